### The Boss on the page.

web-the_boss-money = ${ $money }
web-the_boss-gain =
    { $money ->
        [0] nothing
       *[other] +${ $money }
    }
web-the_boss-you = You
web-the_boss-you-start = start

## Above the row

web-the_boss-round = Round { $round }, turn { $turn } of 5
web-the_boss-round-number = Round { $round }
web-the_boss-last-round = Last round
web-the_boss-extra-round = Extra round
web-the_boss-police = A third badge of one colour ends it
web-the_boss-police-last = The third badge is there
web-the_boss-police-chance = next card: { $percent } %
web-the_boss-again = The last reckoning

## The cities

web-the_boss-need =
    { $there ->
        [0] you need { $men }
       *[other] you need { $men } more
    }
web-the_boss-you-lead = you lead
web-the_boss-you-are-banished = you are banished
web-the_boss-is-banished = { $seat } is banished from { $city }
web-the_boss-chicago-later = first another city
web-the_boss-nobody = nobody
web-the_boss-leads = { $seat } leads with { $men }
web-the_boss-lead = leads
web-the_boss-pays = pays ${ $money }
web-the_boss-chicago-why = last cards to the left
web-the_boss-sum = sum
web-the_boss-half = half
web-the_boss-half-rounded = half, rounded down
web-the_boss-played = Played, in this order: { $cards }
web-the_boss-card-unseen = not seen yet
web-the_boss-card-own = in your hand
web-the_boss-card-played = played
web-the_boss-card-house = house value, not the printed one

## The hidden card

web-the_boss-chance = { $face }: { $unseen } of { $of } unseen
web-the_boss-only-you-know = Only you know
web-the_boss-certain = It is certain
web-the_boss-note-on = { $face }: tick it off
web-the_boss-note-off = { $face }: ticked off

## Placing and playing

web-the_boss-how-many = How many to { $city }?
web-the_boss-or-more = Or more. You would have there:
web-the_boss-do-place = Choose a glowing city, or
web-the_boss-do-nothing = There is nowhere you can place.
web-the_boss-do-play = Now play one of your cards.
web-the_boss-nobody-in-front = nobody

## Beside the board

web-the_boss-hands = The hands
web-the_boss-their-hands = Their hands
web-the_boss-starts = starts
web-the_boss-holds =
    { $cards ->
        [one] { $cards } card of { $city }
       *[other] { $cards } cards of { $city }
    }
web-the_boss-spent =
    { $gangsters ->
        [one] { $gangsters } occasional used
       *[other] { $gangsters } occasionals used
    }
web-the_boss-last-turn = Last turn
web-the_boss-last-turn-now = Last turn, as it stands
web-the_boss-if-reckoned = If reckoned now
web-the_boss-takes = Takes the hidden card of { $city }
web-the_boss-chicago-would-pay = Chicago pays ${ $money }
web-the_boss-nothing = nothing

## The reckoning

web-the_boss-reckoning = Reckoning of round { $round }
web-the_boss-shot = shot
web-the_boss-imprisoned = to prison
web-the_boss-hospitalised = to hospital
web-the_boss-banished = banished
web-the_boss-go-on = Go on
