"""Weaknesses of the night stalkers: face up, and for players who know enough."""

from __future__ import annotations

import pytest

from hullbreach.kernel import EVERYONE
from hullbreach.nemesis.box import OUT, WEAKNESS, WEAKNESS_SLOTS
from hullbreach.nemesis.scenario import LockdownTable, scenario
from hullbreach.rulebook.citing import cites
from tests.lockdown.content.carrying import ways
from tests.lockdown.hunters.below import DARK, LIT, crew

KNOWN = pytest.mark.parametrize("known", [False, True])


def expert(weakness: str, known: bool, *names: str, room: int = LIT) -> LockdownTable:
    """The first knows the weakness in the middle slot, or falls one short; it is the only one that is face up."""
    table = crew(*(names or ("sentry",)), room=room)
    table.weakness(1, "heat-blind" if weakness == "old-wounds" else "old-wounds")
    table.weakness(2, weakness)
    table.state.discovered = 0b10
    table.knowledge(table.seats[0], 5 if known else 4)
    table.turn(table.seats[0])
    return table


@cites("lockdown/setup/weakness-cards")
def test_of_three_random_cards_the_leftmost_lies_face_up_from_the_start_and_the_others_nobody_sees() -> None:
    dealt = [scenario("lockdown", crew=["sentry", "hacker"], seed=seed).state for seed in range(6)]
    for g in dealt:
        first, *others = g.zones[WEAKNESS_SLOTS]
        assert len(others) == 2
        assert g.discovered == 0b001
        assert g.seen[first] == EVERYONE
        left = [back for back in g.zones[OUT] if g.family[back] == WEAKNESS]
        assert len(left) == len(g.box.backs[WEAKNESS]) - 3
        assert not any(g.seen[back] for back in (*others, *left))
    for slot in range(3):
        assert len({g.face[g.zones[WEAKNESS_SLOTS][slot]] for g in dealt}) > 2


@cites("lockdown/weakness/knowledge-level")
def test_each_slot_asks_for_its_level() -> None:
    table = crew("sentry")
    g = table.state
    names = ("light-shy", "heat-blind", "old-wounds")
    for slot, name in enumerate(names, 1):
        table.weakness(slot, name)
    for level, known in ((2, 0), (3, 1), (4, 1), (5, 2), (7, 2), (8, 3)):
        table.knowledge("sentry", level)
        assert [g.species.benefits(g, 0, name) for name in names] == [slot < known for slot in range(3)]


@cites("lockdown/weakness/knowledge-level")
def test_a_card_that_lies_face_down_helps_nobody() -> None:
    table = expert("old-wounds", known=True)
    g = table.state
    assert g.species.benefits(g, 0, "old-wounds")
    g.discovered = 0
    assert not g.species.benefits(g, 0, "old-wounds")


@KNOWN
@pytest.mark.parametrize("kind", ["adult", "breeder"])
@cites("lockdown/weakness/knowledge-level")
def test_wary_of_shadows_takes_the_darkness_out_of_an_adult_s_attack(known: bool, kind: str) -> None:
    table = expert("wary-of-shadows", known, room=DARK)
    table.wound("sentry", "leg", "arm")
    table.intruder(kind, DARK)
    table.turn("sentry")
    table.fate(wound=["hand"])
    table.attack_cards("perched-in-the-dark-5")
    table.event_phase()
    assert table.of("sentry").dead == (not known or kind == "breeder")


@KNOWN
@pytest.mark.parametrize("room", [LIT, DARK])
@cites("lockdown/weakness/knowledge-level")
def test_light_shy_creepers_and_adults_let_one_escape_where_there_is_power(known: bool, room: int) -> None:
    table = expert("light-shy", known, room=room)
    for kind in ("creeper", "adult", "breeder"):
        table.intruder(kind, room)
    table.turn("sentry")
    table.attack_cards("cut-5", "cut-4", "cut-3")
    table.fate(noise=["1"])
    table.play("sentry", "move", "room:19" if room == LIT else "room:14")
    spared = known and room == LIT
    attackers = [event["args"]["foe"] for event in table.told("attack")]
    assert attackers == ["intruder:breeder-1", *([] if spared else ["intruder:adult-1", "intruder:creeper-1"])]


@KNOWN
@pytest.mark.parametrize("burns", [False, True])
@cites("lockdown/weakness/knowledge-level")
def test_whoever_is_hot_is_not_seen_by_the_heat_blind(known: bool, burns: bool) -> None:
    table = expert("heat-blind", known, "sentry", "hacker")
    table.hand("sentry", "rest")
    table.hand("hacker", "rest", "search")
    if burns:
        table.fire(LIT)
    table.intruder("adult", LIT)
    table.turn("sentry")
    table.attack_cards("cut-5", "cut-4")
    table.event_phase()
    assert [event["args"]["who"] for event in table.told("attack")] == ["seat:1" if known and burns else "seat:0"]


@KNOWN
@pytest.mark.parametrize("injuries", [0, 1])
@cites("lockdown/weakness/knowledge-level")
def test_old_wounds_open_again(known: bool, injuries: int) -> None:
    for action, result in (("shoot", "shot-result"), ("melee", "melee-result")):
        table = expert("old-wounds", known, room=DARK)
        adult = table.intruder("adult", DARK, injuries)
        table.turn("sentry")
        table.fate(combat=["adult"])
        table.attack_cards("cut-5")
        table.play("sentry", action, adult)
        assert table.told(result)[0]["args"]["injuries"] == 1 + (known and injuries > 0)


@KNOWN
@cites("lockdown/weakness/knowledge-level")
def test_dull_hearing_hears_no_danger(known: bool) -> None:
    table = expert("dull-hearing", known)
    table.explore(19)
    adult = table.intruder("adult", 20)
    table.turn("sentry")
    table.fate(noise=["danger"])
    table.play("sentry", "move/room:19")
    g = table.state
    assert table.intruders()[adult] == ("room:20" if known else "room:19")
    assert g.noise == (g.board.spot_mask[19] if known else 0)


@KNOWN
@pytest.mark.parametrize(("room", "verb"), [(20, "move"), (7, "crawl")])
@pytest.mark.parametrize("token", ["danger-3", "silence-1"])
@cites("lockdown/weakness/knowledge-level", "lockdown/exploration/silence-slimed")
def test_nor_the_danger_of_a_token_not_even_behind_the_vents(known: bool, room: int, verb: str, token: str) -> None:
    table = expert("dull-hearing", known, "survivor", room=19)
    table.tile(3, "nest")  # finding it gives knowledge
    table.slime("survivor")
    table.token(room, token)
    other = table.state.board.neighbours[room][-1]
    adult = table.intruder("adult", other)
    table.hand("survivor", "vents", "rest", "search", "search")
    table.turn("survivor")
    table.attack_cards("blood-rage-5")
    if verb == "crawl":
        table.play("survivor", "play/card:vents")
    table.play("survivor", verb, f"room:{room}")
    assert table.intruders()[adult] == f"room:{other if known else room}"
    assert bool(table.state.noise) == known


@KNOWN
@cites("lockdown/weakness/knowledge-level")
def test_a_sleeping_brood_does_not_hear_who_breaks_its_eggs(known: bool) -> None:
    table = expert("sleeping-brood", known, room=DARK)
    table.object("egg", DARK)
    table.turn("sentry")
    table.fate(combat=["hit"], noise=[] if known else ["1"])
    table.play("sentry", "melee/object:egg")
    assert table.room(DARK).objects == []
    assert bool(table.told("noise-rolled")) == (not known)


@KNOWN
@pytest.mark.parametrize("item", ["combat-knife", "scalpel", "grenade", "thermite-charge"])
@cites("lockdown/weakness/knowledge-level", "lockdown/egg/destroy-noise")
def test_nor_does_it_hear_a_blade_or_a_bomb(known: bool, item: str) -> None:
    table = expert("sleeping-brood", known, room=DARK)
    table.object("egg", DARK)
    table.give("sentry", item)
    table.turn("sentry")
    table.fate(combat=["hit"] if item == "combat-knife" else [], noise=[] if known else ["1"])
    table.fate(wound=["hand"] if item == "grenade" else [])
    how = next((way for way in ways(table, "sentry", item) if way.endswith("object:egg")), "")
    if how:
        table.play("sentry", how)
    assert table.room(DARK).objects == []
    assert bool(table.told("noise-rolled")) == (not known)


@KNOWN
@cites("lockdown/weakness/knowledge-level")
def test_nor_who_carries_one_off(known: bool) -> None:
    table = expert("sleeping-brood", known)
    table.place("sentry", table.lay("nest"))
    table.turn("sentry")
    table.fate(noise=[] if known else ["silence"])
    table.play("sentry", "room-action")
    assert table.of("sentry").objects == ["egg"]
    assert bool(table.told("noise-rolled")) == (not known)
