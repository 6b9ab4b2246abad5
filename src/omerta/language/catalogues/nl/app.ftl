### Omerta rond de spellen: woorden, en wat de regelmodus zegt.

-ruling = (onze uitleg)

## Talen, elk met de eigen naam

language-en = English
language-nl = Nederlands
language-de = Deutsch
language-fr = Français

## Woorden

player-name = Speler { $number }
bot-name = Bot { $number }
list-and = { $list } en { $last }

## Wie is aan de beurt

pass-the-screen = Geef het scherm aan { $player }. { $player }, druk op Enter als niemand anders meekijkt.

## Vragen

choices = Je kunt:
prompt = { $player } — nummer, actie of ? voor hulp:
help =
    Typ een van deze opdrachten en druk op Enter:
      1, 2, 3 …       doe wat in de lijst bij dat nummer staat
      een actie       in de notatie van de lijst, namen mag je afkorten
      why ACTIE       mag ik dit doen? Zo niet: welke regel verbiedt het?
      rules           alle regels; rules ID toont er één
      log             wat er tot nu toe gebeurd is
      undo            neem je laatste keuze terug, zolang er niets nieuws bekend werd
      help of ?       deze tekst
      quit            verlaat het spel
unknown-number = Nummer { $number } staat niet in de lijst; die loopt tot { $most }.
unknown-rule = Er is geen regel “{ $id }”. Typ rules om ze allemaal te zien.
why-allowed = Ja, dat mag je nu doen.
undo-done = Je laatste keuze is teruggenomen.
undo-nothing = Er valt niets terug te nemen.

## What was typed and not understood
# $word: what was typed; $known: what would be right

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
compiling = Compileren op de achtergrond: { $percent } %. Je kunt intussen spelen.
farewell = Tot ziens, en geen woord tegen wie dan ook.
