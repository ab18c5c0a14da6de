"""The rulebook is every rule in our own words, under a permanent id.

`load("nemesis")` gives a game's ledger, `find("nemesis/noise/roll-number")` one rule.
"""

from hullbreach.rulebook.coaching import notes
from hullbreach.rulebook.ledger import (
    Edition,
    Following,
    Ledger,
    Rule,
    UnknownGame,
    UnknownRule,
    find,
    games,
    load,
)
from hullbreach.rulebook.vocabulary import Meaning, Word, vocabulary

__all__ = [
    "Edition",
    "Following",
    "Ledger",
    "Meaning",
    "Rule",
    "UnknownGame",
    "UnknownRule",
    "Word",
    "find",
    "games",
    "load",
    "notes",
    "vocabulary",
]
