### What the page says around the boards.

## Home

web-motto = Three gangster games on one table. Not a word to anybody.
web-play-now = Play now against bots
web-play-here = Play together here
web-invite-friends = Invite friends
web-choose-bots = Choose your bots
web-rules = Rules
web-learn = Learn by playing
web-continue = Continue
web-join = Join
web-join-by-code = I have a code
web-nobody-waits = Nobody is waiting for players.
web-watch = Watch
web-nothing-to-watch = No open table is being played.
web-open-record = Open a record
web-open-record-text = Step through a game that was kept as a file.
web-choose-file = Choose a file
web-players-range = { $from } to { $to } players
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-forget = Take { $game } off this list
web-table-waiting = waiting for players
web-table-playing = being played
web-table-over = over
web-table-stuck = cannot go on
web-home = Home
web-close = Close

## About

web-about = About
web-about-text = Omerta is a digital table for three board games. The rules, drawings and words here are our own. The games are by:
web-designed-by = ({ $year }), designed by { $names }
web-not-affiliated = We are not affiliated with the designers or the publishers of these games. If you like a game, buy the box.
web-fonts = Type: Limelight, Special Elite and Josefin Sans, under the SIL Open Font License.

## Preferences

web-preferences = Preferences
web-name = Name
web-language = Language
web-auto = As this device has it
web-theme = Theme
web-theme-dark = Dark
web-theme-light = Light
web-contrast = Contrast
web-contrast-more = High
web-motion = Motion
web-motion-slow = Slow
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-none = None
web-confirm-turns = Ask me to confirm each turn
web-sound = Sounds
web-notify = Tell me when it is my turn
web-no-notifications = This browser does not let us notify you.

## Setting up a table

web-set-up = A new table
web-game = Game
web-how-many = Players
web-seat = Seat { $number }
web-me = Me
web-guest-here = Somebody at this screen
web-open-seat = Free, for whoever joins
web-bot-called = Bot: { $name }
web-name-of-seat = Name at seat { $number }
web-player = Player { $number }
web-more = More choices
web-content = Components
web-content-ours = ours
web-allow-hints = Hints are allowed
web-allow-deduction = Show what can be deduced
web-allow-spectators = Others may watch
web-in-lobby = List this table for everybody
web-clock = Time for a turn
web-no-clock = No limit
web-clock-day = One day
web-begin = Begin
web-set-up-invite = Set up and invite
web-option-gangsta-families = Families
web-option-gangsta-resources = Resources
web-option-gangsta-generous_pass = Generous pass
web-option-gangsta-seat_money = More money for later seats
web-option-gangsta-open_points = Open heist points
web-option-gangsta-online_heists = Extra heists from the web
web-option-the_boss-cities = Cities (names or numbers, with two or three players)

## Joining and waiting

web-code = Code
web-code-shape = A code has six signs: letters, and figures from 2 to 7.
web-code-unknown = No table has this code. Check it with whoever invited you.
web-find-table = Find the table
web-waiting = Waiting for players
web-your-name = Your name
web-seat-open = free
web-sit-here = Sit down here
web-fill-with-bot = Let a bot sit here
web-free-seat = Free this seat
web-begins-when-full = The cards are dealt when every seat is taken.
web-invite = Invite
web-invite-text = Send the link, show the picture, or tell the code.
web-qr = The same address as a QR code
web-copy-link = Copy the link
web-copied = Copied.
web-joining = Coming to the table …
web-no-entry = No entry
web-reconnecting = The connection is gone; we are coming back by ourselves.

## At the table

web-players = Players
web-you = you
web-bot = bot
web-away = away
web-to-move = to move
web-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-your-turn = Your turn
web-status-asked = Your turn: { $question }.
web-status-named = { $player }: { $question }.
web-status-waiting = { $players } to decide: { $question }.
web-status-confirm = Does your turn stand?
web-status-held = { $player } is about to confirm.
web-status-past = You are looking at the past.
web-status-over =
    { $count ->
        [one] The game is over: { $winners } wins!
       *[other] The game is over: { $winners } share the victory!
    }
web-back-to-now = Back to now
web-past-first = Go back to the present first.
web-only-watching = You are only watching.
web-undo = Undo
web-undo-tip = Take back the last choice (Ctrl+Z)
web-reset = Reset my turn
web-reset-tip = Take back everything that can be taken back (Ctrl+Shift+Z)
web-confirm = Confirm
web-hint = Hint
web-hint-tip = What would the Capo do, and why?
web-advice = The Capo would say: { $words }.
web-do-it = Do it
web-rule = Rule: { $title }
web-log = What happened
web-since-your-turn = Since your last turn
web-from-example = This game did not begin with a deal but from an example of the rulebook.
web-from-position = This game did not begin with a deal but from a written position.
web-tentative = Not final yet: this can still be taken back
web-see-position = Show this position
web-chat = Talk
web-chat-write = Say something
web-chat-send = Say
web-chat-empty = Nobody has said a word.
web-chat-silent = You hear nothing.
web-chat-mute = Hide the talk
web-panels = Beside the board
web-panel-side = Players
web-panel-log = Log
web-panel-chat = Talk
web-board = The board
web-board-in-words = The board in words
web-choices = What you can do
web-filter = Only choices with
web-curtain-title = { $player } is next
web-curtain-text = Pass the screen to { $player }. Nobody else looks.
web-curtain-lift = I am { $player }

## Menu

web-menu = Menu
web-sheet = Score sheet
web-what-next = What next?
web-rematch = Play again
web-as-text = Board in words
web-as-picture = Board as a picture
web-keys = Keys
web-record = Save the record
web-replay = Look back at the game
web-host = You set up this table
web-give-back = Give the seat back
web-let-bot-play = Let { $bot } play
web-mute = Mute
web-unmute = Let speak
web-other-device = Go on with another device
web-other-device-text = Whoever opens this address sits in your place: show it to nobody.
web-show-link = Show the address
web-renew = Make all older addresses worthless
web-renewed = Older addresses of your seat are worthless now.
web-come-back = Take my seat back from the bot
web-leave = Leave the table
web-leave-sure = A bot will play on for you. You can take your seat back later.
web-leave-yes = Leave
web-fairness = Fair shuffling
web-fairness-text = The shuffles were fixed before the deal: this is their seal. After the game the seed is opened, and the record proves that nothing was changed.
web-seed-hash = Seal:
web-seed = Seed:

## Keys

web-key-arrows = Arrows
    .means = go to the next thing that can be chosen
web-key-enter = Enter
    .means = choose it
web-key-escape = Esc
    .means = let go; back to the present
web-key-undo = Ctrl+Z
    .means = undo
web-key-reset = Ctrl+Shift+Z
    .means = reset my turn
web-key-confirm = C
    .means = confirm the turn
web-key-log = L
    .means = show the log
web-key-text = T
    .means = board in words, or as a picture
web-key-help = ?
    .means = this list

## Looking back

web-opening = Opening the record …
web-file-too-long = This file is too long to be a record of a game.
web-replay-no-file = This address belongs to a file that was opened in another tab. Go home and open the file again.
web-replay-first = To the beginning
web-replay-back = One row back
web-replay-next = One row on
web-replay-last = To the end
web-replay-run = Play
web-replay-pause = Pause
web-replay-row = Row { $row } of { $last }
web-replay-link = Copy a link to this move
web-eyes = Through the eyes of
web-eyes-everybody = everybody: nothing is hidden
web-eyes-spectator = a spectator
web-chart = How it came about
web-chart-words = Standing after this row: { $now }
web-chart-now = Standing at this point
web-statistics = In numbers
web-decisions =
    { $count ->
        [one] decision
       *[other] decisions
    }
web-undone = taken back
web-best-row = most at once
web-ahead = of the time alone in the lead
web-play-on = Play on from here
web-play-on-text = You take a place at this point of the game; bots play the others.
web-play-on-as = In the place of
web-opponents = Against
web-prove = Check the shuffles
web-proof-fair = All { $outcomes } outcomes of luck follow from the seed that was sealed before the deal.
web-proof-begun = This game began from a written position, which nobody can prove; all { $outcomes } outcomes of luck since then follow from the seed.
web-proof-unfair = This cannot be proved: { $problem }

## Problems

web-problem-offline = The server cannot be reached. Is it running?
web-problem-no-table = There is no such table, or it is not for everybody.
web-problem-not-allowed = That is not yours to do. Perhaps your seat was taken over with a newer address.
web-problem-full = There is no room any more.
web-problem-muted = You have been muted at this table.
web-problem-slow-down = That was too fast; wait a little.
web-problem-stale = Something has changed meanwhile; look again.
web-problem-too-late = That cannot be taken back any more.
web-problem-unconfirmed = Somebody has to confirm a turn first.
web-problem-over = The game is over.
web-problem-not-playing = The game is not being played.
web-problem-no-hints = Hints are not allowed at this table.
web-problem-not-asked = It is not your turn.
web-problem-not-stored = That could not be kept; try again.
web-problem-internal = Something went wrong on our side; nothing has happened.
web-problem-stopping = The server is stopping; try again soon.
web-problem-reload = This page is out of date; reload it.

## Content

web-content-of = { $game }: components
web-content-see = See and change
web-content-text = What is in the box, line by line. Lines marked ° are ours, because the printed values are not known to us: if you own the game, type in what is printed on yours. Everything is checked while you type.
web-content-house = ours, not the printed value
web-content-cell = { $column }, line { $line }
web-content-add = Add a line
web-content-remove = Remove line { $line }
web-content-checking = Checking …
web-content-fine = This can be played.
web-content-wrong = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
web-content-unusual = Unusual, but playable: { $text }
web-content-line = Line { $line }: { $text }
web-content-name = Save as
web-content-name-shape = Small letters, digits and hyphens, at most 30
web-content-save = Save
web-content-saved = Saved as “{ $name }”. Choose it under “{ $more }” when you set up a table.
web-content-not-here = You can look and try here. To save, open this page at the machine on which the server runs.
