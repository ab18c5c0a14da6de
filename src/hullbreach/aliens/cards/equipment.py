"""Equipment that is used: the others only change numbers, and the rules ask for those where they matter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel import Back, Effect, Effects, Option, Question
from ..board.layout import Space, bits
from ..box import DISCARD, GEAR, TRACKER_TOP, Character
from ..event_kinds import DISCARDED, SCANNED, TRACKER_SEEN
from ..position import OFF, Position
from ..refs import CHARACTER
from ..rules.endurance import Exhaust, recycle
from ..rules.lookout import LookOut, SpotBlip
from .events import fallen_next_to, stand_up, tracker_id

FLARE_THROW, FLARE_LIGHT = 6, 3
TRACKER_REACH = 10
MAP = 201
"""In what was used in this activation: the further Move with Hadley's Hope Map."""
MAP_STEPS = 2


def card_actions(g: Position, who: Character) -> Iterator[Option]:
    """Card actions of equipment (aliens/action/card-action)."""
    for flare in g.gear(who, "flare")[:1]:
        yield Option("use/card:flare", (ThrowFlare(who, flare),), "aliens/action/card-action")
    if g.has_gear(who, "medical-scanner"):
        for other in in_scanner_reach(g, who):
            then = (UseScanner(who, other),)
            yield Option(f"use/card:medical-scanner/{CHARACTER[other]}", then, "aliens/action/card-action")


def in_scanner_reach(g: Position, who: Character) -> list[Character]:
    """The fallen next to somebody, or up to two steps away in a medical room."""
    if g.mission.layout.kind(g.at[who]) != "medical":
        return fallen_next_to(g, who)
    near = g.board.within(g.at[who], 2, g.barricades)
    return [other for other in g.on_boards() if other != who and g.down >> other & 1 and near >> g.at[other] & 1]


class UseScanner(Effect, tag="aliens/use-scanner"):
    """A fallen character stands up."""

    rule = "aliens/action/card-action"
    who: Character
    other: Character

    def help_up(self, g: Position) -> Effects:
        stand_up(g, self.other)
        return [LookOut()]


class ThrowFlare(Effect, tag="aliens/throw-flare"):
    """The flare is discarded, and its player chooses where it lands."""

    rule = "aliens/action/card-action"
    who: Character
    card: Back

    def throw(self, g: Position) -> Effects:
        g.move(self.card, GEAR + self.who, DISCARD)
        g.tell(DISCARDED, self.rule, who=CHARACTER[self.who], card="card:flare")
        return [WhereItLands(g.decider(self.who), self.who)]


class WhereItLands(Question, tag="aliens/where-it-lands"):
    """A space up to six away in sight."""

    rule = "aliens/action/card-action"
    ask = "ask-where-it-lands"
    who: Character

    def _options(self, g: Position) -> Iterable[Option]:
        here = g.at[self.who]
        for space in bits(g.seen_from(here, g.board.square(here, FLARE_THROW))):
            yield Option(f"flare/{g.board.refs[space]}", (Flare(space),))

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who]}

    def _lapses(self, g: Position) -> bool:
        """An event can take the thrower off the boards."""
        return g.at[self.who] == OFF


class Flare(Effect, tag="aliens/flare"):
    """Blips within three spaces and in sight of it are spotted; attacks on aliens near it are easier in this turn."""

    rule = "aliens/blip/spotting-trigger"
    space: Space

    def burn(self, g: Position) -> Effects:
        g.flares.append(self.space)
        near = g.board.square(self.space, FLARE_LIGHT) & g.blips
        seen = [space for space in bits(near) if space == self.space or g.sees(self.space, space)]
        return [*(SpotBlip(g.blip_at.index(space)) for space in seen), LookOut()]


# -- once in an activation ----------------------------------------------------------------------------------------


def free_actions(g: Position, who: Character) -> Iterator[Option]:
    """What can be done once in an activation, at any moment of it (aliens/ability/during-activation)."""
    ready = [tracker for tracker in g.gear(who, "motion-tracker") if not g.used >> tracker & 1]
    if not ready:
        return
    tracker = ready[0]
    if g.zones[TRACKER_TOP] and not g.is_known(g.zones[TRACKER_TOP][-1]):
        then = (Exhaust(1), TrackCard(who, tracker))
        yield Option("track/pile:tracker", then, "aliens/ability/during-activation", 1)
    for space in bits(g.board.square(g.at[who], TRACKER_REACH) & g.blips):
        blip = g.blip_at.index(space)
        if not g.is_known(g.box.first_blip + blip):
            look = (Exhaust(1), TrackBlip(who, tracker, blip))
            yield Option(f"track/{g.board.refs[space]}", look, "aliens/ability/during-activation", 1)


class TrackCard(Effect, tag="aliens/track-card"):
    """The top tracker card is looked at."""

    rule = "aliens/ability/during-activation"
    who: Character
    card: Back

    def look(self, g: Position) -> None:
        g.used |= 1 << self.card
        top = g.zones[TRACKER_TOP][-1]
        g.show(top)
        g.tell(TRACKER_SEEN, self.rule, cards=[f"tracker:{tracker_id(g, top)}"])


class TrackBlip(Effect, tag="aliens/track-blip"):
    """The number of a blip is looked at; the blip stays as it is."""

    rule = "aliens/ability/during-activation"
    who: Character
    card: Back
    blip: int

    def look(self, g: Position) -> None:
        g.used |= 1 << self.card
        back = g.box.first_blip + self.blip
        g.show(back)
        space = g.board.refs[g.blip_at[self.blip]]
        g.tell(SCANNED, self.rule, who=CHARACTER[self.who], space=space, number=g.box.blip_numbers[g.face[back]])

    def _lapses(self, g: Position) -> bool:
        return g.blip_at[self.blip] == OFF


# -- other moments ------------------------------------------------------------------------------------------------


def further(g: Position, who: Character) -> int:
    """On colony sides the first Move of an activation goes further with the map."""
    if not g.has_gear(who, "hadleys-hope-map") or g.used >> MAP & 1 or who != g.active:
        return 0
    g.used |= 1 << MAP
    return MAP_STEPS if g.mission.layout.set_of(g.at[who]) == "colony" else 0


class AmmoSatchel(Effect, tag="aliens/ammo-satchel"):
    """At the start of the finish phase a standing bearer recycles one."""

    rule = "aliens/ability/start-of-finish-phase"
    who: Character

    def recycle_one(self, g: Position) -> None:
        if g.is_standing(self.who):
            recycle(g, 1)


def finish_effects(g: Position) -> list[Effect]:
    """What equipment does at the start of the finish phase."""
    return [AmmoSatchel(who) for who in g.on_boards() if g.has_gear(who, "ammo-satchel")]
