# Beaucoup d'événements en peu de mots : ce qui est dit de plusieurs du même genre.

## Beaucoup d'événements en bref

burst-each-intruder-moves = { $foe } se déplace vers { $room }
burst-moved = se déplace vers { $things }
burst-explored = explore { $things }
burst-searched =
    { $count ->
        [one] fouille
       *[other] fouille { $count } fois
    }
burst-item-gained =
    { $count ->
        [one] prend un objet
       *[other] prend { $count } objets
    }
burst-attack =
    { $count ->
        [one] subit une attaque { DE($things) }
       *[other] subit { $count } attaques : { $things }
    }
burst-light-wound =
    { $count ->
        [one] subit une blessure légère
       *[other] subit { $count } blessures légères
    }
burst-serious-wound =
    { $count ->
        [one] subit une blessure grave ({ $things })
       *[other] subit { $count } blessures graves ({ $things })
    }
burst-contaminated =
    { $count ->
        [one] prend une carte Contamination
       *[other] prend { $count } cartes Contamination
    }
burst-slimed = se couvre de slime
burst-intruder-moves = { $things }
burst-noise-placed = bruit dans { $things }
burst-fire-placed = feu dans { $things }
burst-malfunction-placed = panne dans { $things }
burst-malfunction-removed = réparé : { $things }
burst-door-opened =
    { $count ->
        [one] la porte { DE($things) } s'ouvre
       *[other] des portes s'ouvrent : { $things }
    }
burst-door-closed =
    { $count ->
        [one] la porte { DE($things) } se ferme
       *[other] des portes se ferment : { $things }
    }
burst-token-added =
    { $count ->
        [one] un jeton rejoint le sac : { $things }
       *[other] { $count } jetons rejoignent le sac : { $things }
    }
burst-token-removed =
    { $count ->
        [one] un jeton quitte le sac : { $things }
       *[other] { $count } jetons quittent le sac : { $things }
    }
# La même chose quand l'acte de personne n'y a mené.
burst-alone-intruder-moves = { MAJ($things) }.
burst-alone-noise-placed = Bruit dans { $things }.
burst-alone-fire-placed = Feu dans { $things }.
burst-alone-malfunction-placed = Panne dans { $things }.
burst-alone-malfunction-removed = Réparé : { $things }.
burst-alone-door-opened =
    { $count ->
        [one] La porte { DE($things) } s'ouvre.
       *[other] Des portes s'ouvrent : { $things }.
    }
burst-alone-door-closed =
    { $count ->
        [one] La porte { DE($things) } se ferme.
       *[other] Des portes se ferment : { $things }.
    }
burst-alone-token-added =
    { $count ->
        [one] Un jeton rejoint le sac : { $things }.
       *[other] { $count } jetons rejoignent le sac : { $things }.
    }
burst-alone-token-removed =
    { $count ->
        [one] Un jeton quitte le sac : { $things }.
       *[other] { $count } jetons quittent le sac : { $things }.
    }
