"""Tests name the rules they hold the code to: `@cites("nemesis/noise/roll-number")`.

What games have in common is tried in each of them: `@cites_shared("nemesis/noise/roll-number")`.
"""

import pytest

from hullbreach.rulebook.ledger import find
from hullbreach.rulebook.shared import everywhere


def cites(*rules: str) -> pytest.MarkDecorator:
    """Mark a test, a class of tests or (as `pytestmark`) a file with the rules it proves.

    An unknown id raises UnknownRule when the file is imported.
    """
    if not rules:
        raise TypeError("cites wants at least one rule id")
    for rule in rules:
        find(rule)
    return pytest.mark.cites(*rules)


def cites_shared(*rules: str) -> pytest.MarkDecorator:
    """Run a test as `game` for every game that has these rules in common, each time citing that game's own ids.

    The rules are named as the first of the games has them; TypeError if no other game has them all.
    """
    cites(*rules)
    ids = [everywhere(rule) for rule in rules]
    games = [game for game in ids[0] if all(game in each for each in ids)]
    if len(games) < 2:
        raise TypeError(f"no two games have {', '.join(rules)} in common")
    return pytest.mark.parametrize(
        "game", [pytest.param(game, marks=pytest.mark.cites(*(each[game] for each in ids))) for game in games]
    )
