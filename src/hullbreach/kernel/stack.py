"""The loop that carries effects out, and the verbs that change the stack itself."""

from __future__ import annotations

from .effect import Effect, Effects
from .errors import BrokenRule
from .state import State

_NONE_YET = Effect()


def run(g: State, then: Effects = None) -> None:
    """Carry out effects, these first, until somebody must answer or nothing is left.

    To be fast, the effect that comes next is not pushed, nor is one whose step has just caused nothing.
    """
    stack = g.stack
    moves = g.plan.moves
    effect, again = _NONE_YET, 0
    for _ in g.plan.budget:
        if then:
            if again:
                stack.append((effect, again))
            if len(then) > 1:
                for later in then[:0:-1]:
                    stack.append((later, 0))
            effect = then[0]
            step = 0
        elif again:
            step = again
        elif stack:
            effect, step = stack.pop()
        else:
            return
        try:
            lapses, act, again = moves[type(effect)][step]
        except KeyError:  # the first effect of its class in this game
            lapses, act, again = g.plan.compiled(type(effect))[step]
        if lapses is not None and lapses(effect, g):
            ends = g.plan.programs[type(effect)].ends
            then, again = (None if ends is None else ends(effect, g)), 0
        elif act is not None:
            then = act(effect, g)
        elif again or effect._asks(g):  # type: ignore[attr-defined]
            stack.append((effect, step))
            return
        else:
            then = effect._unasked(g)  # type: ignore[attr-defined]
    stack.append((effect, step))
    raise BrokenRule("step-budget", trace(g))


def trace(g: State) -> str:
    """The stack in words, for the operator's log only: it may hold secrets."""
    return "\n".join(f"{effect!r} at step {step}" for effect, step in reversed(g.stack[-40:]))


def _drop(g: State, what: Effect) -> list[Effect]:
    """Drop frames down to the nearest one with this effect. Their `_ends` still run."""
    if not any(effect == what for effect, _ in g.stack):
        return []
    ends: list[Effect] = []
    while True:
        effect, step = g.stack.pop()
        program = g.plan.programs[type(effect)]
        if program.ends is not None and step <= len(program.names):
            ends.extend(program.ends(effect, g) or ())
        if effect == what:
            return ends


class Cancel(Effect, tag="kernel/cancel"):
    """An effect that is under way stops. Its cost stays paid."""

    what: Effect

    def drop(self, g: State) -> Effects:
        return _drop(g, self.what)


class Instead(Effect, tag="kernel/instead"):
    """An effect that is under way stops, and others happen in its place."""

    what: Effect
    then: tuple[Effect, ...]

    def drop(self, g: State) -> Effects:
        return [*_drop(g, self.what), *self.then]


class Replaced(Effect, tag="kernel/replaced"):
    """An effect that was about to begin is dropped, and others happen in its place."""

    then: tuple[Effect, ...]

    def take_its_place(self, g: State) -> Effects:
        g.stack.pop()
        return self.then


class Sweep(Effect, tag="kernel/sweep"):
    """Everything under way stops at once. Only the effects named here still happen."""

    then: tuple[Effect, ...]

    def clear(self, g: State) -> Effects:
        g.stack.clear()
        return self.then
