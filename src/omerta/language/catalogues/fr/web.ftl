### Ce que dit la page autour des plateaux.

## Accueil

web-motto = Trois jeux de gangsters sur une table. Pas un mot à personne.
web-play-now = Jouer tout de suite contre des bots
web-play-here = Jouer ensemble ici
web-invite-friends = Inviter des amis
web-choose-bots = Choisir les bots
web-rules = Règles
web-learn = Apprendre en jouant
web-continue = Continuer
web-join = Rejoindre
web-join-by-code = J’ai un code
web-nobody-waits = Personne n’attend de joueurs.
web-watch = Regarder
web-nothing-to-watch = On ne joue à aucune table ouverte.
web-open-record = Ouvrir un enregistrement
web-open-record-text = Parcourir pas à pas une partie gardée dans un fichier.
web-choose-file = Choisir un fichier
web-players-range = de { $from } à { $to } joueurs
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-forget = Retirer { $game } de cette liste
web-table-waiting = attend des joueurs
web-table-playing = en cours
web-table-over = terminée
web-table-stuck = ne peut pas continuer
web-home = Accueil
web-close = Fermer

## À propos

web-about = À propos
web-about-text = Omerta est une table numérique pour trois jeux de société. Les textes des règles, les dessins et les mots sont les nôtres. Les jeux sont de :
web-designed-by = ({ $year }), créé par { $names }
web-not-affiliated = Nous ne sommes liés ni aux auteurs ni aux éditeurs de ces jeux. Un jeu vous plaît ? Achetez la boîte.
web-fonts = Caractères : Limelight, Special Elite et Josefin Sans, sous licence SIL Open Font License.

## Préférences

web-preferences = Préférences
web-name = Nom
web-language = Langue
web-auto = Comme cet appareil
web-theme = Thème
web-theme-dark = Sombre
web-theme-light = Clair
web-contrast = Contraste
web-contrast-more = Élevé
web-motion = Mouvement
web-motion-slow = Lent
web-motion-normal = Normal
web-motion-fast = Rapide
web-motion-none = Aucun
web-confirm-turns = Me faire confirmer chaque tour
web-sound = Sons
web-notify = M’avertir quand c’est mon tour
web-no-notifications = Ce navigateur n’autorise pas les notifications.

## Préparer une table

web-set-up = Une nouvelle table
web-game = Jeu
web-how-many = Joueurs
web-seat = Place { $number }
web-me = Moi
web-guest-here = Quelqu’un devant cet écran
web-open-seat = Libre, pour qui viendra
web-bot-called = Bot : { $name }
web-name-of-seat = Nom à la place { $number }
web-player = Joueur { $number }
web-more = Plus de choix
web-content = Matériel
web-content-ours = le nôtre
web-allow-hints = Les conseils sont permis
web-allow-deduction = Montrer ce qui peut se déduire
web-allow-spectators = D’autres peuvent regarder
web-in-lobby = Montrer cette table à tous
web-clock = Temps par tour
web-no-clock = Sans limite
web-clock-day = Un jour
web-begin = Commencer
web-set-up-invite = Préparer et inviter
web-option-gangsta-families = Familles
web-option-gangsta-resources = Ressources
web-option-gangsta-generous_pass = Passe généreuse
web-option-gangsta-seat_money = Plus d’argent pour les dernières places
web-option-gangsta-open_points = Points de casse visibles
web-option-gangsta-online_heists = Casses supplémentaires de la version en ligne
web-option-the_boss-cities = Villes (noms ou numéros, à deux ou trois joueurs)

## Rejoindre et attendre

web-code = Code
web-code-shape = Un code a six signes : des lettres, et des chiffres de 2 à 7.
web-code-unknown = Aucune table n’a ce code. Vérifiez avec la personne qui vous a invité.
web-find-table = Trouver la table
web-waiting = En attente de joueurs
web-your-name = Votre nom
web-seat-open = libre
web-sit-here = S’asseoir ici
web-fill-with-bot = Asseoir un bot ici
web-free-seat = Libérer la place
web-begins-when-full = On distribue dès que toutes les places sont prises.
web-invite = Inviter
web-invite-text = Envoyez le lien, montrez l’image ou dites le code.
web-qr = La même adresse en code QR
web-copy-link = Copier le lien
web-copied = Copié.
web-joining = En route vers la table…
web-no-entry = Entrée interdite
web-reconnecting = La connexion est perdue ; nous revenons de nous-mêmes.

## À la table

web-players = Joueurs
web-you = vous
web-bot = bot
web-away = absent
web-to-move = à son tour
web-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-your-turn = À vous
web-status-asked = À vous : { $question }.
web-status-named = { $player } : { $question }.
web-status-waiting = On attend { $players } : { $question }.
web-status-confirm = Votre tour vous convient-il ainsi ?
web-status-held = { $player } doit encore confirmer.
web-status-past = Vous regardez le passé.
web-status-over =
    { $count ->
        [one] La partie est finie : { $winners } gagne !
       *[other] La partie est finie : { $winners } partagent la victoire !
    }
web-back-to-now = Revenir au présent
web-past-first = Revenez d’abord au présent.
web-only-watching = Vous ne faites que regarder.
web-undo = Annuler
web-undo-tip = Annuler le dernier choix (Ctrl+Z)
web-reset = Recommencer mon tour
web-reset-tip = Annuler tout ce qui peut l’être (Ctrl+Maj+Z)
web-confirm = Confirmer
web-hint = Conseil
web-hint-tip = Que ferait le Capo, et pourquoi ?
web-advice = Le Capo dirait : { $words }.
web-do-it = Le faire
web-rule = Règle : { $title }
web-log = Ce qui s’est passé
web-since-your-turn = Depuis votre dernier tour
web-from-example = Cette partie n’a pas commencé par une distribution, mais par un exemple de la règle.
web-from-position = Cette partie n’a pas commencé par une distribution, mais par une position écrite.
web-tentative = Pas encore définitif : cela peut encore être annulé
web-see-position = Montrer cette position
web-chat = Discussion
web-chat-write = Dites quelque chose
web-chat-send = Dire
web-chat-empty = Personne n’a dit un mot.
web-chat-silent = Vous n’entendez rien.
web-chat-mute = Cacher la discussion
web-panels = À côté du plateau
web-panel-side = Joueurs
web-panel-log = Journal
web-panel-chat = Discussion
web-board = Le plateau
web-board-in-words = Le plateau en mots
web-choices = Ce que vous pouvez faire
web-filter = Seulement les choix avec
web-curtain-title = C’est au tour de { $player }
web-curtain-text = Passez l’écran à { $player }. Personne d’autre ne regarde.
web-curtain-lift = Je suis { $player }

## Menu

web-menu = Menu
web-sheet = Feuille de score
web-what-next = Et maintenant ?
web-rematch = Rejouer
web-as-text = Plateau en mots
web-as-picture = Plateau dessiné
web-keys = Touches
web-record = Garder l’enregistrement
web-replay = Revoir la partie
web-host = Vous avez préparé cette table
web-give-back = Rendre la place
web-let-bot-play = Laisser jouer { $bot }
web-mute = Couper la parole
web-unmute = Rendre la parole
web-other-device = Continuer sur un autre appareil
web-other-device-text = Qui ouvre cette adresse prend votre place : ne la montrez à personne.
web-show-link = Montrer l’adresse
web-renew = Invalider toutes les anciennes adresses
web-renewed = Les anciennes adresses de votre place ne sont plus valables.
web-come-back = Reprendre ma place au bot
web-leave = Quitter la table
web-leave-sure = Un bot jouera à votre place. Vous pourrez la reprendre plus tard.
web-leave-yes = Quitter
web-fairness = Mélange honnête
web-fairness-text = Le mélange était fixé avant la donne : voici son sceau. Après la partie, la graine est révélée, et l’enregistrement prouve que rien n’a été changé.
web-seed-hash = Sceau :
web-seed = Graine :

## Touches

web-key-arrows = Flèches
    .means = aller à la prochaine chose à choisir
web-key-enter = Entrée
    .means = la choisir
web-key-escape = Échap
    .means = lâcher ; revenir au présent
web-key-undo = Ctrl+Z
    .means = annuler
web-key-reset = Ctrl+Maj+Z
    .means = recommencer mon tour
web-key-confirm = C
    .means = confirmer le tour
web-key-log = L
    .means = montrer le journal
web-key-text = T
    .means = plateau en mots, ou dessiné
web-key-help = ?
    .means = cette liste

## Revoir

web-opening = Ouverture de l’enregistrement…
web-file-too-long = Ce fichier est trop long pour être l’enregistrement d’une partie.
web-replay-no-file = Cette adresse désigne un fichier ouvert dans un autre onglet. Revenez à l’accueil et ouvrez-le de nouveau.
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-run = Lecture
web-replay-pause = Pause
web-replay-row = Pas { $row } sur { $last }
web-replay-link = Copier un lien vers ce coup
web-eyes = Par les yeux de
web-eyes-everybody = tout le monde : rien n’est caché
web-eyes-spectator = un spectateur
web-chart = Comment on en est arrivé là
web-chart-words = Situation après ce pas : { $now }
web-chart-now = Situation à ce moment
web-statistics = En chiffres
web-decisions =
    { $count ->
        [one] décision
       *[other] décisions
    }
web-undone = annulées
web-best-row = d’un seul coup
web-ahead = du temps seul en tête
web-play-on = Continuer d’ici
web-play-on-text = Vous prenez place à ce moment de la partie ; des bots jouent les autres.
web-play-on-as = À la place de
web-opponents = Contre
web-prove = Vérifier le mélange
web-proof-fair = Les { $outcomes } tirages découlent tous de la graine scellée avant la donne.
web-proof-begun = Cette partie commence par une position écrite, que personne ne peut prouver ; les { $outcomes } tirages suivants découlent tous de la graine.
web-proof-unfair = Cela ne peut être prouvé : { $problem }

## Problèmes

web-problem-offline = Le serveur est injoignable. Tourne-t-il ?
web-problem-no-table = Cette table n’existe pas, ou n’est pas pour tous.
web-problem-not-allowed = Cela ne vous revient pas. Peut-être votre place a-t-elle été reprise avec une adresse plus récente.
web-problem-full = Il n’y a plus de place.
web-problem-muted = Vous n’avez plus la parole à cette table.
web-problem-slow-down = C’était trop rapide ; attendez un peu.
web-problem-stale = Quelque chose a changé entre-temps ; regardez encore.
web-problem-too-late = Cela ne peut plus être annulé.
web-problem-unconfirmed = Quelqu’un doit d’abord confirmer un tour.
web-problem-over = La partie est finie.
web-problem-not-playing = La partie n’est pas en cours.
web-problem-no-hints = Les conseils ne sont pas permis à cette table.
web-problem-not-asked = Ce n’est pas à vous de jouer.
web-problem-not-stored = Cela n’a pas pu être gardé ; réessayez.
web-problem-internal = Une erreur de notre côté ; rien ne s’est passé.
web-problem-stopping = Le serveur s’arrête ; réessayez bientôt.
web-problem-reload = Cette page est périmée ; rechargez-la.

## Content

web-content-of = { $game } : matériel
web-content-see = Voir et modifier
web-content-text = Le contenu de la boîte, ligne par ligne. Les lignes marquées ° sont de nous, car nous ne connaissons pas les valeurs imprimées : si vous possédez le jeu, saisissez celles de votre exemplaire. Tout est vérifié pendant la saisie.
web-content-house = de nous, pas la valeur imprimée
web-content-cell = { $column }, ligne { $line }
web-content-add = Ajouter une ligne
web-content-remove = Supprimer la ligne { $line }
web-content-checking = Vérification…
web-content-fine = On peut jouer avec ce matériel.
web-content-wrong = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
web-content-unusual = Inhabituel, mais jouable : { $text }
web-content-line = Ligne { $line } : { $text }
web-content-name = Enregistrer sous
web-content-name-shape = Minuscules, chiffres et traits d’union, 30 au plus
web-content-save = Enregistrer
web-content-saved = Enregistré sous « { $name } ». Choisissez-le sous « { $more } » quand vous préparez une table.
web-content-not-here = Ici, vous pouvez regarder et essayer. Pour enregistrer, ouvrez cette page sur la machine du serveur.
