"""Power: four tokens at three sections and the elevator, turned over, exchanged, and lost as time goes on."""

from __future__ import annotations

from ....kernel import Effect, Effects
from .event_kinds import POWER_OFF, POWER_ON, POWER_SWAPPED, THRESHOLD, TIME_TOKEN_OFF
from .position import ELEVATOR, FacilityPosition

PLACES = (1, 2, 3, ELEVATOR)
PLACE = ("", "section:1", "section:2", "section:3", "section:elevator")
"""By place: its reference in option ids, events and views."""


class TurnPower(Effect, tag="lockdown/turn-power"):
    """A power token is turned to its blue or its red side."""

    rule = "lockdown/power/powered"
    place: int
    on: bool
    because: str = rule

    def turn(self, g: FacilityPosition) -> None:
        if g.has_power(self.place) == self.on:
            return
        g.powered ^= 1 << g.power_at[self.place]
        g.tell(POWER_ON if self.on else POWER_OFF, self.because, section=PLACE[self.place])


class SwapPower(Effect, tag="lockdown/swap-power"):
    """Two power tokens change places; their sides go along."""

    rule = "lockdown/computer/choose-action"
    one: int
    other: int

    def swap(self, g: FacilityPosition) -> None:
        at = g.power_at
        at[self.one], at[self.other] = at[self.other], at[self.one]
        g.tell(POWER_SWAPPED, self.rule, one=PLACE[self.one], other=PLACE[self.other])


def is_at_threshold(g: FacilityPosition) -> bool:
    """Whether the time token lies on a space with a threshold.

    A red one acts only while backup power is off (lockdown/power/threshold-active-time-token).
    """
    time = g.box.tables.facility_tracks.time
    return g.time in time.blue or (g.time in time.red and not g.time_on)


class CrossThreshold(Effect, tag="lockdown/cross-threshold"):
    """The time token has come to a space with a threshold: the highest-numbered active token is turned off."""

    rule = "lockdown/power/threshold-effect"

    def lose_power(self, g: FacilityPosition) -> Effects:
        inactive = "lockdown/power/threshold-inactive-time-token"
        rule = inactive if not g.time_on else "lockdown/power/threshold-active-time-token"
        return fail(g, rule)


def fail(g: FacilityPosition, rule: str) -> Effects:
    """The highest-numbered power token that is active is turned off, if there is one."""
    if not g.powered:
        return None
    place = g.power_at.index(g.powered.bit_length() - 1)
    g.tell(THRESHOLD, rule)
    return [TurnPower(place, False, CrossThreshold.rule)]


class LoseBackup(Effect, tag="lockdown/lose-backup"):
    """The time token is turned to its red side: backup power is off."""

    rule = "lockdown/power/threshold-inactive-time-token"

    def turn(self, g: FacilityPosition) -> None:
        if g.time_on:
            g.time_on = False
            g.tell(TIME_TOKEN_OFF, self.rule)
