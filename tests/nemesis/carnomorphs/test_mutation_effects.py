"""What each mutation does after an infected scan, and after one that is not."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.rules.wounds import LightWound
from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.nemesis.species.carnomorphs.mutation_action import MUTATIONS
from hullbreach.nemesis.species.intruders.attack import IntruderAttack
from hullbreach.rulebook.citing import cites

from .aboard import carry_out, changed, crew, eggs_to_spare, in_bag, mutate, names


def ways(table: NemesisTable, card: str, infected: bool) -> dict[str, object]:
    """The ways to use the effect of a card, by option id."""
    uses = MUTATIONS[card]
    return dict((uses.infected if infected else uses.clean)(changed(table), 0))


def use(table: NemesisTable, card: str, infected: bool, way: str = "") -> NemesisTable:
    """The captain uses the effect of a card in the first way that begins like this."""
    found = ways(table, card, infected)
    effects = next(effects for option, effects in found.items() if option.startswith(way))
    carry_out(table, *effects)  # type: ignore[misc]
    return table


@cites("carnomorphs/mutation-action/infected")
def test_mimicry_keeps_attacks_from_having_any_effect_until_the_round_ends() -> None:
    table = crew("captain")
    mutate(table, "captain", "mimicry")
    table.intruder("shambler", 1)
    table.intruder("metagorger", 1)
    use(table, "mimicry", True)
    table.attack_cards("slash-6-1")
    for foe in table.state.all_foes():
        carry_out(table, IntruderAttack(foe, 0))
    assert table.of("captain").light_wounds == 0
    assert names(table) == ["shambler"]
    table.attack_cards("devour-3-0")
    table.bag(blank=1)
    table.event_phase("growl", "blank")
    assert changed(table).mimics == 0


@cites("carnomorphs/mutation-action/not-infected-effect")
def test_mimicry_may_provoke_an_attack() -> None:
    table = crew("captain")
    table.intruder("shambler", 1)
    table.attack_cards("slash-6-1")
    use(table, "mimicry", False)
    assert table.of("captain").light_wounds == 1
    assert ways(crew("captain"), "mimicry", False) == {}


@cites("carnomorphs/mutation-action/infected")
def test_bone_blades_deal_three_injuries() -> None:
    table = crew("captain")
    foe = table.intruder("butcher", 1)
    table.attack_cards("carnomorph-bite-6-3")
    use(table, "bone-blades", True)
    assert table.injuries(foe) == 3


@cites("carnomorphs/mutation-action/not-infected-effect")
def test_bone_blades_strike_with_a_reroll_and_without_harm() -> None:
    table = crew("captain")
    foe = table.intruder("butcher", 1)
    table.fate(combat=["blank", "blank"])
    use(table, "bone-blades", False)
    table.play("captain", "reroll")
    assert table.injuries(foe) == 0
    assert table.of("captain").serious_wounds == []
    assert table.of("captain").discards == []


@cites("carnomorphs/mutation-action/infected")
def test_loose_joints_lead_from_one_entrance_to_any_other_unattacked() -> None:
    table = crew("captain")
    first, second, *_ = table.state.board.entrances
    table.place("captain", first)
    table.explore(second)
    table.intruder("shambler", first)
    found = ways(table, "loose-joints", True)
    assert len(found) == len(table.state.board.entrances) - 1
    table.fate(noise=["silence"])
    use(table, "loose-joints", True, f"squeeze/room:{second}")
    assert table.of("captain").room == f"room:{second}"
    assert not table.of("captain").light_wounds


@cites("carnomorphs/mutation-action/not-infected-effect")
def test_loose_joints_slip_away_from_the_lowest_type_only() -> None:
    table = crew("captain")
    other = table.state.board.neighbours[1][0]
    table.explore(other)
    table.intruder("butcher", 1)
    table.intruder("shambler", 1)
    table.attack_cards("slash-6-1")
    use(table, "loose-joints", False, f"slip/room:{other}")
    assert table.of("captain").room == f"room:{other}"
    assert table.of("captain").light_wounds == 1
    assert table.state.noise == 0


@cites("carnomorphs/mutation-action/infected")
def test_quick_scars_close_everything() -> None:
    table = crew("captain")
    table.light("captain", 2)
    table.wound("captain", "leg", "arm")
    use(table, "quick-scars", True)
    captain = table.of("captain")
    assert (captain.light_wounds, captain.serious_wounds, len(captain.dressed_wounds)) == (0, [], 2)


@cites("carnomorphs/mutation-action/not-infected-effect")
def test_quick_scars_close_one_wound() -> None:
    table = crew("captain")
    table.light("captain", 2)
    table.wound("captain", "leg", "arm")
    assert len(ways(table, "quick-scars", False)) == 3
    use(table, "quick-scars", False, "heal-light")
    assert table.of("captain").light_wounds == 1


@cites("carnomorphs/mutation-action/infected")
def test_acid_deals_two_injuries_and_may_destroy_doors() -> None:
    table = crew("captain")
    foe = table.intruder("butcher", 1)
    g = table.state
    g.closed = g.board.door_mask[1]
    table.attack_cards("carnomorph-bite-6-3")
    use(table, "acid-glands", True)
    assert table.injuries(foe) == 2
    table.play("captain", next(o for o in table.options("captain") if o.startswith("dissolve")))
    assert g.wrecked.bit_count() == 1


@cites("carnomorphs/mutation-action/not-infected-effect")
def test_acid_destroys_a_door_or_breaks_the_room() -> None:
    table = crew("captain")
    use(table, "acid-glands", False, "corrode")
    assert table.room(1).malfunction
    g = table.state
    g.closed = g.board.door_mask[1]
    use(table, "acid-glands", False, "dissolve-door")
    assert g.wrecked.bit_count() == 1


@cites("carnomorphs/mutation-action/infected")
def test_the_brood_ear_keeps_a_token_out_of_the_bag_but_never_the_blank() -> None:
    table = crew("captain")
    table.bag(blank=1, metagorger_2=1, shambler_3=1)
    use(table, "brood-ear", True)
    assert sorted(table.options("captain")) == ["keep-out/token:metagorger-2", "keep-out/token:shambler-3"]
    table.play("captain", "keep-out/token:shambler-3")
    assert table.bag_counts() == {"blank": 1, "metagorger-2": 1}


@cites("carnomorphs/mutation-action/not-infected-effect")
def test_the_brood_ear_hears_the_next_event() -> None:
    table = crew("captain")
    use(table, "brood-ear", False)
    assert table.options("captain") == ["leave-on-top", "put-at-bottom"]


@cites("carnomorphs/mutation-action/infected")
def test_a_racing_heart_draws_three_cards_and_gives_two_more_actions() -> None:
    table = crew("captain", "scout")
    table.place("scout", 13)
    mutate(table, "captain", "racing-heart")
    table.hand("captain", "rest")
    table.contaminate("captain", "infected", where="hand")
    table.turn("captain")
    table.play("captain", "mutate")
    table.play("captain", "mutation-scan")
    assert len(table.of("captain").hand) == 4
    moves = 0
    while any(option.startswith("move/") for option in table.options("captain")) and moves < 5:
        table.fate(noise=["silence"])
        table.explore(*table.state.board.neighbours[table.state.room_of(0)])
        table.play("captain", next(option for option in table.options("captain") if option.startswith("move/")))
        moves += 1
    assert moves == 3, "two more, and the second of the turn"


@cites("carnomorphs/mutation-action/not-infected-effect")
def test_a_racing_heart_draws_two_and_discards_one() -> None:
    table = crew("captain")
    table.hand("captain")
    use(table, "racing-heart", False)
    table.play("captain", table.options("captain")[0])
    assert (len(table.of("captain").hand), len(table.of("captain").discards)) == (1, 1)


@cites("carnomorphs/mutation-action/infected")
def test_shell_skin_lets_one_ignore_two_attacks() -> None:
    table = crew("captain")
    mutate(table, "captain", "shell-skin")
    table.intruder("shambler", 1)
    use(table, "shell-skin", True)
    table.by_hand()
    table.attack_cards("slash-6-1", "whiplash-7-3")
    for left in (1, 0):
        table.state.stack.append((IntruderAttack(table.state.all_foes()[0], 0), 0))
        table.run()
        table.play("captain", "ignore/mutation:shell-skin")
        assert changed(table).shells[0] == left
    assert table.of("captain").light_wounds == 0


@cites("carnomorphs/mutation-action/not-infected-effect")
def test_a_thin_shell_prevents_one_light_wound() -> None:
    table = crew("captain")
    mutate(table, "captain", "shell-skin")
    use(table, "shell-skin", False)
    carry_out(table, LightWound(0), LightWound(0))
    assert table.of("captain").light_wounds == 1


@cites("carnomorphs/mutation-action/infected")
def test_the_lure_brings_carnomorphs_next_to_a_room_into_it() -> None:
    table = crew("captain")
    g = table.state
    far = next(
        room for room in g.board.rooms
        if room != 1 and room not in g.board.neighbours[1]
        and any(n in g.board.neighbours[1] for n in g.board.neighbours[room])
    )  # fmt: skip
    goal = next(n for n in g.board.neighbours[far] if n != 1)
    table.intruder("shambler", far)
    use(table, "lure-gland", True, f"lure/room:{goal}")
    assert table.intruders() == {"intruder:shambler-1": f"room:{goal}"}


@cites("carnomorphs/mutation-action/not-infected-effect")
@pytest.mark.parametrize("way", ["rustle", "quiet"])
def test_the_lure_makes_or_takes_away_noise(way: str) -> None:
    table = crew("captain")
    g = table.state
    assert not any(option.startswith("quiet") for option in ways(table, "lure-gland", False))
    if way == "quiet":
        g.noise = g.board.spot_mask[1]
    before = g.noise.bit_count()
    use(table, "lure-gland", False, way)
    assert g.noise.bit_count() == before + (1 if way == "rustle" else -1)


@cites("carnomorphs/mutation-action/infected")
def test_a_foul_appetite_heals_for_a_heavy_object() -> None:
    table = crew("captain")
    assert ways(table, "foul-appetite", True) == {}
    table.object("carcass", 1)
    table.light("captain", 2)
    table.wound("captain", "leg", dressed=True)
    table.slime("captain")
    use(table, "foul-appetite", True)
    captain = table.of("captain")
    assert (captain.light_wounds, captain.dressed_wounds, captain.slimed) == (0, [], False)
    assert table.room(1).objects == []


@cites("carnomorphs/mutation-action/not-infected-effect")
def test_a_foul_appetite_draws_two_cards_for_a_heavy_object() -> None:
    table = crew("captain")
    eggs_to_spare(table)
    table.object("egg", "captain")
    table.hand("captain")
    use(table, "foul-appetite", False)
    assert len(table.of("captain").hand) == 2
    assert table.of("captain").objects == []


@cites("carnomorphs/mutation-action/infected")
def test_static_nerves_use_a_room_with_a_working_computer() -> None:
    table = crew("captain")
    table.tile(3, "comms-room")
    table.explore(3)
    found = ways(table, "static-nerves", True)
    assert "room-action/room:3" in found
    table.malfunction(3)
    assert "room-action/room:3" not in ways(table, "static-nerves", True)


@cites("carnomorphs/mutation-action/not-infected-effect")
def test_static_nerves_move_any_door() -> None:
    table = crew("captain")
    assert len(ways(table, "static-nerves", False)) == len(table.state.board.corridors)
    use(table, "static-nerves", False, "close-door")
    assert table.state.closed.bit_count() == 1


@cites("carnomorphs/mutation-action/infected")
def test_a_kindred_voice_sends_small_ones_into_the_bag() -> None:
    table = crew("captain", "scout")
    table.place("scout", 13)
    table.intruder("shambler", 13)
    table.intruder("butcher", 9)
    assert ways(table, "kindred-voice", True) == {}
    table.intruder("metagorger", 1)
    before = in_bag(table, "metagorger")
    use(table, "kindred-voice", True)
    assert names(table) == ["butcher", "shambler"]
    assert in_bag(table, "metagorger") == before + 1


@cites("carnomorphs/mutation-action/not-infected-effect")
def test_a_kindred_voice_moves_one_next_door() -> None:
    table = crew("captain")
    other = table.state.board.neighbours[1][0]
    table.intruder("shambler", other)
    use(table, "kindred-voice", False, "call-over/intruder:shambler-1/room:1")
    assert table.intruders() == {"intruder:shambler-1": "room:1"}
