"""What pieces and places are called: by the planet, by the texts, or by where they lie on the grid."""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.rules.exploration import around
from starboard.kernel.ids import Names
from starboard.kernel.texts import Say
from starboard.kernel.words import Id

PAGES = 8


def trigger_name(g: G, number: int, say: Say) -> str:
    """A trigger token on the timeline, by its kind."""
    kinds = {token.id: token.kind for token in g.s.triggers}
    return name_of(g, kinds[number], say)


NAMES = Names(
    explorer=lambda g, rest, say: say("explorer", n=int(rest[0]) + 1),
    trigger=lambda g, rest, say: trigger_name(g, int(rest[0]), say),
    page=lambda g, rest, say: say("page-of", n=int(rest[1]), most=PAGES),
    hidden=lambda g, rest, say: say("hidden-node"),
)


def name_of(g: G, id_: Id, say: Say) -> str:
    """The name of anything that an option, a refusal or an event touches; a number is a location of the grid."""
    if isinstance(id_, int):
        return unexplored(g, id_, say)
    title = g.book.titles.get(id_)
    return say.text(title) if title is not None else NAMES(g, id_, say)


def unexplored(g: G, place: int, say: Say) -> str:
    """A location without a card, by the node that it lies beside: the mover's, LUNA's, or any."""
    near = dict.fromkeys((g.s.explorers[g.s.active].at, g.s.luna, *g.s.nodes))
    for key in near:
        for side, at, _ in around(g, key) if key in g.s.nodes else ():
            if at == place and key == g.s.explorers[g.s.active].at:
                return say("unknown-side", side=say.word(f"side-{side}"))
            if at == place:
                return say("unknown-place", side=say.word(f"side-{side}"), beside=name_of(g, key, say))
    return say("unexplored")
