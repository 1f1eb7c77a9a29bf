"""Which games the contract plays, and whether all content comes into play in some of them."""

from collections.abc import Iterable, Sequence
from typing import Any

from starboard.kernel.cartridge import cartridges
from starboard.kernel.contract.run import Run
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup


def cases(
    game: type[Rules[Any]],
    seeds: int = 5,
    seats: Sequence[int] | None = None,
    worlds: Sequence[str] | None = None,
    difficulties: Sequence[str] | None = None,
) -> list[Setup]:
    """Every cartridge with every number of seats and every difficulty that matters there, each with so many seeds.

    The other settings of a table are gone through from seed to seed.
    """
    found = []
    for cartridge in worlds if worlds is not None else (list(cartridges(game)) if game.world is not None else [""]):
        for count in seats if seats is not None else game.seats:
            for difficulty in difficulties if difficulties is not None else (game.levels(count) or ("",)):
                for seed in range(1, seeds + 1):
                    chosen = tuple((s.key, s.values[seed % len(s.values)]) for s in game.settings)
                    found.append(Setup(count, seed, cartridge, difficulty, chosen))
    return found


def never_in_play(rules: Rules[Any], setups: Iterable[Setup]) -> list[str]:
    """The keys of content that came into play in none of these random games; it stops when there are none left."""
    missing = set(rules.keys())
    for setup in setups:
        if not missing:
            break
        run = Run(rules, setup)
        missing -= set(rules.in_play(run.g.s))
        while not run.g.over and len(run.said) <= rules.longest:
            said = run.choose()
            run.say(said.seat, said.option)
            missing -= set(rules.in_play(run.g.s))
    return sorted(missing)
