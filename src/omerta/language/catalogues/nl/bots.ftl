### Bots: hun namen, hoe ze spelen, waarom ze iets deden.

bot-rookie = Groentje
bot-rookie-style = Speelt wat hem invalt, zolang het niet echt dom is.
bot-soldier = Soldaat
bot-soldier-style = Kijkt even en doet wat het beste lijkt.
bot-capo = Capo
bot-capo-style = Kijkt vooruit en bedenkt wat de anderen gaan doen.
bot-boss = Boss
bot-boss-style = Neemt alle tijd en kijkt verder vooruit dan wie ook.

## Why a bot moved

# $aspects: one or two of the phrases below
bot-why-aspects = Dit gaf de doorslag: { $aspects }.
# $percent: a whole number
bot-why-share = Ik heb erover nagedacht, en { $percent }% van mijn gedachten kwam hier uit.
bot-why-forced = Iets anders kon niet.
bot-why-whim = Gewoon een ingeving.
bot-why-replaced = Deze bot had geen antwoord; een andere speelde voor hem.

## The Boss: what can count most

the_boss-why-money = het geld dat al gewonnen is
the_boss-why-to-win = het geld dat in mijn steden te winnen is
the_boss-why-to-win-surely = geld dat nu bijna zeker is
the_boss-why-chicago = wat Chicago oplevert
the_boss-why-revolvers = het gevaar van een revolver
the_boss-why-prisons = het gevaar van de gevangenis
the_boss-why-hospitals = het gevaar van het hospitaal
the_boss-why-banishments = het gevaar van verbanning
the_boss-why-professionals = de professionals die ik houd
the_boss-why-professionals-away = de professionals die er niet zijn
the_boss-why-occasionals = de gelegenheidsgangsters die ik houd
the_boss-why-in-front-now = de gangsters die ik nog kan plaatsen
the_boss-why-banished-cities = de steden die voor ons gesloten zijn
the_boss-why-cities-led = het aantal steden waar ik de meerderheid heb
the_boss-why-turns-to-come = wie nog aan de beurt komt

## Gangster: what can count most

gangster-why-influence = de invloed die al gewonnen is
gangster-why-to-earn = wat de wijken zouden opleveren
gangster-why-to-earn-without-doublers = de waarde van de wijken op lange termijn
gangster-why-to-earn-safely = plaatsen die niemand mij meteen afneemt
gangster-why-at-hand = wat mijn auto ter plaatse kan toevoegen
gangster-why-highest-ranks = de wijken waar ik eerste ben
gangster-why-in-car = de gangsters in de auto
gangster-why-prisoners = wie er in de koffer ligt
gangster-why-kidnapped = mijn gangsters in andermans koffer
gangster-why-dumped = gangsters die in de haven verloren gingen
gangster-why-equipment = de uitrusting
gangster-why-cards-up = de bewegingskaarten die nog open liggen
gangster-why-is-acting = wie er aan de beurt is
gangster-why-in-reach = wat mijn auto met de volgende rit bereikt
gangster-why-at-risk = plaatsen die de volgende mij kan afnemen
gangster-why-to-steal = een vreemde gangster die ik kan inladen om voorbij te komen
gangster-why-locked = plaatsen op volle puntentabellen, waar niemand meer uitlaadt
gangster-why-presence = het aantal wijken waar ik sta
gangster-why-riders-to-begin-with = gangsters die ik nog kan uitladen
gangster-why-bodyguard = de bodyguard
gangster-why-motor = de motor
gangster-why-tommy-gun = de Tommy Gun
gangster-why-trunk = de grotere koffer
gangster-why-bumper = de stootbumper
gangster-why-door = de deur
gangster-why-turns-to-wait = hoe snel ik weer aan de beurt ben
gangster-why-harbour-near = Gold Coast binnen bereik
gangster-why-prisoners-near-harbour = gevangenen die ik naar Gold Coast kan brengen
gangster-why-time-left = hoelang deze ronde nog duurt
gangster-why-districts = hoe iedereen ervoor staat in de wijken

## Gangsta!: what can count most

gangsta-why-influence = de invloed
gangsta-why-money = het geld
gangsta-why-gang-size = de grootte van de bende
gangsta-why-symbols = de vaardigheden van de bende
gangsta-why-kinds-of-skill = veel verschillende vaardigheden
gangsta-why-leaders = de leiders
gangsta-why-mercenaries = huurlingen voor de bendeoorlog
gangsta-why-informants = informateurs tegen snitches
gangsta-why-ready = de vaardigheden die beschikbaar zijn
gangsta-why-engaged = de gangsters die ingeschakeld zijn
gangsta-why-resource = de grondstoffenkaart
gangsta-why-resource-missing = wat de grondstoffenkaart nog mist
gangsta-why-is-active = wie er aan de beurt is
gangsta-why-trained = wat de gangsters geleerd hebben
gangsta-why-richest = wie de rijkste is
gangsta-why-largest-gang = wie de grootste bende heeft
gangsta-why-heist-in-reach = een overval die mijn bende aankan
gangsta-why-heist-now = een overval die meteen kan
gangsta-why-war-lead = wie de bendeoorlog zou winnen
gangsta-why-snitch-danger = wat de volgende snitch zou kosten
gangsta-why-snipers = scherpschutters
gangsta-why-brawlers = vechtersbazen
gangsta-why-hackers = hackers
gangsta-why-leaders-ready = beschikbare leiders
gangsta-why-turns-to-wait = hoe snel ik weer aan de beurt ben
gangsta-why-chapter-left = het einde van het hoofdstuk
gangsta-why-open-cards = de open overvallen en gangsters
