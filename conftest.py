"""With CI=true a skipped test fails the run, and the run says which."""

import os

import pytest


def _skipped(config: pytest.Config) -> list[pytest.TestReport | pytest.CollectReport]:
    if os.environ.get("CI") != "true":
        return []
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return list(reporter.stats.get("skipped", [])) if reporter else []


def pytest_sessionfinish(session: pytest.Session) -> None:
    if _skipped(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    skipped = _skipped(config)
    if skipped:
        terminalreporter.section("skipped, which fails under CI=true", red=True)
        for report in skipped:
            terminalreporter.line(report.nodeid)
