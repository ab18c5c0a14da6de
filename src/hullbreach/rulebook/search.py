"""Search ranks texts by the words they share with a question, rare words first."""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import log
from typing import Generic, TypeVar

T = TypeVar("T")
Fields = Callable[[T], Iterable[tuple[str, float]]]
Place = tuple[int, int]
"""A thing and one of its fields, by their numbers."""


class Index(Generic[T]):
    """Where each word stands: made once, so that a question costs only what its own words have to do with."""

    def __init__(self, things: Sequence[T], fields: Fields[T]) -> None:
        """`fields` gives a thing's texts with the weight of a word found there."""
        self._things = things
        self._weights: dict[Place, float] = {}
        self._places: dict[str, list[Place]] = {}
        for number, thing in enumerate(things):
            for field, (text, weight) in enumerate(fields(thing)):
                self._weights[number, field] = weight
                for word in dict.fromkeys(words(text)):
                    self._places.setdefault(word, []).append((number, field))
        self._words = sorted(self._places)

    def ranked(self, question: str) -> list[T]:
        """The things that hold all words of the question, or else most of them, best first; ties keep their order."""
        found: dict[int, dict[str, float]] = {}
        asked = list(dict.fromkeys(words(question)))
        for word in asked:
            for number, weight in self._found(word):
                weights = found.setdefault(number, {})
                weights[word] = weights.get(word, 0.0) + weight
        most = max(map(len, found.values()), default=0)
        holders = {word: sum(word in weights for weights in found.values()) for word in asked}
        rarity = {word: log(1 + len(self._things) / count) for word, count in holders.items() if count}
        scored = [
            (sum(weight * rarity[word] for word, weight in weights.items()), number)
            for number, weights in found.items()
            if len(weights) == most
        ]
        return [self._things[number] for _, number in sorted(scored, key=lambda pair: (-pair[0], pair[1]))]

    def _found(self, word: str) -> Iterator[tuple[int, float]]:
        """The things a word stands in, with the weight of each field; half of it where it only begins a word."""
        whole = set(self._places.get(word, ()))
        begun = {place for longer in self._longer(word) for place in self._places[longer]} - whole
        yield from ((place[0], self._weights[place]) for place in whole)
        yield from ((place[0], self._weights[place] / 2) for place in begun)

    def _longer(self, word: str) -> Iterator[str]:
        if len(word) > 2:
            for each in self._words[bisect_left(self._words, word) :]:
                if not each.startswith(word):
                    return
                yield each


def words(text: str) -> list[str]:
    """The words of a text without case, accents and the plural's s."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return [_singular(word) for word in re.findall(r"[a-z0-9]+", plain)]


def _singular(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def has_words(name: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether a name has all these words, or words that begin so."""
    return bool(wanted) and all(any(word.startswith(beginning) for word in name) for beginning in wanted)
