"""Where every piece is: what the contract counts, and what has come into play."""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.constants import COLOURS, KINDS
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.discoveries import PlaceLeads, PutLead


def counts(book: Book, s: Table) -> dict[str, int]:
    """How many pieces of each kind there are, wherever they lie."""
    placing = sum(len(step.verb.tokens) for step in s.stack if isinstance(step.verb, PlaceLeads))
    putting = sum(isinstance(step.verb, PutLead) for step in s.stack)
    found = {
        "events": len(s.event) + len(s.event_done),
        "discoveries": sum(len(getattr(s, kind)) for kind in KINDS) + len(s.finds),
        "leads": len(s.bag) + sum(map(len, s.leads)) + len(s.leads_aside) + placing + putting,
        "uniques": len(s.uniques) + s.gained.get("unique", 0),
    }
    for seat in range(len(s.dice)):
        found[f"dice {seat}"] = _dice_missing(s, seat)
        found[f"cards {seat}"] = _cards_missing(s, seat)
        found[f"injury dice {seat}"] = _injury_dice_beside(s, seat)
    return found


def _dice_missing(s: Table, seat: int) -> int:
    """The dice of a member that lie nowhere: none."""
    me = next((member for member in s.members if member.seat == seat), None)
    if me is None or not (me.slots or me.used or me.lost or s.test):
        return 0
    found = [*me.slots, *me.used, *me.lost]
    for test in (*s.tests, *((s.test,) if s.test is not None else ())):
        found += [die.kind for die in test.pool if die.owner == seat]
        found += [kind for owner, kind in test.hand if owner == seat]
    return len(s.dice[seat]) - s.bought - len(found)


def _cards_missing(s: Table, seat: int) -> int:
    """Whether a card of a member lies in two places at once."""
    me = next((member for member in s.members if member.seat == seat), None)
    if me is None:
        return 0
    cards = [*me.deck, *me.hand, *me.spent, *me.gone]
    return len(cards) - len(set(cards))


def _injury_dice_beside(s: Table, seat: int) -> int:
    """The injury dice of a member that lie in no column, or in one where another lies: none.  IV-INJ-10"""
    me = next((member for member in s.members if member.seat == seat), None)
    if me is None:
        return 0
    return abs(len(me.harm) - len(COLOURS)) + sum(dice not in (0, 1) for dice in me.harm)


def in_play(s: Table) -> Iterator[str]:
    """What has come up so far."""
    yield from (*s.event_done, *s.finds, *s.missions, *s.missions_done, *s.entries)
    yield from (key for sector in s.sectors.values() for key in sector.places)
    yield from (threat.key for threat in s.threats)
    if s.circumstances:
        yield s.circumstances
    for me in s.members:
        yield from (me.crew, *me.hand, *me.spent, *me.equipment)
