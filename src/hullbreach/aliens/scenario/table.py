"""Words that lay out a table of Aliens, and what a scenario may ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import to_builtins

from ...describers import phrases_of
from ...kernel import Back, Effect, Refused
from ...lab.scenario.arrangement import arrangement, one_of, within
from ...lab.scenario.chance import Faces
from ...lab.scenario.table import Table
from ...library import Packs, plan
from ..box import (
    ASIDE,
    BLIPS,
    DECK,
    DISCARD,
    EXHAUST,
    GEAR,
    HANDS,
    LEVELS,
    NEWT,
    PLAYED,
    POOL,
    REMOVED,
    TOKENS,
    TOKENS_OUT,
    TRACKER_1,
    TRACKER_BOTTOM,
    TRACKER_DISCARD,
    TRACKER_OUT,
    TRACKER_REST,
    TRACKER_TOP,
    UNDER,
    WEAPONS,
    Character,
)
from ..position import ABOARD, ABSENT, ALIEN, CAPTURED, CRATE, FACEHUGGER, GIRL, KILLED, MARINES, OFF, OUT, Position
from ..rules.actions import ChooseAction
from ..rules.activation import Activation
from ..rules.barricades import POINT, TUNNEL
from ..rules.lookout import LookOut, add_alien
from ..rules.slots import put_on
from ..rules.turn import GameTurn
from .head import SquadHead

FACINGS = ("north", "east", "south", "west")
STATES = {"absent": ABSENT, "aboard": ABOARD, "out": OUT, "killed": KILLED, "captured": CAPTURED}
PILES = {"deck": DECK, "under": UNDER, "exhaust": EXHAUST, "discard": DISCARD, "removed": REMOVED}


class AliensTable(Table):
    """A mission whose seats are named by their heroes. Spaces are written as on a mission card: `C1:H6`."""

    head = SquadHead
    subjects = ("of", "alien")
    routine: ClassVar[dict[str, str]] = {}

    def __init__(
        self,
        game: str,
        heroes: Sequence[str],
        seed: int = 1,
        options: Mapping[str, str] | None = None,
        packs: Packs = (),
    ) -> None:
        made = plan(game, len(heroes), options, packs)
        for name in heroes:
            one_of("character", name, made.box.character_ids)  # type: ignore[attr-defined]
        super().__init__(game, heroes, seed, options, packs)
        self._set_up(heroes)
        self._chance.unscripted.clear()

    @property
    def state(self) -> Position:
        """The true position."""
        state = super().state
        assert isinstance(state, Position)
        return state

    def _set_up(self, heroes: Sequence[str]) -> None:
        """Everybody takes the hero named and no gear, and stands in the first free spaces."""
        while not self.game.over and self.state.phase != MARINES:
            choice = self.game.choices[0]
            ids = [option.id for option in choice.options]
            wanted = [f"hero/character:{heroes[choice.seat]}", "choose-gear", "done", "place-all", "advised-post"]
            self.game.answer(next((id for id in wanted if id in ids), ids[0]), choice.seat)
        self.clear()
        self.tracker()
        state = self.state
        state.stack[:] = [(GameTurn(), 0)]
        self.run()
        self._begin_again()

    def _begin_again(self) -> None:
        """Take back what the first hero did on activation before anybody was asked."""
        g = self.state
        for zone in (UNDER, EXHAUST, DISCARD, ASIDE, PLAYED, *range(HANDS, WEAPONS)):
            g.zones[DECK] += g.zones[zone]
            g.zones[zone] = []
        g.in_the_dark = g.jammed = 0
        for who in range(len(g.dial)):
            g.dial[who] = g.aim(who)
        self.clear()
        self._chance.unscripted.clear()

    # -- who and where ----------------------------------------------------------------------------------------

    def character(self, name: str) -> Character:
        """The number of a character."""
        return one_of("character", name, self.state.box.character_ids)

    def space(self, name: str) -> int:
        """The number of a space such as `C1:H6`."""
        return self.state.board.layout.space(name)

    def ref(self, name: str) -> str:
        """The reference of a space."""
        return self.state.board.refs[self.space(name)]

    @arrangement
    def clear(self) -> None:
        """Take every alien, every blip and every mission blip off the boards."""
        g = self.state
        for alien in g.living_aliens():
            g.put_alien(alien, OFF)
        for blip, at in enumerate(g.blip_at):
            if at != OFF:
                g.put_blip(blip, OFF)
                g.move(g.box.first_blip + blip, BLIPS, POOL)
        g.fallen = g.alien_done = g.blip_done = 0
        for token, at in enumerate(g.token_at):
            if at != OFF:
                g.token_at[token] = OFF
                g.move(g.game.first_token + token, TOKENS, TOKENS_OUT)

    @arrangement
    def at(self, character: str, space: str) -> None:
        """Stand a character in a space."""
        g, who = self.state, self.character(character)
        self._ledger.says("at", who)
        g.status[who] = ABOARD
        g.put_character(who, self._free(space, who))

    def _free(self, space: str, who: int = -1) -> int:
        g, at = self.state, self.space(space)
        there = g.occupied & ~(1 << g.at[who] if who >= 0 and g.at[who] != OFF else 0)
        if there >> at & 1:
            raise Refused("scenario-space-taken", space=space)
        return at

    @arrangement
    def away(self, *characters: str, state: str = "absent") -> None:
        """Take characters off the boards: absent, out, killed or captured."""
        g = self.state
        for name in characters:
            who = self.character(name)
            g.put_character(who, OFF)
            g.down &= ~(1 << who)
            g.status[who] = list(STATES.values())[one_of("state", state, list(STATES))]
            if state != "out":
                g.hero[who] = 0

    @arrangement
    def only(self, *characters: str) -> None:
        """Take everybody but these off the boards."""
        g = self.state
        names = [self.character(name) for name in characters]
        for who in list(g.on_boards()):
            if who not in names:
                g.put_character(who, OFF)
                g.status[who] = ABSENT
                g.hero[who] = 0

    @arrangement
    def hero(self, seat: str | int, character: str) -> None:
        """Give a seat another hero; the one it had becomes a grunt."""
        g, number = self.state, self.seat(seat)
        for who in range(len(g.hero)):
            if g.hero[who] == number + 1:
                g.hero[who] = 0
        g.hero[self.character(character)] = number + 1
        if self.character(character) == NEWT:
            g.status[NEWT] = ABOARD

    @arrangement
    def down(self, character: str) -> None:
        """Knock a character down."""
        self.state.lay_down(self.character(character))

    @arrangement
    def dial(self, character: str, number: int) -> None:
        """Turn an aim dial."""
        within("dial", number, 1, 10)
        self.state.dial[self.character(character)] = number

    @arrangement
    def carries(self, character: str, what: str) -> None:
        """Give a character Newt or a crate to carry."""
        loads = {"nothing": 0, "crate": CRATE, "newt": GIRL}
        g = self.state
        load = list(loads.values())[one_of("load", what, list(loads))]
        if load == CRATE:
            g.crates.append(OFF)
        g.load[self.character(character)] = load

    # -- what hunts -------------------------------------------------------------------------------------------

    @arrangement
    def alien(self, space: str, tokens: int = 0, facehugger: bool = False) -> str:
        """Put an alien in a space, with tokens under it; its reference."""
        g = self.state
        number = add_alien(g, self._free(space), tokens, FACEHUGGER if facehugger else ALIEN, False)
        return f"alien:{number}"

    @arrangement
    def blip(self, space: str, number: int = 1, spotted: bool = False) -> str:
        """Put a blip of this number in a space; its reference. It is spotted only if `spotted`, or later."""
        g = self.state
        wanted = [back for back in g.zones[POOL] if g.box.blip_numbers[g.face[back]] == number]
        if not wanted:
            raise Refused("scenario-no-such-blip", number=number)
        back = wanted[0]
        g.move(back, POOL, BLIPS)
        g.put_blip(back - g.box.first_blip, self._free(space))
        if spotted:
            g.stack.append((LookOut(), 0))
        return f"blip:{self.ref(space).partition(':')[2]}"

    @arrangement
    def pool(self, *numbers: int) -> None:
        """Lay these blips on top of the pool, the first to be drawn first."""
        g = self.state
        for number in reversed(numbers):
            back = next(b for b in g.zones[POOL] if g.box.blip_numbers[g.face[b]] == number and b != g.zones[POOL][-1])
            g.zones[POOL].remove(back)
            g.zones[POOL].append(back)
        self._chance.laid(g.zones[POOL][-len(numbers) :])

    @arrangement
    def empty_pool(self) -> None:
        """Put every blip of the pool out of reach, on spaces far from everybody."""
        g = self.state
        far = sorted(
            (space for space in g.board.refs if not g.occupied >> space & 1), key=g.distance_to_squad, reverse=True
        )
        for back, space in zip(list(g.zones[POOL]), far, strict=False):
            g.move(back, POOL, BLIPS)
            g.put_blip(back - g.box.first_blip, space)

    # -- the boards -------------------------------------------------------------------------------------------

    def door(self, one: str, other: str) -> int:
        """The number of the door between two spaces."""
        door = self.state.board.layout.door_at.get(frozenset((self.space(one), self.space(other))))
        if door is None:
            raise Refused("scenario-no-door", one=one, other=other)
        return door

    @arrangement
    def barricade(self, one: str, other: str) -> str:
        """Barricade the door between two spaces; its reference."""
        door = self.door(one, other)
        self.state.barricades |= 1 << door
        return f"door:{door}"

    @arrangement
    def bar_point(self, point: str) -> None:
        """Barricade a spawn point or a tunnel, such as `point:1`."""
        self.state.barred_points |= 1 << one_of("point", point, POINT)

    @arrangement
    def tunnel(self, space: str) -> str:
        """Put a tunnel in a space; its reference."""
        g = self.state
        number = g.tunnels.index(OFF)
        g.tunnels[number] = self.space(space)
        return POINT[TUNNEL + number]

    @arrangement
    def crate(self, space: str) -> None:
        """Put a crate in a space."""
        self.state.crates.append(self.space(space))

    @arrangement
    def mission_blip(self, space: str, kind: str) -> None:
        """Put a mission blip in a space, face down."""
        g = self.state
        back = next((back for back in g.zones[TOKENS_OUT] if g.names_of(back) == kind), None)
        if back is None:
            raise Refused("scenario-no-such-token", kind=kind)
        g.move(back, TOKENS_OUT, TOKENS)
        g.seen[back] = 0
        g.token_at[back - g.game.first_token] = self.space(space)

    @arrangement
    def sentry(self, space: str, facing: str, shots: int = 5) -> str:
        """Put up a sentry gun; its reference."""
        g = self.state
        g.sentry_at.append(self.space(space))
        g.sentry_facing.append(one_of("facing", facing, FACINGS))
        g.sentry_shots.append(shots)
        return f"sentry:{len(g.sentry_at) - 1}"

    # -- cards ------------------------------------------------------------------------------------------------

    def _take(self, card: str) -> Back:
        """A copy of a card that lies in a pile, the deck first."""
        g = self.state
        for zone in (DECK, UNDER, EXHAUST, REMOVED, DISCARD, *range(HANDS, WEAPONS), *range(WEAPONS, GEAR + 7)):
            found: Back | None = next((back for back in g.zones[zone] if g.card_id(back) == card), None)
            if found is not None:
                g.zones[zone].remove(found)
                return found
        raise Refused("scenario-no-such-card", card=card)

    @arrangement
    def weapons(self, character: str, *cards: str) -> None:
        """Equip weapons, whatever was equipped before."""
        self._wear(character, WEAPONS, cards)

    @arrangement
    def gear(self, character: str, *cards: str) -> None:
        """Equip equipment, whatever was equipped before."""
        self._wear(character, GEAR, cards)

    def _wear(self, character: str, zone: int, cards: Sequence[str]) -> None:
        g, who = self.state, self.character(character)
        g.zones[DECK] += g.zones[zone + who]
        g.zones[zone + who] = []
        for card in cards:
            back = self._take(card)
            g.show(back)
            g.zones[DECK].append(back)
            put_on(g, who, back, DECK)

    @arrangement
    def hand(self, seat: str | int, *cards: str) -> None:
        """Give a seat a hand of these cards."""
        g, zone = self.state, HANDS + self.seat(seat)
        g.zones[DECK] += g.zones[zone]
        g.zones[zone] = []
        backs = [self._take(card) for card in cards]
        for back in backs:
            g.show(back)
        g.zones[zone] = backs

    @arrangement
    def deck(self, *cards: str) -> None:
        """Lay these cards on top of the endurance deck, the first to be drawn first."""
        g = self.state
        backs = [self._take(card) for card in cards]
        g.zones[DECK] += reversed(backs)
        for back in backs:
            g.seen[back] = 0
        self._chance.laid(backs)

    @arrangement
    def exhaust_pile(self, *cards: str) -> None:
        """Let the exhaust pile be these cards, the first on top."""
        g = self.state
        g.zones[DECK] = [*g.zones[EXHAUST], *g.zones[DECK]]
        g.zones[EXHAUST] = []
        g.zones[EXHAUST] = list(reversed([self._take(card) for card in cards]))

    @arrangement
    def discard_pile(self, *cards: str) -> None:
        """Let the discard pile be these cards."""
        g = self.state
        g.zones[DECK] = [*g.zones[DISCARD], *g.zones[DECK]]
        g.zones[DISCARD] = []
        backs = [self._take(card) for card in cards]
        g.show_all(backs)
        g.zones[DISCARD] = backs

    @arrangement
    def piles(self, deck: int | None = None, under: int | None = None, exhaust: int | None = None) -> None:
        """Let the face-down piles hold as many cards as given; what is too much is removed from the game."""
        g = self.state
        wanted = {DECK: deck, UNDER: under, EXHAUST: exhaust}
        for zone, count in wanted.items():
            if count is not None:
                spare = max(len(g.zones[zone]) - count, 0)
                g.zones[REMOVED] += g.zones[zone][:spare]
                g.zones[zone] = g.zones[zone][spare:]
        for zone, count in wanted.items():
            while count is not None and len(g.zones[zone]) < count:
                back = g.zones[REMOVED].pop()
                g.seen[back] = 0
                g.zones[zone].insert(0, back)

    @arrangement
    def tracker(self, *cards: str) -> None:
        """Let the tracker deck be these cards, such as `lone-contact-2`, the first to be drawn first."""
        g = self.state
        for zone in (TRACKER_TOP, TRACKER_BOTTOM, TRACKER_DISCARD, *(TRACKER_REST + i for i in range(len(LEVELS)))):
            g.zones[TRACKER_OUT] += g.zones[zone]
            g.zones[zone] = []
        for card in reversed(cards):
            back = next((back for back in g.zones[TRACKER_OUT] if g.names_of(back) == card), None)
            if back is None:
                raise Refused("scenario-no-such-card", card=card)
            g.move(back, TRACKER_OUT, TRACKER_TOP)
            g.seen[back] = 0
        self._chance.laid(g.zones[TRACKER_TOP])

    # -- the flow ---------------------------------------------------------------------------------------------

    @arrangement
    def turn(self, number: int) -> None:
        """Set the turn dial."""
        self.state.turn = number

    @arrangement
    def acts(self, character: str, actions: int = 2) -> None:
        """A character is about to take its actions; the alien phase comes after them."""
        g, who = self.state, self.character(character)
        seat = g.hero[who] - 1 if g.hero[who] else g.choosers()[0]
        g.phase, g.active, g.actor, g.used = MARINES, who, seat, 0
        self._go_on([GameTurn(), ChooseAction(seat, who, actions)], 1)

    @arrangement
    def activate(self, character: str) -> None:
        """A character's whole activation begins; the alien phase comes after it."""
        g, who = self.state, self.character(character)
        g.phase = MARINES
        self._go_on([GameTurn(), Activation(g.hero[who] - 1 if g.hero[who] else g.choosers()[0], who)], 1)

    @arrangement
    def marine_phase(self) -> None:
        """A marine phase begins."""
        self._go_on([GameTurn()], 0)

    @arrangement
    def alien_phase(self) -> None:
        """The alien phase begins."""
        self._go_on([GameTurn()], 1)

    @arrangement
    def finish_phase(self) -> None:
        """The finish phase begins."""
        self._go_on([GameTurn()], 2)

    def happens(self, *effects: Effect) -> None:
        """These effects are carried out now, before the question that waits is asked again. For tests in Python."""
        self._told = len(self.game.events())
        self.state.stack += [(effect, 0) for effect in reversed(effects)]
        self.run()

    def _go_on(self, effects: Sequence[Effect], step: int) -> None:
        zones = self.state.zones
        for zone in (ASIDE, PLAYED):  # what was under way is not finished
            zones[DECK] = [*zones[zone], *zones[DECK]]
            zones[zone] = []
        first, *others = effects
        self.state.stack[:] = [(first, step), *((effect, 0) for effect in others)]
        self._told = len(self.game.events())

    # -- looking ----------------------------------------------------------------------------------------------

    def faces(self) -> Faces | None:
        """By source of chance: its possible results."""
        box = self.state.box
        cards = [name for name in box.names[0] if name]
        trackers = [name for family in range(TRACKER_1, TRACKER_1 + len(LEVELS)) for name in box.names[family] if name]
        return {
            **self.game.dice,
            "endurance": cards,
            "tracker": trackers,
            "tracker-card": trackers,
            "blip": [str(number) for number in box.blip_numbers if number],
            "threat-level": [str(level) for level in LEVELS],
        }

    def verbs(self) -> Sequence[str] | None:
        """The verbs of all options."""
        said = phrases_of("en", self.game.title).ids()
        return [message.removeprefix("option-") for message in said if message.startswith("option-")]

    def of(self, character: str) -> dict[str, Any]:
        """What everybody sees of a character."""
        people = self.game.view()["people"]
        found: dict[str, Any] = next(each for each in people if each["ref"] == f"character:{character}")
        return found

    def pile(self, name: str) -> list[str]:
        """The cards of a pile, the top one last."""
        g = self.state
        return [g.card_id(back) for back in g.zones[list(PILES.values())[one_of("pile", name, list(PILES))]]]

    def hand_of(self, seat: str | int) -> list[str]:
        """The hand of a seat."""
        g = self.state
        return [g.card_id(back) for back in g.zones[HANDS + self.seat(seat)]]

    def aliens(self) -> dict[str, int]:
        """How many aliens stand where: by space, the model and its tokens."""
        g = self.state
        name = g.board.layout.name
        return {name(g.alien_at[alien]): g.alien_tokens[alien] + 1 for alien in g.living_aliens()}

    def blips(self) -> list[str]:
        """The spaces of all blips."""
        g = self.state
        return sorted(g.board.layout.name(space) for space in g.blip_at if space != OFF)

    def where(self, character: str) -> str | None:
        """The space of a character."""
        g = self.state
        at = g.at[self.character(character)]
        return None if at == OFF else g.board.layout.name(at)

    def sees(self, one: str, other: str) -> bool:
        """Whether a model in one space has line of sight to another."""
        return self.state.sees(self.space(one), self.space(other))

    def facts_of(self, subject: str, name: Any) -> Mapping[str, Any]:
        """What a scenario file may expect of a character or an alien."""
        if subject == "of":
            return self.of(name)
        aliens = to_builtins(self.game.sight().aliens)
        return next((alien for alien in aliens if alien["ref"] == f"alien:{name}"), {})
