"""What the cards of the rival say: when each action is possible, and what it does.

SE-SLO-15, SE-SLO-16, SE-SLO-17, SE-SLO-18, SE-SLO-19, SE-SLO-20, SE-SLO-21, SE-SLO-22, SE-SLO-23, SE-SLO-24.
"""

from collections.abc import Callable
from typing import NamedTuple

from starboard.games.seti.book import G, sky_of
from starboard.games.seti.constants import OUMUAMUA, RIVAL, TECH, TOP_SPACES
from starboard.games.seti.rules import sectors, traces
from starboard.games.seti.rules.cards import discard, refill
from starboard.games.seti.rules.launch import launch
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.rules.signals import MarkAt, mark_colour
from starboard.games.seti.rules.solar import Rotate
from starboard.games.seti.rules.solo.choices import leftward
from starboard.games.seti.rules.solo.discards import drop_tech
from starboard.games.seti.rules.solo.extras import extras
from starboard.games.seti.rules.solo.flights import can_fly, fly, fly_for_sample
from starboard.games.seti.rules.solo.gains import progress, take_data
from starboard.games.seti.rules.solo.routes import probe_on_earth
from starboard.games.seti.rules.solo.species import can_outbid, can_plot, can_send, do_outbid, do_plot, do_send
from starboard.games.seti.rules.tech import take
from starboard.games.seti.world import RivalAction
from starboard.kernel.verbs import Step, Verb

COMPUTER_VP, COMPUTER_PROGRESS = 3, 1  # for a computer technology that is discarded


# Launch and research


def do_launch(g: G, action: RivalAction) -> None:
    launch(g, RIVAL)
    extras(g, action)


def next_tech(g: G) -> str:
    """From the progress space onwards: the first with its 2-point tile, else the first to be had.  SE-SLO-16."""
    s = g.s
    assert s.rival is not None
    track = g.book.tracks[s.rival.difficulty]
    order = [*track[s.rival.space :], *track[: s.rival.space]]
    there = [tech for tech in order if s.tiles[TECH[tech]] and not s.players[RIVAL].techs >> TECH[tech] & 1]
    return next((tech for tech in there if s.fresh >> TECH[tech] & 1), there[0] if there else "")


def can_research(g: G, action: RivalAction) -> bool:
    return g.s.players[RIVAL].publicity >= action.cost and bool(next_tech(g))


def do_research(g: G, action: RivalAction) -> None:
    g.s.players[RIVAL].publicity -= action.cost
    g.push(RIVAL, Rotate(), TakeTech(), Advance(action.progress))


class TakeTech(Verb, frozen=True):
    """The technology that the progress track shows.  SE-SLO-16, SE-SLO-17."""

    def run(self, g: G, here: Step) -> None:
        take(g, RIVAL, next_tech(g))


class Advance(Verb, frozen=True):
    """Progress that comes after the rest of an action."""

    n: int

    def run(self, g: G, here: Step) -> None:
        progress(g, self.n)


# Analysis


def can_analyze(g: G, action: RivalAction) -> bool:
    return g.s.players[RIVAL].top == TOP_SPACES


def do_analyze(g: G, action: RivalAction) -> None:
    """Empty the computer, mark a blue trace, fill it from the pool.  SE-SLO-24."""
    g.s.players[RIVAL].top = 0
    g.did("analyze", RIVAL)
    extras(g, action)
    g.push(RIVAL, traces.MarkTrace(("blue",)), FromPool())
    if drop_tech(g, "blue"):
        gain(g, RIVAL, "vp", COMPUTER_VP)
        progress(g, COMPUTER_PROGRESS)


class FromPool(Verb, frozen=True):
    """The pool fills the computer."""

    def run(self, g: G, here: Step) -> None:
        player = g.s.players[RIVAL]
        while player.data and player.top < TOP_SPACES:
            player.data -= 1
            take_data(g)


# Scan


def do_scan(g: G, action: RivalAction) -> None:
    """The signals shown, one more for a telescope technology, then the row is filled.  SE-SLO-22."""
    more = ("row",) if drop_tech(g, "purple") else ()
    g.push(RIVAL, *(SendSignal(at) for at in (*action.signals, *more)), EndScan())


class SendSignal(Verb, frozen=True):
    """One signal: in the sector of Earth, for the card at the side of the arrow, or on the tile.

    SE-SLO-22, SE-SLO-38.
    """

    at: str

    def run(self, g: G, here: Step) -> None:
        if self.at == "earth":
            g.push(RIVAL, MarkAt(sectors.stars_of(g, (sky_of(g).at["earth"] % 8,))))
        elif self.at == "oumuamua":
            sectors.mark(g, RIVAL, OUMUAMUA)
        elif any(g.s.row):
            cards = [card for card in g.s.row if card]
            card = cards[0] if leftward(g) else cards[-1]
            g.s.row[g.s.row.index(card)] = ""
            discard(g, card)
            g.did("discard_row", RIVAL, card)
            g.push(RIVAL, mark_colour(g, RIVAL, card))


class EndScan(Verb, frozen=True):
    """The scan is over."""

    def run(self, g: G, here: Step) -> None:
        refill(g)
        g.did("scan", RIVAL)


class Act(NamedTuple):
    """When an action is possible, and what it does."""

    possible: Callable[[G, RivalAction], bool]
    do: Callable[[G, RivalAction], None]


ACTS: dict[str, Act] = {
    "analyze": Act(can_analyze, do_analyze),
    "launch": Act(lambda g, action: probe_on_earth(g) is None, do_launch),
    "tech": Act(can_research, do_research),
    "fly": Act(can_fly, fly),
    "scan": Act(lambda g, action: True, do_scan),
    "sample": Act(can_fly, fly_for_sample),
    "anomaly": Act(can_outbid, do_outbid),
    "message": Act(can_send, do_send),
    "exertian": Act(can_plot, do_plot),
}
