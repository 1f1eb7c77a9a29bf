"""What pieces and places are called: by the planet, by the texts, or by where they lie on the grid."""

from typing import get_args

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import Resource
from starboard.games.unsettled.rules.exploration import around
from starboard.games.unsettled.rules.resources import in_store
from starboard.kernel.ids import Names, number_of, parts_of, word_of
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Verb
from starboard.kernel.words import Id

PAGES = 8
RESOURCES = get_args(Resource)


def trigger_name(g: G, number: int, say: Say) -> str:
    """A trigger token on the timeline, by its kind."""
    kinds = {token.id: token.kind for token in g.s.triggers}
    return name_of(g, kinds[number], say)


def cannot(g: G, part: Verb, say: Say) -> str:
    """Why something is not open: what of it cannot be paid or done, and how much of it there is."""
    kind = getattr(part, "kind", "")
    have = in_store(g, kind) if kind in RESOURCES else 0
    if lack := say.lack(part, have=have):
        return lack
    does = say.to((part,))
    return say("cannot", does=does) if does else say("cannot-happen", does=say.clause(part))


NAMES = Names(
    explorer=lambda g, rest, say: say.seat(int(rest[0]), "explorer"),
    trigger=lambda g, rest, say: trigger_name(g, int(rest[0]), say),
    page=lambda g, rest, say: say("page-of", n=int(rest[1]), most=PAGES),
    hidden=lambda g, rest, say: say("hidden-node"),
    fact=lambda g, rest, say: say.fact_of(g.book.spaces[rest[0]].requires[int(rest[1])]),
    part=lambda g, rest, say: cannot(g, g.book.judged[rest[0]][int(rest[1])], say),
    bonus=lambda g, rest, say: cannot(g, g.book.judged_bonus[int(rest[1]), rest[0]][int(rest[2])], say),
    claim=lambda g, rest, say: say.fact_of(g.book.clauses[rest[0]][int(rest[1])].requires[int(rest[2])]),
    price=lambda g, rest, say: cannot(g, g.book.judged_cost[rest[0], int(rest[1])][int(rest[2])], say),
)


def name_of(g: G, id_: Id, say: Say) -> str:
    """The name of anything that an option, a refusal or an event touches; a number is a location of the grid."""
    if isinstance(id_, int):
        return unknown_place(g, id_, say)
    title = g.book.titles.get(id_)
    return say.text(title) if title is not None else NAMES(g, id_, say)


def phrase_of(g: G, id_: Id, say: Say) -> str:
    """The same inside a sentence: a noun with its article, a title in quotation marks."""
    noun = say.noun(str(id_))
    if noun is not None:
        return noun.bare
    if word_of(id_) == "explorer":
        return say.seat(number_of(id_, "explorer"), "explorer-in")
    if word_of(id_) == "page":
        return say("page-in", n=int(parts_of(id_)[2]), most=PAGES)
    return say.quote(name_of(g, id_, say)) if id_ in g.book.titles else name_of(g, id_, say)


def unknown_place(g: G, place: int, say: Say) -> str:
    """A location without a card, by the node that it lies beside: the mover's, LUNA's, or any."""
    near = dict.fromkeys((g.s.explorers[g.s.active].at, g.s.luna, *g.s.nodes))
    for key in near:
        for side, at, _ in around(g, key) if key in g.s.nodes else ():
            if at == place and key == g.s.explorers[g.s.active].at:
                return say("unknown-side", side=say.word(f"side-{side}"))
            if at == place:
                beside = phrase_of(g, key, say)
                return say("unknown-place", side=say.word(f"side-{side}"), beside=beside, **say.cases("beside", beside))
    return say("unexplored")
