"""A position in the facility: power, time, pods, what everybody knows, and the ways out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Back, Mask, Seat
from ...position import Position
from .box import FacilityBox
from .zones import CONTINGENCIES_OF

if TYPE_CHECKING:
    from .site import Facility
else:  # the site imports its position, which can only name it
    Facility = object

OFF = 255
"""A token that is not on the time track."""
PURGED, DESTROYED = 1, 2
"""How the facility's story ended; 0 while it goes on."""
ELEVATOR = 4
"""The place of a power token besides the sections 1, 2 and 3."""
AT_BUNKER = 0
"""Where the rover is when it is in no room."""


class FacilityPosition(Position):
    """The fields that only the facility has. `time` counts down to 0, the final space."""

    site: Facility
    box: FacilityBox
    time_on: bool
    """Whether the time token shows its blue side: backup power is restored."""
    power_at: bytearray
    """By place (1, 2, 3, ELEVATOR): the number of the power token that lies there. Index 0 is unused."""
    powered: Mask
    """Numbers of the power tokens that show their blue side."""
    autodestruct: int
    """The space of the autodestruction token, OFF for none."""
    autodestruct_red: bool
    alert: int
    """The space of the alert procedure token, OFF for none."""
    css_at: list[int]
    """By space of the time track: the back of the CSS token that lies there, -1 for none."""
    elevator: int
    """The section whose elevator room the elevator is at."""
    rover: int
    """The room the rover is in, or AT_BUNKER."""
    gate_open: bool
    isolation_open: bool
    """The isolation room has been opened, by time or by the alert."""
    knowledge: bytearray
    """By seat: the level of knowledge."""
    archived: Mask
    """Seats whose knowledge token is on its active side."""
    laboratory: bytearray
    """By weakness slot: the kind of object by which it was discovered, which lies on it; 0 for none."""
    analysed: Mask
    """The kinds of objects that have been analysed."""
    fire_lost: int
    """Markers that an event has taken out of the supply for good."""
    malfunction_lost: int
    turns: bytearray
    """By seat: how many turns it has begun in this round."""
    moved: Mask
    """Seats that have moved in the turn under way."""
    fate: int
    """0 while the facility stands, then PURGED or DESTROYED."""
    turned_over: bytearray = bytearray()
    """By CSS token that was turned over, in that order: the space it lay on."""

    # -- power -----------------------------------------------------------------------------------------------

    def has_power(self, place: int) -> bool:
        """Whether a section, or the elevator, has power."""
        return bool(self.powered >> self.power_at[place] & 1)

    def section(self, room: int) -> int:
        """The section a room is in, 0 for none."""
        return self.board.section[room]

    def is_powered(self, room: int) -> bool:
        """Whether a room is in a section with power."""
        return bool(self.powered >> self.power_at[self.board.section[room]] & 1)

    def is_dark(self, room: int) -> bool:
        """Whether a room lies in darkness: its section has no power, or it is a staircase; never open ground."""
        return self.board.roofed[room] and not self.powered >> self.power_at[self.board.section[room]] & 1

    # -- time ------------------------------------------------------------------------------------------------

    def autodestructs(self) -> bool:
        """Whether the autodestruction sequence is active."""
        return self.autodestruct != OFF

    def is_alert(self) -> bool:
        """Whether the alert procedure is active."""
        return self.alert != OFF

    # -- what one knows --------------------------------------------------------------------------------------

    def contingencies(self, who: Seat) -> list[Back]:
        """The contingency tokens a player holds."""
        return self.zones[CONTINGENCIES_OF[who]]

    def has_read_the_archive(self, who: Seat) -> bool:
        """Whether somebody's knowledge token shows its active side."""
        return bool(self.archived >> who & 1)

    def knows(self, who: Seat, level: int) -> bool:
        """Whether somebody's knowledge has reached a level."""
        return self.knowledge[who] >= level
