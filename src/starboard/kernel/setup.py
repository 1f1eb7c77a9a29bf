"""What a new game is made from."""

from typing import Annotated

from msgspec import Struct

from starboard.kernel.secrets import NOBODY


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new game is made from.  The same setup and the same answers give the same game, bit for bit."""

    seats: int = 2
    seed: Annotated[int, NOBODY] = 0  # who sees the seed sees the future
    cartridge: str = ""
    difficulty: str = ""
    options: tuple[tuple[str, str], ...] = ()

    def option(self, key: str, default: str = "") -> str:
        return dict(self.options).get(key, default)
