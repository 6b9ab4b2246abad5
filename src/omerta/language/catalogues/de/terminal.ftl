### Das Terminal: der ganze Bildschirm, und was der Zeilenmodus mit ihm teilt.

## Wer am Zug ist, und was man sonst wissen muss

terminal-thinking = { $player } denkt nach …
terminal-connecting = Verbindung wird aufgebaut …
terminal-lost = Verbindung verloren; neuer Versuch …
# $reason: was der Server gesagt hat
terminal-sent-away = Der Server hat diesen Tisch für uns geschlossen. { $reason }
# $code: der kurze Code des Tisches, für Freunde
terminal-waiting = Wir warten auf Mitspieler. Freie Plätze: { $seats }. Code: { $code }
terminal-held = { $player } muss diesen Zug noch bestätigen.
terminal-seconds = noch { $seconds } s
terminal-too-late = Die Stellung hat sich inzwischen geändert; sieh noch einmal hin.

## Wählen

terminal-type = Tippen filtert, ↑ ↓ wählt, Enter führt aus
terminal-wait = Du bist nicht am Zug
terminal-confirm = Enter bestätigt deinen Zug, Strg+Z nimmt ihn zurück
terminal-confirm-lines = Dein Zug ist fertig: tippe confirm, oder undo, um ihn zu ändern.
terminal-over = Das Spiel ist aus; Enter verlässt den Tisch
terminal-choices = Du kannst ({ $fitting } von { $all })
terminal-none-fits = Nichts, was du tun kannst, passt; Enter sagt, warum
# $choices: eine Zahl
terminal-several = { $choices } Möglichkeiten passen; tippe weiter oder wähle mit ↑ ↓
terminal-more = … { $choices } Möglichkeiten

## Tasten

terminal-key-help = Hilfe
terminal-key-rules = Regeln
terminal-key-log = Verlauf
terminal-key-language = Sprache
terminal-key-undo = Zurück
terminal-key-reset = Ganzer Zug
terminal-key-leave = Gehen
terminal-languages = Die Sprachen sind { $languages }.
terminal-filter = Tippen filtert die Regeln
terminal-help =
    Tippe, und die Liste zeigt, was passt: Wörter aus dem Satz oder die
    Schreibweise daneben. Namen dürfen gekürzt werden.

    ↑ ↓              in der Liste wählen         Enter    ausführen
    Tab              ergänzen                    Esc      Zeile leeren
    Bild↑ Bild↓      Brett rollen                Strg+↑ ↓ nächster Teil des Bretts
    Klick            auf eine Möglichkeit, oder auf einen wählbaren Namen auf dem Brett

    F1 diese Hilfe   F2 Regeln (nach einer Ablehnung: die genannte)     F3 Verlauf
    F4 Sprache       Strg+T hell oder dunkel
    Strg+Z eine Wahl zurücknehmen    Strg+R den ganzen Zug zurücknehmen
    Strg+C gehen; das Spiel bleibt erhalten, omerta continue setzt es fort

    Oder tippe einen Befehl: why AKTION, rules ID, log, undo, reset, confirm,
    language CODE, say TEXT (am Tisch eines Servers), help, quit.

## Gehen

terminal-leave-question = Das Spiel verlassen?
terminal-leave = Gehen
terminal-stay = Weiterspielen
terminal-kept = Das Spiel bleibt erhalten; weiter geht es mit omerta continue.
terminal-seat-kept = Dein Platz bleibt deiner; komm zurück mit omerta continue.

## Aufbauen

terminal-welcome = Drei Gangsterspiele auf einem Tisch
terminal-game = Spiel
terminal-players = Spieler
terminal-people = Menschen an diesem Bildschirm
terminal-bots = Die anderen sind
terminal-confirming = Jeden Zug bestätigen
terminal-yes = ja
terminal-no = nein
terminal-start = Karten geben
terminal-continue = Weiter mit dem Spiel, das du verlassen hast: { $title }
terminal-set-up-keys = ↑ ↓ Zeile wählen · ← → ändern · Enter auf der letzten Zeile beginnt

## Zurückblicken

terminal-row = Zeile { $row } von { $last }
terminal-open = alles offen
terminal-replay-keys = ↑ ↓ Bild↑ Bild↓ eine Zeile oder zehn · Pos1 Ende · F5 wessen Augen · F3 Verlauf · ^C geht
