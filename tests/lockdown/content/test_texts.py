"""The text of a card, item or room names every condition under which it works."""

from __future__ import annotations

import pytest

from hullbreach.describers import phrases_of
from hullbreach.nemesis.scenario import scenario

EXPLORED = {"en": "explored", "fr": "exploré"}
WORKING = {"en": "working computer", "fr": "dont l'ordinateur fonctionne"}
NO_CLOSED_DOOR = {"en": "not through a closed door", "fr": "jamais à travers une porte fermée"}
EVEN_WITHOUT_POWER = {"en": "even without power", "fr": "même sans courant"}
FREE_SLOT = {"en": "to a free slot next to it", "fr": "sur une case libre juste à côté"}
CONDITIONS = [
    ("event-card-coolant-leak-facility", EXPLORED),
    ("event-card-thats-hot", EXPLORED),
    ("event-card-fire-in-the-hole", EXPLORED),
    ("event-card-blue-screen", EXPLORED),
    ("event-card-blue-screen", WORKING),
    ("event-card-short-circuit-facility", EXPLORED),
    ("event-card-short-circuit-facility", WORKING),
    ("event-card-hatching-facility", {"en": "action cards or a larva", "fr": "carte Action ni Larve"}),
    ("card-false-alarm", EXPLORED),
    ("card-false-alarm", WORKING),
    (
        "card-sensitive-hearing",
        {"en": "only if your room has an entrance", "fr": "seulement si votre salle y a un accès"},
    ),
    ("card-inconspicuous", {"en": "not while you escape", "fr": "sauf quand vous fuyez"}),
    ("card-service-lift", {"en": "take the elevator", "fr": "prenez l'ascenseur"}),
    ("card-vents", {"en": "as in darkness", "fr": "comme dans le noir"}),
    ("card-remote-access", EVEN_WITHOUT_POWER),
    ("card-flight-plan", EVEN_WITHOUT_POWER),
    ("item-research-documents", EVEN_WITHOUT_POWER),
    ("item-battle-suit", {"en": "once the main gate is open", "fr": "une fois la Grande porte ouverte"}),
    ("item-assault-rifle-facility", {"en": "it comes with 2", "fr": "fournie avec 2 munitions"}),
    ("item-elevator-crank", {"en": "with whoever agrees", "fr": "avec ceux qui l'acceptent"}),
    ("item-grenade", NO_CLOSED_DOOR),
    ("item-grenade", {"en": "every character there a serious wound", "fr": "chaque personnage une blessure grave"}),
    ("item-decoy", {"en": "in a room next to it", "fr": "adjacente à celle-ci"}),
    ("item-weapon-battery", WORKING),
    ("item-weapon-battery", {"en": "out of combat", "fr": "hors combat"}),
    ("item-gate-override", WORKING),
    ("item-autodestruction-key", WORKING),
    ("item-launch-codes", WORKING),
    ("item-launch-codes", FREE_SLOT),
    ("item-sealed-orders", {"en": "still in the facility", "fr": "encore dans la base"}),
    ("item-thermite-charge", NO_CLOSED_DOOR),
    ("item-flashlight-facility", NO_CLOSED_DOOR),
    ("item-blood-bag", NO_CLOSED_DOOR),
    (
        "item-scalpel",
        {"en": "not out of another character whom it would kill", "fr": "pas d'un autre personnage que cela tuerait"},
    ),
    ("room-isolation-room", {"en": "while it works", "fr": "si elle n'est pas en panne"}),
    ("room-isolation-room", {"en": "no intruder here", "fr": "aucun Intrus n'est là"}),
    ("room-cave-entrance", {"en": "any other explored room", "fr": "quelle autre salle explorée"}),
    ("room-transmitter-control", {"en": "alive", "fr": "vivant"}),
    ("room-css-control", FREE_SLOT),
    *((f"room-cargo-{pod}", {"en": "the pod is free", "fr": "la nacelle est libre"}) for pod in "abc"),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("thing", "condition"), CONDITIONS)
def test_a_text_names_the_condition(thing: str, condition: dict[str, str], lang: str) -> None:
    assert condition[lang] in phrases_of(lang).say(f"{thing}-text")


def test_the_flashlight_shines_through_no_closed_door() -> None:
    table = scenario("lockdown", ["hacker", "survivor"], seed=1)
    table.place("hacker", 12)
    table.give("hacker", "flashlight-facility")
    table.turn("hacker")
    assert "use/item:flashlight-facility" in table.options("hacker")
    board = table.state.board
    for corridor, _ in board.ways[12]:
        table.door(board.spot_ids[corridor])
    assert "use/item:flashlight-facility" not in table.options("hacker")


@pytest.mark.parametrize("event", ["coolant-leak-facility", "thats-hot", "fire-in-the-hole"])
def test_what_befalls_a_room_spares_it_until_it_is_explored(event: str) -> None:
    table = scenario("lockdown", ["hacker", "survivor"], seed=1)
    table.event_phase(event)
    struck = {each["args"]["room"] for each in table.told() if each["kind"] in ("fire-placed", "malfunction-placed")}
    assert struck == ({f"room:{table.room_number('backup-power')}"} if event == "thats-hot" else set())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nobody_in_the_facility_is_told_of_a_revolver(lang: str) -> None:
    said = phrases_of(lang, "lockdown")
    assert "revolver" not in said.say("character-captain-text")
