"""Random games of the six missions keep the contract of the console."""

from starboard.games.under_our_sun import UnderOurSun
from starboard.testing import contract

TestContract = contract(
    UnderOurSun,
    seeds=1,
    cartridges=["dry_well", "late_walkers", "smoke_without_fire", "quiet_mast", "last_convoy", "long_noon"],
    every=8,
)
