"""A table of ISS Vanguard in the midst of a turn on the tiny world, answers by name.

Unless it says otherwise: four members of Rank 1 on sector 1, where the lander stands, with the five starting dice of
their Sections in their slots, no cards, Charges or Equipment; round 1, the science member on turn with two Actions; no
Threat, no Rank card, no event in the deck.
"""

from typing import Any

from starboard.games.iss_vanguard import IssVanguard
from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.constants import SCIENCE
from starboard.games.iss_vanguard.model.member import Injury, Member
from starboard.games.iss_vanguard.model.memory import Exploration, Round, Turn
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.actions import Act
from starboard.games.iss_vanguard.rules.events import DrawEvents
from starboard.games.iss_vanguard.rules.rounds import EndOfTurn, NextRound, RoundEnds, Turns
from starboard.games.iss_vanguard.rules.setup import kit_of, new_table
from starboard.kernel.cartridge import read
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step
from starboard.testing.given import Given as Table0


def rules_of(cartridge: str) -> IssVanguard:
    return IssVanguard(read(IssVanguard, IssVanguard.home() / "cartridges" / cartridge))


RULES = rules_of("tiny")
BOOK = RULES.book
FERRY = rules_of("ferry_rock")


class Ground(Table0[Table, Book]):
    """A turn on the tiny world.  `at={0: 2}` says where members stand; `p2` is the science member."""

    def __init__(self, rules: IssVanguard = RULES, **fields: Any) -> None:
        book = rules.book
        s = new_table(book, Setup(4, 7, "tiny"))
        s.members = [
            Member(seat, kit_of(book, s, seat).crew, at=1, slots=list(dice)) for seat, dice in enumerate(s.dice)
        ]
        s.start = s.active = SCIENCE
        s.round, s.actions, s.lander_at = 1, 2, 1
        s.supplies = s.most_supplies = 12
        s.event, s.threats, s.stack = [], [], []
        for seat, at in fields.pop("at", {}).items():
            s.members[seat].at = at
        self.idle = fields.pop("idle", False)
        for name, value in fields.items():
            if name[0] == "p" and name[1:].isdigit() and "injuries" in value:
                value["injuries"] = [Injury(key) for key in value["injuries"]]
        super().__init__(rules, s, **fields)

    @staticmethod
    def people(state: Any) -> Any:
        return state.members

    def prepare(self, s: Table) -> None:
        """A turn in a round in an exploration."""
        seat = s.active
        s.serial = 3
        s.dice = [[*me.slots, *me.used, *me.lost] for me in s.members]
        s.stack = [
            Step(Exploration(open=True, serial=1), seat),
            Step(NextRound(), seat),
            Step(Round(open=True, serial=2), seat),
            Step(RoundEnds(), seat),
            Step(Turns(), seat),
            Step(Turn(open=True, serial=3), seat),
            Step(DrawEvents(), seat),
            Step(EndOfTurn(), seat),
            Step(Act(), seat),
        ]

    @property
    def me(self) -> Member:
        return self.s.members[SCIENCE]

    def asks_of(self, prompt: str, seat: int = SCIENCE) -> "Ground":
        return self.asks(prompt, seat=seat)


def begin(rules: IssVanguard = RULES, seed: int = 1, **options: str) -> Table0[Table, Book]:
    """A game that has just been set up."""

    class Begun(Table0[Table, Book]):
        @staticmethod
        def people(state: Any) -> Any:
            return state.members

    return Begun(rules, rules.new(Setup(4, seed, "tiny", options=tuple(options.items()))))


def play(game: Table0[Table, Book], *, until: str) -> Table0[Table, Book]:
    """The first answer to everything, until this question is put."""
    for _ in range(200):
        g: Game[Table, Book] = game.g
        seat = g.waiting[0]
        question = g.question(seat)
        assert question is not None
        if question.prompt == until:
            return game
        g.answer(seat, question.options[0])
    raise AssertionError(f"{until} was never asked")
