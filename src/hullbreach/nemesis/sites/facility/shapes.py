"""The structs of the facility's views."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...view.shapes import Known, Person, Room, Shown, View


class Power(Shown):
    """A section, or the elevator."""

    ref: str
    number: int
    on: bool


class Thresholds(Shown):
    """The spaces that cost power when time enters them: blue ones always, red ones while backup power is off."""

    red: list[int]
    blue: list[int]


class FacilityClocks(Shown):
    """The time track and what lies on it."""

    time: int
    powered: bool
    isolation: bool
    autodestruction: int | None
    autodestruction_red: bool
    alert: int | None
    thresholds: Thresholds


class CssSpace(Shown):
    """A CSS token on the time track, with its face for those who know it."""

    number: int
    css: str | None


class Launch(Shown):
    """A CSS token that all have seen turned over: where it lay, if that is known, and the pods it has launched."""

    number: int | None
    css: str
    pods: list[str]


class CssPod(Shown):
    """A CSS pod: the room it leaves from, if that has been found, and who is on it, if anybody."""

    ref: str
    room: str | None
    crew: list[str]


class Bunker(Shown):
    """Where the bunker is drawn, and from where one walks to it."""

    x: int
    y: int
    from_: list[str] = msgspec.field(name="from")


class Area(Shown):
    """An area of the surface, and where it is drawn."""

    ref: str
    x: int
    y: int


class Surface(Shown):
    """How many cards the deck of the surface has, and the discarded ones, the top last."""

    deck: int
    discarded: list[str]


class Contingencies(Shown):
    """The pool, those that lie open, the active one once it is revealed, and all that one knows not to be active."""

    active: str | None
    pool: Known
    shown: list[str]
    not_active: list[str]


class LaboratorySlot(Shown):
    """A weakness slot: the knowledge it asks for, what lies on it, and what has been discovered."""

    level: int
    object: str | None
    weakness: str | None


class FacilityPerson(Person, kw_only=True):
    """A character with what they know, whether its token is active, and their contingencies."""

    knowledge: int
    knowledge_active: bool
    contingencies: Known
    broken: list[str]


class FacilityRoom(Room, kw_only=True):
    """A room with its section, none for a staircase, whether it is dark there, and whether it lies outside."""

    section: str | None
    dark: bool
    outside: Literal["building", "crossroads"] | None


class FacilityView(View, kw_only=True):
    """A game in the facility, underground or on its surface.

    The open computer card comes with those below it from the top: all remember what has been shown since the last
    shuffle.
    """

    rooms: list[FacilityRoom]  # type: ignore[assignment]  # a list that nobody adds to
    crew: list[FacilityPerson]  # type: ignore[assignment]
    facility: Literal["standing", "purged", "destroyed"]
    clocks: FacilityClocks
    power: list[Power]
    css: list[CssSpace]
    launches: list[Launch]
    pods: list[CssPod]
    elevator: str
    rover: str | None
    gate: Literal["open", "closed"]
    bunker: Bunker
    exit_rooms: list[str]
    areas: list[Area]
    surface: Surface | None
    computer: str | None
    computer_deck: list[str | None]
    contingencies: Contingencies
    laboratory: list[LaboratorySlot]
