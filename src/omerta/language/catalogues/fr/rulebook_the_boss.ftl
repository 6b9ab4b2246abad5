### The Boss : chapitres, aide de jeu et exemples de la règle.

the_boss-material =
    Jusqu’à sept villes de 3 à 5 cartes ville chacune, avec de l’argent en millions de dollars ou une pénalité. Une carte personnage pour chaque ville et pour Chicago ; celle d’une ville montre toutes ses cartes. Cinq cartes police : deux or, deux argent, une double. Pour chaque joueur, six professionnels, trois occasionnels et un disque « exil » ; et un jeton premier joueur.
the_boss-house =
    Les valeurs de certaines villes sont les nôtres, faute de connaître celles qui sont imprimées ; le plateau les marque d’un °. Qui possède la boîte peut saisir les bonnes.

## Chapitres

the_boss-chapter-setup =
    Quelles villes composent la rangée, ce que chacun sait, et ce que personne ne sait.
    .title = Mise en place
the_boss-chapter-a-turn =
    À votre tour, vous pouvez d’abord envoyer des gangsters dans une ville, puis vous devez jouer une carte.
    .title = Votre tour
the_boss-chapter-rhythm-of-a-round =
    Deux choses donnent son rythme à une manche : la carte police avant le quatrième tour et l’ordre du cinquième.
    .title = Le rythme d’une manche
the_boss-chapter-reckoning =
    Quand toutes les cartes sont jouées, on retourne celles qui sont cachées : les villes paient ou punissent.
    .title = Décompte
the_boss-chapter-end =
    On joue de trois à cinq manches, puis on compte l’argent.
    .title = Fin de la partie

## Aide de jeu

the_boss-card-aim =
    Avoir le plus d’argent après trois à cinq manches.
    Soyez majoritaire là où de l’argent est caché, et restez loin des pénalités.
    Chaque carte que vous voyez dit ce qui n’est pas caché.
    .title = But
the_boss-card-turn =
    1. Si vous voulez, placez des gangsters dans une ville.
    2. Jouez une carte de votre main, dans la ville de votre choix.
    Une manche compte cinq tours, dans le sens horaire à partir du premier joueur.
    .title = Votre tour
the_boss-card-placing =
    Après le placement, vous devez y avoir plus de gangsters que chacun des autres.
    Les occasionnels n’entrent qu’avec, ou auprès d’un de vos professionnels.
    Chicago seulement avec un gangster dans une autre ville durant cette manche.
    Jamais là d’où vous êtes en exil.
    Un gangster placé reste jusqu’à la fin de la manche.
    .title = Placer
the_boss-card-round =
    Avant le quatrième tour, on retourne une carte police. Troisième insigne d’une couleur : dernière manche.
    Au cinquième tour, qui a le plus de gangsters en réserve commence.
    .title = Rythme d’une manche
the_boss-card-reckoning =
    Argent : il est à vous. Revolver : un professionnel quitte la partie.
    Prison : un professionnel manque deux manches ; hôpital : une manche.
    Exil : ne plus jamais placer dans cette ville.
    Chicago : la moitié, arrondie à l’unité inférieure, des dernières cartes à sa gauche ; les pénalités comptent 0.
    Les occasionnels placés quittent la partie, les professionnels reviennent.
    Chicago avance d’une place à droite, le jeton premier joueur passe à gauche.
    .title = Décompte
the_boss-card-end =
    Qui a le plus d’argent gagne.
    Égalité : meilleur gain de la dernière manche, puis le plus de gangsters, puis une manche de plus.
    .title = Fin

## Exemples : ce que montre l’image

the_boss-example-deal =
    Sept villes composent la rangée, Chicago en deuxième position. Sous chaque autre ville se trouve une carte cachée ; les cartes personnage disent à tous quelles cartes possède une ville. Vous voyez vos cinq cartes et, de celles des autres, seulement les dos.
    .title = Quatre joueurs s’installent
the_boss-example-deduction =
    Kansas City a trois cartes : 2, 3 et un revolver. Le 2 a été joué, et le 3 est dans votre main. C’est donc le revolver qui est caché, et vous seul en êtes sûr : laissez la majorité à l’autre.
    .title = Que cache Kansas City ?
the_boss-example-place-majority =
    Vous avez un gangster à Boston, l’autre joueur deux. Pour reprendre la ville, il vous en faut trois : envoyez-en au moins deux de plus.
    .title = Reprendre une ville
the_boss-example-last-turn-order =
    C’est le cinquième tour. Avec sept gangsters en réserve, vous commencez. Ben et Dan en ont cinq chacun ; Ben a le jeton premier joueur et passe avant Dan. Cleo en a quatre et joue en dernier.
    .title = Qui joue quand au dernier tour
the_boss-example-chicago-payout =
    À gauche de Chicago, les dernières cartes jouées sont New York 3, Boston hôpital et Detroit 4. La pénalité compte 0, la somme est donc 7. Avec quatre gangsters, vous êtes majoritaire à Chicago et recevez la moitié, arrondie à l’unité inférieure : 3 millions.
    .title = Ce que paie Chicago

## La première leçon

the_boss-lesson-welcome =
    Quatre joueurs sont à la table, et vous en êtes. Au milieu, sept villes et Chicago. Sous chaque ville est cachée une carte : de l’argent, ou des ennuis. Qui a le plus de gangsters dans une ville à la fin d’une manche en prend la carte. En bas, vos cartes et vos gangsters.
    .title = Bienvenue à Chicago
the_boss-lesson-place =
    Un tour commence par le placement : vous envoyez dans une ville autant de gangsters que vous voulez, ou personne. Regardez d’abord vos cartes : elles ne peuvent être cachées nulle part. Choisissez une ville et envoyez quelqu’un.
    .title = Placer des gangsters
    .instead = Choisissez une ville éclairée, et combien vous y envoyez.
    .done = Ils y restent jusqu’à la fin de la manche. Personne ne les rappelle, pas même vous.
the_boss-lesson-play =
    Maintenant, vous devez jouer une carte. Elle montre à tous une carte qui n’est pas cachée dans sa ville. Jouez celle que vous voulez.
    .title = Jouer une carte
    .instead = Choisissez une des cartes éclairées de votre main.
    .done = Voilà un tour entier. Une manche en compte cinq ; ensuite, on retourne les cartes cachées.
the_boss-lesson-majority =
    Une nouvelle position. Vous avez un gangster à Boston, l’autre joueur deux. Qui place quelqu’un doit ensuite y avoir plus de gangsters que chacun des autres. Reprenez Boston.
    .title = Majorité
    .instead = Choisissez Boston, et envoyez-en deux ou plus.
    .done = Boston est à vous, pour l’instant. L’égalité n’existe pas : chaque réponse coûte un peu plus.
the_boss-lesson-deduce =
    Kansas City a trois cartes : 2, 3 et un revolver. Le 2 a été joué, et vous avez le 3. C’est donc le revolver qui est caché, et Ben est majoritaire dans la ville. Gardez vos hommes à la maison : ne placez personne.
    .title = Qu’est-ce qui est caché ?
    .instead = Choisissez « Ne placer personne ».
    .done = La patience est la moitié du jeu.
the_boss-lesson-show =
    Jouez maintenant votre Kansas City 3. Tous sauront alors ce qui attend là-bas, et Ben ne peut plus partir.
    .title = Une carte comme message
    .instead = Choisissez le Kansas City 3 de votre main.
    .done = Chaque carte apprend quelque chose aux autres. Choisissez ce qu’ils peuvent savoir.
the_boss-lesson-chicago =
    Le dernier tour d’une manche. Qui a le plus de gangsters en réserve commence, et c’est vous. Chicago paie la moitié de ce que valent les dernières cartes à sa gauche. Vous avez un gangster à New York, vous pouvez donc y aller : envoyez quelqu’un à Chicago.
    .title = Chicago
    .instead = Choisissez Chicago, et combien vous y envoyez.
    .done = À Chicago, pas de carte cachée : on y parie sur ce que chacun peut voir.
the_boss-lesson-reckoning =
    Il vous reste une carte. Jouez-la, et c’est le décompte de la manche.
    .title = Décompte
    .instead = Jouez la seule carte de votre main.
    .done = À gauche de Chicago : un 3, une pénalité et un 4. Cela fait 7, et la moitié, arrondie à l’unité inférieure, est à vous : 3 millions. Partout ailleurs, la carte cachée est allée au joueur majoritaire.
the_boss-lesson-farewell =
    C’est tout ce qu’il faut savoir. Au troisième insigne d’une couleur, c’est la dernière manche ; ensuite, qui a le plus d’argent gagne.
    .title = Bien joué
