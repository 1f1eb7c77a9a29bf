"""How the game ended, and how far the crew had come."""

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.kernel.scene import Counter, Ending, Panel
from starboard.kernel.show import ending
from starboard.kernel.texts import Say


def told(g: G, say: Say) -> Ending | None:
    """The ending with the pages that were turned, the turns it took, the land that is known and what stands on it."""
    end, s = ending(g, say), g.s
    task = g.book.tasks.get(s.task)
    if end is None or task is None:
        return end
    pages = len(task.pages)
    turned = s.page - 1 if end.kind == "loss" else pages
    built = sum(tile.built for tile in s.structures)
    journey = (
        Counter("journey-pages", say("journey-pages", n=pages), turned),
        Counter("journey-turns", say("journey-turns", n=s.turns), s.turns),
        Counter("journey-nodes", say("journey-nodes", n=len(s.nodes)), len(s.nodes)),
        Counter("journey-built", say("journey-built", n=built), built),
    )
    return structs.replace(end, parts=(Panel("journey", say("journey"), journey),))
