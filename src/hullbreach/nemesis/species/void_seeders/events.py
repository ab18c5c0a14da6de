"""The event phase of the void seeders: attacks, fire, the event card, lurking, and what stirs in the bag."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...event_kinds import BAG_DRAWN, SOMETHING_MOVES
from ...position import Position
from ...position.place import bits_of
from ..intruders.attack import AttackSomebody
from ..intruders.encounter import add_token, look_into_the_bag, set_aside
from ..intruders.events import AttackStep, BagNoise
from ..intruders.injury import DestroyEggs
from .creatures import BLANK, DESPOILER, INSANITY, LAIR, SEEDER
from .encounter import Voices
from .event_kinds import INSANITY_TOKEN_GONE
from .madness import Madness


class SeederAttackStep(AttackStep, tag="nemesis/seeder-attack-step"):
    """Every void seeder that shares a room with a character attacks once. Lairs never attack, and nobody feeds."""

    rule = "void-seeders/event/attacks"

    def attack(self, g: Position) -> Effects:
        attacks = super().attack(g) or ()
        return [it for it in attacks if isinstance(it, AttackSomebody) and g.kind_of(it.foe) != LAIR]


class SeederFireStep(Effect, tag="nemesis/seeder-fire-step"):
    """Every void seeder and every lair in a burning room suffers an injury, and an egg nobody carries burns in each.

    Bright Burning: they suffer two, and the despoiler retreats without a card.
    """

    rule = "void-seeders/event/fire-damage"

    def burn(self, g: Madness) -> Effects:
        burning, bright = bits_of(g.fire), g.knows_weakness("bright-burning")
        hurt: list[Effect] = []
        for room in sorted(set(g.foe_room).intersection(burning)):
            for foe in g.foes_in(room):
                flees = bright and g.kind_of(foe) == DESPOILER
                hurt += g.species.retreat(g, foe) if flees else g.species.injury(g, foe, 1 + bright, "fire")
        return hurt + [DestroyEggs(room, 1) for room in burning if g.eggs_lying_in(room)]


class SeederBagDevelopment(Effect, tag="nemesis/seeder-bag-development"):
    """Draw one token from the bag: a void seeder, somebody's insanity, or the blank.

    Void seeder and blank go back before anything happens.
    """

    rule = "void-seeders/bag/draw-one"

    def draw(self, g: Madness) -> Effects:
        sort = look_into_the_bag(g, BAG_DRAWN, self.rule)
        if sort < 0:
            return None
        kind = g.box.tokens[sort][0]
        if kind == SEEDER:  # void-seeders/bag/void-seeder-returned
            g.tell(SOMETHING_MOVES, "void-seeders/bag/void-seeder-noise", kind=g.box.species_ref[kind])
            return [BagNoise(who) for who in g.crew_in_order()]
        if kind == BLANK:
            add_token(g, SEEDER, "void-seeders/bag/blank")
            return None
        set_aside(g, sort)
        return [SomebodyPanics(sort)]


class SomebodyPanics(Effect, tag="nemesis/seeder-somebody-panics"):
    """The player of the character in the colour of the token resolves a panic card.

    If that character is out of reach, the token leaves the game and another is drawn.
    """

    rule = "void-seeders/bag/insanity-panic"
    sort: int

    def find(self, g: Madness) -> Effects:
        name = g.box.foe_names[g.box.tokens[self.sort][0]].removeprefix(INSANITY)
        for who in g.aboard():
            if g.box.character_names[g.character[who]] == name:
                return [Voices(who, self.sort)]
        g.tell(INSANITY_TOKEN_GONE, "void-seeders/bag/insanity-returned", token=g.box.token_ref[self.sort])
        return [SeederBagDevelopment()]
