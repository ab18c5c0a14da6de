"""Everything in the box of Aliens has a drawing of our own, and no two things of a kind look alike."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from hullbreach import library

DRAWN = Path(__file__).parents[2] / "client" / "src" / "games" / "aliens" / "drawings"
ROW = re.compile(r"^  '?([a-z0-9-]+)'?: (.*?),?\n(?=  '?[a-z0-9-]+'?: |\})", re.M | re.S)
FILES = {"character": "people", "card": "cards", "tracker": "tracker", "token": "tokens"}
"""By the kind of a reference: the file with its drawings."""


def drawings(kind: str) -> dict[str, str]:
    """The shapes that each thing of a kind is made of."""
    return dict(ROW.findall((DRAWN / f"{FILES[kind]}.ts").read_text(encoding="utf-8")))


def in_the_box(kind: str) -> list[str]:
    """The things of a kind; a tracker card is there once for each place, which its drawing does not show."""
    refs = [str(piece["ref"]).partition(":") for piece in library.gallery("aliens")]
    ids = [id for each, _, id in refs if each == kind]
    return list(dict.fromkeys(re.sub(r"-\d+$", "", id) if kind == "tracker" else id for id in ids))


@pytest.mark.parametrize("kind", FILES)
def test_everything_in_the_box_has_a_drawing(kind: str) -> None:
    assert in_the_box(kind)
    assert [id for id in in_the_box(kind) if id not in drawings(kind)] == []


@pytest.mark.parametrize("kind", FILES)
def test_no_two_things_of_a_kind_look_alike(kind: str) -> None:
    drawn = drawings(kind)
    assert [(one, two) for one, two in combinations(drawn, 2) if drawn[one] == drawn[two]] == []
