### Bots : leurs noms, leur façon de jouer, leurs raisons.

bot-rookie = Bleu
bot-rookie-style = Joue ce qui lui passe par la tête, tant que ce n’est pas franchement absurde.
bot-soldier = Soldat
bot-soldier-style = Jette un coup d’œil et fait ce qui paraît le mieux.
bot-capo = Capo
bot-capo-style = Regarde plus loin et se demande ce que feront les autres.
bot-boss = Boss
bot-boss-style = Prend tout son temps et voit plus loin que tous les autres.

## Why a bot moved

# $aspects: one or two of the phrases below
bot-why-aspects = Ce qui a compté le plus : { $aspects }.
# $percent: a whole number
bot-why-share = J’y ai réfléchi, et { $percent } % de mes pensées ont fini ici.
bot-why-forced = Il n’y avait rien d’autre à faire.
bot-why-whim = Comme ça, sur un coup de tête.
bot-why-replaced = Ce bot n’avait pas de réponse ; un autre a joué pour lui.

## The Boss: what can count most

the_boss-why-money = l’argent déjà gagné
the_boss-why-to-win = l’argent à gagner dans mes villes
the_boss-why-to-win-surely = de l’argent presque sûr à présent
the_boss-why-chicago = ce que rapporte Chicago
the_boss-why-revolvers = le danger d’un revolver
the_boss-why-prisons = le danger de la prison
the_boss-why-hospitals = le danger de l’hôpital
the_boss-why-banishments = le danger de l’exil
the_boss-why-professionals = les professionnels qui me restent
the_boss-why-professionals-away = les professionnels absents
the_boss-why-occasionals = les occasionnels qui me restent
the_boss-why-in-front-now = les gangsters que je peux encore placer
the_boss-why-banished-cities = les villes qui nous sont fermées
the_boss-why-cities-led = le nombre de villes où je suis majoritaire
the_boss-why-turns-to-come = qui doit encore jouer

## Gangster: what can count most

gangster-why-influence = l’influence déjà gagnée
gangster-why-to-earn = ce que rapporteraient les districts
gangster-why-to-earn-without-doublers = la valeur des districts à long terme
gangster-why-to-earn-safely = des positions que personne ne me prend d’un coup
gangster-why-at-hand = ce que ma voiture peut apporter sur place
gangster-why-highest-ranks = les districts où je suis premier
gangster-why-in-car = les gangsters dans la voiture
gangster-why-prisoners = ceux qui sont dans le coffre
gangster-why-kidnapped = mes gangsters dans le coffre des autres
gangster-why-dumped = les gangsters perdus au port
gangster-why-equipment = l’équipement
gangster-why-cards-up = les cartes Mouvement encore visibles
gangster-why-is-acting = à qui est le tour
gangster-why-in-reach = ce que ma voiture atteint au prochain trajet
gangster-why-at-risk = les positions que le suivant peut me prendre
gangster-why-to-steal = un gangster adverse que je pourrais embarquer pour passer devant
gangster-why-locked = des positions sur des plaquettes pleines, où plus personne ne débarque
gangster-why-presence = le nombre de districts où je suis présent
gangster-why-riders-to-begin-with = avoir encore des gangsters à débarquer
gangster-why-bodyguard = le garde du corps
gangster-why-motor = le moteur
gangster-why-tommy-gun = la mitraillette
gangster-why-trunk = le grand coffre
gangster-why-bumper = le pare-chocs
gangster-why-door = la porte
gangster-why-turns-to-wait = quand reviendra mon tour
gangster-why-harbour-near = Gold Coast à portée
gangster-why-prisoners-near-harbour = les prisonniers que je peux amener à Gold Coast
gangster-why-time-left = le temps qui reste dans cette manche
gangster-why-districts = le rapport de forces dans les districts

## Gangsta!: what can count most

gangsta-why-influence = l’influence
gangsta-why-money = l’argent
gangsta-why-gang-size = la taille du gang
gangsta-why-symbols = les compétences du gang
gangsta-why-kinds-of-skill = la variété des compétences
gangsta-why-leaders = les leaders
gangsta-why-mercenaries = les mercenaires pour la guerre des gangs
gangsta-why-informants = les informateurs contre les délateurs
gangsta-why-ready = les compétences disponibles
gangsta-why-engaged = les gangsters engagés
gangsta-why-resource = la carte Ressource
gangsta-why-resource-missing = ce qui manque encore à la carte Ressource
gangsta-why-is-active = à qui est le tour
gangsta-why-trained = ce que les gangsters ont appris
gangsta-why-richest = qui est le plus riche
gangsta-why-largest-gang = qui a le plus grand gang
gangsta-why-heist-in-reach = un casse à la portée de mon gang
gangsta-why-heist-now = un casse possible tout de suite
gangsta-why-war-lead = qui gagnerait la guerre des gangs
gangsta-why-snitch-danger = ce que coûterait le prochain délateur
gangsta-why-snipers = les tireurs d’élite
gangsta-why-brawlers = les bagarreurs
gangsta-why-hackers = les hackers
gangsta-why-leaders-ready = les leaders disponibles
gangsta-why-turns-to-wait = quand reviendra mon tour
gangsta-why-chapter-left = la fin du chapitre
gangsta-why-open-cards = les casses et gangsters visibles
