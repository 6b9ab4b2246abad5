### Was der Tischserver sagt.

## Was nicht geht, und warum

problem-stale = Das Spiel ist inzwischen weitergegangen; sieh noch einmal hin.
problem-unconfirmed = Jemand hat seinen Zug noch nicht bestätigt.
problem-too-late = Das lässt sich nicht mehr zurücknehmen: Andere haben seither gewählt, oder etwas ist ans Licht gekommen.
problem-not-playing = Das Spiel hat noch nicht begonnen.
problem-stuck = Dieses Spiel kann hier nicht weitergehen: Regeln oder Karten dieses Servers sind nicht mehr die vom Anfang.
problem-over = Das Spiel ist zu Ende.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-not-asked = Du hast gerade nichts zu entscheiden.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-no-advice = Gerade weiß niemand Rat.
problem-no-table = Diesen Tisch gibt es nicht.
problem-not-found = Diese Seite gibt es nicht.
problem-no-record = Es gibt keine Aufzeichnung, die du sehen darfst.
problem-no-seat = Diesen Platz gibt es nicht.
problem-not-allowed = Das darfst du hier nicht.
problem-changed-hands = Auf diesem Platz sitzt jetzt jemand anders.
problem-not-your-seat = Das ist nicht dein Platz.
problem-given-away = Dein Platz am nächsten Tisch ist vergeben.
problem-host-only = Das darf nur der Gastgeber.
problem-seat-taken = Dieser Platz ist besetzt.
problem-all-taken = Alle Plätze sind besetzt.
problem-nobody = An einem Tisch muss Platz für einen Menschen sein.
problem-not-now = Während eines Spiels kann ein Bot nur für Menschen einspringen.
problem-present = Diese Person ist da.
# $most: wie viele Zeichen
problem-bad-name = Ein Name ist eine Zeile mit 1 bis { $most } sichtbaren Zeichen.
problem-name-taken = An diesem Tisch heißt schon jemand so.
problem-muted = Der Gastgeber hat dich stummgeschaltet.
problem-chat = Nur einfacher Text in einer Zeile kann gesagt werden.
problem-chat-full = An diesem Tisch ist kein Platz mehr für Gespräche.
problem-full = Gerade ist kein Platz; versuche es später wieder.
problem-slow-down = Nicht so schnell; warte ein wenig.
problem-stopping = Der Server hält an; versuche es gleich wieder.
problem-reload = Diese Seite ist veraltet; lade sie neu.
problem-not-stored = Das konnte nicht gespeichert werden; versuche es noch einmal.
problem-internal = Bei uns ist etwas schiefgegangen; es ist nichts geschehen.
problem-no-saving = Spielmaterial lässt sich nur an dem Rechner speichern, auf dem der Server läuft; wer ihn betreibt, kann mit --saving mehr erlauben.
problem-content-fixed = „{ $name }“ gehört zu diesem Server und bleibt, wie es ist; wähle einen anderen Namen.
problem-content-used = Es gibt Tische mit „{ $name }“, darum bleibt es, wie es ist; wähle einen anderen Namen.
problem-content-full = Es ist schon { $most }-mal Spielmaterial gespeichert; für mehr ist kein Platz.
