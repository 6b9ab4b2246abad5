### Gangsta!

gangsta-title = Gangsta!
gangsta-summary = Bau Karte für Karte eine Bande auf und zieh mit ihr Coups durch, allein oder mit den anderen, bevor ein Spitzel redet oder der Bandenkrieg kommt.

## Was auf dem Tisch liegt

gangsta-person = { $number } ({ $family }, { $skills })
gangsta-heist = { $number } ({ $kind })
gangsta-snitch = ein Spitzel, der { $informants } Informanten verlangt
gangsta-resource = { $name } ({ $number })
gangsta-money = { $money } Dollar
gangsta-chapter =
    { $chapter ->
        [1] I
        [2] II
       *[other] III
    }
gangsta-family-bratva = Bratva
gangsta-family-cartel = Kartell
gangsta-family-ghetto-gang = Ghettobande
gangsta-family-mafia = Mafia
gangsta-family-triads = Triaden
gangsta-kind-armored-van = Geldtransporter
gangsta-kind-casino = Casino
gangsta-kind-inmate-transfer = Gefangenentransport
gangsta-kind-jewelry = Juwelier
gangsta-kind-supermarket = Supermarkt
gangsta-kind-rival-gangs = Rivalisierende Banden
gangsta-kind-hack-attack = Hackerangriff
gangsta-kind-drug-dealer = Drogendealer
gangsta-kind-offshore-investment = Offshore-Anlage
gangsta-kind-art-theft = Kunstraub
gangsta-skill-leader = Anführer
gangsta-skill-mercenary = Söldner
gangsta-skill-informant = Informant
gangsta-skill-sniper = Scharfschütze
gangsta-skill-brawler = Schläger
gangsta-skill-hacker = Hacker
gangsta-reward-hire = Anheuern
gangsta-reward-train = Ausbildung { $skill }
gangsta-reward-extra-turn = Extrazug
gangsta-reward-steal = Diebstahl { $money } $
gangsta-reward-divert = Ablenkung { $gangsters }
gangsta-reward-murder = Mord
gangsta-reward-rally = Mobilmachung

## Was zu entscheiden ist

gangsta-stage-keep = Eine deiner zwei Ressourcenkarten behalten
gangsta-stage-mobilise = Gangster im Einsatz verfügbar machen, oder niemanden
gangsta-stage-act = Anheuern, einen Coup durchführen oder passen
gangsta-stage-engage = Einen Gangster im Coup einsetzen
gangsta-stage-hire = Belohnung: einen Gangster anheuern, oder niemanden
gangsta-stage-train = Belohnung: wählen, wer die Fähigkeit lernt, oder niemand
gangsta-stage-steal = Belohnung: wählen, wen du bestiehlst
gangsta-stage-divert = Belohnung: einen fremden Gangster ablenken, oder niemanden
gangsta-stage-murder = Belohnung: wählen, wer einen Gangster verliert
gangsta-stage-rally = Belohnung: die ganze Bande verfügbar machen, oder nicht
gangsta-stage-victim = Mord: wählen, welcher Gangster stirbt
gangsta-stage-jet = Privatjet: einen Gangster verfügbar machen, oder niemanden
gangsta-stage-arrest = Verhaftung: wählen, welcher Gangster verloren geht
gangsta-stage-war = Bandenkrieg: wählen, welcher Gangster verloren geht
gangsta-stage-recover = Krankenhaus: einen Gangster zurückholen, oder niemanden
gangsta-stage-discard = Einen offenen Gangster oder Coup ablegen, oder nichts
gangsta-stage-society = Geheimbund: einen Anführer verfügbar machen, oder niemanden
gangsta-action-keep = Ressourcenkarte { $number } behalten
gangsta-action-hire = { $number } anheuern
gangsta-action-hire-nothing = Niemanden anheuern
gangsta-action-heist = Coup { $number } durchführen
gangsta-action-pass = Passen und Geld nehmen
gangsta-action-free = { $number } verfügbar machen
gangsta-action-free-all = Die ganze Bande für 1 Dollar verfügbar machen
gangsta-action-free-nothing = Niemanden mehr verfügbar machen
gangsta-action-engage = { $number } einsetzen
gangsta-action-ignore = Das letzte fehlende Symbol auslassen
gangsta-action-train = { $number } ausbilden
gangsta-action-train-nothing = Niemanden ausbilden
gangsta-action-steal = Die Bande von Boss { $number } bestehlen
gangsta-action-divert = { $number } ablenken
gangsta-action-divert-nothing = Niemanden mehr ablenken
gangsta-action-murder = In der Bande von Boss { $number } morden
gangsta-action-rally = Die ganze Bande verfügbar machen
gangsta-action-rally-nothing = Die Bande lassen, wie sie ist
gangsta-action-recover = { $number } zurückholen
gangsta-action-recover-nothing = Niemanden mehr zurückholen
gangsta-action-discard = { $number } aus der Auslage ablegen
gangsta-action-discard-nothing = Nichts ablegen
gangsta-action-remove = { $number } aufgeben

## Was geschieht

gangsta-event-game-began =
    Eine Partie Gangsta! zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $players }
    } beginnt. { $start_player } fängt an.
gangsta-event-boss-dealt = { $seat } bekommt Boss { $person } und { gangsta-money }.
gangsta-event-heist-laid-out = Neu in der Auslage: Coup { $heist }.
gangsta-event-gangster-laid-out = Neu in der Auslage: Gangster { $person }.
gangsta-event-resource-dealt = { $seat } bekommt eine Ressourcenkarte: { $resource }.
gangsta-event-resource-chosen = { $seat } hat eine Ressourcenkarte gewählt.
gangsta-event-resource-kept = { $seat } behält { $resource }.
gangsta-event-resource-revealed = { $seat } deckt eine Ressource auf: { $resource }.
gangsta-event-resource-activated = { $seat } aktiviert die Ressource { $resource }.
gangsta-event-turn-began = { $seat } ist am Zug.
gangsta-event-extra-turn-began = { $seat } macht einen Extrazug.
gangsta-event-counterfeited = { $seat } druckt { gangsta-money } Falschgeld.
gangsta-event-heist-peeked = { $seat } sieht sich die oberste Karte des Coup-Stapels an: { $heist }.
gangsta-event-snitch-peeked = { $seat } sieht sich die oberste Karte des Coup-Stapels an: { $snitch }.
gangsta-event-gangster-peeked = { $seat } sieht sich die oberste Karte des Gangsterstapels an: { $person }.
gangsta-event-synchronised = Die ganze Bande von { $seat } war im Einsatz und wird verfügbar.
gangsta-event-freed = Ein Anführer von { $seat } macht { $person } verfügbar.
gangsta-event-freed-for-money = { $seat } zahlt { gangsta-money } und macht { $person } verfügbar.
gangsta-event-headquarters-freed = { $seat } zahlt { gangsta-money }, und das Hauptquartier macht die ganze Bande verfügbar.
gangsta-event-mobilised-no-more = { $seat } macht niemanden mehr verfügbar.
gangsta-event-hired = { $seat } heuert { $person } für { gangsta-money } an.
gangsta-event-passed = { $seat } passt und nimmt { gangsta-money }.
gangsta-event-heist-began = { $seat } beginnt Coup { $heist }.
gangsta-event-bikers-paid = { $seat } zahlt { gangsta-money }: Die Motorradbande holt einen Coup vom Stapel.
gangsta-event-engaged = { $person } von { $owner } macht mit.
gangsta-event-skill-ignored = { $seat } lässt mit Hightech-Ausrüstung das letzte Symbol aus: { $skill }.
gangsta-event-heist-done =
    { $money ->
        [0] { $influence ->
            [0] { $seat } hat Coup { $heist } durchgeführt.
           *[other] { $seat } hat Coup { $heist } durchgeführt: { $influence } EP.
        }
       *[other] { $influence ->
            [0] { $seat } hat Coup { $heist } durchgeführt: { gangsta-money }.
           *[other] { $seat } hat Coup { $heist } durchgeführt: { gangsta-money } und { $influence } EP.
        }
    }
gangsta-event-cooperation-paid = { $seat } bekommt { gangsta-money } für die Zusammenarbeit.
gangsta-event-hired-nobody = { $seat } heuert niemanden an.
gangsta-event-trained = { $seat } bildet { $person } aus: { $skill }.
gangsta-event-trained-nobody = { $seat } bildet niemanden aus.
gangsta-event-extra-turn-won = { $seat } verdient sich einen Extrazug.
gangsta-event-extra-turn-ignored = { $seat } bekommt jetzt keinen Extrazug: Die Belohnung verfällt.
gangsta-event-stole = { $seat } stiehlt { $from_seat } { gangsta-money }.
gangsta-event-nothing-stolen = { $seat } findet nirgends etwas zu stehlen.
gangsta-event-diverted = { $seat } lenkt { $person } von { $owner } ab.
gangsta-event-diverted-no-more = { $seat } lenkt niemanden mehr ab.
gangsta-event-murder-ordered = { $seat } befiehlt einen Mord in der Bande von { $victim }.
gangsta-event-nobody-murdered = { $seat } findet niemanden, der ermordet werden könnte.
gangsta-event-rallied = { $seat } macht die ganze Bande verfügbar.
gangsta-event-rallied-not = { $seat } lässt die Bande, wie sie ist.
gangsta-event-jet-freed = { $seat } macht { $person } mit dem Privatjet verfügbar.
gangsta-event-jet-unused = { $seat } lässt den Privatjet im Hangar.
gangsta-event-snitch-came = Da kommt { $snitch }.
gangsta-event-snitch-escaped = { $seat } hat { $informants } Informanten und zahlt nichts.
gangsta-event-snitch-paid =
    { $informants ->
        [0] { $seat } hat keinen Informanten und zahlt { gangsta-money }.
       *[other] { $seat } hat { $informants } Informanten und zahlt { gangsta-money }.
    }
gangsta-event-snitch-ruined =
    { $informants ->
        [0] { $seat } hat keinen Informanten
       *[other] { $seat } hat { $informants } Informanten
    } und kann nicht zahlen: { $money ->
        [0] Die Polizei sucht einen Gangster.
       *[other] Alles Geld ({ gangsta-money }) ist weg, und die Polizei sucht einen Gangster.
    }
gangsta-event-lost =
    { $cause ->
        [murder] { $person } von { $seat } wird ermordet.
        [arrest] { $person } von { $seat } wird verhaftet.
       *[war] { $person } von { $seat } fällt im Bandenkrieg.
    }
gangsta-event-hospitalised =
    { $cause ->
        [murder] { $person } von { $seat } überlebt den Mordanschlag, im Krankenhaus.
       *[war] { $person } von { $seat } überlebt den Bandenkrieg, im Krankenhaus.
    }
gangsta-event-recovered = { $seat } holt { $person } aus dem Krankenhaus zurück.
gangsta-event-recovered-no-more = { $seat } holt niemanden mehr aus dem Krankenhaus zurück.
gangsta-event-gangster-discarded = { $seat } legt Gangster { $person } aus der Auslage ab.
gangsta-event-heist-discarded = { $seat } legt Coup { $heist } aus der Auslage ab.
gangsta-event-discarded-nothing = { $seat } legt nichts ab.
gangsta-event-gangsters-reshuffled =
    { $cards ->
        [one] { $cards } abgelegter Gangster bildet einen neuen Stapel.
       *[other] { $cards } abgelegte Gangster bilden einen neuen Stapel.
    }
gangsta-event-heists-reshuffled =
    { $cards ->
        [one] { $cards } abgelegter Coup bildet einen neuen Stapel.
       *[other] { $cards } abgelegte Coups bilden einen neuen Stapel.
    }
gangsta-event-society-freed = { $seat } macht { $person } über den Geheimbund verfügbar.
gangsta-event-society-unused = { $seat } lässt den Geheimbund in Ruhe.
gangsta-event-stalemate = Seit { $turns } Zügen hat niemand angeheuert oder einen Coup durchgeführt.
gangsta-event-chapter-ended = Kapitel { gangsta-chapter } endet im Zug von { $seat }, mit einer Bande von { $gang }.
gangsta-event-occasional-income =
    { $money ->
        [0] { $seat } hat die meisten Symbole, { $symbols }, und bekommt nichts.
       *[other]
            { $symbols ->
                [one] { $seat } hat { $symbols } Symbol und bekommt { gangsta-money }.
               *[other] { $seat } hat { $symbols } Symbole und bekommt { gangsta-money }.
            }
    }
gangsta-event-war-strength =
    { $mercenaries ->
        [0] Bandenkrieg: { $seat } hat keinen Söldner.
       *[other] Bandenkrieg: { $seat } hat { $mercenaries } Söldner.
    }
gangsta-event-war-won =
    { $mercenaries ->
        [one] { $seat } gewinnt den Bandenkrieg mit { $mercenaries } Söldner.
       *[other] { $seat } gewinnt den Bandenkrieg mit { $mercenaries } Söldnern.
    }
gangsta-event-war-tied =
    { $mercenaries ->
        [0] Niemand hat einen Söldner: Niemand gewinnt den Bandenkrieg, und alle verlieren einen Gangster.
       *[other] Gleichstand bei den meisten Söldnern ({ $mercenaries }): Niemand gewinnt den Bandenkrieg, und alle verlieren einen Gangster.
    }
gangsta-event-counterfeit-filed = { $seat } legt die Falschgelddruckerei zu den gelungenen Coups.
gangsta-event-counterfeit-out = Die Falschgelddruckerei von { $seat } wurde nie aktiv und verlässt das Spiel.
gangsta-event-chapter-began = Kapitel { gangsta-chapter } beginnt; als Nächstes kommt { $start_player }.
gangsta-event-game-ended =
    { $snitches ->
        [3] Der dritte Spitzel von Kapitel III hat geredet: Das Spiel ist aus.
       *[other] Das Spiel ist aus.
    }
gangsta-event-scored = { $seat } hat { $influence } EP und eine Bande von { $gang }.
gangsta-event-game-won =
    { $sharing ->
        [1] { $seat } gewinnt das Spiel mit { $influence } EP.
       *[other] { $seat } gewinnt gemeinsam mit anderen, mit { $influence } EP.
    }

## Was nicht erlaubt ist

gangsta-refusal-game-over = Das Spiel ist aus; der Sieg ging an { $winners }.
gangsta-refusal-not-your-turn = Jetzt entscheidet { $acting }, nicht du.
gangsta-refusal-kept-already = Du hast deine Ressourcenkarte schon gewählt; die anderen wählen noch.
gangsta-refusal-not-dealt = { $resource } hast du nicht bekommen.
gangsta-refusal-mobilise-first = Mach zuerst Gangster verfügbar, oder niemanden; dann kommt deine Aktion.
gangsta-refusal-act-now = Jetzt kannst du anheuern, einen Coup durchführen oder passen.
gangsta-refusal-finish-the-heist = Ein Coup läuft: Setz Gangster ein, bis nichts mehr fehlt.
gangsta-refusal-take-the-reward = Zuerst ist die Belohnung des Coups an der Reihe.
gangsta-refusal-free-by-jet = Sag zuerst, wen der Privatjet verfügbar macht, oder niemanden.
gangsta-refusal-free-a-leader = Sag zuerst, welchen Anführer der Geheimbund verfügbar macht, oder niemanden.
gangsta-refusal-recover-first = Sag zuerst, wen du aus dem Krankenhaus zurückholst, oder niemanden.
gangsta-refusal-discard-first = Du hast gepasst: Leg einen offenen Gangster oder Coup ab, oder nichts.
gangsta-refusal-give-up-first = Zuerst muss ein Gangster aufgegeben werden.
gangsta-refusal-keep-first = Behalte zuerst eine deiner zwei Ressourcenkarten.
gangsta-refusal-not-in-gang = { $person } gehört nicht zu der Bande, um die es geht.
gangsta-refusal-not-engaged = { $person } ist nicht im Einsatz, also gibt es nichts verfügbar zu machen.
gangsta-refusal-freeing-costs = Jemanden verfügbar zu machen kostet jetzt { $needs } Dollar, und du hast { $has } Dollar.
gangsta-refusal-no-headquarters = Nur ein aktives Hauptquartier macht die ganze Bande auf einmal verfügbar.
gangsta-refusal-no-leader = { $person } ist kein Anführer.
gangsta-refusal-not-for-hire = { $person } kann jetzt nicht angeheuert werden.
gangsta-refusal-too-expensive = { $person } kostet { $needs } Dollar, und du hast { $has } Dollar.
gangsta-refusal-heist-not-open = Coup { $heist } liegt nicht offen aus.
gangsta-refusal-bikers-cost = Ein Coup vom Stapel kostet { $needs } Dollar, und du hast { $has } Dollar.
gangsta-refusal-skills-missing = Für Coup { $heist } sind nicht genug Fähigkeiten verfügbar; es fehlt: { $skills }.
gangsta-refusal-nobody-to-start = Coup { $heist } musst du mit einem eigenen verfügbaren Gangster beginnen, der eine der nötigen Fähigkeiten hat.
gangsta-refusal-not-cooperative = Coup { $heist } ist kein gemeinsamer, darum kann { $person } nicht helfen.
gangsta-refusal-start-with-own = Beginn mit einem eigenen Gangster; danach darf { $person } helfen.
gangsta-refusal-not-available = { $person } ist schon im Einsatz.
gangsta-refusal-not-useful = { $person } hat keine der fehlenden Fähigkeiten: { $skills }.
gangsta-refusal-no-high-tech = Nur aktive Hightech-Ausrüstung lässt ein Symbol aus, und nur bei Hackerangriff oder Kunstraub.
gangsta-refusal-more-than-one-missing = Hightech-Ausrüstung lässt ein Symbol aus, aber es fehlen mehr: { $skills }.
gangsta-refusal-took-no-part = { $person } war bei diesem Coup nicht dabei.
gangsta-refusal-has-learned = { $person } hat schon eine Fähigkeit gelernt.
gangsta-refusal-second-leader = { $person } ist schon Anführer, und das wird niemand zweimal.
gangsta-refusal-not-a-rival = { $person } gehört zu keiner gegnerischen Bande.
gangsta-refusal-nothing-to-steal =
    { $money ->
        [0] Die Bande von { $person } hat kein Geld.
       *[other] Alles Geld der Bande von { $person } ({ gangsta-money }) liegt sicher in der Bank.
    }
gangsta-refusal-no-victim = Niemand in der Bande von { $person } hat genau zwei Symbole.
gangsta-refusal-boss-is-safe = { $person } ist ein Boss, und ein Boss geht nie verloren.
gangsta-refusal-not-two-symbols =
    { $symbols ->
        [one] { $person } hat { $symbols } Symbol; ermordet werden kann nur, wer genau zwei hat.
       *[other] { $person } hat { $symbols } Symbole; ermordet werden kann nur, wer genau zwei hat.
    }
gangsta-refusal-not-in-hospital = { $person } wartet nicht im Krankenhaus.
gangsta-refusal-not-in-row = { $card } liegt nicht in der Auslage.

## Wie man Aktionen schreibt

gangsta-usage-keep = Schreib „keep KARTE“ mit der Nummer einer Ressourcenkarte, zum Beispiel „keep 905“.
gangsta-usage-hire = Schreib „hire KARTE“ mit der Nummer eines Gangsters, zum Beispiel „hire 121“, oder „hire nothing“.
gangsta-usage-heist = Schreib „heist KARTE“ mit der Nummer eines Coups, zum Beispiel „heist 215“.
gangsta-usage-pass = Schreib „pass“ und sonst nichts.
gangsta-usage-free = Schreib „free KARTE“ mit der Nummer eines Gangsters, zum Beispiel „free 121“, oder „free all“ oder „free nothing“.
gangsta-usage-engage = Schreib „engage KARTE“ mit der Nummer eines Gangsters, zum Beispiel „engage 121“.
gangsta-usage-ignore = Schreib „ignore“ und sonst nichts.
gangsta-usage-train = Schreib „train KARTE“ mit der Nummer eines Gangsters, zum Beispiel „train 121“, oder „train nothing“.
gangsta-usage-steal = Schreib „steal KARTE“ mit der Nummer eines gegnerischen Bosses, zum Beispiel „steal 104“.
gangsta-usage-divert = Schreib „divert KARTE“ mit der Nummer eines Gangsters, zum Beispiel „divert 121“, oder „divert nothing“.
gangsta-usage-murder = Schreib „murder KARTE“ mit der Nummer eines gegnerischen Bosses, zum Beispiel „murder 104“.
gangsta-usage-rally = Schreib „rally“ oder „rally nothing“.
gangsta-usage-recover = Schreib „recover KARTE“ mit der Nummer eines Gangsters, zum Beispiel „recover 121“, oder „recover nothing“.
gangsta-usage-discard = Schreib „discard KARTE“ mit der Nummer eines Gangsters oder Coups, zum Beispiel „discard 215“, oder „discard nothing“.
gangsta-usage-remove = Schreib „remove KARTE“ mit der Nummer eines Gangsters, zum Beispiel „remove 121“.

## Das Brett als Text

gangsta-board-you = { $player } (du)
gangsta-board-chapter = Gangsta! · Kapitel { gangsta-chapter } · es endet mit der ersten Bande von { $size }
gangsta-board-snitch-end =
    { $snitches ->
        [one] oder mit dem nächsten Spitzel
       *[other] oder nach { $snitches } weiteren Spitzeln
    }
gangsta-board-extra-turn = EXTRAZUG
gangsta-board-extra-turn-due = ein Extrazug folgt
gangsta-board-idle =
    { $turns ->
        [one] oder nach { $turns } weiteren Zug ohne Anheuern und Coup
       *[other] oder nach { $turns } weiteren Zügen ohne Anheuern und Coup
    }
gangsta-board-free-left =
    { $gangsters ->
        [0] jeder kostet 1 $
       *[other] { $gangsters } kostenlos, dann je 1 $
    }
gangsta-board-diversions = höchstens { $gangsters }
gangsta-board-loser = aus der Bande von { $player }
gangsta-board-result = Gangsta! · zu Ende in Kapitel { gangsta-chapter }
gangsta-board-money = { $money } $
gangsta-board-influence = { $influence } EP
gangsta-board-of = { $has } von { $needs }
gangsta-board-dealt = Deine zwei Ressourcenkarten: Eine behältst du, die andere geht
gangsta-board-dealt-card =
    { $influence ->
        [0] { $name }: braucht { $skills }
       *[other] { $name }: braucht { $skills }, dann { $influence } EP
    }
gangsta-board-underway = Der laufende Coup
gangsta-board-underway-heist = { $heist } braucht { $skills }
gangsta-board-underway-missing = es fehlt noch: { $skills }
gangsta-board-underway-done = es fehlt nichts mehr
gangsta-board-underway-crew = dabei: { $gangsters }
gangsta-board-underway-brings = bringt { $rewards }
gangsta-board-heists = Coups · Stapel { $deck } · abgelegt { $discarded }
gangsta-board-needs = Braucht
gangsta-board-brings = Bringt
gangsta-board-lack = Fehlt dir
gangsta-board-possible = Möglich für
gangsta-board-everybody = alle
gangsta-board-no-starter = eigener Gangster
gangsta-board-hire = Gangster zum Anheuern · Stapel { $deck } · abgelegt { $discarded }
gangsta-board-skills = Fähigkeiten
gangsta-board-cost = Kosten
gangsta-board-points = EP
gangsta-board-short = { gangsta-board-money } zu wenig
gangsta-board-top = vom Stapel, nur von dir gesehen
gangsta-board-top-heist = { $number } liegt oben auf dem Stapel, nur von dir gesehen; kostet 1 $ extra
gangsta-board-top-snitch = Oben auf dem Stapel, nur von dir gesehen: { $snitch }
gangsta-board-snitches = Spitzel im Stapel, und was sie kosten würden
gangsta-board-informants = Informanten
gangsta-board-snitch = verlangt { $informants } ({ $count }×)
gangsta-board-arrest = Verhaftung
gangsta-board-players = Am Tisch · Fähigkeiten: verfügbar/alle · EP: wenn es jetzt endete
gangsta-board-standing = Endstand in EP
gangsta-board-money-head = Geld
gangsta-board-gang-head = Bande
gangsta-board-heists-head = Coups
gangsta-board-richest = Am reichsten
gangsta-board-largest-gang = Größte Bande
gangsta-board-families = Familien
gangsta-board-resources = Ressource
gangsta-board-total = Summe
gangsta-board-gangs = Banden
gangsta-board-boss = Boss
gangsta-board-resource-active =
    { $influence ->
        [0] { $name }: aktiv
       *[other] { $name }: aktiv, { $influence } EP
    }
gangsta-board-resource-safe = { $name }: aktiv, { $influence } EP, { gangsta-board-money } sicher
gangsta-board-resource-filed = { $name }: bei den gelungenen Coups, { $influence } EP
gangsta-board-resource-waiting =
    { $influence ->
        [0] { $name }: braucht noch { $skills }
       *[other] { $name } ({ $influence } EP): braucht noch { $skills }
    }
gangsta-board-resource-chosen = Ressourcenkarte gewählt
gangsta-board-hospital = im Krankenhaus: { $gangsters }
gangsta-board-legend-cooperative = & gemeinsam; dahinter, was alle Beteiligten bei mehreren Banden bekommen
gangsta-board-legend-engaged = (M): jemand im Einsatz hat es
gangsta-board-legend-arrest = Verhaftung: alles Geld und ein Gangster verloren
gangsta-board-legend-available = ● verfügbar
gangsta-board-legend-busy = ○ im Einsatz
gangsta-board-legend-learned = +L gelernt

## Die Regeln

gangsta-rule-setup =
    Alle bekommen zufällig einen Boss und das Geld, das er mitbringt. Fünf Coups von Kapitel I und fünf Gangster liegen offen aus. Gespielt wird im Uhrzeigersinn; wer beginnt, entscheidet das Los { -ruling }.
    .title = Vorbereitung
gangsta-rule-public =
    Offen: Banden, Geld, beide Auslagen, die Größe der Stapel, Abgelegtes, aufgedeckte Ressourcen und jeder durchgeführte Coup, denn er lag ja offen aus. Geheim: die Reihenfolge der Stapel, angesehene Karten und nicht aufgedeckte Ressourcen. Gelungene Coups liegen verdeckt, darum zählt der Bildschirm die Punkte der anderen vor dem Ende nicht zusammen, außer mit der Option „offene Coup-Punkte“; das betrifft nur die Anzeige, wirklich verborgen ist nichts { -ruling }.
    .title = Was alle wissen dürfen
gangsta-rule-engaged =
    Ein Gangster, der an einem Coup teilnimmt oder abgelenkt wird, ist danach im Einsatz; die anderen sind verfügbar.
    .title = Im Einsatz und verfügbar
gangsta-rule-synchronised =
    Dein Zug beginnt mit dem Mobilisieren. Ist deine ganze Bande im Einsatz, werden alle kostenlos verfügbar, und zwar ungefragt { -ruling }.
    .title = Mobilisieren: alle auf einmal
gangsta-rule-leaders =
    Ist nicht die ganze Bande im Einsatz, so macht jeder deiner Gangster mit einem Anführer-Symbol, der zu Beginn der Phase verfügbar war, einen Gangster im Einsatz wieder verfügbar.
    .title = Mobilisieren: Anführer
gangsta-rule-pay-to-free =
    Jeder weitere Gangster, den du verfügbar machst, kostet 1 Dollar. Du musst nie jemanden verfügbar machen.
    .title = Mobilisieren gegen Geld
gangsta-rule-hire =
    Aktion Anheuern: Zahl die Kosten eines offenen Gangsters. Er kommt verfügbar in deine Bande, und die Auslage wird aufgefüllt.
    .title = Anheuern
gangsta-rule-heist =
    Aktion Coup: Du führst einen der offenen Coups mit Gangstern durch, die die nötigen Fähigkeiten haben; wie, sagen die Regeln zu den Coups.
    .title = Einen Coup durchführen
gangsta-rule-pass =
    Aktion Passen: Nimm 1 Dollar für jeden deiner Gangster mit einem Anführer-Symbol, ob verfügbar oder im Einsatz. Dann darfst du einen offenen Coup oder einen offenen Gangster ablegen; er wird ersetzt.
    .title = Passen
gangsta-rule-stalemate =
    Nach der gedruckten Regel könnte das Spiel endlos dauern. Hat daher zehn Tischrunden lang niemand angeheuert oder einen Coup durchgeführt, endet das Kapitel so, als hätte der Spieler, der zuletzt gepasst hat, den Gangster angeheuert, der es beendet; in Kapitel III ist das Spiel aus { -ruling }.
    .title = Kein Spiel ohne Ende
gangsta-rule-symbols =
    Die sechs Fähigkeiten sind Anführer, Söldner, Informant, Scharfschütze, Schläger und Hacker. Gezählt werden Symbole: Eine Karte mit zwei Söldnern zählt zwei, wo immer Fähigkeiten gezählt werden { -ruling }.
    .title = Symbole zählen
gangsta-rule-learned =
    Ein gelerntes Symbol zählt überall so viel wie ein gedrucktes, und auch der Boss darf lernen. Es geht mit seinem Gangster verloren { -ruling }.
    .title = Gelernte Symbole
gangsta-rule-heist-startable =
    Du darfst einen Coup nur beginnen, wenn die Gangster, die teilnehmen dürfen, alles Nötige mitbringen. Dann führt jede Reihenfolge zum Ziel, und niemand hört mittendrin auf { -ruling }.
    .title = Einen Coup beginnen
gangsta-rule-engage-available =
    Nur verfügbare Gangster nehmen teil. Sie kommen einer nach dem anderen in beliebiger Reihenfolge in den Einsatz.
    .title = Einer nach dem anderen
gangsta-rule-engage-useful =
    Jeder muss mindestens eine Fähigkeit haben, die noch fehlt; was er sonst kann, spielt keine Rolle.
    .title = Niemand ohne Nutzen
gangsta-rule-engage-no-holding-back =
    Ein Gangster setzt jede seiner Fähigkeiten ein, die noch fehlt. Die Reihenfolge ist also wichtig: Fängt einer an, der fast alles kann, bleibt für die anderen vielleicht nichts zu tun.
    .title = Nichts zurückhalten
gangsta-rule-heist-complete =
    Der Coup ist gelungen, wenn nichts mehr fehlt. Du nimmst die Belohnungen im linken Feld und behältst die Karte verdeckt; erst dann wird die Auslage aufgefüllt.
    .title = Der Coup ist gelungen
gangsta-rule-coop =
    In den Kapiteln II und III gibt es gemeinsame Coups. Du beginnst mit einem eigenen Gangster, der nützlich sein muss; danach dürfen es beliebige verfügbare Gangster aus jeder Bande sein, und niemand kann sich weigern. Alle sind danach im Einsatz.
    .title = Gemeinsame Coups
gangsta-rule-coop-reward =
    Wer am Zug ist, nimmt das linke Feld. Waren Gangster aus zwei oder mehr Banden dabei, bekommen alle Beteiligten, auch wer am Zug ist, zusätzlich das rechte Feld, und zwar einmal { -ruling }.
    .title = Lohn der Zusammenarbeit
gangsta-rule-reward-order =
    Die Reihenfolge ist: Geld im linken Feld, rechtes Feld, besondere Belohnungen wie gedruckt, Privatjet, Auffüllen samt Spitzeln, Geheimbund, Extrazug { -ruling }.
    .title = Reihenfolge der Belohnungen
gangsta-rule-reward-money =
    Du nimmst so viel Geld, wie gedruckt ist; die Bank ist nie leer { -ruling }.
    .title = Belohnung: Geld
gangsta-rule-reward-influence =
    Du bekommst so viele Einflusspunkte (EP), wie gedruckt sind; sie zählen am Ende.
    .title = Belohnung: Einfluss
gangsta-rule-reward-hire =
    Du darfst sofort einen offenen Gangster für seine Kosten anheuern.
    .title = Belohnung: Anheuern
gangsta-rule-reward-training =
    Du darfst die Karte unter einen deiner Gangster schieben, der dabei war: Er hat diese Fähigkeit von nun an für immer. Ein Gangster lernt höchstens eine Fähigkeit und bekommt nie ein zweites Anführer-Symbol. Eine solche Karte ist kein gelungener Coup; verzichtest du oder kommt niemand infrage, ist sie einer.
    .title = Belohnung: Ausbildung
gangsta-rule-reward-extra-turn =
    Du bist sofort noch einmal mit einem ganzen Zug dran, aber nie zweimal nacheinander: Ein zweiter Extrazug verfällt, die übrigen Belohnungen dieses Coups gelten. Nach jedem anderen eigenen Zug kannst du wieder einen verdienen.
    .title = Belohnung: Extrazug
gangsta-rule-reward-steal =
    Nimm einem Gegner so viele Dollar ab wie angegeben, oder alles, was er hat, wenn das weniger ist. Du musst, wenn jemand Geld hat, das gestohlen werden kann { -ruling }.
    .title = Belohnung: Diebstahl
gangsta-rule-reward-divert =
    Du darfst verfügbare Gangster deiner Gegner in den Einsatz schicken, höchstens so viele wie angegeben und beliebig verteilt.
    .title = Belohnung: Ablenkung
gangsta-rule-reward-murder =
    Du nennst einen Gegner, der einen Gangster mit genau zwei Symbolen hat; der Boss ist sicher. Der Genannte wählt selbst, welchen dieser Gangster er ablegt. Du musst, wenn jemand genannt werden kann.
    .title = Belohnung: Mord
gangsta-rule-reward-rally =
    Du darfst deine ganze Bande verfügbar machen.
    .title = Belohnung: Mobilmachung
gangsta-rule-snitch =
    Wird beim Auffüllen ein Spitzel gezogen, zählen alle die Informanten-Symbole ihrer ganzen Bande. Wer weniger hat als die Zahl auf der Karte, zahlt den Unterschied in Dollar, und wer kann, der muss; wer nicht kann, verliert sein ganzes Geld und legt einen Gangster eigener Wahl ab. Alle zahlen zugleich, dann folgen die Verhaftungen in Zugfolge; der Spitzel verlässt das Spiel, und das Auffüllen geht weiter; es kann also noch einer kommen.
    .title = Spitzel
gangsta-rule-snitch-layout =
    Ein Spitzel, der beim Auslegen der fünf Coups eines neuen Kapitels gezogen wird, kommt beiseite, wird ersetzt und wieder eingemischt.
    .title = Spitzel in einem neuen Kapitel
gangsta-rule-boss-safe =
    Der Boss geht nie verloren. Wer nur noch den Boss hat, verliert auch nichts anderes dafür { -ruling }.
    .title = Der Boss ist sicher
gangsta-rule-lost =
    Ermordete, verhaftete und im Bandenkrieg verlorene Gangster verlassen das Spiel, sofern das Krankenhaus sie nicht aufnimmt. Nur wer durch Passen aus der Auslage abgelegt wurde, kommt in einem neuen Stapel wieder { -ruling }.
    .title = Verlorene Gangster
gangsta-rule-discard-order =
    Müssen mehrere ablegen, so wählen sie in Zugfolge, beginnend mit dem, der am Zug ist. Nur die Ressourcenkarten wählen alle gleichzeitig { -ruling }.
    .title = Reihenfolge beim Ablegen
gangsta-rule-gang-size =
    Was ein Kapitel beendet, ist die jetzige Größe einer Bande samt Boss, egal, wie der letzte Gangster dazukam: durch Anheuern, als Belohnung oder aus dem Krankenhaus { -ruling }.
    .title = Größe einer Bande
gangsta-rule-chapter-one-end =
    Kapitel I endet sofort, wenn jemand eine Bande mit 4 Mitgliedern hat. Dann bekommen alle 1 Dollar für jedes Symbol, das ihrer Bande auf die mit den meisten fehlt.
    .title = Ende von Kapitel I
gangsta-rule-chapter-two-end =
    Kapitel II endet, wenn jemand eine Bande mit 7 Mitgliedern hat. Bandenkrieg: Alle zählen ihre Söldner-Symbole. Wer allein die meisten hat, verliert nichts, und alle anderen legen einen Gangster eigener Wahl ab; teilen sich mehrere den ersten Platz, legen alle einen ab.
    .title = Ende von Kapitel II: Bandenkrieg
gangsta-rule-gang-war-two-players =
    Zu zweit legen bei Gleichstand beide einen Gangster eigener Wahl ab, sonst nur der Verlierer. Hat der Sieger mindestens doppelt so viele Söldner-Symbole (auch bei 1 zu 0), so wählt er den Gangster aus, nie den Boss.
    .title = Bandenkrieg zu zweit
gangsta-rule-chapter-at-once =
    Das Anheuern wird noch beendet: zahlen, Ressourcen aktivieren, Gangster auffüllen. Dann kommt das Kapitelende vor allem anderen: Kein alter Coup wird mehr gezogen, also auch kein Spitzel, und ein noch nicht genommener Extrazug verfällt. In Kapitel III ist das Spiel sofort aus { -ruling }.
    .title = Was am Kapitelende zuerst kommt
gangsta-rule-new-chapter =
    Die alten Coups und ihr Stapel kommen weg, fünf des nächsten Kapitels werden ausgelegt. Es beginnt, wer links von dem sitzt, der das Kapitel beendet hat.
    .title = Ein neues Kapitel
gangsta-rule-chapter-three-end =
    Kapitel III und mit ihm das Spiel endet, wenn jemand eine Bande mit 9 Mitgliedern hat oder wenn der dritte Spitzel von Kapitel III abgehandelt ist.
    .title = Ende von Kapitel III
gangsta-rule-decks-run-out =
    Ein leerer Gangsterstapel wird aus den durch Passen abgelegten Gangstern neu gebildet, ein leerer Coup-Stapel aus den in diesem Kapitel abgelegten Coups; das geschieht zum Ziehen, nicht zum Ansehen. Ist nichts da, wird nicht aufgefüllt { -ruling }.
    .title = Leere Stapel
gangsta-rule-score =
    Du zählst die EP deiner gelungenen Coups, die EP deiner Bande und die EP deiner aktiven Ressource zusammen. 2 EP mehr bekommt, wer am reichsten ist, und 2 EP, wer die größte Bande hat; bei Gleichstand bekommen alle Betroffenen je 1, und hat niemand Geld, so sind alle gleich reich.
    .title = Schlusswertung
gangsta-rule-winner =
    Wer die meisten EP hat, gewinnt. Bei Gleichstand gewinnt die größere Bande; wer noch immer gleichauf ist, teilt sich den Sieg.
    .title = Sieg
gangsta-rule-families =
    Aus der Familie deines Bosses anzuheuern kostet 1 Dollar weniger, aber nie weniger als 0 Dollar. Am Ende bringt jede Mehrheit in einer Familie, Bosse eingeschlossen, 2 EP, bei Gleichstand je 1; eine Familie ohne Mitglieder bringt niemandem etwas. Dafür gibt es keine EP für die größte Bande. Alle Varianten lassen sich frei kombinieren.
    .title = Variante: Familien
gangsta-rule-resources =
    Nach dem Auslegen der Coups und Gangster bekommen alle zwei Ressourcenkarten und behalten heimlich eine; dann werden die behaltenen aufgedeckt, und die anderen verlassen das Spiel. Eine Karte wird für immer aktiv, sobald deine Bande alle ihre Fähigkeiten zeigt, und ist dann ihre EP wert. Was zu Beginn eines Zuges wirkt, beginnt mit deinem nächsten Zug. Alle Varianten lassen sich frei kombinieren.
    .title = Variante: Ressourcen
gangsta-rule-resource-bank =
    Deine ersten 10 Dollar können nicht gestohlen werden. Die Bank füllt sich von selbst, und mit dem Geld darin kannst du weiter zahlen, es zählt auch mit { -ruling }.
    .title = Bank
gangsta-rule-resource-police-station =
    Ein Spitzel kostet dich nie mehr als 1 Dollar.
    .title = Polizeirevier
gangsta-rule-resource-high-tech =
    Du ignorierst ein nötiges Symbol bei einem Hackerangriff oder Kunstraub. Sobald genau ein Symbol fehlt, darfst du es ignorieren oder noch jemanden in den Einsatz schicken; ein Coup mit einem einzigen Symbol braucht niemanden { -ruling }.
    .title = Hightech-Ausrüstung
gangsta-rule-resource-bikers =
    Zu Beginn deines Zuges siehst du dir den obersten Coup des Stapels an und darfst ihn in diesem Zug durchführen, wenn du vorher 1 Dollar zahlst. Ein Spitzel, den du dort siehst, bleibt oben liegen; nach einem Coup vom Stapel wird nicht aufgefüllt.
    .title = Motorradbande
gangsta-rule-resource-hospital =
    Deine Gangster, die du durch Mord oder Bandenkrieg verlierst, während es aktiv ist, warten hier, durch einen Spitzel verlorene dagegen nicht. Wenn du passt, darfst du beliebige davon verfügbar zurücknehmen. Wer am Ende noch wartet, zählt für nichts.
    .title = Krankenhaus
gangsta-rule-resource-counterfeit =
    Du bekommst 1 Dollar zu Beginn jedes deiner Züge, vor dem Mobilisieren. Beim Bandenkrieg kommt die Karte zu deinen gelungenen Coups; ist sie dann nicht aktiv, scheidet sie aus und bringt keine EP. Sie zählt nur mit ihren EP: Für die Medien oder die Zahl der Coups ist sie kein Coup { -ruling }.
    .title = Falschgelddruckerei
gangsta-rule-resource-private-jet =
    Nachdem du an einem Coup teilgenommen hast, allein oder gemeinsam, auch als Helfer, darfst du einen deiner Gangster verfügbar machen; das geht in Zugfolge ab dem, der am Zug ist. So steht es auf der Karte; in der Online-Ausgabe gilt es nur für gemeinsame Coups { -ruling }.
    .title = Privatjet
gangsta-rule-resource-black-market =
    Wenn du passt, bekommst du 2 Dollar mehr.
    .title = Schwarzmarkt
gangsta-rule-resource-media =
    Du bekommst 1 EP für jeden deiner gelungenen Coups, der EP zeigt, höchstens 7.
    .title = Medien
gangsta-rule-resource-headquarters =
    Beim Mobilisieren darfst du für 1 Dollar die ganze Bande verfügbar machen.
    .title = Hauptquartier
gangsta-rule-resource-informant-network =
    Zu Beginn deines Zuges siehst du dir den obersten Gangster des Stapels an und darfst ihn in diesem Zug anheuern, auch mit der Belohnung „Anheuern“. Er kostet 1 Dollar weniger, wenn er aus der Familie deines Bosses ist; dazu kommt der Rabatt der Variante Familien { -ruling }.
    .title = Informantennetz
gangsta-rule-resource-secret-society =
    Am Ende deines Zuges darfst du einen deiner Gangster mit einem Anführer-Symbol verfügbar machen.
    .title = Geheimbund
gangsta-rule-options =
    Wählbar und zunächst aus: Passen bringt mindestens 2 Dollar; spätere Plätze beginnen mit 1, 2 und 3 Dollar mehr; offene Coup-Punkte; die drei zusätzlichen Coups von Kapitel II der Online-Fassung.
    .title = Optionen am Tisch
