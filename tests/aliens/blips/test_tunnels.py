"""Tunnels: where they open, how many, and the blips that come out of them."""

from __future__ import annotations

import pytest

from hullbreach.aliens.position import OFF
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, facts, play_on, squad

DUCT, CRAWLER, BREAK_THROUGH = "duct-0", "crawler-0", "break-through-0"


def drawing(*cards: str, heroes: tuple[str, ...] = ("hicks",), grunts: tuple[str, ...] = ()) -> AliensTable:
    """The squad stands apart, and the alien phase with these tracker cards has begun."""
    table = squad(*heroes, grunts=grunts)
    for who, space in zip((*heroes, *grunts), ("C2:F6", "C1:B1", "C3:B6", "C1:J5"), strict=False):
        table.at(who, space)
    table.turn(6)
    table.tracker(*cards)
    return table


def tunnels(table: AliensTable) -> list[str]:
    """The spaces of all tunnels."""
    g = table.state
    return [g.board.layout.name(space) for space in g.tunnels if space != OFF]


@cites("aliens/tunnel/placement", "aliens/motion-tracker/type-tunnel")
def test_a_tunnel_opens_next_to_the_hero_of_the_player_who_drew_the_card() -> None:
    table = drawing("slow-sweep-2", DUCT, heroes=("hicks", "hudson"))
    table.alien_phase()
    assert asked(table) == [(1, "ask-where-it-opens")]
    assert "tunnel/space:c1-b1" not in table.options("hudson")
    near = table.state.next_to(table.space("C1:B1"))
    assert len(table.options("hudson")) == near.bit_count()
    table.play("hudson", "tunnel/space:c1-c2")
    assert tunnels(table) == ["C1:C2"]


@cites("aliens/tunnel/placement")
def test_no_tunnel_opens_on_another_tunnel_on_a_spawn_point_or_on_somebody() -> None:
    table = drawing(DUCT, grunts=("hudson",))
    table.at("hicks", "C2:B6")  # spawn point 3 is in C2:A7
    table.at("hudson", "C2:C6")
    table.tunnel("C2:A6")
    table.alien_phase()
    options = {option.removeprefix("tunnel/space:c2-") for option in table.options("hicks")}
    assert options == {"b7", "c7"}


@cites("aliens/tunnel/placement")
def test_with_no_free_space_next_to_the_hero_the_nearest_one_is_used() -> None:
    table = drawing(DUCT)
    table.at("hicks", "C2:E3")  # a dead end
    table.tunnel("C2:E4")
    table.alien_phase()
    beyond = {option.removeprefix("tunnel/space:c2-") for option in table.options("hicks")}
    assert beyond == {"d4", "e5", "f4"}


@cites("aliens/tunnel/placement")
def test_with_ripley_and_newt_it_opens_next_to_either() -> None:
    table = squad("ripley", grunts=["newt"], mission="survive")
    table.state.hero[table.character("newt")] = 1
    table.at("ripley", "C2:F6")
    table.at("newt", "C1:B1")
    table.turn(5)
    table.tracker("slow-sweep-2", DUCT)
    table.alien_phase()
    sides = {option.removeprefix("tunnel/space:")[:2] for option in table.options("ripley")}
    assert sides == {"c1", "c2"}


@cites("aliens/tunnel/placement", "aliens/choice/highest-rank")
def test_for_a_player_without_a_hero_on_the_boards_the_highest_rank_names_anybody_on_them() -> None:
    table = drawing("slow-sweep-2", DUCT, "slow-sweep-3", heroes=("hicks", "hudson"), grunts=("frost",))
    table.away("hudson", state="out")
    table.alien_phase()
    assert asked(table) == [(0, "ask-beside-whom")]
    assert table.options("hicks") == ["beside/character:hicks", "beside/character:frost"]
    table.play("hicks", "beside/character:frost")
    assert asked(table)[0][1] == "ask-where-it-opens"
    play_on(table)
    (tunnel,) = tunnels(table)
    assert table.state.next_to(table.space("C3:B6")) >> table.space(tunnel) & 1


@cites("aliens/tunnel/one-per-player-turn")
def test_a_second_tunnel_card_places_no_tunnel_but_its_blips_enter_at_the_first() -> None:
    table = drawing(DUCT, CRAWLER)
    table.pool(1)
    table.alien_phase()
    table.play("hicks", "tunnel/space:c2-g6")
    play_on(table)
    assert tunnels(table) == ["C2:G6"]
    assert facts(table, "blip-placed", "space") == ["space:c2-g6"]


@cites("aliens/tunnel/one-per-player-turn")
def test_each_player_places_one_and_again_in_the_next_turn() -> None:
    table = drawing(DUCT, DUCT, "slow-sweep-2", heroes=("hicks", "hudson"))
    table.alien_phase()
    play_on(table)
    assert len(tunnels(table)) == 2
    table.tracker(CRAWLER, "slow-sweep-2", "slow-sweep-3")
    table.alien_phase()
    play_on(table)
    assert len(tunnels(table)) == 3


@cites("aliens/tunnel/entry-point", "aliens/motion-tracker/type-tunnel", "aliens/motion-tracker/resolve-order")
def test_blips_of_a_tunnel_card_enter_at_the_tunnel_it_has_placed() -> None:
    table = drawing(CRAWLER, "slow-sweep-2")
    table.pool(1)
    table.alien_phase()
    assert asked(table)[0][1] == "ask-where-it-opens"
    assert table.blips() == []
    assert table.aliens() == {}
    table.play("hicks", "tunnel/space:c2-g7")
    play_on(table)
    assert facts(table, "blip-placed", "space") == ["space:c2-g7"]


@cites("aliens/tunnel/entry-point")
@pytest.mark.parametrize(("face", "enters"), [("4", 0), ("5", 1)])
def test_a_tunnel_is_barricaded_as_a_spawn_point_is(face: str, enters: int) -> None:
    table = drawing()
    table.tunnel("C2:G6")
    table.acts("hicks")
    table.fate(tech=["1"])
    table.play("hicks", "bar/tunnel:1")
    assert "unbar/tunnel:1" in table.options("hicks")
    table = drawing("wall-run-3", "slow-sweep-2")
    table.tunnel("C3:B9")
    table.bar_point("tunnel:1")
    table.fate(**{"break": [face]})
    table.alien_phase()
    play_on(table)
    assert facts(table, "blip-placed", "space").count("space:c3-b9") == enters


@cites("aliens/tunnel/entry-point")
def test_with_all_four_tunnels_out_the_nearest_to_the_hero_is_used() -> None:
    table = drawing(CRAWLER, "slow-sweep-2")
    for space in ("C1:A1", "C3:A1", "C2:K6", "C4:A1"):
        table.tunnel(space)
    table.pool(1)
    table.alien_phase()
    play_on(table)
    assert len(tunnels(table)) == 4
    assert facts(table, "blip-placed", "space") == ["space:c2-k6"]
