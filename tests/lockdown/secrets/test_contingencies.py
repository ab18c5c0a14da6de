"""Contingencies: dealt, looked at, taken, given back, and who falls to the active one."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.box import CONTINGENCY, CORPORATE, CORPORATE_DECK, OBJECTIVE
from hullbreach.nemesis.modes.semi_coop import SemiCoop
from hullbreach.nemesis.modes.victory import VictoryCheck
from hullbreach.nemesis.position.crew import DEAD, ESCAPED, HIBERNATING, SHELTERED
from hullbreach.nemesis.rules.wounds import Die
from hullbreach.nemesis.scenario import LockdownTable, scenario
from hullbreach.nemesis.sites.facility.contingencies import PeekContingency, TakeContingency
from hullbreach.nemesis.sites.facility.judgement import Judgement
from hullbreach.nemesis.sites.facility.zones import CONTINGENCY_POOL, SHOWN_CONTINGENCIES
from hullbreach.rulebook.citing import cites
from tests.lockdown.secrets.inside import act, at_the_computer, keeps_its_secrets, standing_in, told

ALL = ("hacker", "survivor", "janitor", "sentry", "lab-rat")


def carry_out(table: LockdownTable, *effects: object) -> None:
    """These effects happen before whatever waits is asked again."""
    table.state.stack.extend((effect, 0) for effect in reversed(effects))  # type: ignore[misc]
    table.run()


# -- dealing --------------------------------------------------------------------------------------------------


@cites(
    "lockdown/setup/contingency-deal",
    "lockdown/setup/contingency-active",
    "lockdown/setup/contingency-neutral-pool",
    "lockdown/solo/contingency",
)
@pytest.mark.parametrize(
    ("players", "mode", "each", "pool"),
    [
        (1, "solo", 2, 4),
        (1, "semi-coop", 2, 4),
        (2, "semi-coop", 2, 2),
        (3, "semi-coop", 1, 3),
        (4, "semi-coop", 1, 2),
        (5, "semi-coop", 1, 1),
    ],
)
def test_everybody_gets_their_own_and_one_is_active(players: int, mode: str, each: int, pool: int) -> None:
    table = scenario("lockdown", crew=ALL[:players], mode=mode)
    for who, name in enumerate(table.seats):
        held = table.of(name).contingencies
        assert len(held) == each
        mine = table.game.view(who)
        assert mine["crew"][who]["contingencies"] == {"count": each, "known": sorted(held)}
        assert mine["contingencies"]["not_active"] == sorted(held)
        assert mine["contingencies"]["active"] is None
        assert mine["contingencies"]["pool"] == {"count": pool, "known": []}
        assert all(p["contingencies"]["known"] == [] for p in mine["crew"] if p["seat"] != who)
        dealt = [event["args"] for event in table.game.events(who) if event["kind"] == "contingency-dealt"]
        assert [len(args.get("contingencies", ())) for args in dealt] == [each * (i == who) for i in range(players)]
    assert len(table.pool()) == pool
    assert table.game.view()["contingencies"]["pool"] == {"count": pool, "known": []}
    assert table.game.view()["contingencies"]["active"] is None
    assert keeps_its_secrets(table)


@cites("lockdown/setup/contingency-deal", "lockdown/setup/contingency-active")
def test_which_is_active_and_who_gets_which_is_chance() -> None:
    tables = [standing_in("repository", seed=seed) for seed in range(12)]
    assert len({table.active_contingency() for table in tables}) > 3
    assert len({table.of("survivor").contingencies[0] for table in tables}) > 3
    for table in tables:
        held = [code for name in table.seats for code in table.of(name).contingencies]
        assert len({table.active_contingency(), *table.pool(), *held}) == 7


@cites("lockdown/coop/contingency-setup")
def test_together_one_is_shown_and_nobody_has_any() -> None:
    table = standing_in("repository", mode="coop")
    view = table.game.view()
    assert [table.game.view(seat)["contingencies"]["active"] for seat in (None, 0, 1, 2)] == [None] * 4
    assert table.active_contingency()
    assert all(table.game.view(seat)["contingencies"]["shown"] for seat in range(3))
    assert len(view["contingencies"]["shown"]) == 1
    assert view["contingencies"]["not_active"] == view["contingencies"]["shown"]
    assert view["contingencies"]["pool"]["count"] == 5
    assert [person["contingencies"]["count"] for person in view["crew"]] == [0, 0, 0]
    assert keeps_its_secrets(table)


# -- looking --------------------------------------------------------------------------------------------------


@cites("lockdown/computer/choose-action")
def test_a_computer_shows_all_tokens_of_somebody_in_the_same_section() -> None:
    table = at_the_computer("crisis-response", "logistics")
    table.contingencies("janitor", "red", "blue")
    table.contingencies("survivor", "gray")
    section = table.state.section(table.room_number("alert-room"))
    near = next(r for r in table.state.board.rooms if table.state.section(r) == section)
    far = next(r for r in table.state.board.rooms if table.state.section(r) not in (0, section))
    table.place("janitor", near)
    table.place("survivor", far)
    table.turn("hacker")
    table.play("hacker", "use-computer")
    looks = [option for option in table.options("hacker") if option.startswith("look-at-contingencies")]
    assert looks == ["look-at-contingencies/seat:2"]
    table.play("hacker", looks[0])
    seen = told(table, "contingencies-seen", "hacker")["contingencies"]
    assert seen == ["contingency:code-blue", "contingency:code-red"]
    assert "contingencies" not in told(table, "contingencies-seen", "janitor")
    assert table.game.view(0)["crew"][2]["contingencies"]["known"] == ["code-blue", "code-red"]
    assert table.game.view(1)["crew"][2]["contingencies"] == {"count": 2, "known": []}
    assert keeps_its_secrets(table)


@cites("lockdown/room/archive", "lockdown/contingency/active-never-seen")
def test_a_peek_shows_something_new_as_long_as_there_is_something() -> None:
    table = standing_in("repository")
    seen = []
    for _ in range(len(table.pool())):
        carry_out(table, PeekContingency(0, -1))
        seen.append(told(table, "pool-seen", "hacker")["contingency"])
        assert "contingency" not in told(table, "pool-seen", "janitor")
    assert sorted(str(name).partition(":")[2] for name in seen) == sorted(table.pool())
    known = table.game.view(0)["contingencies"]
    assert known["pool"]["known"] == sorted(table.pool())
    assert table.active_contingency() not in known["not_active"]
    assert table.game.view(2)["contingencies"]["pool"]["known"] == []
    assert keeps_its_secrets(table)


@cites("lockdown/contingency/active-never-seen", "lockdown/wound/death-remains")
def test_the_tokens_of_the_dead_go_back_and_one_knows_no_more_which_is_which() -> None:
    table = standing_in("repository")
    table.contingencies("janitor", "red")
    carry_out(table, PeekContingency(0, 2))
    assert table.game.view(0)["crew"][2]["contingencies"]["known"] == ["code-red"]
    carry_out(table, Die(2, "nemesis/wound/death"))
    assert "code-red" in table.pool()
    assert table.of("janitor").contingencies == []
    assert told(table, "contingencies-returned", "survivor") == {"who": "seat:2", "count": 1}
    view = table.game.view(0)
    assert view["contingencies"]["pool"] == {"count": 4, "known": []}
    assert "code-red" in view["contingencies"]["not_active"]
    assert "code-red" not in table.game.view(1)["contingencies"]["not_active"]
    assert keeps_its_secrets(table)
    for _ in range(3):  # what one remembers is not looked at again while there is something new
        carry_out(table, PeekContingency(0, -1))
        assert told(table, "pool-seen", "hacker")["contingency"] != "contingency:code-red"
    assert keeps_its_secrets(table)


@cites("lockdown/contingency/active-never-seen")
def test_what_was_seen_before_a_shuffle_is_still_there_in_every_world_one_can_think_of() -> None:
    table = standing_in("repository")
    table.contingencies("janitor", "red")
    carry_out(table, PeekContingency(0, 2), Die(2, "nemesis/wound/death"))
    red = table.state.box.faces[CONTINGENCY].index("code-red")
    places = set()
    for seed in range(40):
        g = table.game.resample(0, seed)._state
        pool = [g.face[back] for back in g.zones[CONTINGENCY_POOL]]
        assert red in pool
        places.add(pool.index(red))
    assert places == {0, 1, 2, 3}


# -- taking ---------------------------------------------------------------------------------------------------


@cites("lockdown/contingency/active-never-seen")
def test_who_takes_a_token_gets_one_they_have_not_seen_if_there_is_one() -> None:
    table = standing_in("repository")
    seen = []
    for _ in range(2):
        carry_out(table, PeekContingency(0, -1))
        seen.append(told(table, "pool-seen", "hacker")["contingency"])
    carry_out(table, TakeContingency(0))
    assert told(table, "contingency-taken", "hacker")["contingency"] not in seen
    carry_out(table, TakeContingency(0))
    assert told(table, "contingency-taken", "hacker")["contingency"] in seen


@cites("lockdown/room/alert-peek-contingency")
def test_a_token_taken_from_the_pool_is_kept_with_ones_own() -> None:
    table = standing_in("repository")
    pool = table.pool()
    carry_out(table, TakeContingency(0))
    taken = told(table, "contingency-taken", "hacker")
    assert taken["left"] == 2
    assert str(taken["contingency"]).partition(":")[2] in pool
    assert told(table, "contingency-taken", "janitor") == {"who": "seat:0", "left": 2}
    assert len(table.of("hacker").contingencies) == 2
    assert str(taken["contingency"]).partition(":")[2] in table.game.view(0)["crew"][0]["contingencies"]["known"]
    assert table.game.view(1)["crew"][0]["contingencies"] == {"count": 2, "known": []}
    assert keeps_its_secrets(table)


@cites("lockdown/coop/contingency-reveal")
def test_together_a_token_taken_is_shown_to_all_and_one_looked_at_is_not() -> None:
    table = standing_in("repository", mode="coop")
    carry_out(table, TakeContingency(0))
    assert len(table.state.zones[SHOWN_CONTINGENCIES]) == 2
    assert table.of("hacker").contingencies == []
    carry_out(table, PeekContingency(0, -1))
    assert len(table.game.view(0)["contingencies"]["not_active"]) == 3
    assert len(table.game.view(1)["contingencies"]["not_active"]) == 2
    assert keeps_its_secrets(table)
    carry_out(table, TakeContingency(1))
    assert len(table.state.zones[SHOWN_CONTINGENCIES]) == 3


# -- the end --------------------------------------------------------------------------------------------------


def judged(table: LockdownTable, code: str) -> list[int]:
    """The seats that are dead once this contingency has judged."""
    table.state.stack.clear()
    table.contingency(code)
    carry_out(table, Judgement())
    return [who for who in range(table.state.players) if table.state.is_dead(who)]


def everybody_gone() -> LockdownTable:
    """The hacker is locked in, the survivor in the bunker, the janitor has escaped; nobody holds a corporate card."""
    table = gone(HIBERNATING, SHELTERED, ESCAPED)
    g = table.state
    for who in range(3):
        for back in [back for back in g.objectives(who) if g.family[back] == CORPORATE]:
            g.move(back, g.zone(who, OBJECTIVE), CORPORATE_DECK)
    return table


def gone(*statuses: int) -> LockdownTable:
    """Nobody is left in the facility."""
    table = standing_in("repository")
    table.state.stack.clear()
    table.state.status[:] = bytes(statuses)
    table.state.room[:] = bytes(3)
    return table


@cites("lockdown/victory/contingency", "lockdown/objective/send-signal")
def test_every_code_kills_those_it_was_meant_for() -> None:
    assert judged(everybody_gone(), "green") == []
    assert judged(everybody_gone(), "gray") == [2]
    assert judged(everybody_gone(), "red") == [0]
    assert judged(everybody_gone(), "black") == [1]
    table = everybody_gone()
    table.object("egg", "janitor")
    assert judged(table, "black") == [1, 2]
    table = everybody_gone()
    table.signal("survivor")
    assert judged(table, "blue") == [0, 2]
    table = everybody_gone()
    table.knowledge("hacker", 6)
    table.knowledge("survivor", 5)
    assert judged(table, "yellow") == [0]
    table = everybody_gone()
    table.archive("janitor")
    assert judged(table, "purple") == [0, 1]


@cites("lockdown/victory/contingency")
def test_a_corporate_objective_protects_from_code_purple() -> None:
    assert judged(gone(HIBERNATING, SHELTERED, ESCAPED), "purple") == []


@cites("lockdown/victory/contingency")
def test_the_active_token_is_shown_and_the_outcome_says_whom_it_killed() -> None:
    table = everybody_gone()
    judged(table, "red")
    assert told(table, "contingency-active", "janitor") == {"contingency": "contingency:code-red"}
    assert table.game.view()["contingencies"]["active"] == "code-red"
    lines = [line for line, _, _ in table.state.verdicts]
    assert lines == [
        "contingency/contingency:code-red",
        "contingency-killed/contingency:code-red/knowledge:1",
        "contingency-spared/contingency:code-red/knowledge:3",
        "contingency-spared/contingency:code-red/knowledge:1",
    ]
    assert "contingency" in [stage.id for stage in table.game._plan.stages()]


@cites("lockdown/victory/contingency")
def test_it_says_nothing_of_those_who_are_dead_already() -> None:
    table = gone(HIBERNATING, DEAD, ESCAPED)
    assert judged(table, "blue") == [0, 1, 2]
    assert [(line.partition("/")[0], who) for line, who, _ in table.state.verdicts] == [
        ("contingency", -1),
        ("contingency-killed", 0),
        ("contingency-killed", 2),
    ]


@cites("lockdown/victory/order")
def test_whoever_falls_to_the_contingency_is_not_scanned_any_more() -> None:
    table = everybody_gone()
    table.contingency("red")
    carry_out(table, VictoryCheck())
    lines = [(line.partition("/")[0], who) for line, who, _ in table.state.verdicts]
    spared = [("contingency-spared", 1), ("contingency-spared", 2)]
    assert lines[:6] == [("contingency", -1), ("contingency-killed", 0), *spared, ("clean", 1), ("clean", 2)]
    assert table.game.outcome["survivors"] == [1, 2]


@cites("lockdown/victory/contingency")
def test_with_nobody_alive_no_contingency_is_shown() -> None:
    table = gone(DEAD, DEAD, DEAD)
    judged(table, "red")
    assert table.game.view()["contingencies"]["active"] is None


def test_the_mode_says_whether_all_win_together() -> None:
    assert not SemiCoop().together
    table = standing_in("archive", mode="coop")
    act(table, "hacker", "room-action")
    assert table.of("hacker").archived
    assert table.told("pool-seen", 0)
