"""The endurance deck: drawing, costs, and what happens when the cards run out."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import DECK, HANDS, HICKS, HUDSON, TYPES
from hullbreach.aliens.rules.endurance import DiscardFromDeck, Draw, Exhaust
from hullbreach.aliens.rules.slots import Equip
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.aliens.titles import ALIENS
from hullbreach.rulebook.citing import cites


def table(deck: int, *, exhaust: int = 0, under: int = 0, hand: tuple[str, ...] = ()) -> AliensTable:
    """Hicks, alone and about to act, with piles of these sizes."""
    t = scenario(["hicks"])
    t.only("hicks")
    t.hand("hicks", *hand)
    t.exhaust_pile("get-up", "adrenaline", "weld-shut", "flare")
    t.piles(exhaust=exhaust, deck=deck, under=under)
    t.acts("hicks")
    return t


def sizes(t: AliensTable) -> tuple[int, int, int]:
    """How many cards the deck, the exhaust pile and the discard pile hold."""
    return len(t.pile("deck")) + len(t.pile("under")), len(t.pile("exhaust")), len(t.pile("discard"))


# -- drawing ------------------------------------------------------------------------------------------------------


@cites("aliens/endurance/draw", "aliens/endurance/purpose")
def test_a_drawn_card_is_the_top_card_and_goes_to_the_hand_of_its_player() -> None:
    t = scenario(["gorman", "hicks"])
    t.deck("flare", "bolt-gun", "body-armor")
    t.happens(Draw(HICKS, 2))
    assert t.hand_of("hicks") == ["flare", "bolt-gun"]
    assert t.hand_of("gorman") == []
    assert t.pile("deck")[-1] == "body-armor"


@cites("aliens/endurance/purpose", "aliens/exhaust/procedure", "aliens/reveal/procedure")
def test_exhausting_revealing_and_discarding_take_the_top_card_too() -> None:
    t = scenario(["vasquez"])
    t.only("vasquez")
    t.deck("flare", "bolt-gun", "body-armor", "get-up")
    t.happens(Exhaust(1))
    assert t.pile("exhaust") == ["flare"]
    t.happens(DiscardFromDeck(HICKS))
    assert t.pile("discard") == ["bolt-gun"]
    t.activate("vasquez")
    assert t.told("revealed")[0]["args"]["card"] == "card:body-armor"


@cites("aliens/endurance/no-draw-when-empty")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    t = table(0, exhaust=2)
    before = t.pile("exhaust")
    t.happens(Draw(HICKS, 2))
    assert t.hand_of("hicks") == []
    assert t.pile("exhaust") == before


@cites("aliens/endurance/no-draw-when-empty", "aliens/reshuffle/trigger")
def test_cards_under_the_reshuffle_card_are_drawn_once_they_are_the_deck() -> None:
    t = table(1, under=2, exhaust=1)
    t.happens(Draw(HUDSON, 1))
    t.happens(Draw(HUDSON, 1))
    assert sizes(t) == (1, 3, 0)


@cites("aliens/endurance/no-hand-limit")
def test_a_hand_has_no_limit() -> None:
    t = scenario(["hicks"])
    t.only("hicks")
    safe = [row.id for row in ALIENS.box.tables.endurance for _ in range(row.count) if row.type != "hazard"]
    t.hand("hicks", *safe[:-2])
    t.deck(*safe[-2:])
    t.happens(Draw(HICKS, 1))
    t.acts("hicks")
    t.play("hicks", "aim")
    t.play("hicks", "aim")
    assert len(t.hand_of("hicks")) >= 52


@cites("aliens/endurance/held-cards-inactive", "aliens/equip/window")
def test_cards_in_hand_do_nothing_and_stay_as_long_as_the_player_likes() -> None:
    t = scenario(["hicks"])
    t.only("hicks")
    t.at("hicks", "C1:K5")
    t.hand("hicks", "m41a-pulse-rifle", "body-armor", "motion-tracker", "ammo-satchel", "flare")
    t.tracker("lone-contact-1")
    t.exhaust_pile("get-up")
    t.alien("C1:I3")
    t.acts("hicks")
    assert not [id for id in t.options("hicks") if id.split("/")[0] in ("attack", "track", "use", "equip")]
    assert (t.of("hicks")["defense"], t.of("hicks")["speed"]) == (6, 4)
    t.finish_phase()
    assert t.told("recycled") == []
    assert len(t.hand_of("hicks")) == 5


@cites("aliens/endurance/weapon-type", "aliens/endurance/equipment-type")
def test_weapons_attack_and_equipment_helps_whoever_has_it_equipped() -> None:
    t = scenario(["hicks"])
    t.only("hicks", "gorman")
    t.at("gorman", "C3:A2")
    t.at("hicks", "C1:K5")
    t.alien("C1:I3")
    t.weapons("hicks", "hk-vp70-pistol")
    t.gear("hicks", "body-armor")
    t.acts("hicks")
    assert "attack/card:hk-vp70-pistol/alien:0" in t.options("hicks")
    assert (t.of("hicks")["defense"], t.of("gorman")["defense"]) == (7, 4)
    weapons = {row.id for row in ALIENS.box.tables.endurance if row.type == "weapon"}
    assert {id.split("/")[1].partition(":")[2] for id in t.options("hicks") if id.startswith("attack")} <= weapons


@cites("aliens/endurance/four-types")
def test_every_card_has_exactly_one_type() -> None:
    box = ALIENS.box
    assert {row.type for row in box.tables.endurance} == set(TYPES)
    assert len(TYPES) == 4
    by_name: dict[str, set[int]] = {}
    for face in range(1, len(box.types)):
        by_name.setdefault(box.names[0][face], set()).add(box.types[face])
    assert all(len(types) == 1 for types in by_name.values())


# -- costs --------------------------------------------------------------------------------------------------------


@cites("aliens/endurance/cost")
@pytest.mark.parametrize(("card", "cost"), [("m41a-pulse-rifle", 3), ("bolt-gun", 1), ("body-armor", 2), ("flare", 0)])
def test_equipping_costs_as_many_cards_as_printed(card: str, cost: int) -> None:
    t = scenario(["hicks"])
    t.only("hicks")
    t.hand("hicks", card)
    t.activate("hicks")
    t.play("hicks", "draw-none")
    before = sizes(t)
    option = next(option for option in t.choice("hicks").options if option.verb == "equip")  # type: ignore[union-attr]
    assert option.cost == cost
    t.play("hicks", "equip")
    assert sizes(t) == (before[0] - cost, before[1] + cost, 0)


@cites("aliens/endurance/cost")
@pytest.mark.parametrize(("card", "cost"), [("second-wind", 0), ("tracker-ping", 1), ("get-up", 2)])
def test_playing_an_event_costs_as_many_cards_as_printed(card: str, cost: int) -> None:
    t = scenario(["hicks"])
    t.only("hicks", "hudson")
    t.down("hudson")
    t.tracker("lone-contact-1")
    t.hand("hicks", card)
    t.exhaust_pile("flare")
    t.acts("hicks")
    t.play("hicks", "event")
    assert sum(event["args"]["count"] for event in t.told("exhausted")) == cost


@cites("aliens/endurance/cost", "aliens/exhaust/empty-deck-discards")
@pytest.mark.parametrize(
    ("deck", "exhaust", "survives"), [(2, 0, True), (1, 1, False), (1, 2, True), (0, 4, True), (0, 3, False)]
)
def test_a_cost_beyond_the_deck_is_survived_below_twice_the_deck_and_the_exhaust_pile(
    deck: int, exhaust: int, survives: bool
) -> None:
    """A Pulse Rifle costs 3."""
    t = table(deck, exhaust=exhaust, hand=("m41a-pulse-rifle",))
    back = t.state.zones[HANDS][0]
    t.happens(Equip(0, HICKS, back))
    assert (2 * deck + exhaust > 3) is survives
    assert t.game.over is not survives
    if survives:
        assert sizes(t) == (0, 2 * deck + exhaust - 3, 3 - deck)


@cites("aliens/endurance/may-or-must")
def test_what_a_card_says_without_may_is_not_asked() -> None:
    t = table(5, exhaust=2, hand=("second-wind",))
    t.play("hicks", "event", "card:second-wind")
    assert t.told("recycled")[0]["args"]["count"] == 2
    assert t.choice("hicks").ask == "ask-action"  # type: ignore[union-attr]


# -- running out --------------------------------------------------------------------------------------------------


def is_lost(t: AliensTable) -> bool:
    """Whether the mission was lost for want of cards."""
    return t.game.over and t.game.outcome["lines"][-1]["rule"] == "aliens/endurance/running-out-loses"


@cites("aliens/endurance/running-out-loses", "aliens/exhaust/empty-deck-discards", "aliens/endurance/cost")
def test_with_two_cards_left_three_are_exhausted_and_survived_and_four_are_not() -> None:
    t = table(2)
    t.happens(Exhaust(3))
    assert sizes(t) == (0, 1, 1)
    assert not t.game.over
    t = table(2)
    t.happens(Exhaust(4))
    assert sizes(t) == (0, 0, 2)
    assert is_lost(t)


@cites("aliens/endurance/running-out-loses")
@pytest.mark.parametrize(("exhaust", "under", "lost"), [(0, 0, True), (1, 0, False), (0, 1, False)])
def test_drawing_the_last_card_loses_unless_another_pile_has_one(exhaust: int, under: int, lost: bool) -> None:
    t = table(1, exhaust=exhaust, under=under)
    t.happens(Draw(HICKS, 1))
    assert is_lost(t) is lost


@cites("aliens/endurance/running-out-loses")
def test_the_last_card_lost_at_once_even_if_a_rest_would_have_recycled_it() -> None:
    t = table(1)
    t.deck("flare")
    t.piles(deck=1)
    t.play("hicks", "rest")
    t.play("hicks", "draw", "count:1")
    assert is_lost(t)


@cites("aliens/endurance/running-out-loses")
def test_a_drawn_hazard_lies_in_neither_pile_while_it_is_resolved() -> None:
    t = table(1)
    t.deck("losing-hope")
    t.piles(deck=1)
    t.happens(Draw(HICKS, 1))
    assert is_lost(t)


@cites("aliens/endurance/running-out-loses")
def test_discarding_the_last_card_loses() -> None:
    t = table(1)
    t.happens(DiscardFromDeck(HICKS))
    assert is_lost(t)


@cites("aliens/endurance/running-out-loses", "aliens/reveal/placement")
def test_a_card_being_revealed_still_counts() -> None:
    t = scenario(["vasquez"])
    t.only("vasquez")
    t.deck("bolt-gun")
    t.piles(deck=1, under=0, exhaust=0)
    t.activate("vasquez")
    assert not t.game.over
    assert t.pile("deck") == ["bolt-gun"]


@cites("aliens/endurance/running-out-loses", "aliens/hazard/destination-after-draw")
def test_a_revealed_hazard_that_is_discarded_as_the_last_card_loses() -> None:
    t = scenario(["vasquez"])
    t.only("vasquez")
    t.deck("feed-jam")
    t.piles(deck=1, under=0, exhaust=0)
    t.activate("vasquez")
    assert is_lost(t)


@cites("aliens/endurance/running-out-loses")
def test_a_grunt_s_draw_moves_the_last_card_and_loses_nothing() -> None:
    t = table(1)
    t.happens(Draw(HUDSON, 1))
    assert not t.game.over
    assert sizes(t) == (0, 1, 0)


@cites("aliens/endurance/running-out-loses")
def test_everybody_has_lost() -> None:
    t = scenario(["gorman", "hicks"])
    t.piles(deck=1, under=0, exhaust=0)
    t.happens(Exhaust(2))
    assert t.game.over
    assert t.game.outcome["winners"] == []
    assert t.state.zones[DECK] == []
