"""Setting up and reading a Lockdown table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import asdict

from ...kernel import EVERYONE, Refused
from ...nemesis import box
from ...nemesis.position.crew import EMBARKED, HIBERNATING, SHELTERED
from ...nemesis.sites.facility import zones
from ...nemesis.sites.facility.css import PODS
from ...nemesis.sites.facility.position import AT_BUNKER, OFF, FacilityPosition
from ...nemesis.sites.facility.power import PLACE
from .family import FamilyTable, Person


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

    title = "lockdown"
    quiet_event = "power-surge"
    routine: ClassVar[dict[str, str]] = {**FamilyTable.routine, "ask-spray": "keep-roll"}
    arrangements: ClassVar[tuple[str, ...]] = (
        *FamilyTable.arrangements,
        "power", "dark", "power_token", "clock", "css", "autodestruction", "alert", "isolation", "gate", "elevator",
        "rover", "computer", "knowledge", "archive", "contingency", "contingencies", "shown_contingencies",
        "weakness", "lock_in", "shelter", "board_pod",
    )  # fmt: skip

    @property
    def state(self) -> FacilityPosition:
        """The true position; scenarios may look and change it."""
        state = self.game._state
        assert isinstance(state, FacilityPosition)
        return state

    # -- power and time --------------------------------------------------------------------------------------

    def _place(self, place: int | str) -> int:
        ref = f"section:{str(place).removeprefix('section:')}"
        if ref not in PLACE:
            raise Refused("unknown-section", section=place)
        return PLACE.index(ref)

    def power(self, *places: int | str, on: bool = True) -> None:
        """These places (1, 2, 3, `elevator`) have power, or have none; all of them if none is named."""
        g = self.state
        for place in map(self._place, places or (1, 2, 3, "elevator")):
            if g.has_power(place) != on:
                g.powered ^= 1 << g.power_at[place]
        self._changed()

    def dark(self, *places: int | str) -> None:
        """These places have no power."""
        self.power(*places, on=False)

    def power_token(self, place: int | str, number: int) -> None:
        """The power token of this number lies at a place; it changes with the one that lay there."""
        at, here = self.state.power_at, self._place(place)
        there = at.index(number)
        at[here], at[there] = at[there], at[here]
        self._changed()

    def has_power(self, place: int | str) -> bool:
        """Whether a place has power."""
        return self.state.has_power(self._place(place))

    def clock(self, time: int, on: bool | None = None) -> None:
        """Set the time token, and which side it shows."""
        g = self.state
        g.time = time
        if on is not None:
            g.time_on = on
        self._changed()

    def css(self, space: int, token: str | None = None) -> None:
        """This CSS token (`a`, `b`, `c`, `all`, `none`) lies on a space of the time track, or none does."""
        g = self.state
        track = g.zones[zones.CSS_ON_TRACK]
        if token is None:
            if g.css_at[space] >= 0:
                g.move(g.css_at[space], zones.CSS_ON_TRACK, box.OUT)
                g.css_at[space] = -1
        else:
            names = g.box.faces[box.CSS]
            if g.css_at[space] < 0:
                g.css_at[space] = next(back for back in g.zones[box.OUT] if g.family[back] == box.CSS)
                g.zones[box.OUT].remove(g.css_at[space])
                track.append(g.css_at[space])
            fixed = {back for back in track if g.seen[back]}
            alike = [b for b in g.box.backs[box.CSS] if names[g.face[b]] == token and b not in fixed]
            if not alike:
                raise Refused("unknown-token", token=token)
            back, other = g.css_at[space], alike[0]
            g.face[back], g.face[other] = g.face[other], g.face[back]
        self._changed()

    def css_track(self) -> dict[int, str]:
        """By space: the CSS token that lies there."""
        g = self.state
        return {space: g.game.name_of(g, back) for space, back in enumerate(g.css_at) if back >= 0}

    def autodestruction(self, space: int | None, red: bool = False) -> None:
        """The autodestruction token lies on a space, or nowhere."""
        g = self.state
        g.autodestruct, g.autodestruct_red = OFF if space is None else space, red
        self._changed()

    def alert(self, space: int | None) -> None:
        """The alert procedure token lies on a space, or nowhere."""
        self.state.alert = OFF if space is None else space
        self._changed()

    # -- ways out --------------------------------------------------------------------------------------------

    def isolation(self, open: bool = True) -> None:
        """The isolation room is open, or not yet."""
        self.state.isolation_open = open
        self._changed()

    def gate(self, open: bool = True) -> None:
        """The main gate is open, or closed."""
        self.state.gate_open = open
        self._changed()

    def elevator(self, section: int) -> None:
        """The elevator is in this section."""
        self.state.elevator = section
        self._changed()

    def rover(self, room: str | int) -> None:
        """The rover is in this room, or at the `bunker`."""
        self.state.rover = AT_BUNKER if room == "bunker" else self.room_number(room)
        self._changed()

    def lock_in(self, *names: str | int) -> None:
        """These characters are locked in the isolation room."""
        self._gone(names, HIBERNATING)

    def shelter(self, *names: str | int) -> None:
        """These characters have reached the bunker."""
        self._gone(names, SHELTERED)

    def board_pod(self, name: str | int, pod: str) -> None:
        """The character has passed and is on the space of pod `a`, `b` or `c`, whose cargo room becomes explored."""
        g, seat = self.state, self.seat(name)
        self.lay(f"cargo-{pod}")
        g.status[seat], g.room[seat], g.pod[seat] = EMBARKED, 0, PODS.index(pod)
        g.passed |= 1 << seat
        self._changed()

    # -- what one knows --------------------------------------------------------------------------------------

    def computer(self, *cards: str) -> None:
        """The open computer card, and those below it in this order."""
        g = self.state
        deck = g.zones[zones.COMPUTER_DECK]
        names = g.box.computer_cards
        for at, card in enumerate(cards, 1):
            if card not in names:
                raise Refused("unknown-card", card=card)
            back, other = deck[-at], next(b for b in deck if names[g.face[b]] == card)
            g.face[back], g.face[other] = g.face[other], g.face[back]
        self._changed()

    def knowledge(self, name: str | int, level: int) -> None:
        """Set somebody's knowledge."""
        self.state.knowledge[self.seat(name)] = level
        self._changed()

    def archive(self, *names: str | int) -> None:
        """These characters' knowledge tokens show their active side."""
        for name in names:
            self.state.archived |= 1 << self.seat(name)
        self._changed()

    def weakness(self, slot: int, name: str, discovered: bool = True) -> None:
        """Put this weakness card on a slot (1, 2 or 3 from the left), face up unless told otherwise."""
        g = self.state
        back = g.zones[box.WEAKNESS_SLOTS][slot - 1]
        other = next(b for b in g.box.backs[box.WEAKNESS] if g.box.weaknesses[g.face[b]] == name)
        g.face[back], g.face[other] = g.face[other], g.face[back]
        if discovered:
            g.discovered |= 1 << slot - 1
            g.show(back)
        self._changed()

    # -- contingencies ---------------------------------------------------------------------------------------

    def contingency(self, code: str) -> None:
        """This contingency (`code-red`, `red`) is the active one."""
        self._deal(zones.ACTIVE_CONTINGENCY, [code], 0)

    def contingencies(self, name: str | int, *codes: str) -> None:
        """The character holds exactly these; what it held goes to the pool."""
        seat = self.seat(name)
        self._deal(zones.CONTINGENCIES_OF[seat], codes, 1 << seat)

    def shown_contingencies(self, *codes: str) -> None:
        """Exactly these lie open for the whole crew; what lay there goes to the pool."""
        self._deal(zones.SHOWN_CONTINGENCIES, codes, EVERYONE)

    def _deal(self, zone: int, codes: Sequence[str], knowers: int) -> None:
        g = self.state
        pool, place = g.zones[zones.CONTINGENCY_POOL], g.zones[zone]
        pool.extend(place)
        place.clear()
        for code in codes:
            face = self._code(code)
            back = next(b for b in g.box.backs[box.CONTINGENCY] if g.face[b] == face)
            if back not in pool:  # somebody else has it, who gets another one instead
                other = next(b for b in pool)
                g.face[back], g.face[other] = g.face[other], g.face[back]
                back = other
            pool.remove(back)
            place.append(back)
            g.seen[back] = knowers
        for back in pool:
            g.seen[back] = 0
        self._changed()

    def _code(self, code: str) -> int:
        names = self.state.box.faces[box.CONTINGENCY]
        wanted = f"code-{code.removeprefix('code-')}"
        if wanted not in names:
            raise Refused("unknown-token", token=code)
        return names.index(wanted)

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

    def facts(self) -> dict[str, Any]:
        """What a scenario file may expect of the table as a whole."""
        g = self.state
        return {
            **super().facts(),
            "time": g.time,
            "power": [ref.removeprefix("section:") for place, ref in enumerate(PLACE) if ref and g.has_power(place)],
            "autodestruction": None if g.autodestruct == OFF else g.autodestruct,
            "alert": None if g.alert == OFF else g.alert,
            "css": {str(space): token for space, token in self.css_track().items()},
            "gate": g.gate_open,
            "rover": f"room:{g.rover}" if g.rover else "bunker",
            "contingency": self.active_contingency(),
        }
