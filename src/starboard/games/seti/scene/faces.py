"""Cards as a reader may see them."""

from collections.abc import Iterator, Sequence

from starboard.games.seti.book import Book
from starboard.games.seti.wording import card_foot, card_rules, exertian_rules
from starboard.games.seti.world import Card as Printed
from starboard.kernel.scene import Amount, Card, Cards
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Verb, Verbs


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


def gains(verbs: Verbs, say: Say) -> tuple[Amount, ...]:
    """What verbs bring, as icons with their number."""
    found: dict[str, Amount] = {}
    for verb in verbs:
        icon, n = icon_of(verb), getattr(verb, "n", None)
        before = found.get(icon)
        label = f"{before.label}, {say.clause(verb)}" if before else say.clause(verb)
        n = n + before.value if before and before.value and n else n
        found[icon] = Amount(label, n, icon=icon)
    return tuple(found.values())


def icon_of(verb: Verb) -> str:
    """Of what is gained; of a trace its colour, where it has but one."""
    what: str = getattr(verb, "what", "")
    of: tuple[str, ...] = getattr(verb, "of", ())
    word = type(verb).__struct_config__.tag
    if word == "trace":
        return f"trace-{of[0]}" if len(of) == 1 else "trace"
    return what or str(word)


def exertian(t: Book, key: str, say: Say) -> Card:
    """A card of the Exertians that this reader may see."""
    card = t.exertians[key]
    return Card(key, say.text(card.title), rules=exertian_rules(card, say), flavour=say.flavour(key), art=key)


def pile(t: Book, id_: str, keys: Sequence[str], say: Say, label: str) -> Cards:
    return Cards(id_, say(label), tuple(face(t, key, say) for key in keys), empty=say("scene-empty"))
