### The Boss

the_boss-title = The Boss
the_boss-summary = Envoyez vos gangsters dans les bonnes villes : chaque carte jouée en dit un peu plus sur celle qui y est cachée, argent ou ennuis.

## Ce qui est sur la table

the_boss-card = { $city } { $face }
the_boss-no-card = carte nº { $number }, absente de cette partie
the_boss-penalty-revolver = revolver
the_boss-penalty-prison = prison
the_boss-penalty-hospital = hôpital
the_boss-penalty-banished = exil
the_boss-badge-gold = or
the_boss-badge-silver = argent
the_boss-badge-double = double
the_boss-money =
    { $money ->
        [one] { $money } million de dollars
       *[other] { $money } millions de dollars
    }
the_boss-professionals =
    { $professionals ->
        [one] { $professionals } professionnel
       *[other] { $professionals } professionnels
    }
the_boss-occasionals =
    { $occasionals ->
        [one] { $occasionals } occasionnel
       *[other] { $occasionals } occasionnels
    }
the_boss-gang =
    { $professionals ->
        [0] { the_boss-occasionals }
       *[other]
            { $occasionals ->
                [0] { the_boss-professionals }
               *[other] { the_boss-professionals } et { the_boss-occasionals }
            }
    }

## Ce qu’il faut décider

the_boss-stage-place = Placer des gangsters dans une ville, ou personne
the_boss-stage-play = Jouer une carte
the_boss-action-place = Placer { the_boss-gang } à { $city }
the_boss-action-place-nothing = Ne placer personne
the_boss-action-play = Jouer { $card }

## Ce qui se passe

the_boss-event-game-began = Une partie de The Boss à { $players } commence. { $start_player } reçoit d’abord le jeton premier joueur.
the_boss-event-round-began =
    La manche { $round } commence. { $start_player } ouvre le jeu ; à gauche de Chicago : { $left_of_chicago ->
        [one] { $left_of_chicago } ville
       *[other] { $left_of_chicago } villes
    }.
the_boss-event-backs-dealt =
    { $seat } tient { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de { $city }.
the_boss-event-card-dealt = { $seat } reçoit { $card }.
the_boss-event-placed = { $seat } place { the_boss-gang } à { $city }.
the_boss-event-placed-nothing = { $seat } ne place personne.
the_boss-event-played = { $seat } joue { $card }.
the_boss-event-police-turned =
    Une carte police est retournée : { $badge }. Insignes visibles : { $gold } en or, { $silver } en argent.
the_boss-event-last-round = Troisième insigne d’une même couleur : la manche { $round } est la dernière.
the_boss-event-last-turn-order =
    { $position ->
        [1] Dernier tour : { $seat } commence
       *[other] Puis, en position { $position }, { $seat }
    } avec { $gangsters ->
        [0] aucun gangster
        [one] { $gangsters } gangster
       *[other] { $gangsters } gangsters
    } en réserve.
the_boss-event-hidden-turned-up = La carte cachée est retournée : { $card }.
the_boss-event-nobody-won = Il n’y a personne à { $city } : personne ne prend la carte.
the_boss-event-money-won =
    { $money ->
        [0] { $seat } est majoritaire à { $city } et ne gagne rien.
       *[other] { $seat } est majoritaire à { $city } et gagne { the_boss-money }.
    }
the_boss-event-shot = { $seat } est majoritaire à { $city } et perd un professionnel, abattu au revolver.
the_boss-event-imprisoned = { $seat } est majoritaire à { $city } : un professionnel part en prison pour deux manches.
the_boss-event-hospitalised = { $seat } est majoritaire à { $city } : un professionnel part à l’hôpital pour une manche.
the_boss-event-banished = { $seat } est majoritaire à { $city }, part en exil et ne pourra plus jamais y placer.
the_boss-event-chicago-paid =
    { $money ->
        [0] { $seat } est majoritaire à Chicago, mais les cartes à gauche ({ $sum }) ne rapportent rien.
       *[other] { $seat } est majoritaire à Chicago : les cartes à gauche ({ $sum }) rapportent { the_boss-money }.
    }
the_boss-event-chicago-unled =
    { $sum ->
        [0] Il n’y a personne à Chicago, et il n’y avait rien à gagner.
       *[other] Il n’y a personne à Chicago : la somme à gauche ({ $sum }) est perdue.
    }
the_boss-event-came-back =
    { $from_prison ->
        [0] { $from_hospital ->
            [one] { $seat } récupère un professionnel sorti de l’hôpital.
           *[other] { $seat } récupère { $from_hospital } professionnels sortis de l’hôpital.
        }
       *[other] { $from_hospital ->
            [0] { $from_prison ->
                [one] { $seat } récupère un professionnel sorti de prison.
               *[other] { $seat } récupère { $from_prison } professionnels sortis de prison.
            }
           *[other] { $seat } récupère des professionnels : { $from_prison } de prison, { $from_hospital } de l’hôpital.
        }
    }
the_boss-event-chicago-moved =
    Chicago avance d’une place vers la droite et dépasse la { $left_of_chicago ->
        [1] première
       *[other] { $left_of_chicago }e
    } ville de la rangée.
the_boss-event-extra-round = Égalité parfaite entre { $players_level } joueurs : une manche supplémentaire décidera.
the_boss-event-game-won =
    { $sharing ->
        [1] { $seat } gagne la partie avec { the_boss-money }.
       *[other] { $seat } partage la victoire ({ the_boss-money }).
    }

## Ce qui est refusé

the_boss-refusal-game-over = La partie est finie ; la victoire est allée à { $winners }.
the_boss-refusal-not-your-turn = C’est à { $acting } de jouer, pas à vous.
the_boss-refusal-not-your-last-turn = Au dernier tour, qui a le plus de gangsters en réserve passe d’abord : c’est à { $acting } de jouer.
the_boss-refusal-already-placed = Vous avez déjà placé, ou choisi de ne placer personne ; jouez maintenant une carte.
the_boss-refusal-place-first = Placez d’abord des gangsters, ou personne ; jouez ensuite une carte.
the_boss-refusal-city-not-in-play = { $city } n’est pas en jeu à cette table.
the_boss-refusal-places-nobody = Ainsi personne n’irait à { $city }. Pour ne placer personne, écrivez « place nothing ».
the_boss-refusal-is-banished = L’exil vous interdit { $city } : vous ne pouvez plus jamais y placer.
the_boss-refusal-too-few-professionals =
    Vous voulez envoyer { $needs ->
        [one] { $needs } professionnel
       *[other] { $needs } professionnels
    } à { $city }, mais il { $has ->
        [0] ne vous en reste aucun
       *[other] ne vous en reste que { $has }
    }.
the_boss-refusal-too-few-occasionals =
    Vous voulez envoyer { $needs ->
        [one] { $needs } occasionnel
       *[other] { $needs } occasionnels
    } à { $city }, mais il { $has ->
        [0] ne vous en reste aucun
       *[other] ne vous en reste que { $has }
    }.
the_boss-refusal-chicago-too-soon = Pour entrer à { $city }, il faut déjà avoir un gangster dans une autre ville durant cette manche.
the_boss-refusal-occasionals-alone = Les occasionnels ne vont jamais seuls : envoyez un professionnel avec eux à { $city }.
the_boss-refusal-no-majority =
    Il vous faut au moins { $needs ->
        [one] { $needs } gangster
       *[other] { $needs } gangsters
    } de plus à { $city } : { $leader } y est majoritaire avec { $leader_has }, vous { $there ->
        [0] n’en avez aucun
       *[other] en avez { $there }
    } et n’en ajouteriez que { $has }.
the_boss-refusal-not-in-hand = Vous n’avez pas cette carte en main : { $card }.

## Comment écrire les actions

the_boss-usage-place = Écrivez « place VILLE PROFESSIONNELS OCCASIONNELS », par exemple « place detroit 2 1 », ou « place nothing ».
the_boss-usage-play = Écrivez « play VILLE CARTE », par exemple « play detroit revolver » ou « play boston 3 ».

## Les règles

the_boss-rule-cities-in-play =
    À deux, on joue avec les villes 1 à 3 ; à trois, 1 à 5 ; à quatre, les sept ; Chicago est toujours là. À deux ou trois, on peut convenir d’un autre choix : n’importe quel ensemble (trois ou quatre villes à deux) dont les cartes, moins une par ville, font exactement cinq par joueur { -ruling }.
    .title = Villes en jeu
the_boss-rule-row =
    Les villes sont côte à côte, dans l’ordre de leurs numéros. À la première manche, Chicago est en deuxième position.
    .title = La rangée des villes
the_boss-rule-open-decks =
    La carte personnage d’une ville montre quelles cartes elle possède. Tout le monde le sait donc.
    .title = Cartes connues
the_boss-rule-hidden-card =
    À chaque manche, toutes les cartes ville sont mélangées. Une carte de chaque ville, que personne ne regarde, est cachée sous elle (sauf Chicago) ; le reste est distribué, cinq par joueur.
    .title = La carte cachée
the_boss-rule-open-backs =
    Les dos des cartes en main sont visibles : tous voient combien de cartes de chaque ville vous tenez, mais pas lesquelles.
    .title = Dos visibles
the_boss-rule-open-information =
    Visible pour tous, spectateurs compris : dos, cartes jouées, gangsters placés et en réserve, prison, hôpital, exils, argent et cartes police retournées. Secret : les mains des autres, les cartes cachées et l’ordre des cartes police { -ruling }.
    .title = Ce que chacun peut savoir
the_boss-rule-start-player =
    Le sort désigne qui reçoit d’abord le jeton premier joueur { -ruling } ; après chaque manche, il passe dans le sens horaire.
    .title = Jeton premier joueur
the_boss-rule-turn-order =
    Une manche compte cinq tours. Aux quatre premiers, qui a le jeton premier joueur commence, puis on suit le sens horaire.
    .title = Ordre du tour
the_boss-rule-place-one-city =
    À votre tour, vous pouvez envoyer dans une seule ville autant de gangsters que vous voulez, professionnels et occasionnels ; chacun compte pour un. Qui ne peut placer personne joue simplement une carte : nul n’est éliminé { -ruling }.
    .title = Placer dans une ville
the_boss-rule-place-majority =
    Après le placement, vous devez y avoir plus de gangsters que chacun des autres. Il n’y a donc jamais d’égalité.
    .title = Majorité au placement
the_boss-rule-place-occasionals =
    Les occasionnels ne vont dans une ville qu’avec un de vos professionnels, ou là où il y en a déjà un.
    .title = Occasionnels accompagnés
the_boss-rule-place-final =
    Un gangster placé reste en place jusqu’à la fin de la manche.
    .title = Placé, c’est placé
the_boss-rule-place-chicago =
    Vous n’entrez à Chicago que si, durant cette manche { -ruling }, vous avez déjà un gangster dans une autre ville. Toutes les autres règles de placement y valent aussi.
    .title = Placer à Chicago
the_boss-rule-place-banished =
    Vous ne pouvez pas placer dans une ville dont l’exil vous exclut.
    .title = Sans retour
the_boss-rule-play-card =
    Ensuite, vous devez jouer une carte de votre main, face visible sur la pile de sa ville, n’importe laquelle. Après cela, on ne place plus personne ; toutes les cartes de la manche restent lisibles.
    .title = Jouer une carte
the_boss-rule-police =
    Dès qu’il ne reste que deux cartes dans chaque main, une carte police est retournée. Le troisième insigne d’une couleur fait de cette manche la dernière ; la carte double compte pour les deux couleurs.
    .title = Police
the_boss-rule-last-turn-order =
    Au cinquième tour, qui a le plus de gangsters en réserve commence, et ainsi de suite ; à égalité, dans le sens horaire à partir du premier joueur. Les gangsters placés, en prison ou à l’hôpital ne comptent pas.
    .title = Ordre du dernier tour
the_boss-rule-reckoning-order =
    On résout les villes de gauche à droite, Chicago à sa place. L’ordre ne change rien { -ruling }.
    .title = Ordre du décompte
the_boss-rule-win-city =
    Toutes les cartes cachées sont retournées ; qui a le plus de gangsters dans une ville en prend la carte. S’il n’y a personne, personne ne la prend { -ruling }.
    .title = Remporter une ville
the_boss-rule-money =
    L’argent de la carte est à vous, sans limite.
    .title = Argent
the_boss-rule-revolver =
    Revolver : un de vos professionnels sur place quitte la partie.
    .title = Revolver
the_boss-rule-prison =
    Prison : un de vos professionnels sur place manque les deux manches suivantes.
    .title = Prison
the_boss-rule-hospital =
    Hôpital : un de vos professionnels sur place manque la manche suivante.
    .title = Hôpital
the_boss-rule-banished =
    Exil : vous ne pourrez plus jamais placer dans cette ville.
    .title = Exil
the_boss-rule-chicago-payout =
    Qui est majoritaire à Chicago reçoit la moitié, arrondie à l’unité inférieure, de la somme des dernières cartes jouées dans les villes à sa gauche. Les pénalités y comptent 0 et ne frappent personne ; l’autre moitié est perdue.
    .title = Gain à Chicago
the_boss-rule-return =
    Les professionnels qui n’ont pas subi de pénalité reviennent à leur propriétaire. Les occasionnels placés durant la manche quittent la partie ; les autres restent.
    .title = Retour
the_boss-rule-chicago-moves =
    Avant chaque nouvelle manche, Chicago avance d’une place vers la droite, jusqu’au bout de la rangée.
    .title = Chicago se déplace
the_boss-rule-winner =
    Qui a le plus d’argent à la fin gagne.
    .title = Victoire
the_boss-rule-tie-last-round =
    À argent égal, le meilleur gain de la dernière manche décide, Chicago compris.
    .title = Égalité 1 : dernière manche
the_boss-rule-tie-gangsters =
    Si l’égalité demeure, qui a le plus de gangsters gagne : ceux qui pourraient prendre part à une autre manche { -ruling }.
    .title = Égalité 2 : gangsters
the_boss-rule-tie-extra-round =
    Si même cela est égal, tous jouent une manche supplémentaire, sans carte police. Argent, gain de cette manche et gangsters décident alors entre tous ; qui est encore à égalité partage la victoire { -ruling }.
    .title = Égalité 3 : manche supplémentaire

## Le plateau en texte

the_boss-board-you = { $player } (vous)
the_boss-board-round = The Boss · manche { $round } · tour { $turn } sur 5 · premier joueur : { $start_player }
the_boss-board-last-round = DERNIÈRE MANCHE
the_boss-board-extra-round = MANCHE SUPPLÉMENTAIRE
the_boss-board-last-turn = Dernier tour, le plus de gangsters en réserve d’abord : { $order }
the_boss-board-result =
    { $rounds ->
        [one] The Boss · après { $rounds } manche
       *[other] The Boss · après { $rounds } manches
    }
the_boss-board-cities = Les villes, de gauche à droite
the_boss-board-cards = Ses cartes
the_boss-board-played = Jouées
the_boss-board-gangsters = Gangsters
the_boss-board-hidden = Carte cachée
the_boss-board-chicago = { $sum } à gauche : rapporte { $money }
the_boss-board-banished = exil : { $players }
the_boss-board-legend-unseen = ? pas encore vue
the_boss-board-legend-house = ° valeur maison, non imprimée
the_boss-board-legend-top = la dernière jouée compte pour Chicago
the_boss-board-legend-leader = ▲ majoritaire
the_boss-board-legend-gang = 2+1 : 2 professionnels, 1 occasionnel
the_boss-board-players = Les joueurs, dans l’ordre du tour ; mains par numéro de ville
the_boss-board-standing = Les joueurs
the_boss-board-money = Argent
the_boss-board-millions = { $money } M$
the_boss-board-front = Réserve
the_boss-board-backs = Main
the_boss-board-away = Absents
the_boss-board-earned = Manche par manche
the_boss-board-in-prison =
    { $rounds ->
        [one] { $gangsters } en prison ({ $rounds } manche)
       *[other] { $gangsters } en prison ({ $rounds } manches)
    }
the_boss-board-in-hospital =
    { $rounds ->
        [one] { $gangsters } à l’hôpital ({ $rounds } manche)
       *[other] { $gangsters } à l’hôpital ({ $rounds } manches)
    }
the_boss-board-shot =
    { $gangsters ->
        [one] { $gangsters } abattu
       *[other] { $gangsters } abattus
    }
the_boss-board-police = Police
the_boss-board-badges = or { $gold } sur 3, argent { $silver } sur 3, face cachée { $left }
the_boss-board-hand = Votre main
