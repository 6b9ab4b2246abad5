### Le plateau de Gangster dans le navigateur.

web-gangster-lake = Lac Michigan
web-gangster-day-1 = 1930 · le premier jour
web-gangster-day-2 = 1930 · le deuxième jour
web-gangster-day-3 = 1930 · le dernier jour
web-gangster-to-reckoning =
    encore { $left } · au moins { $drives ->
        [one] { $drives } trajet
       *[other] { $drives } trajets
    }
web-gangster-round-end = Marqueurs Double avant le jour du décompte : { $left }. Il faut pour cela au moins { $drives } trajets ; on retournera des cartes Mouvement face visible { $refreshes } fois au plus.
web-gangster-you = Vous
web-gangster-drive = Conduire
web-gangster-out = hors jeu
web-gangster-values = Valeurs : { $values }
web-gangster-doubled = Marqueur Double : tout compte double
web-gangster-standing =
    { $who } : { $gangsters ->
        [one] { $gangsters } gangster
       *[other] { $gangsters } gangsters
    }, meilleur grade { $rank } → { $points }
web-gangster-nobody = Il n’y a personne ici
web-gangster-free = Personne n’obtient ceci pour l’instant
web-gangster-no-value = { $who } : plus aucune valeur
web-gangster-car-here = Voiture : { $who }
web-gangster-car-of = Voiture de { $who }
web-gangster-car = { $who } : voiture à { $place }, cartes { $cards }
web-gangster-roads =
    { $roads ->
        [one] exactement { $roads } connexion
       *[other] exactement { $roads } connexions
    }
web-gangster-card = Carte Mouvement { $card } : { $roads }
web-gangster-card-used = Carte Mouvement { $card } : utilisée
web-gangster-load = Embarquer { $colour }, case { $number } à { $place }
web-gangster-unload = Débarquer
web-gangster-unload-own =
    { $gangsters ->
        [0] Votre voiture : personne à bord
        [one] Votre voiture avec { $gangsters } gangster : le débarquer
       *[other] Votre voiture avec { $gangsters } gangsters : en débarquer un
    }
web-gangster-trunk-empty = De la place dans le coffre
web-gangster-no-equipment = Pas d’équipement
web-gangster-asleep =
    { $gangsters ->
        [one] { $gangsters } dort ici
       *[other] { $gangsters } dorment ici
    }
web-gangster-supply = { $tiles } en pioche
web-gangster-stop-here = S’arrêter ici
web-gangster-push-here = La pousser ici
web-gangster-aim-here = Viser ici
web-gangster-slides-out = Quitte la partie : { $equipment }
web-gangster-prompt-drive = Trajet de { $card } : choisissez un lieu éclairé.
web-gangster-prompt-aim = Mitraillette : choisissez un gangster d’un district voisin.
web-gangster-put-back = Reposer
web-gangster-to = Vers { $place } :
web-gangster-gear-bodyguard = Là où se trouve votre voiture, personne d’autre n’embarque vos gangsters.
web-gangster-gear-motor = Vous pouvez faire une connexion de plus que n’indique la carte.
web-gangster-gear-tommy-gun = Vous pouvez aussi embarquer un gangster adverse d’un district voisin.
web-gangster-gear-trunk = Votre coffre a deux places.
web-gangster-gear-bumper = Là où vous arrivez, vous pouvez pousser une autre voiture d’une connexion.
web-gangster-gear-door = Vous pouvez débarquer deux de vos gangsters en un tour.
web-gangster-day = Jour du décompte { $round }
web-gangster-again = Le dernier jour du décompte
web-gangster-go-on = Continuer
web-gangster-casino = { $who } tire la carte Casino : chaque « ? » vaut { $casino }.
web-gangster-wins =
    { $count ->
        [one] { $who } règne sur Chicago !
       *[other] { $who } règnent ensemble sur Chicago !
    }
web-gangster-others = Les autres gangs
web-gangster-riding =
    { $gangsters ->
        [one] { $gangsters } gangster à bord
       *[other] { $gangsters } gangsters à bord
    }
web-gangster-reach = Avec { $card } : { $places }
web-gangster-settled-now = Si on décomptait maintenant
web-gangster-if-casino = La valeur de chaque « ? »
web-gangster-casino-gone = La carte Casino { $casino } est déjà sortie
web-gangster-casino-was = Chaque « ? » valait { $casino }
web-gangster-the-end = La fin du jour
web-gangster-refresh =
    { $who } : encore { $drives ->
        [one] { $drives } trajet
       *[other] { $drives } trajets
    } avant la prochaine carte District
web-gangster-piles =
    { $cards ->
        [one] { $cards } carte District
       *[other] { $cards } cartes District
    } dans la pioche, dont { $police } police ; { $tiles } équipements en réserve.
web-gangster-strength =
    { $gangsters ->
        [one] { $gangsters } gangster
       *[other] { $gangsters } gangsters
    }, grade { $rank }
