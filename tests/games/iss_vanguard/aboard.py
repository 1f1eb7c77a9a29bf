"""The ship of ISS Vanguard between two explorations, on the short road of the tests.

Unless it says otherwise: two Available members of Rank 1 in each Section, four Recruits, objective O01 (2 Command, 1
Crisis), Technology Level 1, Neutral morale, 3 Energy, 2 Command, the system of the stones, nothing found, no Crisis.
"""

from typing import Any

from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.constants import KINDS, SECTIONS
from starboard.games.iss_vanguard.model.ship import Chapter, Person, Ship
from starboard.games.iss_vanguard.model.table import Table
from starboard.kernel.forms import ChooseOne, Way
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step
from starboard.testing.given import Given as Table0
from tests.games.iss_vanguard.ground import rules_of

ROAD = rules_of("tiny_road")
BOOK = ROAD.book
CREW = (
    ("clara_novak", "yuna_park"),
    ("leila_haddad", "henrik_dahl"),
    ("idris_kone", "ana_moreau"),
    ("viktor_sabo", "marco_silva"),
)
RECRUITS = ["samuel_okoro", "ilona_varga", "tomas_reyes", "nadia_belkacem"]
IDLE = ChooseOne((Way("wait", ()), Way("stay", ())))  # what is asked when nothing else happens
MINERALS = [key for key, card in BOOK.discoveries.items() if card.deck == "mineral" and card.grade == "common"]
RARE = {kind: [k for k, c in BOOK.discoveries.items() if c.deck == kind and c.grade == "rare"] for kind in KINDS}
COMMON = {kind: [k for k, c in BOOK.discoveries.items() if c.deck == kind and c.grade == "common"] for kind in KINDS}


class Aboard(Table0[Table, Book]):
    """`posts={"clara_novak": "resting"}` says where members are, `ranks` which Rank they have; others are fields of
    the ship, or of the table under `table`."""

    def __init__(self, **fields: Any) -> None:
        options = tuple(fields.pop("options", {}).items())
        s = Table(setup=Setup(4, 7, "tiny_road", options=options), mode="campaign", result="success", rng=7)
        posts, ranks = fields.pop("posts", {}), fields.pop("ranks", {})
        crew = [
            Person(key, seat, ranks.get(key, 1), posts.get(key, "available"))
            for seat, keys in enumerate(CREW)
            for key in keys
            if posts.get(key, "") != "gone"
        ]
        s.dice = [list(BOOK.starting_dice[section]) for section in SECTIONS]
        s.ship = Ship(
            number=1, page="bridge", objective="a_first_step", system="stones",
            systems=["ferry", "stones", "far_field"], energy=3, command=2, crew=crew,
            recruits=list(RECRUITS), landers=["space_ranger"],
            journal=[Chapter("", 1)],
        )  # fmt: skip
        for name, value in fields.pop("table", {}).items():
            setattr(s, name, value)
        for name, value in fields.items():
            assert name in s.ship.__struct_fields__, name
            setattr(s.ship, name, value)
        super().__init__(ROAD, s)

    @staticmethod
    def people(state: Any) -> Any:
        return state.members

    def prepare(self, s: Table) -> None:
        s.stack = [Step(IDLE, 0)]

    @property
    def ship(self) -> Ship:
        assert self.s.ship is not None
        return self.s.ship

    def post(self, crew: str) -> str:
        return next(person.post for person in self.ship.crew if person.crew == crew)

    def rank(self, crew: str) -> int:
        return next(person.rank for person in self.ship.crew if person.crew == crew)

    def has(self, **facts: Any) -> "Aboard":
        """Fields of the ship."""
        assert {name: getattr(self.ship, name) for name in facts} == facts
        return self

    @property
    def prompt(self) -> str:
        question = self.g.question(self.g.waiting[0]) if self.g.waiting else None
        return question.prompt if question else ""

    def is_idle(self) -> "Aboard":
        """The page is done: nothing of it is asked any more."""
        assert self.prompt == "choose", self.prompt
        return self
