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

## De regels

gangster-rule-setup-gangsters =
    Elke kleur begint met 9 gangsters op haar gangsterbord. Vóór de tweede etappe stappen er nog 6 in haar auto, vóór de derde weer 5.
    .title = Gangsters aan het begin
gangster-rule-setup-cards =
    Alle drie de bewegingskaarten liggen aan het begin open, de invloed staat op 0 en de casinokaarten worden geschud.
    .title = Kaarten en invloed aan het begin
gangster-rule-setup-equipment =
    Aan de Gold Coast liggen drie speciale uitrustingen open. Daarna trekt elke kleur er één en legt die op haar linkerveld.
    .title = Uitrusting aan het begin
gangster-rule-setup-tiles =
    Van de 15 puntentabellen worden er 10 willekeurig over de wijken verdeeld, één per wijk; de overige vijf doen niet mee.
    .title = Puntentabellen
gangster-rule-setup-three-players =
    Met drie spelers doet Cicero niet mee: geen puntentabel, geen gangsters, geen punten, en de wijkkaart gaat uit de stapel. De verbindingen blijven open, een auto mag er stoppen en een Tommy Gun werkt ook vanuit die wijk { -ruling }.
    .title = Met drie spelers zonder Cicero
gangster-rule-setup-start =
    In beurtvolgorde trekt elke kleur twee wijkkaarten, zet in beide wijken een gangster op het eerste veld en zet haar auto in de eerst getrokken wijk. Er gaat geen kaart terug, dus alle startwijken verschillen; 7 gangsters blijven op het gangsterbord.
    .title = Startopstelling
gangster-rule-setup-first-doubler =
    Alle wijkkaarten, zonder de politieagenten, worden geschud; de wijk van de bovenste krijgt de eerste dubbelmarker en die kaart wordt afgelegd. Daarna worden er politieagenten door de rest geschud: twee met twee, drie of vier spelers, drie met vijf.
    .title = De eerste dubbelmarker
gangster-rule-first-player =
    Het lot bepaalt wie de startspeler is { -ruling }.
    .title = Startspeler
gangster-rule-open-information =
    Alles is open, behalve de volgorde van de verdekte stapels; wat een stapel verlaten heeft, is bekend { -ruling }.
    .title = Wat iedereen mag weten
gangster-rule-turn-one-action =
    In je speelbeurt moet je precies één van twee dingen doen: rijden, of uitladen of inladen. Passen mag niet. Heeft elke plaats twee verbindingen, dan kun je altijd rijden; op een eigen bord met een doodlopende weg kun je geen kaart kiezen waarvoor er geen route is, en is er helemaal niets toegestaan, dan wordt je beurt overgeslagen.
    .title = Eén actie per speelbeurt
gangster-rule-drive-exact =
    Om te rijden draai je een van je open bewegingskaarten om en verplaats je je auto over precies het aantal verbindingen dat erop staat. Vanuit Greek Town kom je met een 3 bijvoorbeeld in The Loop, Little Africa, West Side of Little Italy, en in geen andere wijk.
    .title = Rijden
gangster-rule-drive-no-turning =
    Je auto mag nooit meteen terug over de verbinding waarover hij net gereden heeft. Een rondje rijden mag; verder beperkt niets de route { -ruling }.
    .title = Niet omkeren
gangster-rule-drive-shared =
    Op één plaats mag een onbeperkt aantal auto’s staan.
    .title = Samen op één plaats
gangster-rule-cards-refresh =
    Heb je je derde bewegingskaart gebruikt, dan worden aan het einde van die speelbeurt alle drie weer opengelegd, en de bovenste wijkkaart wordt getrokken en afgelegd. Bij een politieagent gebeurt er niets; is het een wijk, dan krijgt die een dubbelmarker. Dit gaat vanzelf en is geen keuze, al staat er in de Nederlandse spelregels “mag”.
    .title = Bewegingskaarten weer open
gangster-rule-turn-order-of-effects =
    Een rit wordt in deze volgorde afgehandeld: auto, verschuiven met de stootbumper, de koffer in de haven uitladen, speciale uitrusting met aanvullen, bewegingskaarten open, wijkkaart, dubbelmarker, afrekening. Een zojuist genomen uitrusting werkt vanaf je volgende speelbeurt; een stootbumper die je op het punt staat te verliezen, verschuift nog { -ruling }.
    .title = Verloop van een rit
gangster-rule-unload =
    Je laadt één eigen gangster uit de auto of één vreemde gangster naar keuze uit de koffer. Hij komt op de puntentabel van de wijk waar je auto staat.
    .title = Uitladen
gangster-rule-load =
    Je laadt één gangster naar keuze in van de puntentabel van de wijk waar je auto staat: eigen gangsters in de auto, waar een onbeperkt aantal in past, vreemde in de koffer.
    .title = Inladen
gangster-rule-trunk-capacity =
    In de koffer past één vreemde gangster, met de speciale uitrusting Koffer zijn het er twee. Verlies je die terwijl er twee in zitten, dan houd je ze allebei en laad je geen vreemde gangster meer in tot er plaats is { -ruling }.
    .title = Plaats in de koffer
gangster-rule-no-action-in-harbour =
    De Gold Coast heeft geen puntentabel: als actie kun je er niets uitladen of inladen.
    .title = Niet laden in de haven
gangster-rule-must-drive-at-last =
    Volgens de gedrukte regels kan het spel eindeloos duren. Heeft daarom gedurende tien speelbeurten per kleur achter elkaar (tien keer het aantal kleuren) niemand gereden, dan moet er in de volgende speelbeurt gereden worden; in een gewoon spel merk je hier niets van { -ruling }.
    .title = Ooit moet er gereden worden
gangster-rule-place-next =
    De velden van een puntentabel zijn in leesrichting genummerd, en het nummer van een gangster is zijn rang: hoe hoger het nummer, hoe hoger de rang. Een nieuwe gangster komt op het veld na de ranghoogste gangster, op een lege puntentabel op het eerste veld.
    .title = Velden en rang
gangster-rule-place-gaps =
    Leegtes die door inladen ontstaan, blijven open. Alleen zolang het laatste veld bezet is, worden ze opgevuld, het laagste nummer eerst; komt het laatste veld vrij, dan gaat het weer verder na de ranghoogste gangster. Een leegte is een leeg veld onder dat van de ranghoogste gangster; alleen wat er op de puntentabel ligt telt, niet hoe dat zo gekomen is { -ruling }.
    .title = Leegtes
gangster-rule-tile-full =
    Op een volle puntentabel kun je niemand uitladen { -ruling }.
    .title = Volle puntentabel
gangster-rule-harbour-dump =
    Rijd je naar de Gold Coast en stop je daar, dan mag je meteen je hele koffer in de haven uitladen: allemaal of niemand, en alleen bij aankomst. Die gangsters verdwijnen uit het spel.
    .title = Uitladen in de haven
gangster-rule-harbour-equipment =
    Stop je aan de Gold Coast, dan moet je ook een van de open speciale uitrustingen nemen, van een soort die je nog niet hebt. Is die er niet, dan verandert er niets.
    .title = Uitrusting nemen
gangster-rule-equipment-slide =
    De nieuwe uitrusting komt op je linkerveld, de uitrusting die daar lag, schuift naar rechts, en die van het rechterveld verdwijnt uit het spel.
    .title = Uitrusting schuift op
gangster-rule-equipment-different =
    Je twee speciale uitrustingen zijn altijd van verschillende soorten.
    .title = Twee verschillende soorten
gangster-rule-harbour-refill =
    Het vrije veld aan de Gold Coast wordt aangevuld uit de voorraad; is de voorraad op, dan vervalt dat. Drie gelijke uitrustingen daar worden verwijderd en vervangen door drie nieuwe, of door zoveel als er nog zijn; dat geldt ook bij de voorbereiding, en zo nodig nog een keer.
    .title = Aanvullen aan de Gold Coast
gangster-rule-harbour-only-own-stop =
    Alleen je eigen rit die aan de Gold Coast eindigt telt, ook een rit van vier verbindingen van de Gold Coast en weer terug. Erdoorheen rijden of er door een stootbumper heen geschoven worden heeft geen effect { -ruling }.
    .title = Alleen zelf stoppen telt
gangster-rule-bodyguard =
    Uit de wijk waar je auto staat mogen anderen geen gangsters van jou inladen, ook niet met een Tommy Gun. Zelf mag je er gewoon inladen, eigen en vreemde gangsters.
    .title = Bodyguard
gangster-rule-motor =
    Je mag één optellen bij het getal van je bewegingskaart.
    .title = Motor
gangster-rule-tommy-gun =
    Je mag een vreemde gangster ook inladen uit een wijk die verbonden is met de plaats waar je auto staat, maar niet zolang je aan de Gold Coast staat. Uitladen naar een naburige wijk mag niet.
    .title = Tommy Gun
gangster-rule-trunk =
    Je koffer heeft twee plaatsen. Per speelbeurt gaat er nog steeds maar één gangster in of uit, maar aan de Gold Coast mag je ze allebei in de haven uitladen.
    .title = Koffer
gangster-rule-bumper =
    Komt je auto met een bewegingskaart ergens aan, dan mag je één andere auto van die plaats naar een naburige plaats naar keuze verschuiven. De Gold Coast geldt hier ook als plaats: je mag ernaartoe en ervandaan verschuiven, met twee spelers ook je eigen andere auto { -ruling }.
    .title = Stootbumper
gangster-rule-door =
    Je mag in één speelbeurt twee eigen gangsters uitladen, in dezelfde wijk.
    .title = Deur
gangster-rule-round-end =
    De etappe eindigt onmiddellijk als de achtste dubbelmarker gelegd wordt; dan volgt de dag van de afrekening.
    .title = Einde van een etappe
gangster-rule-casino =
    Wie de dag van de afrekening veroorzaakt heeft, trekt een casinokaart. Het getal daarop vervangt bij deze afrekening elk “?”; daarna gaat de kaart uit het spel.
    .title = Casinokaart
gangster-rule-score-order =
    In elke wijk bepaalt het aantal gangsters de volgorde van de kleuren; bij een gelijke stand beslist de ranghoogste gangster. De eerste kleur krijgt de eerste waarde van de puntentabel, de tweede de tweede enzovoort, één waarde per kleur. Een kleur zonder gangsters in die wijk krijgt niets, en een kleur waarvoor geen waarde meer over is ook niet.
    .title = Afrekening van de wijken
gangster-rule-score-doubler =
    In een wijk met een dubbelmarker tellen alle waarden dubbel.
    .title = Dubbelmarker
gangster-rule-next-round =
    De dubbelmarkers gaan eraf, alle gangsters blijven, nieuwe komen erbij, en de stapel wijkkaarten wordt opnieuw gemaakt zoals bij de voorbereiding. De linkerbuur van wie de afrekening veroorzaakt heeft begint; met twee spelers is dat de ander. Auto’s, koffers, uitrustingen en bewegingskaarten blijven zoals ze zijn { -ruling }.
    .title = De volgende etappe
gangster-rule-game-end =
    Na de derde dag van de afrekening wint wie de meeste invloed heeft. Wie gelijk staat, deelt in de overwinning.
    .title = Overwinning
gangster-rule-two-players =
    De voorbereiding is die voor vier spelers. Ieder speelt twee kleuren, plaatsen 1 en 3 of 2 en 4 { -ruling }, met elk een eigen gangsterbord, en de spelers zijn afwisselend aan de beurt; in je beurt kies je een van je twee kleuren en speel je daarmee. Elke kleur wordt apart afgerekend, en beide tellen mee voor je ene score.
    .title = Twee spelers, vier kleuren
gangster-rule-two-players-foreign =
    Wat “eigen” en “vreemd” is, bepaalt de kleur: je andere kleur is vreemd, en ook die kun je in de haven uitladen. Een bodyguard beschermt zijn eigen kleur en houdt alleen de andere speler tegen { -ruling }.
    .title = Twee spelers: eigen en vreemd
