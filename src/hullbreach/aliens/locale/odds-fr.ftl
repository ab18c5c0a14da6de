# Ce qu'une option peut amener.

odds-lost = perte
odds-down = chute
odds-attacked = attaque
odds-dodged = esquive
odds-alien = aliens
odds-hazard = péril
odds-hit = touche
odds-kill = mise à mort
odds-miss = tir manqué
odds-freed = libération
odds-called = appel du vaisseau
odds-built = barricade
odds-out = sortie
odds-loss = cartes perdues
odds-nothing = sans effet
