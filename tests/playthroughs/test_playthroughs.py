"""The kept games are played again, word for word."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from .transcript import KEPT, Played, transcript


@pytest.mark.parametrize("played", KEPT, ids=lambda played: played.file.stem)
def test_a_kept_game_goes_as_it_went(played: Played) -> None:
    kept = played.file.read_text(encoding="utf-8").splitlines()
    now = transcript(played).splitlines()
    differs = list(unified_diff(kept, now, "kept", "now", lineterm="", n=1))
    assert not differs, "\n".join(
        [*differs[:40], "If this is what you meant: python -m tests.playthroughs, then review the difference."]
    )
