# Ce qui se nomme par plus que son propre message : salles, couloirs, jetons, couleurs, paquets.

## Références

ref-player = le joueur { $number }
ref-room = { $name } ({ $number })
ref-room-unexplored = la salle { $number } (inexplorée)
ref-room-peeked = la salle { $number } (inexplorée, mais vue : { $name })
ref-corridor = le couloir entre { $one } et { $other }
ref-corridor-from-here = le couloir { $numbers } vers { $room }
ref-technical = les conduits
ref-intruder = { $species } { $number }
ref-pod = la capsule { $number }
ref-engine = le moteur { $number }
colour-red = rouge
colour-yellow = jaune
colour-green = verte
colour-white = blanche
colour-blue = fabriquée
colour-belonging = personnelle
deck-blue = objet fabriqué
deck-belonging = objet personnel
deck-personal = l'objectif personnel
deck-corporate = l'objectif de la corporation

# Jetons : ce qui est tiré du sac, ce qui est posé sur une salle, ce qui est posé sur un moteur.
token-blank = jeton Vierge
token-larva = jeton { SANS(species-larva) }, valeur de surprise { $number }
token-creeper = jeton { SANS(species-creeper) }, valeur de surprise { $number }
token-adult = jeton { SANS(species-adult) }, valeur de surprise { $number }
token-breeder = jeton { SANS(species-breeder) }, valeur de surprise { $number }
token-queen = jeton { SANS(species-queen) }, valeur de surprise { $number }
token-malfunction =
    { $number ->
        [one] panne et { $number } objet
       *[other] panne et { $number } objets
    }
token-doors =
    { $number ->
        [one] portes et { $number } objet
       *[other] portes et { $number } objets
    }
token-fire =
    { $number ->
        [one] feu et { $number } objet
       *[other] feu et { $number } objets
    }
token-slime =
    { $number ->
        [one] slime et { $number } objet
       *[other] slime et { $number } objets
    }
token-danger =
    { $number ->
        [one] Danger et { $number } objet
       *[other] Danger et { $number } objets
    }
token-silence =
    { $number ->
        [one] Silence et { $number } objet
       *[other] Silence et { $number } objets
    }
token-working = en état
token-damaged = endommagé

## Comment gagner ?

token-unknown = inconnu
