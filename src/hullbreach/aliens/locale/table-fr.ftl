# Ce que la page d'une table dit d'elle-même : les plateaux, l'escouade, le détecteur, ce qui compte.

## Les plateaux

ui-grid = Les plateaux ; les flèches vont de case en case, Page suivante de salle en salle, N d'un alien ou écho au suivant, M d'un choix au suivant, Entrée choisit
ui-grid-small = Petit plan des plateaux
ui-grid-show = Montrer tous les plateaux
ui-grid-larger = Agrandir les plateaux
ui-grid-smaller = Réduire les plateaux
ui-grid-whole = Montrer tous les plateaux
ui-around-you = Autour de vous
ui-halt-here = Vous vous arrêtez ici : quelque chose est à côté de cette case.
ui-who-is-down = { $who }, à terre
ui-here-alien = alien
ui-aliens-here = essaim d'aliens : { $count }
ui-here-facehugger = agrippeur
ui-blip-here = écho
ui-blip-known = écho, aliens : { $count }
ui-here-point = point d'entrée { $number }
ui-here-tunnel = tunnel { $number }
ui-gun-here = tourelle, cadran à { $number }
ui-lies-crate = caisse
ui-lies-computer = ordinateur
ui-lies-exit = sortie
ui-lies-mission-blip = écho de mission
ui-lies-flare = fusée éclairante
ui-lies-newt = Newt

## Le détecteur

ui-scope = Détecteur de mouvement : { $count } en mouvement
ui-scope-empty = Rien ne bouge.
ui-echo = { $what } : distance { $far }, { $direction } de { $who }
ui-way-n = au nord
ui-way-ne = au nord-est
ui-way-e = à l'est
ui-way-se = au sud-est
ui-way-s = au sud
ui-way-sw = au sud-ouest
ui-way-w = à l'ouest
ui-way-nw = au nord-ouest
ui-way-here = sur la case

## Le curseur sur les plateaux

ui-cursor-space = Flèches : une case plus loin
ui-cursor-room = Page suivante, Page précédente : salle suivante, salle précédente
ui-cursor-contact = N : alien ou écho suivant, le plus proche d'abord ; Maj et N : le précédent
ui-cursor-offer = M : prochaine case à choisir, la plus proche d'abord ; Maj et M : la précédente
ui-cursor-hero = Début : retour à votre héros, puis à votre héros suivant
ui-cursor-press = Entrée : montrer le choix de cette case, puis le faire
ui-cursor-no-room = Il n'y a aucune salle sur les plateaux.
ui-cursor-no-contact = Rien de ce qui chasse n'est sur les plateaux.
ui-cursor-no-offer = Aucune case n'est à choisir pour l'instant.
ui-cursor-no-hero = Aucun de vos héros n'est sur les plateaux.

## L'escouade

ui-squad = Escouade
ui-grunt = troupier
ui-squad-out = en sécurité
ui-squad-killed = mort au combat
ui-squad-captured = capturé
ui-is-down = à terre
ui-is-hugged = aux prises avec un agrippeur
ui-is-dark = dans le noir
ui-is-activated = a agi
ui-is-jammed = { $what }, enrayé
ui-carries-crate = porte une caisse
ui-carries-newt = porte Newt
ui-aim-dial = Cadran de visée { $now }, visée { $aim }
ui-number-speed = vitesse
ui-number-aim = visée
ui-number-tech = technique
ui-number-defense = défense
ui-number-melee = mêlée

## Ce qui compte

# une action gratuite est autre chose dans ce jeu
ui-free = sans carte
ui-turn-now = Tour { $turn }
ui-phase-marine = Phase des Marines
ui-phase-alien = Phase des aliens
ui-phase-finish = Phase de fin
ui-endurance-piles = Endurance : { $deck } dans la pioche, { $under } sous la carte de remélange, { $exhaust } dans la pile d'épuisement
ui-pile-deck = Dans la pioche
ui-pile-under = Sous la carte de remélange
ui-pile-exhaust = Dans la pile d'épuisement
ui-tracker-deck = Pioche du détecteur : { $count } cartes, niveau de menace { $level } sur le dessus

## Façons de jouer

ui-preset-first-mission = Première mission
ui-preset-first-mission-says = Retrouvez Newt avec une escouade de bots ; le conseiller explique ce qui est nouveau.
ui-preset-bug-hunt = Chasse aux insectes
ui-preset-bug-hunt-says = Un plateau, pas d'histoire : survivez à tout ce que le détecteur envoie.
ui-preset-campaign = Campagne
ui-preset-campaign-says = Trois missions et des raids entre elles ; pertes et cartes comptent pour la suite.
ui-preset-alone = En solitaire
ui-preset-alone-says = Un héros, et des troupiers à mener.

## Une case, demandée par le curseur sur les plateaux

space-told = { MAJ($space) }.
space-away = Distance : { $ways }.
play-no-space = La case { $space } n'existe pas ; les cases s'appellent par exemple C1 K5.
play-key-space = une case et ce qui s'y trouve : case c1 k5
command-space = case
ui-key-contacts = ce qui bouge, et à quelle distance
