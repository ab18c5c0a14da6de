"""The events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...kernel import Back, Effect, Effects, Option, Question
from ..box import ASIDE, EQUIPMENT, EXHAUST, HANDS, TRACKER_OUT, TRACKER_TOP, UNDER, WEAPON, Character
from ..event_kinds import AIMS, BARRICADE_BUILT, STANDS_UP, TOOK_CARD, TRACKER_SEEN
from ..missions.surprises import look_at_cards
from ..position import ABOARD, Position
from ..refs import CHARACTER
from ..rules.actions import ChooseAction
from ..rules.barricades import POINT, SUPPLY, in_play, points
from ..rules.defense import DefenseRolled, RollDefenseAgain
from ..rules.defensive_fire import FAR, DefensiveFire, MayShoot, may_shoot
from ..rules.endurance import Recycle, if_cards_have_run_out, settle_deck
from ..rules.events import AS_ACTION, AS_FREE_ACTION, ON_ITS_MOMENT, EventEffect
from ..rules.hazard import IgnoreHazard, ResolveHazard
from ..rules.lookout import LookOut
from ..rules.movement import FREELY, PAST, WhereTo, reach_of
from ..rules.tracker import cards_left, turn_up_next

Ways = Iterable[tuple[str, Effect]]


class SecondWind(EventEffect, tag="aliens/second-wind"):
    """Recycle four from the exhaust pile."""

    @classmethod
    def _ways(cls, g: Position, seat: int, about: Any) -> Ways:
        return (("", cls(seat)),) if g.zones[EXHAUST] else ()

    def recycle(self, g: Position) -> Effects:
        return [Recycle(4)]


class Scrounge(EventEffect, tag="aliens/scrounge"):
    """Look at the top four cards, six in a store; keep a weapon or equipment. The others go under the deck."""

    when = AS_ACTION
    who: Character

    @classmethod
    def _ways(cls, g: Position, seat: int, about: Any) -> Ways:
        return (("", cls(seat, about)),)

    def look(self, g: Position) -> Effects:
        in_store = g.mission.layout.kind(g.at[self.who]) == "store"
        cards = look_at_cards(g, self.who, 6 if in_store else 4)
        return [WhatToKeep(self.seat, self.who, cards)] if cards else None


class WhatToKeep(Question, tag="aliens/what-to-keep"):
    """Which of the cards found goes to the hand."""

    rule = "aliens/event/any-time"
    ask = "ask-what-to-keep"
    who: Character
    cards: tuple[Back, ...]

    def _options(self, g: Position) -> Iterable[Option]:
        kinds = set()
        for back in self.cards:
            if g.card_type(back) in (WEAPON, EQUIPMENT) and g.kind(back) not in kinds:
                kinds.add(g.kind(back))
                yield Option(f"keep/card:{g.card_id(back)}", (KeepOne(self.seat, self.who, back, self.cards),))
        yield Option("take-nothing", (KeepOne(self.seat, self.who, -1, self.cards),))


class KeepOne(Effect, tag="aliens/keep-one"):
    """One card goes to the hand, the others under the reshuffle card."""

    rule = "aliens/reshuffle/cards-go-under"
    seat: int
    who: Character
    card: Back
    cards: tuple[Back, ...]

    def keep(self, g: Position) -> Effects:
        for back in self.cards:
            g.move(back, ASIDE, HANDS + self.seat if back == self.card else UNDER)
        if self.card >= 0:
            g.tell(TOOK_CARD, self.rule, who=CHARACTER[self.who], card=f"card:{g.card_id(self.card)}")
        settle_deck(g)
        return if_cards_have_run_out(g)


class CoveringFire(EventEffect, tag="aliens/covering-fire"):
    """One character more than four spaces away with sight of the alien joins in defensive fire, last."""

    when = ON_ITS_MOMENT
    moment = "defensive-fire"
    who: Character
    alien: int

    @classmethod
    def _ways(cls, g: Position, seat: int, about: Any) -> Ways:
        assert isinstance(about, DefensiveFire)
        space = g.alien_at[about.alien]
        for who in g.on_boards():
            far = g.is_standing(who) and g.board.layout.far(g.at[who], space) > FAR
            if far and next(may_shoot(g, who, about.alien), None) is not None:
                yield CHARACTER[who], cls(seat, who, about.alien)

    def join_in(self, g: Position) -> Effects:
        return [MayShoot(g.decider(self.who), self.who, self.alien)]


class FallBack(EventEffect, tag="aliens/fall-back"):
    """A standing character moves up to three; its first step need not stop next to aliens."""

    who: Character

    @classmethod
    def _ways(cls, g: Position, seat: int, about: Any) -> Ways:
        for who in g.on_boards():
            if g.is_standing(who) and reach_of(g, who, 3, PAST).ends:
                yield CHARACTER[who], cls(seat, who)

    def move(self, g: Position) -> Effects:
        return [WhereTo(self.seat, self.who, 3, PAST, True)]

    def _lapses(self, g: Position) -> bool:
        return not g.is_standing(self.who)


class DeepBreath(EventEffect, tag="aliens/deep-breath"):
    """The aim dial is set to the aim number of the card."""

    when = AS_FREE_ACTION
    who: Character

    @classmethod
    def _ways(cls, g: Position, seat: int, about: Any) -> Ways:
        return (("", cls(seat, about)),) if g.dial[about] < g.aim(about) else ()

    def set_the_dial(self, g: Position) -> None:
        g.dial[self.who] = g.aim(self.who)
        g.tell(AIMS, "aliens/aim/dial-limits", who=CHARACTER[self.who], dial=g.dial[self.who])


def stand_up(g: Position, who: Character) -> None:
    """A knocked-down character stands up again."""
    g.stand_up(who)
    g.tell(STANDS_UP, "aliens/event/any-time", who=CHARACTER[who])


def fallen_next_to(g: Position, who: Character) -> list[Character]:
    """Who is knocked down next to a character."""
    near = g.next_to(g.at[who])
    return [other for other in g.on_boards() if g.down >> other & 1 and near >> g.at[other] & 1]


class DragClear(EventEffect, tag="aliens/drag-clear"):
    """A knocked-down character next to this one stands up, then both may move two spaces without stopping."""

    when = AS_ACTION
    who: Character
    other: Character

    @classmethod
    def _ways(cls, g: Position, seat: int, about: Any) -> Ways:
        return [(CHARACTER[other], cls(seat, about, other)) for other in fallen_next_to(g, about)]

    def stand_up(self, g: Position) -> Effects:
        stand_up(g, self.other)
        return [WhereTo(self.seat, who, 2, FREELY, True) for who in (self.other, self.who)]


class GetUp(EventEffect, tag="aliens/get-up"):
    """Any knocked-down character stands up."""

    other: Character

    @classmethod
    def _ways(cls, g: Position, seat: int, about: Any) -> Ways:
        return [(CHARACTER[other], cls(seat, other)) for other in g.on_boards() if g.down >> other & 1]

    def stand_up(self, g: Position) -> Effects:
        stand_up(g, self.other)
        return [LookOut()]

    def _lapses(self, g: Position) -> bool:
        return g.status[self.other] != ABOARD or not g.down >> self.other & 1


class Adrenaline(EventEffect, tag="aliens/adrenaline"):
    """One more action now."""

    when = AS_FREE_ACTION
    who: Character

    @classmethod
    def _ways(cls, g: Position, seat: int, about: Any) -> Ways:
        return (("", cls(seat, about)),)

    def act(self, g: Position) -> Effects:
        return [ChooseAction(self.seat, self.who, 1)]


class WeldShut(EventEffect, tag="aliens/weld-shut"):
    """A barricade is built next to the character without a test."""

    when = AS_FREE_ACTION
    who: Character
    where: int
    is_point: bool

    @classmethod
    def _ways(cls, g: Position, seat: int, about: Any) -> Ways:
        if in_play(g) >= SUPPLY:
            return []
        here = g.at[about]
        doors = [door for door in g.board.doors_beside[here] if not g.barricades >> door & 1]
        near = [point for point, space in points(g) if g.next_to(here) >> space & 1]
        return [
            *((f"door:{door}", cls(seat, about, door, False)) for door in doors),
            *((POINT[point], cls(seat, about, point, True)) for point in near if not g.barred_points >> point & 1),
        ]

    def build(self, g: Position) -> None:
        if self.is_point:
            g.barred_points |= 1 << self.where
        else:
            g.barricades |= 1 << self.where
        at = POINT[self.where] if self.is_point else f"door:{self.where}"
        g.tell(BARRICADE_BUILT, "aliens/barricade/build", at=at, who=CHARACTER[self.who])


class TrackerPing(EventEffect, tag="aliens/tracker-ping"):
    """Look at the top three tracker cards and put them back in any order."""

    @classmethod
    def _ways(cls, g: Position, seat: int, about: Any) -> Ways:
        return (("", cls(seat)),) if cards_left(g) else ()

    def look(self, g: Position) -> Effects:
        cards: list[Back] = []
        while len(cards) < 3 and cards_left(g):
            turn_up_next(g)
            cards.append(g.zones[TRACKER_TOP].pop())
            g.zones[TRACKER_OUT].append(cards[-1])
        for back in cards:
            g.show(back)
        g.tell(TRACKER_SEEN, "aliens/event/any-time", cards=[f"tracker:{tracker_id(g, back)}" for back in cards])
        return [PutBackNext(self.seat, tuple(cards))]


def tracker_id(g: Position, back: Back) -> str:
    """The name of a tracker card."""
    return g.box.tracker(g.family[back], g.face[back])[0].id


class PutBackNext(Question, tag="aliens/put-back-next"):
    """Which of the cards comes next; the last one left lies below the others."""

    rule = "aliens/event/any-time"
    ask = "ask-put-back"
    cards: tuple[Back, ...]
    chosen: tuple[Back, ...] = ()

    def _options(self, g: Position) -> Iterable[Option]:
        seen = set()
        for back in self.cards:
            if g.names_of(back) not in seen:
                seen.add(g.names_of(back))
                rest = tuple(other for other in self.cards if other != back)
                then = PutBackNext(self.seat, rest, (*self.chosen, back)) if rest else PutBackAll((*self.chosen, back))
                yield Option(f"next/tracker:{g.names_of(back)}", (then,))


class PutBackAll(Effect, tag="aliens/put-back-all"):
    """The cards lie on the deck, the first chosen on top."""

    rule = "aliens/event/any-time"
    cards: tuple[Back, ...]

    def put_back(self, g: Position) -> None:
        for back in reversed(self.cards):
            g.move(back, TRACKER_OUT, TRACKER_TOP)


class KeepItTogether(EventEffect, tag="aliens/keep-it-together"):
    """A hazard that is about to be resolved is ignored."""

    when = ON_ITS_MOMENT
    moment = "hazard"
    what: ResolveHazard

    @classmethod
    def _ways(cls, g: Position, seat: int, about: Any) -> Ways:
        assert isinstance(about, ResolveHazard)
        return (("", cls(seat, about)),)

    def ignore(self, g: Position) -> Effects:
        return [IgnoreHazard(self.what)]


class TwistAway(EventEffect, tag="aliens/twist-away"):
    """A failed defense roll is rolled again."""

    when = ON_ITS_MOMENT
    moment = "defense"
    what: DefenseRolled

    @classmethod
    def _ways(cls, g: Position, seat: int, about: Any) -> Ways:
        assert isinstance(about, DefenseRolled)
        return (("", cls(seat, about)),)

    def roll_again(self, g: Position) -> Effects:
        return [RollDefenseAgain(self.what)]


EVENTS: dict[str, type[EventEffect]] = {
    "second-wind": SecondWind,
    "scrounge": Scrounge,
    "covering-fire": CoveringFire,
    "fall-back": FallBack,
    "deep-breath": DeepBreath,
    "drag-clear": DragClear,
    "get-up": GetUp,
    "adrenaline": Adrenaline,
    "weld-shut": WeldShut,
    "tracker-ping": TrackerPing,
    "keep-it-together": KeepItTogether,
    "twist-away": TwistAway,
}
