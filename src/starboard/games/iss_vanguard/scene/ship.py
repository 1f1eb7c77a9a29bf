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
    STAGES,
)
from starboard.games.iss_vanguard.model.ship import Person
from starboard.games.iss_vanguard.names import name_of, section_name
from starboard.games.iss_vanguard.rules.crew import at_post, ship_of
from starboard.games.iss_vanguard.rules.pages import PAGES
from starboard.games.iss_vanguard.rules.scanner import uncovered
from starboard.games.iss_vanguard.rules.ship_modifiers import beds, usable_orders
from starboard.games.iss_vanguard.scene.atlas import draw_atlas
from starboard.games.iss_vanguard.scene.faces import printed
from starboard.games.iss_vanguard.wording.actions import capital
from starboard.games.iss_vanguard.world.ship import LandingCard
from starboard.kernel.ids import pid
from starboard.kernel.scene import Amount, Book, Cards, Counter, Part, Piece, Player, Prose, Tip
from starboard.kernel.scene_parts import Lines, Prospect, Requirement, Slot, Slots, StepMark
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def is_on_board(g: G) -> bool:
    """Whether the ship is shown rather than a planet."""
    ship = g.s.ship
    return ship is not None and bool(ship.page) and ship.page != "exploration"


def ship_board(g: G, say: Say) -> tuple[Part, ...]:
    """The book with the open page, and the starmap beside it where it is not that page."""
    ship = ship_of(g)
    book = Book(
        "ship-book",
        say("ship-book"),
        tuple(StepMark(capital(say.word(page)), _state(g, page), page, _note(g, page, say)) for page in PAGES),
        capital(say.word(ship.page)),
        tuple(_page(g, say)),
        say(f"page-{ship.page.replace('_', '-')}"),
        _lost(g, say),
        Tip(say("why-page-closed"), "IV-SHP-06"),
    )
    return (book,) if ship.page == "starmap" else (book, draw_atlas(g, say))


def ship_strip(g: G, say: Say) -> tuple[Part, ...]:
    """Energy, Command, morale, Technology Level, Success.  IV-MOR-01, IV-TEC-01"""
    ship = ship_of(g)
    tone: Literal["", "bad", "good"] = "bad" if ship.morale == 0 else "good" if ship.morale == len(MORALE) - 1 else ""
    return (
        Counter("energy", say("stock-energy"), ship.energy, MOST_ENERGY, "energy"),
        Counter("command", say("stock-command"), ship.command, MOST_COMMAND, "command"),
        Counter("morale", say("morale-is", word=say.word(MORALE[ship.morale])), ship.morale, 3, "morale", tone=tone),
        Counter("technology", say("technology"), ship.technology, icon="technology"),
        *((Counter("success", say("stock-success"), g.s.success, icon="success"),) if g.s.success else ()),
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
            _person(g, person, say)
            for person in people
        ))
        for post in posts
        if (people := at_post(ship, post, seat=seat))
    )  # fmt: skip
    stock = (
        Amount(say("post-available"), len(at_post(ship, "available", seat=seat)), icon="crew"),
        Amount(say("stock-dice"), len(g.s.dice[seat]), icon="basic"),
    )
    return Player(seat, section_name(seat, say), stock, (Slots(f"crew-{seat}", say("crew-of"), slots),))


def _person(g: G, person: Person, say: Say) -> Piece:
    label = say("rank-of", name=name_of(g, person.crew, say), n=person.rank)
    return Piece(person.crew, "person", label, seat=person.seat, tip=Tip(printed(g, person.crew, say).rules))


# The index


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
        return say("note-facilities")
    if page == "starmap" and ship.destination:
        return name_of(g, ship.destination, say)
    if page == "infirmary":
        return say("note-patients", n=len(at_post(ship, "light", "moderate", "critical")))
    if page == "memorial" and ship.fallen:
        return say("note-fallen", n=len(ship.fallen))
    return ""


def _lost(g: G, say: Say) -> str:
    """What is left and goes back to the supply after the facilities.  IV-SHP-04"""
    ship = ship_of(g)
    if ship.page not in ("starmap", "facilities") or not ship.energy + ship.command:
        return ""
    return say("page-lost", energy=ship.energy, command=ship.command)


# The open page


def _page(g: G, say: Say) -> Iterator[Part]:
    draw = PAGE_PARTS.get(ship_of(g).page)
    if draw is not None:
        yield from draw(g, say)


def _starmap(g: G, say: Say) -> Iterator[Part]:
    """The atlas, and the Landing card as far as it lies open.  IV-MAP-01, IV-SCN-06"""
    ship, book = ship_of(g), g.book
    yield draw_atlas(g, say)
    if ship.destination in book.landing_cards:
        card = book.landing_cards[ship.destination]
        lines = tuple(_landing(card, part, say) for part in PARTS[: uncovered(g, ship.destination)])
        hidden = len(PARTS) - len(lines)
        title = say("landing-card", title=name_of(g, ship.destination, say))
        yield Prose("landing-card", title, (*lines, *((say("landing-covered", n=hidden),) if hidden else ())))


def _landing(card: LandingCard, part: str, say: Say) -> str:
    if part == "landing":
        advised = say.joined([say.word(stat) for stat in card.advised])
        return say("landing-how", text=say.text(card.landing), advised=advised or "none")
    words = {"biomes": card.biomes, "tests": card.tests, "dangers": card.dangers}[part]
    return say(f"landing-{part}", words=say.joined([say.word(word) if part != "dangers" else word for word in words]))


def _facilities(g: G, say: Say) -> Iterator[Part]:
    """Which facilities are open, which were, and the stock of the laboratory and the complex.  IV-FAC-01"""
    ship = ship_of(g)
    yield Lines("facilities", say("facilities-of"), tuple(_facility(g, name, say) for name in FACILITIES))
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


def _facility(g: G, name: str, say: Say) -> Prospect:
    """A facility: what it is for, and the Command token that opens it.  IV-CMD-03, IV-CMD-04"""
    ship = ship_of(g)
    opened, word = name in ship.done, name.replace("_", "-")
    needs = () if opened else (Requirement(say("stock-command"), min(1, ship.command), 1, "command"),)
    note = say("facility-done") if opened else ""
    return Prospect(
        name,
        say(f"facility-{word}"),
        say(f"for-{word}"),
        needs,
        name,
        note,
        not opened and ship.command > 0,
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
            _person(g, person, say) for person in at_post(ship, bed)
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
