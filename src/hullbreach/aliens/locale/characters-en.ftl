# The seven characters, and what both sides of their cards can do.
# The numbers of a card are shown beside it and are not repeated here.

character-gorman = Gorman
character-gorman-text = The lieutenant, rank 3. Hero: on activation you may recycle 3 cards from hand, and another standing Marine anywhere takes 1 action at once. At the end of your activation you draw 2 cards. Grunt: no ability.
character-hicks = Hicks
character-hicks-text = The corporal, rank 2. Hero: on activation you may draw 1 card. Once a turn, in defensive fire too, you may discard a card from hand to roll a missed shot again; the second roll stands. Grunt: no ability.
character-hudson = Hudson
character-hudson-text = A Marine who knows machines, rank 1. Hero: on activation you may recycle any number of cards from hand. At the end of your activation you reveal a card: on a weapon you may put the top motion tracker card at the bottom of its deck; an equipment or event card you may take into your hand. Grunt: no ability.
character-vasquez = Vasquez
character-vasquez-text = The Smart Gun is hers, rank 1. Both sides: an attack with the M56 Smart Gun exhausts 1 card fewer. Hero: on activation you reveal a card; on a weapon your aim dial goes up by 1, on anything else you may recycle 1 card from hand or from the exhaust pile and then draw 1.
character-frost = Frost
character-frost-text = Slow, but never standing still, rank 1. Both sides: on activation you may move 2 spaces. After an attack with the M240 Flamethrower you reveal a card. Hero: on equipment recycle 2 cards, on anything else you may move 2 spaces. Grunt: on equipment or an event recycle 2 cards.
character-ripley = Ripley
character-ripley-text = A civilian who has met them before. Hero: on activation you recycle 2 cards from hand or from the exhaust pile, then draw 1. Once a turn, when a character up to 4 spaces away, or you, fails a defense roll against an alien, you may exhaust 1 card to have it rolled again; a character who now dodges may move 2 spaces. Not against a facehugger. Grunt: no ability.
character-newt = Newt
character-newt-text = A child who has learned to hide; no weapons. Both sides, Quiet Corner: a Rest recycles 5 cards instead of 3 while she sees no alien. Hero, Duct Rat: aliens and blips never stop her moves, and on colony boards an action takes her from next to one spawn point or tunnel without a barricade to next to another.
