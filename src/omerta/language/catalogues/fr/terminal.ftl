### Le terminal : l’écran entier, et ce que le mode ligne partage avec lui.

## À qui le tour, et ce qu’il faut encore savoir

terminal-thinking = { $player } réfléchit…
terminal-connecting = Connexion…
terminal-lost = Connexion perdue ; nouvel essai…
# $reason : ce qu’a dit le serveur
terminal-sent-away = Le serveur nous a fermé cette table. { $reason }
# $code : le code court de la table, pour les amis
terminal-waiting = On attend des joueurs. Places libres : { $seats }. Code : { $code }
terminal-held = { $player } doit encore confirmer ce tour.
terminal-seconds = encore { $seconds } s
terminal-too-late = La position a changé entre-temps ; regardez de nouveau.

## Choisir

terminal-type = Tapez pour filtrer, ↑ ↓ pour choisir, Entrée pour le faire
terminal-wait = Ce n’est pas votre tour
terminal-confirm = Entrée confirme votre tour, Ctrl+Z le reprend
terminal-confirm-lines = Votre tour est fini : tapez confirm, ou undo pour le changer.
terminal-over = La partie est finie ; Entrée quitte la table
terminal-choices = Vous pouvez ({ $fitting } sur { $all })
terminal-none-fits = Rien de ce que vous pouvez faire ne convient ; Entrée dit pourquoi
# $choices : un nombre
terminal-several = { $choices } choix conviennent ; continuez à taper ou choisissez avec ↑ ↓
terminal-more = … { $choices } choix

## Touches

terminal-key-help = Aide
terminal-key-rules = Règles
terminal-key-log = Journal
terminal-key-language = Langue
terminal-key-undo = Reprendre
terminal-key-reset = Tout le tour
terminal-key-again = Rejouer
terminal-key-leave = Quitter
terminal-languages = Les langues sont { $languages }.
terminal-filter = Tapez pour filtrer les règles
terminal-help =
    Tapez, et la liste montre ce qui convient : des mots de la phrase,
    ou la notation à côté. Les noms peuvent être abrégés.

      ↑ ↓ Entrée     choisir, le faire
      Tab, Échap     compléter la ligne, la vider
      PgPréc PgSuiv  le plateau, page par page ; Ctrl+↑ ↓ par parties
      Ctrl+Z Ctrl+R  reprendre un choix, tout le tour
      F2             règles ; après un refus, celle qu’il a nommée
      F3 F4 Ctrl+T   journal, langue, clair ou sombre
      Ctrl+C         quitter ; omerta continue poursuit la partie
      Souris         choix, touches, noms soulignés sur le plateau

    Commandes à taper : why ACTION, rules ID, log, undo, reset,
    confirm, language CODE, say TEXTE (à la table d’un serveur), help,
    quit.

## Partir

terminal-leave-question = Quitter la partie ?
terminal-leave = Quitter
terminal-stay = Continuer à jouer
terminal-kept = La partie est gardée ; poursuivez-la avec omerta continue.
terminal-seat-kept = Votre place reste à vous ; revenez avec omerta continue.

## Préparer

terminal-welcome = Trois jeux de gangsters sur une table
terminal-game = Jeu
terminal-players = Joueurs
terminal-people = Personnes à cet écran
terminal-bots = Les autres sont
terminal-confirming = Confirmer chaque tour
terminal-yes = oui
terminal-no = non
terminal-start = Distribuer
terminal-continue = Reprendre la partie quittée : { $title }
terminal-set-up-keys = ↑ ↓ choisir une ligne · ← → la changer · Entrée sur la dernière ligne commence

## Regarder en arrière

terminal-row = Ligne { $row } sur { $last }
terminal-open = tout est ouvert
terminal-replay-keys = ↑ ↓ PgPréc PgSuiv une ligne ou dix · Début Fin · F5 les yeux de qui · F3 journal · ^C quitte
