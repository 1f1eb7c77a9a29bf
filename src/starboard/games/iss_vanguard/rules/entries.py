"""Log entries: read when an effect names them, in the order of naming.  IV-STR-08, IV-STR-09"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.pages import write
from starboard.kernel.verbs import Step, Verb


class ReadEntry(Verb, frozen=True):
    """A log entry is read to all, then its instructions are followed; nobody takes back to before it.  IV-STR-08"""

    entry: str

    def run(self, g: G, here: Step) -> None:
        s = g.s
        if self.entry not in s.entries and not g.turn_page():
            return
        g.barrier()
        s.entries[self.entry] = s.entries.get(self.entry, 0) + 1
        write(g, f"entry-{self.entry}")
        g.did("entry", here.seat, self.entry)
        g.flow(here.seat, g.book.entries[self.entry].does, self.entry)

    fixed: ClassVar[bool] = True
