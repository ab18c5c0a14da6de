"""The printed tables: one file each, a field of `Tables` named as the file, loaded and validated."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from .rows import (
    Action,
    Attack,
    BagStart,
    Character,
    Contamination,
    Coordinates,
    Corridor,
    DestinationTrack,
    Die,
    Engine,
    Entrance,
    Event,
    ExplorationTokens,
    Fact,
    IntruderPlayerAbility,
    IntruderPlayerCard,
    IntruderTokens,
    Item,
    Objective,
    Pod,
    PodCount,
    Room,
    RoomAction,
    SelfDestructTrack,
    Slot,
    Source,
    Supply,
    TimeTrack,
    Weakness,
    Wound,
)


class BadTable(Exception):
    """A table is not what it should be: in which file, at which row, and why."""

    def __init__(self, file: str, row: str, reason: str) -> None:
        super().__init__(f"{file}: {row}: {reason}" if row else f"{file}: {reason}")
        self.file = file
        self.row = row
        self.reason = reason


class Table(Fact, frozen=True, kw_only=True):
    """One file; its field names are the headings of the file."""

    source: Source


class BoardTable(Table, frozen=True):
    """board_ship.toml and board_ship_alternative.toml."""

    room: tuple[Slot, ...]
    corridor: tuple[Corridor, ...]
    entrance: tuple[Entrance, ...]


class RoomTable(Table, frozen=True):
    """rooms.toml."""

    room: tuple[Room, ...]


class ExplorationTable(Table, frozen=True):
    """exploration.toml."""

    token: tuple[ExplorationTokens, ...]


class TokenTable(Table, frozen=True):
    """tokens.toml."""

    intruder: tuple[IntruderTokens, ...]
    bag: tuple[BagStart, ...]
    supply: tuple[Supply, ...]
    pod: tuple[Pod, ...]
    pod_count: tuple[PodCount, ...]
    engine: tuple[Engine, ...]


class DiceTable(Table, frozen=True):
    """dice.toml."""

    die: tuple[Die, ...]


class TrackTable(Table, frozen=True):
    """tracks.toml."""

    time: TimeTrack
    self_destruct: SelfDestructTrack
    destination: DestinationTrack


class CoordinatesTable(Table, frozen=True):
    """coordinates.toml."""

    card: tuple[Coordinates, ...]


class AttackTable(Table, frozen=True):
    """attacks.toml."""

    attack: tuple[Attack, ...]


class EventTable(Table, frozen=True):
    """events.toml."""

    event: tuple[Event, ...]


class WoundTable(Table, frozen=True):
    """wounds.toml."""

    wound: tuple[Wound, ...]


class WeaknessTable(Table, frozen=True):
    """weaknesses.toml."""

    weakness: tuple[Weakness, ...]


class ContaminationTable(Table, frozen=True):
    """contamination.toml."""

    contamination: tuple[Contamination, ...]


class ObjectiveTable(Table, frozen=True):
    """objectives.toml."""

    objective: tuple[Objective, ...]


class ItemTable(Table, frozen=True):
    """items.toml and character_items.toml."""

    item: tuple[Item, ...]


class CharacterTable(Table, frozen=True):
    """characters.toml."""

    character: tuple[Character, ...]


class ActionTable(Table, frozen=True):
    """actions.toml."""

    action: tuple[Action, ...]
    basic: tuple[Action, ...]
    room_action: RoomAction


class IntruderPlayerTable(Table, frozen=True):
    """intruder_player.toml."""

    card: tuple[IntruderPlayerCard, ...]
    ability: tuple[IntruderPlayerAbility, ...]


class Tables(Struct, frozen=True):
    """Everything in the box; a field is named as its file."""

    board_ship: BoardTable
    board_ship_alternative: BoardTable
    rooms: RoomTable
    exploration: ExplorationTable
    tokens: TokenTable
    dice: DiceTable
    tracks: TrackTable
    coordinates: CoordinatesTable
    attacks: AttackTable
    events: EventTable
    wounds: WoundTable
    weaknesses: WeaknessTable
    contamination: ContaminationTable
    objectives: ObjectiveTable
    items: ItemTable
    character_items: ItemTable
    characters: CharacterTable
    actions: ActionTable
    intruder_player: IntruderPlayerTable


TABLES: dict[str, type[Table]] = get_type_hints(Tables)


def parse(name: str, text: str) -> Table:
    """Validate the text of the table `name`, whichever pack it is from."""
    file = f"{name}.toml"
    if name not in TABLES:
        raise BadTable(file, "", "There is no such table")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTable(file, "", str(error)) from error
    if "source" not in data:
        raise BadTable(file, "", "Object missing required field `source`")
    for row in _rows_of(data):
        row.setdefault("source", data["source"])
    try:
        return msgspec.convert(data, TABLES[name])
    except msgspec.ValidationError as error:
        raise _located(file, data, str(error)) from error


def _rows_of(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for value in data.values():
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, dict):
                yield row


def _located(file: str, data: dict[str, Any], message: str) -> BadTable:
    """Say in words what msgspec says with a path such as `$.room[2].x`."""
    reason, _, path = message.partition(" - at `")
    found = re.match(r"\$\.(\w+)(?:\[(\d+)\])?(.*)`", path)
    if not found or found[1] == "source":
        return BadTable(file, "", reason)
    heading, index, field = found.groups()
    where = f"{heading} {int(index) + 1}" if index else heading
    row = data[heading][int(index)] if index else data[heading]
    if isinstance(row, dict) and "id" in row:
        where += f" ({row['id']})"
    return BadTable(file, where, f"{reason} (at `{field.lstrip('.')}`)" if field else reason)


@cache
def load(name: str) -> Table:
    """The packaged table `name`, validated."""
    if name not in TABLES:
        raise BadTable(f"{name}.toml", "", "There is no such table")
    path = resources.files("hullbreach.nemesis.content") / f"{name}.toml"
    return parse(name, path.read_text(encoding="utf-8"))


@cache
def original() -> Tables:
    """All packaged tables."""
    tables: dict[str, Any] = {name: load(name) for name in TABLES}
    return Tables(**tables)
