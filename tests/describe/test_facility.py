"""The facility in words: what only a table of Lockdown says, and how it says what others say too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hullbreach import Option, Refusal
from hullbreach.cli.teller import Teller
from hullbreach.cli.terminal import Terminal
from hullbreach.describe import Describer
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describe.phrases import written_in
from hullbreach.describers import describer_for, describer_of, texts_of
from hullbreach.nemesis.scenario import LockdownTable, scenario
from hullbreach.server.screen import question
from tests.describe.looks import looked_at

SAY = describer_of({}, "en", "lockdown")


def view(**more: Any) -> dict[str, Any]:
    """A table with power in S-02 and in the elevator, as seat 0 sees it; `more` replaces or completes parts of it."""
    table = scenario("lockdown", ["hacker", "survivor"], seed=1)
    table.dark()
    table.power(2, "elevator")
    table.clock(8)
    seen = table.game.view(0)
    for name, part in more.items():
        seen[name] = {**seen[name], **part} if isinstance(part, dict) else part
    return seen


def known(seen: Mapping[str, Any], **about: Any) -> list[dict[str, Any]]:
    """The crew of a view, with more known of seat 0."""
    first, *others = seen["crew"]
    return [{**first, **about}, *others]


def test_clocks_tell_time_power_and_what_runs() -> None:
    told = SAY.clocks(view())
    assert "Time 8. Power: section S-02 and the elevator. Backup power is off." in told
    tracks = {"time": 0, "powered": True, "autodestruction": 0, "autodestruction_red": True, "alert": 4}
    assert SAY.clocks(view(clocks=tracks)).endswith(
        "Time S: the end of the track. Power: section S-02 and the elevator. Backup power is on. "
        "Autodestruction when time reaches S, and nothing can stop it. Alert: the game ends when time leaves 4."
    )
    tracks = {"time": 1, "powered": True, "autodestruction": 1, "autodestruction_red": True, "alert": 0}
    assert SAY.clocks(view(clocks=tracks)).endswith(
        "Autodestruction when time leaves 1, and nothing can stop it. Alert: the game ends when time reaches S."
    )


def test_the_table_tells_power_pods_gate_and_contingencies() -> None:
    seen = view(
        css=[{"number": 10, "css": None}, {"number": 8, "css": "all"}],
        pods=[{"ref": "csspod:a", "room": "room:7", "crew": ["seat:1"]}, {"ref": "csspod:b", "room": None, "crew": []}],
        computer="logistics",
        contingencies={"pool": {"count": 2, "known": []}, "not_active": ["code-red", "code-blue"]},
        laboratory=[
            {"level": 3, "object": None, "weakness": "light-shy"},
            {"level": 5, "object": None, "weakness": None},
        ],
        rover=None,
        gate="open",
    )
    lines = looked_at(SAY, "board", seen)
    for line in (
        "CSS tokens on the time track: at 10 and at 8 (all pods).",
        "Survivor waits in CSS pod A.",
        "The main gate is open.",
        "The Rover is at the bunker.",
        "The computer shows Logistics.",
        "2 contingencies in the neutral pool.",
        "Known not to be the active contingency: Code Red and Code Blue.",
        "Weakness discovered: Light-Shy, of use with Knowledge 3.",
    ):
        assert line in lines
    assert sum(line.startswith("Power token") and line.endswith("on.") for line in lines) == 2


def test_a_room_is_told_with_its_section_and_the_dark() -> None:
    seen = view()
    rooms = [{**room, "section": "section:1", "dark": True} for room in seen["rooms"]]
    elevator = next(room["ref"] for room in rooms if room["kind"] == "elevator-1")
    for more, said in (
        ({}, ", section S-01, in darkness."),
        ({"elevator": "section:1"}, "the elevator is here"),
        ({"rover": elevator}, "the Rover is here"),
    ):
        assert said in looked_at(SAY, "room", {**seen, "rooms": rooms, **more}, elevator)[0]


def test_status_tells_knowledge_contingencies_and_where_one_is() -> None:
    seen = view()
    mine = {"knowledge": 5, "knowledge_active": True, "contingencies": {"count": 2, "known": ["code-red", "code-gray"]}}
    told = SAY.status({**seen, "crew": known(seen, **mine)}, 0)
    assert "Knowledge 5, Knowledge token active." in told
    assert told.endswith("Contingencies: 2 (Code Red and Code Gray).")
    theirs = {"contingencies": {"count": 1, "known": []}}
    assert SAY.status({**seen, "crew": known(seen, **theirs)}, 0).endswith("Contingencies: 1 token.")
    waiting = known(seen, status="in-pod", pod="csspod:b", room=None)
    assert " waits in CSS pod B. " in SAY.status({**seen, "crew": waiting}, 0)
    for status, says in (("locked-in", "is locked in the Isolation Room."), ("in-bunker", "is in the bunker.")):
        assert SAY.status({**seen, "crew": known(seen, status=status, room=None)}, 0).endswith(says)


def test_how_to_win_names_the_ways_out_and_the_contingency_as_far_as_it_is_known() -> None:
    unknown = looked_at(SAY, "win", view(contingencies={"not_active": []}))
    assert unknown[0].startswith("Get out alive: gone in a CSS pod, in the bunker, or locked in")
    assert any("You cannot tell which one it is." in line for line in unknown)
    assert not any("engine" in line for line in unknown)
    some = looked_at(SAY, "win", view(contingencies={"active": None, "not_active": ["code-red"]}))
    assert any("It is none of these: Code Red." in line for line in some)
    last = looked_at(SAY, "win", view(contingencies={"active": "code-green", "not_active": []}))
    assert "The active contingency is Code Green: Stand down. Nobody is killed." in last


def test_references_are_names() -> None:
    seen = view()
    names = {
        "section:1": "section S-01",
        "section:elevator": "the elevator",
        "csspod:b": "CSS pod B",
        "pod:3": "CSS pod C",
        "css:none": "no pod",
        "contingency:code-black": "Code Black",
        "computer:maintenance": "Maintenance",
        "area:3": "area 3",
        "number:7": "7",
        "number:0": "S",
        "token:adult-1-3": "Adult token, surprise number 1, in darkness 3",
        "token:blank": "blank token",
        "path:28-29": "the path between room 28, unexplored and room 29, unexplored",
    }
    assert {ref: SAY.name(ref, seen) for ref in names} == names
    assert SAY.text("contingency:code-red").startswith("Nothing stays behind.")
    assert SAY.option(Option("look-at-css/number:4"), seen) == "Look at the CSS token at 4"
    assert SAY.option(Option("swap-power/section:1/section:elevator"), seen) == (
        "Swap the power tokens of section S-01 and the elevator"
    )
    assert SAY.option(Option("hush"), seen) == "Silence the corridors"
    assert SAY.option(Option("hush/corridor:technical"), seen) == "Take the noise out of the technical corridors"


def test_what_lockdown_says_otherwise_it_alone_says() -> None:
    event = {"kind": "time-advances", "rule": "nemesis/time/advance", "args": {"time": 0}}
    assert SAY.event(event, None) == "The time token reaches S, the end of its track."
    assert describer_of({}, "en", "nemesis").event(event, None) == "The time track shows 0."
    assert "1 Knowledge" in SAY.text("room:nest")
    assert "Knowledge" not in describer_of({}, "en", "nemesis").text("room:nest")


def shot() -> LockdownTable:
    """The survivor has shot an adult where there is power, and could discard a card for one more injury."""
    table = scenario("lockdown", ["survivor", "hacker"], seed=5)
    table.power()
    table.place("survivor", "repository")
    table.give("survivor", "pistol")
    table.intruder("adult", "repository")
    table.hand("survivor", "rest", "search")
    table.turn("survivor")
    table.by_hand()
    table.fate(advantage=["hit-or-discard-for-two"])
    table.play("survivor", "shoot")
    table.play("survivor", "pay/card:rest")
    while table.game.choice.ask == "ask-interrupt":
        table.game.answer("let")
    return table


@pytest.mark.parametrize(("lang", "said"), [("en", "Discard nothing"), ("fr", "Ne rien défausser")])
def test_keeping_a_card_that_could_be_an_injury_is_said_in_its_own_words(
    lang: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, choice = shot().game, shot().game.choice
    assert (choice.ask, choice.options[0].id) == ("ask-discard-for-injury", "let")
    say, seen = describer_of({}, lang, "lockdown"), game.sight(0)
    in_the_browser = question(game, 0, say, seen, "1")
    assert in_the_browser is not None
    assert in_the_browser["options"][0]["text"] == said
    assert say.option(Option("let"), seen, "ask-ignore-attack") == say.option(Option("let"), seen) != said
    monkeypatch.setattr("hullbreach.cli.teller.current", lambda: lang)
    Teller(game, Terminal(plain=True)).question(choice)
    assert f"1. {said}" in capsys.readouterr().out


def test_a_pack_has_the_last_word() -> None:
    texts = [*texts_of("en", "lockdown"), written_in("card-rest-text = Sleep.\n")]
    assert Describer("en", texts=texts).text("card:rest") == "Sleep."


def test_a_rule_of_shared_code_is_shown_as_the_game_has_it() -> None:
    table = scenario("lockdown", ["hacker", "survivor"], seed=1)
    say = describer_for(table.game, "en")
    assert say.rule("nemesis/noise/silence") == "lockdown/noise/silence"
    assert say.rule("nemesis/contamination/hidden") == "nemesis/contamination/hidden"
    assert say.rule("") == ""
    refusals = [Refusal("trade", "nemesis/door/closed-blocks"), Refusal("pass", "lockdown/door/closed-blocks")]
    ((sentence, rule),) = say.refusals(refusals, table.game.sight(0))
    assert rule == "lockdown/door/closed-blocks"
    assert sentence.startswith("Trade with the others here, Pass: ")
    assert describer_of({}, "en", "nemesis").rule("nemesis/noise/silence") == "nemesis/noise/silence"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_is_said_in_every_language(lang: str) -> None:
    say, seen = describer_of({}, lang, "lockdown"), view()
    lines = [
        *looked_at(say, "win", seen),
        *looked_at(say, "memory", seen),
        *looked_at(say, "board", seen),
        say.clocks(seen),
        say.status(seen, 0),
    ]
    assert not [line for line in lines if "{" in line or line.startswith(("win ", "board ", "clock ", "status "))]


@pytest.mark.parametrize(
    ("option", "group"),
    [
        ("drive/room:4", "move"),
        ("leave-by-rover", "move"),
        ("leave-on-foot", "move"),
        ("use-computer/computer:logistics", "room"),
    ],
)
def test_ways_out_stand_with_the_moves_and_the_computer_with_its_room(option: str, group: str) -> None:
    assert SAY.group(Option(option)) == group


def test_the_ways_out_are_told_without_every_room() -> None:
    told = looked_at(SAY, "ways", view())
    assert "The elevator stands in section S-02." in told
    assert any(line.startswith("CSS tokens on the time track: at 10") for line in told)
    assert "The main gate is closed." in told
    assert not any("Exits" in line for line in told)
