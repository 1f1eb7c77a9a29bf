"""The boards: time, trust, resources; cards that lie on the table."""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import POWER
from starboard.games.unsettled.model.ids import DISCIPLINES, MARKERS
from starboard.games.unsettled.rules import opportunities
from starboard.games.unsettled.wording import card_text, journal_texts
from starboard.games.unsettled.world import Card as Printed
from starboard.kernel.scene import Card, Cards, Cell, Counter, Panel, Part, Piece, Prose, Tip
from starboard.kernel.scene_kit import marker_track
from starboard.kernel.texts import Say


def strip(g: G, say: Say) -> tuple[Part, ...]:
    """The clock and the group's trust, never scrolled away."""
    s = g.s
    on: dict[int, list[str]] = {}
    for token in s.triggers:
        on.setdefault(token.space, []).append(g.rules.name(g, token.kind, say))
    cells = [
        Cell(str(i + 1), "", "trigger", say.join(on[i]), "bad") if i in on else Cell(str(i + 1))
        for i in range(g.book.numbers["spaces"])
    ]
    now = Piece("time-marker", "marker", say("marker-time"))
    sides = (Cell(say("trust-low"), tone="bad"), Cell(say("trust-high"), tone="good"))
    return (
        marker_track("time", say("time"), cells, s.time, now, Tip(say("tip-time"), "UN-TIM-02")),
        marker_track("trust", say("trust"), sides, int(s.trust), tip=Tip(say("tip-trust"), "UN-COH-01")),
    )


def resources(g: G, say: Say) -> Panel:
    """What the crew has in store, and how much of everything is left."""
    s = g.s
    stores = [
        Counter("data", g.rules.name(g, "data", say), s.data, icon="data"),
        Counter("materials", g.rules.name(g, "materials", say), s.materials, icon="materials"),
        Counter("power", g.rules.name(g, "power", say), s.power, POWER, "power"),
    ]
    planet = [
        Counter(f"progress-{key}", g.rules.name(g, key, say), n, counter.max if counter.max > 0 else None)
        for key, n in s.progress.items()
        if (counter := g.book.counters.get(key)) is not None
    ]
    return Panel("resources", say("stores"), (*stores, *planet), tip=Tip(say("tip-stores"), "UN-RES-02"))


def supplies(g: G, say: Say) -> Panel:
    """How many cards and tokens are left where one draws or takes them."""
    s = g.s
    decks = (("environment", s.environment), ("opportunities", [*s.pink, *s.blue]), ("distress", s.distress))
    left = [Counter(f"deck-{key}", say(f"deck-{key}"), len(cards)) for key, cards in decks]
    tokens = [
        Counter(f"tokens-{d}", g.rules.name(g, d, say), n, icon=d)
        for d, n in zip(DISCIPLINES, s.tokens_left, strict=True)
    ]
    return Panel("supplies", say("supplies"), (*tokens, *left), tip=Tip(say("tip-supplies"), "UN-CMP-12"))


def journal(g: G, say: Say) -> Prose:
    """The travel journal: what kind of world this is, and how it bends the rules."""
    told = g.book.world.journal
    return Prose("journal", say("journal"), (say.text(told.story), *journal_texts(told, say, over=("on_setup",))))


def cards(g: G, say: Say) -> tuple[Cards, ...]:
    """The active opportunities with their places, and the planet's cards that lie open."""
    book = g.book
    lying = tuple(
        card(g, book.opportunities[moment.card], say, _whereabouts(g, marker, moment.card, say))
        for marker, moment in zip(MARKERS, g.s.moments, strict=True)
        if moment.card
    )
    shown = tuple(card(g, book.planet[key], say) for key in g.s.shown)
    found = [Cards("opportunities", say("opportunities"), lying, empty=say("no-opportunity"))]
    return (*found, *([Cards("shown", say("shown"), shown)] if shown else ()))


def _whereabouts(g: G, marker: str, key: str, say: Say) -> str:
    """By which marker, where, and who is engaged."""
    told = [say.word(marker), g.rules.name(g, opportunities.marker_of(g, key), say)]
    seat = opportunities.engaged_with(g, key)
    return ", ".join([*told, *([say("engaged-is", who=say.seat(seat, "explorer"))] if seat is not None else [])])


def card(g: G, printed: Printed, say: Say, at: str = "") -> Card:
    flavour = say.text(printed.flavour) if printed.flavour else ""
    kind, rules = g.book.kind[printed.key].replace("_", "-"), card_text(printed, say)
    return Card(printed.key, say.text(printed.title), say(f"kind-{kind}"), rules, flavour, foot=at, art=printed.key)
