"""What the special rooms of the facility do. The emergency staircases have no action."""

from __future__ import annotations

from ....kernel import Seat
from ...content.functions import Functions, Uses
from ...position import Position
from .backup import RestorePower
from .contingencies import take_uses
from .elevator import elevator_uses
from .isolation import lock_in_uses
from .position import FacilityPosition
from .repository import craft_together_uses
from .tracks import StartAlert

content = Functions()


@content.room_action("alert-room", rule="lockdown/room/alert-procedure")
def alert_room(g: FacilityPosition, who: Seat, room: int) -> Uses:
    if not g.is_alert():
        yield "start-alert", [StartAlert()]
    yield from take_uses(g, who)


@content.room_action("backup-power", rule="lockdown/room/backup-power-reset")
def backup_power(g: FacilityPosition, who: Seat, room: int) -> Uses:
    yield "restore-power", [RestorePower(who)]


@content.room_action("elevator-1", "elevator-2", "elevator-3", rule="lockdown/room/elevator-call")
def elevator_room(g: FacilityPosition, who: Seat, room: int) -> Uses:
    return elevator_uses(g, who, room)


@content.room_action("repository", rule="lockdown/room/repository")
def repository(g: Position, who: Seat, room: int) -> Uses:
    return craft_together_uses(g, who)


@content.room_action("isolation-room", rule="lockdown/room/isolation-condition")
def isolation_room(g: FacilityPosition, who: Seat, room: int) -> Uses:
    return lock_in_uses(g, who, room)
