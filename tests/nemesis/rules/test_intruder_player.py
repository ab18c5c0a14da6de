"""The intruder player: who becomes it, how it plays, what the game is like from then on."""

from __future__ import annotations

from random import Random

import pytest

from hullbreach import Refused
from hullbreach.describers import describer_for
from hullbreach.lab import properties
from hullbreach.nemesis import box
from hullbreach.nemesis.rules.everyone_passes import EveryonePasses
from hullbreach.nemesis.rules.wounds import Die
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX

CREW = ("captain", "scout", "soldier")
MORTAL = ("leg", "arm", "hand")
"""Wounds after which any other kills."""


def ship(*names: str, seed: int = 3) -> NemesisTable:
    """These characters apart from each other, the first about to act, the first encounter over."""
    table = scenario("nemesis", crew=names or CREW, seed=seed, **{"intruder-player": "on"})
    for name, room in zip(names or CREW, (1, 11, 20, 21), strict=False):
        table.place(name, room)
    table.state.first_encounter = True
    table.turn((names or CREW)[0])
    return table


def reign(*cards: str, crew: tuple[str, ...] = CREW, seed: int = 3) -> NemesisTable:
    """The captain is dead and controls the intruders with these cards; the scout is in the Cockpit."""
    table = ship(*crew, seed=seed)
    table.control_intruders("captain", *cards)
    table.first_player("scout")
    table.place("scout", 1)
    table.intruder_turn()
    return table


def burn_to_death(table: NemesisTable, name: str, *wounds: str) -> None:
    """The character passes in a burning room with three serious wounds, or with these and what there is."""
    table.wound(name, *(wounds or MORTAL))
    table.fire(table.of(name).room)
    table.turn(name)
    table.play(name, "pass")
    assert table.of(name).dead


def asked(table: NemesisTable) -> str:
    return table.game.choice.ask


def in_order(table: NemesisTable) -> list[str]:
    """Whose turns have begun since the last play."""
    return [event["args"]["who"] for event in table.told() if event["kind"].endswith("turn-begins")]


# -- taking over ----------------------------------------------------------------------------------------------


@cites("nemesis/intruder-player/eligible")
def test_the_first_player_whose_character_dies_may_go_on_by_controlling_the_intruders() -> None:
    table = ship()
    burn_to_death(table, "scout")
    assert table.options("scout") == ["control-intruders", "stay-out"]
    table.play("scout", "control-intruders")
    assert table.game.view()["intruder_player"] == "seat:1"
    burn_to_death(table, "captain")
    assert asked(table) == "ask-action"


@cites("nemesis/intruder-player/eligible")
def test_whoever_declines_leaves_the_intruders_alone_for_good() -> None:
    table = ship()
    burn_to_death(table, "scout")
    table.play("scout", "stay-out")
    assert table.told("intruders-left-alone")
    burn_to_death(table, "captain")
    assert asked(table) == "ask-action"
    assert table.game.view()["intruder_player"] is None


@cites("nemesis/intruder-player/eligible")
def test_without_the_option_nobody_is_asked() -> None:
    table = scenario("nemesis", crew=CREW, seed=3)
    table.place("captain", 1)
    burn_to_death(table, "captain")
    assert asked(table) == "ask-action"


def eclosion() -> NemesisTable:
    """The soldier, who is first in turn order, and the scout die of their larvae in the event phase."""
    table = ship()
    table.first_player("soldier")
    table.larva("scout")
    table.larva("soldier")
    table.turn("captain")
    table.event_phase(event="eclosion")
    assert [event["args"]["who"] for event in table.told("died")] == ["seat:2", "seat:1"]
    return table


@cites("nemesis/intruder-player/simultaneous-deaths")
def test_of_those_who_die_of_one_event_the_lower_player_number_is_asked_first() -> None:
    table = eclosion()
    assert table.options("scout") == ["control-intruders", "stay-out"]
    table.play("scout", "control-intruders")
    assert table.game.view()["intruder_player"] == "seat:1"
    assert asked(table) == "ask-action"


@cites("nemesis/intruder-player/simultaneous-deaths")
def test_it_is_the_player_number_that_counts_not_the_seat() -> None:
    table = ship()
    table.state.number[1], table.state.number[2] = table.state.number[2], table.state.number[1]
    table.larva("scout")
    table.larva("soldier")
    table.first_player("scout")
    table.turn("captain")
    table.event_phase(event="eclosion")
    assert table.options("soldier") == ["control-intruders", "stay-out"]
    assert table.options("scout") == []


@cites("nemesis/intruder-player/simultaneous-deaths")
def test_those_who_die_in_one_decompression_die_at_the_same_time() -> None:
    table = ship("captain", "scout", "soldier", "pilot")
    for name in ("soldier", "scout"):
        table.place(name, 13)
    table.first_player("soldier")
    for corridor in ("10-13", "13-14", "13-19"):
        table.door(f"corridor:{corridor}")
    table.state.airlock = 13
    table.turn("captain")
    table.event_phase()
    assert [table.of(name).dead for name in table.seats] == [False, True, True, False]
    assert table.options("scout") == ["control-intruders", "stay-out"]


@cites("nemesis/intruder-player/simultaneous-deaths")
def test_those_whom_one_grenade_kills_die_at_the_same_time() -> None:
    table = ship()
    table.state.number[1], table.state.number[2] = table.state.number[2], table.state.number[1]
    for name in ("scout", "soldier"):
        table.place(name, 2)
        table.wound(name, *MORTAL)
    table.intruder("adult", 2)
    table.give("captain", "grenade")
    table.turn("captain")
    table.play("captain", "use/item:grenade")
    assert [event["args"]["who"] for event in table.told("died")] == ["seat:1", "seat:2"]
    assert table.options("soldier") == ["control-intruders", "stay-out"]


@cites("nemesis/intruder-player/eligible", "nemesis/intruder-player/simultaneous-deaths")
def test_the_other_is_asked_if_the_lower_number_declines() -> None:
    table = eclosion()
    table.play("scout", "stay-out")
    table.play("soldier", "control-intruders")
    assert table.game.view()["intruder_player"] == "seat:2"


@cites("nemesis/intruder-player/simultaneous-deaths")
def test_one_attack_card_that_kills_two_kills_them_at_the_same_time() -> None:
    table = ship()
    for name in ("scout", "soldier"):
        table.place(name, 11)
        table.wound(name, "leg", "arm")
    table.first_player("soldier")
    table.intruder("breeder", 11)
    table.turn("captain")
    table.attack_cards("frenzy-3")
    table.event_phase()
    assert [event["args"]["who"] for event in table.told("died")] == ["seat:2", "seat:1"]
    assert table.options("scout") == ["control-intruders", "stay-out"]
    assert table.options("soldier") == []


@cites("nemesis/intruder-player/simultaneous-deaths")
def test_two_attacks_do_not_kill_at_the_same_time() -> None:
    table = ship()
    for name, room in (("scout", 20), ("soldier", 11)):
        table.place(name, room)
        table.wound(name, *MORTAL)
        table.intruder("adult", room)
    table.turn("captain")
    table.attack_cards("bite-4", "bite-6")
    table.event_phase()
    assert table.of("soldier").dead
    assert not table.of("scout").dead
    assert table.options("soldier") == ["control-intruders", "stay-out"]


@cites("nemesis/intruder-player/setup")
def test_everything_of_the_former_character_leaves_the_game_and_the_deck_of_ten_is_shuffled() -> None:
    table = ship()
    table.contaminate("scout", "clean", where="hand")
    table.contaminate("scout", "clean", where="discard")
    table.object("egg", "scout")
    table.signal("scout")
    table.wound("scout", MORTAL[0], dressed=True)
    table.light("scout", 1)
    table.give("scout", "clothes")
    burn_to_death(table, "scout", *MORTAL[1:])
    assert table.of("scout").objectives
    table.play("scout", "control-intruders")
    scout = table.of("scout")
    assert (scout.hand, scout.discards, scout.serious_wounds, scout.objectives) == ([], [], [], [])
    assert (scout.dressed_wounds, scout.light_wounds, scout.items, scout.heavy) == ([], 0, [], [])
    assert not scout.signalled
    assert sorted(scout.deck) == sorted(BOX.intruder_cards[1:])
    assert "egg" in table.room(11).objects
    assert "corpse-1" in table.room(11).objects
    assert table.game.view()["crew"][1]["contamination"] == 0
    orders = set()
    for seed in range(4):
        other = ship(seed=seed)
        burn_to_death(other, "scout")
        other.play("scout", "control-intruders")
        orders.add(tuple(other.of("scout").deck))
    assert len(orders) == 4


@cites("nemesis/intruder-player/start")
def test_the_round_is_finished_under_the_standard_rules() -> None:
    table = ship()
    burn_to_death(table, "scout")
    table.play("scout", "control-intruders")
    assert "seat:1" not in in_order(table)
    assert table.of("scout").hand == []
    table.intruder("adult", 1)
    table.turn("captain")
    table.attack_cards("slime-5")
    table.event_phase()
    assert table.told("attack")
    assert table.told("event-drawn")
    assert table.told("bag-drawn")
    assert len(table.of("scout").hand) == 3
    table.play("soldier", "pass")
    assert in_order(table) == ["seat:0"]
    table.play("captain", "pass")
    assert in_order(table) == ["seat:1"]
    assert asked(table) == "ask-intruder-action"


@cites("nemesis/intruder-player/start")
def test_whoever_dies_before_passing_takes_no_more_turn_in_this_round() -> None:
    table = ship()
    table.state.stack.append((Die(1, "nemesis/wound/death"), 0))
    table.run()
    table.play("scout", "control-intruders")
    table.play("captain", "pass")
    assert in_order(table) == ["seat:2"]
    table.play("soldier", "pass")
    assert table.state.round == 2


# -- the player phase -----------------------------------------------------------------------------------------


@cites("nemesis/intruder-player/draw")
def test_the_intruder_player_draws_three_cards_and_never_holds_more_than_four() -> None:
    for held, then in (((), 3), (("pursuit-1",), 4), (("pursuit-1", "pursuit-2"), 4)):
        table = reign(*held)
        table.state.passed |= 1
        table.turn("scout")
        table.end_round()
        hand = table.of("captain").hand
        assert len(hand) == then
        assert set(held) <= set(hand)


@cites("nemesis/intruder-player/draw")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    table = reign("recovery")
    g = table.state
    pile = g.draw_pile(0)
    faces = [g.face[back] for back in pile[1:]]
    g.discards(0).extend(pile[1:])
    g.show_all(pile[1:])
    del pile[1:]
    g.passed |= 1
    table.turn("scout")
    table.end_round()
    captain = table.of("captain")
    assert (len(captain.hand), len(captain.deck), captain.discards) == (4, 6, [])
    now = [g.face[back] for back in g.draw_pile(0)]
    assert [face for face in faces if face in now] != now  # they have been shuffled


@cites("nemesis/intruder-player/draw")
def test_only_the_intruder_player_sees_the_cards_in_hand() -> None:
    table = reign("pursuit-1", "recovery")
    assert table.game.view(0)["you"]["hand"] == ["pursuit-1", "recovery"]
    for seat in (1, 2, None):
        assert table.game.view(seat)["crew"][0]["hand"] == {"count": 2, "known": []}
    properties.secrets_are_kept(table.game, Random(1))


@cites("nemesis/intruder-player/setup")
def test_the_status_of_a_dead_character_says_who_controls_the_intruders() -> None:
    table = reign("pursuit-1", "recovery")
    view = table.game.view(1)
    said = describer_for(table.game, "en").status(view, 0)
    assert said == "Captain (player 1) is dead. Controls the intruders: 2 cards in hand, 8 in the deck."
    assert (view["crew"][0]["status"], view["crew"][0]["room"]) == ("dead", None)


@cites("nemesis/intruder-player/no-first-player-token")
def test_the_first_player_token_skips_the_intruder_player() -> None:
    table = reign(crew=("scout", "captain", "soldier"))
    table.first_player("scout")
    table.turn("scout")
    for holder in ("seat:2", "seat:0", "seat:2"):
        table.end_round()
        assert table.game.view()["first_player"] == holder


@cites("nemesis/intruder-player/no-first-player-token")
def test_a_first_player_who_becomes_the_intruder_player_hands_the_token_on() -> None:
    table = ship()
    table.first_player("captain")
    burn_to_death(table, "captain")
    table.play("captain", "control-intruders")
    table.turn("scout")
    table.end_round()
    assert table.game.view()["first_player"] == "seat:1"


@cites("nemesis/intruder-player/one-action")
def test_turns_go_round_as_usual_but_the_intruder_player_takes_one_action_in_each() -> None:
    table = reign("pursuit-1", "pursuit-2", "pursuit-3")
    table.intruder("adult", 20)
    table.first_player("soldier")  # another than the next clockwise
    table.intruder_turn()
    table.play("captain", "move-with", "card:pursuit-1")
    assert asked(table) == "ask-action"
    assert table.game.choice.seat == 1
    table.play("scout", "pass")
    table.play("soldier", "pass")
    assert in_order(table) == ["seat:0"]
    assert asked(table) == "ask-intruder-action"
    table.play("captain", "move-with", "card:pursuit-2")
    assert in_order(table) == ["seat:0"]


@cites("nemesis/intruder-player/one-action")
def test_without_a_card_in_hand_the_intruder_player_passes() -> None:
    table = reign("pursuit-1")
    table.intruder("adult", 20)
    table.intruder_turn()
    table.play("captain", "move-with", "card:pursuit-1")
    table.play("scout", "pass")
    table.play("soldier", "pass")
    assert "seat:0" in [event["args"]["who"] for event in table.told("passed")]
    assert table.state.round == 2


@cites("nemesis/intruder-player/one-action", "nemesis/intruder-player/eligible")
def test_the_intruder_player_does_what_no_character_does() -> None:
    table = reign("pursuit-1")
    table.fire(1)
    assert all(option.split("/")[0] in ("effect-of", "pass") for option in table.options("captain"))
    assert not any(aside.startswith("drop") for aside in table.asides("captain"))
    with pytest.raises(Refused):
        table.game.answer("move/room:2", 0)


@cites("nemesis/intruder-player/one-action")
def test_when_everyone_passes_at_once_so_does_the_intruder_player() -> None:
    table = reign("pursuit-1", "recovery")
    table.automatic = False
    table.state.stack.append((EveryonePasses(1), 0))
    table.run()
    assert asked(table) == "ask-keep-one-card"
    table.play("captain", "keep-card/card:recovery")
    assert table.state.passed == 0b111
    table = reign("recovery")
    table.automatic = False
    table.state.passed |= 1
    table.state.stack.append((EveryonePasses(1), 0))
    table.run()
    assert asked(table) != "ask-keep-one-card"  # a player who has passed has kept a card already


@cites("nemesis/intruder-player/pass")
def test_when_passing_one_card_may_be_kept_and_the_rest_is_discarded() -> None:
    table = reign("pursuit-1", "pursuit-2", "recovery")
    table.automatic = False
    table.play("captain", "pass")
    assert table.options("captain") == [
        *(f"keep-card/card:{card}" for card in table.of("captain").hand),
        "keep-no-card",
    ]
    table.play("captain", "keep-card/card:recovery")
    captain = table.of("captain")
    assert (captain.hand, sorted(captain.discards), captain.passed) == (["recovery"], ["pursuit-1", "pursuit-2"], True)
    assert table.game.view(1)["crew"][0]["hand"]["known"] == []
    assert table.game.view(1)["crew"][0]["discards"] == captain.discards


@cites("nemesis/intruder-player/pass")
def test_no_card_need_be_kept() -> None:
    table = reign("pursuit-1", "recovery")
    table.automatic = False
    table.play("captain", "pass")
    table.play("captain", "keep-no-card")
    assert table.of("captain").hand == []
    table.play("scout", "pass")
    table.play("scout", "keep-rest")
    table.play("soldier", "pass")
    assert "seat:0" not in in_order(table)


# -- the cards ------------------------------------------------------------------------------------------------


@cites("nemesis/intruder-player/card-uses")
def test_a_card_is_used_in_exactly_one_of_three_ways_and_shown() -> None:
    table = reign("pursuit-1", "recovery")
    table.intruder("adult", 1)
    table.intruder_turn()
    assert table.options("captain") == [
        f"{way}/card:{card}"
        for card in table.of("captain").hand
        for way in ("move-with", "attack-with", "effect-of")
        if (way, card) != ("effect-of", "recovery")
    ] + ["pass"]
    assert table.refusals("captain") == {"effect-of/card:recovery": "nemesis/intruder-player/effect"}
    table.play("captain", "move-with/card:recovery")
    assert table.game.view()["crew"][0]["discards"] == ["recovery"]
    assert not table.told("attack")
    assert asked(table) == "ask-action"


@cites("nemesis/intruder-player/card-uses")
@pytest.mark.parametrize(("way", "verb"), [("move-with", "send"), ("attack-with", "resolve"), ("effect-of", "danger")])
def test_a_card_played_in_one_way_offers_nothing_of_the_others(way: str, verb: str) -> None:
    table = reign("pursuit-1")
    for room in (1, 6):
        table.intruder("adult", room)
    table.intruder_turn()
    table.play("captain", f"{way}/card:pursuit-1")
    assert [option.split("/")[0] for option in table.options("captain")] == [verb, verb]


@cites("nemesis/intruder-player/card-uses")
def test_without_intruders_a_card_neither_moves_nor_attacks() -> None:
    table = reign("pursuit-1")
    assert table.options("captain") == ["effect-of/card:pursuit-1", "pass"]
    assert table.refusals("captain") == {
        "move-with/card:pursuit-1": "nemesis/intruder-player/move",
        "attack-with/card:pursuit-1": "nemesis/intruder-player/attack",
    }


@cites("nemesis/intruder-player/card-uses", "nemesis/action/interruption-scope")
def test_nobody_can_interrupt_the_intruder_player() -> None:
    table = reign("pursuit-2")
    table.automatic = False
    table.place("soldier", 1)
    table.hand("scout", "interruption")
    table.hand("soldier", "interruption")
    table.intruder("adult", 1)
    table.attack_cards("slime-5", "bite-6", "scratch-2")
    table.intruder_turn()
    table.play("captain", "attack-with/card:pursuit-2")
    assert [choice.ask for choice in table.game.choices] == ["ask-attack-card"]


@cites("nemesis/intruder-player/move")
def test_any_one_intruder_moves_through_the_corridor_with_the_number_of_the_card() -> None:
    table = reign("pursuit-1")
    fighting, beside = table.intruder("adult", 1), table.intruder("creeper", 1)
    hunting = table.intruder("breeder", 11)
    table.intruder_turn()
    table.play("captain", "move-with/card:pursuit-1")
    ways = {fighting: "1-3", beside: "1-3", hunting: "11-15"}
    assert set(table.options("captain")) == {f"send/{foe}/corridor:{way}" for foe, way in ways.items()}
    table.play("captain", "send", fighting)
    assert table.intruders() == {fighting: "room:3", beside: "room:1", hunting: "room:11"}
    assert not table.told("encounter")


@cites("nemesis/intruder-player/move")
def test_a_card_for_any_number_leaves_the_corridor_open() -> None:
    table = reign("pursuit-any")
    adult = table.intruder("adult", 1)
    table.intruder_turn()
    table.play("captain", "move-with/card:pursuit-any")
    assert table.options("captain") == [f"send/{adult}/corridor:{way}" for way in ("1-2", "1-3", "1-4")]


@cites("nemesis/intruder-player/move")
def test_doors_and_technical_corridors_are_met_as_usual() -> None:
    table = reign("pursuit-1", "pursuit-2")
    table.bag(blank=1)
    adult = table.intruder("adult", 2)
    table.intruder_turn()
    table.play("captain", "move-with/card:pursuit-1")
    assert table.intruders() == {}
    assert sum(table.bag_counts().values()) == 2
    adult = table.intruder("adult", 1)
    table.door("corridor:1-3")
    table.intruder_turn()
    table.play("captain", "move-with/card:pursuit-2")
    assert table.intruders() == {adult: "room:1"}
    assert table.told("door-destroyed")


@cites("nemesis/intruder-player/attack")
def test_any_intruder_in_a_room_with_a_character_attacks_as_usual() -> None:
    table = reign("preparation-4")
    adult = table.intruder("adult", 1)
    table.intruder("adult", 3)
    others = [table.intruder(kind, 20) for kind in ("queen", "breeder", "creeper", "larva")]
    table.attack_cards("claw-attack-5")
    table.intruder_turn()
    table.play("captain", "attack-with/card:preparation-4")
    assert table.options("captain") == [f"attack/{foe}" for foe in (adult, *others)]
    table.play("captain", "attack", adult)
    assert table.of("scout").light_wounds == 2
    assert table.of("scout").discards[-1] == "contamination"
    assert table.game.view()["discards"]["attacks"] == ["claw-attack"]


@cites("nemesis/intruder-player/attack")
def test_of_several_characters_the_one_with_the_fewest_cards_is_attacked() -> None:
    table = reign("preparation-4")
    table.place("soldier", 1)
    table.hand("scout", "rest", "search")
    table.hand("soldier", "rest")
    table.intruder("adult", 1)
    table.attack_cards("slime-5")
    table.intruder_turn()
    table.play("captain", "attack-with/card:preparation-4")
    assert table.of("soldier").slimed
    assert not table.of("scout").slimed


@cites("nemesis/intruder-player/attack")
def test_a_larva_needs_no_card_and_the_wrong_symbol_misses() -> None:
    table = reign("preparation-4", "pursuit-2")
    table.intruder("larva", 1)
    table.intruder_turn()
    table.play("captain", "attack-with/card:pursuit-2")
    assert table.of("scout").infested
    assert table.game.view()["discards"]["attacks"] == []
    table.intruder("creeper", 1)
    table.attack_cards("bite-6")
    table.intruder_turn()
    table.play("captain", "attack-with/card:preparation-4")
    assert [event["args"]["hits"] for event in table.told("attack-card")] == [False]


@cites("nemesis/intruder-player/attack")
def test_who_is_attacked_may_ignore_it_with_armor() -> None:
    table = reign("preparation-4", crew=("captain", "scout", "pilot"))
    table.automatic = False
    table.give("scout", "armor")
    table.intruder("adult", 1)
    table.attack_cards("bite-6")
    table.intruder_turn()
    table.play("captain", "attack-with/card:preparation-4")
    table.play("scout", "ignore/item:armor")
    assert table.of("scout").serious_wounds == []


@cites("nemesis/intruder-player/attack")
def test_an_ordered_attack_is_no_surprise_and_nerves_of_steel_do_not_help() -> None:
    table = reign("preparation-4")
    table.automatic = False
    table.place("soldier", 1)
    table.hand("soldier", "nerves-of-steel")
    table.intruder("adult", 1)
    table.attack_cards("slime-5")
    table.intruder_turn()
    table.play("captain", "attack-with/card:preparation-4")
    assert table.of("soldier").slimed
    assert table.of("soldier").hand == ["nerves-of-steel"]


@cites("nemesis/intruder-player/attack-cards")
def test_as_many_attack_cards_as_the_card_shows_are_drawn_and_one_is_resolved() -> None:
    table = reign("pursuit-2")
    table.intruder("queen", 1)
    table.attack_cards("slime-5", "bite-6", "scratch-2")
    deck = list(table.state.zones[box.ATTACK_DECK])
    table.intruder_turn()
    table.play("captain", "attack-with/card:pursuit-2")
    drawn = table.told("attack-cards-drawn")[0]
    assert drawn["args"] == {"who": "seat:0", "count": 3}
    assert table.told("attack-cards-drawn", 1)[0]["args"] == {"who": "seat:0", "count": 3}
    assert table.game.events(0)[-1]["args"]["cards"] == ["attack:slime", "attack:bite", "attack:scratch"]
    assert table.game.view(1)["crew"][0]["aside"] == 3
    properties.secrets_are_kept(table.game, Random(2))
    assert table.options("captain") == [f"resolve/attack:{name}" for name in ("slime", "bite", "scratch")]
    table.play("captain", "resolve/attack:bite")
    g = table.state
    assert len(table.of("scout").serious_wounds) == 1
    assert not table.of("scout").slimed
    assert table.game.view()["discards"]["attacks"] == ["bite"]
    pile = g.zones[box.ATTACK_DECK]
    assert pile[2:] == deck[:-3]
    assert sorted(BOX.attacks[g.face[back]] for back in pile[:2]) == ["scratch", "slime"]
    assert [g.seen[back] for back in pile[:2]] == [1, 1]
    assert g.zones[g.zone(0, box.ASIDE)] == []
    properties.secrets_are_kept(table.game, Random(3))


@cites("nemesis/intruder-player/attack-cards")
def test_a_single_card_is_resolved_without_asking_and_an_empty_deck_is_shuffled_anew() -> None:
    table = reign("preparation-4", "recovery")
    g = table.state
    table.intruder("adult", 1)
    pile = g.zones[box.ATTACK_DECK]
    g.zones[box.ATTACK_DISCARD].extend(pile[1:])
    g.show_all(pile[1:])
    del pile[1:]
    table.intruder_turn()
    table.play("captain", "attack-with/card:recovery")
    assert table.told("attack-deck-reshuffled")
    assert asked(table) == "ask-attack-card"
    assert len(g.zones[g.zone(0, box.ASIDE)]) == 3
    table.game.answer(table.options("captain")[0])
    table.settle()
    table.intruder_turn()
    table.play("captain", "attack-with/card:preparation-4")
    assert asked(table) == "ask-action"


@cites("nemesis/intruder-player/effect")
def test_a_card_used_for_its_effect_does_only_that() -> None:
    table = reign("pursuit-1")
    adult = table.intruder("adult", 3)
    table.intruder_turn()
    table.play("captain", "effect-of/card:pursuit-1")
    assert table.options("captain") == ["danger/room:1", "danger/room:20"]
    table.play("captain", "danger/room:1")
    assert table.intruders() == {adult: "room:1"}
    assert not table.told("attack")
    assert table.of("captain").discards == ["pursuit-1"]


# -- the event phase ------------------------------------------------------------------------------------------


@cites(
    "nemesis/intruder-player/event-phase",
    "nemesis/intruder-player/no-attack-step",
    "nemesis/intruder-player/no-event-cards",
)
def test_the_event_phase_is_only_time_track_and_fire_damage() -> None:
    table = reign()
    table.intruder("adult", 1)
    burning = table.intruder("adult", 7)
    table.fire(7)
    table.attack_cards("claw-attack-5")
    table.state.passed |= 1
    table.turn("scout")
    time = table.state.time
    deck = len(table.state.zones[box.EVENT_DECK])
    bag = table.bag_counts()
    table.end_round()
    assert table.state.time == time - 1
    assert table.injuries(burning) == 1
    assert table.bag_counts() == bag
    assert len(table.state.zones[box.EVENT_DECK]) == deck
    assert not any(table.told(kind) for kind in ("attack", "event-drawn", "bag-drawn"))
    assert table.state.round == 2


@cites("nemesis/intruder-player/no-attack-step")
def test_surprise_attacks_and_attacks_on_the_escaping_still_happen() -> None:
    table = reign()
    table.intruder("adult", 1)
    table.explore(3)
    table.attack_cards("slime-5", "scratch-2")
    table.bag(adult_4=1, blank=1)
    table.noise("1-3", "3-7")
    table.hand("scout", "rest", "search")
    table.turn("scout")
    table.fate(noise=["3"], bag=["adult-4"])
    table.play("scout", "move/room:3")
    assert [event["args"]["surprise"] for event in table.told("attack")] == [False, True]
    assert table.of("scout").slimed
    assert table.of("scout").light_wounds == 1


@cites("nemesis/intruder-player/no-event-cards")
def test_event_cards_still_say_where_a_hurt_intruder_flees() -> None:
    table = reign()
    fleeing = table.intruder("adult", 7)
    table.fire(7)
    table.attack_cards("bite-0")
    table.fate(event=["eclosion"])
    table.state.passed |= 1
    table.turn("scout")
    table.end_round()
    assert table.told("retreats")
    assert table.intruders() == {fleeing: "room:6"}
    assert not table.told("event-drawn")
    assert table.game.view()["discards"]["events"] == ["eclosion"]


@cites("nemesis/intruder-player/no-event-cards")
def test_event_cards_still_say_where_intruders_run_from_the_foam() -> None:
    table = reign()
    table.tile("room:3", "fire-control")
    table.place("scout", 3)
    adult = table.intruder("adult", 13)
    table.turn("scout")
    table.fate(event=["damaging-fire"])
    table.play("scout", "room-action")
    assert table.intruders() == {adult: "room:14"}
    assert not table.told("event-drawn")
    assert table.game.view()["discards"]["events"] == ["damaging-fire"]


# -- the end --------------------------------------------------------------------------------------------------


@cites("nemesis/intruder-player/cannot-win")
def test_the_intruder_player_cannot_win_and_wants_that_nobody_does() -> None:
    table = reign("recovery")
    burn_to_death(table, "soldier")
    burn_to_death(table, "scout")
    assert table.game.over
    outcome = table.game.outcome
    assert (outcome["winners"], outcome["survivors"]) == ([], [])
    assert outcome["lines"][-1] == {
        "line": "intruders-let-nobody-win",
        "seat": 0,
        "about": [],
        "rule": "nemesis/intruder-player/cannot-win",
    }


@cites("nemesis/intruder-player/cannot-win")
def test_whoever_survives_wins_against_the_intruder_player() -> None:
    table = reign("recovery")
    table.objectives("scout", "the-oldest-friend")
    table.evacuate("scout")
    burn_to_death(table, "soldier")
    assert table.game.over
    assert table.game.outcome["winners"] == [1]
    assert table.game.outcome["lines"][-1]["line"] == "intruders-were-escaped"


@cites("nemesis/intruder-player/cannot-win")
def test_a_survivor_who_fails_the_objective_is_all_the_intruder_player_wants() -> None:
    table = reign("recovery")
    table.objectives("scout", "ab-ovo")
    table.evacuate("scout")
    burn_to_death(table, "soldier")
    assert (table.game.outcome["winners"], table.game.outcome["survivors"]) == ([], [1])
    assert table.game.outcome["lines"][-1]["line"] == "intruders-let-nobody-win"


@cites("nemesis/intruder-player/cannot-win")
def test_the_game_ends_when_no_character_is_left_whatever_the_intruder_player_holds() -> None:
    table = reign("recovery", crew=("captain", "scout"))
    burn_to_death(table, "scout")
    assert table.game.over
    assert table.told("nobody-left")
