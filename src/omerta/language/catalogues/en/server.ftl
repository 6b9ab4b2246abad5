### What the table server says.

## What cannot be done, and why

problem-stale = The game has moved on meanwhile; look again.
problem-unconfirmed = Somebody has not confirmed their turn yet.
problem-too-late = That can no longer be taken back: others have chosen since, or something has come to light.
problem-not-playing = The game has not begun.
problem-stuck = This game cannot go on here: the rules or cards of this server are not those it began with.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-not-asked = You have nothing to decide right now.
problem-no-hints = There are no hints at this table.
problem-no-advice = Nobody has any advice right now.
problem-no-table = There is no such table.
problem-not-found = There is no such page.
problem-no-record = There is no record that you may see.
problem-no-seat = There is no such seat.
problem-not-allowed = You may not do that here.
problem-changed-hands = This seat has changed hands.
problem-not-your-seat = That is not your seat.
problem-given-away = Your seat at the next table has been given away.
problem-host-only = Only the host may do that.
problem-seat-taken = That seat is taken.
problem-all-taken = All seats are taken.
problem-nobody = A table needs a seat for a person.
problem-not-now = During a game only people’s seats can change hands with a bot.
problem-present = That person is here.
# $most: how many signs
problem-bad-name = A name is one line of 1 to { $most } signs that can be printed.
problem-name-taken = Somebody at this table has that name.
problem-muted = The host has muted you.
problem-chat = Only plain text in one line can be said.
problem-chat-full = There is no room for more chat at this table.
problem-full = There is no room right now; try again later.
problem-slow-down = Not so fast; wait a little.
problem-stopping = The server is stopping; try again soon.
problem-reload = This page is out of date; reload it.
problem-not-stored = This could not be stored; try again.
problem-internal = Something went wrong on our side; nothing has happened.
problem-no-saving = Contents can be saved only at the machine on which the server runs; its operator can allow more with --saving.
problem-content-fixed = “{ $name }” belongs to this server and stays as it is; choose another name.
problem-content-used = There are tables with “{ $name }”, so it stays as it is; choose another name.
problem-content-full = There are { $most } saved contents already; there is no room for more.
