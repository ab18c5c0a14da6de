# Games in numbers: fates, ways out, ends, what kills, and what can happen.

## A table set up by questions

simulate-title-cause = causes of death
simulate-title-way-out = ways out
simulate-title-contingency = contingencies revealed
simulate-title-contingency-kills = contingencies that kill somebody, where they are revealed
simulate-of-survivors = of survivors
simulate-by-character = by character
simulate-by-objective = by objective
label-no-objective = None chosen
fate-survived = survived
way-out-pod = escape pod
way-out-hibernation = hibernation
cause-nemesis-attack-card-hit = intruder's attack
cause-nemesis-wound-death = one wound too many
cause-nemesis-contamination-second-larva = second larva
cause-nemesis-event-effect-and-discard = larva hatched
cause-nemesis-room-airlock-kill = airlock opened
cause-nemesis-fire-supply-exhausted = ship lost to fire
cause-nemesis-malfunction-supply-exhausted = ship lost to malfunctions
cause-nemesis-end-self-destruct-track = self-destruction
cause-nemesis-end-jump-during-self-destruct = jump into self-destruction
cause-nemesis-end-time-track = awake during the jump
cause-nemesis-end-last-character-resolution = asleep on a ship that exploded
cause-nemesis-victory-engines = engines failed
cause-nemesis-victory-coordinates = asleep on a ship off course
cause-nemesis-victory-contamination-draw = infection
ending-ship-explodes = explosion
ending-ship-jumps = hyperspace jump
ending-nobody-left = nobody left
sort-characters = characters
sort-rooms = rooms explored
sort-room-actions = room actions
sort-cards = action cards
sort-items = items used
sort-weapons = weapons fired
sort-quests = quest items
sort-crafted = items crafted
sort-events = event cards
sort-attacks = attack cards
sort-wounds = serious wounds
sort-weaknesses = weaknesses
sort-endings = endings
sort-other = the rest
happening-interrupted = { card-interruption }

# The picture of simulated games.
picture-title = { $game }: who gets out alive
picture-mean-survived = of seats survive
picture-legend = ● share   ━ its 95 % interval   ◆ surely outside the shaded band, where good players of equal strength should lie (by seat and objective: 0.6 to 1.6 times the mean)
picture-survived-by-character = Who survives
picture-won-by-character = Who wins
picture-survived-by-seat = Survival by seat
picture-survived-by-objective = Survival by objective
picture-won-by-objective = Wins by objective
picture-fates = Ways out, and what kills (hatched)

## Listing games, fuzzing, measuring

fuzz-ship = { $state ->
        [exploded] ship exploded
        [jumped] ship jumped
        [flying] ship still flying
        [destroyed] facility destroyed
        [purged] facility purged
        [standing] facility still standing
       *[none] not over
    } { $count }
