"""Records: replay equals live, and the first difference is named."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hullbreach.kernel import BadSave, Effects, EventKind, Game, Refused, record

from .test_undo import Menu, menu
from .toys import Bench, CrewPlan, FiveCards, Say, Sheet, bench, crew, five, load, play_at_random, state_of

SAID = EventKind("said", "word")


def replay(data: Any, plan: Any, upto: int | None = None) -> Game:
    """What `hullbreach.replay` does, for plans that are not on the shelf."""
    checked = record.check(record.sealed(data))
    game = record.begin(checked, lambda seed: Game.new(plan, checked["players"], seed), lambda s: load(plan, s))
    return record.play(game, checked, upto)


def recorded(seed: int = 3) -> dict[str, Any]:
    game = crew(4, seed, turns=12)
    play_at_random(game, Random(seed), asides=0.1)
    data: dict[str, Any] = json.loads(json.dumps(game.record()))
    return data


@pytest.mark.parametrize("seed", range(6))
def test_a_replay_equals_the_game_as_it_was_played(seed: int) -> None:
    game = crew(4, seed, turns=12)
    play_at_random(game, Random(seed), asides=0.1)
    again = replay(json.loads(json.dumps(game.record())), CrewPlan(12))
    assert again.digest() == game.digest()
    assert again.outcome == game.outcome
    assert again.record() == game.record()
    for seat in (0, 1, 2, 3, None):
        assert again.events(seat) == game.events(seat)


def test_a_record_can_be_played_up_to_an_entry() -> None:
    data = recorded()
    game = replay(data, CrewPlan(12), upto=3)
    assert game.record()["entries"] == data["entries"][:3]


def test_an_impossible_entry_is_reported_with_its_number() -> None:
    data = recorded()
    data["entries"][4] = ["answer", data["entries"][4][1], "fly"]
    with pytest.raises(record.Difference) as no:
        replay(data, CrewPlan(12))
    assert no.value.about["entry"] == 4
    assert no.value.about["because"] in ("unknown-option", "not-your-turn")
    assert len(no.value.game.record()["entries"]) == 4, "the game that was reached is handed out"


def test_an_entry_that_is_none_is_a_bad_record() -> None:
    for entry in (["sing"], [], 7, ["answer", "0", "pass"], ["undo", 99, []], ["undo", -1, []]):
        data = recorded()
        data["entries"][2] = entry
        with pytest.raises(BadSave, match="record-bad-entry"):
            replay(data, CrewPlan(12))


def test_a_forged_event_or_digest_is_noticed() -> None:
    data = recorded()
    data["events"][0]["public"]["who"] = 3
    with pytest.raises(record.Difference, match="events"):
        replay(data, CrewPlan(12))
    for key in ("digest", "outcome"):
        data = recorded()
        data[key] = {"digest": "0" * 16, "outcome": {"alive": [0]}}[key]
        with pytest.raises(record.Difference, match=key):
            replay(data, CrewPlan(12))


def test_a_digest_is_noted_every_round_and_names_the_first_round_that_differs() -> None:
    data = recorded()
    assert len(data["digests"]) >= 3
    at = sorted(data["digests"], key=int)[1]
    data["digests"][at] = "0" * 16
    with pytest.raises(record.Difference) as no:
        replay(data, CrewPlan(12))
    assert (no.value.about["entry"], no.value.about["because"]) == (int(at) - 1, "digest")


def test_a_record_from_a_position_replays_from_that_position() -> None:
    game = five(4)
    play_at_random(game, Random(1), most=5)
    for other in (game.clone(), game.resample(1, 7), load(game._plan, game.save())):
        play_at_random(other, Random(2), most=6)
        data = json.loads(json.dumps(other.record()))
        assert "position" in data["start"]
        assert replay(data, FiveCards()).digest() == other.digest()


def test_undo_is_an_entry_and_replays() -> None:
    game = menu()
    for _ in range(18):
        game.answer("say")
    game.undo()
    game.answer("peek")
    game.undo(0, consent=(0, 1))
    game.answer("use-what-i-saw")
    game.answer("joint")
    game.answer("yes", seat=1)
    game.undo(seat=1)
    game.answer("no", seat=1)
    game.undo()
    game.answer("yes", seat=0)
    game.answer("no", seat=1)
    kinds = [entry[0] for entry in game.record()["entries"]]
    assert (kinds.count("undo"), kinds.count("take-back")) == (3, 1)
    again = replay(json.loads(json.dumps(game.record())), Bench(Menu(0), cards=6))
    assert again.digest() == game.digest()
    assert again.events(0) == game.events(0)
    assert again.record() == game.record()


def test_random_games_with_undos_replay() -> None:
    for seed in range(15):
        rng = Random(seed)
        game = crew(4, seed, turns=20)
        while not game.over:
            play_at_random(game, rng, most=rng.randint(1, 6), asides=0.1)
            try:
                game.undo(rng.choice([None, 0, 1, 2, 3]), consent=rng.choice([(), range(4)]))
            except Refused:
                continue
            if rng.random() < 0.3:
                play_at_random(game, rng)
        assert replay(json.loads(json.dumps(game.record())), CrewPlan(20)).digest() == game.digest()


class LaterBench(Bench):
    rules_version = 2


class Louder(Say, tag="record/louder"):
    def say(self, g: Sheet) -> Effects:
        g.said.append(self.word.upper())
        g.tell(SAID, word=self.word.upper())
        return None


class LoudMenu(Menu, tag="record/loud-menu"):
    def _options(self, g: Sheet) -> Any:
        for option in super()._options(g):
            first = Louder("x") if option.id == "say" and len(g.said) >= 2 else None
            yield (
                type(option)(option.id, (first, LoudMenu(self.seat)))
                if first
                else type(option)(option.id, (*option.then[:-1], LoudMenu(self.seat)))
            )


def test_newer_rules_that_change_nothing_replay_an_old_record_whole() -> None:
    game = menu()
    for option in ("say", "noise", "peek"):
        game.answer(option)
    again = replay(game.record(), LaterBench(Menu(0), cards=6))
    assert state_of(again).said == state_of(game).said


def test_newer_rules_play_an_old_record_up_to_the_first_difference_and_say_so() -> None:
    game = menu()
    for option in ("say", "noise", "say", "say"):
        game.answer(option)
    with pytest.raises(record.Difference) as no:
        replay(game.record(), LaterBench(LoudMenu(0), cards=6))
    assert no.value.about == {"entry": 2, "because": "events", "rules": 1, "ours": 2}


def test_a_rule_that_fails_on_an_old_record_is_a_difference() -> None:
    data = menu().record()
    data["entries"] = [["answer", 0, "fail"]]
    with pytest.raises(record.Difference, match="rule-failed"):
        replay(data, Bench(Menu(0), cards=6))


def test_a_record_made_with_other_packs_is_refused() -> None:
    data = recorded()
    data["packs"] = {"house": "abc"}
    with pytest.raises(BadSave, match="save-packs-differ"):
        replay(data, CrewPlan(12))


@pytest.mark.parametrize("bad", [None, [], "x", {}, 5])
def test_what_is_no_record_is_refused(bad: Any) -> None:
    with pytest.raises(BadSave):
        record.check(bad)


@pytest.mark.parametrize(
    "key", ["format", "game", "rules", "options", "players", "start", "entries", "digest", "events", "outcome"]
)
def test_a_record_with_a_missing_or_misshapen_part_is_refused(key: str) -> None:
    whole = recorded()
    for data in ({k: v for k, v in whole.items() if k != key}, {**whole, key: 1.5}):
        with pytest.raises(BadSave, match=key):
            record.check(data)


def test_a_record_from_the_future_or_without_a_start_is_refused() -> None:
    with pytest.raises(BadSave, match="save-from-the-future"):
        record.check(record.sealed({**recorded(), "format": record.FORMAT + 1}))
    for start in ({}, {"seed": "xyz"}, {"position": "!!"}, {"position": ""}, {"seed": 5}):
        with pytest.raises(BadSave):
            replay({**recorded(), "start": start}, CrewPlan(12))


def test_an_unplayed_game_has_a_record_too() -> None:
    game = bench(Menu(0), cards=6)
    assert replay(game.record(), Bench(Menu(0), cards=6)).digest() == game.digest()


def test_a_record_that_was_changed_is_damaged() -> None:
    file = json.dumps(recorded(), separators=(",", ":")).encode()
    assert record.read(file) == recorded()
    for old, new in ((b'"players":4', b'"players":3'), (b'"seal"', b'"sale"'), (b'"format":2', b'"format":1')):
        with pytest.raises(BadSave, match="record-damaged"):
            record.read(file.replace(old, new))


def test_a_record_from_before_there_was_a_seal_is_read_without_one() -> None:
    old = {key: value for key, value in recorded().items() if key != "seal"} | {"format": 1}
    assert record.read(json.dumps(old).encode()) == old
