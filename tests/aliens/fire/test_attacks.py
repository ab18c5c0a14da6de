"""Attack actions: whom they can be aimed at, what is rolled, what a hit does, and what may follow."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import DECK, HUDSON, WEAPONS
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites

from .range import actions_left, dial, exhausted, shooter, targets

RIFLE, SMART_GUN, PISTOL, SHOTGUN = "m41a-pulse-rifle", "m56-smart-gun", "hk-vp70-pistol", "ithaca-37-shotgun"
GRENADES, FLAMER, BOLT_GUN = "m40-grenades", "m240-flamethrower", "bolt-gun"

# -- targets ------------------------------------------------------------------------------------------------------


@cites("aliens/attack/target")
def test_any_alien_in_line_of_sight_is_a_target_at_any_range_and_none_out_of_sight() -> None:
    table = shooter("hudson", RIFLE)
    near, far = table.alien("C2:D6"), table.alien("C1:F6")
    hidden = table.alien("C2:A9")
    table.acts("hudson")
    assert targets(table, "hudson", RIFLE) == {near, far}
    assert not table.sees("C2:C6", "C2:A9")
    assert hidden not in targets(table, "hudson", RIFLE)


@cites("aliens/attack/target")
@pytest.mark.parametrize(("weapon", "reach"), [(SHOTGUN, 2), (BOLT_GUN, 6)])
def test_a_weapon_reaches_as_far_as_is_printed_on_it_in_plain_grid_distance(weapon: str, reach: int) -> None:
    table = shooter("hudson", weapon, at="C2:A6")
    within = table.alien(f"C2:{'ABCDEFGH'[reach]}7")
    beyond = table.alien(f"C2:{'ABCDEFGH'[reach + 1]}6")
    table.acts("hudson")
    assert targets(table, "hudson", weapon) == {within}
    assert beyond not in targets(table, "hudson", weapon)


@cites("aliens/attack/target")
def test_an_attack_uses_one_equipped_weapon_and_blips_and_characters_are_no_targets() -> None:
    table = shooter("hudson", RIFLE, PISTOL, others=("hicks",))
    table.at("hicks", "C2:C7")
    alien = table.alien("C2:G6")
    table.blip("C2:F7", 1)
    table.acts("hudson")
    attacks = {option for option in table.options("hudson") if option.startswith("attack/")}
    assert attacks == {f"attack/card:{RIFLE}/{alien}", f"attack/card:{PISTOL}/{alien}"}
    table.weapons("hudson")
    table.acts("hudson")
    assert not any(option.startswith("attack/") for option in table.options("hudson"))


@cites("aliens/attack/shoot-through", "aliens/los/blockers")
def test_shots_pass_through_aliens_and_blips_and_not_through_characters() -> None:
    table = shooter("hudson", RIFLE, at="C2:E5", others=("hicks",))
    first, second = table.alien("C2:E4"), table.alien("C2:E3")
    table.acts("hudson")
    assert targets(table, "hudson", RIFLE) == {first, second}
    table.clear()
    table.blip("C2:E4", 1)
    second = table.alien("C2:E3")
    table.acts("hudson")
    assert targets(table, "hudson", RIFLE) == {second}
    table.clear()
    table.at("hicks", "C2:E4")
    table.alien("C2:E3")
    table.acts("hudson")
    assert targets(table, "hudson", RIFLE) == set()


@cites("aliens/attack/shoot-through", "aliens/los/blockers")
def test_shots_pass_over_a_character_that_is_knocked_down_and_over_tokens() -> None:
    table = shooter("hudson", RIFLE, at="C2:E5", others=("hicks",))
    table.at("hicks", "C2:E4")
    alien = table.alien("C2:E3")
    table.down("hicks")
    table.acts("hudson")
    assert targets(table, "hudson", RIFLE) == {alien}
    table.away("hicks")
    table.crate("C2:E4")
    table.sentry("C2:E4", "north", shots=0)
    table.acts("hudson")
    assert targets(table, "hudson", RIFLE) == {alien}


# -- the roll -----------------------------------------------------------------------------------------------------


@cites("aliens/attack/roll", "aliens/attack/hit-kills")
@pytest.mark.parametrize(("face", "hit"), [("1", True), ("5", True), ("6", True), ("7", False), ("10", False)])
def test_a_roll_equal_to_the_dial_or_lower_hits_and_a_higher_one_misses(face: str, hit: bool) -> None:
    table = shooter("hudson", RIFLE, dial=6)
    alien = table.alien("C2:F6")
    table.alien("C2:H6")
    table.acts("hudson")
    table.fate(attack=[face])
    table.play("hudson", "attack", alien)
    assert ("C2:F6" not in table.aliens()) == hit
    assert "C2:H6" in table.aliens()
    assert dial(table, "hudson") == 5


@cites("aliens/attack/hit-kills", "aliens/swarm/hits-remove-tokens", "aliens/swarm/becomes-single")
def test_a_hit_removes_a_token_from_under_a_swarm_and_the_model_when_none_is_left() -> None:
    table = shooter("hudson", PISTOL, dial=9)
    alien = table.alien("C2:F6", tokens=1)
    table.acts("hudson")
    table.fate(attack=["1", "1"])
    table.play("hudson", "attack", alien)
    assert table.aliens() == {"C2:F6": 1}
    table.play("hudson", "fire", alien)
    assert table.aliens() == {}


@cites(
    "aliens/attack/roll",
    "aliens/attack/hit-kills",
    "aliens/aim/dial-drops-after-roll",
    "aliens/attack/exhaust-to-attack",
    "aliens/gear/pulse-rifle",
)
def test_hudson_fires_a_single_shot() -> None:
    """The document's example (aliens/example/hudson-single-shot)."""
    table = shooter("hudson", RIFLE, dial=6)
    alien = table.alien("C2:F6")
    table.acts("hudson")
    table.fate(attack=["4"])
    table.play("hudson", "attack", alien)
    assert table.aliens() == {}
    assert (dial(table, "hudson"), exhausted(table), actions_left(table)) == (5, 1, 1)


# -- what it costs ------------------------------------------------------------------------------------------------


@cites("aliens/attack/exhaust-to-attack")
@pytest.mark.parametrize(("weapon", "cost"), [(RIFLE, 1), (SMART_GUN, 3), (PISTOL, 0), (SHOTGUN, 1), (BOLT_GUN, 0)])
def test_an_attack_exhausts_as_many_cards_as_its_weapon_says_hit_or_miss(weapon: str, cost: int) -> None:
    for face in ("1", "10"):
        table = shooter("hudson", weapon)
        alien = table.alien("C2:E6")
        table.acts("hudson")
        table.fate(attack=[face])
        table.play("hudson", "attack", alien)
        assert exhausted(table) == cost
    table = shooter("hudson", weapon)
    alien = table.alien("C2:E6")
    table.acts("hudson")
    table.fate(attack=["10"])
    table.play("hudson", "attack", alien)
    table.fate(attack=["10"])
    if table.game.choices[0].ask == "ask-free-attack":
        table.play("hudson", "no-attack")
    table.play("hudson", "attack", alien)  # once more: each attack action costs
    assert exhausted(table) == 2 * cost


# -- full auto ----------------------------------------------------------------------------------------------------


def keeps_firing(table: AliensTable) -> bool:
    return bool(table.game.choices) and table.game.choices[0].ask == "ask-keep-firing"


@cites("aliens/attack/full-auto", "aliens/keyword/full-auto")
@pytest.mark.parametrize(("weapon", "first"), [(RIFLE, 1), (SMART_GUN, 3)])
def test_full_auto_exhausts_one_card_a_shot_whatever_the_attack_cost(weapon: str, first: int) -> None:
    table = shooter("hudson", weapon, dial=6)
    alien = table.alien("C2:F6", tokens=3)
    table.acts("hudson")
    table.fate(attack=["1", "1"])
    table.play("hudson", "attack", alien)
    assert keeps_firing(table)
    before = dial(table, "hudson")
    assert exhausted(table) == first
    table.play("hudson", "fire", alien)
    assert exhausted(table) == first + 1
    assert dial(table, "hudson") == before - 1
    assert table.aliens() == {"C2:F6": 2}


@cites("aliens/attack/full-auto", "aliens/keyword/full-auto")
def test_full_auto_is_offered_after_a_hit_only_and_with_such_a_weapon_only() -> None:
    for weapon, face in ((RIFLE, "10"), (SHOTGUN, "1")):
        table = shooter("hudson", weapon)
        alien = table.alien("C2:E6", tokens=3)
        table.acts("hudson")
        table.fate(attack=[face])
        table.play("hudson", "attack", alien)
        assert not keeps_firing(table)


@cites("aliens/attack/full-auto-repeat", "aliens/keyword/full-auto")
def test_full_auto_goes_on_until_the_player_stops() -> None:
    table = shooter("hudson", RIFLE, dial=9)
    alien = table.alien("C2:F6", tokens=4)
    table.acts("hudson")
    table.fate(attack=["1"] * 4)
    table.play("hudson", "attack", alien)
    for shots in (2, 3, 4):
        table.play("hudson", "fire", alien)
        assert (exhausted(table), dial(table, "hudson")) == (shots, 9 - shots)
    table.play("hudson", "cease-fire")
    assert actions_left(table) == 1
    assert table.aliens() == {"C2:F6": 1}
    assert (exhausted(table), dial(table, "hudson")) == (4, 5)


@cites("aliens/attack/full-auto-repeat", "aliens/keyword/full-auto")
def test_a_miss_ends_the_attack_action_and_lowers_the_dial_as_well() -> None:
    table = shooter("hudson", RIFLE, dial=6)
    alien = table.alien("C2:F6", tokens=4)
    table.acts("hudson")
    table.fate(attack=["1", "6"])
    table.play("hudson", "attack", alien)
    table.play("hudson", "fire", alien)
    assert actions_left(table) == 1
    assert (exhausted(table), dial(table, "hudson")) == (2, 4)


@cites("aliens/attack/full-auto-target")
def test_each_shot_of_full_auto_may_be_aimed_at_the_same_alien_or_another_in_sight() -> None:
    table = shooter("hudson", RIFLE, dial=9)
    one, other = table.alien("C2:F6", tokens=1), table.alien("C2:H7")
    hidden = table.alien("C2:A9")
    table.acts("hudson")
    table.fate(attack=["1", "1", "1"])
    table.play("hudson", "attack", one)
    assert set(table.options("hudson")) == {"cease-fire", f"fire/{one}", f"fire/{other}"}
    table.play("hudson", "fire", other)
    assert set(table.options("hudson")) == {"cease-fire", f"fire/{one}"}
    table.play("hudson", "fire", one)
    assert set(table.aliens()) == {"C2:A9"}
    assert f"fire/{hidden}" not in table.options("hudson")
    assert actions_left(table) == 1  # nothing left to shoot at


@cites(
    "aliens/attack/full-auto",
    "aliens/attack/full-auto-target",
    "aliens/attack/full-auto-repeat",
    "aliens/aim/dial-drops-after-roll",
)
def test_hudson_goes_full_auto() -> None:
    """The document's example (aliens/example/hudson-full-auto)."""
    table = shooter("hudson", RIFLE, dial=6)
    first, second, third = table.alien("C2:F6"), table.alien("C2:G7"), table.alien("C2:H6")
    table.acts("hudson")
    table.fate(attack=["4", "2", "8"])
    table.play("hudson", "attack", first)
    assert dial(table, "hudson") == 5
    table.play("hudson", "fire", second)
    assert dial(table, "hudson") == 4
    assert set(table.aliens()) == {"C2:H6"}
    table.play("hudson", "fire", third)
    assert set(table.aliens()) == {"C2:H6"}
    assert (dial(table, "hudson"), exhausted(table), actions_left(table)) == (3, 3, 1)


# -- grenades -----------------------------------------------------------------------------------------------------


@cites(
    "aliens/attack/free-second-weapon",
    "aliens/attack/m40-grenades",
    "aliens/action/free-action-extra",
    "aliens/gear/pulse-rifle",
)
def test_hudson_throws_his_grenades_after_full_auto_and_attacks_again() -> None:
    """The document's example (aliens/example/hudson-grenades)."""
    table = shooter("hudson", RIFLE, GRENADES, dial=6)
    first, second, third = table.alien("C2:F6"), table.alien("C2:G7"), table.alien("C2:H6", tokens=1)
    table.acts("hudson")
    table.fate(attack=["4", "2", "8"])
    table.play("hudson", "attack", first)
    table.play("hudson", "fire", second)
    table.play("hudson", "fire", third)
    assert (dial(table, "hudson"), exhausted(table)) == (3, 3)
    assert table.game.choices[0].ask == "ask-free-attack"
    table.fate(attack=["4", "3"])
    table.play("hudson", "attack", table.ref("C2:G6"))
    assert table.pile("discard") == [GRENADES]
    assert [card["ref"] for card in table.of("hudson")["weapons"]] == [f"card:{RIFLE}"]
    assert table.aliens() == {"C2:H6": 1}  # 4 misses against 3, 3 hits
    assert (dial(table, "hudson"), exhausted(table), actions_left(table)) == (2, 3, 1)
    table.fate(attack=["2"])
    table.play("hudson", "attack", third)
    assert table.aliens() == {}
    assert exhausted(table) == 4


@cites("aliens/attack/free-second-weapon")
def test_the_second_weapon_waits_until_full_auto_is_finished() -> None:
    table = shooter("hudson", RIFLE, GRENADES, dial=6)
    alien = table.alien("C2:F6", tokens=3)
    table.acts("hudson")
    table.fate(attack=["1", "1"])
    table.play("hudson", "attack", alien)
    assert not any("grenades" in option for option in table.options("hudson"))
    table.play("hudson", "fire", alien)
    table.play("hudson", "cease-fire")
    assert any("grenades" in option for option in table.options("hudson"))


@cites("aliens/attack/free-second-weapon", "aliens/attack/m40-grenades")
def test_grenades_are_thrown_free_after_a_hit_or_a_miss_with_a_rifle_and_after_no_other_weapon() -> None:
    table = shooter("hudson", RIFLE, GRENADES)
    alien = table.alien("C2:F6")
    table.acts("hudson")
    table.fate(attack=["10"])
    table.play("hudson", "attack", alien, f"card:{RIFLE}")
    assert table.game.choices[0].ask == "ask-free-attack"
    table.play("hudson", "no-attack")
    assert actions_left(table) == 1
    table = shooter("hudson", BOLT_GUN, GRENADES)
    alien = table.alien("C2:F6")
    table.acts("hudson")
    table.fate(attack=["10"])
    table.play("hudson", "attack", alien, f"card:{BOLT_GUN}")
    assert actions_left(table) == 1


@cites("aliens/attack/m40-grenades", "aliens/keyword/backup")
def test_grenades_may_be_thrown_instead_of_the_main_weapon_for_an_action() -> None:
    table = shooter("hudson", RIFLE, GRENADES)
    table.alien("C2:F6")
    table.acts("hudson")
    table.fate(attack=["6"])
    table.play("hudson", "attack", f"card:{GRENADES}", table.ref("C2:F6"))
    assert table.aliens() == {}
    assert table.pile("discard") == [GRENADES]
    assert (dial(table, "hudson"), exhausted(table), actions_left(table)) == (5, 0, 1)


# -- the pistol ---------------------------------------------------------------------------------------------------


@cites("aliens/attack/pistol", "aliens/attack/roll", "aliens/action/free-action-extra")
def test_gorman_fires_his_pistol_twice_with_one_action() -> None:
    """The document's example (aliens/example/gorman-pistol-first-action)."""
    table = shooter("gorman", PISTOL, dial=4)
    first, second = table.alien("C2:F6"), table.alien("C2:G6")
    table.acts("gorman")
    table.fate(attack=["4", "7"])
    table.play("gorman", "attack", first)
    assert (set(table.aliens()), dial(table, "gorman"), exhausted(table)) == ({"C2:G6"}, 3, 0)
    table.play("gorman", "fire", second)
    assert (set(table.aliens()), dial(table, "gorman"), exhausted(table)) == ({"C2:G6"}, 2, 1)
    assert actions_left(table) == 1


@cites("aliens/attack/always-hits-on", "aliens/attack/pistol", "aliens/aim/dial-limits")
def test_gorman_hits_above_his_dial() -> None:
    """The document's example (aliens/example/gorman-pistol-second-action)."""
    table = shooter("gorman", PISTOL, dial=4)
    first, second = table.alien("C2:F6"), table.alien("C2:G6")
    table.acts("gorman")
    table.fate(attack=["4", "7", "3"])
    table.play("gorman", "attack", first)
    table.play("gorman", "fire", second)
    table.play("gorman", "attack", second)
    assert (table.aliens(), exhausted(table)) == ({}, 1)
    assert [event["args"]["dial"] for event in table.told("aim-drops")] == [1]
    assert table.game.choices[0].ask != "ask-free-attack"  # nobody is left to shoot at


@cites("aliens/attack/always-hits-on")
@pytest.mark.parametrize(
    ("weapon", "dial", "face", "hit"),
    [
        (PISTOL, 1, "3", True),
        (PISTOL, 1, "4", False),
        (PISTOL, 5, "5", True),
        (PISTOL, 5, "6", False),
        (BOLT_GUN, 2, "5", True),
        (BOLT_GUN, 2, "6", False),
        (SHOTGUN, 2, "6", True),
        (SHOTGUN, 2, "7", False),
    ],
)
def test_what_always_hits_on_a_number_hits_on_it_or_on_the_dial(weapon: str, dial: int, face: str, hit: bool) -> None:
    table = shooter("gorman", weapon, dial=dial)
    alien = table.alien("C2:E6")
    table.acts("gorman")
    table.fate(attack=[face])
    table.play("gorman", "attack", alien)
    assert (table.aliens() == {}) == hit


@cites("aliens/attack/pistol")
def test_the_free_shot_of_a_pistol_is_optional_and_made_once_an_activation() -> None:
    table = shooter("gorman", PISTOL, dial=9)
    alien = table.alien("C2:F6", tokens=5)
    table.acts("gorman")
    table.fate(attack=["1", "1", "1"])
    table.play("gorman", "attack", alien)
    table.play("gorman", "no-attack")
    assert (exhausted(table), actions_left(table)) == (0, 1)
    table.play("gorman", "attack", alien)
    table.play("gorman", "fire", alien)
    assert exhausted(table) == 1
    assert table.game.choices[0].ask != "ask-free-attack"
    table = shooter("gorman", PISTOL, dial=9)
    alien = table.alien("C2:F6", tokens=5)
    table.acts("gorman")
    table.fate(attack=["1"] * 3)
    table.play("gorman", "attack", alien)
    table.play("gorman", "fire", alien)
    assert actions_left(table) == 1  # no third shot
    table.play("gorman", "attack", alien)
    assert table.game.choices[0].ask != "ask-free-attack"


@cites("aliens/action/free-action-once", "aliens/gear/pulse-rifle")
def test_other_grenades_are_no_second_free_throw_in_the_same_activation() -> None:
    table = shooter("hudson", RIFLE, GRENADES)
    table.hand("hudson", "adrenaline")
    alien = table.alien("C2:F6", tokens=3)
    table.acts("hudson")
    table.fate(attack=["10"] * 5)
    table.play("hudson", "attack", f"card:{RIFLE}", alien)
    table.play("hudson", "attack", f"card:{GRENADES}", table.ref("C2:F6"))
    g = table.state
    found = next(back for back in g.zones[DECK] if g.card_id(back) == GRENADES)
    g.move(found, DECK, WEAPONS + HUDSON)  # as from a crate
    table.play("hudson", "event", "card:adrenaline")
    table.fate(attack=["10"])
    table.play("hudson", "attack", f"card:{RIFLE}", alien)
    assert actions_left(table) == 1, "no throw is offered"


@cites("aliens/attack/pistol", "aliens/attack/full-auto-target")
def test_in_defensive_fire_a_pistol_has_no_free_shot_and_full_auto_keeps_to_one_alien() -> None:
    table = shooter("hudson", PISTOL, dial=9)
    alien = table.alien("C2:D6", tokens=2)
    table.alien_phase()
    table.fate(attack=["1"])
    table.play("hudson", "attack", alien)
    assert f"fire/{alien}" not in table.options("hudson")
    table = shooter("hudson", RIFLE, dial=9)
    near, far = table.alien("C2:D6", tokens=2), table.alien("C1:E6")
    table.alien_phase()
    table.fate(attack=["1"])
    table.play("hudson", "attack", near)
    assert set(table.options("hudson")) == {"cease-fire", f"fire/{near}"}
    assert f"fire/{far}" not in table.options("hudson")


# -- defensive fire, and weapons that are not for it --------------------------------------------------------------


@cites("aliens/keyword/cumbersome")
@pytest.mark.parametrize("weapon", [FLAMER, GRENADES, BOLT_GUN])
def test_a_cumbersome_weapon_is_not_fired_in_defense(weapon: str) -> None:
    table = shooter("hudson", weapon)
    table.alien("C2:D6")
    table.acts("hudson")
    assert targets(table, "hudson", weapon)
    table.fate(defense=["5"])
    table.alien_phase()
    assert not any(option.startswith("attack/") for option in table.options("hudson"))
    assert table.told("defended")


@cites("aliens/keyword/cumbersome", "aliens/keyword/backup")
def test_a_weapon_that_is_not_cumbersome_is_fired_in_defense_and_so_is_a_backup_weapon() -> None:
    table = shooter("hudson", BOLT_GUN, PISTOL)
    alien = table.alien("C2:D6")
    table.alien_phase()
    assert targets(table, "hudson", PISTOL) == {alien}
    assert targets(table, "hudson", BOLT_GUN) == set()
