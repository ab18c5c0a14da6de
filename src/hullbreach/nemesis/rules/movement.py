"""Movement: into a neighbouring room, exploring it if need be, and then the noise one makes."""

from __future__ import annotations

from ...kernel import Effect, Effects, Seat
from .. import box
from ..event_kinds import ESCAPING, EXPLORED, MOVED, SILENCE_BROKEN, SLIME_REMOVED, SLIMED, TOKEN_REVEALED
from ..position import Position
from ..refs import ROOM, SEAT
from .doors import CloseDoor
from .hazards import PlaceFire, PlaceMalfunction
from .lapses import who_is_gone
from .noise import ChooseNoise, Danger, NoiseRoll, danger

_TOKEN_RULES = {
    "silence": "nemesis/exploration/silence",
    "danger": "nemesis/exploration/danger-attracts",
    "slime": "nemesis/exploration/slime",
    "fire": "nemesis/exploration/fire",
    "malfunction": "nemesis/exploration/malfunction",
    "doors": "nemesis/exploration/doors",
}

LOUD, CAREFUL, SILENT = range(3)
"""How a room is entered: with a noise roll, with a marker of one's choice, or without either."""


class Enter(Effect, tag="nemesis/enter"):
    """A character arrives in a room, explores it, and makes noise if nobody else is there."""

    rule = "nemesis/movement/corridor-effects-on-arrival"
    who: Seat
    to: int
    via: int
    """The corridor walked through; -1 for none (technical corridors, outside)."""
    how: int = LOUD

    def arrive(self, g: Position) -> Effects:
        who, to = self.who, self.to
        g.room[who] = to
        if g.event_sink is not None:
            g.tell(MOVED, self.rule, who=SEAT[who], room=ROOM[to])
        met = g.site.entered(g, who, to) if g.explored >> to & 1 else None
        then = self._explore_or_listen(g)
        return [*met, *(then or ())] if met else then

    def _explore_or_listen(self, g: Position) -> Effects:
        if g.site.has_token(g, self.to):
            return [Explore(self.who, self.to, self.via, self.how)]
        return noise_on_entry(g, self.who, self.how)

    _lapses = who_is_gone


class Explore(Effect, tag="nemesis/explore"):
    """First the room tile is flipped, then its exploration token is revealed and carried out."""

    rule = "nemesis/movement/explore-on-entry"
    who: Seat
    room: int
    via: int
    how: int

    def flip_the_tile(self, g: Position) -> Effects:
        who, room = self.who, self.room
        if g.explored >> room & 1:
            return None
        g.explored |= 1 << room
        g.show(g.site.tile_back[room])
        if g.event_sink is not None:
            g.tell(EXPLORED, self.rule, who=SEAT[who], room=ROOM[room], kind=f"place:{g.room_name(room)}")
        return g.site.explored_by(g, who, room)

    def reveal_the_token(self, g: Position) -> Effects:
        room = self.room
        back = g.exploration_token(room)
        g.show(back)
        g.move(back, box.TOKENS_ON_BOARD, box.OUT)  # nemesis/exploration/token-removed
        effect, items = g.box.exploration_tokens[g.face[back]]
        if g.box.searchable[g.kind_of_room(room)]:  # nemesis/exploration/item-counter-exceptions
            g.items[room] = g.mode.item_count(items)  # nemesis/exploration/item-counter
        if g.event_sink is not None:
            rule = _TOKEN_RULES.get(effect) or g.site.token_rules.get(effect) or g.species.token_rules[effect]
            g.tell(TOKEN_REVEALED, rule, room=ROOM[room], token=effect, items=g.items[room])
        return self._token(g, effect)

    def _token(self, g: Position, effect: str) -> Effects:
        """Only silence and danger cancel the noise roll (nemesis/exploration/roll-after-other-tokens)."""
        noise = NoiseOnEntry(self.who, self.how)
        if effect in ("silence", "danger") and g.game.heeds_token(g, self.who, effect, self.how):
            return self._silence(g) if effect == "silence" else danger(g, self.who, DangerToken(self.room))
        if effect == "slime":
            return [GetSlimed(self.who), noise]
        if effect == "fire":
            return [PlaceFire(self.room), noise]
        if effect == "malfunction":
            return [PlaceMalfunction(self.room), noise]
        if effect == "doors" and self.via >= 0:
            return [CloseDoor(self.via, self.who), noise]
        if own := g.species.found(g, self.who, self.room, effect):
            return own
        return [*g.site.found(g, self.who, effect), noise]

    def _silence(self, g: Position) -> Effects:
        if not g.species.breaks_silence(g, self.who):
            return None
        g.tell(SILENCE_BROKEN, "nemesis/exploration/silence-slimed", who=SEAT[self.who])
        return danger(g, self.who, DangerToken(self.room))

    _lapses = who_is_gone


class DangerToken(Danger, tag="nemesis/danger-token"):
    """The token does what the face of the noise die does, and there is no roll afterwards."""

    rule = "nemesis/exploration/danger-attracts"
    markers = "nemesis/exploration/danger-markers"


class NoiseOnEntry(Effect, tag="nemesis/noise-on-entry"):
    """A noise roll follows if the room holds no other character and no intruder.

    Walking in on an intruder is not an encounter either (nemesis/encounter/not-by-entering).
    """

    rule = "nemesis/movement/noise-roll-on-entry"
    who: Seat
    how: int

    def listen(self, g: Position) -> Effects:
        return noise_on_entry(g, self.who, self.how)

    _lapses = who_is_gone


def noise_on_entry(g: Position, who: Seat, how: int) -> Effects:
    """The roll or the marker of somebody who has come into a room, if it holds nobody else."""
    room = g.room[who]
    if how == SILENT or room in g.foe_room or g.room.count(room) > 1:
        return None
    return [ChooseNoise(who)] if how == CAREFUL else [NoiseRoll(who)]


class GetSlimed(Effect, tag="nemesis/get-slimed"):
    """The character gets a slime marker, one at most."""

    rule = "nemesis/slime/one-per-character"
    who: Seat

    def mark(self, g: Position) -> None:
        if g.species.slimes and not g.is_slimed(self.who) and g.is_aboard(self.who):
            g.slimed |= 1 << self.who
            g.tell(SLIMED, self.rule, who=SEAT[self.who])


class LoseSlime(Effect, tag="nemesis/lose-slime"):
    """The slime marker is removed."""

    rule = "nemesis/slime/removal"
    who: Seat

    def clean(self, g: Position) -> None:
        if g.is_slimed(self.who):
            g.slimed &= ~(1 << self.who)
            g.tell(SLIME_REMOVED, self.rule, who=SEAT[self.who])


class Escape(Effect, tag="nemesis/escape"):
    """Every intruder in the room attacks once; a survivor then moves on.

    A character who dies stays (nemesis/escape/death); a survivor enters as usual (nemesis/escape/arrival).
    """

    rule = "nemesis/escape/attacks-first"
    who: Seat
    to: int
    via: int
    how: int = LOUD

    def each_intruder_attacks(self, g: Position) -> Effects:
        who, attack = self.who, g.species.attack
        if g.event_sink is not None:
            g.tell(ESCAPING, self.rule, who=SEAT[who], room=ROOM[self.to])
        # all of them at the one who escapes: nemesis/attack/target-escape
        return [effect for foe in g.species.attackers(g, who) for effect in attack(g, foe, who)]

    def survivor_moves(self, g: Position) -> Effects:
        return [Enter(self.who, self.to, self.via, self.how)]

    _lapses = who_is_gone


def open_ways(g: Position, room: int) -> list[tuple[int, int]]:
    """Corridors without a closed door, each with the room behind it."""
    closed = g.closed
    return [(corridor, other) for corridor, other in g.board.ways[room] if not closed >> corridor & 1]


def walk(g: Position, who: Seat, to: int, via: int, how: int = LOUD) -> list[Effect]:
    """A move: out of combat the character enters the room, in combat it is an escape (nemesis/escape/by-movement)."""
    return [Escape(who, to, via, how)] if g.in_combat(who) else [Enter(who, to, via, how)]
