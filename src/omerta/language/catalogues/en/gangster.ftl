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

## The rules

gangster-rule-setup-gangsters =
    Each colour starts with 9 gangsters on its tableau. Before round 2 six more get into its car, before round 3 another five.
    .title = Gangsters to begin with
gangster-rule-setup-cards =
    All three movement cards start face up, influence starts at 0, and the casino cards are shuffled.
    .title = Cards and influence to begin with
gangster-rule-setup-equipment =
    Three equipment tiles lie open at Gold Coast. Then each colour draws one and puts it into its left slot.
    .title = Equipment to begin with
gangster-rule-setup-tiles =
    Of the 15 point tiles 10 are dealt at random, one to each district; the other five stay out of the game.
    .title = Point tiles
gangster-rule-setup-three-players =
    With three players Cicero is out of the game: no tile, no gangsters, no scoring, and its card leaves the deck. Its roads stay open, a car may stop there, and a Tommy Gun works from there { -ruling }.
    .title = Three players: no Cicero
gangster-rule-setup-start =
    In turn order each colour draws two district cards, puts a gangster on the first space of both districts and its car in the one drawn first. No card goes back, so all starting districts differ; 7 gangsters stay on the tableau.
    .title = Starting positions
gangster-rule-setup-first-doubler =
    All district cards, without the police, are shuffled; the district of the top card gets the first doubler, and that card is discarded. Then police cards are shuffled into the rest: two with two, three or four players, three with five.
    .title = The first doubler
gangster-rule-first-player =
    The start player is drawn by lot { -ruling }.
    .title = Start player
gangster-rule-open-information =
    Everything is open except the order of the face-down piles; what has left a pile is known { -ruling }.
    .title = What everybody may know
gangster-rule-turn-one-action =
    In your turn you must do exactly one of two things: drive, or load or unload. You cannot pass. With two roads at every place a drive is always possible; on a board of your own with a dead end you cannot choose a card for which there is no path, and if nothing at all is allowed your turn is skipped.
    .title = One action a turn
gangster-rule-drive-exact =
    To drive, turn one of your face-up movement cards face down and move your car along exactly as many roads as it says. From Greek Town, for example, a 3 takes you to The Loop, Little Africa, West Side or Little Italy, and to no other district.
    .title = Driving
gangster-rule-drive-no-turning =
    Your car may never go straight back over the road it has just driven. Loops are fine; nothing else limits the path { -ruling }.
    .title = No turning back
gangster-rule-drive-shared =
    Any number of cars may stand in one place.
    .title = Sharing a place
gangster-rule-cards-refresh =
    When you have used your third movement card, all three are turned face up again at the end of that turn, and the top district card is drawn and discarded. If it is police, nothing happens; if it is a district, that district gets a doubler. This happens by itself; you have no choice.
    .title = Movement cards face up again
gangster-rule-turn-order-of-effects =
    A drive is settled in this order: car, push with the bumper, dumping the trunk, equipment and refill, movement cards face up, district card, doubler, reckoning. A tile just taken works from your next turn on; a bumper about to be lost still pushes { -ruling }.
    .title = The order of a drive
gangster-rule-unload =
    You unload one of your own gangsters from the car, or one foreign gangster of your choice from the trunk. He goes onto the tile of the district where your car stands.
    .title = Unloading
gangster-rule-load =
    You load one gangster of your choice from the tile of the district where your car stands: your own get into the car, which holds any number, foreign ones go into the trunk.
    .title = Loading
gangster-rule-trunk-capacity =
    The trunk holds one foreign gangster, or two with the Trunk tile. If you lose that tile with two inside, you keep both and load no more foreign ones until there is room { -ruling }.
    .title = Room in the trunk
gangster-rule-no-action-in-harbour =
    Gold Coast has no tile, so you cannot load or unload there as your action.
    .title = No loading in the harbour
gangster-rule-must-drive-at-last =
    The game as printed need not end. So when nobody has driven for ten turns a colour in a row (ten times the number of colours), the next turn must be a drive; in normal play you will never notice { -ruling }.
    .title = Driving at last
gangster-rule-place-next =
    The spaces of a tile are numbered in reading order, and a gangster’s number is his rank: the higher the number, the higher the rank. A new gangster takes the space after the highest-ranked gangster there, or the first space of an empty tile.
    .title = Spaces and rank
gangster-rule-place-gaps =
    Gaps left by loading stay open. Only while the last space is occupied are gaps filled, lowest number first; when the last space empties, placing goes on after the highest-ranked gangster again. A gap is an empty space below the highest-ranked gangster there; only what lies on the tile counts, not how it came about { -ruling }.
    .title = Gaps
gangster-rule-tile-full =
    Nobody can be unloaded onto a full tile { -ruling }.
    .title = Full tile
gangster-rule-harbour-dump =
    When you drive to Gold Coast and stop there, you may at once dump your whole trunk, all or nobody, and only on arrival. Those gangsters leave the game.
    .title = Dumping at Gold Coast
gangster-rule-harbour-equipment =
    When you stop at Gold Coast you must also take one of the open equipment tiles, of a kind you do not have yet. If there is none, nothing changes.
    .title = Taking equipment
gangster-rule-equipment-slide =
    The new tile goes into your left slot, the one that was there moves to the right, and the one that was on the right leaves the game.
    .title = Equipment slides
gangster-rule-equipment-different =
    Your two equipment tiles are always of different kinds.
    .title = Two different kinds
gangster-rule-harbour-refill =
    The free slot at Gold Coast is refilled from the supply; with no supply left there is no refill. Three tiles of one kind there are removed and replaced by three new ones, or by as many as are left; this goes for the setup too, and again if need be.
    .title = Refill at Gold Coast
gangster-rule-harbour-only-own-stop =
    Only your own drive that ends at Gold Coast counts, also one of four roads from Gold Coast back to it. Passing through or being pushed there by a bumper does nothing { -ruling }.
    .title = Only your own stop counts
gangster-rule-bodyguard =
    Opponents may not load your gangsters from the district where your car stands, not even with a Tommy Gun. You yourself may load there as usual, own gangsters and foreign ones.
    .title = Bodyguard
gangster-rule-motor =
    You may add one to the number of your movement card.
    .title = Motor
gangster-rule-tommy-gun =
    You may load a foreign gangster also from a district joined by a road to the place where your car stands, but not while you are at Gold Coast. You may not unload across a road.
    .title = Tommy Gun
gangster-rule-trunk =
    Your trunk has two spaces. Still only one gangster goes in or out in a turn, but at Gold Coast you may dump both.
    .title = Trunk
gangster-rule-bumper =
    When your car arrives by a movement card, you may push one other car from that place to any neighbouring place. Gold Coast counts as a place here: you may push cars there and from there; with two players also your own other car { -ruling }.
    .title = Bumper
gangster-rule-door =
    You may unload two of your own gangsters in one turn, in the same district.
    .title = Door
gangster-rule-round-end =
    The round ends at once when the eighth doubler is placed, and the Day of Reckoning begins.
    .title = End of a round
gangster-rule-casino =
    Whoever caused the Day of Reckoning draws a casino card. Its number replaces every “?” in this scoring; the card then leaves the game.
    .title = Casino card
gangster-rule-score-order =
    In each district the colours rank by their number of gangsters; between equals the highest-ranked gangster decides. The first gets the first value of the tile, the second the second, and so on, one value a colour. A colour without gangsters there gets nothing, nor does one for which no value is left.
    .title = Scoring the districts
gangster-rule-score-doubler =
    In a district with a doubler all values count double.
    .title = Doubler
gangster-rule-next-round =
    The doublers come off, all gangsters stay, new ones arrive, and the district deck is made anew as in the setup. The left neighbour of whoever caused the Day of Reckoning begins; with two players, the other player. Cars, trunks, equipment and movement cards stay as they are { -ruling }.
    .title = The next round
gangster-rule-game-end =
    After the third Day of Reckoning whoever has most influence wins. Those who are level share the victory.
    .title = Victory
gangster-rule-two-players =
    Set up as for four. Each player owns two colours, seats 1 and 3 or 2 and 4 { -ruling }, with a tableau each, and the players alternate; in your turn you choose one of your two colours and act with it. Each colour scores on its own, and both add to your one score.
    .title = Two players, four colours
gangster-rule-two-players-foreign =
    “Own” and “foreign” go by colour: your other colour is foreign, and you can dump it too. A bodyguard protects his own colour and stops only the other player { -ruling }.
    .title = Two players: own and foreign
