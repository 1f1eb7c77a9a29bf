"""The ship as a book: its pages with what is done and what lies ahead, and what lies on the page that is open.

Only the open page's parts are sent.
"""

from typing import Literal

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import FACILITIES, MORALE, MOST_COMMAND, MOST_ENERGY
from starboard.games.iss_vanguard.names import name_of, section_name
from starboard.games.iss_vanguard.rules.crew import at_post, ship_of
from starboard.games.iss_vanguard.rules.pages import PAGES
from starboard.games.iss_vanguard.scene.atlas import draw_atlas
from starboard.games.iss_vanguard.scene.faces import card_by_key
from starboard.games.iss_vanguard.scene.ship_pages import lead_of, losses_of, open_page, title_of
from starboard.games.iss_vanguard.scene.ship_people import person_piece
from starboard.games.iss_vanguard.wording.actions import capital
from starboard.kernel.scene import Amount, Book, Cards, Counter, Part, Player, Tip
from starboard.kernel.scene_parts import Slot, Slots, StepMark
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
        title_of(g, say),
        tuple(open_page(g, say)),
        lead_of(g, say),
        losses_of(g, say),
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
    found = [Cards("objectives", say("objectives"), tuple(card_by_key(g, key, say) for key in _objectives(g)))]
    if ship.crises:
        found.append(Cards("crises", say("crises"), tuple(card_by_key(g, key, say) for key in ship.crises)))
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
            person_piece(g, person, say)
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
        opened = sum(name in ship.done for name in FACILITIES)
        return say("note-opened", n=opened) if opened else say("note-facilities")
    if page == "starmap" and ship.destination and _state(g, page) in ("now", "done"):
        return name_of(g, ship.destination, say)
    if page == "infirmary":
        return say("note-patients", n=len(at_post(ship, "light", "moderate", "critical")))
    if page == "memorial" and ship.fallen:
        return say("note-fallen", n=len(ship.fallen))
    return ""
