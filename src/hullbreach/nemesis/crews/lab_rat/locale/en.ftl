# What the things of this part are called, what they do, and what is asked about them.

character-lab-rat = Lab Rat
character-lab-rat-text = Unarmed and hard to find: hears everything, fears no darkness, and lets others be attacked instead.
card-inconspicuous = Inconspicuous
card-inconspicuous-text = Reaction: an intruder attacks another character in your room instead of you, but not while you escape. Or, in darkness: skip a noise roll of the bag development.
card-weird-metabolism = Weird Metabolism
card-weird-metabolism-text = Discard a contamination card from your hand and draw 2 cards, or get rid of your slime.
card-sensitive-hearing = Sensitive Hearing
card-sensitive-hearing-text = Take away a noise marker at your room or a neighbouring one, or put one there; in the technical corridors only if your room has an entrance.
card-feel-of-the-dark = Feel of the Dark
card-feel-of-the-dark-text = Reaction, in darkness: ignore the darkness effect of an event, or a surprise attack on you.
item-wail = Wail
item-wail-text = Activate with Knowledge 5. Silence every corridor of your section, or put noise in every silent one.
ask-redirect-attack = { $you }, { $foe } attacks you. Does somebody else get in its way?
ask-skip-noise-roll = { $you }, do you stay unheard instead of rolling for noise?
option-redirect = Let it attack the { $seat }
option-skip-noise-roll = Stay unheard with { $card }
option-metabolise = Discard { $card } and draw 2 cards
option-hush-section = Silence the whole section
option-rouse-section = Fill the whole section with noise
