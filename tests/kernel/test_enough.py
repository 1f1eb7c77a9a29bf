"""Nothing pays twice: several wishes for the things of one stock."""

import pytest

from starboard.kernel.enough import each_has_one


@pytest.mark.parametrize(
    ("wanted", "served"),
    [
        ([], True),
        ([()], False),
        (["a", "a"], False),
        (["ab", "a"], True),  # the first must leave the only one that will do for the second
        (["ab", "bc", "a"], True),
        (["ab", "ab", "ab"], False),
        (["abc", "ab", "ab", "d"], True),
        ([range(2)] * 2, True),
        ([range(2)] * 3, False),
    ],
)
def test_each_wish_has_a_thing_of_its_own(wanted, served):
    assert each_has_one(wanted) is served
    assert each_has_one(wanted[::-1]) is served
