# Tokens, places and piles, what hunts, phases and states.

## What is found on the boards

token-newt = Newt
token-newt-text = The child you are looking for. The character who finds her carries her, with speed 4 at most.
token-facehugger = facehugger
token-facehugger-text = A facehugger comes out on this spot.
token-nest = nest
token-nest-text = A blip is drawn, and its aliens appear on this spot.
token-empty = nothing
token-empty-text = Nobody is here. Some missions let you find something useful all the same.
token-cocoon = cocoon
token-cocoon-text = A captive hangs in here. Interact and pass a tech test to free one of your choice.
token-eggs = egg cluster
token-eggs-text = Interact destroys it and buries 5 motion tracker cards. On 1 or 2 of the Alien die a facehugger comes out.
token-crate = crate
token-crate-text = Used by Interact, as the mission says.
token-computer = computer
token-computer-text = Used by Interact and a tech test, as the mission says.
token-mission-blip = mission blip
token-flare = burning flare

## Where they come in

point-1 = spawn point 1
point-2 = spawn point 2
point-3 = spawn point 3
point-4 = spawn point 4
tunnel-1 = tunnel 1
tunnel-2 = tunnel 2
tunnel-3 = tunnel 3
tunnel-4 = tunnel 4

## Piles of cards

pile-deck = endurance deck
pile-exhaust = exhaust pile
pile-tracker = motion tracker deck
pile-discard = discard pile
pile-removed = removed cards

## Sentry guns

sentry-0 = sentry gun 1
sentry-1 = sentry gun 2
facing-north = north
facing-east = east
facing-south = south
facing-west = west

## What hunts

creature-alien = alien
creature-facehugger = facehugger
blip-1 = blip of 1
blip-2 = blip of 2
blip-3 = blip of 3
blip-4 = blip of 4
blip-5 = blip of 5
blip-1-text = Seen, it turns into a single alien.
blip-2-text = Seen, it turns into a swarm of 2: an alien with 1 token under it.
blip-3-text = Seen, it turns into a swarm of 3: an alien with 2 tokens under it.
blip-4-text = Seen, it turns into a swarm of 4: an alien with 3 tokens under it.
blip-5-text = Seen, it turns into a swarm of 5: an alien with 4 tokens under it.

## Phases and states

phase-set-up = set-up
phase-marine = marine phase
phase-alien = alien phase
phase-finish = finish phase
phase-between = between two missions
state-absent = not in this mission
state-aboard = on the boards
state-out = out, in safety
state-killed = killed
state-captured = captured

## The five numbers of a character

number-speed = speed
number-aim = aim
number-tech = tech
number-defense = defense
number-melee = melee

## The score of a campaign

rank-clean-sheet = Clean Sheet
rank-clean-sheet-text = 40 cards or more: almost everybody, and almost everything, came home.
rank-most-of-us = Most of Us
rank-most-of-us-text = 25 to 39 cards: the squad paid, but it is still a squad.
rank-short-roll-call = Short Roll Call
rank-short-roll-call-text = 10 to 24 cards: many names are read out, and few answer.
rank-somebody-lived = Somebody Lived
rank-somebody-lived-text = Fewer than 10 cards: somebody is left to tell what happened.
