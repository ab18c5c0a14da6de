"""Corrections: each does what it says and nothing else, and is not offered where components forbid it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from hullbreach import JUDGE, Refused
from hullbreach.describers import describer_of
from hullbreach.lab import properties
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites


def aboard() -> NemesisTable:
    """The captain in the hibernatorium, the scout in an engine room, and some rooms around them explored."""
    table = scenario("nemesis", crew=["captain", "scout"], seed=8)
    table.explore(6, 8, 11, 14)
    table.place("captain", 11)
    table.place("scout", 20)
    table.turn("captain")
    return table


def corrections(table: NemesisTable, beginning: str = "") -> list[str]:
    """What can be corrected now."""
    return [option.id for option in table.game.asides(JUDGE) if option.id.startswith(beginning)]


def judge(table: NemesisTable, option: str) -> None:
    """Carry out a correction. It is reported in one line, and nothing gets lost."""
    before = len(table.game.events())
    table.game.answer(option, JUDGE)
    (told,) = [event for event in table.game.events()[before:] if event["kind"] != "drew"]
    assert (told["kind"], told["args"]) == ("judged", {"action": option})
    properties.components_are_conserved(table.game)


def changed(before: Any, now: Any, path: str = "") -> Mapping[str, Any]:
    """What differs between two views, by its path."""
    if isinstance(before, dict):
        pairs = [(f"{path}.{key}", before[key], now[key]) for key in before]
    elif isinstance(before, list) and len(before) == len(now):
        pairs = [(f"{path}.{nth}", one, other) for nth, (one, other) in enumerate(zip(before, now, strict=True))]
    else:
        return {} if before == now else {path.removeprefix("."): now}
    return {name: value for where, one, other in pairs for name, value in changed(one, other, where).items()}


def difference(table: NemesisTable, option: str) -> Mapping[str, Any]:
    """What a correction changes of what everybody sees."""
    before = table.game.view()
    judge(table, option)
    return changed(before, table.game.view())


# -- markers ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "about", "there", "field"),
    [
        ("noise", "corridor:6-11", lambda table: table.state.noise, "noise"),
        ("noise", "corridor:technical", lambda table: table.state.noise, "noise"),
        ("fire", "room:3", lambda table: table.state.fire, "fire"),
        ("malfunction", "room:6", lambda table: table.state.malfunction, "malfunction"),
        ("slime", "seat:1", lambda table: table.state.slimed, "slimed"),
    ],
)
def test_a_marker_is_put_down_where_none_lies_and_taken_away_where_one_lies(
    kind: str, about: str, there: Callable[[NemesisTable], int], field: str
) -> None:
    table = aboard()
    add, remove = f"judge-{kind}-add/{about}", f"judge-{kind}-remove/{about}"
    assert add in corrections(table)
    assert remove not in corrections(table)
    ((path, value),) = difference(table, add).items()
    assert (path.rpartition(".")[2], value) == (field, True)
    assert there(table).bit_count() == 1
    assert add not in corrections(table)
    ((path, value),) = difference(table, remove).items()
    assert (path.rpartition(".")[2], value) == (field, False)
    assert there(table) == 0


def test_without_a_marker_in_the_supply_none_is_put_down() -> None:
    table = aboard()
    table.explore(*table.state.board.rooms)
    table.fire(*range(1, 9))
    rooms = [int(option.rpartition(":")[2]) for option in corrections(table, "judge-malfunction-add")]
    table.malfunction(*rooms[:8])
    assert corrections(table, "judge-fire-add") == corrections(table, "judge-malfunction-add") == []
    assert len(corrections(table, "judge-fire-remove")) == len(corrections(table, "judge-malfunction-remove")) == 8
    judge(table, "judge-fire-remove/room:1")
    assert "judge-fire-add/room:20" in corrections(table)


def test_no_malfunction_goes_where_the_rules_allow_none() -> None:
    offered = corrections(aboard(), "judge-malfunction-add")
    assert "judge-malfunction-add/room:6" in offered
    assert "judge-malfunction-add/room:3" not in offered, "it is not explored"


# -- doors -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("now", ["open", "closed", "destroyed"])
@pytest.mark.parametrize(("deed", "then"), [("open", "open"), ("close", "closed"), ("destroy", "destroyed")])
def test_a_door_can_be_set_to_every_state_it_is_not_in(now: str, deed: str, then: str) -> None:
    table = aboard()
    if now != "open":
        table.door("6-11", now)
    option = f"judge-door-{deed}/corridor:6-11"
    assert (option in corrections(table)) == (now != then)
    if now != then:
        assert list(difference(table, option).values()) == [None if then == "open" else then]


def test_without_a_door_token_no_door_comes_up_but_one_that_stands_can_be_changed() -> None:
    table = aboard()
    corridors = [table.state.board.spot_id(corridor) for corridor in table.state.board.corridors]
    tokens = table.state.doors_left()
    for corridor in corridors[:tokens]:
        table.door(corridor)
    assert {option.partition("/")[2] for option in corrections(table, "judge-door")} == set(corridors[:tokens])
    assert f"judge-door-close/{corridors[0]}" not in corrections(table)
    assert f"judge-door-destroy/{corridors[0]}" in corrections(table)


# -- crew ------------------------------------------------------------------------------------------------------


def test_a_character_is_put_next_door_where_nothing_is_left_to_find_and_nothing_follows() -> None:
    table = aboard()
    table.door("corridor:6-11")
    noise = table.state.noise
    assert corrections(table, "judge-person-move/seat:0") == [
        "judge-person-move/seat:0/room:6",
        "judge-person-move/seat:0/room:8",
        "judge-person-move/seat:0/room:14",
    ]
    judge(table, "judge-person-move/seat:0/room:6")
    assert table.of("captain").room == "room:6"
    assert table.state.noise == noise
    assert (table.game.choice.seat, table.game.choice.ask) == (0, "ask-action"), "the same question waits"


@cites("nemesis/movement/rooms-only")
def test_whoever_waits_in_a_pod_or_is_gone_stays_there() -> None:
    table = aboard()
    table.tile(2, "evacuation-a")
    table.pods()
    table.place("scout", 2)
    table.board_pod("scout", table.state.pods_of(1)[0])
    foe = table.intruder("adult", 1)
    assert corrections(table, "judge-person-move/seat:1") == []
    assert f"judge-intruder-move/{foe}/room:2" not in corrections(table), "it would drive the scout out"
    table.hibernate("scout")
    assert [option for option in corrections(table) if "seat:1" in option] == []


def test_light_wounds_go_up_to_two_and_never_become_a_serious_one() -> None:
    table = aboard()
    judge(table, "judge-wound-add/seat:0")
    judge(table, "judge-wound-add/seat:0")
    assert table.of("captain").light_wounds == 2
    assert "judge-wound-add/seat:0" not in corrections(table)
    judge(table, "judge-wound-remove/seat:0")
    judge(table, "judge-wound-remove/seat:0")
    assert table.of("captain").light_wounds == 0
    assert "judge-wound-remove/seat:0" not in corrections(table)


def test_a_serious_wound_is_dressed_and_a_dressed_one_healed() -> None:
    table = aboard()
    table.wound("captain", "arm")
    assert corrections(table, "judge-wound-heal") == []
    judge(table, "judge-wound-dress/seat:0/wound:arm")
    assert (table.of("captain").serious_wounds, table.of("captain").dressed_wounds) == ([], ["arm"])
    assert corrections(table, "judge-wound-dress") == []
    judge(table, "judge-wound-heal/seat:0/wound:arm")
    assert table.of("captain").dressed_wounds == []


def test_ammunition_goes_from_none_to_what_the_weapon_holds() -> None:
    table = aboard()
    table.lose_items("captain")
    table.give("captain", "shotgun")
    table.ammo("captain", "shotgun", 1)
    judge(table, "judge-ammunition-add/seat:0/item:shotgun")
    assert table.of("captain").ammo == {"shotgun": 2}
    assert corrections(table, "judge-ammunition-add/seat:0") == []
    judge(table, "judge-ammunition-remove/seat:0/item:shotgun")
    judge(table, "judge-ammunition-remove/seat:0/item:shotgun")
    assert table.of("captain").ammo == {"shotgun": 0}
    assert corrections(table, "judge-ammunition-remove/seat:0") == []


def test_a_card_is_drawn_and_only_its_owner_sees_which() -> None:
    table = aboard()
    held = len(table.of("scout").hand)
    table.game.answer("judge-card-draw/seat:1", JUDGE)
    assert len(table.of("scout").hand) == held + 1
    own, other = (table.game.events(seat)[-1] for seat in (1, 0))
    assert (own["kind"], other["kind"]) == ("drew", "drew")
    assert len(own["args"]["cards"]) == 1
    assert "cards" not in other["args"]


# -- intruders and time ----------------------------------------------------------------------------------------


def test_an_intruder_is_put_next_door_or_taken_off_with_its_token_back_in_the_bag() -> None:
    table = aboard()
    table.bag(blank=1, adult_2=1)
    foe = table.intruder("breeder", 11, injuries=2)
    judge(table, f"judge-intruder-move/{foe}/room:15")
    assert table.intruders() == {foe: "room:15"}
    assert table.injuries(foe) == 2
    judge(table, f"judge-intruder-remove/{foe}")
    assert table.intruders() == {}
    assert sum(count for name, count in table.bag_counts().items() if name.startswith("breeder")) == 1
    assert corrections(table, "judge-intruder") == []


def test_time_goes_one_space_either_way_and_never_ends_the_game() -> None:
    table = aboard()
    start = table.state.time
    assert corrections(table, "judge-time") == ["judge-time-forward"]
    table.clock(destruct=5)
    judge(table, "judge-time-forward")
    assert (table.state.time, table.state.destruct) == (start - 1, 5)
    judge(table, "judge-time-back")
    assert table.state.time == start
    table.clock(time=1)
    assert corrections(table, "judge-time") == ["judge-time-back"]


# -- all of them -----------------------------------------------------------------------------------------------


def test_nothing_is_corrected_in_the_middle_of_an_action() -> None:
    table = aboard()
    table.by_hand()
    table.hand("captain", "rest", "order", "reload")
    table.game.answer("move/room:6", 0)
    assert table.game.choice.ask == "ask-pay"
    assert corrections(table) == []
    with pytest.raises(Refused):
        table.game.answer("judge-time-forward", JUDGE)


def test_a_correction_is_taken_back_only_by_consent_and_is_in_the_record() -> None:
    table = aboard()
    before = table.game.digest()
    judge(table, "judge-fire-add/room:6")
    assert table.game.entries[-1] == ("answer", JUDGE, "judge-fire-add/room:6")
    with pytest.raises(Refused, match="undo-needs-consent"):
        table.game.undo()
    table.game.undo(consent=range(2))
    assert table.game.digest() == before


@pytest.mark.parametrize("site", ["ship", "ship-alternative"])
def test_every_correction_is_told_in_words_of_its_own(site: str) -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=8, site=site)
    table.explore(6, 8, 11)
    table.place("captain", 11)
    table.intruder("adult", 6)
    table.turn("captain")
    view = table.game.view()
    for language in ("en", "fr"):
        say = describer_of({}, language)
        options = table.game.asides(JUDGE)
        said = [say.option(option, view) for option in options]
        assert len(set(said)) == len(said) > 100
        assert not [text for text in said if "judge" in text or "{" in text]
        for group in {say.group(option) for option in options}:
            assert f"group-{group}" in say.phrases
        judged = {"kind": "judged", "rule": "", "args": {"action": options[0].id, "who": "seat:1"}}
        assert said[0] in say.event(judged, view)
        assert say.name("seat:1", view) in say.event(judged, view)
