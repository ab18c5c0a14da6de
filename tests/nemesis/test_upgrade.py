"""A game outlives the version it was begun with: half of it is played, a rule changes, and it is finished."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import hullbreach
from hullbreach import BadSave, Game, shelf
from hullbreach.cli import main
from hullbreach.kernel import Effects
from hullbreach.kernel.record import Difference
from hullbreach.lab import properties
from hullbreach.nemesis import box
from hullbreach.nemesis.editions import nemesis_edition
from hullbreach.nemesis.event_kinds import TIME_ADVANCES
from hullbreach.nemesis.game import NemesisPlan
from hullbreach.nemesis.position import Position
from hullbreach.nemesis.sites.ship.box import ShipBox
from hullbreach.nemesis.sites.ship.tracks import TimeTrackStep
from hullbreach.nemesis.titles import Nemesis
from tests.nemesis.original import BOX, PRINTED

Shelve = Callable[[Nemesis], None]
OURS = NemesisPlan.rules_version
FUNCTIONS = nemesis_edition("intruders").functions


class NewerPlan(NemesisPlan):
    rules_version = OURS + 1


class NewerNemesis(Nemesis):
    """The next version on the shelf."""

    plan_type = NewerPlan


@pytest.fixture
def shelve(monkeypatch: pytest.MonkeyPatch) -> Shelve:
    """Put a version of Nemesis on the shelf instead of the one that is there; the first is this version's."""

    def put(title: Nemesis) -> None:
        monkeypatch.setattr(shelf, "titles", lambda: {"nemesis": title})

    put(Nemesis())
    return put


@pytest.fixture
def upgrade(shelve: Shelve, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on the time marker moves two spaces at once."""

    def two_spaces(effect: TimeTrackStep, g: Position) -> Effects:
        g.time = max(g.time - 2, 0)
        g.tell(TIME_ADVANCES, effect.rule, time=g.time)
        return None

    def change() -> None:
        monkeypatch.setattr(TimeTrackStep, "advance", two_spaces)
        shelve(NewerNemesis())

    return change


def play(game: Game, rng: Random, until: Callable[[Game], bool]) -> Game:
    """Random answers until something has happened, or to the end."""
    for option_id, seat in properties.random_answers(game, rng):
        if until(game):
            break
        game.answer(option_id, seat)
    return game


def in_round(number: int) -> Callable[[Game], bool]:
    return lambda game: game.view()["round"] >= number


def to_the_end(game: Game) -> bool:
    return False


def hours(game: Game) -> list[int]:
    """Where the time marker came to lie, move after move."""
    return [event["args"]["time"] for event in game.events() if event["kind"] == "time-advances"]


@pytest.mark.parametrize("players", range(1, 6))
def test_half_a_game_is_finished_with_a_changed_rule(players: int, upgrade: Callable[[], None]) -> None:
    game = play(hullbreach.new("nemesis", players, seed=7), Random(players), in_round(4))
    assert not game.over
    assert hours(game) == [14, 13, 12]
    saved, view = game.save(), game.view(0)
    upgrade()
    other = hullbreach.load(saved)
    assert other.view(0) == view
    play(other, Random(1), to_the_end)
    assert other.over
    assert hours(other) == [time for time in (10, 8, 6, 4, 2, 0) if time >= min(hours(other))]
    assert other.outcome["lines"]
    properties.components_are_conserved(other)


def test_a_save_may_be_made_at_any_decision_and_still_be_finished(upgrade: Callable[[], None]) -> None:
    game = hullbreach.new("nemesis", 3, seed=2)
    saves = []
    for number, (option_id, seat) in enumerate(properties.random_answers(game, Random(3))):
        if number % 15 == 0:
            saves.append((game.save(), [choice.ask for choice in game.choices]))
        game.answer(option_id, seat)
    upgrade()
    assert len({asks[0] for _, asks in saves}) > 3
    for saved, asks in saves:
        other = hullbreach.load(saved)
        assert [choice.ask for choice in other.choices] == asks
        assert play(other, Random(5), to_the_end).over


def test_a_save_of_the_newer_version_is_refused_by_the_older(shelve: Shelve, upgrade: Callable[[], None]) -> None:
    upgrade()
    saved = hullbreach.new("nemesis", 2, seed=1).save()
    assert hullbreach.load(saved).players == 2
    shelve(Nemesis())
    with pytest.raises(BadSave) as refused:
        hullbreach.load(saved)
    assert (refused.value.reason, refused.value.about) == ("save-from-the-future", {"found": OURS + 1, "known": OURS})


# -- records ---------------------------------------------------------------------------------------------------


def test_the_newer_version_plays_an_old_record_up_to_the_first_difference(upgrade: Callable[[], None]) -> None:
    game = hullbreach.new("nemesis", 2, seed=5)
    answers = properties.random_answers(game, Random(5))
    for option_id, seat in answers:
        game.answer(option_id, seat)
        if hours(game):
            break
    first = len(game.record()["entries"]) - 1
    record = play(game, Random(5), to_the_end).record()
    upgrade()
    with pytest.raises(Difference) as differs:
        hullbreach.replay(record)
    assert differs.value.about == {"entry": first, "because": "events", "rules": OURS, "ours": OURS + 1}
    assert hours(differs.value.game) == [13], "the game that the newer rules came to is handed out"


def test_the_newer_version_plays_an_old_record_whole_where_nothing_changed(upgrade: Callable[[], None]) -> None:
    game = play(hullbreach.new("nemesis", 2, seed=5), Random(5), lambda game: len(game.events()) > 20)
    assert not hours(game)
    record = game.record()
    upgrade()
    assert hullbreach.replay(record).events(1) == game.events(1)


def test_an_old_record_is_told_from_what_it_holds_and_not_by_the_newer_rules(
    upgrade: Callable[[], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def told(*options: str) -> tuple[object, str]:
        with pytest.raises(SystemExit) as left:
            main(["replay", str(file), *options])
        return left.value.code, capsys.readouterr().out

    file = tmp_path / "game.json"
    game = play(hullbreach.new("nemesis", 2, seed=5), Random(5), to_the_end)
    file.write_bytes(msgspec.json.encode(game.record()))
    code, before = told()
    assert code == 0
    assert "The time track shows 14." in before
    assert len(before.splitlines()) >= len(game.events())
    upgrade()
    assert told() == (0, before)
    code, verdict = told("--verify")
    assert code == 1
    assert "this version plays the record differently" in verdict


# -- the box ---------------------------------------------------------------------------------------------------


class GrownBox(ShipBox):
    """One more event card than there was, numbered at the end."""

    def _rows(self) -> list[tuple[int, int, int]]:
        rows = [(family, face, count - (family == box.EVENT)) for family, face, count in super()._rows()]
        return [*rows, (box.EVENT, len(self.events) - 1, 1)]


@pytest.fixture
def grow(shelve: Shelve, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """From now on a second Nest card is in the box, at its end; returns its number."""

    def one_more() -> int:
        nest = next(event for event in PRINTED.events.event if event.id == "nest")
        events = replace(PRINTED.events, event=(*PRINTED.events.event, nest))
        grown = GrownBox(replace(PRINTED, events=events), FUNCTIONS)
        monkeypatch.setattr(NewerNemesis, "box", lambda self, options, packs: grown)
        shelve(NewerNemesis())
        return grown.back_count - 1

    return one_more


def test_a_game_saved_before_the_box_grew_goes_on_with_what_it_had(grow: Callable[[], int]) -> None:
    game = play(hullbreach.new("nemesis", 4, seed=3), Random(3), in_round(3))
    saved, views = game.save(), [game.view(seat) for seat in properties.viewers(game)]
    new = grow()
    other = hullbreach.load(saved)
    state = other._state
    assert isinstance(state, Position)
    assert new in state.zones[box.OUT]
    assert (state.seen[new], state.plan.name_of(state, new)) == (0, "nest")
    assert [other.view(seat) for seat in properties.viewers(other)] == views
    rng = Random(4)
    for number, (option_id, seat) in enumerate(properties.random_answers(other, rng)):
        if number % 10 == 0:
            properties.check_position(other, rng)
        other.answer(option_id, seat)
    assert new in state.zones[box.OUT]


def test_a_new_game_has_what_is_new_in_its_deck(grow: Callable[[], int]) -> None:
    new = grow()
    game = hullbreach.new("nemesis", 2, seed=1)
    assert new in game._state.zones[box.EVENT_DECK]
    assert hullbreach.load(game.save()).digest() == game.digest()


def test_any_other_difference_between_boxes_is_refused(shelve: Shelve, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = hullbreach.new("nemesis", 2, seed=1).save()
    one, other, *rest = BOX.components
    for components in ((other, one, *rest), (one, other, *rest[:-1]), (one, other, *rest[1:]), ()):
        other_box = ShipBox(PRINTED, FUNCTIONS)
        other_box.components = components
        monkeypatch.setattr(NewerNemesis, "box", lambda self, options, packs, made=other_box: made)
        shelve(NewerNemesis())
        with pytest.raises(BadSave, match="save-box-differs"):
            hullbreach.load(saved)
