### Gangsta!: hoofdstukken, spiekkaart en voorbeelden van de spelregels.

gangsta-material =
    Vijf bosses en 35 gangsters uit vijf families, 90 overvallen in drie hoofdstukken, acht snitches en twaalf grondstoffenkaarten voor een variant. Op de kaart van een gangster staan zijn kosten, zijn vaardigheden en zijn invloedspunten (IP); op die van een overval de vereiste vaardigheden en de beloningen, het linkervak voor wie hem pleegt, het rechtervak voor iedereen die meehelpt.
gangsta-house =
    Alle kaarten zijn zoals gedrukt. De drie extra overvallen van hoofdstuk II komen uit de online-editie; ze doen alleen als optie mee.

## Hoofdstukken

gangsta-chapter-setup =
    Een boss, wat geld, vijf overvallen en vijf gangsters: zo begint het.
    .title = Voorbereiding
gangsta-chapter-a-turn =
    Eerst maak je ingeschakelde gangsters weer beschikbaar, dan doe je één ding: inhuren, een overval plegen of passen.
    .title = Je beurt
gangsta-chapter-symbols =
    Wat er telt als vaardigheden geteld worden.
    .title = Vaardigheden
gangsta-chapter-heists =
    Wie doet mee, in welke volgorde, en wie krijgt wat. Om de volgorde draait het hele spel: wie zijn hele bende inschakelt, krijgt haar in één keer weer beschikbaar.
    .title = Overvallen
gangsta-chapter-rewards =
    Wat de vakken op de overvallen betekenen.
    .title = Beloningen
gangsta-chapter-snitches =
    Vanaf hoofdstuk II praat er soms iemand met de politie.
    .title = Snitches
gangsta-chapter-chapters =
    Een spel heeft drie hoofdstukken, en elk eindigt op zijn eigen manier.
    .title = De drie hoofdstukken
gangsta-chapter-final-scoring =
    De invloedspunten beslissen.
    .title = Eindtelling
gangsta-chapter-variants =
    Families, grondstoffen en een paar opties, die je naar wens combineert.
    .title = Varianten

## Spiekkaart

gangsta-card-aim =
    Aan het einde van hoofdstuk III de meeste invloedspunten (IP) hebben.
    Bouw een bende met vaardigheden die bij de overvallen passen, en schakel ze zo mogelijk allemaal in.
    .title = Doel
gangsta-card-turn =
    1. Mobiliseren: is je hele bende ingeschakeld, dan wordt iedereen beschikbaar. Anders maakt elke beschikbare Leider er één beschikbaar, en elke volgende kost 1 dollar.
    2. Eén actie: een open gangster inhuren, een overval plegen of passen.
    Passen: 1 dollar voor elke gangster met een Leider; daarna mag je een open kaart afleggen.
    .title = Je beurt
gangsta-card-heists =
    Alleen beschikbare gangsters, een voor een, elk met een vaardigheid die nog ontbreekt.
    Ieder gebruikt al zijn vaardigheden die nog ontbreken: niemand houdt iets achter.
    Coöperatief: begin met een eigen gangster, daarna die van wie dan ook. Alle betrokkenen krijgen het rechtervak.
    .title = Overvallen
gangsta-card-chapters =
    I eindigt met een bende van 4: 1 dollar voor elk symbool dat je minder hebt dan de bende met de meeste.
    II eindigt met een bende van 7: bendeoorlog. Wie als enige de meeste Huurlingen heeft, verliest niemand, ieder ander één gangster.
    III eindigt met een bende van 9 of bij de derde snitch van dit hoofdstuk.
    Snitch: betaal 1 dollar voor elke Informateur die je mist, of verlies al je geld en een gangster.
    .title = Hoofdstukken en snitches
gangsta-card-rewards =
    Training: schuif de kaart onder een deelnemer. Moord: een tegenstander verliest een gangster met twee symbolen.
    Diefstal: geld afpakken. Afleiding: gangsters van tegenstanders inschakelen. Mobilisatie: je bende beschikbaar maken.
    Extra beurt: meteen, nooit twee keer na elkaar.
    .title = Beloningen
gangsta-card-scoring =
    IP van overvallen + IP van de bende + 2 voor de rijkste + 2 voor de grootste bende (gelijk: elk 1).
    Gelijke stand: de grootste bende, anders een gedeelde overwinning.
    .title = Eindtelling

## Voorbeelden: wat er te zien is

gangsta-example-mobilise-1 =
    Twee van je vier gangsters zijn beschikbaar, en allebei hebben ze het symbool Leider. Elk maakt een van de anderen beschikbaar: je krijgt je hele bende terug zonder te betalen.
    .title = Mobiliseren: twee leiders
gangsta-example-mobilise-2 =
    Er is maar één leider beschikbaar. Hij maakt iemand beschikbaar, bijvoorbeeld de boss; de laatste kost 1 dollar. Dat de boss ook leider is, helpt nu niet: aan het begin van de fase was hij ingeschakeld.
    .title = Mobiliseren: één leider en een dollar
gangsta-example-mobilise-3 =
    Er is geen leider beschikbaar, dus elke gangster kost 1 dollar. Met 2 dollar maak je er twee beschikbaar, bijvoorbeeld de twee leiders.
    .title = Mobiliseren: alleen voor geld
gangsta-example-mobilise-4 =
    Je hele bende is ingeschakeld. Zodra je aan de beurt bent, wordt iedereen in één keer gratis beschikbaar. Daar doe je het voor.
    .title = Mobiliseren: allemaal tegelijk
gangsta-example-whole-gang =
    De overval vereist Informateur, Scherpschutter, Vechtersbaas en Hacker. Begint de gangster met Scherpschutter, Vechtersbaas en Hacker, dan ontbreekt alleen nog de Informateur en blijft de boss thuis. Begint de boss met zijn Hacker, dan zijn beide anderen nodig: de hele bende is ingeschakeld, en volgende beurt weer beschikbaar.
    .title = Alle drie, maar in de juiste volgorde
gangsta-example-occasional-income =
    Je huurt een vierde lid in, en hoofdstuk I is afgelopen. Jouw bende toont nu 8 symbolen, die van de anderen 6 en 5. Ben krijgt dus 2 dollar en Cleo 3.
    .title = Het einde van hoofdstuk I
gangsta-example-cooperation =
    Deze coöperatieve overval vereist twee Scherpschutters, een Vechtersbaas en een Hacker. Begin met je Scherpschutter; voor de rest mag je de Hacker van je boss gebruiken en elke beschikbare gangster van de anderen. Jij neemt het linkervak, en alle betrokkenen nemen het rechtervak.
    .title = Een coöperatieve overval

## De eerste les

gangsta-lesson-welcome =
    Jij bent de boss van een bende van drie. Elke gangster heeft vaardigheden, en elke overval vereist er een paar. Wie aan een overval heeft deelgenomen, is ingeschakeld en moet eerst weer beschikbaar worden.
    .title = Welkom bij de bende
gangsta-lesson-heist =
    Pleeg de overval die Informateur, Scherpschutter, Vechtersbaas en Hacker vereist.
    .title = Een overval
    .instead = Kies de overval met Informateur, Scherpschutter, Vechtersbaas en Hacker.
    .done = De overval is begonnen. Nu komen de deelnemers erbij, een voor een.
gangsta-lesson-order =
    Begin met je boss. Ieder gebruikt al zijn vaardigheden die nog ontbreken; wie minder kan, gaat dus voor.
    .title = De juiste volgorde
    .instead = Kies je boss, die met de gouden naamband.
    .done = De Hacker is er. Informateur, Scherpschutter en Vechtersbaas ontbreken nog.
gangsta-lesson-crew =
    Schakel nu de twee anderen in, in een volgorde naar keuze.
    .title = De hele bende
    .instead = Kies een oplichtende gangster van je bende.
    .done = De overval is gepleegd, en het geld is van jou. En je hele bende is ingeschakeld: aan het begin van je volgende beurt wordt iedereen gratis beschikbaar. Dat is de kunst van dit spel.
gangsta-lesson-leader =
    Een nieuwe stelling, aan het begin van je beurt: je mobiliseert. Eén leider is beschikbaar en maakt één gangster beschikbaar. Maak de boss beschikbaar.
    .title = Mobiliseren
    .instead = Kies je boss, die met de gouden naamband.
    .done = Dat was gratis. De boss is ook leider, maar aan het begin van de beurt was hij ingeschakeld.
gangsta-lesson-pay =
    Elke volgende kost 1 dollar. Maak je laatste gangster beschikbaar.
    .title = Mobiliseren voor geld
    .instead = Kies de gangster die nog ingeschakeld is.
    .done = Nu is iedereen beschikbaar, en je mag één ding doen: inhuren, een overval plegen of passen.
gangsta-lesson-hire =
    Hoofdstuk I. Je hebt drie leden en 2 dollar. Huur de Scherpschutter van 2 dollar in: met het vierde lid is het hoofdstuk afgelopen.
    .title = Inhuren
    .instead = Kies bij wie je kunt inhuren de Scherpschutter van 2 dollar.
    .done = Jouw bende heeft de meeste symbolen; de anderen krijgen geld voor elk symbool dat ze missen. Dan begint hoofdstuk II.
gangsta-lesson-cooperate =
    Vanaf hoofdstuk II zijn er coöperatieve overvallen. Pleeg die waarvoor twee Scherpschutters, een Vechtersbaas en een Hacker nodig zijn.
    .title = Samenwerken
    .instead = Kies de overval met twee Scherpschutters, een Vechtersbaas en een Hacker.
    .done = Alleen lukt het niet, en dat hoeft ook niet.
gangsta-lesson-own =
    Het begint met iemand van jezelf: schakel je Scherpschutter in.
    .title = Iemand van jezelf
    .instead = Kies de Scherpschutter van je eigen bende.
    .done = Er ontbreken nog een Scherpschutter, een Vechtersbaas en een Hacker.
gangsta-lesson-helpers =
    Schakel nu in wie nuttig is, ook uit de andere bendes. Ze kunnen niet weigeren.
    .title = Helpers
    .instead = Kies een oplichtende gangster, uit welke bende ook.
    .done = Jij nam het linkervak; alle betrokkenen namen het rechtervak.
gangsta-lesson-farewell =
    Meer hoef je niet te weten. Hoofdstuk II eindigt met een bendeoorlog, hoofdstuk III met negen leden of de derde snitch; dan winnen de meeste invloedspunten.
    .title = Goed gedaan
