"""Setup: the game system, then the planet's journal, then page 2 of the task.  UN-SET"""

from typing import ClassVar

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.constants import DISTRESS_EACH, TOKENS
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import DISCIPLINES, HOME, SCARAB
from starboard.games.unsettled.model.node import Moment, Node, Structure
from starboard.games.unsettled.model.table import Table
from starboard.games.unsettled.rules import avatars, clauses, dealing, difficulty, insight, scarab, tasks, turn
from starboard.kernel.chance import shuffle
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Scope, Step, Verb


class Preparing(Scope, frozen=True):
    """Everything before the first turn: no free action yet."""

    because: ClassVar[str] = "setup"


def new(book: "Book", setup: Setup) -> Table:
    """The table before anybody has chosen anything.

    UN-SET-04, UN-SET-05, UN-SET-06, UN-SET-07, UN-SET-08, UN-SET-09, UN-SET-10, UN-SET-11, UN-SET-12, UN-SET-13,
    UN-SET-14, UN-SET-15, UN-SET-16, UN-SET-17, UN-SET-18, UN-SET-19, UN-SET-20, UN-SET-21, UN-SET-22, UN-SET-23,
    UN-SET-24, UN-SET-25, UN-SET-31, UN-SET-37, UN-SET-02, UN-SET-03, UN-SET-36, UN-SET-39, UN-TSK-01
    """
    s = Table(setup, rng=setup.seed)
    s.explorers = [explorer(seat, setup, book) for seat in range(setup.seats)]
    s.structures = [Structure(tile.key) for tile in book.structures]
    s.tokens_left = [TOKENS] * len(DISCIPLINES)
    s.moments = [Moment(), Moment()]
    s.discoveries = list(book.discoveries)
    s.progress = {counter.key: counter.start for counter in book.counters.values() if counter.start}
    s.nodes, s.grid = {SCARAB: Node(SCARAB, HOME)}, {HOME: SCARAB}
    wanted = setup.option("task")
    s.task = wanted if wanted in book.tasks else next(iter(book.tasks))
    _shuffle(s, book)
    if difficulty.has_ability(setup):
        s.scarab_side = setup.option("scarab", "resurrection_chamber")
        tile = book.scarabs[s.scarab_side]
        s.scarab_cubes = scarab.cubes(tile.cube_each, tile.cubes, setup.seats)
    s.stack = [Step(Begin(), 0), Step(Preparing(shut=True, body=tuple(reversed(_steps(s, book)))), 0)]
    return s


def explorer(seat: int, setup: Setup, book: "Book") -> Explorer:
    """UN-SET-22, UN-SET-23, UN-SET-24, UN-SET-25, UN-SET-37"""
    return Explorer(
        seat,
        focus=list(difficulty.focus(setup)),
        on=["", "", ""],
        endurance=difficulty.endurance(setup),
        pursuit=DISCIPLINES[0],
        distress=[""] * 6,
        avatar=book.system.avatars[seat].key,
    )


def _shuffle(s: Table, book: "Book") -> None:
    """Every deck in its random order.  UN-SET-06, UN-SET-07, UN-SET-11, UN-SET-12, UN-SET-13, UN-SET-17"""
    s.environment = list(book.environment)
    for name in DISCIPLINES:
        setattr(s, name, [key for key, card in book.breakthroughs.items() if card.discipline == name])
    s.anomalies, s.distress, s.planet = list(book.anomalies), list(book.distress), list(book.planet)
    chances = list(book.opportunities)
    for deck in (s.environment, s.robotics, s.chemistry, s.engineering, s.anomalies, s.distress, s.planet, chances):
        s.rng = shuffle(deck, s.rng)
    half = (len(chances) + 1) // 2
    s.pink, s.blue = chances[:half], chances[half:]
    keep = DISTRESS_EACH * len(s.explorers)
    s.distress, s.boxed = s.distress[:keep], s.distress[keep:]


def _steps(s: Table, book: "Book") -> list[Step]:
    """What is chosen and done before the first turn, in order.

    UN-SET-24, UN-SET-27, UN-SET-30, UN-SET-32, UN-SET-33, UN-SET-35
    """
    traits = list(book.traits)
    s.rng = shuffle(traits, s.rng)
    seats = range(len(s.explorers))
    steps = [Step(FirstExplorer(), 0), *dealing.choosing(s.setup.option("traits"), traits, len(seats))]
    steps += [Step(avatars.PickAvatar(), seat) for seat in seats]
    steps += [Step(difficulty.DealFocus(difficulty.focus(s.setup)), seat) for seat in seats]
    steps += [Step(insight.PickPursuit(), seat) for seat in seats]
    return [*steps, Step(Instructions("journal"), 0), Step(OpenTask(), 0)]


class FirstExplorer(Verb, frozen=True):
    """Who begins is drawn.  UN-SET-35"""

    def run(self, g: G, here: Step) -> None:
        g.s.active = g.roll(len(g.s.explorers), "first")


class Instructions(Verb, frozen=True):
    """What a journal or a page says to set up.  UN-SET-32, UN-SET-34"""

    card: str

    def run(self, g: G, here: Step) -> None:
        clauses.of_card(g, g.s.active, self.card, "on_setup")


class OpenTask(Verb, frozen=True):
    """Page 1 is read, page 2 set up, page 3 opens the game.  UN-SET-33"""

    def run(self, g: G, here: Step) -> None:
        g.s.page = 1
        g.did("page", g.s.active, g.book.page_key(g.s.task, 1))
        key = g.book.page_key(g.s.task, 2)
        g.push(g.s.active, Instructions(key), tasks.PageRead(1))


class Begin(Verb, frozen=True):
    """The first turn.  UN-SET-35"""

    def run(self, g: G, here: Step) -> None:
        turn.start(g, g.s.active)
