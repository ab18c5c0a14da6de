# Ce que l'on peut taper pour regarder quelque chose : les mots, séparés par des espaces, et ce que chacun montre.

## Jouer dans le terminal

play-key-rules = chercher dans les règles : regles bruit porte
play-key-status = situation : pistes et équipage
play-key-hand = ma main, mon inventaire et mes objectifs
play-key-judge = corriger la position : corriger liste les sortes, corriger bruit 7 cherche, corriger 3 propose le numéro 3
play-key-crew = les autres
play-key-body = mon état et ce que je tiens
play-key-room = ma salle et ses sorties ; pour une autre salle : m 7
play-key-near = ma salle et les salles adjacentes
play-key-path = le chemin vers une salle : chemin 7, chemin cockpit
play-key-ways = les issues et ce dont elles dépendent
play-key-objectives = mes objectifs
play-key-win = comment gagner ?
play-key-memory = ce que chacun pourrait retenir
play-key-map = un plan sommaire
command-crew = équipage equipage
command-body = corps
command-room = m salle
command-near = n adjacentes voisines
command-path = chemin
command-ways = issues sorties
command-objectives = o objectifs
command-win = w gagner
command-memory = mémoire memoire
command-map = plan

## Décider dans le navigateur

sign-combat-in = en combat seulement
sign-combat-out = hors combat seulement
