"""For the tests of a game: `@rule("TT-TRN-01")` pins a rule, and `TestContract = contract("tictactoe")` holds it to all
that every game must keep.  A pytest plugin counts the rules that passing tests pin."""

from starboard.testing.contract import contract
from starboard.testing.marker import rule

__all__ = ["contract", "rule"]
