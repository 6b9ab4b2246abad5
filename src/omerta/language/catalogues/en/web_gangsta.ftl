### The board of Gangsta! in the browser.

## Places

web-gangsta-for-hire = For hire
web-gangsta-your-gang = Your gang
web-gangsta-their-gangs = Their gangs
web-gangsta-gang-of = The gang of { $player }
web-gangsta-parts = Parts of the table
web-gangsta-tab-hire = For hire
web-gangsta-tab-heists = Heists
web-gangsta-tab-gang = Your gang
web-gangsta-tab-others = Others
web-gangsta-deck = deck { $deck } · discarded { $discarded }
web-gangsta-top = Deck: only you see this

## People

web-gangsta-engaged = Engaged
web-gangsta-available = available
web-gangsta-learned = learned { $skill }
web-gangsta-on-this-job = On this job
web-gangsta-hospital = In hospital
web-gangsta-strong = { $gangsters } strong
web-gangsta-active-player = whose turn it is
web-gangsta-skills = Skills, available and altogether
web-gangsta-ready = { $skill }: { $ready } available of { $all }
web-gangsta-safe-money = ${ $money } safe in the Bank
web-gangsta-in-hospital = In hospital: { $gangsters }
web-gangsta-done =
    { $heists ->
        [one] { $heists } heist done
       *[other] { $heists } heists done
    }
web-gangsta-now = { $points } if it ended now
web-gangsta-now-short = now { $points }

## Heists

web-gangsta-cooperative = cooperative: available gangsters of everybody may help
web-gangsta-needs = needs { $skills }
web-gangsta-each = ${ $money } for each gang if two or more take part
web-gangsta-each-short = each
web-gangsta-high-tech = High-tech equipment can ignore one symbol
web-gangsta-you-can = You can
web-gangsta-lacks = lacks { $skills }
web-gangsta-lacks-engaged = engaged: { $skills }
web-gangsta-starter = needs one of yours
web-gangsta-bikers-short = costs $1
web-gangsta-can-too = Also possible for { $players }
web-gangsta-underway = Underway
web-gangsta-rewards = Done: rewards
web-gangsta-missing = What the heist needs
web-gangsta-still-missing = still missing
web-gangsta-covered = covered
web-gangsta-watches = { $player } is busy with this heist: { $heist }.

## Choices

web-gangsta-rob = Rob { $player }: ${ $money }
web-gangsta-murder = Order a murder in { $player }’s gang
web-gangsta-lesson = The lesson: { $skill }
web-gangsta-one-of-yours = It has to be one of yours

## Resources

web-gangsta-active = active
web-gangsta-filed = with the heists
web-gangsta-resource-active = Active
web-gangsta-resource-filed = With the completed heists
web-gangsta-resource-missing = Not active yet, still missing: { $skills }

## Chapters and dangers

web-gangsta-chapters = Chapters
web-gangsta-end-one = The first gang of four ends the chapter; whoever has fewer symbols gets money.
web-gangsta-end-two = A seventh gangster means gang war.
web-gangsta-end-three = A ninth gangster or the third snitch ends the game.
web-gangsta-to-end =
    { $gangsters ->
        [0] { $player } ends the chapter.
        [one] { $player } needs { $gangsters } more gangster to end the chapter.
       *[other] { $player } needs { $gangsters } more gangsters to end the chapter.
    }
web-gangsta-snitch-clock = Snitches who have talked: { $met } of 3. The third ends the game.
web-gangsta-dangers = If it came now
web-gangsta-gap = Chapter’s end
web-gangsta-war = Gang war
web-gangsta-safe = safe
web-gangsta-loses-one = loses one
web-gangsta-snitches-left =
    { $snitches ->
        [one] { $snitches } snitch among { $cards } cards in the deck
       *[other] { $snitches } snitches among { $cards } cards in the deck
    }
web-gangsta-top-snitch = Only you know: the next card is a snitch who asks for { $informants }.

## Scenes

web-gangsta-snitch-talks = A snitch talks
web-gangsta-pays = pays
web-gangsta-chooses = chooses now
web-gangsta-keeps-all = keeps everybody
web-gangsta-income = End of chapter I
web-gangsta-symbols =
    { $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }
web-gangsta-skip = Skip
web-gangsta-wins = wins
