"""A fault of a pack for Aliens is reported with its file, its line and the reason, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import hullbreach
from hullbreach.describers import describer_of
from hullbreach.lab.pack_check import problems
from hullbreach.packs import Advice, BadPack, open_pack

from .folders import ENDURANCE, MAP, MISSION, PUMP_STATION, copied, written

Change = tuple[str, str, str]
WRONG: list[tuple[Change, str, str]] = [
    # maps
    ((MAP, "side S7 colony", "side S7 moon"), "maps/s7.txt:1", "map-unknown-set"),
    ((MAP, "side S7", "side S8"), "maps/s7.txt:1", "map-file-name"),
    ((MAP, "|i i i iDc|", "|i i i iDc "), "maps/s7.txt:7:11", "map-solid-not-walled"),
    ((MAP, "|i i i iDc|", "|i i i x|c|"), "maps/s7.txt:7:8", "map-unnamed-room"),
    ((MAP, "+-+D+-+-+ +-+-+ +-+-+D+-+", "+-+D+-+-+ +-+-+ +- -+D+-+"), "maps/s7.txt:10:19", "map-corner"),
    ((MAP, "spots A10 L1", "spots F2 L1"), "maps/s7.txt", "map-vent-not-floor"),
    (
        (MAP, "room q room Crew Room | la Salle de repos", "room q room Crew Room"),
        "maps/s7.txt:36",
        "map-name-in-one-language",
    ),
    # layouts
    ((MISSION, 'layout = "S7"', 'layout = "S7 X9"'), f"{MISSION}:4", "layout-unknown-side"),
    ((MISSION, 'layout = "S7"', 'layout = "C1 P1 / S7"'), f"{MISSION}:4", "layout-board-twice"),
    ((MISSION, 'layout = "S7"', 'layout = "S7 -- C1"'), f"{MISSION}:4", "layout-cut-off"),
    ((MISSION, 'layout = "S7"', 'layout = "S7"\nsealed = "S7-C1"'), f"{MISSION}:5", "mission-bad-seam"),
    # places
    ((MISSION, "S7:A8,L11", "S7:A8,F2"), f"{MISSION}:9", "mission-not-floor"),
    ((MISSION, "S7:A1-C2", "S7:C2-A1"), f"{MISSION}:5", "mission-empty-area"),
    ((MISSION, "S7:A1-C2", "S7:A1-B2"), f"{MISSION}:5", "mission-start-small"),
    ((MISSION, "L12,A10,L7", "L12,A10"), f"{MISSION}:7", "mission-spawn-count"),
    ((MISSION, "L12,A10,L7", "L12,A10,L6"), f"{MISSION}:7", "mission-spawn-not-vent"),
    ((MISSION, "quiet = 1", 'barricades = "S7:A1N"'), f"{MISSION}:14", "mission-no-door"),
    ((MISSION, '"S7:D4E"', '"S7:D4"'), f"{MISSION}:13", "mission-bad-post"),
    ((MISSION, "S7:I1,A12,H11", "S7:I1,A12,A12"), f"{MISSION}:10", "mission-space-twice"),
    ((MISSION, "S7:I1,A12,H11", "S7:I1,A12,B2"), f"{MISSION}:5", "mission-space-twice"),
    ((MISSION, 'exits = "S7:G12"', 'exits = "S7:G8"'), f"{MISSION}:6", "mission-exit-inside"),
    ((MISSION, 'exits = "S7:G12"\n', ""), MISSION, "mission-without-exit"),
    ((MISSION, "S7:G8,C8,J6", "S7:G8,C8,D3"), f"{MISSION}:8", "mission-blip-in-sight"),
    ((MISSION, 'crates = "S7:I1,A12,H11"', 'crates = "S7:I1-L3"'), f"{MISSION}:10", "mission-too-many"),
    ((MISSION, '"S7:A8,L11"', '"S7:A8,L11,A9"'), f"{MISSION}:9", "mission-too-many"),
    ((MISSION, 'exits = "S7:G12"', 'exits = "S7:E12-H12"'), f"{MISSION}:6", "mission-too-many"),
    (
        (MISSION, "quiet = 1", 'mission_blips = "S7:A11"\ntokens = ["eggs", "nest"]'),
        f"{MISSION}:15",
        "mission-token-count",
    ),
    ((MISSION, "quiet = 1", 'mission_blips = "S7:A11"\ntokens = ["queen"]'), f"{MISSION}:15", "mission-no-token"),
    # numbers
    ((MISSION, "sentries = 1", "sentries = 3"), f"{MISSION}:12", "mission-number"),
    ((MISSION, "quiet = 1", "facehuggers = 3"), f"{MISSION}:14", "mission-number"),
    ((MISSION, "leave = 4", "leave = 7"), f"{MISSION}:15", "mission-number"),
    ((MISSION, "[4, 3, 2]", "[5, 3, 2]"), f"{MISSION}:11", "mission-deck-too-large"),
    ((MISSION, "[4, 3, 2]", "[0, 0, 0]"), f"{MISSION}:11", "mission-without-deck"),
    ((MISSION, "quiet = 1", "deck_cards = [1, 1, 1]"), f"{MISSION}:14", "mission-other-deck"),
    ((MISSION, "quiet = 1", "adults = 7"), f"{MISSION}:14", "mission-number"),
    # rows about tracker cards
    ((MISSION, "leave = 4", "leave = 4\n[[draws]]\nturn = 0\nmore = 1"), f"{MISSION}:17", "mission-number"),
    ((MISSION, "leave = 4", "leave = 4\n[[draws]]\nmore = 6"), f"{MISSION}:17", "mission-number"),
    ((MISSION, "leave = 4", "leave = 4\n[[draws]]\ncards = [2, 10]"), f"{MISSION}:17", "mission-number"),
    (
        (MISSION, "leave = 4", "players = 4\n[[draws]]\nmore = 1\n[[draws]]\nmore = 1\nplayers = [1, 5]"),
        f"{MISSION}:20",
        "mission-number",
    ),
    ((MISSION, "leave = 4", "leave = 4\n[[draws]]\nturn = 3"), f"{MISSION}:16", "mission-draws-row"),
    ((MISSION, "leave = 4", "leave = 4\n[[draws]]\nmore = 1\ncards = [2]"), f"{MISSION}:16", "mission-draws-row"),
    ((MISSION, "leave = 4", "draws = [{ turn = 3 }]"), f"{MISSION}:15", "mission-draws-row"),
    ((MISSION, "leave = 4", "leave = 4\n[[draws]]\nturns = 3"), f"{MISSION}:17", "table-bad-value"),
    ((MISSION, "leave = 4", 'leave = 4\n[[draws]]\ncards = ["two"]'), f"{MISSION}:17", "table-bad-value"),
    # what is written
    ((MISSION, "quiet = 1", "silent = 1"), f"{MISSION}:14", "table-bad-value"),
    ((MISSION, "quiet = 1", 'quiet = "one"'), f"{MISSION}:14", "table-bad-value"),
    ((MISSION, "quiet = 1", "quiet = "), f"{MISSION}:14", "pack-bad-toml"),
    ((MISSION, 'kind = "breakout"', 'kind = "raid"'), f"{MISSION}:3", "mission-kind"),
    ((MISSION, 'id = "pump-station"', 'id = "pumps"'), f"{MISSION}:2", "mission-file-name"),
    ((ENDURANCE, "cost = 1", "cots = 1"), f"{ENDURANCE}:5", "table-bad-value"),
    ((ENDURANCE, "cost = 1", "cost = 30"), f"{ENDURANCE}:5", "table-out-of-range"),
    ((ENDURANCE, '"event"', '"equipment"'), f"{ENDURANCE}:3", "table-new-equipment"),
    ((ENDURANCE, '"duct-plan"', '"flare"'), f"{ENDURANCE}:3", "table-other-type"),
    ((ENDURANCE, "", '\n[[card]]\nid = "duct-plan"\ntype = "event"\ncount = 1\n'), f"{ENDURANCE}:7", "table-row-twice"),
    (("tables/trackers.toml", "", ""), "tables/trackers.toml", "table-unknown"),
    # code
    (
        ("content.py", '@content.event("duct-plan")', '@content.event("duct-map")'),
        f"{ENDURANCE}:2",
        "table-without-function",
    ),
    (
        ("content.py", '@content.event("duct-plan")', '@content.event("duct-map")'),
        "content.py:67",
        "table-function-for-nothing",
    ),
    (
        ("content.py", '@content.mission("pump-station")', '@content.mission("pumps")'),
        "content.py:35",
        "table-function-for-nothing",
    ),
    (("content.py", '@content.mission("pump-station")', '@content.event("x")'), "content.py:35", "pack-bad-code"),
    (("content.py", 'tag="pump-station/stop"', 'tag="aliens/stop"'), "content.py:55", "pack-foreign-tag"),
    (("content.py", 'rule = "pump-station/stop"', 'rule = "pump-station/halt"'), "content.py:58", "table-unknown-rule"),
    (("content.py", "content = Functions()", "content = Functons()"), "content.py:32", "pack-bad-code"),
    (("content.py", ', tag="pump-station/duct-plan"', ""), "content.py:67", "pack-bad-code"),
    (
        (
            "content.py",
            '    """The exit is shut while a pump runs."""',
            "    def __init__(self, row, layout):\n        1 / 0",
        ),
        "content.py:38",
        "pack-bad-code",
    ),
    # words
    (("locale/fr.ftl", "card-duct-plan =", "card-duct-map ="), "locale/fr.ftl", "pack-name-missing"),
    (("locale/en.ftl", "mission-pump-station =", "mission-pumps ="), "locale/en.ftl", "pack-name-missing"),
]


@pytest.mark.parametrize(("change", "where", "reason"), WRONG)
def test_it_is_told_where_and_why(change: Change, where: str, reason: str, tmp_path: Path) -> None:
    found = problems(open_pack(copied(tmp_path, change)))
    assert (where, reason) in [(bad.where, bad.reason) for bad in found]
    for bad in found:
        for language in ("en", "fr"):
            told = describer_of({}, language, "aliens").error(bad)
            assert f"({bad.reason})" not in told
            assert "{" not in told


TABLES = [
    (
        "characters",
        '[[character]]\nid = "bishop"\nmarine = true\nrank = 0\nhero = [4, 4, 4, 4, 4]\ngrunt = [4, 4, 4, 4, 4]\n',
        2,
        "table-unknown-row",
    ),
    (
        "characters",
        '[[character]]\nid = "hicks"\nmarine = true\nrank = 5\nhero = [4, 7, 5, 6, 3]\ngrunt = [4, 6, 4, 4, 2]\n',
        4,
        "table-out-of-range",
    ),
    ("tracker", '[[card]]\nid = "duct"\nlevel = 4\ntype = "tunnel"\nat = [0]\nblips = 0\n', 3, "table-out-of-range"),
    ("tracker", '[[card]]\nid = "duct"\nlevel = 1\ntype = "tunnel"\nat = [1]\nblips = 0\n', 5, "table-tracker-places"),
    ("tokens", "blip = [\n    { number = 6, count = 1 },\n]\n", 1, "table-unknown-row"),
    ("tokens", "[sentry_dial]\nnumbers = [400, 500]\n", 2, "table-dial"),
    ("endurance", '[[card]]\nid = "flare"\ntype = "equipment"\n', 1, "table-bad-value"),
]


@pytest.mark.parametrize(("table", "text", "line", "reason"), TABLES)
def test_a_row_that_will_not_do_is_told_with_its_line(
    table: str, text: str, line: int, reason: str, tmp_path: Path
) -> None:
    (bad,) = problems(open_pack(written(tmp_path, **{table: text})))
    assert (bad.where, bad.reason) == (f"tables/{table}.toml:{line}", reason)


def test_too_few_tracker_cards_for_a_mission_of_ours_are_told_with_the_mission(tmp_path: Path) -> None:
    text = '[[card]]\nid = "pair"\nlevel = 2\ntype = "drone"\nat = []\nblips = 2\n'
    found = problems(open_pack(written(tmp_path, tracker=text)))
    assert {(bad.where, bad.reason) for bad in found} == {("tables/tracker.toml", "mission-deck-too-large")}
    told = sorted((bad.about["mission"], bad.about["level"], bad.about["most"]) for bad in found)
    assert told == [(mission, 2, 13) for mission in ("burn-it-out", "mess-call", "purge-cycle")]


def test_a_map_of_ours_that_no_longer_fits_our_missions_is_told(tmp_path: Path) -> None:
    """A side with the key C3 replaces ours, and Mess Call has crates where it has no floor."""
    folder = copied(tmp_path)
    text = (folder / MAP).read_text(encoding="utf-8").replace("side S7", "side C3")
    (folder / "maps" / "c3.txt").write_text(text, encoding="utf-8")
    found = problems(open_pack(folder))
    assert ("maps/c3.txt", "mission-spawn-not-vent", "mess-call") in [
        (bad.where, bad.reason, bad.about["mission"]) for bad in found
    ]


def test_such_a_pack_is_not_played_with(tmp_path: Path) -> None:
    bad = copied(tmp_path, (MISSION, 'exits = "S7:G12"', 'exits = "S7:H8"'))
    with pytest.raises(BadPack, match="mission-exit-inside") as caught:
        hullbreach.new("aliens", 2, packs=[bad])
    assert caught.value.__notes__ == [f"{MISSION}:6"]


def test_a_spawn_point_beside_the_start_is_advice_and_can_be_played(tmp_path: Path) -> None:
    folder = copied(tmp_path, (MAP, "spots A10", "spots C3 A10"), (MISSION, "S7:L1,L12,A10,L7", "S7:C3,L12,A10,L7"))
    (bad,) = problems(open_pack(folder))
    assert (type(bad), bad.where, bad.reason, bad.about["steps"]) == (Advice, f"{MISSION}:7", "mission-spawn-near", 1)
    assert "1 step from the start" in describer_of({}, "en", "aliens").error(bad)
    assert not hullbreach.new("aliens", 2, 1, {"mission": "pump-station"}, packs=[folder]).over


def test_the_example_has_nothing_wrong_with_it() -> None:
    assert problems(open_pack(PUMP_STATION)) == []
