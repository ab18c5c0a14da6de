"""What each panic card makes a character do. A card that gives no effects cannot be resolved now."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Effect, Seat
from ...rules.cards import DiscardActionCard
from ...rules.hazards import PlaceFire, PlaceMalfunction, may_malfunction
from ...rules.losses import loaded
from ...rules.movement import open_ways
from ...rules.wounds import Die, LightWound, SeriousWound
from .insanity import LoseMind
from .madness import Madness
from .panic_effects import (
    BlindEscape,
    BreakThings,
    Despair,
    GoBerserk,
    Sabotage,
    ShootAtShadows,
    TearOffBandages,
    things_to_break,
)

RULE = "void-seeders/panic/effect"
PanicEffect = Callable[[Madness, Seat], list[Effect]]
PANIC_EFFECTS: dict[str, PanicEffect] = {}
"""By panic card: its effects for a character, none if it is impossible."""


def panic_card(name: str) -> Callable[[PanicEffect], PanicEffect]:
    """What a panic card does."""

    def note(effect: PanicEffect) -> PanicEffect:
        PANIC_EFFECTS[name] = effect
        return effect

    return note


@panic_card("destructive-outburst")
def destructive_outburst(g: Madness, who: Seat) -> list[Effect]:
    room = g.room_of(who)
    return [PlaceMalfunction(room)] if may_malfunction(g, room) else []


@panic_card("blind-escape")
def blind_escape(g: Madness, who: Seat) -> list[Effect]:
    return [BlindEscape(who)] if not g.is_in_pod(who) and open_ways(g, g.room_of(who)) else []


@panic_card("insane-courage")
def insane_courage(g: Madness, who: Seat) -> list[Effect]:
    ways = open_ways(g, g.room_of(who))
    return [GoBerserk(who)] if not g.is_in_pod(who) and any(room in g.foe_room for _, room in ways) else []


@panic_card("sabotage")
def sabotage(g: Madness, who: Seat) -> list[Effect]:
    return [Sabotage(who)] if g.items[g.room_of(who)] else []


@panic_card("demotivation")
def demotivation(g: Madness, who: Seat) -> list[Effect]:
    here = g.crew_present(g.room_of(who))
    return [*(DiscardActionCard(one) for one in g.crew_in_order() if one in here), LoseMind(who, RULE)]


@panic_card("ripping-off-the-bandages")
def ripping_off_the_bandages(g: Madness, who: Seat) -> list[Effect]:
    return [LightWound(who), TearOffBandages(who)]


@panic_card("defeatism")
def defeatism(g: Madness, who: Seat) -> list[Effect]:
    here = g.crew_present(g.room_of(who))
    return [LoseMind(one, RULE) for one in g.crew_in_order() if one in here]


@panic_card("self-mutilation")
def self_mutilation(g: Madness, who: Seat) -> list[Effect]:
    return [LightWound(who), LightWound(who)]


@panic_card("bloodlust")
def bloodlust(g: Madness, who: Seat) -> list[Effect]:
    here = [one for one in g.crew_in_order() if one in g.crew_present(g.room_of(who)) and one != who]
    return [SeriousWound(one) for one in here or [who]]


@panic_card("hopelessness")
def hopelessness(g: Madness, who: Seat) -> list[Effect]:
    return [Despair(who)] if g.draw_pile(who) or g.discards(who) else []


@panic_card("hallucinations")
def hallucinations(g: Madness, who: Seat) -> list[Effect]:
    return [ShootAtShadows(who)] if loaded(g, who) else []


@panic_card("pyromaniac")
def pyromaniac(g: Madness, who: Seat) -> list[Effect]:
    room = g.room_of(who)
    return [] if g.is_burning(room) or g.site.never_burns(g, room) else [PlaceFire(room)]


@panic_card("destruction")
def destruction(g: Madness, who: Seat) -> list[Effect]:
    return [BreakThings(who)] if things_to_break(g, who) else []


@panic_card("heart-attack")
def heart_attack(g: Madness, who: Seat) -> list[Effect]:
    return [Die(who, RULE)]
