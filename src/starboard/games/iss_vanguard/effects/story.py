"""What the log says, what dice decide, what ends; and the course of a turn."""

from typing import ClassVar, Literal

from msgspec import Struct

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ACTS, EVENT, FINDS, HEALED, KIT, OF_OTHERS, SUCCESS
from starboard.games.iss_vanguard.rules.ending import end_exploration
from starboard.games.iss_vanguard.rules.events import EventLies
from starboard.games.iss_vanguard.rules.missions import is_failed
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.kernel.verbs import Step, Verb, Verbs


class Note(Verb, frozen=True):
    """Something is written down in the log, where later entries find it.  IV-STR-09"""

    key: str
    value: str = "yes"
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.s.notes[self.key] = self.value
        g.did("note", here.seat)


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a D10 table: results up to a number."""

    upto: int
    does: Verbs


class RollD10(Verb, frozen=True, tag="roll_d10"):
    """A D10 from 0 to 9 decides which row happens.  IV-TST-01, IV-THR-09"""

    rows: tuple[Row, ...]
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        rolled = g.roll(10, "d10")
        g.did("d10", here.seat, n=rolled)
        row = next((row for row in self.rows if rolled <= row.upto), None)
        if row is not None:
            g.flow(here.seat, row.does, here.source)


class EndExploration(Verb, frozen=True):
    """The exploration is over; without a named result it failed exactly if a mission that counts is in play.

    IV-END-01, IV-MIS-07
    """

    result: Literal["success", "failure", "as_missions"] = "as_missions"

    def at_stake(self, g: G, here: Step) -> int:
        """What the team brings home is what it has now."""
        return SUCCESS | FINDS | HEALED | HEALED << OF_OTHERS | KIT

    def run(self, g: G, here: Step) -> None:
        result: str = self.result
        if result == "as_missions":
            result = "failure" if is_failed(g.book, g.s) else "success"
        end_exploration(g, here.seat, result)


class EndTurn(Verb, frozen=True):
    """The Actions left in this turn are lost; its event still comes.  IV-RND-09"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.s.actions = 0


class ExtraAction(Verb, frozen=True):
    """The active member has more Actions in this turn, until its Turn marker is turned over.  IV-RND-07"""

    n: int = 1
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = ACTS

    def possible(self, g: G, here: Step) -> bool:
        me = member_of(g.s, g.s.active)
        return me is not None and not me.done

    def run(self, g: G, here: Step) -> None:
        if self.possible(g, here):
            g.s.actions += self.n
            g.did("extra_action", g.s.active, n=self.n)


class DrawEvent(Verb, frozen=True):
    """So many events are drawn at the end of this turn instead of one.  IV-RND-09, IV-RND-10"""

    n: int = 1
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.s.events_due = self.n


class SkipEvent(Verb, frozen=True):
    """No event is drawn at the end of this turn.  IV-RND-09"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.s.events_due = 0


class DiscardEvent(Verb, frozen=True):
    """A revealed event is discarded before it is resolved.  IV-EVT-01"""

    fixed: ClassVar[bool] = True

    alters: ClassVar[int] = EVENT

    def possible(self, g: G, here: Step) -> bool:
        return g.find(EventLies) is not None

    def run(self, g: G, here: Step) -> None:
        event = g.find(EventLies)
        if event is not None and event.event:
            g.did("event_discarded", here.seat, event.event)
            g.amend(EventLies, event="")
