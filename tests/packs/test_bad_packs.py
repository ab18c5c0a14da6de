"""A fault of a pack is reported with its file, its line and the reason, and nothing is played."""

from __future__ import annotations

from pathlib import Path

import pytest

import hullbreach
from hullbreach.describers import describer_of
from hullbreach.lab.pack_check import problems
from hullbreach.packs import CHOICES, BadPack, find, open_pack

from .folders import VIGIL, copied

WRONG: list[tuple[dict[str, tuple[str, str]], str, str]] = [
    ({"tables__rooms_toml": ("computer = false", "computer = maybe")}, "tables/rooms.toml:6", "table-not-toml"),
    ({"tables__rooms_toml": ("searchable", "serachable")}, "tables/rooms.toml:8", "table-bad-value"),
    ({"tables__rooms_toml": ('"white"', '"purple"')}, "tables/rooms.toml:5", "table-bad-value"),
    ({"tables__rooms_toml": ('"bell"', '"gong"')}, "tables/rooms.toml:9", "table-drawn-icon"),
    ({"tables__rooms_toml": ('"brass"', '"#ff0000"')}, "tables/rooms.toml:9", "table-drawn-colour"),
    ({"tables__characters_toml": ('"hexagon"', "6")}, "tables/characters.toml:9", "table-drawn-shape"),
    ({"tables__items_toml": ("icon = ", "icno = ")}, "tables/items.toml:8", "table-bad-value"),
    (
        {"tables__actions_toml": ('drawn = { icon = "hand"', 'drawn.icon = "fist" # ')},
        "tables/actions.toml:11",
        "table-drawn-icon",
    ),
    (
        {"tables__items_toml": ("drawn = {", 'drawn.icon = "flame"\ndrawn.shape = "star" # {')},
        "tables/items.toml:9",
        "table-drawn-shape",
    ),
    ({"tables__rooms_toml": ("drawn = {", "drawing = {")}, "tables/rooms.toml:9", "table-bad-value"),
    ({"tables__rooms_toml": ('colour = "white"', 'colour = "none"')}, "tables/rooms.toml:3", "table-searchable-colour"),
    ({"tables__rooms_toml": ('"additional"', '"basic"')}, "pack.toml", "table-basic-tiles"),
    ({"tables__characters_toml": ('"vigil", ', "")}, "tables/characters.toml:2", "table-deck-size"),
    ({"tables__characters_toml": ('"vigil"', '"vigli"')}, "tables/characters.toml:2", "table-unknown-card"),
    ({"tables__characters_toml": ('"flare-gun"', '"shotgun"')}, "tables/character_items.toml:2", "table-one-owner"),
    (
        {"tables__character_items_toml": ('"hibernatorium"', '"pool"')},
        "tables/character_items.toml:9",
        "table-unknown-room",
    ),
    ({"tables__character_items_toml": ('"tools"', '"rope"')}, "tables/character_items.toml:16", "table-unknown-item"),
    (
        {"tables__items_toml": ("one_use = true", "one_use = true\nreaction = true")},
        "tables/items.toml:2",
        "table-reaction",
    ),
    ({"tables__tracks_toml": ("start = 17", "start = 5")}, "tables/tracks.toml", "table-counts-down"),
    ({"content_py": ('"chapel", rule', '"chapell", rule')}, "tables/rooms.toml:3", "table-without-function"),
    ({"content_py": ('"chapel", rule', '"chapell", rule')}, "content.py", "table-function-for-nothing"),
    (
        {"content_py": ('"chapel", rule="vigil/silence"', '"chapel", rule="vigil/peace"')},
        "content.py:43",
        "table-unknown-rule",
    ),
    ({"content_py": ("def chapel(", "def chapel((")}, "content.py:44", "pack-bad-code"),
    ({"content_py": ("content = Functions()", "content = Functons()")}, "content.py:25", "pack-bad-code"),
    (
        {"content_py": ("content = Functions()", "content = Functions()\nother = 1 / 0")},
        "content.py:26",
        "pack-bad-code",
    ),
    ({"rules_toml": ('id = "vigil/flare"', 'id = "nemesis/flare"')}, "rules.toml:7", "pack-foreign-rule"),
    ({"rules_toml": ('fr = "Une fusée', 'fra = "Une fusée')}, "rules.toml", "pack-bad-value"),
    ({"rules_toml": ("[[rule]]", "[[rule]")}, "rules.toml:1", "pack-bad-toml"),
    ({"locale__fr_ftl": ("room-chapel = la Chapelle\n", "")}, "locale/fr.ftl", "pack-name-missing"),
    ({"locale__fr_ftl": ("option-read =", "option read =")}, "locale/fr.ftl:27", "pack-bad-message"),
    ({"locale__fr_ftl": ("option-read =", "option-lire =")}, "locale/en.ftl:27", "pack-untranslated"),
    ({"locale__fr_ftl": ("{ $room }", "{ $place }")}, "locale/fr.ftl:28", "pack-arguments-differ"),
]


@pytest.mark.parametrize(("changed", "where", "reason"), WRONG)
def test_it_is_told_where_and_why(changed: dict[str, tuple[str, str]], where: str, reason: str, tmp_path: Path) -> None:
    found = problems(open_pack(copied(tmp_path, **changed)))
    assert (where, reason) in [(bad.where, bad.reason) for bad in found]
    for bad in found:
        for language in ("en", "fr"):
            assert f"({bad.reason})" not in describer_of({}, language).error(bad)  # it has words of its own


@pytest.mark.parametrize(
    ("language", "says"), [("en", "there is no icon “gong”"), ("fr", "il n'y a pas d'icône « gong »")]
)
def test_an_unknown_icon_is_told_with_those_there_are(language: str, says: str, tmp_path: Path) -> None:
    (bad,) = problems(open_pack(copied(tmp_path, tables__rooms_toml=('"bell"', '"gong"'))))
    told = describer_of({}, language).error(bad).replace("\u202f", " ").replace("\xa0", " ").replace("’", "'")
    assert "room 1 (chapel)" in told
    assert says in told
    assert all(name in told for name in CHOICES["icon"])


def test_such_a_pack_is_not_played_with(tmp_path: Path) -> None:
    bad = copied(tmp_path, tables__rooms_toml=('"white"', '"purple"'))
    with pytest.raises(BadPack, match="table-bad-value") as caught:
        hullbreach.new("nemesis", 2, packs=[bad])
    assert caught.value.__notes__ == ["tables/rooms.toml:5"]


def test_the_example_has_nothing_wrong_with_it() -> None:
    assert problems(open_pack(VIGIL)) == []


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (('id = "vigil"', 'id = "Vigil!"'), "pack-bad-id"),
        (('version = "1.0"', "version = 1"), "pack-bad-value"),
        (('version = "1.0"', "version = "), "pack-bad-toml"),
        (('version = "1.0"\n', ""), "pack-bad-value"),
    ],
)
def test_a_manifest_that_will_not_do(changed: tuple[str, str], reason: str, tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=reason):
        find(copied(tmp_path, pack_toml=changed))


def test_a_missing_language_is_told(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    (folder / "locale" / "fr.ftl").unlink()
    assert [(bad.where, bad.reason) for bad in problems(open_pack(folder))] == [
        ("locale/fr.ftl", "pack-language-missing")
    ]


def test_a_misspelt_table_is_told_with_the_name_it_may_have_meant(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    (folder / "tables" / "rooms.toml").rename(folder / "tables" / "romms.toml")
    bad = problems(open_pack(folder))[0]
    assert (bad.where, bad.reason, bad.about["near"]) == ("tables/romms.toml", "table-unknown", ["rooms"])


def test_what_is_not_utf8_is_told_with_its_line(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    (folder / "content.py").write_bytes(b"# one\n# \xff\n")
    assert ("content.py:2", "pack-not-utf8") in [(bad.where, bad.reason) for bad in problems(open_pack(folder))]


def test_more_components_than_can_be_told_apart_are_refused(tmp_path: Path) -> None:
    folder = copied(tmp_path, tables__items_toml=("red = 1", "red = 200"))
    assert "pack-too-many" in [bad.reason for bad in problems(open_pack(folder))]


def test_neither_folder_nor_installed() -> None:
    with pytest.raises(BadPack, match="pack-unknown"):
        find("nowhere")
    with pytest.raises(BadPack, match="pack-not-found"):
        find(VIGIL.parent)
