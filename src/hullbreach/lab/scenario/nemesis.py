"""Setting up and reading a Nemesis table."""

from __future__ import annotations

from typing import ClassVar

from ...kernel import Refused
from ...nemesis import box
from ...nemesis.kinds import SLOT_NAMES
from ...nemesis.modes.intruder_player.taking_over import TakeOver
from ...nemesis.modes.intruder_player.turn import ChooseIntruderAction, IntruderTurn
from ...nemesis.position.crew import DEAD, HIBERNATING
from ...nemesis.rules.phases import GameRound
from ...nemesis.sites.ship.box import ENGINE_TOKENS
from ...nemesis.sites.ship.position import ShipPosition
from .family import FamilyTable


class NemesisTable(FamilyTable):
    """A game of Nemesis: the ship, its engines and pods, and the intruder player."""

    title = "nemesis"
    quiet_event = "nest"
    arrangements: ClassVar[tuple[str, ...]] = (
        *FamilyTable.arrangements,
        "weakness", "clock", "pods", "board_pod", "hibernate", "destination", "coordinates", "engine",
        "control_intruders", "intruder_turn", "intruder_hand",
    )  # fmt: skip

    @property
    def state(self) -> ShipPosition:
        """The true position; scenarios may look and change it."""
        state = self.game._state
        assert isinstance(state, ShipPosition)
        return state

    def hibernate(self, *names: str) -> None:
        """These characters sleep in the hibernatorium."""
        self._gone(names, HIBERNATING)

    def control_intruders(self, name: str, *cards: str) -> None:
        """The character is dead and its player controls the intruders from this round on, holding these cards."""
        g, seat = self.state, self.seat(name)
        self._gone((name,), DEAD)
        g.first_death = True
        g.stack.append((TakeOver(seat), 0))
        self._run()
        g.reign = g.round
        self.intruder_hand(*cards)

    def intruder_hand(self, *cards: str) -> None:
        """The intruder player holds exactly these cards; the others are in the deck."""
        g = self.state
        seat = g.intruder_player
        for card in cards:
            if card not in g.box.intruder_cards:
                raise Refused("unknown-card", card=card)
        piles = (g.draw_pile(seat), g.hand(seat), g.discards(seat))
        deck = [back for pile in piles for back in pile]
        for pile in piles:
            pile.clear()
        for back in deck:
            held = g.box.intruder_cards[g.face[back]] in cards
            g.seen[back] = 1 << seat if held else 0
            piles[1 if held else 0].append(back)
        self._changed()

    def intruder_turn(self) -> None:
        """It is the intruder player's turn; nothing else is under way."""
        g = self.state
        seat = g.active = g.intruder_player
        after = g.plan.programs[GameRound].names.index("player_phase_ends")
        end = g.plan.programs[IntruderTurn].names.index("burn_and_hand_on")
        g.stack[:] = [(GameRound(), after), (IntruderTurn(seat), end), (ChooseIntruderAction(seat), 0)]
        self._changed()

    def board_pod(self, name: str, pod: int) -> None:
        """The character waits in a pod, in the evacuation section it is docked at, which becomes explored."""
        g, seat = self.state, self.seat(name)
        self.place(name, ("evacuation-a", "evacuation-b")[g.pod_section[pod] - 1])
        g.pod[seat] = pod
        g.passed |= 1 << seat
        self._changed()

    def weakness(self, slot: str, name: str, discovered: bool = True) -> None:
        """Put this weakness card on a slot (corpse, egg, carcass), face up unless told otherwise."""
        g = self.state
        back = g.zones[box.WEAKNESS_SLOTS][SLOT_NAMES.index(slot)]
        other = next(b for b in g.box.backs[box.WEAKNESS] if g.box.weaknesses[g.face[b]] == name)
        g.face[back], g.face[other] = g.face[other], g.face[back]
        if discovered:
            g.discovered |= 1 << SLOT_NAMES.index(slot)
            g.show(back)
        self._changed()

    def clock(self, time: int | None = None, destruct: int | None = None) -> None:
        """Set the time marker or the self-destruct marker."""
        if time is not None:
            self.state.time = time
        if destruct is not None:
            self.state.destruct = destruct
        self._changed()

    def pods(self, unlocked: bool = True) -> None:
        """Lock or unlock every pod."""
        g = self.state
        g.unlocked = sum(1 << pod for pod, at in enumerate(g.pod_section) if at in (1, 2)) if unlocked else 0
        self._changed()

    def destination(self, letter: str) -> None:
        """Set the destination marker (a b c d)."""
        self.state.destination = self.state.box.tables.tracks.destination.letters.index(letter)
        self._changed()

    def coordinates(self, **planets: str) -> None:
        """The coordinates card is one that says so: `coordinates(b="earth")`."""
        g = self.state
        cards = [
            card.id
            for card in g.box.tables.coordinates.card
            if all(getattr(card, at) == p for at, p in planets.items())
        ]
        if not cards:
            raise Refused("no-such-coordinates", wanted=str(planets))
        self._swap_face(g.zones[box.COORDINATES_ON_BOARD][0], g.box.coordinate_cards.index(cards[0]))

    def engine(self, number: int, status: str) -> None:
        """Put the `working` or the `damaged` token of an engine on top."""
        self._swap_face(self.state.engine_stack(number)[-1], ENGINE_TOKENS.index(status))
