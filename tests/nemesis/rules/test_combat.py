"""Combat: who fights, shooting, melee, and every face of the combat die against every kind."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites

KINDS = ("larva", "creeper", "adult", "breeder", "queen")


def facing(*kinds: str) -> NemesisTable:
    """The scout, whose rifle has no property, is in the cockpit with these intruders."""
    table = scenario("nemesis", ["scout", "captain"])
    table.place("scout", 1)
    for kind in kinds:
        table.intruder(kind, 1)
    table.turn("scout")
    return table


def injuries(kind: str, action: str, face: str) -> int:
    """How many injuries this face means for a healthy intruder of this kind."""
    table = facing(kind)
    table.attack_cards("scratch-5", "scratch-6")
    table.fate(combat=[face])
    target = f"intruder:{kind}-1"
    table.play("scout", action, target)
    result = table.told("shot-result" if action == "shoot" else "melee-result")[0]
    assert result["rule"] == f"nemesis/combat/{action}-die-{ {'blank': 'miss'}.get(face, face) }"
    hurt = [event["args"]["count"] for event in table.told("injured")]
    killed = [event for event in table.told("intruder-dies") if kind == "larva"]
    assert result["args"]["injuries"] == (sum(hurt) if kind != "larva" else result["args"]["injuries"])
    assert bool(killed) == (kind == "larva" and result["args"]["injuries"] > 0)
    wounds = table.of("scout").serious_wounds
    assert len(wounds) == int(action == "melee" and result["args"]["injuries"] == 0)
    return int(result["args"]["injuries"])


def results(action: str, face: str) -> dict[str, int]:
    return {kind: injuries(kind, action, face) for kind in KINDS}


# -- what combat is -------------------------------------------------------------------------------------------


@cites("nemesis/combat/definition")
def test_combat_is_sharing_a_room_with_an_intruder() -> None:
    table = facing("larva")
    assert table.refusals("scout")["careful-move/room:2"] == "nemesis/action/out-of-combat-only"
    table.place("captain", 2)
    table.turn("captain")
    assert "careful-move/room:3" not in table.refusals("captain")


@cites("nemesis/combat/definition")
def test_eggs_are_no_combat() -> None:
    table = facing()
    table.object("egg", 1)
    table.turn("scout")
    assert "careful-move/room:2" in table.options("scout")
    assert not table.state.in_combat(0)


@cites("nemesis/combat/no-direct-player-attack")
def test_nobody_can_attack_another_character() -> None:
    table = facing("adult")
    table.place("captain", 1)
    table.turn("scout")
    attacks = [option for option in table.options("scout") if option.split("/")[0] in ("shoot", "melee")]
    assert attacks == ["shoot/item:rifle/intruder:adult-1", "melee/intruder:adult-1"]
    assert not any("seat:" in option for option in table.options("scout"))


@cites("nemesis/combat/no-direct-player-attack")
def test_side_effects_may_harm_others() -> None:
    table = facing("adult")
    table.place("captain", 1)
    table.give("scout", "grenade")
    table.fate(attack=["scratch"])
    table.turn("scout")
    table.play("scout", "use/item:grenade")
    table.play("scout", next(option for option in table.options("scout") if "intruder:adult-1" in option))
    assert len(table.of("captain").serious_wounds) == 1


# -- shooting -------------------------------------------------------------------------------------------------


@cites("nemesis/combat/shoot-sequence")
def test_a_shot_has_one_target_spends_one_ammunition_and_then_rolls() -> None:
    table = facing("adult", "adult", "creeper")
    table.fate(combat=["hit"], attack=["scratch"])
    table.play("scout", "shoot", "item:rifle", "intruder:adult-2")
    told = [event["kind"] for event in table.told()]
    assert told.index("shot") < told.index("combat-rolled") < told.index("shot-result")
    assert table.of("scout").ammo == {"rifle": 3}
    assert table.told("shot")[0]["args"]["ammo"] == 3
    hurt = {ref: table.injuries(ref) for ref in table.intruders()}
    assert hurt.get("intruder:adult-2", 1) == 1
    assert (hurt["intruder:adult-1"], hurt["intruder:creeper-1"]) == (0, 0)


@cites("nemesis/combat/shoot-sequence")
def test_a_missed_shot_spends_its_ammunition_too_and_an_empty_weapon_cannot_shoot() -> None:
    table = facing("queen")
    table.ammo("scout", "rifle", 1)
    table.turn("scout")
    table.fate(combat=["blank"])
    table.play("scout", "shoot", "item:rifle")
    assert table.of("scout").ammo == {"rifle": 0}
    assert table.refusals("scout")["shoot/item:rifle/intruder:queen-1"] == "nemesis/action/shoot"


@cites("nemesis/combat/shoot-die-miss")
def test_shooting_blank_misses_everything() -> None:
    assert results("shoot", "blank") == dict.fromkeys(KINDS, 0)


@cites("nemesis/combat/shoot-die-creeper")
def test_shooting_creeper_hits_larvae_and_creepers() -> None:
    assert results("shoot", "creeper") == {"larva": 1, "creeper": 1, "adult": 0, "breeder": 0, "queen": 0}


@cites("nemesis/combat/shoot-die-adult")
def test_shooting_adult_hits_up_to_adults() -> None:
    assert results("shoot", "adult") == {"larva": 1, "creeper": 1, "adult": 1, "breeder": 0, "queen": 0}


@cites("nemesis/combat/shoot-die-hit")
def test_shooting_hit_injures_anything_once() -> None:
    assert results("shoot", "hit") == dict.fromkeys(KINDS, 1)


@cites("nemesis/combat/shoot-die-double")
def test_shooting_double_injures_anything_twice() -> None:
    assert results("shoot", "double") == dict.fromkeys(KINDS, 2)


# -- melee ----------------------------------------------------------------------------------------------------


@cites("nemesis/combat/melee-sequence")
def test_melee_takes_contamination_before_the_roll_at_one_target() -> None:
    table = facing("adult", "breeder")
    table.hand("scout", "rest", "search", "search")
    table.turn("scout")
    table.fate(combat=["hit"], attack=["scratch", "scratch"])
    table.play("scout", "melee", "intruder:breeder-1")
    told = [event["kind"] for event in table.told()]
    assert told.index("contaminated") < told.index("combat-rolled") < told.index("melee-result")
    assert table.told("combat-rolled")[0]["rule"] == "nemesis/combat/melee-sequence"
    assert table.of("scout").discards[-1] == "contamination"
    assert table.injuries("intruder:breeder-1") == 1
    assert table.injuries("intruder:adult-1") == 0


@cites("nemesis/combat/melee-die-miss")
def test_melee_blank_misses_everything_and_costs_a_serious_wound() -> None:
    assert results("melee", "blank") == dict.fromkeys(KINDS, 0)


@cites("nemesis/combat/melee-die-creeper")
def test_melee_creeper_hits_larvae_and_creepers_and_otherwise_wounds_the_attacker() -> None:
    assert results("melee", "creeper") == {"larva": 1, "creeper": 1, "adult": 0, "breeder": 0, "queen": 0}


@cites("nemesis/combat/melee-die-adult")
def test_melee_adult_hits_up_to_adults_and_otherwise_wounds_the_attacker() -> None:
    assert results("melee", "adult") == {"larva": 1, "creeper": 1, "adult": 1, "breeder": 0, "queen": 0}


@cites("nemesis/combat/melee-die-hit")
def test_melee_hit_injures_anything_once() -> None:
    assert results("melee", "hit") == dict.fromkeys(KINDS, 1)


@cites("nemesis/combat/melee-die-double")
def test_melee_double_is_only_one_injury() -> None:
    assert results("melee", "double") == dict.fromkeys(KINDS, 1)


@pytest.mark.parametrize("action", ["shoot", "melee"])
@cites("nemesis/combat/definition")
def test_there_is_nothing_to_attack_without_a_target(action: str) -> None:
    table = facing()
    assert not any(option.startswith(action) for option in table.options("scout"))
