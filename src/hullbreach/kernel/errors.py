"""The exceptions of the engine. A refusal carries a reason and a rule, never a sentence or a secret."""

from __future__ import annotations


class Refused(Exception):
    """A request that changes nothing: `reason` is a message id, `rule` the rule behind it, `about` its arguments."""

    def __init__(self, reason: str, rule: str = "", /, **about: object) -> None:
        self.reason = reason
        self.rule = rule
        self.about = about
        details = ", ".join(f"{name}={value}" for name, value in about.items())
        super().__init__(f"{reason} ({details})" if details else reason)


class BadSave(Refused):
    """A save or record that cannot be read: damaged, from the future, or of an unknown game."""


class BrokenRule(Exception):
    """A rule failed or ran for ever, and the answer was taken back. `trace` is for the operator only."""

    def __init__(self, reason: str, trace: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.trace = trace
