"""The journal of a campaign: chapters by world, entries as they were read, who was lost; and where it stands."""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import MORALE
from starboard.games.iss_vanguard.model.ship import Chapter as Lines
from starboard.games.iss_vanguard.names import name_of
from starboard.kernel.forms import all_hold
from starboard.kernel.offers import Judged
from starboard.kernel.scene import Prose
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Step


def journal(g: G, say: Say) -> tuple[Prose, ...]:
    """The chapters that hold something, and the ending.  Only what the table has read is in the state at all."""
    ship = g.s.ship
    if ship is None:
        return ()
    found = [_chapter(g, at, lines, say) for at, lines in enumerate(ship.journal) if lines.lines]
    if ship.ending in g.book.endings:
        ending = g.book.endings[ship.ending]
        here = Step(Judged(), 0)
        more = [say.text(part.text) for part in ending.more if all_hold(g, here, part.requires)]
        found.append(Prose("ending", say.text(ending.title), (say.text(ending.text), *more)))
    return tuple(found)


def _chapter(g: G, at: int, chapter: Lines, say: Say) -> Prose:
    title = name_of(g, chapter.world, say) if chapter.world else say("on-board")
    return Prose(f"chapter-{at}", say("chapter", n=chapter.number, title=title), tuple(_lines(g, chapter, say)))


def _lines(g: G, chapter: Lines, say: Say) -> Iterator[str]:
    for line in chapter.lines:
        word, _, key = line.partition("-")
        if word == "entry":
            entry = g.book.entries[key]
            yield say.text(entry.title)
            yield say.text(entry.text)
        elif word == "lost":
            yield say("journal-lost", name=name_of(g, key, say))
        elif word == "result":
            yield say("journal-result", result=key)


def standing_line(g: G, say: Say) -> str:
    """`Pass 5, over Verdigris, morale low`.  Nothing for a world that is played by itself."""
    ship = g.s.ship
    if ship is None:
        return ""
    where = g.s.planet or ship.system
    afield = "ground" if g.s.planet and ship.page in ("", "exploration") else "orbit"
    return say(
        "standing-line", n=ship.number, place=name_of(g, where, say), where=afield, morale=say.word(MORALE[ship.morale])
    )
