# Setting up a table: what can be chosen, in the terminal and on the page.

## A table set up by questions

setup-mode = How do you play? (Enter: 1)
setup-mode-semi-coop = As rivals with secret objectives
setup-mode-coop = All together, with objectives in common
setup-mode-solo = Alone
setup-bots-survivor = play to survive
setup-site = Board: { $value }
setup-species = Hunters: { $value }
setup-species-intruders = the intruders
setup-intruder-player = Whoever dies first leads the intruders: { $value }
setup-intruder-player-off = no
setup-intruder-player-on = yes
setup-kill-objectives = Objectives that want another dead: { $value }
setup-kill-objectives-dealt = dealt
setup-kill-objectives-left-out = left out

## Deciding in the browser

ui-option-odds = Odds
ui-option-odds-words = In words: a risk of noise
ui-option-odds-numbers = In numbers: noise 30%
ui-option-odds-off = Not at all

## The pages in the browser

ui-agreed-mode-semi-coop = Everybody has a secret objective; not everybody wants the same.
ui-agreed-mode-coop = You win or lose together.
ui-agreed-mode-solo = You are alone on board.
ui-preset = What kind of game?
ui-preset-first-voyage = First voyage
ui-preset-first-voyage-says = You win or lose together, the coach explains what is new, risks are told in words; bots fill the empty seats.
ui-preset-full-game = The full game
ui-preset-full-game-says = Secret objectives, and somebody may wish you dead.
ui-preset-solo = Solo
ui-preset-solo-says = One character, alone on the ship.
ui-players = Characters on board
ui-option-site = Ship
ui-option-site-says = The advanced side has its rooms and corridors in other places.
ui-option-species = What hunts you
ui-option-species-says = The kind of creature aboard.
ui-option-species-intruders = Intruders
ui-option-mode = How you win
ui-option-mode-says = Secret objectives: somebody may wish you harm. Together: all win or lose as one. Alone: a single character.
ui-option-mode-semi-coop = Secret objectives
ui-option-mode-coop = Together
ui-option-mode-solo = Alone
ui-option-intruder-player = Somebody plays the intruders
ui-option-intruder-player-says = With it, the first player to die may go on as the intruders.
ui-option-intruder-player-off = No
ui-option-intruder-player-on = After the first death
ui-option-kill-objectives = Objectives that want somebody dead
ui-option-kill-objectives-says = Left out, nobody is dealt an objective that needs another character dead.
ui-option-kill-objectives-dealt = Dealt
ui-option-kill-objectives-left-out = Left out

## Learning: the guided mission

ui-learn-says = New here? A guided mission of about twenty minutes, alone aboard.
ui-lesson-host = Host a first voyage
