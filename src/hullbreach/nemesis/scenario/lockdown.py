"""Setting up and reading a Lockdown table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import asdict

from ...kernel import EVERYONE, Refused
from ...lab.scenario.arrangement import arrangement, one_of, within
from ...lab.scenario.chance import Faces
from .. import box
from ..position.crew import EMBARKED, HIBERNATING, SHELTERED
from ..sites.facility import zones
from ..sites.facility.css import PODS
from ..sites.facility.position import AT_BUNKER, OFF, FacilityPosition
from ..sites.facility.power import PLACE
from .crew import Person
from .family import FamilyTable
from .piles import Pile


class Inmate(Person, frozen=True):
    """What became of a character in the facility."""

    knowledge: int
    archived: bool
    """Whether the knowledge token shows its active side."""
    contingencies: list[str]
    locked_in: bool
    in_bunker: bool


class LockdownTable(FamilyTable):
    """A game of Lockdown: power, time, pods on a schedule, contingencies, knowledge and the ways out."""

    quiet_event = "power-surge"
    routine: ClassVar[dict[str, str]] = {**FamilyTable.routine, "ask-spray": "keep-roll"}
    sources: ClassVar[dict[str, int]] = {
        **FamilyTable.sources, "computer-card": box.COMPUTER, "surface-card": box.SURFACE,
    }  # fmt: skip
    piles: ClassVar[dict[str, Pile]] = {
        **FamilyTable.piles, "surface": Pile(zones.SURFACE_DECK, zones.SURFACE_DISCARD),
    }  # fmt: skip

    @property
    def state(self) -> FacilityPosition:
        """The true position, which scenarios may read and change."""
        state = super().state
        assert isinstance(state, FacilityPosition)
        return state

    # -- power and time --------------------------------------------------------------------------------------

    def _place(self, place: int | str) -> int:
        ref = f"section:{str(place).removeprefix('section:')}"
        if ref not in PLACE:
            raise Refused("unknown-section", section=place)
        return PLACE.index(ref)

    @arrangement
    def power(self, *places: int | str, on: bool = True) -> None:
        """These places (1, 2, 3, `elevator`) have power, or have none; without a name, all others."""
        for place in map(self._place, places):
            self._ledger.says("power", place)
            self._ledger.fix("power", place, value=on)
            self._switch(place, on)
        if not places:
            for place in range(1, len(PLACE)):
                if self._ledger.is_free("power", place):
                    self._switch(place, on)

    @arrangement
    def dark(self, *places: int | str) -> None:
        """These places have no power; without a name, all others."""
        self.power(*places, on=False)

    def _switch(self, place: int, on: bool) -> None:
        g = self.state
        if g.has_power(place) != on:
            g.powered ^= 1 << g.power_at[place]

    @arrangement
    def power_token(self, place: int | str, number: int) -> None:
        """Put the power token of this number at a place, in exchange for the one there.

        This changes only the numbers: a place that had power still has it.
        """
        at, here = self.state.power_at, self._place(place)
        one_of("token", number, sorted(at[1:]))
        self._ledger.says("power token", here)
        self._ledger.fix("power token of", number, value=here)
        there = at.index(number, 1)
        lit = [(each, self.state.has_power(each)) for each in (here, there)]
        at[here], at[there] = at[there], at[here]
        for each, on in lit:
            self._switch(each, on)

    def has_power(self, place: int | str) -> bool:
        """Whether a place has power."""
        return self.state.has_power(self._place(place))

    @arrangement
    def clock(self, time: int, on: bool | None = None) -> None:
        """Set the time token, and which side it shows."""
        g = self.state
        within("time", time, 0, len(g.css_at) - 1)
        self._ledger.says("time")
        g.time = time
        if on is not None:
            g.time_on = on

    @arrangement
    def css(self, space: int, token: str | None = None) -> None:
        """This CSS token (`a`, `b`, `c`, `all`, `none`) lies on a space of the time track, or none does."""
        g = self.state
        within("css", space, 0, len(g.css_at) - 1)
        self._ledger.says("css", space)
        names, track, out = g.box.faces[box.CSS], g.zones[zones.CSS_ON_TRACK], g.zones[box.OUT]
        if token is None:
            if g.css_at[space] >= 0:
                g.move(g.css_at[space], zones.CSS_ON_TRACK, box.OUT)
                g.css_at[space] = -1
            return
        one_of("token", token, list(dict.fromkeys(names[1:])))
        if g.css_at[space] < 0:
            free = [back for back in out if g.family[back] == box.CSS]
            if not free:
                raise Refused("unknown-token", token=token)
            out.remove(free[0])
            track.append(free[0])
            g.css_at[space] = free[0]
        known = {back for back in track if g.seen[back]}
        alike = [b for b in g.box.backs[box.CSS] if names[g.face[b]] == token and b not in known]
        if not alike:
            raise Refused("unknown-token", token=token)
        at = g.css_at[space]
        self._bears(at, at if at in alike else min(alike, key=lambda b: not self._ledger.is_free("back", b)))

    def css_track(self) -> dict[int, str]:
        """By space: the CSS token that lies there."""
        g = self.state
        return {space: g.game.name_of(g, back) for space, back in enumerate(g.css_at) if back >= 0}

    @arrangement
    def autodestruction(self, space: int | None = None, red: bool = False) -> None:
        """The autodestruction token lies on a space, or nowhere."""
        g = self.state
        self._ledger.says("autodestruction")
        within("autodestruction", space or 0, 0, len(g.css_at) - 1)
        g.autodestruct, g.autodestruct_red = OFF if space is None else space, red

    @arrangement
    def alert(self, space: int | None = None) -> None:
        """The alert procedure token lies on a space, or nowhere."""
        self._ledger.says("alert")
        within("alert", space or 0, 0, len(self.state.css_at) - 1)
        self.state.alert = OFF if space is None else space

    # -- ways out --------------------------------------------------------------------------------------------

    @arrangement
    def isolation(self, open: bool = True) -> None:
        """The isolation room is open, or not yet."""
        self._ledger.says("isolation")
        self.state.isolation_open = open

    @arrangement
    def gate(self, open: bool = True) -> None:
        """The main gate is open, or closed."""
        self._ledger.says("gate")
        self.state.gate_open = open

    @arrangement
    def elevator(self, section: int) -> None:
        """The elevator is in this section."""
        within("elevator", section, 1, 3)
        self._ledger.says("elevator")
        self.state.elevator = section

    @arrangement
    def rover(self, room: str | int) -> None:
        """The rover is in this room, or at the `bunker`."""
        self._ledger.says("rover")
        self.state.rover = AT_BUNKER if room == "bunker" else self.room_number(room)

    @arrangement
    def lock_in(self, *names: str | int) -> None:
        """These characters are locked in the isolation room."""
        self._gone(names, HIBERNATING)

    @arrangement
    def shelter(self, *names: str | int) -> None:
        """These characters have reached the bunker."""
        self._gone(names, SHELTERED)

    @arrangement
    def board_pod(self, name: str | int, pod: str) -> None:
        """The character has passed and is on the space of pod `a`, `b` or `c`, whose cargo room becomes explored."""
        g, seat = self.state, self.seat(name)
        number = one_of("pod", pod, PODS)
        if number in g.pod:
            raise Refused("pod-is-manned", pod=pod)
        self._must_be_there(seat)
        self._ledger.free("turn", seat)
        self._ledger.says("where", seat)
        self._ledger.fix("gone", seat, value=number)
        self.lay(f"cargo-{pod}")
        g.status[seat], g.room[seat], g.pod[seat] = EMBARKED, 0, number
        g.passed |= 1 << seat

    @arrangement
    def pod(self, pod: str, section: int) -> int:
        """Pod `a`, `b` or `c` leaves from this section: its cargo room lies there, explored; returns its number."""
        one_of("pod", pod, PODS)
        within("pod", section, 1, 3)
        kind = f"cargo-{pod}"
        lies = self.state.find_room(self.state.box.room_kind[kind])
        if lies and self.state.section(lies) == section:
            return self.lay(kind)
        return self.tile(self._room_for(kind, section), kind)

    # -- what one knows --------------------------------------------------------------------------------------

    @arrangement
    def computer(self, *cards: str) -> None:
        """The open computer card, and those below it in this order."""
        g = self.state
        deck, names = g.zones[zones.COMPUTER_DECK], g.box.computer_cards
        self._ledger.says("computer")
        for at, card in enumerate(cards, 1):
            below = deck[: len(deck) - at + 1]
            other = below[one_of("card", card, [names[g.face[back]] for back in below])]
            self._bears(deck[-at], other)
            self._chance.laid([deck[-at]])

    @arrangement
    def knowledge(self, name: str | int, level: int) -> None:
        """Set somebody's knowledge."""
        within("knowledge", level, 0, self.state.box.tables.facility_tracks.knowledge.most)
        self._ledger.says("knowledge", self.seat(name))
        self.state.knowledge[self.seat(name)] = level

    @arrangement
    def archive(self, *names: str | int) -> None:
        """These characters' knowledge tokens show their active side."""
        for name in names:
            self.state.archived |= 1 << self.seat(name)

    @arrangement
    def weakness(self, slot: int, name: str, discovered: bool = True) -> None:
        """Put this weakness card on a slot (1, 2 or 3 from the left), face up unless `discovered` is false."""
        within("weakness", slot, 1, len(self.state.zones[box.WEAKNESS_SLOTS]))
        self._lay_weakness(slot - 1, name, discovered)

    # -- contingencies ---------------------------------------------------------------------------------------

    @arrangement
    def contingency(self, code: str) -> None:
        """This contingency (`code-red`, `red`) is the active one."""
        self._deal(zones.ACTIVE_CONTINGENCY, [code], 0)

    @arrangement
    def contingencies(self, name: str | int, *codes: str) -> None:
        """The character holds exactly these; what it held goes to the pool."""
        seat = self.seat(name)
        self._deal(zones.CONTINGENCIES_OF[seat], codes, 1 << seat)

    @arrangement
    def shown_contingencies(self, *codes: str) -> None:
        """Exactly these lie open for the whole crew; what lay there goes to the pool."""
        self._deal(zones.SHOWN_CONTINGENCIES, codes, EVERYONE)

    def _deal(self, zone: int, codes: Sequence[str], knowers: int) -> None:
        g = self.state
        self._ledger.says("contingencies", zone)
        pool, place = g.zones[zones.CONTINGENCY_POOL], g.zones[zone]
        pool.extend(place)
        place.clear()
        for code in codes:
            face = self._code(code)
            back = next(b for b in g.box.backs[box.CONTINGENCY] if g.face[b] == face)
            self._ledger.free("back", back)
            if back not in pool:  # a player was dealt it and gets another one instead
                back = self._replaced(back, pool)
            pool.remove(back)
            place.append(back)
            g.seen[back] = knowers
            self._ledger.fix("back", back, value=zone)
        for back in pool:
            g.seen[back] = 0

    def _code(self, code: str) -> int:
        names = self.state.box.faces[box.CONTINGENCY]
        return one_of("token", f"code-{code.removeprefix('code-')}", names)

    def pool(self) -> list[str]:
        """The contingencies in the pool."""
        return self._codes(zones.CONTINGENCY_POOL)

    def active_contingency(self) -> str:
        """The contingency that judges at the end."""
        return self._codes(zones.ACTIVE_CONTINGENCY)[0]

    def _codes(self, zone: int) -> list[str]:
        g = self.state
        return [g.game.name_of(g, back) for back in g.zones[zone]]

    def of(self, name: str | int) -> Inmate:
        """What became of a character."""
        g, who = self.state, self.seat(name)
        return Inmate(
            **asdict(super().of(name)),
            knowledge=g.knowledge[who],
            archived=bool(g.archived >> who & 1),
            contingencies=self._codes(zones.CONTINGENCIES_OF[who]),
            locked_in=g.status[who] == HIBERNATING,
            in_bunker=g.status[who] == SHELTERED,
        )

    def faces(self) -> Faces | None:
        """By source of fate: what it can give."""
        known = super().faces()
        codes = [f"contingency:{name}" for name in self.state.box.faces[box.CONTINGENCY] if name]
        return None if known is None else {**known, "contingency": codes}

    def facts(self, who: str | int | None = None) -> dict[str, Any]:
        """What a scenario file may expect of the table as a whole."""
        g = self.state
        return {
            **super().facts(who),
            "time": g.time,
            "power": [ref.removeprefix("section:") for place, ref in enumerate(PLACE) if ref and g.has_power(place)],
            "autodestruction": None if g.autodestruct == OFF else g.autodestruct,
            "alert": None if g.alert == OFF else g.alert,
            "css": {str(space): token for space, token in self.css_track().items()},
            "gate": g.gate_open,
            "rover": f"room:{g.rover}" if g.rover else "bunker",
            "contingency": self.active_contingency(),
        }
