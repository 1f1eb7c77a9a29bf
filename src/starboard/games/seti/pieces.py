"""Where every card of the main deck is: each lies in exactly one place at every moment."""

from starboard.games.seti.book import Book
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.table import Table
from starboard.games.seti.rules.play import PutAway


def in_play(s: Table) -> list[str]:
    """The cards that somebody has seen: the row, the discard pile, hands, and what lies in front of players."""
    found = [*(card for card in s.row if card), *s.discards]
    for p in s.players:
        found += [*p.hand, *p.apart, *p.tucked, *p.done, *p.kept]
        found += [card.value for card in p.aliens]
        found += [mission.card for mission in p.missions]
        found += [waiting.card for waiting in p.waiting]
    for place in s.species:
        found += [*place.discards, *([place.face_up] if place.face_up else [])]
    return found


def resolving(s: Table) -> list[str]:
    """A card that is being resolved is in no hand and on no pile.  SE-PLY-08."""
    held = set(in_play(s))
    found = []
    for step in s.stack:
        verb = step.verb
        card = verb.card if isinstance(verb, Source | PutAway) else ""
        if card and card not in held and card not in found:
            found.append(card)
    return found


def main_cards(tables: Book, s: Table) -> int:
    """How many cards of the main deck there are in all."""
    faced_down = [card.value for pile in (*s.stacks, s.taken_away) for card in pile]
    everywhere = [*s.deck, *in_play(s), *resolving(s), *faced_down]
    return sum(not tables.cards[card].species for card in everywhere)
