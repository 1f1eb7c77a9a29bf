"""What things are worth in points, as the game goes on: stock, income, and what the verbs of content bring."""

from collections.abc import Callable
from typing import Any, TypeAlias

from starboard.games.seti.effects.aliens import AnomalyReward, BoardSample, SampleReward
from starboard.games.seti.effects.cards import AlienCard, Card, IncomeResource, Random, TakeRow
from starboard.games.seti.effects.gains import Gain, Income, TuckSelf
from starboard.games.seti.effects.probes import Land, Launch, Move, Orbit
from starboard.games.seti.effects.sky import Scan, Signal, Tech, Trace
from starboard.games.seti.rules.modifiers import InsteadOfPublicity
from starboard.kernel.force import Last, Whenever
from starboard.kernel.forms import If, May, Pay, Per, Repeat
from starboard.kernel.verbs import Verb

# Everything is priced at six moments: the five rounds, and the time when nothing can be used any more.
Prices: TypeAlias = tuple[float, float, float, float, float, float]
MOMENTS = range(6)
LAST = 4  # the moment of the last round

STOCK: dict[str, Prices] = {
    "vp": (1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    "credit": (2.7, 2.6, 2.4, 2.1, 1.4, 0.0),
    "energy": (2.5, 2.4, 2.2, 1.9, 1.2, 0.0),
    "publicity": (1.6, 1.5, 1.3, 1.0, 0.5, 0.0),
    "data": (1.9, 1.8, 1.7, 1.5, 1.0, 0.0),
    "card": (2.4, 2.3, 2.1, 1.7, 0.7, 0.0),
    "exofossil": (2.5, 2.5, 2.5, 2.2, 1.8, 0.0),
}
CREDIT, ENERGY, PUBLICITY, DATA, CARD = (STOCK[what] for what in ("credit", "energy", "publicity", "data", "card"))
TECH: Prices = (9.0, 8.0, 6.5, 4.5, 1.5, 0.0)
TRACE: Prices = (7.5, 7.5, 7.0, 6.5, 6.0, 5.0)
SIGNAL: Prices = (3.4, 3.3, 3.1, 2.7, 2.0, 0.0)
ALIEN: Prices = (4.0, 4.0, 3.5, 3.0, 1.5, 0.0)
PROBE: Prices = (6.5, 6.5, 6.0, 5.0, 2.0, 0.0)
OTHER = 1.0  # a verb of which nothing is known

INCOME: dict[str, Prices] = {
    what: tuple(sum(STOCK[what][later] for later in range(now + 1, LAST + 1)) for now in MOMENTS)  # type: ignore[misc]
    for what in ("credit", "energy", "card", "publicity", "data")
}  # what a tucked card still brings, from the next income on
TUCK: Prices = tuple(INCOME["credit"][now] + CREDIT[now] - CARD[now] for now in MOMENTS)  # type: ignore[assignment]


def worth(verbs: tuple[Verb, ...], now: int) -> float:
    """What these verbs bring to who resolves them at that moment."""
    return sum(WORTH.get(type(verb), _other)(verb, now) for verb in verbs)


def _other(verb: Any, now: int) -> float:
    return OTHER


WORTH: dict[type[Verb], Callable[[Any, int], float]] = {
    Gain: lambda verb, now: verb.n * STOCK[verb.what][now],
    Income: lambda verb, now: TUCK[now],
    TuckSelf: lambda verb, now: TUCK[now] + CARD[now],
    Card: lambda verb, now: 1.2 * verb.n * CARD[now],
    Random: lambda verb, now: verb.n * CARD[now],
    TakeRow: lambda verb, now: 3 * CARD[now],
    AlienCard: lambda verb, now: verb.n * ALIEN[now],
    IncomeResource: lambda verb, now: CREDIT[now],
    Signal: lambda verb, now: verb.n * (SIGNAL[now] - DATA[now] * verb.nodata),
    Scan: lambda verb, now: 2 * SIGNAL[now],
    Tech: lambda verb, now: TECH[now] + 3.0,
    Trace: lambda verb, now: TRACE[now],
    Move: lambda verb, now: 0.7 * verb.n * ENERGY[now],
    Launch: lambda verb, now: PROBE[now],
    Orbit: lambda verb, now: 0.6 * (CREDIT[now] + ENERGY[now] + 4.0),
    Land: lambda verb, now: 0.6 * (2 * ENERGY[now] + 5.0),
    May: lambda verb, now: max(0.0, worth(verb.does, now)),
    Pay: lambda verb, now: 0.5 * worth(verb.does, now),
    If: lambda verb, now: 0.5 * worth(verb.does, now),
    Per: lambda verb, now: 1.5 * worth(verb.does, now),
    Repeat: lambda verb, now: verb.n * worth(verb.does, now),
    Last: lambda verb, now: worth(verb.rule, now),
    Whenever: lambda verb, now: worth(verb.does, now),
    InsteadOfPublicity: lambda verb, now: worth(verb.does, now),
    AnomalyReward: lambda verb, now: CREDIT[now],
    SampleReward: lambda verb, now: 2 * CREDIT[now],
    BoardSample: lambda verb, now: 2 * CREDIT[now],
}
