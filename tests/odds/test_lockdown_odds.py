"""What an option may bring in the facility: advantage die, darkness, noise and weapons, each tried side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

import hullbreach
from hullbreach import nemesis
from hullbreach.bots import answer_of, bot_of
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_of, phrases_of
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.odds import Chance, odds
from hullbreach.rulebook import find
from tests.describe import source
from tests.lockdown.hunters.below import DARK, LIT, crew
from tests.lockdown.surface.outside import out_at

SIGNS = nemesis.lockdown.signs


def of(table: LockdownTable, who: str, option: str) -> dict[str, Chance]:
    choice = table.choice(who)
    assert choice is not None
    return {chance.outcome: chance for chance in odds(table.game, choice)[option]}


def sides(die: str, set_up: Callable[[], LockdownTable], option: str, sign: Callable[[LockdownTable], bool]) -> float:
    """How many sides of a die bring a thing, each thrown on a table of its own, of all its sides."""
    faces = set_up().game.dice[die]
    tables = [set_up() for _ in faces]
    for table, face in zip(tables, faces, strict=True):
        table.fate(**{die: [face]})
        table.play(table.seats[0], option)
    return sum(map(sign, tables)) / len(faces)


def hit(table: LockdownTable) -> bool:
    """Whether the shot hurt. A player who is asked for a card keeps it."""
    choice = table.choice("survivor")
    if choice is not None and choice.ask == "ask-discard-for-injury":
        table.play("survivor", "let")
    return bool(table.told("injured"))


def hit_for_card(table: LockdownTable) -> bool:
    """Whether a card is the price of any injury at all."""
    choice = table.choice("survivor")
    return choice is not None and choice.ask == "ask-discard-for-injury" and choice.args["injuries"] == 0


def armed(weapon: str, kind: str, room: int, cards: int = 3) -> Callable[[], LockdownTable]:
    """The survivor with a weapon and an intruder, and this many cards in hand."""

    def table() -> LockdownTable:
        made = crew("survivor", room=room)
        made.give("survivor", weapon)
        made.ammo("survivor", weapon, 1)
        made.intruder(kind, room)
        made.hand("survivor", *("rest", "search", "demolition")[:cards])
        made.attack_cards("cut-5", "cut-4")
        made.turn("survivor")
        return made

    return table


@pytest.mark.parametrize("weapon", ["pistol", "nailgun", "prototype-shotgun", "tracking-carbine", "flare-gun", "smg"])
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder"])
@pytest.mark.parametrize(("room", "die"), [(LIT, "advantage"), (DARK, "combat")])
def test_a_shot_is_reckoned_from_every_side_of_its_die(weapon: str, kind: str, room: int, die: str) -> None:
    set_up = armed(weapon, kind, room)
    option = f"shoot/item:{weapon}/intruder:{kind}-1"
    thrown = "advantage" if weapon == "flare-gun" else die  # it lights its own target
    found = of(set_up(), "survivor", option)
    expected = sides(thrown, set_up, option, hit)
    assert found["hit"] == Chance("hit", expected, True)
    for_card = sides(thrown, set_up, option, hit_for_card)
    assert found.get("hit-for-card", Chance("hit-for-card", 0, True)) == Chance("hit-for-card", for_card, True)


def test_who_has_no_card_left_is_promised_none_for_it() -> None:
    option = "shoot/item:pistol/intruder:adult-1"
    with_two, with_one = (of(armed("pistol", "adult", LIT, cards)(), "survivor", option) for cards in (2, 1))
    assert with_two["hit-for-card"].probability == pytest.approx(1 / 6)
    assert "hit-for-card" not in with_one, "the only card pays for the shot"
    assert with_one["hit"] == with_two["hit"]


def test_whether_to_discard_a_card_is_told_before_the_answer() -> None:
    table = armed("pistol", "adult", LIT)()
    table.fate(advantage=["discard-for-hit"])
    table.play("survivor", "shoot/item:pistol/intruder:adult-1")
    choice = table.choice("survivor")
    assert choice is not None
    assert choice.ask == "ask-discard-for-injury"
    found = odds(table.game, choice)
    assert found["let"] == []
    discard = next(option.id for option in choice.options if option.verb == "discard")
    assert Chance("hit", 1.0, True) in found[discard]


# -- noise and what comes of it -------------------------------------------------------------------------------


def beside(room: int, *tokens: str, cards: int = 3) -> Callable[[], LockdownTable]:
    """The sentry next to a noisy room, with a bag of these tokens."""

    def table() -> LockdownTable:
        made = crew("sentry", room=room)
        g = made.state
        made.bag(**{token.replace("-", "_"): tokens.count(token) for token in set(tokens)})
        made.hand("sentry", *("rest", "search", "demolition")[:cards])
        made.place("sentry", g.board.neighbours[room][0])
        made.explore(room)
        made.noise(*(g.board.spot_ids[spot] for spot in g.board.spots[room]))
        made.turn("sentry")
        return made

    return table


def appears(table: LockdownTable) -> bool:
    return bool(table.told("intruder-appears"))


def test_noise_goes_by_the_numbers_of_the_facility() -> None:
    table = crew("sentry", room=LIT)
    to = table.state.board.neighbours[LIT][0]
    table.explore(to)
    table.turn("sentry")
    assert of(table, "sentry", f"move/room:{to}") == {
        "noise": Chance("noise", 0.9, True),
        "silence": Chance("silence", 0.1, True),
    }
    numbers = Counter(table.state.board.spot_by_number[to][1:])
    spot, often = numbers.most_common(1)[0]
    table.noise(table.state.board.spot_ids[spot])
    table.bag(adult_1_3=1)
    found = of(table, "sentry", f"move/room:{to}")
    assert found["intruder"].probability == pytest.approx(0.2 * often)
    assert found["noise"].probability == pytest.approx(0.9 - 0.2 * often)


@pytest.mark.parametrize(("room", "which"), [(LIT, 0), (DARK, 1)])
@pytest.mark.parametrize("cards", [2, 3])
@pytest.mark.parametrize("token", ["adult-1-3", "adult-2-4", "creeper-1-2", "larva-0-1"])
def test_in_darkness_more_of_what_comes_takes_one_by_surprise(room: int, which: int, cards: int, token: str) -> None:
    """One card pays for the move; what comes is compared with the others by its number in the light or in darkness."""
    set_up, move = beside(room, token, cards=cards), f"move/room:{room}"
    found, encounter = of(set_up(), "sentry", move), sides("noise", set_up, move, appears)
    assert found["intruder"].probability == pytest.approx(encounter) == pytest.approx(0.8)
    number = int(token.split("-")[1 + which])
    assert ("attack" in found) == (number > cards - 1)
    assert found.get("attack", found["intruder"]).probability == pytest.approx(encounter)


def test_a_mixed_bag_is_gone_through() -> None:
    """Two of three tokens are larger than a hand of two in darkness; eight sides of ten meet with noise."""
    found = of(beside(DARK, "adult-1-3", "adult-3-4", "larva-0-1")(), "sentry", f"move/room:{DARK}")
    assert found["intruder"].probability == pytest.approx(0.8)
    assert found["attack"].probability == pytest.approx(0.8 * 2 / 3)
    assert found["attack"].exact


def test_a_card_that_can_take_noise_away_does_not_promise_noise() -> None:
    table = crew("lab-rat", room=LIT)
    table.hand("lab-rat", "sensitive-hearing", "rest")
    table.turn("lab-rat")
    assert of(table, "lab-rat", "play/card:sensitive-hearing") == {"noise": Chance("noise", 1.0, True)}
    table.noise(table.state.board.spot_ids[table.state.board.spots[LIT][0]])
    assert of(table, "lab-rat", "play/card:sensitive-hearing") == {}


def test_rooms_of_which_one_knows_the_same_have_the_same_odds() -> None:
    table = crew("sentry", room=DARK)
    table.intruder("adult", DARK)
    table.turn("sentry")
    choice = table.choice("sentry")
    assert choice is not None
    g, ways = table.state, dict[int, list[list[Chance]]]()
    for option, chances in odds(table.game, choice).items():
        if option.startswith("move/") and not table.room(option.removeprefix("move/")).explored:
            back = g.site.tile_back[table.room_number(option.removeprefix("move/"))]
            ways.setdefault(g.family[back], []).append(chances)
    assert max(len(alike) for alike in ways.values()) > 2
    assert all(each == alike[0] for alike in ways.values() for each in alike)


def test_pods_and_the_clock_are_not_the_doing_of_who_passes_last() -> None:
    table = crew("sentry", "hacker", room=LIT)
    table.css(13, "none")
    table.board_pod("hacker", "a")
    table.turn("sentry")
    assert of(table, "sentry", "pass") == {}


# -- the whole of it ------------------------------------------------------------------------------------------


def test_odds_tell_nothing_that_the_seat_does_not_know() -> None:
    rng, told, nth = Random(3), 0, 0
    game = hullbreach.new("lockdown", 3, 8)
    while not game.over:
        choice = game.choice
        nth += 1
        if nth % 5 == 0:
            here = odds(game, choice)
            elsewhere = game.resample(choice.seat, seed="another truth")
            asked = next(each for each in elsewhere.choices if each.seat == choice.seat)
            assert odds(elsewhere, asked) == here
            told += any(here.values())
        game.answer(answer_of(bot_of("lockdown", "random"), game, choice, rng), choice.seat)
    assert told > 3


def test_the_signs_name_what_the_game_really_has() -> None:
    asks = {ask for ask, _ in source.prompts("nemesis")}
    named = {sign.kind for sign in SIGNS.outcomes} | {SIGNS.quiet[1]} | SIGNS.ends
    assert [kind for kind in named if f"event-{kind}" not in phrases_of("en") and kind not in asks] == []
    assert asks >= SIGNS.turns | SIGNS.untold
    rules = [str(sign.where["rule"]) for sign in SIGNS.outcomes if "rule" in sign.where]
    assert all(find(rule) for rule in rules)


def test_a_surface_card_is_no_silence() -> None:
    rolled = {"kind": "noise-rolled", "rule": "", "args": {"who": "seat:0", "face": "mars", "die": "surface"}}
    assert SIGNS.read([rolled], 0) == {"surface-card"}


def test_on_the_surface_its_own_die_is_reckoned_with() -> None:
    table = out_at(28)
    table.explore(29)
    found = of(table, "hacker", "move/room:29")
    assert found["silence"].probability == pytest.approx(1 / 12)
    assert found["surface-card"].probability == pytest.approx(2 / 12)
    assert found["noise"].probability >= 9 / 12 - 1e-9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_outcome_can_be_said(lang: str) -> None:
    said = describer_of({}, lang, "lockdown").odds([Chance(outcome, 0.5, True) for outcome in SIGNS.order()])
    assert "odds-" not in said
    assert len(SIGNS.order()) == len(set(SIGNS.order()))
