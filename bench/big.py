"""A state as heavy as a real game's: 400 cards, four players, sixty nodes of a map; for timing fork, save and load.

It follows the advice that the games follow: frozen leaves, ids instead of references, dense things as numbers.
"""

from typing import Annotated, ClassVar

from msgspec import Struct

from starboard.kernel.force import When, Whenever
from starboard.kernel.rules import Rules
from starboard.kernel.secrets import hidden
from starboard.kernel.verbs import Ask, Lasting, Scope, State, Step

CARDS, SEATS, NODES = 400, 4, 60


class Node(Struct, frozen=True):
    """A place of the map: what it is, what lies there, what leads on."""

    kind: int
    x: int
    y: int
    resources: tuple[int, ...]
    edges: tuple[int, ...]
    explored: bool = False


class Player(Struct):
    seat: int
    stocks: list[int]
    hand: Annotated[list[int], hidden("deck", owner=True)] = []
    tableau: list[int] = []
    tracks: list[int] = []
    at: int = 0


class Big(State):
    players: list[Player] = []
    nodes: list[Node] = []
    deck: Annotated[list[int], hidden("deck")] = []
    discard: list[int] = []
    row: list[int] = []
    tracks: dict[str, int] = {}


class BigTurn(Scope, frozen=True):
    """A turn of the heavy state."""


class BigMove(Ask, frozen=True):
    """A question of the heavy state."""

    steps: int = 1


class BigRules(Rules[Big]):
    """Only what reading and writing the state needs."""

    key: ClassVar = "bench"
    state: ClassVar = Big
    verbs: ClassVar = ("bench.big",)


def big_state() -> Big:
    """In the middle of a game: full hands, a stack of a dozen steps, a few things in force."""
    cards = iter(range(CARDS))
    players = [
        Player(
            seat,
            stocks=[5] * 12,
            hand=[next(cards) for _ in range(10)],
            tableau=[next(cards) for _ in range(15)],
            tracks=[3] * 8,
        )
        for seat in range(SEATS)
    ]
    nodes = [
        Node(
            i % 7,
            i % 8,
            i // 8,
            (i % 3, i % 2),
            tuple(n for n in (i - 1, i + 1, i - 8, i + 8) if 0 <= n < NODES),
            i < 40,
        )
        for i in range(NODES)
    ]
    row = [next(cards) for _ in range(5)]
    discard = [next(cards) for _ in range(120)]
    return Big(
        stack=[
            Step(BigTurn(open=True, serial=i), i % 4) if i % 3 == 0 else Step(BigMove(i), i % 4, i) for i in range(12)
        ],
        lasting=[Lasting(Whenever(When("mark"), ()), seat, ("turn",), 1, seat) for seat in range(SEATS)],
        players=players,
        nodes=nodes,
        deck=list(cards),
        discard=discard,
        row=row,
        tracks={"time": 7, "trust": 3, "round": 2},
    )
