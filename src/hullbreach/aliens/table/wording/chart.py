"""The boards drawn with letters, as they lie next to each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...view.shapes import PersonShown
from .contacts import hunters
from .ground import SIZE

if TYPE_CHECKING:
    from .squad import AliensWording

FLOOR, ALIEN, CONTACT, POINT, EXIT, TOKEN, BARRED = ".", "!", "?", "*", "E", "o", "X"
WIDTH = 2 * SIZE
"""Columns and lines that a side takes; neighbours share a rim."""
GUNS = {"north": "^", "east": ">", "south": "v", "west": "<"}
LETTERS = {
    "gorman": "G", "hicks": "H", "hudson": "U", "vasquez": "V", "frost": "F", "ripley": "R", "newt": "N",
}  # fmt: skip
ANYBODY = "@"
COLUMNS = " " + " ".join("ABCDEFGHIJKL") + " "
"""The letters above the spaces of a side, as wide as it is drawn without its eastern rim."""


def chart(said: AliensWording) -> Iterator[str]:
    """The drawing, with the names of sides and columns above each row of boards, and what the signs mean."""
    ground = said.ground
    grid = _grid(said)
    sides = {(side.column, side.row): said.say("ui-title", name=said.name(side.ref)) for side in said.view.sides}
    rows = ground.rows // SIZE
    for row in range(rows):
        names = [sides.get((column, row), "") for column in range(ground.columns // SIZE)]
        yield f"   {''.join(f' {name}'[:WIDTH].ljust(WIDTH) for name in names)}".rstrip()
        yield f"   {''.join((COLUMNS if name else '').ljust(WIDTH) for name in names)}".rstrip()
        for j in range(WIDTH * row, WIDTH * (row + 1) + (row == rows - 1)):
            number = str(j % WIDTH // 2 + 1) if j % 2 else ""
            yield f"{number:>2} {''.join(grid[j])}".rstrip()
    yield said.say("chart-marks")
    people = [said.say("chart-person", letter=_letter(each), who=said.name(each.ref)) for each in said.on_boards()]
    if people:
        yield said.phrases.facts(people)


def _letter(person: PersonShown) -> str:
    return LETTERS.get(person.ref.partition(":")[2], ANYBODY)


def _grid(said: AliensWording) -> list[list[str]]:
    """Everything as it is drawn, a sign for each space and each border."""
    ground = said.ground
    grid = [
        [FLOOR if i % 2 and j % 2 and sign.isalpha() else sign or " " for i, sign in enumerate(line)]
        for j, line in enumerate(ground.drawn)
    ]
    for space, sign in _signs(said):
        x, y = ground.spot[space]
        grid[2 * y + 1][2 * x + 1] = sign
    for door in said.view.doors:
        if door.barricaded:
            (x, y), (to_x, to_y) = ground.spot[door.one], ground.spot[door.other]
            grid[y + to_y + 1][x + to_x + 1] = BARRED
    return grid


def _signs(said: AliensWording) -> Iterator[tuple[str, str]]:
    """Signs by space, those that matter most last, for they are drawn over the others."""
    view = said.view
    for token in view.tokens:
        yield token.space, EXIT if token.sort == "exit" else TOKEN
    for point in view.points:
        yield point.space, BARRED if point.barricaded else POINT
    for gun in view.sentries:
        yield gun.space, GUNS[gun.facing]
    for hunter in hunters(said):
        yield hunter.space, ALIEN if hunter.ref.startswith("alien:") else CONTACT
    for person in said.on_boards():
        if person.space:
            yield person.space, _letter(person)
