# What can be typed to look at something: the words, with spaces between, and what each one shows.

## Playing in the terminal

play-key-rules = search the rules: rules noise door
play-key-status = status: clocks and crew
play-key-hand = my hand, inventory and objectives
play-key-judge = correct the position: judge lists kinds, judge noise 7 searches, judge 3 proposes number 3
play-key-crew = the others
play-key-body = my own body and what I hold
play-key-room = my room and its exits; for another room: m 7
play-key-near = my room and the rooms next to it
play-key-path = the way to a room: path 7, path cockpit
play-key-ways = ways out, and what they depend on
play-key-objectives = my objectives
play-key-win = how do I win?
play-key-memory = what everybody could remember
play-key-map = a compact map
command-crew = crew
command-body = body
command-room = m room
command-near = n near
command-path = path
command-ways = ways out
command-objectives = o objectives
command-win = w win
command-memory = memory
command-map = map

## Deciding in the browser

sign-combat-in = in combat only
sign-combat-out = out of combat only
