"""The carnomorphs as a species."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ....kernel import Effect, Effects, Mask, Seat
from ...box import MUTATION, SEATS, Box
from ...content.functions import Uses
from ...kinds import EGGS, IN_NEST
from ...position import Position
from ...rules.contamination import Contaminate
from ...rules.phases import GameRound
from ...rules.wounds import LightWound
from ...schedule import Schedule
from ...view.shapes import Mutation
from ..intruders.attack import Strike
from ..intruders.events import EventStep
from ..intruders.species import Intruders
from . import mutations  # noqa: F401  (it registers)
from .adaptation import discard_uses
from .arrival import PlaceCarnomorph
from .attack import MetagorgerLeaves, MetagorgerStrikes, is_deceived
from .bag import CarnomorphBagDevelopment, add_metagorger, fill_the_bag
from .creatures import BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER
from .feeding import AttacksAndFeeding, MayFeedAnyway
from .final_check import MutationCheck
from .fire import CarnomorphFireStep
from .food import heavy_objects_in
from .injury import InjureCarnomorph, KillCarnomorph
from .metamorphosis import ZONES, Metamorphosis, own
from .movement import moving
from .mutation import GetMarker, LoseMutation
from .mutation_action import MUTATING, refill_contamination
from .mutation_effects import SpendShell, shell_takes_wound, stop_mimicking


class Carnomorphs(Intruders):
    """They eat, heal and grow, and change the crew. What is said of intruders is true of them.

    Only the basic side of the board is made for them (carnomorphs/setup/base-setup).
    """

    name = "carnomorphs"
    fields = Metamorphosis
    leader = BUTCHER
    large = frozenset({FLESHBEAST, BUTCHER})
    frail = frozenset()
    sure = frozenset({METAGORGER})
    hit_by = MappingProxyType({"creeper": frozenset({METAGORGER}), "adult": frozenset({METAGORGER, SHAMBLER})})
    grown = MappingProxyType({})
    goes_with = MappingProxyType({"site": ("ship", "carnomorphs/setup/base-setup")})
    kinds = (MUTATING,)
    more_carcasses = 4
    own_zones = ZONES

    def __init__(self) -> None:
        super().__init__()
        self.before(Contaminate)(refill_contamination)
        self.before(GameRound)(stop_mimicking)
        self.instead(LightWound)(shell_takes_wound)
        self.adjust("surprise-number")(_patience)

    def fresh(self, box: Box) -> Mapping[str, Any]:
        """Nobody has changed yet."""
        return {name: bytearray(SEATS) for name in ("markers", "shells", "wound_shells")}

    def schedule(self, plan: Schedule) -> None:
        """Their event phase, after the time track (carnomorphs/event/step-order, carnomorphs/event/time-track)."""
        plan.add("event-phase", "intruder-attacks", AttacksAndFeeding())
        plan.add("event-phase", "fire-damage", CarnomorphFireStep())
        plan.add("event-phase", "event-card", EventStep())
        plan.add("event-phase", "bag-development", CarnomorphBagDevelopment())

    # -- set-up ----------------------------------------------------------------------------------------------

    def lay_out(self, g: Position) -> None:
        """Three adaptations under miniatures, every egg on the carnomorph board, and the mutation deck.

        See carnomorphs/setup/carnomorph-board, carnomorphs/setup/eggs, carnomorphs/setup/adaptation-cards,
        carnomorphs/setup/adaptation-miniatures and carnomorphs/setup/mutation-deck.
        """
        super().lay_out(g)
        for egg in EGGS:
            g.object_at[egg] = IN_NEST
        deck = g.box.backs[MUTATION]
        g.mix(deck, "mutations")
        g.zones[g.species_zone(0)].extend(deck)

    def fill_the_bag(self, g: Position) -> None:
        """A blank, two blue tokens, and red ones, two more than there are players."""
        fill_the_bag(g)

    # -- encounters and attacks ------------------------------------------------------------------------------

    def appear(
        self, g: Position, kind: int, room: int, who: Seat = -1, number: int = 0, sort: int = -1
    ) -> list[Effect]:
        """A miniature is placed, and the first of its type reveals an adaptation.

        For a metagorger that leaves again at once this is the first encounter as well, and players choose before its
        attack (carnomorphs/critical/metagorger-is-first-encounter).
        """
        return [PlaceCarnomorph(kind, room, who, number, sort)]

    def only_blank_left(self, g: Position) -> None:
        """A metagorger token joins the bag.

        The blank only makes noise (carnomorphs/encounter/blank-noise) and goes back at once
        (carnomorphs/encounter/blank-returned).
        """
        add_metagorger(g, "carnomorphs/encounter/blank-last-token")

    def sure_attack(self, g: Position, foe: int, who: Seat, surprise: bool) -> list[Effect]:
        """A metagorger draws no card and always strikes (carnomorphs/attack/metagorger-no-card); then it is gone."""
        return [Strike(foe, who, -1, surprise), MetagorgerLeaves(foe)]

    def struck_without_card(self, g: Position, foe: int, who: Seat) -> Effects:
        """The bite of a metagorger changes the character."""
        return None if is_deceived(own(g), foe, who) else [MetagorgerStrikes(who)]

    def struck(self, g: Position, foe: int, who: Seat, card: str) -> Effects:
        """An attack card has its effect, unless Mimicry deceives the attacker."""
        return None if is_deceived(own(g), foe, who) else super().struck(g, foe, who, card)

    def ways_to_ignore(self, g: Position, who: Seat) -> Sequence[tuple[str, Effect]]:
        """A shell on the mutation card."""
        return (("mutation:shell-skin", SpendShell(who)),) if own(g).shells[who] else ()

    def move(self, g: Position, moves: Sequence[tuple[int, int]], rule: str = "") -> list[Effect]:
        """Carnomorphs move through these spots at the same time."""
        return moving(g, moves, rule or "nemesis/event/intruder-movement")

    # -- injuries and death ----------------------------------------------------------------------------------

    def injury(self, g: Position, foe: int, count: int, sort: str = "") -> list[Effect]:
        """A carnomorph is hurt."""
        return [InjureCarnomorph(foe, count, sort)]

    def foam(self, g: Position, foe: int) -> list[Effect]:
        """Extinguishing foam drives it away."""
        return self.retreat(g, foe)

    def kill(self, g: Position, foe: int, rule: str) -> list[Effect]:
        """A carnomorph dies."""
        return [KillCarnomorph(foe, rule)]

    def dodges(self, g: Position, kind: int, face: str) -> bool:
        """Agile: the creeper face always misses, whatever the weapon guarantees."""
        return face == "creeper" and g.knows_weakness("agile")

    def blank_hits(self, g: Position, kind: int) -> bool:
        """Nothing makes a blank a hit."""
        return False

    # -- contamination and mutation --------------------------------------------------------------------------

    def infest(self, g: Position, who: Seat) -> Effects:
        """A mutation marker takes the place of a larva, however many cards were infected.

        See carnomorphs/contamination/infected-scan and carnomorphs/contamination/no-larvae; all else about
        contamination works as in the base game (carnomorphs/contamination/otherwise-unchanged).
        """
        return [GetMarker(who)]

    def hatch(self, g: Position, room: int) -> Effects:
        """A shambler comes out of a dead character."""
        return [PlaceCarnomorph(SHAMBLER, room)]

    def can_cure(self, g: Position, who: Seat) -> bool:
        """Whether the character has a mutation card."""
        return own(g).is_mutant(who)

    def cure(self, g: Position, who: Seat) -> list[Effect]:
        """The mutation card is removed, the markers stay."""
        return [LoseMutation(who)]

    def contamination_check(self, who: Seat) -> list[Effect]:
        """Mutants, and those found infected, draw for their lives (carnomorphs/victory/contamination-who)."""
        return [MutationCheck(who)]

    # -- adaptations -----------------------------------------------------------------------------------------

    def analyses(self, g: Position, who: Seat, room: int) -> Uses:
        """An object lets one discard the adaptation of its slot."""
        return discard_uses(own(g), who, room)

    def studied(self, g: Position) -> Mask:
        """Discarded adaptations count, not revealed ones.

        See carnomorphs/objective/extreme-field-biology, carnomorphs/objective/ab-ovo and
        carnomorphs/objective/necroscopy. The Great Hunt asks for the butcher (carnomorphs/objective/the-great-hunt),
        and A Proper Burial for a corpse that may be eaten (carnomorphs/objective/blue-corpse-can-vanish).
        """
        return own(g).discarded

    def breaks_silence(self, g: Position, who: Seat) -> bool:
        """The slimed, and with Carrion Scent everybody near a heavy object."""
        return g.is_slimed(who) or (g.knows_weakness("carrion-scent") and heavy_objects_in(g, g.room_of(who)))

    def growths(self, g: Position) -> Uses:
        """One carnomorph that is not in combat feeds as if there were food."""
        for foe in g.all_foes():
            if not g.is_manned(g.room_of_foe(foe)):
                yield f"grow/{g.foe_id(foe)}", [MayFeedAnyway(foe)]

    # -- what a view shows -----------------------------------------------------------------------------------

    def person(self, sight: Position, who: Seat) -> Mapping[str, Any]:
        """The mutation of a character, by name for those who know it."""
        it = own(sight)
        cards = it.mutations(who)
        name = it.mutation_name(cards[0]) if cards else ""
        shown = bool(cards) and it.is_open(cards[0])
        markers = it.markers[who], it.shells[who], it.wound_shells[who]
        return {"mutation": Mutation(bool(cards), name or None, shown, *markers)}

    def weakness(self, sight: Position, slot: int) -> Mapping[str, Any]:
        """Which type belongs to the slot, and whether its adaptation has been discarded."""
        rows = sight.box.tables.tokens.intruder
        creature = next(row.kind for row in rows if row.on_slot == sight.site.weakness_slots[slot])
        return {"creature": creature, "discarded": bool(own(sight).discarded >> slot & 1)}

    # -- what should come about ------------------------------------------------------------------------------

    def expected(self, box: Box) -> Iterable[str]:
        """Every adaptation revealed and discarded, every mutation used, every type growing and dying."""
        adaptations = [card.id for card in box.tables.weaknesses.weakness]
        yield from (f"adaptation-revealed:weakness:{name}" for name in adaptations)
        yield from (f"adaptation-discarded:weakness:{name}" for name in adaptations)
        yield from (f"acts:mutate/mutation:{name}" for name in box.faces[MUTATION][1:])
        yield from ("eats", "eats-another", "butcher-comes", "metagorger-leaves", "mutation-lost", "pod-removed")
        yield "rule:carnomorphs/victory/contamination-draw"

    def complaints(self, g: Position) -> Iterable[str]:
        """Nobody has two mutation cards, and nothing unrevealed has been discarded."""
        it = own(g)
        yield from (f"seat {who} has two mutations" for who in range(it.players) if len(it.mutations(who)) > 1)
        if it.discarded & ~it.discovered:
            yield "an adaptation was discarded before it was revealed"


def _patience(g: Position, number: int, who: Seat) -> int:
    """Patient Hunter: the number on a drawn token counts one higher."""
    return number + 1 if g.knows_weakness("patient-hunter") else number
