"""The printed tables: one file each, a field of `Tables` named as the file, loaded and validated.

Every game of the family has the shared tables and a few of its own.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Self, TypeVar, get_origin, get_type_hints

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
    InsanityLevel,
    IntruderPlayerAbility,
    IntruderPlayerCard,
    IntruderTokens,
    Item,
    KnowledgeTrack,
    Mutation,
    Objective,
    PanicCard,
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

BOARD = "board_"
"""The prefix of the names of boards."""


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


class PanicTable(Table, frozen=True):
    """panic.toml."""

    panic: tuple[PanicCard, ...]


class InsanityTable(Table, frozen=True):
    """insanity.toml: the track."""

    level: tuple[InsanityLevel, ...]


class MutationTable(Table, frozen=True):
    """mutations.toml."""

    mutation: tuple[Mutation, ...]


class Tables(Struct, frozen=True):
    """Everything in the box; a field is named as its file."""

    board_type: ClassVar[type[BoardTable]] = BoardTable
    boards: Mapping[str, BoardTable]
    """The boards by the names of their files: `board_ship` is the one of the site `ship`."""
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
    panic: PanicTable
    insanity: InsanityTable

    @classmethod
    def kinds(cls) -> dict[str, type[Table]]:
        """The class of each table except the boards, by name."""
        return _kinds(cls)

    @classmethod
    def kind_of(cls, name: str) -> type[Table]:
        """The class of the table of this name."""
        if name.startswith(BOARD):
            return cls.board_type
        if name not in cls.kinds():
            raise BadTable("unknown", name, near=get_close_matches(name, cls.kinds()))
        return cls.kinds()[name]

    @property
    def by_name(self) -> dict[str, Table]:
        """Every table there is."""
        return {**{name: getattr(self, name) for name in self.kinds()}, **self.boards}

    def with_table(self, name: str, table: Table) -> Self:
        """The same with another table of this name."""
        if isinstance(table, BoardTable):
            return replace(self, boards={**self.boards, name: table})
        return replace(self, **{name: table})

    @property
    def exploration_stacks(self) -> tuple[tuple[ExplorationTokens, ...], ...]:
        """The stacks of exploration tokens, each shuffled on its own."""
        return (self.exploration.token,)


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

    board_type: ClassVar[type[BoardTable]] = FacilityBoardTable
    boards: Mapping[str, FacilityBoardTable]
    actions: FacilityActionTable
    surface_exploration: ExplorationTable
    surface: SurfaceTable
    computer: ComputerTable
    css: CssTable
    contingencies: ContingencyTable
    facility_tracks: FacilityTrackTable

    @property
    def exploration_stacks(self) -> tuple[tuple[ExplorationTokens, ...], ...]:
        """The two stacks: the tokens for the ground outside come second."""
        return self.exploration.token, self.surface_exploration.token


class ShipTables(Tables, frozen=True):
    """The box of base Nemesis."""

    tokens: ShipTokenTable
    tracks: TrackTable
    coordinates: CoordinatesTable
    intruder_player: IntruderPlayerTable
    mutations: MutationTable


def board_of(site: str) -> str:
    """The name of the table of a site's board."""
    return BOARD + site.replace("-", "_")


@cache
def _kinds(cls: type[Tables]) -> dict[str, type[Table]]:
    hints = get_type_hints(cls)
    return {name: hints[name] for name in cls.__struct_fields__ if name != "boards"}


T = TypeVar("T", bound=Tables)
Wanted = dict[str, list[frozenset[str]]]
"""By heading and row: the parts a row is for; an empty set is for every game."""


def parse(of: type[Tables], name: str, text: str) -> Table:
    """Validate the text of a whole table."""
    return _converted(of, name, text, _read(of, name, text))


def parse_over(tables: Tables, name: str, text: str, parts: Collection[str] = ()) -> Table:
    """The table of this name with other rows laid over it. A row with the same key is replaced, the others are added.

    In a board, a heading replaces everything that stood under it, since its ways are right only together. Rows without
    a source count as house content.
    """
    of, under = type(tables), tables.by_name.get(name)
    data = _read(of, name, text, source="house")
    wanted = _wanted(name, data)
    rest = {
        it: to_builtins(getattr(under, it)) for it in of.kind_of(name).__struct_fields__ if it not in data and under
    }
    over = _converted(of, name, text, data | rest)
    if under is None or isinstance(under, BoardTable):
        return over
    merged: dict[str, Any] = {}
    for heading in data.keys() - {"source"}:
        old, new = getattr(under, heading), getattr(over, heading)
        merged[heading] = _laid_over(name, old, _chosen(new, wanted[heading], parts)) if heading in wanted else new
    return replace(under, **merged)


def _laid_over(name: str, old: tuple[Row, ...], new: tuple[Row, ...]) -> tuple[Row, ...]:
    rows = {row.key: row for row in new}
    if len(rows) < len(new):
        times = Counter(row.key for row in new)
        raise BadTable("row-twice", name, next(key for key in times if times[key] > 1))
    return tuple(({row.key: row for row in old} | rows).values())


def _wanted(name: str, data: dict[str, Any]) -> Wanted:
    """Remove from every row the parts it is for, and return them."""
    return {
        heading: [_names(name, row.pop("for", [])) for row in rows]
        for heading, rows in data.items()
        if isinstance(rows, list) and all(isinstance(row, dict) for row in rows)
    }


def _names(table: str, parts: object) -> frozenset[str]:
    try:
        return frozenset(msgspec.convert([parts] if isinstance(parts, str) else parts, list[str]))
    except msgspec.ValidationError as error:
        raise BadTable("bad-value", table, "for", because=str(error)) from None


def parts_named(name: str, text: str) -> frozenset[str]:
    """All parts that rows of a table are for."""
    return frozenset().union(*(names for rows in _wanted(name, tomllib.loads(text)).values() for names in rows))


def _chosen(rows: Sequence[Row], wanted: Sequence[frozenset[str]], parts: Collection[str]) -> tuple[Row, ...]:
    """The rows for these parts. Of several with the same key, those that name the most parts count."""
    here = [(row, len(names)) for row, names in zip(rows, wanted, strict=True) if names <= {*parts}]
    most: dict[object, int] = {}
    for row, named in here:
        most[row.key] = max(named, most.get(row.key, 0))
    return tuple(row for row, named in here if named == most[row.key])


def _read(of: type[Tables], name: str, text: str, **usual: str) -> dict[str, Any]:
    of.kind_of(name)
    try:
        return _sourced(name, usual | tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadTable("not-toml", name, "", line, because=str(error).partition(" (at ")[0]) from None


def _converted(of: type[Tables], name: str, text: str, data: dict[str, Any]) -> Table:
    try:
        return msgspec.convert(data, of.kind_of(name))
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
    """The tables of a box: the rows of all folders, in this order, without those `for` a part that is not in it."""
    files: dict[str, list[Traversable]] = {name: [] for name in of.kinds()}
    for file in (file for folder in folders for file in folder.iterdir()):
        name = file.name.removesuffix(".toml")
        of.kind_of(name)
        files.setdefault(name, []).append(file)
    tables: dict[str, Any] = {name: _gathered(of, name, found, parts) for name, found in files.items()}
    boards = {name: tables.pop(name) for name in files if name.startswith(BOARD)}
    return of(boards=boards, **tables)


def _gathered(of: type[Tables], name: str, files: Iterable[Traversable], parts: Collection[str]) -> Table:
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    read = {file: _read(of, name, text) for file, text in texts.items()}
    gathered: dict[str, Any] = {}
    wanted: Wanted = {}
    for data in read.values():
        for heading, names in _wanted(name, data).items():
            wanted[heading] = [*wanted.get(heading, ()), *names]
        for heading, value in data.items():
            if heading in wanted:
                gathered[heading] = [*gathered.get(heading, ()), *value]
            elif gathered.setdefault(heading, value) is not value and heading != "source":
                raise BadTable("bad-value", name, heading, because="several parts print it")
    gathered = {"source": "house", **_nothing(of.kind_of(name)), **gathered}
    try:
        table = _converted(of, name, "", gathered)
    except BadTable:
        for file, data in read.items():
            _say_where(of, name, file, texts[file], gathered | data)
        raise
    chosen: dict[str, Any] = {
        heading: _chosen(getattr(table, heading), names, parts) for heading, names in wanted.items()
    }
    if isinstance(table, ItemTable):  # their numbers are permanent, starting items before quest items
        chosen["item"] = tuple(sorted(chosen["item"], key=lambda item: item.quest is not None))
    return replace(table, **chosen)


def _nothing(table: type[Table]) -> dict[str, tuple[()]]:
    """A table without rows, for which another part or a pack brings the rows."""
    return {heading: () for heading, hint in get_type_hints(table).items() if get_origin(hint) is tuple}


def _say_where(of: type[Tables], name: str, file: Traversable, text: str, data: dict[str, Any]) -> None:
    """Raise the error of a table if it is in this file."""
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
