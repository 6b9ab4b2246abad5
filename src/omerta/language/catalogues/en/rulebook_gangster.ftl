### Gangster: chapters, card and examples of the rulebook.

gangster-material =
    A map of Chicago: ten districts and the harbour, Gold Coast, joined by roads. Fifteen point tiles, of which ten lie in the districts. Five colours, each with 20 gangsters, a car, movement cards 1, 2 and 3, and a tableau with a car for your own gangsters, a trunk for foreign ones and two places for equipment. Thirty equipment tiles of six kinds, ten district cards, three police cards, six casino cards from 1 to 6, and eight doublers.
gangster-house =
    The roads, most point tiles and the numbers of equipment tiles are ours, because we do not know the printed ones; the tiles are marked with ° on the board. Whoever owns the box can type in the right ones.

## Chapters

gangster-chapter-setup =
    What lies where before the first car starts its engine.
    .title = Setup
gangster-chapter-a-turn =
    In your turn you do exactly one thing: you drive, or you load or unload a gangster.
    .title = Your turn
gangster-chapter-spaces-and-rank =
    Where a gangster stands on a tile decides ties, so the spaces are filled by strict rules.
    .title = Spaces and rank
gangster-chapter-gold-coast =
    In the harbour you get rid of foreign gangsters, and you get new equipment for your car.
    .title = Gold Coast
gangster-chapter-equipment =
    You have at most two equipment tiles at a time. They work by themselves; “may” means that you choose.
    .title = Equipment
gangster-chapter-day-of-reckoning =
    Three times in a game the districts are settled, one by one.
    .title = The Day of Reckoning
gangster-chapter-two-players =
    With two, everybody runs two gangs.
    .title = Two players

## Quick reference card

gangster-card-aim =
    Have the most influence after three Days of Reckoning.
    Bring your gangsters into the right districts, and the others’ gangsters out of them.
    .title = Aim
gangster-card-turn =
    Drive: turn a movement card face down and go exactly that many roads, never straight back.
    Or unload one gangster: an own one from the car, or a foreign one from the trunk.
    Or load one gangster: an own one into the car, or a foreign one into the trunk (room for one).
    Third card used: all three face up again, and a district card may bring a doubler.
    .title = Your turn: one of these
gangster-card-spaces =
    A new gangster takes the space after the highest-ranked one.
    Gaps are filled, lowest first, only while the last space is taken.
    Higher space, higher rank: it decides ties.
    Gold Coast: on arrival dump the whole trunk if you like, and take equipment.
    .title = Spaces, and the harbour
gangster-card-equipment =
    Bodyguard: nobody loads your gangsters where your car stands. Motor: one road more.
    Tommy Gun: load a foreign gangster across a road, not from Gold Coast. Trunk: room for two.
    Bumper: on arrival push another car to a neighbouring place. Door: unload two of your own.
    New equipment goes left, the left one moves right, the right one is gone.
    .title = Equipment
gangster-card-reckoning =
    The eighth doubler ends the round at once; a casino card fills in every “?”.
    In each district: most gangsters get the first value, then the second, and so on; ties go by rank.
    A doubler doubles all values there.
    New gangsters: six before round 2, five before round 3. Everything else stays, doublers come off.
    .title = Day of Reckoning
gangster-card-end =
    After the third Day of Reckoning most influence wins; ties share the victory.
    With two players each has two colours, and both count.
    .title = End

## Examples: what the picture shows

gangster-example-drive-exact =
    Blue stands in Greek Town and uses the 3. Exactly three roads, never straight back, lead to The Loop, Little Africa, West Side or Little Italy, and nowhere else.
    .title = Where does a 3 lead?
gangster-example-place-gaps =
    In South Side the last space is taken, and spaces 3 and 6 are gaps. So whoever is unloaded now goes to space 3, and the next one to 6. If the gangster on the last space is loaded, the gaps stay open, and the next one takes the last space again.
    .title = Gaps in South Side
gangster-example-bodyguard =
    Blue has a Bodyguard, and Blue’s car is in The Loop. Grey stands there too and may load Brown’s or Yellow’s gangster, but none of Blue’s.
    .title = The Bodyguard at work
gangster-example-gold-coast =
    With the 1 Blue reaches Gold Coast and may at once dump both gangsters from the trunk. Then Blue must take the Bodyguard or the Bumper; there is a Trunk on the car already. The Trunk moves to the right, and the Motor leaves the game.
    .title = A drive to Gold Coast
gangster-example-score-order =
    One more doubler, and the Day of Reckoning is here. In North Side the tile pays 5, 4, 2 and “?”, all doubled. Say the casino card is a 5: Yellow with three gangsters gets 10. Grey and Brown have two each, and Grey’s best one stands higher: Grey 8, Brown 4. Blue and Green have one each, Blue’s stands higher and gets the “?”: 10. For Green nothing is left.
    .title = The Day of Reckoning in North Side
gangster-example-two-players =
    Two players: one has Blue and Yellow, the other Grey and Brown. North Side pays 5, 2 and “?”, all doubled; the casino card is a 5. Blue gets 10, Grey 4, Brown 10, and for Yellow nothing is left. That makes 10 for the one and 14 for the other.
    .title = North Side with two players

## The first lesson

gangster-lesson-welcome =
    Chicago, 1930: ten districts and the harbour, joined by roads. You are Blue; your car stands in Greek Town with your gangsters in it. Whoever has the most gangsters in a district gets most of its points on the Day of Reckoning.
    .title = Welcome to Chicago
gangster-lesson-drive =
    In a turn you do one thing only. Drive first: choose the movement card 3 and go exactly three roads, never straight back.
    .title = Driving
    .instead = Choose the movement card 3 below, then a glowing place.
    .done = The card now lies face down. When all three have been used, they turn face up again, and a district card is drawn: often it brings a doubler.
gangster-lesson-load =
    Now you are Grey, in The Loop. You can load a gangster of another colour into your trunk; then he no longer counts there. Try one of Blue’s, if you like: a bodyguard stands in the way. So load Brown’s or Yellow’s.
    .title = Loading
    .instead = Choose the gangster of Brown or of Yellow in The Loop.
    .done = He sits in your trunk. Later you unload him where he does no harm, or dump him in the harbour.
gangster-lesson-unload =
    You are Blue again, in South Side. Unload one of your own gangsters. Because the last space is taken, he fills the lowest gap.
    .title = Unloading
    .instead = Choose your own car below, or the blue gangster under “Unload”.
    .done = Space 3. In a district the number of gangsters counts, and between equals the highest space.
gangster-lesson-door =
    Your car has a Door, so you may unload a second gangster in the same turn. Do it, or leave it.
    .title = Equipment
    .instead = Answer the question: unload a second gangster, or not.
    .done = Equipment makes your car better. You get it at Gold Coast.
gangster-lesson-harbour =
    Two foreign gangsters sit in your trunk, and Gold Coast is one road away. Drive there with the 1.
    .title = To the harbour
    .instead = Choose the movement card 1 below, then Gold Coast.
    .done = Only your own drive that ends here counts.
gangster-lesson-dump =
    On arrival you may dump the whole trunk into the harbour. Do it.
    .title = Concrete shoes
    .instead = Choose to dump the trunk.
    .done = They have left the game for good.
gangster-lesson-take =
    And you must take equipment that you do not have yet. Choose one.
    .title = New equipment
    .instead = Choose one of the glowing equipment tiles.
    .done = The new tile goes to the left, the left one moves to the right, and the right one is gone.
gangster-lesson-reckoning =
    Seven doublers are on the board. Drive with your last card: the eighth falls, and the Day of Reckoning is here.
    .title = The Day of Reckoning
    .instead = Choose the movement card 1 below, then a glowing place.
    .done = A casino card has filled in every “?”, and each district has paid. In North Side Yellow got 10, Grey 8, Brown 4, Blue 10, and Green nothing.
gangster-lesson-farewell =
    That is all you need. After three such days the most influence wins.
    .title = Well done
