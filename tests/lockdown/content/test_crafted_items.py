"""What the crafted items of Lockdown do, and what is special about its weapons."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.sites.facility.items.weapons import content
from hullbreach.rulebook.citing import cites

from .carrying import carrying, use


@cites("lockdown/room/surgery-scan")
def test_a_neutralizer_removes_everything_infected_with_the_larva_shuffles_and_passes() -> None:
    table = carrying("neutralizer")
    table.larva("survivor")
    table.contaminate("survivor", "infected", where="hand")
    table.contaminate("survivor", "infected", "clean")
    table.turn("survivor")
    g = table.state
    infected = [card for card in g.contaminations(g.hand(0) + g.discards(0)) if g.is_infected(card)]
    use(table, "survivor", "neutralizer", "swallow")
    person = table.of("survivor")
    assert (person.infested, person.hand, person.discards, person.serious_wounds) == (False, [], [], [])
    assert person.deck.count("contamination") == 1
    assert person.passed
    assert {infected[0], infected[1]} == {*table.state.zones[box.CONTAMINATION_DECK][:2]}


def test_a_taser_hurts_an_intruder_and_drives_it_off_or_empties_a_hand() -> None:
    table = carrying("taser", "taser")
    table.place("hacker", "alert-room")
    table.hand("hacker", "rest", "search")
    adult = table.intruder("adult", "alert-room")
    table.turn("survivor")
    table.attack_cards("cut-5")
    use(table, "survivor", "taser", "stun/seat:1")
    assert table.of("hacker").hand == []
    use(table, "survivor", "taser", f"stun/{adult}")
    assert table.told("retreats")
    assert [event["args"]["count"] for event in table.told("injured")] == [1]


@cites("lockdown/slime/one-per-character", "lockdown/item/shown-when-used")
def test_an_enviro_suit_keeps_slime_off_and_is_shown_then() -> None:
    table = carrying("enviro-suit", room="elevator-1")
    table.token(3, "slime-4")
    table.turn("survivor")
    table.fate(noise=["silence"])
    table.play("survivor", "move/room:3")
    assert not table.of("survivor").slimed
    assert [event["args"]["item"] for event in table.told("slime-kept-off")] == ["item:enviro-suit"]
    assert "enviro-suit" in str(table.game.view(seat=1))
    assert table.of("survivor").items == ["enviro-suit"]


@cites("lockdown/slime/removal")
def test_an_enviro_suit_does_not_take_a_slime_marker_away() -> None:
    table = carrying("enviro-suit", room="elevator-1")
    table.slime("survivor")
    table.token(3, "slime-4")
    table.turn("survivor")
    table.fate(noise=["silence"])
    table.play("survivor", "move/room:3")
    assert table.of("survivor").slimed
    assert not table.told("slime-kept-off")


# -- weapons --------------------------------------------------------------------------------------------------

FACES = ("blank", "creeper", "hit", "double", "discard-for-hit", "hit-or-discard-for-two")
GIVEN = (0, 0, 1, 2, 0, 1)
"""What each face gives on its own, to a target the creeper does not cover."""


@pytest.mark.parametrize(
    ("weapon", "injuries"),
    [
        ("flare-gun", (0, 0, 1, 2, 0, 1)),
        ("tracking-carbine", (0, 0, 1, 2, 0, 1)),
        ("pistol", (0, 0, 1, 1, 0, 1)),
        ("flamethrower", (0, 1, 1, 2, 1, 1)),
        ("prototype-shotgun", (0, 1, 2, 3, 1, 1)),
    ],
)
@cites("lockdown/combat/weapon-property", "lockdown/combat/advantage-die-discard", "lockdown/combat/advantage-die-hit")
def test_a_property_that_names_faces_leaves_the_special_ones_alone(weapon: str, injuries: tuple[int, ...]) -> None:
    it = content.weapons[weapon]
    given = dict(zip(FACES, GIVEN, strict=True))
    assert tuple(it.injuries(read, given[read]) for read in map(it.reads, FACES)) == injuries
    assert it.injuries("hit-or-discard-for-two", 2) == 2


@cites("lockdown/combat/shoot-sequence")
def test_one_weapon_always_has_the_advantage_and_one_keeps_its_cards() -> None:
    found = ("prototype-shotgun", "flamethrower", "pistol", "flare-gun", "tracking-carbine")
    assert [name for name in found if content.weapons[name].always_advantage] == ["flare-gun"]
    assert [name for name in found if content.weapons[name].keeps_cards] == ["tracking-carbine"]
    assert [name for name in found if content.weapons[name].burns] == ["flamethrower"]


@pytest.mark.parametrize(("item", "ammo"), [("flamethrower", 4), ("pistol", 3)])
@cites("lockdown/item/weapon-starting-ammo", "lockdown/action/craft", "lockdown/item/heavy-public")
def test_a_crafted_weapon_comes_with_the_first_number_on_its_card(item: str, ammo: int) -> None:
    parts = {"flamethrower": ("reagent", "toolbelt"), "pistol": ("power-cell", "reagent")}[item]
    table = carrying(*parts)
    table.play("survivor", "craft", f"item:{item}")
    assert table.of("survivor").ammo == {item: ammo}
    assert [held["item"] for held in table.game.view(1)["crew"][0]["hands"]] == [item]


@pytest.mark.parametrize(("item", "ammo"), [("flare-gun", 3), ("tracking-carbine", 2), ("prototype-shotgun", 1)])
@cites("lockdown/item/weapon-starting-ammo")
def test_a_weapon_found_comes_with_the_first_number_on_its_card(item: str, ammo: int) -> None:
    table = carrying()
    assert table.state.game.starting_ammo(table.state.box.items_by_name[item]) == ammo


@cites("lockdown/item/weapon-starting-ammo")
def test_a_traded_weapon_keeps_the_ammo_it_holds() -> None:
    table = carrying("flare-gun")
    table.ammo("survivor", "flare-gun", 1)
    table.place("hacker", "alert-room")
    table.lose_items("hacker")
    table.turn("survivor")
    table.play("survivor", "trade")
    table.play("survivor", "give/seat:1/item:flare-gun")
    table.play("survivor", "propose")
    table.play("hacker", "agree")
    assert table.of("hacker").ammo == {"flare-gun": 1}
