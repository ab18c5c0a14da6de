"""Short names of what simulated games are counted by, and figures, in one language."""

from __future__ import annotations

from ..describe import Describer
from .wilson import Share


class Labels:
    """Names and figures as a table or a picture shows them."""

    def __init__(self, describer: Describer) -> None:
        self.say = describer.message
        self._name = describer.name
        self._known = describer.phrases.__contains__

    def of(self, kind: str, name: str) -> str:
        """What a fate, cause, way out, ending, sort, character, seat, objective, contingency or round is called."""
        match kind:
            case "round":
                return name
            case "seat":
                return self.say("label-seat", number=int(name) + 1)
            case "objective" if not name:
                return self.say("label-no-objective")
            case "character" | "objective" | "contingency":
                return self.thing(f"{kind}:{name}")
            case "contingency-kills":
                return self.thing(f"contingency:{name}")
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
