### Gangsta!: Kapitel, Kurzregel und Beispiele der Spielregeln.

gangsta-material =
    Fünf Bosse und 35 Gangster aus fünf Familien, 90 Coups in drei Kapiteln, acht Spitzel und zwölf Ressourcenkarten für eine Variante. Die Karte eines Gangsters zeigt seine Kosten, seine Fähigkeiten und seine Einflusspunkte (EP); die eines Coups die nötigen Fähigkeiten und die Belohnungen: das linke Feld für den, der ihn durchführt, das rechte für alle, die mithelfen.
gangsta-house =
    Alle Karten sind wie gedruckt. Die drei zusätzlichen Coups von Kapitel II stammen aus der Online-Fassung und sind nur als Option dabei.

## Kapitel

gangsta-chapter-setup =
    Ein Boss, etwas Geld, fünf Coups und fünf Gangster: So fängt es an.
    .title = Vorbereitung
gangsta-chapter-a-turn =
    Zuerst machst du Gangster im Einsatz wieder verfügbar, dann tust du eines: anheuern, einen Coup durchführen oder passen.
    .title = Dein Zug
gangsta-chapter-symbols =
    Was zählt, wenn Fähigkeiten gezählt werden.
    .title = Fähigkeiten
gangsta-chapter-heists =
    Wer macht mit, in welcher Reihenfolge, und wer bekommt was. Um die Reihenfolge dreht sich alles: Wer die ganze Bande in den Einsatz bringt, bekommt sie auf einen Schlag zurück.
    .title = Coups
gangsta-chapter-rewards =
    Was die Felder auf den Coups bedeuten.
    .title = Belohnungen
gangsta-chapter-snitches =
    Ab Kapitel II redet hin und wieder jemand mit der Polizei.
    .title = Spitzel
gangsta-chapter-chapters =
    Ein Spiel hat drei Kapitel, und jedes endet auf seine Weise.
    .title = Die drei Kapitel
gangsta-chapter-final-scoring =
    Die Einflusspunkte entscheiden.
    .title = Schlusswertung
gangsta-chapter-variants =
    Familien, Ressourcen und ein paar Optionen, frei zu kombinieren.
    .title = Varianten

## Kurzregel

gangsta-card-aim =
    Am Ende von Kapitel III die meisten Einflusspunkte (EP) haben.
    Stell eine Bande zusammen, deren Fähigkeiten zu den Coups passen, und bring möglichst alle in den Einsatz.
    .title = Ziel
gangsta-card-turn =
    1. Mobilisieren: Ist die ganze Bande im Einsatz, werden alle verfügbar. Sonst macht jeder verfügbare Anführer einen verfügbar, und jeder weitere kostet 1 Dollar.
    2. Eine Aktion: einen offenen Gangster anheuern, einen Coup durchführen oder passen.
    Passen: 1 Dollar für jeden Gangster mit Anführer-Symbol; dann darfst du eine offene Karte ablegen.
    .title = Dein Zug
gangsta-card-heists =
    Nur verfügbare Gangster, einer nach dem anderen, jeder mit einer Fähigkeit, die noch fehlt.
    Jeder setzt alle seine Fähigkeiten ein, die noch fehlen: Niemand hält etwas zurück.
    Gemeinsam: Beginn mit einem eigenen Gangster, danach darf es jeder andere sein. Alle Beteiligten bekommen das rechte Feld.
    .title = Coups
gangsta-card-chapters =
    I endet mit einer Bande von 4: 1 Dollar für jedes Symbol, das dir auf die Bande mit den meisten fehlt.
    II endet mit einer Bande von 7: Bandenkrieg. Wer allein die meisten Söldner hat, verliert niemanden, alle anderen einen Gangster.
    III endet mit einer Bande von 9 oder mit dem dritten Spitzel dieses Kapitels.
    Spitzel: Zahl 1 Dollar für jeden Informanten, der dir fehlt, oder verlier alles Geld und einen Gangster.
    .title = Kapitel und Spitzel
gangsta-card-rewards =
    Ausbildung: Schieb die Karte unter einen, der dabei war. Mord: Ein Gegner verliert einen Gangster mit zwei Symbolen.
    Diebstahl: Geld abnehmen. Ablenkung: Gangster der Gegner in den Einsatz schicken. Mobilmachung: deine Bande verfügbar machen.
    Extrazug: sofort, nie zweimal nacheinander.
    .title = Belohnungen
gangsta-card-scoring =
    EP der Coups + EP der Bande + 2 für das meiste Geld + 2 für die größte Bande (Gleichstand: je 1).
    Gleichstand: die größere Bande, sonst geteilter Sieg.
    .title = Schlusswertung

## Beispiele: was zu sehen ist

gangsta-example-mobilise-1 =
    Zwei deiner vier Gangster sind verfügbar, und beide haben ein Anführer-Symbol. Jeder macht einen der anderen verfügbar: Du bekommst die ganze Bande zurück, ohne zu zahlen.
    .title = Mobilisieren: zwei Anführer
gangsta-example-mobilise-2 =
    Nur ein Anführer ist verfügbar. Er macht jemanden verfügbar, zum Beispiel den Boss; der letzte kostet 1 Dollar. Dass der Boss auch Anführer ist, hilft jetzt nicht: Zu Beginn der Phase war er im Einsatz.
    .title = Mobilisieren: ein Anführer und ein Dollar
gangsta-example-mobilise-3 =
    Kein Anführer ist verfügbar, also kostet jeder Gangster 1 Dollar. Mit 2 Dollar machst du zwei verfügbar, zum Beispiel die beiden Anführer.
    .title = Mobilisieren: nur gegen Geld
gangsta-example-mobilise-4 =
    Deine ganze Bande ist im Einsatz. Sobald du am Zug bist, werden alle auf einmal kostenlos verfügbar. Darauf solltest du hinarbeiten.
    .title = Mobilisieren: alle auf einmal
gangsta-example-whole-gang =
    Der Coup braucht Informant, Scharfschütze, Schläger und Hacker. Beginnt der Gangster mit Scharfschütze, Schläger und Hacker, fehlt nur noch der Informant, und der Boss bleibt zu Hause. Beginnt der Boss mit seinem Hacker, werden beide anderen gebraucht: Die ganze Bande ist im Einsatz und im nächsten Zug wieder verfügbar.
    .title = Alle drei, aber in der richtigen Reihenfolge
gangsta-example-occasional-income =
    Du heuerst ein viertes Mitglied an, und Kapitel I ist zu Ende. Deine Bande zeigt jetzt 8 Symbole, die der anderen 6 und 5. Also bekommt Ben 2 Dollar und Cleo 3.
    .title = Das Ende von Kapitel I
gangsta-example-cooperation =
    Dieser gemeinsame Coup braucht zwei Scharfschützen, einen Schläger und einen Hacker. Beginn mit deinem Scharfschützen; für den Rest kannst du den Hacker deines Bosses nehmen und jeden verfügbaren Gangster der anderen. Du nimmst das linke Feld, und alle Beteiligten nehmen das rechte.
    .title = Ein gemeinsamer Coup

## Die erste Lektion

gangsta-lesson-welcome =
    Du bist der Boss einer dreiköpfigen Bande. Jeder Gangster hat Fähigkeiten, und jeder Coup braucht einige davon. Wer an einem Coup teilgenommen hat, ist im Einsatz und muss erst wieder verfügbar werden.
    .title = Willkommen in der Bande
gangsta-lesson-heist =
    Führe den Coup durch, der Informant, Scharfschütze, Schläger und Hacker braucht.
    .title = Ein Coup
    .instead = Wähle den Coup mit Informant, Scharfschütze, Schläger und Hacker.
    .done = Der Coup läuft. Nun kommen die Leute dazu, einer nach dem anderen.
gangsta-lesson-order =
    Beginn mit deinem Boss. Jeder setzt alle seine Fähigkeiten ein, die noch fehlen; wer weniger kann, kommt also zuerst.
    .title = Die richtige Reihenfolge
    .instead = Wähle deinen Boss, den mit dem goldenen Namensband.
    .done = Der Hacker ist da. Informant, Scharfschütze und Schläger fehlen noch.
gangsta-lesson-crew =
    Bring nun die beiden anderen in den Einsatz, in beliebiger Reihenfolge.
    .title = Die ganze Bande
    .instead = Wähle einen leuchtenden Gangster deiner Bande.
    .done = Der Coup ist gelungen, und das Geld gehört dir. Und deine ganze Bande ist im Einsatz: Zu Beginn deines nächsten Zuges werden alle kostenlos verfügbar. Das ist die ganze Kunst.
gangsta-lesson-leader =
    Eine neue Stellung, zu Beginn deines Zuges: Du mobilisierst. Ein Anführer ist verfügbar und macht einen Gangster verfügbar. Mach den Boss verfügbar.
    .title = Mobilisieren
    .instead = Wähle deinen Boss, den mit dem goldenen Namensband.
    .done = Das war kostenlos. Auch der Boss ist Anführer, aber zu Beginn des Zuges war er im Einsatz.
gangsta-lesson-pay =
    Jeder weitere kostet 1 Dollar. Mach deinen letzten Gangster verfügbar.
    .title = Mobilisieren gegen Geld
    .instead = Wähle den Gangster, der noch im Einsatz ist.
    .done = Nun sind alle verfügbar, und du darfst eines tun: anheuern, einen Coup durchführen oder passen.
gangsta-lesson-hire =
    Kapitel I. Du hast drei Mitglieder und 2 Dollar. Heuere den Scharfschützen für 2 Dollar an: Mit dem vierten Mitglied ist das Kapitel zu Ende.
    .title = Anheuern
    .instead = Wähle unter denen, die du anheuern kannst, den Scharfschützen für 2 Dollar.
    .done = Deine Bande hat die meisten Symbole; die anderen bekommen Geld für jedes, das ihnen fehlt. Dann beginnt Kapitel II.
gangsta-lesson-cooperate =
    Ab Kapitel II gibt es gemeinsame Coups. Führe den durch, der zwei Scharfschützen, einen Schläger und einen Hacker braucht.
    .title = Zusammenarbeit
    .instead = Wähle den Coup mit zwei Scharfschützen, einem Schläger und einem Hacker.
    .done = Allein geht es nicht, und das muss es auch nicht.
gangsta-lesson-own =
    Es beginnt mit jemandem von dir: Bring deinen Scharfschützen in den Einsatz.
    .title = Einer von dir
    .instead = Wähle den Scharfschützen deiner eigenen Bande.
    .done = Noch fehlen ein Scharfschütze, ein Schläger und ein Hacker.
gangsta-lesson-helpers =
    Nimm nun dazu, wer nützlich ist, auch aus den anderen Banden. Niemand kann sich weigern.
    .title = Helfer
    .instead = Wähle einen leuchtenden Gangster, gleich aus welcher Bande.
    .done = Du hast das linke Feld genommen, alle Beteiligten das rechte.
gangsta-lesson-farewell =
    Mehr brauchst du nicht. Kapitel II endet mit einem Bandenkrieg, Kapitel III mit neun Mitgliedern oder dem dritten Spitzel; dann gewinnen die meisten Einflusspunkte.
    .title = Gut gemacht
