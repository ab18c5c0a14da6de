"""Starting items and quest items."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import LockdownTable, scenario
from hullbreach.nemesis.sites.facility.probe_arm import broken_of
from hullbreach.rulebook.citing import cites
from tests.lockdown.crew.deck import holding


def owning(who: str, *items: str, room: str | int = 1, crew: tuple[str, ...] = ()) -> LockdownTable:
    """Somebody has these items, active, and it is their turn."""
    table = holding(who, "interruption", *crew, room=room)
    table.give(who, *items)
    return table


def use(table: LockdownTable, who: str, item: str) -> list[str]:
    table.play(who, "use", f"item:{item}")
    choice = table.choice(who)
    return table.options(who) if choice and choice.ask == "ask-use" else []


# -- weapons --------------------------------------------------------------------------------------------------


@cites("lockdown/setup/starting-item")
def test_starting_weapons_are_in_hand_and_full_and_the_probe_arm_lies_open_beside_the_board() -> None:
    table = scenario("lockdown", crew=["hacker", "janitor", "sentry", "xenobiologist", "survivor"])
    arms = {name: table.of(name).ammo for name in table.seats}
    assert arms["hacker"] | arms["janitor"] | arms["sentry"] == {"smart-gun": 3, "nailgun": 6, "smg": 5}
    assert (arms["xenobiologist"], arms["survivor"]) == ({}, {})
    assert table.of("xenobiologist").heavy == []
    assert table.game.view(None)["crew"][3]["inventory"]["known"] == ["probe-arm"]


@cites("lockdown/combat/weapon-property")
def test_a_nail_is_never_more_than_one_injury() -> None:
    table = holding("janitor", "interruption", room=1, armed=True)
    table.dark(1)
    foe = table.intruder("queen", 1)
    table.fate(combat=["double"])
    table.play("janitor", "shoot", "item:nailgun")
    assert table.told("shot-result")[0]["args"]["injuries"] == 1
    assert foe in table.intruders()


@cites("lockdown/combat/weapon-property")
@pytest.mark.parametrize(
    ("die", "face"), [("combat", "double"), ("combat", "hit"), ("advantage", "hit-or-discard-for-two")]
)
def test_a_nail_does_no_more_to_old_wounds(die: str, face: str) -> None:
    """What is printed on a weapon as the most it does comes last; so there is nothing to discard a card for either."""
    table = holding("janitor", "interruption", room=1, armed=True)
    table.power(1, on=die == "advantage")
    table.weakness(1, "old-wounds")
    table.knowledge("janitor", 8)
    table.intruder("queen", 1, injuries=1)
    assert table.state.species.more_injuries(table.state, 0, table.state.foes_in(1)[0]) == 1
    table.hand("janitor", "rest", "search")
    table.fate(**{die: [face]})
    table.play("janitor", "shoot", "item:nailgun")
    assert table.told("shot-result")[0]["args"]["injuries"] == 1


@cites("lockdown/combat/shoot-sequence")
def test_a_smart_gun_rolls_the_advantage_die_even_in_darkness() -> None:
    table = holding("hacker", "interruption", room=1, armed=True)
    table.dark(1)
    table.intruder("queen", 1)
    table.fate(advantage=["hit"])
    table.play("hacker", "shoot", "item:smart-gun")
    assert table.told("advantage-rolled")
    assert table.told("shot-result")[0]["args"]["injuries"] == 1


@cites("lockdown/combat/weapon-property")
def test_the_smg_rolls_again_for_one_more_ammunition_once() -> None:
    table = holding("sentry", "interruption", room=1, armed=True)
    table.dark(1)
    table.intruder("queen", 1)
    table.fate(combat=["blank", "hit"])
    table.hand("sentry", "interruption")
    table.by_hand()
    table.play("sentry", "shoot", "item:smg")
    assert table.options("sentry") == ["keep-roll", "spray"]
    table.play("sentry", "spray")
    assert table.told("shot-result")[0]["args"]["injuries"] == 1
    assert table.of("sentry").ammo == {"smg": 3}


@cites("lockdown/combat/weapon-property")
def test_with_the_last_ammunition_spent_nothing_is_asked() -> None:
    table = holding("sentry", "interruption", room=1, armed=True)
    table.dark(1)
    table.ammo("sentry", "smg", 1)
    table.intruder("queen", 1)
    table.fate(combat=["blank"])
    table.hand("sentry", "interruption")
    table.by_hand()
    table.play("sentry", "shoot", "item:smg")
    assert table.told("shot-result")[0]["args"]["injuries"] == 0


# -- the probe arm --------------------------------------------------------------------------------------------


@cites("lockdown/setup/starting-item")
def test_the_probe_arm_takes_a_carcass_from_the_supply_and_breaks() -> None:
    table = holding("xenobiologist", "interruption", armed=True)
    use(table, "xenobiologist", "probe-arm")
    assert table.of("xenobiologist").objects == ["carcass"]
    assert "use/item:probe-arm" not in table.options("xenobiologist")
    assert table.told("item-broken")
    assert broken_of(table.state, 0) == ["probe-arm"]


# -- quests ---------------------------------------------------------------------------------------------------


@cites("lockdown/quest/activation")
def test_the_wail_waits_for_knowledge_five() -> None:
    table = holding("lab-rat", "interruption", room=1)
    table.knowledge("lab-rat", 4)
    assert table.refusals("lab-rat")["activate/item:wail"] == "lockdown/quest/activation"
    table.knowledge("lab-rat", 5)
    table.play("lab-rat", "activate", "item:wail")
    assert (table.of("lab-rat").quests, table.of("lab-rat").items) == ([], ["wail"])


@cites("lockdown/quest/activation")
def test_a_quest_item_costs_a_card_is_not_activated_in_combat_and_is_no_item_before() -> None:
    table = holding("lab-rat", "interruption", room=1)
    table.knowledge("lab-rat", 5)
    table.turn("lab-rat")
    (activate,) = (option for option in table.game.choice.options if option.verb == "activate")
    assert activate.cost == 1
    assert "drop/item:wail" not in table.asides("lab-rat")
    table.intruder("larva", 1)
    table.turn("lab-rat")
    assert "activate/item:wail" not in table.options("lab-rat")
    assert table.refusals("lab-rat")["activate/item:wail"] == "lockdown/action/out-of-combat-only"


@cites("lockdown/quest/activation", "lockdown/power/darkness")
def test_the_cheat_codes_want_a_working_computer_in_the_dark() -> None:
    table = holding("hacker", "interruption")
    assert "activate/item:cheat-codes" not in table.options("hacker")
    table.dark(2)
    assert "activate/item:cheat-codes" in table.options("hacker")
    table.malfunction("alert-room")
    assert "activate/item:cheat-codes" not in table.options("hacker")


@cites("lockdown/quest/activation")
@pytest.mark.parametrize(
    ("who", "quest", "price"),
    [
        ("janitor", "pressure-washer", "toolbelt"),
        ("janitor", "pressure-washer", "duct-tape-facility"),
        ("sentry", "battle-suit", "weapon-battery"),
        ("sentry", "battle-suit", "power-cell"),
    ],
)
def test_either_of_two_items_is_given_up_for_a_quest_item(who: str, quest: str, price: str) -> None:
    table = holding(who, "interruption", room=1)
    assert table.refusals(who)[f"activate/item:{quest}"] == "lockdown/quest/activation"
    table.give(who, price)
    table.play(who, "activate", f"item:{quest}", f"item:{price}")
    assert [*table.of(who).items, *table.of(who).heavy] == [quest]


@cites("lockdown/quest/activation")
def test_the_overmind_is_found_in_the_nest() -> None:
    table = holding("xenobiologist", "interruption")
    assert "activate/item:overmind" not in table.options("xenobiologist")
    assert table.refusals("xenobiologist")["activate/item:overmind"] == "lockdown/quest/activation"
    table.place("xenobiologist", table.lay("nest"))
    table.turn("xenobiologist")
    table.play("xenobiologist", "activate", "item:overmind")
    assert table.of("xenobiologist").items == ["overmind"]


@cites("lockdown/item/weapon-starting-ammo", "lockdown/item/kinds", "lockdown/item/heavy-public")
def test_the_assault_rifle_comes_with_two_ammunition() -> None:
    table = holding("survivor", "interruption")
    table.play("survivor", "activate", "item:assault-rifle-facility")
    assert (table.of("survivor").heavy, table.of("survivor").items) == (["assault-rifle-facility"], [])
    assert table.of("survivor").ammo == {"assault-rifle-facility": 2}


# -- what they do ---------------------------------------------------------------------------------------------


@cites("lockdown/computer/condition")
def test_cheat_codes_do_at_a_computer_with_power_whatever_a_card_prints_but_teach() -> None:
    table = owning("hacker", "cheat-codes", room="alert-room")
    table.computer("research-network")
    table.fire(1)
    options = use(table, "hacker", "cheat-codes")
    assert {option.split("/")[0] for option in options} >= {"swap-power", "clear-room", "close-door"}
    assert "gain-knowledge" not in options
    table.play("hacker", "clear-room/room:1")
    assert not table.room(1).fire
    assert not table.told("computer-card")
    table.malfunction("alert-room")
    assert "use/item:cheat-codes" not in table.options("hacker")
    table = owning("hacker", "cheat-codes", room="alert-room")
    table.dark(2)
    assert "use/item:cheat-codes" not in table.options("hacker")
    table = owning("hacker", "cheat-codes", room="alert-room")
    table.intruder("larva", "alert-room")
    table.turn("hacker")
    assert table.refusals("hacker")["use/item:cheat-codes"] == "lockdown/action/out-of-combat-only"


@cites("lockdown/power/powered")
def test_the_pressure_washer_puts_out_fire_washes_slime_off_and_with_power_drives_an_intruder_off() -> None:
    table = owning("janitor", "pressure-washer", crew=("hacker",))
    table.fire(1)
    table.slime("hacker")
    foe = table.intruder("adult", 1)
    table.dark(1)
    assert use(table, "janitor", "pressure-washer") == ["remove-fire", "wash-off/seat:1"]
    table.play("janitor", "wash-off")
    assert not table.of("hacker").slimed
    table.power(1)
    assert f"hose/{foe}" in use(table, "janitor", "pressure-washer")
    table.play("janitor", "hose")
    assert table.told("retreats")
    assert all(table.has_noise(f"corridor:1-{other}") for other in (2, 3, 6))


@cites("lockdown/terms/sections")
def test_the_wail_silences_or_fills_the_corridors_of_the_own_section_staircases_included() -> None:
    section = ("1-2", "1-3", "1-6", "2-4", "3-4", "4-5")
    table = owning("lab-rat", "wail")
    table.noise("corridor:1-2", "corridor:4-5", "corridor:5-9", "corridor:technical")
    assert use(table, "lab-rat", "wail") == ["hush-section", "rouse-section"]
    table.play("lab-rat", "hush-section")
    noisy = [spot for spot in table.state.board.spot_ids if table.has_noise(spot)]
    assert noisy == ["corridor:5-9", "corridor:technical"]
    table = owning("lab-rat", "wail")
    use(table, "lab-rat", "wail")
    assert all(table.has_noise(f"corridor:{it}") for it in section)
    assert not table.intruders()
    table = owning("lab-rat", "wail", room=5)
    assert "use/item:wail" not in table.options("lab-rat")


@cites("lockdown/fire/character-end-of-turn")
def test_in_the_battle_suit_nobody_burns_at_the_end_of_a_turn() -> None:
    for items, wounds in ((("battle-suit",), 0), ((), 1)):
        table = owning("sentry", *items, crew=("hacker",))
        table.fire(1)
        table.play("sentry", "pass")
        assert table.of("sentry").light_wounds == wounds


@cites("lockdown/slime/removal")
def test_slime_comes_off_when_the_battle_suit_is_put_on_and_does_not_come_back() -> None:
    table = holding("sentry", "interruption", room=1)
    table.give("sentry", "weapon-battery")
    table.slime("sentry")
    table.play("sentry", "activate", "item:battle-suit", "item:weapon-battery")
    assert not table.of("sentry").slimed
    table.token(2, "slime-3")
    table.fate(noise=["silence"])
    table.play("sentry", "move", "room:2")
    assert not table.of("sentry").slimed


@cites("lockdown/slime/removal")
def test_slime_comes_off_whoever_gets_the_battle_suit_in_a_trade() -> None:
    table = owning("sentry", "battle-suit", crew=("hacker",))
    table.slime("hacker")
    table.play("sentry", "trade")
    table.play("sentry", "give/seat:1/item:battle-suit")
    table.play("sentry", "propose")
    table.play("hacker", "agree")
    assert table.of("hacker").items == ["battle-suit"]
    assert not table.of("hacker").slimed


@cites("lockdown/terms/sections")
def test_the_overmind_moves_an_intruder_of_the_section_for_a_contamination_card() -> None:
    table = owning("xenobiologist", "overmind", crew=("hacker",))
    foe, far = table.intruder("breeder", 4), table.intruder("adult", 7)
    table.place("hacker", 3)
    fighting = table.intruder("adult", 3)
    options = use(table, "xenobiologist", "overmind")
    assert options == [f"command/{foe}/corridor:{it}" for it in ("2-4", "3-4", "4-5")]
    table.play("xenobiologist", "command", "corridor:4-5")
    assert table.intruders() == {foe: "room:5", far: "room:7", fighting: "room:3"}
    assert "contamination" in table.of("xenobiologist").discards


@pytest.mark.parametrize(("knowledge", "obeys"), [(6, False), (7, True)])
def test_the_queen_obeys_only_those_who_know_enough(knowledge: int, obeys: bool) -> None:
    table = owning("xenobiologist", "overmind")
    table.intruder("queen", 4)
    table.knowledge("xenobiologist", knowledge)
    assert ("use/item:overmind" in table.options("xenobiologist")) is obeys
