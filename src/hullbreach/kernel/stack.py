"""The loop that carries effects out, and the verbs that change the stack itself."""

from __future__ import annotations

from itertools import repeat

from .effect import Effect, Effects
from .errors import BrokenRule
from .state import State


def push(g: State, effects: Effects) -> None:
    """Put effects on the stack so that the first happens first."""
    if effects:
        g.stack.extend([(effect, 0) for effect in reversed(effects)])


def run(g: State) -> None:
    """Carry out effects until somebody must answer or nothing is left."""
    stack = g.stack
    programs = g.plan.programs
    for _ in repeat(None, g.plan.step_budget):
        if not stack:
            return
        effect, step = stack.pop()
        program = programs[effect.__class__]
        if step < program.count:
            if program.lapses is not None and program.lapses(effect, g):
                then = program.ends(effect, g) if program.ends is not None else None
            else:
                if step < program.tail:
                    stack.append((effect, step + 1))
                then = program.steps[step](effect, g)
        elif program.waits:
            if program.lapses is not None and program.lapses(effect, g):
                continue
            if effect._asks(g):  # type: ignore[attr-defined]
                stack.append((effect, step))
                return
            then = effect._unasked(g)  # type: ignore[attr-defined]
        elif step == program.count:
            if program.reactions:
                stack.append((effect, step + 1))
            then = program.ends(effect, g) if program.ends is not None else None
        else:
            then = [out for react in program.reactions for out in react(effect, g) or ()]
        if then:
            if len(then) == 1:
                stack.append((then[0], 0))
            else:
                stack.extend([(e, 0) for e in reversed(then)])
    raise BrokenRule("step-budget", trace(g))


def trace(g: State) -> str:
    """The stack in words, for the operator's log only: it may hold secrets."""
    return "\n".join(f"{effect!r} at step {step}" for effect, step in reversed(g.stack[-40:]))


def _drop(g: State, what: Effect) -> list[Effect]:
    """Drop frames down to the nearest equal one; what always happens at their end still does."""
    if not any(effect == what for effect, _ in g.stack):
        return []
    ends: list[Effect] = []
    while True:
        effect, step = g.stack.pop()
        program = g.plan.programs[type(effect)]
        if program.ends is not None and step <= len(program.steps):
            ends.extend(program.ends(effect, g) or ())
        if effect == what:
            return ends


class Cancel(Effect, tag="kernel/cancel"):
    """What was under way does not happen; its cost stays paid."""

    what: Effect

    def drop(self, g: State) -> Effects:
        return _drop(g, self.what)


class Instead(Effect, tag="kernel/instead"):
    """What was under way does not happen; something else does."""

    what: Effect
    then: tuple[Effect, ...]

    def drop(self, g: State) -> Effects:
        return [*_drop(g, self.what), *self.then]


class Sweep(Effect, tag="kernel/sweep"):
    """Everything under way is over at once; only what is named here still happens."""

    then: tuple[Effect, ...]

    def clear(self, g: State) -> Effects:
        g.stack.clear()
        return self.then
