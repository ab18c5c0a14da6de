"""What the rooms of the facility do in which players learn secrets, and those from which the pods leave."""

from __future__ import annotations

from ....kernel import Effect, Seat
from ...content.functions import Functions, Uses
from .contingencies import peek_uses
from .css import control_uses, enter_uses
from .knowledge import ActivateKnowledge, GainKnowledge
from .laboratory import analyse_uses, within_reach
from .position import FacilityPosition

content = Functions()


@content.room_action("archive", rule="lockdown/room/archive-condition")
def archive(g: FacilityPosition, who: Seat, room: int) -> Uses:
    if g.has_read_the_archive(who):
        return
    rule = "lockdown/room/archive"
    first: list[Effect] = [GainKnowledge(who, 2, rule), ActivateKnowledge(who)]
    peeks = list(peek_uses(g, who, rule))
    for option_id, effects in peeks:
        yield option_id, [*first, *effects]
    if not peeks:
        yield "read-archive", first


@content.room_action("laboratory-facility", rule="lockdown/room/laboratory")
def laboratory(g: FacilityPosition, who: Seat, room: int) -> Uses:
    return analyse_uses(g, who, within_reach(g, who, room))


@content.room_action("cargo-a", rule="lockdown/css/enter-condition")
@content.room_action("cargo-b", "cargo-c", rule="lockdown/css/pods-b-and-c")
def cargo(g: FacilityPosition, who: Seat, room: int) -> Uses:
    return enter_uses(g, who, room)


@content.room_action("css-control", rule="lockdown/room/css-control")
def css_control(g: FacilityPosition, who: Seat, room: int) -> Uses:
    return control_uses(g, who)
