"""What the medical items do. Bandages and medkits help anybody in the room."""

from __future__ import annotations

from .....kernel import Back, Seat
from ....content.functions import Functions, Uses
from ....position import Position
from ....refs import SEAT
from ....rules.cards import Draw, ReplaceCards
from ....rules.contamination import cleanse_uses
from ....rules.turn import ActWithoutLimit
from ....rules.wounds import HealLight, dress_uses, heal_uses

content = Functions()


@content.item_action("bandages", rule="nemesis/wound/dress")
def bandages(g: Position, who: Seat, back: Back) -> Uses:
    for patient in g.crew_in(g.room_of(who)):
        yield from dress_uses(g, patient)
        if g.light[patient]:
            yield f"heal-light/{SEAT[patient]}", [HealLight(patient)]


@content.item_action("medkit", rule="nemesis/wound/heal")
def medkit(g: Position, who: Seat, back: Back) -> Uses:
    for patient in g.crew_in(g.room_of(who)):
        yield from dress_uses(g, patient)
        yield from heal_uses(g, patient)


@content.item_action("synthetic-food", rule="nemesis/round/reshuffle-action-deck")
def synthetic_food(g: Position, who: Seat, back: Back) -> Uses:
    yield "eat", [Draw(who, 2)]


@content.item_action("adrenaline-injection", rule="nemesis/round/two-actions")
def adrenaline_injection(g: Position, who: Seat, back: Back) -> Uses:
    yield "inject", [Draw(who, 1), ActWithoutLimit(who)]


@content.item_action("alcohol", rule="nemesis/contamination/scan", secret=True)
def alcohol(g: Position, who: Seat, back: Back) -> Uses:
    return cleanse_uses(g, who)


@content.item_action("military-drugs", rule="nemesis/round/reshuffle-action-deck")
def military_drugs(g: Position, who: Seat, back: Back) -> Uses:
    yield "swallow", [ReplaceCards(who)]
