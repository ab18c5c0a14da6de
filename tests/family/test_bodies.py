"""Wounds, contamination and death."""

from __future__ import annotations

import pytest

from hullbreach.kernel import EVERYONE
from hullbreach.nemesis import box
from hullbreach.nemesis.rules.contamination import Contaminate
from hullbreach.nemesis.rules.wounds import HealLight, LightWound, SeriousWound
from hullbreach.nemesis.species.intruders.creatures import LARVA
from hullbreach.rulebook.citing import cites_shared
from tests.family.scene import Scene, is_shuffled


@cites_shared("nemesis/wound/light-first", "nemesis/wound/light-second", "nemesis/wound/light-third")
def test_two_light_wounds_go_on_the_track_and_the_third_becomes_a_serious_one(game: str) -> None:
    scene = Scene(game)
    for light in (1, 2):
        scene.carry_out(LightWound(0))
        assert (scene.table.of(0).light_wounds, scene.table.of(0).serious_wounds) == (light, [])
        assert scene.table.game.view(1)["crew"][0]["light"] == light
    scene.table.fate(wound=["leg"])
    scene.carry_out(LightWound(0), LightWound(0))
    assert (scene.table.of(0).light_wounds, scene.table.of(0).serious_wounds) == (1, ["leg"])


@cites_shared("nemesis/wound/light-third")
def test_every_third_light_wound_is_one_serious_wound_more(game: str) -> None:
    scene = Scene(game)
    scene.table.fate(wound=["leg", "hand"])
    scene.carry_out(*[LightWound(0)] * 6)
    assert (scene.table.of(0).light_wounds, scene.table.of(0).serious_wounds) == (0, ["leg", "hand"])


@cites_shared("nemesis/wound/light-second")
def test_on_the_lower_space_there_are_two_wounds_to_heal(game: str) -> None:
    scene = Scene(game)
    scene.carry_out(LightWound(0), LightWound(0))
    for left in (1, 0):
        scene.carry_out(HealLight(0, 1))
        assert scene.table.of(0).light_wounds == left


@cites_shared("nemesis/wound/serious-card")
def test_a_serious_wound_is_a_card_whose_effect_applies_at_once_and_lasts(game: str) -> None:
    scene = Scene(game)
    deck = len(scene.table.state.zones[box.WOUND_DECK])
    scene.table.fate(wound=["body"])
    scene.carry_out(SeriousWound(0))
    assert scene.table.of(0).serious_wounds == ["body"]
    assert len(scene.table.state.zones[box.WOUND_DECK]) == deck - 1
    scene.table.hand(0)
    scene.table.turn(0)
    scene.table.event_phase()
    assert len(scene.table.of(0).hand) == 4


@cites_shared("nemesis/wound/serious-card")
def test_a_wounded_arm_drops_at_once_what_it_held(game: str) -> None:
    scene = Scene(game)
    scene.arm()
    scene.table.give(0, scene.ground.rifle)
    scene.table.turn(0)
    scene.table.fate(wound=["arm"])
    scene.carry_out(SeriousWound(0))
    assert scene.table.options(0) == [f"drop/item:{scene.ground.gun}", f"drop/item:{scene.ground.rifle}"]
    scene.table.play(0, f"drop/item:{scene.ground.gun}")
    assert scene.table.of(0).heavy == [scene.ground.rifle]


@cites_shared("nemesis/wound/serious-card")
def test_healed_wounds_are_shuffled_into_a_new_deck_when_it_runs_out(game: str) -> None:
    scene = Scene(game)
    zones = scene.table.state.zones
    zones[box.WOUND_DISCARD].extend(zones[box.WOUND_DECK])
    zones[box.WOUND_DECK].clear()
    discards = scene.faces(box.WOUND_DISCARD)
    scene.carry_out(SeriousWound(0))
    assert len(scene.table.of(0).serious_wounds) == 1
    assert (len(zones[box.WOUND_DECK]), zones[box.WOUND_DISCARD]) == (len(discards) - 1, [])
    assert is_shuffled(scene.faces(box.WOUND_DECK), discards)


@cites_shared("nemesis/wound/serious-card")
def test_the_last_wound_of_the_deck_is_drawn_before_any_shuffle(game: str) -> None:
    scene = Scene(game)
    zones = scene.table.state.zones
    *others, last = zones[box.WOUND_DECK]
    zones[box.WOUND_DISCARD].extend(others)
    zones[box.WOUND_DECK][:] = [last]
    scene.carry_out(SeriousWound(0))
    assert (zones[box.WOUND_DECK], zones[box.WOUND_DISCARD]) == ([], others)


@cites_shared("nemesis/wound/serious-not-cumulative")
def test_two_identical_wounds_have_the_effect_of_one_but_count_as_two(game: str) -> None:
    scene = Scene(game)
    scene.table.wound(0, "body", "body", "bleeding")
    scene.table.wound(1, "bleeding", "bleeding")
    scene.table.turn(1)
    scene.table.play(1, "pass")
    assert scene.table.of(1).light_wounds == 1
    scene.carry_out(LightWound(0))
    assert scene.table.of(0).dead


def cost(scene: Scene, option_id: str) -> int:
    """How many cards seat 0 pays for this."""
    return next(option.cost for option in scene.table.game.choice.options if option.id == option_id)


@cites_shared("nemesis/wound/serious-card", "nemesis/wound/serious-not-cumulative")
@pytest.mark.parametrize("count", [1, 2])
def test_a_hand_makes_items_dearer_by_one_card_and_a_leg_an_escape(game: str, count: int) -> None:
    scene = Scene(game)
    scene.table.give(0, "clothes")
    scene.table.slime(0)
    scene.table.turn(0)
    before = cost(scene, "use/item:clothes")
    scene.table.wound(0, *["hand"] * count)
    scene.table.turn(0)
    assert cost(scene, "use/item:clothes") == before + 1
    scene = Scene(game)
    scene.meet("larva")
    before = cost(scene, f"move/{scene.hall}")
    scene.table.wound(0, *["leg"] * count)
    scene.table.turn(0)
    assert cost(scene, f"move/{scene.hall}") == before + 1


@cites_shared("nemesis/wound/serious-card", "nemesis/wound/serious-not-cumulative")
@pytest.mark.parametrize("count", [1, 2])
def test_a_body_costs_one_card_a_round_and_bleeding_one_light_wound(game: str, count: int) -> None:
    scene = Scene(game)
    scene.table.wound(0, *["body"] * count)
    scene.table.hand(0)
    scene.table.wound(1, *["bleeding"] * count)
    scene.table.turn(1)
    scene.table.play(1, "pass")
    assert scene.table.of(1).light_wounds == 1
    scene.table.turn(0)
    scene.table.event_phase()
    assert len(scene.table.of(0).hand) == 4


@cites_shared("nemesis/wound/serious-not-cumulative")
def test_with_two_wounded_arms_one_hand_is_left_as_with_one(game: str) -> None:
    scene = Scene(game)
    scene.arm()
    scene.table.wound(0, "arm")
    scene.table.fate(wound=["arm"])
    scene.carry_out(SeriousWound(0))
    assert scene.table.of(0).serious_wounds == ["arm", "arm"]
    assert scene.table.of(0).heavy == [scene.ground.gun]
    assert scene.table.game.view(1)["crew"][0]["hand_slots"] == 1


@cites_shared("nemesis/wound/death")
@pytest.mark.parametrize("wound", [LightWound(0), SeriousWound(0)])
def test_any_wound_after_three_serious_ones_dressed_or_not_kills(game: str, wound: LightWound | SeriousWound) -> None:
    scene = Scene(game)
    scene.table.wound(0, "hand", "bleeding")
    scene.carry_out(SeriousWound(0))
    assert not scene.table.of(0).dead
    scene.carry_out(wound)
    assert scene.table.of(0).dead
    scene = Scene(game)
    scene.table.wound(0, "hand", "leg", "arm", dressed=True)
    scene.carry_out(wound)
    assert scene.table.of(0).dead


@cites_shared("nemesis/wound/death-remains")
def test_corpse_and_carried_objects_stay_in_the_room_and_all_items_leave_the_game(game: str) -> None:
    scene = Scene(game)
    scene.arm()
    gun, rifle, tape = scene.ground.gun, scene.ground.rifle, scene.ground.tape
    scene.table.give(0, "grenade", rifle, tape)
    scene.table.object("egg", scene.table.seats[0])
    attached = scene.table.state.held(0, tape)
    scene.table.turn(0)
    scene.table.play(0, f"use/item:{tape}")
    scene.table.play(0, f"tape/item:{gun}/item:{rifle}")
    held = [attached, *scene.table.state.inventory(0), *scene.table.state.hands(0), *scene.table.state.quests(0)]
    scene.table.wound(0, "hand", "bleeding", "body")
    scene.table.larva(0)
    scene.carry_out(LightWound(0))
    assert scene.table.room(scene.near[4]).crew == []
    assert not scene.table.of(0).infested
    assert sorted(scene.table.room(scene.near[4]).objects) == ["corpse-0", "egg"]
    assert set(held) <= set(scene.table.state.zones[box.OUT])
    person = scene.table.of(0)
    assert (person.dead, person.items, person.heavy, person.quests) == (True, [], [], [])


@cites_shared("nemesis/wound/death-remains")
def test_whoever_dies_with_both_hands_full_leaves_both_objects_behind(game: str) -> None:
    scene = Scene(game)
    scene.table.lose_items(0)
    scene.table.object("egg", scene.table.seats[0])
    scene.table.object("carcass", scene.table.seats[0])
    scene.table.wound(0, "hand", "bleeding", "body")
    scene.carry_out(LightWound(0))
    assert sorted(scene.table.room(scene.near[4]).objects) == ["carcass", "corpse-0", "egg"]


def in_the_emergency_room(game: str) -> tuple[Scene, str]:
    scene = Scene(game)
    room = f"room:{scene.table.lay('emergency-room')}"
    scene.stand(room)
    return scene, room


@cites_shared("nemesis/wound/dress", "nemesis/room/emergency-room")
def test_a_dressed_wound_has_no_effect_but_still_counts(game: str) -> None:
    scene, room = in_the_emergency_room(game)
    scene.table.place(1, room)
    scene.table.wound(0, "body", "arm", "leg")
    scene.table.wound(1, "body")
    scene.table.light(0, 1)
    scene.table.turn(0)
    assert scene.table.state.hand_slots(0) == 1
    scene.table.play(0, "room-action", room)
    scene.table.play(0, "dress-all")
    assert scene.table.of(0).light_wounds == 1
    assert scene.table.of(1).serious_wounds == ["body"]
    assert scene.table.of(0).serious_wounds == []
    assert sorted(scene.table.of(0).dressed_wounds) == ["arm", "body", "leg"]
    assert scene.table.state.hand_slots(0) == 2
    scene.carry_out(LightWound(0))
    assert scene.table.of(0).dead


@cites_shared("nemesis/wound/heal", "nemesis/room/emergency-room")
def test_only_a_dressed_wound_can_be_healed_and_its_card_is_discarded(game: str) -> None:
    scene, room = in_the_emergency_room(game)
    scene.table.wound(0, "leg")
    scene.table.wound(0, "arm", "body", dressed=True)
    scene.table.light(0, 2)
    scene.table.place(1, room)
    scene.table.wound(1, "hand", dressed=True)
    scene.table.light(1, 1)
    scene.table.turn(0)
    scene.table.play(0, "room-action", room)
    heals = ["heal/seat:0/wound:arm", "heal/seat:0/wound:body"]
    assert scene.table.options(0) == ["dress-all", *heals, "heal-light"]
    scene.table.play(0, "heal/seat:0/wound:arm")
    assert (scene.table.of(0).dressed_wounds, scene.table.of(0).serious_wounds) == (["body"], ["leg"])
    assert scene.table.of(0).light_wounds == 2
    assert len(scene.table.state.zones[box.WOUND_DISCARD]) == 1


@cites_shared("nemesis/wound/heal", "nemesis/room/emergency-room")
def test_of_two_dressed_wounds_the_other_stays(game: str) -> None:
    scene, room = in_the_emergency_room(game)
    scene.table.wound(0, "arm", dressed=True)
    scene.table.wound(0, "leg", dressed=True)
    scene.table.turn(0)
    scene.table.play(0, "room-action", room)
    scene.table.play(0, "heal/seat:0/wound:arm")
    assert scene.table.of(0).dressed_wounds == ["leg"]


@cites_shared("nemesis/wound/heal", "nemesis/room/emergency-room")
def test_all_light_wounds_are_healed_at_once_and_nothing_else(game: str) -> None:
    scene, room = in_the_emergency_room(game)
    scene.table.light(0, 2)
    scene.table.wound(0, "leg")
    scene.table.place(1, room)
    scene.table.light(1, 1)
    scene.table.turn(0)
    scene.table.play(0, "room-action", room)
    assert scene.table.options(0) == ["dress-all", "heal-light"]
    scene.table.play(0, "heal-light")
    assert (scene.table.of(0).light_wounds, scene.table.of(0).serious_wounds) == (0, ["leg"])
    assert scene.table.of(1).light_wounds == 1


# -- contamination --------------------------------------------------------------------------------------------


def resting(game: str, *cards: str) -> Scene:
    """Seat 0 holds Rest and these contamination cards, `infected` or `clean`."""
    scene = Scene(game)
    scene.table.hand(0, "rest", "demolition")
    scene.table.contaminate(0, *cards, where="hand")
    scene.table.turn(0)
    return scene


@cites_shared("nemesis/contamination/scan", "nemesis/action/rest")
def test_every_card_is_scanned_before_it_goes_and_only_clean_ones_go(game: str) -> None:
    scene = resting(game, "clean", "infected", "clean")
    scene.table.play(0, "play/card:rest")
    assert scene.table.told("scanned")[0]["args"] == {"who": "seat:0", "count": 3, "infected": 1}
    assert scene.table.of(0).hand.count("contamination") == 1
    g = scene.table.state
    assert [g.seen[g.infection_of(card)] for card in g.contaminations(g.hand(0))] == [EVERYONE]


@cites_shared("nemesis/contamination/scan")
def test_a_card_that_is_not_infected_brings_no_larva(game: str) -> None:
    scene = resting(game, "clean", "clean")
    scene.table.play(0, "play/card:rest")
    assert scene.table.told("scanned")[0]["args"] == {"who": "seat:0", "count": 2, "infected": 0}
    assert not scene.table.of(0).infested


@cites_shared("nemesis/contamination/scan")
def test_once_the_cards_are_shuffled_nobody_knows_a_scanned_one_any_more(game: str) -> None:
    scene = resting(game, "infected")
    scene.table.contaminate(0, "clean", where="discard")
    scene.table.play(0, "play/card:rest")
    g = scene.table.state
    (scanned,) = (g.infection_of(card) for card in g.contaminations(g.hand(0)))
    assert g.seen[scanned] == EVERYONE
    g.discards(0).extend(g.hand(0) + g.draw_pile(0))
    g.hand(0).clear()
    g.draw_pile(0).clear()
    scene.table.turn(0)
    scene.table.event_phase()
    assert [g.seen[scanned] >> seat & 1 for seat in (0, 1)] == [0, 0]


@cites_shared("nemesis/contamination/to-discard-pile")
def test_when_no_contamination_card_is_left_none_is_gained(game: str) -> None:
    scene = Scene(game)
    scene.table.state.zones[box.CONTAMINATION_DECK].clear()
    before = scene.table.of(0).discards
    scene.carry_out(Contaminate(0))
    assert "contamination" not in before
    assert scene.table.of(0).discards == before


@cites_shared("nemesis/contamination/to-discard-pile")
def test_whose_turn_it_is_does_not_matter_to_whose_pile_the_card_goes(game: str) -> None:
    scene = Scene(game)
    scene.carry_out(Contaminate(1))
    assert scene.table.of(1).discards == ["contamination"]
    assert "contamination" not in scene.table.of(0).discards


@cites_shared("nemesis/action/rest", "nemesis/contamination/scan-infected", "nemesis/contamination/second-larva")
def test_rest_costs_nothing_and_is_for_the_hand_and_for_quiet_times_only(game: str) -> None:
    scene = Scene(game)
    scene.table.hand(0, "rest")
    scene.table.contaminate(0, "clean", where="hand")
    scene.table.contaminate(0, "clean", where="deck")
    scene.table.contaminate(0, "clean", where="discard")
    scene.meet("adult", where=scene.hall)
    scene.table.play(0, "play/card:rest")
    person = scene.table.of(0)
    assert (person.hand, person.discards) == ([], ["contamination", "rest"])
    assert person.deck.count("contamination") == 1
    assert not person.infested
    scene.table.hand(0, "rest")
    scene.meet("larva")
    assert "play/card:rest" not in scene.table.options(0)
    assert scene.table.refusals(0)["play/card:rest"] == f"{game}/action/out-of-combat-only"


@cites_shared("nemesis/contamination/scan-infected", "nemesis/action/rest")
@pytest.mark.parametrize("count", [1, 2])
def test_infected_cards_stay_and_bring_one_larva_however_many_they_are(game: str, count: int) -> None:
    scene = resting(game, *["infected"] * count)
    scene.table.first_player(1)
    scene.table.turn(0)
    scene.table.play(0, "play/card:rest")
    assert (scene.table.of(0).infested, scene.table.of(0).dead) == (True, False)
    assert scene.table.of(0).hand.count("contamination") == count


@cites_shared("nemesis/contamination/scan-infected")
def test_a_character_board_gets_its_larva_though_all_miniatures_are_in_use(game: str) -> None:
    scene = resting(game, "infected")
    first, end = scene.table.state.box.miniatures_of[LARVA]
    scene.meet(*["larva"] * (end - first), where=scene.near[1])
    scene.table.play(0, "play/card:rest")
    assert scene.table.of(0).infested


@cites_shared("nemesis/contamination/second-larva")
def test_an_infected_card_kills_whoever_has_a_larva_and_a_creeper_appears(game: str) -> None:
    scene = resting(game, "infected")
    scene.table.larva(0)
    scene.table.first_player(1)
    scene.meet("adult", where=scene.near[1])
    scene.table.play(0, "play/card:rest")
    assert scene.table.of(0).dead
    assert scene.table.room(scene.near[4]).intruders == ["creeper"]


@cites_shared("nemesis/room/surgery-scan", "nemesis/room/surgery-wound-and-pass", "nemesis/contamination/scan")
def test_the_surgery_takes_infected_cards_and_larva_wounds_and_makes_one_pass(game: str) -> None:
    scene = Scene(game)
    room = f"room:{scene.table.lay('surgery')}"
    for where in ("deck", "hand", "discard"):
        scene.table.contaminate(0, "infected", "clean", where=where)
    scene.table.larva(0)
    scene.stand(room)
    scene.table.play(0, "room-action", room)
    person = scene.table.of(0)
    cards = person.hand + person.deck + person.discards
    assert (person.infested, cards.count("contamination"), person.light_wounds, person.passed) == (False, 3, 1, True)
    assert (person.hand, person.discards) == ([], [])
    g = scene.table.state
    assert not any(g.is_infected(card) for card in g.contaminations(g.draw_pile(0)))
    assert scene.table.told("scanned")[0]["args"]["count"] == 6
    assert scene.table.told("infested") == []


@cites_shared("nemesis/room/surgery-scan")
def test_the_surgery_takes_a_larva_from_somebody_without_an_infected_card(game: str) -> None:
    scene = Scene(game)
    room = f"room:{scene.table.lay('surgery')}"
    scene.table.contaminate(0, "clean", where="hand")
    scene.table.larva(0)
    scene.stand(room)
    scene.table.play(0, "room-action", room)
    assert not scene.table.of(0).infested


@cites_shared("nemesis/room/surgery-wound-and-pass")
def test_the_surgery_leaves_no_card_in_a_place_of_its_own(game: str) -> None:
    games = []
    for seed in range(4):
        scene = Scene(game, seed=seed)
        room = f"room:{scene.table.lay('surgery')}"
        scene.table.hand(0, "rest", "search", "demolition")
        scene.stand(room)
        scene.table.play(0, "room-action", room)
        games.append(scene.table.of(0).deck)
    for card in games[0]:
        assert len({deck.index(card) for deck in games}) > 1, card
    assert all(len(set(places)) > 1 for places in zip(*games, strict=True))


@cites_shared("nemesis/room/surgery-wound-and-pass")
def test_the_surgery_shuffles_all_cards_into_the_action_deck_after_the_wound(game: str) -> None:
    scene = Scene(game)
    room = f"room:{scene.table.lay('surgery')}"
    scene.table.hand(0, "rest", "search", "demolition")
    scene.table.contaminate(0, "infected", where="discard")
    scene.stand(room)
    g = scene.table.state
    before = [g.face[back] for back in g.draw_pile(0)]
    scene.table.play(0, "room-action", room)
    assert len(before) >= 7
    assert is_shuffled([g.face[back] for back in g.draw_pile(0)], before)
    assert len(g.draw_pile(0)) == 10
    order = ["contamination-removed", "light-wound", "everything-shuffled", "passed"]
    assert [kind for kind in scene.kinds_told() if kind in order] == order
