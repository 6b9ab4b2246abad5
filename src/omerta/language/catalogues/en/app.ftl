### Omerta around the games: words, and what the line mode says.

# Marks what the rulebook leaves open and we have settled.
-ruling = (our ruling)

## Words

# $number: counted from 1
player-name = Player { $number }
# A list of names: everything before the last one, and the last one.
list-and = { $list } and { $last }
players-count = { $from }–{ $to } players

## Whose turn

pass-the-screen = Pass the screen to { $player }. { $player }, press Enter when nobody else is looking.

## Asking

choices = You can:
prompt = { $player } — number, action or ? for help:
help =
    Type one of these and press Enter:
      1, 2, 3 …       do what stands beside that number in the list
      an action       in the notation shown in the list, names may be shortened
      why ACTION      may I do this? If not: which rule forbids it?
      rules           all the rules; rules ID shows one of them
      log             what has happened so far
      undo, reset     take back your last choice, or the whole turn, if nothing new has come to light
      confirm         your finished turn stands (if you play with --confirm)
      language CODE   go on in en, nl, de or fr
      help or ?       this text
      quit            leave the game
unknown-number = There is no number { $number } in the list; it ends at { $most }.
unknown-rule = There is no rule “{ $id }”. Type rules to see them all.
why-usage = Write an action after why.
why-allowed = Yes, you may do that now.
undo-done = Your last choice has been taken back.
undo-nothing = There is nothing to take back.

## What was typed and not understood
# $word: what was typed; $known: what would be right

words-verb = “{ $word }” is no action here. An action begins with { $known }.
words-usage = Write it like this: { $known }.
words-unknown = “{ $word }” is unknown here. Possible: { $known }.
words-guess = “{ $word }” is unknown here. Did you mean { $known }?
words-ambiguous = “{ $word }” may mean { $known }.
words-count = “{ $word }” is no number from 0 to { $known }.

## Rules and refusals

# $sentence: the refusal, a full sentence
refusal-with-rule = { $sentence } (Rule “{ $title }”, { $id })

## End, and the rest

game-over-winner = The game is over: { $winner } wins!
game-over-shared = The game is over: { $winners } share the victory!
# $title and $id: of the rule that decided
decided-by = Decided by: { $title } ({ $id })
farewell = Goodbye, and not a word to anybody.

## Looking back

replay-prompt = Row { $row } of { $last } — Enter: next, b: back, a number, q:
replay-help = Enter goes on, b goes back, a number goes to that row, q ends.
replay-no-row = There is no row { $row }; they go from 0 to { $last }.
record-kept = The game is kept in { $file }.
