"""Tokens and cards of the surface: what is found out there, and what Mars does to those who look."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.box import OUT, RED_DECK, SURFACE
from hullbreach.nemesis.rules.movement import Enter
from hullbreach.nemesis.rules.noise import NoiseRoll
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.nemesis.sites.facility.zones import SURFACE_DECK, SURFACE_DISCARD
from hullbreach.rulebook.citing import cites
from tests.lockdown.printed import lockdown
from tests.lockdown.secrets.inside import keeps_its_secrets
from tests.lockdown.surface.outside import AREAS, HAND, carry_out, noisy, out_at

RULES = "lockdown/alternative-board"
OPEN, BUILDING = 28, 5
"""A crossroads and a room of the east building."""


def drawn(card: str, room: int = OPEN, *others: int, table: LockdownTable | None = None) -> LockdownTable:
    """The hacker, in this room, rolls Mars and draws this card."""
    table = table or out_at(room, *others)
    table.fate(surface=["mars"], surface_card=[card])
    carry_out(table, NoiseRoll(0))
    return table


def suited(room: int = OPEN, *others: int) -> LockdownTable:
    """The hacker is there in an Enviro-Suit."""
    table = out_at(room, *others)
    table.give("hacker", "enviro-suit")
    table.turn("hacker")
    return table


# -- tokens ---------------------------------------------------------------------------------------------------


@cites("lockdown/alternative-board/token-items", "lockdown/alternative-board/token-surface-card")
@pytest.mark.parametrize(
    ("token", "item"), [("draw-red-1", "grenade"), ("draw-yellow-2", "reagent"), ("draw-green-2", "antiseptic")]
)
def test_a_token_with_a_colour_brings_an_item_of_it_and_then_comes_the_noise(token: str, item: str) -> None:
    table = out_at(OPEN)
    table.token(29, token)
    table.fate(item=[item], surface=["2"])
    before = table.of("hacker").items
    table.play("hacker", "move/room:29")
    assert table.of("hacker").items == [*before, item]
    assert noisy(table) == {"area:2"}
    assert f"{RULES}/token-items" in table.rules_told()
    for name, told in (("hacker", f"item:{item}"), ("janitor", None)):
        [gained] = table.told("item-gained", table.seat(name))
        assert gained["args"].get("item") == told
    assert keeps_its_secrets(table)


@cites("lockdown/alternative-board/token-items")
def test_the_item_is_the_explorers_and_not_the_first_players() -> None:
    table = out_at(OPEN)
    table.first_player("janitor")
    table.turn("hacker")
    table.token(29, "draw-green-2")
    table.fate(item=["antiseptic"], surface=["2"])
    before = {name: table.of(name).items for name in table.seats}
    table.play("hacker", "move/room:29")
    assert {name: table.of(name).items for name in table.seats} == {
        **before,
        "hacker": [*before["hacker"], "antiseptic"],
    }


@cites("lockdown/alternative-board/token-items")
def test_it_is_found_however_one_comes_there() -> None:
    table = out_at(OPEN)
    table.token(29, "draw-red-1")
    table.turn("hacker")
    table.fate(item=["grenade"], surface=["2"])
    carry_out(table, Enter(0, 29, -1))
    assert "grenade" in table.of("hacker").items


@cites("lockdown/alternative-board/token-items", "lockdown/alternative-board/token-surface-card")
def test_a_careful_step_onto_such_a_token_leaves_its_marker_all_the_same() -> None:
    table = out_at(OPEN)
    table.token(29, "draw-green-2")
    table.play("hacker", "careful-move/room:29")
    assert table.options("hacker") == [f"noise/{area}" for area in AREAS]


@cites("lockdown/alternative-board/token-surface-card")
def test_a_mars_token_draws_a_card_and_then_comes_the_noise() -> None:
    table = out_at(OPEN)
    table.token(29, "mars-2")
    table.fate(surface_card=["radioactive-dust"], surface=["3"])
    table.play("hacker", "move/room:29")
    told = [event["kind"] for event in table.told()]
    assert told.index("token-revealed") < told.index("surface-card") < told.index("slimed") < told.index("noise-rolled")
    assert noisy(table) == {"area:3"}
    assert table.told("surface-card")[0]["rule"] == f"{RULES}/token-surface-card"
    table = out_at(OPEN)
    table.token(4, "mars-3")
    table.fate(surface_card=["radioactive-dust"])
    table.play("hacker", "careful-move/room:4")
    assert table.room(4).items == 3
    choice = table.choice("hacker")
    assert choice is not None
    assert choice.ask == "ask-careful-noise"


@cites("lockdown/alternative-board/token-surface-card")
def test_the_card_is_the_explorers_and_not_the_first_players() -> None:
    table = out_at(OPEN)
    table.first_player("janitor")
    table.turn("hacker")
    table.token(29, "mars-2")
    table.fate(surface_card=["radioactive-dust"], surface=["3"])
    table.play("hacker", "move/room:29")
    assert [event["args"]["who"] for event in table.told("surface-card")] == ["seat:0"]


# -- the deck -------------------------------------------------------------------------------------------------


@cites("lockdown/alternative-board/surface-symbol")
def test_the_symbol_on_the_die_draws_a_card_for_all_to_see_and_leaves_no_marker() -> None:
    table = drawn("meteorite")
    assert noisy(table) == set()
    g = table.state
    [top] = g.zones[SURFACE_DISCARD]
    assert g.box.faces[SURFACE][g.face[top]] == "meteorite"
    assert table.told("surface-card")[0]["args"] == {"who": "seat:0", "surface": "surface:meteorite"}
    assert table.game.view(None)["surface"] == {"deck": 7, "discarded": ["meteorite"]}


@cites("lockdown/alternative-board/surface-symbol")
def test_the_card_strikes_who_rolled_the_die_and_not_the_first_player() -> None:
    table = out_at(OPEN, OPEN)
    table.first_player("janitor")
    table.turn("hacker")
    drawn("meteorite", table=table)
    assert [event["args"]["who"] for event in table.told("surface-card")] == ["seat:0"]
    assert [len(table.of(name).serious_wounds) for name in table.seats] == [1, 0, 0]


@cites("lockdown/alternative-board/surface-symbol")
def test_an_empty_deck_is_shuffled_anew() -> None:
    table = out_at(BUILDING)
    g = table.state
    while g.zones[SURFACE_DECK]:
        back = g.zones[SURFACE_DECK].pop()
        g.show(back)
        g.zones[SURFACE_DISCARD].append(back)
    table.fate(surface=["mars"])
    carry_out(table, NoiseRoll(0))
    assert (len(g.zones[SURFACE_DECK]), len(g.zones[SURFACE_DISCARD])) == (7, 1)
    assert not any(g.seen[back] & 1 for back in g.zones[SURFACE_DECK])


@cites("lockdown/alternative-board/surface-card-upper")
def test_some_cards_strike_everybody_on_the_surface_others_only_who_drew_them() -> None:
    table = drawn("deep-freeze", OPEN, 30)
    assert [table.of(name).light_wounds for name in table.seats] == [2, 2, 0]
    table = drawn("meteorite", OPEN, 30)
    assert [len(table.of(name).serious_wounds) for name in table.seats] == [1, 0, 0]


@cites("lockdown/alternative-board/surface-card-upper", "lockdown/terms/resolution-order")
def test_of_those_it_strikes_the_first_player_faces_it_first() -> None:
    table = out_at(OPEN, 30, 29)
    table.first_player("janitor")
    table.turn("hacker")
    drawn("deep-freeze", table=table)
    assert [event["args"]["who"] for event in table.told("surface-exposed")] == ["seat:1", "seat:2", "seat:0"]


@cites("lockdown/alternative-board/surface-card-upper")
@pytest.mark.parametrize("card", [card.id for card in lockdown().surface.surface])
def test_every_card_says_whom_it_strikes(card: str) -> None:
    table = out_at(OPEN, 30)
    for name in ("hacker", "janitor"):
        table.hand(name)
    drawn(card, table=table)
    struck = [event["args"]["who"] for event in table.told("surface-exposed")]
    everybody = card in ("radioactive-dust", "dust-storm", "deep-freeze", "static-discharge")
    assert struck == (["seat:0", "seat:1"] if everybody else ["seat:0"])


@cites("lockdown/alternative-board/surface-card-lower", "lockdown/alternative-board/surface-card-upper")
def test_each_faces_their_own_part_in_a_building_or_a_suit_the_lower_one() -> None:
    table = suited(OPEN, 30, BUILDING)
    for name in ("janitor", "lab-rat"):
        table.lose_items(name)
    drawn("radioactive-dust", table=table)
    assert [table.of(name).slimed for name in table.seats] == [False, True, False]
    assert [table.of(name).discards.count("contamination") for name in table.seats] == [1, 1, 1]
    assert [event["args"]["who"] for event in table.told("surface-exposed")] == ["seat:1"]
    assert [event["args"]["who"] for event in table.told("surface-sheltered")] == ["seat:0", "seat:2"]


@cites("lockdown/alternative-board/surface-card-lower")
def test_a_suit_that_protects_is_told_of_but_in_a_building_it_does_not_matter() -> None:
    table = drawn("radioactive-dust", table=suited())
    assert [event["args"]["item"] for event in table.told("surface-suit")] == ["item:enviro-suit"]
    table = drawn("radioactive-dust", table=suited(BUILDING))
    assert table.told("surface-suit") == []


@cites("lockdown/alternative-board/surface-card-lower")
def test_a_suit_protects_whoever_wears_it_whoever_drew_the_card() -> None:
    table = out_at(OPEN, 30)
    table.give("janitor", "enviro-suit")
    table.turn("hacker")
    drawn("radioactive-dust", table=table)
    assert [table.of(name).slimed for name in ("hacker", "janitor")] == [True, False]
    assert [event["args"]["who"] for event in table.told("surface-suit")] == ["seat:1"]


@cites("lockdown/alternative-board/surface-card-lower")
def test_no_other_suit_is_made_for_the_surface() -> None:
    table = out_at(OPEN)
    table.give("hacker", "battle-suit")
    table.turn("hacker")
    drawn("deep-freeze", table=table)
    assert table.of("hacker").light_wounds == 2
    assert table.told("surface-suit") == []


# -- the cards ------------------------------------------------------------------------------------------------


@cites("lockdown/alternative-board/surface-card-upper", "lockdown/alternative-board/surface-card-lower")
def test_a_dust_storm_costs_cards_and_drowns_the_noise_outside() -> None:
    table = out_at(OPEN, BUILDING)
    table.hand("janitor", "rest", "search")
    table.noise("area:1", "area:4", "corridor:5-6")
    drawn("dust-storm", table=table)
    for card in HAND[:2]:
        table.play("hacker", f"discard/card:{card}")
    assert noisy(table) == {"area:1", "area:4", "corridor:5-6"}
    table.play("janitor", "discard/card:rest")
    assert (table.of("hacker").hand, table.of("janitor").hand) == ([*HAND[2:]], ["search"])
    assert noisy(table) == {"corridor:5-6"}


@pytest.mark.parametrize(
    ("hand", "answers"),
    [
        ((), []),
        (("contamination", "contamination"), ["have-none"]),
        (("rest", "contamination"), ["discard/card:rest", "have-none"]),
        (("rest",), ["discard/card:rest"]),
        (("rest", "search", "contamination"), ["discard/card:rest", "discard/card:search"]),
    ],
)
@cites("lockdown/alternative-board/surface-card-upper")
def test_a_dust_storm_asks_nobody_again_who_has_said_that_no_card_is_left(
    hand: tuple[str, ...], answers: list[str]
) -> None:
    table = out_at(OPEN)
    table.hand("hacker", *hand)
    drawn("dust-storm", table=table)
    for answer in answers:
        choice = table.choice("hacker")
        assert choice is not None
        assert choice.ask == "ask-discard-one"
        table.play("hacker", answer)
    now = table.choice("hacker")
    assert now is None or now.ask != "ask-discard-one"


@cites("lockdown/alternative-board/surface-card-upper", "lockdown/alternative-board/surface-card-lower")
def test_against_the_deep_freeze_a_building_leaves_a_choice() -> None:
    table = drawn("deep-freeze", BUILDING)
    assert table.options("hacker") == ["be-wounded", *(f"discard/card:{card}" for card in HAND)]
    table.play("hacker", "be-wounded")
    assert table.of("hacker").light_wounds == 1
    table = drawn("deep-freeze", BUILDING)
    table.play("hacker", "discard/card:rest")
    assert table.of("hacker").light_wounds == 0
    table = out_at(BUILDING)
    table.hand("hacker")
    drawn("deep-freeze", table=table)
    assert table.of("hacker").light_wounds == 1
    table = out_at(BUILDING)
    table.hand("hacker", "contamination")
    drawn("deep-freeze", table=table)
    assert table.options("hacker") == ["be-wounded"]


def armed(room: int) -> LockdownTable:
    """The hacker is there with two loaded weapons."""
    table = out_at(room)
    table.lose_items("hacker")
    table.give("hacker", "flare-gun", "pistol")
    table.turn("hacker")
    return table


@cites("lockdown/alternative-board/surface-card-upper", "lockdown/alternative-board/surface-card-lower")
def test_a_static_discharge_takes_ammunition_from_every_weapon_or_from_one() -> None:
    table = armed(OPEN)
    loaded = table.of("hacker").ammo
    drawn("static-discharge", table=table)
    assert table.of("hacker").ammo == {name: count - 1 for name, count in loaded.items()}
    assert table.of("hacker").light_wounds == 1
    table = drawn("static-discharge", table=armed(BUILDING))
    name = next(iter(loaded))
    assert table.options("hacker") == [f"waste-ammo/item:{name}" for name in sorted(loaded, key=loaded.__getitem__)]
    table.play("hacker", f"waste-ammo/item:{name}")
    assert table.of("hacker").ammo == loaded | {name: loaded[name] - 1}
    assert table.of("hacker").light_wounds == 0


@cites("lockdown/alternative-board/surface-card-upper", "lockdown/alternative-board/surface-card-lower")
def test_a_meteorite_strikes_the_body_or_what_is_around_it() -> None:
    assert len(drawn("meteorite").of("hacker").serious_wounds) == 1
    table = out_at(BUILDING)
    table.tile(BUILDING, "archive")
    table.turn("hacker")
    drawn("meteorite", table=table)
    assert table.room(BUILDING).malfunction
    table = out_at(3)
    table.malfunction(3)
    assert drawn("meteorite", table=table).of("hacker").light_wounds == 1
    assert drawn("meteorite", table=suited()).of("hacker").light_wounds == 1


@cites("lockdown/alternative-board/surface-card-upper", "lockdown/alternative-board/surface-card-lower")
def test_tracks_in_the_sand_are_those_of_an_intruder_or_only_noise() -> None:
    table = out_at(OPEN)
    table.bag(adult_1_3=1)
    drawn("tracks-in-the-sand", table=table)
    assert table.room(OPEN).intruders == ["adult"]
    assert noisy(drawn("tracks-in-the-sand", BUILDING)) == {"corridor:5-6", "corridor:5-8", "area:2", "area:4"}


@cites("lockdown/alternative-board/surface-card-upper", "lockdown/alternative-board/surface-card-lower")
def test_loose_ground_takes_objects_and_in_the_open_an_item() -> None:
    table = out_at(OPEN)
    table.lose_items("hacker")
    table.give("hacker", "antiseptic", "reagent")
    table.object("carcass", "hacker")
    table.turn("hacker")
    drawn("loose-ground", table=table)
    assert table.options("hacker") == ["give-up/item:antiseptic", "give-up/item:reagent"]
    table.play("hacker", "give-up/item:reagent")
    assert (table.of("hacker").items, table.of("hacker").objects) == (["antiseptic"], [])
    assert table.room(OPEN).objects == ["carcass"]
    table = suited(BUILDING)
    table.object("egg", "hacker")
    table.turn("hacker")
    drawn("loose-ground", table=table)
    assert table.room(BUILDING).objects == ["egg"]
    assert "enviro-suit" in table.of("hacker").items


@cites("lockdown/alternative-board/surface-card-upper", "lockdown/alternative-board/surface-card-lower")
def test_a_buried_cache_may_be_dug_out_at_the_price_of_a_wound_or_for_nothing() -> None:
    decks = ["dig/deck:red", "dig/deck:yellow", "dig/deck:green"]
    table = drawn("buried-cache")
    assert table.options("hacker") == ["leave-buried", *decks]
    table.fate(item=["reagent"])
    table.play("hacker", "dig/deck:yellow")
    assert "reagent" in table.of("hacker").items
    assert table.of("hacker").light_wounds == 1
    table = drawn("buried-cache")
    table.play("hacker", "leave-buried")
    assert table.of("hacker").light_wounds == 0
    table = out_at(BUILDING)
    g = table.state
    g.zones[OUT].extend(g.zones[RED_DECK])
    g.zones[RED_DECK].clear()
    drawn("buried-cache", table=table)
    assert table.options("hacker") == decks[1:]
    table = drawn("buried-cache", BUILDING)
    assert table.options("hacker") == decks
    table.fate(item=["antiseptic"])
    table.play("hacker", "dig/deck:green")
    assert "antiseptic" in table.of("hacker").items
    assert table.of("hacker").light_wounds == 0


@cites("lockdown/alternative-board/surface-card-upper")
def test_whoever_dies_digging_finds_nothing() -> None:
    table = out_at(OPEN)
    table.wound("hacker", "leg", "hand", "body")
    table.turn("hacker")
    drawn("buried-cache", table=table)
    table.play("hacker", "dig/deck:red")
    assert table.of("hacker").dead
    assert table.told("item-gained") == []
