"""Bug hunts: what all four have in common, and what each of them adds."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import DECK, EXHAUST, GEAR, REMOVED, UNDER, WEAPONS
from hullbreach.aliens.position import OFF
from hullbreach.aliens.rules.tracker import cards_left
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, facts, hunted, squad, story
from tests.aliens.missions.laid_out import begun, position_of

HUNTS = ("mess-call", "purge-cycle", "two-rooms", "burn-it-out")
HOME = {"mess-call": "C3:B2", "purge-cycle": "P3:E6", "two-rooms": "C1:C11", "burn-it-out": "C2:F9"}
FAR = {"mess-call": "C3:L12", "purge-cycle": "P2:L1", "two-rooms": "C2:L1", "burn-it-out": "P1:L4"}
CARD = "aliens/setup/mission-card-authority"
CRATE = "aliens/mission-token/computers-and-crates"


def hunt(mission: str = "mess-call", *heroes: str, grunts: tuple[str, ...] = ()) -> AliensTable:
    """A hunt with nothing on the boards and no tracker card left."""
    table = squad(*(heroes or ("hicks",)), grunts=grunts, mission=mission)
    first = (heroes or ("hicks",))[0]
    table.at(first, HOME[mission])
    table.weapons(first)
    table.tracker()
    return table


@cites("aliens/bug-hunt/standalone")
@pytest.mark.parametrize("mission", HUNTS)
def test_a_bug_hunt_is_over_when_it_is_decided_and_nothing_follows(mission: str) -> None:
    table = hunt(mission)
    table.finish_phase()
    assert table.game.over
    assert not table.state.is_campaign
    assert not table.told("next-mission")


@cites("aliens/bug-hunt/victory")
@pytest.mark.parametrize("mission", HUNTS)
@pytest.mark.parametrize("left", ["nothing", "card", "alien", "blip"])
def test_it_is_won_when_the_deck_is_empty_and_no_alien_or_blip_is_left(mission: str, left: str) -> None:
    table = hunt(mission)
    if left == "card":
        table.tracker("slow-sweep-2")
    elif left == "alien":
        table.alien(FAR[mission])
    elif left == "blip":
        table.blip(FAR[mission], 1)
    table.finish_phase()
    assert table.game.over == (left == "nothing")
    assert story(table, "mission-won", "mission-lost") == ["mission-won"] * (left == "nothing")


@cites("aliens/bug-hunt/victory", "aliens/bug-hunt/defeat")
@pytest.mark.parametrize("state", ["killed", "captured"])
def test_it_is_lost_when_everybody_is_killed_or_captured(state: str) -> None:
    table = hunt("mess-call", "hicks", "hudson")
    table.at("hudson", "C3:A1")
    table.away("hudson", state="killed")
    table.alien("C3:B1")
    if state == "killed":
        table.fate(defense=["10"])
    else:
        table.down("hicks")
    table.alien_phase()
    assert table.game.over
    assert story(table, "mission-won", "mission-lost") == ["mission-lost"]


@cites("aliens/bug-hunt/victory")
def test_one_survivor_is_enough() -> None:
    table = hunt("mess-call", "hicks", "hudson")
    table.at("hudson", "C3:A1")
    table.away("hudson", state="killed")
    table.finish_phase()
    assert story(table, "mission-won") == ["mission-won"]


@cites("aliens/bug-hunt/defeat", "aliens/endurance/running-out-loses")
def test_it_is_lost_when_the_endurance_cards_run_out() -> None:
    table = hunt()
    table.blip(FAR["mess-call"], 1)
    table.weapons("hicks", "m41a-pulse-rifle")
    table.alien("C3:B1")
    g = table.state
    for zone in (DECK, UNDER, EXHAUST):
        g.zones[REMOVED] += g.zones[zone]
        g.zones[zone] = []
    table.acts("hicks")
    table.play("hicks", "attack")
    assert facts(table, "mission-lost", "why") == ["endurance-run-out"]


@cites("aliens/bug-hunt/pistols-only")
@pytest.mark.parametrize("mission", HUNTS)
def test_everybody_begins_with_one_pistol_and_nothing_else(mission: str) -> None:
    g = position_of(begun(mission, "hicks", "hudson"))
    for who in g.on_boards():
        assert [g.card_id(back) for back in g.zones[WEAPONS + who]] == ["hk-vp70-pistol"]
        assert g.zones[GEAR + who] == []
    assert len(g.zones[DECK]) == 60 - 6


@cites("aliens/bug-hunt/no-newt")
@pytest.mark.parametrize("mission", HUNTS)
def test_newt_is_not_there_even_with_ripley(mission: str) -> None:
    table = scenario(["ripley"], mission=mission)
    assert [table.state.box.character_ids[who] for who in table.state.on_boards()] == [
        *("gorman", "hicks", "hudson", "vasquez", "frost", "ripley"),
    ]


# -- crates -------------------------------------------------------------------------------------------------------


def opened(*cards: str, grunts: tuple[str, ...] = (), **at: str) -> AliensTable:
    """Hicks opens a crate with these cards on top of the deck."""
    table = squad("hicks", grunts=grunts, mission="mess-call")
    table.state.crates = []
    table.at("hicks", "C3:B2")
    for who, space in at.items():
        table.at(who, space)
    table.crate("C3:A1")
    table.deck(*cards)
    table.acts("hicks")
    table.play("hicks", "open")
    return table


@cites("aliens/mission-token/computers-and-crates", "aliens/reshuffle/cards-go-under")
def test_of_the_top_three_cards_one_is_equipped_free_and_the_others_go_under_the_reshuffle_card() -> None:
    table = opened("m41a-pulse-rifle", "scrounge", "panic-fire")
    assert table.options("hicks") == [
        "find/card:m41a-pulse-rifle/character:hicks",
        "hold/card:m41a-pulse-rifle",
        "take-nothing",
    ]
    exhausted = len(table.pile("exhaust"))
    table.play("hicks", "find")
    assert [weapon["ref"] for weapon in table.of("hicks")["weapons"]] == [
        "card:m41a-pulse-rifle",
        "card:hk-vp70-pistol",
    ]
    assert sorted(table.pile("under")) == ["panic-fire", "scrounge"]
    assert len(table.pile("exhaust")) == exhausted
    assert not table.told("hazard-strikes")
    assert [at for at in table.state.crates if at != OFF] == []


@cites("aliens/mission-token/computers-and-crates")
@pytest.mark.parametrize(("space", "is_near"), [("C3:C3", True), ("C3:B4", True), ("C3:C4", False)])
def test_it_may_go_on_somebody_up_to_two_spaces_away(space: str, is_near: bool) -> None:
    table = opened("flare", "scrounge", "scrounge", grunts=("hudson",), hudson=space)
    assert ("find/card:flare/character:hudson" in table.options("hicks")) == is_near


@cites("aliens/mission-token/computers-and-crates", "aliens/equip/slot-needed")
def test_a_hero_may_keep_in_hand_what_there_is_no_slot_for() -> None:
    table = opened("m56-smart-gun", "scrounge", "panic-fire")
    table.hand("hicks")
    assert table.options("hicks") == ["hold/card:m56-smart-gun", "take-nothing"]
    table.play("hicks", "hold")
    assert table.game.view(0)["hands"][0] == ["card:m56-smart-gun"]
    assert sorted(table.pile("under")) == ["panic-fire", "scrounge"]


@cites("aliens/mission-token/computers-and-crates", "aliens/character/grunt-no-hand")
def test_a_grunt_has_no_hand_to_keep_it_in() -> None:
    table = squad("hicks", grunts=["hudson"], mission="mess-call")
    table.state.crates = []
    table.at("hicks", "C3:L12")
    table.at("hudson", "C3:B2")
    table.crate("C3:A1")
    table.deck("m56-smart-gun", "flare", "panic-fire")
    table.acts("hudson")
    table.play("hicks", "open")
    assert table.options("hicks") == ["find/card:flare/character:hudson", "take-nothing"]


@cites("aliens/mission-token/computers-and-crates")
def test_all_three_may_be_left() -> None:
    table = opened("flare", "flare", "scrounge")
    assert table.options("hicks").count("find/card:flare/character:hicks") == 1
    table.play("hicks", "take-nothing")
    assert sorted(table.pile("under")) == ["flare", "flare", "scrounge"]
    assert table.of("hicks")["equipment"] == []


# -- Purge Cycle --------------------------------------------------------------------------------------------------


def steamed(turn: int, late: int = 0, done: int = 0, faces: tuple[str, ...] = ()) -> AliensTable:
    """The alien phase of a turn, with an alien, a blip and a character on each of the two sides."""
    table = squad("hicks", grunts=["hudson"], mission="purge-cycle")
    table.at("hicks", "P3:A1")
    table.at("hudson", "P2:A1")
    table.alien("P3:A12")
    table.blip("P3:L2", 3)
    table.alien("P2:L12")
    table.turn(turn)
    table.state.facts.update(late=late, purges=done)
    if faces:
        table.fate(steam=list(faces))
    table.tracker()
    hunted(table)
    return table


@cites("aliens/setup/mission-card-authority", "aliens/setup/turn-dial")
@pytest.mark.parametrize(
    ("turn", "done", "side"), [(3, 0, None), (4, 0, "p3"), (5, 1, None), (8, 1, "p2"), (12, 2, "p3"), (16, 3, None)]
)
def test_steam_comes_in_turns_four_eight_and_twelve(turn: int, done: int, side: str | None) -> None:
    table = steamed(turn, done=done)
    assert facts(table, "steam", "side") == ([f"side:{side}"] if side else [])


@cites("aliens/setup/mission-card-authority")
@pytest.mark.parametrize("face", ["4", "5"])
def test_steam_removes_each_alien_and_blip_of_the_side_on_five_or_six(face: str) -> None:
    table = squad("hicks", grunts=["hudson"], mission="purge-cycle")
    table.at("hicks", "P3:A1")
    table.at("hudson", "P2:A1")
    table.alien("P3:A12", tokens=3)
    table.blip("P3:L12", 1)
    table.alien("P2:L12")
    table.turn(4)
    table.tracker()
    table.fate(steam=[face, face])
    table.alien_phase()
    assert len(table.told("scalded")) == (2 if face == "5" else 0)
    assert sorted(facts(table, "scalded", "space")) == ["space:p3-a12", "space:p3-l12"] * (face == "5")


@cites("aliens/setup/mission-card-authority")
def test_the_dials_of_those_on_that_side_drop_to_one() -> None:
    table = squad("hicks", grunts=["hudson"], mission="purge-cycle")
    table.at("hicks", "P3:A1")
    table.at("hudson", "P2:A1")
    table.weapons("hicks", "hk-vp70-pistol")
    table.weapons("hudson", "hk-vp70-pistol")
    table.alien("P3:A2")
    table.alien("P2:A2")
    table.turn(4)
    table.tracker()
    table.fate(steam=["1"])
    table.alien_phase()
    dials = {who: table.of(who)["dial"] for who in ("hicks", "hudson")}
    assert dials == {"hicks": 1, "hudson": 6}


@cites("aliens/setup/mission-card-authority", "aliens/mission-token/computers-and-crates")
@pytest.mark.parametrize(("face", "late"), [("5", 1), ("6", 0)])
def test_at_the_computer_the_purges_to_come_are_held_up_by_a_turn(face: str, late: int) -> None:
    table = squad("hicks", mission="purge-cycle")
    table.at("hicks", "P2:B5")
    table.acts("hicks")
    table.fate(tech=[face])
    table.play("hicks", "hold-purge")
    assert table.state.facts.get("late", 0) == late
    assert not steamed(4, late=1).told("steam")
    assert steamed(5, late=1).told("steam")
    table.state.facts["purges"] = 3
    table.acts("hicks")
    assert "hold-purge" not in table.options("hicks")


# -- Two Rooms ----------------------------------------------------------------------------------------------------


@cites("aliens/setup/mission-card-authority", "aliens/setup/starting-spaces")
def test_three_begin_in_each_of_two_rooms() -> None:
    g = position_of(begun("two-rooms", "hicks"))
    sides = [g.board.layout.side_of[g.at[who]] for who in g.on_boards()]
    assert sorted(sides) == ["C1"] * 3 + ["C2"] * 3


@cites("aliens/setup/mission-card-authority", "aliens/mission-token/computers-and-crates", "aliens/barricade/build")
@pytest.mark.parametrize(("face", "built"), [("5", True), ("6", False)])
def test_a_computer_barricades_any_door_of_its_side(face: str, built: bool) -> None:
    table = squad("hicks", mission="two-rooms")
    table.at("hicks", "C1:B5")
    table.acts("hicks")
    layout = table.state.board.layout
    doors = [option for option in table.options("hicks") if option.startswith("lock")]
    sides = {layout.side_of[layout.doors[int(option.rpartition(":")[2])][0]] for option in doors}
    assert sides == {"C1"}
    of_side = [door for door, (one, _) in enumerate(layout.doors) if layout.side_of[one] == "C1"]
    assert len(doors) == len(of_side)
    door = table.door("C1:G6", "C1:F6")
    table.fate(tech=[face])
    table.play("hicks", f"lock/door:{door}")
    assert bool(table.state.barricades >> door & 1) == built
    assert (f"lock/door:{door}" in table.options("hicks")) != built


# -- Burn It Out --------------------------------------------------------------------------------------------------


def burnt(face: str) -> AliensTable:
    """Hicks has destroyed a cluster of eggs."""
    table = squad("hicks", mission="burn-it-out")
    table.at("hicks", "P1:L5")
    table.mission_blip("P1:L4", "eggs")
    table.tracker(*("lone-contact-1", "lone-contact-2", "lone-contact-4", "pair-1", "pair-4", "frenzy-4", "drop-4"))
    table.acts("hicks")
    table.fate(hatch=[face])
    table.play("hicks", "turn-up")
    return table


@cites("aliens/setup/mission-card-authority", "aliens/motion-tracker/discard")
def test_a_destroyed_cluster_takes_the_top_four_tracker_cards_with_it_unresolved() -> None:
    table = burnt("6")
    assert facts(table, "tracker-buried", "card") == ["tracker:lone-contact"] * 3 + ["tracker:pair"]
    assert cards_left(table.state) == 3
    assert not table.told("blip-placed")
    assert not [at for at in table.state.token_at if at != OFF]


@cites("aliens/setup/mission-card-authority", "aliens/facehugger/acts-as-alien")
@pytest.mark.parametrize(("face", "hatches"), [("1", True), ("2", True), ("3", False)])
def test_on_one_or_two_a_facehugger_comes_out_of_it(face: str, hatches: bool) -> None:
    table = burnt(face)
    assert facts(table, "facehugger-appears", "space") == ["space:p1-l4"] * hatches


@cites("aliens/setup/mission-card-authority", "aliens/bug-hunt/victory")
@pytest.mark.parametrize("hugged", [False, True])
def test_its_victims_are_no_survivors(hugged: bool) -> None:
    table = hunt("burn-it-out", "hicks")
    if hugged:
        table.state.hugged = 1 << table.character("hicks")
    table.finish_phase()
    assert story(table, "mission-won") == ["mission-won"] * (not hugged)
    assert asked(table) if hugged else table.game.over
