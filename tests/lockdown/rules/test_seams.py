"""Where Lockdown differs from Nemesis in what both have: doors, dropped items, exploration by careful movement."""

from __future__ import annotations

from random import Random

import pytest

from hullbreach.lab.properties import secrets_are_kept
from hullbreach.nemesis import box
from hullbreach.nemesis.rules.movement import Enter
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.crew.deck import holding, uses
from tests.lockdown.rooms.inside import standing_in
from tests.lockdown.surface.outside import carry_out


@cites("lockdown/item/drop-item")
def test_a_dropped_item_goes_under_its_deck() -> None:
    table = standing_in("repository")
    table.give("hacker", "clothes")
    back = table.state.held(0, "clothes")
    table.play("hacker", "drop/item:clothes")
    assert table.state.zones[box.DECK_OF_FAMILY[table.state.family[back]]][0] == back
    assert table.told("item-dropped")[0]["rule"] == "lockdown/item/drop-item"


@cites("lockdown/craft/card-must-be-available")
def test_a_crafted_item_that_was_dropped_can_be_built_again() -> None:
    table = standing_in("alert-room")
    table.give("hacker", "taser", "weapon-battery", "toolbelt")
    g = table.state
    for back in [back for back in g.zones[box.CRAFTED_DECK] if g.item_name(back) == "taser"]:
        g.move(back, box.CRAFTED_DECK, box.OUT)
    table.turn("hacker")
    craft = "craft/item:taser/item:weapon-battery/item:toolbelt"
    assert table.refusals("hacker")[craft] == "lockdown/craft/card-must-be-available"
    table.play("hacker", "drop/item:taser")
    assert craft in table.options("hacker")


@cites("lockdown/item/drop-item", "lockdown/item/inventory-secret")
def test_what_was_kept_secret_is_dropped_face_down() -> None:
    table = standing_in("repository")
    table.give("hacker", "clothes", "medkit-facility", "neutralizer")
    table.turn("hacker")
    table.play("hacker", "drop/item:clothes")
    seen, own = (table.told("item-dropped", table.seat(name))[-1]["args"] for name in ("janitor", "hacker"))
    assert seen == {"who": "seat:0", "colour": "green"}
    assert own == {**seen, "item": "item:clothes"}
    assert table.game.view(1)["crew"][0]["inventory"] == {
        "count": 2,
        "colours": {"green": 1, "blue": 1},
        "known": ["neutralizer"],
    }
    assert secrets_are_kept(table.game, Random(1))
    table.play("hacker", "drop/item:neutralizer")
    assert table.told("item-dropped", 1)[-1]["args"]["item"] == "item:neutralizer"


@cites("lockdown/item/drop-item", "lockdown/item/drop-free")
@pytest.mark.parametrize("order", [("fire-blanket", "flashlight-facility"), ("flashlight-facility", "fire-blanket")])
def test_what_is_dropped_while_paying_is_not_what_is_paid_for(order: tuple[str, str]) -> None:
    table = standing_in("repository")
    table.by_hand()
    table.give("hacker", *order)
    table.slime("hacker")
    table.turn("hacker")
    table.play("hacker", "use/item:fire-blanket")
    table.play("hacker", "drop/item:flashlight-facility")
    table.play("hacker", "pay/card:rest")
    assert not table.of("hacker").slimed
    assert "flashlight-facility" not in table.of("hacker").items


@cites("lockdown/item/drop-item", "lockdown/action/trade")
@pytest.mark.parametrize("order", [("clothes", "antiseptic"), ("antiseptic", "clothes")])
def test_what_is_dropped_during_a_trade_is_not_what_is_offered(order: tuple[str, str]) -> None:
    table = standing_in("repository", "janitor")
    table.give("hacker", *order)
    table.turn("hacker")
    table.play("hacker", "trade")
    table.play("hacker", "give/seat:1/item:clothes")
    table.play("hacker", "drop/item:antiseptic")
    table.play("hacker", "propose")
    table.play("janitor", "agree")
    assert "clothes" in table.of("janitor").items
    assert "antiseptic" not in table.of("hacker").items


@cites("lockdown/item/drop-item")
def test_a_dropped_crafted_item_can_be_built_again_and_a_character_item_is_gone() -> None:
    table = standing_in("repository")
    table.give("hacker", "neutralizer")
    table.play("hacker", "drop/item:neutralizer")
    g = table.state
    assert [g.item_name(back) for back in g.zones[box.CRAFTED_DECK]].count("neutralizer") == 3
    weapon = table.of("hacker").heavy[0]
    back = g.held(0, weapon)
    table.play("hacker", f"drop/item:{weapon}")
    assert back in g.zones[box.OUT]


def _next_to_a_token(token: str) -> LockdownTable:
    """The hacker is in elevator room 3, next to the unexplored room 23."""
    table = standing_in("elevator-3")
    assert not table.room("room:23").explored
    table.tile("room:23", "decon-room", explored=False)
    table.token("room:23", token)
    table.turn("hacker")
    return table


def _tokens(table: LockdownTable, effect: str) -> str:
    names = table.state.box.faces[box.EXPLORATION]
    return next(name for name in names if name.startswith(effect))


@cites("lockdown/exploration/danger-careful-move")
def test_danger_found_by_careful_movement_strikes_in_full_and_leaves_no_marker_to_choose() -> None:
    table = _next_to_a_token(_tokens(standing_in("elevator-3"), "danger"))
    table.intruder("adult", "room:24")
    table.play("hacker", "careful-move/room:23")
    assert table.room("room:23").intruders == ["adult"]
    assert table.choice("hacker") is None or table.choice("hacker").ask != "ask-careful-noise"  # type: ignore[union-attr]


@cites("lockdown/exploration/danger-careful-move")
def test_danger_that_nobody_hears_fills_every_corridor_after_careful_steps_too() -> None:
    table = _next_to_a_token(_tokens(standing_in("elevator-3"), "danger"))
    table.play("hacker", "careful-move/room:23")
    assert table.state.noise == table.state.board.spot_mask[23]
    assert not any(option.startswith("noise/") for option in table.options("hacker"))


@cites("lockdown/exploration/danger-careful-move")
def test_danger_that_only_breaks_a_door_leaves_no_marker_to_choose_either() -> None:
    table = _next_to_a_token(_tokens(standing_in("elevator-3"), "danger"))
    table.intruder("adult", "room:24")
    table.door("corridor:23-24")
    table.turn("hacker")
    table.play("hacker", "careful-move/room:23")
    assert table.door_at("corridor:23-24") == "destroyed"
    assert not any(option.startswith("noise/") for option in table.options("hacker"))
    assert table.state.noise == 0


@cites("lockdown/exploration/silence-careful-move", "lockdown/exploration/silence-slimed")
def test_silence_found_by_careful_movement_still_leaves_the_marker() -> None:
    silence = _tokens(standing_in("elevator-3"), "silence")
    table = _next_to_a_token(silence)
    table.play("hacker", "careful-move/room:23")
    choice = table.choice("hacker")
    assert choice is not None
    assert choice.ask == "ask-careful-noise"
    table.play("hacker", "noise/corridor:22-23")
    assert table.has_noise("corridor:22-23")
    assert table.told("noise-rolled") == []
    table = _next_to_a_token(silence)
    table.slime("hacker")
    table.play("hacker", "careful-move/room:23")
    assert table.told("danger")[0]["args"]["room"] == "room:23"
    assert all(option.startswith("noise/") is False for option in table.options("hacker"))


@cites("lockdown/exploration/silence-slimed")
@pytest.mark.parametrize("slimed", [False, True])
def test_who_comes_in_without_any_noise_still_brings_danger_if_slimed(slimed: bool) -> None:
    table = holding("janitor", "night-shift", room=1)
    table.dark(1)
    table.token(2, "silence-1")
    if slimed:
        table.slime("janitor")
    table.turn("janitor")
    uses(table, "janitor", "night-shift")
    table.play("janitor", "move/room:2")
    assert len(table.told("danger")) == slimed
    assert table.has_noise("corridor:2-4") is slimed


@cites("lockdown/exploration/silence-slimed", "lockdown/weakness/knowledge-level")
@pytest.mark.parametrize("dull", [False, True])
def test_danger_out_of_the_vents_is_heard_only_by_those_who_hear(dull: bool) -> None:
    table = holding("survivor", "vents", room=2)
    table.token(7, "silence-1")
    table.slime("survivor")
    table.weakness(1, "dull-hearing" if dull else "light-shy")
    table.knowledge("survivor", 8)
    table.intruder("adult", 8)
    table.turn("survivor")
    table.fate(attack=["cut"])
    uses(table, "survivor", "vents")
    table.play("survivor", "crawl/room:7")
    assert table.room(7).intruders == ([] if dull else ["adult"])
    assert not table.told("noise-rolled")


def _eleven_doors(table: LockdownTable, destroyed: int) -> None:
    """All door tokens stand or lie in corridors away from rooms 22 and 23."""
    g = table.state
    far = [c for c in g.board.corridors if not {22, 23} & set(g.board.ends[c])]
    for nth, corridor in enumerate(far[: g.site.door_tokens]):
        table.door(g.board.spot_id(corridor), "destroyed" if nth < destroyed else "closed")


@cites("lockdown/door/supply-exhausted")
def test_for_want_of_tokens_only_a_door_that_is_not_destroyed_is_taken() -> None:
    table = _next_to_a_token(_tokens(standing_in("elevator-3"), "doors"))
    _eleven_doors(table, destroyed=table.state.site.door_tokens - 2)
    standing = [table.state.board.spot_id(c) for c in table.state.rooms_in(table.state.closed)]
    table.first_player("janitor")
    table.turn("hacker")
    table.play("hacker", "move/room:23")
    assert table.options("hacker") == [f"take-door/{corridor}" for corridor in standing]
    table.fate(noise=["silence"])
    table.play("hacker", f"take-door/{standing[0]}")
    assert table.door_at("corridor:22-23") == "closed"
    assert table.door_at(standing[0]) == "open"


@cites("lockdown/door/supply-exhausted")
def test_whoever_places_the_door_chooses_even_in_the_turn_of_another() -> None:
    table = _next_to_a_token(_tokens(standing_in("elevator-3"), "doors"))
    _eleven_doors(table, destroyed=0)
    table.place("janitor", "room:22")
    table.turn("hacker")
    carry_out(table, Enter(1, 23, table.corridor_number("corridor:22-23")))
    assert any(option.startswith("take-door/") for option in table.options("janitor"))
    assert table.choice("hacker") is None


@cites("lockdown/door/supply-exhausted")
def test_if_all_are_destroyed_no_door_is_placed() -> None:
    table = _next_to_a_token(_tokens(standing_in("elevator-3"), "doors"))
    _eleven_doors(table, destroyed=table.state.site.door_tokens)
    table.fate(noise=["silence"])
    table.play("hacker", "move/room:23")
    assert table.door_at("corridor:22-23") == "open"
    assert table.told("token-revealed")


@cites("lockdown/door/supply-exhausted")
def test_where_no_door_can_be_placed_no_token_is_taken() -> None:
    table = _next_to_a_token(_tokens(standing_in("elevator-3"), "doors"))
    _eleven_doors(table, destroyed=0)
    table.state.closed &= table.state.closed - 1  # for one of the tokens lies destroyed between the rooms
    table.door("corridor:22-23", "destroyed")
    table.turn("hacker")
    assert table.state.doors_left() == 0
    standing = table.state.closed
    table.fate(noise=["silence"])
    table.play("hacker", "move/room:23")
    assert table.room("room:23").explored
    assert not any(option.startswith("take-door/") for option in table.options("hacker"))
    assert table.state.closed == standing
