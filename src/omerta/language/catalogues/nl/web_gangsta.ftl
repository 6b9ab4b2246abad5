### Het bord van Gangsta! in de browser.

## Plaatsen

web-gangsta-for-hire = In te huren
web-gangsta-your-gang = Jouw bende
web-gangsta-their-gangs = De andere bendes
web-gangsta-gang-of = De bende van { $player }
web-gangsta-parts = Delen van de tafel
web-gangsta-tab-hire = Inhuren
web-gangsta-tab-heists = Overvallen
web-gangsta-tab-gang = Bende
web-gangsta-tab-others = Anderen
web-gangsta-deck = stapel { $deck } · afgelegd { $discarded }
web-gangsta-top = Stapel: alleen jij ziet dit

## Mensen

web-gangsta-engaged = Ingeschakeld
web-gangsta-available = beschikbaar
web-gangsta-learned = heeft geleerd: { $skill }
web-gangsta-on-this-job = Doet mee
web-gangsta-hospital = In het ziekenhuis
web-gangsta-strong = { $gangsters } man sterk
web-gangsta-active-player = aan de beurt
web-gangsta-skills = Vaardigheden, beschikbaar en in totaal
web-gangsta-ready = { $skill }: { $ready } van { $all } beschikbaar
web-gangsta-safe-money = { $money } dollar veilig in de Bank
web-gangsta-in-hospital = In het ziekenhuis: { $gangsters }
web-gangsta-done =
    { $heists ->
        [one] { $heists } overval gepleegd
       *[other] { $heists } overvallen gepleegd
    }
web-gangsta-now = { $points } als het nu afgelopen was
web-gangsta-now-short = nu { $points }

## Overvallen

web-gangsta-cooperative = coöperatief: beschikbare gangsters van iedereen mogen helpen
web-gangsta-needs = vraagt { $skills }
web-gangsta-each = { $money } dollar voor elke bende als er twee of meer meedoen
web-gangsta-each-short = elk
web-gangsta-high-tech = Hightechmateriaal kan één symbool negeren
web-gangsta-you-can = Mogelijk
web-gangsta-lacks = mist { $skills }
web-gangsta-lacks-engaged = ingeschakeld: { $skills }
web-gangsta-starter = vraagt er één van jou
web-gangsta-bikers-short = kost 1 dollar
web-gangsta-can-too = Ook mogelijk voor { $players }
web-gangsta-underway = Bezig
web-gangsta-rewards = Gelukt: beloning
web-gangsta-missing = Wat de overval vraagt
web-gangsta-still-missing = ontbreekt nog
web-gangsta-covered = aanwezig
web-gangsta-watches = { $player } is bezig met deze overval: { $heist }.

## Keuzes

web-gangsta-rob = Besteel { $player }: { $money } dollar
web-gangsta-murder = Beveel een moord in de bende van { $player }
web-gangsta-lesson = De les: { $skill }
web-gangsta-one-of-yours = Het moet er één van jou zijn

## Grondstoffen

web-gangsta-active = actief
web-gangsta-filed = bij de overvallen
web-gangsta-resource-active = Actief
web-gangsta-resource-filed = Bij de gepleegde overvallen
web-gangsta-resource-missing = Nog niet actief, ontbreekt: { $skills }

## Hoofdstukken en gevaren

web-gangsta-chapters = Hoofdstukken
web-gangsta-end-one = De eerste bende van vier beëindigt het hoofdstuk; wie minder symbolen heeft, krijgt geld.
web-gangsta-end-two = Een zevende gangster betekent bendeoorlog.
web-gangsta-end-three = Een negende gangster of de derde snitch beëindigt het spel.
web-gangsta-to-end =
    { $gangsters ->
        [0] { $player } beëindigt het hoofdstuk.
        [one] { $player } mist nog { $gangsters } gangster voor het einde van het hoofdstuk.
       *[other] { $player } mist nog { $gangsters } gangsters voor het einde van het hoofdstuk.
    }
web-gangsta-snitch-clock = Snitches die hebben gepraat: { $met } van de 3. De derde beëindigt het spel.
web-gangsta-dangers = Als het nu gebeurde
web-gangsta-gap = Einde hoofdstuk
web-gangsta-war = Bendeoorlog
web-gangsta-safe = veilig
web-gangsta-loses-one = verliest er één
web-gangsta-snitches-left =
    { $snitches ->
        [one] { $snitches } snitch onder de { $cards } kaarten van de stapel
       *[other] { $snitches } snitches onder de { $cards } kaarten van de stapel
    }
web-gangsta-top-snitch = Alleen jij weet het: de volgende kaart is een snitch die om { $informants } vraagt.

## Scènes

web-gangsta-snitch-talks = Een snitch praat
web-gangsta-pays = betaalt
web-gangsta-chooses = kiest nu
web-gangsta-keeps-all = houdt iedereen
web-gangsta-income = Einde van hoofdstuk I
web-gangsta-symbols =
    { $symbols ->
        [one] { $symbols } symbool
       *[other] { $symbols } symbolen
    }
web-gangsta-skip = Overslaan
web-gangsta-wins = wint
