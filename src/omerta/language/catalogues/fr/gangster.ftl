### Gangster

gangster-title = Gangster
gangster-summary = Conduisez vos gangsters à travers les districts de Chicago, débarquez-les là où ils comptent et faites disparaître ceux des autres dans le port : lors de trois jours du décompte, les majorités rapportent de l’influence.

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
gangster-stage-unload = Débarquer un deuxième gangster par la porte ?
gangster-stage-load = Qui embarquer du district voisin ?
gangster-stage-push = Pousser une autre voiture ?
gangster-stage-dump = Vider le coffre dans le port ?
gangster-stage-take = Prendre un équipement spécial
gangster-action-of = { $colour } : { $action }
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
gangster-action-take = Prendre cet équipement : { $equipment }

## Ce qui se passe

gangster-event-game-began = Une partie de Gangster à { $players } commence. { $start_player } joue en premier.
gangster-event-equipment-dealt = { gangster-who } commence avec cet équipement : { $equipment }.
gangster-event-tile-dealt = { $place } reçoit la plaquette { $tile }.
gangster-event-start-dealt = { gangster-who } commence à { $place }, où se trouve la voiture, et à { $other_place }.
gangster-event-round-began = La manche { $round } commence. { $start_player } joue en premier.
gangster-event-gangsters-arrived = Chaque couleur reçoit { $gangsters } nouveaux gangsters.
gangster-event-drove = { gangster-who } conduit avec le { $card } : { $path }.
gangster-event-pushed = { gangster-who } pousse la voiture de { $pushed } vers { $place }.
gangster-event-pushed-nothing = { gangster-who } ne pousse personne.
gangster-event-dumped =
    { gangster-who } jette dans le port { $gangsters ->
        [one] { $gangsters } gangster
       *[other] { $gangsters } gangsters
    } de { $gangster }.
gangster-event-dumped-nothing = { gangster-who } laisse le coffre tel quel.
gangster-event-took = { gangster-who } prend cet équipement : { $equipment }.
gangster-event-took-nothing = { gangster-who } ne trouve aucun nouvel équipement au Gold Coast.
gangster-event-lost = { gangster-who } doit rendre cet équipement : { $equipment }.
gangster-event-laid-out =
    Nouveau au Gold Coast : { $equipment }. { $supply ->
        [0] La pioche est maintenant vide.
       *[other] Dans la pioche, il en reste { $supply }.
    }
gangster-event-three-alike = Trois équipements identiques au Gold Coast ({ $equipment }) : ils quittent le jeu.
gangster-event-unloaded = { gangster-who } débarque un gangster de { $gangster } : { $space }.
gangster-event-unloaded-nothing = { gangster-who } ne débarque personne d’autre.
gangster-event-aimed = { gangster-who } vise le district voisin { $place }.
gangster-event-loaded = { gangster-who } embarque un gangster de { $gangster } : { $space }.
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
gangster-event-must-drive = Personne n’a conduit depuis { $turns } tours par couleur : { $seat } doit maintenant conduire.
gangster-event-skipped = { $seat } ne peut rien faire et passe son tour.
gangster-event-standstill = Plus personne ne peut rien faire : le jour du décompte arrive aussitôt.
gangster-event-reckoning-began = Jour du décompte { $round } ! { $seat } tire la carte Casino : chaque « ? » vaut { $casino }.
gangster-event-district-settled =
    { $factor ->
        [2] { $place } ({ $tile }, doublé) :
       *[other] { $place } ({ $tile }) :
    }
gangster-event-scored = { gangster-who } : { $strength }, { gangster-points }.
gangster-event-earned = { $seat } gagne { gangster-points } et en a maintenant { $influence }.
gangster-event-game-won =
    { $sharing ->
        [1] { $seat } gagne la partie avec { $influence } d’influence.
       *[other] { $seat } partage la victoire avec { $influence } d’influence.
    }

## Ce qui est refusé

gangster-refusal-game-over = La partie est terminée ; la victoire est revenue à { $winners }.
gangster-refusal-not-your-turn = C’est à { $acting } de jouer, pas à vous.
gangster-refusal-one-colour-each = Vous ne jouez que { $colour } ; ne nommez pas de couleur.
gangster-refusal-not-your-colour = { $colour } appartient à { $owner }.
gangster-refusal-unload-first = Décidez d’abord si { $colour } débarque un deuxième des siens ; sinon : « unload nothing ».
gangster-refusal-load-first = { $colour } a visé : dites maintenant qui embarquer.
gangster-refusal-push-first = Décidez d’abord si { $colour } pousse une autre voiture ; sinon : « push nothing ».
gangster-refusal-dump-first = Décidez d’abord si { $colour } vide son coffre ; sinon : « dump nothing ».
gangster-refusal-take-first = { $colour } s’arrête au Gold Coast et doit prendre un des équipements visibles.
gangster-refusal-card-used = Le { $card } est face cachée ; face visible : { $cards }.
gangster-refusal-no-motor = Vous n’avez pas de moteur pour faire une connexion de plus.
gangster-refusal-turns-back = En { $roads } connexions depuis { $start }, vous n’arrivez à { $place } qu’en faisant demi-tour. Vous atteignez : { $places }.
gangster-refusal-out-of-reach =
    { $roads ->
        [one] En une connexion depuis { $start }, vous n’arrivez pas à { $place }. Vous atteignez : { $places }.
       *[other] En { $roads } connexions exactement depuis { $start }, vous n’arrivez pas à { $place }. Vous atteignez : { $places }.
    }
gangster-refusal-must-drive = Personne n’a conduit depuis { $turns } tours : vous devez maintenant conduire.
gangster-refusal-in-harbour = À { $place }, on n’embarque ni ne débarque personne ; un coffre ne s’y vide qu’à l’arrivée.
gangster-refusal-out-of-play = { $place } n’est pas en jeu à trois joueurs : il n’y a pas de plaquette.
gangster-refusal-no-such-space = Il n’y a pas de case { $number } à { $place } : la plaquette en a { $spaces }.
gangster-refusal-space-empty = Personne ne se trouve sur la case { $number } à { $place }.
gangster-refusal-trunk-full = Votre coffre est plein.
gangster-refusal-is-protected = À { $place }, un garde du corps veille sur eux : personne d’autre ne peut les embarquer.
gangster-refusal-no-tommy-gun = Sans mitraillette, vous n’embarquez que dans le district où se trouve votre voiture.
gangster-refusal-aims-from-harbour = Depuis { $start }, la mitraillette ne sert à rien.
gangster-refusal-no-road-there = Aucune connexion ne relie { $start } et { $place }.
gangster-refusal-nobody-to-take = À { $place }, il n’y a aucun gangster adverse.
gangster-refusal-own-across-road = D’un district voisin, on n’embarque que des gangsters adverses ; { $gangster } est votre couleur.
gangster-refusal-car-empty = Aucun des vôtres n’est dans la voiture.
gangster-refusal-not-in-trunk = Il n’y a pas de gangster de { $gangster } dans votre coffre.
gangster-refusal-tile-full = { $place } est plein.
gangster-refusal-no-second = Rien à refuser : un deuxième ne sort que par la porte, après le premier.
gangster-refusal-nothing-to-push = On ne pousse qu’avec un pare-chocs, en arrivant là où se trouve une autre voiture.
gangster-refusal-car-elsewhere = La voiture de { $pushed } n’est pas à côté de la vôtre à { $start }.
gangster-refusal-pushed-too-far = On pousse d’une seule connexion, et aucune ne relie { $start } et { $place }.
gangster-refusal-not-just-stopped = Le coffre ne se vide qu’en arrivant au Gold Coast.
gangster-refusal-not-taking = On ne prend d’équipement qu’en arrivant au Gold Coast.
gangster-refusal-not-laid-out = Cet équipement n’est pas visible au Gold Coast : { $equipment }.
gangster-refusal-already-owned = Vous l’avez déjà, et deux équipements identiques sont interdits : { $equipment }.

## Comment écrire les actions

gangster-usage-drive = Écrivez « drive CARTE LIEU », par exemple « drive 2 the_loop », avec le moteur « drive 2+1 the_loop » ; à deux joueurs « drive blue 2 the_loop ».
gangster-usage-load = Écrivez « load CASE », par exemple « load 7 » ; à deux joueurs « load blue 7 ».
gangster-usage-unload = Écrivez « unload own », ou « unload COULEUR » pour quelqu’un dans le coffre, ou « unload nothing » ; à deux joueurs « unload blue own ».
gangster-usage-aim = Écrivez « aim LIEU », par exemple « aim chinatown » ; à deux joueurs « aim blue chinatown ».
gangster-usage-push = Écrivez « push COULEUR LIEU », par exemple « push grey the_loop », ou « push nothing ».
gangster-usage-dump = Écrivez « dump trunk » ou « dump nothing ».
gangster-usage-take = Écrivez « take ÉQUIPEMENT » : bodyguard, motor, tommy_gun, trunk, bumper ou door.

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
gangster-board-legend-scores = B3=10 : Bleu, 3 gangsters, aurait 10
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
gangster-board-open = Visibles au Gold Coast : { $equipment }
gangster-board-supply = Pioche, { $tiles } : { $equipment }
gangster-board-deck = Cartes District, { $cards } : { $police } police, { $districts }
gangster-board-casino = Cartes Casino : { $numbers }
gangster-board-forecast = Si on décomptait maintenant : { $points }

## Les règles

gangster-rule-setup-gangsters =
    Chaque couleur commence avec 9 gangsters sur son tableau Gangster. Avant la deuxième manche, 6 autres montent dans sa voiture, et encore 5 avant la troisième.
    .title = Gangsters au départ
gangster-rule-setup-cards =
    Au départ, les trois cartes Mouvement sont face visible et l’influence est à 0 ; les cartes Casino sont mélangées.
    .title = Cartes et influence au départ
gangster-rule-setup-equipment =
    Trois équipements spéciaux sont posés face visible au Gold Coast. Ensuite, chaque couleur en pioche un et le pose sur sa case de gauche.
    .title = Équipement au départ
gangster-rule-setup-tiles =
    Sur les 15 plaquettes Points, 10 sont réparties au hasard, une par district ; les cinq autres restent hors jeu.
    .title = Plaquettes Points
gangster-rule-setup-three-players =
    À trois, Cicero est hors jeu : ni plaquette Points, ni gangsters, ni décompte, et sa carte quitte la pioche. Ses connexions restent ouvertes, une voiture peut s’y arrêter, et l’on peut y utiliser une Mitraillette { -ruling }.
    .title = À trois sans Cicero
gangster-rule-setup-start =
    Dans l’ordre du tour, chaque couleur pioche deux cartes District, place un gangster sur la première case des deux districts et sa voiture dans le premier pioché. Aucune carte ne retourne dans la pioche : tous les districts de départ sont donc différents, et 7 gangsters restent sur le tableau Gangster.
    .title = Positions de départ
gangster-rule-setup-first-doubler =
    Toutes les cartes District, sans les policiers, sont mélangées ; le district de la première reçoit le premier marqueur Double, et cette carte est défaussée. Puis on mélange des policiers au reste : 2 policiers à deux, trois ou quatre joueurs, 3 à cinq joueurs.
    .title = Le premier marqueur Double
gangster-rule-first-player =
    Le sort désigne qui commence { -ruling }.
    .title = Premier joueur
gangster-rule-open-information =
    Tout est visible, sauf l’ordre des piles face cachée ; ce qui a quitté une pile est connu { -ruling }.
    .title = Ce que chacun peut savoir
gangster-rule-turn-one-action =
    À votre tour, vous devez faire exactement une de ces deux choses : conduire, ou bien débarquer ou embarquer. On ne peut pas passer. Avec deux connexions à chaque lieu, on peut toujours conduire ; sur votre propre plateau avec une impasse, vous ne pouvez pas choisir une carte sans trajet possible, et si rien n’est permis, votre tour est sauté.
    .title = Une action par tour
gangster-rule-drive-exact =
    Pour conduire, retournez face cachée une de vos cartes Mouvement visibles et déplacez votre voiture d’exactement autant de connexions que l’indique la carte. De Greek Town, par exemple, un 3 mène à The Loop, Little Africa, West Side ou Little Italy, et à aucun autre district.
    .title = Conduire
gangster-rule-drive-no-turning =
    Votre voiture ne revient jamais aussitôt par la connexion qu’elle vient d’emprunter. Les boucles sont permises ; rien d’autre ne limite le trajet { -ruling }.
    .title = Pas de demi-tour
gangster-rule-drive-shared =
    Autant de voitures que l’on veut peuvent se trouver au même lieu.
    .title = Plusieurs voitures au même lieu
gangster-rule-cards-refresh =
    Quand vous avez utilisé votre troisième carte Mouvement, les trois sont remises face visible à la fin de ce tour, et la première carte District est piochée puis défaussée. Si c’est un policier, rien ne se passe ; si c’est un district, il reçoit un marqueur Double. Cela se fait tout seul, sans choix, même si la règle française dit « pourra ».
    .title = Cartes Mouvement de nouveau visibles
gangster-rule-turn-order-of-effects =
    Un trajet se résout dans cet ordre : voiture, poussée du Pare-chocs, coffre vidé dans le port, équipement et remplissage, cartes Mouvement face visible, carte District, marqueur Double, décompte. Un équipement qui vient d’être pris sert à partir de votre tour suivant ; un Pare-chocs sur le point d’être perdu pousse encore { -ruling }.
    .title = Déroulement d’un trajet
gangster-rule-unload =
    Vous débarquez un de vos propres gangsters de la voiture, ou un gangster adverse de votre choix du coffre. Il va sur la plaquette Points du district où se trouve votre voiture.
    .title = Débarquer
gangster-rule-load =
    Vous embarquez un gangster de votre choix depuis la plaquette Points du district où se trouve votre voiture : les vôtres dans la voiture, qui en contient autant que l’on veut, les gangsters adverses dans le coffre.
    .title = Embarquer
gangster-rule-trunk-capacity =
    Le coffre contient un gangster adverse, ou deux avec l’équipement Coffre. Si vous perdez cet équipement avec deux gangsters à l’intérieur, vous gardez les deux et n’embarquez plus de gangster adverse tant qu’il n’y a pas de place { -ruling }.
    .title = Place dans le coffre
gangster-rule-no-action-in-harbour =
    Le Gold Coast n’a pas de plaquette Points : vous ne pouvez y débarquer ni y embarquer personne comme action.
    .title = Ni débarquer ni embarquer au port
gangster-rule-must-drive-at-last =
    Telle qu’elle est imprimée, la règle permet une partie sans fin. Si donc personne n’a conduit durant dix tours par couleur à la suite (dix fois le nombre de couleurs), le tour suivant doit être un trajet ; dans une partie normale, on ne le remarque jamais { -ruling }.
    .title = Conduire un jour ou l’autre
gangster-rule-place-next =
    Les cases d’une plaquette Points sont numérotées dans le sens de la lecture, et le numéro d’un gangster est son grade : plus le numéro est grand, plus le grade est élevé. Un nouveau gangster prend la case qui suit le gangster le plus gradé, ou la première case d’une plaquette vide.
    .title = Cases et grade
gangster-rule-place-gaps =
    Les trous laissés par l’embarquement restent ouverts. On ne les comble que tant que la dernière case est occupée, le plus petit numéro d’abord ; quand la dernière case se libère, on reprend après le gangster le plus gradé. Un trou est une case vide avant celle du gangster le plus gradé ; seul compte ce qu’il y a sur la plaquette, non comment c’est arrivé { -ruling }. Le « même clan » de la règle française est une erreur de traduction.
    .title = Trous
gangster-rule-tile-full =
    On ne peut débarquer personne sur une plaquette pleine { -ruling }.
    .title = Plaquette pleine
gangster-rule-harbour-dump =
    Quand vous conduisez jusqu’au Gold Coast et vous y arrêtez, vous pouvez aussitôt vider tout votre coffre dans le port : tous ou personne, et seulement à l’arrivée. Ces gangsters quittent la partie.
    .title = Vider le coffre au port
gangster-rule-harbour-equipment =
    En vous arrêtant au Gold Coast, vous devez aussi prendre un des équipements spéciaux visibles, d’une sorte que vous n’avez pas encore. S’il n’y en a pas, rien ne change.
    .title = Prendre un équipement
gangster-rule-equipment-slide =
    Le nouvel équipement va sur votre case de gauche, celui qui y était passe à droite, et celui qui était à droite quitte la partie.
    .title = L’équipement se décale
gangster-rule-equipment-different =
    Vos deux équipements spéciaux sont toujours de sortes différentes.
    .title = Deux sortes différentes
gangster-rule-harbour-refill =
    La case libre du Gold Coast est remplie depuis la réserve ; si la réserve est vide, on ne remplit plus. Trois équipements identiques à cet endroit sont retirés et remplacés par trois nouveaux, ou par autant qu’il en reste ; cela vaut aussi à la mise en place, et de nouveau si nécessaire.
    .title = Remplissage au Gold Coast
gangster-rule-harbour-only-own-stop =
    Seul compte votre propre trajet qui finit au Gold Coast, même un trajet de quatre connexions qui en part et y revient. Le traverser ou y être poussé par un Pare-chocs n’a aucun effet { -ruling }.
    .title = Seul votre propre arrêt compte
gangster-rule-bodyguard =
    Les adversaires ne peuvent pas embarquer vos gangsters depuis le district où se trouve votre voiture, pas même avec une Mitraillette. Vous-même pouvez y embarquer comme d’habitude, vos gangsters et les gangsters adverses.
    .title = Garde du corps
gangster-rule-motor =
    Vous pouvez ajouter 1 au nombre de votre carte Mouvement.
    .title = Moteur
gangster-rule-tommy-gun =
    Vous pouvez embarquer un gangster adverse aussi depuis un district connecté au lieu où se trouve votre voiture, mais pas tant que vous êtes au Gold Coast. Il n’est pas permis de débarquer dans un district voisin.
    .title = Mitraillette
gangster-rule-trunk =
    Votre coffre a deux places. Il n’y entre ou n’en sort toujours qu’un gangster par tour, mais au Gold Coast, vous pouvez débarquer les deux dans le port.
    .title = Coffre
gangster-rule-bumper =
    Quand votre voiture arrive grâce à une carte Mouvement, vous pouvez pousser une autre voiture de ce lieu vers n’importe quel lieu voisin. Le Gold Coast compte ici comme un lieu : on peut y pousser une voiture ou l’en faire sortir ; à deux, cela vaut aussi pour votre autre voiture { -ruling }. Le « permuter » de la règle française est une erreur de traduction.
    .title = Pare-chocs
gangster-rule-door =
    Vous pouvez débarquer deux de vos propres gangsters en un tour, dans le même district.
    .title = Porte
gangster-rule-round-end =
    La manche se termine aussitôt que le huitième marqueur Double est placé ; c’est alors le jour du décompte.
    .title = Fin d’une manche
gangster-rule-casino =
    Qui a provoqué le jour du décompte pioche une carte Casino. Son nombre remplace chaque « ? » lors de ce décompte ; la carte quitte ensuite la partie.
    .title = Carte Casino
gangster-rule-score-order =
    Dans chaque district, les couleurs se classent par nombre de gangsters ; à égalité, le gangster le plus gradé décide. La première reçoit la première valeur de la plaquette Points, la deuxième la deuxième, et ainsi de suite, une seule valeur par couleur. Une couleur sans gangsters dans le district ne reçoit rien, pas plus qu’une couleur pour laquelle il ne reste pas de valeur.
    .title = Décompte des districts
gangster-rule-score-doubler =
    Dans un district avec un marqueur Double, toutes les valeurs comptent double.
    .title = Marqueur Double
gangster-rule-next-round =
    Les marqueurs Double sont retirés, tous les gangsters restent, de nouveaux arrivent, et la pioche des cartes District est refaite comme à la mise en place. Le joueur à gauche de celui qui a provoqué le décompte commence ; à deux, c’est l’autre. Voitures, coffres, équipements et cartes Mouvement restent tels quels { -ruling }.
    .title = La manche suivante
gangster-rule-game-end =
    Après le troisième jour de décompte, qui a le plus d’influence gagne. En cas d’égalité, la victoire est partagée.
    .title = Victoire
gangster-rule-two-players =
    La mise en place est celle à quatre. Chacun joue deux couleurs, places 1 et 3 ou 2 et 4 { -ruling }, avec un tableau Gangster pour chacune, et l’on joue en alternance ; à votre tour, vous choisissez une de vos deux couleurs et agissez avec elle. Chaque couleur est décomptée à part, et les deux s’ajoutent à votre score unique.
    .title = Deux joueurs, quatre couleurs
gangster-rule-two-players-foreign =
    « Propre » et « adverse » dépendent de la couleur : votre autre couleur est adverse, et vous pouvez aussi la débarquer dans le port. Un Garde du corps protège sa propre couleur et n’arrête que l’autre joueur { -ruling }.
    .title = À deux : propre et adverse
