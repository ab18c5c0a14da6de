# Ce que la page du navigateur dit de la table et de la fin.

## Décider dans le navigateur

ui-drawn-item = objet
ui-drawn-objective = objectif
ui-drawn-place = salle
ui-drawn-event = événement

## Les pages du navigateur

ui-crew = Équipage
ui-player-number = joueur { $number }
ui-wounds-count = Blessures : { $light } légères, { $serious } graves
ui-wounds-count-dressed = Blessures : { $light } légères, { $serious } graves, dont { $dressed } pansées
ui-wound-dressed = Pansée, mais elle compte toujours.
ui-wounds-last = Toute autre blessure vous tue.
ui-cards-count = Cartes en main : { $count }
ui-contamination-count = Contamination : { $count }
ui-slimed = slime
ui-infested = Larve
ui-insanity-level = folie { $level } sur 5
ui-mutated = a muté
ui-mutation-markers = marqueurs Mutation : { $count } sur 4
ui-signalled = signal envoyé
ui-passed = a passé
ui-first-player = Premier joueur : les tours de cette manche commencent ici.
ui-turn-order = Ordre du tour : { $number }
ui-state-hibernating = en hibernation
ui-state-escaped = a quitté le vaisseau
ui-state-dead = a péri
ui-you-died = Vous êtes mort.
ui-you-died-says = Vous pouvez suivre la fin de la partie, parler aux autres et lire ensuite toute la vérité.
ui-state-choosing = choisit
ui-your-room = Votre salle
ui-show-ship = Montrer tout le vaisseau
ui-small-map = Petit plan du vaisseau
ui-zoom-in = Agrandir le vaisseau
ui-zoom-out = Réduire le vaisseau
ui-zoom-fit = Montrer tout le vaisseau
ui-sound-die = un dé roule
ui-sound-knock = un coup sourd
ui-sound-bag = on tire quelque chose du sac
ui-sound-contact = quelque chose est là
ui-sound-blow = un choc
ui-sound-hurt = un cri
ui-sound-fire = le feu
ui-sound-fault = un crépitement électrique
ui-sound-door = une porte
ui-sound-alarm = l'alarme
ui-sound-light = une lampe s'allume
ui-sound-end = un long son qui descend
ui-sound-turn = c'est à vous
ui-ship = Le vaisseau ; les flèches vont de salle en salle
ui-noise = bruit
ui-fire = feu
ui-door-open = porte ouverte
ui-door-closed = porte fermée
ui-door-destroyed = porte détruite
ui-technical = conduits
ui-unveil-says = Votre objectif secret y figure : regardez d'abord par-dessus votre épaule.
ui-board = Tout le vaisseau en mots
ui-top-board = Vaisseau
ui-time-track = Piste temporelle, à présent { $time }
ui-self-destruct = Autodestruction : { $space }
ui-key-here = ma salle et ses sorties
ui-key-people = l'équipage
ui-key-ways = les issues
ui-lived = a survécu
ui-did-not-live = est mort
ui-look-first = Voir d'abord le vaisseau

## Après la fin

ui-stage-voyage = Le voyage
ui-stage-engines = Moteurs
ui-stage-course = Cap
ui-stage-contamination = Contamination
ui-stage-objectives = Objectifs
ui-who-lived = Qui a survécu, qui a gagné
ui-moment-death = Mort
ui-moment-encounter = Rencontre
ui-moment-way-out = Sortie
ui-moment-ship = Le vaisseau
ui-wounds-by-round = Blessures par manche
ui-wounds-light = blessure légère
ui-wounds-serious = blessure grave
ui-wounds-gone = mort ou parti
ui-ways = Qui est allé où
ui-ways-of = Le chemin de { $who }, de salle en salle
ui-ways-visits = Les nombres indiquent la manche où chaque chemin a été pris.
ui-rooms-gone-to = Salles, dans l'ordre
