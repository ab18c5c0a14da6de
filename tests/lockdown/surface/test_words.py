"""The surface in words: rooms, options, refusals, events and the whole table, and what its die may bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hullbreach import nemesis
from hullbreach.describe import Describer
from hullbreach.describers import describer_of
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.odds import odds
from tests.describe.looks import looked_at
from tests.lockdown.surface.outside import out_at

ENGLISH, FRENCH = describer_of({}, "en", "lockdown"), describer_of({}, "fr", "lockdown")


def room(say: Describer, view: Any, ref: str) -> str:
    """A room in words."""
    return looked_at(say, "room", view, ref)[0]


def scene() -> LockdownTable:
    """The hacker on a crossroads, noise in the west, an adult far off and the rover below."""
    table = out_at(28)
    table.explore(9, 29, 30)
    table.noise("area:1")
    table.intruder("adult", 30)
    table.rover(9)
    table.turn("hacker")
    return table


def test_a_crossroads_tells_its_paths_and_areas() -> None:
    view = scene().game.sight(0)
    assert room(ENGLISH, view, "room:28").startswith(
        "Crossroads, room 28, on the surface. Hacker is here. Exits: path to"
    )
    assert "1 to area 1, noise; 2 to area 2; 3 to area 3; 4 to area 4." in room(ENGLISH, view, "room:28")
    assert "in a building on the surface" in room(ENGLISH, view, "room:4")
    assert "sentier vers le Carrefour (29) ; 1 vers la zone 1, bruit" in room(FRENCH, view, "room:28")
    assert "dans un bâtiment de la surface" in room(FRENCH, view, "room:4")


def test_paths_and_areas_have_names() -> None:
    view = scene().game.sight(0)
    refs = ("path:28-29", "path:29-30", "area:3")
    assert [ENGLISH.name(ref, view) for ref in refs] == [
        "the path to Crossroads (29)",
        "the path between Crossroads (29) and Crossroads (30)",
        "area 3",
    ]
    assert [FRENCH.name(ref, view) for ref in refs] == [
        "le sentier vers le Carrefour (29)",
        "le sentier entre le Carrefour (29) et le Carrefour (30)",
        "la zone 3",
    ]


def test_the_table_tells_exits_bunker_and_deck() -> None:
    table = scene()
    table.fate(surface=["mars"], surface_card=["meteorite"])
    table.play("hacker", "move/room:29")
    lines = looked_at(ENGLISH, "board", table.game.sight(0))
    for line in (
        "Exit rooms: 4, 8, 9, 16 and 23.",
        "The way on foot to the bunker begins in Crossroads (28).",
        "Mars surface deck: 7 left; discarded: Meteorite.",
        "Noise: area 1.",
    ):
        assert line in lines
    lines = looked_at(FRENCH, "board", table.game.sight(0))
    assert "Salles de sortie : 4, 8, 9, 16 et 23." in lines
    assert "Le chemin à pied vers le Bunker part du Carrefour (28)." in lines
    assert "Pioche Surface de Mars : 7 ; défausse : Météorite." in lines
    basic = {**table.game.view(0), "surface": None}
    assert not any("bunker begins" in line for line in looked_at(ENGLISH, "board", basic))


def said(say: Describer, table: LockdownTable, view: Mapping[str, Any]) -> list[str]:
    return [say.event(event, view) for event in table.told()]


def test_what_happens_is_told_in_both_languages() -> None:
    table = scene()
    table.token(4, "draw-green-2")
    table.fate(surface=["mars"], surface_card=["radioactive-dust"])
    table.play("hacker", "move/room:29")
    view = table.game.sight(0)
    english, french = said(ENGLISH, table, view), said(FRENCH, table, view)
    assert {"Hacker rolls for noise: Mars.", "Hacker is out in the open."} <= {*english}
    assert "Hacker draws a Mars surface card: Radioactive Dust." in english
    assert "Le Hacker pioche une carte Surface de Mars : « Poussière radioactive »." in french
    assert "Le Hacker est à découvert." in french
    table.rover(16)
    table.place("hacker", 16)
    table.turn("hacker")
    table.play("hacker", "drive/room:9")
    view = table.game.sight(0)
    assert any(line.startswith("Hacker drives the Rover to ") for line in said(ENGLISH, table, view))
    assert any(line.startswith("Le Hacker conduit le Rover jusqu'") for line in said(FRENCH, table, view))


def test_options_and_refusals_name_areas() -> None:
    table = scene()
    table.play("hacker", "careful-move/room:29")
    choice = table.choice("hacker")
    assert choice is not None
    view = table.game.sight(0)
    assert ENGLISH.option(choice.options[0], view) == "Noise in area 2"
    assert FRENCH.option(choice.options[0], view).endswith("la zone 2")
    table = scene()
    refused = ENGLISH.refusals(table.game.refusals(0), table.game.sight(0))
    (sentence,) = [told for told, rule in refused if rule == "lockdown/alternative-board/escape-condition"]
    assert sentence.startswith("Walk to the bunker: ")


@pytest.mark.parametrize(("room", "to"), [(28, 29), (29, 28), (29, 30), (28, 4), (30, 8), (3, 4)])
def test_odds_are_those_of_the_die_that_is_thrown(room: int, to: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(nemesis.lockdown), "signs", nemesis.game.signs)
    table = out_at(room)
    table.explore(to)
    table.turn("hacker")
    choice = table.choice("hacker")
    assert choice is not None
    found = {chance.outcome: chance.probability for chance in odds(table.game, choice)[f"move/room:{to}"]}
    assert 9 / 12 <= found["noise"] < 10 / 12, "1-4 and danger, and now and then Mars"
