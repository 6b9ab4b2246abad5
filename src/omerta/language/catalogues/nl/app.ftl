### Omerta rond de spellen: woorden, en wat de regelmodus zegt.

-ruling = (onze interpretatie)

## Woorden

player-name = Speler { $number }
list-and = { $list } en { $last }
players-count = { $from }–{ $to } spelers

## Wie is aan de beurt

pass-the-screen = Geef het scherm aan { $player }. { $player }, druk op Enter als niemand anders meekijkt.

## Vragen

choices = Je kunt:
prompt = { $player } – nummer, actie of ? voor hulp:
help =
    Typ een van deze opdrachten en druk op Enter:
      1, 2, 3 …       doe wat in de lijst bij dat nummer staat
      een actie       in de notatie van de lijst, namen mag je afkorten
      why ACTIE       mag ik dit doen? Zo niet: welke regel verbiedt het?
      rules           alle regels; rules ID toont er één
      log             wat er tot nu toe gebeurd is
      undo, reset     neem je keuze of je hele beurt terug, zolang er niets nieuws bekend is geworden
      confirm         je beurt staat vast (als je met --confirm speelt)
      language CODE   ga verder in en, nl, de of fr
      help of ?       deze tekst
      quit            verlaat het spel
unknown-number = Nummer { $number } staat niet in de lijst; die loopt tot { $most }.
unknown-rule = Er is geen regel “{ $id }”. Typ rules om ze allemaal te zien.
why-usage = Schrijf na why een actie.
why-allowed = Ja, dat mag je nu doen.
undo-done = Je laatste keuze is teruggenomen.
undo-nothing = Er valt niets terug te nemen.

## Wat getypt en niet begrepen is

words-verb = “{ $word }” is hier geen actie. Een actie begint met { $known }.
words-usage = Schrijf het zo: { $known }.
words-unknown = “{ $word }” is hier onbekend. Mogelijk is: { $known }.
words-guess = “{ $word }” is hier onbekend. Bedoel je { $known }?
words-ambiguous = “{ $word }” kan { $known } betekenen.
words-count = “{ $word }” is geen getal van 0 tot en met { $known }.

## Regels en weigeringen

refusal-with-rule = { $sentence } (Regel “{ $title }”, { $id })

## Einde, en de rest

game-over-winner = Het spel is afgelopen: { $winner } wint!
game-over-shared = Het spel is afgelopen: { $winners } delen de overwinning!
decided-by = Beslissende regel: { $title } ({ $id })
farewell = Tot ziens, en geen woord tegen wie dan ook.

## Terugkijken

replay-prompt = Rij { $row } van { $last } – Enter: verder, b: terug, een nummer, q:
replay-help = Enter gaat verder, b gaat terug, een nummer gaat naar die rij, q stopt.
replay-no-row = Rij { $row } is er niet; ze lopen van 0 tot en met { $last }.
record-kept = Het spel is bewaard in { $file }.
