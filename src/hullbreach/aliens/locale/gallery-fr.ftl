# Tout ce que contient la boîte : ses genres, et ce qui est imprimé sur chaque chose.

## Jouer dans le terminal

what-sort-characters = personnage
what-sort-weapons = arme
what-sort-equipment = équipement
what-sort-events = événement
what-sort-hazards = péril
what-sort-tracker = carte détecteur
what-sort-blips = écho
what-sort-mission-blips = écho de mission
what-sort-missions = mission
what-sort-sides = face de plateau

## La galerie

gallery-rank =
    { $value ->
        [0] civil
       *[other] Marine, grade { $value }
    }
gallery-hero = héros : vitesse, visée, technique, défense et mêlée { $value }
gallery-grunt = troupier : vitesse, visée, technique, défense et mêlée { $value }
gallery-cost =
    { $value ->
        [0] ne coûte rien
        [one] coûte { $value } carte
       *[other] coûte { $value } cartes
    }
gallery-keywords = { $value }
gallery-after = { $value }
gallery-level = niveau de menace { $value }
gallery-type = { $value }
gallery-at = points d'entrée : { $value }
gallery-mission-kind = { $value }
gallery-boards = plateaux : { $value }
gallery-players = de 1 à { $value } joueurs
gallery-set = { SANS($value) }
gallery-rooms = salles : { $value }

## Comment se disent ces faits

keyword-action = action
keyword-free-action = action gratuite
keyword-full-auto = rafale
keyword-bulky = encombrante
keyword-backup = d'appoint
keyword-grenade = grenade
keyword-cumbersome = peu maniable
keyword-close = à bout portant
keyword-area = attaque de zone
after-exhaust = va sur la pile d'épuisement
after-discard = va à la défausse
tracker-type-drone = drone
tracker-type-hidden = menace cachée
tracker-type-active = menace active
tracker-type-tunnel = tunnel
mission-kind-campaign = mission de campagne
mission-kind-raid = raid
mission-kind-bug-hunt = chasse aux insectes
mission-kind-breakout = percée

## Les familles

ui-family-characters = Personnages
ui-family-weapons = Armes
ui-family-equipment = Équipement
ui-family-events = Événements
ui-family-hazards = Périls
ui-family-tracker = Cartes détecteur
ui-family-blips = Échos
ui-family-mission-blips = Échos de mission
ui-family-missions = Missions
ui-family-sides = Faces de plateau
