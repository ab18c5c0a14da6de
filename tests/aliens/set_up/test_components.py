"""What is in the box, and who plays."""

from __future__ import annotations

from collections import Counter

import pytest

import hullbreach
from hullbreach.aliens.board.layout import BadLayout, laid
from hullbreach.aliens.board.side import ours as our_sides
from hullbreach.aliens.box import BLIP, CHARACTERS, TRACKER_1
from hullbreach.aliens.position import OFF
from hullbreach.aliens.rules.verdict import lost, won
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.aliens.titles import ALIENS, MISSIONS
from hullbreach.kernel import Refused
from hullbreach.rulebook.citing import cites
from tests.aliens.set_up.recruits import SQUAD, choose_heroes, ids, new, position, set_up

SINGLE_MISSIONS = (
    "newt",
    "escape",
    "survive",
    "rescue",
    "resupply",
    "mess-call",
    "purge-cycle",
    "two-rooms",
    "burn-it-out",
)
NO_BLIPS = ("false-return-1", "slow-sweep-2", "false-return-3", "slow-sweep-3", "duct-0")


# -- players ------------------------------------------------------------------------------------------------------


@cites("aliens/components/cooperative")
def test_all_players_win_together() -> None:
    t = scenario(["gorman", "hicks", "ripley"])
    t.happens(*(won("requirements-met", "aliens/finish/victory") or ()))
    assert t.game.over
    assert t.game.outcome["winners"] == [0, 1, 2]


@cites("aliens/components/cooperative")
def test_all_players_lose_together() -> None:
    t = scenario(["gorman", "hicks", "ripley"])
    t.happens(*(lost("all-down", "aliens/finish/defeat") or ()))
    assert t.game.over
    assert t.game.outcome["winners"] == []


@cites("aliens/components/cooperative")
def test_an_alien_goes_for_its_prey_without_a_player_who_controls_it() -> None:
    t = scenario(["gorman", "hicks"])
    t.only("gorman", "hicks")
    t.at("gorman", "C1:K5")
    t.at("hicks", "C1:L9")
    t.alien("C1:I3")
    t.fate(defense=["1"])
    t.turn(1)
    t.alien_phase()
    assert t.game.choices[0].ask == "ask-who-goes-first", "the whole alien phase has passed without a question"
    assert t.told("alien-attacks")[0]["args"]["who"] == "character:gorman"


@cites("aliens/components/player-count")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_one_to_six_can_play(players: int) -> None:
    game = set_up(*SQUAD[:players])
    assert game.players == players
    assert Counter(position(game).hero)[0] == len(CHARACTERS) - players


@cites("aliens/components/player-count")
@pytest.mark.parametrize("players", [0, 7])
def test_nobody_and_seven_cannot(players: int) -> None:
    with pytest.raises(Refused, match="bad-player-count"):
        new(players)


@cites("aliens/components/player-count")
@pytest.mark.parametrize(("players", "cards"), [(1, 2), (2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_two_three_or_four_tracker_cards_are_drawn_a_turn(players: int, cards: int) -> None:
    t = scenario(SQUAD[:players])
    t.turn(6)
    t.tracker(*NO_BLIPS)
    t.alien_phase()
    while t.game.choices[0].ask == "ask-where-it-enters":
        t.game.answer(t.game.choices[0].options[0].id, t.game.choices[0].seat)
    assert len(t.told("tracker-drawn")) == cards


# -- missions -----------------------------------------------------------------------------------------------------


@cites("aliens/components/stand-alone-or-campaign")
@pytest.mark.parametrize("mission", SINGLE_MISSIONS)
def test_every_mission_can_be_played_on_its_own(mission: str) -> None:
    t = scenario(["gorman", "hicks"], mission=mission)
    assert t.game.view()["mission"] == f"mission:{mission}"
    assert t.game.view()["campaign"] is None
    t.happens(*(lost("all-down", "aliens/finish/defeat") or ()))
    assert t.game.over, "nothing follows"


@cites("aliens/components/stand-alone-or-campaign")
def test_in_a_campaign_another_mission_follows_and_losses_carry_over() -> None:
    t = scenario(["gorman", "ripley"], mission="campaign")
    t.away("hicks", state="killed")
    t.happens(*(won("requirements-met", "aliens/finish/victory") or ()))
    assert not t.game.over
    t.play(0, next(id for id in t.options(0) if "escape" in id))
    assert t.game.view()["mission"] == "mission:escape"
    assert t.game.choices[0].ask == "ask-hero"
    assert "hero/character:hudson" in ids(t.game)
    assert "hero/character:hicks" not in ids(t.game)


# -- boards, cards, dice and tokens -------------------------------------------------------------------------------


@cites("aliens/components/boards")
def test_four_boards_have_a_colony_and_a_processor_side() -> None:
    sides = our_sides()
    assert {key: side.set for key, side in sides.items()} == {
        **{f"C{number}": "colony" for number in (1, 2, 3, 4)},
        **{f"P{number}": "processor" for number in (1, 2, 3, 4)},
    }


@cites("aliens/components/boards")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_both_sides_of_a_board_cannot_be_used_at_once(number: int) -> None:
    with pytest.raises(BadLayout, match="layout-board-twice"):
        laid(f"C{number} P{number}", our_sides())


@cites("aliens/components/cards")
def test_the_cards_are_counted() -> None:
    box = ALIENS.box
    assert len(box.families[0]) == 60
    assert sum(len(box.families[family]) for family in range(TRACKER_1, TRACKER_1 + 3)) == 42
    assert len(box.characters) == 7
    assert len(ALIENS.missions) == 9


@cites("aliens/components/cards")
def test_the_reshuffle_card_is_none_of_the_endurance_cards() -> None:
    assert not [name for name in ALIENS.box.names[0] if "reshuffle" in name]


@cites("aliens/components/marine-dice")
def test_a_marine_die_shows_one_to_ten() -> None:
    dice = new(1).dice
    for source in ("attack", "defense", "tech", "sentry"):
        assert list(dice[source]) == [str(face) for face in range(1, 11)]


@cites("aliens/components/marine-dice")
def test_ten_is_the_highest_result_and_not_zero() -> None:
    t = scenario(["hicks"])
    t.only("hicks")
    t.at("hicks", "C1:K5")
    t.weapons("hicks", "hk-vp70-pistol")
    t.alien("C1:I5")
    t.dial("hicks", 9)
    t.fate(attack=["10"])
    t.acts("hicks")
    t.play("hicks", "attack")
    assert t.told("shot-misses")[0]["args"]["face"] == "10"
    with pytest.raises(Refused):
        t.fate(attack=["0"])


@cites("aliens/components/alien-die")
def test_the_alien_die_shows_one_to_six() -> None:
    dice = new(1).dice
    for source in ("blips", "break", "hatch", "steam"):
        assert list(dice[source]) == [str(face) for face in range(1, 7)]


@cites("aliens/components/dials")
def test_everybody_has_an_aim_dial_and_there_is_a_turn_dial_and_a_dial_for_each_sentry_gun() -> None:
    t = scenario(["ripley"], mission="survive")
    view = t.game.view()
    assert len(view["people"]) == 7
    assert all(1 <= person["dial"] <= 10 for person in view["people"])
    assert view["turn"] == 1
    assert [sentry["dial"] for sentry in view["sentries"]] == [450, 450]
    t.state.sentry_shots[1] -= 1
    assert [sentry["dial"] for sentry in t.game.view()["sentries"]] == [450, 360]


@cites("aliens/components/characters")
def test_the_characters_are_seven() -> None:
    assert ALIENS.box.character_ids == ("gorman", "hicks", "hudson", "vasquez", "frost", "ripley", "newt")


def crowded(aliens: int, tokens: int) -> AliensTable:
    """Hicks in the yard, seen by nobody in the colony; aliens with tokens under them elsewhere."""
    t = scenario(["hicks"])
    t.only("hicks")
    t.at("hicks", "C1:K5")
    for nth in range(aliens):
        t.alien(f"C2:{'ABCDEFGHIJKL'[nth % 12]}{6 + nth // 12}", tokens)
    return t


@cites("aliens/components/alien-supply")
def test_a_seventeenth_alien_and_a_token_beyond_the_supply_still_appear() -> None:
    t = crowded(16, 2)
    t.blip("C1:I5", 5)
    t.acts("hicks")
    t.play("hicks", "move")
    t.play("hicks", "step", "space:c1-k6")
    assert t.aliens()["C1:I5"] == 5
    assert len(t.aliens()) == 17


@cites("aliens/components/blip-supply")
def test_twenty_one_blips_and_never_more_than_four_mission_blips() -> None:
    assert len(ALIENS.box.families[BLIP]) == 21
    for mission in ALIENS.missions:
        assert len(mission.row.mission_blips.replace(",", " ").split()) <= 4
    tokens = set_up("gorman").view()["tokens"]
    assert len([token for token in tokens if token["sort"] == "mission-blip"]) == 4


def with_barricades(doors: int, points: int) -> AliensTable:
    """Hicks next to a door without a barricade and to one with."""
    t = scenario(["hicks"])
    t.only("hicks")
    t.at("hicks", "C1:G6")
    free, barred = t.door("C1:F6", "C1:G6"), t.door("C1:H6", "C1:I6")
    others = [door for door in range(len(t.state.mission.layout.doors)) if door not in (free, barred)]
    t.state.barricades = sum(1 << door for door in others[:doors])
    t.state.barred_points = (1 << points) - 1
    t.acts("hicks")
    return t


@cites("aliens/components/barricade-supply")
def test_with_eleven_barricades_in_play_a_twelfth_may_be_built() -> None:
    t = with_barricades(9, 2)
    assert f"bar/door:{t.door('C1:F6', 'C1:G6')}" in t.options("hicks")
    assert t.game.view()["barricades_left"] == 1


@cites("aliens/components/barricade-supply")
def test_with_all_twelve_in_play_none_may_be_built_but_removed() -> None:
    t = with_barricades(10, 2)
    assert not [id for id in t.options("hicks") if id.startswith("bar/")]
    assert t.game.view()["barricades_left"] == 0
    door = t.door("C1:F6", "C1:G6")
    t.state.barricades = (t.state.barricades | 1 << door) & ~(t.state.barricades & -t.state.barricades)
    t.acts("hicks")
    assert f"unbar/door:{door}" in t.options("hicks")
    assert not [id for id in t.options("hicks") if id.startswith("bar/")]


@cites("aliens/components/place-tokens", "aliens/components/sentry-and-facehugger-supply")
@pytest.mark.parametrize("mission", ALIENS.missions, ids=lambda mission: str(mission.id))
def test_no_mission_needs_more_tokens_than_there_are(mission: object) -> None:
    row = mission.row  # type: ignore[attr-defined]
    spaces = {
        name: len(getattr(row, name).replace(",", " ").split()) for name in ("spawn", "crates", "computers", "exits")
    }
    assert spaces["spawn"] == 4
    assert spaces["crates"] <= 8
    assert spaces["computers"] <= 2
    assert spaces["exits"] <= 2
    assert row.sentries <= 2
    assert row.facehuggers <= 2


@cites("aliens/components/place-tokens")
def test_there_are_four_tunnels() -> None:
    assert position(set_up("gorman")).tunnels == [OFF] * 4
    t = scenario(["gorman"])
    assert [t.tunnel(f"C2:{column}6") for column in "CEGI"] == [f"tunnel:{number}" for number in (1, 2, 3, 4)]


@cites("aliens/components/sentry-and-facehugger-supply")
def test_two_facehuggers_and_two_sentry_guns_are_the_most_that_appear() -> None:
    assert Counter(row.id for row in ALIENS.box.tables.mission_blips for _ in range(row.count))["facehugger"] == 2
    assert max(mission.row.sentries for mission in ALIENS.missions) == 2
    assert len(set_up("gorman", mission="mess-call").view()["sentries"]) == 2


@cites("aliens/components/activation-token-and-organizer")
def test_one_player_holds_the_activation_token_and_every_card_lies_in_one_pile() -> None:
    game = set_up("hicks", "gorman")
    view = game.view()
    assert view["token"] == 1, "one seat, not several"
    endurance = view["endurance"]
    there = endurance["deck"] + endurance["under"] + endurance["exhaust"] + len(endurance["discard"])
    assert there == 60
    g = position(game)
    backs = [back for zone in g.zones for back in zone]
    assert len(backs) == len(set(backs)), "no component lies in two places"
    assert len(backs) == len(g.face)


@cites("aliens/components/stand-alone-or-campaign")
def test_the_missions_are_nine_and_a_campaign() -> None:
    assert (*MISSIONS, "campaign") == (*SINGLE_MISSIONS, "campaign") == ALIENS.options["mission"]
    with pytest.raises(Refused):
        hullbreach.new("aliens", players=1, options={"mission": "no-such-mission"})
    assert choose_heroes(new(1, "campaign"), "gorman").view()["mission"] == "mission:newt"
