"""The log entry that was read last, while its choice is open; it can be read again in the log."""

from starboard.games.iss_vanguard.book import G
from starboard.kernel.scene import Panel, Prose
from starboard.kernel.texts import Say


def entry_panel(g: G, say: Say) -> tuple[Panel, ...]:
    """The last entry that the team read."""
    if not g.s.entries:
        return ()
    entry = g.book.entries[list(g.s.entries)[-1]]
    prose = Prose(f"entry-{entry.key}", say.text(entry.title), tuple(say.text(entry.text).split("\n")))
    return (Panel("entry", say("log-entry"), (prose,)),)
