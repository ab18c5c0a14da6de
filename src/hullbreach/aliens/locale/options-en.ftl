# What a seat can do, and the headings it stands under.

## Setting up

option-hero = Play { $character }
option-kits = Take the kits that are advised
option-choose-gear = Choose card by card
option-kit = Take the advised kit
option-gear = Take the { $card }
option-place-all = Let everybody who is left take the first free spaces
option-begin = Begin at { $space }
option-advised-post = Put it where the mission advises
option-sentry = Put it in { $what }
    .space = Put it at { $space }
option-face = Facing { $facing }

## Actions

option-move = Move
option-attack = Attack { $what2 } with the { $card }
    .space = Fire the { $card } at { $space } and everything next to it
option-bar = Barricade { $what }
option-unbar = Remove the barricade from { $what }
option-aim = Aim: the dial goes up by 1
option-rest = Rest
option-clear-jam = Clear the jammed weapon
option-use = Use the { $card }
    .character = Use the { $card } on { $character }
option-event = Play { $card }
    .character = Play { $card } for { $character }
    .door = Play { $card } on { $door }
    .point = Play { $card } on { $point }
    .tunnel = Play { $card } on { $tunnel }
option-track = Look at a blip with the tracker
    .space = Read the blip at { $space } with the tracker
    .pile = Read the top card of the { $pile } with the tracker
option-crawl = Crawl through the ducts to { $what }
option-turn-up = Turn up the mission blip at { $space }
option-scan = Scan { $what }
    .space = Scan the mission blip at { $space }
    .side = Scan every blip of this board: { $side }
option-open = Open the { $token } you carry
    .space = Open the { $token } at { $space }
option-take = Lead { $what } from now on
    .token = Pick up { $token }
    .character = Take { $token } over from { $character }
    .space = Pick up the { $token } at { $space }
option-put-down = Put down the { $token }
option-free = Free { $character } from the cocoon at { $space }
option-call-ship = Call the ship
option-turn-dish = Turn the dish
option-lock = Lock { $door } from here
option-hold-purge = Hold up the next purge
option-done = Done
option-let = Let it happen

## Moving

several-go = Go to: { $things }.
several-step = One step to: { $things }.
several-begin = Begin at: { $things }.
several-gear = Take: { $things }.
option-go = Go to { $space }
option-step = One step to { $space }
option-stay = Go no further
awaits-beside = next to { $things }
awaits-blip = a blip at { $spot }

## Shooting

option-fire = Fire at { $alien }
option-cease-fire = Stop firing
option-no-attack = No further attack
option-first = { $character } first
option-hold-fire = Hold fire
option-keep-roll = Keep the roll
option-reroll = Discard { $card } and roll again

## Cards

option-equip = Equip { $character } with the { $card }
option-unequip = Take off the { $card }
option-done-equipping = Begin the activation
option-draw = Draw { $count }
option-draw-none = Draw nothing
option-recycle = Recycle { $what }
    .pile = Recycle a card of the { $pile }
option-discard = Discard { $what }
    .pile = Discard the top card of the { $pile }
option-keep = Take { $card }
option-find = { $character } takes the { $card }
option-hold = Keep { $card } in hand
option-take-nothing = Take none of them
option-leave-it = No
option-bury = Put it on the bottom of the { $pile }
option-lose = Lose the { $card }
option-let-phase = No event for the rest of this phase
option-order = Give { $character } an action
option-no-order = Give no order
option-save = Have it rolled again
option-let-it-stand = Let the roll stand
option-flare = Throw it to { $space }

## Players and grunts

option-token = Give { $seat } the activation token
option-activate = Activate { $character }
option-no-more = Activate no more grunts
option-wait = Wait
option-go-on = Go on
option-call-it = End the mission now

## What hunts

option-next = Next: { $what }
option-blips = { $side }
option-spot = Spot the blip at { $space }
option-target = Target: { $character }
option-way = To { $space }
option-attacks = Attack { $character }
option-captor = { $alien }
option-enter = At { $space }
option-model = At { $space }
option-beside = Beside { $character }
option-tunnel = At { $space }

## The campaign

option-pick = Save { $card }
option-return = Bring back { $card }
option-play = Play { $mission }

## Headings of lists

group-move = Move
group-attack = Attack
group-barricade = Barricade
group-interact = Interact
group-card = Cards
group-rest = Rest and aim

## Refusals

refusal-gear-weapon-slots = no slot for that weapon is free.
refusal-gear-equipment-slots = both slots for equipment are taken.
refusal-keyword-backup = two backup weapons do not go together.
refusal-keyword-bulky = a bulky weapon does not go with another one.
refusal-newt-no-weapons = Newt takes no weapons.
