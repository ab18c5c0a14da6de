"""A pack with a mode: another way to win, offered beside ours."""

from __future__ import annotations

from pathlib import Path

import pytest

import hullbreach
from hullbreach import library
from hullbreach.lab import fuzz, pack_check
from hullbreach.packs import open_pack

PACKS_PAGE = (Path(__file__).parents[2] / "docs" / "packs.md").read_text(encoding="utf-8")
FILES = {
    "pack.toml": 'id = "lifeboat"\nversion = "0.1"\ngame = "nemesis"\n',
    "locale/en.ftl": """\
pack-lifeboat = Lifeboat
pack-lifeboat-text = One survivor is enough.
setup-mode-lifeboat = To get somebody home
ui-option-mode-lifeboat = Lifeboat
""",
    "locale/fr.ftl": """\
pack-lifeboat = Canot de sauvetage
pack-lifeboat-text = Un seul survivant suffit.
setup-mode-lifeboat = Ramener quelqu'un
ui-option-mode-lifeboat = Canot de sauvetage
""",
}


@pytest.fixture
def lifeboat(tmp_path: Path) -> Path:
    """The mode that the page about packs shows, in a pack."""
    code = PACKS_PAGE.partition("class Lifeboat")
    assert code[1], "the page shows a mode"
    start, end = code[0].rindex("```python\n") + 10, PACKS_PAGE.index("```", len(code[0]))
    folder = tmp_path / "lifeboat"
    for name, text in {**FILES, "content.py": PACKS_PAGE[start:end]}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_a_mode_is_offered_and_has_player_counts_of_its_own(lifeboat: Path) -> None:
    assert library.options_of("nemesis", [lifeboat])["mode"][-1] == "lifeboat"
    assert library.assembled("nemesis", {"mode": "lifeboat"}, [lifeboat]).player_counts == range(2, 6)
    assert pack_check.problems(open_pack(lifeboat)) == []


def test_nobody_has_an_objective_in_it_and_the_crew_wins_or_loses_as_one(lifeboat: Path) -> None:
    game = hullbreach.new("nemesis", 2, 1, {"mode": "lifeboat"}, packs=[lifeboat])
    view = game.view(0)
    assert [person["objectives"]["count"] for person in view["crew"]] == [0, 0]
    assert view["common_objectives"] == []
    (task,) = fuzz.tasks("nemesis", 1, [2], 5, [{"mode": "lifeboat"}], packs=(str(lifeboat),))
    assert fuzz.play(task).broken == ""
