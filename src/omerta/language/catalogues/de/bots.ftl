### Bots: ihre Namen, wie sie spielen, warum sie etwas taten.

bot-rookie = Grünschnabel
bot-rookie-style = Spielt, was ihm gerade einfällt, solange es nicht ganz dumm ist.
bot-soldier = Soldat
bot-soldier-style = Schaut kurz hin und tut, was am besten aussieht.
bot-capo = Capo
bot-capo-style = Schaut voraus und fragt sich, was die anderen tun werden.
bot-boss = Boss
bot-boss-style = Nimmt sich alle Zeit und schaut weiter voraus als alle anderen.

## Why a bot moved

# $aspects: one or two of the phrases below
bot-why-aspects = Den Ausschlag gab: { $aspects }.
# $percent: a whole number
bot-why-share = Ich habe es mir überlegt, und { $percent } % meiner Gedanken endeten hier.
bot-why-forced = Etwas anderes ging nicht.
bot-why-whim = Nur so aus Laune.
bot-why-replaced = Dieser Bot wusste keine Antwort, ein anderer hat für ihn gespielt.

## The Boss: what can count most

the_boss-why-money = das schon gewonnene Geld
the_boss-why-to-win = das Geld, das in meinen Städten zu holen ist
the_boss-why-to-win-surely = Geld, das jetzt fast sicher ist
the_boss-why-chicago = was Chicago einbringt
the_boss-why-revolvers = die Gefahr eines Revolvers
the_boss-why-prisons = die Gefahr des Gefängnisses
the_boss-why-hospitals = die Gefahr des Krankenhauses
the_boss-why-banishments = die Gefahr der Verbannung
the_boss-why-professionals = die Profis, die mir bleiben
the_boss-why-professionals-away = die Profis, die fehlen
the_boss-why-occasionals = die Gelegenheitsgangster, die mir bleiben
the_boss-why-in-front-now = die Gangster, die ich noch setzen kann
the_boss-why-banished-cities = die Städte, die uns verschlossen sind
the_boss-why-cities-led = die Zahl der Städte, in denen ich führe
the_boss-why-turns-to-come = wer noch an die Reihe kommt

## Gangster: what can count most

gangster-why-influence = der schon gewonnene Einfluss
gangster-why-to-earn = was die Bezirke einbringen würden
gangster-why-to-earn-without-doublers = der Wert der Bezirke auf lange Sicht
gangster-why-to-earn-safely = Plätze, die mir keiner sofort nimmt
gangster-why-at-hand = was mein Auto vor Ort ausrichten kann
gangster-why-highest-ranks = die Bezirke, in denen ich Erster bin
gangster-why-in-car = die Gangster im Auto
gangster-why-prisoners = wer im Kofferraum liegt
gangster-why-kidnapped = meine Gangster in fremden Kofferräumen
gangster-why-dumped = im Hafen verlorene Gangster
gangster-why-equipment = die Ausrüstung
gangster-why-cards-up = die noch offenen Bewegungskarten
gangster-why-is-acting = wer am Zug ist
gangster-why-in-reach = was mein Auto mit der nächsten Fahrt erreicht
gangster-why-at-risk = Plätze, die mir der Nächste nehmen kann
gangster-why-to-steal = ein fremder Gangster, den ich einladen könnte, um vorbeizuziehen
gangster-why-locked = Plätze auf vollen Punktetafeln, wo niemand mehr ausladen kann
gangster-why-presence = die Zahl der Bezirke, in denen ich stehe
gangster-why-riders-to-begin-with = Gangster, die ich noch ausladen kann
gangster-why-bodyguard = der Bodyguard
gangster-why-motor = der Motor
gangster-why-tommy-gun = die Tommy Gun
gangster-why-trunk = der größere Kofferraum
gangster-why-bumper = die Stoßstange
gangster-why-door = die Tür
gangster-why-turns-to-wait = wie bald ich wieder am Zug bin
gangster-why-harbour-near = Gold Coast in Reichweite
gangster-why-prisoners-near-harbour = Gefangene, die ich nach Gold Coast bringen kann
gangster-why-time-left = wie lange diese Runde noch dauert
gangster-why-districts = wie alle in den Bezirken stehen

## Gangsta!: what can count most

gangsta-why-influence = Einfluss
gangsta-why-money = Geld
gangsta-why-gang-size = die Größe der Bande
gangsta-why-symbols = die Fähigkeiten der Bande
gangsta-why-kinds-of-skill = viele verschiedene Fähigkeiten
gangsta-why-leaders = Anführer
gangsta-why-mercenaries = Söldner für den Bandenkrieg
gangsta-why-informants = Informanten gegen Spitzel
gangsta-why-ready = die verfügbaren Fähigkeiten
gangsta-why-engaged = die Gangster im Einsatz
gangsta-why-resource = die Ressourcenkarte
gangsta-why-resource-missing = was der Ressourcenkarte noch fehlt
gangsta-why-is-active = wer am Zug ist
gangsta-why-trained = was die Gangster gelernt haben
gangsta-why-richest = wer der Reichste ist
gangsta-why-largest-gang = wer die größte Bande hat
gangsta-why-heist-in-reach = ein Coup, den meine Bande schaffen kann
gangsta-why-heist-now = ein Coup, der sofort möglich ist
gangsta-why-war-lead = wer den Bandenkrieg gewinnen würde
gangsta-why-snitch-danger = was der nächste Spitzel kosten würde
gangsta-why-snipers = Scharfschützen
gangsta-why-brawlers = Schläger
gangsta-why-hackers = Hacker
gangsta-why-leaders-ready = verfügbare Anführer
gangsta-why-turns-to-wait = wie bald ich wieder am Zug bin
gangsta-why-chapter-left = das Ende des Kapitels
gangsta-why-open-cards = die offenen Coups und Gangster
