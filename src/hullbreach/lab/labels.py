"""Short names of what simulated games are counted by, and figures, in one language."""

from __future__ import annotations

from collections.abc import Mapping

from ..describe import Describer
from .wilson import Share


class Labels:
    """Names and figures as a table or a picture shows them."""

    def __init__(self, describer: Describer, references: Mapping[str, str] | None = None) -> None:
        """`references` gives the sort of reference that names of a kind belong to, where they are names of things."""
        self.say = describer.message
        self.times = describer.times
        self._name = describer.name
        self._known = describer.phrases.__contains__
        self._references = references or {}

    def of(self, kind: str, name: str) -> str:
        """What a seat, a round, a fate, an ending, a heading or whatever else is counted is called."""
        if kind == "seat":
            return self.say("label-seat", number=int(name) + 1)
        if not name and self._known(f"label-no-{kind}"):
            return self.say(f"label-no-{kind}")
        if kind in self._references:
            return self.thing(f"{self._references[kind]}:{name}")
        id = f"{kind}-{name.replace('/', '-')}"
        return self.say(id) if self._known(id) else name

    def thing(self, reference: str) -> str:
        """The name on a card, a tile, a board."""
        return self.say("label-thing", name=self._name(reference))

    def happening(self, thing: str) -> str:
        """What is to happen, by the thing it happens with; a rule by its id, and an instant by its name."""
        kind, _, about = thing.partition(":")
        if kind == "rule":
            return about
        return self.thing(about.rpartition("/")[2]) if about else self.of("happening", kind)

    def percent(self, share: float) -> str:
        """A share of a hundred."""
        return self.say("label-percent", share=100 * share)

    def interval(self, part: Share) -> str:
        """From where to where."""
        return self.say("label-interval", low=100 * part.low, high=100 * part.high)
