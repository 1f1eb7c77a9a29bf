"""Missions: added, concluded, failed.  IV-MIS-01, IV-MIS-02, IV-MIS-03, IV-MIS-04, IV-MIS-05, IV-MIS-06

IV-GEN-06
"""

from starboard.games.iss_vanguard.book import Book, G
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.places import forget, is_unknown, take_copy
from starboard.games.iss_vanguard.rules.team import deciding
from starboard.kernel.forms import all_hold
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat


def open_missions(book: Book, s: Table) -> list[str]:
    """The missions in play that must be accomplished.  IV-MIS-04, IV-MIS-05"""
    return [key for key in s.missions if not book.missions[key].optional]


def is_failed(book: Book, s: Table) -> bool:
    """Whether the exploration would count as a failed mission if it ended now.  IV-MIS-05, IV-MIS-07"""
    return bool(open_missions(book, s)) or any(not book.missions[key].optional for key in s.missions_failed)


def add_mission(g: G, seat: Seat, key: str) -> None:
    """A mission comes into play and must be accomplished too, unless it is optional.  IV-MIS-06, IV-CIR-04"""
    key = take_copy(g, key)
    if key not in g.s.missions:
        if is_unknown(g, key) and not g.turn_page():
            return
        g.s.missions.append(key)
        g.barrier()
        g.did("mission", seat, key)


def conclude(g: G, seat: Seat, key: str) -> None:
    """A mission is accomplished: its card is discarded, then comes its conclusion.  IV-MIS-02"""
    s = g.s
    if key not in s.missions:
        return
    s.missions.remove(key)
    forget(s, key)
    if key not in s.missions_done:
        s.missions_done.append(key)
    g.did("mission_done", seat, key)
    g.flow(seat, g.book.missions[key].does, key)


def give_up(g: G, seat: Seat, key: str) -> None:
    """A mission can no longer be accomplished."""
    s = g.s
    if key in s.missions:
        s.missions.remove(key)
        forget(s, key)
        s.missions_failed.append(key)
        g.did("mission_failed", seat, key)


def concludable(g: G, here: Step) -> list[str]:
    """The missions whose conclusion may be triggered now, between two Actions.  IV-MIS-03"""
    cards = g.book.missions
    return [
        key
        for key in g.s.missions
        if cards[key].concludes == "choice"
        and cards[key].objective
        and all_hold(g, Step(here.verb, here.seat, key), cards[key].objective)
    ]


class Conclude(Verb, frozen=True, tag="conclude_mission"):
    """A mission is concluded by choice.  IV-MIS-03"""

    mission: str

    def run(self, g: G, here: Step) -> None:
        conclude(g, here.seat, self.mission)


class Look(Verb, frozen=True):
    """Missions whose objective holds finish by themselves; the Rank card is complete as soon as its goal is met.

    IV-MIS-02, IV-RNK-02
    """

    def run(self, g: G, here: Step) -> None:
        s, book = g.s, g.book
        seat = deciding(s, here.seat)
        for key in s.missions:
            card = book.missions[key]
            ends = card.concludes == "auto" and bool(card.objective)
            if ends and all_hold(g, Step(self, seat, key), card.objective):
                g.push(seat, self)
                conclude(g, seat, key)
                return
        if s.rank_card and not s.rank_done and all_hold(g, Step(self, seat, s.rank_card), book.ranks[s.rank_card].goal):
            complete_rank_card(g, seat)


def complete_rank_card(g: G, seat: Seat) -> None:
    """The Rank card is turned over.  IV-RNK-02, IV-TUT-11"""
    if g.s.rank_card and not g.s.rank_done:
        g.s.rank_done = True
        g.did("rank_complete", seat, g.s.rank_card)
