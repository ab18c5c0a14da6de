"""Setting up and reading a Nemesis table."""

from __future__ import annotations

from ...kernel import Refused
from ...lab.scenario.arrangement import arrangement, one_of, within
from .. import box
from ..kinds import SLOT_NAMES
from ..modes.intruder_player.reign import Reign
from ..modes.intruder_player.taking_over import TakeOver
from ..modes.intruder_player.turn import ChooseIntruderAction, IntruderTurn
from ..position.crew import DEAD, HIBERNATING
from ..rules.phases import GameRound
from ..sites.ship.box import ENGINE_TOKENS
from ..sites.ship.position import ShipPosition
from .family import FamilyTable

SECTIONS = ("none", "a", "b", "launched")
"""Where a pod can be, by its number in a position."""
DOCKED = (1, 2)


class NemesisTable(FamilyTable):
    """A game of Nemesis: the ship, its engines and pods, and the intruder player."""

    quiet_event = "nest"

    @property
    def state(self) -> ShipPosition:
        """The true position, which scenarios may read and change."""
        state = super().state
        assert isinstance(state, ShipPosition)
        return state

    @arrangement
    def hibernate(self, *names: str) -> None:
        """These characters sleep in the hibernatorium."""
        self._gone(names, HIBERNATING)

    @arrangement
    def control_intruders(self, name: str, *cards: str) -> None:
        """The character is dead and its player controls the intruders from this round on, holding these cards."""
        g, seat = self.state, self.seat(name)
        if not isinstance(g, Reign):
            raise Refused("nobody-plays-intruders")
        self._gone((name,), DEAD)
        g.stack.append((TakeOver(seat), 0))
        self.run()
        g.reign = g.round
        self.intruder_hand(*cards)

    @arrangement
    def intruder_hand(self, *cards: str) -> None:
        """The intruder player holds exactly these cards; the others are in the deck."""
        g = self.state
        seat = g.hunters_player()
        self._ledger.says("intruder hand")
        for card in cards:
            one_of("card", card, g.box.intruder_cards)
        piles = (g.draw_pile(seat), g.hand(seat), g.discards(seat))
        deck = [back for pile in piles for back in pile]
        for pile in piles:
            pile.clear()
        for back in deck:
            held = g.box.intruder_cards[g.face[back]] in cards
            g.seen[back] = 1 << seat if held else 0
            piles[1 if held else 0].append(back)

    @arrangement
    def intruder_turn(self) -> None:
        """It is the intruder player's turn; nothing else is under way."""
        g = self.state
        self._ledger.says("turn")
        seat = g.active = g.hunters_player()
        after = g.plan.programs[GameRound].names.index("player_phase_ends")
        end = g.plan.programs[IntruderTurn].names.index("burn_and_hand_on")
        g.stack[:] = [(GameRound(), after), (IntruderTurn(seat), end), (ChooseIntruderAction(seat), 0)]

    @arrangement
    def board_pod(self, name: str, pod: int) -> None:
        """The character waits in a pod, in the evacuation section it is docked at, which becomes explored."""
        g, seat = self.state, self.seat(name)
        self._docked(pod)
        self._ledger.free("turn", seat)
        self.place(name, ("evacuation-a", "evacuation-b")[g.pod_section[pod] - 1])
        self._ledger.fix("gone", seat, value=pod)
        self._ledger.fix("pod", pod, value=g.pod_section[pod])
        g.pod[seat] = pod
        g.passed |= 1 << seat

    @arrangement
    def pod(self, number: int, section: str, unlocked: bool | None = None) -> None:
        """An escape pod is docked at section `a` or `b`, has been `launched` or is not in the game (`none`)."""
        g = self.state
        one_of("pod", number, [pod.number for pod in g.box.tables.tokens.pod])
        self._ledger.says("pod", number)
        self._ledger.fix("pod", number, value=one_of("section", section, SECTIONS))
        if g.seats_in_pod(number):
            raise Refused("pod-is-manned", pod=number)
        g.pod_section[number] = SECTIONS.index(section)
        if unlocked is not None:
            self._ledger.fix("unlocked", number, value=unlocked)
            self._unlock(number, unlocked)

    @arrangement
    def pods(self, unlocked: bool = True) -> None:
        """Lock or unlock every pod that the scenario has not arranged."""
        for pod, at in enumerate(self.state.pod_section):
            if at in DOCKED and self._ledger.is_free("unlocked", pod):
                self._unlock(pod, unlocked)

    def _docked(self, pod: int) -> None:
        one_of("pod", pod, [number for number, at in enumerate(self.state.pod_section) if at in DOCKED])

    def _unlock(self, pod: int, unlocked: bool) -> None:
        g = self.state
        g.unlocked = g.unlocked | 1 << pod if unlocked else g.unlocked & ~(1 << pod)

    @arrangement
    def weakness(self, slot: str, name: str, discovered: bool = True) -> None:
        """Put this weakness card on a slot (corpse, egg, carcass), face up unless `discovered` is false."""
        self._lay_weakness(one_of("slot", slot, SLOT_NAMES), name, discovered)

    @arrangement
    def clock(self, time: int | None = None, destruct: int | None = None) -> None:
        """Set the time marker or the self-destruct marker."""
        g = self.state
        if time is not None:
            within("time", time, 0, g.box.tables.tracks.time.start)
            self._ledger.says("time")
            g.time = time
        if destruct is not None:
            self._ledger.says("destruct")
            g.destruct = destruct

    @arrangement
    def destination(self, letter: str) -> None:
        """Set the destination marker (a b c d)."""
        self._ledger.says("destination")
        self.state.destination = one_of("destination", letter, self.state.box.tables.tracks.destination.letters)

    @arrangement
    def coordinates(self, /, **planets: str) -> None:
        """Choose a coordinates card with these planets, as in `coordinates(b="earth")`."""
        g = self.state
        self._ledger.says("coordinates")
        cards = [
            card.id
            for card in g.box.tables.coordinates.card
            if all(getattr(card, at, "") == p for at, p in planets.items())
        ]
        if not cards:
            raise Refused("no-such-coordinates", wanted=str(planets))
        self._turn_to(g.zones[box.COORDINATES_ON_BOARD][0], g.box.coordinate_cards.index(cards[0]))

    @arrangement
    def engine(self, number: int, status: str) -> None:
        """Put the `working` or the `damaged` token of an engine on top."""
        within("engine", number, 1, 3)
        self._ledger.says("engine", number)
        face = one_of("engine", status, ENGINE_TOKENS)
        self._turn_to(self.state.engine_stack(number)[-1], face)

    def _turn_to(self, back: int, face: int) -> None:
        g = self.state
        self._bears(back, next(b for b in g.box.backs[g.family[back]] if g.face[b] == face))
