### Gangsta!

gangsta-title = Gangsta!
gangsta-summary = Build a gang, card by card, and send it out on heists, alone or with the others, before a snitch talks or the gang war comes.

## Things on the table

# A boss or gangster: the number on the card, the family, the skills as letters.
gangsta-person = { $number } ({ $family }, { $skills })
gangsta-heist = { $number } ({ $kind })
gangsta-snitch =
    { $informants ->
        [one] a snitch who asks for { $informants } Informant
       *[other] a snitch who asks for { $informants } Informants
    }
gangsta-resource = { $name } ({ $number })
gangsta-money = ${ $money }
gangsta-chapter =
    { $chapter ->
        [1] I
        [2] II
       *[other] III
    }
gangsta-family-bratva = Bratva
gangsta-family-cartel = Cartel
gangsta-family-ghetto-gang = Ghetto gang
gangsta-family-mafia = Mafia
gangsta-family-triads = Triads
gangsta-kind-armored-van = Armoured van
gangsta-kind-casino = Casino
gangsta-kind-inmate-transfer = Inmate transfer
gangsta-kind-jewelry = Jewellery
gangsta-kind-supermarket = Supermarket
gangsta-kind-rival-gangs = Rival gangs
gangsta-kind-hack-attack = Hack attack
gangsta-kind-drug-dealer = Drug dealer
gangsta-kind-offshore-investment = Offshore investment
gangsta-kind-art-theft = Art theft
gangsta-skill-leader = Leader
gangsta-skill-mercenary = Mercenary
gangsta-skill-informant = Informant
gangsta-skill-sniper = Sniper
gangsta-skill-brawler = Brawler
gangsta-skill-hacker = Hacker
gangsta-reward-hire = hiring
gangsta-reward-train = training { $skill }
gangsta-reward-extra-turn = extra turn
gangsta-reward-steal = stealing { gangsta-money }
gangsta-reward-divert = diverting { $gangsters }
gangsta-reward-murder = murder
gangsta-reward-rally = rally

## What to decide

gangsta-stage-keep = Keep one of your two resource cards
gangsta-stage-mobilise = Free engaged gangsters, or nobody
gangsta-stage-act = Hire, do a heist, or pass
gangsta-stage-engage = Engage a gangster in the heist
gangsta-stage-hire = Reward: hire a gangster, or nobody
gangsta-stage-train = Reward: choose who learns the skill, or nobody
gangsta-stage-steal = Reward: choose whom to rob
gangsta-stage-divert = Reward: divert an opponent’s gangster, or nobody
gangsta-stage-murder = Reward: choose who must lose a gangster
gangsta-stage-rally = Reward: free the whole gang, or not
gangsta-stage-victim = Murder: choose the gangster who dies
gangsta-stage-jet = Private jet: free a gangster, or nobody
gangsta-stage-arrest = Arrest: choose the gangster who is lost
gangsta-stage-war = Gang war: choose the gangster who is lost
gangsta-stage-recover = Hospital: take a gangster back, or nobody
gangsta-stage-discard = Discard an open gangster, an open heist, or nothing
gangsta-stage-society = Secret society: free a leader, or nobody
gangsta-action-keep = Keep resource card { $number }
gangsta-action-hire = Hire { $number }
gangsta-action-hire-nothing = Hire nobody
gangsta-action-heist = Do heist { $number }
gangsta-action-pass = Pass and take money
gangsta-action-free = Free { $number }
gangsta-action-free-all = Free the whole gang for $1
gangsta-action-free-nothing = Free nobody else
gangsta-action-engage = Engage { $number }
gangsta-action-ignore = Ignore the last missing symbol
gangsta-action-train = Train { $number }
gangsta-action-train-nothing = Train nobody
gangsta-action-steal = Rob the gang of boss { $number }
gangsta-action-divert = Divert { $number }
gangsta-action-divert-nothing = Divert nobody else
gangsta-action-murder = Murder in the gang of boss { $number }
gangsta-action-rally = Free the whole gang
gangsta-action-rally-nothing = Leave the gang as it is
gangsta-action-recover = Take { $number } back
gangsta-action-recover-nothing = Take nobody else back
gangsta-action-discard = Discard { $number } from the row
gangsta-action-discard-nothing = Discard nothing
gangsta-action-remove = Give up { $number }

## What happens

gangsta-event-game-began = A game of Gangsta! for { $players } players begins. { $start_player } starts.
gangsta-event-boss-dealt = { $seat } gets boss { $person } and { gangsta-money }.
gangsta-event-heist-laid-out = New in the row: heist { $heist }.
gangsta-event-gangster-laid-out = New in the row: gangster { $person }.
gangsta-event-resource-dealt = { $seat } is dealt a resource card: { $resource }.
gangsta-event-resource-chosen = { $seat } has chosen a resource card.
gangsta-event-resource-kept = { $seat } keeps { $resource }.
gangsta-event-resource-revealed = { $seat } reveals the resource { $resource }.
gangsta-event-resource-activated = { $seat } activates the resource { $resource }.
gangsta-event-turn-began = It is { $seat }’s turn.
gangsta-event-extra-turn-began = { $seat } takes an extra turn.
gangsta-event-counterfeited = { $seat } prints { gangsta-money } of counterfeit money.
gangsta-event-heist-peeked = { $seat } looks at the top of the heist deck: { $heist }.
gangsta-event-snitch-peeked = { $seat } looks at the top of the heist deck: { $snitch }.
gangsta-event-gangster-peeked = { $seat } looks at the top of the gangster deck: { $person }.
gangsta-event-synchronised = { $seat }’s whole gang was engaged and becomes available.
gangsta-event-freed = A leader of { $seat } frees { $person }.
gangsta-event-freed-for-money = { $seat } pays { gangsta-money } and frees { $person }.
gangsta-event-headquarters-freed = { $seat } pays { gangsta-money }, and the Headquarters free the whole gang.
gangsta-event-mobilised-no-more = { $seat } frees nobody else.
gangsta-event-hired = { $seat } hires { $person } for { gangsta-money }.
gangsta-event-passed = { $seat } passes and takes { gangsta-money }.
gangsta-event-heist-began = { $seat } begins heist { $heist }.
gangsta-event-bikers-paid = { $seat } pays { gangsta-money }: the Bikers gang brings a heist from the deck.
gangsta-event-engaged = { $owner }’s { $person } takes part.
gangsta-event-skill-ignored = { $seat } ignores the last symbol, { $skill }, with High-tech equipment.
gangsta-event-heist-done =
    { $money ->
        [0] { $influence ->
            [0] { $seat } has done heist { $heist }.
           *[other] { $seat } has done heist { $heist }: { $influence } IP.
        }
       *[other] { $influence ->
            [0] { $seat } has done heist { $heist }: { gangsta-money }.
           *[other] { $seat } has done heist { $heist }: { gangsta-money } and { $influence } IP.
        }
    }
gangsta-event-cooperation-paid = { $seat } gets { gangsta-money } for working together.
gangsta-event-hired-nobody = { $seat } hires nobody.
gangsta-event-trained = { $seat } trains { $person }: { $skill }.
gangsta-event-trained-nobody = { $seat } trains nobody.
gangsta-event-extra-turn-won = { $seat } earns an extra turn.
gangsta-event-extra-turn-ignored = { $seat } gets no extra turn now: the reward lapses.
gangsta-event-stole = { $seat } steals { gangsta-money } from { $from_seat }.
gangsta-event-nothing-stolen = { $seat } finds nothing to steal anywhere.
gangsta-event-diverted = { $seat } diverts { $owner }’s { $person }.
gangsta-event-diverted-no-more = { $seat } diverts nobody else.
gangsta-event-murder-ordered = { $seat } orders a murder in { $victim }’s gang.
gangsta-event-nobody-murdered = { $seat } finds nobody to murder.
gangsta-event-rallied = { $seat } makes the whole gang available.
gangsta-event-rallied-not = { $seat } leaves the gang as it is.
gangsta-event-jet-freed = { $seat } frees { $person } by Private jet.
gangsta-event-jet-unused = { $seat } leaves the Private jet in the hangar.
gangsta-event-snitch-came = Here comes { $snitch }.
gangsta-event-snitch-escaped =
    { $informants ->
        [one] { $seat } has { $informants } Informant and pays nothing.
       *[other] { $seat } has { $informants } Informants and pays nothing.
    }
gangsta-event-snitch-paid =
    { $informants ->
        [0] { $seat } has no Informant and pays { gangsta-money }.
        [one] { $seat } has { $informants } Informant and pays { gangsta-money }.
       *[other] { $seat } has { $informants } Informants and pays { gangsta-money }.
    }
gangsta-event-snitch-ruined =
    { $informants ->
        [0] { $seat } has no Informant
        [one] { $seat } has { $informants } Informant
       *[other] { $seat } has { $informants } Informants
    } and cannot pay: { $money ->
        [0] the police look for a gangster.
       *[other] all the money ({ gangsta-money }) is gone, and the police look for a gangster.
    }
gangsta-event-lost =
    { $cause ->
        [murder] { $seat }’s { $person } is murdered.
        [arrest] { $seat }’s { $person } is arrested.
       *[war] { $seat }’s { $person } falls in the gang war.
    }
gangsta-event-hospitalised =
    { $cause ->
        [murder] { $seat }’s { $person } survives the murder, in hospital.
       *[war] { $seat }’s { $person } survives the gang war, in hospital.
    }
gangsta-event-recovered = { $seat } takes { $person } back from the Hospital.
gangsta-event-recovered-no-more = { $seat } takes nobody else back from the Hospital.
gangsta-event-gangster-discarded = { $seat } discards gangster { $person } from the row.
gangsta-event-heist-discarded = { $seat } discards heist { $heist } from the row.
gangsta-event-discarded-nothing = { $seat } discards nothing.
gangsta-event-gangsters-reshuffled =
    { $cards ->
        [one] { $cards } discarded gangster makes a new deck.
       *[other] { $cards } discarded gangsters make a new deck.
    }
gangsta-event-heists-reshuffled =
    { $cards ->
        [one] { $cards } discarded heist makes a new deck.
       *[other] { $cards } discarded heists make a new deck.
    }
gangsta-event-society-freed = { $seat } frees { $person } through the Secret society.
gangsta-event-society-unused = { $seat } does not call on the Secret society.
gangsta-event-stalemate = Nobody has hired or done a heist for { $turns } turns.
gangsta-event-chapter-ended = Chapter { gangsta-chapter } ends on { $seat }’s turn, with a gang of { $gang }.
gangsta-event-occasional-income =
    { $money ->
        [0] { $seat } has most symbols, { $symbols }, and gets nothing.
       *[other]
            { $symbols ->
                [one] { $seat } has { $symbols } symbol and gets { gangsta-money }.
               *[other] { $seat } has { $symbols } symbols and gets { gangsta-money }.
            }
    }
gangsta-event-war-strength =
    { $mercenaries ->
        [0] Gang war: { $seat } has no Mercenary.
        [one] Gang war: { $seat } has { $mercenaries } Mercenary.
       *[other] Gang war: { $seat } has { $mercenaries } Mercenaries.
    }
gangsta-event-war-won =
    { $mercenaries ->
        [one] { $seat } wins the gang war with { $mercenaries } Mercenary.
       *[other] { $seat } wins the gang war with { $mercenaries } Mercenaries.
    }
gangsta-event-war-tied =
    { $mercenaries ->
        [0] Nobody has a Mercenary: nobody wins the gang war, and everybody loses a gangster.
       *[other] A tie for most Mercenaries ({ $mercenaries }): nobody wins the gang war, and everybody loses a gangster.
    }
gangsta-event-counterfeit-filed = { $seat } puts Counterfeit printing with the completed heists.
gangsta-event-counterfeit-out = { $seat }’s Counterfeit printing was never active and leaves the game.
gangsta-event-chapter-began = Chapter { gangsta-chapter } begins; next is { $start_player }.
gangsta-event-game-ended =
    { $snitches ->
        [3] The third snitch of chapter III has talked: the game is over.
       *[other] The game is over.
    }
gangsta-event-scored = { $seat } has { $influence } IP and a gang of { $gang }.
gangsta-event-game-won =
    { $sharing ->
        [1] { $seat } wins the game with { $influence } IP.
       *[other] { $seat } shares the victory with { $influence } IP.
    }

## What is refused

gangsta-refusal-game-over = The game is over; the victory went to { $winners }.
gangsta-refusal-not-your-turn = { $acting } must decide now, not you.
gangsta-refusal-kept-already = You have chosen your resource card already; the others are still choosing.
gangsta-refusal-not-dealt = You were not dealt { $resource }.
gangsta-refusal-mobilise-first = First free gangsters, or nobody; then comes your action.
gangsta-refusal-act-now = Now is the time to hire, do a heist, or pass.
gangsta-refusal-finish-the-heist = A heist is underway: engage gangsters until nothing is missing.
gangsta-refusal-take-the-reward = First settle the reward of the heist.
gangsta-refusal-free-by-jet = First say whom the Private jet frees, or nobody.
gangsta-refusal-free-a-leader = First say which leader the Secret society frees, or nobody.
gangsta-refusal-recover-first = First say whom you take back from the Hospital, or nobody.
gangsta-refusal-discard-first = You have passed: discard an open gangster, an open heist, or nothing.
gangsta-refusal-give-up-first = First a gangster must be given up.
gangsta-refusal-keep-first = First keep one of your two resource cards.
gangsta-refusal-not-in-gang = { $person } does not belong to the gang this is about.
gangsta-refusal-not-engaged = { $person } is not engaged, so there is nothing to free.
gangsta-refusal-freeing-costs = Freeing costs ${ $needs } now, and you have ${ $has }.
gangsta-refusal-no-headquarters = Only active Headquarters free the whole gang at once.
gangsta-refusal-no-leader = { $person } is no Leader.
gangsta-refusal-not-for-hire = { $person } is not for hire now.
gangsta-refusal-too-expensive = { $person } costs ${ $needs }, and you have ${ $has }.
gangsta-refusal-heist-not-open = Heist { $heist } does not lie open.
gangsta-refusal-bikers-cost = A heist from the deck costs ${ $needs }, and you have ${ $has }.
gangsta-refusal-skills-missing = Not enough skills are available for heist { $heist }; missing: { $skills }.
gangsta-refusal-nobody-to-start = You must start heist { $heist } with an available gangster of your own who has one of its skills.
gangsta-refusal-not-cooperative = Heist { $heist } is not cooperative, so { $person } cannot help.
gangsta-refusal-start-with-own = Start with a gangster of your own; { $person } may help after that.
gangsta-refusal-not-available = { $person } is engaged already.
gangsta-refusal-not-useful = { $person } has none of the missing skills: { $skills }.
gangsta-refusal-no-high-tech = Only active High-tech equipment ignores a symbol, and only in a hack attack or art theft.
gangsta-refusal-more-than-one-missing = High-tech equipment ignores one symbol, but more are missing: { $skills }.
gangsta-refusal-took-no-part = { $person } took no part in this heist.
gangsta-refusal-has-learned = { $person } has learned a skill already.
gangsta-refusal-second-leader = { $person } is a Leader already, and nobody becomes one twice.
gangsta-refusal-not-a-rival = { $person } belongs to no opponent of yours.
gangsta-refusal-nothing-to-steal =
    { $money ->
        [0] The gang of { $person } has no money.
       *[other] All the money in the gang of { $person } ({ gangsta-money }) is safe in the Bank.
    }
gangsta-refusal-no-victim = Nobody in the gang of { $person } has exactly two symbols.
gangsta-refusal-boss-is-safe = { $person } is a boss, and a boss is never lost.
gangsta-refusal-not-two-symbols =
    { $symbols ->
        [one] { $person } has { $symbols } symbol; only somebody with exactly two can be murdered.
       *[other] { $person } has { $symbols } symbols; only somebody with exactly two can be murdered.
    }
gangsta-refusal-not-in-hospital = { $person } does not wait in the Hospital.
gangsta-refusal-not-in-row = { $card } does not lie in the row.

## How actions are written

gangsta-usage-keep = Write “keep CARD” with the number of a resource card, for instance “keep 905”.
gangsta-usage-hire = Write “hire CARD” with the number of a gangster, for instance “hire 121”, or “hire nothing”.
gangsta-usage-heist = Write “heist CARD” with the number of a heist, for instance “heist 215”.
gangsta-usage-pass = Write “pass” and nothing else.
gangsta-usage-free = Write “free CARD” with the number of a gangster, for instance “free 121”, or “free all” or “free nothing”.
gangsta-usage-engage = Write “engage CARD” with the number of a gangster, for instance “engage 121”.
gangsta-usage-ignore = Write “ignore” and nothing else.
gangsta-usage-train = Write “train CARD” with the number of a gangster, for instance “train 121”, or “train nothing”.
gangsta-usage-steal = Write “steal CARD” with the number of an opponent’s boss, for instance “steal 104”.
gangsta-usage-divert = Write “divert CARD” with the number of a gangster, for instance “divert 121”, or “divert nothing”.
gangsta-usage-murder = Write “murder CARD” with the number of an opponent’s boss, for instance “murder 104”.
gangsta-usage-rally = Write “rally” or “rally nothing”.
gangsta-usage-recover = Write “recover CARD” with the number of a gangster, for instance “recover 121”, or “recover nothing”.
gangsta-usage-discard = Write “discard CARD” with the number of a gangster or heist, for instance “discard 215”, or “discard nothing”.
gangsta-usage-remove = Write “remove CARD” with the number of a gangster, for instance “remove 121”.

## The board as text

gangsta-board-you = { $player } (you)
gangsta-board-chapter = Gangsta! · chapter { gangsta-chapter } · it ends with the first gang of { $size }
gangsta-board-snitch-end =
    { $snitches ->
        [one] or with the next snitch
       *[other] or after { $snitches } more snitches
    }
gangsta-board-extra-turn = EXTRA TURN
gangsta-board-extra-turn-due = an extra turn follows
gangsta-board-idle =
    { $turns ->
        [one] { $turns } more turn without hire or heist ends it too
       *[other] { $turns } more turns without hire or heist end it too
    }
gangsta-board-free-left =
    { $gangsters ->
        [0] each costs $1
       *[other] { $gangsters } for free, then $1 each
    }
gangsta-board-diversions = { $gangsters } at most
gangsta-board-loser = from the gang of { $player }
gangsta-board-result = Gangsta! · over in chapter { gangsta-chapter }
gangsta-board-money = ${ $money }
gangsta-board-influence = { $influence } IP
gangsta-board-of = { $has } of { $needs }
gangsta-board-dealt = Your two resource cards: one you keep, the other leaves the game
gangsta-board-dealt-card =
    { $influence ->
        [0] { $name }: needs { $skills }
       *[other] { $name }: needs { $skills }, then { $influence } IP
    }
gangsta-board-underway = The heist underway
gangsta-board-underway-heist = { $heist } needs { $skills }
gangsta-board-underway-missing = still missing: { $skills }
gangsta-board-underway-done = nothing is missing
gangsta-board-underway-crew = taking part: { $gangsters }
gangsta-board-underway-brings = brings { $rewards }
gangsta-board-heists = Heists · deck { $deck } · discarded { $discarded }
gangsta-board-needs = Needs
gangsta-board-brings = Brings
gangsta-board-lack = You lack
gangsta-board-possible = Possible for
gangsta-board-everybody = everybody
gangsta-board-no-starter = own starter
gangsta-board-hire = Gangsters for hire · deck { $deck } · discarded { $discarded }
gangsta-board-skills = Skills
gangsta-board-cost = Cost
gangsta-board-points = IP
gangsta-board-short = { gangsta-board-money } short
gangsta-board-top = from the deck, seen by you alone
gangsta-board-top-heist = { $number } lies on top of the deck, seen by you alone; doing it costs $1 more
gangsta-board-top-snitch = On top of the deck, seen by you alone: { $snitch }
gangsta-board-snitches = Snitches in the deck, and what they would cost
gangsta-board-informants = Informants
gangsta-board-snitch = asks { $informants } ({ $count }×)
gangsta-board-arrest = arrest
gangsta-board-players = Players · skills: available/all · IP: if the game ended now
gangsta-board-standing = Final standing in IP
gangsta-board-money-head = Money
gangsta-board-gang-head = Gang
gangsta-board-heists-head = Heists
gangsta-board-richest = Richest
gangsta-board-largest-gang = Largest gang
gangsta-board-families = Families
gangsta-board-resources = Resource
gangsta-board-total = Total
gangsta-board-gangs = Gangs
gangsta-board-boss = boss
gangsta-board-resource-active =
    { $influence ->
        [0] { $name }: active
       *[other] { $name }: active, { $influence } IP
    }
gangsta-board-resource-safe = { $name }: active, { $influence } IP, { gangsta-board-money } safe
gangsta-board-resource-filed = { $name }: with the completed heists, { $influence } IP
gangsta-board-resource-waiting =
    { $influence ->
        [0] { $name }: still needs { $skills }
       *[other] { $name } ({ $influence } IP): still needs { $skills }
    }
gangsta-board-resource-chosen = resource card chosen
gangsta-board-hospital = in hospital: { $gangsters }
gangsta-board-legend-cooperative = & cooperative; after it, what each gets if several gangs take part
gangsta-board-legend-engaged = (M): somebody engaged has it
gangsta-board-legend-arrest = arrest: all money and a gangster lost
gangsta-board-legend-available = ● available
gangsta-board-legend-busy = ○ engaged
gangsta-board-legend-learned = +L learned

## The rules

gangsta-rule-setup =
    Everybody gets a boss at random and the money that goes with it. Five heists of chapter I and five gangsters lie open. Turns go clockwise; the first player is drawn by lot { -ruling }.
    .title = Setup
gangsta-rule-public =
    Open: gangs, money, both rows, the sizes of the decks, discards, revealed resources and every heist done, for it was taken from an open row. Secret: the order of the decks, cards looked at and unrevealed resources. Completed heists lie face down, so before the end the screen does not add up the points of the others, unless you choose the option “open heist points”; that is a matter of display, nothing is really hidden { -ruling }.
    .title = What everybody may know
gangsta-rule-engaged =
    A gangster who takes part in a heist, or is diverted, becomes engaged; the others are available.
    .title = Engaged and available
gangsta-rule-synchronised =
    Your turn begins with mobilising. If your whole gang is engaged, all become available for free, and you are not asked { -ruling }.
    .title = Mobilising: all at once
gangsta-rule-leaders =
    If not all of your gang is engaged, each of your gangsters with a Leader symbol who was available when the phase began frees one engaged gangster, that is, makes him available.
    .title = Mobilising: leaders
gangsta-rule-pay-to-free =
    Each further gangster you free costs $1. You never have to free anybody.
    .title = Mobilising for money
gangsta-rule-hire =
    Action hire: pay the cost of an open gangster. He joins your gang, available, and the row is refilled.
    .title = Hiring
gangsta-rule-heist =
    Action heist: you do one of the open heists with gangsters who have the skills it needs; the rules of heists say how.
    .title = Doing a heist
gangsta-rule-pass =
    Action pass: take $1 for each of your gangsters with a Leader symbol, available or engaged. Then you may discard one open heist or one open gangster, which is replaced.
    .title = Passing
gangsta-rule-stalemate =
    The game as printed need not end. So after ten rounds of the table in which nobody hired or did a heist, the chapter ends as if the last to pass had hired the gangster who ends it; in chapter III the game is over { -ruling }.
    .title = No game without end
gangsta-rule-symbols =
    The six skills are Leader, Mercenary, Informant, Sniper, Brawler and Hacker. Symbols are counted: a card with two Mercenaries counts two wherever skills are counted { -ruling }.
    .title = Counting symbols
gangsta-rule-learned =
    A learned symbol counts wherever a printed one does, and the boss may learn too. It leaves with its gangster { -ruling }.
    .title = Learned symbols
gangsta-rule-heist-startable =
    You may start a heist only if the gangsters that may take part cover it. Then any order finishes it, and nobody stops half-way { -ruling }.
    .title = Starting a heist
gangsta-rule-engage-available =
    Only available gangsters take part. They are engaged one by one, in any order.
    .title = One by one
gangsta-rule-engage-useful =
    Each must have at least one skill that is still missing; whatever other skills he has do not matter.
    .title = Nobody without use
gangsta-rule-engage-no-holding-back =
    A gangster uses every skill he has that is still missing. So the order matters: whoever can do nearly everything and goes first may leave nothing to do for the others.
    .title = No holding back
gangsta-rule-heist-complete =
    The heist is done when nothing is missing. You take the rewards of the left box and keep the card face down; only then is the row refilled.
    .title = A heist is done
gangsta-rule-coop =
    In chapters II and III there are cooperative heists. You start one with a gangster of your own, who must be useful; after that you may engage any available gangsters of any player, and nobody can refuse. All of them become engaged.
    .title = Cooperative heists
gangsta-rule-coop-reward =
    The active player takes the left box. If gangsters of two or more players took part, every player involved, the active one too, also takes the right box, once { -ruling }.
    .title = Rewards of cooperation
gangsta-rule-reward-order =
    The order is: money of the left box, right box, special rewards as printed, Private jet, refill with its snitches, Secret society, extra turn { -ruling }.
    .title = Order of the rewards
gangsta-rule-reward-money =
    You take as much money as is printed; the bank never runs out { -ruling }.
    .title = Reward: money
gangsta-rule-reward-influence =
    You score as many influence points (IP) as are printed; they count at the end.
    .title = Reward: influence
gangsta-rule-reward-hire =
    You may hire one open gangster at once for his cost.
    .title = Reward: hiring
gangsta-rule-reward-training =
    You may tuck the card under one of your gangsters who took part: he gains that skill for good. A gangster learns one skill at most, and never gets a second Leader symbol. A tucked card is no completed heist; if you decline, or nobody is fit, it is one.
    .title = Reward: training
gangsta-rule-reward-extra-turn =
    You take another whole turn at once, but never twice in a row: a second one is ignored, while the other rewards of that heist stand. After any other turn of yours you can earn one again.
    .title = Reward: extra turn
gangsta-rule-reward-steal =
    Take the number of dollars shown from one opponent, or all they have if that is less. You must do so if anybody has money that can be stolen { -ruling }.
    .title = Reward: stealing
gangsta-rule-reward-divert =
    You may engage available gangsters of your opponents, up to the number shown, split as you like.
    .title = Reward: diversion
gangsta-rule-reward-murder =
    You name an opponent who has a gangster with exactly two symbols; the boss is safe. That opponent chooses which such gangster to discard. You must do so if anybody can be named.
    .title = Reward: murder
gangsta-rule-reward-rally =
    You may make your whole gang available.
    .title = Reward: rally
gangsta-rule-snitch =
    When a snitch is drawn in a refill, everybody counts the Informant symbols of the whole gang. Who has fewer than the number on the card pays the difference in dollars, and whoever can pay must; who cannot loses all their money and discards one gangster of their choice. All pay at once, then the arrests follow in turn order; the snitch leaves the game and the refill goes on, so another may come.
    .title = Snitch
gangsta-rule-snitch-layout =
    A snitch drawn while the five heists of a new chapter are laid out is put aside, replaced, and shuffled back.
    .title = Snitch in a new chapter
gangsta-rule-boss-safe =
    The boss is never lost. Who has only the boss loses nothing else instead { -ruling }.
    .title = The boss is safe
gangsta-rule-lost =
    Gangsters who are murdered, arrested or lost in the gang war leave the game, unless the Hospital takes them in. Only those discarded from the row by passing come back in a new deck { -ruling }.
    .title = Lost gangsters
gangsta-rule-discard-order =
    Where several players must discard, they choose in turn order from the active player. Only resource cards are chosen all at the same time { -ruling }.
    .title = Order of discarding
gangsta-rule-gang-size =
    What ends a chapter is the size of a gang now, boss included, however the last one came: by hiring, as a reward or from the Hospital { -ruling }.
    .title = Size of a gang
gangsta-rule-chapter-one-end =
    Chapter I ends at once when somebody has a gang of 4. Then everybody gets $1 for each symbol their gang has fewer than the gang with most.
    .title = End of chapter I
gangsta-rule-chapter-two-end =
    Chapter II ends when somebody has a gang of 7. Gang war: everybody counts Mercenary symbols. If one player alone has most, that player loses nothing and everybody else discards one gangster of their choice; in a tie for most everybody discards one.
    .title = End of chapter II: gang war
gangsta-rule-gang-war-two-players =
    With two players both discard one gangster of their choice in a tie, otherwise only the loser does. If the winner has at least twice as many Mercenary symbols, 1 to 0 too, the winner picks the gangster, never the boss.
    .title = Gang war between two
gangsta-rule-chapter-at-once =
    The hire is finished: pay, activate resources, refill the gangsters. Then the end of the chapter comes before anything else: no old heist is drawn any more, so no snitch, and an extra turn not yet taken is lost. In chapter III the game is over at once { -ruling }.
    .title = First things at a chapter’s end
gangsta-rule-new-chapter =
    The old heists and their deck go, and five of the next chapter come. The left neighbour of whoever ended the chapter begins.
    .title = A new chapter
gangsta-rule-chapter-three-end =
    Chapter III, and with it the game, ends when somebody has a gang of 9, or when the third snitch of chapter III has been resolved.
    .title = End of chapter III
gangsta-rule-decks-run-out =
    An empty gangster deck is made anew from the gangsters discarded by passing, an empty heist deck from the heists discarded in this chapter; this is done for a draw, not for a look. If there is nothing there, there is no refill { -ruling }.
    .title = Empty decks
gangsta-rule-score =
    You add up the IP of your completed heists, the IP of your gang and the IP of your active resource. The richest gets 2 IP more, and so does the largest gang; in a tie each gets 1, and if nobody has any money, all tie as richest.
    .title = Final scoring
gangsta-rule-winner =
    Most IP wins. In a tie the larger gang wins; who is still level shares the victory.
    .title = Victory
gangsta-rule-families =
    Hiring from your boss’s family costs $1 less, though never less than $0. At the end each majority in a family, bosses included, brings 2 IP, or 1 each in a tie; a family without members brings nobody anything. In return there is no bonus for the largest gang. All variants can be combined freely.
    .title = Variant: families
gangsta-rule-resources =
    After the rows are laid out everybody is dealt two resource cards and secretly keeps one; then the kept ones are revealed, and the others leave the game. A card becomes active for good the moment your gang shows all its skills, and is then worth its IP. What it does at the start of a turn begins with your next turn. All variants can be combined freely.
    .title = Variant: resources
gangsta-rule-resource-bank =
    Your first $10 cannot be stolen. The Bank fills by itself, and the money in it still pays and counts { -ruling }.
    .title = Bank
gangsta-rule-resource-police-station =
    A snitch never costs you more than $1.
    .title = Police station
gangsta-rule-resource-high-tech =
    You ignore one required symbol of a hack attack or art theft. Once exactly one symbol is missing, you may declare it ignored or engage on; a heist with a single symbol needs nobody { -ruling }.
    .title = High-tech equipment
gangsta-rule-resource-bikers =
    At the start of your turn you look at the top heist of the deck and may do it this turn, if you first pay $1. A snitch you see there stays on top; a heist from the deck causes no refill.
    .title = Bikers gang
gangsta-rule-resource-hospital =
    Your gangsters lost to murder or gang war while it is active wait here, but not those lost to a snitch. When you pass you may take any of them back, available. Who still waits at the end counts for nothing.
    .title = Hospital
gangsta-rule-resource-counterfeit =
    You get $1 at the start of each of your turns, before mobilising. At the gang war the card joins your completed heists; if it is not active then, it is out and brings no IP. It counts with its IP only: it is no heist for Media or for the number of heists { -ruling }.
    .title = Counterfeit printing
gangsta-rule-resource-private-jet =
    After taking part in a heist, alone or cooperative, also as a helper, you may free one of your gangsters; this goes in turn order from the active player. This is what the card says; in the online edition it works for cooperative heists only { -ruling }.
    .title = Private jet
gangsta-rule-resource-black-market =
    You get $2 more when you pass.
    .title = Black market
gangsta-rule-resource-media =
    You get 1 IP for each of your completed heists that shows IP, at most 7.
    .title = Media
gangsta-rule-resource-headquarters =
    When mobilising you may free your whole gang for $1.
    .title = Headquarters
gangsta-rule-resource-informant-network =
    At the start of your turn you look at the top gangster of the deck and may hire him this turn, also by a hiring reward. He costs $1 less if he is of your boss’s family; this adds up with the discount of the families variant { -ruling }.
    .title = Informant network
gangsta-rule-resource-secret-society =
    At the end of your turn you may free one of your gangsters with a Leader symbol.
    .title = Secret society
gangsta-rule-options =
    These can be chosen, and are off by default: passing gives at least $2; later seats start with $1, $2 and $3 more; open heist points; the three extra chapter II heists of the online version.
    .title = Options of the table
