### Die Spielregeln auf der Seite: alles um die Regeln herum.

rulebook-title = { $game }: die Spielregeln
rulebook-rules = Spielregeln
rulebook-contents = Inhalt
rulebook-material = Spielmaterial
rulebook-search = In den Regeln suchen
rulebook-found =
    { $count ->
        [0] Nichts gefunden. Versuch es mit anderen Wörtern.
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rulebook-in-chapter = in „{ $chapter }“
rulebook-all = Alles auf einer Seite
rulebook-print = Drucken
rulebook-card = Kurzregel
rulebook-card-of = { $game }: Kurzregel
rulebook-previous = Zurück: { $title }
rulebook-next = Weiter: { $title }
rulebook-link = Link zu dieser Regel
rulebook-ruling = { -ruling }
rulebook-ruling-means = So spielen wir, was die gedruckte Regel offenlässt.
rulebook-house = Nicht wie gedruckt
rulebook-example = Beispiel: { $title }
rulebook-enlarge = Näher ansehen
rulebook-back-to-table = Zurück an den Tisch
rulebook-no-such-page = Diese Seite gibt es in unseren Spielregeln nicht.

## Die erste Lektion

lesson-title = { $game }: ein erstes Spiel
lesson-learn = Spielend lernen
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-again = Noch einmal von hier
lesson-leave = Lektion verlassen
lesson-play = Jetzt ein ganzes Spiel
# $todo: what to do instead
lesson-other = Das ginge auch, aber in diesem Schritt geht es um etwas anderes. { $todo }
lesson-go-on = Drück auf „{ lesson-next }“ für den nächsten Schritt.
lesson-laying-out = Die Stellung wird aufgebaut …
rulebook-play-on = Ab hier weiterspielen
