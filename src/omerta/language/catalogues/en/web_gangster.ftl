### The board of Gangster in the browser.

web-gangster-lake = Lake Michigan
web-gangster-day-1 = 1930 · the first day
web-gangster-day-2 = 1930 · the second day
web-gangster-day-3 = 1930 · the last day
web-gangster-to-reckoning =
    { $left } to go · at least { $drives ->
        [one] 1 drive
       *[other] { $drives } drives
    }
web-gangster-round-end = Doublers to go until the Day of Reckoning: { $left }. That takes at least { $drives } drives; movement cards turn face up again { $refreshes } times at most.
web-gangster-you = You
web-gangster-drive = Drive
web-gangster-out = out of the game
web-gangster-values = Values: { $values }
web-gangster-doubled = Doubler: everything counts twice
web-gangster-standing =
    { $who }: { $gangsters ->
        [one] 1 gangster
       *[other] { $gangsters } gangsters
    }, best rank { $rank } → { $points }
web-gangster-nobody = Nobody is here
web-gangster-free = Nobody gets this now
web-gangster-no-value = { $who }: no value left
web-gangster-car-here = Car: { $who }
web-gangster-car-of = { $who }’s car
web-gangster-car = { $who }: car in { $place }, cards { $cards }
web-gangster-roads =
    { $roads ->
        [one] exactly 1 road
       *[other] exactly { $roads } roads
    }
web-gangster-card = Movement card { $card }: { $roads }
web-gangster-card-used = Movement card { $card }: used
web-gangster-load = Load { $colour }, space { $number } in { $place }
web-gangster-unload = Unload
web-gangster-unload-own =
    { $gangsters ->
        [0] Your car: nobody in it
        [one] Your car with 1 gangster: let him out
       *[other] Your car with { $gangsters } gangsters: let one out
    }
web-gangster-trunk-empty = Room in the trunk
web-gangster-no-equipment = No equipment
web-gangster-asleep =
    { $gangsters ->
        [one] 1 sleeps here
       *[other] { $gangsters } sleep here
    }
web-gangster-supply = { $tiles } in supply
web-gangster-stop-here = Stop here
web-gangster-push-here = Push it here
web-gangster-aim-here = Aim here
web-gangster-slides-out = Goes out of the game: { $equipment }
web-gangster-prompt-drive = Drive { $card }: choose a glowing place.
web-gangster-prompt-aim = Tommy Gun: choose a gangster across the road.
web-gangster-put-back = Put back
web-gangster-to = To { $place }:
web-gangster-gear-bodyguard = Nobody else loads your gangsters where your car stands.
web-gangster-gear-motor = You may drive one road more than the card says.
web-gangster-gear-tommy-gun = You may load a foreign gangster from a district across a road, too.
web-gangster-gear-trunk = Your trunk holds two.
web-gangster-gear-bumper = Where you arrive you may push another car one road on.
web-gangster-gear-door = You may let two of your own out in one turn.
web-gangster-day = Day of Reckoning { $round }
web-gangster-again = The last Day of Reckoning
web-gangster-go-on = Go on
web-gangster-casino = { $who } draws the casino card: every “?” counts { $casino }.
web-gangster-wins =
    { $count ->
        [one] { $who } runs Chicago!
       *[other] { $who } run Chicago together!
    }
web-gangster-others = The other gangs
web-gangster-riding =
    { $gangsters ->
        [one] 1 gangster in the car
       *[other] { $gangsters } gangsters in the car
    }
web-gangster-reach = With { $card }: { $places }
web-gangster-settled-now = If settled now
web-gangster-if-casino = The number for every “?”
web-gangster-casino-gone = The casino card { $casino } has been drawn already
web-gangster-casino-was = Every “?” counted { $casino }
web-gangster-the-end = The end of the day
web-gangster-refresh =
    { $who }: { $drives ->
        [one] 1 drive
       *[other] { $drives } drives
    } until a district card is drawn
web-gangster-piles =
    { $cards ->
        [one] 1 district card
       *[other] { $cards } district cards
    } in the pile, { $police } of them police; { $tiles } equipment tiles in supply.
web-gangster-strength =
    { $gangsters ->
        [one] 1 gangster
       *[other] { $gangsters } gangsters
    }, rank { $rank }
