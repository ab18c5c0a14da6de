"""Tasks are spread over processes in their order, and are stopped at once when somebody has had enough."""

from __future__ import annotations

import os
import time
from multiprocessing import active_children

import pytest

from hullbreach.lab.workers import Failed, spread

FOR_EVER = 100_000.0


def doubled(number: int) -> int:
    return 2 * number


def process(number: int) -> int:
    return os.getpid()


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def fail(number: int) -> int:
    raise ValueError(number)


def die(number: int) -> int:
    os._exit(1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_reports_come_in_the_order_of_the_tasks(jobs: int) -> None:
    reports: list[int] = []
    spread(doubled, range(20), jobs, reports.append)
    assert reports == [2 * number for number in range(20)]


def test_one_job_needs_no_other_process() -> None:
    reports: list[int] = []
    spread(process, range(2), 1, reports.append)
    spread(process, range(2), 2, reports.append)
    assert [report == os.getpid() for report in reports] == [True, True, False, False]


def test_an_interruption_waits_for_nobody_and_keeps_what_is_done() -> None:
    before = active_children()
    reports: list[float] = []

    def done(seconds: float) -> None:
        reports.append(seconds)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        spread(sleep, [0.0, FOR_EVER, FOR_EVER, FOR_EVER], 2, done)
    assert reports == [0.0]
    assert active_children() == before


def test_a_task_that_fails_is_told_with_where_it_failed() -> None:
    with pytest.raises(Failed, match=r"ValueError: [78]") as told:
        spread(fail, [7, 8, 9], 2, print)
    assert "in fail" in str(told.value)
    with pytest.raises(ValueError, match="7"):
        spread(fail, [7, 8, 9], 1, print)


def test_a_process_that_dies_is_not_waited_for() -> None:
    with pytest.raises(Failed, match="a process has died"):
        spread(die, [1, 2, 3], 2, print)


def test_there_may_be_less_to_do_than_processes() -> None:
    reports: list[int] = []
    spread(doubled, [4], 8, reports.append)
    spread(doubled, [], 8, reports.append)
    assert reports == [8]
