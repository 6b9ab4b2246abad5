### De spelregels op de pagina: alles rond de regels zelf.

rulebook-title = { $game }: de spelregels
rulebook-rules = Spelregels
rulebook-contents = Inhoud
rulebook-material = Spelmateriaal
rulebook-search = Zoek in de spelregels
rulebook-found =
    { $count ->
        [0] Niets gevonden. Probeer andere woorden.
        [one] { $count } regel gevonden
       *[other] { $count } regels gevonden
    }
rulebook-in-chapter = in “{ $chapter }”
rulebook-all = Alles op één pagina
rulebook-print = Afdrukken
rulebook-card = Spiekkaart
rulebook-card-of = { $game }: spiekkaart
rulebook-previous = Terug: { $title }
rulebook-next = Verder: { $title }
rulebook-link = Link naar deze regel
rulebook-ruling = { -ruling }
rulebook-ruling-means = Zo spelen wij wat de gedrukte spelregels open laten.
rulebook-house = Anders dan gedrukt
rulebook-example = Voorbeeld: { $title }
rulebook-enlarge = Van dichtbij
rulebook-back-to-table = Terug naar de tafel
rulebook-no-such-page = Die pagina staat niet in onze spelregels.

## De eerste les

lesson-title = { $game }: een eerste spel
lesson-learn = Leren door te spelen
lesson-step = Stap { $step } van { $steps }
lesson-next = Verder
lesson-again = Nog eens vanaf hier
lesson-leave = De les verlaten
lesson-play = Nu een heel spel
# $todo: what to do instead
lesson-other = Dat zou ook mogen, maar deze stap gaat om iets anders. { $todo }
lesson-go-on = Kies “{ lesson-next }” voor de volgende stap.
lesson-laying-out = De stelling wordt klaargelegd …
rulebook-play-on = Vanaf hier verder spelen
