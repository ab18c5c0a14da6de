# Ce qu'on peut demander sur une mission, et comment on le raconte.

## Pistes

clock-turn =
    { $phase ->
        [set-up] Mise en place.
        [marine] Tour { $turn }, phase des Marines.
        [alien] Tour { $turn }, phase des aliens.
        [finish] Tour { $turn }, phase finale.
       *[between] Entre deux missions.
    }
clock-acting = Tour { $turn }, { $who } agit.
clock-cards =
    { $exhaust ->
        [0] Endurance : { $deck } dans la pioche, aucune carte épuisée.
        [one] Endurance : { $deck } dans la pioche, { $exhaust } épuisée.
       *[other] Endurance : { $deck } dans la pioche, { $exhaust } épuisées.
    }
clock-tracker =
    { $draws ->
        [0] Détecteur : { $left } en pioche, aucune carte ce tour-ci.
        [one] Détecteur : { $left } en pioche, { $draws } tirée à chaque phase des aliens.
       *[other] Détecteur : { $left } en pioche, { $draws } tirées à chaque phase des aliens.
    }

## Personnages

status-hero = { $who } (joueur { $number })
status-grunt = { $who } (troupier)
status-at = { $who } : { $space }.
status-unplaced = { $who } n'a pas encore de place.
status-absent = { $who } ne participe pas.
status-out = { $who } est en lieu sûr.
status-killed = { $who } a trouvé la mort.
status-captured = { $who } est aux mains des aliens.
status-conditions = État : { $conditions }.
status-numbers = Cadran { $dial }, visée { $aim }, technique { $tech }, défense { $defense }.
status-gear =
    { $count ->
        [0] Aucun équipement.
       *[other] Équipement : { $things }.
    }
status-without-hero = Le joueur { $number } n'a pas de héros.
status-hand =
    { $count ->
        [0] Aucune carte en main.
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    }
condition-down = à terre
condition-hugged = tenu par un agrippeur
condition-dark = dans le noir
condition-carries = porte { $thing }
condition-activated = a déjà agi
condition-jammed = { $card } (enrayement)
here-at = { $who } : { $space }.
play-hand = Main ({ $count })

## Ce qui chasse

contact-word = l'écho
contact-alien = { $alien } dans { $space }
contact-blip = l'écho { DE($space) }
contact-known =
    { $count ->
        [one] l'écho { DE($space) }, { $count } alien
       *[other] l'écho { DE($space) }, { $count } aliens
    }
contact-from = { $away } de { $who }
contact-line = { MAJ($what) } : { $ways }.
contacts-none = Rien de ce qui chasse n'est sur les plateaux.
near-at = Autour de { $who }, dans { $place } :
near-hunter = { MAJ($away) } : { $what }.
near-friend = { MAJ($away) } : { $who }, à terre.
near-nothing = Rien de ce qui chasse n'est à { $count } pas ou moins de { $who }.
near-closest = Au plus près : { $what }, { $away }.
play-nowhere = Aucun de vos héros n'est sur les plateaux.
play-no-room = Aucune salle et aucun plateau ne s'appelle { $room }.

## Les plateaux

board-side = { MAJ(SANS($side)) } ({ $key })
board-room =
    { $count ->
        [one] { MAJ($room) }, { $count } case : { $exits }.
       *[other] { MAJ($room) }, { $count } cases : { $exits }.
    }
board-here = Ici : { $things }.
board-thing = { $what } ({ $spot })
board-point =
    { $barred ->
        [yes] { $what }, barricade en place ({ $spot })
       *[no] { $what } ({ $spot })
    }
board-sentry =
    { $shots ->
        [0] { $what }, vide ({ $spot })
        [one] { $what }, tournée { $facing }, encore { $shots } tir ({ $spot })
       *[other] { $what }, tournée { $facing }, encore { $shots } tirs ({ $spot })
    }
board-exit =
    { $state ->
        [open] la sortie { $letter }, ouverte
       *[closed] la sortie { $letter }, fermée
    }
exit-open = ouvert { $direction } vers { $room }
exit-door =
    { $count ->
        [one]
            { $barred ->
                [0] porte { $direction } vers { $room }
               *[other] porte barricadée { $direction } vers { $room }
            }
       *[other]
            { $barred ->
                [0] { $count } portes { $direction } vers { $room }
                [one] { $count } portes { $direction } vers { $room }, dont { $barred } barricadée
               *[other] { $count } portes { $direction } vers { $room }, dont { $barred } barricadées
            }
    }
doors-barred = Sous barricade : { $things }.
doors-none-barred = Rien n'est barricadé.
doors-open = Restent ouvertes : { $things }.
doors-closed = Autres portes, fermées tant que personne ne s'y tient : { $count }.
doors-left = Barricades qu'on peut encore construire : { $count }.
chart-marks = ! alien  ? écho  * point d'entrée ou tunnel  X barricade  ^ > v < tourelle  E sortie  o jeton  D porte  : ligne blanche  # ~ pas de sol
chart-person = { $letter } { $who }

## Cartes

deck-left =
    { $under ->
        [0] Pioche d'endurance : { $deck } cartes, rien sous la carte de mélange.
       *[other] Pioche d'endurance : { $deck } cartes, et { $under } sous la carte de mélange.
    }
deck-exhaust = Pile d'épuisement : { $count }.
deck-discard = Défausse : { $count }.
deck-loses = Cartes avant la défaite : { $count }. On perd quand la pioche et la pile d'épuisement sont vides.
tracker-left = Pioche détecteur : { $count }.
tracker-draws = Cartes tirées pendant la phase des aliens de ce tour : { $count }.
tracker-level = La carte du dessus est de niveau { $level }.
tracker-next = On sait ce qui vient ensuite : { $cards }.
tracker-pool = Échos dans la réserve : { $count }.
hands-line =
    { $count ->
        [0] { MAJ($who) } n'a pas de cartes en main.
       *[other] { MAJ($who) } a en main : { $cards }.
    }
memory-discard =
    { $count ->
        [0] Rien n'est défaussé.
       *[other] Défaussé : { $cards }.
    }
memory-removed = Retiré du jeu : { $cards }.
memory-tracker =
    { $count ->
        [0] Aucune carte détecteur n'a été tirée.
       *[other] Cartes détecteur tirées : { $cards }.
    }
memory-blip = Écho { DE($space) } : { $count }.
memory-token = Écho de mission { DE($space) } : { SANS($token) }.
campaign-none = Cette mission ne fait pas partie d'une campagne.
campaign-played = Missions jouées : { $count }.
campaign-killed = Sans vie : { $who }.
campaign-captives = Aux mains des aliens : { $who }.
campaign-nobody-lost = Personne n'est perdu.
campaign-newt = Newt est avec l'escouade.
campaign-score = Score : { $score }.
campaign-so-far = Score si tout était gagné maintenant : { $score }.

## Ce qui a changé

changed-hunters = Nouveau : { $things }.
changed-hunters-gone = Plus là : { $things }.
changed-barred = Barricadé : { $things }.
changed-barred-gone = Plus barricadé : { $things }.

## Jouer dans le terminal

play-key-status = situation : tour, cartes et joueurs
play-key-hand = ma main
play-key-squad = toute l'escouade
play-key-near = ce qui entoure mon héros, et sa salle ; distances et directions
play-key-contacts = tous les aliens et tous les échos, avec leur distance à chaque personnage
play-key-room = ma salle, ses sorties et ce qui s'y trouve ; pour une autre : salle accueil
play-key-map = les plateaux dessinés avec des lettres
play-key-doors = portes et barricades
play-key-win = ce que demande la mission, et où on en est
play-key-tracker = la pioche détecteur
play-key-deck = les cartes d'endurance : combien de temps nous tenons
play-key-hands = les mains de tous
play-key-memory = ce qui est visible : défausse, ce qui a été regardé
play-key-campaign = où en est la campagne
command-squad = escouade
command-near = n autour
command-contacts = échos echos k
command-room = salle
command-map = m plan
command-doors = portes
command-win = w gagner objectifs
command-tracker = t détecteur detecteur
command-deck = pioche e
command-hands = mains
command-memory = mémoire memoire
command-campaign = campagne
