"""The nine pieces of equipment."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import HUDSON, POOL
from hullbreach.aliens.rules.losses import LoseCharacter
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites


def equipped(*gear: str, who: str = "hudson", at: str = "C1:K5", mission: str = "newt") -> AliensTable:
    """A hero with equipment, alone and about to act."""
    t = scenario([who], mission=mission)
    t.only(who)
    t.at(who, at)
    t.hand(who)
    t.gear(who, *gear)
    t.acts(who)
    return t


def verbs(t: AliensTable, verb: str) -> list[str]:
    """The options that begin with this word."""
    return [id for id in t.options(0) if id.split("/")[0] == verb]


# -- M4 Helmet and Body Armor -------------------------------------------------------------------------------------


@cites("aliens/endurance/equipment-type", "aliens/ability/passive")
def test_a_helmet_is_discarded_and_its_bearer_knocked_down_instead_of_killed() -> None:
    t = equipped("m4-helmet")
    t.alien("C1:J5")
    t.fate(defense=["10"])
    t.alien_phase()
    assert t.pile("discard") == ["m4-helmet"]
    assert t.told("knocked-down")
    assert t.told("character-lost") == []


def test_a_helmet_is_kept_when_its_bearer_is_only_knocked_down() -> None:
    t = equipped("m4-helmet")
    t.alien("C1:J5")
    t.fate(defense=["9"])
    t.alien_phase()
    assert t.pile("discard") == []
    assert t.told("knocked-down")


@pytest.mark.parametrize("how", ["captured", "area"])
def test_a_helmet_saves_from_nothing_else(how: str) -> None:
    t = equipped("m4-helmet")
    t.happens(LoseCharacter(HUDSON, how == "area", how, "aliens/capture/trigger"))
    assert t.told("character-lost")


@pytest.mark.parametrize(("face", "dodges"), [("7", True), ("8", False)])
def test_body_armor_adds_one_to_defense(face: str, dodges: bool) -> None:
    t = equipped("body-armor")
    assert t.of("hudson")["defense"] == 7
    t.alien("C1:J5")
    t.fate(defense=[face])
    t.alien_phase()
    assert bool(t.told("defended")) is dodges


@pytest.mark.parametrize(("who", "speed"), [("hudson", 3), ("ripley", 4), ("frost", 3)])
def test_body_armor_takes_one_from_speed_but_not_below_three(who: str, speed: int) -> None:
    t = equipped("body-armor", who=who)
    assert t.of(who)["speed"] == speed
    t.play(who, "move")
    assert t.choice(who).args["count"] == speed  # type: ignore[union-attr]


# -- Hadley's Hope Map --------------------------------------------------------------------------------------------


def test_with_the_map_the_first_move_of_an_activation_goes_two_further_on_the_colony_boards() -> None:
    t = equipped("hadleys-hope-map")
    t.play("hudson", "move")
    assert t.choice("hudson").args["count"] == 6  # type: ignore[union-attr]
    t.play("hudson", "go", "space:c1-k6")
    t.play("hudson", "move")
    assert t.choice("hudson").args["count"] == 4  # type: ignore[union-attr]
    t.play("hudson", "go", "space:c1-k5")
    t.acts("hudson")
    t.play("hudson", "move")
    assert t.choice("hudson").args["count"] == 6, "the next activation"  # type: ignore[union-attr]


def test_the_map_is_no_use_in_the_processor() -> None:
    t = equipped("hadleys-hope-map", mission="escape", at="P3:A6")
    t.play("hudson", "move")
    assert t.choice("hudson").args["count"] == 4  # type: ignore[union-attr]


# -- Flare --------------------------------------------------------------------------------------------------------


@cites("aliens/action/card-action", "aliens/action/two-per-activation")
def test_throwing_a_flare_is_an_action_and_discards_it() -> None:
    t = equipped("flare")
    t.play("hudson", "use", "card:flare")
    assert t.pile("discard") == ["flare"]
    assert t.of("hudson")["equipment"] == []
    t.play("hudson", "flare", "space:c1-k6")
    assert t.choice("hudson").args["count"] == 1  # type: ignore[union-attr]
    assert not verbs(t, "use")


def test_a_flare_lands_up_to_six_spaces_away_in_sight() -> None:
    t = equipped("flare", at="C2:F6")
    t.play("hudson", "use")
    landing = {id.rpartition("/")[2] for id in verbs(t, "flare")}
    assert {"space:c2-l6", "space:c2-a6"} <= landing
    assert "space:c1-a6" not in landing, "seven spaces"
    assert "space:c2-b2" not in landing, "behind a wall"


@cites("aliens/action/card-action", "aliens/event/any-time", "aliens/exit/leaving")
def test_no_flare_lands_if_its_thrower_falls_back_onto_an_exit_first() -> None:
    t = scenario(["hudson", "ripley"])
    t.only("hudson", "ripley")
    t.at("ripley", "C3:A2")
    t.at("hudson", "C1:L8")
    t.gear("hudson", "flare")
    t.hand("hudson", "fall-back")
    t.acts("hudson")
    t.play("hudson", "use", "card:flare")
    t.play("hudson", "event", "card:fall-back", "character:hudson")
    t.play("hudson", "go", t.ref("C1:L9"))
    assert t.of("hudson")["state"] == "out"
    assert t.state.flares == []
    assert t.pile("discard") == ["flare"]


def lit(flare: str, alien: str) -> AliensTable:
    """Hudson in the long corridor has thrown a flare; an alien stands farther on."""
    t = equipped("flare", at="C2:A6")
    t.weapons("hudson", "hk-vp70-pistol")
    t.alien(alien)
    t.acts("hudson")
    t.play("hudson", "use")
    t.play("hudson", "flare", f"space:{flare}")
    return t


@pytest.mark.parametrize(("alien", "needs"), [("C2:I6", 7), ("C2:J6", 6)])
def test_attacks_on_aliens_within_three_of_a_flare_count_the_dial_one_higher(alien: str, needs: int) -> None:
    t = lit("c2-f6", alien)
    t.fate(attack=["10"])
    t.play("hudson", "attack")
    assert t.told("shot-misses")[0]["args"]["needs"] == needs
    assert t.of("hudson")["dial"] == 5


def test_a_flare_burns_until_the_next_marine_phase() -> None:
    t = lit("c2-f6", "C2:I6")
    assert [token["space"] for token in t.game.view()["tokens"] if token["sort"] == "flare"] == ["space:c2-f6"]
    t.marine_phase()
    assert not [token for token in t.game.view()["tokens"] if token["sort"] == "flare"]


@cites("aliens/blip/spotting-trigger")
@pytest.mark.parametrize(
    ("blip", "seen"), [("C2:F4", True), ("C2:F3", False), ("C2:B4", False)], ids=["near", "too far", "behind a wall"]
)
def test_a_flare_spots_blips_within_three_that_it_can_see(blip: str, seen: bool) -> None:
    t = equipped("flare", at="C2:A7")
    t.blip(blip, 1)
    assert t.blips() == [blip], "nobody sees it yet"
    t.acts("hudson")
    t.play("hudson", "use")
    t.play("hudson", "flare", "space:c2-f7")
    assert (t.blips() == []) is seen


# -- Shoulder Lamp ------------------------------------------------------------------------------------------------


def test_with_a_lamp_the_first_attack_roll_of_an_activation_counts_the_dial_one_higher() -> None:
    t = equipped("shoulder-lamp")
    t.weapons("hudson", "m41a-pulse-rifle")
    t.alien("C1:I3", 5)
    t.fate(attack=["7", "5", "10"])
    t.acts("hudson")
    t.play("hudson", "attack")
    assert t.told("shot-hits")[0]["args"]["needs"] == 7
    t.play("hudson", "fire")
    assert t.told("shot-hits")[0]["args"]["needs"] == 5, "the second roll of the same attack"
    t.play("hudson", "cease-fire")
    t.play("hudson", "attack")
    assert t.told("shot-misses")[0]["args"]["needs"] == 4, "the second attack"


def test_a_lamp_is_no_use_in_defensive_fire() -> None:
    t = equipped("shoulder-lamp")
    t.weapons("hudson", "hk-vp70-pistol")
    t.alien("C1:J5")
    t.alien_phase()
    t.fate(attack=["7"], defense=["1"])
    t.play("hudson", "attack")
    assert t.told("shot-misses")[0]["args"]["needs"] == 6


# -- Arc Welder ---------------------------------------------------------------------------------------------------


@cites("aliens/tech/test")
@pytest.mark.parametrize(("face", "passes"), [("9", True), ("10", False)])
def test_a_welder_adds_two_to_tech_for_barricades(face: str, passes: bool) -> None:
    t = equipped("arc-welder", at="C1:G6")
    t.fate(tech=[face])
    t.play("hudson", "bar", f"door:{t.door('C1:F6', 'C1:G6')}")
    assert t.told("tech-test")[0]["args"]["needs"] == 9
    assert bool(t.told("barricade-built")) is passes


def test_a_welder_is_no_use_at_a_computer() -> None:
    t = equipped("arc-welder", at="C2:J4")
    t.mission_blip("C2:A1", "empty")
    t.fate(tech=["8"])
    t.acts("hudson")
    t.play("hudson", "scan")
    assert t.told("tech-test")[0]["args"]["needs"] == 7


# -- Motion Tracker -----------------------------------------------------------------------------------------------


@cites("aliens/ability/during-activation")
def test_a_tracker_shows_the_top_tracker_card_for_one_card_and_no_action() -> None:
    t = equipped("motion-tracker")
    t.tracker("lone-contact-1", "slow-sweep-2")
    before = len(t.pile("exhaust"))
    t.play("hudson", "track", "pile:tracker")
    assert len(t.pile("exhaust")) == before + 1
    assert t.told("tracker-seen")[0]["args"]["cards"] == ["tracker:lone-contact"]
    assert t.game.view()["tracker"]["top"] == ["tracker:lone-contact-1"]
    assert t.choice("hudson").args["count"] == 2  # type: ignore[union-attr]


def test_or_the_number_of_a_blip_up_to_ten_spaces_away_which_stays_a_blip() -> None:
    t = equipped("motion-tracker", at="C1:K9")
    t.blip("C1:A9", 3)
    t.blip("C1:A1", 2)
    t.blip("C2:L9", 2)
    t.acts("hudson")
    assert verbs(t, "track") == ["track/space:c1-a1", "track/space:c1-a9"], "the third is eleven spaces away"
    t.play("hudson", "track", "space:c1-a9")
    assert t.told("scanned")[0]["args"]["number"] == 3
    assert "C1:A9" in t.blips()
    assert not verbs(t, "track")


def test_a_blip_that_was_seen_and_went_back_to_the_pool_can_be_looked_at_again() -> None:
    t = equipped("motion-tracker", at="C1:K9")
    t.pool(4)
    t.state.show(t.state.zones[POOL][-1])
    t.state.mix(t.state.zones[POOL], "pool")
    t.blip("C1:A9", 4)
    t.acts("hudson")
    assert verbs(t, "track") == ["track/space:c1-a9"]


# -- Medical Scanner ----------------------------------------------------------------------------------------------


def beside(scanner: str, fallen: str) -> AliensTable:
    """Hudson with a scanner, and Gorman knocked down."""
    t = scenario(["hudson"])
    t.only("hudson", "gorman")
    t.at("hudson", scanner)
    t.at("gorman", fallen)
    t.gear("hudson", "medical-scanner")
    t.down("gorman")
    t.acts("hudson")
    return t


@cites("aliens/action/card-action")
def test_a_scanner_lets_somebody_next_to_it_stand_up_for_an_action() -> None:
    t = beside("C1:I5", "C1:J6")
    t.play("hudson", "use", "card:medical-scanner", "character:gorman")
    assert not t.of("gorman")["down"]
    assert t.choice("hudson").args["count"] == 1  # type: ignore[union-attr]
    assert not verbs(t, "use")


@pytest.mark.parametrize(
    ("scanner", "fallen", "offered"),
    [("C1:I5", "C1:I7", False), ("C2:A1", "C2:C1", True), ("C2:A1", "C2:D1", False)],
    ids=["two spaces", "two in a medical room", "three in a medical room"],
)
def test_a_scanner_reaches_two_spaces_in_a_medical_room_only(scanner: str, fallen: str, offered: bool) -> None:
    assert bool(verbs(beside(scanner, fallen), "use")) is offered


# -- Ammo Satchel -------------------------------------------------------------------------------------------------


@cites("aliens/ability/start-of-finish-phase", "aliens/recycle/from-exhaust")
@pytest.mark.parametrize(("down", "under"), [(False, ["get-up"]), (True, [])])
def test_a_satchel_recycles_one_in_the_finish_phase_if_its_bearer_stands(down: bool, under: list[str]) -> None:
    t = scenario(["hudson", "gorman"])
    t.only("hudson", "gorman")
    t.gear("hudson", "ammo-satchel")
    t.exhaust_pile("get-up", "flare")
    if down:
        t.down("hudson")
    t.finish_phase()
    assert t.pile("under") == under
