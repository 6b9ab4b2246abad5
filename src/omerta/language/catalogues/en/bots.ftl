### Bots: their names, how they play, why they moved.

bot-rookie = Rookie
bot-rookie-style = Plays whatever comes to mind, as long as it is not plain foolish.
bot-soldier = Soldier
bot-soldier-style = Takes a quick look and does what looks best.
bot-capo = Capo
bot-capo-style = Looks ahead and asks what the others will do.
bot-boss = Boss
bot-boss-style = Takes all the time in the world and looks further ahead than anybody.

## Why a bot moved

# $aspects: one or two of the phrases below
bot-why-aspects = What counted most: { $aspects }.
# $percent: a whole number
bot-why-share = I turned it over in my mind, and { $percent }% of my thoughts ended here.
bot-why-forced = There was nothing else to do.
bot-why-whim = Just on a whim.
bot-why-replaced = This bot had no answer, so another played for it.

## The Boss: what can count most

the_boss-why-money = the money already won
the_boss-why-to-win = the money to be won in my cities
the_boss-why-to-win-surely = money that is nearly certain by now
the_boss-why-chicago = what Chicago pays
the_boss-why-revolvers = the danger of a revolver
the_boss-why-prisons = the danger of prison
the_boss-why-hospitals = the danger of the hospital
the_boss-why-banishments = the danger of being banished
the_boss-why-professionals = the professionals I keep
the_boss-why-professionals-away = the professionals who are away
the_boss-why-occasionals = the occasionals I keep
the_boss-why-in-front-now = the gangsters I can still place
the_boss-why-banished-cities = the cities that are closed to us
the_boss-why-cities-led = the number of cities I lead
the_boss-why-turns-to-come = who still has a turn to come

## Gangster: what can count most

gangster-why-influence = the influence already won
gangster-why-to-earn = what the districts would bring
gangster-why-to-earn-without-doublers = the value of the districts in the long run
gangster-why-to-earn-safely = places that nobody takes from me at once
gangster-why-at-hand = what my car can add where it stands
gangster-why-highest-ranks = the districts where I come first
gangster-why-in-car = the gangsters in the car
gangster-why-prisoners = those who lie in the trunk
gangster-why-kidnapped = my gangsters in foreign trunks
gangster-why-dumped = gangsters lost in the harbour
gangster-why-equipment = the equipment
gangster-why-cards-up = the movement cards still open
gangster-why-is-acting = whose turn it is
gangster-why-in-reach = what my car can reach with the next drive
gangster-why-at-risk = places that the next one behind me can take
gangster-why-to-steal = a foreign gangster whom I could load to get ahead
gangster-why-locked = places on full tiles, where nobody else can unload
gangster-why-presence = the number of districts where I stand
gangster-why-riders-to-begin-with = having gangsters to let out next
gangster-why-bodyguard = the bodyguard
gangster-why-motor = the motor
gangster-why-tommy-gun = the Tommy Gun
gangster-why-trunk = the larger trunk
gangster-why-bumper = the bumper
gangster-why-door = the door
gangster-why-turns-to-wait = how soon it is my turn again
gangster-why-harbour-near = Gold Coast within reach
gangster-why-prisoners-near-harbour = prisoners whom I can take to Gold Coast
gangster-why-time-left = the time left in this round
gangster-why-districts = how everybody stands in the districts

## Gangsta!: what can count most

gangsta-why-influence = influence
gangsta-why-money = money
gangsta-why-gang-size = the size of the gang
gangsta-why-symbols = the skills of the gang
gangsta-why-kinds-of-skill = many different skills
gangsta-why-leaders = leaders
gangsta-why-mercenaries = mercenaries for the gang war
gangsta-why-informants = informants against snitches
gangsta-why-ready = the skills that are available
gangsta-why-engaged = the gangsters who are engaged
gangsta-why-resource = the resource card
gangsta-why-resource-missing = what the resource card still lacks
gangsta-why-is-active = whose turn it is
gangsta-why-trained = what the gangsters have learned
gangsta-why-richest = who is the richest
gangsta-why-largest-gang = who has the largest gang
gangsta-why-heist-in-reach = a heist that my gang could do
gangsta-why-heist-now = a heist that is possible at once
gangsta-why-war-lead = who would win the gang war
gangsta-why-snitch-danger = what the next snitch would cost
gangsta-why-snipers = snipers
gangsta-why-brawlers = brawlers
gangsta-why-hackers = hackers
gangsta-why-leaders-ready = leaders who are available
gangsta-why-turns-to-wait = how soon it is my turn again
gangsta-why-chapter-left = the end of the chapter
gangsta-why-open-cards = the open heists and gangsters
