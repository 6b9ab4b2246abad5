### The Boss

the_boss-title = The Boss
the_boss-summary = Schick deine Gangster in die richtigen Städte: Jede gespielte Karte verrät etwas mehr über die verdeckte, ob sie Geld bringt oder Ärger.

## Was auf dem Tisch liegt

the_boss-card = { $city } { $face }
the_boss-no-card = Karte Nr. { $number }, die es in diesem Spiel nicht gibt
the_boss-penalty-revolver = Revolver
the_boss-penalty-prison = Gefängnis
the_boss-penalty-hospital = Krankenhaus
the_boss-penalty-banished = Verbannung
the_boss-badge-gold = Gold
the_boss-badge-silver = Silber
the_boss-badge-double = doppelt
the_boss-money =
    { $money ->
        [one] { $money } Million Dollar
       *[other] { $money } Millionen Dollar
    }
the_boss-professionals =
    { $professionals ->
        [one] { $professionals } Profi
       *[other] { $professionals } Profis
    }
the_boss-occasionals = { $occasionals } Gelegenheitsgangster
the_boss-gang =
    { $professionals ->
        [0] { the_boss-occasionals }
       *[other]
            { $occasionals ->
                [0] { the_boss-professionals }
               *[other] { the_boss-professionals } und { the_boss-occasionals }
            }
    }

## Was zu entscheiden ist

the_boss-stage-place = Gangster in eine Stadt setzen, oder niemanden
the_boss-stage-play = Eine Karte spielen
the_boss-action-place = { the_boss-gang } nach { $city } schicken
the_boss-action-place-nothing = Niemanden setzen
the_boss-action-play = { $card } spielen

## Was geschieht

the_boss-event-game-began =
    Eine Partie The Boss zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $players }
    } beginnt. Den Startstein bekommt zuerst { $start_player }.
the_boss-event-round-began =
    Runde { $round } beginnt. { $start_player } fängt an; Chicago liegt rechts von { $left_of_chicago ->
        [one] { $left_of_chicago } Stadt
       *[other] { $left_of_chicago } Städten
    }.
the_boss-event-backs-dealt =
    { $seat } hält { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } von { $city }.
the_boss-event-card-dealt = { $seat } bekommt { $card }.
the_boss-event-placed = { $seat } schickt { the_boss-gang } nach { $city }.
the_boss-event-placed-nothing = { $seat } setzt niemanden.
the_boss-event-played = { $seat } spielt { $card }.
the_boss-event-police-turned = Eine Polizeikarte wird aufgedeckt: { $badge }. Offen sind damit { $gold }-mal Gold und { $silver }-mal Silber.
the_boss-event-last-round = Die dritte Marke einer Farbe: Runde { $round } ist die letzte.
the_boss-event-last-turn-order =
    { $position ->
        [1] Letzter Zug: { $seat } beginnt
       *[other] Danach, als Nr. { $position }, { $seat }
    } mit { $gangsters ->
        [0] keinem Gangster
        [one] noch { $gangsters } Gangster
       *[other] noch { $gangsters } Gangstern
    } vor sich.
the_boss-event-hidden-turned-up = Die verdeckte Karte wird aufgedeckt: { $card }.
the_boss-event-nobody-won = In { $city } steht niemand, also bekommt niemand die Karte.
the_boss-event-money-won =
    { $money ->
        [0] { $seat } führt in { $city } und gewinnt nichts.
       *[other] { $seat } führt in { $city } und gewinnt { the_boss-money }.
    }
the_boss-event-shot = { $seat } führt in { $city } und verliert einen Profi durch den Revolver.
the_boss-event-imprisoned = { $seat } führt in { $city }: Ein Profi muss für zwei Runden ins Gefängnis.
the_boss-event-hospitalised = { $seat } führt in { $city }: Ein Profi muss für eine Runde ins Krankenhaus.
the_boss-event-banished = { $seat } führt in { $city } und wird von dort für immer verbannt.
the_boss-event-chicago-paid =
    { $money ->
        [0] { $seat } führt in Chicago, doch die Summe links davon ({ $sum }) bringt nichts ein.
       *[other] { $seat } führt in Chicago: Die Summe links davon ({ $sum }) bringt { the_boss-money } ein.
    }
the_boss-event-chicago-unled =
    { $sum ->
        [0] In Chicago steht niemand, und zu holen war auch nichts.
       *[other] In Chicago steht niemand: Die Summe links davon ({ $sum }) bekommt niemand.
    }
the_boss-event-came-back =
    { $from_prison ->
        [0] { $from_hospital ->
            [one] Ein Profi von { $seat } kommt aus dem Krankenhaus zurück.
           *[other] { $from_hospital } Profis von { $seat } kommen aus dem Krankenhaus zurück.
        }
       *[other] { $from_hospital ->
            [0] { $from_prison ->
                [one] Ein Profi von { $seat } kommt aus dem Gefängnis zurück.
               *[other] { $from_prison } Profis von { $seat } kommen aus dem Gefängnis zurück.
            }
           *[other] Profis von { $seat } kommen zurück: { $from_prison } aus dem Gefängnis, { $from_hospital } aus dem Krankenhaus.
        }
    }
the_boss-event-chicago-moved =
    Chicago rückt einen Platz nach rechts, vorbei an { $left_of_chicago ->
        [one] der ersten Stadt
       *[other] Stadt Nr. { $left_of_chicago } der Reihe
    }.
the_boss-event-extra-round = { $players_level } Spieler liegen in allem gleichauf: Eine Zusatzrunde entscheidet.
the_boss-event-game-won =
    { $sharing ->
        [1] { $seat } gewinnt das Spiel mit { the_boss-money }.
       *[other] { $seat } gewinnt gemeinsam mit anderen ({ the_boss-money }).
    }

## Was nicht erlaubt ist

the_boss-refusal-game-over = Das Spiel ist aus; der Sieg ging an { $winners }.
the_boss-refusal-not-your-turn = { $acting } ist am Zug, nicht du.
the_boss-refusal-not-your-last-turn = Im letzten Zug beginnt, wer noch die meisten Gangster hat: { $acting } ist am Zug.
the_boss-refusal-already-placed = Du hast schon gesetzt oder darauf verzichtet; spiel jetzt eine Karte.
the_boss-refusal-place-first = Setz zuerst Gangster, oder niemanden; spiel danach eine Karte.
the_boss-refusal-city-not-in-play = { $city } ist an diesem Tisch nicht im Spiel.
the_boss-refusal-places-nobody = So kommt niemand nach { $city }. Wenn du niemanden setzen willst, schreib: „place nothing“.
the_boss-refusal-is-banished = Du bist aus { $city } verbannt und darfst dort nie wieder setzen.
the_boss-refusal-too-few-professionals =
    Du willst { $needs ->
        [one] { $needs } Profi
       *[other] { $needs } Profis
    } nach { $city } schicken, hast aber { $has ->
        [0] keinen
       *[other] nur { $has }
    } übrig.
the_boss-refusal-too-few-occasionals =
    Du willst { $needs } Gelegenheitsgangster nach { $city } schicken, hast aber { $has ->
        [0] keinen
       *[other] nur { $has }
    } übrig.
the_boss-refusal-chicago-too-soon = Nach { $city } darfst du erst, wenn du in dieser Runde schon einen Gangster in einer anderen Stadt hast.
the_boss-refusal-occasionals-alone = Gelegenheitsgangster stehen nie allein: Schick einen Profi mit nach { $city }.
the_boss-refusal-no-majority =
    Du brauchst in { $city } mindestens { $needs } Gangster mehr: { $leader } führt dort mit { $leader_has }, du hast { $there ->
        [0] keinen
       *[other] { $there }
    } und würdest nur { $has } dazusetzen.
the_boss-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.

## Wie man Aktionen schreibt

the_boss-usage-place = Schreib „place STADT PROFIS GELEGENHEITSGANGSTER“, zum Beispiel „place detroit 2 1“, oder „place nothing“.
the_boss-usage-play = Schreib „play STADT KARTE“, zum Beispiel „play detroit revolver“ oder „play boston 3“.

## Die Regeln

the_boss-rule-cities-in-play =
    Zu zweit sind die Städte 1 bis 3 im Spiel, zu dritt 1 bis 5, zu viert alle sieben; Chicago ist immer dabei. Zu zweit oder zu dritt darf man andere wählen: jede Auswahl (zu zweit drei oder vier Städte), deren Karten abzüglich einer je Stadt genau fünf für jede Hand ergeben { -ruling }.
    .title = Städte im Spiel
the_boss-rule-row =
    Die Städte liegen nebeneinander in der Reihenfolge ihrer Nummern. In der ersten Runde liegt Chicago an zweiter Stelle.
    .title = Die Reihe der Städte
the_boss-rule-open-decks =
    Die Charakterkarte einer Stadt zeigt, welche Stadtkarten es dort gibt. Das wissen also alle.
    .title = Bekannte Karten
the_boss-rule-hidden-card =
    Vor jeder Runde werden alle Stadtkarten gemischt. Von jeder Stadt kommt eine Karte ungesehen und verdeckt unter die Stadt (bei Chicago keine); der Rest wird verteilt, fünf auf jede Hand.
    .title = Die verdeckte Karte
the_boss-rule-open-backs =
    Die Rückseiten der Handkarten sind offen: Alle sehen, wie viele Karten welcher Stadt du hältst, aber nicht welche.
    .title = Offene Rückseiten
the_boss-rule-open-information =
    Offen für alle, auch für Zuschauer: Rückseiten, gespielte Karten, gesetzte und übrige Gangster, Gefängnis, Krankenhaus, Verbannungen, Geld und aufgedeckte Polizeikarten. Geheim: fremde Handkarten, die verdeckten Karten und die Reihenfolge der Polizeikarten { -ruling }.
    .title = Was alle wissen dürfen
the_boss-rule-start-player =
    Wer zuerst den Startstein bekommt, entscheidet das Los { -ruling }; nach jeder Runde wandert der Stein im Uhrzeigersinn weiter.
    .title = Startstein
the_boss-rule-turn-order =
    Eine Runde hat fünf Züge. In den ersten vier beginnt, wer den Startstein hat; die anderen folgen im Uhrzeigersinn.
    .title = Zugfolge
the_boss-rule-place-one-city =
    In deinem Zug darfst du beliebig viele Gangster in eine Stadt schicken, Profis und Gelegenheitsgangster; alle zählen eins. Wer niemanden setzen kann, spielt einfach eine Karte: Niemand scheidet aus { -ruling }.
    .title = In eine Stadt setzen
the_boss-rule-place-majority =
    Nach dem Setzen musst du in dieser Stadt mehr Gangster haben als jeder andere. Gleichstand gibt es also nie.
    .title = Mehrheit beim Setzen
the_boss-rule-place-occasionals =
    Gelegenheitsgangster kommen nur zusammen mit einem eigenen Profi in eine Stadt oder dorthin, wo schon einer von dir steht.
    .title = Gelegenheitsgangster nie allein
the_boss-rule-place-final =
    Wer gesetzt ist, bleibt bis zum Ende der Runde stehen.
    .title = Gesetzt ist gesetzt
the_boss-rule-place-chicago =
    Nach Chicago darfst du nur, wenn du in dieser Runde { -ruling } schon einen Gangster in einer anderen Stadt hast. Sonst gelten dort alle Regeln des Setzens.
    .title = In Chicago setzen
the_boss-rule-place-banished =
    In einer Stadt, aus der du verbannt bist, darfst du nicht setzen.
    .title = Kein Weg zurück
the_boss-rule-play-card =
    Danach musst du eine Handkarte offen auf den Stapel ihrer Stadt spielen; das darf jede Stadt sein. Dann setzt du niemanden mehr; alle Karten der Runde bleiben lesbar.
    .title = Eine Karte spielen
the_boss-rule-police =
    Sobald alle nur noch zwei Karten haben, wird eine Polizeikarte aufgedeckt. Die dritte Marke einer Farbe macht diese Runde zur letzten; die doppelte Karte zählt für beide Farben.
    .title = Polizei
the_boss-rule-last-turn-order =
    Im fünften Zug beginnt, wer noch die meisten Gangster vor sich hat, und so weiter; bei Gleichstand gilt der Uhrzeigersinn ab dem Startstein. Gesetzte Gangster und solche in Gefängnis oder Krankenhaus zählen nicht.
    .title = Reihenfolge im letzten Zug
the_boss-rule-reckoning-order =
    Abgerechnet wird von links nach rechts, Chicago an seinem Platz. Die Reihenfolge ändert nichts { -ruling }.
    .title = Reihenfolge der Abrechnung
the_boss-rule-win-city =
    Alle verdeckten Karten werden aufgedeckt; wer in einer Stadt die meisten Gangster hat, bekommt ihre Karte. Steht dort niemand, bekommt sie niemand { -ruling }.
    .title = Eine Stadt gewinnen
the_boss-rule-money =
    Das Geld auf der Karte gehört dir, ohne Obergrenze.
    .title = Geld
the_boss-rule-revolver =
    Revolver: Einer deiner Profis dort scheidet aus dem Spiel aus.
    .title = Revolver
the_boss-rule-prison =
    Gefängnis: Einer deiner Profis dort setzt die nächsten zwei Runden aus.
    .title = Gefängnis
the_boss-rule-hospital =
    Krankenhaus: Einer deiner Profis dort setzt die nächste Runde aus.
    .title = Krankenhaus
the_boss-rule-banished =
    Verbannung: In dieser Stadt darfst du nie wieder setzen.
    .title = Verbannung
the_boss-rule-chicago-payout =
    Wer in Chicago führt, bekommt die abgerundete Hälfte der Summe der zuletzt gespielten Karten in den Städten links davon. Strafen zählen dort 0 und treffen niemanden; die andere Hälfte verfällt.
    .title = Gewinn in Chicago
the_boss-rule-return =
    Profis ohne Strafe kehren zu ihrem Besitzer zurück. Gelegenheitsgangster, die in dieser Runde gesetzt wurden, verlassen das Spiel; die übrigen bleiben.
    .title = Heimkehr
the_boss-rule-chicago-moves =
    Vor jeder neuen Runde rückt Chicago einen Platz nach rechts, bis es ganz rechts liegt.
    .title = Chicago wandert
the_boss-rule-winner =
    Wer am Ende das meiste Geld hat, gewinnt.
    .title = Sieg
the_boss-rule-tie-last-round =
    Bei gleichem Geld entscheidet der höhere Gewinn der letzten Runde, Chicago eingeschlossen.
    .title = Gleichstand 1: letzte Runde
the_boss-rule-tie-gangsters =
    Ist auch der gleich, gewinnt, wer mehr Gangster hat: alle, die in einer weiteren Runde mitmachen könnten { -ruling }.
    .title = Gleichstand 2: Gangster
the_boss-rule-tie-extra-round =
    Ist selbst das gleich, spielen alle eine Zusatzrunde ohne Polizeikarte. Dann entscheiden unter allen Geld, Gewinn dieser Runde und Gangster; wer noch immer gleichauf ist, teilt sich den Sieg { -ruling }.
    .title = Gleichstand 3: Zusatzrunde

## Das Brett als Text

the_boss-board-you = { $player } (du)
the_boss-board-round = The Boss · Runde { $round } · Zug { $turn } von 5 · Startstein: { $start_player }
the_boss-board-last-round = LETZTE RUNDE
the_boss-board-extra-round = ZUSATZRUNDE
the_boss-board-last-turn = Letzter Zug, die meisten Gangster vor sich zuerst: { $order }
the_boss-board-result =
    { $rounds ->
        [one] The Boss · nach { $rounds } Runde
       *[other] The Boss · nach { $rounds } Runden
    }
the_boss-board-cities = Die Städte, von links nach rechts
the_boss-board-cards = Ihre Karten
the_boss-board-played = Gespielt
the_boss-board-gangsters = Gangster
the_boss-board-hidden = Verdeckte Karte
the_boss-board-chicago = links { $sum }: bringt { $money } ein
the_boss-board-banished = verbannt: { $players }
the_boss-board-legend-unseen = ? noch nicht gesehen
the_boss-board-legend-house = ° eigener Wert, nicht der gedruckte
the_boss-board-legend-top = die zuletzt gespielte zählt für Chicago
the_boss-board-legend-leader = ▲ führt
the_boss-board-legend-gang = 2+1: 2 Profis, 1 Gelegenheitsgangster
the_boss-board-players = Am Tisch, in Zugfolge; Handkarten nach Nummer der Stadt
the_boss-board-standing = Am Tisch
the_boss-board-money = Geld
the_boss-board-millions = { $money } Mio.
the_boss-board-front = Vor sich
the_boss-board-backs = Hand
the_boss-board-away = Abwesend
the_boss-board-earned = Runde für Runde
the_boss-board-in-prison =
    { $rounds ->
        [one] { $gangsters } in Haft ({ $rounds } Runde)
       *[other] { $gangsters } in Haft ({ $rounds } Runden)
    }
the_boss-board-in-hospital =
    { $rounds ->
        [one] { $gangsters } verletzt ({ $rounds } Runde)
       *[other] { $gangsters } verletzt ({ $rounds } Runden)
    }
the_boss-board-shot = { $gangsters } erschossen
the_boss-board-police = Polizei
the_boss-board-badges = Gold { $gold } von 3, Silber { $silver } von 3, verdeckt { $left }
the_boss-board-hand = Deine Hand
