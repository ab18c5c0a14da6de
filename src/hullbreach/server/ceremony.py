"""The victory check as a ceremony: what was revealed, one sentence after another, each with its rule and a sign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..describers import describer_for
from ..kernel import Stage, stage_of
from .claims import claims_beside_the_truth
from .screen import WINNERS
from .timeline import TRUTH, GameTimeline

Step = dict[str, Any]


def ending(timeline: GameTimeline, language: str) -> dict[str, Any]:
    """The steps of the ceremony, who lived and won, and the claims with the truth."""
    outcome = timeline.at(timeline.last).outcome
    return {
        "steps": _steps(timeline, outcome, language),
        "winners": outcome["winners"],
        "survivors": outcome.get("survivors"),
        "claims": claims_beside_the_truth(timeline, language),
    }


def _steps(timeline: GameTimeline, outcome: Mapping[str, Any], language: str) -> list[Step]:
    game, view = timeline.at(timeline.last), timeline.sight(timeline.last, TRUTH)
    say = describer_for(game, language)
    *lines, winners = say.outcome(outcome, view)
    reasons = {line["line"] for line in outcome["lines"]}
    steps = [
        _step(event["kind"], event["args"], event["rule"], say.event(event, view))
        for event in _turned_up(timeline)
        if event["args"].get("why") not in reasons  # a line says it
    ]
    for line, text in zip(outcome["lines"], lines, strict=True):
        about = {"who": f"seat:{line['seat']}"} if line["seat"] is not None else {}
        about |= {ref.partition(":")[0]: ref for ref in line["about"]}
        steps.append(_step(line["line"], about, line["rule"], text))
    told = [{**step, "rule": say.rule(step["rule"])} for step in _in_order(steps, game.stages)]
    return [*told, {**_step(WINNERS, {}, "", winners), "stage": WINNERS}]


def _turned_up(timeline: GameTimeline) -> list[dict[str, Any]]:
    """What the check itself has brought to light."""
    told = [event for _, event in timeline.told]
    kinds = {kind for stage in timeline.at(timeline.last).stages for kind in stage.reveals}
    catalogue = timeline.at(timeline.last).catalogue
    begins = max((at for at, event in enumerate(told) if catalogue[event.kind].begins == "end"), default=len(told))
    return [event.whole() for event in told[begins:] if event.kind in kinds]


def _step(kind: str, about: Mapping[str, Any], rule: str, text: str) -> Step:
    who = about.get("who", "")
    seat = int(who.removeprefix("seat:")) if who else None
    return {"kind": kind, "seat": seat, "about": dict(about), "rule": rule, "text": text}


def _in_order(steps: Sequence[Step], stages: Sequence[Stage]) -> list[Step]:
    """The steps stage by stage; where people have their turn, all about one before the next."""
    placed = [(stage_of(stages, step["kind"], step["rule"]), step) for step in steps]
    turns = {(stage.id, step["seat"]): at for at, (stage, step) in enumerate(placed)}  # the verdict on each comes last
    placed.sort(key=lambda it: (stages.index(it[0]), turns[it[0].id, it[1]["seat"]] if it[0].by_seat else 0))
    return [{**step, "stage": stage.id} for stage, step in placed]
