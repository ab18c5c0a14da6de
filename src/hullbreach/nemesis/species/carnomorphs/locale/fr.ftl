# Comment s'appellent les choses de cette partie, ce qu'elles font, et ce qu'on demande et raconte à leur sujet.

setup-species-carnomorphs = les Carnomorphes
ui-option-species-carnomorphs = Les Carnomorphes

## Créatures et jetons

species-blue-metagorger = le Métagorge bleu
species-blue-metagorger-text = Un jeton de Métagorge. Dans le sac, il cède la place aux rouges.
species-metagorger = le Métagorge
species-metagorger-text = Mord une fois, transforme sa victime et disparaît.
species-shambler = le Traînard
species-shambler-text = Ce que devient un Métagorge qui a mangé.
species-fleshbeast = la Bête de chair
species-fleshbeast-text = Laisse un Traînard derrière elle en mourant.
species-butcher = le Boucher
species-butcher-text = Le dernier stade. Il ne meurt qu'une fois et laisse deux Traînards.
token-blue-metagorger = jeton { SANS(species-blue-metagorger) }, valeur de surprise { $number }
token-metagorger = jeton { SANS(species-metagorger) } rouge, valeur de surprise { $number }
token-shambler = jeton { SANS(species-shambler) }, valeur de surprise { $number }
token-fleshbeast = jeton { SANS(species-fleshbeast) }, valeur de surprise { $number }
token-butcher = jeton { SANS(species-butcher) }, valeur de surprise { $number }

## Cartes Attaque

attack-devour = Dévoration
attack-devour-text = Le personnage meurt s'il a déjà une blessure grave ; sinon, il en subit une. Le Boucher se soigne entièrement.
attack-spawn = Engendrement
attack-spawn-text = Un Métagorge apparaît ici, et la cible reçoit un marqueur Slime.
attack-bash = Coup de masse
attack-bash-text = Une blessure grave et une carte Contamination.
attack-regurgitate = Régurgitation
attack-regurgitate-text = Un marqueur Slime et une carte Contamination. Une carcasse reste dans la salle.
attack-slash = Entaille
attack-slash-text = Une blessure légère et une carte Contamination.
attack-carnomorph-bite = Mâchoires
attack-carnomorph-bite-text = Le personnage meurt s'il a déjà deux blessures graves ; sinon, il subit une blessure grave.
attack-whiplash = Coup de fouet
attack-whiplash-text = Deux blessures légères et une carte Contamination.

## Cartes Événement

event-card-rampant-mutation-1 = Mutation galopante
event-card-rampant-mutation-1-text = Chacun pioche 4 cartes et scanne leurs cartes Contamination ; si l'une est infectée, il reçoit un marqueur Mutation. Puis il défausse les 4 cartes.
event-card-rampant-mutation-2 = Mutation galopante
event-card-rampant-mutation-2-text = Chacun pioche 4 cartes et scanne leurs cartes Contamination ; si l'une est infectée, il reçoit un marqueur Mutation. Puis il défausse les 4 cartes.
event-card-reawakening-3 = Réveil
event-card-reawakening-3-text = Dans chaque salle, une carcasse que personne ne porte devient un Traînard, qui attaque si un personnage est là.
event-card-reawakening-1 = Réveil
event-card-reawakening-1-text = Dans chaque salle, une carcasse que personne ne porte devient un Traînard, qui attaque si un personnage est là.
event-card-carnomorph-lurking-3 = À couvert
event-card-carnomorph-lurking-3-text = Les Carnomorphes seuls retournent dans le sac, sauf les Métagorges.
event-card-carnomorph-lurking-4 = À couvert
event-card-carnomorph-lurking-4-text = Les Carnomorphes seuls retournent dans le sac, sauf les Métagorges.
event-card-carnomorph-stalking-3 = Traque
event-card-carnomorph-stalking-3-text = Les Traînards, les Bêtes de chair et le Boucher hors combat vont dans une salle adjacente occupée par un personnage, celle du plus petit numéro.
event-card-carnomorph-stalking-4 = Traque
event-card-carnomorph-stalking-4-text = Les Traînards, les Bêtes de chair et le Boucher hors combat vont dans une salle adjacente occupée par un personnage, celle du plus petit numéro.
event-card-airlock-procedure-glitch = Raté du sas
event-card-airlock-procedure-glitch-text = La procédure du sas démarre dans la salle jaune explorée du plus grand numéro.
event-card-generator-overload = Surcharge de la génératrice
event-card-generator-overload-text = À partir de 3 pannes, l'autodestruction démarre.
event-card-marked-prey = Proie marquée
event-card-marked-prey-text = Chaque personnage qui porte un objet lourd ou se tient à côté reçoit un marqueur Slime.
event-card-evacuation-hatches-jam = Écoutilles bloquées
event-card-evacuation-hatches-jam-text = Une panne dans les deux sections d'évacuation.
event-card-quarantine-procedure = Mise en quarantaine
event-card-quarantine-procedure-text = Toutes les portes autour des personnages couverts de Slime se ferment.
event-card-growl = Grondement
event-card-growl-text = Du bruit dans chaque couloir silencieux autour des salles où se trouvent des Carnomorphes.
event-card-scavenging-biomatter = Quête de biomasse
event-card-scavenging-biomatter-text = Les Carnomorphes hors combat, sauf le Boucher, vont dans une salle adjacente où se trouve un objet lourd, celle du plus petit numéro.
event-card-structural-weakness = Faiblesse structurelle
event-card-structural-weakness-text = Une panne dans chaque salle blanche explorée.
event-card-emergency-protocol-failure = Protocole d'urgence en échec
event-card-emergency-protocol-failure-text = La capsule du plus grand numéro de la section B quitte la partie. Ceux qui y attendent en sortent.
event-card-chemical-fire = Feu chimique
event-card-chemical-fire-text = Dans la salle en feu du plus grand numéro, une panne remplace le feu, et toutes les salles adjacentes brûlent.
event-card-ammunition-meltdown = Munitions en fusion
event-card-ammunition-meltdown-text = La salle rouge explorée du plus petit numéro perd ses objets. Elle brûle, et toutes les salles adjacentes aussi.
event-card-beast-on-the-prowl = La Bête rôde
event-card-beast-on-the-prowl-text = Un Boucher seul rejoint le premier personnage couvert de Slime. S'il n'est pas sur le plateau, chaque personnage couvert de Slime fait un jet de bruit.

## Adaptations

weakness-voracious = Voracité
weakness-voracious-text = Les Carnomorphes mangent avant d'attaquer.
weakness-agile = Agilité
weakness-agile-text = La face Griffeur du dé de combat rate toujours.
weakness-thick-hide = Cuir épais
weakness-thick-hide-text = Il faut 1 dégât de plus pour tuer un Carnomorphe, sauf un Métagorge.
weakness-carrion-scent = Odeur de charogne
weakness-carrion-scent-text = Près d'un objet lourd, le silence compte comme un danger.
weakness-battering-rush = Charge
weakness-battering-rush-text = Un Carnomorphe qui détruit une porte la franchit aussitôt, sauf un Métagorge.
weakness-scorched-hide = Peau calcinée
weakness-scorched-hide-text = L'étape des dégâts du feu épargne les Carnomorphes ; tout autre feu inflige 1 dégât de moins, mais au moins 1.
weakness-patient-hunter = Chasseur patient
weakness-patient-hunter-text = Les valeurs de surprise augmentent de 1.
weakness-knitting-flesh = Chairs qui se referment
weakness-knitting-flesh-text = Avant l'étape des dégâts du feu, les Carnomorphes qui ne combattent ni ne brûlent soignent 1 dégât.

## Mutations

mutation-mimicry = Mimétisme
mutation-mimicry-text = Infectée : jusqu'à la fin du tour, les attaques ne vous font rien. Non infectée : un Carnomorphe de votre salle attaque.
mutation-bone-blades = Lames d'os
mutation-bone-blades-text = Infectée : 3 dégâts à un Carnomorphe ici. Non infectée : une attaque au corps-à-corps avec une relance, sans contamination et sans blessure en cas d'échec.
mutation-loose-joints = Articulations lâches
mutation-loose-joints-text = Infectée : d'un accès technique à n'importe quel autre, sans être attaqué. Non infectée : allez dans une salle adjacente sans bruit ; seul le moindre des Carnomorphes vous attaque.
mutation-quick-scars = Cicatrisation
mutation-quick-scars-text = Infectée : soignez toutes vos blessures légères et pansez toutes vos blessures graves. Non infectée : soignez 1 blessure légère ou pansez 1 blessure grave.
mutation-acid-glands = Glandes acides
mutation-acid-glands-text = Infectée : 2 dégâts à un Carnomorphe ici, et vous pouvez détruire des portes fermées de cette salle. Non infectée : détruisez une porte fermée de cette salle ou placez une panne ici.
mutation-brood-ear = Oreille du nid
mutation-brood-ear-text = Infectée : piochez 3 jetons du sac et gardez-en 1 dehors, autre que le vierge. Non infectée : regardez le prochain événement ; vous pouvez le mettre sous la pioche.
mutation-racing-heart = Cœur emballé
mutation-racing-heart-text = Infectée : piochez 3 cartes et faites 2 actions de plus. Non infectée : piochez 2 cartes, puis défaussez-en 1.
mutation-shell-skin = Peau d'écailles
mutation-shell-skin-text = Infectée : 2 écailles ; chacune vous permet d'ignorer une attaque. Non infectée : une écaille qui vous épargne la prochaine blessure légère.
mutation-lure-gland = Glande d'appât
mutation-lure-gland-text = Infectée : les Carnomorphes hors combat des salles adjacentes à une salle distante de 2 couloirs au plus y entrent. Non infectée : placez ou retirez un marqueur Bruit dans un couloir d'ici.
mutation-foul-appetite = Appétit immonde
mutation-foul-appetite-text = Infectée : défaussez un objet lourd d'ici pour soigner toutes vos blessures légères et une blessure pansée, et perdre votre Slime. Non infectée : défaussez un objet lourd d'ici pour piocher 2 cartes.
mutation-static-nerves = Nerfs électriques
mutation-static-nerves-text = Infectée : faites gratuitement l'action d'une salle explorée dont l'ordinateur fonctionne. Non infectée : ouvrez ou fermez une porte quelconque.
mutation-kindred-voice = Voix des leurs
mutation-kindred-voice-text = Infectée : un Métagorge ou un Traînard sans autre personnage dans sa salle retourne dans le sac. Non infectée : un Carnomorphe hors combat d'une salle adjacente se déplace d'une salle.

## Options et questions

option-mutate = Utiliser { $mutation }
option-keep-mutation = Garder { $mutation }
option-mutation-scan = Scanner { $card }
option-mutation-scan-infected = Scanner { $card } que vous savez infectée
option-mutation-scan-clean = Scanner { $card } que vous savez saine
option-provoke = Laisser attaquer { $intruder }
option-mimic = Passer pour l'un d'eux jusqu'à la fin du tour
option-bone-strike = Frapper { $intruder } avec les lames
option-impale = Empaler { $intruder }
option-slip = Se glisser vers { $room }
    .corridor = Se glisser par { $corridor }
option-squeeze = Se faufiler par les conduits vers { $room }
option-scar-over = Soigner les blessures légères et panser les graves
option-dissolve-door = Détruire la porte dans { $corridor }
option-corrode = Placer une panne ici
option-spit-acid = Cracher l'acide sur { $intruder }
option-burn-doors = Détruire des portes
option-listen-to-bag = Piocher 3 jetons
option-keep-out = Garder dehors le { $token }
option-draw-two = Piocher 2 cartes, en défausser 1
option-race = Piocher 3 cartes, faire 2 actions de plus
option-hard-shells = Faire pousser 2 écailles
option-thin-shell = Faire pousser une écaille mince
option-rustle = Faire du bruit dans { $corridor }
option-quiet = Retirer le bruit { DE($corridor) }
option-devour = Manger { $object }
option-send-away = Renvoyer { $intruder } dans le sac
option-call-over = Appeler { $intruder } vers { $room }
    .corridor = Appeler { $intruder } par { $corridor }
ask-mutation = { SANS($you) }, quelle mutation gardez-vous ? L'autre est mélangée à la pioche.
ask-mutation-scan = { SANS($you) }, quelle carte Contamination scannez-vous ?
ask-burn-doors = { SANS($you) }, quelles portes détruisez-vous ?
ask-keep-token-out = { SANS($you) }, quel jeton reste hors du sac ?
ask-discard-drawn = { SANS($you) }, quelle carte défaussez-vous ?
waits-mutation = { MAJ($who) } choisit une mutation.
waits-mutation-scan = { MAJ($who) } choisit une carte à scanner.
waits-burn-doors = { MAJ($who) } choisit des portes à détruire.
waits-keep-token-out = { MAJ($who) } choisit un jeton.
waits-discard-drawn = { MAJ($who) } choisit une carte à défausser.

## Événements

event-adaptation-revealed = Une adaptation est révélée par { $kind } : { $weakness }.
event-adaptation-discarded = { MAJ($who) } étudie { $object } et élimine { $weakness }.
event-battered = { MAJ($foe) } franchit la porte { DE($room) } dans son élan.
event-butcher-comes = Le Boucher rejoint { $who }.
event-eats = { MAJ($foe) } mange { $object } dans { $room }.
event-eats-another = { MAJ($foe) } mange { $other }.
event-keeps-out = { MAJ($foe) } ne passe pas par les conduits et reste dans { $room }.
event-metagorger-leaves = { MAJ($foe) } disparaît.
event-mutates = { MAJ($who) } mute.
    .mutation = Vous mutez : { $mutation }.
whole-mutates = { MAJ($who) } mute : { $mutation }.
event-mutation-drawn =
    { $count ->
        [one] { MAJ($who) } pioche { $count } mutation.
       *[other] { MAJ($who) } pioche { $count } mutations.
    }
event-mutation-lost = { MAJ($who) } se débarrasse de sa mutation.
event-mutation-marker =
    { $count ->
        [one] { MAJ($who) } a { $count } marqueur Mutation.
       *[other] { MAJ($who) } a { $count } marqueurs Mutation.
    }
event-mimics = { MAJ($who) } passe pour l'un d'eux jusqu'à la fin du tour.
event-mimicry-works = { MAJ($foe) } prend { $who } pour l'un des siens : l'attaque n'a pas d'effet.
event-object-used-up = { MAJ($who) } mange { $object } dans { $room }.
event-pod-removed = { MAJ($pod) } est hors d'usage.
event-shells-placed =
    { $count ->
        [one] { $count } écaille pousse sur { $who }.
       *[other] { $count } écailles poussent sur { $who }.
    }
event-shell-used = Une écaille épargne une blessure légère { A($who) }.
event-spawned = Des Métagorges éclosent dans { $rooms }.
event-token-kept-out = { MAJ($who) } garde hors du sac le { $token }.
event-tokens-heard = { MAJ($who) } pioche { $tokens }.
