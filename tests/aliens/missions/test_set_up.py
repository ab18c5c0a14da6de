"""How each mission is laid out: boards, places, tokens, and the tracker deck by number of players."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from hullbreach.aliens.box import LEVELS, TOKENS, TRACKER_REST, TRACKER_TOP
from hullbreach.aliens.missions.mission import spaces_named
from hullbreach.aliens.position import ABOARD, OFF, Position
from hullbreach.rulebook.citing import cites
from tests.aliens.missions.laid_out import HEROES, begun, names, position_of

CARDS: dict[str, dict[str, Any]] = tomllib.loads("""
[newt]
layout = "C2 C1 / C3 C4"
start = "C1:K5-L8"
exits = "C1:L9"
spawn = "C1:L3 C3:F12 C2:A7 C4:L7"
blips = "C1:E5,D7"
mission_blips = "C2:A1 C3:A12 C4:L4,A4"
computers = "C2:I4"
barricades = 3
deck_turns = [4, 3, 2]
[escape]
layout = "P1 P2 -- / -- P3 P4"
exits = "P4:L6"
spawn = "P1:C1 P2:L1 P3:A12 P4:L3"
blips = "P1:J8 P2:F8 P3:F5 P1:K4 P2:E11 P3:K9"
computers = "P4:L9"
deck_turns = [3, 3, 2]
[survive]
layout = "C4 C2 / C3 C1"
start = "C2:H1-L2,H4-K4"
exits = "C1:L9 C4:A6"
spawn = "C4:A7 C1:L3 C3:F12 C2:F1"
blips = "C4:J9 C3:F5 C1:D11"
computers = "C2:K9 C4:K1"
deck_turns = [3, 3, 2]
sentries = 2
[rescue]
layout = "P1 / P3"
start = "P3:E12,F12,H12,E11,F11,G11"
exits = "P3:G12"
spawn = "P1:A3,L7 P3:A1,L9"
blips = "P1:E4,J4"
mission_blips = "P1:B2,D1,I1,L4"
computers = "P3:J3"
deck_turns = [4, 2, 0]
[resupply]
layout = "C2 C4"
start = "C2:A7,B6,B7,C6,C7"
exits = "C2:A6"
spawn = "C2:F1 C4:L7,F1 C2:G12"
blips = "C2:H9 C4:G9,C9"
crates = "C2:L11,L12 C4:L1,L3,A1,L12,A12,J9"
computers = "C2:I4"
deck_turns = [4, 3, 1]
[mess-call]
layout = "C3"
start = "C3:B5-D5,F5-H5"
spawn = "C3:A6,F1,L7,G12"
blips = "C3:B11,K2"
crates = "C3:A1,K8,D12,L12"
deck_cards = [9, 15, 11]
fewer = 1
sentries = 2
[purge-cycle]
layout = "P2 / P3"
start = "P3:E6-G7"
spawn = "P2:A1,L1 P3:A12,L12"
blips = "P2:E4,L9 P3:K1"
crates = "P3:L2,A1,L5 P2:A12,L12,A8"
computers = "P2:A6"
deck_cards = [8, 15, 11]
sentries = 2
[two-rooms]
layout = "C2 C1"
spawn = "C2:A7,F1 C1:L6 C2:G12"
blips = "C1:E5 C2:J9"
crates = "C1:A9,G1,A4 C2:H1,L9,A8"
computers = "C1:A5 C2:L1"
deck_cards = [6, 12, 11]
fewer = 1
sentries = 2
[burn-it-out]
layout = "C2 P4 / C3 P1"
start = "C2:F9-G11"
spawn = "P4:L6 P1:L7,A3 C2:A6"
blips = "C3:E5 P4:H3,E9 P1:F6"
mission_blips = "P1:C1,E2,J1,L4"
crates = "C2:D12,L12 C3:A1,L1,L10,A12"
deck_cards = [12, 15, 11]
sentries = 2
""")
"""What the mission cards say."""
A_TURN = {1: 2, 2: 3, 3: 3, 4: 3, 5: 4, 6: 4}


def named(g: Position, text: str) -> list[str]:
    """The names of the spaces in a list on a mission card."""
    return names(g, spaces_named(g.board.layout, text))


def deck(g: Position) -> list[int]:
    """How many cards of each threat level the tracker deck holds."""
    levels = [len(g.zones[TRACKER_REST + level]) for level in range(len(LEVELS))]
    for back in g.zones[TRACKER_TOP]:
        levels[g.family[back] - 1] += 1
    return levels


@cites(
    "aliens/setup/lay-boards",
    "aliens/setup/mission-tokens",
    "aliens/setup/starting-spaces",
    "aliens/setup/exit-tokens",
    "aliens/setup/mission-card-authority",
)
@pytest.mark.parametrize("mission", CARDS)
def test_a_mission_is_laid_out_as_its_card_says(mission: str) -> None:
    card = CARDS[mission]
    g = position_of(begun(mission, "hicks", "hudson"))
    layout, m = g.board.layout, g.mission
    rows = [row.split() for row in card["layout"].split("/")]
    expected = {(x, y): key for y, row in enumerate(rows) for x, key in enumerate(row) if key != "--"}
    assert {place: side.key for place, side in layout.placed.items()} == expected
    assert [layout.name(space) for space in m.spawn] == [layout.name(s) for s in spaces_named(layout, card["spawn"])]
    assert names(g, m.exit_spaces) == named(g, card.get("exits", ""))
    assert names(g, m.computers) == named(g, card.get("computers", ""))
    assert names(g, g.crates) == named(g, card.get("crates", ""))
    assert names(g, [at for at in g.token_at if at != OFF]) == named(g, card.get("mission_blips", ""))
    if mission != "escape":  # there it depends on the number of the trapped
        assert names(g, [at for at in g.blip_at if at != OFF]) == named(g, card["blips"])
    if "start" in card:
        assert {*names(g, [at for at in g.at if at != OFF])} <= {*named(g, card["start"])}
    assert g.barricades.bit_count() == card.get("barricades", 0)
    assert len([at for at in g.sentry_at if at != OFF]) == card.get("sentries", 0)


@cites("aliens/setup/motion-tracker-deck")
@pytest.mark.parametrize("mission", CARDS)
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_the_tracker_deck_holds_turns_of_each_level_or_in_a_hunt_as_many_as_the_card_says(
    mission: str, players: int
) -> None:
    card = CARDS[mission]
    if mission in ("rescue", "resupply") and players > 4:
        players = 4
    g = position_of(begun(mission, *HEROES[:players]))
    if "deck_cards" in card:
        wanted = [count - card.get("fewer", 0) * max(3 - players, 0) for count in card["deck_cards"]]
    else:
        wanted = [turns * A_TURN[players] for turns in card["deck_turns"]]
    found = deck(g)
    assert found == wanted
    top = g.zones[TRACKER_TOP][-1]
    assert g.family[top] == 1  # level 1 lies on top


@cites("aliens/newt/availability", "aliens/bug-hunt/no-newt")
@pytest.mark.parametrize(
    ("mission", "adults", "newt"),
    [
        ("newt", 6, False),
        ("escape", 6, True),
        ("survive", 6, True),
        ("rescue", 4, False),
        ("resupply", 4, False),
        ("mess-call", 6, False),
        ("purge-cycle", 6, False),
        ("two-rooms", 6, False),
        ("burn-it-out", 6, False),
    ],
)
def test_who_takes_part(mission: str, adults: int, newt: bool) -> None:
    g = position_of(begun(mission, "hicks", "ripley"))
    assert sum(status == ABOARD for status in g.status[:6]) == adults
    assert (g.status[6] == ABOARD) == newt


@pytest.mark.parametrize(
    ("mission", "kinds"),
    [
        ("newt", ["empty", "facehugger", "nest", "newt"]),
        ("rescue", ["cocoon", "cocoon", "empty", "facehugger"]),
        ("burn-it-out", ["eggs"] * 4),
    ],
)
@cites("aliens/setup/mission-tokens")
def test_what_is_on_the_mission_blips(mission: str, kinds: list[str]) -> None:
    g = position_of(begun(mission, "hicks"))
    assert sorted(g.names_of(back) for back in g.zones[TOKENS]) == kinds
    if len(set(kinds)) > 1:
        assert not any(g.is_known(back) for back in g.zones[TOKENS])
