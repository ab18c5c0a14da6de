# What the page in the browser says of the table and of the ending.

## Deciding in the browser

ui-drawn-item = item
ui-drawn-objective = objective
ui-drawn-place = room
ui-drawn-event = event

## The pages in the browser

ui-crew = Crew
ui-player-number = player { $number }
ui-wounds-count = Wounds: { $light } light, { $serious } serious
ui-wounds-count-dressed = Wounds: { $light } light, { $serious } serious, { $dressed } of them dressed
ui-wound-dressed = Dressed, but it still counts.
ui-wounds-last = Any further wound kills you.
ui-cards-count = Cards in hand: { $count }
ui-contamination-count = Contamination: { $count }
ui-slimed = slimed
ui-infested = larva
ui-insanity-level = insanity { $level } of 5
ui-mutated = mutated
ui-mutation-markers = mutation markers: { $count } of 4
ui-signalled = signal sent
ui-passed = passed
ui-first-player = First player: the turns of this round begin here.
ui-turn-order = Turn order: { $number }
ui-state-hibernating = hibernating
ui-state-escaped = escaped
ui-state-dead = dead
ui-you-died = You are dead.
ui-you-died-says = You can watch how it ends, talk with the others, and read the whole truth afterwards.
ui-state-choosing = choosing
ui-your-room = Your room
ui-show-ship = Show the whole ship
ui-small-map = Small map of the ship
ui-zoom-in = Enlarge the ship
ui-zoom-out = Make the ship smaller
ui-zoom-fit = Show the whole ship
ui-sound-die = a die rattles
ui-sound-knock = a dull knock
ui-sound-bag = something is drawn from the bag
ui-sound-contact = something is there
ui-sound-blow = a blow
ui-sound-hurt = a cry
ui-sound-fire = fire
ui-sound-fault = an electric crackle
ui-sound-door = a door
ui-sound-alarm = the alarm
ui-sound-light = a lamp flickers on
ui-sound-end = a long, falling tone
ui-sound-turn = your turn
ui-ship = The ship; arrow keys go from room to room
ui-noise = noise
ui-fire = fire
ui-door-open = door open
ui-door-closed = door closed
ui-door-destroyed = door destroyed
ui-technical = technical corridors
ui-unveil-says = It names your secret objective: look over your shoulder first.
ui-board = The whole ship in words
ui-top-board = Ship
ui-time-track = Time track, now at { $time }
ui-self-destruct = Self-destruction: { $space }
ui-key-here = my room and its exits
ui-key-people = the crew
ui-key-ways = the ways out
ui-lived = lived
ui-did-not-live = died
ui-look-first = Look at the ship first

## After the end

ui-stage-voyage = The voyage
ui-stage-engines = Engines
ui-stage-course = Course
ui-stage-contamination = Contamination
ui-stage-objectives = Objectives
ui-who-lived = Who lived, who won
ui-moment-death = Death
ui-moment-encounter = Encounter
ui-moment-way-out = Way out
ui-moment-ship = The ship
ui-wounds-by-round = Wounds by round
ui-wounds-light = light wound
ui-wounds-serious = serious wound
ui-wounds-gone = dead or gone
ui-ways = Who went where
ui-ways-of = The path of { $who }, room by room
ui-ways-visits = Numbers show the round each path was walked.
ui-rooms-gone-to = Rooms, in order
