"""What an option costs, shown before it is chosen."""

from collections.abc import Callable
from typing import TypeAlias

from starboard.games.seti.constants import (
    ANALYZE_ENERGY,
    BUY_PUBLICITY,
    LAUNCH_CREDITS,
    ORBIT_CREDITS,
    ORBIT_ENERGY,
    RESEARCH_PUBLICITY,
    SCAN_CREDITS,
    SCAN_ENERGY,
)
from starboard.games.seti.rules.land import land_cost
from starboard.games.seti.rules.movement import price
from starboard.games.seti.rules.turn import ChooseAction
from starboard.games.seti.tables import G, tables
from starboard.kernel.scene import Amount
from starboard.kernel.texts import Say
from starboard.kernel.words import Option, Seat

Price: TypeAlias = dict[str, int]  # what of the stock, and how many

MAIN: dict[str, Price] = {
    "launch": {"credits": LAUNCH_CREDITS},
    "orbit": {"credits": ORBIT_CREDITS, "energy": ORBIT_ENERGY},
    "scan": {"credits": SCAN_CREDITS, "energy": SCAN_ENERGY},
    "analyze": {"energy": ANALYZE_ENERGY},
    "research": {"publicity": RESEARCH_PUBLICITY},
}
PARTS: dict[str, Price] = {"mercury": {"publicity": 1}, "launch": {"energy": 1}}


def play_price(g: G, seat: Seat, option: Option) -> Price:
    card = tables(g).cards[str(option.ids[0])]
    return {"credits" if card.pays == "credit" else "energy": card.cost}


def fly_price(g: G, seat: Seat, option: Option) -> Price:
    probe = next(probe for probe in g.s.probes if f"probe-{probe.id}" == option.ids[0])
    return {"energy": price(g, seat, probe.at)}


PRICES: dict[str, Callable[[G, Seat, Option], Price]] = {
    "play": play_price,
    "fly": fly_price,
    "buy": lambda g, seat, option: {"publicity": BUY_PUBLICITY},
    "move_energy": lambda g, seat, option: {"energy": 1},
    "part": lambda g, seat, option: PARTS.get(str(option.ids[0]), {}),
    "place": lambda g, seat, option: {"data": 1},
}


def price_of(g: G, seat: Seat, option: Option) -> Price:
    """What the seat pays for an option: a main action has its standard cost only where it is not granted."""
    if option.key in PRICES:
        return PRICES[option.key](g, seat, option)
    if not isinstance(g.s.stack[-1].verb, ChooseAction):
        return {}
    if option.key == "land":
        return {"energy": land_cost(g, seat, str(option.ids[0]))}
    return MAIN.get(option.key, {})


def changes(g: G, seat: Seat, option: Option, say: Say) -> tuple[Amount, ...]:
    paid = price_of(g, seat, option)
    return tuple(Amount(say(f"stock-{what}"), by=-n, icon=what) for what, n in paid.items() if n)
