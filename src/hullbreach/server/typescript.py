"""The protocol as TypeScript: made from the structs the server reads and writes, so that both sides mean the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect

from .. import library
from ..describe.things import ThingShown, Words
from ..kernel.event_kinds import Catalogue, Moment
from . import shapes, wire

PLAIN: dict[Any, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
INSTEAD = {
    ("Screen", "screen"): "ScreenShown",
    ("Screen", "story"): "LineShown[]",
    ("Change", "story"): "LineShown[]",
    ("Change", "patch"): "Patch",
    ("ScreenShown", "view"): "object",
    ("ScreenShown", "words"): "Words",
}
"""Fields the server keeps as plain data: `shapes` says what it makes by hand. Of a view only its game knows more."""
HEAD = """// Made by `hullbreach schema`; do not edit.

/** Each entry is [path, value], or [path] for what is gone. */
export type Patch = ([(string | number)[]] | [(string | number)[], unknown])[];

/** What the client has to know of the kinds of events of a game: their moments, and when the coach explains them. */
export interface Catalogue {
  moments: Record<string, Moment>;
  coached: Record<string, string[]>;
}
"""
HEAD_OF_GAMES = """// Made by `hullbreach schema --games`; do not edit.

import type { Catalogue, PileShown, ThingShown } from "../wire";
"""
HOUSE = (ThingShown, Words, Moment)
"""What belongs to the screens of any game, besides what `wire` and `shapes` hold."""


def typescript() -> str:
    """Every type of the protocol."""
    parts = [HEAD, f"export const PROTOCOL = {wire.PROTOCOL};\n"]
    parts += [_interface(each) for each in (*_structs(), *_parts_of(HOUSE))]
    parts += [_union("Wish", get_args(wire.Wish)), _union("Told", get_args(wire.Told))]
    return "\n".join(parts)


def typescript_of_games() -> str:
    """What only the games know: their views, what their screens say, and their kinds of events."""
    titles = {game: library.title(game) for game in library.games()}
    shown = [part for title in titles.values() for part in (title.words, *title.views)]
    house = _parts_of(HOUSE)
    parts = [HEAD_OF_GAMES]
    parts += [_interface(each, is_view=True) for each in _parts_of([*house, *shown]) if each not in house]
    parts += [_catalogue(game, title.catalogue) for game, title in titles.items() if title.catalogue]
    return "\n".join(parts)


def _catalogue(game: str, kinds: Catalogue) -> str:
    moments = [f'    "{name}": {_text(kind.moment)},' for name, kind in sorted(kinds.items()) if kind.moment]
    coached = [f'    "{name}": {_text(kind.coach.split())},' for name, kind in sorted(kinds.items()) if kind.coach]
    name = game.upper().replace("-", "_")
    return "\n".join(
        [f"export const {name}: Catalogue = {{", "  moments: {", *moments, "  },", "  coached: {", *coached]
        + ["  },", "};", ""]
    )


def _text(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def _structs() -> Iterator[type[msgspec.Struct]]:
    yield from get_args(wire.Wish)
    yield from get_args(wire.Told)
    for value in vars(shapes).values():
        if isinstance(value, type) and issubclass(value, shapes.Shape) and value is not shapes.Shape:
            yield value


def _parts_of(views: Iterable[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """Views and all they are made of. The client knows them by name, so no two may share one."""
    named: dict[str, type[msgspec.Struct]] = {struct.__name__: struct for struct in _structs()}
    parts: list[type[msgspec.Struct]] = []
    found = list(views)
    while found:
        struct = found.pop(0)
        if named.setdefault(struct.__name__, struct) is not struct:
            raise TypeError(f"Two structs are called {struct.__name__}: one is in {struct.__module__}.")
        if struct not in parts:
            parts.append(struct)
            found += [each for field in msgspec.structs.fields(struct) for each in _structs_in(field.type)]
    return parts


def _structs_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for each in get_args(kind):
        yield from _structs_in(each)


def _interface(struct: type[msgspec.Struct], *, is_view: bool = False) -> str:
    """A struct as an interface. What a view has by default, for records that lack it, is sent like anything else."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */", f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        kind = INSTEAD.get((struct.__name__, field.name)) or _type(field.type)
        has_default = (field.default, field.default_factory) != (msgspec.NODEFAULT, msgspec.NODEFAULT)
        is_there = field.required or (is_view and has_default and not info.cls.__struct_config__.omit_defaults)
        lines.append(f"  {field.encode_name}{'' if is_there else '?'}: {kind};")
    return "\n".join([*lines, "}", ""])


def _type(kind: Any) -> str:
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType):
        of = _type(kind.item_type)
        return f"({of})[]" if " " in of else f"{of}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_type(each) for each in kind.types)
    return PLAIN[type(kind)]


def _union(name: str, members: tuple[type, ...]) -> str:
    return f"export type {name} = {' | '.join(each.__name__ for each in members)};\n"
