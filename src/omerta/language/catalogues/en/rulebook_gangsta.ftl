### Gangsta!: chapters, card and examples of the rulebook.

gangsta-material =
    Five bosses and 35 gangsters of five families, 90 heists in three chapters, eight snitches, and twelve resource cards for a variant. A gangster’s card shows what he costs, his skills and his influence points (IP); a heist’s card shows the skills it needs and its rewards, the left box for whoever does it, the right box for everybody who helps.
gangsta-house =
    All cards are as printed. The three extra heists of chapter II are those of the online edition; they only come into play as an option.

## Chapters

gangsta-chapter-setup =
    A boss, a little money, five heists and five gangsters: that is how it begins.
    .title = Setup
gangsta-chapter-a-turn =
    First you make engaged gangsters available again, then you do one thing: hire, do a heist, or pass.
    .title = Your turn
gangsta-chapter-symbols =
    What is counted when skills are counted.
    .title = Skills
gangsta-chapter-heists =
    Who takes part, in which order, and who gets what. The order is the heart of the game: whoever engages the whole gang frees it all at once.
    .title = Heists
gangsta-chapter-rewards =
    What the boxes on the heists mean.
    .title = Rewards
gangsta-chapter-snitches =
    From chapter II on somebody talks to the police now and then.
    .title = Snitches
gangsta-chapter-chapters =
    A game has three chapters, and each ends in its own way.
    .title = The three chapters
gangsta-chapter-final-scoring =
    Influence points decide.
    .title = Final scoring
gangsta-chapter-variants =
    Families, resources and some options, which you can combine as you like.
    .title = Variants

## Quick reference card

gangsta-card-aim =
    Have the most influence points (IP) at the end of chapter III.
    Build a gang whose skills fit the heists, and engage all of it if you can.
    .title = Aim
gangsta-card-turn =
    1. Mobilise: whole gang engaged, all become available. Else each available Leader frees one, and each further one costs $1.
    2. One action: hire an open gangster, or do a heist, or pass.
    Pass: $1 for each gangster with a Leader; then you may discard an open card.
    .title = Your turn
gangsta-card-heists =
    Only available gangsters, one by one, each with a skill that is still missing.
    Each uses all his skills that are missing: nobody holds back.
    Cooperative: start with your own, then anybody’s gangsters. All who are involved get the right box.
    .title = Heists
gangsta-card-chapters =
    I ends with a gang of 4: $1 for each symbol you have fewer than the gang with most.
    II ends with a gang of 7: gang war. Most Mercenaries alone lose nobody, everybody else loses one gangster.
    III ends with a gang of 9 or the third snitch of this chapter.
    Snitch: pay $1 for each Informant you lack, or lose all money and a gangster.
    .title = Chapters and snitches
gangsta-card-rewards =
    Training: tuck the card under somebody who took part. Murder: an opponent loses a gangster with two symbols.
    Stealing: take money. Diversion: engage opponents’ gangsters. Rally: free your gang.
    Extra turn: at once, never twice in a row.
    .title = Rewards
gangsta-card-scoring =
    IP of heists + IP of the gang + 2 for the richest + 2 for the largest gang (ties: 1 each).
    Tie: the larger gang, then a shared victory.
    .title = Final scoring

## Examples: what the picture shows

gangsta-example-mobilise-1 =
    Two of your four gangsters are available, and both have a Leader symbol. Each frees one of the others, so you can make the whole gang available without paying.
    .title = Mobilising: two leaders
gangsta-example-mobilise-2 =
    Only one leader is available. He frees somebody, say the boss; the last one costs $1. That the boss is a leader too does not help now: he was engaged when the phase began.
    .title = Mobilising: one leader and a dollar
gangsta-example-mobilise-3 =
    No leader is available, so each gangster costs $1. With $2 you can free two, for instance both leaders.
    .title = Mobilising: only for money
gangsta-example-mobilise-4 =
    Your whole gang is engaged. When your turn comes, all become available at once, for free. That is what to play for.
    .title = Mobilising: all at once
gangsta-example-whole-gang =
    The heist needs Informant, Sniper, Brawler and Hacker. If the gangster with Sniper, Brawler and Hacker starts, only the Informant is missing, and the boss stays at home. If the boss starts with his Hacker, the two others are both needed: the whole gang is engaged, and free again next turn.
    .title = All three, but in the right order
gangsta-example-occasional-income =
    You hire a fourth member, and chapter I is over. Now your gang shows 8 symbols, the others’ gangs 6 and 5. So Ben gets $2 and Cleo $3.
    .title = The end of chapter I
gangsta-example-cooperation =
    This cooperative heist needs two Snipers, a Brawler and a Hacker. Begin with your Sniper; for the rest you may use your boss’s Hacker and any available gangster of the others. You take the left box, and everybody involved takes the right one.
    .title = A cooperative heist

## The first lesson

gangsta-lesson-welcome =
    You are the boss of a gang of three. Every gangster has skills, and every heist needs some of them. Whoever has taken part in a heist is engaged and must be freed before he can do anything again.
    .title = Welcome to the gang
gangsta-lesson-heist =
    Do the heist for which you need Informant, Sniper, Brawler and Hacker.
    .title = A heist
    .instead = Choose the heist with Informant, Sniper, Brawler and Hacker.
    .done = The heist is under way. Now its crew comes together, one by one.
gangsta-lesson-order =
    Begin with your boss. Everybody uses all the skills he has that are still missing; so those who can do less go first.
    .title = The right order
    .instead = Choose your boss, the one with the name band in gold.
    .done = The Hacker is there. Informant, Sniper and Brawler are still missing.
gangsta-lesson-crew =
    Now engage the two others, in any order.
    .title = The whole gang
    .instead = Choose a glowing gangster of yours.
    .done = The heist is done, and the money is yours. And your whole gang is engaged: when your next turn begins, all become available for free. That is the art of this game.
gangsta-lesson-leader =
    A new position, at the beginning of your turn: you mobilise. One leader is available and frees one gangster. Free the boss.
    .title = Mobilising
    .instead = Choose your boss, the one with the name band in gold.
    .done = That was free of charge. The boss is a leader too, but he was engaged when the turn began.
gangsta-lesson-pay =
    Each further one costs $1. Free your last gangster.
    .title = Mobilising for money
    .instead = Choose the gangster who is still engaged.
    .done = Now everybody is available, and you may do one thing: hire, do a heist, or pass.
gangsta-lesson-hire =
    Chapter I. You have three members and $2. Hire the Sniper who costs $2: with the fourth member the chapter is over.
    .title = Hiring
    .instead = Choose the Sniper for $2 among those for hire.
    .done = Your gang has the most symbols, so the others get money for each one they lack. Then chapter II begins.
gangsta-lesson-cooperate =
    From chapter II on there are cooperative heists. Do the one for which two Snipers, a Brawler and a Hacker are needed.
    .title = Cooperation
    .instead = Choose the heist with two Snipers, a Brawler and a Hacker.
    .done = You cannot do it alone, and you need not.
gangsta-lesson-own =
    It begins with somebody of your own: engage your Sniper.
    .title = One of your own
    .instead = Choose the Sniper of your own gang.
    .done = A Sniper, a Brawler and a Hacker are still missing.
gangsta-lesson-helpers =
    Now engage whoever is useful, also from the other gangs. They cannot refuse.
    .title = Helpers
    .instead = Choose a glowing gangster, of whatever gang.
    .done = You took the left box; everybody who was involved took the right one.
gangsta-lesson-farewell =
    That is all you need. Chapter II ends with a gang war, chapter III with nine members or the third snitch; then the most influence points win.
    .title = Well done
