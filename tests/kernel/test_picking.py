"""Several things picked in one answer."""

from typing import ClassVar

import pytest

from starboard.kernel.game import Game
from starboard.kernel.picking import Groups, Pick, Picking, picking_of, picks
from starboard.kernel.verbs import Step
from starboard.kernel.words import Id, IllegalAnswer, opt
from tests.kernel.toy import Toy, toy

DICE: Groups = (("red-1", "red-2"), ("blue-1",))


class PickDice(Pick, frozen=True):
    """Which dice are taken."""

    least: int = 0
    most: int = 2
    prompt: ClassVar[str] = "pick_dice"
    key: ClassVar[str] = "take"

    def groups(self, g: Game[Toy], here: Step) -> Groups:
        return DICE

    def bounds(self, g: Game[Toy], here: Step) -> tuple[int, int]:
        return self.least, self.most

    def on_pick(self, g: Game[Toy], here: Step, ids: tuple[Id, ...]) -> None:
        g.s.said.extend(map(str, ids))


def test_every_way_is_an_option_once_and_of_two_alike_the_first_is_picked():
    found = picks("take", DICE, 0, 3)

    assert [option.ids for option in found] == [
        (), ("blue-1",), ("red-1",), ("red-1", "blue-1"), ("red-1", "red-2"), ("red-1", "red-2", "blue-1"),
    ]  # fmt: skip


def test_an_answer_picks_several_things_and_the_bounds_hold():
    g = toy(PickDice(1))

    assert opt("take") not in g.options(0)
    with pytest.raises(IllegalAnswer):
        g.answer(0, opt("take", "red-1", "red-2", "blue-1"))
    with pytest.raises(IllegalAnswer):
        g.answer(0, opt("take", "red-2"))
    g.answer(0, opt("take", "red-1", "blue-1"))

    assert g.s.said == ["red-1", "blue-1"]


def test_a_screen_is_told_what_may_be_pressed():
    g = toy(PickDice(1))

    pick = picking_of(g, 0, str.upper)  # type: ignore[arg-type]  # every id of the toy is a word

    assert pick == Picking("take", DICE, 1, 2, {"red-1": "RED-1", "red-2": "RED-2", "blue-1": "BLUE-1"})  # type: ignore[arg-type]
    assert picking_of(g, 1, str) is None


def test_to_pick_just_one_thing_is_a_plain_question():
    g = toy(PickDice(1, 1))

    assert picking_of(g, 0, str) is None
    assert g.options(0) == [opt("take", "blue-1"), opt("take", "red-1")]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("a c", ("red-1", "blue-1")),
        ("bc", ("red-1", "blue-1")),
        ("c", ("blue-1",)),
        ("abc", None),
        ("-", None),
        ("x", None),
    ],
)
def test_letters_name_things_and_what_is_alike_is_interchangeable(text: str, ids: tuple[str, ...] | None):
    pick = picking_of(toy(PickDice(1)), 0, str)
    assert pick is not None

    found = pick.spoken(text)

    assert (None if found is None else found.ids) == ids
