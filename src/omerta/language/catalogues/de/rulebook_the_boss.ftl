### The Boss: Kapitel, Kurzregel und Beispiele der Spielregeln.

the_boss-material =
    Bis zu sieben Städte mit je 3 bis 5 Stadtkarten, auf denen Geld in Millionen Dollar oder eine Strafe steht. Eine Charakterkarte für jede Stadt und für Chicago; die einer Stadt zeigt alle ihre Karten. Fünf Polizeikarten: zwei goldene, zwei silberne, eine doppelte. Für jeden sechs Profis, drei Gelegenheitsgangster und eine Scheibe „Verbannung“; dazu ein Startstein.
the_boss-house =
    Die Werte einiger Städte sind von uns, weil wir die gedruckten nicht kennen; auf dem Brett sind sie mit ° gekennzeichnet. Wer die Schachtel besitzt, kann die richtigen eintippen.

## Kapitel

the_boss-chapter-setup =
    Welche Städte in der Reihe liegen, was alle wissen und was niemand weiß.
    .title = Vorbereitung
the_boss-chapter-a-turn =
    In deinem Zug darfst du zuerst Gangster in eine Stadt schicken, und danach musst du eine Karte spielen.
    .title = Dein Zug
the_boss-chapter-rhythm-of-a-round =
    Zwei Dinge geben einer Runde ihren Rhythmus: die Polizeikarte vor dem vierten Zug und die Reihenfolge im fünften.
    .title = Der Ablauf einer Runde
the_boss-chapter-reckoning =
    Sind alle Karten gespielt, werden die verdeckten aufgedeckt: Die Städte zahlen aus oder strafen.
    .title = Abrechnung
the_boss-chapter-end =
    Gespielt werden drei bis fünf Runden; dann wird das Geld gezählt.
    .title = Ende des Spiels

## Kurzregel

the_boss-card-aim =
    Nach drei bis fünf Runden das meiste Geld haben.
    Führe dort, wo Geld verdeckt liegt, und bleib weg, wo eine Strafe liegt.
    Jede Karte, die du siehst, verrät, was nicht verdeckt liegt.
    .title = Ziel
the_boss-card-turn =
    1. Setz Gangster in eine Stadt, wenn du willst.
    2. Spiel eine Handkarte, zu welcher Stadt auch immer.
    Eine Runde hat fünf Züge, im Uhrzeigersinn ab dem Startstein.
    .title = Dein Zug
the_boss-card-placing =
    Nach dem Setzen musst du dort mehr haben als jeder andere.
    Gelegenheitsgangster nur zusammen mit oder neben einem eigenen Profi.
    Nach Chicago nur mit einem Gangster in einer anderen Stadt in dieser Runde.
    Nie dort, wo du verbannt bist.
    Gesetzte bleiben bis zum Ende der Runde stehen.
    .title = Setzen
the_boss-card-round =
    Vor dem vierten Zug wird eine Polizeikarte aufgedeckt. Dritte Marke einer Farbe: letzte Runde.
    Im fünften Zug beginnt, wer noch die meisten Gangster vor sich hat.
    .title = Ablauf einer Runde
the_boss-card-reckoning =
    Geld: gehört dir. Revolver: Ein Profi verlässt das Spiel.
    Gefängnis: Ein Profi fehlt zwei Runden; Krankenhaus: eine Runde.
    Verbannung: dort nie wieder setzen.
    Chicago: die Hälfte, abgerundet, der obersten Karten links davon; Strafen zählen 0.
    Gesetzte Gelegenheitsgangster verlassen das Spiel, Profis kommen zurück.
    Chicago rückt einen Platz nach rechts, der Startstein geht nach links weiter.
    .title = Abrechnung
the_boss-card-end =
    Das meiste Geld gewinnt.
    Gleichstand: höchster Gewinn der letzten Runde, dann die meisten Gangster, dann eine Zusatzrunde.
    .title = Ende

## Beispiele: was zu sehen ist

the_boss-example-deal =
    Sieben Städte liegen in der Reihe, Chicago an zweiter Stelle. Unter jeder anderen Stadt liegt eine verdeckte Karte; die Charakterkarten verraten allen, welche Karten eine Stadt hat. Du siehst deine eigenen fünf Karten, von denen der anderen nur die Rückseiten.
    .title = Vier setzen sich an den Tisch
the_boss-example-deduction =
    Kansas City hat drei Karten: 2, 3 und einen Revolver. Die 2 ist gespielt, die 3 hast du auf der Hand. Verdeckt liegt also der Revolver, und nur du weißt es sicher: Lass ruhig den anderen führen.
    .title = Was liegt bei Kansas City verdeckt?
the_boss-example-place-majority =
    Du hast einen Gangster in Boston, der andere zwei. Willst du die Stadt zurück, brauchst du dort drei: Schick mindestens zwei weitere.
    .title = Eine Stadt zurückholen
the_boss-example-last-turn-order =
    Es ist der fünfte Zug. Du hast noch sieben Gangster vor dir und beginnst. Ben und Dan haben je fünf; Ben hat den Startstein und kommt vor Dan. Cleo hat vier und ist zuletzt dran.
    .title = Wer im letzten Zug wann dran ist
the_boss-example-chicago-payout =
    Links von Chicago wurden zuletzt gespielt: New York 3, Boston Krankenhaus und Detroit 4. Die Strafe zählt 0, die Summe ist also 7. Mit vier Gangstern führst du in Chicago und bekommst die Hälfte, abgerundet: 3 Millionen.
    .title = Was Chicago zahlt

## Die erste Lektion

the_boss-lesson-welcome =
    Vier sitzen am Tisch, und einer davon bist du. In der Mitte liegen sieben Städte und Chicago. Unter jeder Stadt liegt eine Karte verdeckt: Geld oder Ärger. Wer am Ende einer Runde in einer Stadt die meisten Gangster hat, bekommt ihre Karte. Unten siehst du deine Karten und deine Gangster.
    .title = Willkommen in Chicago
the_boss-lesson-place =
    Ein Zug beginnt mit dem Setzen: Du schickst beliebig viele Gangster in eine Stadt oder niemanden. Sieh dir zuerst deine eigenen Karten an: Die können nirgends verdeckt liegen. Wähle nun eine Stadt und schick jemanden hin.
    .title = Gangster setzen
    .instead = Wähle eine leuchtende Stadt und wie viele du hinschickst.
    .done = Sie bleiben dort bis zum Ende der Runde. Niemand holt sie zurück, auch du nicht.
the_boss-lesson-play =
    Nun musst du eine Karte spielen. Alle sehen damit eine Karte, die bei ihrer Stadt nicht verdeckt liegt. Spiel, welche du willst.
    .title = Eine Karte spielen
    .instead = Wähle eine der leuchtenden Karten auf deiner Hand.
    .done = Das war ein ganzer Zug. Eine Runde hat fünf; dann werden die verdeckten Karten aufgedeckt.
the_boss-lesson-majority =
    Eine neue Stellung. Du hast einen Gangster in Boston, der andere zwei. Wer jemanden setzt, muss danach dort mehr haben als jeder andere. Hol dir Boston zurück.
    .title = Mehrheit
    .instead = Wähle Boston und schick zwei oder mehr.
    .done = Boston gehört dir, vorläufig. Gleichstand gibt es nicht: Jede Antwort kostet etwas mehr.
the_boss-lesson-deduce =
    Kansas City hat drei Karten: 2, 3 und einen Revolver. Die 2 ist gespielt, und die 3 hast du. Also liegt dort der Revolver verdeckt, und Ben führt in der Stadt. Lass deine Leute zu Hause: Setz niemanden.
    .title = Was liegt verdeckt?
    .instead = Drück auf „Niemanden setzen“.
    .done = Geduld ist das halbe Spiel.
the_boss-lesson-show =
    Spiel jetzt deine Kansas City 3. Dann wissen alle, was dort wartet, und Ben kommt nicht mehr weg.
    .title = Eine Karte als Botschaft
    .instead = Wähle die Kansas City 3 auf deiner Hand.
    .done = Jede Karte verrät den anderen etwas. Such dir aus, was sie wissen dürfen.
the_boss-lesson-chicago =
    Der letzte Zug einer Runde. Es beginnt, wer noch die meisten Gangster vor sich hat, und das bist du. Chicago zahlt die Hälfte dessen, was die obersten Karten links davon wert sind. Du hast einen Gangster in New York und darfst also hin: Schick jemanden nach Chicago.
    .title = Chicago
    .instead = Wähle Chicago und wie viele du hinschickst.
    .done = Bei Chicago liegt keine verdeckte Karte: Dort wettest du auf das, was alle sehen.
the_boss-lesson-reckoning =
    Du hast noch eine Karte. Spiel sie, und die Runde wird abgerechnet.
    .title = Abrechnung
    .instead = Spiel die eine Karte auf deiner Hand.
    .done = Links von Chicago lagen eine 3, eine Strafe und eine 4. Das macht 7, und die Hälfte, abgerundet, gehört dir: 3 Millionen. Überall sonst ging die verdeckte Karte an den, der führte.
the_boss-lesson-farewell =
    Mehr brauchst du nicht. Taucht die dritte Marke einer Farbe auf, ist es die letzte Runde; dann gewinnt das meiste Geld.
    .title = Gut gemacht
