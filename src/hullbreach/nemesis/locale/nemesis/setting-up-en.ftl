# The boards of the ship to choose from, and the rules they follow.

## A table set up by questions

setup-site-ship = the ship, basic side
setup-site-ship-alternative = the ship, alternative side

## The pages in the browser

ui-option-site-ship = Basic side of the board
ui-option-site-ship-alternative = Advanced side of the board

## The rules, section by section

ui-rules-follow = These rules follow the official rulebook of Nemesis (2018) with the official FAQ 2.1 of 8 August 2020, in our own words. Where both leave a question open, a ruling answers it and says so.
