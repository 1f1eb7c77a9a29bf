"""Who plays on which side, and who counts for the mission.  OS-MOD-06, OS-MOD-25."""

from starboard.games.under_our_sun.book import Book, G
from starboard.games.under_our_sun.model.character import Character
from starboard.kernel.secrets import EVERYBODY
from starboard.kernel.words import Seat


def is_son(book: Book, c: Character) -> bool:
    """Whether its Team card is one of the Sons of Liberty; it may still be hidden."""
    card = book.teams.get(c.team.value)
    return card is not None and card.side == "son_of_liberty"


def the_son(g: G) -> Character | None:
    """The Son of Liberty player's character, if one was dealt."""
    if not g.s.semi:
        return None
    return next((c for c in g.s.characters if is_son(g.book, c)), None)


def is_open(c: Character) -> bool:
    """Whether its Team card lies face up."""
    return c.team.to == EVERYBODY


def mission_people(g: G) -> list[Character]:
    """The characters that the mission counts: all but a revealed Son of Liberty.  OS-MOD-25."""
    if not g.s.semi:
        return g.s.characters
    return [c for c in g.s.characters if not (is_open(c) and is_son(g.book, c))]


def survivors(g: G) -> list[Character]:
    """The characters of the Survivors, whatever is known of them.  OS-END-07."""
    return [c for c in g.s.characters if not is_son(g.book, c)] if g.s.semi else g.s.characters


def seats_of(people: list[Character]) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys(c.seat for c in people))


def turn_up_teams(g: G) -> None:
    """All Team cards in play lie face up from now on; those left over stay unseen.  OS-MOD-05, OS-MOD-06."""
    for c in g.s.characters:
        c.team = c.team.show_to()
