"""Everything that goes over a socket, as tagged structs; the client's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from .limits import Id, Name, Option, Said

PROTOCOL = 1
LONGEST_TEXT = 400

# -- from the client -------------------------------------------------------------------------------------------


class FromClient(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """A wish; `ref` comes back with whatever it leads to."""

    ref: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0


class Answer(FromClient, tag="answer"):
    """Answer a prompt, or take an aside while it waits."""

    prompt: Id = ""
    option: Option = ""


class Undo(FromClient, tag="undo"):
    """Take my last answer back, or ask the others whether I may."""


class Judge(FromClient, tag="judge"):
    """Propose a correction of the position: `option` is one of those that `look` lists as `corrections`."""

    option: Option = ""


class Consent(FromClient, tag="consent"):
    """Say whether what somebody wants may be: `to` is the number of the wish as it is shown."""

    to: int = 0
    agree: bool = True


class Say(FromClient, tag="say"):
    """Chat."""

    text: Said = ""


class Claim(FromClient, tag="claim"):
    """Say something, true or not: `what` is one of the quick phrases, `about` what it speaks of, as references.

    `show` is not a phrase: something I hold is really shown.

    With a seat in `to` only that seat hears what is said; the others see that something was.
    """

    what: Id = ""
    about: Annotated[list[Id], msgspec.Meta(max_length=10)] = []
    to: int = -1


class Look(FromClient, tag="look"):
    """On request: `refusals`, `rule`, `digest`, `odds`, `corrections`, `phrases`, or a look of the game.

    `about` is what a look is to tell of, a rule, for a digest the number of story lines already seen, for odds the
    number of the prompt, for phrases what to speak of.
    """

    what: Id = ""
    about: Id = ""


class Speak(FromClient, tag="speak"):
    """Another language from now on."""

    language: Id = ""


class Curtain(FromClient, tag="curtain"):
    """Show another of my seats from now on; without one, what everybody may see."""

    seat: int = -1


class Rest(FromClient, tag="rest"):
    """Let a bot play my seat, which knows what the seat knows; without a bot, I play it again."""

    bot: Id = ""


class Onward(FromClient, tag="onward"):
    """Go on in the lesson from the step that is shown, read or not done."""

    step: int = -1


class Host(FromClient, tag="host"):
    """A tool of the host: `start`, `pause`, `resume`, `bot`, `free`, `relink`, `rename`, `clock`, `leave`, `window`.

    `what` is the bot, the name, the seconds a decision or a reaction may take, or the minutes a seat may be left alone.
    """

    act: Id = ""
    seat: int = -1
    what: Name = ""


Wish = Answer | Undo | Judge | Consent | Say | Claim | Look | Speak | Curtain | Rest | Onward | Host

# -- to the client ---------------------------------------------------------------------------------------------


class ToClient(msgspec.Struct, tag_field="is", omit_defaults=True):
    """Something the client is told."""


class Screen(ToClient, tag="screen"):
    """Everything this viewer sees, the story so far from some line on, and for how many seconds each seat is asked."""

    protocol: int
    screen: dict[str, Any]
    story: list[msgspec.Raw]
    since: int = 0
    asked: dict[str, int] = {}


class Change(ToClient, tag="change"):
    """What has changed on the screen, and the lines the story goes on with."""

    patch: list[list[Any]]
    story: list[msgspec.Raw]


class Refusal(ToClient, tag="refused"):
    """A wish changed nothing; why, in words."""

    reason: str
    text: str
    rule: str = ""
    ref: int = 0


class Looked(ToClient, tag="looked"):
    """What was asked for, line by line, each with its rule; a correction also with its `id` and `group`."""

    lines: list[dict[str, str]]
    ref: int = 0


class Closed(ToClient, tag="closed"):
    """The table was removed, or its connection could not keep up: `reason` is the id of a message, in words `text`."""

    reason: str
    text: str


class Moved(ToClient, tag="moved"):
    """This connection no longer stands for the seat: a new link was issued for it."""


Told = Screen | Change | Refusal | Looked | Closed | Moved

read_wish = msgspec.json.Decoder(Wish).decode
write = msgspec.json.Encoder().encode
