"""A position of the small Under our Sun by the names of its fields, dice laid ready, and what struck whom."""

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.kernel.secrets import EVERYBODY, Secret
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import NOBODY_SEAT, Seat
from starboard.testing.given import Given
from tests.hard.under_our_sun.day import Act, TurnOf
from tests.hard.under_our_sun.model import ENEMIES, FACES, Character, Enemy, Sun, enemy
from tests.hard.under_our_sun.rules import SmallSun

RULES = SmallSun()
Fields = Mapping[str, Any]


class Scene(Given[Sun]):
    """`Scene([{"ap": 2}, {}], foes=[{"kind": "sons"}])`: two characters, enemy 10; it is the turn of seat 0."""

    def __init__(
        self,
        people: Sequence[Fields],
        foes: Sequence[Fields] = (),
        *,
        tiles: Mapping[int, str | Secret[str]] | None = None,
        pile: Sequence[str] = (),
        turns: Sequence[Seat] = (0,),
        after: Sequence[Verb] = (),
        **dice: list[int],
    ) -> None:
        s = Sun(Setup(len(people)), 7, tile_pile=list(pile), bred=len(foes))
        for at, tile in (tiles or {0: "plain"}).items():
            s.tiles[at] = tile if isinstance(tile, Secret) else Secret(tile, EVERYBODY, "tiles")
        s.characters = [Character(seat, **fields) for seat, fields in enumerate(people)]
        s.enemies = [Enemy(ENEMIES + i, **fields) for i, fields in enumerate(foes)]
        s.forced = {die: [FACES[die].index(n) if die in FACES else n for n in counts] for die, counts in dice.items()}
        s.stack = [Step(verb, NOBODY_SEAT) for verb in reversed(after)]
        s.stack += [Step(TurnOf(body=(Step(Act(), seat),)), seat) for seat in reversed(turns)]
        super().__init__(RULES, s)

    @staticmethod
    def people(state: Sun) -> Sequence[Character]:
        return state.characters

    def foe(self, id_: int, **fields: Any) -> "Scene":
        """What must be true of this enemy."""
        foe = enemy(self.g.s, id_)
        assert foe and {field: getattr(foe, field) for field in fields} == fields
        return self

    def struck(self, *blows: tuple[int, int]) -> "Scene":
        """Who struck whom so far: characters are their seats, enemies their ids."""
        assert [event.ids for event in self.events if event.what == "blow"] == list(blows)
        return self


def sons(seat: Seat) -> Secret[str]:
    """A Team card that its own seat alone knows."""
    return Secret("sons", 1 << seat, "team")
