### Gangster

gangster-title = Gangster
gangster-summary = Fahr deine Gangster durch die Bezirke von Chicago, setz sie ab, wo sie zählen, und lass fremde im Hafen verschwinden: An drei Tagen der Abrechnung bringen Mehrheiten Einfluss.

## Was auf dem Tisch liegt

gangster-colour-blue = Blau
gangster-colour-grey = Grau
gangster-colour-yellow = Gelb
gangster-colour-brown = Braun
gangster-colour-green = Grün
gangster-equipment-bodyguard = Bodyguard
gangster-equipment-motor = Motor
gangster-equipment-tommy-gun = Tommy Gun
gangster-equipment-trunk = Kofferraum
gangster-equipment-bumper = Stoßstange
gangster-equipment-door = Tür
# Wer spielt, mit der Farbe, die gerade handelt.
gangster-who = { $seat } ({ $colour })
gangster-space = Feld { $number } in { $place }
gangster-strength =
    { $gangsters ->
        [one] { $gangsters } Gangster mit Rang { $rank }
       *[other] { $gangsters } Gangster, der höchste mit Rang { $rank }
    }
gangster-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
gangster-nowhere = keinen Ort

## Was zu entscheiden ist

gangster-stage-act = Fahren, oder einen Gangster ein- oder ausladen
gangster-stage-unload = Einen zweiten Gangster durch die Tür aussteigen lassen?
gangster-stage-load = Wen lädst du aus dem Nachbarbezirk ein?
gangster-stage-push = Ein anderes Auto wegschieben?
gangster-stage-dump = Den Kofferraum im Hafen ausleeren?
gangster-stage-take = Eine Sonderausrüstung nehmen
gangster-action-of = { $colour }: { $action }
gangster-action-drive = Mit der { $card } nach { $place } fahren
gangster-action-drive-motor = Mit der { $card } und dem Motor nach { $place } fahren
gangster-action-load = Den Gangster auf Feld { $number } einladen
gangster-action-aim = Jemanden aus dem Nachbarbezirk { $place } einladen
gangster-action-unload-own = Einen eigenen Gangster aussteigen lassen
gangster-action-unload = Einen Gangster von { $gangster } aus dem Kofferraum lassen
gangster-action-unload-nothing = Niemanden mehr aussteigen lassen
gangster-action-push = Das Auto von { $pushed } nach { $place } schieben
gangster-action-push-nothing = Niemanden wegschieben
gangster-action-dump = Den ganzen Kofferraum in den Hafen kippen
gangster-action-dump-nothing = Den Kofferraum lassen, wie er ist
gangster-action-take = Ausrüstung nehmen: { $equipment }

## Was geschieht

gangster-event-game-began =
    Eine Partie Gangster zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] fünft
    } beginnt. { $start_player } fängt an.
gangster-event-equipment-dealt = { gangster-who } beginnt mit dieser Ausrüstung: { $equipment }.
gangster-event-tile-dealt = { $place } bekommt die Punktetafel { $tile }.
gangster-event-start-dealt = { gangster-who } beginnt in { $place }, wo das Auto steht, und in { $other_place }.
gangster-event-round-began = Durchgang { $round } beginnt. { $start_player } fängt an.
gangster-event-gangsters-arrived = Jede Farbe bekommt { $gangsters } neue Gangster.
gangster-event-drove = { gangster-who } fährt mit der { $card }: { $path }.
gangster-event-pushed = { gangster-who } schiebt das Auto von { $pushed } nach { $place }.
gangster-event-pushed-nothing = { gangster-who } schiebt niemanden weg.
gangster-event-dumped = { gangster-who } kippt { $gangsters } Gangster von { $gangster } in den Hafen.
gangster-event-dumped-nothing = { gangster-who } lässt den Kofferraum, wie er ist.
gangster-event-took = { gangster-who } nimmt Ausrüstung: { $equipment }.
gangster-event-took-nothing = { gangster-who } findet an der Gold Coast keine neue Ausrüstung.
gangster-event-lost = { gangster-who } muss Ausrüstung abgeben: { $equipment }.
gangster-event-laid-out =
    Neu an der Gold Coast: { $equipment }. { $supply ->
        [0] Der Vorrat ist jetzt leer.
       *[other] Im Vorrat: noch { $supply }.
    }
gangster-event-three-alike = Drei gleiche an der Gold Coast ({ $equipment }): Sie kommen aus dem Spiel.
gangster-event-unloaded = { gangster-who } lädt einen Gangster von { $gangster } aus: { $space }.
gangster-event-unloaded-nothing = { gangster-who } lässt niemanden mehr aussteigen.
gangster-event-aimed = { gangster-who } zielt auf den Nachbarbezirk { $place }.
gangster-event-loaded = { gangster-who } lädt einen Gangster von { $gangster } ein: { $space }.
gangster-event-cards-refreshed = { gangster-who } deckt alle drei Bewegungskarten wieder auf.
gangster-event-police-drawn =
    Die Polizei kommt, und nichts geschieht. { $police ->
        [0] Im Stapel ist kein Polizist mehr.
        [one] Im Stapel ist noch { $police } Polizist.
       *[other] Im Stapel sind noch { $police } Polizisten.
    }
gangster-event-doubled =
    { $place } bekommt { $doublers ->
        [one] die erste
       *[other] die { $doublers }.
    } von 8 Dopplermarken.
gangster-event-must-drive = { $turns } Züge je Farbe lang ist niemand gefahren: { $seat } muss jetzt fahren.
gangster-event-skipped = { $seat } kann nichts tun und wird übersprungen.
gangster-event-standstill = Niemand kann mehr etwas tun: Der Tag der Abrechnung kommt sofort.
gangster-event-reckoning-began = Tag der Abrechnung { $round }! { $seat } zieht die Casinokarte: Jedes „?“ zählt { $casino }.
gangster-event-district-settled =
    { $factor ->
        [2] { $place } ({ $tile }, verdoppelt):
       *[other] { $place } ({ $tile }):
    }
gangster-event-scored = { gangster-who }: { $strength }, { gangster-points }.
gangster-event-earned = { $seat } gewinnt { gangster-points } und hat jetzt { $influence }.
gangster-event-game-won =
    { $sharing ->
        [1] { $seat } gewinnt das Spiel mit { $influence } Einfluss.
       *[other] { $seat } teilt sich den Sieg mit { $influence } Einfluss.
    }

## Was abgelehnt wird

gangster-refusal-game-over = Das Spiel ist vorbei; der Sieg ging an { $winners }.
gangster-refusal-not-your-turn = { $acting } ist am Zug, nicht du.
gangster-refusal-one-colour-each = Du spielst nur { $colour }; lass die Farbe weg.
gangster-refusal-not-your-colour = { $colour } gehört { $owner }.
gangster-refusal-unload-first = Entscheide zuerst, ob { $colour } einen zweiten eigenen aussteigen lässt; wenn nicht: „unload nothing“.
gangster-refusal-load-first = { $colour } hat gezielt: Sag jetzt, wer eingeladen wird.
gangster-refusal-push-first = Entscheide zuerst, ob { $colour } ein anderes Auto wegschiebt; wenn nicht: „push nothing“.
gangster-refusal-dump-first = Entscheide zuerst, ob { $colour } den Kofferraum ausleert; wenn nicht: „dump nothing“.
gangster-refusal-take-first = { $colour } hat an der Gold Coast gehalten und muss eine der offenen Sonderausrüstungen nehmen.
gangster-refusal-card-used = Die { $card } liegt verdeckt; offen: { $cards }.
gangster-refusal-no-motor = Du hast keinen Motor, um eine Verbindung weiter zu fahren.
gangster-refusal-turns-back = Über { $roads } Verbindungen ab { $start } kommst du nach { $place } nur, wenn du unterwegs umkehrst. Du erreichst: { $places }.
gangster-refusal-out-of-reach =
    { $roads ->
        [one] Über eine Verbindung ab { $start } kommst du nicht nach { $place }. Du erreichst: { $places }.
       *[other] Über genau { $roads } Verbindungen ab { $start } kommst du nicht nach { $place }. Du erreichst: { $places }.
    }
gangster-refusal-must-drive = { $turns } Züge lang ist niemand gefahren: Jetzt musst du fahren.
gangster-refusal-in-harbour = { $place }: Hier wird niemand ein- oder ausgeladen; ein Kofferraum wird nur bei der Ankunft geleert.
gangster-refusal-out-of-play = { $place } ist zu dritt nicht im Spiel: Dort liegt keine Punktetafel.
gangster-refusal-no-such-space = Feld { $number } gibt es in { $place } nicht: Die Punktetafel hat { $spaces }.
gangster-refusal-space-empty = Auf Feld { $number } in { $place } steht niemand.
gangster-refusal-trunk-full = Dein Kofferraum ist voll.
gangster-refusal-is-protected = In { $place } passt ein Bodyguard auf sie auf: Niemand sonst darf sie einladen.
gangster-refusal-no-tommy-gun = Ohne Tommy Gun lädst du nur aus dem Bezirk ein, in dem dein Auto steht.
gangster-refusal-aims-from-harbour = { $start }: Von hier wirkt die Tommy Gun nicht.
gangster-refusal-no-road-there = Zwischen { $start } und { $place } gibt es keine Verbindung.
gangster-refusal-nobody-to-take = In { $place } steht kein fremder Gangster.
gangster-refusal-own-across-road = Aus einem Nachbarbezirk lädst du nur fremde Gangster ein; { $gangster } ist deine eigene Farbe.
gangster-refusal-car-empty = Von dir sitzt niemand im Auto.
gangster-refusal-not-in-trunk = In deinem Kofferraum ist kein Gangster von { $gangster }.
gangster-refusal-tile-full = { $place } ist voll.
gangster-refusal-no-second = Hier gibt es nichts abzulehnen: Ein zweiter steigt nur durch die Tür aus, nach dem ersten.
gangster-refusal-nothing-to-push = Wegschieben geht nur mit einer Stoßstange, und nur, wenn du ankommst, wo ein anderes Auto steht.
gangster-refusal-car-elsewhere = Das Auto von { $pushed } steht nicht neben deinem in { $start }.
gangster-refusal-pushed-too-far = Geschoben wird eine Verbindung weit, und zwischen { $start } und { $place } gibt es keine.
gangster-refusal-not-just-stopped = Der Kofferraum wird nur geleert, wenn du gerade auf die Gold Coast gefahren bist.
gangster-refusal-not-taking = Ausrüstung nimmst du nur, wenn du gerade auf die Gold Coast gefahren bist.
gangster-refusal-not-laid-out = Das liegt nicht offen an der Gold Coast: { $equipment }.
gangster-refusal-already-owned = Das hast du schon, und zwei gleiche sind nicht erlaubt: { $equipment }.

## Wie man Aktionen schreibt

gangster-usage-drive = Schreib „drive KARTE ORT“, zum Beispiel „drive 2 the_loop“, mit dem Motor „drive 2+1 the_loop“; zu zweit „drive blue 2 the_loop“.
gangster-usage-load = Schreib „load FELD“, zum Beispiel „load 7“; zu zweit „load blue 7“.
gangster-usage-unload = Schreib „unload own“, oder „unload FARBE“ für jemanden im Kofferraum, oder „unload nothing“; zu zweit „unload blue own“.
gangster-usage-aim = Schreib „aim ORT“, zum Beispiel „aim chinatown“; zu zweit „aim blue chinatown“.
gangster-usage-push = Schreib „push FARBE ORT“, zum Beispiel „push grey the_loop“, oder „push nothing“.
gangster-usage-dump = Schreib „dump trunk“ oder „dump nothing“.
gangster-usage-take = Schreib „take AUSRÜSTUNG“: bodyguard, motor, tommy_gun, trunk, bumper oder door.

## Das Brett als Text

gangster-board-you = { $player } (du)
gangster-board-round = Gangster · Durchgang { $round } von 3
gangster-board-doublers =
    noch { $left ->
        [one] 1 Dopplermarke
       *[other] { $left } Dopplermarken
    }, mindestens { $drives ->
        [one] 1 Fahrt
       *[other] { $drives } Fahrten
    }
gangster-board-must-drive = JETZT MUSST DU FAHREN
gangster-board-result = Gangster · nach 3 Durchgängen
gangster-board-map = Chicago, mit den Autos
gangster-board-districts = Die Bezirke
gangster-board-district = Bezirk
gangster-board-values = Werte
gangster-board-spaces = Felder
gangster-board-scores = Würde jetzt abgerechnet
gangster-board-settled = Wie abgerechnet
gangster-board-legend-scores = B3=10: Blau, 3 Gangster, bekäme 10
gangster-board-legend-doubler = ×2 Dopplermarke
gangster-board-legend-cars = [B] Auto von Blau
gangster-board-legend-house = ° von uns, nicht gedruckt
gangster-board-colours = Die Banden
gangster-board-standing = Am Tisch
gangster-board-influence = Punkte
gangster-board-cards = Karten
gangster-board-riding = Im Auto
gangster-board-trunk = Kofferraum
gangster-board-equipment = Ausrüstung
gangster-board-earned = Nach Durchgängen
gangster-board-reach = Wohin die Autos fahren können, nach Karten
gangster-board-from = ab { $place }
gangster-board-piles = Gold Coast und die Stapel
gangster-board-open = Offen an der Gold Coast: { $equipment }
gangster-board-supply = Vorrat, { $tiles }: { $equipment }
gangster-board-deck = Bezirkskarten, { $cards }: { $police } Polizei, { $districts }
gangster-board-casino = Casinokarten: { $numbers }
gangster-board-forecast = Würde jetzt abgerechnet: { $points }
