"""The special rooms of the facility, the elevator apart."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.sites.facility.zones import CONTINGENCY_POOL
from hullbreach.rulebook.citing import cites
from tests.lockdown.away import clear_away
from tests.lockdown.rooms.inside import offered, refusal, standing_in, use


@cites("lockdown/room/alert-procedure")
def test_the_alert_procedure_token_goes_on_half_the_number_rounded_down() -> None:
    table = standing_in("alert-room")
    table.clock(13)
    use(table, "start-alert")
    assert table.state.alert == 6
    assert table.state.isolation_open
    table.hand("hacker", "bypass", "backdoor")
    use(table)  # it is not started again: only the contingencies are left
    assert table.state.alert == 6
    assert table.told("contingency-taken")


@cites("lockdown/room/alert-procedure")
def test_half_of_the_last_slot_is_the_end_of_the_track() -> None:
    table = standing_in("alert-room")
    table.clock(1)
    use(table, "start-alert")
    assert table.state.alert == 0


@cites("lockdown/room/alert-peek-contingency")
def test_the_alert_room_gives_a_contingency_while_the_neutral_pool_has_one() -> None:
    table = standing_in("alert-room")
    pool, held = len(table.pool()), len(table.of("hacker").contingencies)
    table.play("hacker", "room-action")
    assert table.options("hacker") == ["start-alert", "take-contingency"]
    table.play("hacker", "take-contingency")
    assert (len(table.pool()), len(table.of("hacker").contingencies)) == (pool - 1, held + 1)
    clear_away(table, table.state.zones[CONTINGENCY_POOL])
    table.alert(4)
    table.hand("hacker", "bypass", "backdoor")
    assert refusal(table) == "lockdown/room/alert-procedure"


@cites("lockdown/room/backup-power-reset", "lockdown/room/backup-power-time-token")
def test_backup_power_turns_the_two_lowest_tokens_on_and_the_time_token_to_blue() -> None:
    table = standing_in("backup-power")
    table.dark()
    for place, number in ((1, 4), (2, 3), (3, 2), ("elevator", 1)):
        table.power_token(place, number)
    table.power(1, 2)
    assert not table.state.time_on
    use(table)
    assert [event["args"]["section"] for event in table.told("power-on")] == ["section:elevator", "section:3"]
    table.play("hacker", "leave-power")
    assert [table.has_power(place) for place in (1, 2, 3, "elevator")] == [False, False, True, True]
    assert table.state.time_on


@cites("lockdown/room/backup-power-reset", "lockdown/room/backup-power-time-token")
def test_with_three_tokens_active_none_is_turned_nor_is_an_active_time_token() -> None:
    table = standing_in("backup-power")
    table.dark(2)
    table.clock(12, on=True)
    use(table, "leave-power")
    assert table.state.time_on
    assert [table.has_power(place) for place in (1, 2, 3, "elevator")] == [True, False, True, True]


@cites(
    "lockdown/room/backup-power-reset", "lockdown/room/backup-power-rearrange", "lockdown/room/backup-power-time-token"
)
@pytest.mark.parametrize("blue", [True, False])
def test_tokens_are_dealt_out_and_time_turns_blue_even_if_all_of_them_are_active(blue: bool) -> None:
    table = standing_in("backup-power")
    for place, number in ((1, 1), (2, 2), (3, 3), ("elevator", 4)):
        table.power_token(place, number)
    table.clock(12, on=blue)
    use(table, "place-power/section:2", "place-power/section:1", "place-power/section:3")
    assert list(table.state.power_at) == [0, 2, 1, 3, 4]
    assert [table.has_power(place) for place in (1, 2, 3, "elevator")] == [True] * 4
    assert table.state.time_on


@cites("lockdown/room/backup-power-reset")
@pytest.mark.parametrize("active", [(), (3,), (3, 4), (1, 4)])
def test_with_fewer_than_three_active_tokens_one_and_two_are_blue_and_three_and_four_red(
    active: tuple[int, ...],
) -> None:
    table = standing_in("backup-power")
    table.dark()
    for place, number in ((1, 3), (2, 4), (3, 1), ("elevator", 2)):
        table.power_token(place, number)
        if number in active:
            table.power(place)
    table.turn("hacker")
    use(table, "leave-power")
    assert [table.has_power(place) for place in (1, 2, 3, "elevator")] == [False, False, True, True]


@cites("lockdown/room/backup-power-rearrange")
def test_the_tokens_are_dealt_out_anew_with_their_sides() -> None:
    table = standing_in("backup-power")
    for place, number in ((1, 1), (2, 2), (3, 3), ("elevator", 4)):
        table.power_token(place, number)
    table.dark("elevator")
    use(table)
    left = ["1", "2", "3", "elevator"]
    assert table.options("hacker") == ["leave-power", *(f"place-power/section:{place}" for place in left)]
    for place in ("elevator", "3", "2"):
        table.play("hacker", f"place-power/section:{place}")
        left.remove(place)
        if place != "2":  # then the last token has but one place to go
            assert table.options("hacker") == [f"place-power/section:{other}" for other in left]
    assert list(table.state.power_at) == [0, 4, 3, 2, 1]
    assert [table.has_power(place) for place in (1, 2, 3, "elevator")] == [False, True, True, True]


@cites("lockdown/room/isolation-condition")
def test_one_can_lock_oneself_in_from_the_white_slots_on_or_during_an_alert() -> None:
    table = standing_in("isolation-room")
    table.clock(9)
    assert not offered(table)
    assert refusal(table) == "lockdown/room/isolation-condition"
    for space in (4, 0):
        table.alert(space)
        assert offered(table)
    table.alert(None)
    for white in (8, 1):
        table.clock(white)
        assert offered(table)


@cites(
    "lockdown/room/alert-procedure", "lockdown/room/alert-peek-contingency", "lockdown/room/backup-power-reset",
    "lockdown/room/repository", "lockdown/room/isolation-condition",
)  # fmt: skip
@pytest.mark.parametrize("kind", ["alert-room", "backup-power", "repository", "isolation-room"])
def test_special_rooms_cost_two_cards(kind: str) -> None:
    table = standing_in(kind, "janitor")
    table.clock(8)
    table.hand("hacker", "bypass")
    assert refusal(table) == "lockdown/action/cost"
    table.hand("hacker", "bypass", "backdoor")
    use(table)
    assert table.of("hacker").hand == []


@cites("lockdown/room/isolation-attempt", "lockdown/room/isolation-reusable", "lockdown/end/out-of-play")
def test_who_locks_themselves_in_leaves_play_and_others_can_follow() -> None:
    table = standing_in("isolation-room", "janitor")
    table.clock(8)
    table.object("carcass", "hacker")
    table.fate(noise=["silence"])
    use(table)
    assert table.of("hacker").locked_in
    assert table.of("hacker").objects == ["carcass"]
    assert table.room("isolation-room").crew == ["janitor"]
    table.hand("janitor", "rest", "search")
    table.turn("janitor")
    table.fate(noise=["silence"])
    table.play("janitor", "room-action")
    assert [table.of(name).locked_in for name in table.seats] == [True, True, False]
    assert table.room("isolation-room").crew == []


@cites("lockdown/room/isolation-reusable")
def test_others_still_walk_into_the_room() -> None:
    table = standing_in("isolation-room")
    table.explore(15)
    table.place("janitor", 15)
    table.clock(8)
    table.fate(noise=["silence"])
    use(table)
    table.hand("janitor", "rest")
    table.turn("janitor")
    table.fate(noise=["silence"])
    table.play("janitor", f"move/room:{table.room_number('isolation-room')}")
    assert table.room("isolation-room").crew == ["janitor"]


@cites("lockdown/room/isolation-attempt", "lockdown/end/last-character")
def test_the_last_one_to_lock_themselves_in_ends_the_game() -> None:
    table = standing_in("isolation-room")
    table.clock(8)
    table.shelter("janitor", "lab-rat")
    table.contingency("green")
    table.fate(noise=["silence"])
    use(table)
    assert table.of("hacker").locked_in
    assert table.told("nobody-left")


@cites("lockdown/room/isolation-attempt")
def test_an_intruder_that_comes_spoils_the_attempt() -> None:
    table = standing_in("isolation-room")
    table.clock(8)
    table.intruder("adult", "room:9")
    table.fate(noise=["danger"])
    use(table)
    assert not table.of("hacker").locked_in
    assert table.told("attempt-fails")[0]["rule"] == "lockdown/room/isolation-attempt"


@cites("lockdown/room/isolation-attempt")
def test_an_intruder_that_came_and_is_gone_again_spoils_it_too() -> None:
    table = standing_in("isolation-room")
    table.clock(8)
    table.hand("hacker", "bypass", "backdoor")
    table.noise(*(table.state.board.spot_ids[spot] for spot in table.state.board.spots[13]))
    table.bag(larva_1_2=1)
    table.fate(noise=["1"])
    use(table)
    for name in table.seats:  # it is the first encounter
        table.play(name, table.options(name)[0])
    assert table.of("hacker").infested
    assert table.intruders() == {}
    assert not table.of("hacker").locked_in
    assert table.told("attempt-fails")[0]["rule"] == "lockdown/room/isolation-attempt"


@cites("lockdown/room/isolation-extra-card")
def test_whoever_begins_a_round_there_draws_one_card_more_even_with_company() -> None:
    table = standing_in("isolation-room")
    for name in ("hacker", "janitor"):
        table.hand(name)
    table.intruder("creeper", "isolation-room")
    table.turn("hacker")
    table.attack_cards("piercing-the-heart-3")  # it misses
    table.event_phase()
    assert table.room("isolation-room").intruders == ["creeper"]
    assert [len(table.of(name).hand) for name in ("hacker", "janitor")] == [6, 5]
    table = standing_in("isolation-room")
    table.hand("hacker")
    table.malfunction("isolation-room")
    table.event_phase()
    assert len(table.of("hacker").hand) == 5


@cites("lockdown/room/isolation-extra-card")
def test_everybody_who_begins_a_round_there_draws_the_extra_card() -> None:
    table = standing_in("isolation-room", "janitor")
    for name in table.seats:
        table.hand(name)
    table.turn("hacker")
    table.event_phase()
    assert [len(table.of(name).hand) for name in table.seats] == [6, 6, 5]


@cites("lockdown/room/isolation-extra-card")
def test_survivors_who_start_there_draw_it_in_the_first_round_and_a_wounded_body_takes_it_away() -> None:
    table = scenario("lockdown", crew=["survivor", "hacker"])
    assert [len(table.of(name).hand) for name in ("survivor", "hacker")] == [6, 5]
    table.hand("survivor")
    table.wound("survivor", "body")
    table.event_phase()
    assert len(table.of("survivor").hand) == 5


@cites("lockdown/room/repository")
def test_everybody_in_the_repository_crafts_with_one_part() -> None:
    table = standing_in("repository", "janitor")
    for name in ("hacker", "janitor", "lab-rat"):
        table.lose_items(name)
    table.give("hacker", "medkit-facility")
    table.give("janitor", "combat-knife")
    use(table)
    assert table.options("hacker") == ["craft-nothing", "craft-with/item:neutralizer/item:medkit-facility"]
    table.play("hacker", "craft-with/item:neutralizer/item:medkit-facility")
    assert table.of("hacker").items + table.of("hacker").heavy == ["neutralizer"]
    assert table.options("janitor") == [
        "craft-nothing",
        "craft-with/item:taser/item:combat-knife",
        "craft-with/item:flamethrower/item:combat-knife",
    ]
    cards = table.of("janitor").hand
    table.play("janitor", "craft-with/item:taser/item:combat-knife")
    assert table.of("janitor").items + table.of("janitor").heavy == ["taser"]
    assert table.of("janitor").hand == cards
    assert table.options("lab-rat") == []


@cites("lockdown/room/repository", "lockdown/terms/resolution-order")
def test_after_the_acting_player_the_others_craft_in_turn_order() -> None:
    table = scenario("lockdown", crew=["hacker", "janitor", "lab-rat", "sentry"])
    for name in table.seats:
        table.place(name, "repository")
    table.first_player("lab-rat")
    table.passed("lab-rat")  # no matter
    table.turn("hacker")
    use(table, "craft-nothing")
    for crafts_next in ("lab-rat", "sentry", "janitor"):
        assert [table.seats[choice.seat] for choice in table.game.choices] == [crafts_next]
        assert table.options(crafts_next)[0] == "craft-nothing"
        table.play(crafts_next, "craft-nothing")


@cites("lockdown/room/repository")
def test_others_are_asked_even_with_empty_pockets_and_alone_one_needs_a_part() -> None:
    table = standing_in("repository", "lab-rat")
    for name in ("hacker", "lab-rat"):
        table.lose_items(name)
    use(table, "craft-nothing")
    assert table.options("lab-rat") == ["craft-nothing"]
    table.play("lab-rat", "craft-nothing")
    table.place("lab-rat", "room:14")
    table.hand("hacker", "bypass", "backdoor")
    assert not offered(table)
    assert refusal(table) == "lockdown/room/repository"
    table.give("hacker", "combat-knife", "medkit-facility")
    table.turn("hacker")
    use(table)
    assert {option.rpartition("/")[2] for option in table.options("hacker")} == {
        "craft-nothing",
        "item:combat-knife",
        "item:medkit-facility",
    }
    table.play("hacker", "craft-with/item:neutralizer/item:medkit-facility")
    assert "combat-knife" in table.of("hacker").items
    assert table.state.item_name(table.state.zones[box.GREEN_DISCARD][-1]) == "medkit-facility"


@cites("lockdown/room/elevator-call")
def test_a_wounded_head_makes_rooms_dearer() -> None:
    table = standing_in("elevator-1")
    table.elevator(2)
    table.wound("hacker", "head")
    table.hand("hacker", "bypass")
    assert refusal(table) == "lockdown/action/cost"
    table.hand("hacker", "bypass", "backdoor")
    use(table)
    assert table.of("hacker").hand == []
