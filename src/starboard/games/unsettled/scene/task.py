"""The survival task as an open book: the page that was done, the open one with its goals, the one that comes."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct, structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.part import AskingPart, Part
from starboard.games.unsettled.rules.dashboard import JUDGED
from starboard.games.unsettled.rules.tasks import page
from starboard.games.unsettled.wording import clause_text, space_text
from starboard.games.unsettled.world import Page
from starboard.kernel.asides import with_aside
from starboard.kernel.scene import Counter, Panel, Prose, Tip
from starboard.kernel.scene import Part as Shown
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat

S = TypeVar("S", bound=Struct)
UNSAID = ("on_setup", "on_page_read")  # over when the page is open


def book(g: G, reader: Seat, say: Say) -> Panel:
    """The pages around the open one, and its goals as this explorer stands to them."""
    if not g.s.page:
        return Panel("task", say("task"), (Prose("page-next", "", (say("none"),)),))
    pages, n = g.book.tasks[g.s.task].pages, g.s.page
    parts: list[Shown] = []
    if n > 1:
        before = pages[n - 2]
        parts.append(Prose("page-before", page_title(before, n - 1, say), (story(g, n - 1, say),)))
    parts.append(Prose("page-now", page_title(pages[n - 1], n, say), (story(g, n, say), *page_texts(page(g), say))))
    parts += goals(g, reader, say)
    if n < len(pages):
        parts.append(Prose("page-next", say("page-number", n=n + 1), (say("page-unread"),)))
    return Panel("task", say("page-of", n=n, most=len(pages)), tuple(parts), tip=Tip(say("tip-task"), "UN-TSK-04"))


def page_title(a_page: Page, n: int, say: Say) -> str:
    number = say("page-number", n=n)
    return f"{number} · {say.text(a_page.title)}" if a_page.title else number


def story(g: G, n: int, say: Say) -> str:
    """The story of a page, with the aside that was told as it was read."""
    a_page = g.book.tasks[g.s.task].pages[n - 1]
    return with_aside(a_page.story, a_page.asides, g.s.asides.get(g.book.page_key(g.s.task, n)), say)


def page_texts(now: Page, say: Say) -> list[str]:
    """The goal of the open page in words, and what it lets one do."""
    words: list[str] = []
    if now.goal is not None:
        words.append(say("goal", what=say.text(now.goal)))
    words += [clause_text(c, say) for c in now.clauses if c.when not in UNSAID]
    return words + [space_text(space, say) for space in now.spaces]


def goals(g: G, reader: Seat, say: Say) -> list[Counter]:
    """What the page asks for, line by line, each with how much of it there is: a state, or what its action needs."""
    now, here = page(g), Step(JUDGED, reader)
    ends = [space for space in now.spaces if space.completes == "page"] if not now.objective else []
    facts = [*now.objective, *(fact for space in ends for fact in space.requires)]
    costs = [cost for space in ends for cost in space.cost if can_lack(cost)]
    lines = [(say.fact_of(fact), progress_of(fact, lambda fact: fact.holds(g, here))) for fact in facts]
    lines += [(say.clause(cost), progress_of(cost, lambda cost: cost.possible(g, here))) for cost in costs]
    return [
        Counter(f"goal-{i}", label, have, most, "goal", "good" if have == most else "")
        for i, (label, (have, most)) in enumerate(lines)
    ]


def can_lack(cost: Verb) -> bool:
    """Whether there may be too little of it: time can always be paid."""
    kinds = (Part.possible, AskingPart.possible)
    return getattr(type(cost), "possible", Part.possible) not in kinds


def progress_of(asked: S, holds: Callable[[Any], bool]) -> tuple[int, int]:
    """How much of the number in a condition or a cost there is, found by asking for less; of one without it, 0 or 1."""
    most = getattr(asked, "n", 1)
    if not isinstance(most, int) or most < 2:
        return int(holds(asked)), 1
    return next((n for n in range(most, 0, -1) if holds(structs.replace(asked, n=n))), 0), most
