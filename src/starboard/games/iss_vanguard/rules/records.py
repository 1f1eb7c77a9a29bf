"""The reference sheets of planets: what is left of a visit, and what the next one finds.

IV-SAV-02, IV-SAV-03, IV-SAV-04, IV-SAV-09, IV-DOC-01, IV-DOC-02, IV-LCH-09, IV-LCH-12, IV-LCH-13
"""

from typing import Final

from starboard.games.iss_vanguard.book import Book, G
from starboard.games.iss_vanguard.model.board import Sector, Threat
from starboard.games.iss_vanguard.model.ship import Record
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.crew import ship_of

SURVEY: Final = "survey"  # the mission of a planet on which nothing is left to do.  IV-LCH-13


def record_planet(g: G) -> None:
    """The planet is written down; circumstances, optional missions and no-save cards are not.

    A mission that failed has lost its marker: it can be tried again.
    IV-SAV-02, IV-SAV-03, IV-SAV-04, IV-SAV-09, IV-DOC-01, IV-DOC-02, IV-DOC-03, IV-LCH-12
    """
    s, book, ship = g.s, g.book, ship_of(g)
    if not s.sectors:  # the landing itself was given up: the board was never laid
        return
    before = ship.planets.get(s.planet)
    ship.planets[s.planet] = Record(
        {at: _sheet(book, sector) for at, sector in s.sectors.items()},
        [Threat(threat.key, threat.at, list(threat.figures)) for threat in s.threats if not _is_no_save(book, threat)],
        list(s.uniques),
        [key for key in (*s.missions, *s.missions_failed) if key != SURVEY and not book.missions[key].optional],
        list(dict.fromkeys((*(before.missions_done if before else ()), *s.missions_done))),
        list(s.routes_closed),
        list(s.routes_opened),
        before.visits + 1 if before else 1,
    )


def _sheet(book: Book, sector: Sector) -> Sector:
    """Stacked places from the bottom up without those that are not saved; flags, tokens and No-move icons."""
    kept = [key for key in sector.places if not book.places[key].no_save]
    equipment = [key for key in sector.tokens if key not in book.equipment]  # Equipment goes home.  IV-DOC-01
    return Sector(kept, list(sector.markers), equipment, sector.no_move)


def _is_no_save(book: Book, threat: Threat) -> bool:
    return book.threats[threat.key].no_save


def lay_planet(g: G) -> None:
    """A planet that was visited is set up from its sheet, a new one as it is printed.  IV-LCH-07, IV-LCH-09"""
    s, book = g.s, g.book
    planet = book.worlds[s.planet].planet
    sheet = ship_of(g).planets.get(s.planet)
    if sheet is None:
        s.sectors = {sector.number: Sector() for sector in planet.sectors}
        s.missions, s.missions_done, s.uniques = [*planet.missions], [], [*planet.uniques]
        s.threats = [Threat(key, at) for key, at in planet.threats.items()]
        s.routes_closed, s.routes_opened = [], []
        return
    s.sectors = {
        at: Sector(list(x.places), list(x.markers), list(x.tokens), x.no_move) for at, x in sheet.sectors.items()
    }
    s.threats = [Threat(threat.key, threat.at, list(threat.figures)) for threat in sheet.threats]
    s.uniques = list(sheet.uniques)
    s.missions, s.missions_done = list(sheet.missions), list(sheet.missions_done)  # IV-LCH-12
    s.routes_closed, s.routes_opened = list(sheet.routes_closed), list(sheet.routes_opened)
    if not s.missions:
        s.missions = [SURVEY]  # IV-LCH-13


def clear_planet(s: Table) -> None:
    """Nothing lies on the table between two explorations.  IV-LCH-01, IV-DOC-01"""
    s.sectors, s.threats, s.uniques = {}, [], []
    s.missions, s.missions_done, s.missions_failed = [], [], []
    s.tracks, s.times, s.routes_closed, s.routes_opened = {}, {}, [], []
    s.circumstances, s.lander_at, s.planet = "", 0, ""
    s.round, s.start, s.active, s.actions = 0, -1, -1, 0
    s.landing, s.landed, s.own_supplies = 0, [], False
    s.gained, s.last_special, s.last_find = {}, -1, -1
    s.special_used, s.events_due, s.test, s.tests = False, 1, None, []
