### Gangster: hoofdstukken, spiekkaart en voorbeelden van de spelregels.

gangster-material =
    Een plattegrond van Chicago: tien wijken en de haven, de Gold Coast, met verbindingen ertussen. Vijftien puntentabellen, waarvan er tien in de wijken liggen. Vijf kleuren, elk met 20 gangsters, een auto, de bewegingskaarten 1, 2 en 3 en een gangsterbord met een auto voor je eigen gangsters, een koffer voor vreemde en twee velden voor uitrusting. Dertig speciale uitrustingen in zes soorten, tien wijkkaarten, drie politieagenten, zes casinokaarten van 1 tot 6 en acht dubbelmarkers.
gangster-house =
    De verbindingen, de meeste puntentabellen en de aantallen uitrustingen zijn van ons, omdat we de gedrukte niet kennen; de puntentabellen zijn op het bord met ° gemerkt. Wie de doos heeft, kan de juiste intypen.

## Hoofdstukken

gangster-chapter-setup =
    Wat waar ligt voordat de eerste auto start.
    .title = Voorbereiding
gangster-chapter-a-turn =
    In je speelbeurt doe je precies één ding: je rijdt, of je laadt een gangster in of uit.
    .title = Je speelbeurt
gangster-chapter-spaces-and-rank =
    Op welk veld een gangster staat, beslist bij een gelijke stand; daarom worden de velden volgens vaste regels gevuld.
    .title = Velden en rang
gangster-chapter-gold-coast =
    In de haven raak je vreemde gangsters kwijt en krijg je nieuwe uitrusting voor je auto.
    .title = Gold Coast
gangster-chapter-equipment =
    Je hebt hoogstens twee speciale uitrustingen tegelijk. Ze werken vanzelf; bij “mag” kies je zelf.
    .title = Speciale uitrustingen
gangster-chapter-day-of-reckoning =
    Drie keer per spel worden de wijken afgerekend, een voor een.
    .title = De dag van de afrekening
gangster-chapter-two-players =
    Met z’n tweeën heeft ieder twee bendes.
    .title = Twee spelers

## Spiekkaart

gangster-card-aim =
    Na drie dagen van de afrekening de meeste invloed hebben.
    Breng je gangsters naar de juiste wijken, en die van de anderen eruit.
    .title = Doel
gangster-card-turn =
    Rijden: draai een bewegingskaart om en rijd precies zoveel verbindingen, nooit meteen terug.
    Of één gangster uitladen: een eigen uit de auto of een vreemde uit de koffer.
    Of één gangster inladen: een eigen in de auto of een vreemde in de koffer (plaats voor één).
    Derde kaart gebruikt: alle drie weer open, en een wijkkaart kan een dubbelmarker brengen.
    .title = Je speelbeurt: één hiervan
gangster-card-spaces =
    Een nieuwe gangster komt op het veld na de ranghoogste.
    Leegtes worden alleen gevuld zolang het laatste veld bezet is, het laagste nummer eerst.
    Hoger veld, hogere rang: dat beslist bij een gelijke stand.
    Gold Coast: bij aankomst mag de hele koffer in de haven, en je neemt uitrusting.
    .title = Velden en haven
gangster-card-equipment =
    Bodyguard: niemand laadt jouw gangsters in waar je auto staat. Motor: één verbinding verder.
    Tommy Gun: een vreemde gangster uit een naburige wijk inladen, niet vanaf de Gold Coast. Koffer: plaats voor twee.
    Stootbumper: bij aankomst een andere auto naar een naburige plaats schuiven. Deur: twee eigen gangsters uitladen.
    Nieuwe uitrusting komt links, de linker schuift naar rechts, de rechter is weg.
    .title = Speciale uitrustingen
gangster-card-reckoning =
    De achtste dubbelmarker beëindigt de etappe meteen; een casinokaart vervangt elk “?”.
    In elke wijk: wie de meeste gangsters heeft, krijgt de eerste waarde, de volgende de tweede enzovoort; bij een gelijke stand beslist de rang.
    Een dubbelmarker verdubbelt alle waarden daar.
    Nieuwe gangsters: zes vóór etappe 2, vijf vóór etappe 3. De rest blijft, de dubbelmarkers gaan eraf.
    .title = Dag van de afrekening
gangster-card-end =
    Na de derde dag van de afrekening wint wie de meeste invloed heeft; wie gelijk staat, deelt in de overwinning.
    Met twee spelers heeft ieder twee kleuren, en beide tellen mee.
    .title = Einde

## Voorbeelden: wat er te zien is

gangster-example-drive-exact =
    Blauw staat in Greek Town en gebruikt de 3. Precies drie verbindingen, nooit meteen terug, leiden naar The Loop, Little Africa, West Side of Little Italy, en nergens anders heen.
    .title = Waar kom je met een 3?
gangster-example-place-gaps =
    In South Side is het laatste veld bezet, en de velden 3 en 6 zijn leegtes. Wie nu wordt uitgeladen, komt dus op veld 3, de volgende op 6. Wordt de gangster van het laatste veld ingeladen, dan blijven de leegtes open en komt de volgende weer op het laatste veld.
    .title = Leegtes in South Side
gangster-example-bodyguard =
    Blauw heeft een Bodyguard, en zijn auto staat in The Loop. Grijs staat er ook en mag de gangster van Bruin of van Geel inladen, maar geen van Blauw.
    .title = De Bodyguard aan het werk
gangster-example-gold-coast =
    Met de 1 komt Blauw aan de Gold Coast en mag hij meteen beide gangsters uit de koffer in de haven uitladen. Dan moet hij de Bodyguard of de Stootbumper nemen; een Koffer heeft hij al. De Koffer schuift naar rechts, en de Motor verdwijnt uit het spel.
    .title = Een rit naar de Gold Coast
gangster-example-score-order =
    Nog één dubbelmarker, en de dag van de afrekening is daar. De puntentabel van North Side geeft 5, 4, 2 en “?”, alles dubbel. Stel dat de casinokaart een 5 is: Geel met drie gangsters krijgt 10. Grijs en Bruin hebben er elk twee, en de beste van Grijs staat hoger: Grijs 8, Bruin 4. Blauw en Groen hebben er elk één; die van Blauw staat hoger en krijgt het “?”: 10. Voor Groen is er niets over.
    .title = De dag van de afrekening in North Side
gangster-example-two-players =
    Twee spelers: de een heeft Blauw en Geel, de ander Grijs en Bruin. North Side geeft 5, 2 en “?”, alles dubbel; de casinokaart is een 5. Blauw krijgt 10, Grijs 4, Bruin 10, en voor Geel is er niets over. Dat is 10 voor de een en 14 voor de ander.
    .title = North Side met twee spelers

## De eerste les

gangster-lesson-welcome =
    Chicago, 1930: tien wijken en de haven, met verbindingen ertussen. Jij bent Blauw; je auto staat in Greek Town, met je gangsters erin. Wie de meeste gangsters in een wijk heeft, krijgt er op de dag van de afrekening de eerste waarde.
    .title = Welkom in Chicago
gangster-lesson-drive =
    In een speelbeurt doe je maar één ding. Rijd eerst: kies bewegingskaart 3 en rijd precies drie verbindingen, nooit meteen terug.
    .title = Rijden
    .instead = Kies onderaan bewegingskaart 3, dan een oplichtende plaats.
    .done = De kaart ligt nu omgedraaid. Zijn alle drie gebruikt, dan komen ze weer open te liggen en wordt er een wijkkaart getrokken: vaak brengt die een dubbelmarker.
gangster-lesson-load =
    Nu ben je Grijs, in The Loop. Je kunt een gangster van een andere kleur in je koffer laden; dan telt hij daar niet meer mee. Probeer er gerust een van Blauw: er staat een bodyguard voor. Laad dus die van Bruin of van Geel in.
    .title = Inladen
    .instead = Kies de gangster van Bruin of van Geel in The Loop.
    .done = Hij zit in je koffer. Later laad je hem uit waar hij geen kwaad kan, of in de haven.
gangster-lesson-unload =
    Je bent weer Blauw, in South Side. Laad een eigen gangster uit. Omdat het laatste veld bezet is, vult hij de laagste leegte.
    .title = Uitladen
    .instead = Kies onderaan je eigen auto, of de blauwe gangster bij “Uitladen”.
    .done = Veld 3. In een wijk telt het aantal gangsters, en bij een gelijke stand het hoogste veld.
gangster-lesson-door =
    Je auto heeft een Deur: je mag in dezelfde speelbeurt een tweede gangster uitladen. Doe het, of laat het.
    .title = Speciale uitrusting
    .instead = Beantwoord de vraag: een tweede gangster uitladen, of niet.
    .done = Uitrusting maakt je auto beter. Je haalt die bij de Gold Coast.
gangster-lesson-harbour =
    In je koffer zitten twee vreemde gangsters, en de Gold Coast is één verbinding ver. Rijd erheen met de 1.
    .title = Naar de haven
    .instead = Kies onderaan bewegingskaart 1, dan de Gold Coast.
    .done = Alleen je eigen rit die hier eindigt, telt.
gangster-lesson-dump =
    Bij aankomst mag je de hele koffer in de haven uitladen. Doe het.
    .title = Betonnen schoenen
    .instead = Kies ervoor de koffer uit te laden.
    .done = Die zijn voorgoed uit het spel.
gangster-lesson-take =
    En je moet een uitrusting nemen die je nog niet hebt. Kies er een.
    .title = Nieuwe uitrusting
    .instead = Kies een van de oplichtende uitrustingen.
    .done = De nieuwe komt links, de linker schuift naar rechts, en de rechter is weg.
gangster-lesson-reckoning =
    Er liggen zeven dubbelmarkers. Rijd met je laatste kaart: de achtste valt, en de dag van de afrekening is daar.
    .title = De dag van de afrekening
    .instead = Kies onderaan bewegingskaart 1, dan een oplichtende plaats.
    .done = Een casinokaart heeft elk “?” vervangen, en elke wijk heeft betaald. In North Side kreeg Geel 10, Grijs 8, Bruin 4, Blauw 10 en Groen niets.
gangster-lesson-farewell =
    Meer hoef je niet te weten. Na drie zulke dagen wint wie de meeste invloed heeft.
    .title = Goed gedaan
