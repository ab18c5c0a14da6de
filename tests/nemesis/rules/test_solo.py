"""The solo mode: one player, two cards of the solo/coop deck, half the items, and survival."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import hullbreach
from hullbreach import Refused
from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX, PRINTED

DECK = {card.id for card in PRINTED.objectives.objective if card.deck == "coop"}
Arrange = Callable[[NemesisTable], None]


def alone(*objectives: str) -> NemesisTable:
    table = scenario("nemesis", ["captain"], mode="solo")
    if objectives:
        table.objectives("captain", *objectives)
    return table


def meet_somebody(table: NemesisTable) -> None:
    """The first encounter: the noise in the corridor is a larva."""
    table.place("captain", 1)
    table.explore(2)
    table.noise("corridor:2-6")
    table.bag(larva_1=1)
    table.turn("captain")
    table.fate(noise=["4"])
    table.play("captain", "move", to="room:2")


# -- dealing and choosing -------------------------------------------------------------------------------------


@cites("nemesis/solo/objectives")
@pytest.mark.parametrize("seed", range(5))
def test_the_player_starts_with_two_cards_of_the_solo_coop_deck(seed: int) -> None:
    game = hullbreach.new("nemesis", players=1, seed=seed, options={"mode": "solo"})
    held = game.view(0)["you"]["objectives"]
    assert len(set(held)) == 2
    assert set(held) <= DECK
    dealt = next(event for event in game.events(0) if event["kind"] == "objectives-dealt")
    assert dealt["rule"] == "nemesis/solo/objectives"
    assert sorted(dealt["args"]["cards"]) == [f"objective:{name}" for name in held]
    assert game.view(None)["crew"][0]["objectives"] == {"count": 2, "known": []}
    assert game.view(0)["common_objectives"] == []


@cites("nemesis/solo/objectives")
def test_another_game_has_other_cards_and_no_regular_objective_is_dealt() -> None:
    hands = set()
    for seed in range(12):
        game = hullbreach.new("nemesis", players=1, seed=seed, options={"mode": "solo"})
        hands.add(tuple(game.view(0)["you"]["objectives"]))
    assert len(hands) > 5
    table = alone()
    assert len(table.state.zones[box.PERSONAL_DECK]) == len(table.state.zones[box.CORPORATE_DECK]) == 9
    assert len(table.state.zones[box.COOP_DECK]) == 5


@cites("nemesis/solo/objectives")
@pytest.mark.parametrize("players", [2, 5])
def test_only_one_can_play_it(players: int) -> None:
    with pytest.raises(Refused) as refused:
        hullbreach.new("nemesis", players=players, options={"mode": "solo"})
    assert refused.value.reason == "bad-player-count"
    assert refused.value.about == {"players": players, "only": 1}


@cites("nemesis/solo/choose-objective")
def test_at_the_first_encounter_one_of_the_two_is_kept() -> None:
    table = alone("clean-up-crew", "destination-earth")
    meet_somebody(table)
    choice = table.choice("captain")
    assert choice is not None
    assert (choice.ask, choice.rule) == ("ask-objective", "nemesis/solo/choose-objective")
    assert sorted(table.options("captain")) == [
        "keep-objective/objective:clean-up-crew",
        "keep-objective/objective:destination-earth",
    ]
    table.play("captain", "keep-objective/objective:destination-earth")
    assert table.of("captain").objectives == ["destination-earth"]
    assert table.told("objective-chosen")[0]["rule"] == "nemesis/solo/choose-objective"
    assert "clean-up-crew" not in str(table.game.view(None))


@cites("nemesis/solo/choose-objective")
def test_a_second_encounter_asks_for_nothing() -> None:
    table = alone("clean-up-crew")
    meet_somebody(table)
    assert "ask-objective" not in [choice.ask for choice in table.game.choices]
    assert table.state.first_encounter
    assert table.of("captain").objectives == ["clean-up-crew"]


# -- items ----------------------------------------------------------------------------------------------------


@cites("nemesis/solo/items-halved")
@pytest.mark.parametrize(("token", "items"), [("silence-1", 1), ("fire-2", 1), ("doors-3", 2), ("malfunction-4", 2)])
def test_a_room_holds_half_the_items_of_its_token_rounded_up(token: str, items: int) -> None:
    table = alone()
    table.tile(2, "storage", explored=False)
    table.token(2, token)
    table.place("captain", 1)
    table.turn("captain")
    table.fate(noise=[] if token == "silence-1" else ["silence"])
    table.play("captain", "move", to="room:2")
    assert table.room(2).items == items
    assert table.told("token-revealed")[0]["args"]["items"] == items


# -- winning --------------------------------------------------------------------------------------------------


def ending(*objectives: str, arranged: Sequence[Arrange] = ()) -> NemesisTable:
    """The captain leaves in a pod and the ship, with nobody on it, goes to Venus, unless it is arranged differently."""
    table = alone(*objectives)
    table.coordinates(b="venus")
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    table.tile(3, "evacuation-a")
    table.pods()
    table.place("captain", 3)
    for arrange in arranged:
        arrange(table)
    table.fate(noise=["silence"])
    table.turn("captain")
    table.play("captain", "room-action/room:3")
    table.play("captain", "launch")
    return table


def signal(table: NemesisTable) -> None:
    table.signal("captain")


def self_destructs(table: NemesisTable) -> None:
    table.clock(destruct=3)


def flies_to_earth(table: NemesisTable) -> None:
    table.coordinates(b="earth")


def body_in_surgery(table: NemesisTable) -> None:
    table.tile(2, "surgery")
    table.object("corpse-blue", 2)


def two_weaknesses(table: NemesisTable) -> None:
    table.weakness("egg", "way-of-moving")
    table.weakness("corpse", "vital-places")


def everything_explored(table: NemesisTable) -> None:
    table.explore(*table.state.board.rooms)


def with_an_egg(table: NemesisTable) -> None:
    table.object("egg", "captain")


MET: dict[str, list[Arrange]] = {
    "destination-earth": [flies_to_earth],
    "emergency-post-mortem": [body_in_surgery],
    "first-contact-protocol": [two_weaknesses],
    "cutting-off-the-head": [signal, self_destructs],
    "no-man-left-behind": [signal, everything_explored],
    "special-delivery": [with_an_egg],
    "clean-up-crew": [signal, self_destructs],
}


@cites("nemesis/solo/win")
@pytest.mark.parametrize("objective", MET)
def test_whoever_fulfils_the_objective_and_survives_wins(objective: str) -> None:
    table = ending(objective, arranged=MET[objective])
    outcome = table.game.outcome
    assert (outcome["survivors"], outcome["winners"]) == ([0], [0])
    assert outcome["lines"][-1] == {
        "line": "wins",
        "about": [f"objective:{objective}"],
        "seat": 0,
        "rule": "nemesis/solo/win",
    }


@cites("nemesis/solo/win", "nemesis/objective/send-signal")
@pytest.mark.parametrize("objective", MET)
def test_a_survivor_without_the_objective_does_not_win(objective: str) -> None:
    missing = MET[objective][1:]
    outcome = ending(objective, arranged=missing).game.outcome
    assert (outcome["survivors"], outcome["winners"]) == ([0], [])
    last = outcome["lines"][-1]
    assert (last["line"], last["rule"]) == ("objective-failed", "nemesis/solo/win")


@cites("nemesis/solo/win")
def test_the_signal_is_not_enough_for_the_cards_that_ask_for_it() -> None:
    assert all(
        ending(objective, arranged=[signal]).game.outcome["winners"] == [] for objective in BOX.asking_for_signal
    )


@cites("nemesis/solo/win")
def test_the_objective_without_survival_is_nothing() -> None:
    table = alone("first-contact-protocol")
    two_weaknesses(table)
    table.clock(time=1)
    table.turn("captain")
    table.end_round()
    assert table.game.over
    assert (table.game.outcome["survivors"], table.game.outcome["winners"]) == ([], [])


@cites("nemesis/solo/win", "nemesis/victory/objectives")
def test_without_any_encounter_the_choice_is_made_just_before_revealing() -> None:
    table = ending("special-delivery", "first-contact-protocol", arranged=[two_weaknesses])
    assert not table.game.over
    table.play("captain", "keep-objective/objective:first-contact-protocol")
    assert table.game.outcome["winners"] == [0]


def test_every_card_of_the_deck_is_tried() -> None:
    assert set(MET) == DECK
