"""Random games of the tiny mission keep the contract of the console."""

from starboard.games.under_our_sun import UnderOurSun
from starboard.testing import contract

TestContract = contract(UnderOurSun, seeds=2, cartridges=["tiny"], every=8)
