"""Lists for the client: the games, the words, the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO
from typing import Any

import segno

from .. import lessons, library
from ..describe.phrases import Phrases, messages_in
from ..describe.piece import fact_of
from ..describers import describer_of, phrases_of
from ..kernel import Refused
from ..rulebook import Rule, UnknownGame, UnknownRule, at, differences, find, game_of, load, notes, parts_of, vocabulary

FOUND = 20
"""The most rules a search shows."""
LONGEST_QR = 400
NAMED = ("coach-", "command-", "game-", "group-", "level-", "ref-")
"""How the messages begin that the client says by name, at the table of any game; others it is told in sentences."""
AT_TABLES = ("coach-", "command-")
"""Those of them that nobody needs before a table is open."""


def games_page(language: str, packs: library.Packs = ()) -> list[dict[str, Any]]:
    """The games with what a host chooses from, each in its own words; of `lesson` and `differences` what there is."""
    return [_game(name, facts, _phrases(language, name, packs)) for name, facts in library.games(packs).items()]


def _phrases(language: str, game: str, packs: library.Packs) -> Phrases:
    """What is said at the tables of a game that is played with those of these packs that are for it."""
    plan = library.assembled(game, packs=library.packs_for(game, packs))
    return describer_of(plan.packs, language, game).phrases


def _game(name: str, facts: Mapping[str, Any], said: Phrases) -> dict[str, Any]:
    return {
        "id": name,
        "title": _said(said, f"game-{name}", name),
        "text": _said(said, f"game-{name}-text"),
        "facts": _said(said, f"game-{name}-facts"),
        "players": facts["players"],
        "lesson": lessons.lesson_of(name),
        "differences": len(differences(name)),
        "parts": [_part(part, said) for part in parts_of(name)],
        "options": [
            {
                "id": option,
                "title": _said(said, f"ui-option-{option}", option),
                "text": _said(said, f"ui-option-{option}-says"),
                "values": [
                    {"id": value, "title": _said(said, f"ui-option-{option}-{value}", value)} for value in values
                ],
            }
            for option, values in facts["options"].items()
        ],
    }


def _part(part: str, said: Phrases) -> dict[str, Any]:
    """A part with rules of its own: its name, and how many differences it makes are told of."""
    return {"id": part, "title": _said(said, f"rules-part-{part}", part), "differences": len(differences(part))}


def _said(said: Phrases, id: str, plainly: str = "") -> str:
    """A message of a game, or plain words if it has none."""
    return said.say(id) if id in said else plainly


def words_of(language: str, game: str = "", packs: tuple[str, ...] = ()) -> dict[str, str]:
    """The messages of the client and the names of things; an argument of the client's stands in it as `{name}`.

    Of a game, only those that it words differently: the usual words are those of the first game on the shelf, and what
    other games say outside their tables. What a part with rules of its own is called comes with its game.
    """
    everywhere = {id: text for id, text in _words(language, "", ()).items() if not id.startswith(AT_TABLES)}
    of_parts = _named_by_parts(language)
    usual = everywhere | _words(language, next(iter(library.games())), ())
    usual = {id: text for id, text in usual.items() if id not in of_parts}
    if not game:
        return usual
    return {id: text for id, text in _words(language, game, packs).items() if text != usual.get(id)}


def named_in(game: str) -> tuple[str, ...]:
    """How the messages begin that the client says by name at the tables of a game, or of all games if it is empty."""
    titles = [library.title(name) for name in ([game] if game else library.games())]
    return (*NAMED, *(start for title in titles for start in title.named))


@lru_cache(20)
def _words(language: str, game: str, packs: tuple[str, ...]) -> dict[str, str]:
    said = _phrases(language, game, packs) if game else phrases_of(language)
    named = named_in(game)
    ids = [
        id for id in said.ids() if id.startswith("ui-") or (id.startswith(named) and not any(said.wants(id).values()))
    ]
    return {id: said.say(id, {name: f"{{{name}}}" for name in said.wants(id)[""]}) for id in ids}


@lru_cache(4)
def _named_by_parts(language: str) -> frozenset[str]:
    """What parts with rules of their own say at tables only."""
    folders = [folder for game in library.games() for folder in library.title(game).part_rulebooks.values()]
    texts = [messages_in(folder / "locale", language) for folder in folders if (folder / "locale").is_dir()]
    return frozenset(id for said in texts for id in said if not id.startswith("ui-"))


def named_rules(game: str, id: str, language: str) -> list[dict[str, str]]:
    """The one rule of an id."""
    try:
        return [told(at(game, id), language)]
    except UnknownRule:
        raise Refused("unknown-rule", rule=id) from None


@lru_cache(500)
def found_rules(game: str, question: str, language: str) -> list[dict[str, str]]:
    """The rules that speak of some words."""
    try:
        return [told(rule, language) for rule in load(game).search(question)[:FOUND]]
    except UnknownGame:
        raise Refused("unknown-game", game=game) from None


def told(rule: Rule, language: str) -> dict[str, str]:
    """A rule in words."""
    return {"id": rule.id, "text": rule.text(language), "ruling": rule.ruling(language)}


def gallery_page(game: str, packs: library.Packs, language: str) -> list[dict[str, Any]]:
    """Everything in the box of a game and in the packs it is played with, in words."""
    brought = library.packs_for(game, packs)
    said = _phrases(language, game, brought)

    return [
        {
            "family": piece["family"],
            "ref": piece["ref"],
            "name": said.say("gallery-name", name=said.say(piece["name"])),
            "text": said.say(text) if (text := f"{piece['name']}-text") in said else "",
            "count": piece["count"],
            "source": said.say("gallery-source", source=piece["source"]),
            "facts": [fact_of(said, name, value) for name, value in piece["facts"].items()],
            "drawn": piece["drawn"],
        }
        for piece in library.gallery(game, brought)
    ]


def vocabulary_page(game: str, language: str) -> list[dict[str, Any]]:
    """The words of a game that explain themselves; a page marks them in whatever it shows."""
    library.title(game)  # an unknown game is refused before any file is looked for
    return [
        {"id": word.id, "rule": word.rule, "forms": word.meaning(language).forms, "text": word.meaning(language).text}
        for word in vocabulary(game)
    ]


def differences_page(game: str, language: str) -> list[dict[str, Any]]:
    """How a game, or a game with a part, differs from what people already know, with the rules behind each point."""
    library.title(game_of(game) or game)
    return [
        {
            "id": each.id,
            "title": each.told(language).title,
            "text": each.told(language).text,
            "rules": [{"id": id, "text": find(id).text(language)} for id in each.rules],
        }
        for each in differences(game)
    ]


def notes_page(game: str) -> Mapping[str, str]:
    """Where the coach's notes lead in a game."""
    library.title(game)
    return notes(game)


def qr_of(text: str) -> str:
    """A text, such as a link, as a picture a telephone can read."""
    if not 0 < len(text) <= LONGEST_QR:
        raise Refused("wish-not-understood")
    picture = BytesIO()
    segno.make(text, error="m").save(picture, kind="svg", xmldecl=False, scale=4, border=2, light="#fff")
    return picture.getvalue().decode()
