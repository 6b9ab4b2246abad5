### Omerta rund um die Spiele: Wörter, und was der Zeilenmodus sagt.

-ruling = (unsere Auslegung)

## Wörter

player-name = Spieler { $number }
list-and = { $list } und { $last }
players-count = { $from }–{ $to } Spieler

## Wer am Zug ist

pass-the-screen = Gib den Bildschirm an { $player } weiter. { $player }, drück Enter, wenn sonst niemand hinsieht.

## Fragen

choices = Du kannst:
prompt = { $player } – Nummer, Aktion oder ? für Hilfe:
help =
    Gib eines davon ein und drück Enter:
      1, 2, 3 …       tu, was in der Liste neben dieser Nummer steht
      eine Aktion     in der Schreibweise der Liste, Namen darfst du abkürzen
      why AKTION      darf ich das? Wenn nein: Welche Regel verbietet es?
      rules           alle Regeln; rules ID zeigt eine davon
      log             was bisher geschehen ist
      undo, reset     nimm deine letzte Wahl oder den ganzen Zug zurück, wenn nichts Neues bekannt wurde
      confirm         dein fertiger Zug steht fest (wenn du mit --confirm spielst)
      language CODE   weiter in en, nl, de oder fr
      help oder ?     dieser Text
      quit            verlass das Spiel
unknown-number = Nummer { $number } steht nicht in der Liste; sie endet bei { $most }.
unknown-rule = Es gibt keine Regel „{ $id }“. Mit rules siehst du alle.
why-usage = Schreib hinter why eine Aktion.
why-allowed = Ja, das darfst du jetzt tun.
undo-done = Deine letzte Wahl ist zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen.

## Was eingegeben und nicht verstanden wurde

words-verb = „{ $word }“ ist hier keine Aktion. Eine Aktion beginnt mit { $known }.
words-usage = Schreib es so: { $known }.
words-unknown = „{ $word }“ ist hier unbekannt. Möglich ist: { $known }.
words-guess = „{ $word }“ ist hier unbekannt. Meinst du { $known }?
words-ambiguous = „{ $word }“ kann { $known } heißen.
words-count = „{ $word }“ ist keine Zahl von 0 bis { $known }.

## Regeln und Ablehnungen

refusal-with-rule = { $sentence } (Regel „{ $title }“, { $id })

## Ende, und der Rest

game-over-winner = Das Spiel ist aus: { $winner } gewinnt!
game-over-shared = Das Spiel ist aus: { $winners } teilen sich den Sieg!
decided-by = Entscheidende Regel: { $title } ({ $id })
farewell = Auf Wiedersehen, und zu niemandem ein Wort.

## Rückblick

replay-prompt = Zeile { $row } von { $last } – Enter: weiter, b: zurück, eine Nummer, q:
replay-help = Enter geht weiter, b zurück, eine Nummer zu dieser Zeile, q beendet.
replay-no-row = Zeile { $row } gibt es nicht; sie gehen von 0 bis { $last }.
record-kept = Das Spiel ist in { $file } festgehalten.
