"""The ceremony, the claims beside the truth, and the game in numbers, held against the game itself."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from hullbreach.describers import describer_of
from hullbreach.kernel import Stage, stage_of
from hullbreach.nemesis.game import NemesisPlan
from hullbreach.nemesis.table.talk import ShipTalk
from hullbreach.rulebook import find
from hullbreach.server.ceremony import ending
from hullbreach.server.chronicle import chronicle
from hullbreach.server.claims import claims_beside_the_truth
from hullbreach.server.screen import playing
from hullbreach.server.timeline import PUBLIC, TRUTH, GameTimeline
from tests.server.finished import CLAIMS, Watched


@pytest.fixture
def timeline(seen: Watched) -> GameTimeline:
    """A whole game."""
    return seen.timeline


def test_everything_that_decided_is_revealed_in_its_order(timeline: GameTimeline) -> None:
    told, outcome = ending(timeline, "en"), timeline.at(timeline.last).outcome
    steps = told["steps"]
    order = [*(stage.id for stage in timeline.at(0).stages), "winners"]
    stages = [order.index(step["stage"]) for step in steps]
    assert stages == sorted(stages)
    assert len(set(stages)) > 3
    assert Counter(step["kind"] for step in steps) >= Counter(line["line"] for line in outcome["lines"])
    engines = [(step["about"]["engine"], step["about"]["state"]) for step in steps if step["kind"] == "engine-revealed"]
    told_of = [event.public for _, event in timeline.told if event.kind == "engine-revealed"]
    assert engines == [(about["engine"], about["state"]) for about in told_of]
    assert steps[-1]["stage"] == "winners"
    assert (told["winners"], told["survivors"]) == (outcome["winners"], outcome["survivors"])


def test_every_step_says_why(timeline: GameTimeline) -> None:
    steps = ending(timeline, "fr")["steps"]
    assert all(find(step["rule"]).text("fr") for step in steps[:-1])
    assert len({step["text"] for step in steps}) > len(steps) / 2


def test_a_screen_says_of_every_line_when_it_is_revealed(timeline: GameTimeline) -> None:
    game = timeline.at(timeline.last)
    view = game.sight(None)
    shown = playing(game, None, describer_of({}, "en", "nemesis"), view, "")["outcome"]
    revealed = {(step["text"], step["stage"]) for step in ending(timeline, "en")["steps"]}
    assert {(line["text"], line["stage"]) for line in shown["lines"]} <= revealed
    assert shown["lines"][-1]["stage"] == "winners"


def test_the_game_decides_what_is_revealed_and_when(timeline: GameTimeline, monkeypatch: pytest.MonkeyPatch) -> None:
    other = (
        Stage("rest"),
        Stage("planets", rules=("victory/coordinates",)),
        Stage("machines", reveals=("engine-revealed",)),
    )
    monkeypatch.setattr(NemesisPlan, "stages", lambda self: other)
    steps = ending(timeline, "en")["steps"]
    assert list(dict.fromkeys(step["stage"] for step in steps)) == ["rest", "planets", "machines", "winners"]
    assert {step["kind"] for step in steps if step["stage"] == "machines"} == {"engine-revealed"}
    assert not {"scanned", "final-draw"} & {step["kind"] for step in steps}


@pytest.mark.parametrize(
    ("rule", "stage"),
    [
        ("nemesis/victory/engines", "engines"),
        ("nemesis/victory/coordinates-quarantine", "course"),
        ("nemesis/victory/contamination-draw", "contamination"),
        ("nemesis/victory/objectives", "objectives"),
        ("nemesis/coop/win", "objectives"),
        ("nemesis/wound/death", "voyage"),
    ],
)
def test_the_rule_says_when_something_is_revealed(timeline: GameTimeline, rule: str, stage: str) -> None:
    assert find(rule).id == rule
    assert stage_of(timeline.at(0).stages, "", rule).id == stage


def test_all_that_was_claimed_stands_beside_the_truth(timeline: GameTimeline) -> None:
    claims = claims_beside_the_truth(timeline, "en")
    assert [claim["seat"] for claim in claims] == [seat for seat, _ in CLAIMS.values()]
    assert claims[-1]["verdict"] == "open"
    assert "“Engine 1 works.”" in claims[0]["text"]
    for claim, (_, wish) in zip(claims, CLAIMS.values(), strict=True):
        holds = ShipTalk().judge([wish.what, *wish.about], claim["seat"], timeline.sight(claim["at"], TRUTH))
        assert claim["verdict"] == {True: "true", False: "false", None: "open"}[holds]


def test_a_claim_is_judged_by_what_was_true_when_it_was_made(timeline: GameTimeline) -> None:
    for point in range(20, timeline.last, 11):
        truth = timeline.sight(point, TRUTH)
        for seat in range(timeline.kept.players):
            own, person = timeline.sight(point, str(seat)), truth.crew[seat]

            def holds(what: str, *about: str, seat: int = seat, point: int = point) -> bool | None:
                return ShipTalk().judge([what, *about], seat, timeline.sight(point, TRUTH))

            for card in ("rest", "interruption", "search"):
                has = card in own.you.hand
                assert (holds("have", f"card:{card}"), holds("have-not", f"card:{card}")) == (has, not has)
            for item in own.you.inventory:
                assert holds("have", f"item:{item}")
            for held in person.hands:
                assert holds("have", f"item:{held.item}")
            for objective in own.you.objectives:
                assert holds("have", f"objective:{objective}")
            assert not holds("have", "objective:no-such-objective")
            for engine in truth.engines:
                works = engine.state == "working"
                assert (holds("engine-works", engine.ref), holds("engine-broken", engine.ref)) == (
                    works,
                    not works,
                )
            ill = bool(person.infected or person.infested)
            assert (holds("infected"), holds("clean")) == (ill, not ill)
            for room in truth.rooms:
                adult = any(foe.kind == "adult" for foe in room.intruders)
                assert holds("seen", "species:adult", room.ref) == adult
                if room.kind:
                    assert holds("room-is", room.ref, f"place:{room.kind}")
                assert holds("room-is", room.ref, "place:no-such-room") is False
            course = truth.coordinates
            assert holds("course", "letter:a", f"planet:{course['a']}")
            assert holds("course", "letter:a", f"planet:{course['b']}") is False
            for objective in own.you.objectives:
                assert holds("wants", f"seat:{seat}", f"objective:{objective}")
            assert [holds("go", "room:5"), holds("trust", "seat:1"), holds("thanks")] == [None, None, None]


def test_what_was_true_is_said_of_the_fact_and_not_of_the_claim() -> None:
    truth_of = ShipTalk().truth_of
    assert truth_of("have-not", True) == truth_of("have", False) == "truth-have-not"
    assert truth_of("engine-broken", False) == truth_of("engine-works", True) == "truth-engine-works"
    assert truth_of("clean", True) == truth_of("infected", False) == "truth-infected-not"
    assert truth_of("trust", None) == "truth-open"


def test_the_numbers_are_those_of_the_game(timeline: GameTimeline) -> None:
    facts, end = chronicle(timeline, "en"), timeline.sight(timeline.last, PUBLIC)
    assert facts["rounds"] == [{"round": number, "chapter": ""} for number in range(end.round + 1)]
    for seat, person in enumerate(end.crew):
        last = facts["wounds"][seat][-1]
        assert (last["light"], last["status"]) == (person.light, person.status)
        assert len(facts["wounds"][seat]) == len(facts["rounds"])
        path = facts["paths"][seat]
        assert all(one["room"] != other["room"] for one, other in pairwise(path))
        for stop in path:
            assert timeline.sight(stop["at"], PUBLIC).crew[seat].room == stop["room"]
    kinds = Counter(event.kind for _, event in timeline.told)
    sorts = Counter(moment["sort"] for moment in facts["moments"])
    assert sorts["death"] == kinds["died"] + kinds["perished"]
    assert sorts["encounter"] == kinds["encounter"] > 0
    assert sorts["claim"] == len(CLAIMS)
    for moment in facts["moments"]:
        assert timeline.sight(moment["at"], PUBLIC).round == facts["rounds"][moment["column"]]["round"]
