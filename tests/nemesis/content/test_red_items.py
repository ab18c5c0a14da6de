"""What the military items do."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites
from tests.nemesis.rules.aboard import last_told, standing_in

HAND = ("rest", "demolition", "search", "search", "interruption")


def with_item(*items: str, room: str = "surgery", crew: tuple[str, ...] = ("soldier", "scout")) -> NemesisTable:
    """The first of the crew stands in a room with these items and five cards, about to act."""
    table = standing_in(room, crew=crew)
    table.hand(crew[0], *HAND)
    table.give(crew[0], *items)
    table.turn(crew[0])
    return table


def use(table: NemesisTable, name: str, item: str, how: str) -> None:
    """Use an item this way; nobody is asked how if there is one way only."""
    table.play(name, f"use/item:{item}")
    choice = table.choice(name)
    if choice is not None and choice.ask == "ask-use":
        table.play(name, how)


# -- energy charge --------------------------------------------------------------------------------------------


def test_an_energy_charge_fills_one_energy_weapon() -> None:
    table = with_item("energy-charge")
    table.ammo("soldier", "assault-rifle", 0)
    table.turn("soldier")
    table.play("soldier", "use/item:energy-charge")
    table.play("soldier", "reload/item:assault-rifle")
    assert table.of("soldier").ammo == {"assault-rifle": 5}
    assert table.of("soldier").items == []
    assert len(table.of("soldier").hand) == 4


def test_an_energy_charge_opens_or_closes_a_door_of_ones_own_room() -> None:
    table = with_item("energy-charge", "energy-charge")
    table.door("3-7")
    table.turn("soldier")
    table.play("soldier", "use/item:energy-charge")
    assert table.options("soldier") == ["close-door/corridor:1-3", "open-door/corridor:3-7"]
    table.play("soldier", "open-door/corridor:3-7")
    assert table.door_at("3-7") == "open"
    table.play("soldier", "use/item:energy-charge")
    table.play("soldier", "close-door/corridor:1-3")
    assert table.door_at("1-3") == "closed"


# -- things that are thrown -----------------------------------------------------------------------------------


def test_a_grenade_deals_two_injuries_to_its_target_and_hurts_everybody_else_there() -> None:
    table = with_item("grenade")
    table.place("scout", "surgery")
    target = table.intruder("breeder", "surgery")
    other = table.intruder("adult", "surgery")
    table.turn("soldier")
    table.attack_cards("bite-6", "scratch-6", "bite-4")
    table.fate(wound=["leg", "hand"])
    table.play("soldier", "use/item:grenade")
    table.play("soldier", f"throw/{target}")
    assert (table.injuries(target), table.injuries(other)) == (2, 1)
    assert table.of("soldier").serious_wounds == ["leg"]
    assert table.of("scout").serious_wounds == ["hand"]


@cites("nemesis/door/closed-blocks")
def test_a_grenade_reaches_the_next_room_but_not_through_a_closed_door() -> None:
    table = with_item("grenade")
    table.explore(7)
    target = table.intruder("breeder", 7)
    far = table.intruder("adult", 8)
    table.turn("soldier")
    table.attack_cards("bite-6", "scratch-6")
    table.play("soldier", "use/item:grenade")
    assert f"throw/{far}" not in table.options("soldier")
    assert table.injuries(target) == 2
    assert table.of("soldier").serious_wounds == []
    table = with_item("grenade")
    table.intruder("breeder", 7)
    table.door("3-7")
    table.turn("soldier")
    assert table.refusals("soldier")["use/item:grenade"] == "nemesis/egg/destroy-grenade"


@cites("nemesis/egg/destroy-grenade", "nemesis/egg/destroy-noise")
def test_a_grenade_may_be_thrown_at_eggs_from_next_door() -> None:
    table = with_item("grenade")
    table.object("egg", 7)
    table.object("egg", 7)
    table.object("egg", 7)
    table.turn("soldier")
    table.fate(noise=["3"])
    table.play("soldier", "use/item:grenade")
    assert table.room(7).objects == ["egg"]
    assert table.has_noise("3-7")


@cites("nemesis/egg/destroy-grenade")
def test_an_egg_in_somebodys_arms_is_no_target() -> None:
    table = with_item("grenade", "molotov-cocktail")
    table.place("scout", 7)
    table.object("egg", "scout")
    table.turn("soldier")
    refused = table.refusals("soldier")
    assert refused["use/item:grenade"] == refused["use/item:molotov-cocktail"] == "nemesis/egg/destroy-grenade"


@cites("nemesis/egg/destroy-grenade")
def test_a_grenade_thrown_at_eggs_spares_nobody_who_is_with_them() -> None:
    table = with_item("grenade")
    table.object("egg", 7)
    breeder = table.intruder("breeder", 7)
    table.place("scout", 7)
    table.turn("soldier")
    table.fate(noise=["silence"])
    table.attack_cards("scratch-6", "slime-5")
    table.play("soldier", "use/item:grenade")
    table.play("soldier", "throw/room:7/object:egg")
    assert table.room(7).objects == []
    assert table.injuries(breeder) == len(table.of("scout").serious_wounds) == 1


@cites("nemesis/movement/by-card")
def test_smoke_lets_one_slip_away_and_costs_the_others_a_card() -> None:
    table = with_item("smoke-grenade", crew=("soldier", "scout", "captain"))
    table.place("scout", "surgery")
    table.hand("scout", "rest", "search")
    table.explore(7)
    table.intruder("adult", "surgery")
    table.turn("soldier")
    table.fate(noise=["silence"])
    table.play("soldier", "use/item:smoke-grenade")
    table.play("soldier", "slip-away/room:7")
    table.play("scout", "discard/card:rest")
    assert table.of("soldier").room == "room:7"
    assert table.of("scout").hand == ["search"]
    assert len(table.of("captain").hand) == 5
    assert (table.told("attack"), len(table.told("noise-rolled"))) == ([], 1)


@cites("nemesis/door/closed-blocks")
def test_smoke_helps_nobody_through_a_closed_door() -> None:
    table = with_item("smoke-grenade")
    table.intruder("adult", "surgery")
    table.door("corridor:1-3")
    table.turn("soldier")
    table.fate(noise=["silence"])
    table.play("soldier", "use/item:smoke-grenade")
    assert table.of("soldier").room == "room:7"  # the only way left
    table = with_item("smoke-grenade")
    table.intruder("adult", "surgery")
    table.door("corridor:1-3")
    table.door("corridor:3-7")
    table.turn("soldier")
    assert table.refusals("soldier")["use/item:smoke-grenade"] == "nemesis/door/closed-blocks"


def test_whoever_has_no_action_card_coughs_without_discarding() -> None:
    table = with_item("smoke-grenade")
    table.place("scout", "surgery")
    table.hand("scout", "contamination")
    table.explore(7)
    table.intruder("adult", "surgery")
    table.turn("soldier")
    table.fate(noise=["silence"])
    table.play("soldier", "use/item:smoke-grenade")
    table.play("soldier", "slip-away/room:7")
    assert table.options("scout") == ["have-none"]
    table.play("scout", "have-none")
    assert table.of("scout").hand == ["contamination"]
    assert table.of("soldier").room == "room:7"


def test_smoke_is_for_combat_only() -> None:
    table = with_item("smoke-grenade")
    assert table.refusals("soldier")["use/item:smoke-grenade"] == "nemesis/action/in-combat-only"


def test_a_recon_drone_shows_its_user_a_room_and_its_token() -> None:
    table = with_item("recon-drone")
    table.tile(9, "generator", explored=False)
    table.token(9, "fire-2")
    table.turn("soldier")
    table.play("soldier", "use/item:recon-drone")
    table.play("soldier", "look-at/room:9")
    assert last_told(table, "room-peeked", "soldier")["place"] == "place:generator"
    assert "fire" in str(last_told(table, "room-peeked", "soldier")["token"])
    assert last_told(table, "room-peeked", "scout") == {"who": "seat:0", "room": "room:9"}
    assert not table.room(9).explored


def test_a_decoy_draws_the_intruders_around_it_and_those_in_combat_attack_first() -> None:
    table = with_item("decoy")
    table.place("scout", 6)
    table.explore(7, 8)
    mine = table.intruder("adult", "surgery")
    his = table.intruder("creeper", 6)
    loose = table.intruder("breeder", 8)
    far = table.intruder("adult", 9)
    table.turn("soldier")
    table.attack_cards("scratch-2", "slime-5")
    table.play("soldier", "use/item:decoy")
    table.play("soldier", "lure/room:7")
    assert {foe: table.intruders()[foe] for foe in (mine, his, loose, far)} == {
        mine: "room:7",
        his: "room:7",
        loose: "room:7",
        far: "room:9",
    }
    assert [event["args"]["foe"] for event in table.told("attack")] == [mine, his]


def test_a_decoy_does_not_get_intruders_through_closed_doors() -> None:
    table = with_item("decoy")
    table.door("7-8")
    loose = table.intruder("breeder", 8)
    table.turn("soldier")
    table.play("soldier", "use/item:decoy")
    assert table.intruders()[loose] == "room:8"
    assert table.door_at("7-8") == "destroyed"


# -- magazine and keys ----------------------------------------------------------------------------------------


@cites("nemesis/item/weapon-classes")
def test_an_extended_magazine_fits_energy_weapons_only() -> None:
    table = with_item("extended-magazine", crew=("captain", "scout"))
    assert table.refusals("captain")["use/item:extended-magazine"] == "nemesis/item/weapon-classes"
    table = with_item("extended-magazine")
    table.play("soldier", "use/item:extended-magazine")
    table.play("soldier", "attach/item:assault-rifle")
    assert table.of("soldier").ammo == {"assault-rifle": 7}


@cites("nemesis/objective/secret", "nemesis/room/computer-uses")
def test_the_comms_key_shows_an_objective_of_one_who_has_signalled() -> None:
    table = with_item("comms-key", room="generator", crew=("soldier", "scout", "captain"))
    table.objectives("scout", "quarantine", "necroscopy")
    table.turn("soldier")
    assert table.refusals("soldier")["use/item:comms-key"] == "nemesis/room/computer-uses"
    table.signal("scout")
    table.turn("soldier")
    table.play("soldier", "use/item:comms-key")
    assert table.options("soldier") == [
        "see-objective/seat:1/deck:personal",
        "see-objective/seat:1/deck:corporate",
    ]
    table.play("soldier", "see-objective/seat:1/deck:corporate")
    assert last_told(table, "objective-seen", "soldier")["objective"] == "objective:necroscopy"
    assert "objective" not in last_told(table, "objective-seen", "captain")
    assert "necroscopy" not in str(table.game.view(2))
    assert "necroscopy" in str(table.game.view(0))


@cites("nemesis/objective/secret")
def test_nobody_looks_at_the_objectives_of_the_dead() -> None:
    table = with_item("comms-key", room="generator", crew=("soldier", "scout", "captain"))
    table.signal("scout")
    table.wound("scout", "leg", "hand", "body")
    table.place("scout", "cockpit")
    table.fire("cockpit")
    table.turn("scout")
    table.play("scout", "pass")
    assert table.of("scout").dead
    table.turn("soldier")
    assert table.refusals("soldier")["use/item:comms-key"] == "nemesis/room/computer-uses"


@cites("nemesis/room/computer-uses")
def test_the_comms_key_needs_a_working_computer() -> None:
    table = with_item("comms-key", room="generator")
    table.signal("scout")
    table.malfunction("generator")
    table.turn("soldier")
    assert table.refusals("soldier")["use/item:comms-key"] == "nemesis/room/computer-uses"


@pytest.mark.parametrize("key", ["evacuation-key", "pilot-evacuation-key"])
@cites("nemesis/pod/unlock-manual")
def test_the_evacuation_key_locks_or_unlocks_a_pod_of_the_section_one_is_in(key: str) -> None:
    table = with_item(key, room="evacuation-a", crew=("pilot", "scout", "captain"))
    pods = table.state.pods_of(1)
    use(table, "pilot", key, f"unlock/pod:{pods[0]}")
    assert table.state.is_unlocked(pods[0])
    assert not any(table.state.is_unlocked(pod) for pod in table.state.pods_of(2))
    table = with_item(key, room="surgery", crew=("pilot", "scout"))
    assert table.refusals("pilot")[f"use/item:{key}"] == "nemesis/pod/unlock-manual"


@cites("nemesis/room/generator-start", "nemesis/room/generator-stop", "nemesis/room/computer-uses")
def test_the_self_destruct_key_starts_and_stops_the_countdown_at_a_computer() -> None:
    table = with_item("self-destruct-key", room="comms-room")
    table.play("soldier", "use/item:self-destruct-key")
    assert table.state.destruct_runs()
    table = with_item("self-destruct-key", room="comms-room")
    table.clock(destruct=5)
    table.turn("soldier")
    table.play("soldier", "use/item:self-destruct-key")
    assert not table.state.destruct_runs()
    table = with_item("self-destruct-key")
    assert table.refusals("soldier")["use/item:self-destruct-key"] == "nemesis/room/computer-uses"


@cites("nemesis/room/generator-start-forbidden")
def test_the_self_destruct_key_starts_nothing_while_somebody_hibernates() -> None:
    table = with_item("self-destruct-key", room="comms-room")
    assert "use/item:self-destruct-key" in table.options("soldier")
    table.hibernate("scout")
    table.turn("soldier")
    assert "use/item:self-destruct-key" not in table.options("soldier")
    assert "use/item:self-destruct-key" in table.refusals("soldier")


@cites("nemesis/room/generator-stop")
def test_the_self_destruct_key_is_useless_on_yellow() -> None:
    table = with_item("self-destruct-key", room="comms-room")
    table.clock(destruct=3)
    table.state.destruct_locked = True
    table.turn("soldier")
    assert "use/item:self-destruct-key" not in table.options("soldier")
