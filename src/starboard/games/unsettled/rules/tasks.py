"""Survival tasks: pages read in order, objectives met at once or at the regroup.  UN-TSK"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.rules import clauses, endgame
from starboard.games.unsettled.rules.facets import PAGE, loss_of
from starboard.games.unsettled.world import Page
from starboard.kernel.asides import first_that_fits
from starboard.kernel.asking import Effect
from starboard.kernel.verbs import NOTHING, Step, Verb
from starboard.kernel.words import Seat


def page(g: G) -> "Page":
    """The page that is open.  UN-TSK-01, UN-TSK-02, UN-END-03"""
    return g.book.tasks[g.s.task].pages[g.s.page - 1]


def is_last(g: G) -> bool:
    return g.s.page == len(g.book.tasks[g.s.task].pages)


class ReadOn(Verb, frozen=True):
    """The next page is read, and its effects are applied; on the last one the game is won.

    UN-TSK-03, UN-TSK-07, UN-TSK-08, UN-TSK-02, UN-END-03
    """

    since: int  # the page that was completed: two ways of completing it turn it once

    def at_stake(self, g: G, here: Step) -> int:
        """What the open page offers is lost with it."""
        return loss_of(PAGE)

    def run(self, g: G, here: Step) -> None:
        s = g.s
        if s.page != self.since:
            return
        if is_last(g):
            endgame.win(g)
            return
        s.page += 1
        tell_aside(g)
        key = g.book.page_key(s.task, s.page)
        g.did("page", s.active, key)
        clauses.of_card(g, s.active, key, "on_page_read")
        g.owe(s.active, PageRead(s.page), source=key)


def tell_aside(g: G) -> None:
    """The first aside of the page that fits what happened is told with its story, and stays told."""
    told = first_that_fits(g, Step(ReadOn(g.s.page), g.s.active), page(g).asides)
    if told is not None:
        g.s.asides[g.book.page_key(g.s.task, g.s.page)] = told


class PageRead(Verb, frozen=True):
    """A page without an objective leads on by itself; one whose objective holds already, too.  UN-TSK-04, UN-TSK-13"""

    page: int

    def at_stake(self, g: G, here: Step) -> int:
        """A page that leads on by itself does so at once; one with an objective is looked at all the time."""
        return loss_of(PAGE) if g.s.page == self.page and leads_on(g) else NOTHING

    def run(self, g: G, here: Step) -> None:
        if g.s.page == self.page and leads_on(g):
            g.push(g.s.active, ReadOn(self.page))


def leads_on(g: G) -> bool:
    """Whether the open page is done: its state of the game holds, or it asks for nothing.  UN-TSK-05"""
    open_page = page(g)
    return objective_holds(g, open_page) if open_page.objective else not open_page.asks


def objective_holds(g: G, open_page: "Page") -> bool:
    here = Step(ReadOn(g.s.page), g.s.active)
    return all(condition.holds(g, here) for condition in open_page.objective)


def check(g: G) -> None:
    """As soon as the state that a page asks for holds, the task advances, even in mid-turn.  UN-TSK-05, UN-END-02"""
    s = g.s
    if s.page and (open_page := page(g)).objective and objective_holds(g, open_page) and not is_turning(g):
        g.push(s.active, ReadOn(s.page))
    if s.freely:
        endgame.check_leaving(g)
    clauses.watch(g)


def is_turning(g: G) -> bool:
    """Whether a page is about to be left, or is new and its effects are not all applied yet.  UN-TSK-08, UN-TSK-13"""
    return g.find(ReadOn) is not None or g.find(PageRead) is not None


class Watch(Verb, frozen=True):
    """Does the state that the task asks for hold now?  UN-TSK-05"""

    def run(self, g: G, here: Step) -> None:
        check(g)


def count(g: G, seat: Seat, counter: str, n: int) -> None:
    """A counter goes up or down, never below 0 nor beyond its end, where its own effect follows."""
    s, printed = g.s, g.book.counters.get(counter)
    follows = at_its_end(g, counter, n)
    before, now = s.progress.get(counter, 0), counter_after(g, counter, n)
    s.progress[counter] = now
    g.did("progress", seat, counter, n=now)
    if printed is not None and now == printed.max and before != now and printed.starts_again:
        s.progress[counter] = printed.start
    if follows:
        g.owe(seat, Effect(follows), source=counter)


def counter_after(g: G, counter: str, n: int) -> int:
    """Where a counter stands when it has gone up or down by so much."""
    printed, now = g.book.counters.get(counter), max(0, g.s.progress.get(counter, 0) + n)
    return now if printed is None or printed.max < 0 else min(printed.max, now)


def at_its_end(g: G, counter: str, n: int) -> tuple[Verb, ...]:
    """The effect of a counter that comes to its end by so much, if it does."""
    printed = g.book.counters.get(counter)
    if printed is None or printed.max < 0 or g.s.progress.get(counter, 0) == printed.max:
        return ()
    return printed.on_max if counter_after(g, counter, n) == printed.max else ()
