# Setting up a table: what can be chosen, in the terminal and on the page.

## A table set up by questions

setup-mode = How do you play? (Enter: 1)
setup-mode-semi-coop = As rivals with secret objectives
setup-mode-coop = All together, with shared objectives
setup-mode-solo = Alone
setup-bots-survivor = play to survive
setup-site = Board: { $value }
setup-species = Hunters: { $value }
setup-species-intruders = the intruders
setup-intruder-player = The first player to die leads the intruders: { $value }
setup-intruder-player-off = no
setup-intruder-player-on = yes
setup-kill-objectives = Objectives that need another character dead: { $value }
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
ui-preset-first-voyage-says = You win or lose together, the coach explains what is new, odds are shown in words, and bots fill the empty seats.
ui-preset-full-game = The full game
ui-preset-full-game-says = Secret objectives, and somebody may wish you dead.
ui-preset-solo = Solo
ui-preset-solo-says = One character, alone on the ship.
ui-players = Characters on board
ui-option-site = Ship
ui-option-site-says = The advanced side has a different layout of rooms and corridors.
ui-option-species = What hunts you
ui-option-species-says = The kind of creature aboard.
ui-option-species-intruders = Intruders
ui-option-mode = How you win
ui-option-mode-says = Secret objectives: somebody may wish you harm. Together: you all win or lose as one. Alone: a single character.
ui-option-mode-semi-coop = Secret objectives
ui-option-mode-coop = Together
ui-option-mode-solo = Alone
ui-option-intruder-player = Somebody plays the intruders
ui-option-intruder-player-says = The first player to die may carry on as the intruders.
ui-option-intruder-player-off = No
ui-option-intruder-player-on = After the first death
ui-option-kill-objectives = Objectives that need somebody dead
ui-option-kill-objectives-says = If they are left out, nobody is dealt an objective that needs another character dead.
ui-option-kill-objectives-dealt = Dealt
ui-option-kill-objectives-left-out = Left out

## Learning: the guided mission

ui-learn-says = New here? A guided mission of about twenty minutes, alone aboard.
ui-lesson-host = Host a first voyage
