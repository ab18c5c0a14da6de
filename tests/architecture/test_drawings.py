"""Everything in the boxes has a drawing of our own, and those of another place come only when they are needed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain, combinations
from pathlib import Path

import pytest

from hullbreach import library
from tests.lockdown.printed import lockdown

CLIENT = Path(__file__).parents[2] / "client" / "src"
FAMILY = CLIENT / "games" / "nemesis"
DRAWN = FAMILY / "drawings"
FACILITY = FAMILY / "facility" / "drawings"
SHIP = FAMILY / "ship" / "drawings"
PLACES = {"nemesis": SHIP, "lockdown": FACILITY}

TABLE = re.compile(r"^(?:export )?const (\w+): Record<string, (?:Drawing|string)> = \{\n(.*?)^\}", re.M | re.S)
ROW = re.compile(r"^  '?([a-z0-9-]+)'?: (.*?),?\n(?=  '?[a-z0-9-]+'?: |\Z)", re.M | re.S)
HUE = re.compile(r"^ +(\w+): \[([^\]]*)\]", re.M)


@cache
def drawn_in(folder: Path) -> Mapping[str, Mapping[str, str]]:
    """What the files of a folder draw: by the name of a table, each id and the shapes it is made of."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ts")))
    drawn: dict[str, dict[str, str]] = {}
    for name, rows in TABLE.findall(text):
        drawn.setdefault(name, {}).update(ROW.findall(rows))
    return drawn


def of(game: str, *tables: str) -> dict[str, str]:
    """What a game draws from tables of these names; its own drawings first, then the usual ones."""
    found = [drawn_in(folder).get(table, {}) for folder in (DRAWN, PLACES[game]) for table in tables]
    return dict(chain.from_iterable(rows.items() for rows in found))


THREATS = ("ATTACKS", "EVENTS", "WEAKNESSES", "WOUNDS", "SURFACE")
CARDS = ("CARDS", "ACTIONS", *THREATS, "CONTINGENCIES", "COMPUTER", "AIMS")


def drawing(game: str, kind: str, id: str) -> str | None:
    """The shapes that stand for a thing, as `picture.ts` finds them; none for what only its kind would stand for."""
    if kind == "room":
        return of(game, "ROOMS").get(id)
    if kind in ("exploration", "css", "mark"):
        return of(game, "MARKS").get(id if kind == "mark" else f"{kind}-{id}")
    if kind == "character":
        return of(game, "BUSTS").get(id) and of(game, "FIGURES").get(id)
    if kind == "species" and id == "blank":
        return of(game, "MARKS").get("bag-blank")
    if kind == "species":
        small = of(game, "OUTLINES" if game == "lockdown" else "CREATURE_SIGNS")
        return of(game, "CREATURES").get(id) if id in small and f"bag-{id}" in of(game, "MARKS") else None
    things, plain = of(game, "THINGS", *CARDS), re.sub(r"(-(\d+|any|facility))+$", "", id)
    same = of(game, "SAME_AS")
    names = (id, plain, same.get(id, same.get(plain, "")).strip("',"))
    return next((things[name] for name in names if name in things), None)


@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
def test_everything_in_the_gallery_has_a_drawing(game: str) -> None:
    pieces = [piece["ref"].split(":") for piece in library.gallery(game)]
    assert [f"{kind}:{id}" for kind, id in pieces if not drawing(game, kind, id)] == []


@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
def test_no_two_rooms_people_things_or_actions_look_alike(game: str) -> None:
    kinds = ("room", "character", "item", "card", "species", "weakness")
    refs = [piece["ref"].split(":") for piece in library.gallery(game)]
    found = [(f"{kind}:{id}", drawing(game, kind, id)) for kind, id in refs if kind in kinds]
    assert [(one, two) for (one, shapes), (two, others) in combinations(found, 2) if shapes == others] == []


def test_the_hunters_of_the_facility_are_another_species() -> None:
    ship, facility = of("nemesis", "CREATURES"), of("lockdown", "CREATURES")
    assert {kind for kind in ship if kind != "corpse" and ship[kind] == facility[kind]} == set()
    assert all("hue: 'night'" in shapes for kind, shapes in facility.items() if kind != "corpse")


def test_everything_else_in_the_box_of_the_facility_has_a_drawing() -> None:
    tables, marks, cards = lockdown(), of("lockdown", "MARKS"), of("lockdown", *CARDS)
    secrets = {row.id for row in tables.contingencies.contingency} | {row.id for row in tables.computer.card}
    outside = {row.id for row in tables.surface.surface}
    wanted = {
        *(f"css-{row.id}" for row in tables.css.token),
        *(f"csspod-{pod}" for row in tables.css.token for pod in row.pods),
        *(f"exploration-{row.effect}" for row in tables.surface_exploration.token),
        *(f"{die.id}-{face}" for die in tables.dice.die for face in die.faces),
        *(f"power-on-{number + 1}" for number in range(tables.facility_tracks.power.tokens)),
        *(f"power-off-{number + 1}" for number in range(tables.facility_tracks.power.tokens)),
    }
    assert (secrets | outside) - set(cards) == set()
    assert wanted - set(marks) == set()


def test_items_have_the_colour_of_their_deck() -> None:
    usual = (DRAWN / "things.ts").read_text(encoding="utf-8").split("const COLOURS")[1].split("\n}")[0]
    hues = _hues(usual) | _hues((FACILITY / "facility.ts").read_text(encoding="utf-8"))
    for item in lockdown().items.item:
        decks = [colour for colour in ("red", "yellow", "green") if getattr(item.decks, colour)]
        assert not decks or hues[item.id] == decks[0]


def _hues(text: str) -> dict[str, str]:
    """The colour of each thing in lists by colour."""
    return {id: hue for hue, ids in HUE.findall(text) for id in re.findall(r"'([a-z0-9-]+)'", ids)}


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_a_place_is_loaded_only_when_it_is_shown(place: Path) -> None:
    outside = [path for path in _sources() if not path.is_relative_to(place)]
    assert [path.name for path in outside if any(it.is_relative_to(place) for it in _imported(path))] == []
    part = f"../{place.parent.name}/drawings/{place.parent.name}"
    assert f"import('{part}')" in (DRAWN / "places.svelte.ts").read_text(encoding="utf-8")


def _sources() -> Iterator[Path]:
    """Everything the client is made of."""
    return (path for ending in ("*.ts", "*.svelte") for path in CLIENT.rglob(ending))


def _imported(path: Path) -> set[Path]:
    """What comes along with a file, without its ending."""
    return {(path.parent / name).resolve() for name in re.findall(r"from '([^']+)'", path.read_text(encoding="utf-8"))}
