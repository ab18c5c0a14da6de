"""What the highest rank decides for aliens and blips beside their order and their target."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import HICKS
from hullbreach.aliens.rules.alien_movement import March
from hullbreach.aliens.rules.alien_phase import AliensAct
from hullbreach.aliens.rules.spawn import BlipsHurry, SpawnBlips
from hullbreach.aliens.rules.tracker import DrawTracker
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import alone_at, asked, carried_out, facts, hunted, play_on, squad, story, trail


@cites("aliens/alien-phase/route", "aliens/choice/highest-rank")
@pytest.mark.parametrize(("past", "shots"), [("c2-f2", 1), ("c2-g2", 0)])
def test_of_two_ways_to_one_space_the_highest_rank_picks_the_one_a_sentry_gun_sees_or_the_other(
    past: str, shots: int
) -> None:
    table = squad("hicks", mission="survive")
    g = table.state
    g.sentry_at, g.sentry_facing, g.sentry_shots = [], [], []
    table.sentry("C2:G1", "west")  # it sees F2 and not G2
    table.at("hicks", "C2:H1")
    alien = table.alien("C2:F1")
    table.fate(sentry=["9", "9"] * shots, defense=["5"])
    table.alien_phase()
    assert asked(table) == [(0, "ask-which-way")]
    assert table.options("hicks") == ["way/space:c2-f2", "way/space:c2-g2"]
    table.play("hicks", f"way/space:{past}")
    play_on(table)
    assert trail(table, alien) == [past, "c2-g3", "c2-h3", "c2-h2"]
    assert len(table.told("sentry-fires")) == shots


@cites("aliens/alien-phase/route")
def test_nobody_is_asked_about_ways_to_one_space_that_bring_the_same() -> None:
    table = squad("hicks", mission="survive")
    g = table.state
    g.sentry_at, g.sentry_facing, g.sentry_shots = [], [], []
    table.sentry("C2:F6", "north", 2)  # it sees both ways alike
    table.at("hicks", "C2:H1")
    table.alien("C2:F1")
    table.fate(sentry=["9", "9"] * 2, defense=["5"])
    table.alien_phase()
    assert (0, "ask-which-way") not in asked(table)


def two_as_far(*, blips: bool) -> AliensTable:
    """Two aliens or blips equally far from the squad, and far away."""
    table = squad("hudson", "gorman")
    table.at("hudson", "C1:A1")
    table.at("gorman", "C2:A1")
    g = table.state
    by_distance: dict[int, list[str]] = {}
    for at in g.board.refs:
        name = g.board.layout.name(at)
        if name.startswith("C4"):
            by_distance.setdefault(g.distance_to_squad(at), []).append(name)
    _, spaces = max((far, names) for far, names in by_distance.items() if len(names) > 1)
    for space in spaces[:2]:
        if blips:
            table.blip(space)
        else:
            table.alien(space)
    return table


@cites("aliens/spawn/no-more-blips", "aliens/choice/highest-rank")
def test_the_highest_rank_says_which_of_two_equally_far_blips_hurries_first() -> None:
    table = two_as_far(blips=True)
    table.happens(BlipsHurry())
    assert asked(table) == [(1, "ask-which-blip-moves")]


@cites("aliens/motion-tracker/type-drone", "aliens/choice/highest-rank")
@pytest.mark.parametrize(("card", "blips"), [("slow-sweep-2", True), ("surge-2", False)])
def test_the_highest_rank_says_which_of_two_equally_far_ones_a_card_moves_first(card: str, blips: bool) -> None:
    table = two_as_far(blips=blips)
    table.tracker(card)
    table.happens(DrawTracker(0))
    assert [ask for _, ask in asked(table)] == ["ask-which-blip-moves"]
    assert asked(table)[0][0] == 1


@cites("aliens/optional-aliens/activation", "aliens/choice/highest-rank")
def test_the_highest_rank_says_which_of_two_equally_close_aliens_of_a_blip_goes_on_first() -> None:
    table = squad("hudson", "gorman")
    table.at("hudson", "C1:A1")
    table.at("gorman", "C2:F6")
    aliens = [table.alien("C2:B6"), table.alien("C2:J6")]
    table.happens(AliensAct(6, True, 3))
    assert asked(table) == [(1, "ask-which-alien")]
    assert table.options("gorman") == [f"next/{alien}" for alien in aliens]


@cites("aliens/spawn/nearest-space")
def test_a_blip_enters_beyond_a_barricade_if_there_is_no_other_empty_space() -> None:
    table = alone_at("C2:D12")
    table.tunnel("C2:E12")  # he and an alien fill the closet
    table.alien("C2:E12")
    table.barricade("C2:C12", "C2:D12")
    table.barricade("C2:E12", "C2:F12")
    carried_out(table, SpawnBlips(4, 1))
    assert len(facts(table, "blip-placed", "space")) == 1


@cites("aliens/barricade/alien-stops", "aliens/alien-phase/route")
def test_with_nobody_to_attack_a_barricade_on_the_shortest_way_is_not_avoided() -> None:
    table = alone_at("C2:A12")
    for space in ("C2:A11", "C2:B11", "C2:B12"):  # nobody else can get next to him
        table.alien(space)
    table.barricade("C2:C10", "C2:D10")
    table.barricade("C2:C12", "C2:D12")
    far = table.alien("C2:D10")
    table.fate(defense=["5"] * 3, **{"break": ["4"]})
    hunted(table)
    assert trail(table, far) == []
    assert story(table, "barricade-holds") == ["barricade-holds"]


@cites("aliens/choice/highest-rank", "aliens/alien-phase/route")
def test_with_nobody_to_attack_the_highest_rank_picks_among_the_closest_spaces() -> None:
    table = alone_at("C2:A12")
    for space in ("C2:A11", "C2:B11", "C2:B12"):  # nobody else can get next to him
        table.alien(space)
    far = table.alien("C2:D10")
    table.fate(defense=["5"] * 3)
    hunted(table, stop=("ask-where-closer",))
    assert asked(table) == [(0, "ask-where-closer")]
    two_steps_away = ["c2-a10", "c2-b10", "c2-c10", "c2-c11", "c2-c12"]
    assert table.options("hicks") == [f"way/space:{space}" for space in two_steps_away]
    table.play("hicks", "way/space:c2-c12")
    assert trail(table, far)[-1] == "c2-c12"


@cites("aliens/alien-phase/route", "aliens/blip/spotted-alien-continues")
def test_an_alien_whose_way_is_taken_meanwhile_goes_on_by_another() -> None:
    table = alone_at("C2:F6")
    table.alien("C2:F9")
    mover = table.alien("C2:F10")
    way = tuple(table.space(name) for name in ("C2:F9", "C2:F8", "C2:F7"))
    carried_out(table, March(1, way, 6, HICKS, False), "way/space:c2-g7")
    assert len(trail(table, mover)) == 3
    assert trail(table, mover)[-1] == "c2-g7"
