"""The boards: time, trust, resources; the open page of the task; cards that lie on the table."""

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import opportunities
from starboard.games.unsettled.rules.tasks import page
from starboard.games.unsettled.view.wording import clause_text, space_text
from starboard.games.unsettled.world import Card as Printed
from starboard.kernel.scene import Card, Cards, Cell, Counter, Part, Piece, Prose, Track
from starboard.kernel.texts import Say


def boards(g: G, say: Say) -> tuple[Part, ...]:
    """The clock and the crew's numbers, never scrolled away."""
    s = g.s
    on = {t.space: g.rules.name(g, t.kind, say) for t in s.triggers}
    cells = tuple(Cell(str(i + 1), note=on.get(i, "")) for i in range(console(g).numbers["spaces"]))
    time = Track("time", say("time"), cells, (Piece("time-marker", "marker", say("marker-time"), str(s.time)),))
    trust = Prose("trust", say("trust"), (say("trust-high" if s.trust else "trust-low"),))
    stores = [Counter(k, g.rules.name(g, k, say), n) for k, n in (("data", s.data), ("materials", s.materials))]
    return (time, trust, *stores, Counter("power", g.rules.name(g, "power", say), s.power, 6))


def task(g: G, say: Say) -> Prose:
    """The page that is open, and what it asks for."""
    if not g.s.page:
        return Prose("task", say("task"), (say("none"),))
    now = page(g)
    told = [say.text(now.story)]
    if now.goal is not None:
        told.append(say("goal", what=say.text(now.goal)))
    elif now.objective:
        told.append(say("goal", what=say.joined([say.fact_of(c) for c in now.objective])))
    told += [clause_text(c, say) for c in now.clauses if c.when == "free_action"]
    told += [space_text(space, say) for space in now.spaces]
    return Prose("task", say("page-of", n=g.s.page, most=len(console(g).tasks[g.s.task].pages)), tuple(told))


def cards(g: G, say: Say) -> tuple[Cards, ...]:
    """The active opportunities with their places, and the planet's cards that lie open."""
    book = console(g)
    lying = tuple(
        card(g, book.opportunities[key], say, g.rules.name(g, opportunities.marker_of(g, key), say))
        for key in opportunities.active(g)
    )
    shown = tuple(card(g, book.planet[key], say) for key in g.s.shown)
    found = [Cards("opportunities", say("opportunities"), lying, empty=say("none"))]
    return (*found, *([Cards("shown", say("shown"), shown)] if shown else ()))


def card(g: G, printed: Printed, say: Say, at: str = "") -> Card:
    rules = [clause_text(c, say) for c in printed.clauses] + [space_text(space, say) for space in printed.spaces]
    rules += [say.rules(printed.static)] if printed.static else []
    flavour = say.text(printed.flavour) if printed.flavour else ""
    return Card(printed.key, say.text(printed.title), console(g).kind[printed.key], " ".join(rules), flavour, foot=at)
