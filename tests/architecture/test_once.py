"""What several tests look at is made once in a run, whichever worker asks first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.once import made_once

WORKERS = """
import pytest
from pathlib import Path
from tests.once import made_once

@pytest.mark.parametrize("nth", range(6))
def test_asks(nth, tmp_path_factory):
    def make(folder):
        with Path({log!r}).open("a") as log:
            log.write("made\\n")
        (folder / "thing").write_text("thing")
    assert (made_once(tmp_path_factory, "thing", make) / "thing").read_text() == "thing"
"""


def test_all_workers_get_what_one_has_made(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    log = pytester.path / "log"
    pytester.makepyfile(WORKERS.format(log=str(log)))
    pytester.runpytest_subprocess("-n", "2").assert_outcomes(passed=6)
    assert log.read_text() == "made\n"
    pytester.runpytest_subprocess("-n", "2").assert_outcomes(passed=6)
    assert log.read_text() == "made\nmade\n", "another run makes its own"


def test_what_was_not_finished_is_made_again(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)
    monkeypatch.setattr(tmp_path_factory, "getbasetemp", lambda: tmp_path)

    def half(folder: Path) -> None:
        (folder / "half").touch()
        raise ValueError("interrupted")

    with pytest.raises(ValueError, match="interrupted"):
        made_once(tmp_path_factory, "thing", half)
    whole = made_once(tmp_path_factory, "thing", lambda folder: (folder / "whole").touch())
    assert [each.name for each in whole.iterdir()] == ["whole"]
