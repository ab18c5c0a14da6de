"""The facility in words: power, time, the schedule of its pods, computer, contingencies, knowledge and ways out."""

from __future__ import annotations

from collections.abc import Iterator

from ...sites.facility.shapes import Contingencies, CssSpace, FacilityPerson, FacilityRoom, FacilityView, Launch
from .family import FamilyWording


def _yes(value: object) -> str:
    return "yes" if value else "no"


class FacilityWording(FamilyWording):
    """A view of a game in the facility."""

    view: FacilityView
    seen = FacilityView

    def tracks(self) -> Iterator[str]:
        """The time track with everything that lies on it, and where there is power."""
        tracks = self.view.clocks
        yield self.say("clock-facility-time", time=tracks.time)
        lit = [place.ref for place in self.view.power if place.on]
        yield self.say("clock-power", count=len(lit), sections=self.names(lit))
        yield self.say("clock-backup-power", on=_yes(tracks.powered))
        if self.view.launches:
            tokens = [self._turned_over(token) for token in self.view.launches]
            yield self.say("clock-launches", tokens=self.phrases.listed(tokens))
        if tracks.isolation:
            yield self.say("clock-isolation")
        if tracks.autodestruction is not None:
            number = tracks.autodestruction
            space = str(number) if number else self.say("slot-final")  # the last space has a letter
            yield self.say("clock-autodestruction", number=number, space=space, red=_yes(tracks.autodestruction_red))
        if tracks.alert is not None:
            yield self.say("clock-alert", number=tracks.alert)

    def _turned_over(self, token: Launch) -> str:
        css = self.name(f"css:{token.css}")
        return css if token.number is None else self.say("clock-launched-at", css=css, number=token.number)

    # -- the table -------------------------------------------------------------------------------------------

    def ways_out(self) -> Iterator[str]:
        """Power and elevator, pods and their schedule, gate and rover, the computer, and what is known of
        contingencies."""
        view = self.view
        for place in view.power:
            yield self.say("board-power", section=self.name(place.ref), number=place.number, on=_yes(place.on))
        if view.elevator:
            yield self.say("board-elevator", section=self.name(view.elevator))
        if view.css:
            yield self.say("board-css", tokens=self.phrases.listed(self._css_token(token) for token in view.css))
        for pod in view.pods:
            if pod.crew:
                yield self.say("board-css-pod", crew=self.names(pod.crew), csspod=self.name(pod.ref))
        yield self.say("board-gate", state=view.gate)
        rover = view.rover
        yield self.say("board-rover", room=self.name(rover)) if rover else self.say("board-rover-bunker")
        yield from self._outside()
        if view.computer:
            yield self.say("board-computer", computer=self.name(f"computer:{view.computer}"))
        yield from self._contingencies(view.contingencies)

    def _css_token(self, token: CssSpace) -> str:
        known = {"css": self.name(f"css:{token.css}")} if token.css else {}
        return self.phrases.fitting("board-css-token", {"number": token.number, **known}) or ""

    def _outside(self) -> Iterator[str]:
        """The rooms from which one drives and walks, and the deck of the surface. The basic board has one way out."""
        deck = self.view.surface
        if deck is None:
            return
        rooms = (room.removeprefix("room:") for room in self.view.exit_rooms)
        yield self.say("board-exit-rooms", rooms=self.phrases.listed(rooms))
        yield self.say("board-bunker", rooms=self.names(self.view.bunker.from_))
        cards = [self.say(f"surface-{name}") for name in deck.discarded]
        discarded = {"discard": self.phrases.listed(cards)} if cards else {}
        yield self.phrases.fitting("board-surface-deck", {"count": deck.deck, **discarded}) or ""

    def _contingencies(self, tokens: Contingencies) -> Iterator[str]:
        yield self.say("board-pool", count=tokens.pool.count)
        if tokens.not_active:
            known = self.names(f"contingency:{name}" for name in tokens.not_active)
            yield self.say("board-not-active", contingencies=known)
        if tokens.active:
            yield self.say("board-active", contingency=self.name(f"contingency:{tokens.active}"))

    def weaknesses(self) -> Iterator[str]:
        """The weaknesses that are known, with the knowledge each asks for."""
        for slot in self.view.laboratory:
            if slot.weakness:
                yield self.say("board-weakness-at", name=self.say(f"weakness-{slot.weakness}"), level=slot.level)

    # -- rooms and people ------------------------------------------------------------------------------------

    def is_dark(self, room: FacilityRoom) -> bool:
        """Whether the room has no power."""
        return room.dark

    def room_facts(self, room: FacilityRoom) -> Iterator[str]:
        """The section of a room, whether it lies outside, and what waits there to be ridden or driven."""
        if room.section:
            yield self.say("place-section", section=self.name(room.section))
        if room.outside:
            yield self.say("place-outside", where=room.outside)
        elevator = self.view.elevator.removeprefix("section:")
        if elevator and room.kind == f"elevator-{elevator}":
            yield self.say("place-elevator")
        if self.view.rover == room.ref:
            yield self.say("place-rover")

    def conditions(self, person: FacilityPerson) -> Iterator[str]:
        """What a character knows."""
        if person.knowledge:
            yield self.say("status-knowledge", count=person.knowledge)
        if person.knowledge_active:
            yield self.say("status-knowledge-active")

    def belongings(self, person: FacilityPerson) -> Iterator[str]:
        """The contingency tokens a character holds, by name as far as the viewer has seen them."""
        held = person.contingencies
        if held.count:
            named = [self.say(f"contingency-{name}") for name in held.known]
            known = {"known": self.phrases.listed(named)} if named else {}
            yield self.phrases.fitting("status-contingencies", {"count": held.count, **known}) or ""

    # -- winning ---------------------------------------------------------------------------------------------

    def site_decides(self, me: FacilityPerson) -> Iterator[str]:
        """The viewer's knowledge, and which contingency may be active."""
        if me.knowledge:
            yield self.say("win-knowledge", count=me.knowledge, active=_yes(me.knowledge_active))
        tokens = self.view.contingencies
        if name := tokens.active:
            text = self.say(f"contingency-{name}-text")
            yield self.say("win-contingency", contingency=self.say(f"contingency-{name}"), text=text)
        elif seen := tokens.not_active:
            named = self.phrases.listed(self.say(f"contingency-{name}") for name in seen)
            yield self.say("win-contingency-not", contingencies=named)
        else:
            yield self.say("win-contingency-unknown")
