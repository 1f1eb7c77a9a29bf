"""Chance comes only from the state: one integer, moved on by splitmix64.  Each draw is a barrier for undo."""

from typing import Any, TypeVar

from starboard.kernel.secrets import Secret
from starboard.kernel.verbs import State
from starboard.kernel.words import Seat

T = TypeVar("T")
MASK = (1 << 64) - 1


def draw(rng: int) -> tuple[int, int]:
    """The next state of the generator, and a number of 64 bits."""
    rng = z = (rng + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return rng, z ^ (z >> 31)


def shuffle(items: list[T], rng: int) -> int:
    """Shuffle in place, and give back the generator's next state."""
    for i in range(len(items) - 1, 0, -1):
        rng = z = (rng + 0x9E3779B97F4A7C15) & MASK  # as `draw`, written out: worlds are dealt anew by the thousand
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        j = (z ^ (z >> 31)) % (i + 1)
        items[i], items[j] = items[j], items[i]
    return rng


class Chance:
    """The part of a game that draws."""

    __slots__ = ()
    s: Any

    def barrier(self) -> None:
        """Something hidden has come to light: nobody takes this answer back by themselves."""
        s: State = self.s
        s.barrier = s.answers

    def roll(self, sides: int, what: str = "") -> int:
        """A number in [0, sides): one that was laid ready for `what`, else from the generator of the state."""
        s: State = self.s
        s.barrier = s.answers
        if s.forced and s.forced.get(what):
            return s.forced[what].pop(0)
        s.rng, drawn = draw(s.rng)
        return drawn % sides

    def shuffle(self, items: list[Any]) -> None:
        self.barrier()
        self.s.rng = shuffle(items, self.s.rng)

    def draw(self, pile: list[T]) -> T:
        """The top of a face-down pile, which is the end of its list."""
        self.barrier()
        return pile.pop()

    def show(self, secret: Secret[T], *seats: Seat) -> Secret[T]:
        """The secret, known to these seats too, or to everybody when none is named."""
        self.barrier()
        return secret.show_to(*seats)
