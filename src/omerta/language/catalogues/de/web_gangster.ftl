### Der Spielplan von Gangster im Browser.

web-gangster-lake = Michigansee
web-gangster-day-1 = 1930 · der erste Tag
web-gangster-day-2 = 1930 · der zweite Tag
web-gangster-day-3 = 1930 · der letzte Tag
web-gangster-to-reckoning =
    noch { $left } · mindestens { $drives ->
        [one] 1 Fahrt
       *[other] { $drives } Fahrten
    }
web-gangster-round-end = Dopplermarken bis zum Tag der Abrechnung: { $left }. Das braucht mindestens { $drives } Fahrten; höchstens { $refreshes }-mal werden Bewegungskarten wieder aufgedeckt.
web-gangster-you = Du
web-gangster-drive = Fahren
web-gangster-out = nicht im Spiel
web-gangster-values = Werte: { $values }
web-gangster-doubled = Dopplermarke: Alles zählt doppelt
web-gangster-standing =
    { $who }: { $gangsters ->
        [one] 1 Gangster
       *[other] { $gangsters } Gangster
    }, höchster Rang { $rank } → { $points }
web-gangster-nobody = Hier ist niemand
web-gangster-free = Das bekommt jetzt niemand
web-gangster-no-value = { $who }: kein Wert mehr übrig
web-gangster-car-here = Auto: { $who }
web-gangster-car-of = Auto von { $who }
web-gangster-car = { $who }: Auto in { $place }, Karten { $cards }
web-gangster-roads =
    { $roads ->
        [one] genau 1 Verbindung
       *[other] genau { $roads } Verbindungen
    }
web-gangster-card = Bewegungskarte { $card }: { $roads }
web-gangster-card-used = Bewegungskarte { $card }: benutzt
web-gangster-load = { $colour } einladen, Feld { $number } in { $place }
web-gangster-unload = Ausladen
web-gangster-unload-own =
    { $gangsters ->
        [0] Dein Auto: niemand sitzt darin
        [one] Dein Auto mit 1 Gangster: ihn aussteigen lassen
       *[other] Dein Auto mit { $gangsters } Gangstern: einen aussteigen lassen
    }
web-gangster-trunk-empty = Platz im Kofferraum
web-gangster-no-equipment = Keine Ausrüstung
web-gangster-asleep =
    { $gangsters ->
        [one] 1 schläft hier
       *[other] { $gangsters } schlafen hier
    }
web-gangster-supply = { $tiles } im Vorrat
web-gangster-stop-here = Hier halten
web-gangster-push-here = Hierhin schieben
web-gangster-aim-here = Hierhin zielen
web-gangster-slides-out = Verlässt das Spiel: { $equipment }
web-gangster-prompt-drive = Fahrt mit { $card }: Wähle einen leuchtenden Ort.
web-gangster-prompt-aim = Tommy Gun: Wähle einen Gangster im Nachbarbezirk.
web-gangster-put-back = Zurücklegen
web-gangster-to = Nach { $place }:
web-gangster-gear-bodyguard = Wo dein Auto steht, lädt niemand sonst deine Gangster ein.
web-gangster-gear-motor = Du darfst eine Verbindung weiter fahren, als die Karte sagt.
web-gangster-gear-tommy-gun = Du darfst einen fremden Gangster auch aus einem Nachbarbezirk einladen.
web-gangster-gear-trunk = In deinem Kofferraum ist Platz für zwei.
web-gangster-gear-bumper = Wo du ankommst, darfst du ein anderes Auto eine Verbindung weiterschieben.
web-gangster-gear-door = Du darfst in einem Zug zwei eigene Gangster aussteigen lassen.
web-gangster-day = Tag der Abrechnung { $round }
web-gangster-again = Der letzte Tag der Abrechnung
web-gangster-go-on = Weiter
web-gangster-casino = { $who } zieht die Casinokarte: Jedes „?“ zählt { $casino }.
web-gangster-wins =
    { $count ->
        [one] Chicago gehört { $who }!
       *[other] Chicago gehört gemeinsam { $who }!
    }
web-gangster-others = Die anderen Banden
web-gangster-riding =
    { $gangsters ->
        [one] 1 Gangster im Auto
       *[other] { $gangsters } Gangster im Auto
    }
web-gangster-reach = Mit { $card }: { $places }
web-gangster-settled-now = Würde jetzt abgerechnet
web-gangster-if-casino = Die Zahl für jedes „?“
web-gangster-casino-gone = Die Casinokarte { $casino } wurde schon gezogen
web-gangster-casino-was = Jedes „?“ zählte { $casino }
web-gangster-the-end = Das Ende des Tages
web-gangster-refresh =
    { $who }: noch { $drives ->
        [one] 1 Fahrt
       *[other] { $drives } Fahrten
    } bis zur nächsten Bezirkskarte
web-gangster-piles =
    { $cards ->
        [one] 1 Bezirkskarte
       *[other] { $cards } Bezirkskarten
    } im Stapel, davon { $police } Polizei; { $tiles } Ausrüstungen im Vorrat.
web-gangster-strength =
    { $gangsters ->
        [one] 1 Gangster
       *[other] { $gangsters } Gangster
    }, Rang { $rank }
