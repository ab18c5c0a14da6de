# La base de Lockdown : salles, cartes Ordinateur, jetons SAF, contingences et objectifs, et les questions et événements à
# leur sujet. Les salles que le jeu d'origine connaît avec le même sens (Infirmerie, Nid, Bloc opératoire) sont dans names-fr.ftl.

## Salles

room-archive = les Archives
room-archive-text = Une fois par personnage : gagnez 2 connaissances, votre jeton Connaissance devient actif, et vous consultez en secret une contingence, jamais la contingence active.
room-cave-entrance = l'Entrée des cavernes
room-cave-entrance-text = Rampez jusqu'à n'importe quelle autre salle explorée qui a un accès aux conduits ; un Adulte vous y attaque dans le noir.
room-cooling-system = le Système de refroidissement
room-cooling-system-text = Lancez la séquence d'autodestruction.
room-decon-room = la Salle de décontamination
room-decon-room-text = Scannez les cartes Contamination de votre main, débarrassez-vous des cartes infectées, de toute Larve et du slime.
room-laboratory-facility = le Laboratoire
room-laboratory-facility-text = Utilisez un cadavre, une carcasse ou un œuf présent ici : gagnez 3 connaissances et découvrez le point faible suivant, un seul par type de corps.
room-cargo-a = le Système automatique de fret A
room-cargo-a-text = Quand le jeton Temps est sur une case avec un jeton SAF et que la nacelle est libre : entrez dans la nacelle A, défaussez votre main et passez. Le jeton décide si elle est lancée ; sinon, vous revenez ici avec une blessure grave.
room-power-generator = la Génératrice
room-power-generator-text = Arrêtez la séquence d'autodestruction avant qu'elle ne passe au rouge, ou rétablissez ou coupez le courant de ce secteur.
room-transmitter-control = le Contrôle des transmissions
room-transmitter-control-text = Envoyez le signal, ou consultez en secret les objectifs d'un personnage vivant qui l'a envoyé.
room-cargo-b = le Système automatique de fret B
room-cargo-b-text = Quand le jeton Temps est sur une case avec un jeton SAF et que la nacelle est libre : entrez dans la nacelle B, défaussez votre main et passez. Le jeton décide si elle est lancée ; sinon, vous revenez ici avec une blessure grave.
room-cargo-c = le Système automatique de fret C
room-cargo-c-text = Quand le jeton Temps est sur une case avec un jeton SAF et que la nacelle est libre : entrez dans la nacelle C, défaussez votre main et passez. Le jeton décide si elle est lancée ; sinon, vous revenez ici avec une blessure grave.
room-css-control = le Contrôle des nacelles SAF
room-css-control-text = Consultez en secret un jeton SAF ; sauf si le jeton Temps est sur sa case, vous pouvez ensuite le déplacer sur une case libre juste à côté.
room-defense-control = les Systèmes de défense
room-defense-control-text = Choisissez une salle sans panne où se trouve un Intrus : panne dans cette salle, 1 dégât à chaque Intrus, une blessure grave à chaque personnage. Le compteur d'objets d'ici baisse de 1, ou les Systèmes de défense tombent en panne.
room-guard-room = la Salle de garde
room-guard-room-text = Baissez le compteur d'objets d'ici de 1 et prenez un Taser ou une Combi tout-terrain.
room-contaminated-room = la Salle contaminée
room-contaminated-room-text = Rien à faire ici, sinon fouiller dans la pioche de son choix ; quiconque fouille se retrouve couvert de slime.
room-testing-lab = le Laboratoire de tests
room-testing-lab-text = Avec 4 connaissances ou plus, prenez un Antidote.
room-vent-control = le Contrôle des sas
room-vent-control-text = Scellez une salle qui a un accès aux conduits et aucune porte détruite : à la fin de la phase Joueur, tout ce qui s'y trouve meurt, sauf si une porte s'ouvre.
room-alert-room = le Système d'alerte
room-alert-room-text = Lancez la procédure d'alerte, qui réduit de moitié le temps restant et ouvre la Chambre d'isolement ; ou prenez une contingence du pool neutre.
room-backup-power = la Génératrice de secours
room-backup-power-text = À moins que trois jetons Courant ne soient allumés, 1 et 2 s'allument, 3 et 4 s'éteignent. Répartissez-les ensuite tous à votre guise et tournez le jeton Temps sur son côté bleu.
room-elevator-1 = le Sas d'ascenseur S-01
room-elevator-1-text = Si l'ascenseur est alimenté : appelez-le, ou gagnez un autre secteur avec quiconque est d'accord, sans jet de bruit.
room-elevator-2 = le Sas d'ascenseur S-02
room-elevator-2-text = Si l'ascenseur est alimenté : appelez-le, ou gagnez un autre secteur avec quiconque est d'accord, sans jet de bruit.
room-elevator-3 = le Sas d'ascenseur S-03
room-elevator-3-text = Si l'ascenseur est alimenté : appelez-le, ou gagnez un autre secteur avec quiconque est d'accord, sans jet de bruit.
room-staircase = l'Escalier de secours
room-staircase-text = Entre deux secteurs, toujours dans le noir. Rien à faire ici.
room-repository = le Dépôt
room-repository-text = Quiconque est présent peut fabriquer un objet avec un seul de ses deux composants, vous en premier.
room-isolation-room = la Chambre d'isolement
room-isolation-room-text = Quiconque commence une manche ici pioche 1 carte de plus, si elle n'est pas en panne. À partir des cases blanches de la piste temporelle, ou pendant une alerte, si aucun Intrus n'est là : faites un jet de bruit, et si aucun n'apparaît, vous voilà enfermé.

## Secteurs

section-1 = le secteur S-01
section-2 = le secteur S-02
section-3 = le secteur S-03
section-elevator = l'ascenseur

## Chapitres des règles

section-alert = La procédure d'alerte
section-autodestruction = L'autodestruction
section-computer = Les ordinateurs
section-contingency = Les contingences
section-css = Le système automatique de fret
section-knowledge = Les connaissances
section-original-crew = Les personnages d'origine
section-original-intruders = Les Intrus d'origine
section-power = Le courant et le noir

## Cartes Ordinateur

computer-surveillance = Surveillance
computer-surveillance-text = Déplacez le Rover ; ou consultez en secret un jeton SAF ; ou consultez en secret toutes les contingences d'un autre joueur de votre secteur.
computer-research-network = Réseau de recherche
computer-research-network-text = Gagnez 1 connaissance ; ou consultez en secret un jeton SAF ; ou échangez deux jetons Courant.
computer-crisis-response = Gestion de crise
computer-crisis-response-text = Éteignez le feu d'une salle et forcez tous les Intrus présents à se replier ; ou échangez deux jetons Courant ; ou consultez en secret toutes les contingences d'un autre joueur de votre secteur.
computer-logistics = Logistique
computer-logistics-text = Ouvrez ou fermez une porte ; ou consultez en secret un jeton SAF ; ou déplacez le Rover.
computer-maintenance = Maintenance
computer-maintenance-text = Éteignez le feu d'une salle et forcez tous les Intrus présents à se replier ; ou échangez deux jetons Courant ; ou consultez en secret un jeton SAF.
computer-lock-down = Verrouillage
computer-lock-down-text = Une panne dans la salle de celui qui a révélé cette carte. Toutes les cartes Ordinateur sont mélangées.

## Nacelles et jetons SAF

csspod-a = la nacelle SAF A
csspod-b = la nacelle SAF B
csspod-c = la nacelle SAF C
css-a = nacelle A
css-a-text = La nacelle A est lancée.
css-b = nacelle B
css-b-text = La nacelle B est lancée.
css-c = nacelle C
css-c-text = La nacelle C est lancée.
css-all = toutes les nacelles
css-all-text = Les trois nacelles sont lancées.
css-none = aucune nacelle
css-none-text = Aucune nacelle n'est lancée.

## Contingences

contingency-code-green = Code vert
contingency-code-green-text = Fin de l'alerte. Personne n'est tué.
contingency-code-yellow = Code jaune
contingency-code-yellow-text = Ils en savent trop. Quiconque a 6 connaissances ou plus meurt.
contingency-code-blue = Code bleu
contingency-code-blue-text = Aucun signe de vie. Quiconque n'a pas envoyé le signal meurt.
contingency-code-gray = Code gris
contingency-code-gray-text = Rien ne décolle. Quiconque est parti dans une nacelle SAF meurt.
contingency-code-red = Code rouge
contingency-code-red-text = Rien ne doit rester. Quiconque est enfermé dans la Chambre d'isolement meurt.
contingency-code-purple = Code violet
contingency-code-purple-text = Les nôtres, et eux seuls. Quiconque n'a pas d'objectif de la corporation meurt, sauf si son jeton Connaissance est actif.
contingency-code-black = Code noir
contingency-code-black-text = L'équipe de récupération veut tous les échantillons. Quiconque est dans le Bunker, ou transporte un cadavre, une carcasse ou un œuf, meurt.

## Objectifs personnels

objective-unfinished-business = Affaire non classée
objective-unfinished-business-text = Le joueur 2 ne survit pas, ou vous êtes le seul survivant.
objective-an-unpaid-debt = Dette impayée
objective-an-unpaid-debt-text = Le joueur 4 ne survit pas, ou vous êtes le seul survivant.
objective-tell-the-world = Que le monde sache
objective-tell-the-world-text = Vous avez envoyé le signal, et le Nid est détruit, seul ou avec toute la base.
objective-blood-for-blood = Le prix du sang
objective-blood-for-blood-text = La Reine est tuée ou la base détruite.
objective-every-door = Derrière chaque porte
objective-every-door-text = Vous avez envoyé le signal, et toutes les salles des secteurs S-01 et S-02 sont explorées.
objective-obsession = Obsession
objective-obsession-text = Vous avez 7 connaissances ou plus.
objective-whistleblower = Lanceur d'alerte
objective-whistleblower-text = Vous avez envoyé le signal, et votre jeton Connaissance est actif.
objective-not-without-you = Pas sans toi
objective-not-without-you-text = Vous avez envoyé le signal, et au moins un autre personnage survit.
objective-one-version-of-events = Une seule version des faits
objective-one-version-of-events-text = Vous êtes le seul survivant, ou les trois points faibles sont découverts.

## Objectifs de la corporation

objective-contract-terminated = Rupture de contrat
objective-contract-terminated-text = Le joueur 1 ne survit pas, ou vous êtes le seul survivant.
objective-downsizing = Réduction d'effectifs
objective-downsizing-text = Le joueur 3 ne survit pas, ou vous êtes le seul survivant.
objective-industrial-espionage = Espionnage industriel
objective-industrial-espionage-text = Le joueur 5 ne survit pas, ou vous êtes le seul survivant.
objective-asset-recovery = Récupération d'actifs
objective-asset-recovery-text = Vous survivez avec un œuf.
objective-applied-xenobiology = Xénobiologie appliquée
objective-applied-xenobiology-text = Au moins deux points faibles sont découverts, et votre jeton Connaissance est actif.
objective-site-survey = Relevé du site
objective-site-survey-text = Toutes les salles des secteurs S-02 et S-03 sont explorées.
objective-sterilisation = Stérilisation
objective-sterilisation-text = Le Nid est détruit, seul ou avec toute la base, et vous avez 5 connaissances ou plus.
objective-embryology = Embryologie
objective-embryology-text = Un œuf a été analysé, peu importe par qui.
objective-sealed-records = Dossiers scellés
objective-sealed-records-text = Aucun survivant du Nemesis autre que vous ne survit, et votre jeton Connaissance est actif.

## Objectifs solo et coopératifs

objective-complete-understanding = Compréhension totale
objective-complete-understanding-text = Un survivant a 8 connaissances.
objective-head-of-the-brood = À la tête de la couvée
objective-head-of-the-brood-text = Le signal a été envoyé, et la Reine est tuée ou la base détruite.
objective-nothing-left-to-hatch = Plus rien à éclore
objective-nothing-left-to-hatch-text = Le Nid est détruit, seul ou avec toute la base, et le jeton Connaissance d'un survivant est actif.
objective-living-sample = Échantillon vivant
objective-living-sample-text = Le signal a été envoyé, et quelqu'un survit avec un œuf.
objective-know-your-enemy = Connaître son ennemi
objective-know-your-enemy-text = Les trois points faibles sont découverts.
objective-into-the-depths = Dans les profondeurs
objective-into-the-depths-text = Le signal a été envoyé, et toutes les salles des secteurs S-01 et S-03 sont explorées.
objective-deep-survey = Sondage en profondeur
objective-deep-survey-text = Toutes les salles des secteurs S-02 et S-03 sont explorées, et un survivant a 5 connaissances ou plus.
objective-early-warning = Premier avertissement
objective-early-warning-text = Le signal a été envoyé, et au moins deux points faibles sont découverts.
objective-shared-memory = Mémoire partagée
objective-shared-memory-text = Le jeton Connaissance de chaque survivant est actif, et l'un d'eux a 5 connaissances ou plus.
objective-first-generation = Première génération
objective-first-generation-text = Un œuf a été analysé, et le Nid est détruit, seul ou avec toute la base.

## Questions

ask-agree-to-ride = { SANS($you) }, { $who } propose de vous emmener par l'ascenseur jusqu'{ A($room) }. Acceptez-vous ?
ask-passengers = { SANS($you) }, qui invitez-vous dans l'ascenseur ?
ask-move-css = { SANS($you) }, où placez-vous le jeton « { $css } » ?
ask-place-power = { SANS($you) }, où placez-vous le jeton Courant { $number } ?
ask-cheap-craft = { SANS($you) }, fabriquez-vous quelque chose ici ?
ask-computer = { SANS($you) }, que faites-vous sur l'ordinateur ?
ask-specimen = { SANS($you) }, lequel analysez-vous ?
waits-agree-to-ride = On propose { A($who) } une place dans l'ascenseur.
waits-passengers = { MAJ($who) } invite du monde dans l'ascenseur.
waits-move-css = { MAJ($who) } peut déplacer un jeton SAF.
waits-place-power = { MAJ($who) } répartit les jetons Courant.
waits-cheap-craft = { MAJ($who) } peut fabriquer quelque chose.
waits-computer = { MAJ($who) } est devant l'ordinateur.
waits-specimen = { MAJ($who) } choisit le corps à analyser.

## Options

option-use-computer = Utiliser l'ordinateur : « { $computer } »
option-look-at-contingencies = Consulter toutes les contingences { DE($seat) }
option-gain-knowledge = Gagner 1 connaissance
option-swap-power = Échanger les jetons Courant { DE($what) } et { DE($what2) }
option-clear-room = Dégager { $room } : feu éteint, tous les Intrus se replient
option-send-the-rover = Envoyer le Rover vers { $room }
option-send-the-rover-to-bunker = Envoyer le Rover au Bunker
option-read-archive = Consulter les archives
option-start-autodestruction = Lancer une séquence d'autodestruction
option-stop-autodestruction = Arrêter la séquence d'autodestruction
option-decontaminate = Lancer une procédure de décontamination
option-enter-pod = Entrer dans { $csspod }
option-switch-power = Retourner le jeton Courant { DE($section) }
option-see-objectives = Consulter les objectifs { DE($seat) }
option-move-css = Le déplacer sur la case { $number }
option-leave-css = Le laisser où il est
option-exterminate-with-stock = Exterminer une menace dans { $room } en puisant dans les objets d'ici
option-exterminate-with-overload = Exterminer une menace dans { $room } et mettre cette salle en panne
option-equip = S'équiper { DE($item) }
option-vent = Provoquer une dépressurisation dans { $room }
option-start-alert = Lancer une procédure d'alerte
option-specimen-lying = Celui qui est posé ici
option-specimen-of = Celui que transporte { $seat }
option-take-contingency = Prendre une contingence du pool neutre
option-restore-power = Rétablir le courant
option-place-power = Le donner { A($section) }
option-leave-power = Laisser tous les jetons Courant où ils sont
option-call-elevator = Appeler l'ascenseur
option-invite = Inviter { $seat }
option-ride-now = Partir
option-craft-together = Ouvrir l'atelier
option-craft-with = Fabriquer { $what } avec { $what2 }
option-craft-nothing = Ne rien fabriquer
option-lock-in = S'enfermer
option-leave-by-rover = Rejoindre le Bunker en Rover
option-leave-on-foot = Rejoindre le Bunker à pied

## Événements

event-computer-card = L'ordinateur affiche « { $computer } ».
event-computer-used = { MAJ($who) } utilise l'ordinateur dans { $room }.
event-lock-down = Verrouillage dans { $room } : les cartes Ordinateur sont mélangées.
event-room-cleared = La voie est libre dans { $room }.
event-knowledge-gained =
    { $count ->
        [one] { MAJ($who) } gagne { $count } connaissance et en a maintenant { $total }.
       *[other] { MAJ($who) } gagne { $count } connaissances et en a maintenant { $total }.
    }
event-knowledge-activated = Le jeton Connaissance { DE($who) } est actif.
event-object-analysed = { MAJ($who) } analyse { $object }.
event-contingency-dealt =
    { $count ->
        [one] Le joueur { $who-number } reçoit { $count } contingence.
       *[other] Le joueur { $who-number } reçoit { $count } contingences.
    }
    .contingencies = Vous recevez : { $contingencies }.
event-contingency-seen = { MAJ($who) } consulte en secret une contingence { DE($other) }.
    .contingency = Vous consultez une contingence { DE($other) } : « { $contingency } ».
event-pool-seen = { MAJ($who) } consulte en secret une contingence du pool neutre.
    .contingency = Vous consultez une contingence du pool neutre : « { $contingency } ».
event-contingencies-seen = { MAJ($who) } consulte en secret toutes les contingences { DE($other) }.
    .contingencies = Vous consultez toutes les contingences { DE($other) } : { $contingencies }.
event-contingency-taken = { MAJ($who) } prend une contingence du pool neutre ; il en reste { $left }.
    .contingency = Vous prenez une contingence du pool neutre : « { $contingency } ».
event-contingency-shown = Une contingence est révélée : « { $contingency } » n'est pas la contingence active.
event-contingencies-returned =
    { $count ->
        [one] { $count } contingence { DE($who) } retourne dans le pool neutre.
       *[other] { $count } contingences { DE($who) } retournent dans le pool neutre.
    }
event-contingency-active = La contingence active est « { $contingency } ».
event-contingency-kills = « { $contingency } » : { $who } meurt.
event-css-seen = { MAJ($who) } consulte en secret le jeton SAF de la case { $number }.
    .css = Vous consultez le jeton SAF de la case { $number } : { $css }.
whole-contingency-dealt = { MAJ($who) } reçoit : { $contingencies }.
whole-contingency-seen = { MAJ($who) } consulte en secret une contingence { DE($other) } : « { $contingency } ».
whole-pool-seen = { MAJ($who) } consulte en secret une contingence du pool neutre : « { $contingency } ».
whole-contingencies-seen = { MAJ($who) } consulte en secret toutes les contingences { DE($other) } : { $contingencies }.
whole-contingency-taken = { MAJ($who) } prend une contingence du pool neutre : « { $contingency } ».
whole-css-seen = { MAJ($who) } consulte en secret le jeton SAF de la case { $number } : { $css }.
event-css-moved = { MAJ($who) } déplace le jeton SAF de la case { $number } à la case { $to }.
event-css-stays = { MAJ($who) } laisse le jeton SAF sur la case { $number }.
event-css-revealed = Lancement SAF : { $css }.
event-css-pod-entered = { MAJ($who) } entre dans { $csspod }.
event-css-pod-launched = { MAJ($csspod) } est lancée.
event-css-pod-fails = { MAJ($csspod) } n'est pas lancée : { $who } retourne dans { $room }.
event-power-on = Le courant revient dans { $section }.
event-power-off = Le courant est coupé dans { $section }.
event-power-swapped = Les jetons Courant { DE($one) } et { DE($other) } changent de place.
event-power-placed = Le jeton Courant { $number } va { A($section) }.
event-threshold = Chute de courant.
event-time-token-on = Le jeton Temps présente son côté bleu : le courant de secours tient.
event-time-token-off = Le jeton Temps présente son côté rouge : le courant de secours a lâché.
event-elevator-comes = L'ascenseur arrive { A($room) }.
event-elevator-rides =
    { $count ->
        [0] { MAJ($who) } prend l'ascenseur jusqu'{ A($room) }.
       *[other] { MAJ($who) } prend l'ascenseur jusqu'{ A($room) } avec { $others }.
    }
event-rover-moves = Le Rover roule vers { $room }.
event-rover-moves-to-bunker = Le Rover roule vers le Bunker.
event-gate-opens = La Grande porte s'ouvre.
event-bunker-reached = { MAJ($who) } atteint le Bunker.
event-isolation-opens = On peut désormais s'enfermer dans la Chambre d'isolement.
event-locked-in = { MAJ($who) } verrouille la porte de la Chambre d'isolement.
event-autodestruction-starts =
    { $number ->
        [0] La séquence d'autodestruction est lancée : son jeton est sur la case S.
       *[other] La séquence d'autodestruction est lancée : son jeton est sur la case { $number }.
    }
event-autodestruction-stops = La séquence d'autodestruction est arrêtée.
event-autodestruction-red =
    { $number ->
        [0] Le jeton Autodestruction passe au rouge et avance à la case S : plus rien ne l'arrête.
       *[other] Le jeton Autodestruction passe au rouge et avance à la case { $number } : plus rien ne l'arrête.
    }
event-alert-starts =
    { $number ->
        [0] La procédure d'alerte est lancée : la partie prend fin quand le jeton Temps atteint la case S.
       *[other] La procédure d'alerte est lancée : la partie prend fin quand le jeton Temps quitte la case { $number }.
    }
event-venting-begins = { MAJ($room) } : portes scellées, dépressurisation imminente.
event-venting-cancelled = { MAJ($room) } : dépressurisation annulée.
event-vented = { MAJ($room) } : dépressurisation.
event-exterminated = Les systèmes de défense frappent { $room }.
event-item-taken-out = { MAJ($who) } prend { $item } dans les réserves.
event-facility-destroyed = La base est détruite.
event-facility-purged = La base est purgée.
event-facility-empty = Il n'y a plus personne dans la base.

## Le résultat

outcome-facility-destroyed = La base a été détruite.
outcome-facility-purged = La base a été purgée.
outcome-alert-ended = La procédure d'alerte a mis fin à la partie.
outcome-facility-empty = Il ne restait plus personne dans la base.
outcome-contingency = La contingence active était « { $contingency } ». { $contingency-text }
outcome-contingency-killed = { MAJ($who) } (connaissances : { $knowledge }) n'a pas survécu à « { $contingency } ».
outcome-contingency-spared = { MAJ($who) } (connaissances : { $knowledge }) échappe à « { $contingency } ».
outcome-locked-in = { MAJ($who) } avait verrouillé la Chambre d'isolement.
outcome-in-bunker = { MAJ($who) } a atteint le Bunker.
outcome-css-escaped = { MAJ($who) } a quitté la base dans une nacelle SAF.
status-locked-in = { MAJ($who) } (joueur { $number }) est à l'abri dans la Chambre d'isolement.
status-in-bunker = { MAJ($who) } (joueur { $number }) est dans le Bunker.
status-in-pod = { MAJ($who) } (joueur { $number }) attend dans { $room }.
status-knowledge =
    { $count ->
        [one] { $count } connaissance
       *[other] { $count } connaissances
    }
status-knowledge-active = jeton Connaissance actif
