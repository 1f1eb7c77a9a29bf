"""The end: victory aboard the Scarab, hollow victory, defeat.  UN-END"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import SCARAB
from starboard.kernel.words import Outcome


def check_loss(g: G) -> None:
    """All is lost as soon as nobody has endurance left; nothing still waiting is resolved.  UN-END-04, UN-END-05"""
    if not any(e.conscious for e in g.s.explorers):
        g.end(Outcome("loss", why="end-exhausted"))


def win(g: G) -> None:
    """The last page's condition holds: everybody wins.  UN-END-01, UN-END-02, UN-END-09"""
    g.end(Outcome("win", tuple(range(len(g.s.explorers))), why="end-aboard"))


def why_not_leave(g: G, last_page: bool) -> str:
    """What keeps the crew from agreeing to leave some behind, if something does.  UN-END-07"""
    if not last_page:
        return "why-leave-page"
    return "" if may_leave(g) else "why-leave-aboard"


def may_leave(g: G) -> bool:
    """Whether those aboard could leave the others behind, the task being at its last page.  UN-END-07"""
    return any(e.conscious and e.at == SCARAB for e in g.s.explorers)


def check_leaving(g: G) -> None:
    """As soon as all who are conscious agree, the crew leaves without the rest: a hollow victory.

    UN-END-06, UN-END-07
    """
    s = g.s
    if may_leave(g) and all(e.seat in s.freely for e in s.explorers if e.conscious):
        aboard = tuple(e.seat for e in s.explorers if e.at == SCARAB)
        g.end(Outcome("partial", aboard, why="end-hollow"))
