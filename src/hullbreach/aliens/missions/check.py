"""What can be wrong with a mission on its boards: with a place it names, with a number, or with the whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ..board.board import Board
from ..board.layout import DELTAS, EAST, NORTH, SOUTH, WEST, BadLayout, Layout, Space, bits, laid
from ..board.side import SIZE, Side, spot_named
from ..box import LEVELS
from ..tables import Tables
from .mission import CARDS_FOR, FACINGS, Mission, MissionRow, door_named, spaces_named

PLACES = ("start", "start_b", "exits", "spawn", "blips", "mission_blips", "computers", "crates", "facehugger_spaces")
"""Fields of a mission that name spaces."""
TOKENS = ("spawn", "exits", "blips", "mission_blips", "computers", "crates")
"""Those in whose spaces something lies at the beginning."""
SPAWN_POINTS = 4
MOST = {"exits": 2, "mission_blips": 4, "computers": 2, "crates": 8, "facehugger_spaces": 2}
"""How many of each there are in the box."""
RANGES = {
    "facehuggers": (0, 2),
    "sentries": (0, 2),
    "most": (1, 6),
    "players": (1, 6),
    "quiet": (0, 20),
    "fewer": (0, 5),
    "more": (0, 5),
    "adults": (0, 6),
}
NEAR = 4
"""From a spawn point nearer than this to the start, blips are upon the squad at once."""


class Wrong(NamedTuple):
    """Something wrong with a mission: in which field, and why. Advice does not stop anybody from playing it."""

    field: str
    reason: str
    about: Mapping[str, object]
    is_advice: bool = False
    nth: int = 0
    """For a field that has rows: in which of them, counted from 0."""
    part: str = ""
    """And in which field of the row."""


def layout_of(row: MissionRow, sides: Mapping[str, Side]) -> tuple[Layout | None, list[Wrong]]:
    """The boards of a mission, if they can be laid out, and what is wrong with them."""
    keys = {key for line in row.layout.split("/") for key in line.split()}
    for seam in row.sealed.split():
        pair = seam.split("-")
        if len(pair) != 2 or not {*pair} <= keys or pair[0] == pair[1]:
            return None, [Wrong("sealed", "mission-bad-seam", {"seam": seam})]
    try:
        return laid(row.layout, sides, row.sealed), []
    except BadLayout as bad:
        return None, [Wrong("layout", bad.reason, bad.about)]


def everything_wrong(row: MissionRow, kind: type[Mission], layout: Layout, tables: Tables) -> Iterator[Wrong]:
    """Everything that is wrong with a mission whose boards can be laid out."""
    found = [*_bad_numbers(row), *_bad_draws(row), *_bad_names(row, layout)]
    yield from found
    if found:
        return  # what follows would only repeat it
    spaces = {field: spaces_named(layout, getattr(row, field)) for field in PLACES}
    yield from _too_many(spaces)
    yield from _shared(layout, spaces)
    yield from _bad_start(row, layout, spaces)
    yield from _bad_exits(row, kind, layout, spaces["exits"])
    yield from _bad_tokens(row, kind, tables, len(spaces["mission_blips"]))
    yield from _out_of_reach(layout, spaces)
    yield from _bad_deck(row, kind, tables)
    if kind.at_computer is Mission.at_computer and row.computers:
        yield Wrong("computers", "mission-idle-computers", {})
    yield from _bad_spawn(row, layout, spaces)


def _bad_numbers(row: MissionRow) -> Iterator[Wrong]:
    ranges = {**RANGES, "leave": (1, max(row.most, row.players))}
    for field, (least, most) in ranges.items():
        value = getattr(row, field)
        if not least <= value <= most:
            yield Wrong(field, "mission-number", {"field": field, "value": value, "least": least, "most": most})


def _bad_draws(row: MissionRow) -> Iterator[Wrong]:
    """Rows about tracker cards that are for no turn or table, or do not say how many."""
    for nth, draw in enumerate(row.draws):
        ranges = {"turn": (1, 20), "players": (1, row.players), "more": RANGES["more"], "cards": (0, 9)}
        for part, (least, most) in ranges.items():
            value = getattr(draw, part)
            for number in value if isinstance(value, tuple) else (value,):
                if not least <= number <= most:
                    about = {"field": part, "value": number, "least": least, "most": most}
                    yield Wrong("draws", "mission-number", about, nth=nth, part=part)
        if bool(draw.more) == bool(draw.cards):
            yield Wrong("draws", "mission-draws-row", {}, nth=nth)


def _bad_names(row: MissionRow, layout: Layout) -> Iterator[Wrong]:
    """Spaces, doors and directions that are not there."""
    for field in PLACES:
        for group in getattr(row, field).split():
            try:
                if not spaces_named(layout, group):
                    yield Wrong(field, "mission-empty-area", {"area": group})
            except BadLayout as bad:
                yield Wrong(field, "mission-not-floor", {"field": field, **bad.about})
    for door in row.barricades.split():
        try:
            door_named(layout, door)
        except BadLayout:
            yield Wrong("barricades", "mission-no-door", {"door": door})
    for post in row.posts.split():
        try:
            layout.space(post[:-1])
        except BadLayout:
            yield Wrong("posts", "mission-bad-post", {"post": post})
        else:
            if post[-1] not in FACINGS:
                yield Wrong("posts", "mission-bad-post", {"post": post})


def _too_many(spaces: Mapping[str, Sequence[Space]]) -> Iterator[Wrong]:
    for field, most in MOST.items():
        if len(spaces[field]) > most:
            yield Wrong(field, "mission-too-many", {"field": field, "count": len(spaces[field]), "most": most})
    if len(spaces["spawn"]) != SPAWN_POINTS:
        yield Wrong("spawn", "mission-spawn-count", {"count": len(spaces["spawn"]), "wanted": SPAWN_POINTS})


def _shared(layout: Layout, spaces: Mapping[str, Sequence[Space]]) -> Iterator[Wrong]:
    """Two things in one space; people may start in an exit and nowhere else that something lies."""
    lying: dict[Space, str] = {}
    for field in TOKENS:
        for space in spaces[field]:
            if other := lying.get(space):
                yield Wrong(field, "mission-space-twice", {"space": layout.name(space), "one": other, "other": field})
            lying.setdefault(space, field)
    for field in ("start", "start_b"):
        for space in spaces[field]:
            if lying.get(space, "exits") != "exits":
                about = {"space": layout.name(space), "one": lying[space], "other": field}
                yield Wrong(field, "mission-space-twice", about)


def _bad_start(row: MissionRow, layout: Layout, spaces: Mapping[str, Sequence[Space]]) -> Iterator[Wrong]:
    start = {*spaces["start"], *spaces["start_b"]}
    wanted = max(row.most, row.players)
    if len(start) < wanted:
        yield Wrong("start", "mission-start-small", {"count": len(start), "wanted": wanted})
    if not start:
        return
    board = Board(layout)
    occupied = sum(1 << space for space in {*start, *spaces["blips"]})
    open_doors = board.open_doors(occupied, sum(1 << door_named(layout, door) for door in row.barricades.split()))
    for blip in spaces["blips"]:
        seen_from = next((space for space in sorted(start) if board.field(space, open_doors) >> blip & 1), None)
        if seen_from is not None:
            about = {"space": layout.name(blip), "start": layout.name(seen_from)}
            yield Wrong("blips", "mission-blip-in-sight", about)


def _bad_exits(row: MissionRow, kind: type[Mission], layout: Layout, exits: Sequence[Space]) -> Iterator[Wrong]:
    if kind.needs_exit and not exits:
        yield Wrong("exits" if row.exits else "", "mission-without-exit", {})
    for space in exits:
        if not is_on_rim(layout, space):
            yield Wrong("exits", "mission-exit-inside", {"space": layout.name(space)})


def is_on_rim(layout: Layout, space: Space) -> bool:
    """Whether a space is at the outer rim of the boards, where one can leave them."""
    x, y = space % layout.width, space // layout.width
    beside = ((x + DELTAS[direction][0], y + DELTAS[direction][1]) for direction in (NORTH, EAST, SOUTH, WEST))
    return any((i // SIZE, j // SIZE) not in layout.placed for i, j in beside)


def _bad_tokens(row: MissionRow, kind: type[Mission], tables: Tables, spaces: int) -> Iterator[Wrong]:
    """What is on the backs of the mission blips, where the table says so."""
    there = {token.id: token.count for token in tables.mission_blips}
    for token in dict.fromkeys(row.tokens):
        if row.tokens.count(token) > there.get(token, 0):
            yield Wrong("tokens", "mission-no-token", {"token": token, "count": there.get(token, 0), "known": [*there]})
    if kind.tokens is Mission.tokens and len(row.tokens) != spaces:
        field = "tokens" if row.tokens else "mission_blips"
        yield Wrong(field, "mission-token-count", {"tokens": len(row.tokens), "spaces": spaces})


def _out_of_reach(layout: Layout, spaces: Mapping[str, Sequence[Space]]) -> Iterator[Wrong]:
    """Whatever people interact with has a space beside it where somebody may end a move."""
    taken = {space for field in TOKENS if field not in ("exits", "blips") for space in spaces[field]}
    for field in ("mission_blips", "computers", "crates"):
        for space in spaces[field]:
            if not {*bits(layout.next_to[space])} - taken:
                yield Wrong(field, "mission-out-of-reach", {"space": layout.name(space)})


def _bad_deck(row: MissionRow, kind: type[Mission], tables: Tables) -> Iterator[Wrong]:
    """The tracker deck is stacked from what is in the box, at every number of players."""
    is_hunt = row.kind == "bug-hunt"
    field, other = ("deck_cards", "deck_turns") if is_hunt else ("deck_turns", "deck_cards")
    if any(getattr(row, other)):
        yield Wrong(other, "mission-other-deck", {"field": other, "wanted": field})
    counts = getattr(row, field)
    if not any(counts) or min(counts) < 0:
        yield Wrong(field, "mission-without-deck", {"field": field})
    each = 1 if is_hunt else CARDS_FOR[row.players]
    for level, count in zip(LEVELS, counts, strict=True):
        there = sum(len(card.at) for card in tables.tracker if card.level == level)
        if count * each > there:
            about = {"level": level, "count": count * each, "most": there}
            yield Wrong(field, "mission-deck-too-large", about)


def _bad_spawn(row: MissionRow, layout: Layout, spaces: Mapping[str, Sequence[Space]]) -> Iterator[Wrong]:
    """A spawn point is where its board has a vent, and not next to the start."""
    board = Board(layout)
    start = [*spaces["start"], *spaces["start_b"]]
    for space in spaces["spawn"]:
        name = layout.name(space)
        key, _, spot = name.partition(":")
        side = next(side for side in layout.placed.values() if side.key == key)
        if spot_named(spot) not in side.vents:
            vents = [f"{key}:{chr(ord('A') + x)}{y + 1}" for x, y in side.vents]
            yield Wrong("spawn", "mission-spawn-not-vent", {"space": name, "vents": vents})
        steps = min((board.walk(space)[at] for at in start), default=NEAR)
        if steps < NEAR:
            about = {"space": name, "steps": steps, "least": NEAR}
            yield Wrong("spawn", "mission-spawn-near", about, is_advice=True)
