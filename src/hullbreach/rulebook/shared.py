"""Rules that games have in common: the same code carries them out, and the same test holds it to them."""

from hullbreach.rulebook.ledger import games, load


def everywhere(rule: str) -> dict[str, str]:
    """By game the id of its rule with these mechanics; the rule is named as the first of the games has it."""
    return {game: own.id for game in games() for own in load(game) if rule in (own.id, own.same_as)}
