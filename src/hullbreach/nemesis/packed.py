"""A printed box with packs in it: their tables laid over the printed ones, their functions beside ours."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from ..packs import BadPack, Pack, Watch, bad_rules, line_of, module_of
from ..packs.pack import CODE, MANIFEST
from ..rulebook import load
from .box import Box, TooMany
from .content.folder import CONTENT
from .content.functions import Functions
from .content.printed import BadTable, FacilityTables, ShipTables, Tables, contradictions, parse_over


class Edition(NamedTuple):
    """What a game is printed with."""

    game: str
    tables: Tables
    functions: Functions
    box: Callable[[Any, Functions], Box]
    """The sort of box that tables of this sort make."""


def box_with(edition: Edition, packs: Sequence[Pack]) -> Box:
    """A box made of what is printed and these packs, in this order; whatever is wrong with one is refused."""
    for problem in problems(edition, packs):
        raise problem
    box = edition.box(_tables(edition, packs), _functions(edition, packs))
    box.printed = edition.tables
    return box


def problems(edition: Edition, packs: Sequence[Pack]) -> Iterator[BadPack]:
    """Everything that is wrong with the tables and functions of packs that are used together."""
    bad = [bad for pack in packs for bad in (*_bad_tables(edition, pack), *_bad_code(pack), *bad_rules(pack))]
    yield from bad
    if bad:
        return  # what follows would only repeat it
    tables, functions = _tables(edition, packs), _functions(edition, packs)
    for wrong in (*contradictions(tables), *_unfinished(edition, tables, functions)):
        yield _located(wrong, packs)
    for pack in packs:
        yield from _unknown_rules(edition, pack)
    try:
        edition.box(tables, functions)
    except TooMany as error:
        yield BadPack("pack-too-many", MANIFEST, sort=error.sort, count=error.count)
    except Exception:  # the contradictions above say why
        return


def names_wanted(printed: Tables, pack: Pack) -> list[str]:
    """The messages that everything new in a pack needs in each language: a name, and what it does."""
    wanted = []
    for table, heading, kind in NAMED:
        if table in pack.named("tables"):
            old = {row.id for row in getattr(getattr(printed, table), heading)}
            rows = getattr(parse_over(printed, table, pack.named("tables")[table]), heading)
            new = [row.id for row in rows if row.id not in old]
            wanted += [f"{kind}-{id}{more}" for id in new for more in ("", "-text")]
    return wanted


def watch(by: Watch) -> None:
    """Have the functions of the pack under watch called through its watchers."""
    module = module_of(by.pack)
    if module is not None:
        content: Functions = getattr(module, CONTENT)
        content.watch(by)


NAMED = (
    ("rooms", "room", "room"),
    ("actions", "action", "card"),
    ("intruder_player", "card", "card"),
    ("items", "item", "item"),
    ("character_items", "item", "item"),
    ("characters", "character", "character"),
    ("objectives", "objective", "objective"),
    ("wounds", "wound", "wound"),
    ("weaknesses", "weakness", "weakness"),
    ("attacks", "attack", "attack"),
    ("events", "event", "event-card"),
)
"""Tables whose rows people read about, and how the ids of their messages begin."""


def _unknown_rules(edition: Edition, pack: Pack) -> Iterator[BadPack]:
    """Rules that a pack's functions cite and nobody has written."""
    content: Functions = getattr(module_of(pack), CONTENT, Functions())
    written = {**{rule.id: rule for rule in load(edition.game)}, **pack.rules}
    cited = {id: it.rule for some in (content.cards, content.items, content.rooms) for id, it in some.items()}
    for id, rule in cited.items():
        if rule not in written:
            lines = [line for line, text in enumerate(pack.text(CODE).split("\n"), 1) if f'"{rule}"' in text]
            yield BadPack("table-unknown-rule", CODE, *lines[:1], row=id, rule=rule)


# -- reading ---------------------------------------------------------------------------------------------------


def _tables(edition: Edition, packs: Sequence[Pack]) -> Tables:
    tables = edition.tables
    for pack in packs:
        laid: dict[str, Any] = {name: parse_over(tables, name, text) for name, text in pack.named("tables").items()}
        tables = replace(tables, **laid)
    return tables


def _functions(edition: Edition, packs: Sequence[Pack]) -> Functions:
    modules = [module_of(pack) for pack in packs]
    return edition.functions.with_those_of([getattr(module, CONTENT) for module in modules if module])


def _bad_tables(edition: Edition, pack: Pack) -> Iterator[BadPack]:
    for name, text in pack.named("tables").items():
        try:
            parse_over(edition.tables, name, text)
        except BadTable as bad:
            yield BadPack(bad.reason, f"tables/{name}.toml", bad.line, **bad.about)


def _bad_code(pack: Pack) -> Iterator[BadPack]:
    try:
        module = module_of(pack)
    except BadPack as bad:
        yield bad
        return
    if module is not None and not isinstance(getattr(module, CONTENT, None), Functions):
        yield BadPack("pack-without-content", CODE, name=CONTENT)


def _located(bad: BadTable, packs: Sequence[Pack]) -> BadPack:
    """Where in the packs the trouble is: the row itself, else the table, else nothing better than the pack."""
    for pack in reversed(packs):
        text = pack.named("tables").get(bad.table)
        if text is not None and (line := line_of(text, bad.row, *_looks_of(bad.row)) if bad.row else 0):
            return BadPack(bad.reason, f"tables/{bad.table}.toml", line, **bad.about)
    if any(bad.table in pack.named("tables") for pack in packs):
        return BadPack(bad.reason, f"tables/{bad.table}.toml", 0, **bad.about)
    return BadPack(bad.reason, CODE if bad.table == CODE else MANIFEST, 0, **bad.about)


def _looks_of(row: str) -> Iterator[str]:
    """What the line of a row on a board looks like, the best first.

    A room that has no row of its own is found by the first way that leads to it, and a way (`3-7`) by both its ends.
    """
    if re.fullmatch(r"\d+", row):
        yield rf"\s*number\s*=\s*{row}\s*(#.*)?"
        yield rf"\s*between\s*=\s*\[(.*,)?\s*{row}\s*(,.*)?\]\s*(#.*)?"
    elif ends := re.fullmatch(r"(\d+)-(\d+)", row):
        yield rf"\s*between\s*=\s*\[\s*{ends[1]}\s*,\s*{ends[2]}\s*,?\s*\]\s*(#.*)?"


# -- tables and functions belong together ----------------------------------------------------------------------


def _unfinished(edition: Edition, it: Tables, functions: Functions) -> Iterator[BadTable]:
    """Things without the function they need, functions without a thing, and reactions nobody would ask for."""
    items = (("items", it.items.item), ("character_items", it.character_items.item))
    acting: dict[str, tuple[set[str], Mapping[str, object]]] = {
        "rooms": ({room.id for room in it.rooms.room if room.action}, functions.rooms),
        "actions": ({card.id for card in it.actions.action if not card.reaction}, functions.cards),
        "attacks": ({attack.id for attack in it.attacks.attack}, functions.attacks),
        "events": ({event.effect for event in it.events.event}, functions.events),
        "objectives": ({card.id for card in it.objectives.objective if not card.target}, functions.objectives),
        "character_items": (
            {i.quest.condition for i in it.character_items.item if i.quest and i.quest.condition},
            functions.quests,
        ),
    }
    if isinstance(it, ShipTables):
        abilities = {ability.effect for ability in it.intruder_player.ability}
        acting["intruder_player"] = abilities, functions.intruder_cards
    if isinstance(it, FacilityTables):
        acting["surface"] = {card.id for card in it.surface.surface}, functions.surface
    for table, (wanted, there) in acting.items():
        yield from (BadTable("without-function", table, id) for id in sorted(wanted - there.keys()))
        yield from (BadTable("function-for-nothing", CODE, of=table, id=id) for id in sorted(there.keys() - wanted))
    used = {i.id for _, rows in items for i in rows if i.cost is not None and not i.reaction}
    weapons = {i.id for _, rows in items for i in rows if i.weapon}
    for table, rows in items:
        for item in rows:
            if item.id in used - functions.items.keys() or item.id in weapons - functions.weapons.keys():
                yield BadTable("without-function", table, item.id)
    for id in sorted((functions.items.keys() - used) | (functions.weapons.keys() - weapons)):
        yield BadTable("function-for-nothing", CODE, of="items", id=id)
    yield from _reactions(edition.tables, it)


def _reactions(printed: Tables, it: Tables) -> Iterator[BadTable]:
    """Reactions are written into the rules that ask for them, so that a pack cannot bring one."""
    known = {card.id for card in printed.actions.action if card.reaction}
    known |= {item.id for item in (*printed.items.item, *printed.character_items.item) if item.reaction}
    for table, rows in (("actions", it.actions.action), ("items", it.items.item)):
        yield from (BadTable("reaction", table, row.id) for row in rows if row.reaction and row.id not in known)
