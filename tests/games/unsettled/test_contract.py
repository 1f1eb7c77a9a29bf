"""Random games on the small planet keep what every game must keep."""

from starboard.games.unsettled import Unsettled
from starboard.testing import contract

TestContract = contract(Unsettled, seeds=1, cartridges=["tiny"], every=40, games_for_content=240)
