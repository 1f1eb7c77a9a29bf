"""Objectives: fulfilled, and the next one named.  IV-OBJ-01 to IV-OBJ-06, IV-STR-06"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.games.iss_vanguard.rules.morale import raise_morale
from starboard.kernel.forms import all_hold
from starboard.kernel.verbs import Step, Verb


def await_card(g: G, key: str) -> None:
    """A card goes to the Awaiting envelope until its page is opened.  IV-OBJ-05, IV-RES-09"""
    ship_of(g).awaiting.append(key)
    g.did("awaits", -1, key)


def fulfil(g: G, key: str) -> None:
    """An objective counts at once; a main one raises morale by a level, then what it says happens.

    IV-OBJ-02, IV-OBJ-03, IV-OBJ-04, IV-OBJ-05
    """
    ship = ship_of(g)
    if key in ship.fulfilled:
        return
    card = g.book.objectives[key]
    ship.fulfilled.append(key)
    if key in ship.side_objectives:
        ship.side_objectives.remove(key)
    g.did("fulfilled", -1, key)
    if not card.side:
        raise_morale(g)
    g.push(0, *card.does, source=key)


class LookAtObjectives(Verb, frozen=True):
    """An objective with a goal is fulfilled as soon as that holds.  IV-STR-06"""

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        for key in (ship.objective, *ship.side_objectives):
            goal = g.book.objectives[key].goal if key else ()
            if goal and key not in ship.fulfilled and all_hold(g, Step(self, here.seat, key), goal):
                g.push(here.seat, self)
                fulfil(g, key)
                return
