"""A printed box with packs in it: their tables are laid over the printed ones, their functions added to ours."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from difflib import get_close_matches
from tomllib import TOMLDecodeError
from typing import Any

from ..packs import BadPack, Pack, Watch, bad_rules, line_of, module_of, place_to_blame
from ..packs.pack import CODE, MANIFEST
from ..rulebook import load
from .box import Box, TooMany
from .content.folder import CONTENT
from .content.functions import Functions
from .content.printed import (
    BOARD,
    BadTable,
    FacilityTables,
    ShipTables,
    Tables,
    board_of,
    contradictions,
    parse_over,
    parts_named,
)


@dataclass(frozen=True, eq=False)
class Edition:
    """What a game is printed with."""

    game: str
    tables: Tables
    functions: Functions
    parts: frozenset[str]
    """The names of its parts. A row that is for another part does not count."""
    box: Callable[[Any, Functions], Box]
    """The class of box that its tables make."""


def box_with(edition: Edition, packs: Sequence[Pack], options: Mapping[str, str]) -> Box:
    """The printed box with these packs in it, in this order. A pack with a fault is refused."""
    for problem in problems(edition, packs, options):
        raise problem
    edition = _chosen(edition, options)
    box = edition.box(_tables(edition, packs), _functions(edition, packs))
    box.printed = edition.tables
    return box


def _chosen(edition: Edition, options: Mapping[str, str]) -> Edition:
    """The edition with the chosen options as parts, since rows of packs may be for them."""
    return replace(edition, parts=edition.parts.union(options.values()))


def problems(edition: Edition, packs: Sequence[Pack], options: Mapping[str, str]) -> Iterator[BadPack]:
    """Everything that is wrong with the tables and functions of packs that are used together."""
    edition = _chosen(edition, options)
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


def unknown_parts(pack: Pack, known: Collection[str]) -> Iterator[BadPack]:
    """Parts that rows of a pack are for and that no game has, so that the rows would never count."""
    for name, text in pack.named("tables").items():
        with suppress(BadTable, TOMLDecodeError):  # reported elsewhere for what it is
            for part in sorted(parts_named(name, text) - {*known}):
                near = get_close_matches(part, known)
                yield BadPack("table-unknown-part", f"tables/{name}.toml", line_of(text, part), part=part, near=near)


def names_wanted(edition: Edition, pack: Pack, options: Mapping[str, str], printed: Sequence[Tables]) -> Iterator[str]:
    """The messages that everything new in a pack needs in each language: a name, and what it does."""
    texts, content = pack.named("tables"), content_of(pack)
    for table, heading, kind in NAMED:
        if table in texts:
            laid = parse_over(edition.tables, table, texts[table], _chosen(edition, options).parts)
            old = {row.key for tables in printed for row in getattr(tables.by_name.get(table), heading, ())}
            new = [row.key for row in getattr(laid, heading) if row.key not in old]
            yield from (f"{kind}-{id}{more}" for id in new for more in ("", "-text"))
            if kind == CREATURE:
                yield from (f"token-{id}" for id in new)
    for option, parts in (("site", content.sites), ("species", content.hunters), ("mode", content.modes)):
        yield from (f"{asked}-{option}-{part}" for part in parts for asked in ("setup", "ui-option"))


@contextmanager
def blaming(packs: Sequence[Pack]) -> Iterator[None]:
    """Report what fails while a game is assembled as a fault of the pack that brings the part."""
    try:
        yield
    except Exception as error:
        because = f"{type(error).__name__}: {error}"
        for pack in packs:
            line, _ = place_to_blame(pack, error)
            if line or content_of(pack).brings_parts:
                raise BadPack("pack-bad-code", CODE, line, because=because) from error
        raise


def watch(by: Watch) -> None:
    """Wrap the functions of the watched pack in its watchers."""
    for body in _bodies(by.pack).values():
        body.watch(by)


CREATURE = "species"
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
    ("tokens", "intruder", CREATURE),
)
"""The tables whose rows have names and texts, and the prefixes of their message ids."""


def _unknown_rules(edition: Edition, pack: Pack) -> Iterator[BadPack]:
    """Rules that a pack's functions cite but that do not exist."""
    written = {**{rule.id: rule for rule in load(edition.game)}, **pack.rules}
    sorts = [some for body in _bodies(pack).values() for some in (body.cards, body.items, body.rooms)]
    cited = {id: it.rule for some in sorts for id, it in some.items()}
    for id, rule in cited.items():
        if rule not in written:
            lines = [line for line, text in enumerate(pack.text(CODE).split("\n"), 1) if f'"{rule}"' in text]
            yield BadPack("table-unknown-rule", CODE, *lines[:1], row=id, rule=rule)


# -- reading ---------------------------------------------------------------------------------------------------


def _tables(edition: Edition, packs: Sequence[Pack]) -> Tables:
    tables = edition.tables
    for pack in packs:
        for name, text in pack.named("tables").items():
            tables = tables.with_table(name, parse_over(tables, name, text, edition.parts))
    return tables


def _functions(edition: Edition, packs: Sequence[Pack]) -> Functions:
    counting = {CONTENT, *(part.replace("-", "_") for part in edition.parts)}
    bodies = [body for pack in packs for name, body in _bodies(pack).items() if name in counting]
    return edition.functions.with_those_of(bodies)


def _bad_tables(edition: Edition, pack: Pack) -> Iterator[BadPack]:
    for name, text in pack.named("tables").items():
        try:
            _is_of_a_site(edition, pack, name)
            parse_over(edition.tables, name, text, edition.parts)
        except BadTable as bad:
            yield BadPack(bad.reason, f"tables/{name}.toml", bad.line, **bad.about)


def _is_of_a_site(edition: Edition, pack: Pack, name: str) -> None:
    """Refuse a board that no site is played on."""
    known = [*edition.tables.boards, *map(board_of, content_of(pack).sites)]
    if name.startswith(BOARD) and name not in known:
        raise BadTable("unknown", name, near=get_close_matches(name, known))


def content_of(pack: Pack) -> Functions:
    """The functions that a pack adds to every game with it."""
    return _bodies(pack).get(CONTENT, Functions())


def _bodies(pack: Pack) -> dict[str, Functions]:
    """The functions of a pack by their names: `content`, and those for one part; none if its code cannot be read."""
    try:
        module = module_of(pack)
    except BadPack:
        module = None
    return {name: it for name, it in vars(module).items() if isinstance(it, Functions)} if module else {}


def _bad_code(pack: Pack) -> Iterator[BadPack]:
    try:
        module = module_of(pack)
    except BadPack as bad:
        yield bad
        return
    if module is not None and not isinstance(getattr(module, CONTENT, None), Functions):
        yield BadPack("pack-without-content", CODE, name=CONTENT)
    for site in content_of(pack).sites:
        if board_of(site) not in pack.named("tables"):
            yield BadPack("pack-site-without-board", CODE, site=site, board=board_of(site))


def _located(bad: BadTable, packs: Sequence[Pack]) -> BadPack:
    """Where in the packs a fault is: the row if it can be found, else the table, else just the pack."""
    for pack in reversed(packs):
        text = pack.named("tables").get(bad.table)
        if text is not None and (line := line_of(text, bad.row, *_looks_of(bad.row)) if bad.row else 0):
            return BadPack(bad.reason, f"tables/{bad.table}.toml", line, **bad.about)
    if any(bad.table in pack.named("tables") for pack in packs):
        return BadPack(bad.reason, f"tables/{bad.table}.toml", 0, **bad.about)
    return BadPack(bad.reason, CODE if bad.table == CODE else MANIFEST, 0, **bad.about)


def _looks_of(row: str) -> Iterator[str]:
    """Patterns of the line on which a row of a board stands, the best first.

    A room that has no row of its own is found by the first way that leads to it, and a way (`3-7`) by both its ends.
    """
    if re.fullmatch(r"\d+", row):
        yield rf"\s*number\s*=\s*{row}\s*(#.*)?"
        yield rf"\s*between\s*=\s*\[(.*,)?\s*{row}\s*(,.*)?\]\s*(#.*)?"
    elif ends := re.fullmatch(r"(\d+)-(\d+)", row):
        yield rf"\s*between\s*=\s*\[\s*{ends[1]}\s*,\s*{ends[2]}\s*,?\s*\]\s*(#.*)?"


# -- tables and functions belong together ----------------------------------------------------------------------


def _unfinished(edition: Edition, it: Tables, functions: Functions) -> Iterator[BadTable]:
    """Things without the function they need, functions without a thing, and reactions that nothing would trigger."""
    items = (("items", it.items.item), ("character_items", it.character_items.item))
    printed = (("actions", it.actions.action), *items)
    played = [(table, row.id) for table, rows in printed for row in rows if row.reaction]
    yield from (BadTable("reaction", table, id) for table, id in played if id not in functions.reactions)
    for id in sorted(functions.reactions.keys() - {id for _, id in played}):
        yield BadTable("function-for-nothing", CODE, of="actions", id=id)
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
