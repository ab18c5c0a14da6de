"""What an option may bring: exact where it can be computed, the same for the same knowledge, and quick."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import hullbreach
from hullbreach import nemesis
from hullbreach.bots import answer_of, bot_of
from hullbreach.describers import describer_of, phrases_of
from hullbreach.kernel import Choice, Game
from hullbreach.nemesis.box import EXPLORATION
from hullbreach.nemesis.likeness import ODD_ROOMS
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.scenario.nemesis import NemesisTable
from hullbreach.odds import Chance, branches, odds
from hullbreach.odds.course import Course, course_of
from hullbreach.odds.worlds import WORLDS
from tests.describe import source

SIGNS = nemesis.game.signs


def questions(seed: int, players: int) -> Iterator[tuple[Game, Choice]]:
    """A game played by rule of thumb, question by question."""
    rng, bot = Random(seed), bot_of("nemesis")
    game = hullbreach.new("nemesis", players, seed, {"intruder-player": "on"})
    while not game.over:
        yield game, game.choice
        game.answer(answer_of(bot, game, game.choice, rng), game.choice.seat)


def of(table: NemesisTable, who: str, option: str) -> list[Chance]:
    choice = table.choice(who)
    assert choice is not None
    return odds(table.game, choice)[option]


def captain_beside_an_explored_room() -> NemesisTable:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.place("captain", "room:6")
    table.explore("room:7")
    table.turn("captain")
    return table


def test_a_noise_roll_in_a_quiet_room_is_reckoned_exactly() -> None:
    table = captain_beside_an_explored_room()
    assert of(table, "captain", "move/room:7") == [Chance("noise", 0.9, True), Chance("silence", 0.1, True)]
    assert of(table, "captain", "careful-move/room:7") == [Chance("noise", 1.0, True)]


def test_where_there_is_noise_an_intruder_may_come() -> None:
    table = captain_beside_an_explored_room()
    table.noise("corridor:6-7")
    found = {chance.outcome: chance for chance in of(table, "captain", "move/room:7")}
    tokens = table.bag_counts()
    something = 1 - tokens["blank"] / sum(tokens.values())
    assert found["intruder"].probability == pytest.approx(0.2 * something)
    assert found["intruder"].exact, "the die and the bag are gone through"
    assert found["silence"] == Chance("silence", 0.1, True)


def test_a_hit_hangs_on_the_die_alone_and_a_kill_on_a_card_too() -> None:
    table = captain_beside_an_explored_room()
    table.intruder("adult", "room:6")
    table.turn("captain")
    found = {chance.outcome: chance for chance in of(table, "captain", "shoot/item:revolver/intruder:adult-1")}
    assert found["hit"] == Chance("hit", 0.5, True), "the large hit, the hit and the double hit"
    strike = {chance.outcome: chance for chance in of(table, "captain", "melee/intruder:adult-1")}
    assert strike["contamination"] == Chance("contamination", 1.0, True)
    assert strike["serious-wound"].probability == pytest.approx(0.5)


def test_what_comes_after_an_option_is_not_its_doing() -> None:
    table = captain_beside_an_explored_room()
    table.intruder("adult", "room:6")
    table.turn("scout")
    table.play("scout", "pass")
    assert of(table, "captain", "pass") == [], "the adult attacks in the event phase, whatever the captain does"


def test_options_that_bring_the_same_have_no_odds() -> None:
    table = captain_beside_an_explored_room()
    table.by_hand()
    table.play("captain", "careful-move", "room:7")
    choice = table.choice("captain")
    assert choice is not None
    assert choice.ask == "ask-pay"
    assert odds(table.game, choice) == {}


@pytest.mark.parametrize(("seed", "players"), [(1, 4), (2, 2), (3, 5)])
def test_odds_tell_nothing_that_the_seat_does_not_know(seed: int, players: int) -> None:
    told = 0
    for nth, (game, choice) in enumerate(islice(questions(seed, players), 150)):
        if nth % 5 == 0:
            here = odds(game, choice)
            elsewhere = game.resample(choice.seat, seed="another truth")
            asked = next(each for each in elsewhere.choices if each.seat == choice.seat)
            assert odds(elsewhere, asked) == here
            told += any(here.values())
    assert told > 3


def test_the_odds_of_a_question_ask_for_so_many_imagined_games_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0

    def counted(*args: Any) -> Course:
        nonlocal played
        played += 1
        return course_of(*args)

    monkeypatch.setattr(branches, "course_of", counted)
    for game, choice in islice(questions(4, 4), 100, 160):
        before = played
        odds(game, choice)
        sides = max(len(die) for die in game.dice.values())
        assert played - before <= len(choice.options) * (1 + sides + WORLDS)
    assert played > 500


def test_to_look_ahead_changes_nothing() -> None:
    for nth, (game, choice) in enumerate(questions(7, 3)):
        if nth % 30 == 0:
            before, told = game.digest(), len(game.events(choice.seat))
            odds(game, choice)
            assert (game.digest(), len(game.events(choice.seat))) == (before, told)


def test_the_signs_name_what_the_game_really_has() -> None:
    named = {sign.kind for sign in SIGNS.outcomes} | {SIGNS.quiet[1]} | SIGNS.ends
    assert [kind for kind in named if f"event-{kind}" not in phrases_of("en")] == []
    asks = {ask for ask, _ in source.prompts("nemesis")}
    assert asks >= SIGNS.turns | SIGNS.untold
    assert [verb for verb in SIGNS.routine | SIGNS.any_will_do if f"option-{verb}" not in phrases_of("en")] == []


# -- the same for the same ------------------------------------------------------------------------------------


def unexplored_ways(odds_of: dict[str, list[Chance]], table: NemesisTable) -> dict[str, list[Chance]]:
    return {
        option: chances
        for option, chances in odds_of.items()
        if option.startswith("move/") and not table.room(option.removeprefix("move/")).explored
    }


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("hunted", [False, True])
def test_rooms_of_which_one_knows_the_same_have_the_same_odds(seed: int, hunted: bool) -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=seed)
    table.place("captain", "room:11")
    if hunted:
        table.intruder("adult", "room:11")
        table.wound("captain", "leg")
    table.turn("captain")
    choice = table.choice("captain")
    assert choice is not None
    ways = unexplored_ways(odds(table.game, choice), table)
    assert len(ways) == 4
    assert len({tuple(chances) for chances in ways.values()}) == 1


def test_what_an_unexplored_room_holds_is_gone_through_and_not_tried_out() -> None:
    table = scenario("nemesis", crew=["captain", "scout"])
    table.place("captain", "room:11")
    table.turn("captain")
    g = table.state
    hidden = [b for b in g.box.backs[EXPLORATION] if not g.seen[b] & 1]
    effects = [g.game.name_of(g, back).rpartition("-")[0] for back in hidden]
    found = {chance.outcome: chance for chance in of(table, "captain", "move/room:6")}
    assert found["fire"] == Chance("fire", effects.count("fire") / len(effects), True)


def test_rooms_that_are_unlike_all_others_are_told_apart() -> None:
    for game, crew in (("nemesis", "captain"), ("lockdown", "hacker")):
        table = scenario(game, crew=[crew, "scout" if game == "nemesis" else "survivor"])
        g = table.state
        for room in g.board.rooms:
            odd = g.site.never_malfunctions(g, room) or g.site.entered(g, 0, room) or g.site.explored_by(g, 0, room)
            assert not odd or g.site.tile_back[room] < 0 or g.room_name(room) in ODD_ROOMS


def test_a_rare_death_is_found() -> None:
    """A noisy corridor, an adult in the bag, one card in hand and two serious wounds: a bite kills."""
    table = captain_beside_an_explored_room()
    table.noise("corridor:6-7")
    table.wound("captain", "leg", "hand")
    table.bag(adult_4=1, blank=1)
    table.hand("captain", "rest", "search")
    table.intruder("larva", "room:1")
    table.turn("captain")
    found = {chance.outcome: chance for chance in of(table, "captain", "move/room:7")}
    attacks = table.state.box.attacks[1:]
    assert found["death"].probability == pytest.approx(0.2 * 0.5 * attacks.count("bite") / len(attacks))
    assert found["death"].probability < 0.03
    assert (
        describer_of({}, "en", "nemesis").odds(list(found.values()))
        == "noise likely; a slight risk of death, an attack or an intruder"
    )
