"""Where the documents of a game's rules are: in the folder that its title names."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable

from hullbreach import shelf

RULES, WORDS, NOTES, DIFFERENCES = "rules.toml", "words.toml", "notes.toml", "differences.toml"
"""What may be in the folder; a game whose rules are to be looked up has the first."""


@cache
def folders() -> dict[str, Traversable]:
    """The folders of the games whose rules can be looked up."""
    named = {name: title.rulebook for name, title in shelf.titles().items()}
    return {name: folder for name, folder in named.items() if folder and folder.joinpath(RULES).is_file()}


def document(game: str, name: str) -> bytes | None:
    """A document of a game; None if nobody has written it."""
    file = folders()[game].joinpath(name) if game in folders() else None
    return file.read_bytes() if file and file.is_file() else None
