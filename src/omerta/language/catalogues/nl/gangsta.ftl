### Gangsta!

gangsta-title = Gangsta!
gangsta-summary = Bouw kaart na kaart een bende op en pleeg er overvallen mee, alleen of samen met de anderen, voordat een snitch praat of de bendeoorlog uitbreekt.

## Wat er op tafel ligt

gangsta-person = { $number } ({ $family }, { $skills })
gangsta-heist = { $number } ({ $kind })
gangsta-snitch =
    { $informants ->
        [one] een snitch die { $informants } Informateur vraagt
       *[other] een snitch die { $informants } Informateurs vraagt
    }
gangsta-resource = { $name } ({ $number })
gangsta-money = { $money } dollar
gangsta-chapter =
    { $chapter ->
        [1] I
        [2] II
       *[other] III
    }
gangsta-family-bratva = Bratva
gangsta-family-cartel = Kartel
gangsta-family-ghetto-gang = Gettobende
gangsta-family-mafia = Maffia
gangsta-family-triads = Triaden
gangsta-kind-armored-van = Geldtransport
gangsta-kind-casino = Casino
gangsta-kind-inmate-transfer = Gevangenentransport
gangsta-kind-jewelry = Juwelier
gangsta-kind-supermarket = Supermarkt
gangsta-kind-rival-gangs = Rivaliserende bendes
gangsta-kind-hack-attack = Hacking
gangsta-kind-drug-dealer = Drugsdealer
gangsta-kind-offshore-investment = Offshorebelegging
gangsta-kind-art-theft = Kunstroof
gangsta-skill-leader = Leider
gangsta-skill-mercenary = Huurling
gangsta-skill-informant = Informateur
gangsta-skill-sniper = Scherpschutter
gangsta-skill-brawler = Vechtersbaas
gangsta-skill-hacker = Hacker
gangsta-reward-hire = inhuren
gangsta-reward-train = training { $skill }
gangsta-reward-extra-turn = extra beurt
gangsta-reward-steal = diefstal ${ $money }
gangsta-reward-divert = afleiding { $gangsters }
gangsta-reward-murder = moord
gangsta-reward-rally = mobilisatie

## Wat er te kiezen valt

gangsta-stage-keep = Houd een van je twee grondstoffenkaarten
gangsta-stage-mobilise = Maak ingeschakelde gangsters beschikbaar, of niemand
gangsta-stage-act = Huur in, pleeg een overval of pas
gangsta-stage-engage = Schakel een gangster in voor de overval
gangsta-stage-hire = Beloning: huur een gangster in, of niemand
gangsta-stage-train = Beloning: kies wie de vaardigheid leert, of niemand
gangsta-stage-steal = Beloning: kies wie je besteelt
gangsta-stage-divert = Beloning: leid een gangster van een tegenstander af, of niemand
gangsta-stage-murder = Beloning: kies wie een gangster moet verliezen
gangsta-stage-rally = Beloning: maak je hele bende beschikbaar, of niet
gangsta-stage-victim = Moord: kies welke gangster sterft
gangsta-stage-jet = Privéjet: maak een gangster beschikbaar, of niemand
gangsta-stage-arrest = Arrestatie: kies welke gangster verloren gaat
gangsta-stage-war = Bendeoorlog: kies welke gangster verloren gaat
gangsta-stage-recover = Ziekenhuis: neem een gangster terug, of niemand
gangsta-stage-discard = Leg een open gangster of een open overval af, of niets
gangsta-stage-society = Geheime vereniging: maak een leider beschikbaar, of niemand
gangsta-action-keep = Houd grondstoffenkaart { $number }
gangsta-action-hire = Huur { $number } in
gangsta-action-hire-nothing = Huur niemand in
gangsta-action-heist = Pleeg overval { $number }
gangsta-action-pass = Pas en neem geld
gangsta-action-free = Maak { $number } beschikbaar
gangsta-action-free-all = Maak de hele bende beschikbaar voor 1 dollar
gangsta-action-free-nothing = Maak niemand meer beschikbaar
gangsta-action-engage = Schakel { $number } in
gangsta-action-ignore = Negeer het laatste ontbrekende symbool
gangsta-action-train = Train { $number }
gangsta-action-train-nothing = Train niemand
gangsta-action-steal = Besteel de bende van boss { $number }
gangsta-action-divert = Leid { $number } af
gangsta-action-divert-nothing = Leid niemand meer af
gangsta-action-murder = Moord in de bende van boss { $number }
gangsta-action-rally = Maak de hele bende beschikbaar
gangsta-action-rally-nothing = Laat de bende zoals ze is
gangsta-action-recover = Neem { $number } terug
gangsta-action-recover-nothing = Neem niemand meer terug
gangsta-action-discard = Leg { $number } uit de rij af
gangsta-action-discard-nothing = Leg niets af
gangsta-action-remove = Geef { $number } op

## Wat er gebeurt

gangsta-event-game-began = Een spel Gangsta! voor { $players } spelers begint. { $start_player } begint.
gangsta-event-boss-dealt = { $seat } krijgt boss { $person } en { gangsta-money }.
gangsta-event-heist-laid-out = Nieuw in de rij: overval { $heist }.
gangsta-event-gangster-laid-out = Nieuw in de rij: gangster { $person }.
gangsta-event-resource-dealt = { $seat } krijgt een grondstoffenkaart: { $resource }.
gangsta-event-resource-chosen = { $seat } heeft een grondstoffenkaart gekozen.
gangsta-event-resource-kept = { $seat } houdt { $resource }.
gangsta-event-resource-revealed = { $seat } onthult de grondstof { $resource }.
gangsta-event-resource-activated = { $seat } activeert de grondstof { $resource }.
gangsta-event-turn-began = { $seat } is aan de beurt.
gangsta-event-extra-turn-began = { $seat } krijgt een extra beurt.
gangsta-event-counterfeited = { $seat } drukt { gangsta-money } vals geld.
gangsta-event-heist-peeked = { $seat } bekijkt de bovenste kaart van de overvalstapel: { $heist }.
gangsta-event-snitch-peeked = { $seat } bekijkt de bovenste kaart van de overvalstapel: { $snitch }.
gangsta-event-gangster-peeked = { $seat } bekijkt de bovenste kaart van de gangsterstapel: { $person }.
gangsta-event-synchronised = De hele bende van { $seat } was ingeschakeld en wordt beschikbaar.
gangsta-event-freed = Een leider van { $seat } maakt { $person } beschikbaar.
gangsta-event-freed-for-money = { $seat } betaalt { gangsta-money } en maakt { $person } beschikbaar.
gangsta-event-headquarters-freed = { $seat } betaalt { gangsta-money }, en het Hoofdkwartier maakt de hele bende beschikbaar.
gangsta-event-mobilised-no-more = { $seat } maakt niemand meer beschikbaar.
gangsta-event-hired = { $seat } huurt { $person } in voor { gangsta-money }.
gangsta-event-passed = { $seat } past en neemt { gangsta-money }.
gangsta-event-heist-began = { $seat } begint aan overval { $heist }.
gangsta-event-bikers-paid = { $seat } betaalt { gangsta-money }: de Motorbende haalt een overval van de stapel.
gangsta-event-engaged = { $person } van { $owner } doet mee.
gangsta-event-skill-ignored = { $seat } negeert het laatste symbool, { $skill }, met Hightechmateriaal.
gangsta-event-heist-done =
    { $money ->
        [0] { $influence ->
            [0] { $seat } heeft overval { $heist } gepleegd.
           *[other] { $seat } heeft overval { $heist } gepleegd: { $influence } IP.
        }
       *[other] { $influence ->
            [0] { $seat } heeft overval { $heist } gepleegd: { gangsta-money }.
           *[other] { $seat } heeft overval { $heist } gepleegd: { gangsta-money } en { $influence } IP.
        }
    }
gangsta-event-cooperation-paid = { $seat } krijgt { gangsta-money } voor de samenwerking.
gangsta-event-hired-nobody = { $seat } huurt niemand in.
gangsta-event-trained = { $seat } traint { $person }: { $skill }.
gangsta-event-trained-nobody = { $seat } traint niemand.
gangsta-event-extra-turn-won = { $seat } verdient een extra beurt.
gangsta-event-extra-turn-ignored = { $seat } krijgt nu geen extra beurt: die beloning vervalt.
gangsta-event-stole = { $seat } steelt { gangsta-money } van { $from_seat }.
gangsta-event-nothing-stolen = { $seat } vindt nergens iets om te stelen.
gangsta-event-diverted = { $seat } leidt { $person } van { $owner } af.
gangsta-event-diverted-no-more = { $seat } leidt niemand meer af.
gangsta-event-murder-ordered = { $seat } beveelt een moord in de bende van { $victim }.
gangsta-event-nobody-murdered = { $seat } vindt niemand om te vermoorden.
gangsta-event-rallied = { $seat } maakt de hele bende beschikbaar.
gangsta-event-rallied-not = { $seat } laat de bende zoals ze is.
gangsta-event-jet-freed = { $seat } maakt { $person } beschikbaar met de Privéjet.
gangsta-event-jet-unused = { $seat } laat de Privéjet in de hangar.
gangsta-event-snitch-came = Daar is { $snitch }.
gangsta-event-snitch-escaped =
    { $informants ->
        [one] { $seat } heeft { $informants } Informateur en betaalt niets.
       *[other] { $seat } heeft { $informants } Informateurs en betaalt niets.
    }
gangsta-event-snitch-paid =
    { $informants ->
        [0] { $seat } heeft geen Informateur en betaalt { gangsta-money }.
        [one] { $seat } heeft { $informants } Informateur en betaalt { gangsta-money }.
       *[other] { $seat } heeft { $informants } Informateurs en betaalt { gangsta-money }.
    }
gangsta-event-snitch-ruined =
    { $informants ->
        [0] { $seat } heeft geen Informateur
        [one] { $seat } heeft { $informants } Informateur
       *[other] { $seat } heeft { $informants } Informateurs
    } en kan niet betalen: { $money ->
        [0] de politie zoekt een gangster.
       *[other] al het geld ({ gangsta-money }) is weg, en de politie zoekt een gangster.
    }
gangsta-event-lost =
    { $cause ->
        [murder] { $person } van { $seat } wordt vermoord.
        [arrest] { $person } van { $seat } wordt gearresteerd.
       *[war] { $person } van { $seat } sneuvelt in de bendeoorlog.
    }
gangsta-event-hospitalised =
    { $cause ->
        [murder] { $person } van { $seat } overleeft de moord, in het Ziekenhuis.
       *[war] { $person } van { $seat } overleeft de bendeoorlog, in het Ziekenhuis.
    }
gangsta-event-recovered = { $seat } neemt { $person } terug uit het Ziekenhuis.
gangsta-event-recovered-no-more = { $seat } neemt niemand meer terug uit het Ziekenhuis.
gangsta-event-gangster-discarded = { $seat } legt gangster { $person } uit de rij af.
gangsta-event-heist-discarded = { $seat } legt overval { $heist } uit de rij af.
gangsta-event-discarded-nothing = { $seat } legt niets af.
gangsta-event-gangsters-reshuffled =
    { $cards ->
        [one] { $cards } afgelegde gangster vormt een nieuwe stapel.
       *[other] { $cards } afgelegde gangsters vormen een nieuwe stapel.
    }
gangsta-event-heists-reshuffled =
    { $cards ->
        [one] { $cards } afgelegde overval vormt een nieuwe stapel.
       *[other] { $cards } afgelegde overvallen vormen een nieuwe stapel.
    }
gangsta-event-society-freed = { $seat } maakt { $person } beschikbaar via de Geheime vereniging.
gangsta-event-society-unused = { $seat } laat de Geheime vereniging ongemoeid.
gangsta-event-stalemate = Al { $turns } beurten heeft niemand iemand ingehuurd of een overval gepleegd.
gangsta-event-chapter-ended = Hoofdstuk { gangsta-chapter } eindigt in de beurt van { $seat }, met een bende van { $gang }.
gangsta-event-occasional-income =
    { $money ->
        [0] { $seat } heeft de meeste symbolen, { $symbols }, en krijgt niets.
       *[other]
            { $symbols ->
                [one] { $seat } heeft { $symbols } symbool en krijgt { gangsta-money }.
               *[other] { $seat } heeft { $symbols } symbolen en krijgt { gangsta-money }.
            }
    }
gangsta-event-war-strength =
    { $mercenaries ->
        [0] Bendeoorlog: { $seat } heeft geen Huurling.
        [one] Bendeoorlog: { $seat } heeft { $mercenaries } Huurling.
       *[other] Bendeoorlog: { $seat } heeft { $mercenaries } Huurlingen.
    }
gangsta-event-war-won =
    { $mercenaries ->
        [one] { $seat } wint de bendeoorlog met { $mercenaries } Huurling.
       *[other] { $seat } wint de bendeoorlog met { $mercenaries } Huurlingen.
    }
gangsta-event-war-tied =
    { $mercenaries ->
        [0] Niemand heeft een Huurling: niemand wint de bendeoorlog, en iedereen verliest een gangster.
       *[other] Gelijke stand bij de meeste Huurlingen ({ $mercenaries }): niemand wint de bendeoorlog, en iedereen verliest een gangster.
    }
gangsta-event-counterfeit-filed = { $seat } legt de Geldvervalsing bij de gepleegde overvallen.
gangsta-event-counterfeit-out = De Geldvervalsing van { $seat } werd nooit actief en gaat uit het spel.
gangsta-event-chapter-began = Hoofdstuk { gangsta-chapter } begint; de volgende is { $start_player }.
gangsta-event-game-ended =
    { $snitches ->
        [3] De derde snitch van hoofdstuk III heeft gepraat: het spel is afgelopen.
       *[other] Het spel is afgelopen.
    }
gangsta-event-scored = { $seat } heeft { $influence } IP en een bende van { $gang }.
gangsta-event-game-won =
    { $sharing ->
        [1] { $seat } wint het spel met { $influence } IP.
       *[other] { $seat } deelt in de overwinning met { $influence } IP.
    }

## Wat niet mag

gangsta-refusal-game-over = Het spel is afgelopen; de overwinning ging naar { $winners }.
gangsta-refusal-not-your-turn = { $acting } moet nu kiezen, jij niet.
gangsta-refusal-kept-already = Je hebt je grondstoffenkaart al gekozen; de anderen kiezen nog.
gangsta-refusal-not-dealt = { $resource } heb je niet gekregen.
gangsta-refusal-mobilise-first = Maak eerst gangsters beschikbaar, of niemand; dan komt je actie.
gangsta-refusal-act-now = Nu kun je inhuren, een overval plegen of passen.
gangsta-refusal-finish-the-heist = Er is een overval bezig: schakel gangsters in tot er niets meer ontbreekt.
gangsta-refusal-take-the-reward = Handel eerst de beloning van de overval af.
gangsta-refusal-free-by-jet = Zeg eerst wie de Privéjet beschikbaar maakt, of niemand.
gangsta-refusal-free-a-leader = Zeg eerst welke leider de Geheime vereniging beschikbaar maakt, of niemand.
gangsta-refusal-recover-first = Zeg eerst wie je uit het Ziekenhuis terugneemt, of niemand.
gangsta-refusal-discard-first = Je hebt gepast: leg een open gangster of een open overval af, of niets.
gangsta-refusal-give-up-first = Eerst moet er een gangster opgegeven worden.
gangsta-refusal-keep-first = Houd eerst een van je twee grondstoffenkaarten.
gangsta-refusal-not-in-gang = { $person } hoort niet bij de bende waar het om gaat.
gangsta-refusal-not-engaged = { $person } is niet ingeschakeld en hoeft dus niet beschikbaar gemaakt te worden.
gangsta-refusal-freeing-costs = Iemand beschikbaar maken kost nu { $needs } dollar, en je hebt { $has } dollar.
gangsta-refusal-no-headquarters = Alleen een actief Hoofdkwartier maakt de hele bende in één keer beschikbaar.
gangsta-refusal-no-leader = { $person } is geen Leider.
gangsta-refusal-not-for-hire = { $person } is nu niet in te huren.
gangsta-refusal-too-expensive = { $person } kost { $needs } dollar, en je hebt { $has } dollar.
gangsta-refusal-heist-not-open = Overval { $heist } ligt niet open.
gangsta-refusal-bikers-cost = Een overval van de stapel kost { $needs } dollar, en je hebt { $has } dollar.
gangsta-refusal-skills-missing = Voor overval { $heist } zijn niet genoeg vaardigheden beschikbaar; er ontbreekt: { $skills }.
gangsta-refusal-nobody-to-start = Overval { $heist } moet je beginnen met een beschikbare gangster van jezelf die er een vaardigheid voor heeft.
gangsta-refusal-not-cooperative = Overval { $heist } is niet coöperatief, dus { $person } kan niet helpen.
gangsta-refusal-start-with-own = Begin met een gangster van jezelf; daarna mag { $person } helpen.
gangsta-refusal-not-available = { $person } is al ingeschakeld.
gangsta-refusal-not-useful = { $person } heeft geen van de ontbrekende vaardigheden: { $skills }.
gangsta-refusal-no-high-tech = Alleen actief Hightechmateriaal negeert een symbool, en alleen bij hacking of een kunstroof.
gangsta-refusal-more-than-one-missing = Hightechmateriaal negeert één symbool, maar er ontbreken er meer: { $skills }.
gangsta-refusal-took-no-part = { $person } deed niet mee aan deze overval.
gangsta-refusal-has-learned = { $person } heeft al een vaardigheid aangeleerd.
gangsta-refusal-second-leader = { $person } is al Leider, en niemand wordt dat twee keer.
gangsta-refusal-not-a-rival = { $person } hoort niet bij een tegenstander.
gangsta-refusal-nothing-to-steal =
    { $money ->
        [0] De bende van { $person } heeft geen geld.
       *[other] Al het geld van de bende van { $person } ({ gangsta-money }) ligt veilig in de Bank.
    }
gangsta-refusal-no-victim = Niemand in de bende van { $person } heeft precies twee symbolen.
gangsta-refusal-boss-is-safe = { $person } is een boss, en een boss gaat nooit verloren.
gangsta-refusal-not-two-symbols =
    { $symbols ->
        [one] { $person } heeft { $symbols } symbool; alleen wie er precies twee heeft, kan vermoord worden.
       *[other] { $person } heeft { $symbols } symbolen; alleen wie er precies twee heeft, kan vermoord worden.
    }
gangsta-refusal-not-in-hospital = { $person } wacht niet in het Ziekenhuis.
gangsta-refusal-not-in-row = { $card } ligt niet in de rij.

## Hoe je acties schrijft

gangsta-usage-keep = Schrijf “keep KAART” met het nummer van een grondstoffenkaart, bijvoorbeeld “keep 905”.
gangsta-usage-hire = Schrijf “hire KAART” met het nummer van een gangster, bijvoorbeeld “hire 121”, of “hire nothing”.
gangsta-usage-heist = Schrijf “heist KAART” met het nummer van een overval, bijvoorbeeld “heist 215”.
gangsta-usage-pass = Schrijf “pass” en verder niets.
gangsta-usage-free = Schrijf “free KAART” met het nummer van een gangster, bijvoorbeeld “free 121”, of “free all” of “free nothing”.
gangsta-usage-engage = Schrijf “engage KAART” met het nummer van een gangster, bijvoorbeeld “engage 121”.
gangsta-usage-ignore = Schrijf “ignore” en verder niets.
gangsta-usage-train = Schrijf “train KAART” met het nummer van een gangster, bijvoorbeeld “train 121”, of “train nothing”.
gangsta-usage-steal = Schrijf “steal KAART” met het nummer van de boss van een tegenstander, bijvoorbeeld “steal 104”.
gangsta-usage-divert = Schrijf “divert KAART” met het nummer van een gangster, bijvoorbeeld “divert 121”, of “divert nothing”.
gangsta-usage-murder = Schrijf “murder KAART” met het nummer van de boss van een tegenstander, bijvoorbeeld “murder 104”.
gangsta-usage-rally = Schrijf “rally” of “rally nothing”.
gangsta-usage-recover = Schrijf “recover KAART” met het nummer van een gangster, bijvoorbeeld “recover 121”, of “recover nothing”.
gangsta-usage-discard = Schrijf “discard KAART” met het nummer van een gangster of overval, bijvoorbeeld “discard 215”, of “discard nothing”.
gangsta-usage-remove = Schrijf “remove KAART” met het nummer van een gangster, bijvoorbeeld “remove 121”.

## Het bord als tekst

gangsta-board-you = { $player } (jij)
gangsta-board-chapter = Gangsta! · hoofdstuk { gangsta-chapter } · het eindigt bij de eerste bende van { $size }
gangsta-board-snitch-end =
    { $snitches ->
        [one] of bij de volgende snitch
       *[other] of na nog { $snitches } snitches
    }
gangsta-board-extra-turn = EXTRA BEURT
gangsta-board-extra-turn-due = er volgt een extra beurt
gangsta-board-idle =
    { $turns ->
        [one] of na nog { $turns } beurt zonder inhuren of overval
       *[other] of na nog { $turns } beurten zonder inhuren of overval
    }
gangsta-board-free-left =
    { $gangsters ->
        [0] elk kost $1
       *[other] { $gangsters } gratis, dan $1 per gangster
    }
gangsta-board-diversions = hoogstens { $gangsters }
gangsta-board-loser = uit de bende van { $player }
gangsta-board-result = Gangsta! · afgelopen in hoofdstuk { gangsta-chapter }
gangsta-board-money = ${ $money }
gangsta-board-influence = { $influence } IP
gangsta-board-of = { $has } van { $needs }
gangsta-board-dealt = Je twee grondstoffenkaarten: één houd je, de andere gaat uit het spel
gangsta-board-dealt-card =
    { $influence ->
        [0] { $name }: vraagt { $skills }
       *[other] { $name }: vraagt { $skills }, dan { $influence } IP
    }
gangsta-board-underway = De overval die bezig is
gangsta-board-underway-heist = { $heist } vraagt { $skills }
gangsta-board-underway-missing = er ontbreekt nog: { $skills }
gangsta-board-underway-done = er ontbreekt niets meer
gangsta-board-underway-crew = doen mee: { $gangsters }
gangsta-board-underway-brings = levert op: { $rewards }
gangsta-board-heists = Overvallen · stapel { $deck } · afgelegd { $discarded }
gangsta-board-needs = Vraagt
gangsta-board-brings = Levert op
gangsta-board-lack = Je mist
gangsta-board-possible = Kan nu voor
gangsta-board-everybody = iedereen
gangsta-board-no-starter = eigen starter
gangsta-board-hire = In te huren gangsters · stapel { $deck } · afgelegd { $discarded }
gangsta-board-skills = Vaardigheden
gangsta-board-cost = Kosten
gangsta-board-points = IP
gangsta-board-short = { gangsta-board-money } te kort
gangsta-board-top = van de stapel, alleen door jou gezien
gangsta-board-top-heist = { $number } ligt bovenop de stapel, alleen door jou gezien; plegen kost $1 extra
gangsta-board-top-snitch = Bovenop de stapel, alleen door jou gezien: { $snitch }
gangsta-board-snitches = Snitches in de stapel, en wat ze zouden kosten
gangsta-board-informants = Informateurs
gangsta-board-snitch = vraagt { $informants } ({ $count }×)
gangsta-board-arrest = arrestatie
gangsta-board-players = Spelers · vaardigheden: beschikbaar/alle · IP: als het nu afgelopen was
gangsta-board-standing = Eindstand in IP
gangsta-board-money-head = Geld
gangsta-board-gang-head = Bende
gangsta-board-heists-head = Overvallen
gangsta-board-richest = Rijkste
gangsta-board-largest-gang = Grootste bende
gangsta-board-families = Families
gangsta-board-resources = Grondstof
gangsta-board-total = Totaal
gangsta-board-gangs = Bendes
gangsta-board-boss = boss
gangsta-board-resource-active =
    { $influence ->
        [0] { $name }: actief
       *[other] { $name }: actief, { $influence } IP
    }
gangsta-board-resource-safe = { $name }: actief, { $influence } IP, { gangsta-board-money } veilig
gangsta-board-resource-filed = { $name }: bij de gepleegde overvallen, { $influence } IP
gangsta-board-resource-waiting =
    { $influence ->
        [0] { $name }: vraagt nog { $skills }
       *[other] { $name } ({ $influence } IP): vraagt nog { $skills }
    }
gangsta-board-resource-chosen = grondstoffenkaart gekozen
gangsta-board-hospital = in het Ziekenhuis: { $gangsters }
gangsta-board-legend-cooperative = & coöperatief; daarachter wat ieder krijgt als meer bendes meedoen
gangsta-board-legend-engaged = (M): iemand die ingeschakeld is, heeft het
gangsta-board-legend-arrest = arrestatie: al het geld en een gangster kwijt
gangsta-board-legend-available = ● beschikbaar
gangsta-board-legend-busy = ○ ingeschakeld
gangsta-board-legend-learned = +L aangeleerd

## De regels

gangsta-rule-setup =
    Iedereen krijgt willekeurig een boss en het geld dat erbij hoort. Vijf overvallen van hoofdstuk I en vijf gangsters liggen open. Er wordt met de klok mee gespeeld; het lot bepaalt wie begint { -ruling }.
    .title = Voorbereiding
gangsta-rule-public =
    Open: bendes, geld, beide rijen, de grootte van de stapels, afgelegde kaarten, onthulde grondstoffen en elke gepleegde overval, want die lag eerst open. Geheim: de volgorde van de stapels, bekeken kaarten en niet onthulde grondstoffen. Gepleegde overvallen liggen verdekt, daarom telt het scherm de punten van de anderen vóór het einde niet op, behalve met de optie “open overvalpunten”; dat is een kwestie van weergave, echt verborgen is er niets { -ruling }.
    .title = Wat iedereen mag weten
gangsta-rule-engaged =
    Een gangster die aan een overval deelneemt of afgeleid wordt, is daarna ingeschakeld; de andere zijn beschikbaar.
    .title = Ingeschakeld en beschikbaar
gangsta-rule-synchronised =
    Je beurt begint met mobiliseren. Is je hele bende ingeschakeld, dan wordt iedereen gratis beschikbaar, zonder dat het je gevraagd wordt { -ruling }.
    .title = Mobiliseren: allemaal tegelijk
gangsta-rule-leaders =
    Is niet je hele bende ingeschakeld, dan maakt elk van je gangsters met het symbool Leider die aan het begin van de fase beschikbaar was, één ingeschakelde gangster weer beschikbaar.
    .title = Mobiliseren: leiders
gangsta-rule-pay-to-free =
    Elke volgende gangster die je beschikbaar maakt, kost 1 dollar. Je hoeft nooit iemand beschikbaar te maken.
    .title = Mobiliseren voor geld
gangsta-rule-hire =
    Actie inhuren: betaal de kosten van een open gangster. Hij komt beschikbaar bij je bende en de rij wordt aangevuld.
    .title = Inhuren
gangsta-rule-heist =
    Actie overval: je pleegt een van de open overvallen met gangsters die de vereiste vaardigheden hebben; hoe, staat in de regels over overvallen.
    .title = Een overval plegen
gangsta-rule-pass =
    Actie passen: neem 1 dollar voor elk van je gangsters met het symbool Leider, beschikbaar of ingeschakeld. Daarna mag je één open overval of één open gangster afleggen; die wordt vervangen.
    .title = Passen
gangsta-rule-stalemate =
    Volgens de gedrukte regels kan het spel eindeloos duren. Heeft daarom tien tafelrondes lang niemand een gangster ingehuurd of een overval gepleegd, dan eindigt het hoofdstuk alsof de speler die het laatst paste, de gangster had ingehuurd die het beëindigt; in hoofdstuk III is het spel afgelopen { -ruling }.
    .title = Geen spel zonder einde
gangsta-rule-symbols =
    De zes vaardigheden zijn Leider, Huurling, Informateur, Scherpschutter, Vechtersbaas en Hacker. Symbolen worden geteld: een kaart met twee Huurlingen telt voor twee, overal waar vaardigheden geteld worden { -ruling }.
    .title = Symbolen tellen
gangsta-rule-learned =
    Een aangeleerd symbool telt overal waar een gedrukt symbool telt, en ook de boss mag leren. Het verdwijnt samen met zijn gangster { -ruling }.
    .title = Aangeleerde symbolen
gangsta-rule-heist-startable =
    Je mag een overval alleen beginnen als de gangsters die mogen deelnemen alles hebben wat nodig is. Dan lukt hij in elke volgorde, en niemand stopt halverwege { -ruling }.
    .title = Een overval beginnen
gangsta-rule-engage-available =
    Alleen beschikbare gangsters nemen deel. Je schakelt ze een voor een in, in een volgorde naar keuze.
    .title = Een voor een
gangsta-rule-engage-useful =
    Elke gangster moet minstens één vaardigheid hebben die nog ontbreekt; wat hij verder kan, doet er niet toe.
    .title = Niemand zonder nut
gangsta-rule-engage-no-holding-back =
    Een gangster gebruikt elke vaardigheid die hij heeft en die nog ontbreekt. De volgorde is dus belangrijk: begint iemand die bijna alles kan, dan blijft er voor de anderen misschien niets te doen.
    .title = Niets achterhouden
gangsta-rule-heist-complete =
    De overval is gepleegd als er niets meer ontbreekt. Je neemt de beloningen in het linkervak en houdt de kaart verdekt; pas dan wordt de rij aangevuld.
    .title = De overval is gepleegd
gangsta-rule-coop =
    In hoofdstukken II en III zijn er coöperatieve overvallen. Je begint met een eigen gangster, die nuttig moet zijn; daarna mogen het beschikbare gangsters van elke speler zijn, en niemand kan weigeren. Allemaal worden ze ingeschakeld.
    .title = Coöperatieve overvallen
gangsta-rule-coop-reward =
    De actieve speler neemt het linkervak. Deden er gangsters van twee of meer spelers mee, dan neemt elke betrokken speler, ook de actieve, bovendien het rechtervak, één keer { -ruling }.
    .title = Beloning voor samenwerking
gangsta-rule-reward-order =
    De volgorde is: geld van het linkervak, rechtervak, speciale beloningen zoals gedrukt, Privéjet, aanvullen met eventuele snitches, Geheime vereniging, extra beurt { -ruling }.
    .title = Volgorde van de beloningen
gangsta-rule-reward-money =
    Je neemt zoveel geld als er gedrukt staat; de bank raakt nooit leeg { -ruling }.
    .title = Beloning: geld
gangsta-rule-reward-influence =
    Je krijgt zoveel invloedspunten (IP) als er gedrukt staan; ze tellen aan het einde.
    .title = Beloning: invloed
gangsta-rule-reward-hire =
    Je mag meteen één open gangster inhuren voor zijn kosten.
    .title = Beloning: inhuren
gangsta-rule-reward-training =
    Je mag de kaart onder een van je gangsters schuiven die deelnam: hij heeft die vaardigheid voortaan voorgoed. Een gangster leert hoogstens één vaardigheid, en krijgt nooit een tweede symbool Leider. Zo’n kaart is geen gepleegde overval; zie je ervan af of komt niemand in aanmerking, dan is ze dat wel.
    .title = Beloning: training
gangsta-rule-reward-extra-turn =
    Je krijgt meteen nog een hele beurt, maar nooit twee keer na elkaar: een tweede extra beurt vervalt, de andere beloningen van die overval gelden wel. Na elke andere beurt van jou kun je er weer een verdienen.
    .title = Beloning: extra beurt
gangsta-rule-reward-steal =
    Neem het aangegeven aantal dollars van één tegenstander, of alles wat hij heeft als dat minder is. Het is verplicht als iemand geld heeft dat gestolen kan worden { -ruling }.
    .title = Beloning: diefstal
gangsta-rule-reward-divert =
    Je mag beschikbare gangsters van tegenstanders inschakelen, hoogstens het aangegeven aantal, naar keuze verdeeld.
    .title = Beloning: afleiding
gangsta-rule-reward-murder =
    Je wijst een tegenstander aan die een gangster met precies twee symbolen heeft; de boss is veilig. Die tegenstander kiest welke van die gangsters hij aflegt. Het is verplicht als er iemand aangewezen kan worden.
    .title = Beloning: moord
gangsta-rule-reward-rally =
    Je mag je hele bende beschikbaar maken.
    .title = Beloning: mobilisatie
gangsta-rule-snitch =
    Wordt er bij het aanvullen een snitch getrokken, dan telt iedereen de symbolen Informateur van de hele bende. Wie er minder heeft dan het getal op de kaart, betaalt het verschil in dollars, en wie kan betalen, moet betalen; wie dat niet kan, verliest al zijn geld en legt één gangster naar keuze af. Iedereen betaalt tegelijk, dan volgen de arrestaties in beurtvolgorde; de snitch gaat uit het spel en het aanvullen gaat door; er kan dus nog een komen.
    .title = Snitch
gangsta-rule-snitch-layout =
    Een snitch die getrokken wordt terwijl de vijf overvallen van een nieuw hoofdstuk worden opengelegd, gaat opzij, wordt vervangen en weer in de stapel geschud.
    .title = Snitch in een nieuw hoofdstuk
gangsta-rule-boss-safe =
    De boss gaat nooit verloren. Wie alleen de boss heeft, verliest er ook niets anders voor in de plaats { -ruling }.
    .title = De boss is veilig
gangsta-rule-lost =
    Vermoorde, gearresteerde en in de bendeoorlog verloren gangsters gaan uit het spel, tenzij het Ziekenhuis ze opneemt. Alleen wie door passen uit de rij is afgelegd, komt terug in een nieuwe stapel { -ruling }.
    .title = Verloren gangsters
gangsta-rule-discard-order =
    Moeten meerdere spelers afleggen, dan kiezen ze in beurtvolgorde, te beginnen met de actieve speler. Alleen de grondstoffenkaarten kiest iedereen tegelijk { -ruling }.
    .title = Volgorde van afleggen
gangsta-rule-gang-size =
    Wat een hoofdstuk beëindigt, is hoe groot een bende nu is, de boss meegeteld, hoe de laatste er ook bij kwam: door inhuren, als beloning of uit het Ziekenhuis { -ruling }.
    .title = Grootte van een bende
gangsta-rule-chapter-one-end =
    Hoofdstuk I eindigt onmiddellijk als iemand een bende van 4 leden heeft. Dan krijgt iedereen 1 dollar voor elk symbool dat zijn bende minder heeft dan de bende met de meeste.
    .title = Einde van hoofdstuk I
gangsta-rule-chapter-two-end =
    Hoofdstuk II eindigt als iemand een bende van 7 leden heeft. Bendeoorlog: iedereen telt zijn symbolen Huurling. Wie er als enige de meeste heeft, verliest niets, en alle anderen leggen één gangster naar keuze af; delen meerdere spelers de eerste plaats, dan legt iedereen er een af.
    .title = Einde van hoofdstuk II: bendeoorlog
gangsta-rule-gang-war-two-players =
    Met twee spelers leggen bij een gelijke stand beiden een gangster naar keuze af, anders alleen de verliezer. Heeft de winnaar minstens twee keer zoveel symbolen Huurling (ook bij 1 tegen 0), dan kiest de winnaar de gangster, nooit de boss.
    .title = Bendeoorlog met twee spelers
gangsta-rule-chapter-at-once =
    Het inhuren wordt afgewerkt: betalen, grondstoffen activeren, gangsters aanvullen. Dan gaat het einde van het hoofdstuk voor al het andere: er wordt geen oude overval meer getrokken, dus ook geen snitch, en een nog niet genomen extra beurt vervalt. In hoofdstuk III is het spel meteen afgelopen { -ruling }.
    .title = Wat aan het einde van een hoofdstuk voorgaat
gangsta-rule-new-chapter =
    De oude overvallen en hun stapel gaan weg, er komen er vijf van het volgende hoofdstuk. De linkerbuur van wie het hoofdstuk beëindigd heeft, begint.
    .title = Een nieuw hoofdstuk
gangsta-rule-chapter-three-end =
    Hoofdstuk III, en daarmee het spel, eindigt als iemand een bende van 9 leden heeft of als de derde snitch van hoofdstuk III is afgehandeld.
    .title = Einde van hoofdstuk III
gangsta-rule-decks-run-out =
    Een lege gangsterstapel wordt opnieuw gemaakt van de gangsters die door passen zijn afgelegd, een lege overvalstapel van de overvallen die in dit hoofdstuk zijn afgelegd; dat gebeurt om te trekken, niet om te kijken. Is er niets, dan wordt er niet aangevuld { -ruling }.
    .title = Lege stapels
gangsta-rule-score =
    Je telt de IP van je gepleegde overvallen, de IP van je bende en de IP van je actieve grondstof op. De rijkste krijgt 2 IP extra en de grootste bende ook; bij een gelijke stand krijgt ieder 1, en heeft niemand geld, dan is iedereen even rijk.
    .title = Eindtelling
gangsta-rule-winner =
    Wie de meeste IP heeft, wint. Bij een gelijke stand wint de grootste bende; wie dan nog gelijk staat, deelt in de overwinning.
    .title = Overwinning
gangsta-rule-families =
    Inhuren uit de familie van je boss kost 1 dollar minder, maar nooit minder dan 0 dollar. Aan het einde levert elke meerderheid in een familie, bosses meegeteld, 2 IP op, bij een gelijke stand ieder 1; een familie zonder leden levert niemand iets op. Er is dan geen bonus voor de grootste bende. Alle varianten zijn vrij te combineren.
    .title = Variant: families
gangsta-rule-resources =
    Nadat de rijen zijn opengelegd, krijgt iedereen twee grondstoffenkaarten en houdt er in het geheim één; dan worden de gehouden kaarten onthuld en gaan de andere uit het spel. Een kaart wordt voorgoed actief zodra je bende alle vaardigheden ervan toont, en is dan haar IP waard. Wat ze aan het begin van een beurt doet, begint met je volgende beurt. Alle varianten zijn vrij te combineren.
    .title = Variant: grondstoffen
gangsta-rule-resource-bank =
    Je eerste 10 dollar kan niet gestolen worden. De Bank vult zichzelf, en met het geld erin kun je gewoon betalen; het telt ook mee { -ruling }.
    .title = Bank
gangsta-rule-resource-police-station =
    Een snitch kost je nooit meer dan 1 dollar.
    .title = Commissariaat
gangsta-rule-resource-high-tech =
    Je negeert één vereist symbool bij hacking of een kunstroof. Zodra er precies één symbool ontbreekt, mag je het negeren of nog iemand inschakelen; een overval met maar één symbool heeft niemand nodig { -ruling }.
    .title = Hightechmateriaal
gangsta-rule-resource-bikers =
    Aan het begin van je beurt bekijk je de bovenste overval van de stapel, en je mag die deze beurt plegen als je eerst 1 dollar betaalt. Een snitch die je daar ziet, blijft bovenop liggen; na een overval van de stapel wordt er niet aangevuld.
    .title = Motorbende
gangsta-rule-resource-hospital =
    Je gangsters die je door moord of bendeoorlog verliest terwijl het actief is, wachten hier, maar niet wie je aan een snitch verliest. Als je past, mag je er zoveel terugnemen als je wilt, beschikbaar. Wie aan het einde nog wacht, telt nergens voor mee.
    .title = Ziekenhuis
gangsta-rule-resource-counterfeit =
    Je krijgt 1 dollar aan het begin van elk van je beurten, vóór het mobiliseren. Bij de bendeoorlog gaat de kaart naar je gepleegde overvallen; is ze dan niet actief, dan gaat ze uit het spel en levert ze geen IP op. Ze telt alleen met haar IP: voor de Media of voor het aantal overvallen is ze geen overval { -ruling }.
    .title = Geldvervalsing
gangsta-rule-resource-private-jet =
    Nadat je aan een overval hebt deelgenomen, alleen of coöperatief, ook als helper, mag je een van je gangsters beschikbaar maken; dat gaat in beurtvolgorde vanaf de actieve speler. Zo staat het op de kaart; in de online-editie geldt het alleen voor coöperatieve overvallen { -ruling }.
    .title = Privéjet
gangsta-rule-resource-black-market =
    Je krijgt 2 dollar extra als je past.
    .title = Zwarte markt
gangsta-rule-resource-media =
    Je krijgt 1 IP voor elk van je gepleegde overvallen die IP toont, hoogstens 7.
    .title = Media
gangsta-rule-resource-headquarters =
    Bij het mobiliseren mag je voor 1 dollar je hele bende beschikbaar maken.
    .title = Hoofdkwartier
gangsta-rule-resource-informant-network =
    Aan het begin van je beurt bekijk je de bovenste gangster van de stapel, en je mag hem deze beurt inhuren, ook met de beloning “inhuren”. Hij kost 1 dollar minder als hij tot de familie van je boss behoort; dat komt boven op de korting van de variant families { -ruling }.
    .title = Netwerk van informanten
gangsta-rule-resource-secret-society =
    Aan het einde van je beurt mag je een van je gangsters met het symbool Leider beschikbaar maken.
    .title = Geheime vereniging
gangsta-rule-options =
    Te kiezen, en standaard uit: passen levert minstens 2 dollar op; latere plaatsen beginnen met 1, 2 en 3 dollar meer; open overvalpunten; de drie extra overvallen van hoofdstuk II uit de onlineversie.
    .title = Opties aan tafel
