"""Everything printed on the components of a game and every term of its rules, found by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from .. import library
from ..describe import Describer
from ..describe.piece import fact_of
from ..kernel import Game
from ..packs import remembered
from ..rulebook import vocabulary
from ..rulebook.near_names import near
from ..rulebook.search import has_words, words


class Entry(NamedTuple):
    """One sort of component, or one term: what it is called, what sort of thing it is, and what is printed there."""

    names: Sequence[str]
    """The first is the one to show; the others are forms of it."""
    sort: str
    text: str
    facts: Sequence[str] = ()

    @property
    def name(self) -> str:
        """What it is called."""
        return self.names[0]


class Encyclopedia:
    """Knows what is in the box of a game, never what is in play."""

    def __init__(self, game: Game, describer: Describer) -> None:
        self.entries = [*_components(game, describer), *_terms(game, describer)]
        self._words = [(entry, [words(name) for name in entry.names]) for entry in self.entries]

    def find(self, asked: str) -> list[Entry]:
        """Those of this very name; if there are none, those whose name has these words, or words that begin so."""
        wanted = words(asked)
        exact = [entry for entry, names in self._words if wanted in names]
        return exact or [entry for entry, names in self._words if any(has_words(name, wanted) for name in names)]

    def near(self, asked: str) -> list[str]:
        """Names that look like this one, or have a word that does."""
        by_look = {" ".join(name): entry.name for entry, names in self._words for name in names}
        for entry, names in self._words:
            for word in (word for name in names for word in name if len(word) > 3):
                by_look.setdefault(word, entry.name)
        return list(dict.fromkeys(by_look[look] for look in near(" ".join(words(asked)), list(by_look))))

    def named_in(self, text: str) -> list[Entry]:
        """Those whose names stand in a text, in its order."""
        said = words(text)
        places = ((_place(names, said), entry) for entry, names in self._words)
        found = [(place, entry) for place, entry in places if place is not None]
        return [entry for _, entry in sorted(found, key=lambda each: each[0])]


def _place(names: Iterable[Sequence[str]], said: Sequence[str]) -> int | None:
    """Where one of these names begins in what is said."""
    starts = [
        start for name in names for start in range(len(said)) if name and said[start : start + len(name)] == list(name)
    ]
    return min(starts, default=None)


def _components(game: Game, describer: Describer) -> Iterator[Entry]:
    say = describer.phrases
    pieces = library.title(game.title).gallery(remembered(game.packs) or [])
    shown: dict[str, None] = {}
    for piece in pieces:
        if piece["name"] not in shown and (text := f"{piece['name']}-text") in say:
            shown[piece["name"]] = None
            facts = [fact_of(say, name, value) for name, value in piece["facts"].items()]
            yield Entry(
                [_title(describer, piece["name"])], say.say(f"what-sort-{piece['family']}"), say.say(text), facts
            )
    for id in sorted(f"card-{name}" for name in game.box):  # cards that no character has
        if id not in shown and f"{id}-text" in say:
            yield Entry([_title(describer, id)], say.say("what-sort-cards"), say.say(f"{id}-text"))


def _title(describer: Describer, id: str) -> str:
    return describer.message("ui-title", name=describer.message(id))


def _terms(game: Game, describer: Describer) -> Iterator[Entry]:
    for word in vocabulary(game.title):
        meaning = word.meaning(describer.phrases.lang)
        yield Entry(meaning.forms, describer.message("what-sort-term"), meaning.text)
