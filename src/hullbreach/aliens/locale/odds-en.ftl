# What an option may bring.

odds-lost = somebody lost
odds-down = a knockdown
odds-attacked = an attack
odds-dodged = a dodge
odds-alien = aliens
odds-hazard = a hazard
odds-hit = a hit
odds-kill = a kill
odds-miss = a miss
odds-freed = somebody freed
odds-called = the ship called
odds-built = a barricade
odds-out = somebody out
odds-loss = cards lost
odds-nothing = no effect
