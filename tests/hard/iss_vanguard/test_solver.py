"""What a pool pays: IV-EX-27, 29, 30, 33 to 35 on the solver alone."""

import pytest

from tests.hard.iss_vanguard.solver import Pool, can_pay, most, payments


def pool(*dice: str) -> Pool:
    """`pool("blue basic", "red collect+defence")`: all of one owner."""
    return tuple(sorted((colour, face, 0) for colour, face in (die.split() for die in dice)))


def test_a_converted_basic_is_one_icon_of_several():
    """IV-EX-27: Science or Construction or Basic, never two of them; not converted where it is only looked at."""
    one, convert = pool("blue basic"), (("blue", "science"), ("blue", "construction"))

    assert all(can_pay(one, icon, convert=convert) for icon in ("science", "construction", "basic"))
    assert not can_pay(one, "science + construction", convert=convert)
    assert not can_pay(one, "technology", convert=convert) and not can_pay(one, "science")


def test_double_faces_and_combinations():
    """IV-EX-29."""
    twice = pool("red collect+collect", "red collect")

    assert payments(twice, "A + A") == (pool("red collect+collect"),)
    assert can_pay(pool("red collect", "red collect"), "A + A") and not can_pay(pool("red collect"), "A + A")
    assert payments(pool("red collect+defence"), "defence + collect") == (pool("red collect+defence"),)


@pytest.mark.parametrize(
    ("dice", "met"),
    [
        (("green survey",), True),
        (("red accident", "blue basic"), True),
        (("red physical",), False),
        (("blue science", "blue basic"), False),
        (("green vanguard",), True),
    ],
)
def test_plus_binds_tighter_than_slash(dice: tuple[str, ...], met: bool):
    """IV-EX-30, IV-OUT-03."""
    assert can_pay(pool(*dice), "survey / red + blue") is met


def test_a_is_the_same_icon_everywhere_and_never_an_accident():
    """IV-CMB-06, 07, 09, 10."""
    assert not can_pay(pool("red accident", "blue accident"), "A + A")
    assert not can_pay(pool("red collect", "red defence"), "A + A")
    assert can_pay(pool("red vanguard", "red defence"), "A + A") and can_pay(pool("red basic", "blue basic"), "A + A")


def test_a_die_pays_as_an_icon_or_as_a_colour():
    """IV-OUT-07."""
    assert not can_pay(pool("red collect"), "collect + red")
    assert not can_pay(pool("red collect+collect"), "collect + red")


def test_icons_are_counted_together():
    """IV-EX-34, IV-EX-35, IV-SPE-10: three on two dice; four on three dice are two pairs."""
    assert most(pool("red collect+collect", "red collect+defence"), "collect", False, ()) == 3
    assert most(pool("red collect+collect", "red collect", "red collect"), "2*collect", False, ()) == 2
    assert most(pool("red vanguard", "red collect"), "collect", False, ()) == 1
    assert most(pool("red vanguard", "red collect"), "collect", True, ()) == 2
