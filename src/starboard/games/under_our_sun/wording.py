"""Cards as text, written from their verbs."""

from collections.abc import Iterator

from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.world import Ability, EnemyCard, MissionCard, Piece
from starboard.kernel.texts import Say, sentence
from starboard.kernel.verbs import Verb


def card_text(piece: Piece, say: Say) -> str:
    """All that a card says: what it does as it comes, its abilities, and the rules that it changes."""
    found = [_sentences(getattr(piece, "does", ()), say)]
    if isinstance(piece, EnemyCard):
        found += [_labelled("card-arrival", piece.arrival, say), _labelled("card-hit", piece.hit, say)]
    found += [ability_text(ability, say) for ability in piece.abilities]
    found.append(_sentences(piece.static, say, say("text-you")))
    if isinstance(piece, MissionCard):
        found.append(say("card-goal", what=say.facts(piece.goal)) if piece.aim is None else say.text(piece.aim))
    return " ".join(text for text in found if text)


def ability_text(ability: Ability, say: Say) -> str:
    """An ability: when, at what price, what it needs, what it does."""
    moment = say(f"when-{ability.when.replace('_', '-')}", which=say.word(ability.which) if ability.which else "none")
    price = say("card-ap", n=ability.ap) if ability.ap else ""
    needs = say("card-if", what=say.facts(ability.requires)) if ability.requires else ""
    cost = say("card-cost", what=say.told(ability.cost)) if ability.cost else ""
    limit = say(f"limit-{ability.limit}") if ability.limit else ""
    head = " ".join(part for part in (moment, price, needs, cost, limit) if part)
    return say("card-ability", head=head, does=_sentences(ability.does, say))


def _labelled(key: str, verbs: tuple[Verb, ...], say: Say) -> str:
    return say(key, does=_sentences(verbs, say)) if verbs else ""


def _sentences(verbs: tuple[Verb, ...], say: Say, subject: str = "") -> str:
    return " ".join(sentence(line) for line in say.lines(verbs, subject=subject)) if verbs else ""


def all_texts(book: Book, say: Say) -> Iterator[tuple[str, str]]:
    """Every generated text of the box and the mission, under the key of what it is printed on."""
    for piece in book.pieces():
        if text := card_text(piece, say):
            yield piece.key, text
