"""Everything the engine can say has a message that fits, in every language that is shipped."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, wait
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import Event

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

from hullbreach import library
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describe.phrases import HOUSE, Phrases, files_in, phrases, written_in
from hullbreach.describers import phrases_of, texts_of
from hullbreach.nemesis.content.printed import FacilityTables, Tables
from tests.describe import files, source
from tests.lockdown.printed import lockdown
from tests.nemesis.original import PRINTED

WRITTEN = sorted(path for folder in source.ROOT.rglob("locale") for path in folder.rglob("*.ftl"))


def _junk(text: str) -> list[str]:
    """What a reader of Fluent would silently leave out."""
    return [entry.content or "" for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)]


def _ids(paths: Iterable[Path]) -> list[str]:
    bodies = (FluentParser().parse(path.read_text(encoding="utf-8")).body for path in paths)
    return [entry.id.name for body in bodies for entry in body if isinstance(entry, ast.Message)]


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    """Each language."""
    return str(request.param)


@pytest.fixture(params=source.FAMILIES)
def family(request: pytest.FixtureRequest) -> str:
    """Each family of games."""
    return str(request.param)


@pytest.fixture
def said(lang: str, family: str) -> Phrases:
    """The messages of a family in a language."""
    return phrases(lang, [texts for game in source.FAMILIES[family] for texts in texts_of(lang, game)])


def test_every_message_file_is_read() -> None:
    assert sorted(path for lang in LANGUAGES for path in files.named(lang).values()) == WRITTEN


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.name)
def test_every_entry_of_a_message_file_is_a_message(path: Path) -> None:
    assert _junk(path.read_text(encoding="utf-8")) == []


def test_a_selector_on_one_line_is_found() -> None:
    assert _junk("cards = { $count -> [one] a card *[other] cards }\n") != []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", [HOUSE, *files.FOLDERS.values()], ids=lambda folder: folder.name)
def test_no_message_is_there_twice_in_a_folder(folder: Traversable, lang: str) -> None:
    ids = _ids(Path(str(file)) for file in files_in(folder, lang))
    assert ids
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_house_needs_no_message_of_a_game(lang: str) -> None:
    assert _broken(phrases(lang)) == []


@pytest.mark.parametrize("game", library.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_needs_no_message_of_another(game: str, lang: str) -> None:
    assert _broken(phrases_of(lang, game)) == []


def _broken(said: Phrases) -> list[str]:
    """Messages that name others that are not there."""
    args = {name: 1 for id in said.ids() for wanted in said.wants(id).values() for name in wanted}
    return [id for id in said.ids() if "{" in said.say(id, args)]


def _derived(keys: frozenset[str]) -> set[str]:
    return {name for key in keys for name in (key, f"{key}-number", f"{key}-seat", f"{key}-count")}


def _unfit(said: Phrases, prefix: str, told: Iterable[source.Told]) -> list[str]:
    """What has no message, or none that its arguments can fill."""
    found = []
    for kind, keys, where in told:
        id = f"{prefix}-{kind}"
        if id not in said:
            found.append(f"{where}: no message {id}")
        elif source.OPEN not in keys:
            wants = said.wants(id)
            fitting = [form for form in ("", *keys) if form in wants and wants[form] <= _derived(keys)]
            if not fitting:
                found.append(f"{where}: {id} wants {sorted(wants[''])}, told {sorted(keys)}")
    return found


def test_every_event_has_a_message_that_its_arguments_fill(said: Phrases, family: str) -> None:
    assert _unfit(said, "event", source.events(family)) == []


def test_every_reason_to_refuse_has_a_message_that_its_arguments_fill(lang: str) -> None:
    assert _unfit(phrases_of(lang), "refused", source.refusals()) == []


def test_every_prompt_has_a_message(said: Phrases, family: str) -> None:
    assert [f"{where}: {ask}" for ask, where in source.prompts(family) if ask not in said] == []


def test_every_prompt_says_to_the_others_what_they_wait_for(said: Phrases, family: str) -> None:
    waits = [(ask.replace("ask-", "waits-", 1), where) for ask, where in source.prompts(family)]
    assert [f"{where}: {id}" for id, where in waits if id not in said] == []


def test_every_option_has_a_message_that_what_it_concerns_fills(said: Phrases, family: str) -> None:
    missing = []
    for option, where in source.options(family):
        verb, *about = option.split("/")
        known = [ref.partition(":")[0] for ref in about if ":" in ref]
        id = f"option-{verb}"
        if "{" in verb:  # the words of the verb are put together: games played say the rest
            continue
        if id not in said:
            missing.append(f"{where}: no message {id}")
        elif not about and any(form == "" and wanted for form, wanted in said.wants(id).items()):
            missing.append(f"{where}: {id} wants {sorted(said.wants(id)[''])} of an option about nothing")
        elif len(known) == len(about):
            given = {*known, "what", *(f"what{nth}" for nth in range(2, len(about) + 1))}
            forms = [form for form in ("", *given) if form in said.wants(id) and said.wants(id)[form] <= given]
            if not forms:
                missing.append(f"{where}: {id} wants {sorted(said.wants(id)[''])}, has {sorted(given)}")
    assert missing == []


def test_every_line_of_an_outcome_has_a_message(lang: str) -> None:
    said = phrases_of(lang)
    planets = ("earth", "mars", "venus", "deep-space")
    lines = [(line.format(planet), where) for line, where in source.verdicts() for planet in planets]
    assert [f"{where}: {line}" for line, where in lines if f"outcome-{line}" not in said] == []


FACILITY: FacilityTables = lockdown()


def _named(box: Tables) -> dict[str, list[str]]:
    """Everything in a box that has a name and a text."""
    return {
        "room": [room.id for room in box.rooms.room],
        "card": [*(card.id for card in box.actions.action), "contamination"],
        "item": [item.id for item in (*box.items.item, *box.character_items.item)],
        "character": [character.id for character in box.characters.character],
        "objective": [objective.id for objective in box.objectives.objective],
        "wound": [wound.id for wound in box.wounds.wound],
        "weakness": [weakness.id for weakness in box.weaknesses.weakness],
        "attack": [attack.id for attack in box.attacks.attack],
        "event-card": [event.id for event in box.events.event],
    }


def _plain(box: Tables) -> dict[str, list[str]]:
    """Everything in a box that has but a name."""
    return {
        "species": [row.kind for row in box.tokens.intruder],
        "symbol": sorted({symbol for item in box.items.item for symbol in item.symbols}),
        "token": [*(row.effect for row in box.exploration.token), *(row.kind for row in box.tokens.intruder)],
    }


NAMED: dict[str, dict[str, list[str]]] = {
    "nemesis": {**_named(PRINTED), "card of the intruders": [card.id for card in PRINTED.intruder_player.card]},
    "lockdown": {
        **_named(FACILITY),
        "computer": [card.id for card in FACILITY.computer.card],
        "css": [token.id for token in FACILITY.css.token],
        "contingency": [token.id for token in FACILITY.contingencies.contingency],
        "surface": [card.id for card in FACILITY.surface.surface],
    },
}
PLAIN: dict[str, dict[str, list[str]]] = {
    "nemesis": {
        **_plain(PRINTED),
        "card": [card.id for card in PRINTED.coordinates.card],
        "planet": sorted({card.a for card in PRINTED.coordinates.card}),
    },
    "lockdown": {**_plain(FACILITY), "section": ["1", "2", "3", "elevator"], "csspod": ["a", "b", "c"]},
}


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in NAMED.items() for kind in kinds])
def test_everything_in_the_box_has_a_name_and_says_what_it_does(lang: str, game: str, kind: str) -> None:
    said = phrases_of(lang)
    wanted = [f"{kind.partition(' ')[0]}-{id}{more}" for id in NAMED[game][kind] for more in ("", "-text")]
    assert [id for id in wanted if id not in said] == []


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in PLAIN.items() for kind in kinds])
def test_everything_else_has_a_name(lang: str, game: str, kind: str) -> None:
    said = phrases_of(lang)
    assert [id for id in PLAIN[game][kind] if f"{kind}-{id}" not in said] == []


def test_a_message_can_be_said_while_somebody_else_first_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Phrases("en", [written_in("hull = Hull\nbreach = { hull } breach\n")])
    reading, go_on = Event(), Event()

    def slowly(text: str) -> ast.Resource:
        reading.set()
        go_on.wait()
        return FluentResource(text)

    monkeypatch.setattr("hullbreach.describe.phrases.FluentResource", slowly)
    with ThreadPoolExecutor() as threads:
        first = threads.submit(said.say, "breach")
        reading.wait()
        second = threads.submit(said.say, "breach")
        wait([second], timeout=0.2)  # time to go wrong
        go_on.set()
        assert (first.result(), second.result()) == ("Hull breach", "Hull breach")
