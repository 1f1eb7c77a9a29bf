"""How the ship stands, and what might well be done on each of its pages.

Simple: it solves Crises whose losses it could not bear, researches and produces what it can, heals the worst first,
flies toward the next landing site whose objective is open, and sends its best people.  An exploration counts on the
scale of the ship, so that to come home with nothing never looks better than to go on.
"""

from typing import Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.bot import standing
from starboard.games.iss_vanguard.constants import MORALE
from starboard.games.iss_vanguard.model.ship import Ship
from starboard.games.iss_vanguard.rules.crew import assignable, at_post, person_of, section_of, ship_of
from starboard.games.iss_vanguard.rules.payment import is_payable, stock_of, units_of
from starboard.games.iss_vanguard.rules.situation_room import SituationRoom
from starboard.kernel.words import Option

MORALE_STEP, PERSON, HURT, RANK, DIE, PROJECT, OBJECTIVE, UNSOLVED = 9.0, 4.0, 2.0, 3.0, 5.0, 6.0, 30.0, 2.0
EXPLORATION = 100.0  # that is done, on the scale of the ship
AHEAD, HOME = 0.3, 0.95  # what counts of it before it begins, and when it has succeeded
RETURN: Final = ("", "exploration", "leaving", "docking", "debriefing", "unloading")  # pages on which it still counts
LOW, HIGH = -40.0, 440.0
SPARE: Final = 1  # members of a Section that a page leaves Available beside the last one
LIKES: Final = {
    "destination": 30.0, "destination_unpaid": 1.0, "scan": 0.4, "investigate": 3.0, "fly": 1.0, "turn_page": 1.0,
    "complete": 60.0, "produce": 30.0, "stimulate": 2.0, "assign": 1.0, "keep": 20.0, "keep_nobody": 0.2,
    "muster": 3.0, "shore_leave": 1.0, "train": 1.5, "solve": 3.0, "repair": 1.0, "lander": 3.0, "fit": 20.0,
    "people": 0.0001, "survival": 0.0001,
    "send": 6.0, "recall": 0.3, "load": 20.0, "deck_done": 12.0, "leave_out": 0.3, "promote": 60.0, "promote_paid": 2.0,
    "buy_dice": 12.0, "sell_dice": 0.01, "nurse": 2.0, "take_penalty": 3.0, "lose_dice": 1.0, "use": 2.0,
}  # fmt: skip


def value(g: G) -> float:
    """From 0, lost, to 1, won: objectives, morale, people, dice, projects."""
    return min(0.98, max(0.02, (sum(parts(g).values()) - LOW) / (HIGH - LOW)))


def parts(g: G) -> dict[str, float]:
    """What the standing of the ship is made of, by its words."""
    ship = ship_of(g)
    living = [person for person in ship.crew if person.post != "dead"]
    sick = at_post(ship, "light", "moderate", "critical")
    return {
        "objective": OBJECTIVE * len(ship.fulfilled),
        "morale": MORALE_STEP * ship.morale,
        "people": PERSON * min(len(living), 16) - HURT * len(sick) + RANK * sum(person.rank - 1 for person in living),
        "dice": DIE * min(map(len, g.s.dice)),
        "projects": PROJECT * len(ship.completed),
        "crises": -UNSOLVED * len(ship.crises),
        "success": float(g.s.success),
        "mission": exploration(g),
    }


def exploration(g: G) -> float:
    """What the exploration counts for: as it stands while it goes on, as it ended until all is unloaded."""
    s, ship = g.s, ship_of(g)
    if is_afield(g):
        return EXPLORATION * standing.value(g)
    if ship.page not in RETURN:
        return EXPLORATION * AHEAD
    if s.result == "success":
        return EXPLORATION * HOME
    return -MORALE_STEP if ship.page in ("exploration", "leaving") else 0.0  # morale falls at the dock


def is_afield(g: G) -> bool:
    """Whether the team is on a planet, or on its way down."""
    ship = g.s.ship
    return ship is None or (bool(g.s.planet) and not g.s.result and ship.page in ("", "exploration"))


def weight(g: G, option: Option) -> float:
    """How much is to be said for an option of a page."""
    found = LIKES.get(option.key, 1.0)
    judge = JUDGES.get(option.key)
    return found * judge(g, ship_of(g), option) if judge is not None else found


def _facility(g: G, ship: Ship, option: Option) -> float:
    """A facility is worth as much as there is to do in it."""
    match option.ids[0]:
        case "lab":
            stock = stock_of(g)
            ready = [
                key
                for key in (*ship.research, *(k for k in ship.awaiting if k in g.book.research))
                if g.book.research[key].level <= ship.technology
                and is_payable(stock, units_of(g.book.research[key].cost))
            ]
            return 12.0 * len(ready) + 0.01
        case "factory":
            waits = ship.production or any(key in g.book.production for key in ship.awaiting)
            return 8.0 if ship.orders else 10.0 if waits else 0.01
        case "barracks":
            if not assignable(ship):  # nobody can help anywhere: recruits come first
                return 9.0
            return 4.0 if len(at_post(ship, "available")) < 8 or ship.morale < 2 else 1.5
        case _:
            return 14.0 * _solvable(g, ship) + 0.01


def _solvable(g: G, ship: Ship) -> int:
    """How many open Crises somebody who may be assigned could see to.  IV-CRI-05, IV-ASG-03"""
    sections = {section_of(person) for person in assignable(ship)}
    return sum(bool(sections.intersection(g.book.crises[key].sections)) for key in ship.crises)


def _fly(g: G, ship: Ship, option: Option) -> float:
    """Toward a world where something is left to do; away from one where nothing is."""
    there = _is_open(g, ship, str(option.ids[0]))
    here = _is_open(g, ship, ship.system)
    return 40.0 if there and not here else 0.6 if there else 2.0 if not here else 0.05


def _is_open(g: G, ship: Ship, system: str) -> bool:
    """Whether a system has a world that was not visited, or was left with a mission."""
    said = g.book.campaign
    first = said.campaign.first if said else ""
    worlds = [thing.world for thing in g.book.systems[system].objects if thing.world and thing.world != first]
    return any(world not in ship.planets or bool(ship.planets[world].missions) for world in worlds)


def _destination(g: G, ship: Ship, option: Option) -> float:
    return 1.0 if _is_open(g, ship, ship.system) else 0.15


def _spare(g: G, ship: Ship, option: Option) -> float:
    """Whether the member is one of whom the Section has enough."""
    crew = next((str(id_) for id_ in option.ids if any(p.crew == id_ for p in ship.crew if p.post == "available")), "")
    if not crew:
        return 1.0
    left = len(at_post(ship, "available", seat=person_of(ship, crew).seat))
    return 1.0 if left > SPARE + 1 else 0.25


def _leave(g: G, ship: Ship, option: Option) -> float:
    """A page is left when its good things are done; not before the Command is spent."""
    if isinstance(g.s.stack[-1].verb, SituationRoom):
        return 0.3  # it was opened for the Crises that somebody can see to
    if ship.page == "facilities":
        return 0.2 if ship.command else 1.0
    return 3.0 if len(assignable(ship)) < 3 else 1.0


def _leave_morale(g: G, ship: Ship, option: Option) -> float:
    return 20.0 if ship.morale == 0 else 4.0 if ship.morale < MORALE.index("neutral") else 0.4


def _send(g: G, ship: Ship, option: Option) -> float:
    return float(person_of(ship, str(option.ids[0])).rank) ** 2


JUDGES: Final = {
    "open": _facility, "fly": _fly, "destination": _destination, "scan": _spare, "assign": _spare, "solve": _spare,
    "stimulate": _spare, "train": _spare, "nurse": _spare, "turn_page": _leave, "shore_leave": _leave_morale,
    "send": _send,
}  # fmt: skip
