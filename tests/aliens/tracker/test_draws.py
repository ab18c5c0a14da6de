"""Drawing motion tracker cards: how many, who, in which order, and what becomes of the deck."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import TRACKER_DISCARD
from hullbreach.aliens.rules.tracker import DrawTracker, cards_left
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import carried_out, draw_card, facts, hunted, play_on, squad, story

CARDS = ("slow-sweep-2", "slow-sweep-3", "surge-2", "lone-contact-1", "lone-contact-2", "lone-contact-4")
SPOTS = ("C1:A1", "C1:B1", "C1:C1", "C1:D1", "C1:A2", "C1:B2")


FIRST_DRAWS = 6
"""The first turn of Newt in which cards are drawn."""


def drawers(table: AliensTable) -> list[str]:
    """The seats that draw in a turn, in their order."""
    table.turn(FIRST_DRAWS)
    table.tracker(*CARDS)
    hunted(table)
    return facts(table, "tracker-drawn", "seat")


def players(*heroes: str) -> AliensTable:
    """These heroes out of everything's way."""
    table = squad(*heroes)
    for hero, spot in zip(heroes, SPOTS, strict=False):
        table.at(hero, spot)
    return table


@cites("aliens/motion-tracker/draw-count", "aliens/motion-tracker/draw-order", "aliens/motion-tracker/uneven-draws")
@pytest.mark.parametrize(
    ("heroes", "seats"),
    [
        (("hudson",), [0, 0]),
        (("hudson", "hicks"), [1, 0, 1]),
        (("hudson", "hicks", "vasquez"), [1, 2, 0]),
        (("hudson", "hicks", "vasquez", "frost"), [2, 3, 0]),
        (("hudson", "vasquez", "gorman", "hicks", "frost"), [3, 4, 0, 1]),
        (("hudson", "vasquez", "ripley", "hicks", "frost", "gorman"), [1, 2, 3, 4]),
    ],
    ids=["one", "two", "three", "four", "five", "six"],
)
def test_two_to_four_cards_are_drawn_and_the_highest_rank_evens_them_out(
    heroes: tuple[str, ...], seats: list[int]
) -> None:
    assert drawers(players(*heroes)) == [f"seat:{seat}" for seat in seats]


@cites("aliens/motion-tracker/draw-count")
def test_players_who_are_out_of_the_mission_count_no_longer() -> None:
    table = players("hudson", "hicks", "vasquez")
    table.away("vasquez", state="killed")
    assert drawers(table) == ["seat:1", "seat:0", "seat:1"]
    table = players("hudson", "vasquez", "gorman", "hicks", "frost")
    table.away("frost", state="killed")
    assert drawers(table) == ["seat:3", "seat:0", "seat:1"]


@cites("aliens/motion-tracker/draw-count")
def test_a_player_who_may_still_take_a_grunt_counts() -> None:
    table = squad("hudson", "hicks", grunts=["frost"])
    for who, spot in zip(("hudson", "hicks", "frost"), SPOTS, strict=False):
        table.at(who, spot)
    table.away("hudson", state="killed")
    assert drawers(table) == ["seat:1", "seat:0", "seat:1"]


@cites("aliens/motion-tracker/draw-order", "aliens/motion-tracker/resolve-order")
def test_each_card_is_resolved_before_the_next_is_drawn() -> None:
    table = players("hudson", "hicks")
    table.turn(6)
    table.tracker("lone-contact-1", "lone-contact-2", "lone-contact-4")
    hunted(table)
    assert story(table, "tracker-drawn", "blip-placed") == ["tracker-drawn", "blip-placed"] * 3


@cites("aliens/motion-tracker/resolve-order")
def test_the_blips_of_a_card_are_placed_before_its_text_is_followed() -> None:
    table = players("hudson")
    table.deck("scrounge")
    draw_card(table, "cold-trail-3")
    assert story(table, "blip-placed", "revealed", "exhausted") == ["blip-placed", "revealed", "exhausted"]


@cites("aliens/motion-tracker/discard")
def test_a_resolved_card_goes_to_the_discard_pile_of_the_tracker() -> None:
    table = players("hudson")
    g = table.state
    discarded = len(g.zones[TRACKER_DISCARD])
    draw_card(table, "lone-contact-4")
    assert len(g.zones[TRACKER_DISCARD]) == discarded + 1
    assert g.names_of(g.zones[TRACKER_DISCARD][-1]) == "lone-contact-4"
    assert cards_left(g) == 0


@cites("aliens/motion-tracker/deck-empty")
def test_an_empty_deck_is_made_again_only_when_a_card_has_to_be_drawn() -> None:
    table = players("hudson")
    table.tracker("slow-sweep-2", "surge-2", "wall-run-3")
    for _ in range(3):
        carried_out(table, DrawTracker(0))
    g = table.state
    assert cards_left(g) == 0
    assert len(g.zones[TRACKER_DISCARD]) == 3
    assert not [event for event in table.game.events() if event["kind"] == "tracker-reshuffled"]
    carried_out(table, DrawTracker(0))
    assert facts(table, "tracker-reshuffled", "count") == [3]
    assert cards_left(g) == 2
    assert len(g.zones[TRACKER_DISCARD]) == 1


@cites("aliens/motion-tracker/deck-empty")
@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_the_new_deck_is_mixed_over_all_levels(level: str) -> None:
    table = players("hudson")
    table.tracker("slow-sweep-2", "surge-2", "wall-run-3")
    for _ in range(3):
        carried_out(table, DrawTracker(0))
    table.fate(threat_level=[level])
    carried_out(table, DrawTracker(0))
    assert [str(number) for number in facts(table, "tracker-drawn", "level")] == [level]


@cites("aliens/bug-hunt/no-reshuffle", "aliens/motion-tracker/deck-empty")
@pytest.mark.parametrize("left", [1, 0])
def test_in_a_bug_hunt_what_there_is_is_drawn_and_the_discards_stay_where_they_are(left: int) -> None:
    table = squad("hicks", mission="two-rooms")
    table.at("hicks", "C1:A1")
    table.tracker("slow-sweep-2", "surge-2", "wall-run-3")
    for _ in range(3 - left):
        carried_out(table, DrawTracker(0))
    table.blip("C2:L12", 1)
    table.alien_phase()
    play_on(table)
    assert len(table.told("tracker-drawn")) == left
    assert not table.told("tracker-reshuffled")
    assert len(table.state.zones[TRACKER_DISCARD]) == 3
