### The Boss

the_boss-title = The Boss
the_boss-summary = Stuur je gangsters naar de juiste steden: elke gespeelde kaart verraadt iets meer over de kaart die er verdekt ligt, winst of straf.

## Wat er op tafel ligt

the_boss-card = { $city } { $face }
the_boss-no-card = kaart nr. { $number }, die in dit spel niet voorkomt
the_boss-penalty-revolver = revolver
the_boss-penalty-prison = gevangenis
the_boss-penalty-hospital = hospitaal
the_boss-penalty-banished = verbannen
the_boss-badge-gold = goud
the_boss-badge-silver = zilver
the_boss-badge-double = dubbel
the_boss-money = { $money } miljoen dollar
the_boss-professionals =
    { $professionals ->
        [one] { $professionals } professional
       *[other] { $professionals } professionals
    }
the_boss-occasionals =
    { $occasionals ->
        [one] { $occasionals } gelegenheidsgangster
       *[other] { $occasionals } gelegenheidsgangsters
    }
the_boss-gang =
    { $professionals ->
        [0] { the_boss-occasionals }
       *[other]
            { $occasionals ->
                [0] { the_boss-professionals }
               *[other] { the_boss-professionals } en { the_boss-occasionals }
            }
    }

## Wat er te kiezen valt

the_boss-stage-place = Plaats gangsters in één stad, of niemand
the_boss-stage-play = Speel een kaart
the_boss-action-place = Plaats { the_boss-gang } in { $city }
the_boss-action-place-nothing = Plaats niemand
the_boss-action-play = Speel { $card }

## Wat er gebeurt

the_boss-event-game-began = Een spel The Boss voor { $players } spelers begint. { $start_player } krijgt als eerste de startspelersteen.
the_boss-event-round-began =
    Ronde { $round } begint. { $start_player } start; Chicago ligt rechts van { $left_of_chicago ->
        [one] { $left_of_chicago } stad
       *[other] { $left_of_chicago } steden
    }.
the_boss-event-backs-dealt =
    { $seat } heeft { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } van { $city }.
the_boss-event-card-dealt = { $seat } krijgt { $card }.
the_boss-event-placed = { $seat } plaatst { the_boss-gang } in { $city }.
the_boss-event-placed-nothing = { $seat } plaatst niemand.
the_boss-event-played = { $seat } speelt { $card }.
the_boss-event-police-turned =
    Er wordt een politiekaart omgedraaid: { $badge }. Open liggen nu { $gold } keer goud en { $silver } keer zilver.
the_boss-event-last-round = Het derde kenteken van één kleur: ronde { $round } is de laatste.
the_boss-event-last-turn-order =
    { $position ->
        [1] Laatste speelbeurt: { $seat } begint
       *[other] Daarna, als nr. { $position }, { $seat }
    } met { $gangsters ->
        [0] geen gangsters
        [one] nog { $gangsters } gangster
       *[other] nog { $gangsters } gangsters
    } voor zich.
the_boss-event-hidden-turned-up = De verdekte kaart wordt omgedraaid: { $card }.
the_boss-event-nobody-won = In { $city } staat niemand, dus niemand krijgt de kaart.
the_boss-event-money-won =
    { $money ->
        [0] { $seat } heeft de meerderheid in { $city } en wint niets.
       *[other] { $seat } heeft de meerderheid in { $city } en wint { the_boss-money }.
    }
the_boss-event-shot = { $seat } heeft de meerderheid in { $city } en verliest een professional door de revolver.
the_boss-event-imprisoned = { $seat } heeft de meerderheid in { $city }: een professional gaat twee rondes de gevangenis in.
the_boss-event-hospitalised = { $seat } heeft de meerderheid in { $city }: een professional ligt één ronde in het hospitaal.
the_boss-event-banished = { $seat } heeft de meerderheid in { $city } en wordt er voorgoed uit verbannen.
the_boss-event-chicago-paid =
    { $money ->
        [0] { $seat } heeft de meerderheid in Chicago, maar de som links ervan ({ $sum }) levert niets op.
       *[other] { $seat } heeft de meerderheid in Chicago: de som links ervan ({ $sum }) levert { the_boss-money } op.
    }
the_boss-event-chicago-unled =
    { $sum ->
        [0] In Chicago staat niemand, en er viel niets te winnen.
       *[other] In Chicago staat niemand: de som links ervan ({ $sum }) gaat naar niemand.
    }
the_boss-event-came-back =
    { $from_prison ->
        [0] { $from_hospital ->
            [one] Een professional van { $seat } komt terug uit het hospitaal.
           *[other] { $from_hospital } professionals van { $seat } komen terug uit het hospitaal.
        }
       *[other] { $from_hospital ->
            [0] { $from_prison ->
                [one] Een professional van { $seat } komt terug uit de gevangenis.
               *[other] { $from_prison } professionals van { $seat } komen terug uit de gevangenis.
            }
           *[other] Professionals van { $seat } komen terug: { $from_prison } uit de gevangenis, { $from_hospital } uit het hospitaal.
        }
    }
the_boss-event-chicago-moved =
    Chicago schuift een plaats naar rechts, voorbij { $left_of_chicago ->
        [one] de eerste stad
       *[other] stad nr. { $left_of_chicago } van de rij
    }.
the_boss-event-extra-round = { $players_level } spelers staan in alles gelijk: een extra ronde beslist.
the_boss-event-game-won =
    { $sharing ->
        [1] { $seat } wint het spel met { the_boss-money }.
       *[other] { $seat } deelt in de overwinning ({ the_boss-money }).
    }

## Wat niet mag

the_boss-refusal-game-over = Het spel is afgelopen; de overwinning ging naar { $winners }.
the_boss-refusal-not-your-turn = { $acting } is aan de beurt, jij niet.
the_boss-refusal-not-your-last-turn = In de laatste speelbeurt begint wie nog de meeste gangsters heeft: { $acting } is aan de beurt.
the_boss-refusal-already-placed = Je hebt al geplaatst, of ervoor gekozen niemand te plaatsen; speel nu een kaart.
the_boss-refusal-place-first = Plaats eerst gangsters, of niemand; speel daarna een kaart.
the_boss-refusal-city-not-in-play = { $city } doet aan deze tafel niet mee.
the_boss-refusal-places-nobody = Zo komt er niemand naar { $city }. Wil je niemand plaatsen, typ dan: “place nothing”.
the_boss-refusal-is-banished = Je bent uit { $city } verbannen en mag er nooit meer plaatsen.
the_boss-refusal-too-few-professionals =
    Je wilt { $needs ->
        [one] { $needs } professional
       *[other] { $needs } professionals
    } naar { $city } sturen, maar je hebt er { $has ->
        [0] geen
       *[other] nog maar { $has }
    } over.
the_boss-refusal-too-few-occasionals =
    Je wilt { $needs ->
        [one] { $needs } gelegenheidsgangster
       *[other] { $needs } gelegenheidsgangsters
    } naar { $city } sturen, maar je hebt er { $has ->
        [0] geen
       *[other] nog maar { $has }
    } over.
the_boss-refusal-chicago-too-soon = Naar { $city } mag je pas als je deze ronde al een gangster in een andere stad hebt.
the_boss-refusal-occasionals-alone = Gelegenheidsgangsters staan nooit alleen: stuur een professional mee naar { $city }.
the_boss-refusal-no-majority =
    Je hebt minstens { $needs ->
        [one] { $needs } gangster
       *[other] { $needs } gangsters
    } meer nodig in { $city }: { $leader } heeft er de meerderheid met { $leader_has }, jij hebt er { $there ->
        [0] geen
       *[other] { $there }
    } en zou er maar { $has } bij zetten.
the_boss-refusal-not-in-hand = Je hebt deze kaart niet op de hand: { $card }.

## Hoe je acties schrijft

the_boss-usage-place = Schrijf “place STAD PROFESSIONALS GELEGENHEIDSGANGSTERS”, bijvoorbeeld “place detroit 2 1”, of “place nothing”.
the_boss-usage-play = Schrijf “play STAD KAART”, bijvoorbeeld “play detroit revolver” of “play boston 3”.

## De regels

the_boss-rule-cities-in-play =
    Met twee spelers doen de steden 1 tot en met 3 mee, met drie 1 tot en met 5, met vier alle zeven; Chicago is er altijd bij. Met twee of drie spelers mag je een andere reeks afspreken: elke reeks (drie of vier steden voor twee spelers) waarvan de kaarten, min één per stad, precies vijf per speler opleveren { -ruling }.
    .title = Steden in het spel
the_boss-rule-row =
    De steden liggen naast elkaar op volgorde van hun nummer. In de eerste ronde ligt Chicago op de tweede plaats.
    .title = De rij steden
the_boss-rule-open-decks =
    De karakterkaart van een stad toont welke stadskaarten er zijn. Iedereen weet dat dus.
    .title = Bekende kaarten
the_boss-rule-hidden-card =
    Voor elke ronde worden alle stadskaarten geschud. Van elke stad gaat één kaart ongezien en verdekt onder die stad (niet bij Chicago); de rest wordt uitgedeeld, vijf per speler.
    .title = De verdekte kaart
the_boss-rule-open-backs =
    De achterkanten van je handkaarten zijn open: iedereen ziet hoeveel kaarten je van welke stad hebt, niet welke.
    .title = Open achterkanten
the_boss-rule-open-information =
    Open voor iedereen, ook voor toeschouwers: achterkanten, gespeelde kaarten, geplaatste en overige gangsters, gevangenis, hospitaal, verbanningen, geld en omgedraaide politiekaarten. Geheim: andermans kaarten, de verdekte kaarten en de volgorde van de politiekaarten { -ruling }.
    .title = Wat iedereen mag weten
the_boss-rule-start-player =
    Het lot bepaalt wie als eerste de startspelersteen krijgt { -ruling }; na elke ronde gaat de steen met de klok mee verder.
    .title = Startspeler
the_boss-rule-turn-order =
    Een ronde heeft vijf speelbeurten. In de eerste vier begint de startspeler, daarna volgen de anderen met de klok mee.
    .title = Beurtvolgorde
the_boss-rule-place-one-city =
    In je speelbeurt mag je naar één stad zoveel gangsters sturen als je wilt, professionals en gelegenheidsgangsters; elk telt voor één. Wie niemand kan plaatsen, speelt gewoon een kaart: niemand valt af { -ruling }.
    .title = Plaatsen in één stad
the_boss-rule-place-majority =
    Na het plaatsen moet je in die stad meer gangsters hebben dan elke andere speler. Een gelijke stand bestaat dus niet.
    .title = Meerderheid bij het plaatsen
the_boss-rule-place-occasionals =
    Gelegenheidsgangsters mogen een stad alleen in samen met een professional van jou, of als er al een van jou staat.
    .title = Gelegenheidsgangsters in gezelschap
the_boss-rule-place-final =
    Wie geplaatst is, blijft staan tot het einde van de ronde.
    .title = Staan is blijven staan
the_boss-rule-place-chicago =
    Chicago mag je pas in als je in deze ronde { -ruling } al een gangster in een andere stad hebt. Verder gelden alle regels voor het plaatsen.
    .title = Plaatsen in Chicago
the_boss-rule-place-banished =
    In een stad waaruit je verbannen bent, mag je niet plaatsen.
    .title = Geen weg terug
the_boss-rule-play-card =
    Daarna speel je verplicht één handkaart, open op de stapel van de bijbehorende stad; dat mag elke stad zijn. Dan plaats je niemand meer; alle kaarten van de ronde blijven leesbaar.
    .title = Een kaart spelen
the_boss-rule-police =
    Heeft iedereen nog twee kaarten, dan wordt een politiekaart omgedraaid. Het derde kenteken van één kleur maakt van deze ronde de laatste; de dubbele kaart telt voor beide kleuren.
    .title = Politie
the_boss-rule-last-turn-order =
    In de vijfde speelbeurt begint wie de meeste gangsters voor zich heeft, enzovoort; bij gelijke aantallen met de klok mee vanaf de startspeler. Geplaatste gangsters en die in de gevangenis of het hospitaal tellen niet mee.
    .title = Volgorde van de laatste speelbeurt
the_boss-rule-reckoning-order =
    De steden worden van links naar rechts afgerekend, Chicago op zijn plaats. De volgorde maakt niets uit { -ruling }.
    .title = Volgorde van de afrekening
the_boss-rule-win-city =
    Alle verdekte kaarten worden omgedraaid; wie in een stad de meeste gangsters heeft, krijgt de kaart. Staat er niemand, dan krijgt niemand die { -ruling }.
    .title = Een stad winnen
the_boss-rule-money =
    Het geld op de kaart is voor jou, zonder bovengrens.
    .title = Geld
the_boss-rule-revolver =
    Revolver: een van je professionals daar verdwijnt uit het spel.
    .title = Revolver
the_boss-rule-prison =
    Gevangenis: een van je professionals daar mist de volgende twee rondes.
    .title = Gevangenis
the_boss-rule-hospital =
    Hospitaal: een van je professionals daar mist de volgende ronde.
    .title = Hospitaal
the_boss-rule-banished =
    Verbannen: in deze stad mag je nooit meer plaatsen.
    .title = Verbannen
the_boss-rule-chicago-payout =
    Wie de meerderheid in Chicago heeft, krijgt de helft, naar beneden afgerond, van de som van de laatst gespeelde kaarten in de steden links ervan. Straffen tellen er als 0 en treffen niemand; de andere helft gaat verloren.
    .title = Winst in Chicago
the_boss-rule-return =
    Professionals zonder straf keren terug naar hun eigenaar. Gelegenheidsgangsters die deze ronde geplaatst zijn, gaan uit het spel; de andere blijven.
    .title = Terugkeer
the_boss-rule-chicago-moves =
    Voor elke nieuwe ronde schuift Chicago een plaats naar rechts, tot de kaart helemaal rechts ligt.
    .title = Chicago schuift op
the_boss-rule-winner =
    Wie aan het einde het meeste geld heeft, wint.
    .title = Overwinning
the_boss-rule-tie-last-round =
    Bij evenveel geld beslist de hoogste winst van de laatste ronde, Chicago inbegrepen.
    .title = Gelijke stand 1: laatste ronde
the_boss-rule-tie-gangsters =
    Is ook die gelijk, dan wint wie de meeste gangsters heeft: de gangsters die in een volgende ronde zouden kunnen meedoen { -ruling }.
    .title = Gelijke stand 2: gangsters
the_boss-rule-tie-extra-round =
    Is zelfs dat gelijk, dan speelt iedereen een extra ronde, zonder politiekaart. Daarna beslissen onder alle spelers geld, winst van die ronde en gangsters; wie dan nog gelijk staat, deelt in de overwinning { -ruling }.
    .title = Gelijke stand 3: extra ronde

## Het bord als tekst

the_boss-board-you = { $player } (jij)
the_boss-board-round = The Boss · ronde { $round } · speelbeurt { $turn } van 5 · startspeler: { $start_player }
the_boss-board-last-round = LAATSTE RONDE
the_boss-board-extra-round = EXTRA RONDE
the_boss-board-last-turn = Laatste speelbeurt, meeste gangsters voor zich eerst: { $order }
the_boss-board-result =
    { $rounds ->
        [one] The Boss · na { $rounds } ronde
       *[other] The Boss · na { $rounds } rondes
    }
the_boss-board-cities = De steden, van links naar rechts
the_boss-board-cards = Kaarten
the_boss-board-played = Gespeeld
the_boss-board-gangsters = Gangsters
the_boss-board-hidden = Verdekte kaart
the_boss-board-chicago = links { $sum }: levert { $money } op
the_boss-board-banished = verbannen: { $players }
the_boss-board-legend-unseen = ? nog niet gezien
the_boss-board-legend-house = ° eigen waarde, niet de gedrukte
the_boss-board-legend-top = de laatste telt voor Chicago
the_boss-board-legend-leader = ▲ meerderheid
the_boss-board-legend-gang = 2+1: 2 professionals, 1 gelegenheidsgangster
the_boss-board-players = De spelers, in beurtvolgorde; handkaarten per stadsnummer
the_boss-board-standing = De spelers
the_boss-board-money = Geld
the_boss-board-millions = { $money } mln.
the_boss-board-front = Voor zich
the_boss-board-backs = Hand
the_boss-board-away = Weg
the_boss-board-earned = Per ronde
the_boss-board-in-prison =
    { $rounds ->
        [one] { $gangsters } gevangen ({ $rounds } ronde)
       *[other] { $gangsters } gevangen ({ $rounds } rondes)
    }
the_boss-board-in-hospital =
    { $rounds ->
        [one] { $gangsters } in het hospitaal ({ $rounds } ronde)
       *[other] { $gangsters } in het hospitaal ({ $rounds } rondes)
    }
the_boss-board-shot = { $gangsters } doodgeschoten
the_boss-board-police = Politie
the_boss-board-badges = goud { $gold } van 3, zilver { $silver } van 3, verdekt { $left }
the_boss-board-hand = Jouw hand
