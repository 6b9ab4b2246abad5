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
terminal-key-again = Noch einmal
terminal-key-leave = Gehen
terminal-languages = Die Sprachen sind { $languages }.
terminal-filter = Tippen filtert die Regeln
terminal-help =
    Tippe, und die Liste zeigt, was passt: Wörter aus dem Satz oder die
    Schreibweise daneben. Namen dürfen gekürzt werden.

      ↑ ↓ Enter      wählen, ausführen
      Tab, Esc       die Zeile ergänzen, leeren
      Bild↑ Bild↓    das Brett, Seite für Seite; Strg+↑ ↓ Teil für Teil
      Strg+Z Strg+R  eine Wahl zurücknehmen, den ganzen Zug
      F2             Regeln; nach einer Ablehnung die genannte Regel
      F3 F4 Strg+T   Verlauf, Sprache, hell oder dunkel
      Strg+C         gehen; omerta continue setzt das Spiel fort
      Maus           Möglichkeiten, Tasten, unterstrichene Namen

    Befehle zum Tippen: why AKTION, rules ID, log, undo, reset,
    confirm, language CODE, say TEXT (am Tisch eines Servers), help,
    quit.

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
