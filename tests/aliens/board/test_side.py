"""A side is read from a text map, and what is wrong with one is told with its place."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hullbreach.aliens.board import side
from hullbreach.aliens.board.side import BadMap, name_of, ours, read, spot_named

TEXT = (files(side.__package__) / "sides" / "c1.txt").read_text("utf-8")


def test_the_box_has_four_boards_with_a_colony_and_a_processor_side() -> None:
    sides = ours()
    assert sorted(sides) == ["C1", "C2", "C3", "C4", "P1", "P2", "P3", "P4"]
    assert {key: it.set for key, it in sides.items()} == {
        key: "colony" if key.startswith("C") else "processor" for key in sides
    }


def test_a_side_has_its_rooms_in_both_languages() -> None:
    lock = ours()["C1"]
    assert (lock.en, lock.fr) == ("North Lock", "Sas nord")
    assert (lock.rooms["y"].kind, lock.rooms["y"].en, lock.rooms["y"].fr) == ("outside", "Yard", "Cour")
    assert lock.vents == (spot_named("L3"), spot_named("L6"))


def test_borders_are_walls_doors_rails_or_open() -> None:
    lock = ours()["C1"]
    x, y = spot_named("H6")
    assert lock.upright[y][x + 1] == side.DOOR  # into the Yard
    assert lock.upright[y][x] == side.OPEN
    x, y = spot_named("D10")
    assert lock.upright[y][x + 1] == side.RAIL  # around the pit of the Garage
    assert lock.upright[0][0] == side.WALL


def test_spaces_are_named_by_column_and_row() -> None:
    assert spot_named("K5") == (10, 4)
    assert name_of(10, 4) == "K5"


def changed(line: int, column: int, drawn: str) -> str:
    """The text of a side with one character drawn differently; lines and columns from 1."""
    lines = TEXT.splitlines()
    row = lines[line - 1].ljust(25)
    lines[line - 1] = row[: column - 1] + drawn + row[column:]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("text", "reason", "where"),
    [
        (TEXT.replace("side C1 colony", "side C1 moon"), "map-unknown-set", "c1.txt:1"),
        (TEXT.replace("North Lock | Sas nord", "North Lock"), "map-name-in-one-language", "c1.txt:2"),
        (TEXT.replace("\nmap\n", "\nplan\n"), "map-expected", "c1.txt:3"),
        (TEXT.replace("\nend\n", "\n"), "map-expected", "c1.txt:37"),
        (TEXT.replace("+-+-+-+-+-+   +-+-+-+-+-+\nend", "end"), "map-height", "c1.txt:4"),
        (TEXT.replace("spots L3 L6", "spots L3 M6"), "map-unknown-space", "c1.txt:30"),
        (TEXT.replace("spots L3 L6", "spots K1"), "map-vent-not-floor", "c1.txt"),
        (TEXT.replace("room y outside Yard | Cour\n", ""), "map-unnamed-room", "c1.txt:9:18"),
        (TEXT + "room z store Attic | Grenier\n", "map-room-not-drawn", "c1.txt"),
        (TEXT + "room y store Attic | Grenier\n", "map-room-twice", "c1.txt:39"),
        (TEXT.replace("room y outside", "room y garden"), "map-unknown-kind", "c1.txt:38"),
        (TEXT.replace("room y outside Yard | Cour", "room yy outside Yard | Cour"), "map-room-letter", "c1.txt:38"),
        (changed(5, 1, "-"), "map-unknown-border", "c1.txt:5:1"),
        (changed(6, 5, "+"), "map-corner", "c1.txt:6:5"),
        (changed(5, 15, "D"), "map-solid-not-walled", "c1.txt:5:15"),
        (changed(23, 9, "D"), "map-low-not-railed", "c1.txt:23:9"),
        (changed(5, 3, "D"), "map-corner", "c1.txt:6:3"),
        (changed(13, 25, "D"), "map-port", "c1.txt:13:25"),
    ],
)
def test_what_is_wrong_with_a_map_is_told_with_its_place(text: str, reason: str, where: str) -> None:
    with pytest.raises(BadMap) as told:
        read(text, "c1.txt")
    assert (told.value.reason, told.value.where) == (reason, where)


def test_a_room_in_two_pieces_is_refused() -> None:
    text = TEXT.replace("|t t|#|c c|#|", "|t y|#|c c|#|")
    with pytest.raises(BadMap) as told:
        read(text, "c1.txt")
    assert (told.value.reason, told.value.about["room"]) == ("map-room-in-pieces", "y")


def test_a_space_that_nobody_can_reach_is_refused() -> None:
    text = TEXT.replace("|s s sDc c c|l l|", "|s s s|c c c|l l|").replace(
        "+-+-+-+D+-+D+-+-+       +", "+-+-+-+-+-+D+-+-+       +"
    )
    with pytest.raises(BadMap) as told:
        read(text, "c1.txt")
    assert told.value.reason == "map-cut-off"
