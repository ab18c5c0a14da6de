"""The digest for people who return: corrections made without them, the game in short, talk, how things stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..describe import Describer
from . import talk


def digest(events: Sequence[dict[str, Any]], say: Describer, view: Mapping[str, Any] | None) -> list[dict[str, str]]:
    """The events one seat was told, summed up for it; without a view the game has not begun."""
    happened = [event for event in events if event["kind"] not in talk.KINDS]
    said = [(_said(event, say, view), "") for event in events if event["kind"] in talk.KINDS]
    if view is None:
        lines = [*((say.event(event, None), "") for event in happened), *said]
    else:
        me = say.of(view).viewer
        corrected = [event for event in happened if me in event["args"].get("without", ())]
        others = [event for event in happened if event not in corrected]
        first = [(say.event(event, view), "") for event in corrected]
        lines = [*first, *say.summary(others, view), *said, (say.clocks(view), "")]
    return [{"text": text, "rule": rule} for text, rule in lines]


def _said(event: dict[str, Any], say: Describer, view: Any) -> str:
    """A line of talk that names its speaker; claims do so themselves."""
    line = talk.told(event["kind"], event["args"], say, view)
    if event["kind"] == talk.CLAIM:
        return str(line["text"])
    return say.message("digest-said", who=say.name(f"seat:{line['seat']}", view), said=line["text"])
