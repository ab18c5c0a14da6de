"""The void seeders as a species.

Rules that speak of intruders speak of them, and theirs of intruders (void-seeders/terms/void-seeder-is-intruder).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ....kernel import Effect, Effects, Seat
from ...box import PANIC, SEATS, Box
from ...content.functions import Uses
from ...crews.original import TakeCharacter
from ...parts import Species
from ...position import Position
from ...rules.contamination import ScanHand
from ...schedule import Schedule
from ...view.shapes import Minds
from ..intruders.attack import AttackSomebody, IntruderAttack
from ..intruders.encounter import add_token
from ..intruders.events import EventStep
from ..intruders.injury import DestroyEggs, Retreat
from .analysis import seeder_analyses
from .creatures import DESPOILER, INSANITY, LAIR, LURKER, SEEDER, SEEDERS, STALKER, WHISPERER
from .encounter import SeederEncounter
from .events import SeederAttackStep, SeederBagDevelopment, SeederFireStep
from .final_check import FinalMadness
from .injury import DefeatSeeder, InjureSeeder
from .insanity import BreakDown, CalmDown, SettleDown
from .lair import LAIRS, DestroyLair, InjureLair, LairNoise, lairs_in
from .lurking import Lurking
from .madness import FLOOR, MADDEST, PANIC_DECK, PANIC_DISCARD, PANIC_PLAYED, Madness, minds
from .movement import SeedersMove
from .placement import PlaceLair, PlaceSeeder, SeederSurprise
from .surprise import SurpriseAttack


class VoidSeeders(Species):
    """Everything the shared rules ask of the void seeders, who have neither larvae nor slime.

    See void-seeders/terms/no-larvae and void-seeders/terms/no-slime.
    """

    name = "void-seeders"
    leader = DESPOILER
    large = frozenset({STALKER, DESPOILER})
    frail = frozenset()
    # by rank, for no source says what these faces hit: lurkers, and lurkers and whisperers
    hit_by = MappingProxyType({"creeper": frozenset({LURKER}), "adult": frozenset({LURKER, WHISPERER})})
    slimes = False
    own_zones = 4
    goes_with = MappingProxyType({"site": ("ship", "void-seeders/setup/base-setup")})
    token_rules = MappingProxyType({"lair": "void-seeders/lair/token-places-lair"})
    fields = Madness

    def __init__(self) -> None:
        super().__init__(self.name)
        self.adjust("surprise-number")(_slow_to_strike)
        self.after(TakeCharacter)(_add_insanity_token)

    def fresh(self, box: Box) -> Mapping[str, Any]:
        """Everybody starts at level 1 (void-seeders/setup/insanity-track)."""
        return {"insanity": bytearray([1]) * SEATS, "panicked": bytearray(SEATS)}

    def schedule(self, plan: Schedule) -> None:
        """Their steps of the event phase (void-seeders/event/step-order).

        The time track comes first as ever (void-seeders/event/time-track), and one event card is drawn in step 4
        (void-seeders/event/event-card).
        """
        plan.add("event-phase", "intruder-attacks", SeederAttackStep())
        plan.add("event-phase", "fire-damage", SeederFireStep())
        plan.add("event-phase", "event-card", EventStep())
        plan.add("event-phase", "lurking", Lurking())
        plan.add("event-phase", "bag-development", SeederBagDevelopment())

    # -- set-up ----------------------------------------------------------------------------------------------

    def lay_out(self, g: Position) -> None:
        """Their board (void-seeders/setup/void-seeder-board) with three weaknesses, and the panic cards.

        The eggs lie there (void-seeders/setup/eggs), and the three weaknesses are of their own
        (void-seeders/setup/weakness-cards), as the event and attack cards are (void-seeders/setup/event-deck,
        void-seeders/setup/attack-deck).
        """
        super().lay_out(g)
        g.mix(g.box.backs[PANIC], "panic-deck")
        g.zones[g.species_zone(PANIC_DECK)].extend(g.box.backs[PANIC])

    def fill_the_bag(self, g: Position) -> None:
        """The blank, two random void seeder tokens and one more for each player (void-seeders/setup/intruder-bag)."""
        g.pool[:] = bytes(g.box.token_counts)
        for start in g.box.tables.tokens.bag:
            for _ in range(start.tokens + start.per_player * g.players):
                add_token(g, g.box.foe_names.index(start.kind), "void-seeders/setup/intruder-bag")

    # -- appearing and attacking -----------------------------------------------------------------------------

    def token_of(self, kind: int) -> int:
        """A void seeder that leaves the board brings a random void seeder token into the bag; a lair none."""
        return SEEDER if kind in SEEDERS else kind

    def encounter(self, g: Position, who: Seat) -> list[Effect]:
        """A character has been heard. To walk in on them is no encounter (void-seeders/encounter/not-by-entering)."""
        return [SeederEncounter(who)]

    def surprise_check(self, g: Position, foe: int, who: Seat, number: int, sort: int) -> list[Effect]:
        """The number on the token is compared with the hand."""
        return [SeederSurprise(who, number, foe)]

    def surprise(self, g: Position, foe: int, who: Seat) -> list[Effect]:
        """Fear strikes the character, without a card."""
        return [SurpriseAttack(foe, who)]

    def attack(self, g: Position, foe: int, who: Seat) -> list[Effect]:
        """A void seeder attacks a character with a card; a lair never does."""
        return [] if g.kind_of(foe) == LAIR else [IntruderAttack(foe, who)]

    def appear(
        self, g: Position, kind: int, room: int, who: Seat = -1, number: int = 0, sort: int = -1
    ) -> list[Effect]:
        """A miniature is placed."""
        return [PlaceSeeder(kind, room, who, number)]

    def ambush(self, g: Position, who: Seat) -> list[Effect]:
        """Nobody attacks unseen."""
        return []

    def struck(self, g: Position, foe: int, who: Seat, card: str) -> Effects:
        """An attack card has its effect on a character."""
        return g.box.attack_effects[card].effect(g, foe, who)

    def strike(self, g: Position, foe: int) -> list[Effect]:
        """A void seeder attacks somebody in its room."""
        return [] if g.kind_of(foe) == LAIR else [AttackSomebody(foe)]

    def attackers(self, g: Position, who: Seat) -> list[int]:
        """Everything in the room but a lair attacks somebody who escapes."""
        return [foe for foe in g.foes_with(who) if g.kind_of(foe) != LAIR]

    # -- moving and being hurt -------------------------------------------------------------------------------

    def can_move(self, g: Position, foe: int) -> bool:
        """Lairs never move (void-seeders/lair/immobile)."""
        return g.kind_of(foe) != LAIR

    def move(self, g: Position, moves: Sequence[tuple[int, int]], rule: str = "") -> list[Effect]:
        """Void seeders move through these spots at the same time."""
        able = tuple((foe, spot) for foe, spot in moves if self.can_move(g, foe))
        return [SeedersMove(able, rule or SeedersMove.rule)] if able else []

    def injury(self, g: Position, foe: int, count: int, sort: str = "") -> list[Effect]:
        """A void seeder or a lair is hurt. A lair counts as an intruder (void-seeders/lair/counts-as-intruder)."""
        return [InjureLair(foe, count) if g.kind_of(foe) == LAIR else InjureSeeder(foe, count)]

    def retreat(self, g: Position, foe: int) -> list[Effect]:
        """A void seeder flees in a random direction; a lair stays."""
        return [Retreat(foe, g.room_of_foe(foe))] if self.can_move(g, foe) else []

    def foam(self, g: Position, foe: int) -> list[Effect]:
        """Extinguishing foam drives a void seeder away."""
        return self.retreat(g, foe)

    def kill(self, g: Position, foe: int, rule: str) -> list[Effect]:
        """A lair is destroyed; a void seeder, the despoiler too, is only defeated (void-seeders/lair/airlock)."""
        return [DestroyLair(foe, rule) if g.kind_of(foe) == LAIR else DefeatSeeder(foe, rule)]

    def destroy_eggs(self, g: Position, room: int, count: int) -> list[Effect]:
        """Eggs nobody carries are destroyed."""
        return [DestroyEggs(room, count)]

    def is_hit(self, g: Position, face: str, kind: int) -> bool:
        """A lair takes a single or double hit (void-seeders/lair/hit). Brittle Shells: the adult face hits it too."""
        brittle = kind == LAIR and face == "adult" and g.knows_weakness("brittle-shells")
        return brittle or super().is_hit(g, face, kind)

    def dealt(self, g: Position, kind: int, face: str, count: int) -> int:
        """Nothing turns a face that misses a lair into a hit."""
        hits = kind != LAIR or face in ("hit", "double") or (face in self.hit_by and self.is_hit(g, face, kind))
        return count if hits else 0

    def blank_hits(self, g: Position, kind: int) -> bool:
        """A blank never hits."""
        return False

    # -- minds -----------------------------------------------------------------------------------------------

    def infest(self, g: Position, who: Seat) -> Effects:
        """An infection breaks the mind. There are no larvae (void-seeders/rest/infected)."""
        return [BreakDown(who)]

    def hatch(self, g: Position, room: int) -> Effects:
        """Nothing comes out of the dead."""
        return None

    def can_cure(self, g: Position, who: Seat) -> bool:
        """Whether a cure would lower the insanity level."""
        return minds(g).insanity[who] > FLOOR

    def cure(self, g: Position, who: Seat) -> list[Effect]:
        """Surgery (void-seeders/room/surgery) and the antidote (void-seeders/item/antidote) bring it down to 3.

        Clothes have no slime left to take off (void-seeders/item/clothes).
        """
        return [SettleDown(who)]

    def rests(self, g: Position, who: Seat) -> Uses:
        """The insanity level falls by one, or the contamination cards in hand are scanned, or both."""
        calms = minds(g).can_calm_down(who)
        if calms:
            yield "calm-down", [CalmDown(who)]
        yield "scan-hand", [ScanHand(who)]
        if calms:
            yield "calm-down-and-scan-hand", [CalmDown(who), ScanHand(who)]

    def contamination_check(self, who: Seat) -> list[Effect]:
        """All who live, asleep or evacuated, go through it (void-seeders/victory/contamination-who)."""
        return [FinalMadness(who)]

    def analyses(self, g: Position, who: Seat, room: int) -> Uses:
        """A mind takes the place of the corpse."""
        return seeder_analyses(minds(g), who, room)

    # -- lairs -----------------------------------------------------------------------------------------------

    def found(self, g: Position, who: Seat, room: int, token: str) -> Effects:
        """A lair is placed, and no noise roll follows (void-seeders/lair/token-no-noise)."""
        return [PlaceLair(room)] if token == "lair" else None

    def turn_ends(self, g: Position, who: Seat) -> Sequence[Effect]:
        """Noise in a room with a lair. To be there is combat (void-seeders/lair/combat)."""
        here = g.is_aboard(who) and not g.is_in_pod(who) and lairs_in(g, g.room_of(who))
        return (LairNoise(who),) if here else ()

    def hears_eggs(self, g: Position, who: Seat) -> bool:
        """Nobody in combat makes a noise roll (void-seeders/lair/only-noise-in-combat)."""
        return not g.in_combat(who)

    # -- what everybody sees ---------------------------------------------------------------------------------

    def cards_lost(self, g: Position, who: Seat) -> int:
        """The cards that Hopelessness has taken."""
        return minds(g).cards_lost(who)

    def view(self, sight: Position) -> Mapping[str, Any]:
        """The panic cards and the lairs."""
        zones, names = sight.zones, sight.box.panic
        discards = [names[sight.face[back]] for back in zones[sight.species_zone(PANIC_DISCARD)]]
        played = [names[sight.face[back]] for back in zones[sight.species_zone(PANIC_PLAYED)]]
        deck, destroyed = len(zones[sight.species_zone(PANIC_DECK)]), minds(sight).lairs_destroyed
        return {"minds": Minds(deck, played, discards, destroyed)}

    def person(self, sight: Position, who: Seat) -> Mapping[str, Any]:
        """The insanity level."""
        return {"insanity": minds(sight).insanity[who]}

    def complaints(self, g: Position) -> Iterator[str]:
        """Levels and lairs within their bounds."""
        yield from (f"insanity level {level}" for level in minds(g).insanity if not 1 <= level <= MADDEST)
        if minds(g).lairs_destroyed > LAIRS:
            yield f"{minds(g).lairs_destroyed} lairs destroyed"

    def expected(self, box: Box) -> Iterator[str]:
        """Every panic card, every way in which it ends, and what becomes of lairs and minds."""
        yield from (f"weakness-discovered:weakness:{card.id}" for card in box.tables.weaknesses.weakness)
        yield "rule:void-seeders/victory/contamination-draw"
        yield from (f"panic:panic:{name}" for name in dict.fromkeys(box.panic[1:]))
        yield from ("insanity-falls", "insanity-token-gone", "lair-found", "lair-destroyed", "lurks", "mind-studied")
        yield from ("rule:void-seeders/insanity/death", "rule:void-seeders/attack/surprise-effect")


def _slow_to_strike(g: Position, number: int, who: Seat) -> int:
    return max(1, number - 1) if g.knows_weakness("slow-to-strike") else number


def _add_insanity_token(g: Position, taken: TakeCharacter) -> None:
    """The token in the colour of a character in the game joins the bag (void-seeders/setup/insanity-tokens)."""
    kind = f"{INSANITY}{g.box.character_names[taken.character]}"
    if kind in g.box.foe_names:
        add_token(g, g.box.foe_names.index(kind), "void-seeders/setup/insanity-tokens")
