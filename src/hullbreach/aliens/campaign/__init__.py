"""A campaign: what carries over from mission to mission, raids between them, and the score at the end."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Back, Effect, Effects, Option, Question
from ..box import ASIDE, CHARACTERS, DECK, DISCARD, EXHAUST, GEAR, HANDS, HAZARD, NEWT, PLAYED, REMOVED, UNDER, WEAPONS
from ..event_kinds import (
    CARD_SAVED,
    CARDS_REMOVED,
    CARDS_RETURN,
    CRATES_PAID,
    FINAL_SCORE,
    HAZARDS_RETURN,
    NEXT_MISSION,
    SCORE_STEP,
)
from ..position import BETWEEN, CAPTURED, KILLED, OUT, Position
from ..refs import SEAT
from ..rules.choices import chosen_by_rank
from ..rules.set_up import SetUpMission

ORDER = ("newt", "escape", "survive")
RAIDS = ("rescue", "resupply")
LOST_EACH, NEWT_COUNTS = 5, 10
RANKS = ((40, "clean-sheet"), (25, "most-of-us"), (10, "short-roll-call"), (-1, "somebody-lived"))
"""From this many cards on, the name of the score."""
FROM_A_CRATE = 3


def after_mission(g: Position, won: bool) -> Effects:
    """A lost mission ends the campaign; an aborted raid does not (aliens/campaign/losing-a-mission)."""
    note_losses(g)
    aborted = g.mission.row.kind == "raid" and not won and g.mission.is_aborted(g)
    if not won and not aborted:
        return None
    g.phase = BETWEEN
    g.facts["won"] = 0
    done = g.facts.get("played_missions", 0)
    g.facts["played_missions"] = done + 1
    if g.mission.id == ORDER[-1]:
        return [Score()]
    return [AfterMission(), WhatNext()]


def note_losses(g: Position) -> None:
    """The killed are out for good, the captured until they are rescued (aliens/campaign/killed-characters)."""
    facts = g.facts
    for who in CHARACTERS:
        if g.status[who] == KILLED:
            facts["killed"] = facts.get("killed", 0) | 1 << who
        elif g.status[who] == CAPTURED:
            facts["captives"] = facts.get("captives", 0) | 1 << who
        elif g.status[who] == OUT and g.mission.row.kind == "raid":
            facts["captives"] = facts.get("captives", 0) & ~(1 << who)
    if g.mission.id == "newt" and g.mission.is_won(g):
        facts["newt"] = 1
    for passing in ("freed", "open", "trapped", "called", "dish", "scanned", "purges", "late", "saved"):
        facts.pop(passing, None)
    g.verdicts = [line for line in g.verdicts if line[0] not in ("nobody-left", "requirements-met", "called")]


class AfterMission(Effect, tag="aliens/after-mission"):
    """Cards are picked up, hazards return, half of the rest is lost, and everything else is the next deck."""

    rule = "aliens/campaign/carry-over"

    def crates_pay(self, g: Position) -> Effects:
        crates = g.facts.pop("crates_out", 0)
        if g.mission.id == "resupply":
            g.facts["resupplied"] = 1
        if g.mission.id != "resupply" or crates < 2:
            return None
        return [CratePays(crates)]

    def each_player_picks_a_card(self, g: Position) -> Effects:
        return [PickUp(seat) for seat in range(len(g.orders))]

    def hazards_return(self, g: Position) -> None:
        hazards = [back for back in g.zones[DISCARD] if g.card_type(back) == HAZARD]
        for back in hazards:
            g.move(back, DISCARD, DECK)
        if hazards:
            cards = [f"card:{g.card_id(back)}" for back in hazards]
            g.tell(HAZARDS_RETURN, "aliens/campaign/after-step-2-hazards", cards=cards)

    def lose_half_of_the_rest(self, g: Position) -> None:
        pile = list(g.zones[DISCARD])
        if not pile:
            return
        g.mix(pile, "discards")
        removed = pile[: (len(pile) + 1) // 2]
        for back in removed:
            g.show(back)
            g.move(back, DISCARD, REMOVED)
        cards = [f"card:{g.card_id(back)}" for back in removed]
        g.tell(CARDS_REMOVED, "aliens/campaign/after-step-3-lose-half", cards=cards)

    def the_rest_returns(self, g: Position) -> None:
        before = len(g.zones[DECK])
        worn = [zone + who for who in CHARACTERS for zone in (WEAPONS, GEAR)]
        hands = [HANDS + seat for seat in range(len(g.orders))]
        for zone in (DISCARD, UNDER, EXHAUST, ASIDE, PLAYED, *hands, *worn):
            g.zones[DECK] += g.zones[zone]
            g.zones[zone] = []
        g.tell(CARDS_RETURN, "aliens/campaign/after-step-4-return", count=len(g.zones[DECK]) - before)


class PickUp(Question, tag="aliens/pick-up"):
    """Each player takes one card from the discard pile back into the deck."""

    rule = "aliens/campaign/after-step-1-pick"
    ask = "ask-pick-up"

    def _options(self, g: Position) -> Iterable[Option]:
        cards = {g.card_id(back): back for back in g.zones[DISCARD]}
        return [Option(f"pick/card:{card}", (PickedUp(self.seat, back),)) for card, back in cards.items()]

    def _lapses(self, g: Position) -> bool:
        return not g.zones[DISCARD]


class PickedUp(Effect, tag="aliens/picked-up"):
    """A card is saved from the discard pile."""

    rule = "aliens/campaign/after-step-1-pick"
    seat: int
    card: Back

    def put_back(self, g: Position) -> None:
        g.move(self.card, DISCARD, DECK)
        g.tell(CARD_SAVED, self.rule, seat=SEAT[self.seat], card=f"card:{g.card_id(self.card)}")


class CratePays(Effect, tag="aliens/crate-pays"):
    """Each crate returns three removed cards: one of the players' choice and two by lot (aliens/resupply/purpose)."""

    rule = "aliens/resupply/purpose"
    crates: int

    def return_cards(self, g: Position) -> Effects:
        if not g.zones[REMOVED]:
            return None
        rest = (CratePays(self.crates - 1),) if self.crates > 1 else ()
        return [chosen_by_rank(g, WhichReturns), *rest]


class WhichReturns(Question, tag="aliens/which-returns"):
    """Which removed card comes back; two more come by lot."""

    rule = "aliens/resupply/purpose"
    ask = "ask-which-returns"

    def _options(self, g: Position) -> Iterable[Option]:
        cards = {g.card_id(back): back for back in g.zones[REMOVED]}
        return [Option(f"return/card:{card}", (Returns(back),)) for card, back in cards.items()]


class Returns(Effect, tag="aliens/returns"):
    """A chosen card and two others are in the game again."""

    rule = "aliens/resupply/purpose"
    card: Back

    def put_back(self, g: Position) -> None:
        back = [self.card]
        g.move(self.card, REMOVED, DECK)
        for _ in range(FROM_A_CRATE - 1):
            removed = g.zones[REMOVED]
            if removed:
                names = [f"{g.card_id(each)}-{nth}" for nth, each in enumerate(removed)]
                back.append(removed[g.pick("crate", [1] * len(removed), names)])
                g.move(back[-1], REMOVED, DECK)
        g.tell(CRATES_PAID, self.rule, cards=[f"card:{g.card_id(each)}" for each in back])


# -- what comes next ----------------------------------------------------------------------------------------------


class WhatNext(Effect, tag="aliens/what-next"):
    """The next campaign mission, or a raid before it (aliens/campaign/extra-missions-between)."""

    rule = "aliens/campaign/extra-missions-between"

    def choose(self, g: Position) -> Effects:
        return [chosen_by_rank(g, WhichMission)]


def next_missions(g: Position) -> list[str]:
    """The missions that can be played next."""
    done = g.facts.get("campaign_missions", 0) + (g.mission.id in ORDER)
    g_next = [ORDER[done]]
    free = [who for who in g.available() if who != NEWT]
    if g.facts.get("captives", 0) and free:
        # aliens/rescue/repeatable
        g_next.append("rescue")
    if not g.facts.get("resupplied", 0) and g.zones[REMOVED]:
        # aliens/resupply/once
        g_next.append("resupply")
    return g_next


class WhichMission(Question, tag="aliens/which-mission"):
    """Which mission the campaign goes on with."""

    rule = "aliens/campaign/extra-missions-between"
    ask = "ask-which-mission"

    def _options(self, g: Position) -> Iterable[Option]:
        return [Option(f"play/mission:{id}", (NextMission(id),)) for id in next_missions(g)]


class NextMission(Effect, tag="aliens/next-mission"):
    """It is set up in full, free gear included (aliens/campaign/gear-up-each-mission)."""

    rule = "aliens/campaign/mission-order"
    id: str

    def begin(self, g: Position) -> Effects:
        if g.mission.id in ORDER:
            g.facts["campaign_missions"] = ORDER.index(g.mission.id) + 1
        g.mission_number = next(number for number, mission in enumerate(g.game.missions) if mission.id == self.id)
        g.tell(NEXT_MISSION, self.rule, mission=f"mission:{self.id}")
        return [SetUpMission()]


# -- the score ----------------------------------------------------------------------------------------------------


def score_so_far(g: Position) -> int:
    """What the score would be if the campaign were won as it stands."""
    zones, facts = g.zones, g.facts
    if "score" in facts:
        return facts["score"]
    gone = facts.get("killed", 0) | facts.get("captives", 0) | g.hugged
    for who in CHARACTERS:
        gone |= (g.status[who] in (KILLED, CAPTURED)) << who
    hands = (HANDS + seat for seat in range(len(g.orders)))
    cards = sum(len(zones[zone]) for zone in (DECK, UNDER, EXHAUST, ASIDE, PLAYED, *hands))
    lost = min(cards, LOST_EACH * (gone & ~(1 << NEWT)).bit_count())
    cards, out = cards - lost, len(zones[DISCARD]) + len(zones[REMOVED]) + lost
    return max(cards - NEWT_COUNTS, 0) if gone >> NEWT & 1 else cards + min(out, NEWT_COUNTS)


class Score(Effect, tag="aliens/score"):
    """What is left in the deck after the last mission is the score."""

    rule = "aliens/score/step-5-total"

    def gather(self, g: Position) -> None:
        zones = g.zones
        for zone in (UNDER, EXHAUST, ASIDE, PLAYED, *(HANDS + seat for seat in range(len(g.orders)))):
            zones[DECK] += zones[zone]
            zones[zone] = []
        g.tell(SCORE_STEP, "aliens/score/step-1-gather", step="gather", count=len(zones[DECK]))

    def count_those_lost(self, g: Position) -> None:
        # aliens/facehugger/victim-counts-as-killed
        gone = (g.facts.get("killed", 0) | g.facts.get("captives", 0) | g.hugged) & ~(1 << NEWT)
        _take_away(g, LOST_EACH * gone.bit_count())
        rule = "aliens/score/step-2-lost-characters"
        g.tell(SCORE_STEP, rule, step="lost", count=LOST_EACH * gone.bit_count())

    def count_newt(self, g: Position) -> None:
        gone = (g.facts.get("killed", 0) | g.facts.get("captives", 0) | g.hugged) >> NEWT & 1
        if gone:
            _take_away(g, NEWT_COUNTS)
        else:
            back = [*g.zones[DISCARD], *g.zones[REMOVED]][:NEWT_COUNTS]
            for card in back:
                g.move(card, DISCARD if card in g.zones[DISCARD] else REMOVED, DECK)
        g.tell(SCORE_STEP, "aliens/score/step-3-newt", step="newt-lost" if gone else "newt-safe", count=NEWT_COUNTS)

    def remove_the_discards(self, g: Position) -> None:
        g.zones[REMOVED] += g.zones[DISCARD]
        g.zones[DISCARD] = []
        g.tell(SCORE_STEP, "aliens/score/step-4-remove-discards", step="discards", count=0)

    def total(self, g: Position) -> None:
        score = len(g.zones[DECK])
        rank = next(name for least, name in RANKS if score >= least)
        g.facts["won"], g.facts["score"] = 1, score
        g.tell(FINAL_SCORE, self.rule, score=score, rank=f"rank:{rank}")
        g.verdicts.append((f"final-score/score:{score}/rank:{rank}", -1, self.rule))


def _take_away(g: Position, count: int) -> None:
    """Cards go from the deck to the discard pile; the rest of a penalty that finds no cards is ignored."""
    for _ in range(min(count, len(g.zones[DECK]))):
        back = g.zones[DECK].pop()
        g.show(back)
        g.zones[DISCARD].append(back)
