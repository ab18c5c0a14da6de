"""Tests name the rules they hold the code to: `@cites("nemesis/noise/roll-number")`."""

import pytest

from hullbreach.rulebook.ledger import find


def cites(*rules: str) -> pytest.MarkDecorator:
    """Mark a test, a class of tests or (as `pytestmark`) a file with the rules it proves.

    An unknown id raises UnknownRule when the file is imported.
    """
    if not rules:
        raise TypeError("cites wants at least one rule id")
    for rule in rules:
        find(rule)
    return pytest.mark.cites(*rules)
