"""A condition: one word of content, `{is: at_structure, kind: laboratory}`, and one question of fact; never spent."""

from msgspec import Struct

from starboard.games.unsettled.effects.who import Who, people
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.table import G
from starboard.kernel.verbs import Step, snake


class Condition(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="is", tag=snake):
    def holds(self, g: G, here: Step) -> bool:
        raise NotImplementedError


def any_of(g: G, here: Step, who: Who) -> list[Explorer]:
    return [g.s.explorers[seat] for seat in people(g, here, who)]
