"""What a cartridge holds: one field, one YAML file."""

from msgspec import Struct

from starboard.kernel.cartridge import About
from starboard.kernel.texts import Text
from starboard.kernel.verbs import Verbs


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan: what launching it costs, and what it does."""

    key: str
    title: Text
    cost: int
    does: Verbs


class World(Struct, frozen=True):
    """A folder of `cartridges/`."""

    cartridge: About
    cards: tuple[Card, ...]
