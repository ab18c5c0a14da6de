"""A position: who and what stands where, the cards, and how far the turn has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..kernel import SPECTATOR, Back, Mask, Seat, State
from .assembled import AssembledGame
from .board.board import FAR, Board
from .board.layout import Space
from .box import AIM, CHARACTERS, DECK, DEFENSE, EXHAUST, GEAR, NEWT, SPEED, TECH, UNDER, WEAPONS, Box, Character

if TYPE_CHECKING:
    from .missions.mission import Mission

OFF = -1
"""The space of whatever is not on the boards."""
ABSENT, ABOARD, OUT, KILLED, CAPTURED = range(5)
"""What has become of a character: not in this mission, on the boards, gone by an exit, killed, captured."""
SECOND_WEAPON = 16
ALIEN, FACEHUGGER = range(2)
SET_UP, MARINES, ALIENS, FINISH, BETWEEN = range(5)
"""The phases; BETWEEN is what happens between the missions of a campaign."""
PHASES = ("set-up", "marine", "alien", "finish", "between")
NOTHING, CRATE, GIRL = range(3)
"""What a character carries in its arms: GIRL is Newt before she takes part in the game herself."""

Alien = int
Mover = int
"""An alien by its number, or a blip as the negative of its number, less one."""


class Position(State):
    """A whole position. Sets of characters, aliens, spaces and doors are masks."""

    game: AssembledGame
    """What the rules ask the assembled game; not part of the value."""
    box: Box
    """The tables and components of the game; not part of the value."""
    mission_number: int
    turn: int
    phase: int
    token: Seat
    """Who holds the activation token."""
    played: Mask
    """Seats whose heroes have been activated in this marine phase."""
    quiet: Mask
    """Seats that play no event in the rest of this phase and are not asked."""
    verdicts: list[tuple[str, int, str]]
    """How it ended: (line, character or -1, rule)."""

    # characters
    at: list[Space]
    status: bytearray
    hero: bytearray
    """By character: the seat that plays it as a hero, plus one; 0 for a grunt."""
    dial: bytearray
    activated: Mask
    unset_dials: Mask
    """Characters that became heroes in this turn; their dials are set when they are activated."""
    active: int
    """The character that is being activated; -1 for nobody."""
    actor: Seat
    """Who activates it."""
    down: Mask
    hugged: Mask
    """Characters with a facehugger on their card."""
    jammed: Mask
    """Characters whose first weapon is jammed, and from SECOND_WEAPON on those whose second is."""
    in_the_dark: Mask
    freed: Mask
    """Captives that were freed in this mission and act from the next turn on."""
    load: bytearray
    """By character: what it carries in its arms."""
    people: Mask
    """Spaces of all characters on the boards."""
    standing: Mask
    """Spaces of characters that are not knocked down: they block sight."""
    used: Mask
    """What can be used once in an activation and has been: backs of cards, and abilities from ONCE on."""
    used_this_turn: Mask
    """Abilities that can be used once in a game turn and have been."""

    # aliens and blips
    alien_at: list[Space]
    alien_tokens: list[int]
    alien_kind: list[int]
    aliens: Mask
    """Spaces of all aliens and facehuggers."""
    alien_done: Mask
    """Aliens that were activated in this phase."""
    fallen: Mask
    """Aliens that were removed in this turn: their numbers are not given to others before the next."""
    card_blips: Mask
    """Blips that the tracker card being resolved has placed."""
    card_aliens: Mask
    """Aliens from those blips."""
    card_placed: int
    """How many blips the card has placed, and how many of them were seen at once."""
    card_seen: int
    from_card: bool
    """Whether the blip that was spotted last is one of the card's."""
    newborn: Mask
    """Aliens from the blip that was spotted last."""
    blip_at: list[Space]
    """By number of the blip."""
    blips: Mask
    blip_done: Mask
    spotted: int
    """How many blips have been spotted: a movement that finds the number changed is thought over."""
    sides_done: Mask
    """Board sides whose blips have been activated in this phase."""

    # tokens
    barricades: Mask
    """Barricaded doors."""
    barred_points: Mask
    """Barricaded spawn points, and tunnels from TUNNEL on."""
    tunnels: list[Space]
    tunnel_of: int
    """Seats that have placed a tunnel in this turn, as a mask, and from bit 8 on the tunnel each has placed."""
    crates: list[Space]
    girl: Space
    """Where Newt was left before she takes part in the game herself."""
    token_at: list[Space]
    """By number of the mission blip: where it lies."""
    sentry_at: list[Space]
    sentry_facing: list[int]
    sentry_shots: list[int]
    flares: list[Space]
    is_stacked: bool
    """Whether the tracker deck comes in the order of its threat levels; its cards are mixed once it was reshuffled."""
    facts: dict[str, int]
    """Numbers that only this mission or campaign has."""

    loose: ClassVar[frozenset[str]] = State.loose | {"game", "box"}

    # -- the mission ------------------------------------------------------------------------------------------

    @property
    def mission(self) -> Mission:
        """The mission that is being played."""
        mission: Mission = self.plan.missions[self.mission_number]
        return mission

    @property
    def is_campaign(self) -> bool:
        """Whether missions follow each other."""
        return self.game.is_campaign

    @property
    def board(self) -> Board:
        """The boards of the mission."""
        board: Board = self.plan.missions[self.mission_number].board
        return board

    # -- characters -------------------------------------------------------------------------------------------

    # aliens/newt/availability, aliens/campaign/captured-unavailable
    def available(self) -> list[Character]:
        """Who can take part in the next mission: neither killed nor captured in this campaign, Newt once found."""
        gone = self.facts.get("killed", 0) | self.facts.get("captives", 0)
        return [who for who in CHARACTERS if not gone >> who & 1 and (who != NEWT or self.facts.get("newt", 0))]

    def is_hero(self, who: Character) -> bool:
        """Whether a player plays it as a hero."""
        return self.hero[who] != 0

    def on_boards(self) -> list[Character]:
        """Everybody on the boards, standing or not."""
        return [who for who, status in enumerate(self.status) if status == ABOARD]

    def is_standing(self, who: Character) -> bool:
        """Whether a character is on the boards and not knocked down."""
        return self.status[who] == ABOARD and not self.down >> who & 1

    def character_in(self, space: Space) -> int:
        """The character in a space; -1 if there is none."""
        return self.at.index(space) if self.people >> space & 1 else -1

    def number(self, who: Character, which: int) -> int:
        """One of the five numbers on the side of a character's card that is in use."""
        return self.box.numbers[who][self.hero[who] != 0][which]

    def speed(self, who: Character) -> int:
        """How far a Move action goes."""
        speed = self.number(who, SPEED)
        if self.has_gear(who, "body-armor"):
            speed = max(speed - 1, min(speed, 3))
        return min(speed, 4) if self.load[who] else speed

    def defense(self, who: Character) -> int:
        """The number a defense roll must not exceed."""
        return self.number(who, DEFENSE) + self.has_gear(who, "body-armor")

    def tech(self, who: Character) -> int:
        """The number a tech test must not exceed."""
        return self.number(who, TECH)

    def aim(self, who: Character) -> int:
        """The number an aim dial is set to."""
        return self.number(who, AIM)

    def has_gear(self, who: Character, card: str) -> bool:
        """Whether this equipment is equipped."""
        return bool(self.gear(who, card))

    def is_jammed(self, who: Character, slot: int = 0) -> bool:
        """Whether the weapon in a slot is jammed."""
        return bool(self.jammed >> (who + slot * SECOND_WEAPON) & 1)

    def weapon_leaves(self, who: Character, weapon: Back) -> None:
        """A weapon leaves its slot and takes its jam along; a second one becomes the first with its own."""
        if self.zones[WEAPONS + who][0] == weapon:
            self.jammed = self.jammed & ~(1 << who) | self.jammed >> SECOND_WEAPON & 1 << who
        self.jammed &= ~(1 << who + SECOND_WEAPON)

    def weapon_joins(self, who: Character) -> None:
        """Another weapon takes the first slot. What was there, if anything, keeps its jam in the second."""
        self.jammed = self.jammed & ~(1 << who) | (self.jammed & 1 << who) << SECOND_WEAPON

    def gear(self, who: Character, card: str) -> list[Back]:
        """The equipment with this name that is equipped."""
        worn = self.zones[GEAR + who]
        if not worn:
            return worn
        kind, kinds, face = self.box.kind_of[card], self.box.kinds, self.face
        return [back for back in worn if kinds[face[back]] == kind]

    # -- who decides ------------------------------------------------------------------------------------------

    def heroes(self, seat: Seat) -> list[Character]:
        """The heroes of a seat that are on the boards."""
        return [who for who in CHARACTERS if self.hero[who] == seat + 1 and self.status[who] == ABOARD]

    def rank_of(self, seat: Seat) -> int:
        """The highest rank among a seat's heroes, those gone by an exit included; 0 without a ranked hero."""
        return max(
            (
                self.box.ranks[who]
                for who in CHARACTERS
                if self.hero[who] == seat + 1 and self.status[who] in (ABOARD, OUT)
            ),
            default=0,
        )

    def choosers(self) -> tuple[Seat, ...]:
        """The seats that decide for the aliens: the highest rank (aliens/choice/highest-rank).

        Among equals the one nearest the activation token, going left, comes first.
        """
        seats, ranks = len(self.orders), self.box.ranks
        most = 0
        best: list[Seat] = []
        for who, hero in enumerate(self.hero):
            if hero and ranks[who] >= most and self.status[who] in (ABOARD, OUT):
                if ranks[who] > most:
                    most, best = ranks[who], []
                best.append(hero - 1)
        if len(best) == 1:
            return (best[0],)
        everybody = best or [hero - 1 for hero in self.hero if hero] or range(seats)
        return tuple(sorted(set(everybody), key=lambda seat: (seat - self.token) % seats))

    # aliens/character/grunt-decisions, aliens/character/grunt-shared
    def decider(self, who: Character) -> Seat:
        """Who decides for a character: its player; for a grunt whoever activates it, or else the highest rank."""
        if self.hero[who]:
            return self.hero[who] - 1
        return self.actor if who == self.active else self.choosers()[0]

    # aliens/character/grunt-promotion
    def takes_part(self, seat: Seat) -> bool:
        """Whether a player still counts: with a hero, or with a grunt to take (aliens/motion-tracker/draw-count)."""
        return seat + 1 in self.hero or any(not self.hero[who] for who in self.on_boards())

    # -- the boards -------------------------------------------------------------------------------------------

    def put_character(self, who: Character, space: Space) -> None:
        """Move a character to a space, or off the boards."""
        left = self.at[who]
        if left != OFF:
            self._clear_people(who, left)
        self.at[who] = space
        if space != OFF:
            self.people |= 1 << space
            if not self.down >> who & 1:
                self.standing |= 1 << space

    def _clear_people(self, who: Character, space: Space) -> None:
        """Somebody who passes through a space leaves the one who stands there."""
        self.people &= ~(1 << space)
        self.standing &= ~(1 << space)
        for other in CHARACTERS if self.at.count(space) > 1 else ():
            if other != who and self.at[other] == space:
                self.people |= 1 << space
                if not self.down >> other & 1:
                    self.standing |= 1 << space

    def lay_down(self, who: Character) -> None:
        """Knock a character down."""
        self.down |= 1 << who
        self.standing &= ~(1 << self.at[who])

    def stand_up(self, who: Character) -> None:
        """Let a character stand again."""
        self.down &= ~(1 << who)
        self.standing |= 1 << self.at[who]

    def put_alien(self, alien: Alien, space: Space) -> None:
        """Move an alien to a space, or off the boards."""
        left = self.alien_at[alien]
        if left != OFF:
            self.aliens &= ~(1 << left)
        self.alien_at[alien] = space
        if space != OFF:
            self.aliens |= 1 << space

    def put_blip(self, blip: int, space: Space) -> None:
        """Move a blip to a space, or off the boards."""
        left = self.blip_at[blip]
        if left != OFF:
            self.blips &= ~(1 << left)
        self.blip_at[blip] = space
        if space != OFF:
            self.blips |= 1 << space

    def living_aliens(self) -> list[Alien]:
        """The numbers of all aliens on the boards."""
        return [alien for alien, space in enumerate(self.alien_at) if space != OFF]

    # aliens/components/alien-supply, aliens/setup/alien-supply
    def free_alien_number(self) -> Alien:
        """A number for another alien."""
        for alien, space in enumerate(self.alien_at):
            if space == OFF and not self.fallen >> alien & 1:
                return alien
        self.alien_at.append(OFF)
        self.alien_tokens.append(0)
        self.alien_kind.append(ALIEN)
        return len(self.alien_at) - 1

    def mover_at(self, mover: Mover) -> Space:
        """Where an alien or a blip is."""
        return self.alien_at[mover] if mover >= 0 else self.blip_at[-1 - mover]

    @property
    def occupied(self) -> int:
        """Spaces with a model or a blip."""
        return self.people | self.aliens | self.blips

    # aliens/door/closes-automatically, aliens/barricade/door-effect
    def open_doors(self) -> int:
        """The doors that are open now."""
        board: Board = self.plan.missions[self.mission_number].board
        return board.open_doors(self.people | self.aliens | self.blips, self.barricades)

    def sees(self, one: Space, other: Space) -> bool:
        """Whether somebody in one space has line of sight to another."""
        return self.board.sees(one, other, self.standing, self.open_doors())

    def seen_from(self, one: Space, spaces: int) -> int:
        """Those of these spaces that somebody in one space has line of sight to."""
        return self.board.seen_from(one, spaces, self.standing, self.open_doors()) if spaces else 0

    def seen_by_squad(self, spaces: int) -> int:
        """Those of these spaces that any character has line of sight to."""
        if not spaces:
            return 0
        board: Board = self.plan.missions[self.mission_number].board
        doors = board.open_doors(self.people | self.aliens | self.blips, self.barricades)
        return board.seen_by(self.people, spaces, self.standing, doors)

    def next_to(self, space: Space) -> int:
        """The spaces next to one (aliens/board/next-to)."""
        board: Board = self.plan.missions[self.mission_number].board  # asked too often for a property
        return board.next_to(space, self.barricades)

    def distance_to_squad(self, space: Space) -> int:
        """How far the closest character is, for the order and the target of aliens (aliens/board/distance)."""
        walk = self.board.walk(space)
        return min([walk[at] for at in self.at if at != OFF], default=FAR)

    def tokens_in_the_way(self) -> int:
        """Spaces in which no movement may end, for a token lies there (aliens/move/end-space)."""
        found: int = self.plan.missions[self.mission_number].fixed_mask
        for space in (*self.tunnels, *self.crates, *self.token_at, *self.sentry_at, self.girl):
            if space >= 0:
                found |= 1 << space
        return found

    def has_token(self, space: Space) -> bool:
        """Whether a token lies in a space, so that no movement may end there."""
        if self.mission.fixed_mask >> space & 1 or self.girl == space:
            return True
        return space in self.token_at or space in self.tunnels or space in self.crates or space in self.sentry_at

    # -- cards ------------------------------------------------------------------------------------------------

    # aliens/endurance/four-types
    def card_type(self, back: Back) -> int:
        """Weapon, equipment, event or hazard."""
        return self.box.types[self.face[back]]

    def kind(self, back: Back) -> int:
        """Which endurance card it is; copies are of one kind."""
        return self.box.kinds[self.face[back]]

    def card_id(self, back: Back) -> str:
        """The name of an endurance card."""
        return self.box.names[0][self.face[back]]

    def is_known(self, back: Back) -> bool:
        """Whether the players know what is on the face of a component. All of them know the same."""
        return bool(self.seen[back] >> SPECTATOR & 1)

    def names_of(self, back: Back) -> str:
        """What is on the face of any component."""
        return self.box.names[self.family[back]][self.face[back]]

    def endurance_left(self) -> int:
        """How many cards the endurance deck and the exhaust pile hold."""
        return len(self.zones[DECK]) + len(self.zones[UNDER]) + len(self.zones[EXHAUST])

    def newt_plays(self) -> bool:
        """Whether Newt is a character of this mission."""
        return self.status[NEWT] != ABSENT
