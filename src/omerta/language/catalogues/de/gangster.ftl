### Gangster

gangster-title = Gangster
gangster-summary = Fahr deine Gangster durch die Bezirke von Chicago, setz sie ab, wo sie zählen, und lass fremde im Hafen verschwinden: An drei Tagen der Abrechnung bringen Mehrheiten Einfluss.

## Was auf dem Tisch liegt

gangster-colour-blue = Blau
gangster-colour-grey = Grau
gangster-colour-yellow = Gelb
gangster-colour-brown = Braun
gangster-colour-green = Grün
gangster-equipment-bodyguard = Bodyguard
gangster-equipment-motor = Motor
gangster-equipment-tommy-gun = Tommy Gun
gangster-equipment-trunk = Kofferraum
gangster-equipment-bumper = Stoßstange
gangster-equipment-door = Tür
# Wer spielt, mit der Farbe, die gerade handelt.
gangster-who = { $seat } ({ $colour })
gangster-space = Feld { $number } in { $place }
gangster-strength =
    { $gangsters ->
        [one] { $gangsters } Gangster mit Rang { $rank }
       *[other] { $gangsters } Gangster, der höchste mit Rang { $rank }
    }
gangster-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
gangster-nowhere = keinen Ort

## Was zu entscheiden ist

gangster-stage-act = Fahren, oder einen Gangster ein- oder ausladen
gangster-stage-unload = Einen zweiten Gangster durch die Tür aussteigen lassen?
gangster-stage-load = Wen lädst du aus dem Nachbarbezirk ein?
gangster-stage-push = Ein anderes Auto wegschieben?
gangster-stage-dump = Den Kofferraum im Hafen ausleeren?
gangster-stage-take = Eine Sonderausrüstung nehmen
gangster-action-of = { $colour }: { $action }
gangster-action-drive = Mit der { $card } nach { $place } fahren
gangster-action-drive-motor = Mit der { $card } und dem Motor nach { $place } fahren
gangster-action-load = Den Gangster auf Feld { $number } einladen
gangster-action-aim = Jemanden aus dem Nachbarbezirk { $place } einladen
gangster-action-unload-own = Einen eigenen Gangster aussteigen lassen
gangster-action-unload = Einen Gangster von { $gangster } aus dem Kofferraum lassen
gangster-action-unload-nothing = Niemanden mehr aussteigen lassen
gangster-action-push = Das Auto von { $pushed } nach { $place } schieben
gangster-action-push-nothing = Niemanden wegschieben
gangster-action-dump = Den ganzen Kofferraum in den Hafen kippen
gangster-action-dump-nothing = Den Kofferraum lassen, wie er ist
gangster-action-take = Ausrüstung nehmen: { $equipment }

## Was geschieht

gangster-event-game-began =
    Eine Partie Gangster zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] fünft
    } beginnt. { $start_player } fängt an.
gangster-event-equipment-dealt = { gangster-who } beginnt mit dieser Ausrüstung: { $equipment }.
gangster-event-tile-dealt = { $place } bekommt die Punktetafel { $tile }.
gangster-event-start-dealt = { gangster-who } beginnt in { $place }, wo das Auto steht, und in { $other_place }.
gangster-event-round-began = Durchgang { $round } beginnt. { $start_player } fängt an.
gangster-event-gangsters-arrived = Jede Farbe bekommt { $gangsters } neue Gangster.
gangster-event-drove = { gangster-who } fährt mit der { $card }: { $path }.
gangster-event-pushed = { gangster-who } schiebt das Auto von { $pushed } nach { $place }.
gangster-event-pushed-nothing = { gangster-who } schiebt niemanden weg.
gangster-event-dumped = { gangster-who } kippt { $gangsters } Gangster von { $gangster } in den Hafen.
gangster-event-dumped-nothing = { gangster-who } lässt den Kofferraum, wie er ist.
gangster-event-took = { gangster-who } nimmt Ausrüstung: { $equipment }.
gangster-event-took-nothing = { gangster-who } findet an der Gold Coast keine neue Ausrüstung.
gangster-event-lost = { gangster-who } muss Ausrüstung abgeben: { $equipment }.
gangster-event-laid-out =
    Neu an der Gold Coast: { $equipment }. { $supply ->
        [0] Der Vorrat ist jetzt leer.
       *[other] Im Vorrat: noch { $supply }.
    }
gangster-event-three-alike = Drei gleiche an der Gold Coast ({ $equipment }): Sie kommen aus dem Spiel.
gangster-event-unloaded = { gangster-who } lädt einen Gangster von { $gangster } aus: { $space }.
gangster-event-unloaded-nothing = { gangster-who } lässt niemanden mehr aussteigen.
gangster-event-aimed = { gangster-who } zielt auf den Nachbarbezirk { $place }.
gangster-event-loaded = { gangster-who } lädt einen Gangster von { $gangster } ein: { $space }.
gangster-event-cards-refreshed = { gangster-who } deckt alle drei Bewegungskarten wieder auf.
gangster-event-police-drawn =
    Die Polizei kommt, und nichts geschieht. { $police ->
        [0] Im Stapel ist kein Polizist mehr.
        [one] Im Stapel ist noch { $police } Polizist.
       *[other] Im Stapel sind noch { $police } Polizisten.
    }
gangster-event-doubled =
    { $place } bekommt { $doublers ->
        [one] die erste
       *[other] die { $doublers }.
    } von 8 Dopplermarken.
gangster-event-must-drive = { $turns } Züge je Farbe lang ist niemand gefahren: { $seat } muss jetzt fahren.
gangster-event-skipped = { $seat } kann nichts tun und wird übersprungen.
gangster-event-standstill = Niemand kann mehr etwas tun: Der Tag der Abrechnung kommt sofort.
gangster-event-reckoning-began = Tag der Abrechnung { $round }! { $seat } zieht die Casinokarte: Jedes „?“ zählt { $casino }.
gangster-event-district-settled =
    { $factor ->
        [2] { $place } ({ $tile }, verdoppelt):
       *[other] { $place } ({ $tile }):
    }
gangster-event-scored = { gangster-who }: { $strength }, { gangster-points }.
gangster-event-earned = { $seat } gewinnt { gangster-points } und hat jetzt { $influence }.
gangster-event-game-won =
    { $sharing ->
        [1] { $seat } gewinnt das Spiel mit { $influence } Einfluss.
       *[other] { $seat } teilt sich den Sieg mit { $influence } Einfluss.
    }

## Was abgelehnt wird

gangster-refusal-game-over = Das Spiel ist vorbei; der Sieg ging an { $winners }.
gangster-refusal-not-your-turn = { $acting } ist am Zug, nicht du.
gangster-refusal-one-colour-each = Du spielst nur { $colour }; lass die Farbe weg.
gangster-refusal-not-your-colour = { $colour } gehört { $owner }.
gangster-refusal-unload-first = Entscheide zuerst, ob { $colour } einen zweiten eigenen aussteigen lässt; wenn nicht: „unload nothing“.
gangster-refusal-load-first = { $colour } hat gezielt: Sag jetzt, wer eingeladen wird.
gangster-refusal-push-first = Entscheide zuerst, ob { $colour } ein anderes Auto wegschiebt; wenn nicht: „push nothing“.
gangster-refusal-dump-first = Entscheide zuerst, ob { $colour } den Kofferraum ausleert; wenn nicht: „dump nothing“.
gangster-refusal-take-first = { $colour } hat an der Gold Coast gehalten und muss eine der offenen Sonderausrüstungen nehmen.
gangster-refusal-card-used = Die { $card } liegt verdeckt; offen: { $cards }.
gangster-refusal-no-motor = Du hast keinen Motor, um eine Verbindung weiter zu fahren.
gangster-refusal-turns-back = Über { $roads } Verbindungen ab { $start } kommst du nach { $place } nur, wenn du unterwegs umkehrst. Du erreichst: { $places }.
gangster-refusal-out-of-reach =
    { $roads ->
        [one] Über eine Verbindung ab { $start } kommst du nicht nach { $place }. Du erreichst: { $places }.
       *[other] Über genau { $roads } Verbindungen ab { $start } kommst du nicht nach { $place }. Du erreichst: { $places }.
    }
gangster-refusal-must-drive = { $turns } Züge lang ist niemand gefahren: Jetzt musst du fahren.
gangster-refusal-in-harbour = { $place }: Hier wird niemand ein- oder ausgeladen; ein Kofferraum wird nur bei der Ankunft geleert.
gangster-refusal-out-of-play = { $place } ist zu dritt nicht im Spiel: Dort liegt keine Punktetafel.
gangster-refusal-no-such-space = Feld { $number } gibt es in { $place } nicht: Die Punktetafel hat { $spaces }.
gangster-refusal-space-empty = Auf Feld { $number } in { $place } steht niemand.
gangster-refusal-trunk-full = Dein Kofferraum ist voll.
gangster-refusal-is-protected = In { $place } passt ein Bodyguard auf sie auf: Niemand sonst darf sie einladen.
gangster-refusal-no-tommy-gun = Ohne Tommy Gun lädst du nur aus dem Bezirk ein, in dem dein Auto steht.
gangster-refusal-aims-from-harbour = { $start }: Von hier wirkt die Tommy Gun nicht.
gangster-refusal-no-road-there = Zwischen { $start } und { $place } gibt es keine Verbindung.
gangster-refusal-nobody-to-take = In { $place } steht kein fremder Gangster.
gangster-refusal-own-across-road = Aus einem Nachbarbezirk lädst du nur fremde Gangster ein; { $gangster } ist deine eigene Farbe.
gangster-refusal-car-empty = Von dir sitzt niemand im Auto.
gangster-refusal-not-in-trunk = In deinem Kofferraum ist kein Gangster von { $gangster }.
gangster-refusal-tile-full = { $place } ist voll.
gangster-refusal-no-second = Hier gibt es nichts abzulehnen: Ein zweiter steigt nur durch die Tür aus, nach dem ersten.
gangster-refusal-nothing-to-push = Wegschieben geht nur mit einer Stoßstange, und nur, wenn du ankommst, wo ein anderes Auto steht.
gangster-refusal-car-elsewhere = Das Auto von { $pushed } steht nicht neben deinem in { $start }.
gangster-refusal-pushed-too-far = Geschoben wird eine Verbindung weit, und zwischen { $start } und { $place } gibt es keine.
gangster-refusal-not-just-stopped = Der Kofferraum wird nur geleert, wenn du gerade auf die Gold Coast gefahren bist.
gangster-refusal-not-taking = Ausrüstung nimmst du nur, wenn du gerade auf die Gold Coast gefahren bist.
gangster-refusal-not-laid-out = Das liegt nicht offen an der Gold Coast: { $equipment }.
gangster-refusal-already-owned = Das hast du schon, und zwei gleiche sind nicht erlaubt: { $equipment }.

## Wie man Aktionen schreibt

gangster-usage-drive = Schreib „drive KARTE ORT“, zum Beispiel „drive 2 the_loop“, mit dem Motor „drive 2+1 the_loop“; zu zweit „drive blue 2 the_loop“.
gangster-usage-load = Schreib „load FELD“, zum Beispiel „load 7“; zu zweit „load blue 7“.
gangster-usage-unload = Schreib „unload own“, oder „unload FARBE“ für jemanden im Kofferraum, oder „unload nothing“; zu zweit „unload blue own“.
gangster-usage-aim = Schreib „aim ORT“, zum Beispiel „aim chinatown“; zu zweit „aim blue chinatown“.
gangster-usage-push = Schreib „push FARBE ORT“, zum Beispiel „push grey the_loop“, oder „push nothing“.
gangster-usage-dump = Schreib „dump trunk“ oder „dump nothing“.
gangster-usage-take = Schreib „take AUSRÜSTUNG“: bodyguard, motor, tommy_gun, trunk, bumper oder door.

## Das Brett als Text

gangster-board-you = { $player } (du)
gangster-board-round = Gangster · Durchgang { $round } von 3
gangster-board-doublers =
    noch { $left ->
        [one] 1 Dopplermarke
       *[other] { $left } Dopplermarken
    }, mindestens { $drives ->
        [one] 1 Fahrt
       *[other] { $drives } Fahrten
    }
gangster-board-must-drive = JETZT MUSST DU FAHREN
gangster-board-result = Gangster · nach 3 Durchgängen
gangster-board-map = Chicago, mit den Autos
gangster-board-districts = Die Bezirke
gangster-board-district = Bezirk
gangster-board-values = Werte
gangster-board-spaces = Felder
gangster-board-scores = Würde jetzt abgerechnet
gangster-board-settled = Wie abgerechnet
gangster-board-legend-scores = B3=10: Blau, 3 Gangster, bekäme 10
gangster-board-legend-doubler = ×2 Dopplermarke
gangster-board-legend-cars = [B] Auto von Blau
gangster-board-legend-house = ° von uns, nicht gedruckt
gangster-board-colours = Die Banden
gangster-board-standing = Am Tisch
gangster-board-influence = Punkte
gangster-board-cards = Karten
gangster-board-riding = Im Auto
gangster-board-trunk = Kofferraum
gangster-board-equipment = Ausrüstung
gangster-board-earned = Nach Durchgängen
gangster-board-reach = Wohin die Autos fahren können, nach Karten
gangster-board-from = ab { $place }
gangster-board-piles = Gold Coast und die Stapel
gangster-board-open = Offen an der Gold Coast: { $equipment }
gangster-board-supply = Vorrat, { $tiles }: { $equipment }
gangster-board-deck = Bezirkskarten, { $cards }: { $police } Polizei, { $districts }
gangster-board-casino = Casinokarten: { $numbers }
gangster-board-forecast = Würde jetzt abgerechnet: { $points }

## Die Regeln

gangster-rule-setup-gangsters =
    Jede Farbe beginnt mit 9 Gangstern auf ihrem Gangster-Tableau. Vor dem zweiten Durchgang steigen 6 weitere in ihr Auto, vor dem dritten noch einmal 5.
    .title = Gangster zu Beginn
gangster-rule-setup-cards =
    Alle drei Bewegungskarten liegen zu Beginn offen, der Einfluss steht auf 0, und die Casinokarten werden gemischt.
    .title = Karten und Einfluss zu Beginn
gangster-rule-setup-equipment =
    Auf der Gold Coast liegen drei Sonderausrüstungen offen aus. Dann zieht jede Farbe eine und legt sie auf ihr linkes Feld.
    .title = Sonderausrüstung zu Beginn
gangster-rule-setup-tiles =
    Von den 15 Punktetafeln werden 10 zufällig auf die Bezirke verteilt, je eine; die übrigen fünf kommen nicht ins Spiel.
    .title = Punktetafeln
gangster-rule-setup-three-players =
    Zu dritt ist Cicero nicht im Spiel: keine Punktetafel, keine Gangster, keine Wertung, und die Bezirkskarte kommt aus dem Stapel. Die Verbindungen bleiben offen, Autos dürfen dort halten, und eine Tommy Gun wirkt auch von dort { -ruling }.
    .title = Zu dritt ohne Cicero
gangster-rule-setup-start =
    In Zugfolge zieht jede Farbe zwei Bezirkskarten, setzt in beiden Bezirken einen Gangster auf das erste Feld und stellt ihr Auto in den zuerst gezogenen Bezirk. Keine Karte wird zurückgelegt, alle Startbezirke sind also verschieden; 7 Gangster bleiben auf dem Gangster-Tableau.
    .title = Startaufstellung
gangster-rule-setup-first-doubler =
    Alle Bezirkskarten ohne die Polizisten werden gemischt; der Bezirk der obersten bekommt die erste Dopplermarke, und diese Karte wird abgelegt. Dann werden Polizisten unter die übrigen gemischt: zwei zu zweit, zu dritt oder zu viert, drei zu fünft.
    .title = Die erste Dopplermarke
gangster-rule-first-player =
    Wer das Spiel beginnt, entscheidet das Los { -ruling }.
    .title = Wer beginnt
gangster-rule-open-information =
    Alles ist offen, nur nicht die Reihenfolge der verdeckten Stapel; was einen Stapel verlassen hat, ist bekannt { -ruling }.
    .title = Was alle wissen dürfen
gangster-rule-turn-one-action =
    In deinem Zug musst du genau eines von beidem tun: fahren oder aber aus- bzw. einladen. Passen darfst du nicht. Hat jeder Ort zwei Verbindungen, kannst du immer fahren; auf einem eigenen Plan mit einer Sackgasse kannst du keine Karte wählen, für die es keinen Weg gibt, und ist gar nichts erlaubt, wird dein Zug übersprungen.
    .title = Eine Aktion pro Zug
gangster-rule-drive-exact =
    Zum Fahren drehst du eine deiner offenen Bewegungskarten um und ziehst dein Auto über genau so viele Verbindungen, wie sie anzeigt. Von Greek Town kommst du zum Beispiel mit einer 3 nach The Loop, Little Africa, West Side oder Little Italy, aber in keinen anderen Bezirk.
    .title = Fahren
gangster-rule-drive-no-turning =
    Dein Auto darf nie direkt über die Verbindung zurück, über die es gerade gefahren ist. Im Kreis zu fahren ist erlaubt; sonst schränkt nichts den Weg ein { -ruling }.
    .title = Kein Umkehren
gangster-rule-drive-shared =
    An einem Ort dürfen beliebig viele Autos stehen.
    .title = Mehrere Autos an einem Ort
gangster-rule-cards-refresh =
    Hast du deine dritte Bewegungskarte verwendet, so werden am Ende dieses Zuges alle drei wieder aufgedeckt, und die oberste Bezirkskarte wird gezogen und abgelegt. Bei einem Polizisten geschieht nichts, ein Bezirk bekommt eine Dopplermarke. Das geschieht von selbst, du hast keine Wahl.
    .title = Bewegungskarten wieder aufdecken
gangster-rule-turn-order-of-effects =
    Eine Fahrt wird in dieser Reihenfolge abgewickelt: Auto, Verschieben mit der Stoßstange, Ausladen in den Hafen, Sonderausrüstung samt Auffüllen, Bewegungskarten aufdecken, Bezirkskarte, Dopplermarke, Abrechnung. Eine gerade genommene Sonderausrüstung wirkt ab dem nächsten Zug; eine Stoßstange, die du gleich verlierst, verschiebt noch { -ruling }.
    .title = Ablauf einer Fahrt
gangster-rule-unload =
    Du lädst einen eigenen Gangster aus dem Auto oder einen fremden deiner Wahl aus dem Kofferraum aus. Er kommt auf die Punktetafel des Bezirks, in dem dein Auto steht.
    .title = Ausladen
gangster-rule-load =
    Du lädst einen beliebigen Gangster von der Punktetafel des Bezirks ein, in dem dein Auto steht: eigene ins Auto, wo beliebig viele Platz haben, fremde in den Kofferraum.
    .title = Einladen
gangster-rule-trunk-capacity =
    In den Kofferraum passt ein fremder Gangster, mit der Sonderausrüstung Kofferraum passen zwei hinein. Verlierst du diese, während zwei darin sind, so behältst du beide und lädst keinen fremden mehr ein, bis Platz ist { -ruling }.
    .title = Platz im Kofferraum
gangster-rule-no-action-in-harbour =
    Die Gold Coast hat keine Punktetafel; als Aktion wird dort nichts aus- oder eingeladen.
    .title = Kein Laden im Hafen
gangster-rule-must-drive-at-last =
    Nach der gedruckten Regel könnte das Spiel endlos dauern. Ist daher zehn Züge je Farbe lang (zehnmal die Zahl der Farben) niemand gefahren, muss im nächsten Zug gefahren werden; im normalen Spiel merkst du davon nichts { -ruling }.
    .title = Irgendwann muss gefahren werden
gangster-rule-place-next =
    Die Felder einer Punktetafel sind in Leserichtung nummeriert, und die Nummer eines Gangsters ist sein Rang: je höher die Nummer, desto höher der Rang. Ein neuer Gangster kommt auf das Feld nach dem ranghöchsten, auf einer leeren Punktetafel auf das erste.
    .title = Felder und Rang
gangster-rule-place-gaps =
    Lücken, die durch Einladen entstehen, bleiben offen. Nur solange das letzte Feld besetzt ist, werden sie gefüllt, die niedrigste Nummer zuerst; wird das letzte Feld frei, geht es wieder nach dem ranghöchsten Gangster weiter. Eine Lücke ist ein leeres Feld unter dem des ranghöchsten Gangsters; es zählt nur, was auf der Punktetafel liegt, nicht, wie es dazu kam { -ruling }.
    .title = Lücken
gangster-rule-tile-full =
    Auf eine volle Punktetafel kann niemand ausgeladen werden { -ruling }.
    .title = Volle Punktetafel
gangster-rule-harbour-dump =
    Fährst du auf die Gold Coast und hältst dort, darfst du sofort den ganzen Kofferraum in den Hafen ausladen: alle oder keinen, und nur bei der Ankunft. Diese Gangster verlassen das Spiel.
    .title = Ausladen in den Hafen
gangster-rule-harbour-equipment =
    Hältst du auf der Gold Coast, musst du außerdem eine der offenen Sonderausrüstungen nehmen, und zwar eine Art, die du noch nicht hast. Gibt es keine solche, ändert sich nichts.
    .title = Sonderausrüstung nehmen
gangster-rule-equipment-slide =
    Die neue Sonderausrüstung kommt auf dein linkes Feld, die bisher linke rückt nach rechts, und die bisher rechte verlässt das Spiel.
    .title = Sonderausrüstungen rücken weiter
gangster-rule-equipment-different =
    Deine beiden Sonderausrüstungen sind immer von verschiedener Art.
    .title = Zwei verschiedene Arten
gangster-rule-harbour-refill =
    Das freie Feld auf der Gold Coast wird aus dem Vorrat aufgefüllt; ist der Vorrat leer, entfällt das. Drei gleiche Sonderausrüstungen dort werden entfernt und durch drei neue ersetzt oder durch so viele, wie noch da sind; das gilt auch bei der Vorbereitung und nötigenfalls noch einmal.
    .title = Auffüllen auf der Gold Coast
gangster-rule-harbour-only-own-stop =
    Nur deine eigene Fahrt, die auf der Gold Coast endet, zählt, auch eine über vier Verbindungen von der Gold Coast zu ihr zurück. Durchfahren bewirkt nichts, ebenso wenig, von einer Stoßstange dorthin verschoben zu werden { -ruling }.
    .title = Nur der eigene Halt zählt
gangster-rule-bodyguard =
    Aus dem Bezirk, in dem dein Auto steht, dürfen die anderen deine Gangster nicht einladen, auch nicht mit einer Tommy Gun. Du selbst darfst dort wie sonst einladen, eigene und fremde.
    .title = Bodyguard
gangster-rule-motor =
    Du darfst zur Zahl deiner Bewegungskarte eins hinzuzählen.
    .title = Motor
gangster-rule-tommy-gun =
    Du darfst einen fremden Gangster auch aus einem Bezirk einladen, der mit dem Ort deines Autos verbunden ist, aber nicht, solange du auf der Gold Coast stehst. In einen Nachbarbezirk auszuladen ist nicht erlaubt.
    .title = Tommy Gun
gangster-rule-trunk =
    Dein Kofferraum hat zwei Plätze. Pro Zug wird weiterhin nur ein Gangster ein- oder ausgeladen, auf der Gold Coast aber darfst du beide in den Hafen ausladen.
    .title = Kofferraum
gangster-rule-bumper =
    Kommt dein Auto mit einer Bewegungskarte an, darfst du ein anderes Auto von diesem Ort an einen beliebigen Nachbarort verschieben. Auch die Gold Coast gilt hier als Ort: Man darf dorthin und von dort verschieben, zu zweit auch das eigene andere Auto { -ruling }.
    .title = Stoßstange
gangster-rule-door =
    Du darfst in einem Zug zwei eigene Gangster ausladen, beide im selben Bezirk.
    .title = Tür
gangster-rule-round-end =
    Der Durchgang endet sofort, wenn die achte Dopplermarke gelegt wird; dann kommt der Tag der Abrechnung.
    .title = Ende eines Durchgangs
gangster-rule-casino =
    Wer den Tag der Abrechnung ausgelöst hat, zieht eine Casinokarte. Ihre Zahl ersetzt bei dieser Abrechnung jedes „?“; danach kommt die Karte aus dem Spiel.
    .title = Casinokarte
gangster-rule-score-order =
    In jedem Bezirk bestimmt die Zahl der Gangster die Reihenfolge der Farben; bei Gleichstand entscheidet der ranghöchste Gangster. Die erste Farbe bekommt den ersten Wert der Punktetafel, die zweite den zweiten und so weiter, jede nur einen Wert. Eine Farbe ohne Gangster dort bekommt nichts, ebenso eine, für die kein Wert mehr übrig ist.
    .title = Abrechnung der Bezirke
gangster-rule-score-doubler =
    In einem Bezirk mit Dopplermarke zählen alle Werte doppelt.
    .title = Dopplermarke
gangster-rule-next-round =
    Die Dopplermarken kommen weg, alle Gangster bleiben, neue kommen dazu, und der Stapel der Bezirkskarten wird wie bei der Vorbereitung neu gebildet. Es beginnt, wer links von dem sitzt, der die Abrechnung ausgelöst hat; zu zweit beginnt der andere. Autos, Kofferräume, Sonderausrüstungen und Bewegungskarten bleiben, wie sie sind { -ruling }.
    .title = Der nächste Durchgang
gangster-rule-game-end =
    Nach dem dritten Tag der Abrechnung gewinnt, wer den größten Einfluss hat. Wer gleichauf ist, teilt sich den Sieg.
    .title = Sieg
gangster-rule-two-players =
    Vorbereitet wird wie zu viert. Beide spielen je zwei Farben, die Plätze 1 und 3 oder 2 und 4 { -ruling }, jede Farbe mit eigenem Gangster-Tableau. Gezogen wird abwechselnd; in deinem Zug wählst du eine deiner beiden Farben und handelst mit ihr. Jede Farbe wird für sich gewertet, und du bekommst den Einfluss beider zusammen.
    .title = Zu zweit mit vier Farben
gangster-rule-two-players-foreign =
    Was „eigen“ und „fremd“ ist, bestimmt die Farbe: Deine andere Farbe ist fremd, und auch sie kannst du in den Hafen ausladen. Ein Bodyguard schützt seine eigene Farbe und hält nur den anderen Spieler auf { -ruling }.
    .title = Zu zweit: eigen und fremd
