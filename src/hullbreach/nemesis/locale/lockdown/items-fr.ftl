# Les objets de Lockdown. Ceux qu'il partage avec Nemesis sont dans names-fr.ftl.

## Objets : militaires

item-weapon-battery = la batterie d'arme
item-weapon-battery-text = Rechargez entièrement une arme à énergie ou, hors combat et dans une salle dont l'ordinateur fonctionne, effectuez une action d'ordinateur malgré la coupure de courant.
item-glowstick = le bâton lumineux
item-glowstick-text = Source de lumière : dans le noir, c'est le plus petit chiffre du jeton qui compte pour vous. Réaction : défaussez-le pour qu'une attaque ou un événement vous traite comme si vous n'étiez pas dans le noir.
item-thermite-charge = la charge de thermite
item-thermite-charge-text = Lancez-la ici ou dans une salle adjacente, jamais à travers une porte fermée : feu, panne, 1 dégât à chaque Intrus présent et une blessure légère à chaque personnage.
item-combat-knife = le couteau de combat
item-combat-knife-text = Attaquez au corps-à-corps ; un coup manqué ne vous vaut qu'une blessure légère.
item-flare-gun = le pistolet lance-fusées
item-flare-gun-text = Arme, capacité 3, jamais rechargée. Lancez toujours le dé d'avantage. Tant qu'il est chargé, c'est une source de lumière : dans le noir, c'est le plus petit chiffre du jeton qui compte pour vous.
item-tracking-carbine = la carabine à visée assistée
item-tracking-carbine-text = Arme à énergie, capacité 5. Avec le dé d'avantage, vous obtenez ce qu'une carte défaussée rapporterait et vous gardez la carte.
item-sealed-orders = les ordres scellés
item-sealed-orders-text = Consultez en secret une contingence : une du pool neutre, ou une au hasard parmi celles d'un autre personnage qui est encore dans la base.
item-gate-override = le passe de la Grande porte
item-gate-override-text = Dans une salle de sortie ou une salle dont l'ordinateur fonctionne, même sans courant : ouvrez définitivement la Grande porte, ou déplacez le Rover.
item-autodestruction-key = la clé d'autodestruction
item-autodestruction-key-text = Dans une salle dont l'ordinateur fonctionne, même sans courant : lancez la séquence d'autodestruction, ou arrêtez-la avant qu'elle ne passe au rouge.

## Objets : techniques

item-toolbelt = la ceinture à outils
item-toolbelt-text = Retirez une panne, ou réparez le bras-sonde, ou ouvrez ou fermez une porte de cette salle.
item-flashlight-facility = la lampe torche
item-flashlight-facility-text = Source de lumière : dans le noir, c'est le plus petit chiffre du jeton qui compte pour vous. Comme action : consultez en secret une salle adjacente inexplorée, jamais à travers une porte fermée, et son jeton.
item-duct-tape-facility = le ruban adhésif
item-duct-tape-facility-text = Retirez une panne, ou réunissez deux objets lourds dans une seule main.
item-fire-blanket = la couverture antifeu
item-fire-blanket-text = Éteignez le feu de cette salle, ou essuyez votre slime.
item-reagent = le réactif
item-reagent-text = Rechargez entièrement un lance-flammes. Avec 5 connaissances ou plus, vous pouvez à la place forcer un Intrus présent à se replier.
item-cave-plans = les plans des cavernes
item-cave-plans-text = Rampez d'un accès aux conduits jusqu'à n'importe quel autre.
item-power-cell = la pile énergétique
item-power-cell-text = Objet lourd. Alimentez ce secteur, ou l'ascenseur si vous êtes dans un Sas d'ascenseur, ou rechargez entièrement une arme à énergie.
item-jumper-cables = les câbles de démarrage
item-jumper-cables-text = Échangez le jeton Courant de ce secteur avec celui d'un autre secteur ou de l'ascenseur.
item-sound-damper = l'amortisseur de bruit
item-sound-damper-text = Retirez le bruit de tous les couloirs de cette salle, conduits compris.
item-portable-terminal = le terminal portable
item-portable-terminal-text = Objet lourd. Effectuez une action d'ordinateur dans n'importe quelle salle d'un secteur alimenté.
item-launch-codes = les codes de lancement
item-launch-codes-text = Dans une salle dont l'ordinateur fonctionne, même sans courant : consultez en secret un jeton SAF ; sauf si le jeton Temps est sur sa case, vous pouvez ensuite le déplacer sur une case libre juste à côté.
item-elevator-crank = la manivelle d'ascenseur
item-elevator-crank-text = Dans un Sas d'ascenseur : faites venir l'ascenseur et empruntez-le jusqu'à un autre secteur, avec ceux qui l'acceptent, même sans courant.

## Objets : médicaux

item-medkit-facility = la trousse de soins
item-medkit-facility-text = Pansez l'une de vos blessures graves, ou soignez-en une déjà pansée.
item-medical-stapler = l'agrafeuse médicale
item-medical-stapler-text = Pansez une blessure grave de n'importe quel personnage présent, même en combat.
item-antiseptic = l'antiseptique
item-antiseptic-text = Soignez toutes vos blessures légères, ou scannez une carte Contamination de votre main et retirez-la ; si elle était infectée, prenez-en une nouvelle.
item-caffeine-pills = les comprimés de caféine
item-caffeine-pills-text = Piochez 2 cartes. Vous pouvez ensuite scanner une carte Contamination de votre main : saine, elle est retirée ; infectée, elle vous vaut une Larve.
item-research-documents = les documents de recherche
item-research-documents-text = Gagnez 1 connaissance, ou 2 dans une salle dont l'ordinateur fonctionne, même sans courant.
item-scalpel = le scalpel
item-scalpel-text = Extrayez la Larve d'un personnage présent, qui subit une blessure grave, mais pas d'un autre personnage que cela tuerait ; ou infligez 1 dégât à un Intrus présent et prenez une carte Contamination.
item-analyze-toolset = le kit d'analyse
item-analyze-toolset-text = Défaussez un corps que vous portez ou qui se trouve ici : découvrez son point faible et gagnez 3 connaissances ; ou scannez votre main et retirez les cartes saines, sans rien subir des cartes infectées.
item-uv-lamp = la lampe UV
item-uv-lamp-text = Source de lumière : dans le noir, c'est le plus petit chiffre du jeton qui compte pour vous. Comme action : séchez votre slime.
item-blood-bag = la poche de sang
item-blood-bag-text = Attirez un Intrus présent vers la salle adjacente de votre choix, jamais à travers une porte fermée ; il n'attaque pas.

## Objets : fabriqués

item-neutralizer = l'antidote
item-neutralizer-text = Scannez toutes vos cartes Contamination, débarrassez-vous des cartes infectées et de toute Larve, mélangez toutes vos cartes dans votre pioche et passez.
item-enviro-suit = la combi tout-terrain
item-enviro-suit-text = Permet de rejoindre le Bunker à pied une fois la Grande porte ouverte, et vous protège à la surface. Tant que vous l'avez, aucun slime ne vous atteint.

## Options

option-power-computer = Alimenter l'ordinateur avec la batterie
option-use-terminal = Utiliser le terminal
option-stab = Poignarder { $what }
option-cut-out = Extraire la Larve { DE($seat) }
option-see-pool = Consulter une contingence du pool neutre
option-see-contingency = Consulter une contingence { DE($seat) }
option-open-gate = Ouvrir la Grande porte
option-repel = Repousser { $what }
option-power-section = Alimenter ce secteur
option-power-elevator = Alimenter l'ascenseur
option-crank = Actionner l'ascenseur jusqu'{ A($room) }
option-bait = Attirer { $what } vers { $room }
    .corridor = Attirer { $what } par { $corridor }
option-scan-one = Scanner « { $card } »
option-scan-one-infected = Scanner « { $card } », que l'on sait infectée
option-scan-one-clean = Scanner « { $card } », que l'on sait saine
option-scan-none = Ne rien scanner
option-scan-safely = Scanner sans risque les cartes Contamination en main

## Questions et événements

ask-discard-for-injury =
    { $injuries ->
        [0] { SANS($you) }, défaussez-vous une carte pour infliger 1 dégât ?
       *[1] { SANS($you) }, le tir inflige 1 dégât. Défaussez-vous une carte pour en infliger 2 ?
    }
    .option-let = Ne rien défausser
ask-scan-one = { SANS($you) }, scannez-vous une carte Contamination ?
waits-discard-for-injury = { MAJ($who) } peut défausser une carte pour infliger un dégât.
waits-scan-one = { MAJ($who) } peut scanner une carte Contamination.
event-light-shown = { MAJ($who) } brandit { $item } : le plus petit chiffre compte.
event-slime-kept-off = { MAJ($who) } reste à l'abri du slime grâce { A($item) }.
