### La règle du jeu sur la page : tout ce qui entoure les règles elles-mêmes.

rulebook-title = { $game } : la règle du jeu
rulebook-rules = Règle du jeu
rulebook-contents = Sommaire
rulebook-material = Matériel
rulebook-search = Chercher dans la règle
rulebook-found =
    { $count ->
        [0] Rien trouvé. Essayez d’autres mots.
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
rulebook-in-chapter = dans « { $chapter } »
rulebook-all = Tout sur une page
rulebook-print = Imprimer
rulebook-card = Aide de jeu
rulebook-card-of = { $game } : aide de jeu
rulebook-previous = Retour : { $title }
rulebook-next = Suite : { $title }
rulebook-link = Lien vers cette règle
rulebook-ruling = { -ruling }
rulebook-ruling-means = Ce que la règle imprimée laisse ouvert, nous le jouons ainsi.
rulebook-house = Pas comme imprimé
rulebook-example = Exemple : { $title }
rulebook-enlarge = Voir de plus près
rulebook-back-to-table = Retour à la table
rulebook-no-such-page = Cette page n’existe pas dans nos règles.

## La première leçon

lesson-title = { $game } : une première partie
lesson-learn = Apprendre en jouant
lesson-step = Étape { $step } sur { $steps }
lesson-next = Continuer
lesson-again = Encore une fois d’ici
lesson-leave = Quitter la leçon
lesson-play = Et maintenant, une vraie partie
# $todo: what to do instead
lesson-other = Ce serait permis aussi, mais cette étape demande autre chose. { $todo }
lesson-go-on = Choisissez « { lesson-next } » pour l’étape suivante.
lesson-laying-out = On installe la position…
rulebook-play-on = Jouer à partir d’ici
