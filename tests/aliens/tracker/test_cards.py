"""Every motion tracker card: what is printed on it, and what it does in sight and out of sight."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.aliens.box import EXHAUST
from hullbreach.aliens.scenario import AliensTable
from hullbreach.library import plan
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import alone_at, draw_card, facts, squad, story, trail

PRINTED = """
1 false-return drone 1,3 0 | 1 lone-contact drone 1,2,4 1 | 1 slow-sweep drone 2,3 0 | 1 under-the-floor hidden 1,4 1
1 gathering hidden 2,3 1 | 1 loose-panel hidden 4 1 | 1 startled active 1,3 1 | 1 duct tunnel 0,0 0
2 pair drone 1,4 2 | 2 surge drone 2 1 | 2 cold-trail drone 3 1 | 2 massing hidden 2,4 1 | 2 long-stride hidden 1 1
2 cut-power hidden 3 1 | 2 rush active 1,3 1 | 2 brood active 2,4 1 | 2 echo active 1 1 | 2 crawler tunnel 0,0 1
3 swarm-call drone 4 2 | 3 wall-run drone 3 1 | 3 pincer drone 2 1 | 3 nest-wakes hidden 1 2 | 3 silent-march hidden 2 2
3 torn-welds hidden 3 2 | 3 frenzy active 4 1 | 3 drop active 4 2 | 3 bloodrush active 2 2
3 break-through tunnel 0,0 1
"""
"""Level, card, type, the places of its copies (0 for a tunnel), and how many blips it spawns."""

POINTS = {1: "C1:L3", 2: "C3:F12", 3: "C2:A7", 4: "C4:L7"}
WATCH = {1: "C1:K8", 2: "C3:F9", 3: "C2:F7", 4: "C4:G7"}
"""A space from which each spawn point is seen, with some spaces between."""
HIDDEN = "C3:A1"
"""A space that sees none of them."""


def watching(point: int, hero: str = "hicks") -> AliensTable:
    """A hero alone who sees this spawn point."""
    return alone_at(WATCH[point], hero)


def out_of_sight() -> AliensTable:
    """A hero alone who sees no spawn point."""
    return alone_at(HIDDEN)


def placed(table: AliensTable) -> list[str]:
    """Where blips were placed since the last play."""
    return [space.removeprefix("space:").replace("-", ":").upper() for space in facts(table, "blip-placed", "space")]


@cites("aliens/motion-tracker/card-fields", "aliens/motion-tracker/threat-levels")
def test_the_twenty_eight_cards_are_as_printed() -> None:
    rows = [card.split() for line in PRINTED.strip().splitlines() for card in line.split("|")]
    tracker = plan("aliens", 1, {"mission": "newt"}).box.tables.tracker  # type: ignore[attr-defined]
    found = [
        [str(row.level), row.id, row.type, ",".join(map(str, row.at)), str(row.blips)]
        for row in sorted(tracker, key=lambda row: row.level)
    ]
    assert len(rows) == 28
    assert sorted(found) == sorted(rows)


@cites("aliens/motion-tracker/card-fields", "aliens/components/cards")
def test_there_are_forty_two_and_each_spawn_point_is_named_nine_times() -> None:
    tracker = plan("aliens", 1, {"mission": "newt"}).box.tables.tracker  # type: ignore[attr-defined]
    places = Counter(place for row in tracker for place in row.at)
    assert places == {0: 6, 1: 9, 2: 9, 3: 9, 4: 9}
    counts = Counter((row.level, row.type) for row in tracker for _ in row.at)
    types = ("drone", "hidden", "active", "tunnel")
    found = [[counts[level, type] for type in types] for level in (1, 2, 3)]
    assert found == [[7, 5, 2, 2], [4, 4, 5, 2], [3, 3, 3, 2]]


@cites("aliens/motion-tracker/card-fields", "aliens/spawn/draw-and-place")
@pytest.mark.parametrize(
    ("card", "point", "blips"),
    [
        *[("lone-contact", point, 1) for point in (1, 2, 4)],
        *[("pair", point, 2) for point in (1, 4)],
        ("surge", 2, 1),
    ],
)
def test_drones_place_their_blips_at_the_point_they_name(card: str, point: int, blips: int) -> None:
    table = out_of_sight()
    draw_card(table, f"{card}-{point}")
    assert placed(table)[0] == POINTS[point]
    assert len(placed(table)) == blips == len(table.blips())


# -- drones -------------------------------------------------------------------------------------------------------


@cites("aliens/motion-tracker/type-drone")
@pytest.mark.parametrize("point", [1, 3])
@pytest.mark.parametrize(("card", "blips"), [("scrounge", 1), ("panic-fire", 1), ("flare", 0), ("m41a-pulse-rifle", 0)])
def test_false_return_places_a_blip_on_an_event_or_a_hazard(card: str, blips: int, point: int) -> None:
    table = out_of_sight()
    table.deck(card)
    draw_card(table, f"false-return-{point}")
    assert facts(table, "revealed", "card") == [f"card:{card}"]
    assert placed(table) == [POINTS[point]] * blips
    assert not table.told("hazard-strikes")
    assert table.pile("exhaust") == ["panic-fire"] * (card == "panic-fire")


@cites("aliens/motion-tracker/type-drone")
@pytest.mark.parametrize(("card", "exhausted"), [("scrounge", 2), ("panic-fire", 2), ("flare", 0), ("bolt-gun", 0)])
def test_cold_trail_places_a_blip_and_exhausts_two_on_an_event_or_a_hazard(card: str, exhausted: int) -> None:
    table = out_of_sight()
    table.deck(card)
    draw_card(table, "cold-trail-3")
    assert placed(table) == ["C2:A7"]
    assert sum(facts(table, "exhausted", "count")) == exhausted
    assert len(table.state.zones[EXHAUST]) == exhausted + (card == "panic-fire")


@cites("aliens/motion-tracker/type-drone", "aliens/motion-tracker/moved-aliens-do-not-attack")
@pytest.mark.parametrize("card", ["slow-sweep-2", "slow-sweep-3"])
def test_slow_sweep_moves_every_blip_two(card: str) -> None:
    table = out_of_sight()
    table.blip("C2:A1", 1)
    table.blip("C4:L12", 1)
    draw_card(table, card)
    assert placed(table) == []
    assert len(table.told("alien-stepped")) == 2 * 2
    assert len(table.blips()) == 2


@cites("aliens/motion-tracker/type-drone")
def test_swarm_call_places_two_and_moves_every_blip_three() -> None:
    table = out_of_sight()
    table.blip("C2:A1", 1)
    draw_card(table, "swarm-call-4")
    assert placed(table)[0] == POINTS[4]
    assert len(placed(table)) == 2
    assert len(table.told("alien-stepped")) == 3 * 3
    steps = story(table, "blip-placed", "alien-stepped")
    assert steps == ["blip-placed"] * 2 + ["alien-stepped"] * 9


@cites("aliens/motion-tracker/type-drone", "aliens/motion-tracker/moved-aliens-do-not-attack")
def test_surge_moves_every_alien_that_is_next_to_nobody_three_and_none_attacks() -> None:
    table = squad("gorman", grunts=["hicks"])
    table.at("gorman", HIDDEN)
    table.at("hicks", "C2:F6")
    table.weapons("hicks", "hk-vp70-pistol")
    near, arrives, far = table.alien("C2:E6"), table.alien("C2:J6"), table.alien("C1:E6")
    draw_card(table, "surge-2")
    assert placed(table) == ["C3:F12"]
    assert [len(trail(table, alien)) for alien in (near, arrives, far)] == [0, 3, 3]
    assert not table.told("alien-attacks")
    assert not table.told("draws-fire")


@cites("aliens/motion-tracker/type-drone")
def test_wall_run_places_one_and_another_at_every_tunnel() -> None:
    table = out_of_sight()
    table.tunnel("C2:F11")
    table.tunnel("C4:A1")
    draw_card(table, "wall-run-3")
    assert placed(table) == ["C2:A7", "C2:F11", "C4:A1"]


@cites("aliens/motion-tracker/type-drone")
def test_pincer_places_one_at_its_point_and_one_at_the_fourth() -> None:
    table = out_of_sight()
    draw_card(table, "pincer-2")
    assert placed(table) == ["C3:F12", "C4:L7"]


# -- hidden threats -----------------------------------------------------------------------------------------------


@cites("aliens/motion-tracker/type-hidden-threat", "aliens/motion-tracker/moved-aliens-do-not-attack")
@pytest.mark.parametrize(("card", "steps"), [("under-the-floor-1", 3), ("under-the-floor-4", 3), ("silent-march-2", 6)])
@pytest.mark.parametrize("is_seen", [False, True])
def test_under_the_floor_and_silent_march_move_their_blips_if_nobody_saw_them(
    card: str, steps: int, is_seen: bool
) -> None:
    point = int(card[-1])
    table = watching(point) if is_seen else out_of_sight()
    table.blip("C2:A1", 1)  # it is no blip of the card
    table.pool(1, 1)
    draw_card(table, card)
    blips = 2 if card.startswith("silent") else 1
    assert placed(table)[0] == POINTS[point]
    assert len(placed(table)) == blips
    assert len(table.told("alien-stepped")) == (0 if is_seen else blips * steps)
    assert "C2:A1" in table.blips()
    assert len(table.told("bonus")) == (not is_seen)


@cites("aliens/motion-tracker/type-hidden-threat")
@pytest.mark.parametrize(
    ("card", "blips"),
    [("gathering-2", 1), ("gathering-3", 1), ("massing-2", 1), ("massing-4", 1), ("nest-wakes-1", 2)],
)
@pytest.mark.parametrize("is_seen", [False, True])
def test_gathering_massing_and_nest_wakes_place_one_more_if_nobody_saw_theirs(
    card: str, blips: int, is_seen: bool
) -> None:
    point = int(card[-1])
    table = watching(point) if is_seen else out_of_sight()
    draw_card(table, card)
    assert len(placed(table)) == blips + (not is_seen)
    walk = table.state.board.walk(table.space(POINTS[point]))
    assert all(walk[table.space(space)] <= 1 for space in placed(table))


ONE_OF_TWO = [("C3:E9", "C3:E12", "C3:F12"), ("C3:D9", "C3:G11", "C3:G11")]
"""From where only one of two blips is seen, where the second is put, and which is seen."""


@cites("aliens/motion-tracker/type-hidden-threat")
@pytest.mark.parametrize(("watch", "second", "seen"), ONE_OF_TWO)
def test_there_is_no_bonus_if_only_one_of_two_blips_was_seen(watch: str, second: str, seen: str) -> None:
    table = alone_at(watch)
    table.pool(1, 1)
    draw_card(table, "silent-march-2", f"enter/{table.ref(second)}")
    assert placed(table) == ["C3:F12", second]
    assert facts(table, "blip-spotted", "space") == [table.ref(seen)]
    assert not table.told("bonus")
    assert not table.told("alien-stepped")
    assert len(table.blips()) == 1


@cites("aliens/motion-tracker/type-hidden-threat")
@pytest.mark.parametrize(("face", "blips"), [("4", 0), ("5", 2)])
def test_there_is_no_bonus_if_all_its_blips_were_lost_at_a_barricade(face: str, blips: int) -> None:
    table = out_of_sight()
    table.bar_point("point:2")
    table.fate(**{"break": [face]})
    draw_card(table, "gathering-2")
    assert len(placed(table)) == blips
    assert bool(table.told("bonus")) == bool(blips)


@cites("aliens/motion-tracker/type-hidden-threat")
@pytest.mark.parametrize("is_seen", [False, True])
def test_loose_panel_takes_the_barricade_nearest_to_its_point_away(is_seen: bool) -> None:
    table = watching(4) if is_seen else out_of_sight()
    table.state.barricades = 0  # those of the mission
    near = table.barricade("C4:J11", "C4:K11")
    far = table.barricade("C4:F5", "C4:F6")
    table.bar_point("point:1")
    draw_card(table, "loose-panel-4")
    g = table.state
    left = {f"door:{door}" for door in range(g.board.door_count) if g.barricades >> door & 1}
    assert left == ({near, far} if is_seen else {far})
    assert g.barred_points == 1


@cites("aliens/motion-tracker/type-hidden-threat")
def test_loose_panel_takes_a_barricaded_tunnel_if_that_is_nearest() -> None:
    table = out_of_sight()
    table.tunnel("C4:L9")
    table.bar_point("tunnel:1")
    door = table.barricade("C4:J11", "C4:K11")
    draw_card(table, "loose-panel-4")
    g = table.state
    assert g.barred_points == 0
    assert g.barricades >> int(door.partition(":")[2]) & 1


@cites("aliens/motion-tracker/type-hidden-threat")
@pytest.mark.parametrize("is_seen", [False, True])
def test_long_stride_moves_every_blip_on_the_side_of_its_point_three(is_seen: bool) -> None:
    table = watching(1) if is_seen else out_of_sight()
    table.blip("C1:A1", 1)
    table.blip("C2:A1", 1)
    table.pool(1)
    draw_card(table, "long-stride-1")
    movers = {mover.removeprefix("blip:")[:2] for mover in facts(table, "alien-stepped", "mover")}
    if is_seen:
        assert movers == set()
    else:
        assert len(table.told("alien-stepped")) == 2 * 3
        assert "C2:A1" in table.blips()


@cites("aliens/motion-tracker/type-hidden-threat")
@pytest.mark.parametrize("is_seen", [False, True])
def test_cut_power_rolls_for_each_barricade_on_the_side_of_its_point(is_seen: bool) -> None:
    table = watching(3) if is_seen else out_of_sight()
    doors = [table.barricade("C2:C5", "C2:C6"), table.barricade("C2:J5", "C2:J6")]
    other = table.barricade("C3:F3", "C3:F4")
    if not is_seen:
        table.fate(**{"break": ["4", "5"]})
    draw_card(table, "cut-power-3")
    g = table.state
    left = [door for door in (*doors, other) if g.barricades >> int(door.partition(":")[2]) & 1]
    assert left == ([*doors, other] if is_seen else [doors[0], other])


@cites("aliens/motion-tracker/type-hidden-threat")
@pytest.mark.parametrize("is_seen", [False, True])
def test_torn_welds_removes_all_barricades_on_the_side_of_its_point(is_seen: bool) -> None:
    table = watching(3) if is_seen else out_of_sight()
    doors = [table.barricade("C2:C5", "C2:C6"), table.barricade("C2:J5", "C2:J6")]
    other = table.barricade("C3:F3", "C3:F4")
    table.tunnel("C2:A1")
    table.bar_point("tunnel:1")
    table.bar_point("point:2")
    draw_card(table, "torn-welds-3")
    g = table.state
    assert len(placed(table)) == 2
    left = [door for door in (*doors, other) if g.barricades >> int(door.partition(":")[2]) & 1]
    assert left == ([*doors, other] if is_seen else [other])
    assert g.barred_points == (0b10010 if is_seen else 0b10)


# -- active threats -----------------------------------------------------------------------------------------------


@cites("aliens/motion-tracker/type-active-threat", "aliens/motion-tracker/moved-aliens-do-not-attack")
@pytest.mark.parametrize(("card", "steps"), [("startled-1", 3), ("startled-3", 3), ("rush-1", 6), ("rush-3", 6)])
@pytest.mark.parametrize("is_seen", [False, True])
def test_startled_and_rush_move_their_alien_if_it_was_seen(card: str, steps: int, is_seen: bool) -> None:
    point = int(card[-1])
    table = watching(point) if is_seen else out_of_sight()
    other = table.alien("C4:L12")
    table.pool(1)
    draw_card(table, card)
    assert placed(table) == [POINTS[point]]
    assert trail(table, other) == []
    gap = 4  # the steps from either point to a space next to who watches it
    assert len(table.told("alien-stepped")) == (min(steps, gap) if is_seen else 0)
    assert not table.told("alien-attacks")


@cites("aliens/motion-tracker/moved-aliens-do-not-attack", "aliens/blip/interrupt")
def test_a_blip_moved_by_a_card_and_spotted_goes_on_as_an_alien_that_draws_no_fire_and_does_not_attack() -> None:
    table = alone_at("C2:F3")
    table.weapons("hicks", "hk-vp70-pistol")
    table.blip("C2:H2", 1)  # behind the door of the Operations Centre
    draw_card(table, "slow-sweep-2")
    assert story(table, "alien-stepped", "blip-spotted", "draws-fire", "alien-attacks") == [
        "alien-stepped",
        "blip-spotted",
        "alien-stepped",
    ]
    assert table.aliens() == {"C2:G3": 1}  # next to him


@cites("aliens/motion-tracker/moved-aliens-do-not-attack")
def test_an_alien_moved_by_a_card_draws_no_fire_and_does_not_attack_but_sentry_guns_see_it() -> None:
    table = alone_at("C2:D7")
    table.weapons("hicks", "hk-vp70-pistol")
    table.pool(2)
    draw_card(table, "startled-3")
    assert len(table.told("alien-stepped")) == 2
    assert not table.told("draws-fire")
    assert not table.told("alien-attacks")
    table = alone_at("C2:F7")
    table.sentry("C2:L7", "west", 1)
    table.pool(2)
    table.fate(sentry=["1", "1"])
    table.at("hicks", "C2:F2")
    table.alien("C2:A6")
    draw_card(table, "surge-2")
    assert len(table.told("sentry-fires")) == 1


@cites("aliens/motion-tracker/type-active-threat")
@pytest.mark.parametrize("card", ["brood-2", "brood-4"])
@pytest.mark.parametrize("is_seen", [False, True])
def test_brood_gives_its_alien_one_token_more_if_it_was_seen(card: str, is_seen: bool) -> None:
    point = int(card[-1])
    table = watching(point) if is_seen else out_of_sight()
    table.alien("C2:A1", tokens=1)
    table.pool(3)
    draw_card(table, card)
    grown = {POINTS[point]: 4} if is_seen else {}
    assert table.aliens() == {"C2:A1": 2, **grown}


@cites("aliens/motion-tracker/type-active-threat")
@pytest.mark.parametrize("is_seen", [False, True])
def test_drop_gives_the_first_of_its_aliens_one_token_more_if_it_was_seen(is_seen: bool) -> None:
    table = watching(4) if is_seen else out_of_sight()
    table.pool(2, 4)
    draw_card(table, "drop-4")
    first, second = placed(table)
    assert first == POINTS[4]
    assert table.aliens() == ({first: 3, second: 4} if is_seen else {})


@cites("aliens/motion-tracker/type-active-threat")
@pytest.mark.parametrize("is_seen", [False, True])
def test_echo_places_a_blip_at_the_next_point_if_its_own_was_seen(is_seen: bool) -> None:
    table = watching(1) if is_seen else out_of_sight()
    draw_card(table, "echo-1")
    assert placed(table) == ["C1:L3", *["C3:F12"] * is_seen]


@cites("aliens/motion-tracker/type-active-threat", "aliens/motion-tracker/moved-aliens-do-not-attack")
@pytest.mark.parametrize("is_seen", [False, True])
def test_frenzy_moves_every_alien_six_if_its_own_was_seen(is_seen: bool) -> None:
    table = watching(4) if is_seen else out_of_sight()
    other = table.alien("C1:A1")
    table.pool(1)
    draw_card(table, "frenzy-4")
    assert len(trail(table, other)) == 6 * is_seen
    assert bool(trail(table, "alien:1")) == is_seen
    assert not table.told("alien-attacks")


@cites("aliens/motion-tracker/type-active-threat", "aliens/motion-tracker/moved-aliens-do-not-attack")
@pytest.mark.parametrize("is_seen", [False, True])
def test_bloodrush_moves_its_aliens_six_and_they_attack_after_defensive_fire(is_seen: bool) -> None:
    table = watching(2) if is_seen else out_of_sight()
    table.weapons("hicks", "hk-vp70-pistol")
    other = table.alien("C1:A1")
    table.pool(1, 1)
    if is_seen:
        table.fate(attack=["10", "10"], defense=["5", "5"])
    draw_card(table, "bloodrush-2", "attack", "enter/space:c3-g12")
    assert trail(table, other) == []
    assert len(table.told("draws-fire")) == len(table.told("alien-attacks")) == 2 * is_seen
    first = story(table, "alien-stepped", "draws-fire", "alien-attacks")
    assert [kind for kind in first if kind != "alien-stepped"] == ["draws-fire", "alien-attacks"] * (2 * is_seen)


@cites("aliens/motion-tracker/type-active-threat")
@pytest.mark.parametrize(("watch", "second", "seen"), ONE_OF_TWO)
def test_one_seen_blip_of_two_is_enough_for_the_bonus(watch: str, second: str, seen: str) -> None:
    table = alone_at(watch)
    table.pool(1, 1)
    table.fate(defense=["5"])
    draw_card(table, "bloodrush-2", f"enter/{table.ref(second)}")
    assert facts(table, "blip-spotted", "space")[0] == table.ref(seen)
    assert table.told("bonus")
    assert table.told("alien-attacks")


# -- tunnels ------------------------------------------------------------------------------------------------------


@cites("aliens/motion-tracker/type-tunnel")
@pytest.mark.parametrize(("card", "blips"), [("duct-0", 0), ("crawler-0", 1), ("break-through-0", 1)])
def test_a_tunnel_card_places_a_tunnel_and_its_blips_come_out_of_it(card: str, blips: int) -> None:
    table = out_of_sight()
    table.pool(1)
    draw_card(table, card, "tunnel/space:c3-b2")
    assert facts(table, "tunnel-dug", "space") == ["space:c3-b2"]
    assert placed(table) == ["C3:B2"] * blips


@cites("aliens/motion-tracker/type-tunnel")
def test_break_through_places_a_blip_at_every_other_tunnel_too() -> None:
    table = out_of_sight()
    table.tunnel("C2:F11")
    table.tunnel("C4:A1")
    table.pool(1)
    draw_card(table, "break-through-0", "tunnel/space:c3-b2")
    assert placed(table) == ["C3:B2", "C2:F11", "C4:A1"]
