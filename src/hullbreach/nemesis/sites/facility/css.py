"""The cargo sending system: tokens on the time track launch pods, with the characters in them."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Effects, Option, Question, Seat
from ...box import CSS, OUT
from ...content.functions import Uses
from ...content.printed import CssToken
from ...event_kinds import HAS_ESCAPED
from ...position.crew import ABOARD, EMBARKED, ESCAPED
from ...refs import ROOM, SEAT
from ...rules.cards import DiscardHand
from ...rules.lapses import seat_is_gone, who_is_gone
from ...rules.outcome import verdict
from ...rules.phases import burned
from ...rules.turn import PassNow
from ...rules.wounds import SeriousWound
from .event_kinds import CSS_MOVED, CSS_POD_ENTERED, CSS_POD_FAILS, CSS_POD_LAUNCHED, CSS_REVEALED, CSS_SEEN, CSS_STAYS
from .position import FacilityPosition
from .zones import CSS_ON_TRACK

PODS = ("", "a", "b", "c")
POD_REF = tuple(f"csspod:{pod}" for pod in PODS)
CARGO = ("", "cargo-a", "cargo-b", "cargo-c")
"""By pod: its letter, its reference, and the room it leaves from."""


def token_ref(g: FacilityPosition, space: int) -> str:
    """The reference of the token on a space of the time track."""
    return f"css:{g.box.faces[CSS][g.face[g.css_at[space]]]}"


# -- looking at tokens ----------------------------------------------------------------------------------------


def css_uses(g: FacilityPosition, who: Seat, because: str = "lockdown/computer/choose-action") -> Uses:
    """Look at one of the tokens on the track."""
    for space, back in enumerate(g.css_at):
        if back >= 0:
            yield f"look-at-css/number:{space}", [LookAtCss(who, space, because)]


class LookAtCss(Effect, tag="lockdown/look-at-css"):
    """One player looks at a CSS token in secret, puts it back and may lie about it."""

    rule = "lockdown/room/css-control"
    who: Seat
    space: int
    because: str = rule

    def look(self, g: FacilityPosition) -> None:
        g.look(g.css_at[self.space], 1 << self.who)
        public = {"who": SEAT[self.who], "number": self.space}
        g.tell_some(CSS_SEEN, self.because, 1 << self.who, public, {"css": token_ref(g, self.space)})


def control_uses(g: FacilityPosition, who: Seat) -> Uses:
    """Look at one of the tokens and perhaps move it."""
    for option_id, effects in css_uses(g, who, "lockdown/room/css-control"):
        yield option_id, [*effects, MoveCss(who, int(option_id.rpartition(":")[2]))]


def places_for(g: FacilityPosition, space: int) -> list[int]:
    """Where a token can be moved: to a numbered space next to it that has no token.

    The one on the time token's space stays there (lockdown/room/css-control-limits).
    """
    if space == g.time:
        return []
    return [to for to in (space - 1, space + 1) if 0 < to <= g.site.start_time and g.css_at[to] < 0]


class MoveCss(Question, tag="lockdown/move-css"):
    """Having seen the token, the player may move it by one space; everybody sees that."""

    rule = "lockdown/room/css-control"
    ask = "ask-move-css"
    space: int

    def _options(self, g: FacilityPosition) -> Iterator[Option]:
        yield Option("leave-css", (PutCss(self.seat, self.space, self.space),), self.rule)
        for to in places_for(g, self.space):
            yield Option(f"move-css/number:{to}", (PutCss(self.seat, self.space, to),), self.rule)

    def _args(self, g: FacilityPosition) -> dict[str, object]:
        return {"css": token_ref(g, self.space)}

    def _lapses(self, g: FacilityPosition) -> bool:
        return seat_is_gone(self, g) or not places_for(g, self.space)


class PutCss(Effect, tag="lockdown/put-css"):
    """A CSS token goes to another space, or stays."""

    rule = "lockdown/room/css-control"
    who: Seat
    space: int
    to: int

    def put(self, g: FacilityPosition) -> None:
        if self.to == self.space:
            g.tell(CSS_STAYS, self.rule, who=SEAT[self.who], number=self.space)
            return
        g.css_at[self.to], g.css_at[self.space] = g.css_at[self.space], -1
        g.tell(CSS_MOVED, self.rule, who=SEAT[self.who], number=self.space, to=self.to)


# -- pods -----------------------------------------------------------------------------------------------------


def enter_uses(g: FacilityPosition, who: Seat, room: int) -> Uses:
    """Enter the free pod of this room, while a CSS token lies on the time token's space."""
    pod = CARGO.index(g.room_name(room))
    if g.css_at[g.time] >= 0 and pod not in g.pod:
        yield f"enter-pod/{POD_REF[pod]}", [DiscardHand(who), PassNow(who), EnterCssPod(who, pod)]


class EnterCssPod(Effect, tag="lockdown/enter-css-pod"):
    """The turn ends in the room, whose fire still burns; then the character is out of reach on the pod space."""

    rule = "lockdown/css/enter"
    who: Seat
    pod: int

    def the_fire_burns(self, g: FacilityPosition) -> Effects:
        return burned(g, self.who)

    def get_in(self, g: FacilityPosition) -> None:
        g.status[self.who] = EMBARKED  # lockdown/css/protected
        g.room[self.who] = 0
        g.pod[self.who] = self.pod
        g.tell(CSS_POD_ENTERED, self.rule, who=SEAT[self.who], csspod=POD_REF[self.pod])

    _lapses = who_is_gone


def turn_over(g: FacilityPosition, space: int, because: str) -> CssToken:
    """The CSS token of a space is revealed to all and leaves the game. Everybody can still see where it lay."""
    back = g.css_at[space]
    g.show(back)
    g.tell(CSS_REVEALED, because, css=token_ref(g, space))
    g.move(back, CSS_ON_TRACK, OUT)
    g.css_at[space] = -1
    g.turned_over.append(space)
    token = g.box.css_token[g.face[back]]
    assert token is not None
    return token


class LaunchStep(Effect, tag="lockdown/launch-step"):
    """A CSS token on the time token's space is revealed and the pods it names are launched."""

    rule = "lockdown/event/css-launch"

    def reveal(self, g: FacilityPosition) -> Effects:
        launched = turn_over(g, g.time, self.rule).pods if g.css_at[g.time] >= 0 else ()
        return [
            LaunchCssPod(g.pod.index(pod), pod) if PODS[pod] in launched else FailedLaunch(g.pod.index(pod), pod)
            for pod in (1, 2, 3)
            if pod in g.pod
        ]

    def the_others_go_on(self, g: FacilityPosition) -> Effects:
        return g.site.somebody_gone(g)


class LaunchCssPod(Effect, tag="lockdown/launch-css-pod"):
    """The character in the pod has escaped, and an empty pod takes its place."""

    rule = "lockdown/css/escape"
    who: Seat
    pod: int

    def leave(self, g: FacilityPosition) -> None:
        g.tell(CSS_POD_LAUNCHED, self.rule, csspod=POD_REF[self.pod])
        g.status[self.who] = ESCAPED
        g.pod[self.who] = 0
        g.tell(HAS_ESCAPED, self.rule, who=SEAT[self.who])
        verdict(g, "css-escaped", self.who, self.rule)


class FailedLaunch(Effect, tag="lockdown/failed-launch"):
    """A character in a pod that stays is back in its room and suffers a serious wound."""

    rule = "lockdown/css/failed-launch"
    who: Seat
    pod: int

    def come_back(self, g: FacilityPosition) -> Effects:
        room = g.find_room(g.box.room_kind[CARGO[self.pod]])
        g.status[self.who] = ABOARD
        g.room[self.who] = room
        g.pod[self.who] = 0
        g.tell(CSS_POD_FAILS, self.rule, csspod=POD_REF[self.pod], who=SEAT[self.who], room=ROOM[room])
        return [SeriousWound(self.who)]
