"""How the game ends, and who is alive then."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.kernel import Effect
from hullbreach.nemesis.position.crew import DEAD, ESCAPED, HIBERNATING, SHELTERED
from hullbreach.nemesis.rules.wounds import Die, LightWound
from hullbreach.nemesis.sites.facility.bunker import ReachBunker
from hullbreach.nemesis.sites.facility.isolation import LockIn
from hullbreach.rulebook.citing import cites
from tests.lockdown.goals.ending import crew, end, rules_of


@cites(
    "lockdown/end/time-track",
    "lockdown/room/isolation-attempt",
    "lockdown/end/win-condition",
    "lockdown/room/cooling-system",
)
def test_the_game_does_not_end_a_slot_before() -> None:
    table = crew()
    table.clock(2)
    table.turn("hacker")
    table.event_phase()
    assert (table.state.time, table.state.fate) == (1, 0)
    assert not any(table.of(name).dead for name in table.seats)


@cites("lockdown/end/time-track", "lockdown/end/win-condition", "lockdown/room/isolation-attempt")
@pytest.mark.parametrize("autodestruction", [False, True])
def test_at_the_end_of_time_the_facility_is_purged_and_whoever_is_not_locked_in_dies(autodestruction: bool) -> None:
    table = crew("hacker", "survivor", "janitor", "sentry", "lab-rat")
    table.lock_in("survivor")
    table.malfunction("isolation-room")  # nobody inside notices
    table.evacuate("sentry")
    table.shelter("lab-rat")
    table.place("janitor", "isolation-room")
    table.intruder("adult", "backup-power")
    if autodestruction:
        table.autodestruction(0)
    outcome = end(table)
    assert outcome["facility"] == ("destroyed" if autodestruction else "purged")
    assert outcome["survivors"] == ([3, 4] if autodestruction else [1, 3, 4])
    assert bool(table.intruders()) != autodestruction
    assert "lockdown/end/time-track" in rules_of(outcome)


@cites("lockdown/end/win-condition", "lockdown/end/go-to-victory-check")
def test_one_survives_locked_in_gone_by_pod_or_in_the_bunker() -> None:
    table = crew("hacker", "survivor", "janitor", "sentry")
    table.lock_in("hacker")
    table.evacuate("survivor")
    table.shelter("janitor")
    unmet = ("blood-for-blood", "head-of-the-brood", "sterilisation")
    for name, objective in zip(table.seats, ("obsession", *unmet), strict=True):
        table.objectives(name, objective)
    table.knowledge("hacker", 8)
    outcome = end(table)
    assert outcome["survivors"] == [0, 1, 2]
    assert outcome["winners"] == [0]


@cites("lockdown/end/win-condition")
@pytest.mark.parametrize("drawn", ["contamination", "search"])
def test_whoever_dies_of_contamination_does_not_win(drawn: str) -> None:
    table = crew()
    table.shelter("hacker")
    table.objectives("hacker", "obsession")
    table.knowledge("hacker", 8)
    table.contaminate("hacker", "infected")
    table.fate(action_card=["rest", "demolition", "interruption", drawn])
    assert end(table)["winners"] == ([0] if drawn == "search" else [])


@cites("lockdown/end/go-to-victory-check")
def test_there_is_no_victory_check_if_nobody_survived() -> None:
    table = crew()
    for name in table.seats:
        table.contaminate(name, "clean")
    outcome = end(table)
    assert (outcome["survivors"], outcome["winners"]) == ([], [])
    assert table.told("contingency-active") == table.told("objective-revealed") == table.told("scanned") == []
    assert "nobody-survived" in [line["line"] for line in outcome["lines"]]


def last_one_dies(*, alert: int | None = None, autodestruct: int | None = None, red: bool = False) -> dict[str, Any]:
    """The survivor is locked in, the janitor gone, and the hacker dies."""
    table = crew()
    table.lock_in("survivor")
    table.evacuate("janitor")
    table.alert(alert)
    table.autodestruction(autodestruct, red)
    table.wound("hacker", "leg", "hand", "arm")
    table.turn("hacker")
    table.state.stack.append((LightWound(0), 0))
    table.run()
    outcome = end(table)
    return {**outcome, "time": table.state.time, "rules": rules_of(outcome)}


@cites("lockdown/end/last-character", "lockdown/end/last-character-neither")
def test_when_the_last_one_is_gone_the_time_token_goes_to_the_last_space() -> None:
    outcome = last_one_dies()
    assert (outcome["facility"], outcome["survivors"], outcome["time"]) == ("purged", [1, 2], 0)
    assert "lockdown/end/last-character-neither" in outcome["rules"]


@cites("lockdown/end/last-character-alert", "lockdown/end/last-character-neither")
def test_with_an_alert_it_goes_to_the_alert_token() -> None:
    outcome = last_one_dies(alert=6)
    assert (outcome["facility"], outcome["survivors"], outcome["time"]) == ("purged", [1, 2], 6)
    assert "lockdown/end/last-character-alert" in outcome["rules"]
    assert "lockdown/end/last-character-neither" not in outcome["rules"]


@cites(
    "lockdown/end/last-character-autodestruction", "lockdown/end/both-procedures", "lockdown/end/last-character-neither"
)
@pytest.mark.parametrize("red", [False, True])
def test_with_a_running_autodestruction_the_facility_explodes_yellow_or_red(red: bool) -> None:
    outcome = last_one_dies(autodestruct=7, red=red)
    assert (outcome["facility"], outcome["survivors"], outcome["time"]) == ("destroyed", [2], 7)
    assert "lockdown/end/last-character-autodestruction" in outcome["rules"]
    assert "lockdown/end/both-procedures" not in outcome["rules"]


@cites("lockdown/end/both-procedures", "lockdown/victory/objectives")
def test_with_both_the_facility_is_destroyed() -> None:
    outcome = last_one_dies(alert=6, autodestruct=7)
    assert (outcome["facility"], outcome["survivors"]) == ("destroyed", [2])
    revealed = [line["seat"] for line in outcome["lines"] if line["line"] in ("wins", "objective-failed")]
    assert revealed == [2]
    assert "lockdown/end/both-procedures" in outcome["rules"]


@cites("lockdown/end/both-procedures")
def test_an_alert_that_runs_out_during_autodestruction_destroys_it_too() -> None:
    table = crew()
    table.lock_in("survivor")
    table.alert(7)
    table.autodestruction(5)
    assert end(table, time=7)["facility"] == "destroyed"
    assert table.of("survivor").dead


@cites("lockdown/end/last-character")
@pytest.mark.parametrize(
    "gone", [Die(0, "nemesis/wound/death"), LockIn(0), ReachBunker(0)], ids=["dead", "locked-in", "sheltered"]
)
def test_the_game_ends_at_once_when_the_last_one_is_gone(gone: Effect) -> None:
    table = crew()
    table.lock_in("survivor")
    table.evacuate("janitor")
    table.clock(8)
    table.turn("hacker")
    table.state.stack.append((gone, 0))
    table.run()
    assert len(table.told("nobody-left")) == 1
    assert table.told("css-revealed") == table.told("time-advances") == []


@cites("lockdown/end/last-character", "lockdown/end/last-character-neither")
def test_the_game_ends_at_once_when_the_last_one_is_launched() -> None:
    table = crew()
    table.lock_in("survivor")
    table.evacuate("janitor")
    table.clock(8)
    table.css(8, "all")
    table.board_pod("hacker", "a")
    assert table.of("hacker").escaped
    assert len(table.told("nobody-left")) == 1
    assert table.told("time-advances") == []
    assert table.state.time == 0


@cites("lockdown/end/last-character")
def test_whoever_is_on_a_pod_space_is_still_in_the_facility() -> None:
    table = crew()
    table.lock_in("survivor")
    table.board_pod("janitor", "a")
    table.wound("hacker", "leg", "hand", "arm")
    table.turn("hacker")
    table.state.stack.append((LightWound(0), 0))
    table.run()
    assert table.of("hacker").dead
    assert table.state.fate == 0
    assert (table.of("janitor").dead, table.of("janitor").escaped) == (False, False)


@cites("lockdown/end/out-of-play")
@pytest.mark.parametrize("status", [HIBERNATING, ESCAPED, SHELTERED, DEAD])
def test_whoever_is_out_of_play_has_no_turns_any_more(status: int) -> None:
    table = crew()
    hand = table.of("survivor").hand
    table._gone(["survivor"], status)
    table.turn("hacker")
    table.play("hacker", "pass")
    assert table.game.choice.seat == table.seat("janitor")
    table.event_phase()
    assert table.game.choice.seat == table.state.first_player == table.seat("janitor")
    assert table.of("survivor").hand == hand


# -- the victory check ----------------------------------------------------------------------------------------


@cites("lockdown/victory/order", "lockdown/victory/contingency")
def test_contingency_then_contamination_then_objectives() -> None:
    table = crew()
    table.evacuate("hacker")
    table.objectives("hacker", "obsession")
    table.contaminate("hacker", "clean")
    end(table)
    stages = ["victory-check", "contingency-active", "scanned", "objective-revealed"]
    assert [event["kind"] for event in table.told() if event["kind"] in stages] == stages


@cites("lockdown/victory/contamination-scan")
@pytest.mark.parametrize("way", ["lock_in", "evacuate", "shelter"])
@pytest.mark.parametrize("where", ["deck", "hand", "discard"])
def test_every_survivor_scans_all_cards_wherever_they_are(way: str, where: str) -> None:
    table = crew()
    getattr(table, way)("hacker")
    table.contaminate("hacker", "clean", "infected", where=where)
    table.contaminate("janitor", "infected")
    end(table)
    scans = [event["args"] for event in table.told("scanned")]
    assert scans == [{"who": "seat:0", "count": 2, "infected": 1}]
    assert len(table.told("final-draw")) == 1


@cites("lockdown/victory/contamination-scan")
def test_a_larva_skips_the_scan_and_leads_straight_to_the_draw() -> None:
    table = crew()
    table.shelter("hacker")
    table.larva("hacker")
    table.contaminate("hacker", "clean")
    end(table)
    assert table.told("scanned") == []
    assert len(table.told("final-draw")) == 1
