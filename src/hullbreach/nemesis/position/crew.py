"""The crew: where everyone is, what they hold, how hurt they are."""

from __future__ import annotations

from ...kernel import Back, Mask, Seat
from .. import box
from ..content.printed import Item
from .hunters import Hunters
from .place import places_of

ABOARD, HIBERNATING, ESCAPED, DEAD, CHOOSING, SHELTERED, EMBARKED = range(7)
"""What became of a character. CHOOSING is a seat without a character yet, SHELTERED has reached a refuge outside, and
EMBARKED is out of reach in a pod that may still fail to leave."""


def _zones(kind: int) -> tuple[int, ...]:
    """By seat: the number of its zone of this kind."""
    return tuple(box.SEAT_ZONES + box.PER_SEAT * seat + kind for seat in range(box.SEATS))


DRAW_OF, HAND_OF, DISCARD_OF = _zones(box.DRAW), _zones(box.HAND), _zones(box.DISCARD)
INVENTORY_OF, HANDS_OF, QUESTS_OF = _zones(box.INVENTORY), _zones(box.HANDS), _zones(box.QUESTS)
SERIOUS_OF, DRESSED_OF, OBJECTIVE_OF = _zones(box.SERIOUS), _zones(box.DRESSED), _zones(box.OBJECTIVE)
"""Zones by seat, for code that needs them very often. All other code uses the methods below."""


class Crewed(Hunters):
    """The crew, by seat. `room` is 0 off the board, and nobody is ever in a corridor (nemesis/movement/rooms-only)."""

    character: bytearray
    number: bytearray
    """The player number on the help card, 1 to 5."""
    status: bytearray
    room: bytearray
    pod: bytearray
    """The pod a character waits in, 0 for none."""
    light: bytearray
    """Light wounds, 0 to 2."""
    slimed: Mask
    infested: Mask
    """Seats with a larva on the character board."""
    signalled: Mask
    ammo: bytearray
    """By item back - FIRST_ITEM."""
    extra_capacity: bytearray
    """By item back - FIRST_ITEM: what attached items add."""
    taped: list[tuple[int, int]]
    """Pairs of heavy items joined by duct tape."""
    attached: list[tuple[int, int]]
    """(what is attached, the item it is attached to)."""

    # -- who and where ---------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.room)

    def is_dead(self, who: Seat) -> bool:
        """Whether the character has been killed."""
        return self.status[who] == DEAD

    def is_aboard(self, who: Seat) -> bool:
        """Whether the character is alive and awake in the place, in a pod or not."""
        return self.status[who] == ABOARD

    def aboard(self) -> list[Seat]:
        """Everyone alive and awake in the place."""
        return [who for who, status in enumerate(self.status) if status == ABOARD]

    def room_of(self, who: Seat) -> int:
        """The room a character is in; a pod counts as its evacuation section."""
        return self.room[who]

    def is_in_pod(self, who: Seat) -> bool:
        """Whether the character waits in a pod."""
        return self.pod[who] != 0

    def crew_in(self, room: int) -> list[Seat]:
        """Characters standing in the room, those in pods not counted, in seat order."""
        pod, crew = self.pod, []
        for who, at in enumerate(self.room):
            if at == room and not pod[who]:
                crew.append(who)
        return crew

    def is_manned(self, room: int) -> bool:
        """Whether anybody stands in the room. Characters who wait in a pod do not count."""
        return room in self.room and (not any(self.pod) or bool(self.crew_in(room)))

    def crew_present(self, room: int) -> list[Seat]:
        """Characters in the room or waiting in one of its pods."""
        return places_of(self.room, room)

    def others_with(self, who: Seat) -> list[Seat]:
        """Other characters standing in the same room."""
        others = self.crew_in(self.room[who])
        if who in others:
            others.remove(who)
        return others

    def in_combat(self, who: Seat) -> bool:
        """Whether an intruder shares the character's room; eggs do not count."""
        room = self.room[who]
        return room in self.foe_room and room != 0 and not self.pod[who]

    def foes_with(self, who: Seat) -> list[int]:
        """The intruders in the character's room, largest first."""
        return self.foes_in(self.room[who]) if self.in_combat(who) else []

    # -- zones -----------------------------------------------------------------------------------------------

    def zone(self, who: Seat, kind: int) -> int:
        """The number of one of a seat's zones."""
        return box.SEAT_ZONES + box.PER_SEAT * who + kind

    def species_zone(self, nth: int) -> int:
        """The number of one of the zones that only the species has."""
        return box.SEAT_ZONES + box.PER_SEAT * self.players + nth

    def hand(self, who: Seat) -> list[Back]:
        """The cards in hand, contamination cards among them."""
        return self.zones[HAND_OF[who]]

    def draw_pile(self, who: Seat) -> list[Back]:
        """The action deck, its top last."""
        return self.zones[DRAW_OF[who]]

    def discards(self, who: Seat) -> list[Back]:
        """The face-up discard pile, its top last."""
        return self.zones[DISCARD_OF[who]]

    def inventory(self, who: Seat) -> list[Back]:
        """Normal items, kept secret."""
        return self.zones[INVENTORY_OF[who]]

    def hands(self, who: Seat) -> list[Back]:
        """Heavy items in the hand slots."""
        return self.zones[HANDS_OF[who]]

    def quests(self, who: Seat) -> list[Back]:
        """Quest items not yet activated."""
        return self.zones[QUESTS_OF[who]]

    def objectives(self, who: Seat) -> list[Back]:
        """Objective cards still held."""
        return self.zones[OBJECTIVE_OF[who]]

    def first_with(self, backs: list[Back], faces: frozenset[int]) -> Back:
        """The first of these that bears one of the faces, -1 if none does."""
        face = self.face
        for back in backs:
            if face[back] in faces:
                return back
        return -1

    # -- cards -----------------------------------------------------------------------------------------------

    def is_contamination(self, back: Back) -> bool:
        """Whether the card is a contamination card."""
        return self.face[back] >= self.box.first_contamination

    def card_name(self, back: Back) -> str:
        """The permanent name of an action card, or `contamination`."""
        return self.box.cards[self.face[back]]

    def card_ref(self, back: Back) -> str:
        """The reference of a card."""
        return self.box.card_ref[self.face[back]]

    def action_cards(self, who: Seat) -> list[Back]:
        """The cards in hand that can pay or be played."""
        face, first = self.face, self.box.first_contamination
        return [back for back in self.zones[HAND_OF[who]] if face[back] < first]

    def contaminations(self, cards: list[Back]) -> list[Back]:
        """The contamination cards among these."""
        face, first = self.face, self.box.first_contamination
        return [back for back in cards if face[back] >= first]

    def card_in_hand(self, who: Seat, name: str) -> Back:
        """A card of this name in hand, -1 for none."""
        return self.first_with(self.zones[HAND_OF[who]], self.box.card_faces[name])

    def infection_of(self, card: Back) -> Back:
        """The hidden half of a contamination card: whether it is infected."""
        return self.box.first_infection + self.face[card] - self.box.first_contamination

    def is_infected(self, card: Back) -> bool:
        """What a scan of the contamination card shows."""
        return self.face[self.infection_of(card)] <= self.box.infected_count

    def might_hold(self, who: Seat, name: str) -> bool:
        """Whether, by public facts, a seat may have this card of its deck in hand."""
        left = self.box.copies_of[self.character[who]].get(name, 0)
        if not left or not self.zones[HAND_OF[who]]:
            return False
        face, faces = self.face, self.box.card_faces[name]
        for back in self.zones[DISCARD_OF[who]]:
            left -= face[back] in faces
        return left > 0

    # -- items -----------------------------------------------------------------------------------------------

    def item(self, back: Back) -> Item:
        """What is printed on an item card."""
        item = self.box.item[self.face[back]]
        assert item is not None
        return item

    def item_name(self, back: Back) -> str:
        """The permanent name of an item."""
        return self.box.items[self.face[back]]

    def carried_items(self, who: Seat) -> list[Back]:
        """Everything a character has that counts as an item card: inventory and hands."""
        zones = self.zones
        return zones[INVENTORY_OF[who]] + zones[HANDS_OF[who]]

    def held(self, who: Seat, *names: str) -> Back:
        """An item of one of these names that the character has, -1 for none."""
        face, items = self.face, self.box.items
        for back in self.carried_items(who):
            if items[face[back]] in names:
                return back
        return -1

    def weapons(self, who: Seat) -> list[Back]:
        """Weapons in the hand slots."""
        return [back for back in self.hands(who) if self.item(back).weapon is not None]

    def ammo_in(self, back: Back) -> int:
        """Ammunition on a weapon."""
        return self.ammo[back - self.box.first_item]

    def capacity(self, back: Back) -> int:
        """How much ammunition a weapon can hold."""
        weapon = self.item(back).weapon
        return (weapon.capacity if weapon else 0) + self.extra_capacity[back - self.box.first_item]

    def slots_used(self, who: Seat) -> int:
        """Hand slots taken: heavy items, with taped pairs counted once, and objects."""
        hands = self.hands(who)
        pairs = sum(one in hands and other in hands for one, other in self.taped)
        return len(hands) - pairs + len(self.objects_of(who))

    def hand_slots(self, who: Seat) -> int:
        """Two, or one with a wounded arm."""
        return 1 if self.suffers(who, "arm") else 2

    # -- wounds ----------------------------------------------------------------------------------------------

    def serious_wounds(self, who: Seat) -> list[Back]:
        """Serious wounds not dressed."""
        return self.zones[SERIOUS_OF[who]]

    def dressed_wounds(self, who: Seat) -> list[Back]:
        """Serious wounds that are dressed."""
        return self.zones[DRESSED_OF[who]]

    def serious_count(self, who: Seat) -> int:
        """Serious wounds, dressed or not."""
        zones = self.zones
        return len(zones[SERIOUS_OF[who]]) + len(zones[DRESSED_OF[who]])

    def wound_name(self, back: Back) -> str:
        """The permanent name of a serious wound."""
        return self.box.wounds[self.face[back]]

    def suffers(self, who: Seat, wound: str) -> bool:
        """Whether a wound of this name is undressed. Several count as one (nemesis/wound/serious-not-cumulative)."""
        wounds = self.zones[SERIOUS_OF[who]]
        if wounds:
            face, faces = self.face, self.box.wound_faces[wound]
            for back in wounds:
                if face[back] in faces:
                    return True
        return False

    def is_slimed(self, who: Seat) -> bool:
        """Whether the character has a slime marker."""
        return bool(self.slimed >> who & 1)

    def is_infested(self, who: Seat) -> bool:
        """Whether a larva is on the character board."""
        return bool(self.infested >> who & 1)

    def has_signalled(self, who: Seat) -> bool:
        """Whether the signal has been sent (nemesis/objective/send-signal)."""
        return bool(self.signalled >> who & 1)
