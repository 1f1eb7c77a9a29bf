"""My game keeps all that the console promises, and its folder has the usual shape."""

from my_game import MyGame
from starboard.kernel.lint import game_problems
from starboard.testing import contract
from starboard.testing.folder import unknown_files
from starboard.testing.rings import module_rings

TestContract = contract(MyGame, seeds=4)


def test_nothing_is_wrong_with_texts_cards_and_rulebook():
    assert game_problems(MyGame) == []


def test_the_folder_has_the_usual_files_and_no_ring_of_modules():
    assert unknown_files(MyGame.home()) == []
    assert module_rings(MyGame.home(), "my_game") == []
