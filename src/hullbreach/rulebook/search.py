"""Search ranks texts by the words they share with a question, rare words first."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from math import log
from typing import TypeVar

T = TypeVar("T")
Fields = Callable[[T], Iterable[tuple[str, float]]]


def ranked(question: str, things: Sequence[T], fields: Fields[T]) -> list[T]:
    """The things that hold all words of the question, or else most of them, best first.

    `fields` gives a thing's texts with the weight of a word found there; ties keep the given order.
    """
    asked = list(dict.fromkeys(words(question)))
    found = [_weights(asked, fields(thing)) for thing in things]
    most = max((len(weights) for weights in found), default=0)
    if most == 0:
        return []
    holders = {word: sum(word in weights for weights in found) for word in asked}
    rarity = {word: log(1 + len(things) / count) for word, count in holders.items() if count}
    scored = [
        (sum(weight * rarity[word] for word, weight in weights.items()), thing)
        for weights, thing in zip(found, things, strict=True)
        if len(weights) == most
    ]
    scored.sort(key=lambda pair: -pair[0])
    return [thing for _, thing in scored]


def words(text: str) -> list[str]:
    """The words of a text without case, accents and the plural's s."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return [_singular(word) for word in re.findall(r"[a-z0-9]+", plain)]


def _singular(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def _weights(asked: list[str], fields: Iterable[tuple[str, float]]) -> dict[str, float]:
    """For each word found: the weights of the fields it stands in, half where it only begins a word."""
    weights: dict[str, float] = {}
    for text, weight in fields:
        present = set(words(text))
        for word in asked:
            if word in present:
                weights[word] = weights.get(word, 0.0) + weight
            elif len(word) > 2 and any(each.startswith(word) for each in present):
                weights[word] = weights.get(word, 0.0) + weight / 2
    return weights
