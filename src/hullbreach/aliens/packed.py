"""The box and the missions with packs in them: sides, tables and missions are laid over ours, their code is added."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib.resources import files

import msgspec

from ..kernel import Effect
from ..kernel.effect import tag_of
from ..packs import Advice, BadPack, Pack, Watch, bad_rules, is_id, line_of_row, module_of, place_to_blame, read_toml
from ..packs.pack import CODE, MANIFEST
from ..rulebook import load
from .board import side as sides_of_the_box
from .board.side import Side
from .box import Box
from .cards.events import EVENTS
from .cards.hazards import HAZARDS
from .functions import Functions
from .missions import check
from .missions.breakout import Breakout
from .missions.bug_hunt import BugHunt
from .missions.mission import Mission, MissionRow
from .tables import Tables
from .tables import ours as our_tables
from .tables.laid_over import MISSION, bad_tables, converted, laid_over, line_of_key
from .tracker import TEXTS

CONTENT = "content"
"""What the functions of a pack are called in its code."""
KINDS: Mapping[str, type[Mission]] = {"bug-hunt": BugHunt, "breakout": Breakout}
"""What a mission without rules of its own is played by."""
MOST_OF_A_KIND = 255
KEY = re.compile(r"[A-Z][0-9]{1,2}")


def our_rows(kinds: Iterable[str]) -> dict[str, MissionRow]:
    """The mission cards of the box by id."""
    folder = files(__package__) / "missions"
    texts = {id: (folder / id.replace("-", "_") / "mission.toml").read_bytes() for id in kinds}
    return {id: msgspec.toml.decode(text, type=MissionRow) for id, text in texts.items()}


class Packed:
    """The game with these packs, the last of which wins. Without packs it is what is in the box."""

    def __init__(self, ours: Mapping[str, type[Mission]], taken: str, packs: Sequence[Pack]) -> None:
        self._ours, self._taken, self._packs = ours, taken, packs
        self.faults: list[BadPack] = [bad for pack in packs for bad in self._faults_of(pack)]
        """What is wrong with each pack on its own; with such a fault there is nothing to play with."""
        if not self.faults:
            self.faults += self._contradictions()

    def problems(self) -> list[BadPack]:
        """Everything that is wrong, and what is not advisable."""
        return self.faults or self._missions[1]

    def missions(self) -> list[Mission]:
        """Every mission, ours first. A pack with a fault is refused."""
        for bad in self.problems():
            if not isinstance(bad, Advice):
                raise bad
        return self._missions[0]

    # -- laid over ours --------------------------------------------------------------------------------------

    @cached_property
    def sides(self) -> dict[str, Side]:
        """The board sides by key."""
        found = sides_of_the_box.ours()
        for pack in self._packs:
            for name, text in pack.named("maps").items():
                side = sides_of_the_box.read(text, f"maps/{name}.txt")
                found[side.key] = side
        return found

    @cached_property
    def tables(self) -> Tables:
        """What is printed."""
        tables = our_tables()
        for pack in self._packs:
            tables = laid_over(tables, pack)
        return tables

    @cached_property
    def box(self) -> Box:
        """The components."""
        return Box(self.tables)

    @cached_property
    def functions(self) -> Functions:
        """What cards and missions do beyond what is printed."""
        ours = Functions()
        ours.events |= EVENTS
        ours.hazards |= HAZARDS
        ours.tracker_cards |= TEXTS
        brought = []
        for pack in self._packs:
            content = content_of(pack)
            for part in content.parts:
                part.id = pack.id
            brought.append(content)
        return ours.with_those_of(brought)

    @cached_property
    def rows(self) -> dict[str, MissionRow]:
        """The mission cards by id, ours first."""
        found = our_rows(self._ours)
        for pack in self._packs:
            found |= {row.id: row for row in map(_mission_row, *_mission_texts(pack))}
        return found

    def kind_of(self, id: str) -> type[Mission]:
        """The class a mission is played by."""
        return self.functions.missions.get(id) or self._ours.get(id) or KINDS[self.rows[id].kind]

    @cached_property
    def _missions(self) -> tuple[list[Mission], list[BadPack]]:
        """The missions that can be laid out, and what is wrong with them."""
        made, wrong = [], []
        for id, row in self.rows.items():
            kind = self.kind_of(id)
            layout, found = check.layout_of(row, self.sides)
            if layout is not None and self._touches(row):
                more = check.everything_wrong(row, kind, layout, self.tables)
                found += [each for each in more if not each.is_advice or self._draws(row)]
            wrong += [self._located(row, each) for each in found]
            if layout is None or any(not each.is_advice for each in found):
                continue
            try:
                made.append(kind(row, layout))
            except Exception as error:
                wrong.append(self._blamed(error))
        return made, wrong

    def _touches(self, row: MissionRow) -> bool:
        """Whether a pack brings this mission, a board of it, or the tracker deck; the others are right as they are."""
        spoilt = any("tracker" in pack.named("tables") for pack in self._packs)
        return spoilt or row.id in self.functions.missions or self._draws(row)

    def _draws(self, row: MissionRow) -> bool:
        """Whether a pack brings this mission or a board of it."""
        keys = row.layout.split()
        return any(
            row.id in _named(pack) or any(name.upper() in keys for name in pack.named("maps")) for pack in self._packs
        )

    # -- what is wrong ---------------------------------------------------------------------------------------

    def _faults_of(self, pack: Pack) -> Iterator[BadPack]:
        """What is wrong with the files of one pack."""
        yield from bad_maps(pack)
        yield from bad_tables(our_tables(), pack)
        for file, text in zip(*_mission_texts(pack), strict=True):
            try:
                row = _mission_row(file, text)
            except BadPack as bad:
                yield bad
                continue
            yield from self._bad_row(row, file, text)
        yield from bad_rules(pack)
        try:
            module = module_of(pack)
        except BadPack as bad:
            yield bad
            return
        if module is not None and not isinstance(getattr(module, CONTENT, None), Functions):
            yield BadPack("pack-without-content", CODE, name=CONTENT)
        yield from self._bad_effects(pack)

    def _bad_row(self, row: MissionRow, file: str, text: str) -> Iterator[BadPack]:
        """What is wrong with a mission card before it is laid out."""
        if file != f"tables/{MISSION}{row.id}.toml":
            yield BadPack("mission-file-name", file, line_of_key(text, "id"), id=row.id)
        if not is_id(row.id) or row.id == self._taken:
            yield BadPack("pack-bad-id", file, line_of_key(text, "id"), id=row.id)
        printed = our_rows([row.id])[row.id].kind if row.id in self._ours else ""
        allowed = [printed] if printed else [*KINDS]
        if row.kind not in allowed:
            yield BadPack("mission-kind", file, line_of_key(text, "kind"), kind=row.kind, allowed=allowed)

    def _bad_effects(self, pack: Pack) -> Iterator[BadPack]:
        """Tags of a pack begin with its id, and the rules it cites are written."""
        try:
            known = {rule.id for rule in load("aliens")} | pack.rules.keys()
        except BadPack:
            return  # reported for what it is
        for name, cls in _effects_of(pack):
            tag = tag_of(cls)
            if tag and not tag.startswith(f"{pack.id}/"):
                yield BadPack("pack-foreign-tag", CODE, _line_with(pack, f'"{tag}"'), tag=tag, pack=pack.id)
            if cls.rule and cls.rule not in known:
                yield BadPack("table-unknown-rule", CODE, _line_with(pack, f'"{cls.rule}"'), row=name, rule=cls.rule)

    def _contradictions(self) -> Iterator[BadPack]:
        """Cards without a function, functions for nothing, and more of a kind than can be told apart."""
        tables, functions = self.tables, self.functions
        of_type = {type: {row.id for row in tables.endurance if row.type == type} for type in ("event", "hazard")}
        for wanted, there in ((of_type["event"], functions.events), (of_type["hazard"], functions.hazards)):
            for id in sorted(wanted - there.keys()):
                yield self._in_table("endurance", id, "table-without-function", row=id)
        texts = {row.id for row in tables.tracker}
        needed = (
            ("endurance", "event", of_type["event"], functions.events),
            ("endurance", "hazard", of_type["hazard"], functions.hazards),
            ("tracker", "tracker", texts, functions.tracker_cards),
            (f"{MISSION}…", "mission", self.rows.keys(), functions.missions),
        )
        for table, sort, wanted_, there_ in needed:
            for id in sorted(there_.keys() - set(wanted_)):
                pack = next((pack for pack in self._packs if id in getattr(content_of(pack), _SORTS[sort])), None)
                line = _line_with(pack, f'.{sort}("{id}")') if pack else 0
                yield BadPack("table-function-for-nothing", CODE, line, of=table, id=id)
        for sort, count in (
            ("endurance", sum(row.count for row in tables.endurance)),
            ("blips", sum(row.count for row in tables.blips)),
        ):
            if count > MOST_OF_A_KIND:
                yield BadPack("pack-too-many", MANIFEST, sort=sort, count=count)
            if not count:
                yield BadPack("table-empty", MANIFEST, sort=sort)

    def _in_table(self, table: str, value: str, reason: str, **about: object) -> BadPack:
        """A fault of a row, in the last pack that has it."""
        for pack in reversed(self._packs):
            text = pack.named("tables").get(table, "")
            for number, line in enumerate(text.split("\n"), 1):
                if re.match(rf'\s*id\s*=\s*"{re.escape(value)}"', line):
                    return BadPack(reason, f"tables/{table}.toml", number, **about)
        return BadPack(reason, MANIFEST, **about)

    def _located(self, row: MissionRow, wrong: check.Wrong) -> BadPack:
        """A fault of a mission: on its card if a pack has that, or else in the map or the table that spoils ours."""
        sort = Advice if wrong.is_advice else BadPack
        about = {"mission": row.id, **wrong.about}
        for pack in reversed(self._packs):
            text = pack.named("tables").get(f"{MISSION}{row.id}")
            if text is not None:
                line = _line_of(text, wrong) if wrong.field else 0
                return sort(wrong.reason, f"tables/{MISSION}{row.id}.toml", line, **about)
        for pack in reversed(self._packs):
            for name in pack.named("maps"):
                if name.upper() in row.layout.split():
                    return sort(wrong.reason, f"maps/{name}.txt", **about)
        return sort(wrong.reason, "tables/tracker.toml", **about)

    def _blamed(self, error: Exception) -> BadPack:
        """What failed while a mission was made, as a fault of the pack whose code it was."""
        because = f"{type(error).__name__}: {error}"
        lines = [place_to_blame(pack, error)[0] for pack in self._packs]
        return BadPack("pack-bad-code", CODE, max(lines, default=0), because=because)


_SORTS = {"event": "events", "hazard": "hazards", "tracker": "tracker_cards", "mission": "missions"}


def bad_maps(pack: Pack) -> Iterator[BadPack]:
    """What is wrong with the maps of a pack. A map lies in a file with its key as its name."""
    for name, text in pack.named("maps").items():
        file = f"maps/{name}.txt"
        yield from (
            BadPack(bad.reason, file, bad.line, bad.column, **bad.about)
            for bad in sides_of_the_box.everything_wrong(text, file)
        )
        words = text.split("\n")[0].split()
        if len(words) == 3 and (not KEY.fullmatch(words[1]) or words[1].lower() != name):
            yield BadPack("map-file-name", file, 1, key=words[1])


def content_of(pack: Pack) -> Functions:
    """What the code of a pack brings; nothing if there is none or it cannot be read."""
    try:
        module = module_of(pack)
    except BadPack:
        module = None
    found = getattr(module, CONTENT, None)
    return found if isinstance(found, Functions) else Functions()


def watch(by: Watch) -> None:
    """Wrap what the watched pack brings in its watchers."""
    content_of(by.pack).watch(by)


def _line_of(text: str, wrong: check.Wrong) -> int:
    """The line of a mission's table on which something wrong stands; 0 if it is missing there."""
    return line_of_row(text, wrong.field, wrong.nth, wrong.part) or line_of_key(text, wrong.field)


def brought_sides(pack: Pack) -> list[Side]:
    """The sides a pack draws; none that cannot be read."""
    found = []
    for name, text in pack.named("maps").items():
        if not any(sides_of_the_box.everything_wrong(text, name)):
            found.append(sides_of_the_box.read(text, name))
    return found


def missions_named(pack: Pack) -> list[str]:
    """The ids of the missions a pack brings, as far as they can be read."""
    return [row.id for row in _named(pack).values()]


def _named(pack: Pack) -> dict[str, MissionRow]:
    found = {}
    for file, text in zip(*_mission_texts(pack), strict=True):
        try:
            row = _mission_row(file, text)
        except BadPack:
            continue
        found[row.id] = row
    return found


def _mission_texts(pack: Pack) -> tuple[list[str], list[str]]:
    """The files with the missions of a pack, and what is in them."""
    tables = {name: text for name, text in pack.named("tables").items() if name.startswith(MISSION)}
    return [f"tables/{name}.toml" for name in tables], list(tables.values())


def _mission_row(file: str, text: str) -> MissionRow:
    row: MissionRow = converted({"source": "house", **read_toml(text, file)}, MissionRow, text, file)
    return row


def _effects_of(pack: Pack) -> Iterator[tuple[str, type[Effect]]]:
    try:
        module = module_of(pack)
    except BadPack:
        return
    for name, it in vars(module).items() if module else ():
        if isinstance(it, type) and issubclass(it, Effect) and module and it.__module__ == module.__name__:
            yield name, it


def _line_with(pack: Pack, words: str) -> int:
    """The first line of a pack's code that has these words; 0 if none has."""
    lines = pack.text(CODE).split("\n") if CODE in pack.files else []
    return next((number for number, line in enumerate(lines, 1) if words in line), 0)


def names_wanted(pack: Pack, printed: Tables, ours: Iterable[str]) -> Iterator[str]:
    """The messages that everything new in a pack needs in each language: a name, and what it says or does."""
    laid = laid_over(printed, pack)
    for field, kind in (("endurance", "card"), ("tracker", "tracker"), ("mission_blips", "token")):
        old = {row.id for row in getattr(printed, field)}
        new = [row.id for row in getattr(laid, field) if row.id not in old]
        yield from (f"{kind}-{id}{more}" for id in new for more in ("", "-text"))
    for id in missions_named(pack):
        if id not in ours:
            yield from (f"mission-{id}", f"mission-{id}-text")


def messages_of(pack: Pack, language: str) -> str:
    """The messages that follow from what a pack brings: names of sides and rooms, and of missions to choose from."""
    said = {}
    for side in brought_sides(pack):
        key = side.key.lower()
        said[f"side-{key}"] = _in(language, side.en, side.fr)
        said |= {f"room-{key}-{room.letter}": _in(language, room.en, room.fr) for room in side.rooms.values()}
    for id in missions_named(pack):
        said |= {f"{asked}-mission-{id}": f"{{ mission-{id} }}" for asked in ("setup", "ui-option")}
    return "".join(f"{id} = {text}\n" for id, text in said.items())


def _in(language: str, en: str, fr: str) -> str:
    """A name in a language, with nothing in it that Fluent would read as its own."""
    return (fr if language == "fr" else en).replace("{", "(").replace("}", ")")
