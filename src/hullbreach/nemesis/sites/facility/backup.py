"""The backup power supply: two tokens come back, all are dealt out again, and time costs less power from then on."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Effects, Option, Question, Seat
from ...rules.lapses import seat_is_gone
from .event_kinds import POWER_PLACED, TIME_TOKEN_ON
from .position import FacilityPosition
from .power import PLACE, PLACES, TurnPower

ENOUGH = 3
"""With at least this many power tokens active, none is turned."""
REARRANGE = "lockdown/room/backup-power-rearrange"


class RestorePower(Effect, tag="lockdown/restore-power"):
    """Three steps: tokens are reset, dealt out again, and the time token is turned to its blue side."""

    rule = "lockdown/room/backup-power-reset"
    who: Seat

    def reset(self, g: FacilityPosition) -> Effects:
        if g.powered.bit_count() >= ENOUGH:
            return None
        power = g.box.tables.facility_tracks.power
        numbers = range(1, power.tokens + 1)
        return [TurnPower(g.power_at.index(number), number <= power.reset, self.rule) for number in numbers]

    def rearrange(self, g: FacilityPosition) -> Effects:
        return [PlacePower(self.who)]

    def turn_the_time_token(self, g: FacilityPosition) -> None:
        if not g.time_on:
            g.time_on = True
            g.tell(TIME_TOKEN_ON, "lockdown/room/backup-power-time-token")


class PlacePower(Question, tag="lockdown/place-power"):
    """Where each token goes, the lowest number first; the last one goes to the place that is left."""

    rule = REARRANGE
    ask = "ask-place-power"
    chosen: tuple[int, ...] = ()
    """The places of the tokens 1, 2 … that have been dealt with."""

    def _options(self, g: FacilityPosition) -> Iterator[Option]:
        if not self.chosen:
            yield Option("leave-power", (), REARRANGE)
        free = [place for place in PLACES if place not in self.chosen]
        for place in free:
            yield Option(f"place-power/{PLACE[place]}", (self._with(place, free),), REARRANGE)

    def _with(self, place: int, free: list[int]) -> Effect:
        chosen = (*self.chosen, place)
        if len(free) > 2:
            return PlacePower(self.seat, chosen)
        return DealPower((*chosen, *(other for other in free if other != place)))

    def _args(self, g: FacilityPosition) -> dict[str, object]:
        return {"number": len(self.chosen) + 1}

    _lapses = seat_is_gone


class DealPower(Effect, tag="lockdown/deal-power"):
    """All power tokens go to their new places at once; their sides stay as they are."""

    rule = REARRANGE
    places: tuple[int, ...]
    """The new place of each token, by its number from 1 on."""

    def deal(self, g: FacilityPosition) -> None:
        before = bytes(g.power_at)
        for number, place in enumerate(self.places, 1):
            g.power_at[place] = number
        for number, place in enumerate(self.places, 1):
            if before[place] != number:
                g.tell(POWER_PLACED, REARRANGE, number=number, section=PLACE[place])
