"""Outcomes and requirements: IV-OUT."""

import pytest

from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.model.requirements import parse
from starboard.games.iss_vanguard.rules.charges import GainCharge
from starboard.games.iss_vanguard.rules.outcomes import chain_of
from starboard.games.iss_vanguard.rules.requirements import is_met, ways
from starboard.games.iss_vanguard.world import OutcomeLine, TestCard
from starboard.testing import rule
from tests.games.iss_vanguard.given import BOOK, Given
from tests.games.iss_vanguard.test_dice import pool

NO = ((), (), ())


@rule("IV-OUT-02", "IV-OUT-03")
def test_plus_binds_tighter_than_slash():
    """IV-EX-30"""
    req = "physical / red+blue"

    assert parse(req) == (("physical",), ("red", "blue"))
    assert is_met(pool("red_single_x:physical"), req, False)
    assert is_met(pool("red_basic:accident", "blue_basic:basic"), req, False)
    assert not is_met(pool("red_basic:accident"), req, False)
    assert not is_met(pool("blue_basic:basic"), req, False)
    assert not is_met(pool("red_basic:basic", "red_basic:basic"), req, False)


@rule("IV-OUT-02", "IV-OUT-04", "IV-OUT-05", "IV-TST-12", "IV-TST-14")
@pytest.mark.parametrize(
    ("roll", "answers", "charges"),
    [
        ("blue_single_x:construction", (), 11),
        ("blue_single_x:vanguard", ("mark yellow",), 11),
        ("blue_single_x:basic", (), 0),
        ("blue_single_x:accident", (), 0),
    ],
)
def test_a_bonus_outcome(roll: str, answers: tuple[str, ...], charges: int):
    """IV-EX-13"""
    table = Given(p2={"slots": "blue_single_x"}, roll=roll, danger=[7]).testing("door-1", "blue_single_x")

    table.when(*answers).is_idle().then(p2={"charges": charges})


@rule("IV-OUT-01", "IV-OUT-04", "IV-OUT-05", "IV-OUT-06")
def test_the_arrow_leads_one_way_only_and_effects_come_in_order():
    """IV-EX-37"""
    one, two, three = GainCharge(1), GainCharge(2), GainCharge(3)
    card = TestCard(
        lines=(OutcomeLine("yellow", "science", (one, two), "green"), OutcomeLine("green", "red", (three,)))
    )

    assert chain_of(card, "yellow") == (one, two, three)
    assert chain_of(card, "green") == (three,)


@rule("IV-OUT-07")
def test_a_die_pays_as_an_icon_or_as_a_colour_and_never_as_both():
    assert not is_met(pool("red_single_x:physical"), "physical+red", True)
    assert is_met(pool("red_single_x:physical", "red_basic:accident"), "physical+red", False)
    assert not is_met(pool("red_universal:physical+collect"), "physical+red", True)
    assert is_met(pool("red_universal:physical+collect"), "physical+collect", False)


@rule("IV-OUT-07")
def test_the_same_die_never_pays_twice_for_what_is_needed_twice():
    assert not is_met(pool("red_single_x:physical"), "physical+physical", True)
    assert ways(pool("red_single_x:physical", "red_basic:vanguard"), "2*physical", NO) == ((1, 1),)


@rule("IV-OUT-10")
def test_only_a_vanguard_meets_vanguard():
    assert is_met(pool("red_basic:vanguard"), "vanguard", False)
    assert not is_met(pool("red_basic:basic", "blue_single_y:science"), "vanguard", True, ((0,), (1,), (2,)))


def test_a_requirement_with_an_unknown_word_is_refused():
    with pytest.raises(ValueError, match="no part of a requirement"):
        parse("phisical")


def test_every_test_of_the_rock_can_be_read():
    assert isinstance(BOOK, Book)
    assert {"action-door-0", "action-crash-1", "action-sums-4"} <= set(BOOK.deeds)
