### The Boss: chapters, card and examples of the rulebook.

the_boss-material =
    Up to seven cities with 3 to 5 city cards each, showing money in millions of dollars or a penalty. A character card for every city and for Chicago; a city’s one lists all its cards. Five police cards: two gold, two silver, one double. For each player six professionals, three occasionals and a banished disc; and one start stone.
the_boss-house =
    The values of some cities are ours, because we do not know the printed ones; they are marked with ° on the board. Whoever owns the box can type in the right ones.

## Chapters

the_boss-chapter-setup =
    Which cities are in the row, what everybody knows, and what nobody knows.
    .title = Setup
the_boss-chapter-a-turn =
    In your turn you may first send gangsters into one city, and then you must play a card.
    .title = Your turn
the_boss-chapter-rhythm-of-a-round =
    Two things give a round its rhythm: the police card before the fourth turn, and the order of the fifth.
    .title = The rhythm of a round
the_boss-chapter-reckoning =
    When all cards have been played, the hidden ones are turned up, and the cities pay out or punish.
    .title = Reckoning
the_boss-chapter-end =
    Three to five rounds are played; then the money is counted.
    .title = End of the game

## Quick reference card

the_boss-card-aim =
    Have the most money after three to five rounds.
    Lead in cities whose hidden card is money; stay away from the others.
    Every card you see tells you what is not hidden.
    .title = Aim
the_boss-card-turn =
    1. If you like, place gangsters in one city.
    2. Play one card from your hand, to any city.
    A round has five such turns, clockwise from the start player.
    .title = Your turn
the_boss-card-placing =
    After placing you must have more there than every other player.
    Occasionals only with, or next to, a professional of your own.
    Chicago only if you have a gangster in another city this round.
    Never where you are banished.
    What is placed stays until the end of the round.
    .title = Placing
the_boss-card-round =
    Before turn four: a police card is turned. The third badge of one colour: last round.
    In turn five whoever has most gangsters left in front acts first.
    .title = Rhythm of a round
the_boss-card-reckoning =
    Money: yours. Revolver: a professional leaves the game.
    Prison: a professional misses two rounds; hospital: one round.
    Banished: never place there again.
    Chicago: half the sum, rounded down, of the top cards to its left; penalties count 0.
    Occasionals you placed leave the game, professionals come home.
    Chicago moves one place to the right, the start stone to the left neighbour.
    .title = Reckoning
the_boss-card-end =
    Most money wins.
    Tie: most won in the last round, then most gangsters, then one more round.
    .title = End

## Examples: what the picture shows

the_boss-example-deal =
    Seven cities lie in the row, Chicago in second place. Under each other city lies a hidden card; the character cards tell everybody which cards a city has. You see your own five cards, and of the others’ cards only the backs.
    .title = Four players sit down
the_boss-example-deduction =
    Kansas City has three cards: 2, 3 and a revolver. The 2 has been played, and the 3 is in your hand. So the revolver lies hidden there, and you alone know it for certain: let the other player lead.
    .title = What is hidden in Kansas City?
the_boss-example-place-majority =
    You have one gangster in Boston, the other player two. If you want the city back you must have three there: send at least two more.
    .title = Taking a city back
the_boss-example-last-turn-order =
    It is the fifth turn. You have seven gangsters left and act first. Ben and Dan have five each; Ben holds the start stone and goes before Dan. Cleo has four and comes last.
    .title = Who acts when in the last turn
the_boss-example-chicago-payout =
    Left of Chicago the last cards played are New York 3, Boston hospital and Detroit 4. The penalty counts 0, so the sum is 7. With four gangsters you lead in Chicago and get half of it, rounded down: 3 million.
    .title = What Chicago pays

## The first lesson

the_boss-lesson-welcome =
    Four players sit at the table, and you are one of them. In the middle lie seven cities and Chicago. Under each city a card lies hidden: money, or trouble. Whoever has the most gangsters in a city at the end of a round gets its card. Below you see your own cards and your gangsters.
    .title = Welcome to Chicago
the_boss-lesson-place =
    A turn begins with placing: you send as many gangsters as you like into one city, or nobody. Look at your own cards first: they cannot lie hidden anywhere. Now choose a city and send somebody.
    .title = Placing gangsters
    .instead = Choose a glowing city, and how many you send there.
    .done = They stay there until the end of the round. Nobody can call them back, not even you.
the_boss-lesson-play =
    Now you must play a card. It shows everybody one card that does not lie hidden in its city. Play any card you like.
    .title = Playing a card
    .instead = Choose one of the glowing cards in your hand.
    .done = That was a whole turn. A round has five of them; then the hidden cards are turned up.
the_boss-lesson-majority =
    A new position. You have one gangster in Boston, the other player has two. Whoever places somebody must then have more there than anybody else. Take Boston back.
    .title = Majority
    .instead = Choose Boston, and send two or more.
    .done = Boston is yours, for now. Ties do not exist: every answer costs a little more.
the_boss-lesson-deduce =
    Kansas City has three cards: 2, 3 and a revolver. The 2 has been played, and you hold the 3. So the revolver lies hidden there, and Ben leads in the city. Keep your people at home: place nobody.
    .title = What lies hidden?
    .instead = Press “Place nobody”.
    .done = Patience is half of the game.
the_boss-lesson-show =
    Now play your Kansas City 3. Then everybody knows what is waiting there, and Ben cannot leave any more.
    .title = A card as a message
    .instead = Choose the Kansas City 3 in your hand.
    .done = Every card tells the others something. Choose what they may know.
the_boss-lesson-chicago =
    The last turn of a round. Whoever has the most gangsters left begins, and that is you. Chicago pays half of what the top cards to its left are worth. You have a gangster in New York, so you may go there: send somebody to Chicago.
    .title = Chicago
    .instead = Choose Chicago, and how many you send there.
    .done = Chicago has no hidden card: there you bet on what everybody can see.
the_boss-lesson-reckoning =
    You have one card left. Play it, and the round is settled.
    .title = Reckoning
    .instead = Play the one card in your hand.
    .done = Left of Chicago lay a 3, a penalty and a 4. That makes 7, and half of it, rounded down, is yours: 3 million. Everywhere else the hidden cards went to whoever led.
the_boss-lesson-farewell =
    That is all you need. When the third police badge of one colour shows up, the last round is on; then the most money wins.
    .title = Well done
