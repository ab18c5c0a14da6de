"""An encounter with void seeders: what appears depends on how mad the character is who was heard."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import ENCOUNTER, NOISE_CLEARED, NOTHING_THERE, TOKEN_DRAWN
from ...refs import ROOM, SEAT
from ...rules.lapses import who_is_gone
from ...rules.noise import place_noise_around
from ..intruders.encounter import look_into_the_bag, set_aside
from .creatures import BLANK, SEEDER
from .madness import Madness
from .panic import ResolvePanic
from .placement import PlaceSeeder, met_by


class SeederEncounter(Effect, tag="nemesis/seeder-encounter"):
    """Discard the noise around the room and draw a token: a void seeder, somebody's insanity, or nothing."""

    rule = "void-seeders/encounter/draw"
    who: Seat

    def clear_the_noise(self, g: Madness) -> None:
        room = g.room[self.who]
        g.noise &= ~g.board.spot_mask[room]
        g.tell(ENCOUNTER, self.rule, who=SEAT[self.who], room=ROOM[room])
        g.tell(NOISE_CLEARED, "void-seeders/encounter/clear-noise", room=ROOM[room])

    def draw_a_token(self, g: Madness) -> Effects:
        sort = look_into_the_bag(g, TOKEN_DRAWN, self.rule)
        if sort < 0:
            return None
        kind, (number, _) = g.box.tokens[sort]
        if kind == SEEDER:
            set_aside(g, sort)  # void-seeders/encounter/token-set-aside
            return [PlaceSeeder(met_by(g, self.who), g.room[self.who], self.who, number)]
        if kind == BLANK:
            return [OnlyNoise(g.room[self.who], "void-seeders/encounter/blank")]
        set_aside(g, sort)
        return [OnlyNoise(g.room[self.who], "void-seeders/encounter/insanity-noise"), Voices(self.who, sort)]

    _lapses = who_is_gone


class OnlyNoise(Effect, tag="nemesis/seeder-only-noise"):
    """No void seeder appears, and every corridor of the room gets a noise marker.

    The blank stays in the bag, even if it is the last token there.
    """

    rule = "void-seeders/encounter/blank"
    room: int
    because: str

    def mark(self, g: Madness) -> None:
        g.tell(NOTHING_THERE, self.because, room=ROOM[self.room])
        place_noise_around(g, self.room, self.because)


class Voices(Effect, tag="nemesis/seeder-voices"):
    """A player resolves a panic card, whatever colour the insanity token has; then the token returns to the bag."""

    rule = "void-seeders/encounter/insanity-panic"
    who: Seat
    sort: int
    """The token drawn, as an index of `Box.tokens`."""

    def panic(self, g: Madness) -> Effects:
        return [ResolvePanic(self.who)]

    def put_the_token_back(self, g: Madness) -> None:
        # void-seeders/encounter/insanity-returned, void-seeders/bag/insanity-returned
        g.pool[self.sort] -= 1
        g.bag[self.sort] += 1
