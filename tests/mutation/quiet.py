"""Runs pytest without its output and caches, since the result of a trial's tests is only for the trial."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hullbreach.rulebook.pytest_citations import Recorder

OPTIONS = ("-p", "no:cacheprovider", "-p", "no:xdist", "--capture=no", "--tb=native", "--assert=plain")


class _Quiet:
    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        manager = config.pluginmanager
        for plugin in manager.get_plugins():
            if isinstance(plugin, Recorder) or manager.get_name(plugin) == "terminalreporter":
                manager.unregister(plugin)


def quietly(arguments: Sequence[str], plugin: object) -> int:
    """Run pytest with one more plugin; its exit code."""
    return pytest.main([*OPTIONS, *arguments], plugins=[plugin, _Quiet()])
