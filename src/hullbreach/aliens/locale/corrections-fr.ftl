# Les corrections de la position dont une table peut convenir.

option-judge-dial-up = Augmenter d'un cran le cadran de visée { DE($character) }
option-judge-dial-down = Baisser d'un cran le cadran de visée { DE($character) }
option-judge-person-raise = Relever { $character }
option-judge-person-lay = Coucher { $character }
option-judge-alien-remove = Retirer { $alien } des plateaux, jetons compris
option-judge-endurance-exhaust = Épuiser une carte
option-judge-endurance-recycle = Recycler une carte de la pile d'épuisement
group-judge-dial = Cadrans de visée
group-judge-person = L'escouade
group-judge-alien = Aliens
group-judge-endurance = Cartes d'endurance
event-judged = Correction, d'un commun accord : { $action }.
    .who = Correction proposée par { $who } et acceptée : { $action }.
    .without = Correction proposée par { $who } et acceptée sans { $without } : { $action }.
