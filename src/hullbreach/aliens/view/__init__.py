"""What a viewer sees of a position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..board.board import Board
from ..board.layout import bits
from ..board.side import SIZE
from ..box import (
    CHARACTERS,
    DECK,
    DISCARD,
    EXHAUST,
    GEAR,
    HANDS,
    MELEE,
    POOL,
    REMOVED,
    TRACKER_BOTTOM,
    TRACKER_DISCARD,
    TRACKER_TOP,
    UNDER,
    WEAPONS,
    Character,
)
from ..campaign import ORDER, score_so_far
from ..missions.mission import Mission
from ..position import BETWEEN, CRATE, FACEHUGGER, GIRL, OFF, PHASES, Position
from ..refs import ALIEN, CHARACTER
from ..rules.barricades import POINT, SUPPLY, in_play, points
from ..rules.tracker import cards_left
from .shapes import (
    AlienShown,
    AliensView,
    BlipShown,
    CampaignShown,
    DoorShown,
    EnduranceShown,
    PersonShown,
    PointShown,
    RoomShown,
    SentryShown,
    SideShown,
    TokenShown,
    TrackerShown,
    WornShown,
)

STATES = ("absent", "aboard", "out", "killed", "captured")
FACINGS = ("north", "east", "south", "west")


def view_of(g: Position, viewer: int) -> AliensView:
    """The view of a seat or a spectator; hands are open, so all see the same but their own number."""
    seats = len(g.orders)
    return AliensView(
        game="aliens",
        viewer=viewer if viewer < seats else None,
        mission=f"mission:{g.mission.id}",
        turn=g.turn,
        phase=PHASES[g.phase],  # type: ignore[arg-type]
        token=g.token,
        choosers=list(g.choosers()),
        active=CHARACTER[g.active] if g.active >= 0 else None,
        sides=_sides(g.mission),
        lit=_lit(g),
        doors=_doors(g),
        people=[_person(g, who) for who in CHARACTERS if g.status[who]],
        hands=[[f"card:{g.card_id(back)}" for back in g.zones[HANDS + seat]] for seat in range(seats)],
        aliens=_aliens(g),
        blips=_blips(g),
        points=[PointShown(POINT[n], g.board.refs[at], bool(g.barred_points >> n & 1)) for n, at in points(g)],
        tokens=_tokens(g),
        sentries=_sentries(g),
        endurance=_endurance(g),
        tracker=_tracker(g),
        barricades_left=SUPPLY - in_play(g),
        pool=len(g.zones[POOL]),
        goals=list(g.mission.goals(g)),
        campaign=_campaign(g) if g.is_campaign else None,
    )


@lru_cache(64)
def _sides(mission: Mission) -> list[SideShown]:
    """The boards never change during a mission."""
    return [
        SideShown(
            ref=f"side:{side.key.lower()}",
            set=side.set,
            column=column,
            row=row,
            rows=_rows(mission, column, row),
            rooms=[
                RoomShown(f"room:{side.key.lower()}-{room.letter}", room.letter, room.kind)
                for room in side.rooms.values()
            ],
        )
        for (column, row), side in mission.layout.placed.items()
    ]


def _rows(mission: Mission, column: int, row: int) -> list[str]:
    """The map of a side with its rims as they lie: a wall where one meets nothing, else the more closed of the two."""
    layout = mission.layout
    left, top = SIZE * column, SIZE * row
    lines = [list(line) for line in layout.placed[column, row].drawn]
    for n in range(SIZE):
        for rim in (0, SIZE):
            lines[2 * n + 1][2 * rim] = " :D|"[layout.upright[left + rim][top + n]]
            lines[2 * rim][2 * n + 1] = " :D-"[layout.level[left + n][top + rim]]
    for n in range(0, 2 * SIZE + 1, 2):
        for y, x in ((0, n), (2 * SIZE, n), (n, 0), (n, 2 * SIZE)):
            lines[y][x] = "+" if layout.cut[left + x // 2][top + y // 2] else " "
    return ["".join(line) for line in lines]


def _lit(g: Position) -> dict[str, list[int]]:
    """What the squad sees, by side and row."""
    if g.people == 0:
        return {}
    seen = squad_field(g)
    width = g.board.width
    found = {}
    for (column, row), side in g.mission.layout.placed.items():
        lines = range(SIZE * row, SIZE * (row + 1))
        found[f"side:{side.key.lower()}"] = [seen >> (line * width + SIZE * column) & (1 << SIZE) - 1 for line in lines]
    return found


def squad_field(g: Position) -> int:
    """The spaces seen by any character past walls and doors; those behind somebody's back are left lit."""
    board: Board = g.board
    open_doors = g.open_doors()
    seen = 0
    for who in g.on_boards():
        if g.at[who] != OFF:
            seen |= board.field(g.at[who], open_doors)
    return seen


def _doors(g: Position) -> list[DoorShown]:
    open_doors, refs = g.open_doors(), g.board.refs
    return [
        DoorShown(f"door:{door}", refs[one], refs[other], bool(open_doors >> door & 1), bool(g.barricades >> door & 1))
        for door, (one, other) in enumerate(g.mission.layout.doors)
    ]


def _person(g: Position, who: Character) -> PersonShown:
    hero = g.hero[who]
    weapons, gear = g.zones[WEAPONS + who], g.zones[GEAR + who]
    at = g.at[who]
    return PersonShown(
        ref=CHARACTER[who],
        seat=hero - 1 if hero else None,
        marine=bool(g.box.marines >> who & 1),
        rank=g.box.ranks[who],
        state=STATES[g.status[who]],  # type: ignore[arg-type]
        space=g.board.refs[at] if at != OFF else None,
        down=bool(g.down >> who & 1),
        activated=bool(g.activated >> who & 1),
        dial=g.dial[who],
        speed=g.speed(who),
        aim=g.aim(who),
        tech=g.tech(who),
        defense=g.defense(who),
        melee=g.number(who, MELEE),
        hugged=bool(g.hugged >> who & 1),
        dark=bool(g.in_the_dark >> who & 1),
        carries={CRATE: "token:crate", GIRL: "token:newt"}.get(g.load[who]),
        weapons=[WornShown(f"card:{g.card_id(back)}", g.is_jammed(who, n)) for n, back in enumerate(weapons)],
        equipment=[WornShown(f"card:{g.card_id(back)}", False) for back in gear],
    )


def _aliens(g: Position) -> list[AlienShown]:
    return [
        AlienShown(
            ALIEN[alien],
            g.board.refs[g.alien_at[alien]],
            "facehugger" if g.alien_kind[alien] == FACEHUGGER else "alien",
            g.alien_tokens[alien] + 1,
        )
        for alien in g.living_aliens()
    ]


def _blips(g: Position) -> list[BlipShown]:
    """In the order of their spaces: nobody can tell one blip from another."""
    found = []
    for space in bits(g.blips):
        face = g.face[g.box.first_blip + g.blip_at.index(space)]
        ref = g.board.refs[space]
        number = g.box.blip_numbers[face] if face else None
        found.append(BlipShown(f"blip:{ref.partition(':')[2]}", ref, number, g.distance_to_squad(space)))
    return found


def _tokens(g: Position) -> list[TokenShown]:
    refs = g.board.refs
    tokens = [TokenShown("crate", refs[space], None, False) for space in sorted(g.crates) if space != OFF]
    tokens += [TokenShown("computer", refs[space], None, False) for space in g.mission.computers]
    exits = g.mission.exits(g)
    tokens += [
        TokenShown("exit", refs[at], "ab"[n], bool(exits >> at & 1)) for n, at in enumerate(g.mission.exit_spaces)
    ]
    for space, token in sorted((space, token) for token, space in enumerate(g.token_at) if space != OFF):
        back = g.game.first_token + token
        kind = f"token:{g.names_of(back)}" if g.face[back] else None
        tokens.append(TokenShown("mission-blip", refs[space], kind, bool(g.facts.get("open", 0) >> token & 1)))
    tokens += [TokenShown("flare", refs[space], None, False) for space in g.flares]
    if g.girl != OFF:
        tokens.append(TokenShown("newt", refs[g.girl], None, False))
    return tokens


def _sentries(g: Position) -> list[SentryShown]:
    numbers = g.box.tables.sentry_dial.numbers
    return [
        SentryShown(f"sentry:{gun}", g.board.refs[at], FACINGS[g.sentry_facing[gun]], numbers[-1 - shots], shots)  # type: ignore[arg-type]
        for gun, (at, shots) in enumerate(zip(g.sentry_at, g.sentry_shots, strict=True))
        if at != OFF
    ]


def _endurance(g: Position) -> EnduranceShown:
    zones = g.zones
    return EnduranceShown(
        len(zones[DECK]), len(zones[UNDER]), len(zones[EXHAUST]), _cards(g, zones[DISCARD]), _cards(g, zones[REMOVED])
    )


def _cards(g: Position, backs: Sequence[int]) -> list[str]:
    return [f"card:{g.card_id(back)}" for back in backs]


def _tracker(g: Position) -> TrackerShown:
    top = g.zones[TRACKER_TOP]
    known = [back for back in (*reversed(top), *reversed(g.zones[TRACKER_BOTTOM])) if g.face[back]]
    return TrackerShown(
        cards_left(g),
        g.family[top[-1]] if top else None,
        [f"tracker:{g.names_of(back)}" for back in known if back in top],
        [f"tracker:{g.names_of(back)}" for back in g.zones[TRACKER_DISCARD]],
        g.mission.draws(g),
    )


def _campaign(g: Position) -> CampaignShown:
    facts = g.facts
    is_won = g.phase == BETWEEN and g.mission.id in ORDER
    return CampaignShown(
        played=facts.get("played_missions", 0),
        killed=[CHARACTER[who] for who in CHARACTERS if facts.get("killed", 0) >> who & 1],
        captives=[CHARACTER[who] for who in CHARACTERS if facts.get("captives", 0) >> who & 1],
        newt=bool(facts.get("newt", 0)),
        score=facts.get("score"),
        missions=[f"mission:{id}" for id in ORDER],
        won=facts.get("campaign_missions", 0) + is_won,
        so_far=score_so_far(g),
    )
