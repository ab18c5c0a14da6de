"""The cooperative mode: common objectives, one victory for all, and the dead who come back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import hullbreach
from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import PRINTED
from tests.nemesis.rules.deeds import all_but_one_explored, everything_explored, nest_destroyed, queen_killed

CREW = ("captain", "scout", "pilot")
DECK = {card.id for card in PRINTED.objectives.objective if card.deck == "coop"}
Arrange = Callable[[NemesisTable], None]


def together(*objectives: str, crew: Sequence[str] = CREW) -> NemesisTable:
    """A crew with these common objectives; by default the ship goes to Venus with working engines."""
    table = scenario("nemesis", crew, mode="coop")
    if objectives:
        table.common_objectives(*objectives)
    table.coordinates(b="venus")
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    return table


# -- objectives -----------------------------------------------------------------------------------------------


@cites("nemesis/coop/objectives")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_card_a_player_is_drawn_for_all_to_see_and_nobody_has_another(players: int) -> None:
    game = hullbreach.new("nemesis", players=players, seed=players, options={"mode": "coop"})
    views = [game.view(seat) for seat in (None, *range(players))]
    common = views[0]["common_objectives"]
    assert len(set(common)) == players
    assert set(common) <= DECK
    assert all(view["common_objectives"] == common for view in views)
    assert all(person["objectives"] == {"count": 0, "known": []} for view in views for person in view["crew"])
    told = [event for event in game.events(None) if event["kind"] == "common-objectives"]
    assert sorted(told[0]["args"]["cards"]) == [f"objective:{name}" for name in common]
    assert told[0]["rule"] == "nemesis/coop/objectives"


@cites("nemesis/coop/objectives")
def test_other_games_have_other_cards_and_the_rest_stay_in_the_box() -> None:
    drawn = set()
    for seed in range(12):
        game = hullbreach.new("nemesis", players=2, seed=seed, options={"mode": "coop"})
        drawn.add(tuple(game.view()["common_objectives"]))
    assert len(drawn) > 5
    zones = together().state.zones
    decks = (box.PERSONAL_DECK, box.CORPORATE_DECK, box.COOP_DECK)
    assert [len(zones[deck]) for deck in decks] == [9, 9, 4]


@cites("nemesis/coop/objectives")
def test_nothing_is_chosen_at_the_first_encounter() -> None:
    table = together("clean-up-crew", "special-delivery", "destination-earth")
    table.place("captain", 1)
    table.explore(2)
    table.noise("corridor:2-6")
    table.bag(larva_1=1)
    table.turn("captain")
    table.fate(noise=["4"])
    table.play("captain", "move", to="room:2")
    assert table.state.first_encounter
    assert [choice.ask for choice in table.game.choices] == ["ask-action"]
    assert len(table.game.view()["common_objectives"]) == 3


# -- winning --------------------------------------------------------------------------------------------------


def ending(*objectives: str, arranged: Sequence[Arrange] = (), crew: Sequence[str] = CREW) -> dict[str, Any]:
    """The outcome when the captain has left in a pod, and the others die in the jump unless arranged to live."""
    table = together(*objectives, crew=crew)
    table.evacuate("captain")
    for arrange in arranged:
        arrange(table)
    table.clock(time=1)
    table.turn("scout")
    table.end_round()
    assert table.game.over
    return table.game.outcome


def wins(*objectives: str, arranged: Sequence[Arrange] = ()) -> bool:
    """Whether all have won; if not, none has."""
    winners = ending(*objectives, arranged=arranged)["winners"]
    assert winners in ([], [0, 1, 2])
    return bool(winners)


def lines(outcome: dict[str, Any]) -> list[tuple[str, list[str], str]]:
    """The lines about the whole crew."""
    found = [line for line in outcome["lines"] if line["rule"].startswith("nemesis/coop/")]
    return [(line["line"], line["about"], line["rule"]) for line in found]


def signal(*names: str) -> Arrange:
    def arrange(table: NemesisTable) -> None:
        for name in names:
            table.signal(name)

    return arrange


def flies_to_earth(table: NemesisTable) -> None:
    table.coordinates(b="earth")


def two_engines_damaged(table: NemesisTable) -> None:
    table.engine(1, "damaged")
    table.engine(3, "damaged")


def self_destructs(table: NemesisTable) -> None:
    table.clock(destruct=1)


def body(place: str | int) -> Arrange:
    """The blue body is in the surgery (room 2), elsewhere, or carried by somebody standing there."""

    def arrange(table: NemesisTable) -> None:
        table.tile(2, "surgery")
        table.place("scout", 2)
        table.object("corpse-blue", place)

    return arrange


def weaknesses(*slots: str) -> Arrange:
    def arrange(table: NemesisTable) -> None:
        for slot, name in zip(slots, ("way-of-moving", "vital-places"), strict=False):
            table.weakness(slot, name)

    return arrange


def egg_with(name: str) -> Arrange:
    return lambda table: table.object("egg", name)


def asleep(name: str) -> Arrange:
    return lambda table: table.hibernate(name)


ANYBODY = signal("pilot")
MET: list[tuple[str, list[Arrange]]] = [
    ("destination-earth", [flies_to_earth]),
    ("emergency-post-mortem", [body(2)]),
    ("emergency-post-mortem", [body(2), self_destructs]),
    ("first-contact-protocol", [weaknesses("egg", "corpse")]),
    ("cutting-off-the-head", [ANYBODY, queen_killed]),
    ("cutting-off-the-head", [ANYBODY, self_destructs]),
    ("no-man-left-behind", [ANYBODY, everything_explored]),
    ("special-delivery", [egg_with("captain")]),
    ("special-delivery", [flies_to_earth, egg_with("pilot"), asleep("pilot")]),
    ("clean-up-crew", [ANYBODY, nest_destroyed]),
    ("clean-up-crew", [ANYBODY, self_destructs]),
]
NOT_MET: list[tuple[str, list[Arrange]]] = [
    ("destination-earth", []),
    ("destination-earth", [flies_to_earth, two_engines_damaged]),
    ("emergency-post-mortem", [body(3)]),
    ("emergency-post-mortem", [body("scout")]),
    ("first-contact-protocol", [weaknesses("egg")]),
    ("cutting-off-the-head", [ANYBODY]),
    ("cutting-off-the-head", [queen_killed]),
    ("no-man-left-behind", [ANYBODY, all_but_one_explored]),
    ("no-man-left-behind", [everything_explored]),
    ("special-delivery", []),
    ("special-delivery", [egg_with("scout")]),
    ("clean-up-crew", [ANYBODY]),
    ("clean-up-crew", [nest_destroyed]),
]


@cites("nemesis/coop/win")
@pytest.mark.parametrize(("objective", "arranged"), MET)
def test_one_survivor_and_the_objective_fulfilled_win_for_all(objective: str, arranged: list[Arrange]) -> None:
    assert wins(objective, arranged=arranged)


@cites("nemesis/coop/win")
@pytest.mark.parametrize(("objective", "arranged"), NOT_MET)
def test_survivors_without_the_objective_lose(objective: str, arranged: list[Arrange]) -> None:
    assert not wins(objective, arranged=arranged)


def test_every_card_of_the_deck_is_tried() -> None:
    assert {card for card, _ in MET} == {card for card, _ in NOT_MET} == DECK


@cites("nemesis/coop/win")
def test_every_drawn_objective_must_be_fulfilled_and_the_outcome_tells_each() -> None:
    cards = ("first-contact-protocol", "special-delivery")
    outcome = ending(*cards, arranged=[weaknesses("egg", "corpse")])
    rule = "nemesis/coop/win"
    assert outcome["winners"] == []
    assert lines(outcome) == [
        ("common-objective-met", ["objective:first-contact-protocol"], rule),
        ("common-objective-failed", ["objective:special-delivery"], rule),
        ("crew-loses", [], rule),
    ]
    outcome = ending(*cards, arranged=[weaknesses("egg", "corpse"), egg_with("captain")])
    assert outcome["winners"] == [0, 1, 2]
    assert lines(outcome) == [
        ("common-objective-met", ["objective:first-contact-protocol"], rule),
        ("common-objective-met", ["objective:special-delivery"], rule),
        ("crew-wins", [], rule),
    ]


@cites("nemesis/coop/win")
def test_if_nobody_survives_the_objectives_do_not_matter() -> None:
    table = together("first-contact-protocol")
    weaknesses("egg", "corpse")(table)
    table.clock(time=1)
    table.turn("captain")
    table.end_round()
    outcome = table.game.outcome
    assert (outcome["survivors"], outcome["winners"]) == ([], [])
    assert lines(outcome) == [("crew-loses", [], "nemesis/coop/win")]


@cites("nemesis/coop/win")
def test_a_survivor_who_dies_of_infection_at_the_very_end_does_not_count() -> None:
    def infected(table: NemesisTable) -> None:
        table.contaminate("captain", "infected")
        table.fate(action_card=["contamination"])

    outcome = ending("first-contact-protocol", arranged=[weaknesses("egg", "corpse"), infected])
    assert (outcome["survivors"], outcome["winners"]) == ([], [])
    assert lines(outcome) == [("crew-loses", [], "nemesis/coop/win")]


# -- signals --------------------------------------------------------------------------------------------------


@cites("nemesis/coop/signal-single")
@pytest.mark.parametrize("name", CREW)
def test_for_one_card_one_signal_by_anybody_is_enough(name: str) -> None:
    outcome = ending(
        "no-man-left-behind", "destination-earth", arranged=[signal(name), everything_explored, flies_to_earth]
    )
    assert outcome["winners"] == [0, 1, 2]
    assert lines(outcome)[0] == ("signals-sent", [], "nemesis/coop/signal-single")


@cites("nemesis/coop/signal-single")
def test_the_signal_counts_even_if_its_sender_has_died() -> None:
    def dies(table: NemesisTable) -> None:
        table.signal("pilot")
        table.dead("pilot")

    outcome = ending("no-man-left-behind", arranged=[dies, everything_explored])
    assert 2 not in outcome["survivors"]
    assert lines(outcome)[0] == ("signals-sent", [], "nemesis/coop/signal-single")


@cites("nemesis/coop/signal-single")
def test_for_one_card_no_signal_is_not_enough() -> None:
    outcome = ending("no-man-left-behind", arranged=[everything_explored])
    assert outcome["winners"] == []
    assert lines(outcome)[0] == ("signals-missing", [], "nemesis/coop/signal-single")


@cites("nemesis/coop/signal-several")
@pytest.mark.parametrize(
    ("cards", "senders", "enough"),
    [
        (2, ["captain"], False),
        (2, ["captain", "pilot"], True),
        (2, ["scout", "pilot"], True),
        (3, ["captain", "pilot"], False),
        (3, ["captain", "scout", "pilot"], True),
    ],
)
def test_for_several_cards_as_many_different_characters_must_send_it(
    cards: int, senders: list[str], enough: bool
) -> None:
    asking = ("no-man-left-behind", "clean-up-crew", "cutting-off-the-head")[:cards]
    outcome = ending(*asking, arranged=[signal(*senders), everything_explored, self_destructs])
    assert bool(outcome["winners"]) == enough
    line = "signals-sent" if enough else "signals-missing"
    assert lines(outcome)[0] == (line, [], "nemesis/coop/signal-several")


@cites("nemesis/coop/signal-several")
def test_whoever_is_dead_at_the_end_has_sent_the_signal_all_the_same() -> None:
    arranged = [signal("captain", "scout"), everything_explored, nest_destroyed]
    outcome = ending("no-man-left-behind", "clean-up-crew", arranged=arranged)
    assert outcome["survivors"] == [0]
    assert outcome["winners"] == [0, 1, 2]


@cites("nemesis/coop/signal-several")
def test_sending_it_twice_is_not_possible() -> None:
    table = together("no-man-left-behind", "clean-up-crew")
    table.tile(3, "comms-room")
    table.place("captain", 3)
    table.signal("captain")
    table.turn("captain")
    assert table.refusals("captain")["room-action/room:3"] == "nemesis/room/comms-room"


# -- death and return -----------------------------------------------------------------------------------------

COCKPIT, EMERGENCY, LABORATORY = 1, 3, 4


def scout_killed(room: int = COCKPIT) -> NemesisTable:
    """The scout has just burned to death before the captain's eyes; the emergency room is behind the next corridor."""
    table = together("clean-up-crew")
    table.tile(EMERGENCY, "emergency-room")
    table.give("scout", "medkit")
    table.ammo("scout", "rifle", 1)
    table.hand("scout", "search", "rest")
    table.place("scout", room)
    table.place("captain", room)
    table.object("egg", "scout")
    table.wound("scout", "leg", "hand")
    table.wound("scout", "body", dressed=True)
    table.light("scout", 2)
    table.fire(room)
    table.turn("scout")
    table.play("scout", "pass")
    table.state.fire = 0
    assert table.of("scout").dead
    return table


def scout_in_the_emergency_room() -> NemesisTable:
    """Killed, and brought there."""
    table = scout_killed()
    table.object("corpse-1", EMERGENCY)
    return table


def next_round(table: NemesisTable, event: str = "nest") -> None:
    """Everyone passes and nothing much happens until the new round has begun."""
    table.turn("captain")
    table.bag(blank=1)
    table.event_phase(event)


@cites("nemesis/coop/revive-carry")
def test_a_corpse_is_picked_up_and_carried_to_the_emergency_room() -> None:
    table = scout_killed()
    table.hand("captain", "search", "rest", "order")
    table.turn("captain")
    table.fate(noise=["silence"])
    table.play("captain", "pick-up/object:corpse-1")
    table.play("captain", "move", to=f"room:{EMERGENCY}")
    assert table.of("captain").objects == ["corpse-1"]
    next_round(table)
    assert table.of("scout").room == f"room:{EMERGENCY}"
    assert table.of("captain").objects == []


@cites("nemesis/coop/revive-carry")
def test_the_dead_keep_their_items_and_drop_heavy_objects_only() -> None:
    table = scout_killed()
    scout = table.of("scout")
    assert (scout.items, scout.heavy, scout.objects) == (["medkit"], ["rifle"], [])
    assert len(scout.quests) == 2
    assert table.room(COCKPIT).objects == ["egg", "corpse-1"]
    next_round(table)
    assert table.of("scout").dead


@cites("nemesis/wound/death-remains", "nemesis/coop/revive-carry")
def test_what_the_dead_keep_nobody_else_can_take() -> None:
    table = scout_killed()
    table.turn("captain")
    assert not [option for option in table.options("captain") if "rifle" in option or "medkit" in option]


@cites("nemesis/coop/revive-carry")
def test_a_corpse_that_has_been_analysed_can_still_be_revived() -> None:
    table = scout_killed()
    table.tile(LABORATORY, "laboratory")
    table.object("corpse-1", "captain")
    table.place("captain", LABORATORY)
    table.turn("captain")
    table.play("captain", f"room-action/room:{LABORATORY}")
    assert table.told("weakness-discovered")[0]["args"]["object"] == "object:corpse"
    table.place("captain", EMERGENCY)
    next_round(table)
    assert not table.of("scout").dead


@cites("nemesis/coop/revive-return")
def test_when_the_next_round_starts_the_miniature_is_back_before_cards_are_drawn() -> None:
    table = scout_in_the_emergency_room()
    deck = sorted([*table.of("scout").deck, *table.of("scout").discards, *table.of("scout").hand])
    next_round(table)
    scout = table.of("scout")
    assert (scout.dead, scout.room, scout.passed) == (False, f"room:{EMERGENCY}", False)
    assert table.room(EMERGENCY).objects == []
    kinds = [(event["kind"], event["args"].get("who")) for event in table.told()]
    assert kinds.index(("round-begins", None)) < kinds.index(("revived", "seat:1")) < kinds.index(("drew", "seat:1"))
    assert len(scout.hand) == 5
    assert {"search", "rest"} <= set(scout.hand), "the hand of the dead is kept"
    assert sorted([*scout.deck, *scout.discards, *scout.hand]) == deck
    assert (scout.items, scout.heavy, scout.ammo) == (["medkit"], ["rifle"], {"rifle": 1})
    assert table.told("revived")[0]["rule"] == "nemesis/coop/revive-return"


@cites("nemesis/coop/revive-return", "nemesis/end/out-of-play")
def test_who_is_back_takes_turns_again_and_may_die_and_return_once_more() -> None:
    table = scout_in_the_emergency_room()
    next_round(table)
    assert table.state.first_player == 1, "the token goes to the next who takes part"
    assert "pass" in table.options("scout")
    table.fire(EMERGENCY)
    table.play("scout", "pass")
    assert table.of("scout").dead
    table.state.fire = 0
    assert table.room(EMERGENCY).objects == ["corpse-1"]
    next_round(table, "regeneration")
    assert not table.of("scout").dead


@cites("nemesis/coop/revive-return")
@pytest.mark.parametrize("place", [COCKPIT, "captain"])
def test_a_corpse_anywhere_else_stays_dead(place: str | int) -> None:
    table = scout_killed()
    table.object("corpse-1", place)
    next_round(table)
    assert table.of("scout").dead
    assert table.told("revived") == table.told("revival-blocked") == []


@cites("nemesis/coop/revive-return")
def test_only_the_player_whose_corpse_it_is_comes_back() -> None:
    table = scout_killed()
    table.object("corpse-blue", EMERGENCY)
    next_round(table)
    assert table.of("scout").dead


@cites("nemesis/coop/revive-wounds")
def test_light_wounds_are_gone_and_every_serious_one_is_dressed() -> None:
    table = scout_in_the_emergency_room()
    assert table.of("scout").light_wounds == 2
    next_round(table)
    scout = table.of("scout")
    assert (scout.light_wounds, scout.serious_wounds) == (0, [])
    assert sorted(scout.dressed_wounds) == ["body", "hand", "leg"]


@cites("nemesis/coop/revive-blocked")
@pytest.mark.parametrize("obstacle", ["intruder", "malfunction"])
def test_an_intruder_or_a_malfunction_prevents_it_until_it_is_gone(obstacle: str) -> None:
    table = scout_in_the_emergency_room()
    if obstacle == "malfunction":
        table.malfunction(EMERGENCY)
    else:
        table.intruder("adult", EMERGENCY)
    next_round(table)
    assert table.of("scout").dead
    assert table.room(EMERGENCY).objects == ["corpse-1"]
    assert table.told("revival-blocked")[0]["rule"] == "nemesis/coop/revive-blocked"
    table.state.malfunction = 0
    table.state.foe_room[:] = bytes(len(table.state.foe_room))
    next_round(table, "regeneration")
    assert table.of("scout").room == f"room:{EMERGENCY}"


@cites("nemesis/coop/revive-blocked")
def test_fire_and_an_intruder_next_door_do_not_prevent_it() -> None:
    table = scout_in_the_emergency_room()
    table.place("captain", 11)
    table.intruder("adult", COCKPIT)
    table.fire(EMERGENCY)
    next_round(table)
    assert not table.of("scout").dead


# -- the end of the game --------------------------------------------------------------------------------------


@cites("nemesis/end/last-character")
def test_while_somebody_is_awake_the_dead_may_wait() -> None:
    table = scout_killed()
    table.hibernate("captain")
    assert not table.game.over
    table.turn("pilot")
    table.bag(blank=1)
    table.event_phase()
    assert not table.game.over
    assert table.choice("pilot") is not None


@cites("nemesis/end/last-character", "nemesis/coop/revive-return")
def test_a_corpse_in_the_emergency_room_does_not_keep_the_game_going() -> None:
    table = scout_in_the_emergency_room()
    table.evacuate("pilot")
    table.place("captain", 11)
    table.clock(time=4)
    table.fate(noise=["silence"])
    table.turn("captain")
    table.play("captain", "room-action/room:11")
    assert table.game.over
    assert table.of("scout").dead
    told = [line["rule"] for line in table.game.outcome["lines"]]
    assert "nemesis/end/last-character" in told


@cites("nemesis/coop/revive-return", "nemesis/coop/win")
def test_the_outcome_tells_who_died_and_was_revived() -> None:
    table = scout_in_the_emergency_room()
    next_round(table)
    table.state.time = 1
    table.end_round()
    lines_of_scout = [line["line"] for line in table.game.outcome["lines"] if line["seat"] == 1]
    assert lines_of_scout == ["died", "revived", "perished"]
