### Omerta autour des jeux : les mots, et ce que dit le mode ligne.

-ruling = (notre interprétation)

## Les mots

player-name = Joueur { $number }
list-and = { $list } et { $last }
players-count = { $from }–{ $to } joueurs

## À qui de jouer

pass-the-screen = Passez l’écran à { $player }. { $player }, appuyez sur Entrée quand personne d’autre ne regarde.

## Les questions

choices = Vous pouvez :
prompt = { $player } — numéro, action, ou ? pour l’aide :
help =
    Tapez l’une de ces commandes, puis Entrée :
      1, 2, 3 …       faire ce qui figure à ce numéro dans la liste
      une action      comme elle est notée dans la liste, noms abrégés permis
      why ACTION      ai-je le droit ? Sinon, quelle règle l’interdit ?
      rules           toutes les règles ; rules ID en montre une seule
      log             ce qui s’est passé jusqu’ici
      undo, reset     annuler votre dernier choix, ou tout le tour, si rien de neuf n’a été révélé
      confirm         votre tour est définitif (si vous jouez avec --confirm)
      language CODE   continuer en en, nl, de ou fr
      help ou ?       ce texte
      quit            quitter la partie
unknown-number = Le numéro { $number } n’est pas dans la liste ; elle s’arrête à { $most }.
unknown-rule = Il n’y a pas de règle « { $id } ». Tapez rules pour les voir toutes.
why-usage = Écrivez une action après why.
why-allowed = Oui, vous pouvez le faire maintenant.
undo-done = Votre dernier choix est annulé.
undo-nothing = Il n’y a rien à annuler.

## Ce qui a été tapé sans être compris

words-verb = « { $word } » n’est pas une action. Une action commence par { $known }.
words-usage = Écrivez ainsi : { $known }.
words-unknown = « { $word } » est inconnu ici. Choix possibles : { $known }.
words-guess = « { $word } » est inconnu ici. Vouliez-vous dire { $known } ?
words-ambiguous = « { $word } » peut vouloir dire { $known }.
words-count = « { $word } » n’est pas un nombre de 0 à { $known }.

## Règles et refus

refusal-with-rule = { $sentence } (Règle « { $title } », { $id })

## La fin, et le reste

game-over-winner = La partie est finie : { $winner } l’emporte !
game-over-shared = La partie est finie : { $winners } se partagent la victoire !
decided-by = Règle décisive : { $title } ({ $id })
farewell = Au revoir, et pas un mot à qui que ce soit.

## Revoir une partie

replay-prompt = Ligne { $row } sur { $last } — Entrée : suite, b : retour, un numéro, q :
replay-help = Entrée avance, b recule, un numéro va à cette ligne, q arrête.
replay-no-row = Il n’y a pas de ligne { $row } ; elles vont de 0 à { $last }.
record-kept = La partie est conservée dans { $file }.
