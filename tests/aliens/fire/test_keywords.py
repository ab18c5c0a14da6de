"""What the keywords of cards mean."""

from __future__ import annotations

from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites

from .range import actions_left, dial, shooter, targets

RIFLE, SMART_GUN, PISTOL, SHOTGUN = "m41a-pulse-rifle", "m56-smart-gun", "hk-vp70-pistol", "ithaca-37-shotgun"
GRENADES, FLAMER, BOLT_GUN = "m40-grenades", "m240-flamethrower", "bolt-gun"


def events_of(table: AliensTable, seat: str, card: str) -> list[str]:
    """The ways to play an event now."""
    found = [*table.options(seat), *table.asides(seat)]
    return [option for option in found if option.startswith(f"event/card:{card}")]


@cites("aliens/keyword/event-action")
def test_an_event_with_action_uses_up_an_action() -> None:
    table = shooter("hudson")
    table.hand("hudson", "scrounge")
    table.acts("hudson", 2)
    assert actions_left(table) == 2
    table.play("hudson", "event", "card:scrounge")
    while table.game.choices[0].ask != "ask-action":
        table.play("hudson", table.options("hudson")[-1])
    assert actions_left(table) == 1


@cites("aliens/keyword/event-action")
def test_an_event_with_action_is_played_in_the_third_step_of_ones_own_activation_only() -> None:
    table = scenario(["hudson", "hicks"])
    table.only("hudson", "hicks")
    table.at("hudson", "C2:C6")
    table.at("hicks", "C2:D6")
    table.hand("hudson", "scrounge")
    table.hand("hicks", "scrounge")
    table.acts("hudson")
    assert events_of(table, "hudson", "scrounge")
    assert not events_of(table, "hicks", "scrounge")
    table.weapons("hudson", RIFLE)
    table.activate("hudson")
    while table.game.choices[0].ask != "ask-equip":
        assert not events_of(table, "hudson", "scrounge")
        table.play("hudson", "done")
    assert not events_of(table, "hudson", "scrounge")
    table.play("hudson", "done-equipping")
    assert events_of(table, "hudson", "scrounge")
    table.alien("C2:E6")
    table.alien_phase()
    assert not events_of(table, "hudson", "scrounge")


@cites("aliens/keyword/event-action")
def test_without_an_action_left_no_such_event_is_played() -> None:
    table = shooter("hudson")
    table.hand("hudson", "scrounge", "deep-breath")
    table.exhaust_pile(RIFLE)
    table.acts("hudson", 1)
    assert events_of(table, "hudson", "scrounge")
    table.play("hudson", "aim")
    assert not events_of(table, "hudson", "scrounge")


@cites("aliens/keyword/event-free-action")
def test_an_event_with_free_action_uses_none_and_is_played_in_ones_own_activation_only() -> None:
    table = scenario(["hudson", "hicks"])
    table.only("hudson", "hicks")
    table.at("hudson", "C2:C6")
    table.at("hicks", "C2:D6")
    table.hand("hudson", "adrenaline")
    table.hand("hicks", "weld-shut", "deep-breath")
    table.acts("hudson")
    assert events_of(table, "hudson", "adrenaline")
    table.dial("hicks", 1)
    assert not events_of(table, "hicks", "deep-breath")
    assert not events_of(table, "hicks", "weld-shut")
    table.alien("C2:E6")
    table.alien_phase()
    assert not events_of(table, "hudson", "adrenaline")
    table = shooter("hudson", dial=3)
    table.hand("hudson", "deep-breath")
    table.acts("hudson")
    assert events_of(table, "hudson", "deep-breath")
    table.play("hudson", "event", "card:deep-breath")
    assert (dial(table, "hudson"), actions_left(table)) == (6, 2)


@cites("aliens/keyword/backup")
def test_a_backup_weapon_is_fired_instead_of_the_main_weapon() -> None:
    table = shooter("hudson", RIFLE, SHOTGUN, dial=6)
    alien = table.alien("C2:E6")
    table.acts("hudson")
    assert targets(table, "hudson", RIFLE) == targets(table, "hudson", SHOTGUN) == {alien}
    table.fate(attack=["6"])
    table.play("hudson", "attack", f"card:{SHOTGUN}")
    assert table.aliens() == {}
    assert actions_left(table) == 1


def equippable(worn: list[str], hand: list[str]) -> tuple[set[str], dict[str, str]]:
    """What a hero may equip on itself, and what it may not with the rule behind it."""
    table = scenario(["frost"])
    table.only("frost")
    table.at("frost", "C2:C6")
    table.weapons("frost", *worn)
    table.hand("frost", *hand)
    table.activate("frost")
    while table.game.choices[0].ask != "ask-equip":
        table.play("frost", "stay")
    start, end = "equip/card:", "/character:frost"
    may = {option[len(start) : -len(end)] for option in table.options("frost") if option.startswith(start)}
    not_ = {option[len(start) : -len(end)]: rule for option, rule in table.refusals("frost").items()}
    return may, not_


@cites("aliens/keyword/backup")
def test_only_one_backup_weapon_is_equipped_with_or_without_a_main_weapon() -> None:
    assert equippable([], [PISTOL, RIFLE])[0] == {PISTOL, RIFLE}
    assert equippable([RIFLE], [PISTOL])[0] == {PISTOL}
    may, refused = equippable([PISTOL], [SHOTGUN, RIFLE])
    assert (may, refused) == ({RIFLE}, {SHOTGUN: "aliens/keyword/backup"})
    may, refused = equippable([RIFLE, PISTOL], [SHOTGUN])
    assert may == set()
    assert set(refused) == {SHOTGUN}


@cites("aliens/keyword/bulky")
def test_a_bulky_weapon_and_a_backup_weapon_are_never_equipped_together() -> None:
    for bulky in (SMART_GUN, FLAMER):
        may, refused = equippable([bulky], [PISTOL, GRENADES])
        assert (may, refused) == (set(), dict.fromkeys((PISTOL, GRENADES), "aliens/keyword/bulky"))
        may, refused = equippable([PISTOL], [bulky, RIFLE])
        assert (may, refused) == ({RIFLE}, {bulky: "aliens/keyword/bulky"})
        assert bulky in equippable([], [bulky])[0]


@cites("aliens/keyword/close")
def test_a_close_weapon_reaches_two_spaces_and_hits_twice_next_to_its_user() -> None:
    for space, left in (("C2:D6", {"C2:D6": 2}), ("C2:E6", {"C2:E6": 3})):
        table = shooter("hudson", SHOTGUN, dial=6)
        alien = table.alien(space, tokens=3)
        table.acts("hudson")
        table.fate(attack=["1"])
        table.play("hudson", "attack", alien)
        assert table.aliens() == left
        assert dial(table, "hudson") == 5
    table = shooter("hudson", SHOTGUN)
    table.alien("C2:F6")
    table.acts("hudson")
    assert targets(table, "hudson", SHOTGUN) == set()


@cites("aliens/keyword/grenade")
def test_grenade_does_nothing_by_itself_other_cards_refer_to_it() -> None:
    table = shooter("hudson", GRENADES)
    table.alien("C2:F6")
    table.acts("hudson")
    table.fate(attack=["1"])
    table.play("hudson", "attack", table.ref("C2:F6"))
    assert table.aliens() == {}
    assert actions_left(table) == 1
    table = shooter("hudson", RIFLE, PISTOL)
    alien = table.alien("C2:F6")
    table.acts("hudson")
    table.fate(attack=["10"])
    table.play("hudson", "attack", f"card:{RIFLE}", alien)
    assert actions_left(table) == 1  # a backup weapon without the keyword gets no free attack
