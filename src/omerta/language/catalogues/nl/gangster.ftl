### Gangster

gangster-title = Gangster
gangster-summary = Rijd met je gangsters door de wijken van Chicago, zet ze af waar ze tellen en laat die van anderen in de haven verdwijnen: op drie dagen van de afrekening levert een meerderheid invloed op.

## Wat op tafel ligt

gangster-colour-blue = Blauw
gangster-colour-grey = Grijs
gangster-colour-yellow = Geel
gangster-colour-brown = Bruin
gangster-colour-green = Groen
gangster-equipment-bodyguard = Bodyguard
gangster-equipment-motor = Motor
gangster-equipment-tommy-gun = Tommy Gun
gangster-equipment-trunk = Koffer
gangster-equipment-bumper = Stootbumper
gangster-equipment-door = Deur
# Een speler met de kleur die handelt.
gangster-who = { $seat } ({ $colour })
gangster-space = veld { $number } in { $place }
gangster-strength =
    { $gangsters ->
        [one] { $gangsters } gangster met rang { $rank }
       *[other] { $gangsters } gangsters, de hoogste met rang { $rank }
    }
gangster-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
gangster-nowhere = geen enkele plaats

## Wat te beslissen valt

gangster-stage-act = Rijd, of laad één gangster in of uit
gangster-stage-unload = Een tweede gangster laten uitstappen door de deur?
gangster-stage-load = Wie laad je in uit de naburige wijk?
gangster-stage-push = Een andere auto wegduwen?
gangster-stage-dump = De koffer in de haven leegkieperen?
gangster-stage-take = Neem een speciale uitrusting
gangster-action-of = { $colour }: { $action }
gangster-action-drive = Rijd naar { $place } met de { $card }
gangster-action-drive-motor = Rijd naar { $place } met de { $card } en de motor
gangster-action-load = Laad de gangster op veld { $number } in
gangster-action-aim = Laad iemand in uit het naburige { $place }
gangster-action-unload-own = Laat een eigen gangster uitstappen
gangster-action-unload = Laad een gangster van { $gangster } uit de koffer
gangster-action-unload-nothing = Laat niemand meer uitstappen
gangster-action-push = Duw de auto van { $pushed } naar { $place }
gangster-action-push-nothing = Duw niemand weg
gangster-action-dump = Kieper de hele koffer in de haven
gangster-action-dump-nothing = Laat de koffer zoals hij is
gangster-action-take = Neem uitrusting: { $equipment }

## Wat er gebeurt

gangster-event-game-began = Een spel Gangster voor { $players } spelers begint. { $start_player } is startspeler.
gangster-event-equipment-dealt = { gangster-who } begint met deze uitrusting: { $equipment }.
gangster-event-tile-dealt = { $place } krijgt de puntentabel { $tile }.
gangster-event-start-dealt = { gangster-who } begint in { $place }, waar de auto staat, en in { $other_place }.
gangster-event-round-began = Etappe { $round } begint. { $start_player } start.
gangster-event-gangsters-arrived = Elke kleur krijgt { $gangsters } nieuwe gangsters.
gangster-event-drove = { gangster-who } rijdt met de { $card }: { $path }.
gangster-event-pushed = { gangster-who } duwt de auto van { $pushed } naar { $place }.
gangster-event-pushed-nothing = { gangster-who } duwt niemand weg.
gangster-event-dumped =
    { gangster-who } kiepert { $gangsters ->
        [one] { $gangsters } gangster
       *[other] { $gangsters } gangsters
    } van { $gangster } in de haven.
gangster-event-dumped-nothing = { gangster-who } laat de koffer zoals hij is.
gangster-event-took = { gangster-who } neemt uitrusting: { $equipment }.
gangster-event-took-nothing = { gangster-who } vindt op Gold Coast geen nieuwe uitrusting.
gangster-event-lost = { gangster-who } moet uitrusting afgeven: { $equipment }.
gangster-event-laid-out =
    Nieuw op Gold Coast: { $equipment }. { $supply ->
        [0] De voorraad is nu leeg.
       *[other] In de voorraad: nog { $supply }.
    }
gangster-event-three-alike = Drie gelijke op Gold Coast ({ $equipment }): ze gaan uit het spel.
gangster-event-unloaded = { gangster-who } laadt een gangster van { $gangster } uit: { $space }.
gangster-event-unloaded-nothing = { gangster-who } laat niemand meer uitstappen.
gangster-event-aimed = { gangster-who } mikt op het naburige { $place }.
gangster-event-loaded = { gangster-who } laadt een gangster van { $gangster } in: { $space }.
gangster-event-cards-refreshed = { gangster-who } legt alle drie bewegingskaarten weer open.
gangster-event-police-drawn =
    De politie komt, en er gebeurt niets. { $police ->
        [0] Er zit geen politieagent meer in de stapel.
        [one] Er zit nog { $police } politieagent in de stapel.
       *[other] Er zitten nog { $police } politieagenten in de stapel.
    }
gangster-event-doubled =
    { $place } krijgt een dubbelmarker, { $doublers ->
        [one] de eerste
       *[other] nummer { $doublers }
    } van 8.
gangster-event-must-drive = Niemand heeft { $turns } speelbeurten per kleur lang gereden: { $seat } moet nu rijden.
gangster-event-skipped = { $seat } kan niets doen en wordt overgeslagen.
gangster-event-standstill = Niemand kan nog iets doen: de dag van de afrekening breekt meteen aan.
gangster-event-reckoning-began = Dag van de afrekening { $round }! { $seat } trekt de casinokaart: elk “?” telt voor { $casino }.
gangster-event-district-settled =
    { $factor ->
        [2] { $place } ({ $tile }, verdubbeld):
       *[other] { $place } ({ $tile }):
    }
gangster-event-scored = { gangster-who }: { $strength }, { gangster-points }.
gangster-event-earned = { $seat } verdient { gangster-points } en heeft er nu { $influence }.
gangster-event-game-won =
    { $sharing ->
        [1] { $seat } wint het spel met { $influence } invloed.
       *[other] { $seat } deelt in de overwinning met { $influence } invloed.
    }

## Wat geweigerd wordt

gangster-refusal-game-over = Het spel is afgelopen; de overwinning ging naar { $winners }.
gangster-refusal-not-your-turn = { $acting } is aan de beurt, jij niet.
gangster-refusal-one-colour-each = Je speelt alleen { $colour }; laat de kleur weg.
gangster-refusal-not-your-colour = { $colour } is van { $owner }.
gangster-refusal-unload-first = Beslis eerst of { $colour } een tweede eigen gangster laat uitstappen; zo niet: “unload nothing”.
gangster-refusal-load-first = { $colour } heeft gemikt: zeg nu wie er ingeladen wordt.
gangster-refusal-push-first = Beslis eerst of { $colour } een andere auto wegduwt; zo niet: “push nothing”.
gangster-refusal-dump-first = Beslis eerst of { $colour } de koffer leegkiepert; zo niet: “dump nothing”.
gangster-refusal-take-first = { $colour } is op Gold Coast gestopt en moet een van de open uitrustingen nemen.
gangster-refusal-card-used = De { $card } ligt omgedraaid; open liggen: { $cards }.
gangster-refusal-no-motor = Je hebt geen motor om één verbinding verder te rijden.
gangster-refusal-turns-back = Met { $roads } verbindingen vanaf { $start } kom je alleen in { $place } als je onderweg omkeert. Je bereikt: { $places }.
gangster-refusal-out-of-reach =
    { $roads ->
        [one] Met één verbinding vanaf { $start } kom je niet in { $place }. Je bereikt: { $places }.
       *[other] Met precies { $roads } verbindingen vanaf { $start } kom je niet in { $place }. Je bereikt: { $places }.
    }
gangster-refusal-must-drive = Niemand heeft { $turns } speelbeurten lang gereden: nu moet je rijden.
gangster-refusal-in-harbour = Op { $place } wordt niemand in- of uitgeladen; een koffer wordt er alleen bij aankomst geleegd.
gangster-refusal-out-of-play = { $place } doet met drie spelers niet mee: er ligt geen puntentabel.
gangster-refusal-no-such-space = Veld { $number } is er niet in { $place }: de puntentabel heeft er { $spaces }.
gangster-refusal-space-empty = Op veld { $number } in { $place } staat niemand.
gangster-refusal-trunk-full = Je koffer is vol.
gangster-refusal-is-protected = In { $place } waakt een bodyguard over hen: niemand anders mag ze inladen.
gangster-refusal-no-tommy-gun = Zonder Tommy Gun laad je alleen in uit de wijk waar je auto staat.
gangster-refusal-aims-from-harbour = Vanaf { $start } werkt de Tommy Gun niet.
gangster-refusal-no-road-there = Er is geen verbinding tussen { $start } en { $place }.
gangster-refusal-nobody-to-take = In { $place } staat geen vreemde gangster.
gangster-refusal-own-across-road = Uit een naburige wijk laad je alleen vreemde gangsters in; { $gangster } is van jezelf.
gangster-refusal-car-empty = Er zit niemand van jou in de auto.
gangster-refusal-not-in-trunk = In je koffer zit geen gangster van { $gangster }.
gangster-refusal-tile-full = { $place } is vol.
gangster-refusal-no-second = Er valt niets af te slaan: een tweede stapt alleen uit door de deur, na de eerste.
gangster-refusal-nothing-to-push = Wegduwen kan alleen met een stootbumper, en alleen als je aankomt waar een andere auto staat.
gangster-refusal-car-elsewhere = De auto van { $pushed } staat niet naast die van jou in { $start }.
gangster-refusal-pushed-too-far = Wegduwen gaat één verbinding ver, en tussen { $start } en { $place } is er geen.
gangster-refusal-not-just-stopped = De koffer wordt alleen geleegd als je net Gold Coast bent opgereden.
gangster-refusal-not-taking = Uitrusting neem je alleen als je net Gold Coast bent opgereden.
gangster-refusal-not-laid-out = Dit ligt niet open op Gold Coast: { $equipment }.
gangster-refusal-already-owned = Dit heb je al, en twee gelijke mogen niet: { $equipment }.

## Hoe je acties schrijft

gangster-usage-drive = Schrijf “drive KAART PLAATS”, bijvoorbeeld “drive 2 the_loop”, met de motor “drive 2+1 the_loop”; met twee spelers “drive blue 2 the_loop”.
gangster-usage-load = Schrijf “load VELD”, bijvoorbeeld “load 7”; met twee spelers “load blue 7”.
gangster-usage-unload = Schrijf “unload own”, of “unload KLEUR” voor iemand in de koffer, of “unload nothing”; met twee spelers “unload blue own”.
gangster-usage-aim = Schrijf “aim PLAATS”, bijvoorbeeld “aim chinatown”; met twee spelers “aim blue chinatown”.
gangster-usage-push = Schrijf “push KLEUR PLAATS”, bijvoorbeeld “push grey the_loop”, of “push nothing”.
gangster-usage-dump = Schrijf “dump trunk” of “dump nothing”.
gangster-usage-take = Schrijf “take UITRUSTING”: bodyguard, motor, tommy_gun, trunk, bumper of door.

## Het bord als tekst

gangster-board-you = { $player } (jij)
gangster-board-round = Gangster · etappe { $round } van 3
gangster-board-doublers =
    nog { $left ->
        [one] 1 dubbelmarker
       *[other] { $left } dubbelmarkers
    }, minstens { $drives ->
        [one] 1 rit
       *[other] { $drives } ritten
    }
gangster-board-must-drive = NU MOET JE RIJDEN
gangster-board-result = Gangster · na 3 etappes
gangster-board-map = Chicago, met de auto’s
gangster-board-districts = De wijken
gangster-board-district = Wijk
gangster-board-values = Waarden
gangster-board-spaces = Velden
gangster-board-scores = Als nu werd afgerekend
gangster-board-settled = Zoals afgerekend
gangster-board-legend-scores = B3=10: Blauw, 3 gangsters, zou 10 krijgen
gangster-board-legend-doubler = ×2 dubbelmarker
gangster-board-legend-cars = [B] auto van Blauw
gangster-board-legend-house = ° van ons, niet de gedrukte
gangster-board-colours = De bendes
gangster-board-standing = De spelers
gangster-board-influence = Punten
gangster-board-cards = Kaarten
gangster-board-riding = In auto
gangster-board-trunk = Koffer
gangster-board-equipment = Uitrusting
gangster-board-earned = Per etappe
gangster-board-reach = Waar de auto’s heen kunnen, per kaart
gangster-board-from = vanaf { $place }
gangster-board-piles = Gold Coast en de stapels
gangster-board-open = Open op Gold Coast: { $equipment }
gangster-board-supply = Voorraad, { $tiles }: { $equipment }
gangster-board-deck = Wijkkaarten, { $cards }: { $police } politie, { $districts }
gangster-board-casino = Casinokaarten: { $numbers }
gangster-board-forecast = Als nu werd afgerekend: { $points }
