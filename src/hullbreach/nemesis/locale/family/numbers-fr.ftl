# Les parties en chiffres : sorts, issues, fins, ce qui tue, et ce qui peut arriver.

## Une table préparée par des questions

simulate-title-cause = causes de mort
simulate-title-way-out = issues
simulate-title-contingency = contingences révélées
simulate-title-contingency-kills = contingences qui tuent quelqu'un, une fois révélées
simulate-of-survivors = survivants
simulate-by-character = par personnage
simulate-by-objective = par objectif
label-no-objective = Aucun choisi
fate-survived = survie
way-out-pod = capsule de sauvetage
way-out-hibernation = hibernation
cause-nemesis-attack-card-hit = attaque d'Intrus
cause-nemesis-wound-death = une blessure de trop
cause-nemesis-contamination-second-larva = seconde Larve
cause-nemesis-event-effect-and-discard = éclosion d'une Larve
cause-nemesis-room-airlock-kill = ouverture du sas
cause-nemesis-fire-supply-exhausted = vaisseau perdu par le feu
cause-nemesis-malfunction-supply-exhausted = vaisseau perdu par les pannes
cause-nemesis-end-self-destruct-track = autodestruction
cause-nemesis-end-jump-during-self-destruct = saut pendant l'autodestruction
cause-nemesis-end-time-track = éveillé pendant le saut
cause-nemesis-end-last-character-resolution = endormi, vaisseau explosé
cause-nemesis-victory-engines = moteurs défaillants
cause-nemesis-victory-coordinates = endormi, mauvais cap
cause-nemesis-victory-contamination-draw = infection
ending-ship-explodes = explosion
ending-ship-jumps = saut hyperespace
ending-nobody-left = plus personne
sort-characters = personnages
sort-rooms = salles explorées
sort-room-actions = actions de salle
sort-cards = cartes Action
sort-items = objets utilisés
sort-weapons = armes employées
sort-quests = objets de quête
sort-crafted = objets fabriqués
sort-events = cartes Événement
sort-attacks = cartes Attaque
sort-wounds = blessures graves
sort-weaknesses = points faibles
sort-endings = fins de partie
sort-other = le reste
happening-interrupted = { card-interruption }

# L'image des parties simulées.
picture-title = { $game } : qui en sort vivant
picture-mean-survived = des places survivent
picture-legend = ● part   ━ son intervalle à 95 %   ◆ sûrement hors de la bande ombrée, où devraient être de bons joueurs de même force (par place et par objectif : 0,6 à 1,6 fois la moyenne)
picture-survived-by-character = Qui survit
picture-won-by-character = Qui gagne
picture-survived-by-seat = Survie par place
picture-survived-by-objective = Survie par objectif
picture-won-by-objective = Victoires par objectif
picture-fates = Les issues, et ce qui tue (hachuré)

## Lister les jeux, fuzzer, mesurer

fuzz-ship = { $state ->
        [exploded] vaisseau explosé
        [jumped] vaisseau parti
        [flying] vaisseau encore en vol
        [destroyed] base détruite
        [purged] base purgée
        [standing] base encore debout
       *[none] inachevée
    } { $count }
