"""Everything in the box has a name and a text in both languages, and the box holds what it should."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from hullbreach.aliens import missions
from hullbreach.aliens.board.side import KINDS, SETS
from hullbreach.aliens.board.side import ours as sides
from hullbreach.aliens.campaign import RANKS
from hullbreach.aliens.gallery import pieces
from hullbreach.aliens.position import PHASES
from hullbreach.aliens.tables import ours as tables
from hullbreach.aliens.titles import ALIENS, CAMPAIGN, MISSIONS
from hullbreach.aliens.view import FACINGS, STATES
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describe.phrases import Phrases, messages_in
from hullbreach.describe.piece import fact_of
from hullbreach.describers import phrases_of

FOLDER = files("hullbreach.aliens") / "locale"
HERE = ("characters", "cards", "tracker", "rooms", "missions", "things", "gallery")
BOX = tables()
ROOMS = [f"{key.lower()}-{letter}" for key, side in sides().items() for letter in side.rooms]
TOKENS = ["newt", "facehugger", "nest", "empty", "cocoon", "eggs"]
TOLD: dict[str, list[str]] = {
    "character": [row.id for row in BOX.characters],
    "card": [row.id for row in BOX.endurance],
    "tracker": [row.id for row in BOX.tracker],
    "mission": [*MISSIONS, CAMPAIGN],
    "side": [key.lower() for key in sides()],
    "token": [*TOKENS, "crate", "computer"],
    "blip": [str(blip.number) for blip in BOX.blips],
    "rank": [rank for _, rank in RANKS],
}
"""By kind of reference: what has a name and a text."""
NAMED: dict[str, list[str]] = {
    "room": ROOMS,
    "room-kind": sorted(KINDS),
    "set": sorted(SETS),
    "token": ["mission-blip", "flare"],
    "point": ["1", "2", "3", "4"],
    "tunnel": ["1", "2", "3", "4"],
    "pile": ["deck", "exhaust", "tracker", "discard"],
    "facing": list(FACINGS),
    "sentry": ["0", "1"],
    "creature": ["alien", "facehugger"],
    "number": ["speed", "aim", "tech", "defense", "melee"],
    "phase": list(PHASES),
    "state": list(STATES),
}
"""By kind: what has but a name."""


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Phrases:
    """The messages of each language."""
    return phrases_of(request.param, "aliens")


PUT_TOGETHER: dict[str, tuple[str, ...]] = {"ship-at-": ("ship-at-a", "ship-at-b"), "purge-": ("purge-p2", "purge-p3")}
"""Goals whose id has a part of its own, by how it begins."""


def goals() -> Iterator[str]:
    """The id of every goal that a mission shows."""
    for path in Path(missions.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "GoalShown":
                id, *_ = node.args
                start = id.values[0] if isinstance(id, ast.JoinedStr) else id
                assert isinstance(start, ast.Constant)
                assert isinstance(start.value, str)
                yield from PUT_TOGETHER.get(start.value, (start.value,))


# -- names and texts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", TOLD)
def test_what_is_in_the_box_has_a_name_and_says_what_it_does(said: Phrases, kind: str) -> None:
    wanted = [f"{kind}-{id}{more}" for id in TOLD[kind] for more in ("", "-text")]
    assert [id for id in wanted if not said.say(id).strip() or id not in said] == []


@pytest.mark.parametrize("kind", NAMED)
def test_everything_else_has_a_name(said: Phrases, kind: str) -> None:
    wanted = [f"{kind}-{id}" for id in NAMED[kind]]
    assert [id for id in wanted if not said.say(id).strip() or id not in said] == []


def test_every_mission_has_a_briefing_with_a_rule_on_each_line(said: Phrases) -> None:
    for mission in (*MISSIONS, CAMPAIGN):
        lines = said.say(f"mission-{mission}-briefing").splitlines()
        assert len(lines) >= 4, mission
        assert all(re.match(r"[A-ZÀÉÊ].*\.$", line) for line in lines), mission


def test_a_goal_is_a_short_line(said: Phrases) -> None:
    found = set(goals())
    assert len(found) > 15
    assert [id for id in found if f"goal-{id}" not in said] == []
    assert all(said.wants(f"goal-{id}")[""] <= {"done", "of"} for id in found)
    assert all(len(said.say(f"goal-{id}", done=3, of=12)) < 60 for id in found)


def test_rooms_and_sides_are_called_as_on_their_maps() -> None:
    en, fr = phrases_of("en", "aliens"), phrases_of("fr", "aliens")

    def bare(id: str) -> str:
        return fr.say("ui-title", name=fr.say(id))

    for key, side in sides().items():
        names = {f"side-{key.lower()}": (side.en, side.fr)}
        names |= {f"room-{key.lower()}-{letter}": (room.en, room.fr) for letter, room in side.rooms.items()}
        assert {id: (en.say(id), bare(id)) for id in names} == names


def test_the_rooms_that_a_briefing_names_are_on_its_boards(said: Phrases) -> None:
    """The computers and the mission blips of a mission are named by the rooms they are in."""
    for mission in ALIENS.missions:
        briefing = said.say(f"mission-{mission.id}-briefing")
        tokens = [] if not mission.row.mission_blips else [mission.layout.space(_first(mission.row.mission_blips))]
        for space in (*mission.computers, *tokens, *mission.exit_spaces):
            key, _, letter = mission.layout.room(space).lower().partition(":")
            name = said.say("gallery-name", name=said.say(f"room-{key}-{letter}"))
            assert name in briefing, (mission.id, name)


def _first(spaces: str) -> str:
    return spaces.partition(" ")[0].partition(",")[0]


@pytest.mark.parametrize("name", HERE)
def test_both_languages_say_the_same_messages_in_the_same_order(name: str) -> None:
    en, fr = (_messages(name, lang) for lang in ("en", "fr"))
    assert en == fr


def _messages(name: str, lang: str) -> list[str]:
    text = (FOLDER / f"{name}-{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_no_message_is_empty() -> None:
    for lang in LANGUAGES:
        assert [id for id, text in messages_in(FOLDER, lang).items() if not text.partition("=")[2].strip()] == []


# -- the gallery ---------------------------------------------------------------------------------------------------


def test_the_gallery_has_everything_in_the_box(said: Phrases) -> None:
    found = pieces(ALIENS.box, ALIENS.missions)
    count: Counter[str] = Counter()
    for piece in found:
        count[piece["family"]] += piece["count"]
        assert piece["name"] in said, piece
        assert f"{piece['name']}-text" in said, piece
        assert piece["source"] in ("rulebook", "published", "house")
        for name, value in piece["facts"].items():
            assert f"gallery-{name}" in said, name
            assert not re.search(
                r"\b(keyword|after|tracker-type|mission-kind|side|room|set)-", fact_of(said, name, value)
            )
    assert count == {
        "characters": 7, "weapons": 22, "equipment": 15, "events": 16, "hazards": 7,
        "tracker": 42, "blips": 21, "mission-blips": 12, "missions": 9, "sides": 8,
    }  # fmt: skip
    assert [family for family in count if f"ui-family-{family}" not in said or f"what-sort-{family}" not in said] == []
    assert len({piece["ref"] for piece in found}) == len(found)


# -- a census of the tables ----------------------------------------------------------------------------------------


def test_the_endurance_deck_has_sixty_cards() -> None:
    count: Counter[str] = Counter()
    for row in BOX.endurance:
        count[row.type] += row.count
    assert count == {"weapon": 22, "equipment": 15, "event": 16, "hazard": 7}


def test_the_tracker_deck_has_forty_two_cards_by_level_and_type() -> None:
    count: Counter[tuple[int, str]] = Counter()
    for row in BOX.tracker:
        count[row.level, row.type] += len(row.at)
    by_type = {level: [count[level, type] for type in ("drone", "hidden", "active", "tunnel")] for level in (1, 2, 3)}
    assert by_type == {1: [7, 5, 2, 2], 2: [4, 4, 5, 2], 3: [3, 3, 3, 2]}
    assert sum(count.values()) == 42
    points = Counter(place for row in BOX.tracker for place in row.at)
    assert points == {0: 6, 1: 9, 2: 9, 3: 9, 4: 9}, "each spawn point is named as often as the others"


def test_there_are_twenty_one_blips_with_forty_five_aliens() -> None:
    assert {blip.number: blip.count for blip in BOX.blips} == {1: 8, 2: 6, 3: 4, 4: 2, 5: 1}
    assert sum(blip.count for blip in BOX.blips) == 21
    assert sum(blip.number * blip.count for blip in BOX.blips) == 45


def test_a_sentry_gun_has_five_shots() -> None:
    assert BOX.sentry_dial.numbers == (450, 360, 270, 180, 90, 0)


def test_a_text_says_the_numbers_of_its_card() -> None:
    """What the table has is in the English text: the cards an attack exhausts, its reach, what it always hits on."""
    said = phrases_of("en", "aliens")
    for row in BOX.endurance:
        text = said.say(f"card-{row.id}-text").lower()
        if row.shot:
            assert f"exhaust {row.shot} card" in text, row.id
        if row.reach:
            assert f"up to {row.reach} spaces" in text, row.id
        if row.sure:
            assert f"always hits on {row.sure} or less" in text, row.id
        words = [keyword.replace("-", " ") for keyword in row.keywords]
        assert [word for word in words if word not in text] == [], row.id
        assert ("discard this card" in text) == (row.discarded or row.id in ("m40-grenades", "flare")), row.id


def test_a_text_says_how_many_blips_a_tracker_card_brings() -> None:
    said = phrases_of("en", "aliens")
    for row in BOX.tracker:
        text = said.say(f"tracker-{row.id}-text")
        amount = {0: "No blip enters", 1: "1 blip enters", 2: "2 blips enter"}[row.blips]
        assert amount in text.partition(", and")[0], row.id
        assert ("nobody sees" in text) == (row.type == "hidden"), row.id
        assert ("somebody sees" in text) == (row.type == "active"), row.id
        assert ("tunnel opens" in text) == (row.type == "tunnel"), row.id


def test_the_briefing_of_a_bug_hunt_counts_its_tracker_cards(said: Phrases) -> None:
    hunts = [mission for mission in ALIENS.missions if mission.is_bug_hunt]
    assert len(hunts) == 4
    for mission in hunts:
        (line,) = (
            line for line in said.say(f"mission-{mission.id}-briefing").splitlines() if "30" in line or "1," in line
        )
        numbers = [int(number) for number in re.findall(r"\d+", line)]
        a, b, c = mission.row.deck_cards
        assert numbers[:7] == [a + b + c, a, 1, b, 2, c, 3], mission.id
