"""Tables on which carnomorphs hunt, and what is arranged there by hand."""

from __future__ import annotations

from hullbreach.kernel import Effect
from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.nemesis.species.carnomorphs.metamorphosis import DECK, FIRST_CARD, Metamorphosis, own

QUIET = "beast-on-the-prowl"
"""An event card that changes nothing without slime and without a butcher."""


def crew(*names: str, room: int | str = 1, seed: int = 5, **options: str) -> NemesisTable:
    """These characters together in one room, the first about to act, with silence all round."""
    table = scenario("nemesis", crew=names, seed=seed, species="carnomorphs", **options)
    for name in names:
        table.place(name, room)
    table.turn(names[0])
    return table


def eggs_to_spare(table: NemesisTable, in_nest: int = 4) -> None:
    """Some eggs are in the supply, as after they have been eaten."""
    table.eggs(in_nest)


def changed(table: NemesisTable) -> Metamorphosis:
    """The position with its carnomorph fields."""
    return own(table.state)


def carry_out(table: NemesisTable, *effects: Effect) -> None:
    """These effects happen now, in this order."""
    table.state.stack.extend((effect, 0) for effect in reversed(effects))
    table.run()
    table.settle()


def mutate(table: NemesisTable, name: str, card: str, markers: int = 0) -> None:
    """The character has this mutation card, and this many markers."""
    g, seat = changed(table), table.seat(name)
    back = next(back for back in g.mutation_deck() if g.mutation_name(back) == card)
    g.move(back, g.species_zone(DECK), g.species_zone(FIRST_CARD + seat))
    g.seen[back] = 1 << seat
    g.markers[seat] = markers


def adapt(table: NemesisTable, name: str, slot: str = "egg") -> None:
    """This adaptation is in force."""
    table.weakness(slot, name)


def kinds(table: NemesisTable) -> dict[str, str]:
    """The carnomorphs on the board without their numbers, and their rooms; alike ones once."""
    return {ref.removeprefix("intruder:").rpartition("-")[0]: room for ref, room in table.intruders().items()}


def names(table: NemesisTable) -> list[str]:
    """The types of all carnomorphs on the board."""
    return sorted(ref.removeprefix("intruder:").rpartition("-")[0] for ref in table.intruders())


def in_bag(table: NemesisTable, kind: str) -> int:
    """Tokens of this kind in the bag."""
    return sum(count for name, count in table.bag_counts().items() if name.rpartition("-")[0] == kind)


def rollers(table: NemesisTable) -> list[str]:
    """Who rolled for noise, in order."""
    return [event["args"]["who"] for event in table.told("noise-rolled")]


def attack_discards(table: NemesisTable) -> int:
    """How many attack cards have been drawn."""
    return len(table.state.zones[box.ATTACK_DISCARD])
