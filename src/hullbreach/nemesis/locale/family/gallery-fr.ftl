# Tout ce que contient la boîte : ses genres, et ce qui est imprimé sur chaque chose.

## Jouer dans le terminal

what-sort-characters = personnage
what-sort-rooms = salle
what-sort-cards = carte Action
what-sort-items = objet
what-sort-quests = objet de quête
what-sort-creatures = Intrus
what-sort-attacks = carte Attaque
what-sort-events = carte Événement
what-sort-objectives = objectif
what-sort-weaknesses = point faible
what-sort-wounds = blessure grave
what-sort-exploration = jeton Exploration

## La galerie

gallery-tile =
    { $value ->
        [special] toujours au même endroit
        [basic] salle de base
       *[other] salle supplémentaire
    }
gallery-colour =
    { $value ->
        [red] objets rouges
        [yellow] objets jaunes
        [green] objets verts
        [white] objets de toute couleur
       *[other] aucun objet
    }
gallery-computer = ordinateur
gallery-cost =
    { $value ->
        [0] gratuite
        [one] coûte { $value } carte
       *[other] coûte { $value } cartes
    }
gallery-combat =
    { $value ->
        [in] seulement en combat
        [out] hors combat
       *[other] en combat ou non
    }
gallery-character = réservée { A($value) }
gallery-use =
    { $value ->
        [0] utilisation gratuite
        [one] son utilisation coûte { $value } carte
       *[other] son utilisation coûte { $value } cartes
    }
gallery-one-use = usage unique
gallery-heavy = lourd : se tient en main
gallery-loaded =
    { $value ->
        [one] commence avec { $value } munition
       *[other] commence avec { $value } munitions
    }
gallery-symbols = composant : { $value }
gallery-recipe = se fabrique avec { $value }
gallery-red = paquet rouge : { $value }
gallery-yellow = paquet jaune : { $value }
gallery-green = paquet vert : { $value }
gallery-crafted = fabriqué : { $value }
gallery-numbers = valeurs de surprise : { $value }
gallery-blood = sang : { $value }
gallery-direction = déplacement par les couloirs { $value }
gallery-deck =
    { $value ->
        [personal] personnel
        [corporate] de la corporation
       *[other] solo et coopératif
    }
gallery-players =
    { $value ->
        [1] pour tout nombre de joueurs
       *[other] à partir de { $value } joueurs
    }
gallery-items = objets : { $value }
ui-family-characters = Personnages
ui-family-rooms = Salles
ui-family-cards = Cartes Action
ui-family-items = Objets
ui-family-quests = Objets de quête
ui-family-creatures = Intrus
ui-family-attacks = Attaques
ui-family-events = Événements
ui-family-objectives = Objectifs
ui-family-weaknesses = Points faibles
ui-family-wounds = Blessures graves
ui-family-exploration = Jetons Exploration
