"""The boards in words: rooms with their exits, and who and what is in each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....describe.wording import Line
from ...view.shapes import DoorShown, PersonShown, SideShown, TokenShown
from .contacts import hunters
from .people import conditions_of

if TYPE_CHECKING:
    from .ground import Exit
    from .squad import AliensWording


def board(said: AliensWording) -> Iterator[Line]:
    """Every side, room by room."""
    for side in said.view.sides:
        yield from _side(said, side)


def _side(said: AliensWording, side: SideShown) -> Iterator[Line]:
    yield Line(said.say("board-side", side=said.name(side.ref), key=side.ref.partition(":")[2].upper()), "heading")
    for each in side.rooms:
        if each.ref in said.ground.spaces_of:
            yield Line(room(said, each.ref))


def room(said: AliensWording, ref: str) -> str:
    """A room: how large it is, its exits, and what is in it."""
    ways = said.phrases.sequence(exit(said, each) for each in said.ground.exits(ref))
    count = len(said.ground.spaces_of[ref])
    sentences = [said.say("board-room", room=said.name(ref), count=count, exits=ways)]
    inside = list(things_in(said, ref))
    if inside:
        sentences.append(said.say("board-here", things=said.phrases.sequence(inside)))
    return " ".join(sentences)


def exit(said: AliensWording, way: Exit) -> str:
    """A way out of a room; a barricade makes two of it where only one of its doors is barred."""
    args = {"direction": said.say(f"direction-{way.direction}"), "room": said.name(way.room)}
    if way.way == "open":
        return said.say("exit-open", args)
    barred = sum(_is_barred(said, *spaces) for spaces in way.spaces)
    return said.say("exit-door", args, count=len(way.spaces), barred=barred)


def _is_barred(said: AliensWording, one: str, other: str) -> bool:
    door = said.door_between(one, other)
    return door is not None and door.barricaded


def things_in(said: AliensWording, ref: str) -> Iterator[str]:
    """Who and what is in a room, each with its space."""
    view, room_of = said.view, said.ground.room_of

    def at(space: str) -> str:
        return said.spot(space)

    for someone in said.on_boards():
        if someone.space and room_of[someone.space] == ref:
            yield _somebody(said, someone)
    for hunter in hunters(said):
        if room_of[hunter.space] == ref:
            what = said.name(hunter.ref) if hunter.ref.startswith("alien:") else said.say("contact-word")
            yield said.say("board-thing", what=what, spot=at(hunter.space))
    for point in view.points:
        if room_of[point.space] == ref:
            state = "yes" if point.barricaded else "no"
            yield said.say("board-point", what=said.name(point.ref), spot=at(point.space), barred=state)
    for token in view.tokens:
        if room_of[token.space] == ref:
            yield said.say("board-thing", what=token_name(said, token), spot=at(token.space))
    for gun in view.sentries:
        if room_of[gun.space] == ref:
            facing = said.say(f"direction-{gun.facing}")
            args = {"what": said.name(gun.ref), "spot": at(gun.space), "facing": facing}
            yield said.say("board-sentry", args, shots=gun.shots)


def _somebody(said: AliensWording, person: PersonShown) -> str:
    facts = [said.spot(person.space or ""), *conditions_of(said, person)]
    return said.say("board-thing", what=said.name(person.ref), spot=said.phrases.facts(facts))


def token_name(said: AliensWording, token: TokenShown) -> str:
    """What lies on a space; an exit says whether it is open, a mission blip what it is if that is known."""
    if token.sort == "exit":
        state = "open" if token.open else "closed"
        return said.say("board-exit", letter=(token.kind or "").upper(), state=state)
    return said.name(token.kind) if token.kind and ":" in token.kind else said.name(f"token:{token.sort}")


def doors(said: AliensWording) -> Iterator[str]:
    """Barricades first, then open doors, then how many are closed; spawn points and tunnels that are barred too."""
    view = said.view
    barred = [door for door in view.doors if door.barricaded]
    opened = [door for door in view.doors if door.open and not door.barricaded]
    points = [point.ref for point in view.points if point.barricaded]
    listed = said.phrases.sequence
    if barred or points:
        things = listed([*(said.name(door.ref) for door in barred), *map(said.name, points)])
        yield said.say("doors-barred", things=things)
    else:
        yield said.say("doors-none-barred")
    if opened:
        yield said.say("doors-open", things=listed(said.name(door.ref) for door in opened))
    yield said.say("doors-closed", count=len(view.doors) - len(barred) - len(opened))
    yield said.say("doors-left", count=view.barricades_left)


def doors_of(said: AliensWording, door: DoorShown) -> list[DoorShown]:
    """All doors that join the same two rooms."""
    rooms = _rooms(said, door)
    return [other for other in said.view.doors if _rooms(said, other) == rooms]


def _rooms(said: AliensWording, door: DoorShown) -> frozenset[str]:
    return frozenset((said.ground.room_of[door.one], said.ground.room_of[door.other]))
