"""A test of ISS Vanguard set up in one line, dice by name, and what must hold after.

Unless it says otherwise: four members of Rank 1 on the sectors of a rock, each with the five starting dice of its
Section in its slots and empty hands.  Seats: 0 engineering, 1 recon, 2 science (who is active), 3 security.
"""

from pathlib import Path
from typing import Any

from starboard.games.iss_vanguard import IssVanguard
from starboard.games.iss_vanguard.book import HERE, Book
from starboard.games.iss_vanguard.constants import SCIENCE, SECTIONS
from starboard.games.iss_vanguard.model.board import Sector
from starboard.games.iss_vanguard.model.dice import Rolled
from starboard.games.iss_vanguard.model.member import Injury, Member
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.dice import face_word, rolled_id
from starboard.games.iss_vanguard.rules.testing import StartTest
from starboard.games.iss_vanguard.world import System, World
from starboard.games.iss_vanguard.world.ship import Campaign
from starboard.kernel.cartridge import read_folder
from starboard.kernel.forms import ChooseOne, Way
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step
from starboard.kernel.words import Seat
from starboard.testing.given import Given as Table0

HOME = Path(__file__).parent
CREW = ("rosa", "tomas", "samuel", "ilona")
IDLE = ChooseOne((Way("wait", ()), Way("stay", ())))  # what is asked when nothing else happens


class Bench(IssVanguard):
    """The game with a small box and a rock to stand on."""

    @classmethod
    def package(cls) -> str:
        return "starboard.games.iss_vanguard"

    def read(self, world: World | Campaign) -> Book:
        assert isinstance(world, World)
        return Book(read_folder(Bench, HOME / "box", System), {HERE: world})


RULES = Bench(read_folder(Bench, HOME / "rock", World))
BOOK = RULES.book


def dice(names: str) -> list[int]:
    """`red_basic green_basic*2` as kinds of dice."""
    found: list[int] = []
    for name in names.split():
        key, _, n = name.partition("*")
        found += [BOOK.die_number[key]] * int(n or 1)
    return found


def names(kinds: list[int]) -> list[str]:
    return sorted(BOOK.dice[kind].key for kind in kinds)


def face(key: str, icons: str) -> int:
    """The number of a face: `face("red_basic", "vanguard")`."""
    kind = BOOK.die_number[key]
    return next(at for at in range(6) if face_word(BOOK, kind, at) == icons)


def rolled(text: str, owner: Seat = SCIENCE) -> Rolled:
    """`red_basic:accident` as a die of the pool; `red_basic:accident@0` is that of seat 0."""
    text, _, who = text.partition("@")
    key, _, icons = text.partition(":")
    return Rolled(int(who) if who else owner, BOOK.die_number[key], face(key, icons))


def rid(text: str, copy: int = 0, owner: Seat = SCIENCE) -> str:
    """The id of such a die."""
    return rolled_id(BOOK, rolled(text, owner), copy)


class Given(Table0[Table, Book]):
    """Members on a planet.  `roll="red_basic:accident"` lays the next results of dice ready."""

    def __init__(self, **fields: Any) -> None:
        s = Table(setup=Setup(4, 7, "rock"), planet=HERE, active=SCIENCE, rng=7)
        s.sectors = {number: Sector() for number in (1, 2, 3)}
        s.injury_stock = {card.key: card.copies for card in BOOK.injuries.values()}
        s.members = [
            Member(seat, CREW[seat], at=1 if seat == SCIENCE else 2, slots=list(BOOK.starting_dice[section]))
            for seat, section in enumerate(SECTIONS)
        ]
        for me in s.members:
            me.charges = 0
        self.roll = fields.pop("roll", "")
        self.harm = fields.pop("harm", [])
        self.danger = fields.pop("danger", [])
        for name, value in fields.items():
            if name[0] == "p" and name[1:].isdigit():
                for field in ("slots", "used", "lost"):
                    if isinstance(value.get(field), str):
                        value[field] = dice(value[field])
                if "injuries" in value:
                    value["injuries"] = [Injury(k) if isinstance(k, str) else k for k in value["injuries"]]
        super().__init__(RULES, s, **fields)

    @staticmethod
    def people(state: Any) -> Any:
        return state.members

    def prepare(self, s: Table) -> None:
        s.dice = [sorted([*me.slots, *me.used, *me.lost]) for me in s.members]
        s.stack = [Step(IDLE, s.active)]
        s.forced = {}
        for text in self.roll.split():
            die, _, icons = text.partition(":")
            s.forced.setdefault(die, []).append(face(die, icons))
        if self.harm:
            s.forced["injury"] = list(self.harm)
        if self.danger:
            s.forced["danger"] = list(self.danger)

    @property
    def me(self) -> Member:
        return self.s.members[SCIENCE]

    def testing(self, action: str, *chosen: str, seat: Seat = SCIENCE) -> "Given":
        """The member starts a test of an Action of the rock and chooses dice: `testing("door-0", "red_basic")`."""
        self.doing(StartTest(f"action-{action}" if action else ""), seat=seat)
        if self.prompt == "choose_dice":
            self.choose(*chosen, seat=seat)
        return self

    def choose(self, *chosen: str, seat: Seat = SCIENCE) -> "Given":
        """Dice by name, in the order of the options: two of a kind are `red_basic*2`."""
        kinds = sorted(dice(" ".join(chosen)))
        ids = [f"die-{seat}-{BOOK.dice[k].key}-{kinds[:i].count(k)}" for i, k in enumerate(kinds)]
        return self.when(f"{seat}: " + " ".join(["choose_dice", *ids]))

    @property
    def prompt(self) -> str:
        waiting = self.g.waiting
        question = self.g.question(waiting[0]) if waiting else None
        return question.prompt if question else ""

    def pool(self) -> list[str]:
        """The result pool in words."""
        assert self.s.test is not None
        return [f"{BOOK.dice[d.kind].key}:{face_word(BOOK, d.kind, d.face)}" for d in self.s.test.pool]

    def slots(self, seat: Seat = SCIENCE) -> list[str]:
        return names(self.s.members[seat].slots)

    def used(self, seat: Seat = SCIENCE) -> list[str]:
        return names(self.s.members[seat].used)

    def is_idle(self) -> "Given":
        """Nothing is asked any more, and no test is made."""
        assert self.s.test is None
        assert self.prompt == "choose"
        return self
