"""Where the documents of a game's rules are: in the folder that its title names, and in those of its parts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable

from hullbreach import shelf

RULES, WORDS, NOTES, DIFFERENCES = "rules.toml", "words.toml", "notes.toml", "differences.toml"
"""What may be in the folder; a game or part whose rules are to be looked up has the first."""


@cache
def folders() -> dict[str, Traversable]:
    """The folders of the games whose rules can be looked up."""
    return _with_rules({name: title.rulebook for name, title in shelf.titles().items()})


@cache
def parts_of(game: str) -> dict[str, Traversable]:
    """The folders of a game's parts that bring rules, in their order, by the name with which the ids begin."""
    return _with_rules(shelf.titles()[game].part_rulebooks) if game in folders() else {}


@cache
def owners() -> dict[str, str]:
    """Every name with which rule ids begin, a game's or a part's, and the game in whose ledger they stand."""
    brought = {part: game for game in reversed(folders()) for part in parts_of(game)}
    return {**brought, **{game: game for game in folders()}}


def document(owner: str, name: str) -> bytes | None:
    """A document of a game, or of a part; None if nobody has written it."""
    folder = folders().get(owner) or parts_of(owners().get(owner, "")).get(owner)
    file = folder.joinpath(name) if folder else None
    return file.read_bytes() if file and file.is_file() else None


def documents(game: str, name: str) -> list[bytes]:
    """The document of this name that a game has, and then those of its parts."""
    found = [document(owner, name) for owner in (game, *parts_of(game))]
    return [each for each in found if each is not None]


def _with_rules(named: Mapping[str, Traversable | None]) -> dict[str, Traversable]:
    return {name: folder for name, folder in named.items() if folder and folder.joinpath(RULES).is_file()}
