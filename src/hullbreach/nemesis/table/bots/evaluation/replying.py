"""The value of each answer to the smaller questions: paying, keeping, discarding, reacting, trading."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Asked, Offered
from ..assessment.situation import CONTAMINATION
from .interrupting import interrupting
from .looking import looking
from .mind import Mind
from .things import worth_of_card, worth_of_item
from .using import worth_of_way

GOAL = 100.0
"""The value of keeping what the bot came for: more than any item, or it would be picked up and dropped for ever."""


def worth_of_reply(option: Offered, choice: Asked, mind: Mind) -> float:
    """What this answer is worth to this question."""
    reply = mind.habits.replies.get(choice.ask)
    return reply(option, choice, mind) if reply else _by_verb(option, choice, mind)


def _by_verb(option: Offered, choice: Asked, mind: Mind) -> float:
    return {"done": 0.5, "let": 0.1, "nobody-else": 0.1, "fire-on": 0.5}.get(option.verb, 0.0)


def _objective(option: Offered, choice: Asked, mind: Mind) -> float:
    return mind.aim_of(option.named("objective")).ease


def _pay(option: Offered, choice: Asked, mind: Mind) -> float:
    return -worth_of_card(option.named("card"), mind)


def _discard_any(option: Offered, choice: Asked, mind: Mind) -> float:
    """Cards in hand protect, so only useless ones go. Contamination stays if the bot holds a Rest."""
    card = option.named("card")
    if card != CONTAMINATION:
        return -1.0 if card else 0.0
    keeps_for_rest = "rest" in mind.now.hand and not mind.now.me.infested
    return -0.5 if keeps_for_rest else 1.0


def _keep_item(option: Offered, choice: Asked, mind: Mind) -> float:
    return worth_of_item(option.named("item"), mind)


def _drop(option: Offered, choice: Asked, mind: Mind) -> float:
    """What must be carried out or analysed is dropped last."""
    thing = option.named("object")
    if thing:
        wanted = {mind.aim.object, *mind.aim.specimens} - {""}
        return -GOAL if any(thing.startswith(kind) for kind in wanted) else 0.0
    return -worth_of_item(option.named("item"), mind)


def _door(option: Offered, choice: Asked, mind: Mind) -> float:
    return 0.2 if option.verb == "done" else worth_of_way(option, mind)


def _look(option: Offered, choice: Asked, mind: Mind) -> float:
    return looking(option, mind)


def _ignore(option: Offered, choice: Asked, mind: Mind) -> float:
    return 2.0 if option.verb == "ignore" else 0.0


def _noise(option: Offered, choice: Asked, mind: Mind) -> float:
    """Put noise far from where the bot is going. In the technical corridors it disturbs least."""
    spot = option.id.partition("/")[2]
    if spot == "corridor:technical":
        return 1.0
    ends = mind.now.corridors[spot].ends
    return -max(mind.reach.get(end, -9.0) for end in ends if end != mind.now.here) * 0.1


def _trade(option: Offered, choice: Asked, mind: Mind) -> float:
    return {"pass-floor": 1.0, "withdraw": 1.0}.get(option.verb, 0.0)


def _agree(option: Offered, choice: Asked, mind: Mind) -> float:
    """Gifts are welcome, bargains are not."""
    offer = [str(part) for part in choice.args.get("offer", ())]
    mine = f"/seat:{mind.now.seat}"
    gives = any(part.startswith(f"give{mine}") for part in offer)
    if option.verb == "agree":
        return 1.0 if offer and not gives and option.id == "agree" else -1.0
    return 0.0 if option.verb == "refuse" else -1.0


def _leave_together(option: Offered, choice: Asked, mind: Mind) -> float:
    """The value of being taken out of a fight is welcome."""
    return float((option.verb == "agree") == bool(mind.now.foes))


def _roll(option: Offered, choice: Asked, mind: Mind) -> float:
    """A combat die is thrown again if it did little."""
    poor = choice.args.get("face") in ("blank", "creeper")
    return float((option.verb == "reroll") == poor)


def _noise_again(option: Offered, choice: Asked, mind: Mind) -> float:
    """A noise die is thrown again if it brought danger and a card can be spared."""
    face = str(choice.args.get("face"))
    if option.verb == "keep-roll":
        return 0.0
    room = mind.now.room
    noisy = room is not None and any(
        int(face) in way.numbers and mind.now.corridors[way.corridor].noise for way in room.exits if face.isdigit()
    )
    return 3.0 - worth_of_card(option.named("card"), mind) if noisy else -1.0


def _event(option: Offered, choice: Asked, mind: Mind) -> float:
    mild = choice.args.get("event") in ("event:lurking", "event:bulkheads-open", "event:regeneration", "event:nest")
    return float((option.verb == "leave-on-top") == mild)


def _replace(option: Offered, choice: Asked, mind: Mind) -> float:
    card = option.named("card")
    return 1.0 - worth_of_card(card, mind) if card else 0.0


REPLIES: dict[str, Callable[[Offered, Asked, Mind], float]] = {
    "ask-objective": _objective,
    "ask-pay": _pay,
    "ask-discard-one": _pay,
    "ask-discard-any": _discard_any,
    "ask-replace-cards": _replace,
    "ask-keep-item": _keep_item,
    "ask-drop": _drop,
    "ask-interrupt": interrupting,
    "ask-ignore-attack": _ignore,
    "ask-careful-noise": _noise,
    "ask-trade": _trade,
    "ask-agree": _agree,
    "ask-agree-to-leave": _leave_together,
    "ask-reroll": _roll,
    "ask-rescan": _noise_again,
    "ask-place-event": _event,
    "ask-operate-doors": _door,
    "ask-look-at-room": _look,
}
"""By question: the function that values an answer."""
