"""What the medical items of Lockdown do."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.kinds import CARCASS_SLOT
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites

from .carrying import carrying, use, ways


@cites("lockdown/wound/dress", "lockdown/wound/heal")
def test_a_medkit_treats_its_user_and_a_stapler_dresses_anybody_here_even_in_combat() -> None:
    table = carrying("medkit-facility", "medkit-facility", "medical-stapler")
    table.place("hacker", "alert-room")
    table.wound("hacker", "leg")
    table.wound("survivor", "arm")
    table.turn("survivor")
    table.play("survivor", "use/item:medkit-facility")
    assert (table.of("survivor").dressed_wounds, table.of("hacker").dressed_wounds) == (["arm"], [])
    use(table, "survivor", "medkit-facility", "heal/seat:0/wound:arm")
    assert table.of("survivor").dressed_wounds == []
    table.intruder("larva", "alert-room")
    table.turn("survivor")
    use(table, "survivor", "medical-stapler", "dress/seat:1/wound:leg")
    assert table.of("hacker").dressed_wounds == ["leg"]


@pytest.mark.parametrize(("state", "left"), [("clean", 0), ("infected", 1)])
@cites("lockdown/contamination/scan")
def test_antiseptic_removes_a_contamination_card_and_an_infected_one_costs_another(state: str, left: int) -> None:
    table = carrying("antiseptic")
    table.contaminate("survivor", state, where="hand")
    table.turn("survivor")
    use(table, "survivor", "antiseptic", "cleanse/card:contamination")
    assert "contamination" not in table.of("survivor").hand
    assert table.of("survivor").discards.count("contamination") == left
    told = [event["kind"] for event in table.told()]
    assert told.index("scanned") < told.index("contamination-removed")
    assert table.told("scanned")[0]["args"] == {"who": "seat:0", "count": 1, "infected": left}


@cites("lockdown/wound/heal")
def test_antiseptic_heals_all_light_wounds() -> None:
    table = carrying("antiseptic")
    table.light("survivor", 2)
    table.turn("survivor")
    use(table, "survivor", "antiseptic", "heal-light")
    assert table.of("survivor").light_wounds == 0


@pytest.mark.parametrize(("state", "larva", "left"), [("clean", False, 0), ("infected", True, 1)])
@cites("lockdown/contamination/scan-infected", "lockdown/contamination/scan")
def test_caffeine_draws_two_cards_and_one_contamination_card_may_be_scanned(state: str, larva: bool, left: int) -> None:
    table = carrying("caffeine-pills")
    table.contaminate("survivor", state, where="hand")
    table.turn("survivor")
    use(table, "survivor", "caffeine-pills", "swallow")
    assert table.options("survivor") == ["scan-none", "scan-one/card:contamination"]
    assert len(table.of("survivor").hand) == 5 + 1 - 1 + 2
    table.play("survivor", "scan-one/card:contamination")
    assert table.of("survivor").infested is larva
    assert table.of("survivor").hand.count("contamination") == left
    assert table.told("scanned")[0]["args"] == {"who": "seat:0", "count": 1, "infected": left}


@cites("lockdown/contamination/second-larva")
def test_caffeine_kills_whoever_finds_an_infected_card_with_a_larva_already_there() -> None:
    table = carrying("caffeine-pills")
    table.contaminate("survivor", "infected", where="hand")
    table.larva("survivor")
    table.turn("survivor")
    use(table, "survivor", "caffeine-pills", "swallow")
    table.play("survivor", "scan-one/card:contamination")
    assert table.of("survivor").dead
    assert table.room("alert-room").intruders == ["creeper"]


@cites("lockdown/contamination/scan")
def test_whoever_swallows_caffeine_is_asked_even_without_a_contamination_card() -> None:
    table = carrying("caffeine-pills")
    use(table, "survivor", "caffeine-pills", "swallow")
    assert table.options("survivor") == ["scan-none"]


@pytest.mark.parametrize(
    ("room", "before", "after"), [("alert-room", 3, 5), ("elevator-2", 3, 4), ("alert-room", 7, 8)]
)
@cites("lockdown/knowledge/other")
def test_research_documents_give_knowledge_and_more_at_a_computer(room: str, before: int, after: int) -> None:
    table = carrying("research-documents", room=room)
    table.knowledge("survivor", before)
    table.turn("survivor")
    use(table, "survivor", "research-documents", "study")
    assert table.of("survivor").knowledge == after


@cites("lockdown/knowledge/other")
def test_whoever_knows_everything_studies_no_more() -> None:
    table = carrying("research-documents")
    table.knowledge("survivor", 8)
    table.turn("survivor")
    assert table.refusals("survivor")["use/item:research-documents"] == "lockdown/knowledge/other"


# -- the scalpel ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("patient", ["survivor", "hacker"])
def test_a_scalpel_cuts_the_larva_out_of_anybody_here_at_the_price_of_a_serious_wound(patient: str) -> None:
    table = carrying("scalpel")
    table.place("hacker", "alert-room")
    table.larva(patient)
    table.turn("survivor")
    table.fate(wound=["leg"])
    use(table, "survivor", "scalpel", f"cut-out/seat:{table.seat(patient)}")
    assert (table.of(patient).infested, table.of(patient).serious_wounds) == (False, ["leg"])


@cites("lockdown/combat/no-direct-player-attack")
def test_a_scalpel_never_kills_another_character() -> None:
    table = carrying("scalpel")
    table.place("hacker", "alert-room")
    for name in ("survivor", "hacker"):
        table.larva(name)
        table.wound(name, "leg", "arm", "body", dressed=True)
    table.turn("survivor")
    assert ways(table, "survivor", "scalpel") == []
    assert table.of("survivor").dead
    assert table.of("hacker").infested


@cites("lockdown/egg/destroy", "lockdown/egg/destroy-noise")
def test_a_scalpel_hurts_without_a_roll_and_contaminates_its_user() -> None:
    table = carrying("scalpel", "scalpel")
    table.object("egg", "alert-room")
    adult = table.intruder("adult", "alert-room")
    table.turn("survivor")
    table.attack_cards("cut-5")
    use(table, "survivor", "scalpel", f"stab/{adult}")
    assert (table.injuries(adult), table.told("combat-rolled")) == (1, [])
    table.fate(noise=["silence"])
    use(table, "survivor", "scalpel", "stab/object:egg")
    assert table.room("alert-room").objects == []
    assert table.told("noise-rolled")
    assert table.of("survivor").discards.count("contamination") == 2


# -- analysis, light and blood --------------------------------------------------------------------------------


def analysed(table: LockdownTable) -> list[str]:
    """What the survivor's toolset could analyse."""
    g = table.state
    uses = g.box.item_uses["analyze-toolset"].uses(g, 0, g.held(0, "analyze-toolset"))
    return [option for option, _ in uses if option.startswith("analyse")]


@cites("lockdown/knowledge/analyze")
def test_a_toolset_analyses_what_its_user_carries_or_what_lies_here_but_nothing_another_holds() -> None:
    table = carrying("analyze-toolset")
    table.place("hacker", "alert-room")
    table.object("carcass", "alert-room")
    table.object("egg", "hacker")
    table.object("corpse-1", "survivor")
    table.hand("survivor", "rest")
    table.turn("survivor")
    assert analysed(table) == ["analyse/object:carcass", "analyse/object:corpse"]
    use(table, "survivor", "analyze-toolset", "analyse/object:carcass")
    assert table.of("survivor").knowledge == 6
    assert table.room("alert-room").objects == []
    assert table.of("hacker").objects == ["egg"]
    assert table.told("weakness-discovered")


@cites("lockdown/weakness/one-per-object-type")
def test_a_toolset_uses_up_a_sort_that_has_served_for_knowledge_alone() -> None:
    table = carrying("analyze-toolset")
    table.object("carcass", "survivor")
    table.state.laboratory[1] = 1 + CARCASS_SLOT
    table.state.discovered = 0b011
    table.turn("survivor")
    use(table, "survivor", "analyze-toolset", "analyse/object:carcass")
    assert table.of("survivor").knowledge == 6
    assert (table.of("survivor").objects, table.state.discovered) == ([], 0b011)


@cites("lockdown/contamination/scan", "lockdown/contamination/scan-infected")
def test_a_toolset_scans_the_hand_without_any_risk() -> None:
    table = carrying("analyze-toolset")
    table.contaminate("survivor", "clean", "clean", "infected", where="hand")
    table.turn("survivor")
    use(table, "survivor", "analyze-toolset", "scan-safely")
    assert table.of("survivor").hand.count("contamination") == 1
    assert not table.of("survivor").infested
    assert [event["args"]["infected"] for event in table.told("scanned")] == [1]


@cites("lockdown/slime/removal", "lockdown/item/shown-when-used", "lockdown/item/one-use")
def test_a_lamp_dries_ones_own_slime_and_is_kept_and_clothes_are_not() -> None:
    for item, left in (("uv-lamp", ["uv-lamp"]), ("clothes", [])):
        table = carrying(item)
        table.slime("survivor")
        table.turn("survivor")
        use(table, "survivor", item, "remove-slime")
        assert (table.of("survivor").slimed, table.of("survivor").items) == (False, left)
        assert table.game.view(1)["crew"][0]["inventory"]["known"] == left


@cites("lockdown/wound/dress")
def test_clothes_dress_a_wound_of_ones_own() -> None:
    table = carrying("clothes")
    table.place("hacker", "alert-room")
    for name in ("survivor", "hacker"):
        table.wound(name, "leg")
    table.turn("survivor")
    use(table, "survivor", "clothes", "dress/seat:0/wound:leg")
    assert (table.of("survivor").dressed_wounds, table.of("hacker").dressed_wounds) == (["leg"], [])


@cites("lockdown/round/two-actions")
def test_an_injection_draws_a_card_and_the_turn_goes_on_until_a_pass() -> None:
    table = carrying("adrenaline-injection", "research-documents", "research-documents", "research-documents")
    use(table, "survivor", "adrenaline-injection", "inject")
    assert len(table.of("survivor").hand) == 5
    for _ in range(3):
        use(table, "survivor", "research-documents", "study")
    assert table.choice("survivor").ask == "ask-action"  # type: ignore[union-attr]


@cites("lockdown/encounter/not-by-movement")
def test_blood_baits_an_intruder_through_an_open_corridor_and_it_attacks_nobody() -> None:
    table = carrying("blood-bag")
    table.place("hacker", 7)
    queen = table.intruder("queen", "alert-room")
    table.door("12-14")
    table.turn("survivor")
    assert ways(table, "survivor", "blood-bag") == [f"bait/{queen}/room:{room}" for room in (7, 8, 15)]
    table.play("survivor", f"bait/{queen}/room:7")
    assert table.intruders()[queen] == "room:7"
    assert table.told("attack") == table.told("encounter") == []
