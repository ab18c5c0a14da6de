"""Missions in words: names, distances and directions, looks, and whole random games without a missing message."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

import msgspec
import pytest

import hullbreach
from hullbreach import Game, Option, library
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.aliens.table.talk import AliensTalk
from hullbreach.aliens.table.wording.ground import ground_of
from hullbreach.aliens.table.wording.panels import AliensWords
from hullbreach.aliens.table.wording.squad import AliensWording
from hullbreach.describe import Describer
from hullbreach.describe.burst import in_short
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describe.things import Things
from hullbreach.describe.wording import NothingToTell
from hullbreach.describers import describer_of, phrases_of, texts_of
from tests.describe.looks import looked_at
from tests.describe.test_games_told import WRONG_FRENCH

TITLE = library.title("aliens")
MISSIONS = TITLE.options["mission"]
SAY = describer_of({}, "en", "aliens")
DEED = re.compile(
    r"(?:attack|bar|call|event|equip|find|free|hold-purge|lock|open|order|scan|take|track|turn-|use|crawl|save)"
)
"""Verbs that a random game would choose too rarely."""
LEAK = re.compile(r"[{}$]|\b(?:ask|card|character|event|option|room|space|token|tracker|waits)-[a-z0-9]")
STEPS = 260
"""Decisions of a random game that are told."""


class Strict(Describer):
    """Fails where a describer would make do."""

    def message(self, id: str, /, **args: object) -> str:
        assert not id.endswith("-otherwise"), f"no message for {args}"
        return super().message(id, **args)


def strict(lang: str) -> Describer:
    return Strict(lang, texts=texts_of(lang, "aliens"), kinds=TITLE.catalogue, wording=TITLE.wording)


class Eager(Random):
    """Chooses deeds more often than they are offered."""

    def choice(self, options: Sequence[Option]) -> Option:  # type: ignore[override]
        deeds = [option for option in options if DEED.match(option.id)]
        return super().choice(deeds if deeds and self.random() < 0.5 else options)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_everything_in_a_mission_can_be_said(mission: str, lang: str) -> None:
    seed = MISSIONS.index(mission)
    swarms = TITLE.options["swarms"][seed % 2]
    game = hullbreach.new("aliens", 1 + seed % 4, seed, {"mission": mission, "swarms": swarms})
    for line in _told(game, strict(lang), Eager(seed)):
        assert not LEAK.search(line), line
        assert ":" not in line.replace(": ", "").rstrip(":"), line
        assert lang != "fr" or not WRONG_FRENCH.search(line), line


def _told(game: Game, say: Describer, rng: Random) -> Iterator[str]:
    """Play at random, and put everything on the way into words."""
    told = 0
    for step in range(STEPS):
        if game.over:
            break
        choice = game.choice
        view = game.sight(choice.seat)
        yield say.choice(choice, view)
        waits = choice.ask.replace("ask-", "waits-", 1)
        assert waits in say.phrases
        yield say.message(waits, who=say.name(f"seat:{choice.seat}", view))
        yield from (say.option(option, view, choice.ask) for option in (*choice.options, *game.asides(choice.seat)))
        for refusal in game.refusals(choice.seat):
            yield say.refusal(refusal, view).rpartition(": ")[0]
        events = game.events(choice.seat, told)
        told += len(events)
        yield from (say.event(event, view) for event in events)
        yield from (sentence for sentence, _ in say.summary(events, view))
        if step % 50 == 0:
            yield from _looks(game, say)
        game.answer(rng.choice(choice.options).id, choice.seat)
    yield from _looks(game, say)
    if game.over:
        yield from say.outcome(game.outcome, game.sight())


def _looks(game: Game, say: Describer) -> Iterator[str]:
    """Everything that every seat and a spectator can ask for, but for the drawing."""
    for seat in (*range(game.players), None):
        view = game.sight(seat)
        yield say.clocks(view)
        yield from (say.status(view, each) for each in range(game.players))
        for name, look in say.looks().items():
            if look.drawn:
                assert looked_at(say, name, view)
                continue
            try:
                yield from looked_at(say, name, view)
            except NothingToTell as nothing:
                yield say.message(nothing.message, **nothing.about)


# -- names --------------------------------------------------------------------------------------------------------


@pytest.fixture
def table() -> AliensTable:
    """Hicks and Ripley in the Yard, the others away."""
    table = scenario(["hicks", "ripley"], mission="newt")
    table.only("hicks", "ripley")
    table.at("hicks", "C1:K5")
    table.at("ripley", "C1:I9")
    return table


def said(table: AliensTable, seat: int | None = 0, lang: str = "en") -> AliensWording:
    found = describer_of({}, lang, "aliens").of(table.game.sight(seat))
    assert isinstance(found, AliensWording)
    return found


def test_a_space_is_named_by_its_room_the_part_of_the_room_and_its_place_on_the_map(table: AliensTable) -> None:
    name = said(table).name
    assert name("space:c1-k5") == "Yard, north (C1 K5)"
    assert name("space:c1-l9") == "Yard, south-east (C1 L9)"
    assert name("space:c1-k6") == "Yard, middle (C1 K6)"
    assert name("space:c2-a1") == "Med Lab, north-west (C2 A1)"
    assert name("blip:c1-g6") == "blip at Main Lock, west (C1 G6)"
    assert said(table, lang="fr").name("space:c1-k5") == "la Cour, nord (C1 K5)"


def test_without_boards_a_space_has_its_short_name() -> None:
    assert SAY.name("space:c1-k5") == "C1 K5"
    assert SAY.name("blip:c1-k5") == "blip at C1 K5"


def test_a_seat_is_named_by_its_hero_and_by_a_number_without_one(table: AliensTable) -> None:
    assert [said(table).name(f"seat:{seat}") for seat in (0, 1)] == ["Hicks", "Ripley"]
    table.away("ripley", state="killed")
    assert said(table).name("seat:1") == "Player 2"


def test_an_alien_says_how_many_it_is(table: AliensTable) -> None:
    one, swarm = table.alien("C1:K8"), table.alien("C1:L8", tokens=2)
    hugger = table.alien("C1:J8", facehugger=True)
    name = said(table).name
    assert [name(ref) for ref in (one, swarm, hugger)] == ["Alien 1", "Alien 2 (swarm of 3)", "Facehugger 3"]


def test_a_door_is_named_by_the_rooms_it_joins_and_one_of_several_by_its_place(table: AliensTable) -> None:
    name = said(table).name
    alone = f"door:{table.door('C1:D2', 'C1:E2')}"
    gate = f"door:{table.door('C1:H6', 'C1:I6')}"
    assert name(alone) == "the door between Duty Office and Kit Room"
    assert name(gate) == "the door between Main Lock and Yard at C1 H6"


def test_a_tracker_card_is_named_without_the_place_it_names() -> None:
    assert SAY.name("tracker:lone-contact-2") == SAY.name("tracker:lone-contact") == "Lone Contact"


# -- distances and directions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", [mission for mission in MISSIONS if mission != "campaign"])
def test_steps_are_counted_as_the_rules_count_them(mission: str) -> None:
    game = hullbreach.new("aliens", 2, 1, {"mission": mission})
    rules = next(each for each in TITLE.missions if each.id == mission).board  # type: ignore[attr-defined]
    ground = ground_of(game.sight().sides)
    assert ground.room_of.keys() == set(rules.refs.values())
    for start in sorted(rules.refs)[::40]:
        walk = rules.walk(start)
        assert ground.steps(rules.refs[start]) == {ref: walk[at] for at, ref in rules.refs.items() if walk[at] < 255}


@pytest.mark.parametrize(
    ("space", "away"),
    [
        ("C1:K8", "3 steps south"),
        ("C1:L5", "1 step east"),
        ("C1:I3", "2 steps north-west"),
        ("C1:L3", "2 steps north-east"),
        ("C1:G6", "4 steps west"),
        ("C1:L9", "4 steps south"),
        ("C1:I7", "2 steps south-west"),
    ],
)
def test_what_is_near_has_a_distance_on_foot_and_a_direction(table: AliensTable, space: str, away: str) -> None:
    table.alien(space)
    line = next(line for line in looked_at(SAY, "near", table.game.sight(0)) if "Alien 1" in line)
    assert line.startswith(f"{away}: Alien 1 at ")


def test_every_contact_is_told_from_each_character(table: AliensTable) -> None:
    table.blip("C1:E5", 3)
    table.alien("C1:J9", tokens=1)
    assert looked_at(SAY, "contacts", table.game.sight()) == [
        "Alien 1 (swarm of 2) at Yard, south (C1 J9): 4 steps south of Hicks, 1 step east of Ripley.",
        "Blip at Reception, north-east (C1 E5): 6 steps west of Hicks, 6 steps north-west of Ripley.",
    ]


def test_with_nothing_about_that_is_said(table: AliensTable) -> None:
    assert looked_at(SAY, "contacts", table.game.sight()) == ["Nothing that hunts is on the boards."]
    assert "Nothing that hunts is within 12 steps of Hicks." in looked_at(SAY, "near", table.game.sight(0))


def test_where_somebody_is_comes_with_what_is_closest(table: AliensTable) -> None:
    table.alien("C1:K8")
    table.alien("C1:L9")
    assert said(table).whereabouts(0) == "Hicks: Yard, north (C1 K5). Closest: Alien 1, 3 steps south."


def test_a_step_next_to_what_hunts_says_so(table: AliensTable) -> None:
    table.alien("C1:K8")
    table.blip("C1:J8")
    assert said(table).awaits("go", ["space:c1-k7"]) == "next to Alien 1 and a blip at C1 J8"
    assert said(table).awaits("go", ["space:c1-k3"]) == ""


# -- looks --------------------------------------------------------------------------------------------------------


def test_a_room_is_told_with_its_exits_and_what_is_in_it(table: AliensTable) -> None:
    table.barricade("C1:H6", "C1:I6")
    table.down("hicks")
    (yard,) = looked_at(SAY, "room", table.game.sight(0), "yard")
    assert yard.startswith("Yard, 32 spaces: 2 doors west to Main Lock, barricaded: 2; barricaded door west to Garage.")
    assert "Hicks (C1 K5, knocked down); Ripley (C1 I9)" in yard
    assert "spawn point 1 (C1 L3)" in yard
    with pytest.raises(NothingToTell):
        SAY.look("room", table.game.sight(0), "no such room")


def test_the_map_shows_boards_next_to_each_other(table: AliensTable) -> None:
    table.alien("C1:K8")
    table.blip("C1:E5")
    rows = looked_at(SAY, "map", table.game.sight(0))
    assert max(map(len, rows[:-2])) <= 80
    drawn = "".join(rows)
    assert rows[0].split("  ")[-1] == "North Lock"
    assert "!" in drawn
    row = next(row for row in rows if row.startswith(" 5 "))
    assert row[3:].count("H") == 1
    assert "?" in row
    assert row[3 + 24 + 2 * 10 + 1] == "H"


def test_the_map_is_told_in_words_to_people_who_listen() -> None:
    assert AliensWording.looks["map"].drawn == "board"
    assert set(AliensWording.looks) >= {"squad", "near", "contacts", "board", "doors", "win", "tracker", "deck"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_look_has_its_words_and_its_help(lang: str) -> None:
    phrases = phrases_of(lang, "aliens")
    wanted = [f"{kind}-{look}" for look in AliensWording.looks for kind in ("command", "play-key")]
    assert [id for id in wanted if id not in phrases] == []
    typed = [word for look in AliensWording.looks for word in phrases.say(f"command-{look}").split()]
    assert len(typed) == len(set(typed))


def test_changes_name_what_is_new_and_what_is_gone(table: AliensTable) -> None:
    before = table.game.sight(0)
    table.alien("C1:K8")
    table.barricade("C1:H7", "C1:I7")
    table.down("hicks")
    lines = SAY.changes(before, table.game.sight(0))
    assert "New: Alien 1 at Yard, south (C1 K8)." in lines
    assert any(line.startswith("Hicks (player 1)") and "knocked down" in line for line in lines)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_screen_has_its_texts(table: AliensTable, seat: int | None) -> None:
    alien = table.alien("C1:K8")
    view, wording = table.game.sight(seat), said(table, seat)
    words = Things(table.game.printed, wording).words(seat, 2)
    assert isinstance(words, AliensWords)
    assert words.sides["side:c1"] == "North Lock"
    assert words.rooms["room:c1-y"] == "Yard"
    assert words.mission == "Newt"
    assert words.hunters[alien] == "Alien 1 at Yard, south (C1 K8)"
    assert words.away.get(alien) == {0: "3 steps south", 1: "2 steps north-east", None: None}[seat]
    assert {person.ref for person in view.people} == words.squad.keys() == words.state.keys()
    assert msgspec.json.decode(msgspec.json.encode(words), type=AliensWords) == words


def test_a_seat_reads_its_hand_and_what_its_hero_wears(table: AliensTable) -> None:
    table.hand("hicks", "get-up", "flare", "flare")
    table.weapons("hicks", "m41a-pulse-rifle")
    table.gear("hicks", "m4-helmet")
    wording = said(table)
    things = Things(table.game.printed, wording)
    (hand,) = things.piles()
    assert sorted((thing.name, thing.count) for thing in hand.things) == [("Flare", 2), ("Get Up", 1)]
    assert [thing.name for thing in wording.carried(things)] == ["M41A Pulse Rifle", "M4 Helmet"]
    assert wording.is_held("card:m4-helmet")
    assert list(said(table, None).piles()) == []


# -- many events in short -----------------------------------------------------------------------------------------


def test_deeds_are_told_in_short_by_their_own_words(table: AliensTable) -> None:
    rests = {"kind": "rests", "args": {"who": "character:ripley"}, "rule": ""}
    shot = {"kind": "attacks", "args": {"who": "character:ripley", "alien": "alien:0", "card": "card:bolt-gun"}}
    missed = {"kind": "shot-misses", "args": {"who": "character:ripley", "alien": "alien:0"}}
    played = {"kind": "event-played", "args": {"seat": "seat:1", "card": "card:get-up"}}
    wording = said(table)
    told = in_short(TITLE.catalogue, wording.phrases, wording, lambda id: id, [rests, shot, missed, played])
    assert told == ["Ripley: rest; attack Alien 1 with the Bolt Gun – misses.", "Ripley: play Get Up."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_that_may_be_shortened_has_short_words(lang: str) -> None:
    phrases = phrases_of(lang, "aliens")
    missing = []
    for kind in TITLE.catalogue.values():
        if kind.weight == "deed":
            missing += [id for id in [f"burst-deed-{kind.name}"] if id not in phrases]
        elif kind.weight in ("fate", "scene", "step"):
            missing += [id for id in (f"burst-{kind.name}", f"burst-alone-{kind.name}") if id not in phrases]
    assert missing == []


# -- talk ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_squad_can_say_what_is_on_its_buttons(table: AliensTable, lang: str) -> None:
    talk, phrases = AliensTalk(), phrases_of(lang, "aliens")
    assert len(talk.phrases) >= 12
    wanted = [f"{kind}-{phrase}" for phrase in talk.phrases for kind in ("claim", "phrase")]
    wanted += [f"phrases-{group}" for group in talk.groups]
    assert [id for id in wanted if id not in phrases] == []
    table.alien("C1:K8")
    table.blip("C1:E5")
    wording = said(table, lang=lang)
    sorts = {sort for places in talk.phrases.values() for place in places for sort in place}
    for sort in sorts - {"tunnel"}:
        things = talk.things(sort, wording, ())
        assert things, sort
        assert [ref for ref in things if LEAK.search(wording.name(ref))] == []


# -- the shelf ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_and_its_options_are_named(lang: str) -> None:
    phrases = phrases_of(lang, "aliens")
    wanted = ["game-aliens", "game-aliens-text", "game-aliens-facts"]
    for option, values in TITLE.options.items():
        wanted += [f"ui-option-{option}", f"setup-{option}"]
        wanted += [f"{kind}-{option}-{value}" for value in values for kind in ("ui-option", "setup")]
    assert [id for id in wanted if id not in phrases] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_outcome_of_an_option_has_a_word(lang: str) -> None:
    phrases = phrases_of(lang, "aliens")
    outcomes = {kind.outcome for kind in TITLE.catalogue.values()} - {""}
    assert [outcome for outcome in sorted(outcomes) if f"odds-{outcome}" not in phrases] == []


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "The campaign ends with 37 cards: Most of Us."),
        ("fr", "La campagne se termine avec 37 cartes\u202f: «\u202fPresque tous\u202f»."),
    ],
)
def test_the_score_of_a_campaign_is_told_with_its_rank(lang: str, line: str) -> None:
    table = scenario(["hicks"], mission="campaign")
    table.state.verdicts.append(("final-score/score:37/rank:most-of-us", -1, "aliens/score/step-5-total"))
    outcome = TITLE.assemble({name: values[0] for name, values in TITLE.options.items()}).outcome(table.state)
    assert outcome["lines"][-1]["about"] == ["score:37", "rank:most-of-us"]
    assert line in describer_of({}, lang, "aliens").outcome(outcome, table.game.sight())
