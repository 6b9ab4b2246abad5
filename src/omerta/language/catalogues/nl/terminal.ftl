### De terminal: het hele scherm, en wat de regelmodus ermee deelt.

## Wie aan de beurt is, en wat je nog moet weten

terminal-thinking = { $player } denkt na …
terminal-connecting = Verbinding maken …
terminal-lost = Verbinding verbroken; nieuwe poging …
# $reason: wat de server zei
terminal-sent-away = De server heeft deze tafel voor ons gesloten. { $reason }
# $code: de korte code van de tafel, voor vrienden
terminal-waiting = Wachten op spelers. Vrije plaatsen: { $seats }. Code: { $code }
terminal-held = { $player } moet deze beurt nog bevestigen.
terminal-seconds = nog { $seconds } s
terminal-too-late = De stelling is intussen veranderd; kijk nog eens.

## Kiezen

terminal-type = Typ om te filteren, kies met ↑ ↓, Enter om het te doen
terminal-wait = Je bent niet aan de beurt
terminal-confirm = Enter bevestigt je beurt, Ctrl+Z neemt hem terug
terminal-confirm-lines = Je beurt is klaar: typ confirm, of undo om hem te veranderen.
terminal-over = Het spel is afgelopen; Enter verlaat de tafel
terminal-choices = Je kunt ({ $fitting } van { $all })
terminal-none-fits = Niets wat je kunt doen past; Enter zegt waarom
# $choices: een getal
terminal-several = Er passen { $choices } keuzes; typ verder of kies met ↑ ↓
terminal-more = … { $choices } keuzes

## Toetsen

terminal-key-help = Hulp
terminal-key-rules = Regels
terminal-key-log = Verloop
terminal-key-language = Taal
terminal-key-undo = Terug
terminal-key-reset = Hele beurt
terminal-key-again = Nog een keer
terminal-key-leave = Weg
terminal-languages = De talen zijn { $languages }.
terminal-filter = Typ om de regels te filteren
terminal-help =
    Typ, en de lijst toont wat past: woorden uit de zin, of de notatie
    ernaast. Namen mogen korter.

      ↑ ↓ Enter      kiezen, doen
      Tab, Esc       de regel aanvullen, leegmaken
      PgUp PgDn      het bord, per bladzijde; Ctrl+↑ ↓ per deel
      Ctrl+Z Ctrl+R  één keuze terug, de hele beurt terug
      F2             regels; na een weigering de genoemde regel
      F3 F4 Ctrl+T   verloop, taal, licht of donker
      Ctrl+C         weggaan; omerta continue gaat met het spel verder
      Muis           keuzes, toetsen, onderstreepte namen op het bord

    Opdrachten om te typen: why ACTIE, rules ID, log, undo, reset,
    confirm, language CODE, say TEKST (aan een tafel van een server),
    help, quit.

## Weggaan

terminal-leave-question = Het spel verlaten?
terminal-leave = Weggaan
terminal-stay = Verder spelen
terminal-kept = Het spel is bewaard; ga verder met omerta continue.
terminal-seat-kept = Je plaats blijft van jou; kom terug met omerta continue.

## Klaarzetten

terminal-welcome = Drie gangsterspellen op één tafel
terminal-game = Spel
terminal-players = Spelers
terminal-people = Mensen aan dit scherm
terminal-bots = De anderen zijn
terminal-confirming = Elke beurt bevestigen
terminal-yes = ja
terminal-no = nee
terminal-start = Delen maar
terminal-continue = Verder met het spel dat je verliet: { $title }
terminal-set-up-keys = ↑ ↓ kies een regel · ← → verander hem · Enter op de laatste regel begint

## Terugkijken

terminal-row = Rij { $row } van { $last }
terminal-open = alles open
terminal-replay-keys = ↑ ↓ PgUp PgDn één rij of tien · Home End · F5 door wiens ogen · F3 verloop · ^C weg
