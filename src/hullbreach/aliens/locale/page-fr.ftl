# Le jeu dans les listes et sur la page d'accueil, et ce qu'on choisit en ouvrant une table.

game-aliens = Aliens
game-aliens-text = Menez une escouade dans une colonie qui ne répond plus : tirez sur ce que vous voyez, guettez ce que vous ne voyez pas, et ramenez-vous les uns les autres.
game-aliens-facts = De 1 à 6 joueurs, tous ensemble, une à deux heures par mission.

## Une table mise en place par des questions

setup-mission = Quelle mission ? (Entrée : 1)
setup-mission-newt = Newt : retrouver l'enfant dans la colonie
setup-mission-escape = Évasion : deux groupes, une seule issue
setup-mission-survive = Survie : appeler le vaisseau et tenir
setup-mission-rescue = Sauvetage : un raid pour ceux qui ont été pris
setup-mission-resupply = Ravitaillement : un raid pour des caisses
setup-mission-mess-call = Appel au réfectoire : une chasse aux insectes dans une salle à quatre portes
setup-mission-purge-cycle = Cycle de purge : une chasse aux insectes entre deux jets de vapeur
setup-mission-two-rooms = Deux salles : une chasse aux insectes, l'escouade coupée en deux
setup-mission-burn-it-out = Tout brûler : une chasse aux insectes contre le nid
setup-mission-campaign = La campagne : trois missions, et des raids entre elles
setup-swarms = Un écho de plusieurs aliens : { $value }
setup-swarms-tokens = un seul essaim
setup-swarms-models = autant d'aliens isolés
setup-bots-trooper = combattent en escouade

## Décider dans le navigateur

ui-option-odds = Probabilités
ui-option-odds-words = En mots : un risque de chute
ui-option-odds-numbers = En chiffres : chute 30 %
ui-option-odds-off = Pas du tout

## Les pages du navigateur

ui-option-mission = Mission
ui-option-mission-says = Une mission de campagne, un raid ou une chasse aux insectes, ou bien toute la campagne en plusieurs soirées.
ui-option-mission-newt = Newt
ui-option-mission-escape = Évasion
ui-option-mission-survive = Survie
ui-option-mission-rescue = Sauvetage (raid)
ui-option-mission-resupply = Ravitaillement (raid)
ui-option-mission-mess-call = Appel au réfectoire (chasse aux insectes)
ui-option-mission-purge-cycle = Cycle de purge (chasse aux insectes)
ui-option-mission-two-rooms = Deux salles (chasse aux insectes)
ui-option-mission-burn-it-out = Tout brûler (chasse aux insectes)
ui-option-mission-campaign = La campagne
ui-option-swarms = Essaims
ui-option-swarms-says = Un écho de plusieurs aliens devient un seul essaim, ou autant d'aliens isolés, qui prennent plus de place et demandent plus de tirs.
ui-option-swarms-tokens = Un seul essaim
ui-option-swarms-models = Aliens isolés
ui-agreed-mission-newt = Vous gagnez ou perdez ensemble.
ui-agreed-mission-escape = Vous gagnez ou perdez ensemble.
ui-agreed-mission-survive = Vous gagnez ou perdez ensemble.
ui-agreed-mission-rescue = Vous gagnez ou perdez ensemble.
ui-agreed-mission-resupply = Vous gagnez ou perdez ensemble.
ui-agreed-mission-mess-call = Vous gagnez ou perdez ensemble.
ui-agreed-mission-purge-cycle = Vous gagnez ou perdez ensemble.
ui-agreed-mission-two-rooms = Vous gagnez ou perdez ensemble.
ui-agreed-mission-burn-it-out = Vous gagnez ou perdez ensemble.
ui-agreed-mission-campaign = Vous gagnez ou perdez ensemble. Ce qu'une mission vous coûte manque à la suivante.
ui-players = Joueurs

## La galerie et ce qui est pioché

ui-drawn-tracker = carte détecteur

## Après la fin

ui-stage-mission = La mission
ui-stage-losses = Les pertes
ui-stage-score = Le score
ui-moment-down = À terre
ui-moment-hugged = Agrippeur
ui-moment-lost = Perte
ui-moment-out = Sortie
ui-moment-dial = Cadran des tours
ui-pulse = Aliens abattus, contacts et endurance
ui-pulse-kills = Abattus
ui-pulse-hunters = Aliens
ui-pulse-blips = Échos
ui-pulse-deck = Cartes
ui-paths = Qui est allé où
ui-paths-of = Le trajet sur les plateaux : { $who }
ui-paths-turns = Les nombres montrent où chaque tour a commencé.
ui-paths-stops = Cases, l'une après l'autre
ui-fates = L'escouade, tour par tour
ui-fate-absent = absent
ui-fate-aboard = debout
ui-fate-down = à terre
ui-fate-out = à l'abri
ui-fate-killed = sans vie
ui-fate-captured = aux mains des aliens

## Une campagne

ui-campaign = La campagne
ui-campaign-passed = Passée
ui-campaign-failed = Perdue
ui-campaign-turns = Tours : { $count }
ui-campaign-kills = Aliens abattus : { $count }
ui-campaign-cards = Cartes restantes : { $count }
ui-campaign-lost = Pertes : { $who }
ui-campaign-score = Score :
ui-campaign-column-mission = Mission
ui-campaign-column-outcome = Issue
ui-campaign-column-turns = Tours
ui-campaign-column-kills = Aliens abattus
ui-campaign-column-losses = Pertes
ui-campaign-column-left = Cartes restantes
ui-campaign-now = en cours
ui-campaign-ahead = à venir
ui-campaign-raid = Avant cela, un raid : { $mission }
ui-campaign-so-far = Score pour l'instant
ui-campaign-removed = Retirées pour de bon
ui-campaign-played = Missions jouées
ui-campaign-killed = Sans vie
ui-campaign-captives = Aux mains des aliens
ui-campaign-nobody = Personne n'est perdu.
ui-campaign-newt = Newt est avec l'escouade.
ui-campaign-log = Journal
ui-campaign-before = Déjà commencé
ui-campaign-nothing-yet = Rien à noter pour l'instant.
ui-side-log = Campagne
ui-fork = Continuer aussi à une deuxième table
ui-fork-says = Une deuxième table commence ici et suit son propre cours. Vous gardez votre place à celle-ci.
