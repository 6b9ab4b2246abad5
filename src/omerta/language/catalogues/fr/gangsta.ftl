### Gangsta!

gangsta-title = Gangsta!
gangsta-summary = Montez un gang carte après carte et réalisez des casses, seul ou avec les autres, avant qu’un délateur ne parle ou que la guerre des gangs n’éclate.

## Ce qui est sur la table

gangsta-person = { $number } ({ $family }, { $skills })
gangsta-heist = { $number } ({ $kind })
gangsta-snitch =
    { $informants ->
        [one] un délateur qui exige { $informants } Informateur
       *[other] un délateur qui exige { $informants } Informateurs
    }
gangsta-resource = { $name } ({ $number })
gangsta-money = { $money } $
gangsta-chapter =
    { $chapter ->
        [1] I
        [2] II
       *[other] III
    }
gangsta-family-bratva = Bratva
gangsta-family-cartel = Cartel
gangsta-family-ghetto-gang = Gang du ghetto
gangsta-family-mafia = Mafia
gangsta-family-triads = Triades
gangsta-kind-armored-van = Fourgon blindé
gangsta-kind-casino = Casino
gangsta-kind-inmate-transfer = Transfert de détenus
gangsta-kind-jewelry = Bijouterie
gangsta-kind-supermarket = Supermarché
gangsta-kind-rival-gangs = Gangs rivaux
gangsta-kind-hack-attack = Piratage
gangsta-kind-drug-dealer = Trafiquant
gangsta-kind-offshore-investment = Placement offshore
gangsta-kind-art-theft = Vol d’œuvre d’art
gangsta-skill-leader = Leader
gangsta-skill-mercenary = Mercenaire
gangsta-skill-informant = Informateur
gangsta-skill-sniper = Tireur d’élite
gangsta-skill-brawler = Bagarreur
gangsta-skill-hacker = Hacker
gangsta-reward-hire = recrutement
gangsta-reward-train = formation { $skill }
gangsta-reward-extra-turn = tour supplémentaire
gangsta-reward-steal = vol { gangsta-money }
gangsta-reward-divert = diversion { $gangsters }
gangsta-reward-murder = meurtre
gangsta-reward-rally = mobilisation

## Ce qu’il faut décider

gangsta-stage-keep = Garder une de vos deux cartes Ressource
gangsta-stage-mobilise = Rendre disponibles des gangsters engagés, ou personne
gangsta-stage-act = Recruter, réaliser un casse ou passer
gangsta-stage-engage = Engager un gangster dans le casse
gangsta-stage-hire = Récompense : recruter un gangster, ou personne
gangsta-stage-train = Récompense : choisir qui apprend la compétence, ou personne
gangsta-stage-steal = Récompense : choisir qui voler
gangsta-stage-divert = Récompense : faire diversion sur un gangster adverse, ou personne
gangsta-stage-murder = Récompense : choisir qui doit perdre un gangster
gangsta-stage-rally = Récompense : rendre tout le gang disponible, ou non
gangsta-stage-victim = Meurtre : choisir le gangster qui meurt
gangsta-stage-jet = Jet privé : rendre un gangster disponible, ou personne
gangsta-stage-arrest = Arrestation : choisir le gangster perdu
gangsta-stage-war = Guerre des gangs : choisir le gangster perdu
gangsta-stage-recover = Hôpital : reprendre un gangster, ou personne
gangsta-stage-discard = Défausser un gangster visible, un casse visible, ou rien
gangsta-stage-society = Société secrète : rendre un Leader disponible, ou personne
gangsta-action-keep = Garder la carte Ressource { $number }
gangsta-action-hire = Recruter { $number }
gangsta-action-hire-nothing = Ne recruter personne
gangsta-action-heist = Réaliser le casse { $number }
gangsta-action-pass = Passer et prendre de l’argent
gangsta-action-free = Rendre { $number } disponible
gangsta-action-free-all = Rendre tout le gang disponible pour 1 $
gangsta-action-free-nothing = Ne rendre personne d’autre disponible
gangsta-action-engage = Engager { $number }
gangsta-action-ignore = Ignorer le dernier symbole manquant
gangsta-action-train = Former { $number }
gangsta-action-train-nothing = Ne former personne
gangsta-action-steal = Voler le gang du boss { $number }
gangsta-action-divert = Faire diversion sur { $number }
gangsta-action-divert-nothing = Ne plus faire diversion
gangsta-action-murder = Commettre un meurtre chez le boss { $number }
gangsta-action-rally = Rendre tout le gang disponible
gangsta-action-rally-nothing = Laisser le gang comme il est
gangsta-action-recover = Reprendre { $number }
gangsta-action-recover-nothing = Ne reprendre personne d’autre
gangsta-action-discard = Défausser { $number } de la rangée
gangsta-action-discard-nothing = Ne rien défausser
gangsta-action-remove = Abandonner { $number }

## Ce qui se passe

gangsta-event-game-began = Une partie de Gangsta! à { $players } commence. { $start_player } ouvre le jeu.
gangsta-event-boss-dealt = { $seat } reçoit le boss { $person } et { gangsta-money }.
gangsta-event-heist-laid-out = Nouveau dans la rangée : le casse { $heist }.
gangsta-event-gangster-laid-out = Nouveau dans la rangée : le gangster { $person }.
gangsta-event-resource-dealt = { $seat } reçoit une carte Ressource : { $resource }.
gangsta-event-resource-chosen = { $seat } a choisi une carte Ressource.
gangsta-event-resource-kept = { $seat } garde : { $resource }.
gangsta-event-resource-revealed = { $seat } révèle sa ressource : { $resource }.
gangsta-event-resource-activated = { $seat } active sa ressource : { $resource }.
gangsta-event-turn-began = C’est à { $seat } de jouer.
gangsta-event-extra-turn-began = { $seat } joue un tour supplémentaire.
gangsta-event-counterfeited = { $seat } imprime { gangsta-money } de fausse monnaie.
gangsta-event-heist-peeked = { $seat } regarde le dessus de la pioche des casses : { $heist }.
gangsta-event-snitch-peeked = { $seat } regarde le dessus de la pioche des casses : { $snitch }.
gangsta-event-gangster-peeked = { $seat } regarde le dessus de la pioche des gangsters : { $person }.
gangsta-event-synchronised = { $seat } avait tout son gang engagé : il devient disponible.
gangsta-event-freed = { $seat } rend { $person } disponible grâce à un Leader.
gangsta-event-freed-for-money = { $seat } paie { gangsta-money } et rend { $person } disponible.
gangsta-event-headquarters-freed = { $seat } paie { gangsta-money }, et le Quartier général rend tout le gang disponible.
gangsta-event-mobilised-no-more = { $seat } ne rend personne d’autre disponible.
gangsta-event-hired = { $seat } recrute { $person } pour { gangsta-money }.
gangsta-event-passed = { $seat } passe et prend { gangsta-money }.
gangsta-event-heist-began = { $seat } commence le casse { $heist }.
gangsta-event-bikers-paid = { $seat } paie { gangsta-money } : le Gang de motards apporte un casse de la pioche.
gangsta-event-engaged = { $person }, qui appartient à { $owner }, participe.
gangsta-event-skill-ignored = { $seat } ignore le dernier symbole, { $skill }, grâce au Matériel high-tech.
gangsta-event-heist-done =
    { $money ->
        [0] { $influence ->
            [0] { $seat } a réalisé le casse { $heist }.
           *[other] { $seat } a réalisé le casse { $heist } : { $influence } PI.
        }
       *[other] { $influence ->
            [0] { $seat } a réalisé le casse { $heist } : { gangsta-money }.
           *[other] { $seat } a réalisé le casse { $heist } : { gangsta-money } et { $influence } PI.
        }
    }
gangsta-event-cooperation-paid = { $seat } reçoit { gangsta-money } pour la coopération.
gangsta-event-hired-nobody = { $seat } ne recrute personne.
gangsta-event-trained = { $seat } forme { $person } : { $skill }.
gangsta-event-trained-nobody = { $seat } ne forme personne.
gangsta-event-extra-turn-won = { $seat } gagne un tour supplémentaire.
gangsta-event-extra-turn-ignored = { $seat } n’a pas de tour supplémentaire cette fois : la récompense est perdue.
gangsta-event-stole = { $seat } vole { gangsta-money } à { $from_seat }.
gangsta-event-nothing-stolen = { $seat } ne trouve rien à voler.
gangsta-event-diverted = { $seat } fait diversion sur { $person }, qui appartient à { $owner }.
gangsta-event-diverted-no-more = { $seat } ne fait plus diversion.
gangsta-event-murder-ordered = { $seat } ordonne un meurtre chez { $victim }.
gangsta-event-nobody-murdered = { $seat } ne trouve personne à tuer.
gangsta-event-rallied = { $seat } rend tout son gang disponible.
gangsta-event-rallied-not = { $seat } laisse son gang comme il est.
gangsta-event-jet-freed = { $seat } rend { $person } disponible grâce au Jet privé.
gangsta-event-jet-unused = { $seat } laisse le Jet privé au hangar.
gangsta-event-snitch-came = Voici { $snitch }.
gangsta-event-snitch-escaped =
    { $informants ->
        [one] { $seat } a { $informants } Informateur et ne paie rien.
       *[other] { $seat } a { $informants } Informateurs et ne paie rien.
    }
gangsta-event-snitch-paid =
    { $informants ->
        [0] { $seat } n’a aucun Informateur et paie { gangsta-money }.
        [one] { $seat } a { $informants } Informateur et paie { gangsta-money }.
       *[other] { $seat } a { $informants } Informateurs et paie { gangsta-money }.
    }
gangsta-event-snitch-ruined =
    { $informants ->
        [0] { $seat } n’a aucun Informateur
        [one] { $seat } a { $informants } Informateur
       *[other] { $seat } a { $informants } Informateurs
    } et ne peut pas payer : { $money ->
        [0] la police cherche un gangster.
       *[other] tout l’argent ({ gangsta-money }) est perdu, et la police cherche un gangster.
    }
gangsta-event-lost =
    { $cause ->
        [murder] { $seat } perd { $person }, victime d’un meurtre.
        [arrest] { $seat } perd { $person }, victime d’une arrestation.
       *[war] { $seat } perd { $person }, victime de la guerre des gangs.
    }
gangsta-event-hospitalised =
    { $cause ->
        [murder] { $seat } envoie { $person } à l’Hôpital : le meurtre a échoué.
       *[war] { $seat } envoie { $person } à l’Hôpital après la guerre des gangs.
    }
gangsta-event-recovered = { $seat } reprend { $person } à l’Hôpital.
gangsta-event-recovered-no-more = { $seat } ne reprend personne d’autre à l’Hôpital.
gangsta-event-gangster-discarded = { $seat } défausse le gangster { $person } de la rangée.
gangsta-event-heist-discarded = { $seat } défausse le casse { $heist } de la rangée.
gangsta-event-discarded-nothing = { $seat } ne défausse rien.
gangsta-event-gangsters-reshuffled =
    { $cards ->
        [one] { $cards } gangster défaussé forme une nouvelle pioche.
       *[other] { $cards } gangsters défaussés forment une nouvelle pioche.
    }
gangsta-event-heists-reshuffled =
    { $cards ->
        [one] { $cards } casse défaussé forme une nouvelle pioche.
       *[other] { $cards } casses défaussés forment une nouvelle pioche.
    }
gangsta-event-society-freed = { $seat } rend { $person } disponible grâce à la Société secrète.
gangsta-event-society-unused = { $seat } ne fait pas appel à la Société secrète.
gangsta-event-stalemate = Depuis { $turns } tours, personne n’a recruté ni réalisé de casse.
gangsta-event-chapter-ended = Le chapitre { gangsta-chapter } se termine au tour de { $seat }, avec un gang de { $gang }.
gangsta-event-occasional-income =
    { $money ->
        [0] { $seat } a le plus de symboles, { $symbols }, et ne reçoit rien.
       *[other]
            { $symbols ->
                [one] { $seat } a { $symbols } symbole et reçoit { gangsta-money }.
               *[other] { $seat } a { $symbols } symboles et reçoit { gangsta-money }.
            }
    }
gangsta-event-war-strength =
    { $mercenaries ->
        [0] Guerre des gangs : { $seat } n’a aucun Mercenaire.
        [one] Guerre des gangs : { $seat } a { $mercenaries } Mercenaire.
       *[other] Guerre des gangs : { $seat } a { $mercenaries } Mercenaires.
    }
gangsta-event-war-won =
    { $mercenaries ->
        [one] { $seat } gagne la guerre des gangs avec { $mercenaries } Mercenaire.
       *[other] { $seat } gagne la guerre des gangs avec { $mercenaries } Mercenaires.
    }
gangsta-event-war-tied =
    { $mercenaries ->
        [0] Personne n’a de Mercenaire : personne ne gagne la guerre des gangs, et chacun perd un gangster.
       *[other] Égalité pour le plus de Mercenaires ({ $mercenaries }) : personne ne gagne la guerre des gangs, et chacun perd un gangster.
    }
gangsta-event-counterfeit-filed = { $seat } range la Fausse monnaie parmi ses casses réalisés.
gangsta-event-counterfeit-out = { $seat } n’a jamais activé la Fausse monnaie : elle quitte la partie.
gangsta-event-chapter-began = Le chapitre { gangsta-chapter } commence ; ensuite, c’est à { $start_player }.
gangsta-event-game-ended =
    { $snitches ->
        [3] Le troisième délateur du chapitre III a parlé : la partie est finie.
       *[other] La partie est finie.
    }
gangsta-event-scored = { $seat } a { $influence } PI et un gang de { $gang }.
gangsta-event-game-won =
    { $sharing ->
        [1] { $seat } gagne la partie avec { $influence } PI.
       *[other] { $seat } partage la victoire avec { $influence } PI.
    }

## Ce qui est refusé

gangsta-refusal-game-over = La partie est finie ; la victoire est allée à { $winners }.
gangsta-refusal-not-your-turn = C’est à { $acting } de décider, pas à vous.
gangsta-refusal-kept-already = Vous avez déjà choisi votre carte Ressource ; les autres choisissent encore.
gangsta-refusal-not-dealt = Vous n’avez pas reçu cette carte : { $resource }.
gangsta-refusal-mobilise-first = Rendez d’abord des gangsters disponibles, ou personne ; ensuite vient votre action.
gangsta-refusal-act-now = C’est le moment de recruter, de réaliser un casse ou de passer.
gangsta-refusal-finish-the-heist = Un casse est en cours : engagez des gangsters jusqu’à ce qu’il ne manque rien.
gangsta-refusal-take-the-reward = Réglez d’abord la récompense du casse.
gangsta-refusal-free-by-jet = Dites d’abord qui le Jet privé rend disponible, ou personne.
gangsta-refusal-free-a-leader = Dites d’abord quel Leader la Société secrète rend disponible, ou personne.
gangsta-refusal-recover-first = Dites d’abord qui vous reprenez à l’Hôpital, ou personne.
gangsta-refusal-discard-first = Vous avez passé : défaussez un gangster visible, un casse visible, ou rien.
gangsta-refusal-give-up-first = Il faut d’abord abandonner un gangster.
gangsta-refusal-keep-first = Gardez d’abord une de vos deux cartes Ressource.
gangsta-refusal-not-in-gang = { $person } n’appartient pas au gang dont il s’agit.
gangsta-refusal-not-engaged = { $person } n’est pas engagé, il n’y a donc rien à faire.
gangsta-refusal-freeing-costs = Rendre quelqu’un disponible coûte maintenant { $needs } $, et vous avez { $has } $.
gangsta-refusal-no-headquarters = Seul un Quartier général actif rend tout le gang disponible d’un coup.
gangsta-refusal-no-leader = { $person } n’est pas Leader.
gangsta-refusal-not-for-hire = { $person } n’est pas à recruter maintenant.
gangsta-refusal-too-expensive = { $person } coûte { $needs } $, et vous avez { $has } $.
gangsta-refusal-heist-not-open = Le casse { $heist } n’est pas visible.
gangsta-refusal-bikers-cost = Un casse de la pioche coûte { $needs } $, et vous avez { $has } $.
gangsta-refusal-skills-missing = Il n’y a pas assez de compétences disponibles pour le casse { $heist } ; il manque : { $skills }.
gangsta-refusal-nobody-to-start = Le casse { $heist } doit commencer avec un de vos gangsters, disponible, qui a une des compétences requises.
gangsta-refusal-not-cooperative = Le casse { $heist } n’est pas coopératif : { $person } ne peut pas aider.
gangsta-refusal-start-with-own = Commencez avec un de vos gangsters ; ensuite, { $person } pourra aider.
gangsta-refusal-not-available = { $person } est déjà engagé.
gangsta-refusal-not-useful = { $person } n’a aucune des compétences manquantes : { $skills }.
gangsta-refusal-no-high-tech = Seul un Matériel high-tech actif ignore un symbole, et seulement pour un piratage ou un vol d’œuvre d’art.
gangsta-refusal-more-than-one-missing = Le Matériel high-tech ignore un symbole, mais il en manque plus : { $skills }.
gangsta-refusal-took-no-part = { $person } n’a pas participé à ce casse.
gangsta-refusal-has-learned = { $person } a déjà appris une compétence.
gangsta-refusal-second-leader = { $person } est déjà Leader, et on ne le devient pas deux fois.
gangsta-refusal-not-a-rival = { $person } n’appartient à aucun adversaire.
gangsta-refusal-nothing-to-steal =
    { $money ->
        [0] Le gang de { $person } n’a pas d’argent.
       *[other] Tout l’argent du gang de { $person } ({ gangsta-money }) est à l’abri dans la Banque.
    }
gangsta-refusal-no-victim = Personne dans le gang de { $person } n’a exactement deux symboles.
gangsta-refusal-boss-is-safe = { $person } est un boss, et un boss n’est jamais perdu.
gangsta-refusal-not-two-symbols =
    { $symbols ->
        [one] { $person } a { $symbols } symbole ; seul un gangster qui en a exactement deux peut être tué.
       *[other] { $person } a { $symbols } symboles ; seul un gangster qui en a exactement deux peut être tué.
    }
gangsta-refusal-not-in-hospital = { $person } n’attend pas à l’Hôpital.
gangsta-refusal-not-in-row = { $card } n’est pas dans la rangée.

## Comment écrire les actions

gangsta-usage-keep = Écrivez « keep CARTE » avec le numéro d’une carte Ressource, par exemple « keep 905 ».
gangsta-usage-hire = Écrivez « hire CARTE » avec le numéro d’un gangster, par exemple « hire 121 », ou « hire nothing ».
gangsta-usage-heist = Écrivez « heist CARTE » avec le numéro d’un casse, par exemple « heist 215 ».
gangsta-usage-pass = Écrivez « pass » et rien d’autre.
gangsta-usage-free = Écrivez « free CARTE » avec le numéro d’un gangster, par exemple « free 121 », ou « free all » ou « free nothing ».
gangsta-usage-engage = Écrivez « engage CARTE » avec le numéro d’un gangster, par exemple « engage 121 ».
gangsta-usage-ignore = Écrivez « ignore » et rien d’autre.
gangsta-usage-train = Écrivez « train CARTE » avec le numéro d’un gangster, par exemple « train 121 », ou « train nothing ».
gangsta-usage-steal = Écrivez « steal CARTE » avec le numéro d’un boss adverse, par exemple « steal 104 ».
gangsta-usage-divert = Écrivez « divert CARTE » avec le numéro d’un gangster, par exemple « divert 121 », ou « divert nothing ».
gangsta-usage-murder = Écrivez « murder CARTE » avec le numéro d’un boss adverse, par exemple « murder 104 ».
gangsta-usage-rally = Écrivez « rally » ou « rally nothing ».
gangsta-usage-recover = Écrivez « recover CARTE » avec le numéro d’un gangster, par exemple « recover 121 », ou « recover nothing ».
gangsta-usage-discard = Écrivez « discard CARTE » avec le numéro d’un gangster ou d’un casse, par exemple « discard 215 », ou « discard nothing ».
gangsta-usage-remove = Écrivez « remove CARTE » avec le numéro d’un gangster, par exemple « remove 121 ».

## Le plateau en texte

gangsta-board-you = { $player } (vous)
gangsta-board-chapter = Gangsta! · chapitre { gangsta-chapter } · il se termine au premier gang de { $size }
gangsta-board-snitch-end =
    { $snitches ->
        [one] ou au prochain délateur
       *[other] ou après encore { $snitches } délateurs
    }
gangsta-board-extra-turn = TOUR SUPPLÉMENTAIRE
gangsta-board-extra-turn-due = un tour supplémentaire suit
gangsta-board-idle =
    { $turns ->
        [one] ou après encore { $turns } tour sans recrutement ni casse
       *[other] ou après encore { $turns } tours sans recrutement ni casse
    }
gangsta-board-free-left =
    { $gangsters ->
        [0] 1 $ chacun
        [one] { $gangsters } gratuit, puis 1 $ chacun
       *[other] { $gangsters } gratuits, puis 1 $ chacun
    }
gangsta-board-diversions = { $gangsters } au plus
gangsta-board-loser = dans le gang de { $player }
gangsta-board-result = Gangsta! · finie au chapitre { gangsta-chapter }
gangsta-board-money = { $money } $
gangsta-board-influence = { $influence } PI
gangsta-board-of = { $has } sur { $needs }
gangsta-board-dealt = Vos deux cartes Ressource : vous en gardez une, l’autre s’en va
gangsta-board-dealt-card =
    { $influence ->
        [0] { $name } : demande { $skills }
       *[other] { $name } : demande { $skills }, puis { $influence } PI
    }
gangsta-board-underway = Le casse en cours
gangsta-board-underway-heist = { $heist } demande { $skills }
gangsta-board-underway-missing = il manque encore : { $skills }
gangsta-board-underway-done = il ne manque rien
gangsta-board-underway-crew = y participent : { $gangsters }
gangsta-board-underway-brings = rapporte { $rewards }
gangsta-board-heists = Casses · pioche { $deck } · défausse { $discarded }
gangsta-board-needs = Demande
gangsta-board-brings = Rapporte
gangsta-board-lack = Manque
gangsta-board-possible = Possible pour
gangsta-board-everybody = tous
gangsta-board-no-starter = un des vôtres
gangsta-board-hire = Gangsters à recruter · pioche { $deck } · défausse { $discarded }
gangsta-board-skills = Compétences
gangsta-board-cost = Coût
gangsta-board-points = PI
gangsta-board-short = il manque { gangsta-board-money }
gangsta-board-top = de la pioche, vu de vous seul
gangsta-board-top-heist = { $number } est sur la pioche, vu de vous seul ; le réaliser coûte 1 $ de plus
gangsta-board-top-snitch = Sur la pioche, vu de vous seul : { $snitch }
gangsta-board-snitches = Délateurs dans la pioche, et ce qu’ils coûteraient
gangsta-board-informants = Informateurs
gangsta-board-snitch = exige { $informants } ({ $count }×)
gangsta-board-arrest = arrestation
gangsta-board-players = Joueurs · compétences : disponibles/toutes · PI : si tout finissait ici
gangsta-board-standing = Classement final en PI
gangsta-board-money-head = Argent
gangsta-board-gang-head = Gang
gangsta-board-heists-head = Casses
gangsta-board-richest = Plus riche
gangsta-board-largest-gang = Plus grand gang
gangsta-board-families = Familles
gangsta-board-resources = Ressource
gangsta-board-total = Total
gangsta-board-gangs = Gangs
gangsta-board-boss = boss
gangsta-board-resource-active =
    { $influence ->
        [0] { $name } (ressource active)
       *[other] { $name } (ressource active) : { $influence } PI
    }
gangsta-board-resource-safe = { $name } (ressource active) : { $influence } PI, { gangsta-board-money } à l’abri
gangsta-board-resource-filed = { $name } : parmi les casses réalisés, { $influence } PI
gangsta-board-resource-waiting =
    { $influence ->
        [0] { $name } : demande encore { $skills }
       *[other] { $name } ({ $influence } PI) : demande encore { $skills }
    }
gangsta-board-resource-chosen = carte Ressource choisie
gangsta-board-hospital = à l’Hôpital : { $gangsters }
gangsta-board-legend-cooperative = & coopératif ; ensuite, ce que chacun reçoit si plusieurs gangs participent
gangsta-board-legend-engaged = (M) : quelqu’un d’engagé l’a
gangsta-board-legend-arrest = arrestation : tout l’argent et un gangster perdus
gangsta-board-legend-available = ● disponible
gangsta-board-legend-busy = ○ engagé
gangsta-board-legend-learned = +L appris

## Les règles

gangsta-rule-setup =
    Chacun reçoit au hasard un boss et l’argent qui va avec. Cinq casses du chapitre I et cinq gangsters sont posés face visible. On joue dans le sens horaire ; le sort désigne qui commence { -ruling }.
    .title = Mise en place
gangsta-rule-public =
    Visible : gangs, argent, les deux rangées, taille des pioches, défausses, ressources révélées et chaque casse réalisé, puisqu’il se trouvait dans la rangée. Secret : l’ordre des pioches, les cartes consultées et les ressources non révélées. Les casses réalisés sont face cachée : avant la fin, l’écran n’additionne donc pas les points des autres, sauf avec l’option « points de casse visibles » ; c’est une affaire d’affichage, rien n’est vraiment caché { -ruling }.
    .title = Ce que chacun peut savoir
gangsta-rule-engaged =
    Un gangster qui participe à un casse, ou qui subit une diversion, devient engagé ; les autres sont disponibles.
    .title = Engagé et disponible
gangsta-rule-synchronised =
    Votre tour commence par la mobilisation. Si tout votre gang est engagé, tous deviennent disponibles gratuitement, sans qu’on vous le demande { -ruling }.
    .title = Mobiliser : tous à la fois
gangsta-rule-leaders =
    Si le gang n’est pas engagé tout entier, chacun de vos gangsters avec un symbole Leader qui était disponible au début de la phase rend disponible un gangster engagé.
    .title = Mobiliser : les leaders
gangsta-rule-pay-to-free =
    Chaque autre gangster que vous rendez disponible coûte 1 $. Rien ne vous oblige jamais à rendre quelqu’un disponible.
    .title = Mobiliser contre argent
gangsta-rule-hire =
    Action recruter : payez le coût d’un gangster visible. Il rejoint votre gang, disponible, et la rangée est complétée.
    .title = Recruter
gangsta-rule-heist =
    Action casse : vous réalisez un des casses visibles avec des gangsters qui ont les compétences requises ; les règles des casses disent comment.
    .title = Réaliser un casse
gangsta-rule-pass =
    Action passer : prenez 1 $ pour chacun de vos gangsters avec un symbole Leader, disponible ou engagé. Vous pouvez ensuite défausser un casse visible ou un gangster visible, qui est remplacé.
    .title = Passer
gangsta-rule-stalemate =
    Telle qu’elle est imprimée, la règle permet une partie sans fin. Si donc, pendant dix tours de table, personne n’a recruté ni réalisé de casse, le chapitre se termine comme si le dernier joueur à avoir passé avait recruté le gangster qui le termine ; au chapitre III, la partie est finie { -ruling }.
    .title = Pas de partie sans fin
gangsta-rule-symbols =
    Les six compétences sont Leader, Mercenaire, Informateur, Tireur d’élite, Bagarreur et Hacker. On compte les symboles : une carte avec deux Mercenaires compte pour deux partout où l’on compte des compétences { -ruling }.
    .title = Compter les symboles
gangsta-rule-learned =
    Un symbole appris compte partout où compte un symbole imprimé, et le boss peut apprendre aussi. Le symbole part avec son gangster { -ruling }.
    .title = Symboles appris
gangsta-rule-heist-startable =
    Vous ne pouvez commencer un casse que si les gangsters qui peuvent y participer ont tout ce qu’il faut. Alors n’importe quel ordre mène au bout, et personne ne s’arrête en chemin { -ruling }.
    .title = Commencer un casse
gangsta-rule-engage-available =
    Seuls des gangsters disponibles participent. On les engage un par un, dans l’ordre que l’on veut.
    .title = Un par un
gangsta-rule-engage-useful =
    Chacun doit avoir au moins une compétence qui manque encore ; ses autres compétences n’importent pas.
    .title = Personne d’inutile
gangsta-rule-engage-no-holding-back =
    Un gangster utilise chacune de ses compétences qui manque encore. L’ordre est donc important : si l’on commence par quelqu’un qui sait presque tout faire, il ne reste peut-être rien à faire aux autres.
    .title = Sans rien garder pour soi
gangsta-rule-heist-complete =
    Le casse est réalisé quand il ne manque plus rien. Vous prenez les récompenses de l’encadré de gauche et gardez la carte face cachée ; alors seulement la rangée est complétée.
    .title = Le casse est réalisé
gangsta-rule-coop =
    Aux chapitres II et III, il y a des casses coopératifs. Vous commencez avec un de vos gangsters, qui doit être utile ; les suivants peuvent être des gangsters disponibles de n’importe quel joueur, et personne ne peut refuser. Tous deviennent engagés.
    .title = Casses coopératifs
gangsta-rule-coop-reward =
    Le joueur actif prend l’encadré de gauche. Si des gangsters de deux joueurs ou plus ont participé, chaque joueur concerné, le joueur actif aussi, prend en plus l’encadré de droite, une fois { -ruling }.
    .title = Récompense de la coopération
gangsta-rule-reward-order =
    L’ordre est : argent de l’encadré de gauche, encadré de droite, récompenses spéciales comme imprimées, Jet privé, rangée complétée (avec ses délateurs), Société secrète, tour supplémentaire { -ruling }.
    .title = Ordre des récompenses
gangsta-rule-reward-money =
    Vous prenez la somme imprimée ; la banque n’est jamais vide { -ruling }.
    .title = Récompense : argent
gangsta-rule-reward-influence =
    Vous gagnez les points d’influence (PI) imprimés ; ils comptent à la fin.
    .title = Récompense : influence
gangsta-rule-reward-hire =
    Vous pouvez aussitôt recruter un gangster visible pour son coût.
    .title = Récompense : recrutement
gangsta-rule-reward-training =
    Vous pouvez glisser la carte sous un de vos gangsters qui a participé : il gagne cette compétence pour de bon. Un gangster apprend au plus une compétence, et n’a jamais un second symbole Leader. Une carte glissée n’est pas un casse réalisé ; si vous renoncez, ou si personne ne convient, c’en est un.
    .title = Récompense : formation
gangsta-rule-reward-extra-turn =
    Vous jouez aussitôt un autre tour entier, mais jamais deux fois de suite : un second tour supplémentaire est ignoré, les autres récompenses de ce casse restent valables. Après tout autre de vos tours, vous pouvez de nouveau en gagner un.
    .title = Récompense : tour supplémentaire
gangsta-rule-reward-steal =
    Prenez à un adversaire la somme indiquée, ou tout ce qu’il a s’il a moins. C’est obligatoire si quelqu’un a de l’argent qui peut être volé { -ruling }.
    .title = Récompense : vol
gangsta-rule-reward-divert =
    Vous pouvez engager des gangsters disponibles de vos adversaires, au plus le nombre indiqué, répartis comme vous voulez.
    .title = Récompense : diversion
gangsta-rule-reward-murder =
    Vous désignez un adversaire qui a un gangster avec exactement deux symboles ; le boss ne risque rien. Cet adversaire choisit lequel de ces gangsters il défausse. C’est obligatoire si quelqu’un peut être désigné.
    .title = Récompense : meurtre
gangsta-rule-reward-rally =
    Vous pouvez rendre disponible tout votre gang.
    .title = Récompense : mobilisation
gangsta-rule-snitch =
    Quand un délateur est pioché en complétant la rangée, chacun compte les symboles Informateur de tout son gang. Qui en a moins que le nombre de la carte paie la différence en dollars, et qui peut payer le doit ; qui ne le peut pas perd tout son argent et défausse un gangster de son choix. Tous paient en même temps, puis viennent les arrestations dans l’ordre du tour ; le délateur quitte la partie et l’on continue à compléter ; un autre peut donc suivre.
    .title = Délateur
gangsta-rule-snitch-layout =
    Un délateur pioché pendant que l’on pose les cinq casses d’un nouveau chapitre est mis de côté, remplacé, puis remélangé à la pioche.
    .title = Délateur dans un nouveau chapitre
gangsta-rule-boss-safe =
    Le boss n’est jamais perdu. Qui n’a que son boss ne perd rien d’autre à la place { -ruling }.
    .title = Le boss ne risque rien
gangsta-rule-lost =
    Les gangsters assassinés, arrêtés ou perdus dans la guerre des gangs quittent la partie, à moins que l’Hôpital ne les accueille. Seuls ceux que l’on a défaussés de la rangée en passant reviennent dans une nouvelle pioche { -ruling }.
    .title = Gangsters perdus
gangsta-rule-discard-order =
    Si plusieurs joueurs doivent défausser, ils choisissent dans l’ordre du tour à partir du joueur actif. Seules les cartes Ressource sont choisies en même temps { -ruling }.
    .title = Ordre des défausses
gangsta-rule-gang-size =
    Ce qui termine un chapitre, c’est la taille actuelle d’un gang, boss compris, d’où que vienne le dernier arrivé : recrutement, récompense ou Hôpital { -ruling }.
    .title = Taille d’un gang
gangsta-rule-chapter-one-end =
    Le chapitre I se termine aussitôt que quelqu’un a un gang de 4 membres. Chacun reçoit alors 1 $ pour chaque symbole que son gang a de moins que le gang qui en a le plus.
    .title = Fin du chapitre I
gangsta-rule-chapter-two-end =
    Le chapitre II se termine quand quelqu’un a un gang de 7 membres. Guerre des gangs : chacun compte ses symboles Mercenaire. Qui est seul à en avoir le plus ne perd rien, et tous les autres défaussent un gangster de leur choix ; en cas d’égalité en tête, tous en défaussent un.
    .title = Fin du chapitre II : guerre des gangs
gangsta-rule-gang-war-two-players =
    À deux, en cas d’égalité, chacun défausse un gangster de son choix ; sinon, seul le perdant le fait. Si le gagnant a au moins le double de symboles Mercenaire (1 à 0 aussi), c’est lui qui choisit le gangster, jamais le boss.
    .title = Guerre des gangs à deux
gangsta-rule-chapter-at-once =
    On achève le recrutement : payer, activer les ressources, compléter les gangsters. Puis la fin du chapitre passe avant tout le reste : on ne pioche plus d’ancien casse, donc pas de délateur, et un tour supplémentaire non encore joué est perdu. Au chapitre III, la partie est finie aussitôt { -ruling }.
    .title = Ce qui passe d’abord en fin de chapitre
gangsta-rule-new-chapter =
    Les anciens casses et leur pioche s’en vont, cinq casses du chapitre suivant arrivent. Le joueur à gauche de celui qui a terminé le chapitre commence.
    .title = Un nouveau chapitre
gangsta-rule-chapter-three-end =
    Le chapitre III, et la partie avec lui, se termine quand quelqu’un a un gang de 9 membres, ou quand le troisième délateur du chapitre III a été résolu.
    .title = Fin du chapitre III
gangsta-rule-decks-run-out =
    Une pioche de gangsters vide est refaite avec les gangsters défaussés en passant, une pioche de casses vide avec les casses défaussés durant ce chapitre ; cela se fait pour piocher, non pour regarder. S’il n’y a rien, on ne complète pas { -ruling }.
    .title = Pioches vides
gangsta-rule-score =
    Vous additionnez les PI de vos casses réalisés, ceux de votre gang et ceux de votre ressource active. Le plus riche reçoit 2 PI de plus, le plus grand gang aussi ; à égalité, chacun en reçoit 1, et si personne n’a d’argent, tous sont également riches.
    .title = Décompte final
gangsta-rule-winner =
    Qui a le plus de PI gagne. À égalité, le plus grand gang gagne ; qui est encore à égalité partage la victoire.
    .title = Victoire
gangsta-rule-families =
    Recruter dans la famille de votre boss coûte 1 $ de moins, mais jamais moins de 0 $. À la fin, chaque majorité dans une famille, boss compris, rapporte 2 PI, ou 1 chacun à égalité ; une famille sans membres ne rapporte rien à personne. En revanche, il n’y a pas de bonus pour le plus grand gang. Toutes les variantes se combinent librement.
    .title = Variante : familles
gangsta-rule-resources =
    Une fois les rangées posées, chacun reçoit deux cartes Ressource et en garde une en secret ; puis les cartes gardées sont révélées, et les autres quittent la partie. Une carte devient active pour de bon dès que votre gang montre toutes ses compétences, et vaut alors ses PI. Ce qu’elle fait au début d’un tour commence à votre tour suivant. Toutes les variantes se combinent librement.
    .title = Variante : ressources
gangsta-rule-resource-bank =
    Vos 10 premiers dollars ne peuvent pas être volés. La Banque se remplit toute seule ; l’argent qu’elle contient sert toujours à payer et compte toujours { -ruling }.
    .title = Banque
gangsta-rule-resource-police-station =
    Un délateur ne vous coûte jamais plus de 1 $.
    .title = Commissariat
gangsta-rule-resource-high-tech =
    Vous ignorez un symbole requis d’un piratage ou d’un vol d’œuvre d’art. Dès qu’il manque exactement un symbole, vous pouvez l’ignorer ou continuer à engager ; un casse à un seul symbole n’a besoin de personne { -ruling }.
    .title = Matériel high-tech
gangsta-rule-resource-bikers =
    Au début de votre tour, vous regardez le premier casse de la pioche et pouvez le réaliser durant ce tour en payant d’abord 1 $. Un délateur aperçu ainsi reste sur la pioche ; après un casse de la pioche, on ne complète rien.
    .title = Gang de motards
gangsta-rule-resource-hospital =
    Vos gangsters perdus par meurtre ou dans la guerre des gangs pendant qu’il est actif attendent ici, mais pas ceux perdus à cause d’un délateur. En passant, vous pouvez en reprendre autant que vous voulez, disponibles. Ceux qui attendent encore à la fin ne comptent pour rien.
    .title = Hôpital
gangsta-rule-resource-counterfeit =
    Vous recevez 1 $ au début de chacun de vos tours, avant la mobilisation. À la guerre des gangs, la carte rejoint vos casses réalisés ; si elle n’est pas active à ce moment-là, elle est éliminée et ne rapporte pas de PI. Elle ne compte que par ses PI : ce n’est un casse ni pour les Médias ni pour le nombre de casses { -ruling }.
    .title = Fausse monnaie
gangsta-rule-resource-private-jet =
    Après avoir participé à un casse, en solo ou coopératif, même en renfort, vous pouvez rendre disponible un de vos gangsters ; cela se fait dans l’ordre du tour à partir du joueur actif. C’est ce que dit la carte ; dans l’édition en ligne, cela ne vaut que pour les casses coopératifs { -ruling }.
    .title = Jet privé
gangsta-rule-resource-black-market =
    Vous recevez 2 $ de plus en passant.
    .title = Marché noir
gangsta-rule-resource-media =
    Vous recevez 1 PI pour chacun de vos casses réalisés qui montre des PI, au plus 7.
    .title = Médias
gangsta-rule-resource-headquarters =
    Lors de la mobilisation, vous pouvez rendre disponible tout votre gang pour 1 $.
    .title = Quartier général
gangsta-rule-resource-informant-network =
    Au début de votre tour, vous regardez le premier gangster de la pioche et pouvez le recruter durant ce tour, y compris grâce à la récompense « recrutement ». Il coûte 1 $ de moins s’il est de la famille de votre boss ; cela s’ajoute à la réduction de la variante familles { -ruling }.
    .title = Réseau d’informateurs
gangsta-rule-resource-secret-society =
    À la fin de votre tour, vous pouvez rendre disponible un de vos gangsters avec un symbole Leader.
    .title = Société secrète
gangsta-rule-options =
    Au choix, et désactivées par défaut : passer rapporte au moins 2 $ ; les joueurs suivants commencent avec 1 $, 2 $ et 3 $ de plus ; points de casse visibles ; les trois casses supplémentaires du chapitre II de la version en ligne.
    .title = Options de la table
