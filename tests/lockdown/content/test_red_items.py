"""What the military items of Lockdown do."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites

from .carrying import carrying, compute, use, ways

# -- batteries and blades -------------------------------------------------------------------------------------


@cites("lockdown/item/weapon-classes", "lockdown/item/one-use")
def test_a_weapon_battery_fills_an_energy_weapon_and_no_classic_one() -> None:
    table = carrying("weapon-battery", "tracking-carbine", "flare-gun")
    table.ammo("survivor", "tracking-carbine", 1)
    table.ammo("survivor", "flare-gun", 1)
    assert ways(table, "survivor", "weapon-battery") == ["reload/item:tracking-carbine"]
    table.play("survivor", "reload/item:tracking-carbine")
    assert table.of("survivor").ammo == {"tracking-carbine": 5, "flare-gun": 1}
    assert table.of("survivor").items == []


@cites("lockdown/item/weapon-classes")
@pytest.mark.parametrize(
    ("weapon", "energy"),
    [
        ("flare-gun", False),
        ("tracking-carbine", True),
        ("prototype-shotgun", True),
        ("flamethrower", False),
        ("pistol", True),
        ("smart-gun", True),
        ("nailgun", False),
        ("smg", True),
        ("assault-rifle-facility", True),
    ],
)
def test_every_weapon_is_either_loaded_by_a_battery_or_a_classic_one(weapon: str, energy: bool) -> None:
    table = carrying("weapon-battery", weapon, crew=("survivor", "lab-rat"))
    table.ammo("survivor", weapon, 0)
    assert ("use/item:weapon-battery" in table.options("survivor")) == energy


@cites("lockdown/computer/condition", "lockdown/room/computer")
def test_a_weapon_battery_runs_a_working_computer_where_there_is_no_power() -> None:
    table = carrying("weapon-battery")
    table.computer("research-network", "logistics")
    assert table.refusals("survivor")["use/item:weapon-battery"] == "lockdown/item/weapon-classes"
    table.dark(2)
    table.malfunction("alert-room")
    assert "use/item:weapon-battery" not in table.options("survivor")
    table.state.malfunction = 0
    table.turn("survivor")
    use(table, "survivor", "weapon-battery", "power-computer")
    compute(table, "survivor", "gain-knowledge")
    assert table.of("survivor").knowledge == 4
    assert [event["args"]["computer"] for event in table.told("computer-card")] == ["computer:logistics"]
    table = carrying("weapon-battery", "tracking-carbine")
    table.ammo("survivor", "tracking-carbine", 1)
    table.dark(2)
    table.intruder("adult", "alert-room")
    table.turn("survivor")
    assert ways(table, "survivor", "weapon-battery") == ["reload/item:tracking-carbine"]


@pytest.mark.parametrize(("face", "light"), [("blank", 1), ("hit", 0)])
@cites("lockdown/combat/melee-sequence")
def test_a_combat_knife_is_a_melee_attack_whose_miss_costs_a_light_wound(face: str, light: int) -> None:
    table = carrying("combat-knife")
    adult = table.intruder("adult", "alert-room")
    table.turn("survivor")
    table.fate(combat=[face])
    table.attack_cards("cut-5")
    use(table, "survivor", "combat-knife", f"stab/{adult}")
    person = table.of("survivor")
    assert (person.light_wounds, person.serious_wounds) == (light, [])
    assert table.injuries(adult) == 1 - light
    assert person.discards.count("contamination") == 1
    assert person.items == ["combat-knife"]


@cites("lockdown/egg/destroy", "lockdown/egg/destroy-melee", "lockdown/egg/destroy-noise")
def test_out_of_combat_a_combat_knife_cuts_eggs_only() -> None:
    table = carrying("combat-knife")
    assert table.refusals("survivor")["use/item:combat-knife"] == "lockdown/combat/melee-sequence"
    table.object("egg", "alert-room")
    table.turn("survivor")
    table.fate(combat=["adult"], noise=["silence"])
    use(table, "survivor", "combat-knife", "stab/object:egg")
    assert table.room("alert-room").objects == []
    assert "contamination" not in table.of("survivor").discards


# -- things that are thrown -----------------------------------------------------------------------------------


@cites("lockdown/egg/destroy", "lockdown/door/closed-blocks")
def test_a_grenade_reaches_the_next_room_but_not_through_a_closed_door() -> None:
    table = carrying("grenade", "grenade")
    adult = table.intruder("adult", 7)
    table.turn("survivor")
    table.attack_cards("cut-5")
    use(table, "survivor", "grenade", f"throw/{adult}")
    assert table.injuries(adult) == 2
    assert "lockdown/egg/destroy" in table.rules_told()
    table.door("7-12")
    assert "use/item:grenade" not in table.options("survivor")


@cites("lockdown/egg/destroy", "lockdown/egg/destroy-noise")
def test_a_grenade_thrown_at_eggs_next_door_destroys_two_and_makes_noise_around_the_thrower() -> None:
    table = carrying("grenade")
    for _ in range(3):
        table.object("egg", 7)
    table.turn("survivor")
    table.fate(noise=["danger"])
    use(table, "survivor", "grenade", "throw/room:7/object:egg")
    assert table.room(7).objects == ["egg"]
    assert table.state.noise == table.state.board.spot_mask[12]


@cites(
    "lockdown/fire/one-per-room",
    "lockdown/malfunction/one-per-room",
    "lockdown/wound/light-first",
    "lockdown/egg/destroy",
    "lockdown/combat/no-direct-player-attack",
)
def test_thermite_burns_and_breaks_the_room_and_hurts_everything_in_it_but_eggs() -> None:
    table = carrying("thermite-charge")
    table.place("hacker", "alert-room")
    table.object("egg", "alert-room")
    adult = table.intruder("adult", "alert-room")
    table.turn("survivor")
    table.attack_cards("cut-5")
    use(table, "survivor", "thermite-charge", "throw/room:12")
    room = table.room("alert-room")
    assert room.objects == ["egg"]
    assert (room.fire, room.malfunction, table.injuries(adult)) == (True, True, 1)
    assert [table.of(name).light_wounds for name in ("survivor", "hacker")] == [1, 1]
    assert table.of("hacker").serious_wounds == []


@cites("lockdown/malfunction/not-unexplored", "lockdown/door/closed-blocks")
def test_thermite_goes_into_any_room_within_reach_even_an_empty_one() -> None:
    table = carrying("thermite-charge")
    table.door("12-15")
    assert ways(table, "survivor", "thermite-charge") == [f"throw/room:{room}" for room in (12, 7, 8, 14)]
    table.play("survivor", "throw/room:14")
    assert (table.room(14).fire, table.room(14).malfunction, table.of("survivor").light_wounds) == (True, False, 0)


@cites("lockdown/egg/destroy", "lockdown/egg/destroy-noise")
def test_thermite_aimed_at_eggs_destroys_one_and_its_thrower_is_heard() -> None:
    table = carrying("thermite-charge")
    for _ in range(2):
        table.object("egg", 8)
    table.turn("survivor")
    table.fate(noise=["silence"])
    use(table, "survivor", "thermite-charge", "throw/room:8/object:egg")
    assert table.room(8).objects == ["egg"]
    assert [event["args"]["who"] for event in table.told("noise-rolled")] == ["seat:0"]


@cites("lockdown/movement/by-card")
def test_smoke_covers_a_retreat_and_a_decoy_draws_intruders() -> None:
    table = carrying("smoke-grenade", "decoy")
    table.explore(7)
    adult = table.intruder("adult", "alert-room")
    table.turn("survivor")
    table.fate(noise=["silence"])
    use(table, "survivor", "smoke-grenade", "slip-away/room:7")
    assert (table.of("survivor").room, table.told("attack")) == ("room:7", [])
    use(table, "survivor", "decoy", "lure/room:8")
    assert table.intruders()[adult] == "room:8"


# -- orders, keys and overrides -------------------------------------------------------------------------------


@cites("lockdown/contingency/active-never-seen")
def test_sealed_orders_show_their_user_alone_a_contingency_of_the_pool_or_of_somebody_inside() -> None:
    table = carrying("sealed-orders", "sealed-orders", crew=("survivor", "hacker", "janitor", "sentry", "lab-rat"))
    table.contingency("red")
    table.contingencies("hacker", "blue")
    table.contingencies("janitor", "gray")
    table.contingencies("sentry", "black")
    table.contingencies("lab-rat", "green")
    table.evacuate("sentry")
    table.shelter("lab-rat")
    table.turn("survivor")
    assert ways(table, "survivor", "sealed-orders") == ["see-pool", "see-contingency/seat:1", "see-contingency/seat:2"]
    table.play("survivor", "see-contingency/seat:1")
    told = {seat: table.told("contingency-seen", seat)[-1]["args"] for seat in (0, 1, 2)}
    assert told[0] == {"who": "seat:0", "other": "seat:1", "contingency": "contingency:code-blue"}
    assert not {"contingency"} & {*told[1], *told[2]}
    use(table, "survivor", "sealed-orders", "see-pool")
    assert table.told("pool-seen", 0)[-1]["args"]["contingency"].removeprefix("contingency:") in table.pool()


@cites("lockdown/end/win-condition")
def test_the_gate_is_opened_from_the_exit_room_or_any_computer_and_then_the_rover_can_be_moved() -> None:
    for room in (2, "alert-room"):
        table = carrying("gate-override", room=room)
        use(table, "survivor", "gate-override", "open-gate")
        assert table.state.gate_open
    table = carrying("gate-override", room="elevator-2")
    assert table.refusals("survivor")["use/item:gate-override"] == "lockdown/end/win-condition"
    table = carrying("gate-override")
    table.gate()
    table.turn("survivor")
    assert ways(table, "survivor", "gate-override") == []  # it moves the rover, for the gate is open
    assert table.told("rover-moves-to-bunker")


@cites("lockdown/room/isolation-autodestruction")
def test_the_key_starts_the_autodestruction_while_somebody_is_locked_in() -> None:
    table = carrying("autodestruction-key")
    table.lock_in("hacker")
    table.turn("survivor")
    use(table, "survivor", "autodestruction-key", "start-autodestruction")
    assert table.state.autodestructs()


@cites("lockdown/room/computer", "lockdown/room/cooling-system", "lockdown/room/power-generator-stop")
def test_the_key_starts_the_autodestruction_at_a_computer_and_stops_it_while_it_is_yellow() -> None:
    table = carrying("autodestruction-key")
    table.clock(9)
    use(table, "survivor", "autodestruction-key", "start-autodestruction")
    assert table.state.autodestruct == 6
    assert "use/item:autodestruction-key" not in carrying("autodestruction-key", room=1).options("survivor")
    table = carrying("autodestruction-key")
    table.autodestruction(5)
    table.turn("survivor")
    use(table, "survivor", "autodestruction-key", "stop-autodestruction")
    assert not table.state.autodestructs()
    table = carrying("autodestruction-key")
    table.autodestruction(5, red=True)
    table.turn("survivor")
    assert table.refusals("survivor")["use/item:autodestruction-key"] == "lockdown/room/computer"
