"""The game assembled: its missions, its cards, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from ..kernel import Back, Catalogue, Effect, Effects, Option, Plan, Seat, Stage
from . import event_kinds
from .box import (
    BLIP,
    CHARACTERS,
    DECK,
    ENDURANCE,
    FAMILIES,
    POOL,
    RIPLEY,
    TOKEN,
    TOKENS_OUT,
    TRACKER_OUT,
    ZONES,
    Box,
    Character,
)
from .campaign import after_mission
from .cards import equipment
from .census import census, expected
from .characters import ABILITIES
from .characters.newt import ducts
from .characters.ripley import MaySave, Ripley, SavedMoves
from .corrections import judgements
from .functions import Functions
from .missions.mission import Mission
from .position import ABSENT, NOTHING, OFF, SET_UP, Position
from .rules.alien_phase import AliensAct, is_activating
from .rules.attack import MARINE_DIE, ShotRolled
from .rules.barricades import ALIEN_DIE
from .rules.defense import DefenseRolled
from .rules.events import ANY_TIME, Window, playable, window
from .rules.lookout import place_swarm
from .rules.losses import LOSSES
from .rules.models import PlaceModels
from .rules.set_up import SetUpMission
from .view import view_of
from .view.shapes import AliensView

Space = int


class AliensPlan(Plan):
    """One mission, or a campaign of several."""

    game = "aliens"
    rules_version = 2
    state_type = Position
    catalogue = Catalogue(event_kinds)
    manners = frozenset({"odds", "undo"})
    step_budget = 200_000

    def __init__(
        self,
        options: Mapping[str, str],
        box: Box,
        missions: Sequence[Mission],
        first: int,
        functions: Functions,
        packs: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(functions.parts, options, packs)
        self.box, self.missions, self.first = box, tuple(missions), first
        # aliens/components/stand-alone-or-campaign
        self.is_campaign = options["mission"] == "campaign"
        self.separate_models = options["swarms"] == "models"
        self.undo_by_consent = options["undo"] == "by-consent"
        # aliens/components/player-count
        self.player_counts = range(1, missions[first].row.players + 1)
        self.events, self.hazards, self.tracker_effects = functions.events, functions.hazards, functions.tracker_cards
        self.first_token = box.families[TOKEN][0]
        self.events_at: dict[tuple[int, str], dict[int, Any]] = {}
        for card, event in functions.events.items():
            self.events_at.setdefault((event.when, event.moment), {})[box.kind_of[card]] = event

    # -- what the kernel asks ---------------------------------------------------------------------------------

    def aides(self) -> Mapping[str, Any]:
        return {"game": self, "box": self.box}

    def begin(self, players: int, seed: bytes) -> Position:
        box = self.box
        zones: list[list[Back]] = [[] for _ in range(ZONES)]
        zones[DECK] = list(box.families[ENDURANCE])
        for family in FAMILIES[1:4]:
            zones[TRACKER_OUT] += box.families[family]
        zones[POOL] = list(box.families[BLIP])
        zones[TOKENS_OUT] = list(box.families[TOKEN])
        seen = bytearray(len(box.components))
        for family in (ENDURANCE, TOKEN):
            for back in box.families[family]:
                seen[back] = 0xFF
        people = len(CHARACTERS)
        return Position.fresh(
            self, players, seed, SetUpMission(), **self.aides(),
            face=bytearray(box.first_faces), seen=seen, family=bytearray(box.first_families), zones=zones,
            mission_number=self.first, turn=1, phase=SET_UP, token=0, played=0, quiet=0, verdicts=[],
            at=[OFF] * people, status=bytearray([ABSENT]) * people, hero=bytearray(people), dial=bytearray(people),
            activated=0, unset_dials=0, active=-1, actor=0, down=0, hugged=0, jammed=0, in_the_dark=0, freed=0,
            load=bytearray([NOTHING]) * people, people=0, standing=0, used=0, used_this_turn=0,
            alien_at=[], alien_tokens=[], alien_kind=[], aliens=0, alien_done=0, fallen=0,
            card_blips=0, card_aliens=0, card_placed=0, card_seen=0, from_card=False, newborn=0,
            blip_at=[OFF] * len(box.families[BLIP]), blips=0, blip_done=0, spotted=0, sides_done=0,
            barricades=0, barred_points=0, tunnels=[OFF] * 4, tunnel_of=0, crates=[], girl=OFF,
            token_at=[OFF] * len(box.families[TOKEN]), sentry_at=[], sentry_facing=[], sentry_shots=[], flares=[],
            is_stacked=True, facts=self._first_facts(),
        )  # fmt: skip

    def _first_facts(self) -> dict[str, int]:
        """Newt takes part in missions 2 and 3 played on their own as if mission 1 had been won."""
        return {"newt": int(not self.is_campaign and self.missions[self.first].id in ("escape", "survive"))}

    def seats(self, g: Position) -> int:
        return len(g.orders)

    def view(self, sight: Position, viewer: int) -> AliensView:
        return view_of(sight, viewer)

    def asides(self, g: Position, seat: Seat) -> Iterable[Option]:
        """Events are played whenever the game waits for anybody's decision, but not inside a roll of the dice."""
        if g.phase == SET_UP or any(isinstance(effect, (ShotRolled, DefenseRolled)) for effect, _ in g.stack):
            return ()
        return playable(g, seat, ANY_TIME)

    def judgements(self, g: Position) -> Iterable[Option]:
        return judgements(g)

    def outcome(self, g: Position) -> dict[str, Any]:
        won = bool(g.facts.get("won", 0))
        seats = range(len(g.orders))
        return {
            # aliens/components/cooperative
            "winners": list(seats) if won else [],
            "survivors": [seat for seat in seats if seat + 1 in g.hero],
            "lines": [
                {
                    "line": line,
                    "about": [*about, *([f"character:{self.box.character_ids[who]}"] if who >= 0 else ())],
                    "seat": None,
                    "rule": rule,
                }
                for (line, *about), who, rule in ((told.split("/"), who, rule) for told, who, rule in g.verdicts)
            ],
        }

    def stages(self) -> Sequence[Stage]:
        """What ended the mission, then who was lost, then the score of a campaign step by step."""
        return (
            Stage("mission", reveals=(event_kinds.MISSION_WON.name, event_kinds.MISSION_LOST.name)),
            Stage("losses", reveals=LOSSES),
            Stage("score", ("score/",), reveals=(event_kinds.SCORE_STEP.name,)),
        )

    def census(self, g: Position) -> Iterable[str]:
        return census(g)

    def expected(self) -> Iterable[str]:
        missions = self.missions if self.is_campaign else (self.missions[self.first],)
        return expected(self.box, (mission.id for mission in missions))

    def dice(self) -> Mapping[str, Sequence[str]]:
        # aliens/components/marine-dice, aliens/components/alien-die
        marine = dict.fromkeys(("attack", "defense", "tech", "sentry"), MARINE_DIE)
        return {**marine, **dict.fromkeys(("blips", "break", "hatch", "steam"), ALIEN_DIE)}

    def printed(self) -> Mapping[str, Mapping[str, Any]]:
        return self._signs

    @cached_property
    def _signs(self) -> Mapping[str, Mapping[str, Any]]:
        """The cost and the type of endurance cards."""
        return {
            f"card:{row.id}": {
                "cost": None if row.type == "hazard" else row.cost,
                "reaction": False,
                "pays": False,
                "type": row.type,
            }
            for row in self.box.tables.endurance
        }

    def clock(self, g: Position) -> int:
        return g.turn + 100 * g.facts.get("played_missions", 0)

    def face_name(self, family: int, face: int) -> str:
        return self.box.names[family][face]

    def components(self) -> Sequence[str]:
        return self.box.components

    def members(self, g: Any, family: int) -> Sequence[Back]:
        return self.box.families[family]

    # -- what the rules ask -----------------------------------------------------------------------------------

    def after_mission(self, g: Position, won: bool) -> Effects:
        """In a campaign something follows."""
        return after_mission(g, won) if self.is_campaign else None

    def window(self, g: Position, moment: str, about: Any) -> Effects:
        """Events that are made for this moment."""
        return window(g, moment, about)

    def place_aliens(self, g: Position, space: Space, number: int, done: bool) -> Effects:
        """A swarm, or under the optional rule as many models (aliens/optional-aliens/models-instead-of-swarms)."""
        if self.separate_models and number > 1:
            return [PlaceModels(space, number, done)]
        return place_swarm(g, space, number, done)

    def is_activating(self, g: Position) -> bool:
        """Whether aliens and blips are being activated, or will be in this alien phase."""
        return is_activating(g)

    def newborn_act(self, g: Position, left: int, attacks: bool) -> Effects:
        """What was a blip goes on as aliens."""
        return [AliensAct(left, attacks, g.newborn)]

    def after_attack(self, g: Position, who: Character, card: str) -> Sequence[Effect]:
        """Abilities after an attack."""
        return ABILITIES[who].after_attack(g, g.is_hero(who), card)

    def further(self, g: Position, who: Character) -> int:
        """How much further a Move action goes."""
        return equipment.further(g, who)

    def on_activation(self, g: Position, who: Character) -> Sequence[Effect]:
        """Abilities at the beginning of an activation."""
        return ABILITIES[who].on_activation(g, g.is_hero(who))

    def end_of_activation(self, g: Position, who: Character) -> Sequence[Effect]:
        """Abilities at its end."""
        return ABILITIES[who].end_of_activation(g, g.is_hero(who))

    def card_actions(self, g: Position, who: Character) -> Iterator[Option]:
        """Actions printed on cards and abilities."""
        yield from ducts(g, who)
        yield from equipment.card_actions(g, who)

    def free_actions(self, g: Position, who: Character) -> Iterator[Option]:
        """What can be done once in an activation."""
        yield from equipment.free_actions(g, who)
        yield from g.mission.free_actions(g, who)

    def offer_defense(self, g: Position, roll: DefenseRolled) -> Effects:
        """Ripley, and players who hold an event for it, may have a failed defense rolled again."""
        g.facts.pop("saved", None)
        if Ripley().saves(g, roll):
            return [MaySave(g.hero[RIPLEY] - 1, roll), Window("defense", roll)]  # both may help, but only once
        return window(g, "defense", roll)

    def after_dodge(self, g: Position, roll: DefenseRolled) -> Effects:
        """A character that dodges after Ripley's help may move."""
        if roll.is_final and g.facts.get("saved", 0) == roll.who + 1:
            return [SavedMoves(roll.who)]
        return None

    def finish_effects(self, g: Position) -> Sequence[Effect]:
        """Effects at the start of the finish phase (aliens/finish/effects)."""
        return equipment.finish_effects(g)
