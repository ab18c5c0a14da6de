"""The original intruders in the facility: their own tokens, attacks and weaknesses, and a deck of events."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.box import ATTACK_DECK, EVENT_DECK, OUT, WEAKNESS, WEAKNESS_SLOTS
from hullbreach.nemesis.scenario import LockdownTable, scenario
from hullbreach.rulebook.citing import cites
from tests.lockdown.hunters.below import DARK, LIT
from tests.lockdown.printed import lockdown
from tests.nemesis.original import PRINTED


def hunted(*names: str, room: int = DARK, seed: int = 5) -> LockdownTable:
    """These characters in one room; section 2 is dark, the others have power."""
    table = scenario("lockdown", crew=names or ("sentry",), seed=seed, species="intruders")
    table.power()
    table.dark(2)
    table.clock(13, on=True)
    for name in table.seats:
        table.place(name, room)
    table.state.first_encounter = True
    table.turn(table.seats[0])
    return table


@cites("lockdown/original-intruders/decks")
def test_they_attack_with_their_own_cards_and_bring_twenty_events() -> None:
    g = hunted().state
    box = g.box
    attacks = [box.attacks[g.face[back]] for back in g.zones[ATTACK_DECK]]
    assert sorted(attacks) == sorted(attack.id for attack in PRINTED.attacks.attack for _ in attack.blood)
    events = {box.events[g.face[back]] for back in g.zones[EVENT_DECK]}
    assert events == {event.id for event in lockdown("intruders").events.event}
    assert set(box.attack_effects) == {attack.id for attack in PRINTED.attacks.attack}
    assert {event.effect for event in box.tables.events.event} == set(box.event_effects)
    assert len(box.tables.events.event) == 20
    dark = {event.effect for event in box.tables.events.event if event.dark}
    assert dark - set(box.dark_parts) == {"regeneration-facility", "hunt-facility"}


@cites("lockdown/encounter/definition")
def test_summoning_brings_an_intruder_out_of_the_bag_to_the_character_who_is_attacked() -> None:
    table = hunted(room=LIT)
    queen = table.intruder("queen", LIT)
    table.bag(blank=1, adult_4=1)
    table.turn("sentry")
    table.fate(bag=["adult-4"])
    table.attack_cards("summoning-3")
    table.event_phase("nest-facility", bag="blank")
    assert table.intruders() == {queen: f"room:{LIT}", "intruder:adult-1": f"room:{LIT}"}


@cites("lockdown/original-intruders/decks", "lockdown/terms/resolution-order")
def test_a_frenzy_strikes_the_whole_room_the_first_player_first() -> None:
    table = hunted("sentry", "hacker", "janitor", room=LIT)
    table.intruder("queen", LIT)
    table.first_player("hacker")
    table.turn("hacker")
    table.attack_cards("frenzy-3")
    table.event_phase("regeneration-facility")
    assert [event["args"]["who"] for event in table.told("serious-wound")] == ["seat:1", "seat:2", "seat:0"]


@cites("lockdown/original-intruders/tokens")
def test_the_number_of_a_token_is_the_same_in_light_and_in_darkness() -> None:
    g = hunted().state
    assert all(light == dark for _, (light, dark) in g.box.tokens)
    assert sum(g.box.token_counts) == sum(len(row.numbers) for row in PRINTED.tokens.intruder)
    assert (g.site.fire_left(g), g.site.door_tokens) == (12, 11)


@cites("lockdown/original-intruders/weakness-cards-removed")
def test_two_weaknesses_are_left_out() -> None:
    names = hunted().state.box.weaknesses
    assert len(names) == 1 + 6
    assert not {"vulnerability-to-fire", "susceptibility-to-phosphates"} & set(names)


@cites("lockdown/original-intruders/laboratory-board")
def test_three_random_weaknesses_lie_face_down_and_five_eggs_in_the_nest() -> None:
    dealt = [hunted(seed=seed).state for seed in range(4)]
    assert len({g.face[back] for g in dealt for back in g.zones[WEAKNESS_SLOTS]}) > 4
    g = dealt[0]
    assert (g.discovered, len(g.eggs_in_nest())) == (0, 5)
    assert [g.seen[back] for back in g.zones[WEAKNESS_SLOTS]] == [0, 0, 0]
    left = [back for back in g.zones[OUT] if g.family[back] == WEAKNESS]
    assert [g.seen[back] for back in left] == [0, 0, 0]


@cites("lockdown/original-intruders/weakness-active-for-all")
@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("name", ["sentry", "hacker"])
def test_a_weakness_that_is_known_works_for_everybody(known: bool, name: str) -> None:
    table = hunted("sentry", "hacker")
    table.weakness(3, "brink-of-extinction", discovered=known)
    adult = table.intruder("adult", DARK, injuries=1)
    table.turn(name)
    table.fate(combat=["hit"])
    table.attack_cards("scratch-3")
    table.play(name, "melee", adult)
    g = table.state
    assert [g.knowledge[who] for who in (0, 1)] == [1, 1]
    assert all(g.species.benefits(g, who, "brink-of-extinction") == known for who in (0, 1))
    assert (adult not in table.intruders()) == known


@cites("lockdown/original-intruders/weakness-active-for-all", "lockdown/knowledge/analyze", "lockdown/room/laboratory")
def test_any_object_brings_the_first_hidden_weakness_to_light() -> None:
    table = hunted("hacker")
    room = table.lay("laboratory-facility")
    table.object("egg", room)
    table.object("carcass", room)
    table.place("hacker", room)
    table.power()
    table.turn("hacker")
    for thing, discovered in (("carcass", 0b001), ("egg", 0b011)):
        table.play("hacker", "room-action")
        if table.options("hacker")[0].startswith("analyse"):
            table.play("hacker", f"analyse/object:{thing}")
        assert table.state.discovered == discovered
        table.turn("hacker")
    assert table.of("hacker").knowledge == 7


# -- events ---------------------------------------------------------------------------------------------------


@cites("lockdown/event/effect")
def test_regeneration_is_complete_in_dark_rooms() -> None:
    table = hunted(room=26)
    lit, dark, stairs = (table.intruder("adult", room, injuries=3) for room in (1, 8, 6))
    assert table.state.section(6) == 0
    table.turn("sentry")
    table.event_phase("regeneration-facility")
    assert (table.injuries(lit), table.injuries(dark), table.injuries(stairs)) == (2, 0, 0)


@cites("lockdown/event/effect")
def test_in_dark_rooms_all_hunt_and_elsewhere_only_adults() -> None:
    table = hunted("sentry", "hacker")
    table.place("hacker", LIT)
    foes = [table.intruder(kind, room) for room in (14, 19) for kind in ("larva", "adult")]
    table.turn("sentry")
    table.event_phase("hunt-3-facility")
    assert [table.intruders()[foe] for foe in foes] == ["room:12", "room:12", "room:19", "room:18"]


@pytest.mark.parametrize("burns", [False, True])
@cites("lockdown/event/effect")
def test_flammable_stores(burns: bool) -> None:
    table = hunted()
    if burns:
        table.fire(LIT)
    table.turn("sentry")
    table.event_phase("flammable-stores")
    assert list(table.state.rooms_in(table.state.fire)) == ([18, 19, 22] if burns else [18])


@cites("lockdown/event/effect")
def test_slimed_prey_rolls_for_noise_in_darkness() -> None:
    table = hunted("sentry", "hacker", "janitor")
    table.place("hacker", LIT)
    table.place("janitor", 8)
    for name in ("sentry", "hacker"):
        table.slime(name)
    table.bag(blank=1)
    table.turn("sentry")
    table.fate(noise=["1"], bag=["blank"])
    table.event_phase("scent-of-prey-facility")
    g = table.state
    assert [event["args"]["who"] for event in table.told("noise-rolled")] == ["seat:0"]
    assert g.noise & g.board.spot_mask[LIT] == g.board.spot_mask[LIT]
    assert not table.has_noise("corridor:8-9"), "nobody smells the janitor, who is not slimed"


@cites("lockdown/event/effect")
def test_slimed_prey_in_combat_does_not_roll() -> None:
    table = hunted()
    table.slime("sentry")
    table.intruder("queen", DARK)
    table.state.hidden_from_attack = True
    table.turn("sentry")
    table.event_phase("scent-of-prey-facility")
    assert table.told("noise-rolled") == []
    assert table.state.noise == table.state.board.spot_mask[DARK]


@cites("lockdown/event/effect")
def test_a_brownout_costs_the_highest_token_or_makes_noise() -> None:
    table = hunted()
    before = table.state.powered
    table.event_phase("brownout")
    assert table.state.powered == before - (1 << before.bit_length() - 1)
    table = hunted()
    table.power(on=False)
    table.turn("sentry")
    table.event_phase("brownout")
    assert table.has_noise("corridor:technical")


@cites("lockdown/event/effect")
def test_an_unscheduled_launch_removes_the_next_css_token() -> None:
    table = hunted()
    table.clock(11)
    before = table.css_track()
    table.event_phase("unscheduled-launch")  # time is at 10 by then, where the first one lies
    g = table.state
    gone = set(before) - set(table.css_track())
    assert 8 in gone
    assert 6 not in gone
    assert any(g.family[back] == g.family[g.css_at[6]] and g.seen[back] for back in g.zones[OUT])
