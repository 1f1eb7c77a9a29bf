"""How many records a table takes: nobody fills it so that the others cannot play their game to its end.

What is no answer has a share of its own, and so have those who only look on.
"""

from starboard.table.bounds import RECORDS
from starboard.table.drafts import Draft
from starboard.table.records import Answered, Chatted, Requested, Seated
from starboard.table.refusal import Refusal
from starboard.table.table import Table

ASIDE = 20_000  # that are no answers: chat, requests, undo; seats change hands as long as there is any place
OF_SPECTATORS = 2_000  # of people without a seat


def check_space(table: Table, draft: Draft) -> None:
    """Refuse a change for which the table has no place."""
    if table.seq >= RECORDS:
        raise Refusal("not_allowed", key="table_full", most=RECORDS)
    kinds = {type(entry.what) for entry in draft.entries}
    if table.records_aside >= ASIDE and not kinds & {Answered, Seated}:
        raise Refusal("not_allowed", key="table_aside", most=ASIDE)
    by = draft.entries[0].by
    if table.records_of_spectators >= OF_SPECTATORS and kinds & {Chatted, Requested} and table.looks_on(by):
        raise Refusal("not_allowed", key="table_spectators", most=OF_SPECTATORS)
