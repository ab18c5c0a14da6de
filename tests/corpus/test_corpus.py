"""Every save and record that was ever kept still loads and goes on."""

from __future__ import annotations

from contextlib import nullcontext, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hullbreach
from hullbreach import library
from hullbreach.describers import describer_of
from hullbreach.kernel import SPECTATOR
from hullbreach.kernel.record import Difference, read, told
from hullbreach.lab import properties

from . import keeping

SAVES = sorted(keeping.HERE.glob("*.save"))
RECORDS = sorted(keeping.HERE.glob("*.record.json"))


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_an_old_save_loads_and_goes_on_to_the_end(file: Path) -> None:
    game = hullbreach.load(file.read_bytes())
    assert not game.over
    rng = Random(1)
    for number, (option_id, seat) in enumerate(properties.random_answers(game, rng)):
        if number % 20 == 0:
            properties.check_position(game, rng)
        game.answer(option_id, seat)
    assert game.outcome["lines"]


@pytest.fixture(params=RECORDS, ids=lambda file: file.stem)
def record(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each record that was kept."""
    return read(request.param.read_bytes())


def test_an_old_record_can_be_told(record: dict[str, Any]) -> None:
    describer = describer_of(record["packs"], "en", record["game"])
    for viewer in (*range(record["players"]), SPECTATOR):
        events = told(record, viewer)
        assert len(events) > 50
        assert all(describer.event(event, record["view"]) for event in events)


def test_an_old_record_is_played_as_it_was_or_its_rules_are_older(record: dict[str, Any]) -> None:
    ours = library.plan(record["game"], record["players"], record["options"]).rules_version
    with suppress(Difference) if record["rules"] < ours else nullcontext():
        hullbreach.replay(record)  # a difference here: the rules have changed, and the plan's rules_version has not


def test_this_version_is_kept() -> None:
    missing = [path.name for path, _ in keeping.of_this_version() if not path.exists()]
    assert missing == [], "python -m tests.corpus adds them"


def test_what_is_kept_is_never_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "HERE", tmp_path)
    added = keeping.add()
    assert len(added) == (len(keeping.SAVED) + 1) * len(keeping.OPTIONS)
    added[0].write_bytes(b"kept")
    assert keeping.add() == []
    assert added[0].read_bytes() == b"kept"
