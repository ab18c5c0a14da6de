"""Cards in words: the endurance deck, the tracker deck, hands, what lies open, how the campaign stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .squad import AliensWording


def counted(said: AliensWording, refs: Sequence[str]) -> str:
    """Things by name, alike ones once with how many there are."""
    return said.phrases.listed(
        said.say("play-times", what=name, count=count) if count > 1 else name
        for name, count in Counter(map(said.name, refs)).items()
    )


def deck(said: AliensWording) -> Iterator[str]:
    """How long the squad can hold out: the piles of endurance cards."""
    piles = said.view.endurance
    yield said.say("deck-left", deck=piles.deck, under=piles.under)
    yield said.say("deck-exhaust", count=piles.exhaust)
    yield said.say("deck-discard", count=len(piles.discard))
    yield said.say("deck-loses", count=piles.deck + piles.under + piles.exhaust)


def tracker(said: AliensWording) -> Iterator[str]:
    """How many tracker cards are left, how many come this turn, and what is known of the next ones."""
    cards = said.view.tracker
    yield said.say("tracker-left", count=cards.left)
    yield said.say("tracker-draws", count=cards.draws)
    if cards.level is not None:
        yield said.say("tracker-level", level=cards.level)
    if cards.top:
        yield said.say("tracker-next", cards=said.phrases.sequence(map(said.name, cards.top)))
    yield said.say("tracker-pool", count=said.view.pool)


def hands(said: AliensWording) -> Iterator[str]:
    """What every player holds; hands are open."""
    for seat, hand in enumerate(said.view.hands):
        yield said.say("hands-line", who=said.name(f"seat:{seat}"), count=len(hand), cards=counted(said, hand))


def memory(said: AliensWording) -> Iterator[str]:
    """What lies open or has been looked at."""
    view = said.view
    discard, removed, drawn = view.endurance.discard, view.endurance.removed, view.tracker.discard
    yield said.say("memory-discard", count=len(discard), cards=counted(said, discard))
    if removed:
        yield said.say("memory-removed", count=len(removed), cards=counted(said, removed))
    yield said.say("memory-tracker", count=len(drawn), cards=counted(said, drawn))
    for blip in view.blips:
        if blip.number is not None:
            yield said.say("memory-blip", space=said.name(blip.space), count=blip.number)
    for token in view.tokens:
        if token.sort == "mission-blip" and token.kind:
            yield said.say("memory-token", space=said.name(token.space), token=said.name(token.kind))


def campaign(said: AliensWording) -> Iterator[str]:
    """What a campaign has brought so far."""
    stands = said.view.campaign
    if stands is None:
        yield said.say("campaign-none")
        return
    yield said.say("campaign-played", count=stands.played)
    if stands.killed:
        yield said.say("campaign-killed", who=said.names(stands.killed))
    if stands.captives:
        yield said.say("campaign-captives", who=said.names(stands.captives))
    if not stands.killed and not stands.captives:
        yield said.say("campaign-nobody-lost")
    if stands.newt and "character:newt" not in (*stands.killed, *stands.captives):
        yield said.say("campaign-newt")
    if stands.score is not None:
        yield said.say("campaign-score", score=stands.score)
    else:
        yield said.say("campaign-so-far", score=stands.so_far)
