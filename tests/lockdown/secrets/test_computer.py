"""Computers: one action of the open card, then the next card, and Lock-down."""

from __future__ import annotations

import pytest

from hullbreach import Refused, new
from hullbreach.nemesis.box import COMPUTER
from hullbreach.nemesis.position import Position
from hullbreach.nemesis.sites.facility.zones import COMPUTER_DECK
from hullbreach.rulebook.citing import cites
from tests.lockdown.secrets.inside import act, at_the_computer, keeps_its_secrets, standing_in, told


@cites("lockdown/computer/condition", "lockdown/room/computer", "lockdown/power/powered")
def test_a_computer_works_only_without_malfunction_and_with_power() -> None:
    table = at_the_computer("research-network")
    use = "use-computer/computer:research-network"
    assert use in table.options("hacker")
    table.dark(2)
    assert use not in table.options("hacker")
    assert table.refusals("hacker")[use] == "lockdown/computer/condition"
    assert use not in table.options("hacker")
    table.power(2)
    table.malfunction("alert-room")
    assert use not in table.options("hacker")
    assert table.refusals("hacker")[use] == "lockdown/computer/condition"
    assert use not in table.options("hacker")


@cites("lockdown/computer/condition")
def test_nobody_sits_down_at_a_computer_in_combat() -> None:
    table = at_the_computer("research-network")
    table.intruder("larva", "alert-room")
    table.turn("hacker")
    use = "use-computer/computer:research-network"
    assert use not in table.options("hacker")
    assert table.refusals("hacker")[use] == "lockdown/action/out-of-combat-only"


@cites("lockdown/computer/condition")
def test_where_there_is_no_computer_nothing_is_said_of_one() -> None:
    table = standing_in("repository")
    table.computer("research-network")
    use = "use-computer/computer:research-network"
    assert use not in table.options("hacker")
    assert use not in table.refusals("hacker")


@cites("lockdown/computer/cost")
def test_a_computer_action_costs_one_card() -> None:
    table = at_the_computer("research-network", "logistics")
    choice = table.choice("hacker")
    assert choice is not None
    assert [option.cost for option in choice.options if option.verb == "use-computer"] == [1]
    cards = len(table.of("hacker").hand)
    act(table, "hacker", "use-computer", "gain-knowledge")
    assert len(table.of("hacker").hand) == cards - 1


@cites("lockdown/computer/cost")
def test_without_an_action_card_nobody_uses_a_computer() -> None:
    table = at_the_computer("research-network", "logistics")
    table.hand("hacker", "contamination")
    table.turn("hacker")
    use = "use-computer/computer:research-network"
    assert use not in table.options("hacker")
    assert table.refusals("hacker")[use] == "lockdown/action/cost"


@cites("lockdown/computer/choose-action", "lockdown/knowledge/computer")
def test_one_of_the_three_actions_of_the_open_card_is_performed() -> None:
    table = at_the_computer("research-network", "logistics")
    before = table.of("hacker").knowledge
    table.play("hacker", "use-computer")
    verbs = {option.partition("/")[0] for option in table.options("hacker")}
    assert verbs == {"gain-knowledge", "look-at-css", "swap-power"}
    table.play("hacker", "gain-knowledge")
    assert table.of("hacker").knowledge == before + 1
    assert told(table, "knowledge-gained", "janitor") == {"who": "seat:0", "count": 1, "total": before + 1}


@cites("lockdown/computer/choose-action")
@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("surveillance", {"move-the-rover", "look-at-css", "look-at-contingencies"}),
        ("research-network", {"gain-knowledge", "look-at-css", "swap-power"}),
        ("crisis-response", {"clear-room", "swap-power", "look-at-contingencies"}),
        ("logistics", {"close-door", "look-at-css", "move-the-rover"}),
        ("maintenance", {"clear-room", "swap-power", "look-at-css"}),
    ],
)
def test_every_card_has_three_actions_of_its_own(card: str, actions: set[str]) -> None:
    table = at_the_computer(card)
    table.gate()
    table.fire("repository")
    table.place("janitor", "alert-room")
    table.turn("hacker")
    table.play("hacker", "use-computer")
    assert {option.partition("/")[0] for option in table.options("hacker")} == actions


@cites("lockdown/knowledge/computer")
def test_only_the_player_at_the_computer_learns() -> None:
    table = at_the_computer("research-network", "logistics")
    table.place("janitor", "alert-room")
    before = [table.of(name).knowledge for name in table.seats]
    act(table, "janitor", "use-computer", "gain-knowledge")
    assert [table.of(name).knowledge for name in table.seats] == [before[0], before[1], before[2] + 1]


@cites("lockdown/computer/choose-action")
def test_power_tokens_change_places_with_their_sides() -> None:
    table = at_the_computer("maintenance", "logistics")
    table.dark(1)
    numbers = list(table.state.power_at)
    act(table, "hacker", "use-computer", "swap-power/section:1/section:elevator")
    assert not table.has_power("elevator")
    assert table.has_power(1)
    assert list(table.state.power_at[1:]) == [numbers[4], numbers[2], numbers[3], numbers[1]]


@cites("lockdown/computer/choose-action")
def test_a_cleared_room_has_no_fire_and_its_intruders_flee() -> None:
    table = at_the_computer("crisis-response", "logistics")
    table.fire("repository")
    table.intruder("adult", "repository")
    table.play("hacker", "use-computer")
    table.play("hacker", f"clear-room/room:{table.room_number('repository')}")
    assert not table.room("repository").fire
    assert table.room("repository").intruders == []


@cites("lockdown/computer/choose-action")
def test_a_room_that_burns_or_has_intruders_can_be_cleared_and_all_of_them_flee() -> None:
    table = at_the_computer("crisis-response", "logistics")
    table.fire("repository")
    table.intruder("adult", "archive")
    table.intruder("creeper", "archive")
    table.turn("hacker")
    table.play("hacker", "use-computer")
    rooms = {option for option in table.options("hacker") if option.startswith("clear-room/")}
    assert rooms == {f"clear-room/room:{table.room_number(kind)}" for kind in ("repository", "archive")}
    table.play("hacker", f"clear-room/room:{table.room_number('archive')}")
    assert table.room("archive").intruders == []
    assert table.room("repository").fire


@cites("lockdown/computer/choose-action")
def test_any_door_of_the_facility_is_opened_or_closed() -> None:
    table = at_the_computer("logistics", "maintenance")
    ref = table.game.view()["corridors"][0]["ref"]
    act(table, "hacker", "use-computer", f"close-door/{ref}")
    assert table.door_at(ref) == "closed"
    table.computer("logistics", "maintenance")
    act(table, "hacker", "use-computer", f"open-door/{ref}")
    assert table.door_at(ref) == "open"


@cites("lockdown/computer/choose-action")
def test_a_destroyed_door_is_neither_opened_nor_closed_and_who_knows_all_learns_nothing() -> None:
    table = at_the_computer("logistics", "maintenance")
    ref, other = (corridor["ref"] for corridor in table.game.view()["corridors"][:2])
    table.door(ref, "destroyed")
    table.turn("hacker")
    table.play("hacker", "use-computer")
    assert f"close-door/{other}" in table.options("hacker")
    assert not any(option.endswith(f"door/{ref}") for option in table.options("hacker"))
    table = at_the_computer("research-network", "maintenance")
    table.knowledge("hacker", table.state.box.tables.facility_tracks.knowledge.most)
    table.turn("hacker")
    table.play("hacker", "use-computer")
    assert "gain-knowledge" not in table.options("hacker")


@cites("lockdown/computer/next-card")
def test_the_used_card_goes_to_the_bottom_and_the_next_is_turned_up() -> None:
    table = at_the_computer("research-network", "logistics")
    act(table, "hacker", "use-computer", "gain-knowledge")
    view = table.game.view()
    assert view["computer"] == "logistics"
    assert view["computer_deck"] == [None, None, None, None, "research-network"]
    assert told(table, "computer-card", "janitor") == {"computer": "computer:logistics"}
    assert keeps_its_secrets(table)


@cites("lockdown/computer/lock-down-card")
def test_lock_down_breaks_the_room_of_who_revealed_it_and_shuffles_everything() -> None:
    table = at_the_computer("research-network", "lock-down")
    act(table, "hacker", "use-computer", "gain-knowledge")
    assert table.room("alert-room").malfunction
    assert told(table, "lock-down", "janitor") == {"room": f"room:{table.room_number('alert-room')}"}
    view = table.game.view()
    assert view["computer"] not in (None, "lock-down")
    assert view["computer_deck"] == [None] * 5
    assert len(table.state.zones[COMPUTER_DECK]) == 6
    assert keeps_its_secrets(table)


@cites("lockdown/computer/lock-down-card")
def test_the_first_player_elsewhere_has_nothing_to_do_with_it() -> None:
    table = at_the_computer("research-network", "lock-down")
    table.place("janitor", "repository")
    table.first_player("janitor")
    table.turn("hacker")
    act(table, "hacker", "use-computer", "gain-knowledge")
    assert (table.room("alert-room").malfunction, table.room("repository").malfunction) == (True, False)


@cites("lockdown/computer/lock-down-card")
def test_lock_down_that_comes_up_again_at_once_is_resolved_again() -> None:
    table = at_the_computer("research-network", "logistics")
    table.fate(computer_card=["lock-down", "lock-down", "maintenance"])
    act(table, "hacker", "use-computer", "gain-knowledge")
    assert len(table.told("lock-down")) == 2
    assert table.game.view()["computer"] == "maintenance"


@cites("lockdown/computer/choose-action")
def test_without_anything_to_do_the_computer_is_refused() -> None:
    table = at_the_computer("surveillance", crew=("hacker",))
    for space in list(table.css_track()):
        table.css(space, None)
    assert table.refusals("hacker")["use-computer/computer:surveillance"] == "lockdown/computer/choose-action"
    with pytest.raises(Refused):
        table.play("hacker", "use-computer")


@cites("lockdown/setup/computer-deck")
def test_a_game_never_begins_in_lock_down() -> None:
    tables = [standing_in("repository", seed=seed) for seed in range(1, 20)]
    assert {table.game.view()["computer_deck"] == [None] * 5 for table in tables} == {True}
    begins = {table.game.view()["computer"] for table in tables}
    assert begins == {card.id for card in tables[0].state.box.tables.computer.card if card.actions}
    decks = [[table.state.face[back] for back in table.state.zones[COMPUTER_DECK]] for table in tables]
    lock_down = len(tables[0].state.box.tables.computer.card)
    assert {deck.index(lock_down) for deck in decks} == set(range(5))


@cites("lockdown/setup/computer-deck")
def test_lock_down_is_shuffled_back_and_not_just_put_below() -> None:
    below = 0
    for seed in range(200):
        g = new("lockdown", players=1, seed=seed)._state
        assert isinstance(g, Position)
        below += g.box.faces[COMPUTER][g.face[g.zones[COMPUTER_DECK][0]]] == "lock-down"
    assert 25 < below < 55, "in about one game of five"


@cites("lockdown/computer/next-card")
def test_an_interrupted_action_leaves_the_card() -> None:
    table = at_the_computer("research-network", "logistics")
    table.by_hand()
    table.hand("hacker", "search")
    table.place("janitor", "alert-room")
    table.hand("janitor", "interruption")
    table.turn("hacker")
    table.play("hacker", "use-computer")
    table.play("janitor", "interrupt")
    assert table.of("hacker").hand == []
    assert table.game.view()["computer"] == "research-network"
    assert not table.told("computer-card")
