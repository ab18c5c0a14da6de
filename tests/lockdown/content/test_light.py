"""Light sources: in darkness the smaller number of the token counts for their bearer."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites

from .carrying import carrying


def met(
    *items: str,
    cards: int,
    token: str = "adult-1-3",
    dark: bool = True,
    ammo: int = 3,
    others: tuple[str, ...] = (),
) -> LockdownTable:
    """The survivor, with this many cards left, has met what is on a token, and it misses if it attacks."""
    table = carrying(*items, room="elevator-1")
    table.give("hacker", *others)
    table.place("hacker", "alert-room")
    table.state.first_encounter = True
    if dark:
        table.dark(1)
    if "flare-gun" in items:
        table.ammo("survivor", "flare-gun", ammo)
    table.explore(3)
    table.noise("1-3")
    table.hand("survivor", *("rest", "demolition", "search", "search")[: cards + 1])
    number = table.state.board.numbers[table.corridor_number("1-3")][0]
    table.fate(noise=[str(number)], bag=[token])
    table.attack_cards("blood-rage-5")
    table.turn("survivor")
    table.play("survivor", "move/room:3")
    return table


def surprised(table: LockdownTable) -> bool:
    """Whether the last surprise check ended in a surprise attack."""
    found: bool = table.told("surprise-check")[-1]["args"]["surprised"]
    return found


@cites("lockdown/encounter/token-number")
def test_in_darkness_the_larger_number_counts_and_elsewhere_the_smaller() -> None:
    assert surprised(met(cards=2))
    assert not surprised(met(cards=2, dark=False))


@pytest.mark.parametrize("cards", [1, 2])  # the smaller number itself is enough
@pytest.mark.parametrize("item", ["flashlight-facility", "uv-lamp", "glowstick", "flare-gun"])
@cites("lockdown/encounter/token-number", "lockdown/item/shown-when-used")
def test_a_light_source_makes_the_smaller_number_count_and_is_shown(item: str, cards: int) -> None:
    table = met(item, cards=cards)
    assert not surprised(table)
    assert [event["args"]["item"] for event in table.told("light-shown")] == [f"item:{item}"]
    assert item in (*table.of("survivor").items, *table.of("survivor").heavy)


@pytest.mark.parametrize(("cards", "token"), [(0, "adult-1-3"), (3, "adult-1-3"), (3, "queen-4")])
@cites("lockdown/item/inventory-secret")
def test_a_light_source_that_changes_nothing_stays_hidden(cards: int, token: str) -> None:
    table = met("flashlight-facility", cards=cards, token=token)
    assert not table.told("light-shown")
    assert "flashlight-facility" not in str(table.game.view(seat=1))


@cites("lockdown/encounter/token-number")
def test_a_flare_gun_without_ammunition_gives_no_light() -> None:
    assert surprised(met("flare-gun", cards=2, ammo=0))


def test_a_source_all_have_seen_is_shown_first_and_then_one_that_is_kept() -> None:
    table = met("glowstick", "flashlight-facility", "flare-gun", cards=2)
    assert [event["args"]["item"] for event in table.told("light-shown")] == ["item:flare-gun"]
    table = met("glowstick", "uv-lamp", "flashlight-facility", cards=2)
    assert [event["args"]["item"] for event in table.told("light-shown")] == ["item:flashlight-facility"]


@cites("lockdown/encounter/token-number")
def test_the_light_of_another_does_not_help() -> None:
    assert surprised(met(cards=2, others=("flashlight-facility",)))
