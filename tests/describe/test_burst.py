"""Many events in a few sentences: shorter, and nothing that matters to the listener is lost."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import hullbreach
from hullbreach import library
from hullbreach.bots import answer_of, bot_of
from hullbreach.describers import describer_of, phrases_of
from hullbreach.kernel.event_kinds import FATE, FULL, SCENE
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.sites.ship.shapes import ShipView
from hullbreach.nemesis.view.shapes import Corridor

NEAR = Corridor(ref="corridor:1-2", ends=["room:1", "room:2"], numbers=[1], noise=False, door=None)
FAR = Corridor(ref="corridor:3-4", ends=["room:3", "room:4"], numbers=[2], noise=False, door=None)


def view() -> ShipView:
    """The captain in room 1, the scout in room 3, nothing explored."""
    seen: ShipView = scenario("nemesis", crew=["captain", "scout"], seed=1).game.sight(0)
    for room in seen.rooms:
        room.kind, room.explored = None, False
    seen.crew[0].room, seen.crew[1].room = "room:1", "room:3"
    seen.corridors = [NEAR, FAR]
    return seen


def event(kind: str, rule: str = "", /, **args: Any) -> dict[str, Any]:
    return {"kind": kind, "rule": rule, "args": args}


def short(*events: dict[str, Any], lang: str = "en") -> list[str]:
    return [sentence for sentence, _ in describer_of({}, lang, "nemesis").summary(events, view())]


def test_what_another_did_and_what_came_of_it_is_told_together() -> None:
    turn = (
        event("turn-begins", who="seat:1", room="room:3"),
        event("acts", who="seat:1", action="move/room:4"),
        event("discarded", who="seat:1", card="card:rest"),
        event("moved", who="seat:1", room="room:4"),
        event("explored", who="seat:1", kind="place:canteen"),
        event("light-wound", who="seat:1", count=1),
        event("light-wound", who="seat:1", count=2),
        event("passed", who="seat:1"),
    )
    assert short(*turn) == ["Scout: Move to room 4, unexplored – explores Canteen, takes 2 light wounds; Pass."]
    assert short(*turn, lang="fr") == [
        "L'Éclaireuse\u202f: Se déplacer vers la salle 4 (inexplorée) – explore la Cantine, subit 2 blessures légères"
        "\u202f; Passer."
    ]


def test_what_comes_of_a_deed_is_told_in_the_order_in_which_it_happened() -> None:
    turn = (
        event("acts", who="seat:1", action="move/room:4"),
        event("attack", who="seat:1", foe="intruder:adult-1", surprise=False),
        event("slimed", who="seat:1"),
        event("light-wound", who="seat:1", count=1),
        event("noise-placed", corridor="corridor:3-4"),
        event("turn-begins", who="seat:0", room="room:1"),
    )
    assert short(*turn)[0] == (
        "Scout: Move to room 4, unexplored – is attacked by Adult 1, is covered with slime, takes a light wound, "
        "noise in the corridor between room 3, unexplored and room 4, unexplored."
    )


def test_what_befalls_somebody_without_a_deed_is_told_in_its_order() -> None:
    fall = (
        event("attack", who="seat:1", foe="intruder:adult-1", surprise=False),
        event("serious-wound", who="seat:1", wound="wound:leg"),
        event("moved", who="seat:1", room="room:4"),
    )
    assert short(*fall) == [
        "Scout is attacked by Adult 1, takes a serious wound (leg wound) and moves to room 4, unexplored."
    ]


def test_what_moves_and_sounds_far_away_is_named() -> None:
    moves = [event("intruder-moves", foe=f"intruder:adult-{nth}", room=f"room:{nth + 2}") for nth in (1, 2)]
    assert short(*moves) == ["Adult 1 moves to room 3, unexplored and Adult 2 moves to room 4, unexplored."]
    assert short(event("noise-placed", corridor="corridor:3-4")) == [
        "Noise in the corridor between room 3, unexplored and room 4, unexplored."
    ]
    tokens = [event("token-added", kind=f"species:{kind}") for kind in ("larva", "larva", "queen")]
    assert short(*tokens) == ["3 tokens join the bag: Larva ×2 and Queen."]


@pytest.mark.parametrize(
    "near",
    [
        event("light-wound", "nemesis/wound/light", who="seat:0", count=1),
        event("intruder-moves", "nemesis/noise/danger-attracts", foe="intruder:adult-1", room="room:1"),
        event("noise-placed", "nemesis/noise/roll-number", corridor="corridor:1-2"),
        event("died", "nemesis/wound/fourth", who="seat:1", room="room:3"),
        event("something-new", "", who="seat:1"),
    ],
    ids=lambda near: str(near["kind"]),
)
def test_what_concerns_the_listener_or_is_not_known_to_be_dull_is_told_in_full(near: dict[str, Any]) -> None:
    say = describer_of({}, "en", "nemesis")
    told = say.summary([event("passed", who="seat:1"), near], view())
    assert (say.event(near, view()), near["rule"]) in told


def test_things_are_told_in_the_order_in_which_they_happened() -> None:
    told = short(event("passed", who="seat:1"), event("round-begins", round=2), event("passed", who="seat:1"))
    assert told == ["Scout: Pass.", "Round 2 begins.", "Scout: Pass."]


def bursts(seed: int) -> Iterator[tuple[list[dict[str, Any]], dict[str, Any]]]:
    """Every batch of events that seat 0 gets at once, in a game of bots."""
    rng, bot, told = Random(seed), bot_of("nemesis"), 0
    game = hullbreach.new("nemesis", 4, seed)
    while not game.over:
        if game.choice.seat == 0:
            events = game.events(0, told)
            told += len(events)
            yield events, game.sight(0)
        game.answer(answer_of(bot, game, game.choice, rng), game.choice.seat)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_in_whole_games_summaries_are_shorter_and_lose_nothing_of_mine(lang: str) -> None:
    say = describer_of({}, lang, "nemesis")
    whole = brief = 0
    for events, seen in bursts(5):
        told = [sentence for sentence, _ in say.summary(events, seen)]
        assert not [sentence for sentence in told if "{" in sentence or "burst" in sentence]
        if len(events) > 10:
            whole, brief = whole + len(events), brief + len(told)
        mine = [each for each in events if "seat:0" in each["args"].values() or each["kind"] in ("died", "escaped")]
        assert [each for each in mine if say.event(each, seen) not in told] == []
    assert brief < 0.7 * whole


def test_a_digest_ends_with_how_things_stand() -> None:
    events, seen = next(each for each in bursts(5) if len(each[0]) > 20)
    say = describer_of({}, "en", "nemesis")
    *told, (stand, _) = say.digest(events, seen)
    assert told == say.summary(events, seen)
    assert stand == say.clocks(seen)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", library.games())
def test_every_kind_that_may_be_shortened_has_words_of_its_game(game: str, lang: str) -> None:
    short = [kind for kind in library.title(game).catalogue.values() if kind.weight != FULL]
    said = phrases_of(lang, game)
    assert len(short) > 40
    assert [kind for kind in short if f"event-{kind.name}" not in said] == []
    assert [kind for kind in short if kind.weight in (FATE, SCENE) and f"burst-{kind.name}" not in said] == []
    assert [kind for kind in short if kind.weight == SCENE and f"burst-alone-{kind.name}" not in said] == []
