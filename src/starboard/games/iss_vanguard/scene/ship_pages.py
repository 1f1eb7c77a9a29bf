"""The open page of the Ship Book: its title, what lies on it, and what would be lost by leaving it."""

from collections.abc import Callable, Iterator
from typing import Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import FACILITIES, PARTS, SECTIONS, STAGES
from starboard.games.iss_vanguard.names import name_of, section_name
from starboard.games.iss_vanguard.rules.crew import at_post, may_rise, person_of, ship_of
from starboard.games.iss_vanguard.rules.debriefing import Debriefing, promotes_freely
from starboard.games.iss_vanguard.rules.facilities import Facilities
from starboard.games.iss_vanguard.rules.lander import capacity
from starboard.games.iss_vanguard.rules.loading import LoadLander, count_in_hold
from starboard.games.iss_vanguard.rules.memorial import SPACES
from starboard.games.iss_vanguard.rules.production import Stimulate
from starboard.games.iss_vanguard.rules.recruits import KeepRecruit
from starboard.games.iss_vanguard.rules.research import Laboratory
from starboard.games.iss_vanguard.rules.scanner import open_parts
from starboard.games.iss_vanguard.rules.ship_modifiers import beds, usable_orders
from starboard.games.iss_vanguard.scene.atlas import draw_atlas
from starboard.games.iss_vanguard.scene.faces import card_by_key
from starboard.games.iss_vanguard.scene.ship_people import person_piece, ready_crew, team_crew
from starboard.games.iss_vanguard.wording.actions import capital
from starboard.games.iss_vanguard.world.ship import LandingCard
from starboard.kernel.ids import pid
from starboard.kernel.scene import Cards, Part, Piece, Prose
from starboard.kernel.scene_parts import Lines, Prospect, Requirement, Slot, Slots
from starboard.kernel.texts import Say
from starboard.kernel.verbs import AnyVerb


def asked_verb(g: G) -> AnyVerb | None:
    """The question that is put now."""
    return g.s.stack[-1].verb if g.s.stack else None


def open_facility(g: G) -> str:
    """The facility in which the players are; none while they choose one.  IV-FAC-02"""
    ship = ship_of(g)
    if ship.page != "facilities" or isinstance(asked_verb(g), Facilities):
        return ""
    return next((name for name in reversed(ship.done) if name in FACILITIES), "")


def title_of(g: G, say: Say) -> str:
    inside = open_facility(g)
    return say(f"facility-{_with_dashes(inside)}") if inside else capital(say.word(ship_of(g).page))


def lead_of(g: G, say: Say) -> str:
    inside = open_facility(g)
    return say(f"for-{_with_dashes(inside)}") if inside else say(f"page-{_with_dashes(ship_of(g).page)}")


def _with_dashes(word: str) -> str:
    return word.replace("_", "-")


def losses_of(g: G, say: Say) -> str:
    """What is unspent and lost when the page is left: tokens, a promotion, a project, room in the hold.

    IV-SHP-04, IV-RNK-05, IV-RES-02
    """
    ship, verb = ship_of(g), asked_verb(g)
    match verb:
        case Debriefing():
            team = [person_of(ship, person.crew) for person in at_post(ship, "field")]
            able = [person for person in team if person.crew not in verb.risen and may_rise(ship, person)]
            return say("lost-promotions", n=len(able)) if promotes_freely(g) and able else ""
        case Laboratory() if verb.left:
            return say("lost-project")
        case LoadLander():
            return _hold_left(g, say)
    if ship.page not in ("starmap", "facilities") or open_facility(g) or not ship.energy + ship.command:
        return ""
    return say("page-lost", energy=ship.energy, command=ship.command)


def _hold_left(g: G, say: Say) -> str:
    """Room for Equipment that lies in the Armoury and would stay there.  IV-EQP-02, IV-EQP-03"""
    cards = [g.book.equipment[key].kind for key in g.s.armoury]
    bare = sum(not any(g.book.equipment[key].kind == "small" for key in me.equipment) for me in g.s.members)
    room = {
        "small": min(bare, cards.count("small")),
        "personal": min(max(0, capacity(g, "personal") - count_in_hold(g, "personal")), cards.count("personal")),
        "mission": min(max(0, capacity(g, "mission") - count_in_hold(g, "mission")), cards.count("mission")),
    }
    return say("lost-hold", n=sum(room.values())) if any(room.values()) else ""


# What lies on it


def open_page(g: G, say: Say) -> Iterator[Part]:
    verb = asked_verb(g)
    if isinstance(verb, KeepRecruit):
        label = say("recruits-of", section=section_name(verb.section, say))
        yield Cards("recruits", label, tuple(card_by_key(g, key, say) for key in verb.drawn))
    inside = open_facility(g)
    draw = INSIDE.get(inside) if inside else PAGE_PARTS.get(ship_of(g).page)
    if draw is not None:
        yield from draw(g, say)


def _bridge(g: G, say: Say) -> Iterator[Part]:
    """The Crises that are open: what solves each, and what it takes when it is left alone.  IV-CRI-01"""
    ship = ship_of(g)
    if ship.crises:
        yield Cards("open-crises", say("crises"), tuple(card_by_key(g, key, say) for key in ship.crises))


def _starmap(g: G, say: Say) -> Iterator[Part]:
    """The atlas, and the Landing card as far as it lies open.  IV-MAP-01, IV-SCN-06"""
    ship, book = ship_of(g), g.book
    yield draw_atlas(g, say)
    if ship.destination in book.landing_cards:
        card = book.landing_cards[ship.destination]
        lines = tuple(_landing(card, part, say) for part in PARTS[: open_parts(g, ship.destination)])
        hidden = len(PARTS) - len(lines)
        title = say("landing-card", title=name_of(g, ship.destination, say))
        yield Prose("landing-card", title, (*lines, *((say("landing-covered", n=hidden),) if hidden else ())))
        if hidden:
            yield ready_crew(g, say)


def _landing(card: LandingCard, part: str, say: Say) -> str:
    if part == "landing":
        advised = say.join([say.word(stat) for stat in card.advised])
        return say("landing-how", text=say.text(card.landing), advised=advised or "none")
    words = {"biomes": card.biomes, "tests": card.tests, "dangers": card.dangers}[part]
    return say(f"landing-{part}", words=say.join([say.word(word) if part != "dangers" else word for word in words]))


def _facilities(g: G, say: Say) -> Iterator[Part]:
    """Which facilities are open, which were, and what there is to do in them.  IV-FAC-01"""
    yield Lines("facilities", say("facilities-of"), tuple(_facility(g, name, say) for name in FACILITIES))


def _facility(g: G, name: str, say: Say) -> Prospect:
    """A facility: what it is for, what waits there, and the Command token that opens it.  IV-CMD-03, IV-CMD-04"""
    ship = ship_of(g)
    opened = name in ship.done
    needs = () if opened else (Requirement(say("stock-command"), min(1, ship.command), 1, "command"),)
    waits = {
        "lab": say("waits-lab", n=len(ship.research) + sum(key in g.book.research for key in ship.awaiting)),
        "factory": say(
            "waits-factory", n=len(ship.production) + sum(key in g.book.production for key in ship.awaiting),
            orders=len(ship.orders),
        ),
        "situation_room": say("waits-situation-room", n=len(ship.crises)),
    }.get(name, "")  # fmt: skip
    return Prospect(
        name,
        say(f"facility-{_with_dashes(name)}"),
        say(f"for-{_with_dashes(name)}"),
        needs,
        name,
        say("facility-done") if opened else waits,
        not opened and ship.command > 0,
    )


def _lab(g: G, say: Say) -> Iterator[Part]:
    """Installed projects, and the Found Discoveries that pay.  IV-RES-01"""
    ship = ship_of(g)
    yield Cards("research", say("research-of"), tuple(card_by_key(g, key, say) for key in ship.research))
    if ship.found:
        yield Cards(
            "found", say("found"), tuple(card_by_key(g, key, say, f"{key}@{at}") for at, key in enumerate(ship.found))
        )
    yield ready_crew(g, say)


def _factory(g: G, say: Say) -> Iterator[Part]:
    """Orders with their stage, projects that wait, and who may stimulate them.  IV-PRO-02, IV-PRO-05, IV-PRO-06"""
    ship = ship_of(g)
    orders = [_order(g, at, say) for at in range(len(ship.orders))]
    orders += [
        Slot(say("order-of", n=at + 1), "order", locked=at >= usable_orders(g)) for at in range(len(ship.orders), 2)
    ]
    yield Slots("orders", say("orders", n=STAGES), tuple(orders))
    helps = isinstance(asked_verb(g), Stimulate)
    if helps:
        yield ready_crew(g, say)
    if ship.production:
        yield Cards("production", say("production-of"), tuple(card_by_key(g, key, say) for key in ship.production))
    if not helps:
        yield ready_crew(g, say)


def _order(g: G, at: int, say: Say) -> Slot:
    """The project itself lies there, so that it is what one presses."""
    order = ship_of(g).orders[at]
    label = say("order-at", title=name_of(g, order.project, say), n=order.stage)
    text = card_by_key(g, order.project, say).rules
    return Slot(say("order-of", n=at + 1), "order", 1, (Piece(order.project, "order", label, text=text),))


def _barracks(g: G, say: Say) -> Iterator[Part]:
    yield ready_crew(g, say)


def _situation_room(g: G, say: Say) -> Iterator[Part]:
    yield from _bridge(g, say)
    yield ready_crew(g, say)


def _hangar(g: G, say: Say) -> Iterator[Part]:
    """Landers, the slots of the chosen one, modules that are free.  IV-HAN-03, IV-HAN-04"""
    ship = ship_of(g)
    if g.s.lander:
        card = g.book.landers[g.s.lander]
        slots = [
            Slot(say(f"slot-{kind}"), kind, 1, tuple(
                Piece(key, "module", name_of(g, key, say), text=card_by_key(g, key, say).rules)
                for key in fitted[at : at + 1]
            ))
            for kind in ("structural", "utility")
            for fitted in ([key for key in g.s.modules if g.book.modules[key].type == kind],)
            for at in range(getattr(card, kind))
        ]  # fmt: skip
        yield Slots("lander-slots", name_of(g, g.s.lander, say), tuple(slots))
    else:
        yield Cards("landers", say("landers"), tuple(card_by_key(g, key, say) for key in ship.landers))
    if ship.modules:
        yield Cards("modules", say("modules"), tuple(card_by_key(g, key, say) for key in ship.modules))
    if ship.damaged and not g.s.lander:
        yield ready_crew(g, say)


def _launch(g: G, say: Say) -> Iterator[Part]:
    """The team, who could still go, what it takes along and what lies in the Armoury.  IV-LCH-03, IV-LCH-05"""
    yield team_crew(g, say)
    if not isinstance(asked_verb(g), LoadLander):
        yield ready_crew(g, say, note=False)
    for me in g.s.members:
        if me.equipment:
            cards = tuple(card_by_key(g, key, say, f"{key}@{me.seat}") for key in me.equipment)
            yield Cards(f"equipment-{me.seat}", name_of(g, pid("member", me.seat), say), cards)
    armoury = list(dict.fromkeys(g.s.armoury))
    if armoury:
        yield Cards("armoury", say("armoury"), tuple(card_by_key(g, key, say) for key in armoury))


def _debriefing(g: G, say: Say) -> Iterator[Part]:
    """Who came home, the Rank card, and whose help makes dice cheaper.  IV-RNK-03, IV-RNK-10"""
    yield team_crew(g, say)
    if g.s.rank_card:
        label = say("rank-done" if g.s.rank_done else "rank-open")
        yield Cards("rank", label, (card_by_key(g, g.s.rank_card, say),))
    yield ready_crew(g, say)


def _infirmary(g: G, say: Say) -> Iterator[Part]:
    """The beds of each condition, who lies there, and who could look after them.  IV-INF-02, IV-INF-10"""
    ship = ship_of(g)
    slots = tuple(
        Slot(say(f"post-{bed}"), bed, beds(g, bed), tuple(
            person_piece(g, person, say) for person in at_post(ship, bed)
        ))
        for bed in ("critical", "moderate", "light")
    )  # fmt: skip
    yield Slots("beds", say("beds"), slots)
    yield ready_crew(g, say)


def _memorial(g: G, say: Say) -> Iterator[Part]:
    """The spaces of each Section, and who is remembered there.  IV-MEM-01"""
    rows = ship_of(g).memorial or [[] for _ in SECTIONS]
    slots = tuple(
        Slot(section_name(seat, say), "memorial", SPACES, tuple(
            Piece(crew, "person", name_of(g, crew, say)) for crew in row
        ))
        for seat, row in enumerate(rows)
    )  # fmt: skip
    yield Slots("memorial-spaces", say("memorial-spaces"), slots)


def _unloading(g: G, say: Say) -> Iterator[Part]:
    if g.s.finds:
        yield Cards("finds", say("finds"), tuple(card_by_key(g, key, say) for key in g.s.finds))


PAGE_PARTS: Final[dict[str, Callable[[G, Say], Iterator[Part]]]] = {
    "bridge": _bridge, "starmap": _starmap, "facilities": _facilities, "hangar": _hangar, "launch": _launch,
    "infirmary": _infirmary, "unloading": _unloading, "docking": _unloading, "debriefing": _debriefing,
    "memorial": _memorial,
}  # fmt: skip
INSIDE: Final[dict[str, Callable[[G, Say], Iterator[Part]]]] = {
    "lab": _lab, "factory": _factory, "barracks": _barracks, "situation_room": _situation_room,
}  # fmt: skip
