### The rulebook in the page: everything around the rules themselves.

rulebook-title = { $game }: the rules
rulebook-rules = Rules
rulebook-contents = Contents
rulebook-material = On the table
rulebook-search = Search the rules
rulebook-found =
    { $count ->
        [0] Nothing found. Try other words.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rulebook-in-chapter = in “{ $chapter }”
rulebook-all = Everything on one page
rulebook-print = Print
rulebook-card = Quick reference card
rulebook-card-of = { $game }: quick reference
rulebook-previous = Back: { $title }
rulebook-next = Next: { $title }
rulebook-link = Link to this rule
# The words that mark a ruling in the text of a rule, exactly as they stand there.
rulebook-ruling = { -ruling }
rulebook-ruling-means = Marks what the printed rulebook leaves open: this is how we play it.
rulebook-house = Not as printed
rulebook-example = Example: { $title }
rulebook-enlarge = Look closer
rulebook-back-to-table = Back to the table
rulebook-no-such-page = There is no such page in our rulebooks.

## The first lesson

lesson-title = { $game }: a first game
lesson-learn = Learn by playing
lesson-step = Step { $step } of { $steps }
lesson-next = Go on
lesson-again = Once more from here
lesson-leave = Leave the lesson
lesson-play = Now a whole game
# $todo: what to do instead
lesson-other = You could do that too, but this step is about something else. { $todo }
lesson-go-on = Press “{ lesson-next }” for the next step.
lesson-laying-out = Laying out the position …
rulebook-play-on = Play on from here
