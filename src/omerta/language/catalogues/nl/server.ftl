### Wat de tafelserver zegt.

## Wat niet kan, en waarom

problem-stale = Het spel is intussen verder gegaan; kijk nog eens.
problem-unconfirmed = Iemand heeft zijn beurt nog niet bevestigd.
problem-too-late = Dat kan niet meer ongedaan worden gemaakt: anderen hebben intussen gekozen, of er is iets aan het licht gekomen.
problem-not-playing = Het spel is nog niet begonnen.
problem-stuck = Dit spel kan hier niet verder: de regels of kaarten van deze server zijn niet die waarmee het begon.
problem-over = Het spel is afgelopen.
problem-not-over = Het spel is nog niet afgelopen.
problem-not-asked = Je hoeft nu niets te beslissen.
problem-no-hints = Aan deze tafel zijn er geen tips.
problem-no-advice = Niemand heeft nu advies.
problem-no-table = Die tafel bestaat niet.
problem-not-found = Die pagina bestaat niet.
problem-no-record = Er is geen verslag dat je mag zien.
problem-no-seat = Die plaats bestaat niet.
problem-not-allowed = Dat mag je hier niet.
problem-changed-hands = Op deze plaats zit nu iemand anders.
problem-not-your-seat = Dat is niet jouw plaats.
problem-given-away = Jouw plaats aan de volgende tafel is weggegeven.
problem-host-only = Dat mag alleen de gastheer.
problem-seat-taken = Die plaats is bezet.
problem-all-taken = Alle plaatsen zijn bezet.
problem-nobody = Aan een tafel moet plaats zijn voor een mens.
problem-not-now = Tijdens een spel kunnen alleen plaatsen van mensen met een bot worden gewisseld.
problem-present = Die speler is aanwezig.
# $most: hoeveel tekens
problem-bad-name = Een naam is één regel van 1 tot { $most } zichtbare tekens.
problem-name-taken = Iemand aan deze tafel heet al zo.
problem-muted = De gastheer heeft je gedempt.
problem-chat = Alleen gewone tekst op één regel kan worden gezegd.
problem-chat-full = Aan deze tafel is geen plaats meer voor gesprekken.
problem-full = Er is nu geen plaats; probeer het later nog eens.
problem-slow-down = Niet zo snel; wacht even.
problem-stopping = De server stopt; probeer het zo meteen nog eens.
problem-reload = Deze pagina is verouderd; laad ze opnieuw.
problem-not-stored = Dit kon niet worden bewaard; probeer het nog eens.
problem-internal = Er ging bij ons iets mis; er is niets gebeurd.
problem-no-saving = Materiaal kan alleen worden bewaard op de computer waarop de server draait; de beheerder kan met --saving meer toestaan.
problem-content-fixed = “{ $name }” hoort bij deze server en blijft zoals het is; kies een andere naam.
problem-content-used = Er zijn tafels met “{ $name }”, dus het blijft zoals het is; kies een andere naam.
problem-content-full = Er zijn al { $most } soorten materiaal bewaard; voor meer is geen plaats.
