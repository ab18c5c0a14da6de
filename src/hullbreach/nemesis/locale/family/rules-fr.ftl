# Les sections des règles.

## Les règles, section par section

section-terms = Termes
section-setup = Mise en place
section-round = La manche
section-event = La phase Événement
section-time = Le temps
section-bag = Le sac
section-critical = Les moments spéciaux du jeu
section-action = Les actions
section-movement = Le déplacement
section-exploration = L'exploration
section-noise = Le bruit
section-intruder-movement = Le déplacement des Intrus
section-door = Les portes
section-fire = Le feu
section-malfunction = Les pannes
section-slime = Le slime
section-encounter = Les rencontres
section-combat = Le combat
section-escape = La fuite
section-attack = Les attaques des Intrus
section-wound = Les blessures
section-injury = Les dégâts des Intrus
section-contamination = La contamination
section-weakness = Les points faibles
section-item = Les objets
section-search = La fouille
section-craft = La fabrication
section-quest = Les objets de quête
section-end = La fin de la partie
section-victory = La vérification de la victoire
section-objective = Les objectifs
section-solo = Seul
section-coop = Ensemble
section-intruder-player = Le joueur Intrus
section-room = Les salles
section-egg = Les œufs
section-pod = Les capsules de sauvetage
section-alternative-board = L'autre face du plateau
section-adaptation = Les adaptations
section-feeding = Le repas
section-insanity = La folie
section-lair = Les antres
section-lurking = L'affût
section-mutation = Les mutations
section-mutation-action = L'action de mutation
section-panic = La panique
section-rest = Le repos

## Les éléments qui ont leurs propres règles

rules-part-carnomorphs = les Carnomorphes
rules-part-void-seeders = les Semeurs du Vide
