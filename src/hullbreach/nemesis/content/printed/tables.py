"""The printed tables: one file each, a field of `Tables` named as the file, loaded and validated.

Every game of the family has the same tables, and some of its own.
"""

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec import Struct, to_builtins
from msgspec.structs import replace

from ....kernel import Refused
from ....packs import CHOICES, line_of_row
from .rows import (
    Action,
    Area,
    Attack,
    Autodestruction,
    BagStart,
    Bunker,
    Character,
    ComputerCard,
    Contamination,
    Contingency,
    Coordinates,
    Corridor,
    CssToken,
    DestinationTrack,
    Die,
    Engine,
    Entrance,
    Event,
    ExplorationTokens,
    FacilityTime,
    Fact,
    IntruderPlayerAbility,
    IntruderPlayerCard,
    IntruderTokens,
    Item,
    KnowledgeTrack,
    Objective,
    Path,
    Pod,
    PodCount,
    PowerTokens,
    Room,
    RoomAction,
    Row,
    SelfDestructTrack,
    Slot,
    Source,
    Supply,
    SurfaceCard,
    TimeTrack,
    Weakness,
    Wound,
)


class BadTable(Refused):
    """A table is not what it should be: which one, at which row and line, and why."""

    def __init__(self, reason: str, table: str, row: object = "", line: int = 0, /, **about: object) -> None:
        super().__init__(f"table-{reason}", "", **({"row": str(row)} if row else {}), **about)
        self.table, self.row, self.line = table, str(row), line
        self.add_note(f"{table}.toml:{line}" if line else f"{table}.toml")


class Table(Fact, frozen=True, kw_only=True):
    """One file; its field names are the headings of the file."""

    source: Source


class BoardTable(Table, frozen=True):
    """board_ship.toml and the like: one side of a board."""

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


class ShipTokenTable(TokenTable, frozen=True):
    """tokens.toml of a ship."""

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

    rooms: RoomTable
    exploration: ExplorationTable
    tokens: TokenTable
    dice: DiceTable
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

    @classmethod
    def kinds(cls) -> dict[str, type[Table]]:
        """What each table is made of, by its name."""
        return _kinds(cls)

    @property
    def exploration_stacks(self) -> tuple[tuple[ExplorationTokens, ...], ...]:
        """The stacks of exploration tokens, each shuffled on its own."""
        return (self.exploration.token,)

    @property
    def boards(self) -> dict[str, BoardTable]:
        """The sides of the board by their names."""
        return {name: table for name in self.kinds() if isinstance(table := getattr(self, name), BoardTable)}


class FacilityBoardTable(BoardTable, frozen=True, kw_only=True):
    """board_facility.toml and board_facility_surface.toml."""

    exits: tuple[int, ...]
    rover: int
    elevator: int
    bunker: Bunker
    path: tuple[Path, ...] = ()
    area: tuple[Area, ...] = ()


class ComputerTable(Table, frozen=True):
    """computer.toml."""

    card: tuple[ComputerCard, ...]


class CssTable(Table, frozen=True):
    """css.toml."""

    token: tuple[CssToken, ...]


class ContingencyTable(Table, frozen=True):
    """contingencies.toml."""

    contingency: tuple[Contingency, ...]


class SurfaceTable(Table, frozen=True):
    """surface.toml."""

    surface: tuple[SurfaceCard, ...]


class FacilityTrackTable(Table, frozen=True):
    """facility_tracks.toml."""

    time: FacilityTime
    autodestruction: Autodestruction
    power: PowerTokens
    knowledge: KnowledgeTrack


class FacilityActionTable(ActionTable, frozen=True):
    """actions.toml of the facility."""

    computer_action: RoomAction
    rover_action: RoomAction


class FacilityTables(Tables, frozen=True):
    """The box of Lockdown."""

    actions: FacilityActionTable
    board_facility: FacilityBoardTable
    board_facility_surface: FacilityBoardTable
    surface_exploration: ExplorationTable
    surface: SurfaceTable
    computer: ComputerTable
    css: CssTable
    contingencies: ContingencyTable
    facility_tracks: FacilityTrackTable

    @property
    def exploration_stacks(self) -> tuple[tuple[ExplorationTokens, ...], ...]:
        """Those for what lies outside come second."""
        return self.exploration.token, self.surface_exploration.token


class ShipTables(Tables, frozen=True):
    """The box of base Nemesis."""

    tokens: ShipTokenTable
    board_ship: BoardTable
    board_ship_alternative: BoardTable
    tracks: TrackTable
    coordinates: CoordinatesTable
    intruder_player: IntruderPlayerTable


@cache
def _kinds(cls: type[Tables]) -> dict[str, type[Table]]:
    return get_type_hints(cls)


T = TypeVar("T", bound=Tables)


def parse(of: type[Tables], name: str, text: str) -> Table:
    """Validate the text of a whole table."""
    return _converted(of, name, text, _sourced(name, _read(of, name, text)))


def parse_over(tables: Tables, name: str, text: str) -> Table:
    """The table of this name with other rows laid over it: one with the same key replaces, the others are added.

    Of a board a heading replaces all that stood under it, since its ways are right only together. What does not say
    where it is from is house content.
    """
    data = _sourced(name, {"source": "house", **_read(type(tables), name, text)})
    under: Table = getattr(tables, name)
    rest = {heading: to_builtins(getattr(under, heading)) for heading in under.__struct_fields__ if heading not in data}
    over = _converted(type(tables), name, text, data | rest)
    if isinstance(under, BoardTable):
        return over
    merged: dict[str, Any] = {}
    for heading in data.keys() - {"source"}:
        old, new = getattr(under, heading), getattr(over, heading)
        merged[heading] = _laid_over(old, new) if isinstance(old, tuple) else new
    return replace(under, **merged)


def _laid_over(old: tuple[Row, ...], new: tuple[Row, ...]) -> tuple[Row, ...]:
    rows = {row.key: row for row in old}
    return tuple((rows | {row.key: row for row in new}).values())


def _read(of: type[Tables], name: str, text: str) -> dict[str, Any]:
    _known(of, name)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadTable("not-toml", name, "", line, because=str(error).partition(" (at ")[0]) from None


def _known(of: type[Tables], name: str) -> None:
    if name not in of.kinds():
        raise BadTable("unknown", name, near=get_close_matches(name, of.kinds()))


def _converted(of: type[Tables], name: str, text: str, data: dict[str, Any]) -> Table:
    try:
        return msgspec.convert(data, of.kinds()[name])
    except msgspec.ValidationError as error:
        raise _located(name, text, data, str(error)) from error


def _rows_of(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for value in data.values():
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, dict):
                yield row


def _located(name: str, text: str, data: dict[str, Any], message: str) -> BadTable:
    """Say in words what msgspec says with a path such as `$.room[2].x`."""
    because, _, path = message.partition(" - at `")
    found = re.match(r"\$\.(\w+)(?:\[(\d+)\])?\.?(.*)`", path)
    if not found or found[1] == "source":
        return BadTable("bad-value", name, because=because)
    heading, index, field = found.groups()
    where = f"{heading} {int(index) + 1}" if index else heading
    row = data[heading][int(index)] if index else data[heading]
    if isinstance(row, dict) and "id" in row:
        where += f" ({row['id']})"
    misspelt = re.search(r"unknown field `(\w+)`", because)
    key = ".".join(filter(None, (field.partition("[")[0], misspelt[1] if misspelt else "")))
    line = line_of_row(text, heading, int(index or 0), key)
    drawn = re.fullmatch(r"drawn\.(\w+)", field)
    if drawn:
        part, value = drawn[1], row["drawn"][drawn[1]]
        return BadTable(f"drawn-{part}", name, where, line, value=str(value), names=" ".join(CHOICES[part]))
    return BadTable("bad-value", name, where, line, because=f"{because} (at `{field}`)" if field else because)


def gather(of: type[T], folders: Iterable[Traversable], parts: Collection[str]) -> T:
    """The tables of a box: the rows of all folders, in this order, but those `for` a part that is not there."""
    files: dict[str, list[Traversable]] = {name: [] for name in of.kinds()}
    for file in (file for folder in folders for file in folder.iterdir()):
        name = file.name.removesuffix(".toml")
        _known(of, name)
        files[name].append(file)
    tables: dict[str, Any] = {name: _gathered(of, name, found, {None, *parts}) for name, found in files.items()}
    return of(**tables)


def _gathered(of: type[Tables], name: str, files: Iterable[Traversable], parts: Collection[str | None]) -> Table:
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    read = {file: _sourced(name, _read(of, name, text)) for file, text in texts.items()}
    gathered: dict[str, Any] = {}
    for data in read.values():
        for heading, value in data.items():
            if isinstance(value, list):
                rows = [row for row in value if not isinstance(row, dict) or row.pop("for", None) in parts]
                gathered[heading] = [*gathered.get(heading, ()), *rows]
            elif gathered.setdefault(heading, value) is not value and heading != "source":
                raise BadTable("bad-value", name, heading, because="several parts print it")
    if name == "character_items":
        gathered["item"].sort(key=lambda row: "quest" in row)  # their numbers are permanent, starting items first
    try:
        return _converted(of, name, "", gathered)
    except BadTable:
        for file, data in read.items():
            _say_where(of, name, file, texts[file], gathered | data)
        raise


def _say_where(of: type[Tables], name: str, file: Traversable, text: str, data: dict[str, Any]) -> None:
    """Raise what is wrong with a table if it is wrong in this file."""
    try:
        _converted(of, name, text, data)
    except BadTable as bad:
        bad.add_note(str(file))
        raise


def _sourced(name: str, data: dict[str, Any]) -> dict[str, Any]:
    """The same with a source in every row."""
    if "source" not in data:
        raise BadTable("without-source", name)
    for row in _rows_of(data):
        row.setdefault("source", data["source"])
    return data
