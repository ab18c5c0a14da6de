"""Tables of packs laid over those of the box: a row with an id of ours replaces ours, and others are added."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

import msgspec

from ...packs import BadPack, Pack, is_id, line_of_row, read_toml
from . import BlipRow, CharacterRow, Dial, EnduranceRow, Tables, TokenRow, TrackerRow

MISSION = "mission_"
"""How the name of a table with a mission begins."""
TUNNEL, SPAWN_POINTS = 0, range(1, 5)
MOST_COPIES = 40


class _Characters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    character: tuple[CharacterRow, ...] = ()


class _Endurance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[EnduranceRow, ...] = ()


class _Tracker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[TrackerRow, ...] = ()


class _Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    blip: tuple[BlipRow, ...] = ()
    mission_blip: tuple[TokenRow, ...] = ()
    sentry_dial: Dial | None = None


TABLES: Mapping[str, Any] = {
    "characters": _Characters,
    "endurance": _Endurance,
    "tracker": _Tracker,
    "tokens": _Tokens,
}
"""By name of a table: what may stand in it."""
HEADINGS = {
    "characters": {"character": "characters"},
    "endurance": {"card": "endurance"},
    "tracker": {"card": "tracker"},
    "tokens": {"blip": "blips", "mission_blip": "mission_blips"},
}
"""By table: its headings with rows, and the field of `Tables` they belong to."""


class Found(NamedTuple):
    """A row that will not do: where it stands, and why."""

    heading: str
    nth: int
    field: str
    reason: str
    about: dict[str, object]


def laid_over(under: Tables, pack: Pack) -> Tables:
    """The tables with those of a pack over them, which are known to be right."""
    over = under
    for name, text in pack.named("tables").items():
        if name in TABLES:
            rows = _converted(name, text)
            for heading, field in HEADINGS[name].items():
                over = msgspec.structs.replace(over, **{field: _merged(getattr(over, field), getattr(rows, heading))})
            if isinstance(rows, _Tokens) and rows.sentry_dial:
                over = msgspec.structs.replace(over, sentry_dial=rows.sentry_dial)
    return over


def _merged(old: tuple[Any, ...], new: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(({_key(row): row for row in old} | {_key(row): row for row in new}).values())


def _key(row: Any) -> object:
    return row.number if isinstance(row, BlipRow) else row.id


def bad_tables(under: Tables, pack: Pack) -> Iterator[BadPack]:
    """Everything that is wrong with the tables of a pack on their own, missions aside."""
    for name, text in pack.named("tables").items():
        file = f"tables/{name}.toml"
        if name in TABLES:
            yield from _bad_table(under, name, text, file)
        elif not name.startswith(MISSION):
            yield BadPack("table-unknown", file, near=get_close_matches(name, [*TABLES, MISSION]))


def _bad_table(under: Tables, name: str, text: str, file: str) -> Iterator[BadPack]:
    try:
        rows = _converted(name, text)
    except BadPack as bad:
        yield bad
        return
    for found in _bad_rows(under, name, rows):
        line = line_of_row(text, found.heading, found.nth, found.field) or line_of_key(text, found.heading)
        yield BadPack(found.reason, file, line, **found.about)


def _converted(name: str, text: str) -> Any:
    """What a table says. Rows without a source count as house content."""
    data = read_toml(text, f"tables/{name}.toml")
    for rows in data.values():
        for row in rows if isinstance(rows, list) else [rows]:
            if isinstance(row, dict):
                row.setdefault("source", "house")
    return converted(data, TABLES[name], text, f"tables/{name}.toml")


_PLACE = re.compile(r" - at `\$(?:\.(\w+))?(?:\[(\d+)\])?(?:\.(\w+))?")
_FIELD = re.compile(r"field `(\w+)`")


def converted(data: Mapping[str, object], type: Any, text: str, file: str) -> Any:
    """Plain data as a struct; what does not fit is told with its line."""
    try:
        return msgspec.convert(data, type)
    except msgspec.ValidationError as error:
        said, place = str(error), _PLACE.search(str(error))
        named = _FIELD.search(said)
        heading, index, field = place.groups() if place else (None, None, None)
        field = named[1] if named else field
        line = 0
        if heading:
            line = line_of_row(text, heading, int(index or 0), field or "") or line_of_key(text, heading)
        because = said[: place.start()] if place else said
        if not line and field:
            line = line_of_key(text, field)
        if not named:
            because = f"{field or heading}: {because}"
        raise BadPack("table-bad-value", file, line, because=because) from None


def line_of_key(text: str, key: str) -> int:
    """The line in a TOML file on which a value is given to this key; 0 if there is none."""
    for number, line in enumerate(text.split("\n"), 1):
        if re.match(rf"\s*{re.escape(key)}\s*=", line):
            return number
    return 0


# -- rows ---------------------------------------------------------------------------------------------------------


def _bad_rows(under: Tables, name: str, rows: Any) -> Iterator[Found]:
    for heading, field in HEADINGS[name].items():
        seen: set[object] = set()
        old = {_key(row): row for row in getattr(under, field)}
        for index, row in enumerate(getattr(rows, heading)):
            key = _key(row)
            if key in seen:
                yield Found(heading, index, "", "table-row-twice", {"row": key})
            seen.add(key)
            for where, reason, about in _bad_row(row, old):
                yield Found(heading, index, where, reason, {"row": key, **about})
    if isinstance(rows, _Tokens) and rows.sentry_dial:
        numbers = rows.sentry_dial.numbers
        if len(numbers) < 2 or numbers[-1] or list(numbers) != sorted(set(numbers), reverse=True):
            yield Found("sentry_dial", 0, "numbers", "table-dial", {})


class Wrong(NamedTuple):
    """A field that will not do, and why."""

    field: str
    reason: str
    about: dict[str, object]


def _bad_row(row: Any, old: Mapping[object, Any]) -> Iterator[Wrong]:
    if isinstance(row, CharacterRow):
        yield from _bad_character(row, old)
    elif isinstance(row, EnduranceRow):
        yield from _bad_card(row, old)
    elif isinstance(row, TrackerRow):
        yield from _bad_tracker_card(row)
    elif isinstance(row, BlipRow):
        yield from _unknown(row.number, old, "number")
        yield from _within(row, "count", 0, MOST_COPIES)
    else:
        yield from _bad_id(row.id)
        yield from _within(row, "count", 0, 6)


def _bad_character(row: CharacterRow, old: Mapping[object, CharacterRow]) -> Iterator[Wrong]:
    yield from _unknown(row.id, old, "id")
    yield from _within(row, "rank", 0, 3)
    for side in ("hero", "grunt"):
        for value in getattr(row, side):
            if not 0 <= value <= 10:
                yield Wrong(side, "table-out-of-range", {"field": side, "value": value, "least": 0, "most": 10})


def _bad_card(row: EnduranceRow, old: Mapping[object, EnduranceRow]) -> Iterator[Wrong]:
    yield from _bad_id(row.id)
    printed = old.get(row.id)
    if printed is None and row.type == "equipment":
        yield Wrong("type", "table-new-equipment", {})
    elif printed is not None and printed.type != row.type:
        yield Wrong("type", "table-other-type", {"wanted": printed.type})
    for field, most in (("count", MOST_COPIES), ("cost", 9), ("shot", 9), ("reach", 24), ("sure", 10)):
        yield from _within(row, field, 0, most)


def _bad_tracker_card(row: TrackerRow) -> Iterator[Wrong]:
    yield from _bad_id(row.id)
    yield from _within(row, "level", 1, 3)
    yield from _within(row, "blips", 0, 5)
    places = [TUNNEL] if row.type == "tunnel" else SPAWN_POINTS
    if any(place not in places for place in row.at):
        yield Wrong("at", "table-tracker-places", {"allowed": list(places)})


def _bad_id(id: str) -> Iterator[Wrong]:
    if not is_id(id):
        yield Wrong("id", "pack-bad-id", {"id": id})


def _unknown(id: object, old: Mapping[object, Any], field: str) -> Iterator[Wrong]:
    if id not in old:
        yield Wrong(field, "table-unknown-row", {"known": [str(key) for key in old]})


def _within(row: Any, field: str, least: int, most: int) -> Iterator[Wrong]:
    value = getattr(row, field)
    if not least <= value <= most:
        yield Wrong(field, "table-out-of-range", {"field": field, "value": value, "least": least, "most": most})
