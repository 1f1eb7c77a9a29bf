"""Personality traits: tiles that flip with group trust and cover an action.  UN-TRT"""

import pytest

from starboard.games.unsettled import Unsettled, system
from starboard.games.unsettled.effects.focus import LowerTrust, RaiseTrust
from starboard.games.unsettled.rules import dashboard, traits
from starboard.games.unsettled.wording import space_text
from starboard.kernel.cartridge import say
from starboard.kernel.texts import LANGUAGES
from starboard.testing import rule
from tests.games.unsettled.given import Given

SOME = ("", "", "", "", "recover", "")  # where distress may lie: on Recover, or nowhere
SIDES = [(trait.key, trust) for trait in system().traits for trust in (True, False)]


def text_of(given: Given, action: str) -> str:
    """The space that explorer 0 finds under this action."""
    return dashboard.space(given.g, 0, action).key


@rule("UN-TRT-01")
def test_there_are_twelve_tiles_and_each_side_has_an_action_of_its_own_in_both_languages():
    assert len({trait.key for trait in system().traits}) == 12
    for trait in system().traits:
        assert trait.white.covers != trait.black.covers and trait.white.space != trait.black.space
        for lang in LANGUAGES:
            voice = say(Unsettled, "tiny", lang)
            texts = {space_text(side.space, voice) for side in (trait.white, trait.black)}
            assert len(texts) == 2 and trait.white.flavour is not None and trait.black.flavour is not None


@rule("UN-TRT-02")
def test_while_a_tile_lies_on_an_action_the_standard_one_cannot_be_used():
    given = Given(trust=True, p0={"trait": "dreamer", "focus": [1, 1, 1]}, time=0)

    given.when("assign wonder rest").then(p0={"focus": [1, 1, 1], "insight": 1}, time=1)


@rule("UN-TRT-03", "UN-TRT-04", "UN-TRT-05", "UN-TRT-06", "UN-TRT-15", "UN-SET-28")
def test_un_ex_11_leader_trait_on_both_sides():
    given = Given(trust=True, p0={"trait": "leader"})
    assert (text_of(given, "investigate"), text_of(given, "rest")) == ("leader_white", "rest")

    given.doing(LowerTrust())
    assert (text_of(given, "investigate"), text_of(given, "rest")) == ("investigate", "leader_black")

    given.doing(RaiseTrust())
    assert (text_of(given, "investigate"), text_of(given, "rest")) == ("leader_white", "rest")


@rule("UN-TRT-05")
def test_every_explorers_tile_flips_at_once():
    given = Given(trust=True, seats=3, p0={"trait": "leader"}, p1={"trait": "altruist"}, p2={"trait": "stoic"})
    given.doing(LowerTrust())

    keys = [side.space.key for seat in range(3) if (side := traits.side(given.g, seat)) is not None]
    assert keys == ["leader_black", "altruist_black", "stoic_black"]


@rule("UN-TRT-07", "UN-TRT-08")
def test_distress_disables_the_trait_action_and_the_standard_one_whichever_came_first():
    given = Given(trust=True, p0={"trait": "stoic", "distress": ["", "", "wrong_song", "", "", ""]})
    given.refuses("assign awareness traverse")  # the tile lies there, and distress came upon it

    covered = {"trait": "caretaker", "distress": ["", "", "wrong_song", "", "", ""]}
    given = Given(trust=True, p0=covered).doing(LowerTrust())  # the tile comes to an action that is covered
    given.refuses("assign awareness traverse")


@rule("UN-TRT-09")
@pytest.mark.parametrize("trait, trust", [("dreamer", True), ("worrier", True), ("leader", False), ("wanderer", False)])
def test_a_trait_on_rest_leaves_it_mandatory(trait: str, trust: bool):
    given = Given(trust=trust, p0={"trait": trait, "focus": [2, 2, 2], "on": ["charge_power", "recover", ""]})

    given.refuses("regroup", "assign energy analyze_data").offers("assign energy rest")


@rule("UN-TRT-09")
def test_every_trait_on_rest_can_be_performed_even_with_nothing():
    empty = {"focus": [0, 0, 0], "insight": 0, "distress": [""] * 6}
    for trait, trust in SIDES:
        given = Given(trust=trust, p0={"trait": trait, **empty}, p1=empty)
        given.offers("assign energy rest")


@rule("UN-TRT-10", "UN-TRT-11", "UN-TRT-12", "UN-DSH-15", "UN-DSH-18", "UN-DSH-19")
def test_un_ex_31_altruist_with_high_trust():
    mine = {"distress": ["wrong_song", "", "", "", "", ""], "focus": [1, 0, 0]}
    altruist = Given(trust=True, p0={"trait": "altruist", **mine}, distress=["home_thoughts"])
    altruist.when("assign awareness support").asks("act")
    altruist.then(trust=True, distress=["wrong_song", "home_thoughts"], p0={"focus": [1, 0, 0], "distress": [""] * 6})

    Given(trust=True, p0=mine).refuses("assign awareness support")
    standard = Given(trust=True, p0={"focus": [1, 0, 0]}, p1={"distress": ["wrong_song", "", "", "", "", ""]})
    standard.when("assign awareness support").asks("split").then(p0={"focus": [0, 0, 0]})


@rule("UN-TRT-11")
def test_the_altruist_may_choose_any_explorer_of_the_node():
    troubled = {"distress": ["wrong_song", "", "", "", "", ""]}
    given = Given(trust=True, p0={"trait": "altruist", **troubled}, p1={"distress": ["small_hours", *[""] * 5]})

    given.when("assign awareness support").asks("explorer", "explorer explorer-0", "explorer explorer-1")


@rule("UN-TRT-13", "UN-TRT-14", "UN-DSH-03", "UN-DSH-04", "UN-DSH-05")
def test_un_ex_32_altruist_with_low_trust():
    altruist = Given(trust=False, p0={"trait": "altruist", "focus": [2, 2, 2]})
    altruist.when("assign awareness theorize").then(p0={"focus": [2, 2, 2], "insight": 0}, p1={"insight": 2})

    standard = Given(trust=False, p0={"focus": [2, 2, 2]})
    standard.when("assign awareness theorize").then(p0={"focus": [1, 2, 2], "insight": 1}, p1={"insight": 1})


@rule("UN-TRT-16")
def test_a_tile_that_flips_neither_frees_a_space_nor_performs_anything_again():
    """Optimist: white on Recover.  A standard Support, then trust falls, and the black side comes upon Support."""
    given = Given(
        trust=True,
        p0={"trait": "optimist", "focus": [2, 2, 2]},
        p1={"distress": ["wrong_song", "", "", "", "", ""], "focus": [3, 3, 3]},
    )
    given.when("assign awareness support", "explorer explorer-1", "explorer explorer-1")
    given.doing(LowerTrust()).then(trust=False, p0={"focus": [1, 2, 2], "on": ["support", "", ""]})

    given.refuses("assign wonder support").offers("assign wonder recover")
    given.when("assign wonder recover").then(p0={"focus": [1, 3, 2], "on": ["support", "recover", ""]})


@rule("UN-TRT-16", "UN-FOC-10")
def test_a_space_that_a_tile_has_left_stays_occupied():
    """Dreamer: white on Rest, black on Theorize."""
    given = Given(trust=True, p0={"trait": "dreamer", "focus": [2, 2, 2]}).when("assign awareness rest")
    given.refuses("assign wonder rest").doing(LowerTrust())

    given.refuses("assign wonder rest").then(p0={"on": ["rest", "", ""]})


@pytest.mark.parametrize("trait, trust", SIDES)
def test_each_side_can_be_performed_to_its_end(trait: str, trust: bool):
    tile = next(t for t in system().traits if t.key == trait)
    side = tile.white if trust else tile.black
    distress = ["wrong_song" * (action not in ("", side.covers)) for action in SOME]
    given = Given(
        trust=trust,
        data=2,
        map="glass_thicket 0 -1",
        luna="glass_thicket",
        pink=["strange_jelly"],
        distress=["small_hours", "itchy_static"],
        p0={"trait": trait, "at": "glass_thicket", "distress": distress},
        p1={"at": "glass_thicket"},
    )

    given.when(f"assign awareness {side.covers}")
    while (question := given.g.question(given.g.waiting[0])) is not None and question.prompt != "act":
        given.g.answer(question.seat, question.options[0])

    given.asks("act").happens(f"assign awareness {side.covers}")


def test_the_wanderer_goes_one_node_further_than_a_move():
    way = "bouncing_meadow 0 -1, glass_thicket 0 -2, library_of_moss 0 -3"
    given = Given(trust=True, map=way, p0={"trait": "wanderer", "focus": [2, 2, 2]})

    given.when("assign awareness traverse", "step bouncing_meadow", "raise wonder", "step glass_thicket")

    given.asks("act").then(p0={"at": "glass_thicket"}).when("move bouncing_meadow").asks("raise_focus")
