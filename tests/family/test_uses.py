"""What can be used in one way only names that way before it is paid for."""

from __future__ import annotations

from random import Random

import pytest

import hullbreach
from hullbreach.describers import describer_for
from hullbreach.kernel import Game, Option
from hullbreach.lab import properties
from hullbreach.nemesis.position import Position
from hullbreach.nemesis.rules import uses
from hullbreach.nemesis.rules.uses import UseOf
from hullbreach.nemesis.scenario import FamilyTable, scenario
from hullbreach.nemesis.sites.facility.zones import CONTINGENCY_POOL
from hullbreach.rulebook.citing import cites, cites_shared
from tests.lockdown.away import clear_away
from tests.lockdown.rooms.inside import standing_in

TABLES: dict[str, list[dict[str, str]]] = {
    "nemesis": [{}, {"intruder-player": "on"}],
    "lockdown": [{}, {"site": "facility-surface", "crew": "with-original"}, {"species": "intruders"}],
}
GAMES = 9


def option_of(table: FamilyTable, verb: str) -> Option:
    return next(option for option in table.game.choice.options if option.verb == verb)


def said(table: FamilyTable, language: str, verb: str = "room-action") -> str:
    """How an option is put to the first seat."""
    game, option = table.game, option_of(table, verb)
    return describer_for(game, language).option(option, game.view(0), "ask-action", game.comes_to(option))


@cites("lockdown/action/card-or", "lockdown/room/alert-procedure")
def test_the_alert_room_with_an_empty_pool_says_that_it_starts_the_alert() -> None:
    table = standing_in("alert-room")
    assert table.game.comes_to(option_of(table, "room-action")) == ()
    clear_away(table, table.state.zones[CONTINGENCY_POOL])
    table.turn("hacker")
    assert table.game.comes_to(option_of(table, "room-action")) == ("start-alert",)
    assert said(table, "en") == "Use Alert Room (12): Start the alert procedure (2 cards)"
    assert "Lancer une procédure d'alerte" in said(table, "fr")
    table.play("hacker", "room-action")
    assert table.state.is_alert()


@cites("lockdown/action/card-or", "lockdown/room/power-generator-stop", "lockdown/room/power-generator-power")
def test_the_power_generator_says_that_it_turns_the_token_once_the_sequence_cannot_be_stopped() -> None:
    table = standing_in("power-generator")
    section = table.state.section(table.room_number("power-generator"))
    table.autodestruction(5)
    assert table.game.comes_to(option_of(table, "room-action")) == ()
    table.autodestruction(5, red=True)
    table.turn("hacker")
    assert table.game.comes_to(option_of(table, "room-action")) == (f"switch-power/section:{section}",)
    assert "Turn over the power token" in said(table, "en")


@cites("nemesis/action/card-or", "nemesis/room/free-action")
def test_a_card_that_uses_a_room_names_what_the_room_does() -> None:
    table = scenario("nemesis", crew=["pilot"], seed=1)
    table.place("pilot", "engine-2")
    table.hand("pilot", "old-friend")
    table.turn("pilot")
    room = table.room_number("engine-2")
    assert table.game.comes_to(option_of(table, "play")) == (f"room-action/room:{room}", "check-engine")
    assert said(table, "en", "play") == f"Play Old Friend: Use Engine 2 ({room}): Look at the engine"


@cites_shared("nemesis/action/card-or")
def test_whatever_is_done_without_a_question_after_paying_was_named_before(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In random games: every card, item, room and computer, with several printed uses or one."""
    done: list[str] = []
    ways = uses._open

    def noting(g: Position, question: UseOf) -> tuple[list[Option], Option | None]:
        options, only = ways(g, question)
        if only is not None:
            done.append(only.id)
        return options, only

    carried_out = 0
    for options in TABLES[game]:
        for seed in range(GAMES):
            played = hullbreach.new(game, 2 + seed % 3, seed, options)
            named_by_seat: dict[int, tuple[str, ...]] = {}
            for option_id, seat in properties.random_answers(played, Random(seed)):
                named = _named(played, option_id, seat)
                if named:
                    named_by_seat[seat] = named
                done.clear()
                with monkeypatch.context() as during:
                    during.setattr(uses, "_open", noting)
                    played.answer(option_id, seat)
                known = {use for each in named_by_seat.values() for use in each}
                assert set(done) <= known, f"{option_id} of seat {seat} came to {done} unasked"
                carried_out += len(done)
    assert carried_out > 100


def _named(game: Game, option_id: str, seat: int) -> tuple[str, ...]:
    """What an option is said to come to."""
    choice = next(choice for choice in game.choices if choice.seat == seat)
    return tuple(game.comes_to(next(option for option in choice.options if option.id == option_id)))
