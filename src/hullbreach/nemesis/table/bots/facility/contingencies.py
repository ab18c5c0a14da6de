"""Which contingency may still be the active one, and whom it would kill."""

from __future__ import annotations

from functools import cached_property

from .situation import Inside

CODES = ("code-green", "code-yellow", "code-blue", "code-gray", "code-red", "code-purple", "code-black")
DEADLY_WAYS = {"code-gray": "pod", "code-red": "isolation", "code-black": "bunker"}
"""By code: the way out that it makes deadly."""
TOO_MUCH = 6
"""The knowledge that a code punishes."""


class Verdict:
    """What to expect of the contingency at the end. Any that the bot has not seen elsewhere may be the active one."""

    def __init__(self, now: Inside) -> None:
        self.now = now

    @cached_property
    def possible(self) -> list[str]:
        """The codes that may be active."""
        ruled_out = self.now.view.contingencies.not_active
        return [code for code in CODES if code not in ruled_out]

    def chance(self, code: str) -> float:
        """How likely a code is active."""
        return (code in self.possible) / max(1, len(self.possible))

    def kills(self, way: str) -> float:
        """How likely the contingency kills the bot if it leaves by this way as things are now."""
        return sum(self.chance(code) for code in self.possible if self._strikes(code, way))

    def _strikes(self, code: str, way: str) -> bool:
        if DEADLY_WAYS.get(code) == way:
            return True
        if code == "code-black":
            return bool(self.now.me.objects)
        return code in self.unforgiven

    @cached_property
    def unforgiven(self) -> set[str]:
        """The codes that would kill the bot whatever the way: for what it knows, is, or has not done."""
        now = self.now
        found = set()
        if now.knowledge >= TOO_MUCH:
            found.add("code-yellow")
        if not now.me.signalled:
            found.add("code-blue")
        if not now.corporate and not now.me.knowledge_active:
            found.add("code-purple")
        return found

    @cached_property
    def doubt(self) -> float:
        """How much is still to be learned, from 0 to 1."""
        return (len(self.possible) - 1) / (len(CODES) - 1)
