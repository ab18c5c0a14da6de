# Jetons, lieux et piles, ce qui chasse, phases et états. Les choses portent leur article ; les états se disent sans accord,
# car un personnage peut être une femme ou un homme.

## Ce qu'on trouve sur les plateaux

token-newt = Newt
token-newt-text = L'enfant que vous cherchez. Le personnage qui la trouve la porte, avec une vitesse de 4 au plus.
token-facehugger = l'agrippeur
token-facehugger-text = Un agrippeur sort à cet endroit.
token-nest = le nid
token-nest-text = Un écho est pioché, et ses aliens apparaissent à cet endroit.
token-empty = rien
token-empty-text = Il n'y a personne. Certaines missions y laissent tout de même quelque chose d'utile.
token-cocoon = le cocon
token-cocoon-text = Un captif y est suspendu. Interagissez et réussissez un test technique pour en libérer un de votre choix.
token-eggs = la grappe d'œufs
token-eggs-text = Interagir la détruit et enterre 5 cartes détecteur. Sur 1 ou 2 au dé Alien, un agrippeur en sort.
token-crate = la caisse
token-crate-text = S'utilise en interagissant, comme l'indique la mission.
token-computer = l'ordinateur
token-computer-text = S'utilise en interagissant, avec un test technique, comme l'indique la mission.
token-mission-blip = l'écho de mission
token-flare = la fusée qui brûle

## Par où ils entrent

point-1 = le point d'entrée 1
point-2 = le point d'entrée 2
point-3 = le point d'entrée 3
point-4 = le point d'entrée 4
tunnel-1 = le tunnel 1
tunnel-2 = le tunnel 2
tunnel-3 = le tunnel 3
tunnel-4 = le tunnel 4

## Les piles de cartes

pile-deck = la pioche d'endurance
pile-exhaust = la pile d'épuisement
pile-tracker = la pioche détecteur
pile-discard = la défausse
pile-removed = les cartes retirées

## Les tourelles

sentry-0 = la tourelle 1
sentry-1 = la tourelle 2
facing-north = le nord
facing-east = l'est
facing-south = le sud
facing-west = l'ouest

## Ce qui chasse

creature-alien = l'alien
creature-facehugger = l'agrippeur
blip-1 = l'écho de 1
blip-2 = l'écho de 2
blip-3 = l'écho de 3
blip-4 = l'écho de 4
blip-5 = l'écho de 5
blip-1-text = Une fois vu, il devient un alien seul.
blip-2-text = Une fois vu, il devient un essaim de 2 : un alien avec 1 jeton sous lui.
blip-3-text = Une fois vu, il devient un essaim de 3 : un alien avec 2 jetons sous lui.
blip-4-text = Une fois vu, il devient un essaim de 4 : un alien avec 3 jetons sous lui.
blip-5-text = Une fois vu, il devient un essaim de 5 : un alien avec 4 jetons sous lui.

## Phases et états

phase-set-up = la mise en place
phase-marine = la phase des Marines
phase-alien = la phase des aliens
phase-finish = la phase finale
phase-between = l'intermède entre deux missions
state-absent = hors de cette mission
state-aboard = sur les plateaux
state-out = en lieu sûr
state-killed = sans vie
state-captured = aux mains des aliens

## Les cinq valeurs d'un personnage

number-speed = vitesse
number-aim = visée
number-tech = technique
number-defense = défense
number-melee = mêlée

## Le score d'une campagne

rank-clean-sheet = Sans faute
rank-clean-sheet-text = 40 cartes ou plus : presque tout le monde est rentré, et presque tout avec.
rank-most-of-us = Presque tous
rank-most-of-us-text = De 25 à 39 cartes : l'escouade a payé, mais c'est encore une escouade.
rank-short-roll-call = Appel écourté
rank-short-roll-call-text = De 10 à 24 cartes : on lit beaucoup de noms, et peu répondent.
rank-somebody-lived = Quelqu'un a survécu
rank-somebody-lived-text = Moins de 10 cartes : il reste quelqu'un pour raconter.
