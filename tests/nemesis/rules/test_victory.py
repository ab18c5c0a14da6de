"""The victory check: engines, coordinates, contamination, objectives."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites


def before_the_jump(planet: str = "earth", engines: str = "www") -> NemesisTable:
    """The captain sleeps, the scout is in a pod, the pilot is awake; the jump is next."""
    table = scenario("nemesis", ["captain", "scout", "pilot"])
    table.coordinates(b=planet)
    for engine, status in enumerate(engines, 1):
        table.engine(engine, "working" if status == "w" else "damaged")
    for name, objective in zip(table.seats, ("ab-ovo", "hoarder", "extreme-field-biology"), strict=True):
        table.objectives(name, objective)
    table.clock(time=1)
    table.hibernate("captain")
    table.evacuate("scout")
    return table


def lines(table: NemesisTable) -> list[tuple[str, str | None, str]]:
    named = [(line["line"], line["seat"], line["rule"]) for line in table.game.outcome["lines"]]
    return [(what, None if seat is None else table.seats[seat], rule) for what, seat, rule in named]


def survivors(table: NemesisTable) -> list[str]:
    return [table.seats[seat] for seat in table.game.outcome["survivors"]]


def winners(table: NemesisTable) -> list[str]:
    return [table.seats[seat] for seat in table.game.outcome["winners"]]


@cites("nemesis/victory/order")
def test_engines_then_coordinates_then_contamination_then_objectives() -> None:
    table = before_the_jump()
    table.contaminate("captain", "clean")
    table.end_round()
    steps = ["engine-revealed", "coordinates-revealed", "scanned", "objective-revealed"]
    told = [event["kind"] for event in table.told() if event["kind"] in steps]
    assert told == ["engine-revealed"] * 3 + ["coordinates-revealed", "scanned"] + ["objective-revealed"] * 2


# -- engines --------------------------------------------------------------------------------------------------


@cites("nemesis/victory/engines")
@pytest.mark.parametrize("engines", ["www", "wwd", "dww"])
def test_with_two_engines_the_ship_goes_on(engines: str) -> None:
    table = before_the_jump(engines=engines)
    table.end_round()
    assert table.game.outcome["ship"] == "jumped"
    assert survivors(table) == ["captain", "scout"]


@cites("nemesis/victory/engines")
@pytest.mark.parametrize("engines", ["wdd", "ddw", "ddd"])
def test_with_two_engines_damaged_the_ship_explodes_with_all_who_sleep(engines: str) -> None:
    table = before_the_jump(engines=engines)
    table.intruder("adult", 3)
    table.end_round()
    rule = "nemesis/victory/engines"
    assert table.game.outcome["ship"] == "exploded"
    assert lines(table) == [
        ("ship-jumps", None, "nemesis/end/time-track"),
        ("perished", "pilot", "nemesis/end/time-track"),
        ("ship-explodes", None, rule),
        ("perished", "captain", rule),
        ("clean", "scout", "nemesis/victory/contamination-scan"),
        ("objective-failed", "scout", "nemesis/victory/objectives"),
    ]
    assert table.intruders() == {}
    assert table.told("coordinates-revealed") == []


@cites("nemesis/victory/engines", "nemesis/setup/engines")
def test_only_the_top_token_is_the_status_and_all_see_it() -> None:
    table = before_the_jump(engines="wdw")
    table.end_round()
    shown = {event["args"]["engine"]: event["args"]["state"] for event in table.told("engine-revealed")}
    assert shown == {"engine:1": "working", "engine:2": "damaged", "engine:3": "working"}
    assert [engine["state"] for engine in table.game.view()["engines"]] == ["working", "damaged", "working"]
    assert table.game.outcome["ship"] == "jumped"


@cites("nemesis/victory/engines", "nemesis/victory/coordinates")
def test_a_ship_that_has_exploded_is_not_checked() -> None:
    table = before_the_jump()
    table.clock(destruct=1)
    table.end_round()
    assert table.told("engine-revealed") == table.told("coordinates-revealed") == []
    assert survivors(table) == ["scout"]


# -- coordinates ----------------------------------------------------------------------------------------------


@cites("nemesis/victory/coordinates")
@pytest.mark.parametrize("planet", ["mars", "venus", "deep-space"])
def test_on_a_wrong_course_all_who_sleep_die_and_the_intruders_live(planet: str) -> None:
    table = before_the_jump(planet)
    table.intruder("adult", 3)
    table.end_round()
    assert table.game.outcome["ship"] == "jumped"
    assert lines(table)[2:4] == [
        (f"ship-reaches-{planet}", None, "nemesis/victory/coordinates"),
        ("perished", "captain", "nemesis/victory/coordinates"),
    ]
    assert survivors(table) == ["scout"]
    assert table.intruders() == {"intruder:adult-1": "room:3"}


@cites("nemesis/victory/coordinates")
def test_nobody_of_several_who_sleep_wakes_up_on_a_wrong_course() -> None:
    table = scenario("nemesis", ["captain", "scout", "pilot", "soldier"])
    table.coordinates(b="venus")
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    for name, objective in zip(table.seats, ("ab-ovo", "hoarder", "extreme-field-biology", "quarantine"), strict=True):
        table.objectives(name, objective)
    table.clock(time=1)
    table.hibernate("captain", "soldier")
    table.evacuate("scout")
    table.end_round()
    assert survivors(table) == ["scout"]
    lost = [who for what, who, rule in lines(table) if rule == "nemesis/victory/coordinates" and what == "perished"]
    assert lost == ["captain", "soldier"]


@cites("nemesis/victory/coordinates")
def test_the_card_is_read_at_the_destination_marker() -> None:
    table = before_the_jump()
    table.coordinates(a="earth", b="mars")
    table.destination("a")
    table.end_round()
    assert survivors(table) == ["captain", "scout"]
    assert table.game.view()["coordinates"]["a"] == "earth"


@cites("nemesis/victory/coordinates-quarantine")
@pytest.mark.parametrize(("planet", "lives"), [("mars", True), ("venus", False)])
def test_whoever_wants_quarantine_lives_on_mars(planet: str, lives: bool) -> None:
    table = before_the_jump(planet)
    table.objectives("captain", "quarantine")
    table.end_round()
    assert survivors(table) == (["captain", "scout"] if lives else ["scout"])
    assert winners(table) == (["captain"] if lives else [])
    quarantined = ("quarantined", "captain", "nemesis/victory/coordinates-quarantine")
    assert (quarantined in lines(table)) == lives


@cites("nemesis/victory/coordinates-quarantine")
def test_whoever_lives_by_quarantine_has_chosen_it() -> None:
    table = before_the_jump("mars")
    table.objectives("captain", "quarantine", "ab-ovo")
    table.end_round()
    assert table.of("captain").objectives == ["quarantine"]
    assert winners(table) == ["captain"]


# -- contamination --------------------------------------------------------------------------------------------


def infected(table: NemesisTable) -> list[str]:
    """The characters who had to draw at the end."""
    return [table.seats[int(event["args"]["who"][-1])] for event in table.told("final-draw")]


@cites("nemesis/victory/contamination-scan")
@pytest.mark.parametrize("where", ["deck", "hand", "discard"])
@pytest.mark.parametrize("name", ["captain", "scout"])
def test_every_contamination_card_of_a_survivor_is_scanned_wherever_it_is(where: str, name: str) -> None:
    table = before_the_jump()
    table.contaminate(name, "clean", "infected", where=where)
    table.contaminate("scout" if name == "captain" else "captain", "clean", "clean")
    table.end_round()
    scans = {event["args"]["who"]: event["args"]["infected"] for event in table.told("scanned")}
    assert scans == {f"seat:{table.seat(other)}": int(other == name) for other in ("captain", "scout")}
    assert infected(table) == [name]


@cites("nemesis/victory/contamination-scan")
def test_a_larva_skips_the_scan_and_leads_straight_to_the_draw() -> None:
    table = before_the_jump()
    table.larva("captain")
    table.contaminate("captain", "clean")
    table.end_round()
    assert table.told("scanned") == []
    assert infected(table) == ["captain"]


@cites("nemesis/victory/contamination-scan")
def test_the_dead_are_not_scanned() -> None:
    table = before_the_jump()
    table.contaminate("pilot", "infected")
    table.end_round()
    assert table.told("scanned") == []


@cites("nemesis/victory/contamination-draw")
def test_any_contamination_card_among_four_kills() -> None:
    table = before_the_jump()
    table.weakness("egg", "way-of-moving")
    table.contaminate("captain", "infected", "clean")
    table.fate(action_card=["rest", "search", "demolition", "contamination"])
    table.end_round()
    drawn = table.told("final-draw")[0]["args"]["cards"]
    assert drawn == ["card:rest", "card:search", "card:demolition", "card:contamination"]
    assert ("perished", "captain", "nemesis/victory/contamination-draw") in lines(table)
    assert survivors(table) == ["scout"]
    assert winners(table) == []


@cites("nemesis/victory/contamination-draw")
def test_four_action_cards_save() -> None:
    table = before_the_jump()
    table.larva("captain")
    table.weakness("egg", "way-of-moving")
    table.contaminate("captain", "infected", "infected", where="hand")
    table.fate(action_card=["rest", "search", "demolition", "search"])
    table.end_round()
    assert ("overcame-infection", "captain", "nemesis/victory/contamination-draw") in lines(table)
    captain = table.of("captain")
    assert len(captain.hand) == 4
    assert len(captain.deck) == 8
    assert winners(table) == ["captain"]


# -- objectives -----------------------------------------------------------------------------------------------


@cites("nemesis/victory/objectives", "nemesis/objective/secret")
def test_only_the_living_reveal_and_several_may_win() -> None:
    table = before_the_jump()
    for slot, name in (("egg", "way-of-moving"), ("corpse", "vital-places")):
        table.weakness(slot, name)
    table.objectives("pilot", "quarantine")
    table.objectives("scout", "extreme-field-biology")
    table.end_round()
    assert winners(table) == ["captain", "scout"]
    revealed = [event["args"]["objective"] for event in table.told("objective-revealed")]
    assert revealed == ["objective:ab-ovo", "objective:extreme-field-biology"]
    back = table.state.objectives(2)[0]
    assert table.state.seen[back] == 1 << 2
    known = [person["objectives"]["known"] for person in table.game.view()["crew"]]
    assert known == [["ab-ovo"], ["extreme-field-biology"], []]


@cites("nemesis/victory/objectives")
def test_without_any_encounter_each_survivor_chooses_in_secret_just_before_revealing() -> None:
    table = before_the_jump()
    table.objectives("pilot", "quarantine")
    table.objectives("captain", "a-proper-burial", "ab-ovo")
    table.objectives("scout", "hoarder", "extreme-field-biology")
    table.weakness("egg", "way-of-moving")
    table.end_round()
    assert [choice.ask for choice in table.game.choices] == ["ask-objective"] * 2
    table.play("captain", "keep-objective/objective:ab-ovo")
    assert not table.game.over
    table.play("scout", "keep-objective/objective:hoarder")
    assert winners(table) == ["captain"]
    assert ("objective-failed", "scout", "nemesis/victory/objectives") in lines(table)


@cites("nemesis/terms/resolution-order", "nemesis/victory/objectives")
def test_the_first_player_is_checked_first() -> None:
    table = before_the_jump()
    table.first_player("scout")
    for name in ("captain", "scout"):
        table.contaminate(name, "clean")
    table.end_round()
    assert [event["args"]["who"] for event in table.told("scanned")] == ["seat:1", "seat:0"]
    revealed = [event["args"]["who"] for event in table.told("objective-revealed")]
    assert revealed == ["seat:1", "seat:0"]


@cites("nemesis/terms/resolution-order")
def test_after_the_first_player_the_others_are_checked_clockwise() -> None:
    table = scenario("nemesis", ["captain", "scout", "pilot", "soldier"])
    table.clock(time=1)
    for name in ("captain", "scout", "pilot"):
        table.evacuate(name)
        table.contaminate(name, "clean")
    table.first_player("scout")
    table.end_round()
    assert [event["args"]["who"] for event in table.told("scanned")] == ["seat:1", "seat:2", "seat:0"]
