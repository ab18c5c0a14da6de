# The sections of the rules.

## The rules, section by section

section-terms = Terms
section-setup = Setting up
section-round = The round
section-event = The event phase
section-time = Time
section-bag = The bag
section-critical = Turning points
section-action = Actions
section-movement = Movement
section-exploration = Exploring
section-noise = Noise
section-intruder-movement = How intruders move
section-door = Doors
section-fire = Fire
section-malfunction = Malfunctions
section-slime = Slime
section-encounter = Encounters
section-combat = Fighting
section-escape = Escaping
section-attack = Intruder attacks
section-wound = Wounds
section-injury = Injuries of intruders
section-contamination = Contamination
section-weakness = Weaknesses
section-item = Items
section-search = Searching
section-craft = Crafting
section-quest = Quest items
section-end = The end of the game
section-victory = The victory check
section-objective = Objectives
section-solo = Alone
section-coop = Together
section-intruder-player = The intruder player
section-room = Rooms
section-egg = Eggs
section-pod = Escape pods
section-alternative-board = The alternative board
section-adaptation = Adaptations
section-feeding = Feeding
section-insanity = Insanity
section-lair = Lairs
section-lurking = Lurking
section-mutation = Mutations
section-mutation-action = The mutation action
section-panic = Panic
section-rest = Rest

## The parts with rules of their own

rules-part-carnomorphs = Carnomorphs
rules-part-void-seeders = Void Seeders
