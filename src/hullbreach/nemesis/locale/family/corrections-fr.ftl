# Corrections de la position sur lesquelles la table peut s'accorder.

## Corrections sur lesquelles la table s'accorde

option-judge-noise-add = Placer un marqueur Bruit dans { $corridor }
option-judge-noise-remove = Retirer le marqueur Bruit { DE($corridor) }
option-judge-fire-add = Placer un marqueur Feu dans { $room }
option-judge-fire-remove = Retirer le marqueur Feu { DE($room) }
option-judge-malfunction-add = Placer un marqueur Panne dans { $room }
option-judge-malfunction-remove = Retirer le marqueur Panne { DE($room) }
option-judge-door-open = Retirer la porte { DE($corridor) }
option-judge-door-close = Placer une porte fermée dans { $corridor }
option-judge-door-destroy = Placer une porte détruite dans { $corridor }
option-judge-time-forward = Avancer d'une case sur la piste temporelle
option-judge-time-back = Reculer d'une case sur la piste temporelle
option-judge-person-move = Placer { $seat } dans { $room }
option-judge-wound-add = Donner une blessure légère { A($seat) }
option-judge-wound-remove = Retirer une blessure légère { A($seat) }
option-judge-wound-dress = Panser une { $wound } { DE($seat) }
option-judge-wound-heal = Soigner une { $wound } pansée { DE($seat) }
option-judge-slime-add = Donner un marqueur Slime { A($seat) }
option-judge-slime-remove = Retirer le marqueur Slime { DE($seat) }
option-judge-ammunition-add = Ajouter une munition { A($item) } { DE($seat) }
option-judge-ammunition-remove = Retirer une munition { A($item) } { DE($seat) }
option-judge-card-draw = Faire piocher une carte { A($seat) }
option-judge-intruder-move = Placer { $intruder } dans { $room }
option-judge-intruder-remove = Retirer { $intruder } du plateau ; un jeton de son espèce retourne dans le sac
group-judge-noise = Bruit
group-judge-fire = Feu
group-judge-malfunction = Pannes
group-judge-door = Portes
group-judge-time = Temps
group-judge-person = Emplacement de l'équipage
group-judge-wound = Blessures
group-judge-slime = Slime
group-judge-ammunition = Munitions
group-judge-card = Cartes
group-judge-intruder = Intrus
event-judged = Correction, d'un commun accord : { $action }.
    .who = Correction proposée par { $who } et acceptée par tous : { $action }.
    .without = Correction proposée par { $who } et acceptée sans { $without } : { $action }.
