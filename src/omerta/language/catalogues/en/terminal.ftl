### The terminal: the whole screen, and what the line mode shares with it.

## Whose turn, and what else to know

terminal-thinking = { $player } is thinking …
terminal-connecting = Connecting …
terminal-lost = Connection lost; trying again …
# $reason: what the server said
terminal-sent-away = The server has closed this table to us. { $reason }
# $code: the table's short code, for friends
terminal-waiting = Waiting for players. Empty seats: { $seats }. Code: { $code }
terminal-held = { $player } has yet to confirm this turn.
terminal-seconds = { $seconds } s left
terminal-too-late = The position has changed meanwhile; look again.

## Choosing

terminal-type = Type to filter, ↑ ↓ to choose, Enter to do it
terminal-wait = It is not your turn
terminal-confirm = Enter confirms your turn, Ctrl+Z takes it back
terminal-confirm-lines = Your turn is finished: type confirm, or undo to change it.
terminal-over = The game is over; Enter leaves the table
terminal-choices = You can ({ $fitting } of { $all })
terminal-none-fits = Nothing you can do fits; Enter tells you why
# $choices: a number
terminal-several = { $choices } choices fit this; go on typing, or choose with ↑ ↓
terminal-more = … { $choices } choices

## Keys

terminal-key-help = Help
terminal-key-rules = Rules
terminal-key-log = Log
terminal-key-language = Language
terminal-key-undo = Undo
terminal-key-reset = Whole turn
terminal-key-again = Play again
terminal-key-leave = Leave
terminal-languages = The languages are { $languages }.
terminal-filter = Type to filter the rules
terminal-help =
    Type, and the list shows what fits: words of the sentence, or the
    notation beside it. Names may be shortened.

      ↑ ↓ Enter      choose, do it
      Tab, Esc       complete the line, empty it
      PgUp PgDn      the board, page by page; Ctrl+↑ ↓ part by part
      Ctrl+Z Ctrl+R  take back one choice, the whole turn
      F2             rules; after a refusal the rule that it named
      F3 F4 Ctrl+T   log, language, light or dark
      Ctrl+C         leave; omerta continue goes on with the game
      Mouse          choices, keys, underlined names on the board

    Commands to type: why ACTION, rules ID, log, undo, reset, confirm,
    language CODE, say TEXT (at a server’s table), help, quit.

## Leaving

terminal-leave-question = Leave the game?
terminal-leave = Leave
terminal-stay = Go on playing
terminal-kept = The game is kept; go on with it with omerta continue.
terminal-seat-kept = Your seat stays yours; come back with omerta continue.

## Setting up

terminal-welcome = Three gangster games on one table
terminal-game = Game
terminal-players = Players
terminal-people = People at this screen
terminal-bots = The others are
terminal-confirming = Confirm each turn
terminal-yes = yes
terminal-no = no
terminal-start = Deal the cards
terminal-continue = Go on with the game you left: { $title }
terminal-set-up-keys = ↑ ↓ choose a line · ← → change it · Enter on the last line begins

## Looking back

terminal-row = Row { $row } of { $last }
terminal-open = everything open
terminal-replay-keys = ↑ ↓ PgUp PgDn one row or ten · Home End · F5 whose eyes · F3 log · ^C leaves
