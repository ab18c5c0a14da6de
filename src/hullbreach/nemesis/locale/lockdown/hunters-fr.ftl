# Les Rôdeurs de nuit et ce qui les accompagne dans la base : attaques, événements, blessures, points faibles, surface
# de Mars et jetons. Ce qui porte le même nom et fait la même chose à bord du vaisseau est dans names-fr.ftl.

## Attaques d'Intrus

attack-blood-chase = Piste de sang
attack-blood-chase-text = Une blessure légère et un marqueur Slime. Si le personnage fuit avec une blessure grave non pansée, l'Intrus le suit.
attack-blood-rage = Rage sanguinaire
attack-blood-rage-text = Le personnage meurt s'il a déjà deux blessures graves ; s'il en a une non pansée, il en subit deux ; sinon, une.
attack-cut = Entaille
attack-cut-text = Une blessure légère et une carte Contamination. Dans le noir, une blessure légère de plus.
attack-evolve = Évolution
attack-evolve-text = Le Griffeur devient un Hybride, s'il en reste un. Dans le noir, l'Hybride attaque aussitôt.
attack-infecting-the-host = Infection de l'hôte
attack-infecting-the-host-text = Un marqueur Slime. Dans le noir, une Larve en plus.
attack-perched-in-the-dark = Tapi dans le noir
attack-perched-in-the-dark-text = Une blessure grave. Dans le noir, le personnage meurt si c'est la troisième.
attack-piercing-the-heart = En plein cœur
attack-piercing-the-heart-text = Une blessure grave et une carte Contamination. Dans le noir, le personnage meurt s'il a désormais au moins deux blessures graves.

## Cartes Événement des Rôdeurs de nuit

event-card-blood-trace-2 = Traînée de sang
event-card-blood-trace-2-text = Dans chaque secteur, les Intrus hors combat rejoignent un personnage qui a une blessure grave non pansée et aucune carte Action, dans la salle au plus petit numéro s'il y en a plusieurs. Dans le noir, les cartes Action ne protègent pas.
event-card-blood-trace-3 = Traînée de sang
event-card-blood-trace-3-text = Dans chaque secteur, les Intrus hors combat rejoignent un personnage qui a une blessure grave non pansée et aucune carte Action, dans la salle au plus petit numéro s'il y en a plusieurs. Dans le noir, les cartes Action ne protègent pas.
event-card-blue-screen = Écran bleu
event-card-blue-screen-text = Parmi les salles explorées dont l'ordinateur fonctionne, dans les secteurs alimentés, celle au plus petit numéro reçoit un marqueur Panne.
event-card-bulkheads-open-facility = Ouverture des cloisons
event-card-bulkheads-open-facility-text = Toutes les portes fermées s'ouvrent. Dans le noir, un marqueur Bruit dans chaque couloir silencieux autour des personnages.
event-card-coolant-leak-facility = Fuite de liquide de refroidissement
event-card-coolant-leak-facility-text = Si le Système de refroidissement est exploré : un marqueur Panne s'y place ; s'il est déjà en panne, la séquence d'autodestruction commence.
event-card-damage-facility = Avaries
event-card-damage-facility-text = Un marqueur Panne dans chaque salle où se trouve un Adulte, un Hybride ou la Reine. Dans le noir, aussi dans chaque salle où se trouve un personnage.
event-card-egg-protection-facility = Protection des œufs
event-card-egg-protection-facility-text = Une rencontre pour chaque personnage qui se trouve dans le Nid ou porte un œuf. Dans le noir, chaque personnage prend une carte Contamination.
event-card-fire-in-the-hole = Mise à feu
event-card-fire-in-the-hole-text = Le feu prend dans les Systèmes automatiques de fret explorés ; quiconque s'y trouve sans carte Action subit une blessure grave.
event-card-hatching-facility = Éclosion
event-card-hatching-facility-text = Un œuf éclot : quiconque est dans le Nid sans carte Action ni Larve est infesté, sinon une Larve rejoint le sac. Dans le noir, quiconque est ailleurs sans carte Action ni Larve est infesté aussi.
event-card-kickstopper = Ascenseur bloqué
event-card-kickstopper-text = L'ascenseur n'est plus alimenté, et chaque sas d'ascenseur reçoit un marqueur Panne.
event-card-leaving-the-shell-1 = Hors de la coquille
event-card-leaving-the-shell-1-text = Quiconque porte une Larve prend et scanne une carte Contamination ; si elle est infectée, il meurt et un Griffeur surgit. Les autres piochent 4 cartes et scannent les cartes Contamination qui en font partie ; si l'une d'elles est infectée, ils reçoivent une Larve. Puis ils défaussent les 4 cartes.
event-card-leaving-the-shell-4 = Hors de la coquille
event-card-leaving-the-shell-4-text = Quiconque porte une Larve prend et scanne une carte Contamination ; si elle est infectée, il meurt et un Griffeur surgit. Les autres piochent 4 cartes et scannent les cartes Contamination qui en font partie ; si l'une d'elles est infectée, ils reçoivent une Larve. Puis ils défaussent les 4 cartes.
event-card-lurking-facility = À l'affût
event-card-lurking-facility-text = Les Intrus qui sont seuls retournent dans le sac. Dans le noir, les autres attaquent.
event-card-nest-facility = Nid
event-card-nest-facility-text = Un marqueur Bruit dans chaque couloir silencieux autour du Nid, s'il a été découvert. Dans le noir, aussi autour des personnages.
event-card-noise-in-corridors = Bruits dans les conduits
event-card-noise-in-corridors-text = Un marqueur Bruit dans les conduits ; s'il y en avait déjà un, la réserve perd un marqueur Feu et un marqueur Panne. Dans le noir, quiconque se trouve à un accès subit une blessure légère.
event-card-panic = Panique
event-card-panic-text = Quiconque n'a pas de carte Action perd 2 munitions ou, s'il en a moins, un objet. Dans le noir, les cartes Action ne protègent pas.
event-card-power-surge = Surtension
event-card-power-surge-text = La génératrice de secours s'arrête : le jeton Temps passe au rouge.
event-card-sanitary-network-failure = Panne du réseau sanitaire
event-card-sanitary-network-failure-text = Un marqueur Panne dans chaque salle verte explorée.
event-card-scent-of-blood = Odeur du sang
event-card-scent-of-blood-text = Un marqueur Bruit dans chaque couloir silencieux autour des personnages qui ont une blessure grave non pansée. Dans le noir, un Adulte surgit dans chaque salle où l'un d'eux est hors combat.
event-card-short-circuit-facility = Court-circuit
event-card-short-circuit-facility-text = Dans les secteurs alimentés, le feu prend dans chaque salle explorée dont l'ordinateur fonctionne.
event-card-thats-hot = Ça chauffe
event-card-thats-hot-text = Le feu prend dans la Génératrice de secours et, si elle est explorée, dans la Génératrice.

## Cartes Événement des Intrus d'origine dans la base

event-card-regeneration-facility = Régénération
event-card-regeneration-facility-text = Chaque Intrus sur le plateau guérit de 1 dégât ; dans le noir, de tous ses dégâts.
event-card-flammable-stores = Stocks inflammables
event-card-flammable-stores-text = Le feu prend dans le Dépôt ; s'il y brûle déjà, il gagne les salles adjacentes.
event-card-hunt-2-facility = Chasse
event-card-hunt-2-facility-text = Les Adultes hors combat se déplacent vers la salle adjacente au plus petit numéro où se trouve un personnage. Dans le noir, les autres Intrus aussi.
event-card-hunt-3-facility = Chasse
event-card-hunt-3-facility-text = Les Adultes hors combat se déplacent vers la salle adjacente au plus petit numéro où se trouve un personnage. Dans le noir, les autres Intrus aussi.
event-card-scent-of-prey-facility = Odeur de la proie
event-card-scent-of-prey-facility-text = Un marqueur Bruit dans chaque couloir silencieux autour des personnages couverts de slime. Dans le noir, ceux qui sont hors combat font ensuite un jet de bruit.
event-card-brownout = Baisse de tension
event-card-brownout-text = Le jeton Courant encore actif au plus grand numéro s'éteint. S'il n'en reste aucun, un marqueur Bruit dans les conduits.
event-card-unscheduled-launch = Lancement imprévu
event-card-unscheduled-launch-text = Le prochain jeton SAF est révélé et retiré du jeu : ses nacelles partent trop tôt, et vides.

## Blessures graves

wound-knee = blessure au genou
wound-knee-text = À votre premier tour d'une manche, votre premier déplacement coûte 1 carte de plus.
wound-eyes = blessure aux yeux
wound-eyes-text = Vous êtes dans le noir même dans un secteur alimenté.
wound-nerves = lésion nerveuse
wound-nerves-text = Si vous passez dans le noir, vous défaussez toute votre main.
wound-head = blessure à la tête
wound-head-text = Les actions de salle et d'ordinateur coûtent 1 carte de plus.

## Points faibles

weakness-wary-of-shadows = Méfiance des ombres
weakness-wary-of-shadows-text = La carte « Tapi dans le noir » d'un Adulte n'a pas d'effet « dans le noir » sur vous.
weakness-light-shy = Peur de la lumière
weakness-light-shy-text = Quand vous fuyez une salle d'un secteur alimenté, les Griffeurs et les Adultes ne vous attaquent pas.
weakness-heat-blind = Aveuglés par la chaleur
weakness-heat-blind-text = Dans une salle en feu, aucun Intrus ne vous attaque à l'étape Attaque des Intrus.
weakness-old-wounds = Plaies mal refermées
weakness-old-wounds-text = Si vous touchez un Intrus qui a déjà des dégâts, il en subit 1 de plus.
weakness-dull-hearing = Ouïe médiocre
weakness-dull-hearing-text = Un Danger que vous obtenez ou révélez n'attire aucun Intrus : il ne laisse que du bruit.
weakness-sleeping-brood = Couvée endormie
weakness-sleeping-brood-text = Vous prenez et détruisez des œufs sans jet de bruit.

## Cartes Surface de Mars

surface-radioactive-dust = Poussière radioactive
surface-radioactive-dust-text = Chaque personnage à la surface : une carte Contamination et un marqueur Slime. À l'abri : une carte Contamination.
surface-dust-storm = Tempête de poussière
surface-dust-storm-text = Chaque personnage à la surface : défaussez 2 cartes Action. À l'abri : défaussez-en 1. Ensuite, le bruit se tait dans toutes les zones.
surface-deep-freeze = Grand froid
surface-deep-freeze-text = Chaque personnage à la surface : deux blessures légères. À l'abri : une blessure légère, ou défaussez 1 carte Action.
surface-static-discharge = Décharge statique
surface-static-discharge-text = Chaque personnage à la surface : une blessure légère, et chacune de vos armes perd 1 munition. À l'abri : une de vos armes perd 1 munition.
surface-meteorite = Météorite
surface-meteorite-text = Vous : une blessure grave. À l'abri : un marqueur Panne dans votre salle ou, si elle ne peut en recevoir, une blessure légère.
surface-tracks-in-the-sand = Traces dans le sable
surface-tracks-in-the-sand-text = Vous : une rencontre. À l'abri : un marqueur Bruit dans chaque couloir ou zone sans bruit autour de vous.
surface-loose-ground = Terrain meuble
surface-loose-ground-text = Vous : lâchez tous vos corps et défaussez un objet. À l'abri : lâchez tous vos corps.
surface-buried-cache = Cache enfouie
surface-buried-cache-text = Vous : subissez, si vous le voulez, une blessure légère pour piocher un objet de n'importe quelle couleur. À l'abri : piochez un objet de n'importe quelle couleur.

## Jetons Exploration de la surface

exploration-draw-red = Objet rouge
exploration-draw-red-text = Vous piochez un objet rouge ; le bruit suit comme d'habitude.
exploration-draw-yellow = Objet jaune
exploration-draw-yellow-text = Vous piochez un objet jaune ; le bruit suit comme d'habitude.
exploration-draw-green = Objet vert
exploration-draw-green-text = Vous piochez un objet vert ; le bruit suit comme d'habitude.
exploration-mars = Mars
exploration-mars-text = Vous piochez une carte Surface de Mars ; le bruit suit comme d'habitude.

## Jetons

token-larva-pair = jeton { SANS(species-larva) }, valeur de surprise { $light }, dans le noir { $dark }
token-creeper-pair = jeton { SANS(species-creeper) }, valeur de surprise { $light }, dans le noir { $dark }
token-adult-pair = jeton { SANS(species-adult) }, valeur de surprise { $light }, dans le noir { $dark }
token-breeder-pair = jeton { SANS(species-breeder) }, valeur de surprise { $light }, dans le noir { $dark }
token-queen-pair = jeton { SANS(species-queen) }, valeur de surprise { $light }, dans le noir { $dark }
token-draw-red =
    { $number ->
        [one] objet rouge et { $number } objet
       *[other] objet rouge et { $number } objets
    }
token-draw-yellow =
    { $number ->
        [one] objet jaune et { $number } objet
       *[other] objet jaune et { $number } objets
    }
token-draw-green =
    { $number ->
        [one] objet vert et { $number } objet
       *[other] objet vert et { $number } objets
    }
token-mars =
    { $number ->
        [one] Mars et { $number } objet
       *[other] Mars et { $number } objets
    }

## Questions et événements

ask-light-up = { SANS($you) }, « { $card } » vous frappe dans le noir. Faites-vous de la lumière ?
ask-reroll-advantage =
    { $face ->
        [creeper] { SANS($you) }, vous obtenez la petite touche, qui atteint les Larves et les Griffeurs. Relancez-vous le dé ?
        [adult] { SANS($you) }, vous obtenez la grande touche, qui atteint les Adultes et les Intrus plus petits. Relancez-vous le dé ?
        [discard-for-hit] { SANS($you) }, vous obtenez une touche qui demande de défausser une carte. Relancez-vous le dé ?
        [hit-or-discard-for-two] { SANS($you) }, vous obtenez une touche qu'une carte défaussée peut doubler. Relancez-vous le dé ?
       *[hit] { SANS($you) }, vous obtenez une touche. Relancez-vous le dé ?
    }
ask-waste-ammo =
    { $count ->
        [one] { SANS($you) }, quelle arme perd 1 munition ?
       *[other] { SANS($you) }, vous perdez { $count } munitions : de quelle arme d'abord ?
    }
ask-give-up-item = { SANS($you) }, quel objet perdez-vous ?
waits-light-up = { MAJ($who) } peut faire de la lumière.
waits-reroll-advantage = { MAJ($who) } peut relancer le dé.
waits-waste-ammo = { MAJ($who) } choisit les munitions à perdre.
waits-give-up-item = { MAJ($who) } choisit un objet à perdre.
option-waste-ammo = 1 munition { DE($item) }
option-give-up = Perdre { $item }
event-chase = { MAJ($foe) } sent le sang { DE($who) } et se lance à sa poursuite.
event-fire-marker-lost = Un marqueur Feu quitte définitivement la réserve ; il en reste { $left }.
event-malfunction-marker-lost = Un marqueur Panne quitte définitivement la réserve ; il en reste { $left }.
