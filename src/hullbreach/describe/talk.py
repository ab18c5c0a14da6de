"""What players can say to each other with quick phrases: the phrases a game has, and whether what they say is true."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, ClassVar

from .wording import Wording

Sorts = tuple[str, ...]
"""Sorts of references that fit one place of a phrase."""


class Talk:
    """The talk of any game; a game adds what it can be about."""

    groups: ClassVar[Mapping[str, Mapping[str, tuple[Sorts, ...]]]] = {
        "short": {"yes": (), "no": (), "wait": (), "thanks": ()}
    }
    """Every quick phrase under its heading, with what may stand in each of its places; without any it speaks for
    itself."""
    denials: ClassVar[Mapping[str, str]] = {}
    """Phrases that deny what another one says."""

    @property
    def phrases(self) -> Mapping[str, tuple[Sorts, ...]]:
        """Every quick phrase with its places."""
        return {phrase: places for group in self.groups.values() for phrase, places in group.items()}

    def things(self, sort: str, said: Wording, box: Container[str]) -> Sequence[str]:
        """Everything of a sort that can be spoken of, no matter who holds it; `box` is all that the game came with."""
        return ()

    def judge(self, claim: Sequence[str], seat: int, truth: Any) -> bool | None:
        """Whether a phrase with its things was true, said by this seat; None if it told what somebody means or thinks.

        `truth` is a view of everything.
        """
        return None

    def truth_of(self, phrase: str, holds: bool | None) -> str:
        """The message that says what was true."""
        if holds is None:
            return "truth-open"
        is_so = holds == (phrase not in self.denials)
        return f"truth-{self.denials.get(phrase, phrase)}{'' if is_so else '-not'}"
