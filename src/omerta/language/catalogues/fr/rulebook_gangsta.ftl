### Gangsta! : chapitres, aide de jeu et exemples de la règle.

gangsta-material =
    Cinq boss et 35 gangsters de cinq familles, 90 casses en trois chapitres, huit délateurs et douze cartes Ressource pour une variante. La carte d’un gangster montre son coût, ses compétences et ses points d’influence (PI) ; celle d’un casse, les compétences requises et les récompenses : l’encadré de gauche pour qui le réalise, celui de droite pour tous ceux qui y aident.
gangsta-house =
    Toutes les cartes sont telles qu’imprimées. Les trois casses supplémentaires du chapitre II viennent de la version en ligne ; ils n’entrent en jeu qu’en option.

## Chapitres

gangsta-chapter-setup =
    Un boss, un peu d’argent, cinq casses et cinq gangsters : voilà le début.
    .title = Mise en place
gangsta-chapter-a-turn =
    D’abord, vous rendez disponibles des gangsters engagés, puis vous faites une chose : recruter, réaliser un casse ou passer.
    .title = Votre tour
gangsta-chapter-symbols =
    Ce que l’on compte quand on compte les compétences.
    .title = Compétences
gangsta-chapter-heists =
    Qui participe, dans quel ordre, et qui reçoit quoi. L’ordre est le cœur du jeu : qui engage tout son gang le rend disponible d’un seul coup.
    .title = Casses
gangsta-chapter-rewards =
    Ce que signifient les encadrés des casses.
    .title = Récompenses
gangsta-chapter-snitches =
    À partir du chapitre II, il arrive que quelqu’un parle à la police.
    .title = Délateurs
gangsta-chapter-chapters =
    Une partie a trois chapitres, et chacun se termine à sa manière.
    .title = Les trois chapitres
gangsta-chapter-final-scoring =
    Les points d’influence décident.
    .title = Décompte final
gangsta-chapter-variants =
    Familles, ressources et quelques options, à combiner comme on veut.
    .title = Variantes

## Aide de jeu

gangsta-card-aim =
    Avoir le plus de points d’influence (PI) à la fin du chapitre III.
    Réunissez un gang dont les compétences conviennent aux casses, et engagez-le tout entier si possible.
    .title = But
gangsta-card-turn =
    1. Mobiliser : si tout le gang est engagé, tous deviennent disponibles. Sinon, chaque Leader disponible en rend un disponible, et chacun des suivants coûte 1 $.
    2. Une action : recruter un gangster visible, réaliser un casse ou passer.
    Passer : 1 $ par gangster avec un Leader ; puis vous pouvez défausser une carte visible.
    .title = Votre tour
gangsta-card-heists =
    Seuls des gangsters disponibles, un par un, chacun avec une compétence qui manque encore.
    Chacun utilise toutes ses compétences qui manquent : on ne garde rien pour soi.
    Coopératif : commencez avec un des vôtres, puis avec les gangsters de n’importe qui. Tous les participants reçoivent l’encadré de droite.
    .title = Casses
gangsta-card-chapters =
    Le chapitre I se termine avec un gang de 4 : 1 $ par symbole que vous avez de moins que le gang qui en a le plus.
    Le II se termine avec un gang de 7 : guerre des gangs. Qui est seul à avoir le plus de Mercenaires ne perd personne, tout autre joueur perd un gangster.
    Le III se termine avec un gang de 9 ou au troisième délateur de ce chapitre.
    Délateur : payez 1 $ par Informateur qui vous manque, ou perdez tout votre argent et un gangster.
    .title = Chapitres et délateurs
gangsta-card-rewards =
    Formation : glissez la carte sous un participant. Meurtre : un adversaire perd un gangster à deux symboles.
    Vol : prendre de l’argent. Diversion : engager des gangsters adverses. Mobilisation : rendre votre gang disponible.
    Tour supplémentaire : aussitôt, jamais deux fois de suite.
    .title = Récompenses
gangsta-card-scoring =
    PI des casses + PI du gang + 2 pour le plus riche + 2 pour le plus grand gang (égalité : 1 chacun).
    Égalité : le plus grand gang, sinon victoire partagée.
    .title = Décompte final

## Exemples : ce que montre l’image

gangsta-example-mobilise-1 =
    Deux de vos quatre gangsters sont disponibles, et tous deux ont un symbole Leader. Chacun rend disponible un des autres : vous récupérez tout le gang sans payer.
    .title = Mobiliser : deux leaders
gangsta-example-mobilise-2 =
    Un seul leader est disponible. Il rend quelqu’un disponible, le boss par exemple ; le dernier coûte 1 $. Que le boss soit aussi un leader n’aide pas maintenant : il était engagé au début de la phase.
    .title = Mobiliser : un leader et un dollar
gangsta-example-mobilise-3 =
    Aucun leader n’est disponible : chaque gangster coûte donc 1 $. Avec 2 $, vous en rendez deux disponibles, par exemple les deux leaders.
    .title = Mobiliser : seulement en payant
gangsta-example-mobilise-4 =
    Tout votre gang est engagé. Dès que vient votre tour, tous deviennent disponibles d’un coup, gratuitement. C’est ce qu’il faut viser.
    .title = Mobiliser : tous à la fois
gangsta-example-whole-gang =
    Le casse demande Informateur, Tireur d’élite, Bagarreur et Hacker. Si le gangster qui est Tireur d’élite, Bagarreur et Hacker commence, il ne manque que l’Informateur, et le boss reste à la maison. Si le boss commence avec son Hacker, il faut les deux autres : tout le gang est engagé, et disponible de nouveau au tour suivant.
    .title = Tous les trois, mais dans le bon ordre
gangsta-example-occasional-income =
    Vous recrutez un quatrième membre, et le chapitre I est terminé. Votre gang montre maintenant 8 symboles, ceux des autres 6 et 5. Ben reçoit donc 2 $ et Cleo 3 $.
    .title = La fin du chapitre I
gangsta-example-cooperation =
    Ce casse coopératif demande deux Tireurs d’élite, un Bagarreur et un Hacker. Commencez avec votre Tireur d’élite ; pour le reste, prenez le Hacker de votre boss et n’importe quel gangster disponible des autres. Vous prenez l’encadré de gauche, et tous les participants prennent celui de droite.
    .title = Un casse coopératif

## La première leçon

gangsta-lesson-welcome =
    Vous êtes le boss d’un gang de trois. Chaque gangster a des compétences, et chaque casse en demande quelques-unes. Qui a participé à un casse est engagé et doit d’abord redevenir disponible.
    .title = Bienvenue dans le gang
gangsta-lesson-heist =
    Réalisez le casse qui demande Informateur, Tireur d’élite, Bagarreur et Hacker.
    .title = Un casse
    .instead = Choisissez le casse avec Informateur, Tireur d’élite, Bagarreur et Hacker.
    .done = Le casse est lancé. On réunit maintenant l’équipe, un par un.
gangsta-lesson-order =
    Commencez par votre boss. Chacun utilise toutes ses compétences qui manquent encore ; qui en a le moins passe donc d’abord.
    .title = Le bon ordre
    .instead = Choisissez votre boss, celui au bandeau doré.
    .done = Le Hacker est là. Il manque encore Informateur, Tireur d’élite et Bagarreur.
gangsta-lesson-crew =
    Engagez maintenant les deux autres, dans l’ordre que vous voulez.
    .title = Tout le gang
    .instead = Choisissez un gangster éclairé de votre gang.
    .done = Le casse est réalisé, et l’argent est à vous. Et tout votre gang est engagé : au début de votre prochain tour, tous deviennent disponibles gratuitement. C’est tout l’art de ce jeu.
gangsta-lesson-leader =
    Une nouvelle position, au début de votre tour : vous mobilisez. Un leader est disponible et rend disponible un gangster. Rendez le boss disponible.
    .title = Mobiliser
    .instead = Choisissez votre boss, celui au bandeau doré.
    .done = C’était gratuit. Le boss est aussi un leader, mais il était engagé au début du tour.
gangsta-lesson-pay =
    Chacun des suivants coûte 1 $. Rendez disponible votre dernier gangster.
    .title = Mobiliser en payant
    .instead = Choisissez le gangster encore engagé.
    .done = Tous sont disponibles, et vous pouvez faire une chose : recruter, réaliser un casse ou passer.
gangsta-lesson-hire =
    Chapitre I. Vous avez trois membres et 2 $. Recrutez le Tireur d’élite à 2 $ : avec le quatrième membre, le chapitre est terminé.
    .title = Recruter
    .instead = Choisissez, parmi ceux à recruter, le Tireur d’élite à 2 $.
    .done = Votre gang a le plus de symboles ; les autres reçoivent de l’argent pour chacun qui leur manque. Puis le chapitre II commence.
gangsta-lesson-cooperate =
    À partir du chapitre II, il y a des casses coopératifs. Réalisez celui qui demande deux Tireurs d’élite, un Bagarreur et un Hacker.
    .title = Coopérer
    .instead = Choisissez le casse avec deux Tireurs d’élite, un Bagarreur et un Hacker.
    .done = Seul, vous n’y arriveriez pas, et ce n’est pas nécessaire.
gangsta-lesson-own =
    On commence par un des siens : engagez votre Tireur d’élite.
    .title = Un des vôtres
    .instead = Choisissez le Tireur d’élite de votre gang.
    .done = Il manque encore un Tireur d’élite, un Bagarreur et un Hacker.
gangsta-lesson-helpers =
    Engagez maintenant qui est utile, même dans les autres gangs. Personne ne peut refuser.
    .title = Des renforts
    .instead = Choisissez un gangster éclairé, de n’importe quel gang.
    .done = Vous avez pris l’encadré de gauche ; tous les participants ont pris celui de droite.
gangsta-lesson-farewell =
    C’est tout ce qu’il faut savoir. Le chapitre II finit par une guerre des gangs, le chapitre III avec neuf membres ou le troisième délateur ; ensuite, qui a le plus de points d’influence gagne.
    .title = Bien joué
