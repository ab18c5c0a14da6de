"""Original characters in the facility."""

from __future__ import annotations

from hullbreach.kernel import Game
from hullbreach.library import plan
from hullbreach.nemesis.box import CRAFTED_DECK, CRAFTED_DISCARD
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.nemesis.sites.facility.position import AT_BUNKER
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import PRINTED

WITH_ORIGINAL = {"crew": "with-original"}


def aboard(*crew: str, card: str = "", room: str | int = "alert-room") -> LockdownTable:
    """These characters stand in one room; it is the first one's turn, who holds a card and can pay."""
    table = LockdownTable("lockdown", crew, options=WITH_ORIGINAL)
    table.power()
    for name in crew:
        table.place(name, room)
    if card:
        table.hand(crew[0], card, "rest", "search", "search")
    table.turn(crew[0])
    return table


@cites("lockdown/original-crew/draft")
def test_a_draft_card_is_kept_for_either_character_of_its_colour_and_no_colour_twice() -> None:
    game = Game.new(plan("lockdown", 5, WITH_ORIGINAL), 5, 3)
    colours = {who.id: who.colour for who in game._state.plan.box.characters}
    numbers = game._state.number  # type: ignore[attr-defined]
    kept: list[str] = []
    while game.choices and game.choices[0].ask == "ask-character":
        choice = game.choices[0]
        assert numbers[choice.seat] == len(kept) + 1
        names = [option.id.rpartition(":")[2] for option in choice.options]
        offered = [colours[name] for name in names]
        assert len(names) == 4
        assert len(set(offered)) == 2
        assert not set(offered) & {colours[name] for name in kept}
        kept.append(names[1])
        game.answer(choice.options[1].id, choice.seat)
    assert len(kept) == 5
    assert list(numbers) != [1, 2, 3, 4, 5]
    assert {"captain", "pilot", "mechanic", "soldier", "scout", "scientist"} >= set(kept)


@cites(
    "lockdown/original-crew/survivor-start",
    "lockdown/original-crew/items",
    "lockdown/terms/survivors-and-workers",
)
def test_original_characters_start_as_survivors_without_an_item_and_with_a_quest_of_their_colour() -> None:
    table = LockdownTable("lockdown", ["captain", "pilot", "lab-rat"], options=WITH_ORIGINAL)
    captain, pilot = table.of("captain"), table.of("pilot")
    assert {captain.room, pilot.room} == {f"room:{table.room_number('isolation-room')}"}
    assert (captain.knowledge, captain.heavy, captain.items, captain.quests) == (3, [], [], ["battle-suit"])
    assert pilot.quests == ["cheat-codes"]


@cites("lockdown/original-crew/action-decks")
def test_the_pilot_has_a_deck_of_her_own_and_the_others_keep_theirs() -> None:
    table = aboard("pilot", "scout")
    cards = {name: {*table.of(name).hand, *table.of(name).deck} for name in table.seats}
    assert cards["pilot"] >= {"at-the-wheel", "flight-plan", "old-friend", "computer-skills"}
    assert "piloting" not in cards["pilot"]
    assert cards["scout"] >= {"adrenaline", "reconnaissance", "scavenging", "suppressive-fire"}
    on_the_ship = {row.id: sorted(row.deck) for row in PRINTED.characters.character if row.id != "pilot"}
    here = {row.id: row.deck for row in table.state.box.characters if row.id in on_the_ship}
    reworded = {name: sorted(card.removesuffix("-facility") for card in deck) for name, deck in here.items()}
    assert reworded == on_the_ship


@cites("lockdown/room/special-rooms", "lockdown/action/common-cards")
def test_scavenging_finds_nothing_in_a_special_room() -> None:
    table = aboard("scout", "hacker", card="scavenging")
    assert "play/card:scavenging" not in table.options("scout")
    assert "play/card:scavenging" in table.refusals("scout")


@cites("lockdown/end/win-condition")
def test_at_the_wheel_two_drive_to_the_bunker_if_the_other_agrees() -> None:
    table = aboard("pilot", "lab-rat", "janitor", card="at-the-wheel")
    table.rover("alert-room")
    assert "play/card:at-the-wheel" not in table.options("pilot")
    table.gate()
    table.play("pilot", "play", "card:at-the-wheel")
    table.play("pilot", "drive-to-bunker", "seat:1")
    table.play("lab-rat", "refuse")
    table.play("pilot", "drive-to-bunker", "seat:2")
    table.play("janitor", "agree")
    assert [table.of(name).in_bunker for name in table.seats] == [True, False, True]
    assert table.state.rover == AT_BUNKER


@cites("lockdown/room/computer", "lockdown/room/css-control")
def test_a_flight_plan_shows_one_token_at_a_computer_and_two_at_a_pod() -> None:
    table = aboard("pilot", "lab-rat", card="flight-plan")
    table.css(10, "all")
    table.play("pilot", "play", "card:flight-plan")
    table.play("pilot", "look-at-css/number:10")
    assert "css" not in table.told("css-seen")[0]["args"]
    assert table.told("css-seen", seat=0)[-1]["args"]["css"] == "css:all"
    assert table.choice("pilot").ask == "ask-action"  # type: ignore[union-attr]
    assert "play/card:flight-plan" not in aboard("pilot", card="flight-plan", room=1).options("pilot")
    table = aboard("pilot", card="flight-plan")
    table.place("pilot", table.lay("cargo-a"))
    table.play("pilot", "play", "card:flight-plan")
    first, second, *_ = table.options("pilot")
    table.play("pilot", first)
    assert first not in table.options("pilot")
    table.play("pilot", second)
    assert len(table.told("css-seen", seat=0)) == 2


@cites("lockdown/room/css-control")
def test_at_a_pod_nobody_is_asked_about_another_token_when_there_is_only_one() -> None:
    table = aboard("pilot", card="flight-plan")
    table.place("pilot", table.lay("cargo-a"))
    for space in {*table.css_track()} - {10}:
        table.css(space)
    table.play("pilot", "play", "card:flight-plan")
    assert len(table.told("css-seen", seat=0)) == 1
    assert table.choice("pilot").ask == "ask-action"  # type: ignore[union-attr]


@cites("lockdown/item/weapon-classes")
def test_the_captain_reloads_an_energy_weapon_by_one_and_no_classic_one() -> None:
    table = aboard("captain", card="reload-facility")
    table.give("captain", "flare-gun")
    table.ammo("captain", "flare-gun", 1)
    assert "play/card:reload-facility" not in table.options("captain")
    table.give("captain", "tracking-carbine")
    table.ammo("captain", "tracking-carbine", 0)
    table.play("captain", "play", "card:reload-facility")
    assert table.options("captain") == ["reload/item:tracking-carbine"]
    table.play("captain", "reload")
    assert table.of("captain").ammo == {"flare-gun": 1, "tracking-carbine": 1}


@cites("lockdown/action/shoot", "lockdown/combat/weapon-property")
def test_full_auto_empties_the_assault_rifle_of_the_facility() -> None:
    table = aboard("soldier", card="full-auto", room=1)
    table.give("soldier", "assault-rifle-facility")
    table.dark(1)
    table.intruder("queen", 1)
    table.fate(combat=["blank"])
    table.play("soldier", "play", "card:full-auto")
    if table.choice("soldier").ask == "ask-use":  # type: ignore[union-attr]
        table.play("soldier", "shoot")
    assert table.told("shot-result")[0]["args"]["injuries"] == 3  # half of five, and one for the rifle
    assert table.of("soldier").ammo == {"assault-rifle-facility": 0}


@cites("lockdown/craft/card-must-be-available")
def test_a_card_builds_no_crafted_item_that_is_not_in_its_deck() -> None:
    table = aboard("mechanic", card="inventive-facility")
    table.give("mechanic", "reagent", "reagent")
    table.turn("mechanic")
    assert "play/card:inventive-facility" in table.options("mechanic")
    g = table.state
    for back in [back for back in g.zones[CRAFTED_DECK] if g.item_name(back) == "flamethrower"]:
        g.move(back, CRAFTED_DECK, CRAFTED_DISCARD)
    table.turn("mechanic")
    assert "play/card:inventive-facility" not in table.options("mechanic")


@cites("lockdown/action/craft")
def test_crafting_takes_two_cards_even_if_the_mechanic_could_use_one_for_either_symbol() -> None:
    table = aboard("mechanic", card="inventive-facility")
    table.give("mechanic", "reagent")
    table.turn("mechanic")
    assert "play/card:inventive-facility" not in table.options("mechanic")
    table.give("mechanic", "reagent")
    table.turn("mechanic")
    table.play("mechanic", "play/card:inventive-facility")
    table.play("mechanic", "craft/item:flamethrower/item:reagent/item:reagent")
    assert (table.of("mechanic").items, table.of("mechanic").heavy) == ([], ["flamethrower"])
