"""Events at the end of a turn.  IV-EVT-01 to IV-EVT-06, IV-RND-07, IV-RND-10, IV-TUT-06

IV-EVT-08, IV-EVT-09
"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import EVENT, PLACE
from starboard.games.iss_vanguard.rules.sectors import biomes, within_reach
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.games.iss_vanguard.rules.tutorial import events_are_on
from starboard.kernel.asking import Moment
from starboard.kernel.verbs import NOTHING, Step, Verb


class DrawEvents(Verb, frozen=True):
    """The events of a turn, one after the other: each is resolved before the next is revealed.  IV-RND-07, IV-RND-10"""

    def run(self, g: G, here: Step) -> None:
        if events_are_on(g):
            g.push(here.seat, *(RevealEvent(),) * g.s.events_due)


class RevealEvent(Verb, frozen=True):
    """The top event is revealed and lies face up in the discard; an empty deck is made of it, shuffled.  IV-EVT-01"""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        if member_of(s, here.seat) is None:
            return
        if not s.event:
            s.event, s.event_done = s.event_done, []
            g.shuffle(s.event)
        if s.event:
            key = g.draw(s.event)
            g.did("event", here.seat, key)
            s.event_done.append(key)
            g.push(here.seat, EventLies(event=key), source=key)


class EventLies(Moment, frozen=True, kw_only=True):
    """An event is revealed: whoever can may reply before it is resolved.

    Its main effect happens where a biome matches the member's sector, else its secondary one, and never both.
    IV-EVT-02, IV-EVT-03, IV-EVT-04, IV-EVT-05, IV-PSV-04
    """

    event: str  # empty: discarded before it was resolved
    prompt: ClassVar[str] = "event"
    moment: ClassVar[str] = "event"

    def at_stake(self, g: G, here: Step) -> int:
        """The event itself, and where its member stands if that decides what it does.  IV-EVT-04"""
        me, card = member_of(g.s, here.seat), g.book.events.get(self.event)
        if me is None or card is None or card.does == card.otherwise:
            return EVENT if card is not None and card.does else NOTHING
        fits = [bool(biomes(g.book, g.s, at) & set(card.biomes)) for at in (me.at, *within_reach(g.book, g.s, me))]
        found = EVENT if (card.does if fits[0] else card.otherwise) else NOTHING
        return found | PLACE if any(fits) and not all(fits) else found

    def skip(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is not None and self.event:
            card = g.book.events[self.event]
            found = biomes(g.book, g.s, me.at)
            g.push(here.seat, *(card.does if found & set(card.biomes) else card.otherwise), source=self.event)
