### Das Brett von Gangsta! im Browser.

## Orte

web-gangsta-for-hire = Anzuheuern
web-gangsta-your-gang = Deine Bande
web-gangsta-their-gangs = Die anderen Banden
web-gangsta-gang-of = Die Bande von { $player }
web-gangsta-parts = Teile des Tisches
web-gangsta-tab-hire = Anheuern
web-gangsta-tab-heists = Coups
web-gangsta-tab-gang = Bande
web-gangsta-tab-others = Andere
web-gangsta-deck = Stapel { $deck } · abgelegt { $discarded }
web-gangsta-top = Stapel: nur du siehst das

## Leute

web-gangsta-engaged = Im Einsatz
web-gangsta-available = verfügbar
web-gangsta-learned = hat gelernt: { $skill }
web-gangsta-on-this-job = Ist dabei
web-gangsta-hospital = Im Krankenhaus
web-gangsta-strong = { $gangsters } Mann stark
web-gangsta-active-player = am Zug
web-gangsta-skills = Fähigkeiten, verfügbar und insgesamt
web-gangsta-ready = { $skill }: { $ready } von { $all } verfügbar
web-gangsta-safe-money = { $money } Dollar sicher in der Bank
web-gangsta-in-hospital = Im Krankenhaus: { $gangsters }
web-gangsta-done =
    { $heists ->
        [one] { $heists } Coup gelungen
       *[other] { $heists } Coups gelungen
    }
web-gangsta-now = { $points }, wäre jetzt Schluss
web-gangsta-now-short = jetzt { $points }

## Coups

web-gangsta-cooperative = gemeinsam: verfügbare Gangster aller dürfen helfen
web-gangsta-needs = braucht { $skills }
web-gangsta-each = { $money } Dollar für jede Bande, wenn zwei oder mehr mitmachen
web-gangsta-each-short = je
web-gangsta-high-tech = Hightech-Ausrüstung kann ein Symbol ignorieren
web-gangsta-you-can = Möglich
web-gangsta-lacks = fehlt: { $skills }
web-gangsta-lacks-engaged = im Einsatz: { $skills }
web-gangsta-starter = einer von dir muss dabei sein
web-gangsta-bikers-short = kostet 1 Dollar
web-gangsta-can-too = Auch möglich für { $players }
web-gangsta-underway = Läuft
web-gangsta-rewards = Gelungen: Belohnung
web-gangsta-missing = Was der Coup braucht
web-gangsta-still-missing = fehlt noch
web-gangsta-covered = vorhanden
web-gangsta-watches = { $player } ist bei diesem Coup: { $heist }.

## Entscheidungen

web-gangsta-rob = { $player } bestehlen: { $money } Dollar
web-gangsta-murder = Mord in der Bande von { $player } befehlen
web-gangsta-lesson = Die Lektion: { $skill }
web-gangsta-one-of-yours = Es muss einer von dir sein

## Ressourcen

web-gangsta-active = aktiv
web-gangsta-filed = bei den Coups
web-gangsta-resource-active = Aktiv
web-gangsta-resource-filed = Bei den gelungenen Coups
web-gangsta-resource-missing = Noch nicht aktiv, es fehlt: { $skills }

## Kapitel und Gefahren

web-gangsta-chapters = Kapitel
web-gangsta-end-one = Die erste Bande von vier beendet das Kapitel; wer weniger Symbole hat, bekommt Geld.
web-gangsta-end-two = Ein siebter Gangster bedeutet Bandenkrieg.
web-gangsta-end-three = Ein neunter Gangster oder der dritte Spitzel beendet das Spiel.
web-gangsta-to-end =
    { $gangsters ->
        [0] { $player } beendet das Kapitel.
        [one] { $player } fehlt noch { $gangsters } Gangster zum Ende des Kapitels.
       *[other] { $player } fehlen noch { $gangsters } Gangster zum Ende des Kapitels.
    }
web-gangsta-snitch-clock = Spitzel, die geredet haben: { $met } von 3. Der dritte beendet das Spiel.
web-gangsta-dangers = Wenn es jetzt käme
web-gangsta-gap = Kapitelende
web-gangsta-war = Bandenkrieg
web-gangsta-safe = sicher
web-gangsta-loses-one = verliert einen
web-gangsta-snitches-left =
    { $snitches ->
        [one] { $snitches } Spitzel unter { $cards } Karten im Stapel
       *[other] { $snitches } Spitzel unter { $cards } Karten im Stapel
    }
web-gangsta-top-snitch = Nur du weißt es: Die nächste Karte ist ein Spitzel, der { $informants } verlangt.

## Szenen

web-gangsta-snitch-talks = Ein Spitzel redet
web-gangsta-pays = zahlt
web-gangsta-chooses = wählt jetzt
web-gangsta-keeps-all = behält alle
web-gangsta-income = Ende von Kapitel I
web-gangsta-symbols =
    { $symbols ->
        [one] { $symbols } Symbol
       *[other] { $symbols } Symbole
    }
web-gangsta-skip = Überspringen
web-gangsta-wins = gewinnt
