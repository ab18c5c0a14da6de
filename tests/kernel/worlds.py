"""All worlds of the five-card game that one viewer holds possible, by brute force and with their probabilities.

The reference knows nothing of backs and heaps: a world is a deck in order, hands as sets, a discard pile.
A card chosen in secret is taken to be any card of that hand with equal probability.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations
from math import factorial

from .toys import DECK, DISCARD, NAMES, Five

Deck = tuple[str, ...]
World = tuple[Deck, tuple[frozenset[str], ...], Deck]
SPECTATES = 3


def world_of(g: Five) -> World:
    """The position as the reference describes it."""
    names = [g.plan.name_of(g, back) for back in range(5)]
    return (
        tuple(names[back] for back in g.zones[DECK]),
        tuple(frozenset(names[back] for back in g.hand(seat)) for seat in range(3)),
        tuple(names[back] for back in g.zones[DISCARD]),
    )


class Witness:
    """What one viewer (seats 0 to 2, or 3 for a spectator) may believe after watching a history."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        hands = (frozenset[str](),) * 3
        self.worlds: dict[World, float] = {(deck, hands, ()): 1 / factorial(5) for deck in permutations(NAMES[1:])}

    def watch(self, seat: int, verb: str, card: str, to: int) -> None:
        """Somebody acted: move every world on and drop those that contradict what was seen."""
        after: defaultdict[World, float] = defaultdict(float)
        for world, weight in self.worlds.items():
            for new, share in self._moved(world, seat, verb, card, to):
                after[new] += weight * share
        total = sum(after.values())
        self.worlds = {world: weight / total for world, weight in after.items()}

    def _moved(self, world: World, seat: int, verb: str, card: str, to: int) -> list[tuple[World, float]]:
        deck, hands, discard = world
        if verb in ("shuffle", "reshuffle"):
            whole = deck + discard if verb == "reshuffle" else deck
            rest = () if verb == "reshuffle" else discard
            return [((order, hands, rest), 1 / factorial(len(whole))) for order in permutations(whole)]
        if verb == "draw":
            if self.viewer == seat and deck[-1] != card:
                return []
            return [((deck[:-1], _put(hands, seat, deck[-1]), discard), 1.0)]
        told = verb == "discard" or self.viewer == seat or (verb in ("give", "show") and self.viewer == to)
        if told and card not in hands[seat]:
            return []
        moved = []
        for one in [card] if told else sorted(hands[seat]):
            share = 1 / len(hands[seat])
            left = tuple(hand - {one} if i == seat else hand for i, hand in enumerate(hands))
            match verb:
                case "show":
                    moved.append((world, share))
                case "bottom":
                    moved.append((((one, *deck), left, discard), share))
                case "give":
                    moved.append(((deck, _put(left, to, one), discard), share))
                case _:
                    moved.append(((deck, left, (*discard, one)), share))
        return moved


def _put(hands: tuple[frozenset[str], ...], seat: int, card: str) -> tuple[frozenset[str], ...]:
    return tuple(hand | {card} if i == seat else hand for i, hand in enumerate(hands))
