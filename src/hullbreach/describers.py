"""The texts of one game: the messages shared by all games, its own, its rules, and those of its packs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial

from . import library
from .describe import Describer
from .describe.phrases import HOUSE, Messages, Phrases, messages_in, written_in
from .kernel import Game
from .packs import Pack, remembered
from .rulebook import Rule, UnknownRule, at


def describer_for(game: Game | None, language: str) -> Describer:
    """The describer of a game; a general one before there is a game."""
    return describer_of(game.packs, language, game.title) if game else describer_of({}, language)


def describer_of(packs: Mapping[str, str], language: str, game: str = "") -> Describer:
    """The describer of a game that is played with these packs, by id and fingerprint."""
    return _describer(tuple(packs.items()), language, game)


def phrases_of(language: str, game: str = "") -> Phrases:
    """The messages for the tables of a game; for all games if none is named."""
    return describer_of({}, language, game).phrases


def texts_of(language: str, game: str) -> list[Messages]:
    """A game's own messages.

    Without a game they are those of all games, and the first on the shelf wins. What another game words differently
    from the house is said at its own tables only.
    """
    if game:
        return [messages_in(folder, language) for folder in library.title(game).locale]
    first, *others = library.games()
    folders = [folder for name in reversed(others) for folder in library.title(name).locale]
    return [messages_in(folder, language) for folder in (*folders, HOUSE, *library.title(first).locale)]


@cache
def _describer(packs: tuple[tuple[str, str], ...], language: str, game: str) -> Describer:
    known = remembered(dict(packs)) or []
    texts = [*texts_of(language, game), *(written_in(text) for pack in known for text in _texts(pack, language, game))]
    rules = partial(_text, game=game, packs=known, language=language)
    if not game:
        return Describer(language, rules, texts)
    title = library.title(game)
    called = partial(_called, game=game, packs=known)
    return Describer(language, rules, texts, called, title.catalogue, title.wording)


def _texts(pack: Pack, language: str, game: str) -> Iterator[str]:
    """The messages of a pack: those that follow from what it brings, then its own."""
    derived = library.title(game).messages_of(pack, language) if game else ""
    yield from filter(None, (derived, pack.named("locale").get(language)))


def rule_for(game: Game, id: str) -> Rule:
    """A rule as a game or one of its packs has it; UnknownRule if there is none."""
    return _rule(id, game.title, remembered(game.packs) or [])


def _rule(id: str, game: str, packs: list[Pack]) -> Rule:
    own = next((pack.rules[id] for pack in packs if id in pack.rules), None)
    return own or at(game, id)


def _called(id: str, game: str, packs: list[Pack]) -> str:
    try:
        return _rule(id, game, packs).id
    except UnknownRule:
        return id


def _text(id: str, game: str, packs: list[Pack], language: str) -> str:
    try:
        return _rule(id, game, packs).text(language)
    except UnknownRule:
        return id
