"""Rounds and turns.  IV-RND-01, IV-RND-02, IV-RND-03, IV-RND-04, IV-RND-05, IV-RND-07, IV-RND-11"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ACTIONS, RECON
from starboard.games.iss_vanguard.model.memory import Round, Turn
from starboard.games.iss_vanguard.rules.actions import Act
from starboard.games.iss_vanguard.rules.events import DrawEvents
from starboard.games.iss_vanguard.rules.missions import Look
from starboard.games.iss_vanguard.rules.moments import happen, refresh
from starboard.games.iss_vanguard.rules.team import clockwise_from, deciding, living, member, member_id, member_of
from starboard.kernel.ids import number_of
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt


class NextRound(Verb, frozen=True):
    """A round: all Turn markers show available, the Start marker is given, each member has a turn.  IV-RND-03"""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        s.round += 1
        for me in s.members:
            me.done = False
        g.did("round", -1, n=s.round)
        g.push(here.seat, self)
        give = () if s.round == 1 and s.start >= 0 else (GiveStart(),)  # IV-TUT-18
        g.scope(Round(), deciding(s, s.start), *give, RoundStarts(), Turns(), RoundEnds())


class GiveStart(Ask, frozen=True):
    """Who holds the Start marker gives it to any member; before the first round the Recon Section does.

    IV-RND-01, IV-RND-04, IV-SEC-09
    """

    prompt: ClassVar[str] = "start_marker"
    because: ClassVar[str] = "round"

    def who(self, g: G, here: Step) -> Seat:
        return RECON if g.s.start < 0 else g.s.start

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("start", member_id(me.seat)) for me in living(g.s)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.s.start = number_of(option.ids[0], "member")
        g.did("start", g.s.start, option.ids[0])


class RoundStarts(Verb, frozen=True):
    """Effects of the start of a round, after the Start marker was given.  IV-RND-11"""

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, Look())
        happen(g, "start_of_round", deciding(g.s, g.s.start))


class RoundEnds(Verb, frozen=True):
    """What may be used once a round may be used again."""

    def run(self, g: G, here: Step) -> None:
        refresh(g.s, "round", "turn", "test")


class Turns(Verb, frozen=True):
    """Each member has a turn, clockwise from the holder of the Start marker.  IV-RND-02"""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        s.active = -1
        for me in clockwise_from(s, s.start):
            if not me.done:
                s.active = me.seat
                s.actions, s.special_used, s.events_due = ACTIONS, False, 1
                g.push(here.seat, self)
                g.did("turn_begins", me.seat, me.crew)
                g.scope(Turn(), me.seat, Act(), EndOfTurn(), DrawEvents())
                return


class EndOfTurn(Verb, frozen=True):
    """The Turn marker is turned over, then come effects of the end of the turn, then the event.  IV-RND-07"""

    def run(self, g: G, here: Step) -> None:
        if member_of(g.s, here.seat) is None:
            return
        member(g.s, here.seat).done = True
        g.s.actions = 0
        g.push(here.seat, Look())
        happen(g, "end_of_turn", here.seat)
        refresh(g.s, "turn", "test")
