"""The chapter of the rulebook that a world writes: its own rule, and what lies open of circumstances and missions."""

from collections.abc import Sequence

from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.wording import card_lines
from starboard.games.iss_vanguard.world import World
from starboard.kernel.rulebook import Chapter, Paragraph
from starboard.kernel.texts import Say, sentence


def world_chapter(book: Book, s: Table, say: Say) -> Chapter:
    """The world on which the team is, as it lies open now."""
    world = book.world(s.planet)
    in_force = s.circumstances or world.planet.circumstances
    return _chapter(book, world, in_force, s.missions, [threat.key for threat in s.threats], say)


def printed_chapter(book: Book, world: World, say: Say) -> Chapter:
    """A world as it is printed, before anybody has landed."""
    planet = world.planet
    return _chapter(book, world, planet.circumstances, planet.missions, list(planet.threats), say)


def _chapter(
    book: Book, world: World, circumstances: str, missions: Sequence[str], threats: Sequence[str], say: Say
) -> Chapter:
    cards = [
        *((book.circumstances[circumstances],) if circumstances else ()),
        *(book.missions[key] for key in missions),
        *(book.threats[key] for key in threats),
    ]
    own = " ".join(sentence(line) for line in say.lines(world.planet.static, subject=say("text-you")))
    law = (Paragraph(own, (), say("book-law")),) if own else ()
    told = (Paragraph(text, (), say.text(card.title)) for card in cards if (text := "\n".join(card_lines(card, say))))
    return Chapter(say("book-world", world=say.text(world.cartridge.title)), (*law, *told))
