# What an option may bring.

## Odds

odds-death = death
odds-serious-wound = a serious wound
odds-wound = a light wound
odds-larva = a larva
odds-contamination = contamination
odds-slime = slime
odds-attack = an attack
odds-intruder = an intruder
odds-kill = a kill
odds-hit = a hit
odds-fire = fire
odds-malfunction = a malfunction
odds-noise = noise
odds-silence = silence
