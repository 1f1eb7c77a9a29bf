"""Forms of the effect language beside those of the kernel: for each explorer, and modifiers in force for a time."""

from typing import ClassVar

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.effects.part import ALL_SEATS, Part
from starboard.games.unsettled.effects.selectors import reads_of, seats_of
from starboard.games.unsettled.effects.who import Who, seats_for
from starboard.games.unsettled.rules.facets import PROPERTY, RULED, SPARED, change_of, ever, of, stake_of
from starboard.games.unsettled.rules.modifiers import THIS_MOVE, Duration, GrantProperty, IgnoreTime, moves
from starboard.kernel.verbs import NOTHING, Step, Verbs

UNTIL: dict[str, tuple[str, ...]] = {
    "this_action": ("action",),
    "this_move": (THIS_MOVE, "turn"),  # this or the next Move of this explorer; unused it ends with the turn
    "this_turn": ("turn",),
    "until_start_of_your_next_turn": ("your_turn",),
    "rest_of_game": (),
}


class ForEach(Part, frozen=True):
    """Each of these explorers does this, measured from where they are.  UN-GLO-02"""

    who: Who
    does: Verbs

    def each(self, g: G, here: Step) -> list[Step]:
        return [Step(here.verb, seat, here.source) for seat in seats_of(g, here, self)]

    def goes_by_now(self, g: G, here: Step) -> int:
        found = reads_of(g, here, self)
        for step in self.each(g, here):
            found |= stake_of(g, step, self.does)
        return found

    def at_stake(self, g: G, here: Step) -> int:
        return self.goes_by_now(g, here)

    def alters_at_once(self, g: G, here: Step) -> int:
        return self.alters_now(g, here)

    def alters_now(self, g: G, here: Step) -> int:
        found = NOTHING
        for step in self.each(g, here):
            found |= change_of(g, step, self.does)
        return found

    def calls_ever(self, book: Book) -> int:
        return ever(book, self.does)

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        g.put(*(Step(verb, seat, here.source) for seat in seats for verb in self.does))


class Apply(Part, frozen=True):
    """A modifier is put in force for somebody, for a time."""

    rule: Verbs
    who: Who = "self"
    duration: Duration = "this_turn"
    uses: int = -1
    goes_by: ClassVar[int] = NOTHING
    alters: ClassVar[int] = SPARED | PROPERTY | RULED

    def alters_now(self, g: G, here: Step) -> int:
        """What holds for a Move changes nothing but a Move."""
        seats = seats_of(g, here, self)
        if self.duration == "this_move":
            seats = [seat for seat in seats if moves(g, seat)]
        return of(self.kinds(), seats)

    def calls_ever(self, book: Book) -> int:
        return of(self.kinds(), ALL_SEATS)

    def kinds(self) -> int:
        found = NOTHING
        for verb in self.rule:
            found |= SPARED if isinstance(verb, IgnoreTime) else PROPERTY if isinstance(verb, GrantProperty) else RULED
        return found

    def run(self, g: G, here: Step) -> None:
        for seat in seats_for(g, here, self, self.who):
            for verb in self.rule:
                g.last(verb, seat, until=UNTIL[self.duration], source=here.source, uses=self.uses)
