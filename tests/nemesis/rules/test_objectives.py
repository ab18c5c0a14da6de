"""Objectives: what each of the eighteen cards asks for, met and not met, and their secrecy."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX, PRINTED
from tests.nemesis.rules.deeds import all_but_one_explored, everything_explored, nest_destroyed, queen_killed

CREW = ["captain", "scout", "pilot", "soldier", "mechanic"]
"""Players 1 to 5."""
Arrange = Callable[[NemesisTable], None]


def wins(objective: str, *arranged: Arrange, holder: str = "captain") -> bool:
    """Whether this card, held by a survivor, is met when the ship jumps; unless arranged, all others die."""
    table = scenario("nemesis", CREW)
    others = (name for name in BOX.target if name != objective)
    for name in CREW:
        table.objectives(name, objective if name == holder else next(others))
    table.coordinates(b="venus")
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    for arrange in arranged:
        arrange(table)
    return ending(table, holder)


def ending(table: NemesisTable, holder: str) -> bool:
    """Let the ship jump; the holder is in a pod unless asleep."""
    if not table.of(holder).hibernating:
        table.evacuate(holder)
    table.clock(time=1)
    table.end_round()
    assert table.seat(holder) in table.game.outcome["survivors"]
    return table.seat(holder) in table.game.outcome["winners"]


# -- what can be arranged -------------------------------------------------------------------------------------


def flies_to(planet: str) -> Arrange:
    return lambda table: table.coordinates(b=planet)


def alive(*names: str) -> Arrange:
    return lambda table: table.evacuate(*names)


def asleep(name: str = "captain") -> Arrange:
    return lambda table: table.hibernate(name)


def one_engine_damaged(table: NemesisTable) -> None:
    table.engine(2, "damaged")


def two_engines_damaged(table: NemesisTable) -> None:
    table.engine(1, "damaged")
    table.engine(3, "damaged")


def self_destructed(table: NemesisTable) -> None:
    table.clock(destruct=1)


def signal(table: NemesisTable) -> None:
    table.signal("captain")


def another_signals(table: NemesisTable) -> None:
    table.signal("scout")


def carrying(thing: str) -> Arrange:
    return lambda table: table.object(thing, "captain")


def discovered(*slots: str) -> Arrange:
    weaknesses = ("way-of-moving", "vital-places", "reaction-to-danger")

    def arrange(table: NemesisTable) -> None:
        for slot, name in zip(slots, weaknesses, strict=False):
            table.weakness(slot, name)

    return arrange


def items(count: int) -> Arrange:
    """This many item cards, of which the revolver is one."""
    names = ("medkit", "medkit", "bandages", "clothes", "tools", "alcohol")
    return lambda table: table.give("captain", *names[: count - 1])


# -- personal objectives --------------------------------------------------------------------------------------

EARTH_OR_ALONE = ("salvaging-the-prime-asset", "the-oldest-friend")


@cites("nemesis/objective/ship-reaches-destination")
@pytest.mark.parametrize("objective", EARTH_OR_ALONE)
def test_earth_or_alone_is_met_if_the_ship_reaches_earth(objective: str) -> None:
    assert wins(objective, flies_to("earth"), alive("scout"))


@cites("nemesis/objective/ship-reaches-destination")
@pytest.mark.parametrize("objective", EARTH_OR_ALONE)
def test_earth_or_alone_fails_with_company_on_a_wrong_course(objective: str) -> None:
    assert not wins(objective, flies_to("mars"), alive("scout"))


@cites("nemesis/objective/ship-reaches-destination")
def test_two_working_engines_of_three_are_enough() -> None:
    assert wins("salvaging-the-prime-asset", flies_to("earth"), alive("scout"), one_engine_damaged)


@cites("nemesis/objective/ship-reaches-destination")
@pytest.mark.parametrize("lost", [two_engines_damaged, self_destructed])
def test_an_exploded_ship_reaches_nothing(lost: Arrange) -> None:
    assert not wins("salvaging-the-prime-asset", flies_to("earth"), alive("scout"), lost)


@cites("nemesis/objective/only-survivor")
@pytest.mark.parametrize("objective", EARTH_OR_ALONE)
def test_earth_or_alone_is_met_by_the_only_survivor(objective: str) -> None:
    assert wins(objective, flies_to("venus"))


@cites("nemesis/objective/only-survivor")
def test_another_who_dies_in_the_check_is_no_survivor() -> None:
    assert wins("salvaging-the-prime-asset", flies_to("venus"), asleep("scout"))
    assert not wins("an-old-feud", flies_to("earth"), alive("pilot"), asleep("scout"))


@cites("nemesis/objective/quarantine", "nemesis/objective/ship-reaches-destination")
def test_quarantine_is_met_on_mars() -> None:
    assert wins("quarantine", flies_to("mars"))
    assert wins("quarantine", flies_to("mars"), asleep())


@cites("nemesis/objective/quarantine")
def test_quarantine_is_met_on_earth_with_the_nest_destroyed() -> None:
    assert wins("quarantine", flies_to("earth"), nest_destroyed)


@cites("nemesis/objective/quarantine")
@pytest.mark.parametrize("arranged", [[flies_to("earth")], [flies_to("venus"), nest_destroyed]])
def test_quarantine_fails_otherwise(arranged: list[Arrange]) -> None:
    assert not wins("quarantine", *arranged)


@cites("nemesis/objective/quarantine")
def test_quarantine_fails_if_the_engines_do() -> None:
    assert not wins("quarantine", flies_to("mars"), two_engines_damaged)


@cites("nemesis/objective/send-signal", "nemesis/objective/destroy-nest")
@pytest.mark.parametrize("end", [queen_killed, self_destructed, two_engines_damaged])
def test_the_great_hunt_is_met_with_the_signal_and_a_dead_queen(end: Arrange) -> None:
    assert wins("the-great-hunt", signal, end)


@cites("nemesis/objective/send-signal")
@pytest.mark.parametrize("arranged", [[signal], [queen_killed], [self_destructed], [another_signals, queen_killed]])
def test_the_great_hunt_fails_with_only_one_of_them(arranged: list[Arrange]) -> None:
    assert not wins("the-great-hunt", *arranged)


@cites("nemesis/end/win-condition")
def test_hoarder_is_met_with_seven_items_in_a_pod() -> None:
    assert wins("hoarder", items(7))


@cites("nemesis/end/win-condition")
@pytest.mark.parametrize("arranged", [[items(6)], [items(7), flies_to("earth"), asleep()]])
def test_hoarder_fails_with_fewer_or_asleep_and_quest_items_not_activated_do_not_count(
    arranged: list[Arrange],
) -> None:
    assert not wins("hoarder", *arranged)


@cites("nemesis/objective/send-signal")
def test_relentless_investigator_is_met_with_the_signal_and_every_room_explored() -> None:
    assert wins("relentless-investigator", signal, everything_explored)


@cites("nemesis/objective/send-signal")
@pytest.mark.parametrize("arranged", [[signal, all_but_one_explored], [everything_explored]])
def test_relentless_investigator_fails_with_a_room_unexplored_or_no_signal(arranged: list[Arrange]) -> None:
    assert not wins("relentless-investigator", *arranged)


@cites("nemesis/objective/send-signal")
@pytest.mark.parametrize("leave", [alive("captain"), asleep()])
def test_a_proper_burial_is_met_with_the_signal_and_the_blue_corpse_brought_along(leave: Arrange) -> None:
    assert wins("a-proper-burial", flies_to("earth"), signal, carrying("corpse-blue"), leave)


@cites("nemesis/objective/send-signal")
@pytest.mark.parametrize(
    "arranged", [[signal], [signal, carrying("corpse-3")], [another_signals, carrying("corpse-blue")]]
)
def test_a_proper_burial_fails_with_another_corpse_or_no_signal(arranged: list[Arrange]) -> None:
    assert not wins("a-proper-burial", *arranged)


@cites("nemesis/objective/only-survivor")
def test_best_friends_forever_is_met_in_company_and_fails_alone() -> None:
    assert wins("best-friends-forever", alive("scout"))
    assert not wins("best-friends-forever")


@cites("nemesis/objective/destroy-nest", "nemesis/objective/send-signal")
@pytest.mark.parametrize("end", [nest_destroyed, self_destructed])
def test_aliens_on_a_spaceship_is_met_with_the_signal_and_the_nest_destroyed(end: Arrange) -> None:
    assert wins("aliens-on-a-spaceship", signal, end)


@cites("nemesis/objective/destroy-nest", "nemesis/objective/send-signal")
@pytest.mark.parametrize("arranged", [[signal], [nest_destroyed], [another_signals, nest_destroyed]])
def test_aliens_on_a_spaceship_fails_with_only_one_of_them(arranged: list[Arrange]) -> None:
    assert not wins("aliens-on-a-spaceship", *arranged)


# -- corporate objectives -------------------------------------------------------------------------------------

TARGETS = {
    "the-right-moment-to-strike": "captain",
    "greener-pastures": "scout",
    "an-old-feud": "pilot",
    "hostile-takeover": "soldier",
    "the-final-enlightenment": "mechanic",
}


def company(*, without: str) -> tuple[str, str]:
    """A holder other than this character, and a friend who survives as well."""
    holder, friend = [name for name in CREW if name != without][:2]
    return holder, friend


@cites("nemesis/objective/player-x-must-die")
@pytest.mark.parametrize("objective", TARGETS)
def test_the_player_with_that_number_must_not_survive(objective: str) -> None:
    target = TARGETS[objective]
    holder, friend = company(without=target)
    assert wins(objective, alive(friend), holder=holder)
    assert not wins(objective, alive(target), holder=holder)


@cites("nemesis/objective/player-x-must-die")
def test_a_target_asleep_lives_on_earth_and_dies_elsewhere() -> None:
    assert not wins("greener-pastures", flies_to("earth"), asleep("scout"), alive("pilot"))
    assert wins("greener-pastures", flies_to("mars"), asleep("scout"), alive("pilot"))


@cites("nemesis/objective/player-x-must-die", "nemesis/objective/only-survivor")
@pytest.mark.parametrize("objective", TARGETS)
def test_the_target_who_holds_the_card_must_be_the_only_survivor(objective: str) -> None:
    target = TARGETS[objective]
    _, friend = company(without=target)
    assert wins(objective, holder=target)
    assert not wins(objective, alive(friend), holder=target)
    assert not wins(objective, flies_to("earth"), asleep(friend), holder=target)


@cites("nemesis/objective/discover-weakness")
@pytest.mark.parametrize(
    ("objective", "slots", "met"),
    [
        ("extreme-field-biology", ["egg", "carcass"], True),
        ("extreme-field-biology", ["corpse", "egg", "carcass"], True),
        ("extreme-field-biology", ["egg"], False),
        ("ab-ovo", ["egg"], True),
        ("ab-ovo", ["corpse", "carcass"], False),
    ],
)
def test_weaknesses_that_must_be_discovered(objective: str, slots: list[str], met: bool) -> None:
    assert wins(objective, discovered(*slots)) == met


@cites("nemesis/objective/discover-weakness")
def test_a_weakness_that_lies_face_down_is_not_discovered() -> None:
    assert not wins("ab-ovo", lambda table: table.weakness("egg", "way-of-moving", discovered=False))


@cites("nemesis/objective/discover-weakness")
def test_it_does_not_matter_who_did_the_research() -> None:
    def research(table: NemesisTable) -> None:
        table.tile(3, "laboratory")
        table.place("scout", 3)
        table.object("egg", "scout")
        table.turn("scout")
        table.play("scout", "room-action/room:3")

    assert wins("ab-ovo", research)


@cites("nemesis/objective/send-signal", "nemesis/objective/discover-weakness")
def test_necroscopy_asks_for_the_signal_and_the_weakness_of_carcasses() -> None:
    assert wins("necroscopy", signal, discovered("carcass"))
    assert not wins("necroscopy", signal, discovered("egg"))
    assert not wins("necroscopy", another_signals, discovered("carcass"))


@cites("nemesis/objective/send-signal")
def test_my_precious_asks_for_the_signal_and_an_egg_brought_along() -> None:
    assert wins("my-precious", signal, carrying("egg"))
    assert wins("my-precious", signal, carrying("egg"), flies_to("earth"), asleep())
    assert not wins("my-precious", signal, carrying("carcass"))
    assert not wins("my-precious", another_signals, carrying("egg"))


@cites("nemesis/objective/send-signal")
@pytest.mark.parametrize(("name", "met"), [("captain", True), ("scout", False)])
def test_the_signal_is_sent_by_the_action_of_the_comms_room_and_for_oneself_only(name: str, met: bool) -> None:
    def send(table: NemesisTable) -> None:
        table.tile(3, "comms-room")
        for somebody in ("captain", "scout"):
            table.place(somebody, 3)
        table.turn(name)
        table.play(name, "room-action/room:3")

    assert wins("relentless-investigator", everything_explored, send) == met


@cites("nemesis/objective/destroy-nest")
def test_a_nest_whose_last_egg_is_carried_off_is_destroyed_and_stays_so() -> None:
    def carry_off(table: NemesisTable) -> None:
        table.tile(2, "nest")
        table.eggs(1)
        table.place("scout", 2)
        table.fate(noise=["silence"])
        table.turn("scout")
        table.play("scout", "room-action/room:2")
        table.eggs(2)

    assert wins("quarantine", flies_to("earth"), carry_off)


def test_every_card_of_the_standard_game_has_its_condition() -> None:
    cards = {card.id for card in PRINTED.objectives.objective if card.deck in ("personal", "corporate")}
    aimed = {card for card, target in BOX.target.items() if target}
    assert cards <= set(BOX.conditions) | aimed
    assert aimed.isdisjoint(BOX.conditions)
    assert len(cards) == 18


# -- secrecy --------------------------------------------------------------------------------------------------


@cites("nemesis/objective/secret", "nemesis/critical/first-encounter")
def test_kept_and_removed_cards_stay_known_to_their_owner_only() -> None:
    table = scenario("nemesis", ["captain", "scout"])
    table.objectives("captain", "hoarder", "ab-ovo")
    table.objectives("scout", "quarantine", "my-precious")
    table.place("captain", 1)
    table.explore(2)
    table.noise("corridor:2-6")
    table.bag(larva_1=1)
    table.turn("captain")
    table.fate(noise=["4"])
    table.play("captain", "move", to="room:2")
    table.play("captain", "keep-objective/objective:ab-ovo")
    table.play("scout", "keep-objective")
    assert table.of("captain").objectives == ["ab-ovo"]
    g = table.state
    mine = [
        back
        for back in (*BOX.backs[box.PERSONAL], *BOX.backs[box.CORPORATE])
        if BOX.objectives[g.face[back]] in ("hoarder", "ab-ovo")
    ]
    assert [g.seen[back] for back in mine] == [1 << 0] * 2
    chosen = [event["args"] for event in table.told("objective-chosen", seat=1)]
    assert {args["who"]: "kept" in args for args in chosen} == {"seat:0": False, "seat:1": True}
    assert [args["removed"] for args in chosen] == ["deck:personal", "deck:corporate"]
    assert "hoarder" not in str(table.game.view(1)) + str(table.game.view(None))
