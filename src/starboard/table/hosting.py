"""What the host of a table decides: its name, who finds it, who comes in, who talks."""

from starboard.table.drafts import Actor, Draft, entries_of
from starboard.table.records import Settled
from starboard.table.refusal import Refusal
from starboard.table.table import Table


def change_settings(table: Table, by: Actor, name: str | None, listed: bool | None) -> Draft:
    """The host names the table, lists it or takes it off the list."""
    if table.host != by.person:
        raise Refusal("not_allowed")
    return Draft(entries_of(table, by, Settled(name, listed)))
