"""A campaign: how it begins, and how its phases alternate.

IV-STR-01, IV-STR-03, IV-STR-05, IV-SET-01, IV-SET-02, IV-SET-03, IV-SET-13, IV-SET-14, IV-SHP-01, IV-SHP-02, IV-TUT-16
"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import Book, G
from starboard.games.iss_vanguard.constants import KINDS, MORALE, SCIENCE, SECTIONS
from starboard.games.iss_vanguard.model.memory import Homecoming, ShipPhase
from starboard.games.iss_vanguard.model.ship import Chapter, Person, Ship
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.bridge import Bridge
from starboard.games.iss_vanguard.rules.crew import at_post, ship_of
from starboard.games.iss_vanguard.rules.debriefing import Debrief
from starboard.games.iss_vanguard.rules.discoveries import KEPT
from starboard.games.iss_vanguard.rules.docking import Dock, LeavePlanet, fall
from starboard.games.iss_vanguard.rules.facilities import OpenFacilities
from starboard.games.iss_vanguard.rules.hangar import OpenHangar
from starboard.games.iss_vanguard.rules.infirmary import OpenInfirmary
from starboard.games.iss_vanguard.rules.launch import OpenLaunch
from starboard.games.iss_vanguard.rules.memorial import Bury, SavePoint
from starboard.games.iss_vanguard.rules.pages import new_chapter, write
from starboard.games.iss_vanguard.rules.records import clear_planet
from starboard.games.iss_vanguard.rules.recruits import DrawRecruits
from starboard.games.iss_vanguard.rules.rows import keep_uniques
from starboard.games.iss_vanguard.rules.setup import Chance, Launch, is_quick, kit_of, lay_board, lay_decks, team_steps
from starboard.games.iss_vanguard.rules.starmap import OpenStarmap
from starboard.games.iss_vanguard.rules.unloading import Unload
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt


def new_campaign(book: Book, setup: Setup) -> Table:
    """The table before the first exploration of a campaign.

    IV-SET-01, IV-SET-02, IV-SET-03, IV-SET-06, IV-SET-12, IV-STR-05
    """
    said = book.campaign
    assert said is not None
    course = said.campaign
    world = book.worlds[course.first]
    s = Table(setup, planet=course.first, mode="tutorial" if world.tutorial else "campaign")
    s.survival = setup.option("survival") == "on"
    chance = Chance(setup.seed)
    s.ship = Ship(
        morale=MORALE.index(course.morale),
        technology=course.technology,
        objective=course.objective,
        potential=chance.shuffle([card.key for card in said.crises if card.potential]),
        system=course.system,
        systems=[*(course.systems or (course.system,))],
        recruits=chance.shuffle([card.key for card in book.crew.values() if not card.tutorial]),
        research=[*course.research],
        production=[*course.production],
        landers=[course.lander, *course.landers],
        journal=[Chapter(course.first, 0, begun=0)],
    )
    lay_board(book, s)
    lay_decks(book, s, chance)
    s.rng = chance.rng
    first: list[Step] = []
    if is_quick(s):
        first = [Step(DrawRecruits(seat, n=3, keep=2, must=True), seat) for seat in range(len(SECTIONS))]
    s.stack = [
        *reversed(
            (*first, *team_steps(world, setup), Step(Launch(), SCIENCE), Step(ComeAboard(), 0), Step(OpenPass(), 0))
        )
    ]
    return s


class OpenPass(Verb, frozen=True):
    """A pass through the Ship Book: its pages in order, with one exploration in it; then the next.

    IV-STR-01, IV-STR-03, IV-SHP-01, IV-SHP-02, IV-SHP-03
    """

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        ship.number += 1
        ship.page, ship.done = "", []
        new_chapter(g)
        g.did("pass", -1, n=ship.number)
        g.push(0, self)
        g.scope(Homecoming(), 0, LeavePlanet(), Dock(), Debrief(), Unload(), OpenInfirmary(), Bury(), SavePoint())
        g.scope(ShipPhase(), 0, Bridge(), OpenStarmap(), OpenFacilities(), OpenHangar(), OpenLaunch())


# After the first planet


class ComeAboard(Verb, frozen=True):
    """After the first planet: who went rests, each Section has one Available member; the ship's decks are laid.

    IV-SET-13, IV-SET-14, IV-SET-16, IV-TUT-13, IV-TUT-16
    """

    def run(self, g: G, here: Step) -> None:
        s, ship = g.s, ship_of(g)
        write(g, f"result-{s.result}")
        quick = bool(ship.crew)
        ranks = {me.crew: me.rank for me in s.members}
        for seat in range(len(SECTIONS) if not quick else 0):
            crew = kit_of(g.book, s, seat).crew
            ship.crew.append(Person(crew, seat, ranks.get(crew, 1), "resting"))
        for person in ship.crew:
            person.rank = ranks.get(person.crew, person.rank)
            if person.crew in ranks:
                person.post = "resting"
        for me in s.members:
            if me.dead:
                fall(g, me.crew)
        keep_uniques(g, [number for number in s.finds_unique if number <= KEPT])
        s.members, s.finds, s.finds_unique, s.armoury = [], [], [], []
        s.modules, s.lander, s.damaged = [], "", False
        clear_planet(s)
        s.bought = 0
        s.mode, s.rank_card, s.rank_done = "campaign", "", False
        for kind in KINDS:
            deck = [key for key, card in g.book.discoveries.items() if card.deck == kind]
            g.shuffle(deck)
            setattr(s, kind, deck)
        seats = range(len(SECTIONS))
        if quick:
            g.put(*(Step(ChooseReady(), seat) for seat in seats))
        else:
            g.put(*(Step(DrawRecruits(seat, must=True), seat) for seat in seats))


class ChooseReady(Ask, frozen=True):
    """A Section that stayed behind chooses which of its two members is Available; the other rests.  IV-SET-14"""

    prompt: ClassVar[str] = "ready"
    because: ClassVar[str] = "ship"

    def options(self, g: G, here: Step) -> list[Option]:
        ready = at_post(ship_of(g), "available", seat=here.seat)
        return [opt("ready", person.crew) for person in ready] if len(ready) > 1 else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        for person in at_post(ship_of(g), "available", seat=here.seat):
            if person.crew != option.ids[0]:
                person.post = "resting"
