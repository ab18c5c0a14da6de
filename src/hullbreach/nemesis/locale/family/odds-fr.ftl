# Ce qu'une option peut apporter.

## Les chances

odds-death = mort
odds-serious-wound = blessure grave
odds-wound = blessure légère
odds-larva = Larve
odds-contamination = contamination
odds-slime = slime
odds-attack = attaque
odds-intruder = Intrus
odds-kill = mise à mort
odds-hit = touche
odds-fire = feu
odds-malfunction = panne
odds-noise = bruit
odds-silence = silence
