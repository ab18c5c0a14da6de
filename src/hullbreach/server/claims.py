"""Claims and the truth: what was said at the table, and what was true when it was said."""

from __future__ import annotations

from typing import Any

from .. import library
from ..describers import describer_for
from . import talk
from .timeline import TRUTH, GameTimeline


def claims_beside_the_truth(timeline: GameTimeline, language: str) -> list[dict[str, Any]]:
    """Every claim in the order they were made, with a verdict: `true`, `false`, or `open` where nobody can tell."""
    say, known = describer_for(timeline.at(0), language), library.title(timeline.kept.game).talk
    found = []
    for point, event in timeline.told:
        if event.kind != talk.CLAIM:
            continue
        claim, view = event.whole()["args"], timeline.sight(point, TRUTH)
        holds = known.judge([claim["what"], *claim["about"]], claim["seat"], view)
        verdict = "open" if holds is None else "true" if holds else "false"
        then = timeline.sight(point, str(claim["seat"]))
        what = {"what": say.name(claim["about"][0], then)} if claim["about"] else {}
        who = say.name(f"seat:{claim['seat']}", then)
        found.append(
            {
                "at": point,
                "round": say.of(view).round,
                "seat": claim["seat"],
                "text": talk.told(talk.CLAIM, claim, say, then)["text"],
                "verdict": verdict,
                "truth": say.message(known.truth_of(claim["what"], holds), who=who, **what),
            }
        )
    return found
