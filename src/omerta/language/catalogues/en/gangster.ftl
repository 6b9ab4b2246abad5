### Gangster

gangster-title = Gangster
gangster-summary = Drive your gangsters through the districts of Chicago, drop them where they count, make others vanish in the harbour: on three Days of Reckoning majorities bring influence.

## Things on the table

gangster-colour-blue = Blue
gangster-colour-grey = Grey
gangster-colour-yellow = Yellow
gangster-colour-brown = Brown
gangster-colour-green = Green
gangster-equipment-bodyguard = Bodyguard
gangster-equipment-motor = Motor
gangster-equipment-tommy-gun = Tommy Gun
gangster-equipment-trunk = Trunk
gangster-equipment-bumper = Bumper
gangster-equipment-door = Door
# A player with the colour that acts.
gangster-who = { $seat } ({ $colour })
gangster-space = space { $number } in { $place }
gangster-strength =
    { $gangsters ->
        [one] { $gangsters } gangster of rank { $rank }
       *[other] { $gangsters } gangsters, the best of rank { $rank }
    }
gangster-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gangster-nowhere = no place at all

## What to decide

gangster-stage-act = Drive, or let one gangster in or out
gangster-stage-unload = Let a second gangster out through the door?
gangster-stage-load = Whom do you take from the district across the road?
gangster-stage-push = Push another car?
gangster-stage-dump = Empty the trunk into the harbour?
gangster-stage-take = Take a piece of equipment
gangster-action-of = { $colour }: { $action }
gangster-action-drive = Drive to { $place } with the { $card }
gangster-action-drive-motor = Drive to { $place } with the { $card } and the motor
gangster-action-load = Load the gangster on space { $number }
gangster-action-aim = Take somebody from { $place }, across the road
gangster-action-unload-own = Let one of your own get out
gangster-action-unload = Let a gangster of { $gangster } out of the trunk
gangster-action-unload-nothing = Let nobody else out
gangster-action-push = Push { $pushed }’s car to { $place }
gangster-action-push-nothing = Push nobody
gangster-action-dump = Tip the whole trunk into the harbour
gangster-action-dump-nothing = Keep the trunk as it is
gangster-action-take = Take equipment: { $equipment }

## What happens

gangster-event-game-began = A game of Gangster for { $players } players begins. { $start_player } starts.
gangster-event-equipment-dealt = { gangster-who } starts with this equipment: { $equipment }.
gangster-event-tile-dealt = { $place } gets the tile { $tile }.
gangster-event-start-dealt = { gangster-who } starts in { $place }, where the car stands, and in { $other_place }.
gangster-event-round-began = Round { $round } begins. { $start_player } starts.
gangster-event-gangsters-arrived = Every colour gets { $gangsters } new gangsters.
gangster-event-drove = { gangster-who } drives with the { $card }: { $path }.
gangster-event-pushed = { gangster-who } pushes { $pushed }’s car to { $place }.
gangster-event-pushed-nothing = { gangster-who } pushes nobody.
gangster-event-dumped =
    { gangster-who } tips { $gangsters ->
        [one] { $gangsters } gangster
       *[other] { $gangsters } gangsters
    } of { $gangster } into the harbour.
gangster-event-dumped-nothing = { gangster-who } keeps the trunk as it is.
gangster-event-took = { gangster-who } takes equipment: { $equipment }.
gangster-event-took-nothing = { gangster-who } finds no new equipment on Gold Coast.
gangster-event-lost = { gangster-who } has to give up equipment: { $equipment }.
gangster-event-laid-out =
    Laid out on Gold Coast: { $equipment }. { $supply ->
        [0] The supply is empty now.
        [one] { $supply } tile is left in the supply.
       *[other] { $supply } tiles are left in the supply.
    }
gangster-event-three-alike = Three of a kind on Gold Coast ({ $equipment }): they are removed.
gangster-event-unloaded = { gangster-who } lets a gangster of { $gangster } out: { $space }.
gangster-event-unloaded-nothing = { gangster-who } lets nobody else out.
gangster-event-aimed = { gangster-who } aims across the road at { $place }.
gangster-event-loaded = { gangster-who } loads a gangster of { $gangster }: { $space }.
gangster-event-cards-refreshed = { gangster-who } turns all three movement cards face up again.
gangster-event-police-drawn =
    The police come, and nothing happens. { $police ->
        [0] No police card is left.
        [one] { $police } police card is left.
       *[other] { $police } police cards are left.
    }
gangster-event-doubled =
    { $place } gets a doubler, { $doublers ->
        [one] the first
       *[other] no. { $doublers }
    } of 8.
gangster-event-must-drive = Nobody has driven for { $turns } turns a colour: { $seat } must drive now.
gangster-event-skipped = { $seat } can do nothing and is skipped.
gangster-event-standstill = Nobody can do anything: the Day of Reckoning comes at once.
gangster-event-reckoning-began = Day of Reckoning { $round }! { $seat } draws the casino card: every “?” counts { $casino }.
gangster-event-district-settled =
    { $factor ->
        [2] { $place } ({ $tile }, doubled):
       *[other] { $place } ({ $tile }):
    }
gangster-event-scored = { gangster-who }: { $strength }, { gangster-points }.
gangster-event-earned = { $seat } earns { gangster-points } and now has { $influence }.
gangster-event-game-won =
    { $sharing ->
        [1] { $seat } wins the game with { $influence } influence.
       *[other] { $seat } shares the victory with { $influence } influence.
    }

## What is refused

gangster-refusal-game-over = The game is over; the victory went to { $winners }.
gangster-refusal-not-your-turn = It is { $acting }’s turn, not yours.
gangster-refusal-one-colour-each = You play { $colour } only; leave the colour out.
gangster-refusal-not-your-colour = { $colour } belongs to { $owner }.
gangster-refusal-unload-first = First decide whether { $colour } lets a second one of its own out: “unload nothing” if not.
gangster-refusal-load-first = { $colour } has taken aim: now say whom to load.
gangster-refusal-push-first = First decide whether { $colour } pushes another car: “push nothing” if not.
gangster-refusal-dump-first = First decide whether { $colour } empties the trunk: “dump nothing” if not.
gangster-refusal-take-first = { $colour } has stopped on Gold Coast and must take one of the open pieces of equipment.
gangster-refusal-card-used = The { $card } lies face down; face up: { $cards }.
gangster-refusal-no-motor = You have no motor to drive one road more.
gangster-refusal-turns-back = { $roads } roads from { $start } end in { $place } only if you turn straight back on the way. You reach: { $places }.
gangster-refusal-out-of-reach =
    { $roads ->
        [one] One road from { $start } does not end in { $place }. You reach: { $places }.
       *[other] Exactly { $roads } roads from { $start } do not end in { $place }. You reach: { $places }.
    }
gangster-refusal-must-drive = Nobody has driven for { $turns } turns: now you must drive.
gangster-refusal-in-harbour = On { $place } nobody is let in or out; a trunk is emptied there only on arrival.
gangster-refusal-out-of-play = { $place } is out of play with three players: there is no tile.
gangster-refusal-no-such-space = There is no space { $number } in { $place }: its tile has { $spaces }.
gangster-refusal-space-empty = Nobody stands on space { $number } in { $place }.
gangster-refusal-trunk-full = Your trunk is full.
gangster-refusal-is-protected = A bodyguard stands by them in { $place }: nobody else may take them.
gangster-refusal-no-tommy-gun = Without a Tommy Gun you load only from the district where your car stands.
gangster-refusal-aims-from-harbour = From { $start } the Tommy Gun does not work.
gangster-refusal-no-road-there = No road joins { $start } and { $place }.
gangster-refusal-nobody-to-take = In { $place } there is no gangster of another colour.
gangster-refusal-own-across-road = Across the road you take only gangsters of other colours; { $gangster } is your own.
gangster-refusal-car-empty = Nobody of yours sits in the car.
gangster-refusal-not-in-trunk = There is no gangster of { $gangster } in your trunk.
gangster-refusal-tile-full = { $place } is full.
gangster-refusal-no-second = Nothing to decline: a second one gets out only through the door, after the first.
gangster-refusal-nothing-to-push = You push only with a bumper, and only when you arrive where another car stands.
gangster-refusal-car-elsewhere = { $pushed }’s car does not stand beside yours in { $start }.
gangster-refusal-pushed-too-far = A push goes one road far, and no road joins { $start } and { $place }.
gangster-refusal-not-just-stopped = The trunk is emptied only when you have just driven onto Gold Coast.
gangster-refusal-not-taking = Equipment is taken only when you have just driven onto Gold Coast.
gangster-refusal-not-laid-out = This does not lie open on Gold Coast: { $equipment }.
gangster-refusal-already-owned = You have this already, and two of a kind are not allowed: { $equipment }.

## How actions are written

gangster-usage-drive = Write “drive CARD PLACE”, for instance “drive 2 the_loop”, with the motor “drive 2+1 the_loop”; with two players “drive blue 2 the_loop”.
gangster-usage-load = Write “load SPACE”, for instance “load 7”; with two players “load blue 7”.
gangster-usage-unload = Write “unload own”, or “unload COLOUR” for somebody in the trunk, or “unload nothing”; with two players “unload blue own”.
gangster-usage-aim = Write “aim PLACE”, for instance “aim chinatown”; with two players “aim blue chinatown”.
gangster-usage-push = Write “push COLOUR PLACE”, for instance “push grey the_loop”, or “push nothing”.
gangster-usage-dump = Write “dump trunk” or “dump nothing”.
gangster-usage-take = Write “take EQUIPMENT”: bodyguard, motor, tommy_gun, trunk, bumper or door.

## The board as text

gangster-board-you = { $player } (you)
gangster-board-round = Gangster · round { $round } of 3
gangster-board-doublers =
    { $left ->
        [one] 1 doubler to go
       *[other] { $left } doublers to go
    }, at least { $drives ->
        [one] 1 drive
       *[other] { $drives } drives
    }
gangster-board-must-drive = NOW YOU MUST DRIVE
gangster-board-result = Gangster · after 3 rounds
gangster-board-map = Chicago, with the cars
gangster-board-districts = The districts
gangster-board-district = District
gangster-board-values = Values
gangster-board-spaces = Spaces
gangster-board-scores = If it were settled now
gangster-board-settled = As it was settled
gangster-board-legend-scores = B3=10: Blue, 3 gangsters, would get 10
gangster-board-legend-doubler = ×2 doubler
gangster-board-legend-cars = [B] Blue’s car
gangster-board-legend-house = ° ours, not the printed one
gangster-board-colours = The gangs
gangster-board-standing = The players
gangster-board-influence = Points
gangster-board-cards = Cards
gangster-board-riding = In car
gangster-board-trunk = Trunk
gangster-board-equipment = Equipment
gangster-board-earned = Round by round
gangster-board-reach = Where the cars can go, by card
gangster-board-from = from { $place }
gangster-board-piles = Gold Coast and the piles
gangster-board-open = Open on Gold Coast: { $equipment }
gangster-board-supply = Supply, { $tiles }: { $equipment }
gangster-board-deck = District cards, { $cards }: { $police } police, { $districts }
gangster-board-casino = Casino cards: { $numbers }
gangster-board-forecast = If it were settled now: { $points }
