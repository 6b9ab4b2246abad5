### The Boss sur la page.

web-the_boss-money = { $money } $
web-the_boss-gain =
    { $money ->
        [0] rien
       *[other] +{ $money } $
    }
web-the_boss-you = Vous
web-the_boss-you-start = commencez

## Au-dessus de la rangée

web-the_boss-round = Manche { $round }, tour { $turn } sur 5
web-the_boss-round-number = Manche { $round }
web-the_boss-last-round = Dernière manche
web-the_boss-extra-round = Manche supplémentaire
web-the_boss-police = Troisième insigne d’une couleur : dernière manche
web-the_boss-police-last = Le troisième insigne est là
web-the_boss-police-chance = prochaine carte : { $percent } %
web-the_boss-again = Le dernier décompte

## Les villes

web-the_boss-need =
    { $there ->
        [0] il en faut { $men }
       *[other] encore { $men }
    }
web-the_boss-you-lead = vous êtes majoritaire
web-the_boss-you-are-banished = vous êtes en exil
web-the_boss-is-banished = { $seat } est en exil et ne va plus à { $city }
web-the_boss-chicago-later = d’abord une autre ville
web-the_boss-nobody = personne
web-the_boss-leads = { $seat } est majoritaire avec { $men }
web-the_boss-lead = majoritaire
web-the_boss-pays = rapporte { $money } $
web-the_boss-chicago-why = dernières cartes à gauche
web-the_boss-sum = somme
web-the_boss-half = la moitié
web-the_boss-half-rounded = la moitié, arrondie vers le bas
web-the_boss-played = Jouées, dans cet ordre : { $cards }
web-the_boss-card-unseen = pas encore vue
web-the_boss-card-own = dans votre main
web-the_boss-card-played = jouée
web-the_boss-card-house = valeur maison, non imprimée

## La carte cachée

web-the_boss-chance = { $face } : { $unseen } sur { $of } non vues
web-the_boss-only-you-know = Nul autre ne le sait
web-the_boss-certain = C’est certain
web-the_boss-note-on = { $face } : à rayer
web-the_boss-note-off = { $face } : rayé

## Placer et jouer

web-the_boss-how-many = Combien à { $city } ?
web-the_boss-or-more = Ou plus. Vous y auriez :
web-the_boss-do-place = Choisissez une ville éclairée, ou
web-the_boss-do-nothing = Vous ne pouvez placer nulle part.
web-the_boss-do-play = Jouez maintenant une de vos cartes.
web-the_boss-nobody-in-front = personne

## À côté du plateau

web-the_boss-hands = Les mains
web-the_boss-their-hands = Leurs mains
web-the_boss-starts = commence
web-the_boss-holds =
    { $cards ->
        [one] { $cards } carte de { $city }
       *[other] { $cards } cartes de { $city }
    }
web-the_boss-spent =
    { $gangsters ->
        [one] { $gangsters } occasionnel utilisé
       *[other] { $gangsters } occasionnels utilisés
    }
web-the_boss-last-turn = Dernier tour
web-the_boss-last-turn-now = Dernier tour, à ce stade
web-the_boss-if-reckoned = Si on comptait
web-the_boss-takes = Prend la carte cachée de { $city }
web-the_boss-chicago-would-pay = Chicago rapporte { $money } $
web-the_boss-nothing = rien

## Le décompte

web-the_boss-reckoning = Décompte de la manche { $round }
web-the_boss-shot = abattu
web-the_boss-imprisoned = en prison
web-the_boss-hospitalised = à l’hôpital
web-the_boss-banished = en exil
web-the_boss-go-on = Continuer
