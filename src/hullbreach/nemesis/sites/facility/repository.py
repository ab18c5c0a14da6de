"""The repository: everybody in it may craft something from a single component."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Back, Effect, Effects, Option, Question, Seat
from ... import box
from ...content.functions import Uses
from ...event_kinds import CRAFTED
from ...position import Position
from ...refs import SEAT
from ...rules.items import DiscardItem, GainItem
from ...rules.lapses import seat_is_gone

RULE = "lockdown/room/repository"


def craft_together_uses(g: Position, who: Seat) -> Uses:
    """Offered to a character who could craft something here, or is not alone."""
    together = (("craft-together", [CraftTogether(who)]),)
    return together if g.others_with(who) or any(True for _ in cheap_crafts(g, who)) else ()


def cheap_crafts(g: Position, who: Seat) -> Iterator[tuple[str, Back, Back]]:
    """Every crafted item in the deck with every item of one's own that shows one of its two symbols."""
    parts = {g.item_name(back): back for back in g.carried_items(who)}
    made = {g.item_name(back): back for back in g.zones[box.CRAFTED_DECK]} if parts else {}
    for name, card in made.items():
        recipe = set(g.box.recipes.get(name, ()))
        for part, back in parts.items():
            if not recipe.isdisjoint(g.item(back).symbols):
                yield f"craft-with/item:{name}/item:{part}", card, back


class CraftTogether(Effect, tag="lockdown/craft-together"):
    """The user of the room crafts first, then the others here in turn order. All are asked, able or not."""

    rule = RULE
    who: Seat

    def everybody_here(self, g: Position) -> Effects:
        others = g.others_with(self.who)
        return [CraftCheaply(who) for who in (self.who, *(seat for seat in g.turn_order() if seat in others))]


class CraftCheaply(Question, tag="lockdown/craft-cheaply"):
    """A crafted item for one of its two components, or nothing."""

    rule = RULE
    ask = "ask-cheap-craft"

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("craft-nothing", (), RULE)
        for option_id, made, part in cheap_crafts(g, self.seat):
            yield Option(option_id, (MakeCheaply(self.seat, made, part),), RULE)

    _lapses = seat_is_gone


class MakeCheaply(Effect, tag="lockdown/make-cheaply"):
    """The one component is discarded, and the crafted card is taken openly from its deck."""

    rule = RULE
    who: Seat
    made: Back
    part: Back

    def discard_the_component(self, g: Position) -> Effects:
        return [DiscardItem(self.who, self.part, RULE)]

    def take_the_card(self, g: Position) -> Effects:
        g.tell(CRAFTED, RULE, who=SEAT[self.who], item=f"item:{g.item_name(self.made)}")
        return [GainItem(self.who, self.made, box.CRAFTED_DECK)]
