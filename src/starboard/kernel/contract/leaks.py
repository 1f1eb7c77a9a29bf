"""Nobody is told what they may not know: in a world dealt anew, a seat sees, is asked and hears the same."""

from typing import Any

from starboard.kernel.contract.barrier import hidden_in
from starboard.kernel.contract.run import Run, difference, view_of, viewer_name
from starboard.kernel.game import Game
from starboard.kernel.redeal import redeal
from starboard.kernel.texts import Say
from starboard.kernel.views import view
from starboard.kernel.words import Event, IllegalAnswer, Option, Seat


class World:
    """What might be the true game for all that one viewer knows."""

    def __init__(self, run: Run, viewer: Seat | None, say: Say) -> None:
        self.run, self.viewer, self.say = run, viewer, say
        self.who = viewer_name(viewer)
        try:
            self.g = redeal(run.g, viewer, run.setup.seed * 1_000 + run.g.s.answers)
        except Exception as error:
            raise run.breach(f"what {self.who} does not know cannot be dealt anew: {error!r}") from error
        self.events: list[Event] = []
        self.g.emit = self.events.append

    def looks_the_same(self, after: str = "") -> None:
        """The viewer sees the same scene and view, and is asked the same, while the table waits for the same seats."""
        run = self.run
        for what, one, other in zip(("scene", "view", "question"), self._sees(run.g), self._sees(self.g), strict=True):
            if found := difference(one, other):
                raise run.breach(f"the {what} of {self.who} tells what it may not know{after}: {found}")
        if run.g.waiting != self.g.waiting:
            seen = f"{run.g.waiting} and {self.g.waiting}"
            raise run.breach(f"whom the table waits for tells {self.who} what it may not know{after}: {seen}")

    def _sees(self, g: Game[Any]) -> tuple[Any, ...]:
        asked = g.question(self.viewer) if self.viewer is not None else None
        return self.run.scene(g, self.viewer, self.say), view(g.s, self.viewer), asked

    def reads_the_same(self, events: list[Event]) -> None:
        """What just happened reads the same to the viewer in both worlds."""
        run = self.run
        for event in events:
            one, other = (run.line(g, event, self.viewer, self.say) for g in (run.g, self.g))
            if one != other:
                raise run.breach(f"the log tells {self.who} what it may not know: {one!r} and {other!r}")

    def answer(self, seat: Seat, option: Option) -> bool:
        """Give the same answer here; whether it is open and brings to light nothing that the viewer did not know."""
        hidden = hidden_in(self.g.s)
        try:
            self.g.answer(seat, option)
        except IllegalAnswer:
            return False
        except Exception as error:
            raise self.run.breach(f"in a world dealt anew for {self.who}, '{option}' fails: {error!r}") from error
        return silent(self.g, hidden, self.viewer)

    def heard_the_same(self, events: list[Event]) -> None:
        """An answer that brought nothing to light made the same things happen, for all that the viewer can tell."""
        if found := difference(self._seen(events), self._seen(self.events)):
            raise self.run.breach(f"what happened tells {self.who} what it may not know: {found}")
        self.looks_the_same(after=" after the last answer")

    def _seen(self, events: list[Event]) -> list[Event]:
        return [view_of(event, self.viewer) for event in events]


def silent(g: Game[Any], before: Any, viewer: Seat | None) -> bool:
    """Whether the last answer drew nothing, and all that the viewer could not see lies where it was.

    An end may hang on a secret and bring it to light: it is not silent.
    """
    if g.over or g.s.barrier == g.s.answers:
        return False
    bit = 0 if viewer is None else 1 << viewer
    return all(knew & bit for _, knew in before - hidden_in(g.s))
