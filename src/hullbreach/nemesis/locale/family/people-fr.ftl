# Les personnages en mots : comment ils vont et ce qu'ils tiennent.

## Les personnages en mots

status-aboard = { MAJ($who) } (joueur { $number }) est dans { $room }.
status-hibernating = { MAJ($who) } (joueur { $number }) est en hibernation.
status-escaped = { MAJ($who) } (joueur { $number }) a quitté le vaisseau.
status-dead = { MAJ($who) } (joueur { $number }) a perdu la vie.
status-choosing = { MAJ($who) } n'a pas encore choisi de personnage.
status-conditions = État : { $conditions }.
status-light =
    { $count ->
        [one] { $count } blessure légère
       *[other] { $count } blessures légères
    }
status-dressed = { $wound } (pansée)
status-slimed = marqueur Slime
status-infested = porte une Larve
status-mutated =
    { $known ->
        [0] a muté
       *[other] a muté : { $name }
    }
status-mutation-markers =
    { $count ->
        [one] a { $count } marqueur Mutation
       *[other] a { $count } marqueurs Mutation
    }
status-insanity = folie { $level } sur 5
status-signalled = a envoyé le signal
status-passed = a passé
status-cards =
    { $contamination ->
        [0]
            { $hand ->
                [one] { $hand } carte en main, { $deck } dans la pioche.
               *[other] { $hand } cartes en main, { $deck } dans la pioche.
            }
        [one]
            { $hand ->
                [one] { $hand } carte en main, { $deck } dans la pioche ; en tout, { $contamination } carte Contamination.
               *[other] { $hand } cartes en main, { $deck } dans la pioche ; en tout, { $contamination } carte Contamination.
            }
       *[other]
            { $hand ->
                [one] { $hand } carte en main, { $deck } dans la pioche ; en tout, { $contamination } cartes Contamination.
               *[other] { $hand } cartes en main, { $deck } dans la pioche ; en tout, { $contamination } cartes Contamination.
            }
    }
status-hands = Dans les mains : { $things }.
status-weapon = { $weapon } ({ $ammo } sur { $capacity })
status-colour =
    { $count ->
        [one] { $count } carte { $colour }
       *[other] { $count } cartes { $colour }s
    }
status-inventory =
    { $named ->
        [0] Inventaire : { $colours }.
       *[other] Inventaire : { $colours } ({ $known }).
    }
status-quests = Objets de quête : { $quests }.

## Jouer dans le terminal

play-hand = Main ({ $count })
play-inventory = Inventaire ({ $count })
play-objectives = Objectifs ({ $count })

## Le mode coopératif

play-common-objectives = Objectifs communs ({ $count })
