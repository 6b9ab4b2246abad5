### The Boss auf der Seite.

web-the_boss-money = { $money } $
web-the_boss-gain =
    { $money ->
        [0] nichts
       *[other] +{ $money } $
    }
web-the_boss-you = Du
web-the_boss-you-start = fängst an

## Über der Auslage

web-the_boss-round = Runde { $round }, Zug { $turn } von 5
web-the_boss-round-number = Runde { $round }
web-the_boss-last-round = Letzte Runde
web-the_boss-extra-round = Zusatzrunde
web-the_boss-police = Dritte Marke einer Farbe: letzte Runde
web-the_boss-police-last = Die dritte Marke ist da
web-the_boss-police-chance = nächste Karte: { $percent } %
web-the_boss-again = Die letzte Abrechnung

## Die Städte

web-the_boss-need =
    { $there ->
        [0] du brauchst { $men }
       *[other] noch { $men } nötig
    }
web-the_boss-you-lead = du führst
web-the_boss-you-are-banished = du bist verbannt
web-the_boss-is-banished = { $seat } ist aus { $city } verbannt
web-the_boss-chicago-later = erst eine andere Stadt
web-the_boss-nobody = niemand
web-the_boss-leads = { $seat } führt mit { $men }
web-the_boss-lead = führt
web-the_boss-pays = bringt { $money } $
web-the_boss-chicago-why = letzte Karten links
web-the_boss-sum = Summe
web-the_boss-half = die Hälfte
web-the_boss-half-rounded = die Hälfte, abgerundet
web-the_boss-played = Gespielt, in dieser Reihenfolge: { $cards }
web-the_boss-card-unseen = noch nicht gesehen
web-the_boss-card-own = auf deiner Hand
web-the_boss-card-played = gespielt
web-the_boss-card-house = unser Wert, nicht der gedruckte

## Die verdeckte Karte

web-the_boss-chance = { $face }: { $unseen } von { $of } ungesehenen
web-the_boss-only-you-know = Nur du weißt es
web-the_boss-certain = Das ist sicher
web-the_boss-note-on = { $face }: ausstreichen
web-the_boss-note-off = { $face }: ausgestrichen

## Setzen und spielen

web-the_boss-how-many = Wie viele nach { $city }?
web-the_boss-or-more = Oder mehr. Du hättest dort:
web-the_boss-do-place = Wähle eine leuchtende Stadt, oder
web-the_boss-do-nothing = Du kannst nirgends setzen.
web-the_boss-do-play = Spiele jetzt eine deiner Karten.
web-the_boss-nobody-in-front = niemand

## Neben dem Brett

web-the_boss-hands = Die Hände
web-the_boss-their-hands = Ihre Hände
web-the_boss-starts = fängt an
web-the_boss-holds =
    { $cards ->
        [one] { $cards } Karte von { $city }
       *[other] { $cards } Karten von { $city }
    }
web-the_boss-spent =
    { $gangsters ->
        [one] { $gangsters } Gelegenheitsgangster verbraucht
       *[other] { $gangsters } Gelegenheitsgangster verbraucht
    }
web-the_boss-last-turn = Letzter Zug
web-the_boss-last-turn-now = Letzter Zug, Stand jetzt
web-the_boss-if-reckoned = Würde jetzt abgerechnet
web-the_boss-takes = Bekommt die verdeckte Karte von { $city }
web-the_boss-chicago-would-pay = Chicago bringt { $money } $ ein
web-the_boss-nothing = nichts

## Die Abrechnung

web-the_boss-reckoning = Abrechnung der Runde { $round }
web-the_boss-shot = erschossen
web-the_boss-imprisoned = ins Gefängnis
web-the_boss-hospitalised = ins Krankenhaus
web-the_boss-banished = verbannt
web-the_boss-go-on = Weiter
