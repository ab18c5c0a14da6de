"""Arranging and reading the intruders: miniatures, the bag, eggs, carcasses and weaknesses."""

from __future__ import annotations

from ...kernel import Refused
from ...lab.scenario.arrangement import arrangement, one_of, within
from .. import box
from ..kinds import CARCASSES, CARRIED, CORPSES, EGGS, IN_NEST, IN_SUPPLY
from .crew import CrewTable

MOST_INJURIES = 30
"""More than any intruder survives."""


class HunterTable(CrewTable):
    """The part of a scenario's table that is about the intruders."""

    @arrangement
    def intruder(self, kind: str, room: str | int, injuries: int = 0) -> str:
        """Put an intruder in a room (the first encounter is over); returns its reference."""
        g, sort = self.state, 1 + one_of("intruder", kind, self.state.box.foe_names[1:])
        within("intruder", injuries, 0, MOST_INJURIES)
        if sort == g.species.leader and g.queen_dead:
            self._ledger.free("queen")
            raise Refused("no-miniature", kind=kind)
        mini = g.free_miniature(sort)
        if mini < 0:
            raise Refused("no-miniature", kind=kind)
        g.foe_room[mini] = self.room_number(room)
        g.injuries[mini] = injuries
        g.first_encounter = True
        if sort == g.species.leader:
            self._ledger.fix("queen", value="alive")
        return g.foe_id(g.foe(mini))

    @arrangement
    def queen_killed(self) -> None:
        """The queen has been killed: she is not on the board, and her tokens are out of the game."""
        g = self.state
        self._ledger.fix("queen", value="killed")
        for mini, kind in enumerate(g.box.miniatures):
            if kind == g.species.leader and g.foe_room[mini]:
                raise Refused("queen-on-board")
        g.queen_dead = g.first_encounter = True
        for sort, (kind, _) in enumerate(g.box.tokens):
            if kind == g.species.leader:
                g.bag[sort] = g.pool[sort] = 0

    def injuries(self, ref: str) -> int:
        """Injury markers on an intruder."""
        g = self.state
        foe = next(foe for foe in g.all_foes() if g.foe_id(foe) == ref)
        return g.injuries[foe & 31]

    def intruders(self) -> dict[str, str]:
        """Every intruder on the board and its room."""
        g = self.state
        return {g.foe_id(foe): f"room:{g.room_of_foe(foe)}" for foe in g.all_foes()}

    @arrangement
    def bag(self, /, **tokens: int) -> None:
        """The bag holds exactly these tokens (`adult_3=2, blank=1`); all others lie outside."""
        g = self.state
        self._ledger.says("bag")
        names = [name.replace("-", "_") for name in g.box.token_names]
        for name, count in tokens.items():
            sort = one_of("token", name.replace("-", "_"), names)
            within(name, count, 0, g.box.token_counts[sort])
            if g.box.tokens[sort][0] == g.species.leader and count:
                self._ledger.fix("queen", value="alive")
        for sort, name in enumerate(names):
            g.bag[sort] = tokens.get(name, tokens.get(g.box.token_names[sort], 0))
            killed = g.queen_dead and g.box.tokens[sort][0] == g.species.leader
            g.pool[sort] = 0 if killed else g.box.token_counts[sort] - g.bag[sort]

    def bag_counts(self) -> dict[str, int]:
        """Tokens in the bag by name."""
        return {name: count for name, count in zip(self.state.box.token_names, self.state.bag, strict=True) if count}

    @arrangement
    def attack_cards(self, *cards: str) -> None:
        """The next intruder attack cards by name and blood: `bite-6`; `bite-0` has the retreat arrow."""
        self._lay_deck("attack", cards)

    @arrangement
    def eggs(self, count: int) -> None:
        """Set the number of eggs in the nest."""
        g = self.state
        self._ledger.says("eggs")
        free = [egg for egg in EGGS if g.object_at[egg] in (IN_NEST, IN_SUPPLY)]
        within("eggs", count, 0, len(free))
        for nth, egg in enumerate(free):
            g.object_at[egg] = IN_NEST if nth < count else IN_SUPPLY

    @arrangement
    def object(self, kind: str, place: str | int) -> None:
        """Put an `egg`, `carcass`, `corpse-blue` or a character's `corpse-0` in a room or with a character."""
        g = self.state
        bodies = ["corpse-blue", *(f"corpse-{seat}" for seat in range(len(CORPSES) - 1))]
        at = one_of("object", kind, ["egg", "carcass", *bodies])
        if at > 1:
            thing = CORPSES[at - 2]
            self._ledger.says("object", thing)
        else:
            supply = [thing for thing in (EGGS, CARCASSES)[at] if g.object_at[thing] == IN_SUPPLY]
            if not supply:
                raise Refused("object-not-left", kind=kind)
            thing = supply[-1]
        g.object_at[thing] = CARRIED + self.seat(place) if place in self.seats else self.room_number(place)

    def _lay_weakness(self, slot: int, name: str, discovered: bool) -> None:
        g = self.state
        self._ledger.says("weakness", slot)
        back = g.zones[box.WEAKNESS_SLOTS][slot]
        backs = g.box.backs[box.WEAKNESS]
        other = backs[one_of("weakness", name, [g.box.weaknesses[g.face[b]] for b in backs])]
        self._bears(back, other)
        if discovered:
            g.discovered |= 1 << slot
            g.show(back)
