"""What is wrong with a mission beyond its types: what `starboard check` says of it, a line a fault."""

from collections import Counter
from collections.abc import Iterator

from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.effects.enemies import Spawn
from starboard.games.under_our_sun.effects.people import Vote
from starboard.games.under_our_sun.problems.course import course_problems
from starboard.games.under_our_sun.problems.names import name_problems
from starboard.games.under_our_sun.world import Ability
from starboard.kernel.forms import ChooseOne, ChooseUpTo
from starboard.kernel.lint import walk

CARDS = 5  # of a mission on the shelf


def problems(book: Book) -> Iterator[str]:
    """Keys that stand twice, names that nothing defines, goals that nothing completes, choices that are none."""
    yield from _keys(book)
    yield from name_problems(book)
    yield from course_problems(book)
    for path, value in walk(book.mission, "mission"):
        if isinstance(value, Vote | ChooseOne | ChooseUpTo):
            yield from _ways(path, value)
        elif isinstance(value, Spawn):
            yield from _spawn(book, path, value)
        elif isinstance(value, Ability):
            yield from _ability(path, value)
    if book.world.cartridge.listed and len(book.mission.cards) != CARDS:
        yield f"mission.cards: {len(book.mission.cards)} cards; expected: {CARDS}, or `listed: false` in cartridge.yaml"
    if book.mission.days < 1:
        yield f"mission.days: {book.mission.days}; expected: 1 or more; the Night of that day is the last"


def _keys(book: Book) -> Iterator[str]:
    """No key of a mission stands twice or belongs to the box: the log and saves name everything by its key."""
    mission = book.mission
    box = {piece.key for piece in book.pieces()} - {card.key for card in mission.cards}
    own = [(name, piece.key) for name in ("cards", "markers", "counters") for piece in getattr(mission, name)]
    twice = {key for key, n in Counter(key for _, key in own).items() if n > 1}
    for name, key in dict.fromkeys(own):
        if key in twice:
            yield f"mission.{name}[{key}]: the key {key} stands here twice; expected: a key of its own for each"
        elif key in box:
            yield f"mission.{name}[{key}]: the box has something called {key}; expected: a key that is new"


def _ways(path: str, value: Vote | ChooseOne | ChooseUpTo) -> Iterator[str]:
    word = "vote" if isinstance(value, Vote) else "choice"
    if len(value.among) < 2:
        yield f"{path}: a {word} among {len(value.among)}; expected: two ways or more in `among`"
    yield from (
        f"{path}: two ways of this {word} have the key {key}"
        for key, n in Counter(way.key for way in value.among).items()
        if n > 1
    )
    for way in value.among:
        if way.title is None:
            yield f"{path}.among[{way.key}]: no title; expected: `title: {{en: …, fr: …}}`, as it is offered"


def _spawn(book: Book, path: str, verb: Spawn) -> Iterator[str]:
    """An enemy that is asked for by what it is: one of the deck is."""
    alike = [
        card for card in book.enemies.values() if verb.type in ("", card.type) and verb.faction in ("", card.faction)
    ]
    tiers = sorted({card.tier for card in alike})
    if not alike:
        yield f"{path}: no enemy is {verb.type} and of {verb.faction}; expected: one of the two left out"
    elif verb.tier and verb.tier not in tiers:
        yield f"{path}.tier: no such enemy is of tier {verb.tier}; expected: {', '.join(map(str, tiers))}"


def _ability(path: str, ability: Ability) -> Iterator[str]:
    if not ability.does:
        yield f"{path}: it does nothing; expected: verbs in `does`"
    if ability.when != "mission":
        return
    if ability.title is None:
        yield f"{path}: a mission action without a title; expected: `title: {{en: …, fr: …}}`, as it is offered"
    if not (ability.ap or ability.cost or ability.limit):
        yield f"{path}: a mission action without `ap`, `cost` or `limit` can be taken without end"
