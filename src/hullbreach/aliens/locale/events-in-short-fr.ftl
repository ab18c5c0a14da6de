# Beaucoup d'événements en peu de mots : les actes, et ce qui est dit de plusieurs événements d'une sorte à la fois.

## Actes

burst-deed-event-played = jouer « { $card } »
burst-deed-equipped = équiper { $card }
burst-deed-acts = agir hors de son activation
burst-deed-aims = viser
burst-deed-rests = se reposer
burst-deed-clears-jam = désenrayer une arme
burst-deed-takes = prendre { $token }
burst-deed-opens = ouvrir une caisse
burst-deed-ordered = donner une action à { $whom }
burst-deed-attacks = attaquer avec { $card }
    .alien = attaquer { $alien } avec { $card }
    .space = tirer avec { $card } vers { $space }
burst-deed-rerolled = relancer le dé

## Ce qui s'ensuit

burst-moved = se déplace vers { $things }
burst-left-by-exit = part par la sortie
burst-tech-test =
    { $count ->
        [one] fait un test technique
       *[other] fait { $count } tests techniques
    }
burst-each-barricade-built = { $at }
burst-barricade-built = barricade { $things }
burst-each-barricade-removed = { $at }
burst-barricade-removed = retire la barricade { DE($things) }
burst-shot-misses =
    { $count ->
        [one] manque sa cible
       *[other] manque { $count } fois
    }
burst-alien-hit =
    { $count ->
        [one] une touche
       *[other] { $count } touches
    }
burst-each-alien-killed = { SANS($alien) }
burst-alien-killed = tué : { $things }
burst-each-blip-shot = { $space }
burst-blip-shot = écho disparu : { $things }
burst-each-alien-attacks = { $alien }
burst-alien-attacks = subit une attaque { DE($things) }
burst-defended =
    { $count ->
        [one] esquive
       *[other] esquive { $count } fois
    }
burst-knocked-down = tombe à terre
burst-hugged = ne peut éviter un agrippeur
burst-stands-up = se relève
burst-each-freed = { $whom }
burst-freed = libère { $things }
burst-ship-called = appelle le vaisseau
burst-blip-placed =
    { $count ->
        [one] un écho apparaît dans { $things }
       *[other] { $count } échos apparaissent dans { $things }
    }
burst-blip-discarded = rien ne passe par { $things }
burst-each-aliens-appear = { $alien } dans { $space }
burst-aliens-appear = repéré : { $things }
burst-scalded = la vapeur nettoie : { $things }

# De même, quand aucun acte n'y a mené.
burst-alone-left-by-exit = Quelqu'un part par la sortie.
burst-alone-tech-test =
    { $count ->
        [one] Un test technique.
       *[other] { $count } tests techniques.
    }
burst-alone-barricade-built = Barricade en place : { $things }.
burst-alone-barricade-removed = Barricade retirée : { $things }.
burst-alone-shot-misses =
    { $count ->
        [one] Un tir manqué.
       *[other] { $count } tirs manqués.
    }
burst-alone-alien-hit =
    { $count ->
        [one] Une touche.
       *[other] { $count } touches.
    }
burst-alone-alien-killed = Tué : { $things }.
burst-alone-blip-shot = Écho disparu : { $things }.
burst-alone-alien-attacks = Attaque subie : { $things }.
burst-alone-defended = Quelqu'un esquive.
burst-alone-knocked-down = Quelqu'un tombe à terre.
burst-alone-hugged = Un agrippeur saisit quelqu'un.
burst-alone-stands-up = Quelqu'un se relève.
burst-alone-freed = Libéré : { $things }.
burst-alone-ship-called = Le vaisseau est appelé.
burst-alone-moved = Déplacement : { $things }.
burst-alone-blip-placed =
    { $count ->
        [one] Un écho apparaît dans { $things }.
       *[other] { $count } échos apparaissent dans { $things }.
    }
burst-alone-blip-discarded = Rien ne passe par { $things }.
burst-alone-aliens-appear = Repéré : { $things }.
burst-alone-scalded = La vapeur nettoie : { $things }.
