"""How a game ends, and for whom.  OS-END, OS-MOD-08, OS-MOD-09."""

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.rules.persons import name
from starboard.games.under_our_sun.rules.sides import seats_of, survivors, the_son, turn_up_teams
from starboard.kernel.forms import all_hold
from starboard.kernel.verbs import Step
from starboard.kernel.words import Outcome


def all_lost(g: G) -> bool:
    """No living character is left; in semi-cooperative play, none of a Survivor.  OS-END-03, OS-END-07."""
    return not any(c.health > 0 for c in survivors(g))


def finish(g: G, outcome: Outcome, story: str) -> None:
    """The game is over, its ending is read, and all Team cards in play are turned up.  OS-MOD-06."""
    g.did("ending", -1, f"story-{story}")
    if g.s.semi:
        g.barrier()
        turn_up_teams(g)
    g.end(outcome)


def win(g: G, why: str = "won") -> None:
    """The players win; in semi-cooperative play the Survivors, the dead too.  OS-END-01, OS-END-06, OS-MOD-01."""
    winners = seats_of(survivors(g)) if g.s.semi else ()
    finish(g, Outcome("win", winners, why=why), "won" if why == "won" else "son-gone")


def lose(g: G, here: Step, why: str) -> None:
    """The mission is lost: for all, unless the Son of Liberty's own card says that they win with it.

    OS-END-02, OS-END-03, OS-END-05, OS-END-07, OS-MOD-01.
    """
    son = the_son(g)
    if son is not None and g.book.teams[son.team.value].wins_lost_missions and son_goal_holds(g, here):
        finish(g, Outcome("win", (son.seat,), why="son-mission-lost"), "son-won")
    else:
        finish(g, Outcome("loss", why=why), "lost")


def son_goal_holds(g: G, here: Step) -> bool:
    """Whether all that the Son of Liberty's card asks for holds for their character.  OS-MOD-09."""
    son = the_son(g)
    if son is None:
        return False
    goal = g.book.teams[son.team.value].goal
    return bool(goal) and all_hold(g, structs.replace(here, seat=son.seat, source=name(son)), goal)


def may_go_on(g: G) -> bool:
    """Whether the Son of Liberty of a world that somebody imagines would not have ended the game before.

    OS-MOD-08, OS-MOD-09
    """
    s, son = g.s, the_son(g)
    if son is None or s.outcome is not None or not s.stack:
        return True
    wins_now = not g.book.teams[son.team.value].wins_lost_missions and son_goal_holds(g, s.stack[-1])
    return not son.out and not wins_now


def settle_sides(g: G, here: Step, goal_met: bool) -> bool:
    """In semi-cooperative play: whether a side has won, or no Survivor is left alive.

    The Survivors win with the last goal, while one of them lives, or when the Son of Liberty is eliminated; the Son
    wins by the goal on their own card.  If both hold at the same moment the active player's side wins; between turns
    the first player stands for the active one.  OS-END-04, OS-END-05, OS-END-07, OS-MOD-08, OS-MOD-09
    """
    s, son = g.s, the_son(g)
    lost = all_lost(g)
    out = son is not None and son.out
    ours = (goal_met and not lost) or out
    theirs = son is not None and not g.book.teams[son.team.value].wins_lost_missions and son_goal_holds(g, here)
    if ours and theirs and son is not None:
        active = s.characters[s.active].seat if s.active >= 0 else s.first
        ours = active != son.seat
    if ours:
        win(g, "son-eliminated" if out else "won")
    elif theirs and son is not None:
        finish(g, Outcome("win", (son.seat,), why="son-won"), "son-won")
    elif lost:
        lose(g, here, "nobody")
    return s.outcome is not None
