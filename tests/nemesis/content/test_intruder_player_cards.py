"""The ten cards of the intruder player: what is printed on them, and what each effect does."""

from __future__ import annotations

from collections import Counter

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX, PRINTED


def playing(card: str) -> NemesisTable:
    """The captain controls the intruders and holds this card; scout and soldier are in rooms 1 and 20."""
    table = scenario("nemesis", crew=["captain", "scout", "soldier"], seed=3, **{"intruder-player": "on"})
    table.state.first_encounter = True
    table.control_intruders("captain", card)
    table.place("scout", 1)
    table.place("soldier", 20)
    table.intruder_turn()
    return table


def use(table: NemesisTable, card: str) -> list[str]:
    """Play the card for its effect; the ways to use it, if more than one."""
    table.intruder_turn()
    table.play("captain", f"effect-of/card:{card}")
    return table.options("captain")


def barred(table: NemesisTable, card: str) -> bool:
    """Whether the card has no effect now."""
    table.intruder_turn()
    return table.refusals("captain").get(f"effect-of/card:{card}") == "nemesis/intruder-player/effect"


@cites("nemesis/intruder-player/move", "nemesis/intruder-player/attack-cards", "nemesis/intruder-player/effect")
def test_ten_cards_with_an_effect_each() -> None:
    cards = PRINTED.intruder_player.card
    titles = Counter(card.id.rpartition("-")[0] or card.id for card in cards)
    assert titles == {"pursuit": 4, "preparation": 2, "pack-hunt": 2, "metamorphosis": 1, "recovery": 1}
    assert {card.id: card.movement for card in cards} == {
        "pursuit-1": (1,),
        "pursuit-2": (2,),
        "pursuit-3": (3,),
        "pursuit-any": (1, 2, 3, 4),
        "preparation-4": (4,),
        "preparation-any": (1, 2, 3, 4),
        "pack-hunt-3": (3,),
        "pack-hunt-4": (4,),
        "metamorphosis": (1,),
        "recovery": (2,),
    }
    abilities = PRINTED.intruder_player.ability
    assert [ability.attacks for ability in abilities] == [2, 3, 1, 2, 1, 1, 2, 2, 1, 3]
    assert {ability.effect for ability in abilities} == set(BOX.intruder_card_uses)
    assert len(BOX.intruder_card_uses) == 10


def test_what_is_ours_says_so() -> None:
    assert {card.source for card in PRINTED.intruder_player.card} == {"published"}
    assert {ability.source for ability in PRINTED.intruder_player.ability} == {"house"}


@cites("nemesis/setup/remove-unused-modules")
def test_the_cards_stay_in_the_box_until_somebody_takes_over() -> None:
    for option in ("off", "on"):
        table = scenario("nemesis", crew=["captain", "scout"], seed=3, **{"intruder-player": option})
        assert set(BOX.backs[box.INTRUDER_PLAYER]) <= set(table.state.zones[box.OUT])
        assert {table.state.seen[back] for back in BOX.backs[box.INTRUDER_PLAYER]} == {0}


def test_the_ten_cards_are_at_the_end_of_the_box() -> None:
    assert [name.partition(":")[2] for name in BOX.components[-10:]] == list(BOX.intruder_cards[1:])


@cites("nemesis/intruder-player/effect")
def test_pursuit_1_is_danger_for_a_room_with_a_character() -> None:
    table = playing("pursuit-1")
    assert use(table, "pursuit-1") == ["danger/room:1", "danger/room:20"]
    table.play("captain", "danger/room:20")
    assert {event["args"]["corridor"] for event in table.told("noise-placed")} == {"corridor:17-20", "corridor:18-20"}


@cites("nemesis/intruder-player/effect")
def test_pursuit_2_destroys_the_doors_around_an_intruder() -> None:
    table = playing("pursuit-2")
    table.door("corridor:1-3")
    table.door("corridor:3-7")
    assert barred(table, "pursuit-2")
    table.intruder("creeper", 3)
    use(table, "pursuit-2")
    assert {event["args"]["corridor"] for event in table.told("door-destroyed")} == {"corridor:1-3", "corridor:3-7"}


@cites("nemesis/intruder-player/effect")
def test_pursuit_3_makes_a_character_roll_for_noise_who_is_not_in_combat() -> None:
    table = playing("pursuit-3")
    table.intruder("adult", 20)
    table.fate(noise=["3"])
    use(table, "pursuit-3")
    assert [event["args"]["who"] for event in table.told("noise-rolled")] == ["seat:1"]
    table.intruder("adult", 1)
    table.intruder_hand("pursuit-3")
    assert barred(table, "pursuit-3")


@cites("nemesis/intruder-player/effect")
def test_pursuit_any_lets_the_adults_hunt() -> None:
    table = playing("pursuit-any")
    assert barred(table, "pursuit-any")
    hunting, far = table.intruder("adult", 3), table.intruder("adult", 13)
    use(table, "pursuit-any")
    assert table.intruders() == {hunting: "room:1", far: "room:13"}


@cites("nemesis/intruder-player/effect", "nemesis/intruder-player/no-event-cards")
def test_preparation_4_resolves_one_of_three_events_and_buries_the_others() -> None:
    table = playing("preparation-4")
    table.intruder("adult", 3)
    table.fate(event=["damage", "nest", "hunt-2"])
    assert use(table, "preparation-4") == ["resolve/event:damage", "resolve/event:nest", "resolve/event:hunt-2"]
    assert "cards" not in table.told("event-cards-drawn", seat=1)[0]["args"]
    table.play("captain", "resolve/event:damage")
    assert table.intruders() == {"intruder:adult-1": "room:1"}
    assert "malfunction-placed" in [event["kind"] for event in table.told()]
    g = table.state
    assert sorted(BOX.events[g.face[back]] for back in g.zones[box.EVENT_DECK][:2]) == ["hunt-2", "nest"]
    assert table.game.view()["discards"]["events"] == ["damage"]


@cites("nemesis/intruder-player/effect", "nemesis/intruder-player/no-event-cards")
def test_preparation_any_leaves_the_other_events_on_top() -> None:
    table = playing("preparation-any")
    table.fate(event=["damage", "nest", "hunt-2"])
    use(table, "preparation-any")
    table.play("captain", "resolve/event:nest")
    g = table.state
    assert sorted(BOX.events[g.face[back]] for back in g.zones[box.EVENT_DECK][-2:]) == ["damage", "hunt-2"]
    assert {g.seen[back] for back in g.zones[box.EVENT_DECK][-2:]} == {1}


@cites("nemesis/intruder-player/effect")
def test_pack_hunt_3_calls_another_intruder_into_a_fight() -> None:
    table = playing("pack-hunt-3")
    assert barred(table, "pack-hunt-3")
    first = table.intruder("adult", 1)
    table.bag(creeper_1=1)
    use(table, "pack-hunt-3")
    assert table.intruders() == {first: "room:1", "intruder:creeper-1": "room:1"}
    assert not table.told("surprise-check")
    table.bag()
    table.intruder_hand("pack-hunt-3")
    assert barred(table, "pack-hunt-3")


@cites("nemesis/intruder-player/effect")
def test_pack_hunt_4_lets_every_intruder_in_a_room_attack() -> None:
    table = playing("pack-hunt-4")
    assert barred(table, "pack-hunt-4")
    table.intruder("adult", 1)
    table.intruder("creeper", 1)
    table.intruder("adult", 3)
    table.attack_cards("scratch-2", "scratch-3")
    use(table, "pack-hunt-4")
    assert [event["args"]["foe"] for event in table.told("attack")] == ["intruder:adult-1", "intruder:creeper-1"]
    assert table.of("scout").light_wounds == 2


@cites("nemesis/intruder-player/effect")
def test_metamorphosis_makes_a_larva_or_a_creeper_grow_on_the_board_or_in_the_bag() -> None:
    table = playing("metamorphosis")
    table.bag(creeper_1=1, larva_1=1)
    table.intruder("creeper", 3, injuries=2)
    table.intruder("larva", 13)
    assert sorted(use(table, "metamorphosis")) == [
        "grow/intruder:creeper-1",
        "grow/intruder:larva-1",
        "grow/token:creeper-1",
        "grow/token:larva-1",
    ]
    table.play("captain", "grow/intruder:creeper-1")
    assert table.intruders() == {"intruder:breeder-1": "room:3", "intruder:larva-1": "room:13"}
    assert table.injuries("intruder:breeder-1") == 0
    table.intruder_hand("metamorphosis")
    use(table, "metamorphosis")
    table.play("captain", "grow/token:larva-1")
    assert [name.partition("-")[0] for name in sorted(table.bag_counts())] == ["adult", "creeper"]


@cites("nemesis/intruder-player/effect")
def test_metamorphosis_needs_a_miniature_and_a_token() -> None:
    table = playing("metamorphosis")
    table.bag(creeper_1=1, breeder_3=1, breeder_4=1)
    table.intruder("breeder", 3)
    table.intruder("breeder", 3)
    table.intruder("creeper", 3)
    assert barred(table, "metamorphosis")


@cites("nemesis/intruder-player/effect")
def test_recovery_heals_an_intruder_or_hides_one_that_is_not_in_combat() -> None:
    table = playing("recovery")
    table.bag(blank=1)
    hurt = table.intruder("adult", 1, injuries=3)
    idle = table.intruder("adult", 3)
    assert use(table, "recovery") == [f"lick-wounds/{hurt}", f"hide/{idle}"]
    table.play("captain", f"lick-wounds/{hurt}")
    assert table.injuries(hurt) == 1
    table.intruder_hand("recovery")
    use(table, "recovery")
    table.play("captain", f"hide/{idle}")
    assert table.intruders() == {hurt: "room:1"}
    assert sum(table.bag_counts().values()) == 2
