"""The chapter of the rulebook that a mission writes: its day limit, and the cards that were revealed."""

from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.wording import card_lines
from starboard.kernel.nouns import Text
from starboard.kernel.rulebook import Chapter, Paragraph
from starboard.kernel.texts import Say


def mission_chapter(book: Book, title: Text, revealed: int, say: Say) -> Chapter:
    """The mission's own rules as far as they are known; never a card ahead.  OS-MIS-01, OS-MIS-04, OS-MIS-08"""
    mission = book.mission
    cards = (
        Paragraph("\n".join(card_lines(card, say)), ("OS-MIS-01",), say.text(card.title))
        for card in mission.cards[:revealed]
    )
    limit = Paragraph(say("book-days", n=mission.days), ("OS-MIS-08",), say("book-limit"))
    return Chapter(say("book-mission", mission=say.text(title)), (Paragraph(say.text(mission.briefing)), limit, *cards))
