"""What one viewer sees in one language: the view, the question, and the words for both.

Whatever a client shows is made here, from the seat's view and choices alone; so a client knows no rule, and what it is
sent can be held against what the seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from ..describe import Describer
from ..describe.languages import LANGUAGES
from ..describe.phrases import phrases
from ..describe.things import Things
from ..describe.wording import NothingToTell
from ..describers import describer_for, rule_for
from ..kernel import CLOCK, JUDGE, Choice, Game, Option, stage_of

WINNERS = "winners"
"""The last stage of every end: who has won."""


def person(name: str, language: str) -> str:
    """What somebody is called; a person who gave no name is a player, in the language of the reader."""
    nameless = "ui-you-default"
    unnamed = {phrases(each).say(nameless) for each in LANGUAGES}
    return phrases(language).say(nameless) if name in unnamed else name


def playing(game: Game, seat: int | None, say: Describer, view: Any, prompt: str | None) -> dict[str, Any]:
    """The screen of a game that is being played or over; `view` is what the seat sees."""
    plain = game.as_plain(view)
    return {
        "view": plain,
        "prompt": question(game, seat, say, view, prompt),
        "asides": [_option(game, aside, say, view, "") for aside in game.asides(seat)] if seat is not None else [],
        "waiting": [{"seat": each["seat"], "text": _waiting(each, say, view)} for each in plain["waiting"]],
        "words": to_builtins(Things(game.printed, say.of(view)).words(seat, game.players)),
        "drawn": to_builtins(game.looks),
        "outcome": _outcome(game, say, view) if game.over else None,
    }


def question(game: Game, seat: int | None, say: Describer, view: Any, prompt: str | None) -> dict[str, Any] | None:
    """What the seat is asked, with its options in groups; nothing if there is no number to answer it under."""
    choice = choice_of(game, seat)
    if choice is None or prompt is None:
        return None
    options = [_option(game, option, say, view, choice.rule, choice.ask) for option in choice.options]
    return {
        "prompt": prompt,
        "ask": choice.ask,
        "text": say.choice(choice, view),
        "rule": say.rule(choice.rule),
        "gather": choice.gather,
        "count": choice.args.get("count", 0) if choice.gather else 0,
        "reaction": any(option.id == f"time-out/seat:{seat}" for option in game.asides(CLOCK)),
        "groups": say.groups(option["group"] for option in options),
        "options": options,
    }


def choice_of(game: Game, seat: int | None) -> Choice | None:
    """What a seat is asked now."""
    return next((choice for choice in game.choices if choice.seat == seat), None) if seat is not None else None


def _option(game: Game, option: Option, say: Describer, view: Any, rule: str, ask: str = "") -> dict[str, Any]:
    text, is_held = say.explanation(option, view)
    return {
        "id": option.id,
        "text": say.option(option, view, ask, game.comes_to(option)),
        "more": text,
        "held": is_held,
        "group": say.group(option),
        "cost": option.cost,
        "about": list(option.about),
        "rule": say.rule(option.rule or rule),
    }


def _waiting(each: Mapping[str, Any], say: Describer, view: Any) -> str:
    """Whom the table waits for, and what for; a question of a pack may have no words for the others."""
    what = each["ask"].replace("ask-", "waits-", 1)
    return say.message(what if what in say.phrases else "waits-otherwise", who=say.name(f"seat:{each['seat']}", view))


def _outcome(game: Game, say: Describer, view: Any) -> dict[str, Any]:
    outcome = game.outcome
    *lines, winners = say.outcome(outcome, view)
    told = [
        {"text": text, "rule": say.rule(line["rule"]), "stage": stage_of(game.stages, line["line"], line["rule"]).id}
        for line, text in zip(outcome["lines"], lines, strict=True)
    ]
    order = [stage.id for stage in game.stages]
    told.sort(key=lambda line: order.index(line["stage"]))
    return {
        "lines": [*told, {"text": winners, "rule": "", "stage": WINNERS}],
        "winners": outcome["winners"],
        "survivors": outcome.get("survivors"),
    }


# -- on request ------------------------------------------------------------------------------------------------


def look(game: Game, seat: int | None, language: str, what: str, about: str) -> list[dict[str, str]] | None:
    """Something a viewer asks to be told, line by line; None if there is nothing of the kind."""
    say = describer_for(game, language)
    view = game.sight(seat)
    if what == "refusals" and seat is not None:
        return [{"text": text, "rule": rule} for text, rule in say.refusals(game.refusals(seat), view)]
    if what == "corrections":
        return _corrections(game, say)
    if (look := say.looks().get(what)) and (look.public or seat is not None):
        return _told(say, view, what, about)
    if what == "rule":
        try:
            rule = rule_for(game, about)
        except LookupError:
            return None
        ruling = rule.ruling(language)
        return [{"text": rule.text(language), "rule": rule.id}, *([{"text": ruling, "rule": ""}] if ruling else [])]
    return None


def _told(say: Describer, view: Any, what: str, about: str) -> list[dict[str, str]]:
    """What a game tells under this name, or why it cannot; what is printed on a thing stands beside it anyway."""
    try:
        return [{"text": line.text} for line in say.look(what, view, about) if line.style != "printed"]
    except NothingToTell as nothing:
        return [{"text": say.message(nothing.message, **nothing.about)}]


def correction(game: Game, say: Describer, option: str) -> str:
    """A correction told from nobody's place, so that all who read a language read the same."""
    return say.option(Option(option), game.sight())


def _corrections(game: Game, say: Describer) -> list[dict[str, str]]:
    """Every correction that is possible now, told in the same way."""
    view = game.sight()
    return [
        {"text": say.option(each, view), "rule": say.rule(each.rule), "id": each.id, "group": say.group(each)}
        for each in game.asides(JUDGE)
    ]
