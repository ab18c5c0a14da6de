# Ce que l'on peut taper pour regarder quelque chose : les mots, séparés par des espaces, et ce que chacun dit.

## Jouer dans le terminal

play-key-room = ma salle et ses sorties ; une autre salle : m 7
play-key-near = ma salle et les salles adjacentes
play-key-path = le chemin vers une salle : chemin 7, chemin cockpit
play-key-ways = les issues et ce dont elles dépendent
play-key-objectives = mes objectifs
play-key-win = comment gagner ?
play-key-memory = ce que chacun pourrait retenir
play-key-map = un plan sommaire
command-room = m salle
command-near = n adjacentes voisines
command-path = chemin
command-ways = issues sorties
command-objectives = o objectifs
command-win = w gagner
command-memory = mémoire memoire
command-map = plan
