"""Every lesson can be learnt: its steps are completed by the real engine, and a learner who strays plays on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hullbreach.aliens.table.wording.ground import ground_of
from hullbreach.aliens.view.shapes import RoomShown, SideShown
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_of, phrases_of
from hullbreach.kernel import Refused
from hullbreach.lessons import Lesson, find, lesson_of, lessons
from hullbreach.rulebook import find as rule
from tests.lessons.walkthrough import WALKS, begins, chosen

LESSON = find("first-steps")
every_lesson = pytest.mark.parametrize("lesson", lessons().values(), ids=lessons())
RINGED = {id: lesson for id, lesson in lessons().items() if any(step.about for step in lesson.teach)}
"""Those that ring something on the board."""


def test_a_lesson_is_found_by_its_id_and_by_what_it_teaches() -> None:
    assert list(lessons()) == list(WALKS)
    assert {lesson_of(game): game for game in ("nemesis", "lockdown", "aliens", "chess")} == {
        "first-steps": "nemesis",
        "lights-out": "lockdown",
        "first-patrol": "aliens",
        "": "chess",
    }
    with pytest.raises(Refused) as refused:
        find("second-steps")
    assert refused.value.reason == "unknown-lesson"


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language(language: str, lesson: Lesson) -> None:
    said, steps = phrases_of(language), range(len(lesson.teach) + 1)
    messages = [*map(lesson.message, steps), f"lesson-{lesson.id}-astray"]
    wanted = [f"{message}{end}" for message in messages for end in ("", "-title")]
    hints = [f"{lesson.message(step)}-hint" for step in steps[:-1]]
    assert [id for id in [*wanted, *hints] if id not in said] == []


@every_lesson
def test_every_step_names_a_rule_of_its_game(lesson: Lesson) -> None:
    assert [rule(step.rule).id for step in lesson.teach] == [step.rule for step in lesson.teach]
    assert {step.rule.partition("/")[0] for step in lesson.teach} == {lesson.game}


@every_lesson
def test_it_begins_the_same_every_time(lesson: Lesson) -> None:
    game = lesson.begin()
    assert game.save() == lesson.begin().save()
    assert game.answered == 0
    assert [choice.ask for choice in game.choices] == ["ask-action"]


@every_lesson
def test_whoever_does_as_told_completes_every_step_and_wins(lesson: Lesson) -> None:
    game, walk = lesson.begin(), WALKS[lesson.id]
    step, told = 0, len(game.events())
    assert list(walk) == [each.id for each in lesson.teach]
    for nth, (name, answers) in enumerate(walk.items()):
        assert step == nth, f"{name} is not the step that is due"
        pointed: set[str] = set()
        for answer in answers:
            offered = [option.id for option in game.choice.options]
            pointed |= {start for start in lesson.teach[nth].points if any(begins(id, start) for id in offered)}
            game.answer(chosen(offered, answer), 0)
            for event in game.events()[told:]:
                step = lesson.after(step, event["kind"], event["args"])
            told = len(game.events())
        assert pointed == set(lesson.teach[nth].points), f"{name} points at what is not offered"
        step += not answers  # it is only read, and the learner goes on
    assert step == len(lesson.teach)
    assert game.outcome["winners"] == [0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_told_to_run_is_told_of_the_card_in_hand_that_spares_the_attack(language: str) -> None:
    game, walk = LESSON.begin(), WALKS[LESSON.id]
    for answers in list(walk.values())[: list(walk).index("flee")]:
        for answer in answers:
            game.answer(chosen([option.id for option in game.choice.options], answer), 0)
    assert any(option.id.startswith("play/card:suppressive-fire") for option in game.choice.options)
    say = describer_of({}, language)
    assert say.name("card:suppressive-fire", game.view(0)) in say.message("lesson-first-steps-flee")


def _aboard(view: dict[str, Any]) -> set[str]:
    """What a lesson may ring around the learner on a ship or in a facility."""
    own = view["crew"][0]["room"]
    room = next((room for room in view["rooms"] if room["ref"] == own), None)
    there = {each["ref"] for part in ("rooms", "corridors", "crew") for each in view[part]}
    if any(each["noise"] and own in each["ends"] for each in view["corridors"]):
        there.add("noise")
    if room and room["intruders"]:
        there.add("intruder")
    return there


def _on_the_boards(view: dict[str, Any]) -> set[str]:
    """What a lesson may ring on the boards of a mission."""
    spaces = ground_of(
        [SideShown(**{**side, "rooms": [RoomShown(**room) for room in side["rooms"]]}) for side in view["sides"]]
    ).spot
    there = {*spaces, *(door["ref"] for door in view["doors"])}
    there |= {f"seat:{person['seat']}" for person in view["people"] if person["space"]}
    return there | ({"hunter"} if view["aliens"] or view["blips"] else set())


THERE = {"nemesis": _aboard, "lockdown": _aboard, "aliens": _on_the_boards}
ALL_SORTS = {
    "nemesis": {"seat:0", "noise", "intruder"},
    "lockdown": {"seat:0", "noise", "intruder"},
    "aliens": {"seat:0", "hunter", "door:10"},
}
"""By game, what its lesson rings at least."""


@pytest.mark.parametrize("lesson", RINGED.values(), ids=RINGED)
def test_what_a_step_is_about_is_there_when_it_is_taught(lesson: Lesson) -> None:
    game = lesson.begin()
    for step, answers in zip(lesson.teach, WALKS[lesson.id].values(), strict=True):
        assert set(step.about) <= THERE[lesson.game](game.view(0)), f"{step.id} speaks of what is not there"
        for answer in answers:
            game.answer(chosen([option.id for option in game.choice.options], answer), 0)
    assert {ref for step in lesson.teach for ref in step.about} >= ALL_SORTS[lesson.game]


@every_lesson
@pytest.mark.parametrize("seed", range(12))
def test_whoever_goes_astray_plays_by_the_real_rules_to_the_end(seed: int, lesson: Lesson) -> None:
    game, rng = lesson.begin(), Random(seed)
    while not game.over:
        game.answer(rng.choice(game.choice.options).id, 0)
    assert game.outcome["lines"]


def test_a_step_that_is_read_may_be_passed_over() -> None:
    welcome, move = 0, 1
    assert LESSON.after(welcome, "noise-rolled", {"who": "seat:0"}) == welcome
    assert LESSON.after(welcome, "moved", {"who": "seat:0", "room": "room:7"}) == move + 1


def test_a_step_is_not_done_by_an_event_about_something_else() -> None:
    assert LESSON.after(1, "moved", {"who": "seat:0", "room": "room:1"}) == 1


def test_behind_the_last_step_nothing_is_left_to_do() -> None:
    end = len(LESSON.teach)
    assert LESSON.after(end, "hibernates", {"who": "seat:0"}) == end
    assert LESSON.message(end) == "lesson-first-steps-end"
