"""Objectives: each is met by what it asks for, and by nothing less."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from hullbreach.nemesis.kinds import EGG_SLOT
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.goals.ending import crew, end

Arrange = Callable[[LockdownTable], None]


def signal(table: LockdownTable) -> None:
    table.signal("hacker")


def another_signals(table: LockdownTable) -> None:
    table.signal("janitor")


def nest(table: LockdownTable) -> None:
    table.state.nest_destroyed = True


def queen(table: LockdownTable) -> None:
    table.state.queen_dead = True


def destroyed(table: LockdownTable) -> None:
    table.autodestruction(0)


def archived(table: LockdownTable) -> None:
    table.archive("hacker")


def egg(table: LockdownTable) -> None:
    table.object("egg", "hacker")


def egg_left_behind(table: LockdownTable) -> None:
    table.object("egg", "janitor")


def egg_analysed(table: LockdownTable) -> None:
    table.state.analysed |= 1 << EGG_SLOT


def another_lives(table: LockdownTable) -> None:
    table.shelter("janitor")


def survivor_lives(table: LockdownTable) -> None:
    table.lock_in("survivor")


def another_archived(table: LockdownTable) -> None:
    table.archive("janitor")


def another_knows(table: LockdownTable) -> None:
    table.knowledge("janitor", 8)


def all_archived(table: LockdownTable) -> None:
    table.archive("hacker", "janitor")


def knows(level: int) -> Arrange:
    return lambda table: table.knowledge("hacker", level)


def weaknesses(count: int) -> Arrange:
    def arrange(table: LockdownTable) -> None:
        table.state.discovered = (1 << count) - 1

    return arrange


def explored(*sections: int, but: int = 0) -> Arrange:
    """Every room of these sections, but one of a section."""

    def arrange(table: LockdownTable) -> None:
        g = table.state
        g.explored = 0
        rooms = [room for room in g.board.rooms if g.section(room) in sections]
        missing = next((room for room in rooms if g.section(room) == but), 0)
        g.explored |= sum(1 << room for room in rooms if room != missing)

    return arrange


OWN: dict[str, Sequence[tuple[bool, Sequence[Arrange]]]] = {
    "tell-the-world": [
        (True, [signal, nest]),
        (True, [signal, destroyed]),
        (False, [signal]),
        (False, [nest]),
        (False, [another_signals, nest]),
    ],
    "blood-for-blood": [(True, [queen]), (True, [destroyed]), (False, [nest])],
    "every-door": [
        (True, [signal, explored(1, 2)]),
        (False, [explored(1, 2)]),
        (False, [another_signals, explored(1, 2)]),
        (False, [signal, explored(1, 2, but=1)]),
        (False, [signal, explored(1, 2, but=2)]),
    ],
    "obsession": [(True, [knows(7)]), (False, [knows(6)])],
    "whistleblower": [
        (True, [signal, archived]),
        (False, [signal]),
        (False, [archived]),
        (False, [another_signals, archived]),
    ],
    "not-without-you": [
        (True, [signal, another_lives]),
        (False, [signal]),
        (False, [another_lives]),
        (False, [another_signals, another_lives]),
    ],
    "one-version-of-events": [
        (True, []),
        (True, [another_lives, weaknesses(3)]),
        (False, [another_lives, weaknesses(2)]),
    ],
    "asset-recovery": [(True, [egg]), (False, []), (False, [egg_left_behind])],
    "applied-xenobiology": [
        (True, [weaknesses(2), archived]),
        (False, [weaknesses(1), archived]),
        (False, [weaknesses(2)]),
    ],
    "site-survey": [(True, [explored(2, 3)]), (False, [explored(2, 3, but=3)]), (False, [explored(1, 2)])],
    "sterilisation": [(True, [nest, knows(5)]), (False, [nest, knows(4)]), (False, [knows(5)])],
    "embryology": [(True, [egg_analysed]), (False, [weaknesses(3)])],
    "sealed-records": [
        (True, [archived]),
        (True, [archived, another_lives]),
        (False, [archived, survivor_lives]),
        (False, []),
    ],
}
COMMON: dict[str, Sequence[tuple[bool, Sequence[Arrange]]]] = {
    "complete-understanding": [(True, [knows(8)]), (False, [knows(7)]), (False, [another_knows])],
    "head-of-the-brood": [(True, [queen, signal]), (False, [queen]), (False, [signal])],
    "nothing-left-to-hatch": [
        (True, [nest, archived]),
        (False, [nest]),
        (False, [archived]),
        (False, [nest, another_archived]),
    ],
    "living-sample": [(True, [egg, signal]), (False, [egg]), (False, [egg_left_behind, signal])],
    "know-your-enemy": [(True, [weaknesses(3)]), (False, [weaknesses(2)])],
    "into-the-depths": [
        (True, [explored(1, 3), signal]),
        (False, [explored(1, 3)]),
        (False, [explored(1, 3, but=1), signal]),
    ],
    "deep-survey": [
        (True, [explored(2, 3), knows(5)]),
        (False, [explored(2, 3), knows(4)]),
        (False, [explored(2, 3), another_knows]),
        (False, [explored(2, 3, but=2), knows(5)]),
    ],
    "early-warning": [(True, [weaknesses(2), signal]), (False, [weaknesses(1), signal]), (False, [weaknesses(2)])],
    "shared-memory": [
        (True, [archived, knows(5)]),
        (True, [another_lives, all_archived, knows(5)]),
        (False, [another_lives, archived, knows(5)]),
        (False, [archived, knows(4)]),
    ],
    "first-generation": [(True, [egg_analysed, nest]), (False, [egg_analysed]), (False, [nest])],
}
CASES = [(objective, met, how) for objective, cases in OWN.items() for met, how in cases]
COMMON_CASES = [(objective, met, how) for objective, cases in COMMON.items() for met, how in cases]


@cites(
    "lockdown/end/win-condition",
    "lockdown/objective/destroy-nest",
    "lockdown/objective/discover-weakness",
    "lockdown/objective/no-nemesis-survivor",
    "lockdown/objective/send-signal",
)
@pytest.mark.parametrize(("objective", "met", "arranged"), CASES)
def test_an_own_objective_is_met_by_what_it_asks_for(objective: str, met: bool, arranged: Sequence[Arrange]) -> None:
    table = crew()
    table.objectives("hacker", objective)
    table.evacuate("hacker")
    table.knowledge("hacker", 1)
    for arrange in arranged:
        arrange(table)
    assert (0 in end(table)["winners"]) == met


@cites("lockdown/objective/player-x-must-die", "lockdown/objective/only-survivor")
@pytest.mark.parametrize("way", ["lock_in", "shelter", "evacuate"])
def test_whoever_must_die_may_be_neither_locked_in_nor_in_the_bunker_nor_gone_by_pod(way: str) -> None:
    box = crew().state.box
    victim = next(name for name, number in box.target.items() if number == 3)
    for objective in (victim, "one-version-of-events"):
        for saved, met in (((), True), (("janitor",), False)):
            table = crew()
            table.objectives("hacker", objective)
            table.evacuate("hacker")
            getattr(table, way)(*saved)
            assert (0 in end(table)["winners"]) == met


@cites("lockdown/objective/discover-weakness")
@pytest.mark.parametrize("researched", [False, True])
def test_it_does_not_matter_who_did_the_research(researched: bool) -> None:
    table = crew()
    table.objectives("hacker", "applied-xenobiology")
    table.archive("hacker")
    table.evacuate("hacker")
    laboratory = table.lay("laboratory-facility")
    table.place("janitor", laboratory)
    table.object("carcass", laboratory)
    table.turn("janitor")
    if researched:
        table.play("janitor", "room-action")
    assert (0 in end(table)["winners"]) == researched


@cites("lockdown/objective/destroy-nest")
@pytest.mark.parametrize("taken", [False, True])
@pytest.mark.parametrize("eggs", [1, 2])
def test_a_nest_whose_last_egg_is_destroyed_or_carried_off_stays_destroyed(taken: bool, eggs: int) -> None:
    table = crew()
    nest = table.lay("nest")
    table.objectives("hacker", "tell-the-world")
    table.signal("hacker")
    table.place("hacker", nest)
    table.eggs(eggs)
    table.lose_items("hacker")
    table.turn("hacker")
    table.fate(noise=["silence"], combat=[] if taken else ["hit"])
    table.play("hacker", "room-action" if taken else "melee/object:egg")
    table.eggs(1)
    table.evacuate("hacker")
    assert (0 in end(table)["winners"]) == (eggs == 1)


@cites("lockdown/coop/win", "lockdown/objective/discover-weakness")
@pytest.mark.parametrize(("objective", "met", "arranged"), COMMON_CASES)
def test_a_common_objective_is_met_by_what_it_asks_for(objective: str, met: bool, arranged: Sequence[Arrange]) -> None:
    table = crew(mode="coop")
    table.common_objectives(objective)
    table.evacuate("hacker")
    table.knowledge("hacker", 1)
    for arrange in arranged:
        arrange(table)
    assert end(table)["winners"] == ([0, 1, 2] if met else [])


@cites("lockdown/coop/win")
def test_whoever_fulfils_a_common_objective_must_be_alive_after_the_check() -> None:
    table = crew(mode="coop")
    table.common_objectives("complete-understanding")
    table.knowledge("hacker", 8)
    table.evacuate("hacker", "janitor")
    table.larva("hacker")
    table.contaminate("hacker", "infected")
    table.fate(action_card=["contamination"])
    outcome = end(table)
    assert (outcome["survivors"], outcome["winners"]) == ([2], [])


@cites("lockdown/objective/no-nemesis-survivor", "lockdown/terms/survivors-and-workers")
def test_a_survivor_of_the_nemesis_who_holds_the_card_is_exempt_by_it() -> None:
    workers = [(worker, True) for worker in ("hacker", "janitor", "sentry", "xenobiologist")]
    for other, met in (*workers, ("lab-rat", False), ("mechanic", False)):
        table = crew("survivor", "scientist" if other == "hacker" else "hacker", other, crew="with-original")
        table.objectives("survivor", "sealed-records")
        table.archive("survivor")
        table.evacuate("survivor", other)
        assert (0 in end(table)["winners"]) == met


@cites("lockdown/original-crew/survivor-start", "lockdown/objective/no-nemesis-survivor")
@pytest.mark.parametrize(
    ("original", "holder", "worker"),
    [
        *((original, "hacker", "janitor") for original in ("captain", "soldier", "scout", "scientist")),
        *((original, "sentry", "xenobiologist") for original in ("pilot", "mechanic")),
    ],
)
def test_every_original_character_starts_and_counts_as_a_survivor(original: str, holder: str, worker: str) -> None:
    for saved, met in ((worker, True), (original, False)):
        table = crew(holder, worker, original, crew="with-original")
        start = table.of(original)
        assert (start.room, start.knowledge) == (f"room:{table.room_number('isolation-room')}", 3)
        table.objectives(holder, "sealed-records")
        table.archive(holder)
        table.evacuate(holder, saved)
        assert (0 in end(table)["winners"]) == met


def test_every_card_of_the_decks_is_tried() -> None:
    rows = crew().state.box.tables.objectives.objective
    assert {row.id for row in rows if row.deck == "coop"} == set(COMMON)
    assert {row.id for row in rows if row.deck != "coop" and not row.target} == set(OWN)
    assert {met for cases in (*OWN.values(), *COMMON.values()) for met, _ in cases} == {True, False}
