"""What is wrong with a world beyond its types: what `starboard check` says of it, a line a fault."""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.problems.campaign import campaign_problems
from starboard.games.iss_vanguard.problems.course import course_problems
from starboard.games.iss_vanguard.problems.names import name_problems
from starboard.games.iss_vanguard.problems.outcomes import outcome_problems
from starboard.games.iss_vanguard.problems.reach import reach_problems


def problems(book: Book) -> Iterator[str]:
    """Names that nothing defines, sectors that nobody reaches, missions, entries and notes that lead nowhere,
    tests that nobody can pass."""
    if book.campaign is not None:
        yield from campaign_problems(book, book.campaign)
        return
    yield from name_problems(book)
    yield from reach_problems(book)
    yield from course_problems(book)
    yield from outcome_problems(book)
