# Les positions qui ne peuvent pas être mises en place, et pourquoi.

## Demandes qui ne changent rien

refused-scenario-crew-twice = La clé crew nomme { $character } plusieurs fois ; chaque place a son propre personnage.
refused-character-is-gone = { $character } : mort, dans une capsule ou hors du jeu.
refused-character-has-passed = { $character } : a déjà passé et ne joue plus dans cette manche.
refused-nobody-left-to-play = Il ne resterait personne pour jouer cette manche.
refused-item-of-another = { $item } est déjà en possession de ce personnage : { $character }. Il n'y en a pas d'autre.
refused-queen-on-board = La Reine est sur le plateau ; elle ne peut pas avoir été tuée.
refused-object-not-left = La réserve est vide : { $kind }.
refused-nobody-plays-intruders = Personne ne peut contrôler les intrus dans cette partie ; donnez à l'option intruder-player la valeur on.
refused-pod-is-manned = Quelqu'un attend déjà dans la capsule { $pod }.
refused-unknown-card = Carte inconnue : { $card }.
refused-unknown-character = Personnage inconnu : { $character }.
refused-one-of-a-colour = { $character } et { $other } ne peuvent pas jouer ensemble : chaque joueur garde une carte Draft d'une couleur différente.
refused-unknown-corridor = Couloir inconnu : { $corridor }.
refused-unknown-item = Objet inconnu : { $item }.
refused-unknown-room = Salle inconnue : { $room }.
    .room-number = Il n'y a pas de salle { $room-number }.
refused-room-is-printed = Cette salle est imprimée sur le plateau : { $room }.
refused-room-not-in-play = Cette salle n'est pas en jeu : { $room }.
refused-tile-does-not-fit = La tuile { $tile } ne va pas à cet endroit : { $room }.
refused-no-such-coordinates = Aucune carte Coordonnées n'indique { $wanted }.
refused-no-miniature = Il ne reste aucune figurine { SANS($kind) }.
