"""The shape of a screen and of a line of the story: the client's types are made from it, and tests hold to it."""

from __future__ import annotations

from typing import Any

import msgspec

from ..describe.things import ThingShown
from ..packs import looks


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a screen."""


class SeatShown(Shape):
    """A seat as everybody sees it; `present` while somebody's browser is open there."""

    seat: int
    name: str
    bot: str
    taken: bool
    present: bool


class TableShown(Shape):
    """The table itself; `you` is the seat shown, `yours` are all seats this browser holds.

    `window` is how many seconds somebody here may take to react, 0 if as many as they like.
    `next` is the table its people go on at, for those who have a seat.
    `settling` are seats whose one answer everybody knows; it is given for them in a moment.
    `usual_bot` plays for somebody who rests.
    """

    code: str
    name: str
    game: str
    options: dict[str, str]
    players: int
    phase: str
    paused: bool
    clock: int
    leave: int
    window: int
    coach: bool
    you: int | None
    yours: list[int]
    host: bool
    language: str
    seed_hash: str
    seed: str | None
    seats: list[SeatShown]
    spectators: int
    next: str
    settling: list[int]
    usual_bot: str


class ConsentShown(Shape):
    """Somebody wants to `undo` an answer or to `judge`, which `text` tells; `yours` if you have agreed already.

    `needed` people must agree within `seconds`. Of what was judged while you were away, `missed`, you decide alone.
    """

    number: int
    kind: str
    by: int
    text: str
    agreed: list[int]
    yours: bool
    needed: int
    seconds: int


class LessonShown(Shape):
    """Where a learner is: which step of how many, to be read or done; `points` are how the right option ids begin.

    `about` is what the step speaks of on the board: references, or sorts of things for all of them around you.
    With `waits` it has been done, and goes on when what is asked about it has been answered.
    """

    lesson: str
    step: int
    count: int
    title: str
    text: str
    hint: str
    rule: str
    points: list[str]
    about: list[str]
    reads: bool
    waits: bool


class OptionShown(Shape):
    """Something that may be answered; `about` are references, `more` what the thing does, `held` if you have it."""

    id: str
    text: str
    more: str
    held: bool
    group: str
    cost: int
    about: list[str]
    rule: str


class PromptShown(Shape):
    """What the seat is asked; with `gather`, how many such questions come one after another, 0 if one likes.

    One that asks for a `reaction` closes by itself. `groups` are the headings of its options, in order.
    """

    prompt: str
    ask: str
    text: str
    rule: str
    gather: str
    count: int
    reaction: bool
    groups: list[str]
    options: list[OptionShown]


class WaitingShown(Shape):
    """Whom the table waits for."""

    seat: int
    text: str


class LookShown(Shape):
    """How a thing of a pack is drawn."""

    icon: looks.Icon
    colour: looks.Colour
    shape: looks.Shape


class VerdictShown(Shape):
    """A line of how it ended; `stage` is when it is revealed."""

    text: str
    rule: str
    stage: str


class OutcomeShown(Shape):
    """How it ended; `survivors` only where the game asks who lives."""

    lines: list[VerdictShown]
    winners: list[int]
    survivors: list[int] | None


class ScreenShown(Shape):
    """Everything a viewer sees; without a view the game has not begun. `drawn` are things of packs, by reference."""

    table: TableShown
    consent: ConsentShown | None
    lesson: LessonShown | None
    view: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    prompt: PromptShown | msgspec.UnsetType | None = msgspec.UNSET
    asides: list[OptionShown] | msgspec.UnsetType = msgspec.UNSET
    waiting: list[WaitingShown] | msgspec.UnsetType = msgspec.UNSET
    words: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    drawn: dict[str, LookShown] | msgspec.UnsetType = msgspec.UNSET
    outcome: OutcomeShown | msgspec.UnsetType | None = msgspec.UNSET


class LineShown(Shape):
    """A line of the story; talk carries its seat, a claim says so, and what others were not told is private.

    `things` are what a private line is about, and one to `peek` at opens large before its seat. Of a private look,
    `speak` is what one may ask the phrases for.
    """

    kind: str
    text: str
    rule: str | msgspec.UnsetType = msgspec.UNSET
    args: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    seat: int | msgspec.UnsetType = msgspec.UNSET
    claim: bool | msgspec.UnsetType = msgspec.UNSET
    private: bool | msgspec.UnsetType = msgspec.UNSET
    things: list[ThingShown] | msgspec.UnsetType = msgspec.UNSET
    peek: bool | msgspec.UnsetType = msgspec.UNSET
    speak: str | msgspec.UnsetType = msgspec.UNSET
