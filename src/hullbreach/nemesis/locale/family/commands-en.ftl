# What can be typed to look at something: the words, with spaces between, and what each tells.

## Playing in the terminal

play-key-room = my room and its exits; another room: m 7
play-key-near = my room and the rooms next to it
play-key-path = the way to a room: path 7, path cockpit
play-key-ways = ways out, and what they depend on
play-key-objectives = my objectives
play-key-win = how do I win?
play-key-memory = what everybody could remember
play-key-map = a compact map
command-room = m room
command-near = n near
command-path = path
command-ways = ways out
command-objectives = o objectives
command-win = w win
command-memory = memory
command-map = map
