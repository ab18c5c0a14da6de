# Everything in the box: its sorts, and what is printed on each thing.

## Playing in the terminal

what-sort-characters = character
what-sort-weapons = weapon
what-sort-equipment = equipment
what-sort-events = event
what-sort-hazards = hazard
what-sort-tracker = motion tracker card
what-sort-blips = blip
what-sort-mission-blips = mission blip
what-sort-missions = mission
what-sort-sides = board side

## The gallery

gallery-rank =
    { $value ->
        [0] civilian
       *[other] Marine, rank { $value }
    }
gallery-hero = hero: speed, aim, tech, defense and melee { $value }
gallery-grunt = grunt: speed, aim, tech, defense and melee { $value }
gallery-cost =
    { $value ->
        [0] costs nothing
        [one] costs { $value } card
       *[other] costs { $value } cards
    }
gallery-keywords = { $value }
gallery-after = { $value }
gallery-level = threat level { $value }
gallery-type = { $value }
gallery-at = spawn points: { $value }
gallery-mission-kind = { $value }
gallery-boards = boards: { $value }
gallery-players = for 1 to { $value } players
gallery-set = { $value }
gallery-rooms = rooms: { $value }

## What facts are called

keyword-action = action
keyword-free-action = free action
keyword-full-auto = full auto
keyword-bulky = bulky
keyword-backup = backup
keyword-grenade = grenade
keyword-cumbersome = cumbersome
keyword-close = close
keyword-area = area attack
after-exhaust = goes to the exhaust pile
after-discard = goes to the discard pile
tracker-type-drone = drone
tracker-type-hidden = hidden threat
tracker-type-active = active threat
tracker-type-tunnel = tunnel
mission-kind-campaign = campaign mission
mission-kind-raid = raid
mission-kind-bug-hunt = bug hunt
mission-kind-breakout = breakout

## The families

ui-family-characters = Characters
ui-family-weapons = Weapons
ui-family-equipment = Equipment
ui-family-events = Events
ui-family-hazards = Hazards
ui-family-tracker = Motion tracker cards
ui-family-blips = Blips
ui-family-mission-blips = Mission blips
ui-family-missions = Missions
ui-family-sides = Board sides
