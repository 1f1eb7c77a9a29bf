"""A test as a scene: which faces of a die would pay for something, and what each die of the pool pays for."""

import pytest

from starboard.games.iss_vanguard import IssVanguard
from starboard.games.iss_vanguard.constants import SCIENCE
from starboard.games.iss_vanguard.rules.testing import StartTest
from starboard.games.iss_vanguard.scene.test import test_panel as panels_of
from starboard.kernel.scene import Dice, Die
from starboard.kernel.scene_parts import Steps
from starboard.kernel.texts import Say
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given


@pytest.fixture
def say() -> Say:
    return Say("en", IssVanguard.home() / "texts")


def dice_of(game: Given, say: Say) -> tuple[Die, ...]:
    (panel,) = panels_of(game.g, say)
    (part,) = [part for part in panel.parts if isinstance(part, Dice)]
    return part.dice


def paying(die: Die) -> list[str]:
    return ["+".join(face.icons) for face in die.faces if face.pays]


def test_the_dice_that_may_be_chosen_show_which_of_their_faces_pay_for_a_line(say: Say):
    game = Given(p2={"slots": "red_single_x blue_basic"}).doing(StartTest("action-door-0"), seat=SCIENCE)

    red, blue = dice_of(game, say)

    assert red.id in {id_ for option in game.g.options(SCIENCE) for id_ in option.ids}  # pressed, it is taken
    assert paying(red) == ["physical"] * 3 + ["vanguard"]
    assert paying(blue) == ["vanguard"]


def test_a_basic_pays_where_the_active_member_may_convert_it(say: Say):
    """Rosa counts a blue Basic as Technology, Samuel as Science: the door asks for Technology."""
    for crew, pays in (("rosa", ["basic"] * 4 + ["vanguard"]), ("samuel", ["vanguard"])):
        game = Given(p2={"crew": crew, "slots": "blue_basic"}).doing(StartTest("action-door-0"), seat=SCIENCE)

        (die,) = dice_of(game, say)

        assert paying(die) == pays


def test_a_line_that_asks_for_colours_is_paid_by_any_face(say: Say):
    game = Given(p2={"slots": "red_basic"}).doing(StartTest("action-door-3"), seat=SCIENCE)

    (die,) = dice_of(game, say)

    assert len(paying(die)) == len(die.faces) == 6


def test_a_die_of_the_pool_names_the_lines_that_it_would_pay_for(say: Say):
    game = Given(p2={"slots": "blue_single_x red_basic"}, roll="blue_single_x:vanguard red_basic:accident", danger=[7])
    game.testing("door-1", "blue_single_x", "red_basic")
    assert game.prompt == "mark_outcome"

    served = {die.look: [payee.look for payee in die.serves] for die in dice_of(game, say) if die.look}

    assert served == {"red": ["green"], "blue": ["yellow", "green"]}  # an Accident still is a red die


def test_special_effects_are_paid_for_too(say: Say):
    """Growing asks for Biology in one line and for Accidents in another."""
    game = Given(p2={"slots": "red_basic"}).doing(StartTest("action-crash-1"), seat=SCIENCE)

    (die,) = dice_of(game, say)

    assert sorted(paying(die)) == ["accident", "vanguard"]


@rule("IV-SPE-09")
def test_special_effects_of_the_circumstances_are_paid_for_in_every_test_and_their_step_is_taken(say: Say):
    game = Given(circumstances="static_air", p2={"slots": "red_basic"}).doing(StartTest(), seat=SCIENCE)

    (die,) = dice_of(game, say)
    (panel,) = panels_of(game.g, say)
    (steps,) = [part for part in panel.parts if isinstance(part, Steps)]

    assert paying(die) == ["vanguard"]
    assert steps.steps[6].state == "ahead"
