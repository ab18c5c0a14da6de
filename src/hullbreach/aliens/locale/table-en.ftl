# What the page of a table says by itself: the boards, the squad, the tracker, what counts.

## The boards

ui-grid = The boards; arrow keys go from space to space, Page Down from room to room, N from contact to contact, M from one choice to the next, Enter chooses
ui-grid-small = Small map of the boards
ui-grid-show = Show the whole boards
ui-grid-larger = Enlarge the boards
ui-grid-smaller = Make the boards smaller
ui-grid-whole = Show the whole boards
ui-around-you = Around you
ui-halt-here = You stop here: something is next to this space.
ui-who-is-down = { $who }, knocked down
ui-here-alien = alien
ui-aliens-here = swarm of aliens: { $count }
ui-here-facehugger = facehugger
ui-blip-here = blip
ui-blip-known = blip, aliens: { $count }
ui-here-point = spawn point { $number }
ui-here-tunnel = tunnel { $number }
ui-gun-here = sentry gun, dial at { $number }
ui-lies-crate = crate
ui-lies-computer = computer
ui-lies-exit = exit
ui-lies-mission-blip = mission blip
ui-lies-flare = flare
ui-lies-newt = Newt

## The tracker

ui-scope = Motion tracker: { $count } moving
ui-scope-empty = Nothing moves.
ui-echo = { $what }: distance { $far }, { $direction } of { $who }
ui-way-n = north
ui-way-ne = north-east
ui-way-e = east
ui-way-se = south-east
ui-way-s = south
ui-way-sw = south-west
ui-way-w = west
ui-way-nw = north-west
ui-way-here = on the space

## The cursor on the boards

ui-cursor-space = Arrow keys: one space further
ui-cursor-room = Page Down, Page Up: next room, previous room
ui-cursor-contact = N: next alien or blip, the nearest first; Shift and N: the one before
ui-cursor-offer = M: next space you can choose now, the nearest first; Shift and M: the one before
ui-cursor-hero = Home: back to your hero, then to your next one
ui-cursor-press = Enter: show the choice at this space, then take it
ui-cursor-no-room = There is no room on the boards.
ui-cursor-no-contact = Nothing that hunts is on the boards.
ui-cursor-no-offer = No space can be chosen now.
ui-cursor-no-hero = None of your heroes is on the boards.

## The squad

ui-squad = Squad
ui-grunt = grunt
ui-squad-out = in safety
ui-squad-killed = killed
ui-squad-captured = captured
ui-is-down = knocked down
ui-is-hugged = held by a facehugger
ui-is-dark = in the dark
ui-is-activated = has acted
ui-is-jammed = { $what }, jammed
ui-carries-crate = carries a crate
ui-carries-newt = carries Newt
ui-aim-dial = Aim dial { $now }, aim { $aim }
ui-number-speed = speed
ui-number-aim = aim
ui-number-tech = tech
ui-number-defense = defense
ui-number-melee = melee

## What counts

# a free action is something else in this game
ui-free = no cards
ui-turn-now = Turn { $turn }
ui-phase-marine = Marine phase
ui-phase-alien = Alien phase
ui-phase-finish = Finish phase
ui-endurance-piles = Endurance: { $deck } in the deck, { $under } under the reshuffle card, { $exhaust } in the exhaust pile
ui-pile-deck = In the deck
ui-pile-under = Under the reshuffle card
ui-pile-exhaust = In the exhaust pile
ui-tracker-deck = Motion tracker deck: { $count } cards, threat level { $level } on top

## Ways to play

ui-preset-first-mission = First mission
ui-preset-first-mission-says = Find Newt with a squad of bots; the coach explains what is new.
ui-preset-bug-hunt = Bug hunt
ui-preset-bug-hunt-says = One board, no story: outlast everything the tracker sends.
ui-preset-campaign = Campaign
ui-preset-campaign-says = Three missions, with raids between them; losses and cards carry over.
ui-preset-alone = Alone
ui-preset-alone-says = One hero, and grunts to lead.

## One space, asked for by the cursor on the boards

space-told = { $space }.
space-away = Distance: { $ways }.
play-no-space = There is no space { $space }; they are called C1 K5, for example.
play-key-space = one space and what is there: space c1 k5
command-space = space
ui-key-contacts = what moves, and how far away it is
