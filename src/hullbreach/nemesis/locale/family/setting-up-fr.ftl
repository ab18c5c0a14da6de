# Préparer une table : ce que l'on peut choisir, dans le terminal et sur la page.

## Une table préparée par des questions

setup-mode = Comment jouez-vous ? (Entrée : 1)
setup-mode-semi-coop = En rivaux, avec des objectifs secrets
setup-mode-coop = Tous ensemble, avec des objectifs communs
setup-mode-solo = En solo
setup-bots-survivor = jouent pour survivre
setup-site = Plateau : { $value }
setup-species = Chasseurs : { $value }
setup-species-intruders = les Intrus
setup-intruder-player = Le premier joueur mort dirige les Intrus : { $value }
setup-intruder-player-off = non
setup-intruder-player-on = oui
setup-kill-objectives = Objectifs qui exigent la mort d'un autre personnage : { $value }
setup-kill-objectives-dealt = distribués
setup-kill-objectives-left-out = écartés

## Décider dans le navigateur

ui-option-odds = Probabilités
ui-option-odds-words = En mots : un risque de bruit
ui-option-odds-numbers = En chiffres : bruit 30 %
ui-option-odds-off = Pas du tout

## Les pages du navigateur

ui-agreed-mode-semi-coop = Chacun a un objectif secret, et tous ne veulent pas la même chose.
ui-agreed-mode-coop = Vous gagnez ou perdez ensemble.
ui-agreed-mode-solo = Vous êtes seul à bord.
ui-preset = Quel genre de partie ?
ui-preset-first-voyage = Premier voyage
ui-preset-first-voyage-says = On gagne ou on perd ensemble, des conseils expliquent ce qui est nouveau, les probabilités sont données en mots, et des bots occupent les places vides.
ui-preset-full-game = La partie complète
ui-preset-full-game-says = Des objectifs secrets, et quelqu'un souhaite peut-être votre mort.
ui-preset-solo = Solo
ui-preset-solo-says = Un seul personnage, seul dans le vaisseau.
ui-players = Personnages à bord
ui-option-site = Vaisseau
ui-option-site-says = La face avancée dispose autrement les salles et les couloirs.
ui-option-species = Ce qui vous traque
ui-option-species-says = Les créatures à bord.
ui-option-species-intruders = Les Intrus
ui-option-mode = Comment on gagne
ui-option-mode-says = Objectifs secrets : quelqu'un vous veut peut-être du mal. Ensemble : vous gagnez ou perdez tous. Seul : un seul personnage.
ui-option-mode-semi-coop = Objectifs secrets
ui-option-mode-coop = Ensemble
ui-option-mode-solo = Seul
ui-option-intruder-player = Un joueur incarne les Intrus
ui-option-intruder-player-says = Le premier joueur mort peut continuer en jouant les Intrus.
ui-option-intruder-player-off = Non
ui-option-intruder-player-on = Après la première mort
ui-option-kill-objectives = Objectifs qui exigent la mort de quelqu'un
ui-option-kill-objectives-says = Sans eux, personne ne reçoit un objectif qui exige la mort d'un autre personnage.
ui-option-kill-objectives-dealt = Distribués
ui-option-kill-objectives-left-out = Écartés

## Apprendre : la mission guidée

ui-learn-says = Vous débutez ? Une mission guidée d'une vingtaine de minutes, seul à bord.
ui-lesson-host = Ouvrir une table « Premier voyage »
