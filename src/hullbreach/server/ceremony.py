"""The victory check as a ceremony: what was revealed, one sentence after another, each with its rule and a sign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..telling import describer_of
from .claims import claims_beside_the_truth
from .film import TRUTH, Film

STAGES = ("voyage", "engines", "course", "contamination", "objectives", "winners")
"""What is revealed, in this order."""
STAGE_OF = (
    ("nemesis/victory/engines", "engines"),
    ("nemesis/victory/coordinates", "course"),
    ("nemesis/victory/contamination-", "contamination"),
    ("nemesis/victory/", "objectives"),
    ("nemesis/coop/", "objectives"),
    ("nemesis/solo/", "objectives"),
)
"""By how the rule begins that decided it; whatever was decided by another rule was decided on the voyage."""
TURNED_UP = ("engine-revealed", "scanned", "final-draw")
"""Events of the check that tell more than the lines of the outcome."""
Step = dict[str, Any]


def ending(film: Film, language: str) -> dict[str, Any]:
    """The steps of the ceremony, who lived and won, and the claims beside the truth."""
    outcome = film.at(film.last).outcome
    return {
        "steps": _steps(film, outcome, language),
        "winners": outcome["winners"],
        "survivors": outcome["survivors"],
        "claims": claims_beside_the_truth(film, language),
    }


def _steps(film: Film, outcome: Mapping[str, Any], language: str) -> list[Step]:
    say, view = describer_of(film.at(0).packs, language), film.view(film.last, TRUTH)
    *lines, winners = say.outcome(outcome, view)
    steps = [_step(event["kind"], event["args"], event["rule"], say.event(event, view)) for event in _turned_up(film)]
    for line, text in zip(outcome["lines"], lines, strict=True):
        about = {"who": f"seat:{line['seat']}"} if line["seat"] is not None else {}
        about |= {ref.partition(":")[0]: ref for ref in line["about"]}
        steps.append(_step(line["line"], about, line["rule"], text))
    people = list(dict.fromkeys(step["seat"] for step in steps))
    steps.sort(key=lambda step: (STAGES.index(step["stage"]), people.index(step["seat"]) if _is_turn(step) else 0))
    return [*steps, {"stage": "winners", "kind": "winners", "seat": None, "about": {}, "rule": "", "text": winners}]


def _turned_up(film: Film) -> list[dict[str, Any]]:
    """What the check itself has brought to light."""
    told = [event for _, event in film.told]
    begins = max((at for at, event in enumerate(told) if event.kind == "victory-check"), default=len(told))
    return [event.whole() for event in told[begins:] if event.kind in TURNED_UP]


def _step(kind: str, about: Mapping[str, Any], rule: str, text: str) -> Step:
    stage = "contamination" if kind == "scanned" else stage_of(rule)
    who = about.get("who", "")
    seat = int(who.removeprefix("seat:")) if who else None
    return {"stage": stage, "kind": kind, "seat": seat, "about": dict(about), "rule": rule, "text": text}


def stage_of(rule: str) -> str:
    """When something is revealed that was decided by this rule."""
    return next((stage for start, stage in STAGE_OF if rule.startswith(start)), "voyage")


def _is_turn(step: Step) -> bool:
    """Whether people have their turn at this stage: all about one is told before the next."""
    return bool(step["stage"] == "contamination")
