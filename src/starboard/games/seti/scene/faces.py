"""Cards as a reader may see them, and whose marker lies on a space."""

from collections.abc import Sequence

from starboard.games.seti.constants import FREE, NEUTRAL
from starboard.games.seti.names import card_foot, card_rules
from starboard.games.seti.tables import Tables
from starboard.kernel.scene import Amount, Card, Cards
from starboard.kernel.texts import Say


def face(t: Tables, key: str, say: Say, note: str = "") -> Card:
    """A card that this reader may see."""
    card = t.cards[key]
    icon = "credit" if card.pays == "credit" else "energy"
    return Card(
        key,
        say.text(card.title),
        say(f"kind-{card.kind}"),
        card_rules(card, say),
        say.text(card.flavour) if card.flavour else "",
        (Amount(say.word(icon), card.cost, icon=icon),),
        card_foot(card, say) + (f" {note}." if note else ""),
        key,
    )


def pile(t: Tables, id_: str, keys: Sequence[str], say: Say, label: str) -> Cards:
    return Cards(id_, say(label), tuple(face(t, key, say) for key in keys), empty=say("scene-empty"))


def holder(mark: int, say: Say) -> str:
    if mark == FREE:
        return say("scene-free")
    return say("scene-neutral") if mark == NEUTRAL else say("text-seat", n=mark + 1)
