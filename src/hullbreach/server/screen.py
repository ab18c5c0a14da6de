"""What one viewer sees in one language: the view, the question, and the words for both.

Whatever a client shows is made here, from the seat's view and choices alone; so a client knows no rule, and what it is
sent can be held against what the seat may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..describe import Describer
from ..kernel import JUDGE, Choice, Game, Option
from ..telling import describer_of, rule_of

PILES = (("hand", "card"), ("inventory", "item"), ("objectives", "objective"))
"""What a seat holds in secret, and what the things are called in references."""


def playing(game: Game, seat: int | None, say: Describer, view: dict[str, Any], prompt: str) -> dict[str, Any]:
    """The screen of a game that is being played or over; `view` is the seat's."""
    return {
        "view": view,
        "prompt": question(game, seat, say, view, prompt),
        "asides": [_option(aside, say, view, "") for aside in game.asides(seat)] if seat is not None else [],
        "waiting": [{"seat": each["seat"], "text": _waiting(each, say, view)} for each in view["waiting"]],
        "words": words(game, seat, say, view),
        "outcome": _outcome(game, say, view) if game.over else None,
    }


def question(
    game: Game, seat: int | None, say: Describer, view: Mapping[str, Any], prompt: str
) -> dict[str, Any] | None:
    """What the seat is asked, with its options in groups."""
    choice = choice_of(game, seat)
    if choice is None:
        return None
    return {
        "prompt": prompt,
        "ask": choice.ask,
        "text": say.choice(choice, view),
        "rule": choice.rule,
        "gather": choice.gather,
        "options": [_option(option, say, view, choice.rule) for option in choice.options],
    }


def choice_of(game: Game, seat: int | None) -> Choice | None:
    """What a seat is asked now."""
    return next((choice for choice in game.choices if choice.seat == seat), None) if seat is not None else None


def _option(option: Option, say: Describer, view: Mapping[str, Any], rule: str) -> dict[str, Any]:
    about = list(option.about)
    text = say.text(about[-1]) if about and not about[-1].startswith(("room:", "seat:")) else ""
    return {
        "id": option.id,
        "text": say.option(option, view),
        "more": text,
        "group": say.group(option),
        "cost": option.cost,
        "about": about,
        "rule": option.rule or rule,
    }


def _waiting(each: Mapping[str, Any], say: Describer, view: Mapping[str, Any]) -> str:
    return say.message("ui-waits-for", who=say.name(f"seat:{each['seat']}", view))


def words(game: Game, seat: int | None, say: Describer, view: Mapping[str, Any]) -> dict[str, Any]:
    """What people want to know at a glance."""
    own = view["you"]
    here = view["crew"][seat]["room"] if seat is not None else None
    return {
        "clocks": say.clocks(view),
        "crew": [say.status(view, each) for each in range(game.players)],
        "here": say.room(view, here) if here else "",
        "win": say.winning(view) if own else [],
        "rooms": say.names((room["ref"] for room in view["rooms"]), view),
        "plates": {room["ref"]: _title(f"place:{room['kind']}", view, say) for room in view["rooms"] if room["kind"]},
        "people": [_title(person["ref"], view, say) for person in view["crew"]],
        "piles": [_pile(name, kind, view, say) for name, kind in PILES] if own else [],
        "carried": _carried(view["crew"][seat], view, say) if seat is not None else [],
    }


def _title(ref: str, view: Mapping[str, Any], say: Describer) -> str:
    """A name as it stands alone."""
    return say.message("ui-title", name=say.name(ref, view))


def _carried(person: Mapping[str, Any], view: Mapping[str, Any], say: Describer) -> list[dict[str, Any]]:
    """What a character has in its hands or beside its board, for all to see."""
    weapons = {f"item:{held['item']}": held for held in person["hands"]}
    refs = [*weapons, *person["objects"], *(f"item:{item}" for item in person["quests"])]
    things = []
    for ref in refs:
        name, held = _title(ref, view, say), weapons.get(ref)
        if held and held["weapon"]:
            name = say.message("status-weapon", weapon=name, ammo=held["ammo"], capacity=held["capacity"])
        things.append({"ref": ref, "name": name, "text": say.text(ref), "count": 1})
    return things


def _pile(name: str, kind: str, view: Mapping[str, Any], say: Describer) -> dict[str, Any]:
    common = view["common_objectives"] if name == "objectives" else None
    held = Counter(common or view["you"][name])
    things = [
        {
            "ref": f"{kind}:{id}",
            "name": _title(f"{kind}:{id}", view, say),
            "text": say.text(f"{kind}:{id}"),
            "count": count,
        }
        for id, count in held.items()
    ]
    return {"pile": name, "title": say.message(f"play-{name}", count=held.total()), "things": things}


def _outcome(game: Game, say: Describer, view: Mapping[str, Any]) -> dict[str, Any]:
    outcome = game.outcome
    rules = [line["rule"] for line in outcome["lines"]]
    lines = say.outcome(outcome, view)
    return {
        "lines": [{"text": text, "rule": rule} for text, rule in zip(lines, [*rules, ""], strict=True)],
        "winners": outcome["winners"],
        "survivors": outcome["survivors"],
    }


# -- on wish ---------------------------------------------------------------------------------------------------


def look(game: Game, seat: int | None, language: str, what: str, about: str) -> list[dict[str, str]] | None:
    """Something a viewer asks to be told, line by line; None if there is nothing of the kind."""
    say = describer_of(game.packs, language)
    view = game.view(seat)
    if what == "refusals" and seat is not None:
        return [{"text": text, "rule": rule} for text, rule in say.refusals(game.refusals(seat), view)]
    if what == "corrections":
        return _corrections(game, say)
    if what == "memory":
        return [{"text": line} for line in say.memory(view)]
    if what == "board":
        return [{"text": line} for line in say.board(view)]
    if what == "room" and about in {room["ref"] for room in view["rooms"]}:
        return [{"text": say.room(view, about)}]
    if what == "rule":
        try:
            rule = rule_of(game.packs, about)
        except LookupError:
            return None
        ruling = rule.ruling(language)
        return [{"text": rule.text(language), "rule": rule.id}, *([{"text": ruling, "rule": ""}] if ruling else [])]
    return None


def correction(game: Game, say: Describer, option: str) -> str:
    """A correction told from nobody's place, so that all who read a language read the same."""
    return say.option(Option(option), game.view())


def _corrections(game: Game, say: Describer) -> list[dict[str, str]]:
    """Every correction that is possible now, told in the same way."""
    view = game.view()
    return [
        {"text": say.option(each, view), "rule": each.rule, "id": each.id, "group": say.group(each)}
        for each in game.asides(JUDGE)
    ]
