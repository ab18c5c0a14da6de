"""What the technical items of Lockdown do."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.rulebook.citing import cites

from .carrying import carrying, compute, use, ways

# -- mending --------------------------------------------------------------------------------------------------


@cites("lockdown/item/one-use")
def test_a_toolbelt_removes_a_malfunction_or_moves_a_door_of_the_room() -> None:
    table = carrying("toolbelt", "toolbelt", room=14)
    table.explore(14)
    table.malfunction(14)
    table.door("11-14")
    table.turn("survivor")
    found = ways(table, "survivor", "toolbelt")
    assert found == ["remove-malfunction", "open-door/corridor:11-14", "close-door/corridor:12-14"]
    table.play("survivor", "remove-malfunction")
    assert not table.room(14).malfunction
    use(table, "survivor", "toolbelt", "open-door/corridor:11-14")
    assert table.door_at("11-14") == "open"
    assert table.of("survivor").items == []


@pytest.mark.parametrize("working", [0, 1])
def test_a_toolbelt_mends_a_probe_arm_that_needs_it(working: int) -> None:
    table = carrying("toolbelt", "probe-arm")
    g = table.state
    arm = g.held(0, "probe-arm")
    g.ammo[arm - g.box.first_item] = working
    table.turn("survivor")
    assert ("mend/item:probe-arm" in ways(table, "survivor", "toolbelt")) is not bool(working)
    if not working:
        table.play("survivor", "mend/item:probe-arm")
        assert g.ammo_in(arm) == 1


@cites("lockdown/item/duct-tape", "lockdown/item/drop-item")
def test_if_a_taped_item_is_dropped_the_tape_goes_to_the_bottom_of_its_own_deck() -> None:
    table = carrying("duct-tape-facility", "flare-gun", "power-cell")
    use(table, "survivor", "duct-tape-facility", "tape/item:flare-gun/item:power-cell")
    table.play("survivor", "drop/item:flare-gun")
    g = table.state
    assert g.item_name(g.zones[box.YELLOW_DECK][0]) == "duct-tape-facility"
    assert (g.taped, g.zones[box.YELLOW_DISCARD]) == ([], [])


@cites("lockdown/item/duct-tape")
def test_if_a_taped_item_is_used_up_the_tape_is_discarded_with_it() -> None:
    table = carrying("duct-tape-facility", "flare-gun", "power-cell")
    use(table, "survivor", "duct-tape-facility", "tape/item:flare-gun/item:power-cell")
    table.dark()
    table.turn("survivor")
    use(table, "survivor", "power-cell", "power-section")
    g = table.state
    assert table.of("survivor").heavy == ["flare-gun"]
    assert {g.item_name(back) for back in g.zones[box.YELLOW_DISCARD]} == {"power-cell", "duct-tape-facility"}
    assert g.taped == []


@cites("lockdown/item/duct-tape")
def test_duct_tape_joins_two_heavy_items_or_removes_a_malfunction() -> None:
    table = carrying("duct-tape-facility", "duct-tape-facility", "flare-gun", "power-cell")
    table.malfunction("alert-room")
    table.turn("survivor")
    use(table, "survivor", "duct-tape-facility", "tape/item:flare-gun/item:power-cell")
    assert table.state.slots_used(0) == 1
    use(table, "survivor", "duct-tape-facility", "remove-malfunction")
    assert not table.room("alert-room").malfunction
    assert table.of("survivor").items == []


@cites("lockdown/item/shown-when-used")
def test_a_flashlight_shows_its_user_alone_the_next_room_and_its_token_every_time() -> None:
    table = carrying("flashlight-facility")
    table.explore(7)
    table.door("8-12")
    table.turn("survivor")
    assert ways(table, "survivor", "flashlight-facility") == ["look-at/room:14", "look-at/room:15"]
    table.play("survivor", "look-at/room:14")
    assert {*table.told("room-peeked", 0)[-1]["args"]} == {"who", "room", "place", "token"}
    assert {*table.told("room-peeked", 1)[-1]["args"]} == {"who", "room"}
    assert table.of("survivor").items == ["flashlight-facility"]


@cites("lockdown/slime/removal")
def test_a_fire_blanket_puts_out_the_fire_or_wipes_off_slime() -> None:
    table = carrying("fire-blanket", "fire-blanket")
    table.fire("alert-room")
    table.slime("survivor")
    table.turn("survivor")
    use(table, "survivor", "fire-blanket", "remove-slime")
    use(table, "survivor", "fire-blanket", "remove-fire")
    assert not table.of("survivor").slimed
    assert not table.room("alert-room").fire


@cites("lockdown/item/weapon-classes")
def test_a_reagent_fills_a_flamethrower_and_with_knowledge_drives_an_intruder_away() -> None:
    table = carrying("reagent", "reagent", "flamethrower", "flare-gun")
    table.ammo("survivor", "flamethrower", 1)
    table.ammo("survivor", "flare-gun", 0)
    adult = table.intruder("adult", "alert-room")
    table.knowledge("survivor", 4)
    table.turn("survivor")
    assert ways(table, "survivor", "reagent") == ["reload/item:flamethrower"]
    table.play("survivor", "reload/item:flamethrower")
    assert table.of("survivor").ammo == {"flamethrower": 4, "flare-gun": 0}
    assert table.refusals("survivor")["use/item:reagent"] == "lockdown/item/weapon-classes"
    table.knowledge("survivor", 5)
    table.turn("survivor")
    use(table, "survivor", "reagent", f"repel/{adult}")
    assert table.told("retreats")


@cites("lockdown/movement/no-technical-corridors")
def test_cave_plans_lead_from_one_entrance_to_any_other() -> None:
    table = carrying("cave-plans", room=14)
    table.explore(2, 14)
    table.turn("survivor")
    found = ways(table, "survivor", "cave-plans")
    assert found == [f"crawl/room:{room}" for room in (2, 3, 5, 7, 15, 16, 19, 20, 21, 23, 27)]
    table.fate(noise=["silence"])
    table.play("survivor", "crawl/room:2")
    assert table.of("survivor").room == "room:2"
    assert "use/item:cave-plans" not in carrying("cave-plans").options("survivor")


@cites("lockdown/exploration/doors", "lockdown/exploration/roll-after-other-tokens", "lockdown/movement/by-card")
def test_who_explores_by_cave_plans_shuts_no_door_and_rolls_for_noise() -> None:
    table = carrying("cave-plans", room=14)
    table.token(3, "doors-3")
    table.turn("survivor")
    table.fate(noise=["silence"])
    use(table, "survivor", "cave-plans", "crawl/room:3")
    assert (table.of("survivor").room, table.room(3).explored) == ("room:3", True)
    assert (table.state.closed, len(table.told("noise-rolled"))) == (0, 1)


# -- power ----------------------------------------------------------------------------------------------------


@cites("lockdown/power/powered")
def test_a_power_cell_powers_the_section_or_the_elevator_and_never_switches_off() -> None:
    table = carrying("power-cell", room="elevator-2")
    assert "use/item:power-cell" not in table.options("survivor")
    table.dark(2, "elevator")
    table.turn("survivor")
    assert ways(table, "survivor", "power-cell") == ["power-section", "power-elevator"]
    table.play("survivor", "power-elevator")
    assert (table.has_power(2), table.has_power("elevator")) == (False, True)
    table = carrying("power-cell")
    table.dark(2, "elevator")
    table.turn("survivor")
    use(table, "survivor", "power-cell", "power-section")
    assert (table.has_power(2), table.has_power("elevator")) == (True, False)


@cites("lockdown/item/weapon-classes")
def test_a_power_cell_fills_an_energy_weapon() -> None:
    table = carrying("power-cell", "tracking-carbine")
    table.ammo("survivor", "tracking-carbine", 1)
    table.turn("survivor")
    use(table, "survivor", "power-cell", "reload/item:tracking-carbine")
    assert table.of("survivor").ammo == {"tracking-carbine": 5}


def test_jumper_cables_swap_the_power_token_of_ones_own_section_with_another() -> None:
    table = carrying("jumper-cables", "jumper-cables")
    table.dark(2)
    table.turn("survivor")
    g = table.state
    before = bytes(g.power_at)
    assert ways(table, "survivor", "jumper-cables") == [
        "swap-power/section:1/section:2",
        "swap-power/section:2/section:3",
        "swap-power/section:2/section:elevator",
    ]
    table.play("survivor", "swap-power/section:1/section:2")
    assert (g.power_at[1], g.power_at[2]) == (before[2], before[1])
    assert (table.has_power(1), table.has_power(2)) == (False, True)
    table.place("survivor", 16)
    table.turn("survivor")
    assert "use/item:jumper-cables" not in table.options("survivor")


@cites("lockdown/computer/condition", "lockdown/computer/cost")
def test_a_portable_terminal_is_a_computer_wherever_there_is_power() -> None:
    table = carrying("portable-terminal", room="elevator-2")
    table.computer("research-network", "logistics")
    table.malfunction("elevator-2")
    table.dark(2)
    table.turn("survivor")
    assert table.refusals("survivor")["use/item:portable-terminal"] == "lockdown/computer/condition"
    table.power(2)
    table.turn("survivor")
    use(table, "survivor", "portable-terminal", "use-terminal")
    compute(table, "survivor", "gain-knowledge")
    assert (table.of("survivor").knowledge, len(table.of("survivor").hand)) == (4, 4)
    assert table.of("survivor").heavy == ["portable-terminal"]
    table.intruder("larva", "elevator-2")
    table.turn("survivor")
    assert table.refusals("survivor")["use/item:portable-terminal"] == "lockdown/action/out-of-combat-only"


# -- noise, pods and the elevator -----------------------------------------------------------------------------


@cites("lockdown/encounter/step-1-clear-noise")
def test_a_sound_damper_silences_all_corridors_of_the_room() -> None:
    table = carrying("sound-damper", room=14)
    assert "use/item:sound-damper" not in table.options("survivor")
    table.noise("11-14", "technical", "12-15")
    table.turn("survivor")
    use(table, "survivor", "sound-damper", "hush")
    assert [table.has_noise(spot) for spot in ("11-14", "technical", "12-15")] == [False, False, True]


@cites("lockdown/room/css-control")
def test_launch_codes_show_a_token_of_the_time_track_at_any_computer() -> None:
    table = carrying("launch-codes", room="elevator-2")
    assert "use/item:launch-codes" not in table.options("survivor")
    table.place("survivor", "alert-room")
    table.css(10, "all")
    table.turn("survivor")
    use(table, "survivor", "launch-codes", "look-at-css/number:10")
    assert table.told("css-seen", 0)[-1]["args"]["css"] == "css:all"
    assert "css" not in table.told("css-seen", 1)[-1]["args"]


@cites("lockdown/room/elevator-use", "lockdown/room/elevator-passengers", "lockdown/room/elevator-no-noise")
def test_a_crank_brings_the_elevator_and_takes_along_whoever_agrees_without_power() -> None:
    table = carrying("elevator-crank", room="elevator-1")
    table.place("hacker", "elevator-1")
    table.elevator(3)
    table.dark("elevator")
    table.turn("survivor")
    assert ways(table, "survivor", "elevator-crank") == ["crank/room:10", "crank/room:22"]
    table.play("survivor", "crank/room:10")
    table.play("survivor", "invite/seat:1")
    table.play("hacker", "agree")
    assert (table.of("survivor").room, table.of("hacker").room, table.state.elevator) == ("room:10", "room:10", 2)
    assert not table.told("noise-rolled")
    assert "use/item:elevator-crank" not in carrying("elevator-crank").options("survivor")
