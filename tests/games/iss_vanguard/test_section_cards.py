"""Section cards: IV-CRD."""

import pytest

from starboard.games.iss_vanguard.rules.hand import DiscardSection, DrawSection, SacrificeSection
from starboard.games.iss_vanguard.rules.hand_choices import hand_limit
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given


@rule("IV-CRD-04")
@pytest.mark.parametrize(("rank", "limit"), [(1, 2), (2, 3), (3, 4)])
def test_the_hand_limit_by_rank(rank: int, limit: int):
    table = Given(p2={"rank": rank})

    assert hand_limit(table.g, table.me) == limit
    assert hand_limit(table.g, table.s.members[0]) == 2


@rule("IV-CRD-04", "IV-CRD-05")
def test_a_third_card_at_rank_1_makes_the_member_discard_one_at_once():
    """IV-EX-09"""
    table = Given(p2={"hand": ["trial", "treatment"], "deck": ["shelter"]}).doing(DrawSection(), seat=2)

    table.asks("discard_cards", "discard_cards trial", "discard_cards treatment", "discard_cards shelter", seat=2)
    table.when("discard_cards trial").is_idle().then(p2={"hand": ["treatment", "shelter"], "spent": ["trial"]})


@rule("IV-CRD-05")
def test_above_the_limit_no_section_card_is_played():
    table = Given(p2={"hand": ["treatment", "shelter"], "deck": ["tools"], "injuries": ["trauma"]})
    table.offers("play treatment", seat=2)

    table.doing(DrawSection(), seat=2).lacks("play", seat=2)


@rule("IV-CRD-07")
def test_an_empty_deck_is_made_of_the_discard_only_when_a_card_must_be_drawn():
    table = Given(p2={"deck": ["trial"], "spent": ["shelter"]}).doing(DrawSection(), seat=2)
    table.then(p2={"hand": ["trial"], "deck": [], "spent": ["shelter"]})

    table.doing(DrawSection(), seat=2).then(p2={"hand": ["trial", "shelter"], "deck": [], "spent": []})


@rule("IV-CRD-07")
def test_the_draw_goes_on_after_the_shuffle():
    table = Given(p2={"deck": ["trial"], "spent": ["shelter"]}).doing(DrawSection(2), seat=2)

    table.is_idle().then(p2={"hand": ["trial", "shelter"]})


@rule("IV-CRD-08")
def test_without_deck_and_discard_a_draw_does_nothing():
    table = Given().doing(DrawSection(2), seat=2)

    table.is_idle().then(p2={"hand": []})


@rule("IV-CRD-09")
def test_a_sacrificed_card_is_out_of_the_exploration():
    table = Given(p2={"hand": ["trial", "shelter"]}).doing(SacrificeSection(), seat=2).when("discard_cards trial")

    table.then(p2={"hand": ["shelter"], "gone": ["trial"], "spent": []})
    table.doing(DrawSection(3), seat=2).then(p2={"hand": ["shelter"]})


@rule("IV-CRD-06")
def test_a_card_is_played_only_at_the_moment_it_names():
    table = Given(p2={"hand": ["shelter"]}, p3={"hand": ["brace"]}, roll="red_basic:basic")

    table.lacks("play", seat=2).lacks("play", seat=3)
    table.testing("door-0", "red_basic").offers("play shelter", seat=2).lacks("play", seat=3)


@rule("IV-CRD-11")
def test_a_card_for_any_time_is_no_support():
    table = Given(
        p3={"at": 1, "hand": ["shelter", "second_wind"], "rank": 2, "slots": "", "used": "red_basic*2"},
        roll="red_basic:basic red_basic:basic", danger=[7],
    ).testing("door-0", "red_basic")  # fmt: skip

    table.when("3: play second_wind")
    assert len(table.s.members[3].slots) == 2  # its owner's dice, not the active member's
    table.offers("play shelter", seat=3).when("3: play shelter").is_idle()
    assert table.s.members[3].spent == ["second_wind", "shelter"]


@rule("IV-CRD-11", "IV-CRD-06")
def test_it_is_played_from_another_sector_and_beside_any_question():
    table = Given(p3={"at": 2, "hand": ["second_wind"], "slots": "", "used": "red_basic*2", "rank": 2})

    table.offers("3: play second_wind").when("3: play second_wind")
    assert len(table.s.members[3].slots) == 2


def test_a_loss_of_cards_takes_what_there_is_and_may_be_chance():
    table = Given(p2={"hand": ["trial"]}).doing(DiscardSection(2), seat=2)
    table.is_idle().then(p2={"hand": [], "spent": ["trial"]})

    table = Given(p2={"hand": ["trial", "shelter"]}, forced={"card": [1]}).doing(DiscardSection(random=True), seat=2)
    assert len(table.me.hand) == 1


@rule("IV-CRD-04")
def test_a_card_raises_the_hand_limit():
    table = Given(p2={"equipment": ["frame"]})

    assert hand_limit(table.g, table.me) == 3
