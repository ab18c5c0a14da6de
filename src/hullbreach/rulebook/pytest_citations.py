"""A pytest plugin that records which citing tests pass, also under pytest-xdist."""

from pathlib import Path

import pytest

from hullbreach.rulebook import passed_tests

PROPERTY = "cites"


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known; the controller, or a run without workers, keeps the record."""
    config.addinivalue_line("markers", "cites(*rules): the ids of the rules that the test proves")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder(config.rootpath))


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let every report of a citing test carry what it cites, also from a worker to the controller."""
    rules = dict.fromkeys(rule for mark in item.iter_markers("cites") for rule in mark.args)
    if rules:
        item.user_properties.append((PROPERTY, sorted(rules)))


class Recorder:
    """Watches the reports of a run and writes the record when the run ends."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.passed: dict[str, tuple[str, ...]] = {}
        self.others: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Sort a test by the reports of its set-up, call and tear-down."""
        if not report.passed or hasattr(report, "wasxfail"):
            self.others.add(report.nodeid)
        elif report.when == "call":
            for name, rules in report.user_properties:
                if name == PROPERTY and isinstance(rules, list | tuple):
                    self.passed[report.nodeid] = tuple(str(rule) for rule in rules)

    def pytest_sessionfinish(self) -> None:
        """Merge what this run has shown into the record."""
        passed = {test: rules for test, rules in self.passed.items() if test not in self.others}
        if passed or self.others:
            passed_tests.merge(self.root, passed, self.others)
