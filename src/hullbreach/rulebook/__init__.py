"""The rulebook is every rule in our own words, under a permanent id.

`load("nemesis")` gives a game's ledger, `find("nemesis/noise/roll-number")` one rule,
`at("lockdown", "nemesis/noise/roll-number")` what that id means in another game.
"""

from hullbreach.rulebook.coach_notes import notes
from hullbreach.rulebook.differences import Difference, differences
from hullbreach.rulebook.ledger import (
    Edition,
    Following,
    Ledger,
    Rule,
    UnknownGame,
    UnknownRule,
    at,
    find,
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
    "Rule",
    "UnknownGame",
    "UnknownRule",
    "Word",
    "at",
    "differences",
    "find",
    "games",
    "load",
    "notes",
    "same",
    "search",
    "vocabulary",
]
