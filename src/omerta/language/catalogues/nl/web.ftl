### Wat de pagina rond de borden zegt.

## Begin

web-motto = Drie gangsterspellen op één tafel. Tegen niemand een woord.
web-play-now = Nu spelen tegen bots
web-play-here = Samen aan dit scherm
web-invite-friends = Vrienden uitnodigen
web-choose-bots = Bots kiezen
web-rules = Spelregels
web-learn = Leren door te spelen
web-continue = Verder spelen
web-join = Meedoen
web-join-by-code = Ik heb een code
web-nobody-waits = Niemand wacht op spelers.
web-watch = Meekijken
web-nothing-to-watch = Er wordt aan geen enkele open tafel gespeeld.
web-open-record = Een verslag openen
web-open-record-text = Bekijk stap voor stap een spel dat als bestand is bewaard.
web-choose-file = Bestand kiezen
web-players-range = { $from } tot { $to } spelers
web-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
web-forget = { $game } van deze lijst halen
web-table-waiting = wacht op spelers
web-table-playing = bezig
web-table-over = afgelopen
web-table-stuck = kan niet verder
web-home = Naar het begin
web-close = Sluiten

## Over

web-about = Over Omerta
web-about-text = Omerta is een digitale tafel voor drie bordspellen. De regels, tekeningen en woorden hier zijn van onszelf. De spellen zijn van:
web-designed-by = ({ $year }), ontworpen door { $names }
web-not-affiliated = We zijn niet verbonden aan de ontwerpers of uitgevers van deze spellen. Bevalt een spel? Koop dan de doos.
web-fonts = Letters: Limelight, Special Elite en Josefin Sans, onder de SIL Open Font License.

## Voorkeuren

web-preferences = Voorkeuren
web-name = Naam
web-language = Taal
web-auto = Zoals dit apparaat
web-theme = Thema
web-theme-dark = Donker
web-theme-light = Licht
web-contrast = Contrast
web-contrast-more = Hoog
web-motion = Beweging
web-motion-slow = Langzaam
web-motion-normal = Normaal
web-motion-fast = Snel
web-motion-none = Geen
web-confirm-turns = Laat mij elke beurt bevestigen
web-sound = Geluid
web-notify = Waarschuw me als ik aan de beurt ben
web-no-notifications = Deze browser staat geen meldingen toe.

## Een tafel klaarzetten

web-set-up = Een nieuwe tafel
web-game = Spel
web-how-many = Spelers
web-seat = Plaats { $number }
web-me = Ik
web-guest-here = Iemand aan dit scherm
web-open-seat = Vrij, voor wie meedoet
web-bot-called = Bot: { $name }
web-name-of-seat = Naam op plaats { $number }
web-player = Speler { $number }
web-more = Meer keuzes
web-content = Materiaal
web-content-ours = van ons
web-allow-hints = Tips zijn toegestaan
web-allow-deduction = Tonen wat af te leiden is
web-allow-spectators = Anderen mogen meekijken
web-in-lobby = Deze tafel voor iedereen in de lijst zetten
web-clock = Tijd per beurt
web-no-clock = Onbeperkt
web-clock-day = Een dag
web-begin = Beginnen
web-set-up-invite = Klaarzetten en uitnodigen
web-option-gangsta-families = Families
web-option-gangsta-resources = Grondstoffen
web-option-gangsta-generous_pass = Royaal passen
web-option-gangsta-seat_money = Meer geld voor latere plaatsen
web-option-gangsta-open_points = Open overvalpunten
web-option-gangsta-online_heists = Extra overvallen uit de online-editie
web-option-the_boss-cities = Steden (namen of nummers, met twee of drie spelers)

## Meedoen en wachten

web-code = Code
web-code-shape = Een code heeft zes tekens: letters en cijfers van 2 tot en met 7.
web-code-unknown = Geen tafel heeft deze code. Vraag het na bij wie je uitnodigde.
web-find-table = Tafel zoeken
web-waiting = Wachten op spelers
web-your-name = Je naam
web-seat-open = vrij
web-sit-here = Hier gaan zitten
web-fill-with-bot = Hier een bot laten zitten
web-free-seat = Plaats vrijmaken
web-begins-when-full = Er wordt gedeeld zodra elke plaats bezet is.
web-invite = Uitnodigen
web-invite-text = Stuur de link, laat het plaatje zien of zeg de code.
web-qr = Hetzelfde adres als QR-code
web-copy-link = Link kopiëren
web-copied = Gekopieerd.
web-joining = Op weg naar de tafel …
web-no-entry = Geen toegang
web-reconnecting = De verbinding is weg; we komen vanzelf terug.

## Aan tafel

web-players = Spelers
web-you = jij
web-bot = bot
web-away = weg
web-to-move = aan de beurt
web-watching =
    { $count ->
        [one] { $count } persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
web-your-turn = Jouw beurt
web-status-asked = Jouw beurt: { $question }.
web-status-named = { $player }: { $question }.
web-status-waiting = Wachten op { $players }: { $question }.
web-status-confirm = Blijft je beurt zo?
web-status-held = { $player } moet nog bevestigen.
web-status-past = Je kijkt naar het verleden.
web-status-over =
    { $count ->
        [one] Het spel is afgelopen: { $winners } wint!
       *[other] Het spel is afgelopen: { $winners } delen de overwinning!
    }
web-back-to-now = Terug naar nu
web-past-first = Ga eerst terug naar het heden.
web-only-watching = Je kijkt alleen mee.
web-undo = Terugnemen
web-undo-tip = De laatste keuze terugnemen (Ctrl+Z)
web-reset = Mijn beurt opnieuw
web-reset-tip = Alles terugnemen wat teruggenomen kan worden (Ctrl+Shift+Z)
web-confirm = Bevestigen
web-hint = Tip
web-hint-tip = Wat zou de Capo doen, en waarom?
web-advice = De Capo zou zeggen: { $words }.
web-do-it = Doen
web-rule = Regel: { $title }
web-log = Wat er gebeurde
web-since-your-turn = Sinds je laatste beurt
web-from-example = Dit spel begon niet met uitdelen, maar vanuit een voorbeeld van de spelregels.
web-from-position = Dit spel begon niet met uitdelen, maar vanuit een opgeschreven stelling.
web-tentative = Nog niet definitief: dit kan nog worden teruggenomen
web-see-position = Deze stelling tonen
web-chat = Gesprek
web-chat-write = Zeg iets
web-chat-send = Zeggen
web-chat-empty = Niemand heeft iets gezegd.
web-chat-silent = Je hoort niets.
web-chat-mute = Gesprek verbergen
web-panels = Naast het bord
web-panel-side = Spelers
web-panel-log = Verloop
web-panel-chat = Gesprek
web-board = Het bord
web-board-in-words = Het bord in woorden
web-choices = Wat je kunt doen
web-filter = Alleen keuzes met
web-curtain-title = Nu is { $player } aan de beurt
web-curtain-text = Geef het scherm aan { $player }. Verder kijkt niemand.
web-curtain-lift = Ik ben { $player }

## Menu

web-menu = Menu
web-sheet = Scoreblad
web-what-next = En nu?
web-rematch = Nog een keer
web-as-text = Bord in woorden
web-as-picture = Bord als tekening
web-keys = Toetsen
web-record = Verslag bewaren
web-replay = Het spel terugkijken
web-host = Jij hebt deze tafel klaargezet
web-give-back = Plaats teruggeven
web-let-bot-play = { $bot } laten spelen
web-mute = Dempen
web-unmute = Niet meer dempen
web-other-device = Verder op een ander apparaat
web-other-device-text = Wie dit adres opent, zit op jouw plaats: laat het aan niemand zien.
web-show-link = Adres tonen
web-renew = Alle oudere adressen ongeldig maken
web-renewed = Oudere adressen van je plaats zijn nu ongeldig.
web-come-back = Mijn plaats terugnemen van de bot
web-leave = Van tafel gaan
web-leave-sure = Een bot speelt voor je verder. Je kunt je plaats later terugnemen.
web-leave-yes = Weggaan
web-fairness = Eerlijk geschud
web-fairness-text = Het schudden lag vast voor er werd gedeeld: dit is het zegel. Na het spel gaat de beginwaarde open, en het verslag bewijst dat niets is veranderd.
web-seed-hash = Zegel:
web-seed = Beginwaarde:

## Toetsen

web-key-arrows = Pijltjes
    .means = naar het volgende dat je kunt kiezen
web-key-enter = Enter
    .means = kiezen
web-key-escape = Esc
    .means = loslaten; terug naar nu
web-key-undo = Ctrl+Z
    .means = terugnemen
web-key-reset = Ctrl+Shift+Z
    .means = mijn beurt opnieuw
web-key-confirm = C
    .means = de beurt bevestigen
web-key-log = L
    .means = het verloop tonen
web-key-text = T
    .means = bord in woorden, of als tekening
web-key-help = ?
    .means = deze lijst

## Terugkijken

web-opening = Het verslag wordt geopend …
web-file-too-long = Dit bestand is te lang om het verslag van een spel te zijn.
web-replay-no-file = Dit adres hoort bij een bestand dat in een ander tabblad is geopend. Ga naar het begin en open het bestand opnieuw.
web-replay-first = Naar het begin
web-replay-back = Een stap terug
web-replay-next = Een stap verder
web-replay-last = Naar het einde
web-replay-run = Afspelen
web-replay-pause = Pauze
web-replay-row = Stap { $row } van { $last }
web-replay-link = Link naar deze zet kopiëren
web-eyes = Door de ogen van
web-eyes-everybody = iedereen: niets blijft verdekt
web-eyes-spectator = een toeschouwer
web-chart = Hoe het zover kwam
web-chart-words = Stand na deze stap: { $now }
web-chart-now = Stand op dit punt
web-statistics = In cijfers
web-decisions =
    { $count ->
        [one] keuze
       *[other] keuzes
    }
web-undone = teruggenomen
web-best-row = in één keer
web-ahead = van de tijd alleen aan kop
web-play-on = Vanaf hier verder spelen
web-play-on-text = Je neemt op dit punt van het spel plaats; bots spelen de anderen.
web-play-on-as = Op de plaats van
web-opponents = Tegen
web-prove = Het schudden controleren
web-proof-fair = Alle { $outcomes } toevallige uitkomsten volgen uit de beginwaarde die voor het delen was verzegeld.
web-proof-begun = Dit spel begon vanuit een opgeschreven stelling, die niemand kan bewijzen; alle { $outcomes } toevallige uitkomsten daarna volgen uit de beginwaarde.
web-proof-unfair = Dit is niet te bewijzen: { $problem }

## Problemen

web-problem-offline = De server is niet te bereiken. Draait hij?
web-problem-no-table = Die tafel bestaat niet, of is niet voor iedereen.
web-problem-not-allowed = Dat is niet aan jou. Misschien is je plaats met een nieuwer adres overgenomen.
web-problem-full = Er is geen plaats meer.
web-problem-muted = Je bent aan deze tafel gedempt.
web-problem-slow-down = Dat ging te snel; wacht even.
web-problem-stale = Er is intussen iets veranderd; kijk nog eens.
web-problem-too-late = Dat kan niet meer worden teruggenomen.
web-problem-unconfirmed = Eerst moet iemand een beurt bevestigen.
web-problem-over = Het spel is afgelopen.
web-problem-not-playing = Het spel is niet aan de gang.
web-problem-no-hints = Aan deze tafel zijn tips niet toegestaan.
web-problem-not-asked = Je bent niet aan de beurt.
web-problem-not-stored = Dat kon niet worden bewaard; probeer het nog eens.
web-problem-internal = Er ging bij ons iets mis; er is niets gebeurd.
web-problem-stopping = De server stopt; probeer het zo nog eens.
web-problem-reload = Deze pagina is verouderd; laad ze opnieuw.

## Content

web-content-of = { $game }: materiaal
web-content-see = Bekijken en wijzigen
web-content-text = Wat er in de doos zit, regel voor regel. Regels met ° zijn van ons, omdat wij de gedrukte waarden niet kennen: heb je het spel, typ dan in wat op jouw exemplaar staat. Alles wordt gecontroleerd terwijl je typt.
web-content-house = van ons, niet de gedrukte waarde
web-content-cell = { $column }, regel { $line }
web-content-add = Regel toevoegen
web-content-remove = Regel { $line } verwijderen
web-content-checking = Wordt gecontroleerd …
web-content-fine = Hiermee kan worden gespeeld.
web-content-wrong = { $count ->
    [one] Er klopt één ding niet.
   *[other] Er kloppen { $count } dingen niet.
}
web-content-unusual = Ongewoon, maar speelbaar: { $text }
web-content-line = Regel { $line }: { $text }
web-content-name = Bewaren als
web-content-name-shape = Kleine letters, cijfers en streepjes, hoogstens 30
web-content-save = Bewaren
web-content-saved = Bewaard als “{ $name }”. Kies het onder “{ $more }” als je een tafel klaarzet.
web-content-not-here = Hier kun je kijken en proberen. Om te bewaren open je deze pagina op de computer waarop de server draait.
