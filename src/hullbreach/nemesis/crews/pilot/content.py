"""The Pilot's cards and items."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Back, Option, Question, Seat
from ...content.functions import Functions, Uses
from ...content.weapons import MoreOnAnyHit
from ...position import Position
from ...rules.doors import door_uses
from ...rules.everyone_passes import EveryonePasses
from ...rules.lapses import seat_is_gone
from ...rules.peeking import look_uses
from ...rules.room_use import free_room_uses
from ...sites.facility.css import css_uses
from ...sites.facility.position import FacilityPosition
from ...sites.facility.rover import rover_uses
from ...sites.facility.where import at_a_computer
from ...sites.ship.cockpit import CheckCoordinates
from ...sites.ship.items.red_items import evacuation_key
from .shared_drive import drive_uses

content, ship, facility = Functions(), Functions(), Functions()
CARGO = ("cargo-a", "cargo-b", "cargo-c")

ship.weapon("shotgun", MoreOnAnyHit())
ship.item_action("pilot-evacuation-key", rule="nemesis/pod/unlock-manual")(evacuation_key)


@ship.action_card("ship-knowledge", rule="nemesis/action/card-or")
def ship_knowledge(g: Position, who: Seat) -> Uses:
    yield from door_uses(g, g.room_of(who))
    yield from look_uses(g, who, token=False, because="nemesis/action/card-or")


@ship.action_card("piloting", rule="nemesis/room/free-action")
def piloting(g: Position, who: Seat) -> Uses:
    room = g.room[who]
    computer = g.has_computer(room)
    if computer or g.room_name(room) == "cockpit":
        yield from free_room_uses(g, who, room)
    if computer:
        yield "check-coordinates", [CheckCoordinates(who)]


@content.action_card("old-friend", rule="nemesis/room/free-action")
def old_friend(g: Position, who: Seat) -> Uses:
    room = g.room_of(who)
    if not g.has_computer(room):
        yield from free_room_uses(g, who, room)


@facility.action_card("at-the-wheel", rule="lockdown/end/win-condition")
def at_the_wheel(g: FacilityPosition, who: Seat) -> Uses:
    yield from rover_uses(g, who)
    yield from drive_uses(g, who)


CSS_CONTROL = "lockdown/room/css-control"


def flight_plan_uses(g: FacilityPosition, who: Seat, twice: bool) -> Uses:
    """Look at one of the tokens on the time track; `twice`, in a cargo sending system, at another one too."""
    for option_id, effects in css_uses(g, who, CSS_CONTROL):
        yield option_id, [*effects, SecondCssToken(who, option_id)] if twice else effects


class SecondCssToken(Question, tag="lockdown/second-css-token"):
    """Another token is chosen after the first was seen, or none."""

    rule = CSS_CONTROL
    ask = "ask-second-css-token"
    seen: str
    """The option with which the first was looked at."""

    def _options(self, g: FacilityPosition) -> Iterator[Option]:
        yield Option("done", (), CSS_CONTROL)
        for option_id, effects in css_uses(g, self.seat, CSS_CONTROL):
            if option_id != self.seen:
                yield Option(option_id, tuple(effects), CSS_CONTROL)

    def _lapses(self, g: FacilityPosition) -> bool:
        return seat_is_gone(self, g) or sum(1 for _ in css_uses(g, self.seat)) < 2


@facility.action_card("flight-plan", rule="lockdown/room/computer")
def flight_plan(g: FacilityPosition, who: Seat) -> Uses:
    at_a_pod = g.room_name(g.room[who]) in CARGO
    return flight_plan_uses(g, who, twice=at_a_pod) if at_a_pod or at_a_computer(g, who) else ()


@content.action_card("computer-skills", rule="nemesis/room/free-action")
def computer_skills(g: Position, who: Seat) -> Uses:
    """The Mechanic and the Scientist have it too."""
    room = g.room[who]
    yield from door_uses(g, room)
    if g.has_computer(room):
        yield from free_room_uses(g, who, room)


@ship.item_action("orbital-manoeuvring-system", rule="nemesis/round/passed-is-final")
def orbital_manoeuvring_system(g: Position, who: Seat, back: Back) -> Uses:
    yield "fire-thrusters", [EveryonePasses(who)]
