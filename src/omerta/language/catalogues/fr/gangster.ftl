### Gangster

gangster-title = Gangster
gangster-summary = Conduisez vos gangsters à travers les districts de Chicago, débarquez-les là où ils comptent et faites disparaître ceux des autres dans le port : lors de trois jours du décompte, les majorités rapportent de l’influence.

## Ce qu’il y a sur la table

gangster-colour-blue = Bleu
gangster-colour-grey = Gris
gangster-colour-yellow = Jaune
gangster-colour-brown = Brun
gangster-colour-green = Vert
gangster-equipment-bodyguard = Garde du corps
gangster-equipment-motor = Moteur
gangster-equipment-tommy-gun = Mitraillette
gangster-equipment-trunk = Coffre
gangster-equipment-bumper = Pare-chocs
gangster-equipment-door = Porte
# Qui joue, avec la couleur qui agit.
gangster-who = { $seat } ({ $colour })
gangster-space = case { $number } à { $place }
gangster-strength =
    { $gangsters ->
        [one] { $gangsters } gangster de grade { $rank }
       *[other] { $gangsters } gangsters, le meilleur de grade { $rank }
    }
gangster-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gangster-nowhere = aucun lieu

## Ce qu’il faut décider

gangster-stage-act = Conduire, ou embarquer ou débarquer un gangster
gangster-stage-unload = Débarquer un deuxième gangster par la porte ?
gangster-stage-load = Qui embarquer du district voisin ?
gangster-stage-push = Pousser une autre voiture ?
gangster-stage-dump = Vider le coffre dans le port ?
gangster-stage-take = Prendre un équipement spécial
gangster-action-of = { $colour } : { $action }
gangster-action-drive = Aller à { $place } avec le { $card }
gangster-action-drive-motor = Aller à { $place } avec le { $card } et le moteur
gangster-action-load = Embarquer le gangster de la case { $number }
gangster-action-aim = Embarquer quelqu’un du district voisin { $place }
gangster-action-unload-own = Débarquer un de vos gangsters
gangster-action-unload = Débarquer du coffre un gangster de { $gangster }
gangster-action-unload-nothing = Ne débarquer personne d’autre
gangster-action-push = Pousser la voiture de { $pushed } vers { $place }
gangster-action-push-nothing = Ne pousser personne
gangster-action-dump = Vider tout le coffre dans le port
gangster-action-dump-nothing = Laisser le coffre tel quel
gangster-action-take = Prendre cet équipement : { $equipment }

## Ce qui se passe

gangster-event-game-began = Une partie de Gangster à { $players } commence. { $start_player } joue en premier.
gangster-event-equipment-dealt = { gangster-who } commence avec cet équipement : { $equipment }.
gangster-event-tile-dealt = { $place } reçoit la plaquette { $tile }.
gangster-event-start-dealt = { gangster-who } commence à { $place }, où se trouve la voiture, et à { $other_place }.
gangster-event-round-began = La manche { $round } commence. { $start_player } joue en premier.
gangster-event-gangsters-arrived = Chaque couleur reçoit { $gangsters } nouveaux gangsters.
gangster-event-drove = { gangster-who } conduit avec le { $card } : { $path }.
gangster-event-pushed = { gangster-who } pousse la voiture de { $pushed } vers { $place }.
gangster-event-pushed-nothing = { gangster-who } ne pousse personne.
gangster-event-dumped =
    { gangster-who } jette dans le port { $gangsters ->
        [one] { $gangsters } gangster
       *[other] { $gangsters } gangsters
    } de { $gangster }.
gangster-event-dumped-nothing = { gangster-who } laisse le coffre tel quel.
gangster-event-took = { gangster-who } prend cet équipement : { $equipment }.
gangster-event-took-nothing = { gangster-who } ne trouve aucun nouvel équipement au Gold Coast.
gangster-event-lost = { gangster-who } doit rendre cet équipement : { $equipment }.
gangster-event-laid-out =
    Nouveau au Gold Coast : { $equipment }. { $supply ->
        [0] La pioche est maintenant vide.
       *[other] Dans la pioche, il en reste { $supply }.
    }
gangster-event-three-alike = Trois équipements identiques au Gold Coast ({ $equipment }) : ils quittent le jeu.
gangster-event-unloaded = { gangster-who } débarque un gangster de { $gangster } : { $space }.
gangster-event-unloaded-nothing = { gangster-who } ne débarque personne d’autre.
gangster-event-aimed = { gangster-who } vise le district voisin { $place }.
gangster-event-loaded = { gangster-who } embarque un gangster de { $gangster } : { $space }.
gangster-event-cards-refreshed = { gangster-who } retourne ses trois cartes Mouvement face visible.
gangster-event-police-drawn =
    La police arrive, et rien ne se passe. { $police ->
        [0] Il ne reste aucun policier dans la pioche.
        [one] Il reste { $police } policier dans la pioche.
       *[other] Il reste { $police } policiers dans la pioche.
    }
gangster-event-doubled =
    { $place } reçoit un marqueur Double, { $doublers ->
        [one] le premier
       *[other] le { $doublers }e
    } sur 8.
gangster-event-must-drive = Personne n’a conduit depuis { $turns } tours par couleur : { $seat } doit maintenant conduire.
gangster-event-skipped = { $seat } ne peut rien faire et passe son tour.
gangster-event-standstill = Plus personne ne peut rien faire : le jour du décompte arrive aussitôt.
gangster-event-reckoning-began = Jour du décompte { $round } ! { $seat } tire la carte Casino : chaque « ? » vaut { $casino }.
gangster-event-district-settled =
    { $factor ->
        [2] { $place } ({ $tile }, doublé) :
       *[other] { $place } ({ $tile }) :
    }
gangster-event-scored = { gangster-who } : { $strength }, { gangster-points }.
gangster-event-earned = { $seat } gagne { gangster-points } et en a maintenant { $influence }.
gangster-event-game-won =
    { $sharing ->
        [1] { $seat } gagne la partie avec { $influence } d’influence.
       *[other] { $seat } partage la victoire avec { $influence } d’influence.
    }

## Ce qui est refusé

gangster-refusal-game-over = La partie est terminée ; la victoire est revenue à { $winners }.
gangster-refusal-not-your-turn = C’est à { $acting } de jouer, pas à vous.
gangster-refusal-one-colour-each = Vous ne jouez que { $colour } ; ne nommez pas de couleur.
gangster-refusal-not-your-colour = { $colour } appartient à { $owner }.
gangster-refusal-unload-first = Décidez d’abord si { $colour } débarque un deuxième des siens ; sinon : « unload nothing ».
gangster-refusal-load-first = { $colour } a visé : dites maintenant qui embarquer.
gangster-refusal-push-first = Décidez d’abord si { $colour } pousse une autre voiture ; sinon : « push nothing ».
gangster-refusal-dump-first = Décidez d’abord si { $colour } vide son coffre ; sinon : « dump nothing ».
gangster-refusal-take-first = { $colour } s’arrête au Gold Coast et doit prendre un des équipements visibles.
gangster-refusal-card-used = Le { $card } est face cachée ; face visible : { $cards }.
gangster-refusal-no-motor = Vous n’avez pas de moteur pour faire une connexion de plus.
gangster-refusal-turns-back = En { $roads } connexions depuis { $start }, vous n’arrivez à { $place } qu’en faisant demi-tour. Vous atteignez : { $places }.
gangster-refusal-out-of-reach =
    { $roads ->
        [one] En une connexion depuis { $start }, vous n’arrivez pas à { $place }. Vous atteignez : { $places }.
       *[other] En { $roads } connexions exactement depuis { $start }, vous n’arrivez pas à { $place }. Vous atteignez : { $places }.
    }
gangster-refusal-must-drive = Personne n’a conduit depuis { $turns } tours : vous devez maintenant conduire.
gangster-refusal-in-harbour = À { $place }, on n’embarque ni ne débarque personne ; un coffre ne s’y vide qu’à l’arrivée.
gangster-refusal-out-of-play = { $place } n’est pas en jeu à trois joueurs : il n’y a pas de plaquette.
gangster-refusal-no-such-space = Il n’y a pas de case { $number } à { $place } : la plaquette en a { $spaces }.
gangster-refusal-space-empty = Personne ne se trouve sur la case { $number } à { $place }.
gangster-refusal-trunk-full = Votre coffre est plein.
gangster-refusal-is-protected = À { $place }, un garde du corps veille sur eux : personne d’autre ne peut les embarquer.
gangster-refusal-no-tommy-gun = Sans mitraillette, vous n’embarquez que dans le district où se trouve votre voiture.
gangster-refusal-aims-from-harbour = Depuis { $start }, la mitraillette ne sert à rien.
gangster-refusal-no-road-there = Aucune connexion ne relie { $start } et { $place }.
gangster-refusal-nobody-to-take = À { $place }, il n’y a aucun gangster adverse.
gangster-refusal-own-across-road = D’un district voisin, on n’embarque que des gangsters adverses ; { $gangster } est votre couleur.
gangster-refusal-car-empty = Aucun des vôtres n’est dans la voiture.
gangster-refusal-not-in-trunk = Il n’y a pas de gangster de { $gangster } dans votre coffre.
gangster-refusal-tile-full = { $place } est plein.
gangster-refusal-no-second = Rien à refuser : un deuxième ne sort que par la porte, après le premier.
gangster-refusal-nothing-to-push = On ne pousse qu’avec un pare-chocs, en arrivant là où se trouve une autre voiture.
gangster-refusal-car-elsewhere = La voiture de { $pushed } n’est pas à côté de la vôtre à { $start }.
gangster-refusal-pushed-too-far = On pousse d’une seule connexion, et aucune ne relie { $start } et { $place }.
gangster-refusal-not-just-stopped = Le coffre ne se vide qu’en arrivant au Gold Coast.
gangster-refusal-not-taking = On ne prend d’équipement qu’en arrivant au Gold Coast.
gangster-refusal-not-laid-out = Cet équipement n’est pas visible au Gold Coast : { $equipment }.
gangster-refusal-already-owned = Vous l’avez déjà, et deux équipements identiques sont interdits : { $equipment }.

## Comment écrire les actions

gangster-usage-drive = Écrivez « drive CARTE LIEU », par exemple « drive 2 the_loop », avec le moteur « drive 2+1 the_loop » ; à deux joueurs « drive blue 2 the_loop ».
gangster-usage-load = Écrivez « load CASE », par exemple « load 7 » ; à deux joueurs « load blue 7 ».
gangster-usage-unload = Écrivez « unload own », ou « unload COULEUR » pour quelqu’un dans le coffre, ou « unload nothing » ; à deux joueurs « unload blue own ».
gangster-usage-aim = Écrivez « aim LIEU », par exemple « aim chinatown » ; à deux joueurs « aim blue chinatown ».
gangster-usage-push = Écrivez « push COULEUR LIEU », par exemple « push grey the_loop », ou « push nothing ».
gangster-usage-dump = Écrivez « dump trunk » ou « dump nothing ».
gangster-usage-take = Écrivez « take ÉQUIPEMENT » : bodyguard, motor, tommy_gun, trunk, bumper ou door.

## Le plateau en texte

gangster-board-you = { $player } (vous)
gangster-board-round = Gangster · manche { $round } sur 3
gangster-board-doublers =
    encore { $left ->
        [one] 1 marqueur Double
       *[other] { $left } marqueurs Double
    }, au moins { $drives ->
        [one] { $drives } trajet
       *[other] { $drives } trajets
    }
gangster-board-must-drive = VOUS DEVEZ MAINTENANT CONDUIRE
gangster-board-result = Gangster · après 3 manches
gangster-board-map = Chicago, avec les voitures
gangster-board-districts = Les districts
gangster-board-district = District
gangster-board-values = Valeurs
gangster-board-spaces = Cases
gangster-board-scores = Si on décomptait maintenant
gangster-board-settled = Comme décompté
gangster-board-legend-scores = B3=10 : Bleu, 3 gangsters, aurait 10
gangster-board-legend-doubler = ×2 marqueur Double
gangster-board-legend-cars = [B] voiture de Bleu
gangster-board-legend-house = ° de nous, non imprimé
gangster-board-colours = Les bandes
gangster-board-standing = Les joueurs
gangster-board-influence = Points
gangster-board-cards = Cartes
gangster-board-riding = À bord
gangster-board-trunk = Coffre
gangster-board-equipment = Équipement
gangster-board-earned = Par manche
gangster-board-reach = Où les voitures peuvent aller, par carte
gangster-board-from = de { $place }
gangster-board-piles = Gold Coast et les pioches
gangster-board-open = Visibles au Gold Coast : { $equipment }
gangster-board-supply = Pioche, { $tiles } : { $equipment }
gangster-board-deck = Cartes District, { $cards } : { $police } police, { $districts }
gangster-board-casino = Cartes Casino : { $numbers }
gangster-board-forecast = Si on décomptait maintenant : { $points }
