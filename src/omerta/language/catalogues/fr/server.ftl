### Ce que dit le serveur de tables.

## Ce qui ne se fait pas, et pourquoi

problem-stale = La partie a continué entre-temps ; regardez à nouveau.
problem-unconfirmed = Quelqu’un n’a pas encore confirmé son tour.
problem-too-late = Cela ne peut plus être annulé : d’autres ont choisi depuis, ou quelque chose a été révélé.
problem-not-playing = La partie n’a pas commencé.
problem-stuck = Cette partie ne peut pas continuer ici : les règles ou les cartes du serveur ne sont plus celles du début.
problem-over = La partie est terminée.
problem-not-over = La partie n’est pas encore terminée.
problem-not-asked = Vous n’avez rien à décider pour l’instant.
problem-no-hints = Il n’y a pas de conseils à cette table.
problem-no-advice = Personne n’a de conseil pour l’instant.
problem-no-table = Cette table n’existe pas.
problem-not-found = Cette page n’existe pas.
problem-no-record = Il n’y a pas d’enregistrement que vous puissiez voir.
problem-no-seat = Cette place n’existe pas.
problem-not-allowed = Vous ne pouvez pas faire cela ici.
problem-changed-hands = Cette place a changé de mains.
problem-not-your-seat = Ce n’est pas votre place.
problem-given-away = Votre place à la table suivante a été donnée.
problem-host-only = Seul l’hôte peut faire cela.
problem-seat-taken = Cette place est prise.
problem-all-taken = Toutes les places sont prises.
problem-nobody = Une table doit avoir une place pour une personne.
problem-not-now = En cours de partie, un bot ne peut remplacer que des personnes.
problem-present = Cette personne est là.
# $most : combien de signes
problem-bad-name = Un nom tient sur une ligne de 1 à { $most } signes visibles.
problem-name-taken = Quelqu’un à cette table porte déjà ce nom.
problem-muted = L’hôte vous a privé de parole.
problem-chat = Seul du texte simple sur une ligne peut être dit.
problem-chat-full = Il n’y a plus de place pour la discussion à cette table.
problem-full = Il n’y a pas de place pour l’instant ; réessayez plus tard.
problem-slow-down = Pas si vite ; attendez un peu.
problem-stopping = Le serveur s’arrête ; réessayez bientôt.
problem-reload = Cette page n’est plus à jour ; rechargez-la.
problem-not-stored = Cela n’a pas pu être enregistré ; réessayez.
problem-internal = Quelque chose a mal tourné chez nous ; rien ne s’est passé.
problem-no-saving = Le matériel ne peut être enregistré que sur la machine du serveur ; son responsable peut en permettre davantage avec --saving.
problem-content-fixed = « { $name } » appartient à ce serveur et reste tel quel ; choisissez un autre nom.
problem-content-used = Des tables utilisent « { $name } », qui reste donc tel quel ; choisissez un autre nom.
problem-content-full = Il y a déjà { $most } matériels enregistrés ; il n’y a plus de place.
