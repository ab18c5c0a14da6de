"""Motion tracker cards: what is on them, and what their four types do."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.aliens.box import LEVELS, TRACKER_TOP
from hullbreach.aliens.rules.tracker import DrawTracker, TrackerText
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.aliens.titles import ALIENS
from hullbreach.rulebook.citing import cites

HOUSE = {
    ("false-return", 1, "drone", (1, 3), 0),
    ("lone-contact", 1, "drone", (1, 2, 4), 1),
    ("slow-sweep", 1, "drone", (2, 3), 0),
    ("under-the-floor", 1, "hidden", (1, 4), 1),
    ("gathering", 1, "hidden", (2, 3), 1),
    ("loose-panel", 1, "hidden", (4,), 1),
    ("startled", 1, "active", (1, 3), 1),
    ("duct", 1, "tunnel", (0, 0), 0),
}


def drawing(card: str, *, at: str = "C2:A6", pool: tuple[int, ...] = (1, 1, 1)) -> AliensTable:
    """Hudson, alone, is about to draw this card; `at` is where he stands."""
    t = scenario(["hudson"])
    t.only("hudson")
    t.at("hudson", at)
    t.hand("hudson")
    t.acts("hudson")
    t.pool(*pool)
    t.tracker(card)
    return t


def placed(t: AliensTable) -> list[str]:
    """Where blips were placed."""
    return [event["args"]["space"].partition(":")[2] for event in t.told("blip-placed")]


# -- what is printed ----------------------------------------------------------------------------------------------


@cites("aliens/motion-tracker/card-fields")
def test_every_card_has_a_number_of_blips_and_a_location() -> None:
    rows = ALIENS.box.tables.tracker
    assert {(row.id, row.level, row.type, row.at, row.blips) for row in rows} >= HOUSE
    assert all(0 <= row.blips <= 2 for row in rows)
    assert all(set(row.at) <= ({0} if row.type == "tunnel" else {1, 2, 3, 4}) for row in rows)


@cites("aliens/motion-tracker/card-fields")
@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("lone-contact-1", ["c1-l3"]),
        ("lone-contact-2", ["c3-f12"]),
        ("lone-contact-4", ["c4-l7"]),
        ("pair-4", ["c4-l7", None]),
        ("slow-sweep-2", []),
    ],
)
def test_as_many_blips_as_it_says_appear_at_its_location(card: str, spaces: list[str | None]) -> None:
    t = drawing(card)
    t.happens(DrawTracker(0))
    while t.game.choices[0].ask == "ask-where-it-enters":
        t.game.answer(t.game.choices[0].options[0].id, 0)
    found = placed(t) if len(spaces) < 2 else t.blips()
    assert len(found) == len(spaces)
    if spaces:
        assert spaces[0] in [space.lower().replace(":", "-") for space in found]


@cites("aliens/motion-tracker/threat-levels")
@pytest.mark.parametrize(("card", "level"), [("lone-contact-1", 1), ("pair-1", 2), ("swarm-call-4", 3)])
def test_the_back_of_the_top_card_shows_its_threat_level_and_nothing_else(card: str, level: int) -> None:
    t = drawing(card)
    tracker = t.game.view()["tracker"]
    assert (tracker["level"], tracker["top"]) == (level, [])
    assert not t.state.is_known(t.state.zones[TRACKER_TOP][-1])


@cites("aliens/motion-tracker/threat-levels")
def test_the_levels_are_one_two_and_three() -> None:
    counts = Counter(row.level for row in ALIENS.box.tables.tracker for _ in row.at)
    assert set(counts) == set(LEVELS) == {1, 2, 3}
    assert counts.total() == 42


# -- tunnels ------------------------------------------------------------------------------------------------------


@cites("aliens/motion-tracker/type-tunnel")
def test_a_tunnel_card_puts_a_tunnel_on_the_boards() -> None:
    t = drawing("duct-0", at="C1:K5")
    t.happens(DrawTracker(0))
    while not t.told("tunnel-dug"):
        t.game.answer(t.game.choices[0].options[0].id, 0)
    tunnels = [point for point in t.game.view()["points"] if point["ref"].startswith("tunnel")]
    assert len(tunnels) == 1


@cites("aliens/motion-tracker/type-tunnel")
def test_no_other_card_does() -> None:
    for card in ("lone-contact-1", "gathering-2", "startled-3", "slow-sweep-2"):
        t = drawing(card)
        t.happens(DrawTracker(0))
        assert [at for at in t.state.tunnels if at != -1] == []


# -- hidden and active threats ------------------------------------------------------------------------------------


@cites("aliens/motion-tracker/type-hidden-threat")
def test_a_hidden_threat_has_its_bonus_when_nobody_sees_its_blips() -> None:
    t = drawing("gathering-2")
    t.happens(DrawTracker(0))
    while t.game.choices[0].ask == "ask-where-it-enters":
        t.game.answer(t.game.choices[0].options[0].id, 0)
    assert len(t.blips()) == 2, "one blip more"


@cites("aliens/motion-tracker/type-hidden-threat")
def test_a_hidden_threat_that_is_seen_has_no_bonus() -> None:
    t = drawing("gathering-2", at="C3:F10")
    t.happens(DrawTracker(0))
    assert t.told("blip-spotted")
    assert len(placed(t)) == 1
    assert t.told("bonus") == []


@cites("aliens/motion-tracker/type-hidden-threat", "aliens/motion-tracker/type-active-threat")
@pytest.mark.parametrize(("card", "bonus"), [("nest-wakes-1", False), ("echo-1", True)], ids=["hidden", "active"])
def test_one_of_two_blips_in_sight_decides(card: str, bonus: bool) -> None:
    t = drawing(card)
    t.state.card_placed, t.state.card_seen = 2, 1
    t.happens(TrackerText(0, t.state.zones[TRACKER_TOP][-1]))
    assert bool(t.told("bonus")) is bonus


@cites("aliens/motion-tracker/type-hidden-threat")
def test_a_hidden_threat_whose_blips_a_barricade_keeps_out_has_no_bonus() -> None:
    t = drawing("gathering-2")
    t.bar_point("point:2")
    t.fate(**{"break": ["4"]})
    t.happens(DrawTracker(0))
    assert t.told("bonus") == []
    assert t.blips() == []


@cites("aliens/motion-tracker/type-active-threat")
def test_an_active_threat_has_its_bonus_when_a_blip_is_seen() -> None:
    t = drawing("brood-4", at="C4:K10", pool=(1, 1, 1))
    t.happens(DrawTracker(0))
    assert t.told("bonus")[0]["args"]["card"] == "tracker:brood"
    assert list(t.aliens().values()) == [2], "one token more"


@cites("aliens/motion-tracker/type-active-threat")
def test_an_active_threat_that_nobody_sees_has_no_bonus() -> None:
    t = drawing("brood-4", at="C2:A6")
    t.happens(DrawTracker(0))
    assert t.told("bonus") == []
    assert len(t.blips()) == 1


@cites("aliens/motion-tracker/type-drone")
@pytest.mark.parametrize(("card", "blips", "moved"), [("lone-contact-1", 1, False), ("slow-sweep-2", 0, True)])
def test_drone_cards_do_what_is_printed_on_each(card: str, blips: int, moved: bool) -> None:
    t = drawing(card)
    t.blip("C3:L10", 1)
    t.happens(DrawTracker(0))
    assert len(placed(t)) == blips
    steps = [event for event in t.told("alien-stepped") if event["number"] > t.told("tracker-drawn")[0]["number"]]
    assert bool(steps) is moved
    assert len(steps) in (0, 2)


@cites("aliens/motion-tracker/type-drone")
@pytest.mark.parametrize("at", ["C2:A6", "C1:K5"], ids=["unseen", "seen"])
def test_a_drone_card_asks_not_who_sees_its_blips(at: str) -> None:
    t = drawing("pincer-2", at=at)
    t.happens(DrawTracker(0))
    while t.game.choices[0].ask == "ask-where-it-enters":
        t.game.answer(t.game.choices[0].options[0].id, 0)
    assert len(t.blips()) + len(t.aliens()) == 2
