"""What a view of the game is made of. The client's types are made from these structs."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["set-up", "marine", "alien", "finish", "between"]
State = Literal["absent", "aboard", "out", "killed", "captured"]
Facing = Literal["north", "east", "south", "west"]


class Shape(msgspec.Struct):
    """A part of a view."""


class RoomShown(Shape):
    """A named part of a side."""

    ref: str
    letter: str
    kind: str


class SideShown(Shape):
    """A board side in its place: `rows` is its map with the rims as they lie, a space at each odd column and row."""

    ref: str
    set: str
    column: int
    row: int
    rows: list[str]
    rooms: list[RoomShown]


class DoorShown(Shape):
    """A door between two spaces; a barricaded one stays closed."""

    ref: str
    one: str
    other: str
    open: bool
    barricaded: bool


class WornShown(Shape):
    """An equipped card; a jammed weapon cannot attack."""

    ref: str
    jammed: bool


class PersonShown(Shape):
    """A character: its side of the card, where it is and how it is. A grunt has no seat."""

    ref: str
    seat: int | None
    marine: bool
    rank: int
    state: State
    space: str | None
    down: bool
    activated: bool
    dial: int
    speed: int
    aim: int
    tech: int
    defense: int
    melee: int
    hugged: bool
    dark: bool
    carries: str | None
    weapons: list[WornShown]
    equipment: list[WornShown]


class AlienShown(Shape):
    """An alien model: `count` is the model and the tokens under it."""

    ref: str
    space: str
    kind: Literal["alien", "facehugger"]
    count: int


class BlipShown(Shape):
    """A blip; its number only if everybody has looked at it. `near` is how far away the closest character is."""

    ref: str
    space: str
    number: int | None
    near: int


class PointShown(Shape):
    """A spawn point or a tunnel."""

    ref: str
    space: str
    barricaded: bool


class TokenShown(Shape):
    """A crate, a computer, an exit, a mission blip, a flare or Newt on the floor; `kind` is null while it is hidden."""

    sort: Literal["crate", "computer", "exit", "mission-blip", "flare", "newt"]
    space: str
    kind: str | None
    open: bool


class SentryShown(Shape):
    """A sentry gun, and the number on its dial."""

    ref: str
    space: str
    facing: Facing
    dial: int
    shots: int


class EnduranceShown(Shape):
    """The endurance cards: counts of the face-down piles, and the discard pile, which lies open."""

    deck: int
    under: int
    exhaust: int
    discard: list[str]
    removed: list[str]


class TrackerShown(Shape):
    """The motion tracker deck: how many cards are left, the threat level on the back of the top one, what is known."""

    left: int
    level: int | None
    top: list[str]
    discard: list[str]
    draws: int


class CampaignShown(Shape):
    """How a campaign stands: its missions and how many are won, how many were played with raids, losses, the score.

    `so_far` is what the score would be if the campaign were won as it stands; `score` is there once it is counted.
    """

    played: int
    killed: list[str]
    captives: list[str]
    newt: bool
    score: int | None
    missions: list[str] = []
    """Records of the first version do not have this and what follows."""
    won: int = 0
    so_far: int = 0


class GoalShown(Shape):
    """Something the mission asks for or counts, as the end of a message `goal-…`, and how far it has come."""

    id: str
    done: int
    of: int


class AliensView(Shape):
    """A mission as everybody sees it: hands are open, and only piles, blips and mission blips are hidden."""

    game: str
    viewer: int | None
    mission: str
    turn: int
    phase: Phase
    token: int
    choosers: list[int]
    active: str | None
    sides: list[SideShown]
    lit: dict[str, list[int]]
    """By side: for each row, the spaces in line of sight of a character, as bits from the west."""
    doors: list[DoorShown]
    people: list[PersonShown]
    hands: list[list[str]]
    """By seat."""
    aliens: list[AlienShown]
    blips: list[BlipShown]
    points: list[PointShown]
    tokens: list[TokenShown]
    sentries: list[SentryShown]
    endurance: EnduranceShown
    tracker: TrackerShown
    barricades_left: int
    pool: int
    goals: list[GoalShown]
    campaign: CampaignShown | None
