"""States of older releases: ids that the game made with an underscore get the kernel's separator."""

from starboard.games.unsettled.upgrade import upgrade
from starboard.kernel.cartridge import say
from starboard.kernel.registry import find
from tests.games.unsettled.given import Given


def test_ids_that_the_game_made_are_renamed_wherever_they_stand():
    old = {
        "nodes": {"hidden_5051": {"key": "hidden_5051"}},
        "stack": [{"verb": {"todo": [[["trigger", ["trigger_3"]], []]]}, "source": "page_a_2"}],
        "used": ["page_a_2.1"],
    }

    assert upgrade(old, 1) == {
        "nodes": {"hidden-5051": {"key": "hidden-5051"}},
        "stack": [{"verb": {"todo": [[["trigger", ["trigger-3"]], []]]}, "source": "page-a-2"}],
        "used": ["page-a-2.1"],
    }


def test_keys_of_content_stay_as_they_are():
    keys = {"at": "any_hidden_node", "cards": ["hidden_spring", "page_turner", "explorer_log"]}

    assert upgrade(keys, 1) == keys
    assert upgrade({"at": "hidden_5051"}, 2) == {"at": "hidden_5051"}


def test_a_log_of_an_older_release_is_read_although_its_ids_are_unknown():
    g = Given().g
    voice = say(find("unsettled"), g.s.setup.cartridge, "en")

    for id_ in ("explorer_0", "trigger_99", "trigger-99", "page_a_1", "hidden_5051"):
        assert g.rules.name(g, id_, voice)
