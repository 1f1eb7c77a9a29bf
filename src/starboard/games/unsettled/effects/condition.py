"""A condition: one word of content, `{is: at_structure, kind: laboratory}`, and one question of fact; never spent."""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.part import goes_by
from starboard.games.unsettled.effects.who import Who, people
from starboard.games.unsettled.model.explorer import Explorer
from starboard.kernel import forms
from starboard.kernel.verbs import Step

__all__ = ["Condition", "any_of"]


class Condition(forms.Condition, frozen=True):
    """What every condition of content can say of itself beside whether it holds."""

    def goes_by_now(self, g: G, here: Step) -> int:
        """What it goes by as things stand; less only if certain."""
        return goes_by(g, here, self)


def any_of(g: G, here: Step, who: Who) -> list[Explorer]:
    return [g.s.explorers[seat] for seat in people(g, here, who)]
