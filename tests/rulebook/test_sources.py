"""Sources: the code and the content that carry a rule out are found by its id."""

from pathlib import Path

import pytest

from hullbreach.rulebook.sources import Place, places

CODE = '''"""A module."""

TABLE = {"toy/noise/roll": 1}


class Roll:
    rule = "toy/noise/roll"

    def again(self) -> str:
        return (
            "toy/noise/roll"
        )


@effect("toy/noise/roll")
def other() -> None:
    if True:
        def inner() -> None:
            "toy/noise/roll"


LONGER = "toy/noise/roll-number", "my/toy/noise/roll"
'''

CONTENT = """# toy/noise/roll
[[room]] # the first
id = "armory"
rule = "toy/noise/roll"
[[room]]
rule = "toy/noise/roll"
id = "nest"
[plain]
rule = "toy/noise/roll"
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    package = tmp_path / "pack"
    (package / "content").mkdir(parents=True)
    (package / "rulebook").mkdir()
    (package / "noise.py").write_text(CODE)
    (package / "content" / "rooms.toml").write_text(CONTENT)
    (package / "rulebook" / "toy.toml").write_text('id = "toy/noise/roll"\n')
    return package


def test_code_is_named_by_the_class_or_function_around_the_id(package: Path) -> None:
    found = [place for place in places("toy/noise/roll", package) if place.file.endswith(".py")]
    assert found == [
        Place("pack/noise.py", 3, ""),
        Place("pack/noise.py", 7, "Roll"),
        Place("pack/noise.py", 11, "Roll.again"),
        Place("pack/noise.py", 15, "other"),
        Place("pack/noise.py", 19, "other.inner"),
    ]


def test_content_is_named_by_the_table_around_the_id(package: Path) -> None:
    found = [place for place in places("toy/noise/roll", package) if place.file.endswith(".toml")]
    assert found == [
        Place("pack/content/rooms.toml", 1, ""),
        Place("pack/content/rooms.toml", 4, "room armory"),
        Place("pack/content/rooms.toml", 6, "room nest"),
        Place("pack/content/rooms.toml", 9, "plain"),
    ]


def test_an_id_nobody_names_has_no_place(package: Path) -> None:
    assert places("toy/noise", package) == []


def test_the_ledger_itself_is_no_place() -> None:
    assert all(not place.file.startswith("hullbreach/rulebook/") for place in places("nemesis/noise/roll-number"))
