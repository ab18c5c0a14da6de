"""The rulebook is every rule in our own words, under a permanent id.

`load("nemesis")` gives a game's ledger, `find("nemesis/noise/roll-number")` one rule,
`at("lockdown", "nemesis/noise/roll-number")` what that id means in another game. A part of a game may bring rules of
its own: they stand in the game's ledger, and their ids begin with the part's name.
"""

from hullbreach.rulebook.books import owners, parts_of
from hullbreach.rulebook.coach_notes import notes
from hullbreach.rulebook.differences import Difference, differences
from hullbreach.rulebook.ledger import (
    Edition,
    Following,
    Ledger,
    Part,
    Rule,
    UnknownGame,
    UnknownRule,
    at,
    find,
    game_of,
    games,
    load,
    same,
    search,
)
from hullbreach.rulebook.vocabulary import Meaning, Word, vocabulary

__all__ = [
    "Difference",
    "Edition",
    "Following",
    "Ledger",
    "Meaning",
    "Part",
    "Rule",
    "UnknownGame",
    "UnknownRule",
    "Word",
    "at",
    "differences",
    "find",
    "game_of",
    "games",
    "load",
    "notes",
    "owners",
    "parts_of",
    "same",
    "search",
    "vocabulary",
]
