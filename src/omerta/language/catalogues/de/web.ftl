### Was die Seite um die Spielpläne herum sagt.

## Anfang

web-motto = Drei Gangsterspiele an einem Tisch. Kein Wort zu niemandem.
web-play-now = Jetzt gegen Bots spielen
web-play-here = Gemeinsam hier spielen
web-invite-friends = Freunde einladen
web-choose-bots = Bots aussuchen
web-rules = Regeln
web-learn = Spielend lernen
web-continue = Weiterspielen
web-join = Mitspielen
web-join-by-code = Ich habe einen Code
web-nobody-waits = Niemand wartet auf Mitspieler.
web-watch = Zuschauen
web-nothing-to-watch = An keinem offenen Tisch wird gespielt.
web-open-record = Aufzeichnung öffnen
web-open-record-text = Ein als Datei aufgehobenes Spiel Schritt für Schritt ansehen.
web-choose-file = Datei wählen
web-players-range = { $from } bis { $to } Spieler
web-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-forget = { $game } von dieser Liste nehmen
web-table-waiting = wartet auf Spieler
web-table-playing = läuft
web-table-over = beendet
web-table-stuck = kann nicht weitergehen
web-home = Zum Anfang
web-close = Schließen

## Über

web-about = Über Omerta
web-about-text = Omerta ist ein digitaler Tisch für drei Brettspiele. Regeltexte, Zeichnungen und Worte hier sind unsere eigenen. Die Spiele sind von:
web-designed-by = ({ $year }), erdacht von { $names }
web-not-affiliated = Wir sind mit den Autoren und Verlagen dieser Spiele nicht verbunden. Gefällt dir ein Spiel? Dann kauf die Schachtel.
web-fonts = Schriften: Limelight, Special Elite und Josefin Sans, unter der SIL Open Font License.

## Einstellungen

web-preferences = Einstellungen
web-name = Name
web-language = Sprache
web-auto = Wie dieses Gerät
web-theme = Darstellung
web-theme-dark = Dunkel
web-theme-light = Hell
web-contrast = Kontrast
web-contrast-more = Hoch
web-motion = Bewegung
web-motion-slow = Langsam
web-motion-normal = Normal
web-motion-fast = Schnell
web-motion-none = Keine
web-confirm-turns = Jeden Zug von mir bestätigen lassen
web-sound = Geräusche
web-notify = Melden, wenn ich an der Reihe bin
web-no-notifications = Dieser Browser lässt keine Meldungen zu.

## Einen Tisch aufstellen

web-set-up = Ein neuer Tisch
web-game = Spiel
web-how-many = Spieler
web-seat = Platz { $number }
web-me = Ich
web-guest-here = Jemand an diesem Bildschirm
web-open-seat = Frei, für wen auch immer
web-bot-called = Bot: { $name }
web-name-of-seat = Name an Platz { $number }
web-player = Spieler { $number }
web-more = Mehr Auswahl
web-content = Spielmaterial
web-content-ours = von uns
web-allow-hints = Tipps sind erlaubt
web-allow-deduction = Zeigen, was sich folgern lässt
web-allow-spectators = Andere dürfen zuschauen
web-in-lobby = Diesen Tisch für alle auflisten
web-clock = Zeit für einen Zug
web-no-clock = Unbegrenzt
web-clock-day = Ein Tag
web-begin = Beginnen
web-set-up-invite = Aufstellen und einladen
web-option-gangsta-families = Familien
web-option-gangsta-resources = Ressourcen
web-option-gangsta-generous_pass = Großzügiges Passen
web-option-gangsta-seat_money = Mehr Geld für spätere Plätze
web-option-gangsta-open_points = Offene Coup-Punkte
web-option-gangsta-online_heists = Zusätzliche Coups der Online-Fassung
web-option-the_boss-cities = Städte (Namen oder Nummern, zu zweit oder zu dritt)

## Mitspielen und Warten

web-code = Code
web-code-shape = Ein Code hat sechs Zeichen: Buchstaben und Ziffern von 2 bis 7.
web-code-unknown = Kein Tisch hat diesen Code. Frag bei denen nach, die dich eingeladen haben.
web-find-table = Tisch suchen
web-waiting = Warten auf Spieler
web-your-name = Dein Name
web-seat-open = frei
web-sit-here = Hier Platz nehmen
web-fill-with-bot = Einen Bot hinsetzen
web-free-seat = Platz freimachen
web-begins-when-full = Ausgeteilt wird, sobald jeder Platz besetzt ist.
web-invite = Einladen
web-invite-text = Schick den Link, zeig das Bild oder sag den Code.
web-qr = Dieselbe Adresse als QR-Code
web-copy-link = Link kopieren
web-copied = Kopiert.
web-joining = Auf dem Weg zum Tisch …
web-no-entry = Kein Zutritt
web-reconnecting = Die Verbindung ist weg; wir kommen von selbst zurück.

## Am Tisch

web-players = Spieler
web-you = du
web-bot = Bot
web-away = weg
web-to-move = am Zug
web-watching =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Leute schauen zu
    }
web-your-turn = Du bist am Zug
web-status-asked = Du bist am Zug: { $question }.
web-status-named = { $player }: { $question }.
web-status-waiting = Warten auf { $players }: { $question }.
web-status-confirm = Gilt dein Zug so?
web-status-held = { $player } muss noch bestätigen.
web-status-past = Du schaust in die Vergangenheit.
web-status-over =
    { $count ->
        [one] Das Spiel ist aus: { $winners } gewinnt!
       *[other] Das Spiel ist aus: { $winners } teilen sich den Sieg!
    }
web-back-to-now = Zurück ins Jetzt
web-past-first = Geh erst in die Gegenwart zurück.
web-only-watching = Du schaust nur zu.
web-undo = Zurücknehmen
web-undo-tip = Die letzte Entscheidung zurücknehmen (Strg+Z)
web-reset = Zug von vorn
web-reset-tip = Alles zurücknehmen, was sich zurücknehmen lässt (Strg+Umschalt+Z)
web-confirm = Bestätigen
web-hint = Tipp
web-hint-tip = Was täte der Capo, und warum?
web-advice = Der Capo würde sagen: { $words }.
web-do-it = So machen
web-rule = Regel: { $title }
web-log = Was geschah
web-since-your-turn = Seit deinem letzten Zug
web-from-example = Dieses Spiel begann nicht mit dem Austeilen, sondern mit einem Beispiel der Spielregeln.
web-from-position = Dieses Spiel begann nicht mit dem Austeilen, sondern mit einer aufgeschriebenen Stellung.
web-tentative = Noch nicht endgültig: Das lässt sich noch zurücknehmen
web-see-position = Diese Stellung zeigen
web-chat = Gespräch
web-chat-write = Sag etwas
web-chat-send = Sagen
web-chat-empty = Niemand hat ein Wort gesagt.
web-chat-silent = Du hörst nichts.
web-chat-mute = Gespräch ausblenden
web-panels = Neben dem Spielplan
web-panel-side = Spieler
web-panel-log = Verlauf
web-panel-chat = Gespräch
web-board = Der Spielplan
web-board-in-words = Der Spielplan in Worten
web-choices = Was du tun kannst
web-filter = Nur Möglichkeiten mit
web-curtain-title = Jetzt ist { $player } dran
web-curtain-text = Gib den Bildschirm an { $player } weiter. Sonst schaut niemand hin.
web-curtain-lift = Ich bin { $player }

## Menü

web-menu = Menü
web-sheet = Wertungsblatt
web-what-next = Und nun?
web-rematch = Noch einmal
web-as-text = Spielplan in Worten
web-as-picture = Spielplan als Bild
web-keys = Tasten
web-record = Aufzeichnung speichern
web-replay = Auf das Spiel zurückblicken
web-host = Du hast diesen Tisch aufgestellt
web-give-back = Platz zurückgeben
web-let-bot-play = { $bot } spielen lassen
web-mute = Stummschalten
web-unmute = Reden lassen
web-other-device = Auf einem anderen Gerät weiterspielen
web-other-device-text = Wer diese Adresse öffnet, sitzt auf deinem Platz: Zeig sie niemandem.
web-show-link = Adresse zeigen
web-renew = Alle älteren Adressen ungültig machen
web-renewed = Ältere Adressen deines Platzes sind jetzt ungültig.
web-come-back = Meinen Platz vom Bot zurücknehmen
web-leave = Den Tisch verlassen
web-leave-sure = Ein Bot spielt für dich weiter. Du kannst deinen Platz später zurücknehmen.
web-leave-yes = Verlassen
web-fairness = Ehrlich gemischt
web-fairness-text = Wie gemischt wird, stand vor dem Austeilen fest: Dies ist das Siegel. Nach dem Spiel wird der Startwert geöffnet, und die Aufzeichnung beweist, dass nichts verändert wurde.
web-seed-hash = Siegel:
web-seed = Startwert:

## Tasten

web-key-arrows = Pfeiltasten
    .means = zum Nächsten, das man wählen kann
web-key-enter = Eingabe
    .means = wählen
web-key-escape = Esc
    .means = loslassen; zurück ins Jetzt
web-key-undo = Strg+Z
    .means = zurücknehmen
web-key-reset = Strg+Umschalt+Z
    .means = Zug von vorn
web-key-confirm = C
    .means = den Zug bestätigen
web-key-log = L
    .means = den Verlauf zeigen
web-key-text = T
    .means = Spielplan in Worten oder als Bild
web-key-help = ?
    .means = diese Liste

## Zurückblicken

web-opening = Die Aufzeichnung wird geöffnet …
web-file-too-long = Diese Datei ist zu lang für die Aufzeichnung eines Spiels.
web-replay-no-file = Diese Adresse gehört zu einer Datei, die in einem anderen Tab geöffnet wurde. Geh zum Anfang und öffne die Datei noch einmal.
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-run = Abspielen
web-replay-pause = Pause
web-replay-row = Schritt { $row } von { $last }
web-replay-link = Link zu diesem Zug kopieren
web-eyes = Mit den Augen von
web-eyes-everybody = allen: nichts bleibt verdeckt
web-eyes-spectator = Zuschauern
web-chart = Wie es dazu kam
web-chart-words = Stand nach diesem Schritt: { $now }
web-chart-now = Stand an dieser Stelle
web-statistics = In Zahlen
web-decisions =
    { $count ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
web-undone = zurückgenommen
web-best-row = auf einen Schlag
web-ahead = der Zeit allein in Führung
web-play-on = Von hier weiterspielen
web-play-on-text = Du nimmst an dieser Stelle des Spiels Platz; die anderen spielen Bots.
web-play-on-as = Auf dem Platz von
web-opponents = Gegen
web-prove = Das Mischen prüfen
web-proof-fair = Alle { $outcomes } Zufallsergebnisse folgen aus dem Startwert, der vor dem Austeilen versiegelt war.
web-proof-begun = Dieses Spiel begann mit einer aufgeschriebenen Stellung, die niemand beweisen kann; alle { $outcomes } Zufallsergebnisse danach folgen aus dem Startwert.
web-proof-unfair = Das lässt sich nicht beweisen: { $problem }

## Probleme

web-problem-offline = Der Server ist nicht zu erreichen. Läuft er?
web-problem-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für alle.
web-problem-not-allowed = Das steht dir nicht zu. Vielleicht wurde dein Platz mit einer neueren Adresse übernommen.
web-problem-full = Es ist kein Platz mehr.
web-problem-muted = Du wurdest an diesem Tisch stummgeschaltet.
web-problem-slow-down = Das war zu schnell; warte ein wenig.
web-problem-stale = Inzwischen hat sich etwas geändert; sieh noch einmal hin.
web-problem-too-late = Das lässt sich nicht mehr zurücknehmen.
web-problem-unconfirmed = Erst muss jemand einen Zug bestätigen.
web-problem-over = Das Spiel ist aus.
web-problem-not-playing = Das Spiel läuft nicht.
web-problem-no-hints = An diesem Tisch sind Tipps nicht erlaubt.
web-problem-not-asked = Du bist nicht am Zug.
web-problem-not-stored = Das konnte nicht aufgehoben werden; versuch es noch einmal.
web-problem-internal = Bei uns ging etwas schief; geschehen ist nichts.
web-problem-stopping = Der Server hält an; versuch es gleich noch einmal.
web-problem-reload = Diese Seite ist veraltet; lade sie neu.

## Content

web-content-of = { $game }: Spielmaterial
web-content-see = Ansehen und ändern
web-content-text = Was in der Schachtel ist, Zeile für Zeile. Zeilen mit ° sind von uns, weil wir die gedruckten Werte nicht kennen: Wenn du das Spiel besitzt, tippe ein, was auf deinem steht. Alles wird beim Tippen geprüft.
web-content-house = von uns, nicht der gedruckte Wert
web-content-cell = { $column }, Zeile { $line }
web-content-add = Zeile hinzufügen
web-content-remove = Zeile { $line } entfernen
web-content-checking = Wird geprüft …
web-content-fine = Damit lässt sich spielen.
web-content-wrong = { $count ->
    [one] Eine Sache stimmt nicht.
   *[other] { $count } Sachen stimmen nicht.
}
web-content-unusual = Ungewöhnlich, aber spielbar: { $text }
web-content-line = Zeile { $line }: { $text }
web-content-name = Speichern als
web-content-name-shape = Kleinbuchstaben, Ziffern und Bindestriche, höchstens 30
web-content-save = Speichern
web-content-saved = Gespeichert als „{ $name }“. Wähle es unter „{ $more }“, wenn du einen Tisch aufstellst.
web-content-not-here = Hier kannst du schauen und ausprobieren. Zum Speichern öffne diese Seite an dem Rechner, auf dem der Server läuft.
