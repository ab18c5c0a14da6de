"""Play one seat through the public interface, without any rules: `python examples/one_seat.py [SEED]`.

Every option is printed with the thing it concerns and every event as a sentence, all from what that one seat may
know. The seat takes any option; so do the others.
"""

import sys
from random import Random

import hullbreach
from hullbreach.describers import describer_for

SEAT = 0


def main(seed: int) -> None:
    """Play to the end."""
    game = hullbreach.new("nemesis", players=4, seed=seed)
    rng, say, told = Random(seed), describer_for(game, "en"), 0
    while not game.over:
        for choice in game.choices:  # several seats may be asked at once; take one and look again
            option = rng.choice(choice.options)
            if choice.seat == SEAT:
                view = game.view(SEAT)
                for event in game.events(SEAT, told):
                    print(f"  {say.event(event, view)}  [{event['rule']}]")
                    told = event["number"] + 1
                print(f"\n{say.choice(choice, view)}  [{choice.rule}]")
                for each in choice.options:
                    concerned = ", ".join(say.name(ref, view) for ref in each.about)
                    print(f"{'>' if each is option else ' '} {say.option(each, view)}  <{concerned}>")
            game.answer(option.id, choice.seat, choice.prompt)
            break
    view = game.view(SEAT)
    for event in game.events(SEAT, told):
        print(f"  {say.event(event, view)}  [{event['rule']}]")
    print("", *say.outcome(game.outcome, view), sep="\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
