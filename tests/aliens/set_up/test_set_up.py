"""A mission is set up, step by step."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import DECK, EVENT, HAZARD, POOL, TRACKER_REST, TRACKER_TOP
from hullbreach.aliens.missions.mission import Mission
from hullbreach.aliens.position import SET_UP
from hullbreach.kernel import Game, Refused
from hullbreach.rulebook.citing import cites
from tests.aliens.set_up.recruits import SQUAD, choose_heroes, ids, new, position, set_up

THE_YARD = [f"begin/space:c1-{column}{row}" for row in (5, 6, 7, 8) for column in "kl"]


def person(game: Game, name: str) -> dict[str, object]:
    """What everybody sees of a character."""
    found: dict[str, object] = next(one for one in game.view()["people"] if one["ref"] == f"character:{name}")
    return found


# -- steps 1 to 5: mission, boards, heroes, grunts, gear ----------------------------------------------------------


@cites("aliens/setup/choose-mission")
@pytest.mark.parametrize("mission", ["newt", "survive", "mess-call"])
def test_the_mission_that_was_picked_is_set_up(mission: str) -> None:
    assert new(1, mission).view()["mission"] == f"mission:{mission}"


@cites("aliens/setup/choose-mission")
def test_a_campaign_starts_with_the_first_mission() -> None:
    assert new(1, "campaign").view()["mission"] == "mission:newt"


@cites("aliens/setup/lay-boards")
@pytest.mark.parametrize(
    ("mission", "boards"),
    [
        ("newt", {"side:c2": (0, 0), "side:c1": (1, 0), "side:c3": (0, 1), "side:c4": (1, 1)}),
        ("escape", {"side:p1": (0, 0), "side:p2": (1, 0), "side:p3": (1, 1), "side:p4": (2, 1)}),
        ("mess-call", {"side:c3": (0, 0)}),
    ],
)
def test_the_boards_lie_as_the_mission_card_shows(mission: str, boards: dict[str, tuple[int, int]]) -> None:
    sides = new(1, mission).view()["sides"]
    assert {side["ref"]: (side["column"], side["row"]) for side in sides} == boards


@cites("aliens/setup/choose-heroes")
def test_every_player_picks_a_hero_that_nobody_else_has() -> None:
    game = new(3)
    assert (game.choices[0].seat, ids(game)) == (0, [f"hero/character:{name}" for name in SQUAD])
    choose_heroes(game, "hicks")
    assert (game.choices[0].seat, ids(game)) == (
        1,
        [f"hero/character:{name}" for name in SQUAD if name != "hicks"],
    )
    choose_heroes(game, "ripley", "frost")
    assert game.choices[0].ask != "ask-hero", "three heroes for three players"
    assert [person(game, name)["seat"] for name in ("hicks", "ripley", "frost")] == [0, 1, 2]


@cites("aliens/setup/choose-heroes", "aliens/setup/rest-are-grunts", "aliens/character/two-sides")
def test_the_hero_side_is_up_for_the_hero_and_the_grunt_side_for_the_rest() -> None:
    game = set_up("hicks")
    assert (person(game, "hicks")["seat"], person(game, "hicks")["aim"]) == (0, 7)
    others = {name: person(game, name) for name in SQUAD if name != "hicks"}
    assert {one["seat"] for one in others.values()} == {None}
    assert {name: one["aim"] for name, one in others.items()} == {
        "gorman": 4,
        "hudson": 6,
        "vasquez": 6,
        "frost": 5,
        "ripley": 5,
    }


@cites("aliens/setup/rest-are-grunts")
def test_every_remaining_character_of_the_mission_takes_part() -> None:
    assert {one["ref"] for one in set_up("hudson").view()["people"]} == {f"character:{name}" for name in SQUAD}
    assert len(set_up("hudson", mission="resupply").view()["people"]) == 4, "this mission has room for four"


@cites("aliens/setup/gear-up")
def test_weapons_and_equipment_are_picked_before_the_deck_is_shuffled() -> None:
    game = set_up("hicks", until="ask-gear-up")
    before = list(position(game).zones[DECK])
    assert before == sorted(before), "nothing has been shuffled yet"
    offered = {id.split(":")[1] for id in ids(game) if id.startswith("gear/")}
    assert {"m41a-pulse-rifle", "m4-helmet", "arc-welder", "hk-vp70-pistol"} <= offered
    types = {game.printed[f"card:{card}"]["type"] for card in offered}
    assert types == {"weapon", "equipment"}


@cites("aliens/setup/gear-up")
def test_heroes_and_grunts_alike_are_equipped_and_their_cards_leave_the_deck() -> None:
    game = set_up("hicks", until="ask-gear-up")
    asked = []
    while game.choices[0].ask == "ask-gear-up":
        who = str(game.choices[0].args["who"])
        asked.append(who.partition(":")[2])
        game.answer("gear/card:hk-vp70-pistol")
        game.answer("done")
    assert sorted(asked) == sorted(SQUAD)
    assert {str(person(game, name)["weapons"]) for name in SQUAD} == {
        "[{'ref': 'card:hk-vp70-pistol', 'jammed': False}]"
    }
    g = position(game)
    assert [g.card_id(back) for back in g.zones[DECK]].count("hk-vp70-pistol") == 0


# -- steps 6 and 7: decks and dials -------------------------------------------------------------------------------


@cites("aliens/setup/endurance-deck")
def test_every_card_that_is_not_equipped_is_in_the_deck() -> None:
    game = set_up("hicks", gear="kits")
    worn = sum(len(one["weapons"]) + len(one["equipment"]) for one in game.view()["people"])
    assert worn > 10
    assert game.view()["endurance"]["deck"] == 60 - worn
    g = position(game)
    types = [g.card_type(back) for back in g.zones[DECK]]
    assert (types.count(EVENT), types.count(HAZARD)) == (16, 7)
    assert len(set(types)) == 4


@cites("aliens/setup/endurance-deck")
def test_the_deck_is_shuffled_and_face_down() -> None:
    orders = []
    for seed in (1, 2, 3):
        g = position(set_up("hicks", seed=seed))
        assert not any(g.is_known(back) for back in g.zones[DECK]), "nobody knows a card of it"
        orders.append([g.card_id(back) for back in g.zones[DECK]])
    assert len({tuple(order) for order in orders}) == 3
    assert len({tuple(sorted(order)) for order in orders}) == 1


@cites("aliens/setup/card-piles", "aliens/setup/reshuffle-card")
@pytest.mark.parametrize("gear", ["choose-gear", "kits"])
def test_the_piles_are_empty_and_no_card_lies_under_the_reshuffle_card(gear: str) -> None:
    endurance = set_up("hicks", gear=gear).view()["endurance"]
    assert (endurance["under"], endurance["exhaust"], endurance["discard"], endurance["removed"]) == (0, 0, [], [])
    assert endurance["deck"] >= 38


@cites("aliens/setup/aim-dials")
def test_every_dial_is_set_to_the_aim_number_of_the_side_in_use() -> None:
    game = set_up("vasquez", "ripley")
    dials = {one["ref"]: (one["dial"], one["aim"]) for one in game.view()["people"]}
    assert dials == {
        "character:gorman": (4, 4),
        "character:hicks": (6, 6),
        "character:hudson": (6, 6),
        "character:vasquez": (8, 8),
        "character:frost": (5, 5),
        "character:ripley": (7, 7),
    }


@cites("aliens/setup/aim-dials")
def test_the_dials_stand_before_the_first_marine_phase_resets_them() -> None:
    game = set_up("vasquez", until="ask-where-to-begin")
    assert position(game).phase == SET_UP
    assert {one["ref"]: one["dial"] for one in game.view()["people"]}["character:vasquez"] == 8


# -- steps 8 to 10: tracker deck, tokens, blips -------------------------------------------------------------------


def tracker_levels(game: Game) -> list[int]:
    """How many cards of each threat level the tracker deck holds."""
    g = position(game)
    top = g.zones[TRACKER_TOP]
    return [len(g.zones[TRACKER_REST + level]) + sum(g.family[back] == level + 1 for back in top) for level in range(3)]


@cites("aliens/setup/motion-tracker-deck")
@pytest.mark.parametrize(
    ("heroes", "mission", "levels"),
    [
        (SQUAD[:1], "newt", [8, 6, 4]),
        (SQUAD[:3], "newt", [12, 9, 6]),
        (SQUAD[:5], "newt", [16, 12, 8]),
        (SQUAD[:1], "mess-call", [7, 13, 9]),
        (SQUAD[:5], "mess-call", [9, 15, 11]),
    ],
)
def test_the_tracker_deck_is_built_as_the_mission_says(
    heroes: tuple[str, ...], mission: str, levels: list[int]
) -> None:
    game = set_up(*heroes, mission=mission)
    assert tracker_levels(game) == levels
    assert game.view()["tracker"]["left"] == sum(levels)
    assert game.view()["tracker"]["level"] == 1, "the lowest threat lies on top"


@cites("aliens/setup/mission-tokens")
def test_the_tokens_lie_where_the_mission_says() -> None:
    view = set_up("hicks").view()
    assert [point["space"] for point in view["points"]] == [
        "space:c1-l3",
        "space:c3-f12",
        "space:c2-a7",
        "space:c4-l7",
    ]
    assert {blip["space"] for blip in view["blips"]} == {"space:c1-e5", "space:c1-d7"}
    tokens = {(token["sort"], token["space"]) for token in view["tokens"]}
    assert tokens == {
        ("computer", "space:c2-i4"),
        ("exit", "space:c1-l9"),
        *(("mission-blip", f"space:{space}") for space in ("c2-a1", "c3-a12", "c4-l4", "c4-a4")),
    }
    barricaded = {(door["one"], door["other"]) for door in view["doors"] if door["barricaded"]}
    assert barricaded == {
        ("space:c1-h6", "space:c1-i6"),
        ("space:c1-h7", "space:c1-i7"),
        ("space:c1-h10", "space:c1-i10"),
    }


@cites("aliens/setup/mission-tokens")
def test_a_blip_that_somebody_sees_at_set_up_is_spotted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def in_the_yard(mission: Mission, g: object, named: list[int]) -> list[int]:
        return [mission.layout.space("C1:I3"), named[0]]

    monkeypatch.setattr(Mission, "blips_at_set_up", in_the_yard)
    view = set_up("hicks").view()
    assert [alien["space"] for alien in view["aliens"]] == ["space:c1-i3"]
    assert [blip["space"] for blip in view["blips"]] == ["space:c1-e5"]


@cites("aliens/setup/blip-pool")
def test_the_other_blips_are_shuffled_face_down_into_the_pool() -> None:
    orders = set()
    for seed in (1, 2, 3):
        game = set_up("hicks", seed=seed)
        assert game.view()["pool"] == 21 - 2
        g = position(game)
        assert not any(g.is_known(back) for back in g.zones[POOL])
        assert all(blip["number"] is None for blip in game.view()["blips"])
        orders.add(tuple(g.box.blip_numbers[g.face[back]] for back in g.zones[POOL]))
    assert len(orders) == 3


@cites("aliens/setup/alien-supply")
@pytest.mark.parametrize("mission", ["newt", "escape", "mess-call"])
def test_no_alien_is_on_the_boards_at_first(mission: str) -> None:
    view = set_up("hicks", mission=mission).view()
    assert view["aliens"] == []
    assert view["pool"] + len(view["blips"]) == 21


# -- steps 11 to 14: places, dial, exits, token -------------------------------------------------------------------


@cites("aliens/setup/starting-spaces")
def test_characters_stand_where_the_players_like_inside_the_starting_area() -> None:
    game = set_up("hicks", until="ask-where-to-begin")
    assert ids(game) == ["place-all", *THE_YARD]
    who = str(game.choices[0].args["who"]).partition(":")[2]
    game.answer("begin/space:c1-l8")
    assert person(game, who)["space"] == "space:c1-l8"
    assert ids(game) == ["place-all", *THE_YARD[:-1]], "one to a space"
    with pytest.raises(Refused):
        game.answer("begin/space:c1-i3")


@cites("aliens/setup/starting-spaces")
def test_nobody_starts_on_a_token() -> None:
    game = set_up("hicks", mission="newt", until="ask-where-to-begin")
    g = position(game)
    g.crates = [g.mission.layout.space("C1:K5")]
    game.answer("begin/space:c1-l8")
    assert ids(game) == ["place-all", *THE_YARD[1:-1]]


@cites("aliens/setup/starting-spaces")
def test_everybody_ends_up_in_the_starting_area() -> None:
    spaces = [str(one["space"]) for one in set_up("hicks").view()["people"]]
    assert len(set(spaces)) == 6
    assert set(spaces) <= {id.partition("/")[2] for id in THE_YARD}


@cites("aliens/setup/turn-dial")
@pytest.mark.parametrize("mission", ["newt", "survive", "purge-cycle"])
def test_the_turn_dial_starts_at_one(mission: str) -> None:
    assert set_up("hicks", mission=mission).view()["turn"] == 1


@cites("aliens/setup/exit-tokens")
def test_the_exits_lie_at_the_edge_of_the_boards_as_the_mission_says() -> None:
    exits = {
        mission: [
            (token["kind"], token["space"])
            for token in set_up("hicks", mission=mission).view()["tokens"]
            if token["sort"] == "exit"
        ]
        for mission in ("newt", "survive", "mess-call")
    }
    assert exits == {
        "newt": [("a", "space:c1-l9")],
        "survive": [("a", "space:c1-l9"), ("b", "space:c4-a6")],
        "mess-call": [],
    }


@cites("aliens/setup/activation-token")
@pytest.mark.parametrize(
    ("heroes", "holder"),
    [
        (("hudson", "gorman", "hicks"), 1),
        (("ripley", "hudson", "hicks"), 2),
        (("ripley", "hudson"), 1),
        (("hudson", "vasquez"), 0),
        (("ripley",), 0),
    ],
)
def test_the_activation_token_starts_beside_the_highest_rank(heroes: tuple[str, ...], holder: int) -> None:
    assert set_up(*heroes).view()["token"] == holder


@cites("aliens/setup/mission-card-authority")
def test_each_mission_has_its_own_boards_rules_and_goals() -> None:
    views = {mission: set_up("gorman", mission=mission).view() for mission in ("newt", "survive", "mess-call")}
    goals = {mission: [goal["id"] for goal in view["goals"]] for mission, view in views.items()}
    assert goals["newt"] == ["find-newt", "newt-out"]
    assert goals["mess-call"] == ["tracker-drawn", "hunters-left"]
    assert goals["survive"] not in (goals["newt"], goals["mess-call"])
    assert len({str(view["sides"]) for view in views.values()}) == 3
    assert [view["tracker"]["draws"] for view in views.values()] == [0, 5, 3], "quiet turns; three cards or one more"
