"""A game played with packs is saved with their fingerprints and goes on with exactly these."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import hullbreach
from hullbreach import BadSave, Refused
from hullbreach.packs import find, shelf

from .folders import VIGIL, copied


def half_played(folder: Path) -> hullbreach.Game:
    game = hullbreach.new("nemesis", 3, seed=4, packs=[folder])
    for _ in range(30):
        game.answer(game.choice.options[-1].id, game.choice.seat)
    return game


def test_a_save_pins_the_pack_and_goes_on_with_it() -> None:
    game = half_played(VIGIL)
    assert game.packs == {"vigil": find(VIGIL).digest}
    other = hullbreach.load(game.save(), packs=[VIGIL])
    assert (other.digest(), other.packs) == (game.digest(), game.packs)
    assert other.view(0) == game.view(0)


def test_a_pack_in_use_need_not_be_named_again() -> None:
    game = half_played(VIGIL)
    assert hullbreach.load(game.save()).digest() == game.digest()


def test_a_save_without_its_pack_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = half_played(VIGIL).save()
    monkeypatch.setattr(shelf, "_IN_USE", {})
    with pytest.raises(BadSave, match=r"save-packs-differ \(packs=\['vigil'\]\)"):
        hullbreach.load(saved)


def test_a_pack_that_has_changed_since_is_not_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = half_played(VIGIL).save()
    monkeypatch.setattr(shelf, "_IN_USE", {})
    other = copied(tmp_path, tables__items_toml=("red = 1", "red = 2"))
    with pytest.raises(BadSave, match="save-packs-differ"):
        hullbreach.load(saved, packs=[other])


def test_two_versions_of_a_pack_live_side_by_side(tmp_path: Path) -> None:
    """Each game knows the effects of its own version only, though both have the same tags."""
    other = copied(tmp_path, content_py=("Draw(who, 1)]", "Draw(who, 2)]"))
    one, two = half_played(VIGIL), half_played(other)
    tags = [game._plan.tags["vigil/hush"] for game in (one, two)]
    assert tags[0] is not tags[1]
    assert "vigil/hush" not in hullbreach.new("nemesis", 2, seed=1)._plan.tags


def test_a_record_is_played_again_with_its_pack() -> None:
    game = half_played(VIGIL)
    record = msgspec.json.decode(msgspec.json.encode(game.record()))
    assert hullbreach.replay(record, packs=[VIGIL]).digest() == game.digest()


def test_a_pack_cannot_be_used_twice_nor_in_another_game(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="pack-twice"):
        hullbreach.new("nemesis", 2, packs=[VIGIL, VIGIL])
    other = copied(tmp_path, pack_toml=('game = "nemesis"', 'game = "chess"'))
    with pytest.raises(Refused, match="pack-of-another-game"):
        hullbreach.new("nemesis", 2, packs=[other])
