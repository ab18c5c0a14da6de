"""The creatures and tokens of the species as small numbers, in the order of its table of tokens.

A void seeder token shows no type (void-seeders/terms/types): what it turns out to be depends on whom it meets.
"""

BLANK, SEEDER, LAIR, LURKER, WHISPERER, STALKER, DESPOILER = range(7)
SEEDERS = range(LURKER, DESPOILER + 1)
"""The types of void seeders, the lowest first. A lair is none of them."""
INSANITY = "insanity-"
"""How the kinds of insanity tokens begin; the name of a character follows."""
