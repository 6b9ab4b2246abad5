### Le plateau de Gangsta! dans le navigateur.

## Lieux

web-gangsta-for-hire = À recruter
web-gangsta-your-gang = Votre gang
web-gangsta-their-gangs = Les autres gangs
web-gangsta-gang-of = Le gang de { $player }
web-gangsta-parts = Parties de la table
web-gangsta-tab-hire = Recruter
web-gangsta-tab-heists = Casses
web-gangsta-tab-gang = Gang
web-gangsta-tab-others = Autres
web-gangsta-deck = pioche { $deck } · défausse { $discarded }
web-gangsta-top = Pioche : vous seul le voyez

## Les gens

web-gangsta-engaged = Engagé
web-gangsta-available = disponible
web-gangsta-learned = a appris : { $skill }
web-gangsta-on-this-job = Participe
web-gangsta-hospital = À l’hôpital
web-gangsta-strong =
    { $gangsters ->
        [one] { $gangsters } membre
       *[other] { $gangsters } membres
    }
web-gangsta-active-player = joueur actif
web-gangsta-skills = Compétences, disponibles et en tout
web-gangsta-ready =
    { $ready ->
        [one] { $skill } : { $ready } disponible sur { $all }
       *[other] { $skill } : { $ready } disponibles sur { $all }
    }
web-gangsta-safe-money = { $money } $ à l’abri dans la Banque
web-gangsta-in-hospital = À l’hôpital : { $gangsters }
web-gangsta-done =
    { $heists ->
        [one] { $heists } casse réalisé
       *[other] { $heists } casses réalisés
    }
web-gangsta-now = { $points } si la partie finissait maintenant
web-gangsta-now-short = actuellement { $points }

## Casses

web-gangsta-cooperative = coopératif : les gangsters disponibles de tous peuvent aider
web-gangsta-needs = demande { $skills }
web-gangsta-each = { $money } $ pour chaque gang si deux ou plus participent
web-gangsta-each-short = chacun
web-gangsta-high-tech = Le Matériel high-tech peut ignorer un symbole
web-gangsta-you-can = Possible
web-gangsta-lacks = manque : { $skills }
web-gangsta-lacks-engaged = engagé : { $skills }
web-gangsta-starter = il faut un des vôtres
web-gangsta-bikers-short = coûte 1 $
web-gangsta-can-too = Possible aussi pour { $players }
web-gangsta-underway = En cours
web-gangsta-rewards = Réussi : récompense
web-gangsta-missing = Ce que demande le casse
web-gangsta-still-missing = manque encore
web-gangsta-covered = présent
web-gangsta-watches = { $player } est sur ce casse : { $heist }.

## Choix

web-gangsta-rob = Voler { $player } : { $money } $
web-gangsta-murder = Ordonner un meurtre dans le gang de { $player }
web-gangsta-lesson = La leçon : { $skill }
web-gangsta-one-of-yours = Ce doit être un des vôtres

## Ressources

web-gangsta-active = active
web-gangsta-filed = avec les casses
web-gangsta-resource-active = Active
web-gangsta-resource-filed = Avec les casses réalisés
web-gangsta-resource-missing = Pas encore active, il manque : { $skills }

## Chapitres et dangers

web-gangsta-chapters = Chapitres
web-gangsta-end-one = Le premier gang de quatre termine le chapitre ; qui a moins de symboles reçoit de l’argent.
web-gangsta-end-two = Un septième gangster, et c’est la guerre des gangs.
web-gangsta-end-three = Un neuvième gangster ou le troisième délateur termine la partie.
web-gangsta-to-end =
    { $gangsters ->
        [0] { $player } termine le chapitre.
        [one] Il manque { $gangsters } gangster à { $player } pour terminer le chapitre.
       *[other] Il manque { $gangsters } gangsters à { $player } pour terminer le chapitre.
    }
web-gangsta-snitch-clock = Délateurs qui ont parlé : { $met } sur 3. Le troisième termine la partie.
web-gangsta-dangers = Si cela arrivait maintenant
web-gangsta-gap = Fin du chapitre
web-gangsta-war = Guerre des gangs
web-gangsta-safe = à l’abri
web-gangsta-loses-one = en perd un
web-gangsta-snitches-left =
    { $snitches ->
        [one] { $snitches } délateur parmi { $cards } cartes de la pioche
       *[other] { $snitches } délateurs parmi { $cards } cartes de la pioche
    }
web-gangsta-top-snitch = Vous seul le savez : la prochaine carte est un délateur qui en demande { $informants }.

## Scènes

web-gangsta-snitch-talks = Un délateur parle
web-gangsta-pays = paie
web-gangsta-chooses = choisit maintenant
web-gangsta-keeps-all = garde tout le monde
web-gangsta-income = Fin du chapitre I
web-gangsta-symbols =
    { $symbols ->
        [one] { $symbols } symbole
       *[other] { $symbols } symboles
    }
web-gangsta-skip = Passer
web-gangsta-wins = gagne
