"""Arranging and reading the crew: where everyone is, what they have, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ...kernel import EVERYONE, Refused
from ...lab.scenario.arrangement import arrangement, one_of, within
from .. import box
from ..position.crew import DEAD, ESCAPED
from ..rules.phases import GameRound, PlayerTurn
from ..rules.turn import ChooseAction
from ..rules.wounds import Die
from .piles import PileTable


class Person(Struct, frozen=True):
    """What became of a character."""

    room: str
    dead: bool
    hibernating: bool
    escaped: bool
    pod: int
    light_wounds: int
    serious_wounds: list[str]
    dressed_wounds: list[str]
    hand: list[str]
    deck: list[str]
    discards: list[str]
    items: list[str]
    heavy: list[str]
    quests: list[str]
    objects: list[str]
    objectives: list[str]
    ammo: dict[str, int]
    slimed: bool
    infested: bool
    signalled: bool
    passed: bool


class CrewTable(PileTable):
    """The part of a scenario's table that is about the crew."""

    # -- where, and whose turn -------------------------------------------------------------------------------

    @arrangement
    def place(self, name: str | int, room: str | int) -> None:
        """Put a character in a room, which becomes explored."""
        seat, number = self.seat(name), self.room_number(room)
        self._must_be_there(seat)
        self._ledger.says("where", seat)
        self._ledger.fix("where", seat, value=number)
        self.state.room[seat] = number
        self.explore(number)

    def _must_be_there(self, seat: int) -> None:
        """Refuse unless the character is alive and present, and the scenario has not put them elsewhere."""
        g = self.state
        if not g.is_aboard(seat) or g.is_in_pod(seat):
            self._ledger.free("gone", seat)
            raise Refused("character-is-gone", character=self.seats[seat])

    @arrangement
    def turn(self, name: str | int) -> None:
        """Make it this character's turn, with both actions to take and nothing else under way."""
        g, seat = self.state, self.seat(name)
        if not g.is_aboard(seat):
            self._ledger.free("gone", seat)
            raise Refused("character-is-gone", character=self.seats[seat])
        if g.has_passed(seat):
            self._ledger.free("passed", seat)
            raise Refused("character-has-passed", character=self.seats[seat])
        self._ledger.says("turn")
        self._ledger.fix("turn", seat)
        self._begin_turn(seat)

    def _begin_turn(self, seat: int) -> None:
        g = self.state
        after = g.plan.programs[GameRound].names.index("player_phase_ends")
        end = g.plan.programs[PlayerTurn].names.index("burn_and_hand_on")
        g.stack[:] = [(GameRound(), after), (PlayerTurn(seat), end), (ChooseAction(seat), 0)]
        g.active, g.acted, g.unbounded = seat, 0, False
        g.started |= 1 << seat

    @arrangement
    def passed(self, *names: str | int) -> None:
        """These characters have passed in this round. If it was the turn of one of them, the next player has it."""
        g = self.state
        for seat in map(self.seat, names):
            self._must_be_there(seat)
            self._ledger.free("turn", seat)
            self._ledger.fix("passed", seat)
            g.passed |= 1 << seat
        if g.has_passed(g.active) and isinstance(g.stack[-1][0], ChooseAction):
            following = g.next_player(g.active + 1)
            if following < 0:
                raise Refused("nobody-left-to-play")
            self._begin_turn(following)

    @arrangement
    def dead(self, name: str | int) -> None:
        """The character has died in their room, with all the consequences of a death."""
        seat = self.seat(name)
        self._must_be_there(seat)
        self._ledger.free("turn", seat)
        self._ledger.says("where", seat)
        self._ledger.fix("gone", seat)
        if sum(map(self.state.is_aboard, range(self.state.players))) == 1:
            raise Refused("nobody-left-to-play")
        self.state.stack.append((Die(seat, "nemesis/wound/death"), 0))

    @arrangement
    def evacuate(self, *names: str | int) -> None:
        """These characters have left in a pod."""
        self._gone(names, ESCAPED)

    def _gone(self, names: Sequence[str | int], status: int) -> None:
        for seat in map(self.seat, names):
            self._ledger.says("where", seat)
            self._ledger.fix("gone", seat, value=status)
            self.state.status[seat] = status
            self.state.room[seat] = self.state.pod[seat] = 0
            if status == DEAD:
                self.state.first_death = True

    @arrangement
    def first_player(self, name: str | int) -> None:
        """Give the first player token."""
        self._ledger.says("first player")
        self.state.first_player = self.seat(name)

    # -- items -----------------------------------------------------------------------------------------------

    @arrangement
    def give(self, name: str | int, *items: str) -> None:
        """Items come to a character: heavy ones in hand with full ammunition, quest items activated."""
        g, seat = self.state, self.seat(name)
        for item in items:
            zone, back = self._find_item(seat, item)
            heavy = g.item(back).heavy
            g.move(back, zone, g.zone(seat, box.HANDS if heavy else box.INVENTORY))
            g.look(back, EVERYONE if heavy else 1 << seat)
            if g.item(back).weapon:
                g.ammo[back - g.box.first_item] = g.capacity(back)
            self._ledger.fix("back", back, value=seat)

    def _find_item(self, seat: int, item: str) -> tuple[int, int]:
        """A card of this name that nobody has, or the character's own quest item."""
        g = self.state
        zones = [box.RED_DECK, box.YELLOW_DECK, box.GREEN_DECK, box.CRAFTED_DECK, box.UNDRAFTED_BELONGINGS]
        zones.append(g.zone(seat, box.QUESTS))
        alike = [(zone, back) for zone in zones for back in g.zones[zone] if g.item_name(back) == item]
        if not alike:
            self._item_elsewhere(item)
        zone, back = next((found for found in alike if self._ledger.is_free("back", found[1])), alike[0])
        self._ledger.free("back", back)
        return zone, back

    def _item_elsewhere(self, item: str) -> None:
        """Refuse, and say why there is none to give: it was arranged elsewhere, somebody has it, or there is none."""
        g = self.state
        one_of("item", item, list(dict.fromkeys(name for name in g.box.items if name)))
        for who in range(g.players):
            for back in (*g.carried_items(who), *g.quests(who)):
                if g.item_name(back) == item:
                    self._ledger.free("back", back)
                    raise Refused("item-of-another", item=item, character=self.seats[who])
        raise Refused("unknown-item", item=item)

    @arrangement
    def lose_items(self, name: str | int) -> None:
        """Everything a character has in inventory and hands leaves the game."""
        g, seat = self.state, self.seat(name)
        for kind in (box.INVENTORY, box.HANDS):
            zone = g.zones[g.zone(seat, kind)]
            for back in zone:
                self._ledger.free("back", back)
            g.zones[box.OUT].extend(zone)
            zone.clear()

    @arrangement
    def ammo(self, name: str | int, item: str, count: int) -> None:
        """Set the ammunition on a weapon a character has."""
        g, seat = self.state, self.seat(name)
        one_of("item", item, [g.item_name(back) for back in g.carried_items(seat)])
        back = g.held(seat, item)
        within("ammo", count, 0, max(g.capacity(back), g.ammo_in(back)))
        self._ledger.says("ammo", back)
        g.ammo[back - g.box.first_item] = count

    # -- the body --------------------------------------------------------------------------------------------

    @arrangement
    def wound(self, name: str | int, *wounds: str, dressed: bool = False) -> None:
        """Serious wounds by name (body leg hand arm bleeding)."""
        g, seat = self.state, self.seat(name)
        for wound in wounds:
            one_of("wound", wound, list(dict.fromkeys(name for name in g.box.wounds if name)))
            alike = [b for b in g.zones[box.WOUND_DECK] if g.wound_name(b) == wound]
            if not alike:
                raise Refused("unknown-card", card=wound)
            back = next((b for b in alike if self._ledger.is_free("back", b)), alike[0])
            self._ledger.free("back", back)
            g.move(back, box.WOUND_DECK, g.zone(seat, box.DRESSED if dressed else box.SERIOUS))
            g.show(back)
            self._ledger.fix("back", back, value=seat)

    @arrangement
    def light(self, name: str | int, count: int) -> None:
        """Set light wounds."""
        within("light", count, 0, 2)
        self._ledger.says("light", self.seat(name))
        self.state.light[self.seat(name)] = count

    @arrangement
    def slime(self, name: str | int) -> None:
        """Give a slime marker."""
        self.state.slimed |= 1 << self.seat(name)

    @arrangement
    def larva(self, name: str | int) -> None:
        """Put a larva on the character board."""
        self.state.infested |= 1 << self.seat(name)

    @arrangement
    def signal(self, name: str | int) -> None:
        """The character has sent the signal."""
        self.state.signalled |= 1 << self.seat(name)

    # -- reading ---------------------------------------------------------------------------------------------

    def of(self, name: str | int) -> Person:
        """What became of a character."""
        g, who = self.state, self.seat(name)
        return Person(
            f"room:{g.room_of(who)}",
            g.is_dead(who),
            g.status[who] == 1,
            g.status[who] == 2,
            g.pod[who],
            g.light[who],
            [g.wound_name(b) for b in g.serious_wounds(who)],
            [g.wound_name(b) for b in g.dressed_wounds(who)],
            [g.game.name_of(g, b) for b in g.hand(who)],
            [g.game.name_of(g, b) for b in g.draw_pile(who)],
            [g.game.name_of(g, b) for b in g.discards(who)],
            [g.item_name(b) for b in g.inventory(who)],
            [g.item_name(b) for b in g.hands(who)],
            [g.item_name(b) for b in g.quests(who)],
            [g.object_id(t).removeprefix("object:") for t in g.objects_of(who)],
            [self.state.box.objectives[g.face[b]] for b in g.objectives(who)],
            {g.item_name(b): g.ammo_in(b) for b in g.weapons(who)},
            g.is_slimed(who),
            g.is_infested(who),
            g.has_signalled(who),
            g.has_passed(who),
        )
