"""What ids are called in options, refusals and the log: cards by their titles."""

from my_game.book import G
from starboard.kernel.ids import Names
from starboard.kernel.texts import Say
from starboard.kernel.words import Id

NAMES = Names()


def name_of(g: G, id_: Id, say: Say) -> str:
    title = g.book.titles.get(str(id_))
    return say.text(title) if title is not None else NAMES(g, id_, say)
