# The game in lists and on the start page, and what can be chosen when a table is opened.

game-aliens = Aliens
game-aliens-text = Lead a squad through a colony gone silent: shoot what you see, listen for what you do not, and bring each other home.
game-aliens-facts = 1 to 6 players, all together, one to two hours a mission.

## A table set up by questions

setup-mission = Which mission? (Enter: 1)
setup-mission-newt = Newt: find the child in the colony
setup-mission-escape = Escape: two groups, one way out
setup-mission-survive = Survive: call the ship and hold out
setup-mission-rescue = Rescue: a raid for those who were taken
setup-mission-resupply = Resupply: a raid for crates
setup-mission-mess-call = Mess Call: a bug hunt in one room with four doors
setup-mission-purge-cycle = Purge Cycle: a bug hunt between bursts of steam
setup-mission-two-rooms = Two Rooms: a bug hunt with a squad split in two
setup-mission-burn-it-out = Burn It Out: a bug hunt against the nest
setup-mission-campaign = The campaign: Newt, Escape, Survive, with raids between them
setup-swarms = A blip of several aliens: { $value }
setup-swarms-tokens = one swarm
setup-swarms-models = as many single aliens
setup-bots-trooper = fight as a squad

## Deciding in the browser

ui-option-odds = Odds
ui-option-odds-words = In words: a risk of a knockdown
ui-option-odds-numbers = In numbers: a knockdown 30%
ui-option-odds-off = Not at all

## The pages in the browser

ui-option-mission = Mission
ui-option-mission-says = A campaign mission, a raid or a bug hunt on its own, or the whole campaign over several evenings.
ui-option-mission-newt = Newt
ui-option-mission-escape = Escape
ui-option-mission-survive = Survive
ui-option-mission-rescue = Rescue (raid)
ui-option-mission-resupply = Resupply (raid)
ui-option-mission-mess-call = Mess Call (bug hunt)
ui-option-mission-purge-cycle = Purge Cycle (bug hunt)
ui-option-mission-two-rooms = Two Rooms (bug hunt)
ui-option-mission-burn-it-out = Burn It Out (bug hunt)
ui-option-mission-campaign = The campaign
ui-option-swarms = Swarms
ui-option-swarms-says = A blip of several aliens becomes one swarm, or as many single aliens, which need more room and more shots at once.
ui-option-swarms-tokens = One swarm
ui-option-swarms-models = Single aliens
ui-agreed-mission-newt = You win or lose together.
ui-agreed-mission-escape = You win or lose together.
ui-agreed-mission-survive = You win or lose together.
ui-agreed-mission-rescue = You win or lose together.
ui-agreed-mission-resupply = You win or lose together.
ui-agreed-mission-mess-call = You win or lose together.
ui-agreed-mission-purge-cycle = You win or lose together.
ui-agreed-mission-two-rooms = You win or lose together.
ui-agreed-mission-burn-it-out = You win or lose together.
ui-agreed-mission-campaign = You win or lose together. What a mission costs is missing in the next one.
ui-players = Players

## The gallery and what was drawn

ui-drawn-tracker = tracker card

## After the end

ui-stage-mission = The mission
ui-stage-losses = The losses
ui-stage-score = The score
ui-moment-down = Knocked down
ui-moment-hugged = Facehugger
ui-moment-lost = Lost
ui-moment-out = Out
ui-moment-dial = Turn dial
ui-pulse = Kills, contacts and endurance
ui-pulse-kills = Killed
ui-pulse-hunters = Aliens
ui-pulse-blips = Blips
ui-pulse-deck = Cards
ui-paths = Who went where
ui-paths-of = The path of { $who } over the boards
ui-paths-turns = Numbers show where each turn began.
ui-paths-stops = Spaces, one after another
ui-fates = The squad, turn by turn
ui-fate-absent = not there
ui-fate-aboard = standing
ui-fate-down = knocked down
ui-fate-out = in safety
ui-fate-killed = killed
ui-fate-captured = captured

## A campaign

ui-campaign = The campaign
ui-campaign-passed = Survived
ui-campaign-failed = Lost
ui-campaign-turns = Turns: { $count }
ui-campaign-kills = Aliens killed: { $count }
ui-campaign-cards = Cards left: { $count }
ui-campaign-lost = Lost: { $who }
ui-campaign-score = Score:
ui-campaign-column-mission = Mission
ui-campaign-column-outcome = Outcome
ui-campaign-column-turns = Turns
ui-campaign-column-kills = Aliens killed
ui-campaign-column-losses = Losses
ui-campaign-column-left = Cards left
ui-campaign-now = being played
ui-campaign-ahead = to come
ui-campaign-raid = Before that, a raid: { $mission }
ui-campaign-so-far = Score so far
ui-campaign-removed = Out of the game for good
ui-campaign-played = Missions played
ui-campaign-killed = Killed
ui-campaign-captives = Captured
ui-campaign-nobody = Nobody has been lost.
ui-campaign-newt = Newt is with the squad.
ui-campaign-log = Log
ui-campaign-before = From before
ui-campaign-nothing-yet = Nothing worth a line yet.
ui-side-log = Campaign
ui-fork = Go on at a second table
ui-fork-says = A second table begins here and goes its own way. You keep your seat at this one.
