### The Boss

the_boss-title = The Boss
the_boss-summary = Send your gangsters into the right cities: every card played tells a little more about the one that lies hidden there, be it money or trouble.

## Things on the table

the_boss-card = { $city } { $face }
# A card number that this table's content does not use.
the_boss-no-card = card no. { $number }, which is not in this game
the_boss-penalty-revolver = revolver
the_boss-penalty-prison = prison
the_boss-penalty-hospital = hospital
the_boss-penalty-banished = banished
the_boss-badge-gold = gold
the_boss-badge-silver = silver
the_boss-badge-double = double
the_boss-money = ${ $money } million
the_boss-professionals =
    { $professionals ->
        [one] { $professionals } professional
       *[other] { $professionals } professionals
    }
the_boss-occasionals =
    { $occasionals ->
        [one] { $occasionals } occasional
       *[other] { $occasionals } occasionals
    }
the_boss-gang =
    { $professionals ->
        [0] { the_boss-occasionals }
       *[other]
            { $occasionals ->
                [0] { the_boss-professionals }
               *[other] { the_boss-professionals } and { the_boss-occasionals }
            }
    }

## What to decide

the_boss-stage-place = Place gangsters in one city, or nobody
the_boss-stage-play = Play a card
the_boss-action-place = Place { the_boss-gang } in { $city }
the_boss-action-place-nothing = Place nobody
the_boss-action-play = Play { $card }

## What happens

the_boss-event-game-began = A game of The Boss for { $players } players begins. { $start_player } is the first start player.
the_boss-event-round-began =
    Round { $round } begins. { $start_player } starts; Chicago lies to the right of { $left_of_chicago ->
        [one] { $left_of_chicago } city
       *[other] { $left_of_chicago } cities
    }.
the_boss-event-backs-dealt =
    { $seat } holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of { $city }.
the_boss-event-card-dealt = { $seat } is dealt { $card }.
the_boss-event-placed = { $seat } places { the_boss-gang } in { $city }.
the_boss-event-placed-nothing = { $seat } places nobody.
the_boss-event-played = { $seat } plays { $card }.
the_boss-event-police-turned =
    A police card is turned: { $badge }. That makes { $gold } gold and { $silver ->
        [one] { $silver } silver badge
       *[other] { $silver } silver badges
    }.
the_boss-event-last-round = The third badge of one colour: round { $round } is the last one.
the_boss-event-last-turn-order =
    { $position ->
        [1] Last turn: { $seat } acts first
       *[other] Then, as no. { $position }, { $seat }
    } with { $gangsters ->
        [0] no gangsters
        [one] { $gangsters } gangster
       *[other] { $gangsters } gangsters
    } left in front.
the_boss-event-hidden-turned-up = The hidden card is turned up: { $card }.
the_boss-event-nobody-won = Nobody is in { $city }, so nobody takes the card.
the_boss-event-money-won =
    { $money ->
        [0] { $seat } leads in { $city } and wins nothing.
       *[other] { $seat } leads in { $city } and wins { the_boss-money }.
    }
the_boss-event-shot = { $seat } leads in { $city } and loses a professional to the revolver.
the_boss-event-imprisoned = { $seat } leads in { $city }: a professional goes to prison for two rounds.
the_boss-event-hospitalised = { $seat } leads in { $city }: a professional goes to hospital for one round.
the_boss-event-banished = { $seat } leads in { $city } and is banished from there for good.
the_boss-event-chicago-paid =
    { $money ->
        [0] { $seat } leads in Chicago, but { $sum } to its left pays nothing.
       *[other] { $seat } leads in Chicago: { $sum } to its left pays { the_boss-money }.
    }
the_boss-event-chicago-unled =
    { $sum ->
        [0] Nobody is in Chicago, and there was nothing to win.
       *[other] Nobody is in Chicago: the sum to its left ({ $sum }) goes to nobody.
    }
the_boss-event-came-back =
    { $from_prison ->
        [0] { $from_hospital ->
            [one] A professional of { $seat } comes back from hospital.
           *[other] { $from_hospital } professionals of { $seat } come back from hospital.
        }
       *[other] { $from_hospital ->
            [0] { $from_prison ->
                [one] A professional of { $seat } comes back from prison.
               *[other] { $from_prison } professionals of { $seat } come back from prison.
            }
           *[other] Professionals of { $seat } come back: { $from_prison } from prison, { $from_hospital } from hospital.
        }
    }
the_boss-event-chicago-moved =
    Chicago moves one place to the right, past { $left_of_chicago ->
        [one] the first city
       *[other] city no. { $left_of_chicago } of the row
    }.
the_boss-event-extra-round = { $players_level } players are level in everything: one extra round decides.
the_boss-event-game-won =
    { $sharing ->
        [1] { $seat } wins the game with { the_boss-money }.
       *[other] { $seat } shares the victory ({ the_boss-money }).
    }

## What is refused

the_boss-refusal-game-over = The game is over; the victory went to { $winners }.
the_boss-refusal-not-your-turn = It is { $acting }’s turn, not yours.
the_boss-refusal-not-your-last-turn = In the last turn whoever has most gangsters left goes first: it is { $acting }’s turn.
the_boss-refusal-already-placed = You have placed already, or chosen to place nobody; now play a card.
the_boss-refusal-place-first = First place gangsters, or nobody; then play a card.
the_boss-refusal-city-not-in-play = { $city } is not in play at this table.
the_boss-refusal-places-nobody = That brings nobody to { $city }. If you want to place nobody, say so: “place nothing”.
the_boss-refusal-is-banished = You are banished from { $city } and may never place there again.
the_boss-refusal-too-few-professionals =
    You want to send { $needs ->
        [one] { $needs } professional
       *[other] { $needs } professionals
    } to { $city }, but you have { $has ->
        [0] none
       *[other] only { $has }
    } left.
the_boss-refusal-too-few-occasionals =
    You want to send { $needs ->
        [one] { $needs } occasional
       *[other] { $needs } occasionals
    } to { $city }, but you have { $has ->
        [0] none
       *[other] only { $has }
    } left.
the_boss-refusal-chicago-too-soon = You may go to { $city } only once you have a gangster in another city this round.
the_boss-refusal-occasionals-alone = Occasionals never stand alone: send a professional to { $city } with them.
the_boss-refusal-no-majority =
    You need at least { $needs ->
        [one] { $needs } more gangster
       *[other] { $needs } more gangsters
    } in { $city }: { $leader } leads there with { $leader_has }, you have { $there ->
        [0] none
       *[other] { $there }
    } and would add only { $has }.
the_boss-refusal-not-in-hand = You do not hold this card: { $card }.

## How actions are written

the_boss-usage-place = Write “place CITY PROFESSIONALS OCCASIONALS”, for instance “place detroit 2 1”, or “place nothing”.
the_boss-usage-play = Write “play CITY CARD”, for instance “play detroit revolver” or “play boston 3”.

## The rules

the_boss-rule-cities-in-play =
    Two players use cities 1 to 3, three players 1 to 5, four players all seven; Chicago is always there. Two or three players may agree on another set: any set (three or four cities for two players) whose cards, less one for each city, make exactly five for each player { -ruling }.
    .title = Cities in play
the_boss-rule-row =
    The cities lie side by side in the order of their numbers. In the first round Chicago lies second.
    .title = The row of cities
the_boss-rule-open-decks =
    The character card of a city shows which cards that city has. Everybody knows this.
    .title = Known cards
the_boss-rule-hidden-card =
    For every round all city cards are shuffled. One card of each city, unseen, goes face down under it (Chicago has none); the rest is dealt, five to each player.
    .title = The hidden card
the_boss-rule-open-backs =
    The backs of the cards in hand are open: everybody sees how many cards of which city you hold, but not which ones.
    .title = Open backs
the_boss-rule-open-information =
    Open to all, spectators too: backs, played cards, gangsters placed and left, prison, hospital, banishments, money and turned police cards. Secret: the faces in other hands, the hidden cards and the order of the police cards { -ruling }.
    .title = What everybody may know
the_boss-rule-start-player =
    The first start player is drawn by lot { -ruling }; after every round the start stone passes clockwise.
    .title = Start player
the_boss-rule-turn-order =
    A round has five turns. In the first four the start player acts first, then the others clockwise.
    .title = Turn order
the_boss-rule-place-one-city =
    In your turn you may send any number of gangsters, professionals and occasionals, to one city; each counts as one. If you cannot place anybody, you just play a card: nobody drops out { -ruling }.
    .title = Placing in one city
the_boss-rule-place-majority =
    After placing you must have more gangsters in that city than every other player. So there is never a tie.
    .title = Majority when placing
the_boss-rule-place-occasionals =
    Occasionals go to a city only along with a professional of yours, or where one of yours already stands.
    .title = Occasionals need company
the_boss-rule-place-final =
    Once placed, gangsters stay where they are until the round ends.
    .title = Placed is placed
the_boss-rule-place-chicago =
    You may enter Chicago only if this round { -ruling } you already have a gangster in another city. All other rules of placing hold there too.
    .title = Placing in Chicago
the_boss-rule-place-banished =
    You may not place in a city from which you are banished.
    .title = No way back
the_boss-rule-play-card =
    Then you must play one card from your hand, face up on the pile of its city, which can be any city. After that you place nobody any more; all cards played in the round stay readable.
    .title = Playing a card
the_boss-rule-police =
    When everybody is down to two cards, a police card is turned. The third badge of one colour makes this the last round; the double card counts for both colours.
    .title = Police
the_boss-rule-last-turn-order =
    In the fifth turn whoever has most gangsters left in front goes first, and so on down; between equals it goes clockwise from the start player. Gangsters placed, in prison or in hospital do not count.
    .title = Order of the last turn
the_boss-rule-reckoning-order =
    Cities are settled from left to right, Chicago at its place. The order changes nothing { -ruling }.
    .title = Order of the reckoning
the_boss-rule-win-city =
    All hidden cards are turned up; whoever has most gangsters in a city takes its card. Where nobody stands, nobody takes it { -ruling }.
    .title = Winning a city
the_boss-rule-money =
    Money on the card is yours, and there is no upper limit.
    .title = Money
the_boss-rule-revolver =
    Revolver: one of your professionals there leaves the game.
    .title = Revolver
the_boss-rule-prison =
    Prison: one of your professionals there sits out the next two rounds.
    .title = Prison
the_boss-rule-hospital =
    Hospital: one of your professionals there sits out the next round.
    .title = Hospital
the_boss-rule-banished =
    Banished: you may never place in this city again.
    .title = Banished
the_boss-rule-chicago-payout =
    The leader of Chicago gets half, rounded down, of what the last played cards of the cities to its left add up to. Penalties count as 0 and hurt nobody there; the other half is lost.
    .title = Payout in Chicago
the_boss-rule-return =
    Professionals not hit by a penalty return to their owners. Occasionals placed this round leave the game; the others stay.
    .title = Coming home
the_boss-rule-chicago-moves =
    Before each new round Chicago moves one place to the right, until it lies at the right end.
    .title = Chicago moves
the_boss-rule-winner =
    Whoever has most money at the end wins.
    .title = Victory
the_boss-rule-tie-last-round =
    If money is equal, the higher profit of the last round decides, Chicago included.
    .title = First tie-breaker: last round
the_boss-rule-tie-gangsters =
    If that is equal too, whoever has more gangsters wins: those who could take part in another round { -ruling }.
    .title = Second tie-breaker: gangsters
the_boss-rule-tie-extra-round =
    If even that is equal, everybody plays one extra round, without a police card. Then money, profit of that round and gangsters decide among all; who is still level shares the victory { -ruling }.
    .title = Third tie-breaker: extra round

## The board as text

the_boss-board-you = { $player } (you)
the_boss-board-round = The Boss · round { $round } · turn { $turn } of 5 · start player: { $start_player }
the_boss-board-last-round = LAST ROUND
the_boss-board-extra-round = EXTRA ROUND
the_boss-board-last-turn = Last turn, most gangsters in front first: { $order }
the_boss-board-result =
    { $rounds ->
        [one] The Boss · after { $rounds } round
       *[other] The Boss · after { $rounds } rounds
    }
the_boss-board-cities = The cities, left to right
the_boss-board-cards = Its cards
the_boss-board-played = Played
the_boss-board-gangsters = Gangsters
the_boss-board-hidden = Hidden card
the_boss-board-chicago = { $sum } to its left: pays { $money }
the_boss-board-banished = banished: { $players }
the_boss-board-legend-unseen = ? not seen yet
the_boss-board-legend-house = ° house value, not the printed one
the_boss-board-legend-top = last card played counts for Chicago
the_boss-board-legend-leader = ▲ leads
the_boss-board-legend-gang = 2+1: 2 professionals, 1 occasional
the_boss-board-players = The players, in turn order; hands counted by city number
the_boss-board-standing = The players
the_boss-board-money = Money
the_boss-board-millions = ${ $money }M
the_boss-board-front = To place
the_boss-board-backs = Hand
the_boss-board-away = Away
the_boss-board-earned = Round by round
the_boss-board-in-prison =
    { $rounds ->
        [one] { $gangsters } in prison ({ $rounds } round)
       *[other] { $gangsters } in prison ({ $rounds } rounds)
    }
the_boss-board-in-hospital =
    { $rounds ->
        [one] { $gangsters } in hospital ({ $rounds } round)
       *[other] { $gangsters } in hospital ({ $rounds } rounds)
    }
the_boss-board-shot = { $gangsters } shot
the_boss-board-police = Police
the_boss-board-badges = gold { $gold } of 3, silver { $silver } of 3, face down { $left }
the_boss-board-hand = Your hand
