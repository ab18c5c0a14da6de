"""What the special rooms of the facility do. The emergency staircases have no action."""

from __future__ import annotations

from ....kernel import Seat
from ...position import Position
from ...sites.facility.backup import RestorePower
from ...sites.facility.contingencies import take_uses
from ...sites.facility.elevator import elevator_uses
from ...sites.facility.isolation import lock_in_uses
from ...sites.facility.position import FacilityPosition
from ...sites.facility.repository import craft_together_uses
from ...sites.facility.tracks import StartAlert
from ..functions import LOCKDOWN, Uses


@LOCKDOWN.room_action("alert-room", rule="lockdown/room/alert-procedure")
def alert_room(g: FacilityPosition, who: Seat, room: int) -> Uses:
    if not g.is_alert():
        yield "start-alert", [StartAlert()]
    yield from take_uses(g, who)


@LOCKDOWN.room_action("backup-power", rule="lockdown/room/backup-power-reset")
def backup_power(g: FacilityPosition, who: Seat, room: int) -> Uses:
    yield "restore-power", [RestorePower(who)]


@LOCKDOWN.room_action("elevator-1", "elevator-2", "elevator-3", rule="lockdown/room/elevator-call")
def elevator_room(g: FacilityPosition, who: Seat, room: int) -> Uses:
    return elevator_uses(g, who, room)


@LOCKDOWN.room_action("repository", rule="lockdown/room/repository")
def repository(g: Position, who: Seat, room: int) -> Uses:
    return craft_together_uses(g, who)


@LOCKDOWN.room_action("isolation-room", rule="lockdown/room/isolation-condition")
def isolation_room(g: FacilityPosition, who: Seat, room: int) -> Uses:
    return lock_in_uses(g, who, room)
