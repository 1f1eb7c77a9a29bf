"""The log entry that was read last, while its choice is open; it can be read again in the log."""

from starboard.games.iss_vanguard.book import G
from starboard.kernel.scene import Panel, Prose
from starboard.kernel.texts import Say


def is_read_now(g: G) -> bool:
    """Whether an entry lies open: what is asked comes from it."""
    return bool(g.s.stack) and str(g.s.stack[-1].source) in g.s.entries


def entry_panel(g: G, say: Say) -> tuple[Panel, ...]:
    """The entry whose choice is open, in front; else the last one that came new to the team."""
    if not g.s.entries:
        return ()
    entry = g.book.entries[str(g.s.stack[-1].source) if is_read_now(g) else list(g.s.entries)[-1]]
    prose = Prose(f"entry-{entry.key}", say.text(entry.title), tuple(say.text(entry.text).split("\n")))
    return (Panel("entry", say("log-entry"), (prose,), opens=is_read_now(g)),)
