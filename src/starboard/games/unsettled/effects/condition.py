"""A condition: one word of content, `{is: at_structure, kind: laboratory}`, and one question of fact; never spent."""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.who import Who, people
from starboard.games.unsettled.model.explorer import Explorer
from starboard.kernel.forms import Condition
from starboard.kernel.verbs import Step

__all__ = ["Condition", "any_of"]


def any_of(g: G, here: Step, who: Who) -> list[Explorer]:
    return [g.s.explorers[seat] for seat in people(g, here, who)]
