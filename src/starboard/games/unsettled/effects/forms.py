"""Forms of the effect language beside those of the kernel: for each explorer, and modifiers in force for a time."""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.part import Part
from starboard.games.unsettled.effects.who import Who, seats_for
from starboard.games.unsettled.rules.modifiers import THIS_MOVE, Duration, IgnoreTime
from starboard.kernel.verbs import Step, Verbs

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

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        g.put(*(Step(verb, seat, here.source) for seat in seats for verb in self.does))


class Apply(Part, frozen=True):
    """A modifier is put in force for somebody, for a time."""

    rule: Verbs
    who: Who = "self"
    duration: Duration = "this_turn"
    uses: int = -1

    @property
    def helps(self) -> frozenset[str]:  # type: ignore[override]  # it depends on the modifier
        if not any(isinstance(verb, IgnoreTime) for verb in self.rule):
            return frozenset()
        return frozenset({"time_of_a_step"} if self.duration == "this_move" else {"time"})

    def run(self, g: G, here: Step) -> None:
        for seat in seats_for(g, here, self, self.who):
            for verb in self.rule:
                g.last(verb, seat, until=UNTIL[self.duration], source=here.source, uses=self.uses)
