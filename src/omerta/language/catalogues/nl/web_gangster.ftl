### Het bord van Gangster in de browser.

web-gangster-lake = Michiganmeer
web-gangster-day-1 = 1930 · de eerste dag
web-gangster-day-2 = 1930 · de tweede dag
web-gangster-day-3 = 1930 · de laatste dag
web-gangster-to-reckoning =
    nog { $left } · minstens { $drives ->
        [one] 1 rit
       *[other] { $drives } ritten
    }
web-gangster-round-end = Dubbelmarkers tot de dag van de afrekening: { $left }. Daar zijn minstens { $drives } ritten voor nodig; hoogstens { $refreshes } keer worden bewegingskaarten weer opengedraaid.
web-gangster-you = Jij
web-gangster-drive = Rijden
web-gangster-out = buiten het spel
web-gangster-values = Waarden: { $values }
web-gangster-doubled = Dubbelmarker: alles telt dubbel
web-gangster-standing =
    { $who }: { $gangsters ->
        [one] 1 gangster
       *[other] { $gangsters } gangsters
    }, hoogste rang { $rank } → { $points }
web-gangster-nobody = Hier is niemand
web-gangster-free = Dit krijgt nu niemand
web-gangster-no-value = { $who }: geen waarde meer over
web-gangster-car-here = Auto: { $who }
web-gangster-car-of = Auto van { $who }
web-gangster-car = { $who }: auto in { $place }, kaarten { $cards }
web-gangster-roads =
    { $roads ->
        [one] precies 1 verbinding
       *[other] precies { $roads } verbindingen
    }
web-gangster-card = Bewegingskaart { $card }: { $roads }
web-gangster-card-used = Bewegingskaart { $card }: gebruikt
web-gangster-load = { $colour } inladen, veld { $number } in { $place }
web-gangster-unload = Uitladen
web-gangster-unload-own =
    { $gangsters ->
        [0] Je auto: er zit niemand in
        [one] Je auto met 1 gangster: laat hem uitstappen
       *[other] Je auto met { $gangsters } gangsters: laat er één uitstappen
    }
web-gangster-trunk-empty = Plaats in de koffer
web-gangster-no-equipment = Geen uitrusting
web-gangster-asleep =
    { $gangsters ->
        [one] hier slaapt er 1
       *[other] hier slapen er { $gangsters }
    }
web-gangster-supply = { $tiles } in voorraad
web-gangster-stop-here = Stop hier
web-gangster-push-here = Duw hem hierheen
web-gangster-aim-here = Mik hierop
web-gangster-slides-out = Gaat uit het spel: { $equipment }
web-gangster-prompt-drive = Rijd { $card }: kies een oplichtende plaats.
web-gangster-prompt-aim = Tommy Gun: kies een gangster in een naburige wijk.
web-gangster-put-back = Terugleggen
web-gangster-to = Naar { $place }:
web-gangster-gear-bodyguard = Niemand anders laadt jouw gangsters in waar je auto staat.
web-gangster-gear-motor = Je mag één verbinding verder rijden dan de kaart zegt.
web-gangster-gear-tommy-gun = Je mag een vreemde gangster ook uit een naburige wijk inladen.
web-gangster-gear-trunk = In je koffer is plaats voor twee.
web-gangster-gear-bumper = Waar je aankomt, mag je een andere auto één verbinding wegduwen.
web-gangster-gear-door = Je mag in één beurt twee eigen gangsters laten uitstappen.
web-gangster-day = Dag van de afrekening { $round }
web-gangster-again = De laatste dag van de afrekening
web-gangster-go-on = Verder
web-gangster-casino = { $who } trekt de casinokaart: elk “?” telt voor { $casino }.
web-gangster-wins =
    { $count ->
        [one] Chicago is van { $who }!
       *[other] Chicago is samen van { $who }!
    }
web-gangster-others = De andere bendes
web-gangster-riding =
    { $gangsters ->
        [one] 1 gangster in de auto
       *[other] { $gangsters } gangsters in de auto
    }
web-gangster-reach = Met { $card }: { $places }
web-gangster-settled-now = Als nu werd afgerekend
web-gangster-if-casino = Het getal voor elk “?”
web-gangster-casino-gone = Casinokaart { $casino } is al getrokken
web-gangster-casino-was = Elk “?” telde voor { $casino }
web-gangster-the-end = Het einde van de dag
web-gangster-refresh =
    { $who }: nog { $drives ->
        [one] 1 rit
       *[other] { $drives } ritten
    } tot de volgende wijkkaart
web-gangster-piles =
    { $cards ->
        [one] 1 wijkkaart
       *[other] { $cards } wijkkaarten
    } in de stapel, waarvan { $police } politie; { $tiles } uitrustingen in voorraad.
web-gangster-strength =
    { $gangsters ->
        [one] 1 gangster
       *[other] { $gangsters } gangsters
    }, rang { $rank }
