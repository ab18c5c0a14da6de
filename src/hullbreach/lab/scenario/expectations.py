"""What a step of a scenario file expects of the table: what it is about, what it claims, and whether that is so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...rulebook.near_names import near
from .known_events import known_argument, known_event
from .source import BadScenario, fits, written
from .table import Table


def failed(table: Table, expected: dict[str, Any]) -> list[BadScenario]:
    """What is not as expected."""
    if "event" in expected:
        known_event(table.game.title, expected["event"], table.game.packs)
    subject = next((key for key in ("event", *table.subjects, "who") if key in expected), None)
    claims = ((key, value) for key, value in expected.items() if key != subject)
    return [wrong for key, value in claims if (wrong := _check(table, expected, key, value))]


def _check(table: Table, expected: dict[str, Any], key: str, value: Any) -> BadScenario | None:
    """What is wrong with one claim, if anything."""
    if "event" not in expected and key in ("option", "no_option", "refused", "rule"):
        fits(key, value, str)
        if key != "rule":
            _known_verb(table, value)
        if key in ("option", "no_option"):
            return _offered(table, _who(expected, key), key, value)
        if key == "refused":
            return _refused(table, _who(expected, key), value, expected.get("rule"))
        return _at_work(table, expected, value)
    found = _fact(table, expected, key)
    if found == value:
        return None
    return BadScenario("scenario-differs", key=key, found=written(found), wanted=written(value))


def _offered(table: Table, who: str | int, key: str, value: str) -> BadScenario | None:
    offered = table.options(who)
    if any(value in (option, option.split("/")[0]) for option in offered) == (key == "option"):
        return None
    return BadScenario("scenario-offered", key=key, wanted=written(value), offered=written(offered))


def _refused(table: Table, who: str | int, value: str, rule: str | None) -> BadScenario | None:
    found = table.refusals(who).get(value)
    if found is None:
        return BadScenario("scenario-not-refused", wanted=written(value))
    return None if rule in (None, found) else BadScenario("scenario-refused-by", wanted=written(value), found=found)


def _at_work(table: Table, expected: dict[str, Any], value: str) -> BadScenario | None:
    told = table.rules_told() | set(table.refusals(expected["who"]).values() if "who" in expected else ())
    return None if value in told else BadScenario("scenario-rule-idle", wanted=value)


def _who(expected: dict[str, Any], key: str) -> str | int:
    """Of whom something is claimed that is so of somebody only."""
    if "who" not in expected:
        raise BadScenario("scenario-claim-of-whom", key=key)
    fits("who", expected["who"], str | int)
    return expected["who"]  # type: ignore[no-any-return]


def _fact(table: Table, expected: dict[str, Any], key: str) -> Any:
    if "event" in expected:
        kind = expected["event"]
        events = table.told(kind)
        if key == "times":
            return len(events)
        known_argument(table.game.title, kind, key, {name for event in events for name in event["args"]})
        return [event["args"].get(key) for event in events]
    for subject in table.subjects:
        if subject in expected:
            return _one_of(table.facts_of(subject, expected[subject]), key)
    if key == "ask":
        choice = table.choice(_who(expected, key))
        return choice.ask if choice else ""
    if key == "told":
        return next((event["kind"] for event in table.told()), None)
    return _one_of({**table.facts(expected.get("who")), "told": None}, key)


def _known_verb(table: Table, option: str) -> None:
    """An option is known by its verb, whether or not it is offered now."""
    verbs, verb = table.verbs(), option.partition("/")[0]
    if verbs is not None and verb not in verbs:
        raise BadScenario("scenario-option-unknown", option=verb, near=near(verb, verbs))


def _one_of(facts: Mapping[str, Any], key: str) -> Any:
    if key not in facts:
        raise BadScenario("scenario-claim-unknown", key=key, keys=list(facts))
    return facts[key]
