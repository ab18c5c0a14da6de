"""Area attacks: where they can be aimed, what is rolled for, and what they cost."""

from __future__ import annotations

from hullbreach.aliens.box import POOL
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites

from .range import actions_left, dial, exhausted, shooter, targets

FLAMER, GRENADES = "m240-flamethrower", "m40-grenades"


def rolled_for(table: AliensTable) -> list[str]:
    """Everything that was rolled for, in order, once for each die."""
    return [event["args"]["target"] for event in table.told("area-roll")]


@cites("aliens/attack/area-choose-space")
def test_the_centre_is_any_space_empty_or_occupied_in_sight_and_within_reach() -> None:
    table = shooter("hudson", FLAMER, at="C2:C6")
    table.alien("C2:F6")
    table.acts("hudson")
    centres = targets(table, "hudson", FLAMER)
    assert table.ref("C2:F6") in centres  # occupied
    assert table.ref("C2:E7") in centres  # empty
    assert table.ref("C2:G6") in centres  # four spaces away
    assert table.ref("C2:H6") not in centres  # five
    table.alien("C2:H7")
    table.acts("hudson")
    assert table.ref("C2:H7") not in targets(table, "hudson", FLAMER)
    assert table.ref("C2:G7") in targets(table, "hudson", FLAMER)


@cites("aliens/board/distance", "aliens/attack/area-choose-space")
def test_reach_is_plain_grid_distance_over_what_nobody_walks_across() -> None:
    table = shooter("hudson", FLAMER, at="C2:H3")
    table.alien("C2:L3")
    table.acts("hudson")
    g = table.state
    assert g.board.walk(table.space("C2:H3"))[table.space("C2:L3")] > 4  # around the table
    assert table.ref("C2:L3") in targets(table, "hudson", FLAMER)


@cites("aliens/attack/area-choose-space")
def test_the_centre_must_be_in_sight_and_what_is_around_it_need_not() -> None:
    table = shooter("hudson", FLAMER, at="C2:D6")
    hidden = table.alien("C2:F4")
    table.acts("hudson")
    assert not table.sees("C2:D6", "C2:F4")
    assert table.sees("C2:D6", "C2:F5")
    assert table.ref("C2:F4") not in targets(table, "hudson", FLAMER)
    table.fate(attack=["1"])
    table.play("hudson", "attack", table.ref("C2:F5"))
    assert rolled_for(table) == [hidden]
    assert table.aliens() == {}


@cites("aliens/attack/area-targets", "aliens/board/no-interaction-through-walls")
def test_every_character_alien_swarm_and_blip_in_the_centre_and_next_to_it_is_rolled_for_and_nothing_else() -> None:
    table = shooter("hudson", FLAMER, at="C2:C6", others=("hicks", "frost"))
    table.at("hicks", "C2:G6")
    table.at("frost", "C2:E7")
    table.down("frost")
    centre, beside = table.alien("C2:F6"), table.alien("C2:G5", tokens=1)
    behind_a_wall, too_far = table.alien("C2:E5"), table.alien("C2:H6")
    table.blip("C2:F7", 3)
    table.acts("hudson")
    table.fate(attack=["10"] * 6)
    table.play("hudson", "attack", table.ref("C2:F6"))
    rolls = rolled_for(table)
    assert sorted(rolls) == sorted(["character:hicks", "character:frost", centre, beside, beside, table.ref("C2:F7")])
    assert not {behind_a_wall, too_far, "character:hudson"} & set(rolls)


@cites("aliens/attack/area-targets", "aliens/attack/area-hit-character")
def test_the_shooter_is_a_target_as_well_if_it_stands_there() -> None:
    table = shooter("hudson", FLAMER, at="C2:C6", others=("hicks",))
    table.alien("C2:D6")
    table.acts("hudson")
    table.fate(attack=["6", "10"])
    table.play("hudson", "attack", table.ref("C2:D6"))
    assert rolled_for(table)[0] == "character:hudson"
    assert table.of("hudson")["state"] == "killed"
    assert table.aliens() == {"C2:D6": 1}


@cites("aliens/attack/area-hit-character")
def test_a_character_that_is_hit_is_killed_and_one_that_is_missed_is_unharmed() -> None:
    table = shooter("hudson", FLAMER, at="C2:C6", others=("hicks", "frost"))
    table.at("hicks", "C2:F6")
    table.at("frost", "C2:G6")
    table.acts("hudson")
    table.fate(attack=["6", "7"])
    table.play("hudson", "attack", table.ref("C2:F6"))
    assert rolled_for(table) == ["character:hicks", "character:frost"]
    assert (table.of("hicks")["state"], table.of("frost")["state"]) == ("killed", "aboard")
    assert not table.of("frost")["down"]


def crowd() -> AliensTable:
    """Hudson within four spaces of a crowd beside Ripley, and of an empty space with fewer around it."""
    table = shooter("hudson", GRENADES, at="C1:I3", others=("ripley",))
    table.at("ripley", "C1:L7")
    for space, tokens in (("K6", 0), ("J5", 1), ("K5", 0), ("L5", 0), ("L6", 0), ("J6", 1)):
        table.alien(f"C1:{space}", tokens)
    for space in ("I8", "J8"):
        table.alien(f"C1:{space}")
    table.acts("hudson")
    return table


@cites("aliens/attack/area-choose-space", "aliens/attack/area-targets", "aliens/attack/area-hit-character")
def test_hudson_chooses_between_a_crowd_beside_ripley_and_an_empty_space() -> None:
    """The document's example (aliens/example/hudson-area-choose)."""
    table = crowd()
    assert {table.ref("C1:K6"), table.ref("C1:I7")} <= targets(table, "hudson", GRENADES)
    table.fate(attack=["1"] + ["10"] * 8)
    table.play("hudson", "attack", table.ref("C1:K6"))
    assert rolled_for(table)[0] == "character:ripley"
    assert table.of("ripley")["state"] == "killed"
    table = crowd()
    table.fate(attack=["1"] * 4)
    table.play("hudson", "attack", table.ref("C1:I7"))
    assert len(rolled_for(table)) == 4  # two single aliens and a swarm of two
    assert not any(target.startswith("character:") for target in rolled_for(table))
    assert table.of("ripley")["state"] == "aboard"
    assert not {"C1:I8", "C1:J8", "C1:J6"} & set(table.aliens())


@cites("aliens/attack/area-targets", "aliens/attack/area-swarm-dice", "aliens/attack/area-single-cost")
def test_hudson_rolls_seven_dice() -> None:
    """The document's example (aliens/example/hudson-area-dice)."""
    table = shooter("hudson", FLAMER, dial=6, at="C2:C6")
    for space in ("F5", "G5", "E6"):
        table.alien(f"C2:{space}")
    table.alien("C2:F7", tokens=3)
    table.acts("hudson")
    table.fate(attack=["1", "7", "8", "3", "4", "6", "9"])
    table.play("hudson", "attack", table.ref("C2:F6"))
    assert table.unused == {}
    assert table.aliens() == {"C2:G5": 1, "C2:E6": 1, "C2:F7": 1}
    assert (dial(table, "hudson"), exhausted(table), actions_left(table)) == (5, 2, 1)


@cites("aliens/attack/area-swarm-dice", "aliens/swarm/hits-remove-tokens", "aliens/swarm/becomes-single")
def test_the_model_of_a_swarm_falls_only_when_every_die_hits() -> None:
    for faces, left in ((["1", "1", "1"], {}), (["10", "1", "1"], {"C2:F6": 1}), (["1", "10", "10"], {"C2:F6": 2})):
        table = shooter("hudson", FLAMER, dial=6, at="C2:C6")
        table.alien("C2:F6", tokens=2)
        table.acts("hudson")
        table.fate(attack=faces)
        table.play("hudson", "attack", table.ref("C2:F6"))
        assert table.aliens() == left


@cites("aliens/attack/area-blip")
def test_one_die_decides_over_a_blip_whatever_its_number_and_a_hit_one_goes_back_unseen() -> None:
    for face, left in (("6", []), ("7", ["C2:F4"])):
        table = shooter("hudson", FLAMER, dial=6, at="C2:D6")
        pool = len(table.state.zones[POOL])
        table.blip("C2:F4", 5)
        table.acts("hudson")
        table.fate(attack=[face])
        table.play("hudson", "attack", table.ref("C2:F5"))
        assert len(rolled_for(table)) == 1
        assert table.blips() == left
        assert table.aliens() == {}
        assert not table.told("blip-spotted")
        if not left:
            assert len(table.state.zones[POOL]) == pool
            assert [event["args"] for event in table.told("blip-shot")] == [{"space": table.ref("C2:F4")}]


@cites("aliens/attack/area-single-cost")
def test_all_rolls_use_one_aim_number_and_the_dial_drops_once() -> None:
    table = shooter("hudson", GRENADES, dial=3, at="C2:C6")
    for space in ("E6", "E7", "F6", "F7"):
        table.alien(f"C2:{space}")
    table.acts("hudson")
    table.fate(attack=["3", "3", "3", "3"])
    table.play("hudson", "attack", table.ref("C2:F6"))
    assert table.aliens() == {}
    assert {event["args"]["needs"] for event in table.told("area-roll")} == {3}
    assert (dial(table, "hudson"), exhausted(table)) == (2, 0)
    assert len(table.told("aim-drops")) == 1
