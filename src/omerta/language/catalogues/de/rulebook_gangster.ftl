### Gangster: Kapitel, Kurzregel und Beispiele der Spielregeln.

gangster-material =
    Ein Stadtplan von Chicago: zehn Bezirke und der Hafen, die Gold Coast, mit Verbindungen dazwischen. Fünfzehn Punktetafeln, von denen zehn in den Bezirken liegen. Fünf Farben mit je 20 Gangstern, einem Auto, den Bewegungskarten 1, 2 und 3 und einem Gangster-Tableau: ein Auto für die eigenen Gangster, ein Kofferraum für fremde und zwei Felder für Sonderausrüstungen. Dreißig Sonderausrüstungen in sechs Arten, zehn Bezirkskarten, drei Polizisten, sechs Casinokarten von 1 bis 6 und acht Dopplermarken.
gangster-house =
    Die Verbindungen, die meisten Punktetafeln und die Anzahlen der Sonderausrüstungen sind von uns, weil wir die gedruckten nicht kennen; die Punktetafeln sind auf dem Plan mit ° gekennzeichnet. Wer die Schachtel besitzt, kann die richtigen eintippen.

## Kapitel

gangster-chapter-setup =
    Was wo liegt, bevor das erste Auto losfährt.
    .title = Vorbereitung
gangster-chapter-a-turn =
    In deinem Zug tust du genau eines: Du fährst, oder du lädst einen Gangster aus oder ein.
    .title = Dein Zug
gangster-chapter-spaces-and-rank =
    Auf welchem Feld ein Gangster steht, entscheidet bei Gleichstand; darum werden die Felder nach festen Regeln besetzt.
    .title = Felder und Rang
gangster-chapter-gold-coast =
    Im Hafen wirst du fremde Gangster los und bekommst neue Ausrüstung für dein Auto.
    .title = Gold Coast
gangster-chapter-equipment =
    Du hast höchstens zwei Sonderausrüstungen zugleich. Sie wirken von selbst; bei „darfst“ hast du die Wahl.
    .title = Sonderausrüstungen
gangster-chapter-day-of-reckoning =
    Dreimal im Spiel werden die Bezirke abgerechnet, einer nach dem anderen.
    .title = Der Tag der Abrechnung
gangster-chapter-two-players =
    Zu zweit führen beide je zwei Banden.
    .title = Zu zweit

## Kurzregel

gangster-card-aim =
    Nach drei Tagen der Abrechnung den größten Einfluss haben.
    Bring deine Gangster in die richtigen Bezirke und die der anderen hinaus.
    .title = Ziel
gangster-card-turn =
    Fahren: Dreh eine Bewegungskarte um und fahr genau so viele Verbindungen, nie direkt zurück.
    Oder einen Gangster ausladen: einen eigenen aus dem Auto oder einen fremden aus dem Kofferraum.
    Oder einen Gangster einladen: einen eigenen ins Auto oder einen fremden in den Kofferraum (Platz für einen).
    Dritte Karte verwendet: alle drei wieder offen, und eine Bezirkskarte bringt vielleicht eine Dopplermarke.
    .title = Dein Zug: eines davon
gangster-card-spaces =
    Ein neuer Gangster kommt auf das Feld nach dem ranghöchsten.
    Lücken werden nur gefüllt, solange das letzte Feld besetzt ist, die niedrigste Nummer zuerst.
    Höheres Feld, höherer Rang: Das entscheidet bei Gleichstand.
    Gold Coast: Bei der Ankunft darfst du den ganzen Kofferraum ausladen, und du nimmst eine Sonderausrüstung.
    .title = Felder und Hafen
gangster-card-equipment =
    Bodyguard: Wo dein Auto steht, lädt niemand deine Gangster ein. Motor: eine Verbindung weiter.
    Tommy Gun: einen fremden Gangster aus dem Nachbarbezirk einladen, nicht von der Gold Coast aus. Kofferraum: Platz für zwei.
    Stoßstange: bei der Ankunft ein anderes Auto an einen Nachbarort verschieben. Tür: zwei eigene Gangster ausladen.
    Neue Ausrüstung kommt nach links, die linke rückt nach rechts, die rechte ist weg.
    .title = Sonderausrüstungen
gangster-card-reckoning =
    Die achte Dopplermarke beendet den Durchgang sofort; eine Casinokarte ersetzt jedes „?“.
    In jedem Bezirk: Wer die meisten Gangster hat, bekommt den ersten Wert, der Nächste den zweiten und so weiter; bei Gleichstand zählt der Rang.
    Eine Dopplermarke verdoppelt dort alle Werte.
    Neue Gangster: sechs vor Durchgang 2, fünf vor Durchgang 3. Alles andere bleibt, die Dopplermarken kommen weg.
    .title = Tag der Abrechnung
gangster-card-end =
    Nach dem dritten Tag der Abrechnung gewinnt der größte Einfluss; bei Gleichstand wird der Sieg geteilt.
    Zu zweit hat jeder zwei Farben, und beide zählen.
    .title = Ende

## Beispiele: was zu sehen ist

gangster-example-drive-exact =
    Blau steht in Greek Town und verwendet die 3. Genau drei Verbindungen, nie direkt zurück, führen nach The Loop, Little Africa, West Side oder Little Italy, und sonst nirgendwohin.
    .title = Wohin führt eine 3?
gangster-example-place-gaps =
    In South Side ist das letzte Feld besetzt, und die Felder 3 und 6 sind Lücken. Wer jetzt ausgeladen wird, kommt also auf Feld 3, der nächste auf 6. Wird der Gangster auf dem letzten Feld eingeladen, bleiben die Lücken offen, und der nächste kommt wieder auf das letzte Feld.
    .title = Lücken in South Side
gangster-example-bodyguard =
    Blau hat einen Bodyguard, und sein Auto steht in The Loop. Grau steht auch dort und darf den Gangster von Braun oder von Gelb einladen, aber keinen von Blau.
    .title = Der Bodyguard passt auf
gangster-example-gold-coast =
    Mit der 1 erreicht Blau die Gold Coast und darf sofort beide Gangster aus dem Kofferraum in den Hafen ausladen. Dann muss er den Bodyguard oder die Stoßstange nehmen; einen Kofferraum hat er schon. Der Kofferraum rückt nach rechts, und der Motor verlässt das Spiel.
    .title = Eine Fahrt zur Gold Coast
gangster-example-score-order =
    Noch eine Dopplermarke, und der Tag der Abrechnung ist da. In North Side gibt es 5, 4, 2 und „?“, alles doppelt. Angenommen, die Casinokarte ist eine 5: Gelb mit drei Gangstern bekommt 10. Grau und Braun haben je zwei, und der beste von Grau steht höher: Grau 8, Braun 4. Blau und Grün haben je einen; der von Blau steht höher und bekommt das „?“: 10. Für Grün bleibt nichts.
    .title = Der Tag der Abrechnung in North Side
gangster-example-two-players =
    Zu zweit: Einer hat Blau und Gelb, der andere Grau und Braun. In North Side gibt es 5, 2 und „?“, alles doppelt; die Casinokarte ist eine 5. Blau bekommt 10, Grau 4, Braun 10, und für Gelb bleibt nichts. Das macht 10 für den einen und 14 für den anderen.
    .title = North Side zu zweit

## Die erste Lektion

gangster-lesson-welcome =
    Chicago, 1930: zehn Bezirke und der Hafen, mit Verbindungen dazwischen. Du bist Blau; dein Auto steht in Greek Town, deine Gangster sitzen darin. Wer in einem Bezirk die meisten Gangster hat, bekommt dort am Tag der Abrechnung den ersten Wert.
    .title = Willkommen in Chicago
gangster-lesson-drive =
    In einem Zug tust du nur eines. Fahr zuerst: Wähle die Bewegungskarte 3 und fahr genau drei Verbindungen, nie direkt zurück.
    .title = Fahren
    .instead = Wähle unten die Bewegungskarte 3, dann einen leuchtenden Ort.
    .done = Die Karte ist jetzt umgedreht. Sind alle drei verwendet, liegen sie wieder offen, und eine Bezirkskarte wird gezogen: Oft bringt sie eine Dopplermarke.
gangster-lesson-load =
    Nun bist du Grau, in The Loop. Du kannst einen Gangster einer anderen Farbe in den Kofferraum einladen; dann zählt er dort nicht mehr. Versuch es ruhig mit einem von Blau: Ein Bodyguard steht davor. Lade also den von Braun oder von Gelb ein.
    .title = Einladen
    .instead = Wähle den Gangster von Braun oder von Gelb in The Loop.
    .done = Er sitzt in deinem Kofferraum. Später lädst du ihn dort aus, wo er nicht schadet, oder im Hafen.
gangster-lesson-unload =
    Du bist wieder Blau, in South Side. Lade einen eigenen Gangster aus. Weil das letzte Feld besetzt ist, füllt er die niedrigste Lücke.
    .title = Ausladen
    .instead = Wähle unten dein eigenes Auto oder den blauen Gangster bei „Ausladen“.
    .done = Feld 3. In einem Bezirk zählt die Zahl der Gangster und bei Gleichstand das höchste Feld.
gangster-lesson-door =
    Dein Auto hat eine Tür: Du darfst im selben Zug einen zweiten Gangster ausladen. Tu es, oder lass es.
    .title = Sonderausrüstung
    .instead = Beantworte die Frage: einen zweiten Gangster ausladen oder nicht.
    .done = Sonderausrüstungen machen dein Auto besser. Du holst sie auf der Gold Coast.
gangster-lesson-harbour =
    In deinem Kofferraum sitzen zwei fremde Gangster, und die Gold Coast ist eine Verbindung entfernt. Fahr mit der 1 hin.
    .title = Zum Hafen
    .instead = Wähle unten die Bewegungskarte 1, dann die Gold Coast.
    .done = Nur die eigene Fahrt, die hier endet, zählt.
gangster-lesson-dump =
    Bei der Ankunft darfst du den ganzen Kofferraum in den Hafen ausladen. Tu es.
    .title = Schuhe aus Beton
    .instead = Entscheide dich dafür, den Kofferraum auszuladen.
    .done = Die sind für immer aus dem Spiel.
gangster-lesson-take =
    Und du musst eine Sonderausrüstung nehmen, die du noch nicht hast. Such dir eine aus.
    .title = Neue Ausrüstung
    .instead = Wähle eine der leuchtenden Sonderausrüstungen.
    .done = Die neue kommt nach links, die linke rückt nach rechts, und die rechte ist weg.
gangster-lesson-reckoning =
    Sieben Dopplermarken liegen aus. Fahr mit deiner letzten Karte: Die achte fällt, und der Tag der Abrechnung ist da.
    .title = Der Tag der Abrechnung
    .instead = Wähle unten die Bewegungskarte 1, dann einen leuchtenden Ort.
    .done = Eine Casinokarte hat jedes „?“ ersetzt, und jeder Bezirk hat gezahlt. In North Side bekam Gelb 10, Grau 8, Braun 4, Blau 10 und Grün nichts.
gangster-lesson-farewell =
    Mehr brauchst du nicht. Nach drei solchen Tagen gewinnt der größte Einfluss.
    .title = Gut gemacht
