"""Sentences as people read them."""

from __future__ import annotations

import hullbreach
from hullbreach import Choice, Option, Refusal, Refused, library
from hullbreach.describe import Describer
from hullbreach.describers import describer_of, texts_of
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.scenario.nemesis import NemesisTable
from tests.describe.looks import looked_at

SAY = describer_of({}, "en", "nemesis")


def ship() -> NemesisTable:
    """The captain in the Command Center, the scout next door, something behind a door."""
    table = scenario("nemesis", crew=["captain", "scout", "scientist"], seed=1)
    table.tile(7, "command-center")
    table.tile(6, "cabins")
    table.items_in(7, 2)
    table.place("captain", 7)
    table.place("scout", 6)
    table.noise("corridor:7-8")
    table.door("corridor:3-7")
    table.turn("captain")
    return table


def test_a_room_is_told_with_its_facts_people_and_exits() -> None:
    view = ship().game.sight(0)
    assert looked_at(SAY, "room", view, "room:7")[0] == (
        "Command Center, room 7, red, computer, 2 items. Captain is here. "
        "Exits: 1 to Cabins (6), Scout is there; 2 to room 8, unexplored, noise; "
        "3-4 to room 3, unexplored, door closed."
    )


def test_headings_come_in_the_order_of_the_game_and_unknown_ones_last() -> None:
    assert SAY.groups(["other", "move", "fight", "trick", "move"]) == ["fight", "move", "other", "trick"]


def test_an_intruder_in_a_room_is_told_with_its_injuries() -> None:
    table = ship()
    table.intruder("adult", 7, injuries=2)
    table.fire(7)
    view = table.game.sight(0)
    assert looked_at(SAY, "room", view, "room:7")[0].startswith(
        "Command Center, room 7, red, computer, 2 items, on fire. Captain is here. Adult 1 with 2 injuries is here!"
    )


def test_an_option_to_enter_a_room_says_first_what_waits_there() -> None:
    table = ship()
    table.intruder("adult", 6)
    view = table.game.sight(0)
    assert SAY.option(Option("move/room:6", cost=1), view) == "Move to Cabins (6); Adult 1 is there (1 card)"
    assert SAY.option(Option("move/room:8", cost=1), view) == "Move to room 8, unexplored (1 card)"
    assert SAY.option(Option("look-at/room:6"), view) == "Look at Cabins (6)"
    table.intruder("creeper", 6)
    said = describer_of({}, "fr", "nemesis").option(Option("escape/room:6"), table.game.sight(0))
    assert said.endswith("\u202f; l'Adulte 1 et le Griffeur 1 s'y trouvent")


def test_an_option_about_something_unseen_is_explained_by_what_is_printed_there() -> None:
    table = ship()
    table.hand("captain", "rest", "search")
    table.give("captain", "medkit")
    view = table.game.sight(0)

    def explained(id: str) -> tuple[str, bool]:
        return SAY.explanation(Option(id), view)

    assert explained("room-action/room:7") == (SAY.text("place:command-center"), False)
    assert explained("keep/item:bandages") == (SAY.text("item:bandages"), False)
    assert explained("craft/item:flamethrower/item:medkit/item:clothes") == (SAY.text("item:flamethrower"), False)
    assert explained("resolve/event:damage") == (SAY.text("event:damage"), False)
    assert explained("use/item:medkit") == (SAY.text("item:medkit"), True)
    assert explained("play/card:rest") == (SAY.text("card:rest"), True)
    assert explained("room-action/room:8") == explained("move/room:7") == explained("pass") == ("", False)


def test_an_unexplored_room_is_called_by_its_number() -> None:
    table = ship()
    assert SAY.name("room:8", table.game.sight(0)) == "room 8, unexplored"
    assert SAY.name("room:7", table.game.sight(0)) == "Command Center (7)"


def test_a_seat_has_a_player_number_only_when_it_has_been_dealt() -> None:
    view = ship().game.sight(0)
    assert SAY.name("seat:1", view) == "Scout"
    unchosen = hullbreach.new("nemesis", 3, seed=2).sight(0)
    unchosen.crew[1].number = 3
    assert SAY.name("seat:1", unchosen) == "Player 3"
    assert SAY.name("seat:1") == "Seat 2"
    sits = {"kind": "seat-taken", "args": {"who": "seat:1", "name": "Louis"}}
    assert SAY.event(sits, None) == "Louis sits down as Seat 2."
    bot = {"kind": "bot-plays", "args": {"who": "seat:1", "name": ""}}
    assert SAY.event(bot, unchosen) == "A bot plays for Player 3 from now on."
    assert describer_of({}, "fr", "nemesis").event(bot, unchosen) == "Un bot joue désormais pour le joueur 3."


def test_a_room_that_only_one_seat_has_seen_is_named_to_that_seat_alone() -> None:
    table = ship()
    table.tile(8, "canteen", explored=False)
    state = table.state
    state.look(state.site.tile_back[8], 1)
    assert SAY.name("room:8", table.game.sight(0)) == "room 8, unexplored but seen to be Canteen"
    assert SAY.name("room:8", table.game.sight(1)) == "room 8, unexplored"
    assert SAY.name("room:8", table.game.sight()) == "room 8, unexplored"


def test_references_are_names() -> None:
    view = ship().game.sight(0)
    names = {
        "seat:1": "Scout",
        "card:rest": "Rest",
        "item:medkit": "Medkit",
        "object:egg": "an egg",
        "object:corpse-1": "the body of the Scout",
        "intruder:adult-3": "Adult 3",
        "intruder:queen-1": "Queen",
        "corridor:6-7": "corridor 1 to Cabins (6)",
        "corridor:1-2": "the corridor between Cockpit (1) and room 2, unexplored",
        "corridor:technical": "the technical corridors",
        "token:adult-3": "Adult token, surprise number 3",
        "token:doors-1": "doors and 1 item",
        "place:armory": "Armory",
        "event:hunt-2": "Hunt",
        "planet:deep-space": "deep space",
        "letter:c": "C",
        "pod:2": "Pod 2",
        "engine:1": "Engine 1",
    }
    assert {ref: SAY.name(ref, view) for ref in names} == names


def test_an_option_says_what_it_does_and_what_it_costs() -> None:
    view = ship().game.sight(0)
    assert SAY.option(Option("careful-move/room:6", cost=2), view) == "Move carefully to Cabins (6) (2 cards)"
    assert SAY.option(Option("shoot/item:revolver/intruder:adult-2", cost=1), view) == (
        "Shoot Adult 2 with Revolver (1 card)"
    )
    assert SAY.option(Option("pass"), view) == "Pass"
    assert SAY.option(Option("place-malfunction"), view) == "Put a malfunction here"
    assert SAY.option(Option("place-malfunction/room:6"), view) == "Put a malfunction in Cabins (6)"


def test_a_refusal_says_what_fails_here_and_now() -> None:
    table = ship()
    refusals = {refusal.id: refusal for refusal in table.game.refusals(0)}
    view = table.game.sight(0)
    assert SAY.refusal(refusals["move/room:3"], view) == "Move to room 3, unexplored: a closed door is in the way."
    assert SAY.refusal(refusals["trade"], view) == "Trade with the others here: nobody else is here."


def test_a_refusal_that_may_mean_several_things_is_told_in_the_words_of_its_rule() -> None:
    view = ship().game.sight(0)
    refusal = Refusal("play/card:rest", "nemesis/action/trade")
    wording, texts = library.title("nemesis").wording, texts_of("en", "nemesis")
    assert Describer(texts=texts, wording=wording).refusal(refusal, view) == "Play Rest: nemesis/action/trade"
    words = Describer(rules=lambda rule: f"the text of {rule}", texts=texts, wording=wording)
    assert words.refusal(refusal, view) == "Play Rest: the text of nemesis/action/trade"


def test_what_one_rule_forbids_is_said_together() -> None:
    view = ship().game.sight(0)
    refusals = [Refusal("move/room:6", "a/b"), Refusal("trade", "c/d"), Refusal("move/room:8", "a/b")]
    assert SAY.refusals(refusals, view) == [
        ("Move to Cabins (6), Move to room 8, unexplored: a/b", "a/b"),
        ("Trade with the others here: c/d", "c/d"),
    ]


def test_the_prompt_names_who_is_asked() -> None:
    table = ship()
    assert SAY.choice(table.game.choice, table.game.sight(0)) == "Captain, take your first action or pass."


def test_an_event_tells_its_secret_only_to_those_who_were_told() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    drew = [event for event in table.game.events(0) if event["kind"] == "drew" and event["args"]["who"] == "seat:0"]
    seen = [event for event in table.game.events(1) if event["kind"] == "drew" and event["args"]["who"] == "seat:0"]
    assert SAY.event(drew[0], table.game.sight(0)).startswith("You draw 5 cards: ")
    assert SAY.event(seen[0], table.game.sight(1)) == "Captain draws 5 cards."


def test_the_argument_given_last_decides_what_is_told() -> None:
    view = ship().game.sight(0)
    args = {"who": "seat:0", "room": "room:8"}
    told = [args, {**args, "place": "place:canteen"}, {**args, "place": "place:canteen", "token": "token:doors-3"}]
    assert [SAY.event({"kind": "room-peeked", "rule": "", "args": each}, view) for each in told] == [
        "Captain looks into room 8 in secret.",
        "You look into room 8: it is the Canteen.",
        "You look into room 8: it is the Canteen, with doors and 3 items.",
    ]


def test_an_event_without_a_message_is_still_told() -> None:
    assert SAY.event({"kind": "hull-breach", "rule": "", "args": {}}, None) == "(hull breach)"


def test_errors_are_sentences() -> None:
    assert SAY.error(Refused("bad-player-count", players=9, least=1, most=5)) == (
        "This game is for 1 to 5 players, not 9."
    )
    assert SAY.error(Refused("unknown-game", game="nemsis", near=["nemesis"])).endswith("Did you mean nemesis?")
    assert SAY.error(Refused("file-not-readable", file="/tmp/a/b", because="no")) == "/tmp/a/b cannot be read: no."
    assert SAY.error(Refused("quite-new")) == "That was refused (quite-new)."


def test_status_tells_wounds_weapons_and_of_the_inventory_what_the_viewer_knows() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.wound("captain", "leg")
    table.light("captain", 1)
    table.slime("captain")
    table.give("captain", "medkit")
    own = SAY.status(table.game.sight(0), 0)
    other = SAY.status(table.game.sight(1), 0)
    assert "Condition: 1 light wound, leg wound, slimed." in own
    assert "In hand: Revolver (6 of 6)." in own
    assert "Inventory: 1 green (Medkit)." in own
    assert "Inventory: 1 green." in other


def test_the_outcome_is_told_line_by_line() -> None:
    outcome = {
        "ship": "jumped",
        "winners": [0],
        "lines": [
            {"line": "ship-reaches-earth", "seat": None, "rule": "nemesis/victory/coordinates"},
            {"line": "wins", "seat": 0, "rule": "nemesis/victory/objectives"},
        ],
    }
    assert SAY.outcome(outcome, ship().game.sight()) == [
        "The ship reached Earth.",
        "Captain fulfilled the objective and wins.",
        "The winner: Captain.",
    ]


def test_a_larva_attacks_without_a_card() -> None:
    view = ship().game.sight(0)
    attack = Choice(0, "ask-ignore-attack", "", (), {"foe": "intruder:larva-1", "card": None}, "", 0)
    assert "with" not in SAY.choice(attack, view)


def test_whoever_looks_at_the_next_event_reads_its_name() -> None:
    view = ship().game.sight(0)
    told = {"kind": "event-seen", "args": {"who": "seat:0", "event": "event:eclosion"}}
    assert "Eclosion" in SAY.event(told, view)
