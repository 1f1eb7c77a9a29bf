"""A position of the small ISS Vanguard: members with dice, a place, and faces that the dice will show."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import NOBODY_SEAT, Id, Seat
from starboard.testing.given import Given
from tests.hard.iss_vanguard.field import FieldAct, MemberTurn
from tests.hard.iss_vanguard.model import (
    DANGER_FACES,
    INJURY_FACES,
    Die,
    Exploration,
    Member,
    Ship,
    faces,
    field,
)
from tests.hard.iss_vanguard.prices import Explore
from tests.hard.iss_vanguard.rules import RULES
from tests.hard.iss_vanguard.steps import TakeTest

Fields = Mapping[str, Any]


class Scene(Given[Ship]):
    """`Scene({"dice": "red blue:universal"}, {"dice": "green"})`: dice 0 and 1 are of seat 0, die 2 of seat 1.

    The team is on a planet, in the turn of seat 0, which is asked for its next Action.
    """

    def __init__(self, *people: Fields, **more: Any) -> None:
        ex = Exploration("ash", **({"cards": {0: "door"}} | more))
        for seat, fields in enumerate(people):
            words = str(fields.get("dice", "")).split()
            mine = [Die(seat, *word.split(":")) for word in words]
            slots = list(range(len(ex.dice), len(ex.dice) + len(mine)))
            ex.dice += tuple(mine)
            rest = {key: copy(value) for key, value in fields.items() if key != "dice"}
            ex.members.append(Member(seat, **({"slots": slots} | rest)))
        planet = Step(Explore(planet="ash", keeps=("tested",), open=True, serial=1), NOBODY_SEAT)
        turn = [Step(MemberTurn(open=True, serial=2), 0), Step(FieldAct(), 0)]
        super().__init__(RULES, Ship(Setup(len(people)), 5, serial=2, stack=[planet, *turn], exploration=ex))

    @staticmethod
    def people(state: Ship) -> Sequence[Member]:
        assert state.exploration is not None
        return state.exploration.members

    def doing(self, *verbs: Verb, seat: Seat = 0, source: Id = "", links: bool = True) -> "Scene":
        """These verbs come next, as links of a chain."""
        return super().doing(*verbs, seat=seat, source=source, links=links)

    def shows(self, *shown: str, injury: Sequence[str] = (), danger: Sequence[str] = ()) -> "Scene":
        """The faces that dice 0, 1, … will show, one after the other where a die has several: `basic,vanguard`."""
        s = self.g.s
        for id_, words in enumerate(shown):
            die = field(self.g).dice[id_]
            s.forced[f"die{id_}"] = [faces(die.colour, die.kind).index(face) for face in words.split(",")]
        s.forced["injury"] = [INJURY_FACES.index(icon) for icon in injury]
        s.forced["danger"] = [DANGER_FACES.index(icon) for icon in danger]
        return self

    def tests(self, card: str, support: Sequence[str] = ()) -> "Scene":
        """Seat 0 takes the test with all its dice; the others answer as named, or with none."""
        self.doing(TakeTest(card))
        while any(option.key == "take" for option in self.g.options(0)):
            self.g.answer(0, self.g.options(0)[0])
        for answer in support:
            self.when(answer)
        return self

    def track(self, colour: str) -> int:
        """Where the marker of the place's track stands."""
        ex = field(self.g)
        return ex.tracks.get(f"{ex.cards[0]}/{colour}", 0)

    def has(self, **facts: Any) -> "Scene":
        """What must be true of the exploration."""
        ex = field(self.g)
        assert {name: getattr(ex, name) for name in facts} == facts
        return self


def lines(scene: Scene) -> list[str]:
    """The events so far, as words."""
    return [" ".join((event.what, *map(str, event.ids))) for event in scene.events]
