"""Tables of sight are kept on disk, read again, and made again where they cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach.aliens.board import sight_cache
from hullbreach.aliens.board.layout import Layout, laid
from hullbreach.aliens.board.side import ours
from hullbreach.aliens.board.sight_table import SightTable, made

LAYOUT = laid("C3", ours())
TABLE = made(LAYOUT)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file in which the table of the layout is kept, in a folder of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    sight_cache._known.cache_clear()
    yield tmp_path / "hullbreach" / f"sight-{sight_cache.digest_of(LAYOUT)}.bin"
    sight_cache._known.cache_clear()


@pytest.fixture
def makes(monkeypatch: pytest.MonkeyPatch) -> list[Layout]:
    """The layouts whose tables are made, in order."""
    found: list[Layout] = []

    def noted(layout: Layout) -> SightTable:
        found.append(layout)
        return TABLE

    monkeypatch.setattr(sight_cache, "made", noted)
    return found


def again() -> SightTable:
    """The table as another process would get it."""
    sight_cache._known.cache_clear()
    return sight_cache.sight_table(LAYOUT)


def test_a_table_is_made_once_and_read_the_next_time(kept: Path, makes: list[Layout]) -> None:
    first = sight_cache.sight_table(LAYOUT)
    assert kept.is_file()
    assert makes == [LAYOUT]
    second = again()
    assert makes == [LAYOUT]
    assert second == first == TABLE
    assert [file.name for file in kept.parent.iterdir()] == [kept.name]


def test_a_process_keeps_the_table_it_has(kept: Path, makes: list[Layout]) -> None:
    first = sight_cache.sight_table(LAYOUT)
    kept.unlink()
    assert sight_cache.sight_table(LAYOUT) is first


@pytest.mark.parametrize("damaged", [b"", b"not a table", b"\x92\x80"])
def test_a_damaged_file_is_made_again(kept: Path, makes: list[Layout], damaged: bytes) -> None:
    kept.parent.mkdir(parents=True)
    kept.write_bytes(damaged)
    table = sight_cache.sight_table(LAYOUT)
    assert makes == [LAYOUT]
    assert table == again() == TABLE
    assert makes == [LAYOUT]  # the new file is whole


def test_half_a_file_is_made_again(kept: Path, makes: list[Layout]) -> None:
    sight_cache.sight_table(LAYOUT)
    whole = kept.read_bytes()
    kept.write_bytes(whole[: len(whole) // 2])
    assert again() == TABLE
    assert len(makes) == 2
    assert kept.read_bytes() == whole


def test_nowhere_to_write_is_no_error(kept: Path, makes: list[Layout]) -> None:
    kept.parent.write_text("a file where the folder should be")
    table = sight_cache.sight_table(LAYOUT)
    assert table == again() == TABLE
    assert len(makes) == 2


def test_layouts_are_told_apart_by_what_is_drawn(kept: Path) -> None:
    drawn = {sight_cache.digest_of(laid(plan, ours())) for plan in ("C3", "C2", "C2 C1", "C2 C4")}
    assert len(drawn) == 4
    sealed = sight_cache.digest_of(laid("C2 C1 / C3 C4", ours(), "C1-C4"))
    assert sealed != sight_cache.digest_of(laid("C2 C1 / C3 C4", ours()))
    assert sealed == sight_cache.digest_of(laid("C2 C1 / C3 C4", ours(), "C1-C4"))
    assert kept.name.startswith("sight-")


def test_without_a_cache_folder_named_it_is_in_the_home_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/somebody")
    assert sight_cache.folder() == Path("/home/somebody/.cache/hullbreach")
