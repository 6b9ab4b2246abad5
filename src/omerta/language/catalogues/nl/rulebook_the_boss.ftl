### The Boss: hoofdstukken, spiekkaart en voorbeelden van de spelregels.

the_boss-material =
    Maximaal zeven steden met elk 3 tot 5 stadskaarten, met geld in miljoenen dollars of een straf erop. Een karakterkaart voor elke stad en voor Chicago; die van een stad toont al haar kaarten. Vijf politiekaarten: twee gouden, twee zilveren, één dubbele. Per speler zes professionals, drie gelegenheidsgangsters en een schijf “verbannen”; en één startspelersteen.
the_boss-house =
    De waarden van sommige steden zijn van ons, omdat we de gedrukte niet kennen; ze zijn op het bord met ° gemerkt. Wie de doos heeft, kan de juiste intypen.

## Hoofdstukken

the_boss-chapter-setup =
    Welke steden er in de rij liggen, wat iedereen weet, en wat niemand weet.
    .title = Voorbereiding
the_boss-chapter-a-turn =
    In je speelbeurt mag je eerst gangsters naar één stad sturen, en daarna moet je een kaart spelen.
    .title = Je speelbeurt
the_boss-chapter-rhythm-of-a-round =
    Twee dingen geven een ronde haar ritme: de politiekaart vóór de vierde speelbeurt en de volgorde van de vijfde.
    .title = Het verloop van een ronde
the_boss-chapter-reckoning =
    Zijn alle kaarten gespeeld, dan worden de verdekte omgedraaid: de steden betalen uit of straffen.
    .title = Afrekening
the_boss-chapter-end =
    Er worden drie tot vijf rondes gespeeld; dan wordt het geld geteld.
    .title = Einde van het spel

## Spiekkaart

the_boss-card-aim =
    Na drie tot vijf rondes het meeste geld hebben.
    Zorg voor de meerderheid waar geld verdekt ligt, en blijf weg waar een straf ligt.
    Elke kaart die je ziet, vertelt wat er niet verdekt ligt.
    .title = Doel
the_boss-card-turn =
    1. Plaats gangsters in één stad, als je wilt.
    2. Speel een handkaart, bij welke stad dan ook.
    Een ronde heeft vijf speelbeurten, met de klok mee vanaf de startspeler.
    .title = Je speelbeurt
the_boss-card-placing =
    Na het plaatsen moet je er meer hebben dan elke andere speler.
    Gelegenheidsgangsters alleen samen met of bij een eigen professional.
    Chicago alleen als je deze ronde een gangster in een andere stad hebt.
    Nooit waar je verbannen bent.
    Wie geplaatst is, blijft tot het einde van de ronde.
    .title = Plaatsen
the_boss-card-round =
    Vóór speelbeurt vier wordt een politiekaart omgedraaid. Derde kenteken van één kleur: laatste ronde.
    In speelbeurt vijf begint wie de meeste gangsters voor zich heeft.
    .title = Verloop van een ronde
the_boss-card-reckoning =
    Geld: voor jou. Revolver: een professional gaat uit het spel.
    Gevangenis: een professional mist twee rondes; hospitaal: één ronde.
    Verbannen: daar nooit meer plaatsen.
    Chicago: de helft, naar beneden afgerond, van de bovenste kaarten links ervan; straffen tellen als 0.
    Geplaatste gelegenheidsgangsters gaan uit het spel, professionals komen terug.
    Chicago schuift een plaats naar rechts, de startspelersteen gaat naar de linkerbuur.
    .title = Afrekening
the_boss-card-end =
    Wie het meeste geld heeft, wint.
    Gelijke stand: hoogste winst van de laatste ronde, dan de meeste gangsters, dan een extra ronde.
    .title = Einde

## Voorbeelden: wat er te zien is

the_boss-example-deal =
    Zeven steden liggen in de rij, met Chicago op de tweede plaats. Onder elke andere stad ligt een verdekte kaart; de karakterkaarten vertellen iedereen welke kaarten een stad heeft. Je ziet je eigen vijf kaarten, en van de kaarten van de anderen alleen de achterkant.
    .title = Vier spelers gaan zitten
the_boss-example-deduction =
    Kansas City heeft drie kaarten: 2, 3 en een revolver. De 2 is gespeeld, de 3 heb jij in handen. Er ligt dus een revolver verdekt, en jij bent de enige die dat zeker weet: laat die meerderheid maar aan de ander.
    .title = Wat ligt er verdekt bij Kansas City?
the_boss-example-place-majority =
    Je hebt één gangster in Boston, de andere speler twee. Wil je de stad terug, dan heb je er drie nodig: stuur er minstens twee bij.
    .title = Een stad heroveren
the_boss-example-last-turn-order =
    Het is de vijfde speelbeurt. Jij hebt nog zeven gangsters voor je en begint. Ben en Dan hebben er elk vijf; Ben heeft de startspelersteen en gaat vóór Dan. Cleo heeft er vier en is als laatste aan de beurt.
    .title = Wie wanneer aan de beurt is in de laatste speelbeurt
the_boss-example-chicago-payout =
    Links van Chicago zijn als laatste gespeeld: New York 3, Boston hospitaal en Detroit 4. De straf telt als 0, de som is dus 7. Met vier gangsters heb je de meerderheid in Chicago en krijg je de helft, naar beneden afgerond: 3 miljoen.
    .title = Wat Chicago oplevert

## De eerste les

the_boss-lesson-welcome =
    Er zitten vier spelers aan tafel, en jij bent er één van. In het midden liggen zeven steden en Chicago. Onder elke stad ligt een kaart verdekt: geld of ellende. Wie aan het einde van een ronde de meeste gangsters in een stad heeft, krijgt de kaart. Onderaan zie je je eigen kaarten en je gangsters.
    .title = Welkom in Chicago
the_boss-lesson-place =
    Een speelbeurt begint met plaatsen: je stuurt zoveel gangsters als je wilt naar één stad, of niemand. Kijk eerst naar je eigen kaarten: die kunnen nergens verdekt liggen. Kies nu een stad en stuur iemand.
    .title = Gangsters plaatsen
    .instead = Kies een oplichtende stad, en hoeveel je erheen stuurt.
    .done = Ze blijven daar tot het einde van de ronde. Niemand haalt ze terug, ook jij niet.
the_boss-lesson-play =
    Nu moet je een kaart spelen. Iedereen ziet dan één kaart die niet verdekt bij haar stad ligt. Speel welke kaart je maar wilt.
    .title = Een kaart spelen
    .instead = Kies een van de oplichtende kaarten in je hand.
    .done = Dat was een hele speelbeurt. Een ronde heeft er vijf; dan worden de verdekte kaarten omgedraaid.
the_boss-lesson-majority =
    Een nieuwe stelling. Je hebt één gangster in Boston, de andere speler twee. Wie iemand plaatst, moet er daarna meer hebben dan ieder ander. Herover Boston.
    .title = Meerderheid
    .instead = Kies Boston, en stuur er twee of meer.
    .done = Boston is van jou, voorlopig. Een gelijke stand bestaat niet: elk antwoord kost iets meer.
the_boss-lesson-deduce =
    Kansas City heeft drie kaarten: 2, 3 en een revolver. De 2 is gespeeld, en de 3 heb jij. De revolver ligt er dus verdekt, en Ben heeft er de meerderheid. Houd je mensen thuis: plaats niemand.
    .title = Wat ligt er verdekt?
    .instead = Kies “Plaats niemand”.
    .done = Geduld is het halve spel.
the_boss-lesson-show =
    Speel nu je Kansas City 3. Dan weet iedereen wat daar wacht, en Ben kan niet meer weg.
    .title = Een kaart als boodschap
    .instead = Kies de Kansas City 3 in je hand.
    .done = Elke kaart vertelt de anderen iets. Kies wat ze mogen weten.
the_boss-lesson-chicago =
    De laatste speelbeurt van een ronde. Wie nog de meeste gangsters voor zich heeft, begint, en dat ben jij. Chicago betaalt de helft van wat de bovenste kaarten links ervan waard zijn. Je hebt een gangster in New York, dus je mag erheen: stuur iemand naar Chicago.
    .title = Chicago
    .instead = Kies Chicago, en hoeveel je erheen stuurt.
    .done = Bij Chicago ligt geen verdekte kaart: daar wed je op wat iedereen kan zien.
the_boss-lesson-reckoning =
    Je hebt nog één kaart. Speel die, en de ronde wordt afgerekend.
    .title = Afrekening
    .instead = Speel de ene kaart in je hand.
    .done = Links van Chicago lagen een 3, een straf en een 4. Dat is 7, en de helft, naar beneden afgerond, is van jou: 3 miljoen. Overal elders ging de verdekte kaart naar wie de meerderheid had.
the_boss-lesson-farewell =
    Meer hoef je niet te weten. Verschijnt het derde kenteken van één kleur, dan is het de laatste ronde; daarna wint het meeste geld.
    .title = Goed gedaan
