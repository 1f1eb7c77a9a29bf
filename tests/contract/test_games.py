"""Every game keeps the contract: the examples, and mini, which uses all that the kernel offers."""

from starboard.testing import contract
from tests.fixtures.mini import Mini

TestTicTacToe = contract("tictactoe", seeds=10)
TestConnectFour = contract("connect_four", seeds=8)
TestMini = contract(Mini, seeds=2, every=4)
TestMiniThoroughly = contract(Mini, seeds=4, seats=[3], difficulties=["calm"])
