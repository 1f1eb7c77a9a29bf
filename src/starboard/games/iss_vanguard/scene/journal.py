"""The journal of a campaign: chapters by world, entries as they were read, what was chosen, who was lost and where.

IV-STR-08, IV-STR-09
"""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import HERE, G
from starboard.games.iss_vanguard.constants import MORALE
from starboard.games.iss_vanguard.model.ship import Chapter
from starboard.games.iss_vanguard.names import name_of
from starboard.kernel.forms import all_hold
from starboard.kernel.journal import JournalChapter, JournalItem
from starboard.kernel.offers import Judged
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Step


def journal(g: G, say: Say) -> tuple[JournalChapter, ...]:
    """All chapters so far, and the ending.  Only what the table has read is in the state at all."""
    ship = g.s.ship
    if ship is None:
        return _of_one_world(g, say)
    found = [
        JournalChapter(
            f"chapter-{at}",
            _title(g, at, chapter, say),
            tuple(_item(g, chapter.world, line, say) for line in chapter.lines),
            chapter.begun if chapter.begun >= 0 else None,
        )
        for at, chapter in enumerate(ship.journal)
    ]
    if ship.ending in g.book.endings:
        ending = g.book.endings[ship.ending]
        here = Step(Judged(), 0)
        more = [say.text(part.text) for part in ending.more if all_hold(g, here, part.requires)]
        end = JournalItem("ending", tuple(_paragraphs((say.text(ending.text), *more))))
        found.append(JournalChapter("ending", say.text(ending.title), (end,), g.s.answers))
    return tuple(found)


def _of_one_world(g: G, say: Say) -> tuple[JournalChapter, ...]:
    """A world that is played by itself has one chapter, with the entries in the order in which they were first read."""
    items = tuple(_item(g, g.s.planet, f"entry-{key}", say) for key in g.s.entries)
    return (JournalChapter("chapter-0", say.text(g.book.world(HERE).cartridge.title), items, 0),)


def _title(g: G, at: int, chapter: Chapter, say: Say) -> str:
    """`Pass 3: Tidewater`, `Pass 3: Back on board`; of the first chapter only where it plays."""
    assert g.s.ship is not None, "only a campaign has chapters"
    before = g.s.ship.journal[at - 1] if at else chapter
    word = "back-on-board" if before.world and before.number == chapter.number else "on-board"
    return say("chapter", n=chapter.number, title=name_of(g, chapter.world, say) if chapter.world else say(word))


def _item(g: G, world: str, line: str, say: Say) -> JournalItem:
    kind, _, key = line.partition("-")
    match kind:
        case "entry":
            entry = g.book.entries[key]
            return JournalItem("entry", tuple(_paragraphs((say.text(entry.text),))), say.text(entry.title))
        case "chose":
            return JournalItem("choice", (say("journal-chose", what=name_of(g, key, say)),))
        case "lost":
            return JournalItem(
                "loss",
                (say("journal-lost", name=name_of(g, key, say), where=name_of(g, world, say) if world else "board"),),
            )
        case _:
            return JournalItem("result", (say("journal-result", result=key),))


def _paragraphs(texts: tuple[str, ...]) -> Iterator[str]:
    for text in texts:
        yield from text.split("\n")


def standing_line(g: G, say: Say) -> str:
    """`Pass 5, over Verdigris, morale low`.  Nothing for a world that is played by itself."""
    ship = g.s.ship
    if ship is None:
        return ""
    where = g.s.planet or ship.system
    afield = "ground" if g.s.planet and ship.page in ("", "exploration") else "orbit"
    return say(
        "standing-line",
        n=ship.number,
        place=name_of(g, where, say),
        where=afield,
        morale=say.word(MORALE[ship.morale]).lower(),
    )
