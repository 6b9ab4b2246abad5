### Gangster : chapitres, aide de jeu et exemples de la règle.

gangster-material =
    Un plan de Chicago : dix districts et le port, le Gold Coast, reliés par des connexions. Quinze plaquettes Points, dont dix sont dans les districts. Cinq couleurs, chacune avec 20 gangsters, une voiture, les cartes Mouvement 1, 2 et 3 et un tableau Gangster : une voiture pour vos gangsters, un coffre pour les gangsters adverses et deux cases d’équipement. Trente équipements spéciaux de six sortes, dix cartes District, trois policiers, six cartes Casino de 1 à 6 et huit marqueurs Double.
gangster-house =
    Les connexions, la plupart des plaquettes Points et le nombre d’équipements de chaque sorte sont les nôtres, faute de connaître ce qui est imprimé ; le plateau marque les plaquettes d’un °. Qui possède la boîte peut saisir les bonnes valeurs.

## Chapitres

gangster-chapter-setup =
    Ce qui se trouve où avant que la première voiture ne démarre.
    .title = Mise en place
gangster-chapter-a-turn =
    À votre tour, vous faites exactement une chose : conduire, ou bien débarquer ou embarquer un gangster.
    .title = Votre tour
gangster-chapter-spaces-and-rank =
    La case d’un gangster départage les égalités ; on occupe donc les cases selon des règles strictes.
    .title = Cases et grade
gangster-chapter-gold-coast =
    Au port, vous vous débarrassez des gangsters adverses et vous équipez votre voiture.
    .title = Gold Coast
gangster-chapter-equipment =
    Vous avez au plus deux équipements spéciaux à la fois. Ils servent d’eux-mêmes ; « pouvez » veut dire que vous choisissez.
    .title = Équipements spéciaux
gangster-chapter-day-of-reckoning =
    Trois fois par partie, on décompte les districts, l’un après l’autre.
    .title = Le jour du décompte
gangster-chapter-two-players =
    À deux, chacun dirige deux gangs.
    .title = À deux joueurs

## Aide de jeu

gangster-card-aim =
    Avoir le plus d’influence après trois jours de décompte.
    Amenez vos gangsters dans les bons districts, et sortez-en ceux des autres.
    .title = But
gangster-card-turn =
    Conduire : retournez une carte Mouvement et avancez d’exactement autant de connexions, sans demi-tour.
    Ou débarquer un gangster : un des vôtres de la voiture, ou un gangster adverse du coffre.
    Ou embarquer un gangster : un des vôtres dans la voiture, ou un gangster adverse dans le coffre (une place).
    Troisième carte utilisée : les trois sont de nouveau visibles, et une carte District apporte peut-être un marqueur Double.
    .title = Votre tour : une de ces actions
gangster-card-spaces =
    Un nouveau gangster prend la case qui suit le plus gradé.
    On ne comble les trous que si la dernière case est occupée, le plus petit numéro d’abord.
    Case plus haute, grade plus élevé : cela départage les égalités.
    Gold Coast : à l’arrivée, videz tout le coffre si vous voulez, et prenez un équipement.
    .title = Cases et port
gangster-card-equipment =
    Garde du corps : personne n’embarque vos gangsters là où se trouve votre voiture. Moteur : une connexion de plus.
    Mitraillette : embarquer un gangster adverse d’un district voisin, pas depuis le Gold Coast. Coffre : deux places.
    Pare-chocs : à l’arrivée, pousser une autre voiture vers un lieu voisin. Porte : débarquer deux de vos gangsters.
    Le nouvel équipement va à gauche, celui de gauche passe à droite, celui de droite est perdu.
    .title = Équipements spéciaux
gangster-card-reckoning =
    Le huitième marqueur Double termine aussitôt la manche ; une carte Casino remplace chaque « ? ».
    Dans chaque district : qui a le plus de gangsters reçoit la première valeur, le suivant la deuxième, etc. ; à égalité, le grade décide.
    Un marqueur Double y double toutes les valeurs.
    Nouveaux gangsters : six avant la manche 2, cinq avant la manche 3. Tout le reste demeure, les marqueurs Double sont retirés.
    .title = Jour du décompte
gangster-card-end =
    Après le troisième jour de décompte, qui a le plus d’influence gagne ; à égalité, la victoire est partagée.
    À deux, chacun a deux couleurs, et les deux comptent.
    .title = Fin

## Exemples : ce que montre l’image

gangster-example-drive-exact =
    Bleu se trouve à Greek Town et utilise le 3. Exactement trois connexions, sans demi-tour, mènent à The Loop, Little Africa, West Side ou Little Italy, et nulle part ailleurs.
    .title = Où mène un 3 ?
gangster-example-place-gaps =
    À South Side, la dernière case est occupée, et les cases 3 et 6 sont des trous. Qui est débarqué maintenant va donc sur la case 3, le suivant sur la 6. Si l’on embarque le gangster de la dernière case, les trous restent ouverts, et le suivant reprend la dernière case.
    .title = Des trous à South Side
gangster-example-bodyguard =
    Bleu a un Garde du corps, et sa voiture est à The Loop. Gris s’y trouve aussi et peut embarquer le gangster de Brun ou celui de Jaune, mais aucun de Bleu.
    .title = Le Garde du corps veille
gangster-example-gold-coast =
    Avec le 1, Bleu arrive au Gold Coast et peut aussitôt vider les deux gangsters du coffre dans le port. Puis il doit prendre le Garde du corps ou le Pare-chocs ; il a déjà un Coffre. Le Coffre passe à droite, et le Moteur quitte la partie.
    .title = Un trajet au Gold Coast
gangster-example-score-order =
    Encore un marqueur Double, et c’est le jour du décompte. North Side rapporte 5, 4, 2 et « ? », le tout doublé. Supposons que la carte Casino soit un 5 : Jaune, avec trois gangsters, reçoit 10. Gris et Brun en ont deux chacun, et le meilleur de Gris est plus haut : Gris 8, Brun 4. Bleu et Vert en ont un chacun ; celui de Bleu est plus haut et reçoit le « ? » : 10. Il ne reste rien pour Vert.
    .title = Le jour du décompte à North Side
gangster-example-two-players =
    Deux joueurs : l’un a Bleu et Jaune, l’autre Gris et Brun. North Side rapporte 5, 2 et « ? », le tout doublé ; la carte Casino est un 5. Bleu reçoit 10, Gris 4, Brun 10, et il ne reste rien pour Jaune. Cela fait 10 pour l’un et 14 pour l’autre.
    .title = North Side à deux joueurs

## La première leçon

gangster-lesson-welcome =
    Chicago, 1930 : dix districts et le port, reliés par des connexions. Vous êtes Bleu ; votre voiture est à Greek Town, vos gangsters à bord. Qui a le plus de gangsters dans un district en reçoit la première valeur le jour du décompte.
    .title = Bienvenue à Chicago
gangster-lesson-drive =
    À votre tour, vous ne faites qu’une chose. Conduisez d’abord : choisissez la carte Mouvement 3 et avancez d’exactement trois connexions, sans demi-tour.
    .title = Conduire
    .instead = Choisissez en bas la carte Mouvement 3, puis un lieu éclairé.
    .done = La carte est maintenant face cachée. Quand les trois ont servi, elles redeviennent visibles, et l’on pioche une carte District : souvent, elle apporte un marqueur Double.
gangster-lesson-load =
    Vous êtes maintenant Gris, à The Loop. Vous pouvez embarquer dans votre coffre un gangster d’une autre couleur ; il ne compte alors plus ici. Essayez donc avec un de Bleu : un garde du corps s’y oppose. Embarquez celui de Brun ou celui de Jaune.
    .title = Embarquer
    .instead = Choisissez le gangster de Brun ou celui de Jaune à The Loop.
    .done = Il est dans votre coffre. Plus tard, vous le débarquerez là où il ne gêne pas, ou dans le port.
gangster-lesson-unload =
    Vous êtes de nouveau Bleu, à South Side. Débarquez un de vos gangsters. Comme la dernière case est occupée, il comble le plus petit trou.
    .title = Débarquer
    .instead = Choisissez en bas votre voiture, ou le gangster bleu sous « Débarquer ».
    .done = Case 3. Dans un district, c’est le nombre de gangsters qui compte et, à égalité, la case la plus haute.
gangster-lesson-door =
    Votre voiture a une Porte : vous pouvez débarquer un second gangster durant le même tour. Faites-le, ou non.
    .title = Équipement
    .instead = Répondez à la question : débarquer un second gangster, ou non.
    .done = L’équipement améliore votre voiture. On le prend au Gold Coast.
gangster-lesson-harbour =
    Deux gangsters adverses sont dans votre coffre, et le Gold Coast est à une connexion. Allez-y avec le 1.
    .title = Au port
    .instead = Choisissez en bas la carte Mouvement 1, puis le Gold Coast.
    .done = Seul compte votre propre trajet qui finit ici.
gangster-lesson-dump =
    À l’arrivée, vous pouvez vider tout le coffre dans le port. Faites-le.
    .title = Chaussures de béton
    .instead = Choisissez de vider le coffre.
    .done = Ceux-là ont quitté la partie pour toujours.
gangster-lesson-take =
    Et vous devez prendre un équipement que vous n’avez pas encore. Choisissez-en un.
    .title = Nouvel équipement
    .instead = Choisissez un des équipements éclairés.
    .done = Le nouveau va à gauche, celui de gauche passe à droite, et celui de droite est perdu.
gangster-lesson-reckoning =
    Sept marqueurs Double sont placés. Conduisez avec votre dernière carte : le huitième tombe, et c’est le jour du décompte.
    .title = Le jour du décompte
    .instead = Choisissez en bas la carte Mouvement 1, puis un lieu éclairé.
    .done = Une carte Casino a remplacé chaque « ? », et chaque district a payé. À North Side, Jaune a reçu 10, Gris 8, Brun 4, Bleu 10, et Vert rien.
gangster-lesson-farewell =
    C’est tout ce qu’il faut savoir. Après trois jours comme celui-ci, qui a le plus d’influence gagne.
    .title = Bien joué
