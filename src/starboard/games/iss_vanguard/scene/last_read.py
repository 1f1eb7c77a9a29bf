"""The end of the journal: what was read last and who was lost, chapter by chapter, the newest first.  IV-STR-09

A scene is sent at every answer, so it holds the last entries alone.
"""

from typing import Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.ship import Chapter
from starboard.games.iss_vanguard.names import name_of
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.kernel.scene import Panel, Part, Prose
from starboard.kernel.texts import Say

MOST: Final = 12  # lines of the journal that a scene holds


def last_read(g: G, say: Say) -> tuple[Part, ...]:
    """Nothing, while nothing was read."""
    chapters = ship_of(g).journal
    left, found = MOST, list[Part]()
    for at in range(len(chapters) - 1, -1, -1):
        lines = chapters[at].lines[-left:] if left else []
        if lines:
            parts = tuple(_line(g, line, f"{at}-{n}", say) for n, line in reversed(list(enumerate(lines))))
            found.append(Panel(f"chapter-{at}", _title(g, chapters[at], say), parts))
        left -= len(lines)
    return (Panel("journal", say("journal"), tuple(found)),) if found else ()


def _title(g: G, chapter: Chapter, say: Say) -> str:
    world = name_of(g, chapter.world, say) if chapter.world else say("on-board")
    return say("chapter", n=chapter.number, title=world)


def _line(g: G, line: str, at: str, say: Say) -> Prose:
    kind, _, key = line.partition("-")
    if kind == "entry":
        entry = g.book.entries[key]
        return Prose(f"read-{at}", say.text(entry.title), tuple(say.text(entry.text).split("\n")))
    if kind == "lost":
        return Prose(f"read-{at}", "", (say("journal-lost", name=name_of(g, key, say)),))
    return Prose(f"read-{at}", "", (say("journal-result", result=key),))
