"""The ship as a book: its pages with what is done and what lies ahead, and what lies on the page that is open.

Only the open page's parts are sent.
"""

from collections.abc import Callable, Iterator
from typing import Final, Literal

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import (
    FACILITIES,
    MORALE,
    MOST_COMMAND,
    MOST_ENERGY,
    PARTS,
    SECTIONS,
    STAGES,
)
from starboard.games.iss_vanguard.names import name_of
from starboard.games.iss_vanguard.rules.crew import at_post, ship_of
from starboard.games.iss_vanguard.rules.pages import PAGES
from starboard.games.iss_vanguard.rules.scanner import uncovered
from starboard.games.iss_vanguard.rules.ship_modifiers import beds, usable_orders
from starboard.games.iss_vanguard.rules.starmap import flight_price, may_enter
from starboard.games.iss_vanguard.scene.faces import printed
from starboard.games.iss_vanguard.wording.actions import capital
from starboard.games.iss_vanguard.world.ship import LandingCard
from starboard.kernel.ids import pid
from starboard.kernel.scene import Amount, Board, Cards, Counter, Edge, Panel, Part, Piece, Place, Player, Prose
from starboard.kernel.scene_parts import Slot, Slots, StepMark, Steps
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def is_on_board(g: G) -> bool:
    """Whether the ship is shown rather than a planet."""
    ship = g.s.ship
    return ship is not None and bool(ship.page) and ship.page != "exploration"


def is_read_now(g: G) -> bool:
    """Whether the last thing that the journal holds is an entry: then it is shown with the page."""
    lines = ship_of(g).journal[-1].lines if ship_of(g).journal else []
    return bool(lines) and lines[-1].startswith("entry-")


def ship_board(g: G, say: Say) -> tuple[Part, ...]:
    """The index of the book, and the open page."""
    ship = ship_of(g)
    title = say("ship-page", page=capital(say.word(ship.page)), n=ship.number)
    parts = tuple(_page(g, say))
    maps = tuple(part for part in parts if isinstance(part, Board))  # a map has the middle of the screen
    papers = tuple(part for part in parts if not isinstance(part, Board))
    page = (Panel(f"page-{ship.page}", title, papers),) if papers or not maps else ()
    return (_index(g, say), *maps, *page)


def ship_strip(g: G, say: Say) -> tuple[Part, ...]:
    """Energy, Command, morale, Technology Level, Success.  IV-MOR-01, IV-TEC-01"""
    ship = ship_of(g)
    tone: Literal["", "bad", "good"] = "bad" if ship.morale == 0 else "good" if ship.morale == len(MORALE) - 1 else ""
    return (
        Counter("energy", say("stock-energy"), ship.energy, MOST_ENERGY, "energy"),
        Counter("command", say("stock-command"), ship.command, MOST_COMMAND, "command"),
        Counter("morale", say("morale-is", word=say.word(MORALE[ship.morale])), ship.morale, 3, "morale", tone=tone),
        Counter("technology", say("technology"), ship.technology, 4, "technology"),
        Counter("success", say("stock-success"), g.s.success, 16, "success"),
    )


def ship_papers(g: G, say: Say) -> tuple[Part, ...]:
    """What holds on every page: the objectives, the Crises that are open, the Awaiting envelope."""
    ship = ship_of(g)
    found = [Cards("objectives", say("objectives"), tuple(printed(g, key, say) for key in _objectives(g)))]
    if ship.crises:
        found.append(Cards("crises", say("crises"), tuple(printed(g, key, say) for key in ship.crises)))
    return tuple(found)


def _objectives(g: G) -> list[str]:
    ship = ship_of(g)
    return [key for key in (ship.objective, *ship.side_objectives) if key]


def section(g: G, seat: Seat, say: Say) -> Player:
    """A Section on board: its crew by where each member is.  IV-CRW-10"""
    ship = ship_of(g)
    posts = ("available", "resting", "field", "recovered", "light", "moderate", "critical")
    slots = tuple(
        Slot(say(f"post-{post}"), post, max(1, len(people)), tuple(
            Piece(person.crew, "person", say("rank-of", name=name_of(g, person.crew, say), n=person.rank))
            for person in people
        ))
        for post in posts
        if (people := at_post(ship, post, seat=seat))
    )  # fmt: skip
    stock = (
        Amount(say("post-available"), len(at_post(ship, "available", seat=seat)), icon="crew"),
        Amount(say("stock-dice"), len(g.s.dice[seat]), icon="basic"),
    )
    board = Panel(f"board-{seat}", say("crew-of"), (Slots(f"crew-{seat}", say("crew-of"), slots),), seat=seat)
    return Player(seat, say(f"name-section-{SECTIONS[seat]}"), stock, (board,))


# The index


def _index(g: G, say: Say) -> Steps:
    marks = [StepMark(capital(say.word(page)), _state(g, page), icon=page, note=_note(g, page, say)) for page in PAGES]
    return Steps("ship-book", say("ship-book"), tuple(marks))


def _state(g: G, page: str) -> Literal["done", "now", "ahead", "skipped"]:
    ship = ship_of(g)
    if page == ship.page:
        return "now"
    if page in ship.done:
        return "done"
    return "ahead" if PAGES.index(page) > PAGES.index(ship.page) else "skipped"


def _note(g: G, page: str, say: Say) -> str:
    """What a page costs or holds: open facilities, patients, the destination."""
    ship = ship_of(g)
    if page == "facilities":
        return say("note-facilities", n=ship.command)
    if page == "starmap" and ship.destination:
        return name_of(g, ship.destination, say)
    if page == "infirmary":
        return say("note-patients", n=len(at_post(ship, "light", "moderate", "critical")))
    if page == "memorial" and ship.fallen:
        return say("note-fallen", n=len(ship.fallen))
    return ""


# The open page


def _page(g: G, say: Say) -> Iterator[Part]:
    draw = PAGE_PARTS.get(ship_of(g).page)
    if draw is not None:
        yield from draw(g, say)


def _starmap(g: G, say: Say) -> Iterator[Part]:
    """The atlas, and the Landing card as far as it lies open.  IV-MAP-01, IV-SCN-06"""
    ship, book = ship_of(g), g.book
    shown = [book.systems[key] for key in ship.systems if key in book.systems]
    places = tuple(
        Place(system.key, say.text(system.title), system.x, system.y, note=_objects(g, system.key, say))
        for system in shown
    )
    names = {system.key for system in shown}
    edges = tuple(
        Edge(
            way.to, system.key, signs=(Amount(say("stock-energy"), flight_price(g, way, ship.flights), icon="energy"),),
            blocked=not may_enter(g, way),
        )
        for system in shown
        for way in system.neighbours
        if way.to in names and system.key < way.to
    )  # fmt: skip
    here = Piece("vanguard", "ship", say("the-ship"), at=ship.system)
    yield Board("atlas", say("atlas"), "graph", places, (here,), edges, look="atlas")
    if ship.destination in book.landing_cards:
        card = book.landing_cards[ship.destination]
        lines = tuple(_landing(card, part, say) for part in PARTS[: uncovered(g, ship.destination)])
        hidden = len(PARTS) - len(lines)
        title = say("landing-card", title=name_of(g, ship.destination, say))
        yield Prose("landing-card", title, (*lines, *((say("landing-covered", n=hidden),) if hidden else ())))


def _objects(g: G, system: str, say: Say) -> str:
    ship = ship_of(g)
    return ", ".join(
        say.text(thing.title) for thing in g.book.systems[system].objects if thing.key not in ship.investigated
    )


def _landing(card: LandingCard, part: str, say: Say) -> str:
    if part == "landing":
        advised = say.joined([say.word(stat) for stat in card.advised])
        return say("landing-how", text=say.text(card.landing), advised=advised or "none")
    words = {"biomes": card.biomes, "tests": card.tests, "dangers": card.dangers}[part]
    return say(f"landing-{part}", words=say.joined([say.word(word) if part != "dangers" else word for word in words]))


def _facilities(g: G, say: Say) -> Iterator[Part]:
    """Which facilities are open, which were, and the stock of the laboratory and the complex.  IV-FAC-01"""
    ship = ship_of(g)
    marks = tuple(
        StepMark(say.word(name), "done" if name in ship.done else "ahead", icon=name, note=say("note-command"))
        for name in FACILITIES
    )
    yield Steps("facilities", say("facilities-of"), marks)
    if ship.research:
        yield Cards("research", say("research-of"), tuple(printed(g, key, say) for key in ship.research))
    if ship.production:
        yield Cards("production", say("production-of"), tuple(printed(g, key, say) for key in ship.production))
    orders = [
        Slot(
            say("order-of", n=at + 1),
            "order",
            1,
            (Piece(pid("order", at), "order", say("order-at", title=name_of(g, order.project, say), n=order.stage)),),
        )
        for at, order in enumerate(ship.orders)
    ]
    orders += [
        Slot(say("order-of", n=at + 1), "order", locked=at >= usable_orders(g)) for at in range(len(ship.orders), 2)
    ]
    yield Slots("orders", say("orders", n=STAGES), tuple(orders))
    if ship.found:
        yield Cards(
            "found", say("found"), tuple(printed(g, key, say, f"{key}@{at}") for at, key in enumerate(ship.found))
        )


def _hangar(g: G, say: Say) -> Iterator[Part]:
    ship = ship_of(g)
    yield Cards("landers", say("landers"), tuple(printed(g, key, say) for key in ship.landers))
    modules = [*g.s.modules, *ship.modules]
    if modules:
        yield Cards("modules", say("modules"), tuple(printed(g, key, say) for key in modules))


def _launch(g: G, say: Say) -> Iterator[Part]:
    armoury = list(dict.fromkeys(g.s.armoury))
    if armoury:
        yield Cards("armoury", say("armoury"), tuple(printed(g, key, say) for key in armoury))
    for me in g.s.members:
        if me.equipment:
            cards = tuple(printed(g, key, say, f"{key}@{me.seat}") for key in me.equipment)
            yield Cards(f"equipment-{me.seat}", name_of(g, pid("member", me.seat), say), cards)


def _infirmary(g: G, say: Say) -> Iterator[Part]:
    """The beds of each condition, and who lies there.  IV-INF-02, IV-INF-10"""
    ship = ship_of(g)
    slots = tuple(
        Slot(say(f"post-{bed}"), bed, beds(g, bed), tuple(
            Piece(person.crew, "person", name_of(g, person.crew, say)) for person in at_post(ship, bed)
        ))
        for bed in ("critical", "moderate", "light")
    )  # fmt: skip
    yield Slots("beds", say("beds"), slots)


def _unloading(g: G, say: Say) -> Iterator[Part]:
    if g.s.finds:
        yield Cards("finds", say("finds"), tuple(printed(g, key, say) for key in g.s.finds))


PAGE_PARTS: Final[dict[str, Callable[[G, Say], Iterator[Part]]]] = {
    "starmap": _starmap, "facilities": _facilities, "hangar": _hangar, "launch": _launch, "infirmary": _infirmary,
    "unloading": _unloading, "docking": _unloading,
}  # fmt: skip
