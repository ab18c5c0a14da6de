"""What is printed on a card, as a viewer reads it, and what a private line is about."""

from __future__ import annotations

import msgspec
import pytest

from hullbreach.describe.things import Things
from hullbreach.describers import describer_of
from hullbreach.kernel import Event
from hullbreach.library import new
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.table.wording.panels import FamilyWords
from hullbreach.server.digest import digest
from hullbreach.server.screen import person
from hullbreach.server.window import Window, line_of


@pytest.mark.parametrize(
    ("ref", "cost", "sign", "signs"),
    [
        ("card:rest", 0, "combat-out", "free, out of combat only"),
        ("card:basic-repairs", 2, "combat-out", "costs 2 cards, out of combat only"),
        ("card:interruption", -1, "", "reaction"),
        ("item:smoke-grenade", 1, "combat-in", "costs 1 card, in combat only"),
        ("card:contamination", -1, "", ""),
    ],
)
def test_cost_and_sign_are_told(ref: str, cost: int, sign: str, signs: str) -> None:
    game = new("nemesis", 2, seed=1)
    thing = Things(game.printed, describer_of({}, "en", "nemesis").of(game.sight(0))).thing(ref)
    assert (thing.cost, thing.sign, thing.signs) == (cost, sign, signs)


def test_whoever_gave_no_name_is_called_a_player_in_the_language_of_the_reader() -> None:
    assert [person("Player", language) for language in ("en", "fr")] == ["Player", "Joueur"]
    assert [person("Joueur", language) for language in ("en", "fr")] == ["Player", "Joueur"]
    assert [person("Louis", language) for language in ("en", "fr")] == ["Louis", "Louis"]


@pytest.mark.parametrize(
    ("language", "plates"),
    [
        ("en", ["Cargo Sending System A", "Archive"]),
        ("fr", ["SAF A", "Archives"]),
    ],
)
def test_a_long_name_is_shorter_on_the_plate_of_a_room(language: str, plates: list[str]) -> None:
    game = new("lockdown", 2, seed=1)
    seen = game.whole_sight()
    by_kind = {room.kind: room.ref for room in seen.rooms}
    words = Things(game.printed, describer_of({}, language, "lockdown").of(seen)).words(None, 2)
    assert isinstance(words, FamilyWords)
    assert [words.plates[by_kind[kind]] for kind in ("cargo-a", "archive")] == plates


def test_action_cards_pay_and_contamination_cards_do_not() -> None:
    game = new("nemesis", 2, seed=1)
    things = Things(game.printed, describer_of({}, "en", "nemesis").of(game.sight(0)))
    assert [things.thing(ref).pays for ref in ("card:rest", "card:contamination", "item:grenade")] == [
        True,
        False,
        False,
    ]


def test_alike_objects_in_both_hands_are_one_thing_twice() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.object("egg", "captain")
    table.object("egg", "captain")
    said = describer_of({}, "en", "nemesis").of(table.game.sight(0))
    words = Things(table.game.printed, said).words(0, 2)
    assert isinstance(words, FamilyWords)
    assert [thing.count for thing in words.carried if thing.ref == "object:egg"] == [2]


def test_a_room_is_told_with_its_exits_and_without_them() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.place("captain", 7)
    words = Things(table.game.printed, describer_of({}, "en", "nemesis").of(table.game.sight(0))).words(0, 2)
    assert isinstance(words, FamilyWords)
    assert words.here.startswith(f"{words.inside} Exits: ")
    assert "Exits" not in words.inside


@pytest.mark.parametrize(("seat", "own"), [(0, {"body", "objectives", "win"}), (None, set())])
def test_a_screen_lists_what_can_be_asked_to_be_told_and_no_drawing(seat: int | None, own: set[str]) -> None:
    game = new("nemesis", 2, seed=1)
    words = Things(game.printed, describer_of({}, "en", "nemesis").of(game.sight(seat))).words(seat, 2)
    assert set(words.looks) == own | {"crew", "room", "near", "path", "board", "ways", "memory"}


def test_an_aim_is_shown_to_nobody() -> None:
    game = new("nemesis", 2, seed=1)
    piles = Things(game.printed, describer_of({}, "en", "nemesis").of(game.sight(0))).piles()
    assert [(pile.pile, pile.may_be_shown, pile.is_aim) for pile in piles] == [
        ("hand", True, False),
        ("inventory", True, False),
        ("objectives", False, True),
    ]


def test_how_many_are_due_is_told_with_a_question_that_gathers() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.place("captain", 7)
    table.hand("captain", "rest", "order", "reload", "search")
    table.turn("captain")
    careful = next(option.id for option in table.game.choice.options if option.id.startswith("careful-move"))
    table.game.answer(careful)
    window = Window(0, "en")
    window.look(table.game, 1, [], "x")
    assert (window.screen["prompt"]["gather"], window.screen["prompt"]["count"]) == ("pay", 2)


def test_a_private_line_names_what_it_is_about() -> None:
    game = new("nemesis", 2, seed=1)
    mine, others = Window(0, "en"), Window(None, "en")
    for window in (mine, others):
        window.look(game, 1, game.log(), "")
    dealt = [
        line for line in map(msgspec.json.decode, mine.story) if line["kind"] == "objectives-dealt" and "things" in line
    ]
    assert len(dealt) == 1
    assert [thing["ref"].partition(":")[0] for thing in dealt[0]["things"]] == ["objective", "objective"]
    assert all(thing["text"] for thing in dealt[0]["things"])
    assert not any(b'"things"' in bytes(line) for line in others.story)


@pytest.mark.parametrize(("kind", "opens"), [("objective-seen", True), ("objectives-dealt", False)])
def test_what_one_alone_was_shown_opens_large_if_its_kind_says_so(kind: str, opens: bool) -> None:
    game, say = new("nemesis", 2, seed=1), describer_of({}, "en", "nemesis")
    event = Event(kind, {"who": "seat:0", "other": "seat:1"}, {"objective": "objective:quarantine"}, 1, "")
    shown = event.shown_to(0)
    assert shown is not None
    assert line_of(event, shown, say, game.sight(0), game).get("peek", False) is opens


def test_a_digest_is_shorter_than_the_story_and_says_who_spoke() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    view, say = table.game.sight(0), describer_of({}, "en", "nemesis")
    noise = {"kind": "noise-placed", "rule": "", "args": {"corridor": "corridor:2-3"}}
    talk = {"kind": "said", "rule": "", "args": {"seat": 1, "text": "hello"}}
    told = [line["text"] for line in digest([noise, talk, noise, noise], say, view)]
    assert len(told) == 3
    assert told[1] == "Scout: “hello”"
    assert told[2] == say.clocks(view)
