"""The structs of the ship's views."""

from __future__ import annotations

from typing import Literal

from ...view.shapes import Shown, View


class ShipClocks(Shown):
    """The tracks: spaces left to the jump and to self-destruction, and the letter of the course."""

    time: int
    space: Literal["green", "blue", "white", "red"]
    hibernation: bool
    self_destruct: int | None
    self_destruct_locked: bool
    destination: str


class EscapePod(Shown):
    """A pod in play: where it is docked, whether it is unlocked, and who waits inside."""

    ref: str
    number: int
    section: str | None
    launched: bool
    locked: bool
    crew: list[str]


class Engine(Shown):
    """An engine, with the state of the top token for those who know it."""

    ref: str
    number: int
    room: str
    state: str | None


class ShipView(View, kw_only=True):
    """A game aboard the ship; the coordinates card by letter is for those who know it."""

    ship: Literal["flying", "jumped", "exploded"]
    clocks: ShipClocks
    pods: list[EscapePod]
    engines: list[Engine]
    coordinates: dict[str, str] | None
