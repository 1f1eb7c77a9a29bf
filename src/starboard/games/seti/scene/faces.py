"""Cards as a reader may see them."""

from collections.abc import Iterator, Sequence

from starboard.games.seti.book import Book
from starboard.games.seti.wording import card_foot, card_rules, exertian_rules
from starboard.games.seti.world import Card as Printed
from starboard.kernel.scene import Amount, Card, Cards
from starboard.kernel.texts import Say


def face(t: Book, key: str, say: Say, note: str = "") -> Card:
    """A card that this reader may see."""
    card = t.cards[key]
    icon = "credit" if card.pays == "credit" else "energy"
    return Card(
        key,
        say.text(card.title),
        say(f"kind-{card.kind}"),
        card_rules(card, say),
        say.flavour(key),
        (Amount(say.word(icon), card.cost, icon=icon),),
        card_foot(card, say) + (f" {note}." if note else ""),
        key,
        signs=tuple(signs(card, say)),
    )


def signs(card: Printed, say: Say) -> Iterator[Amount]:
    """The corners of a card as icons: what discarding it gives, the colour it scans, the income it is good for."""
    for verb in card.corner:
        yield Amount(say.clause(verb), getattr(verb, "n", 1), icon=getattr(verb, "what", "move"))
    yield Amount(say.word(card.sector), icon=f"sector-{card.sector}")
    yield Amount(say.word(card.income), by=1, icon=card.income)


def exertian(t: Book, key: str, say: Say) -> Card:
    """A card of the Exertians that this reader may see."""
    card = t.exertians[key]
    return Card(key, say.text(card.title), rules=exertian_rules(card, say), flavour=say.flavour(key), art=key)


def pile(t: Book, id_: str, keys: Sequence[str], say: Say, label: str) -> Cards:
    return Cards(id_, say(label), tuple(face(t, key, say) for key in keys), empty=say("scene-empty"))
