# Ce qui chasse dans la base : événements et jetons des deux espèces, jetons de la surface, et questions et événements à leur sujet.

## Cartes Événement des Rôdeurs de nuit

event-card-bulkheads-open-facility = Ouverture des cloisons
event-card-bulkheads-open-facility-text = Toutes les portes fermées s'ouvrent. Dans le noir, un marqueur Bruit dans chaque couloir silencieux autour des personnages.
event-card-coolant-leak-facility = Fuite de liquide de refroidissement
event-card-coolant-leak-facility-text = Si le Système de refroidissement est exploré : un marqueur Panne s'y place ; s'il est déjà en panne, la séquence d'autodestruction commence.
event-card-damage-facility = Avaries
event-card-damage-facility-text = Un marqueur Panne dans chaque salle où se trouve un Adulte, un Hybride ou la Reine. Dans le noir, aussi dans chaque salle où se trouve un personnage.
event-card-nest-facility = Nid
event-card-nest-facility-text = Un marqueur Bruit dans chaque couloir silencieux autour du Nid, s'il a été découvert. Dans le noir, aussi autour des personnages.
event-card-sanitary-network-failure = Panne du réseau sanitaire
event-card-sanitary-network-failure-text = Un marqueur Panne dans chaque salle verte explorée.
event-card-short-circuit-facility = Court-circuit
event-card-short-circuit-facility-text = Dans les secteurs alimentés, le feu prend dans chaque salle explorée dont l'ordinateur fonctionne.

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
