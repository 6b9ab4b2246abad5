### The Boss op de pagina.

web-the_boss-money = $ { $money }
web-the_boss-gain =
    { $money ->
        [0] niets
       *[other] +$ { $money }
    }
web-the_boss-you = Jij
web-the_boss-you-start = begint

## Boven de rij

web-the_boss-round = Ronde { $round }, speelbeurt { $turn } van 5
web-the_boss-round-number = Ronde { $round }
web-the_boss-last-round = Laatste ronde
web-the_boss-extra-round = Extra ronde
web-the_boss-police = Derde kenteken van één kleur: laatste ronde
web-the_boss-police-last = Het derde kenteken ligt er
web-the_boss-police-chance = volgende kaart: { $percent }%
web-the_boss-again = De laatste afrekening

## De steden

web-the_boss-need =
    { $there ->
        [0] je hebt er { $men } nodig
       *[other] nog { $men } nodig
    }
web-the_boss-you-lead = jij hebt de meerderheid
web-the_boss-you-are-banished = je bent verbannen
web-the_boss-is-banished = { $seat } is verbannen uit { $city }
web-the_boss-chicago-later = eerst een andere stad
web-the_boss-nobody = niemand
web-the_boss-leads = { $seat } heeft de meerderheid, met { $men }
web-the_boss-lead = meerderheid
web-the_boss-pays = levert $ { $money }
web-the_boss-chicago-why = laatste kaarten links
web-the_boss-sum = som
web-the_boss-half = de helft
web-the_boss-half-rounded = de helft, naar beneden afgerond
web-the_boss-played = Gespeeld, in deze volgorde: { $cards }
web-the_boss-card-unseen = nog niet gezien
web-the_boss-card-own = in jouw hand
web-the_boss-card-played = gespeeld
web-the_boss-card-house = onze waarde, niet de gedrukte

## De verdekte kaart

web-the_boss-chance = { $face }: { $unseen } van { $of } ongeziene
web-the_boss-only-you-know = Alleen jij weet het
web-the_boss-certain = Het is zeker
web-the_boss-note-on = { $face }: wegstrepen
web-the_boss-note-off = { $face }: weggestreept

## Plaatsen en spelen

web-the_boss-how-many = Hoeveel naar { $city }?
web-the_boss-or-more = Of meer. Je hebt er dan:
web-the_boss-do-place = Kies een oplichtende stad, of
web-the_boss-do-nothing = Je kunt nergens plaatsen.
web-the_boss-do-play = Speel nu een van je kaarten.
web-the_boss-nobody-in-front = niemand

## Naast het bord

web-the_boss-hands = De handen
web-the_boss-their-hands = Hun handen
web-the_boss-starts = begint
web-the_boss-holds =
    { $cards ->
        [one] { $cards } kaart van { $city }
       *[other] { $cards } kaarten van { $city }
    }
web-the_boss-spent =
    { $gangsters ->
        [one] { $gangsters } gelegenheidsgangster verbruikt
       *[other] { $gangsters } gelegenheidsgangsters verbruikt
    }
web-the_boss-last-turn = Laatste speelbeurt
web-the_boss-last-turn-now = Laatste speelbeurt, zoals het nu staat
web-the_boss-if-reckoned = Bij afrekening nu
web-the_boss-takes = Krijgt de verdekte kaart van { $city }
web-the_boss-chicago-would-pay = Chicago levert $ { $money } op
web-the_boss-nothing = niets

## De afrekening

web-the_boss-reckoning = Afrekening van ronde { $round }
web-the_boss-shot = doodgeschoten
web-the_boss-imprisoned = de gevangenis in
web-the_boss-hospitalised = naar het hospitaal
web-the_boss-banished = verbannen
web-the_boss-go-on = Verder
