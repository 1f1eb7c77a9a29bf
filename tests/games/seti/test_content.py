"""The cartridge: every card decodes, and says in both languages what it does."""

import pytest

from starboard.games.seti import Seti
from starboard.games.seti.wording import card_foot, card_rules, exertian_rules
from starboard.kernel.cartridge import say
from starboard.testing import contract
from tests.games.seti.given import TABLES


def test_the_box_is_complete():
    world = TABLES.world
    counts = [len(p) for p in (world.cards, world.promo, world.alternates, world.aliens, world.exertians)]
    assert counts == [138, 2, 71, 40, 15]
    assert [len(world.rival), len(world.objectives), len(world.techs), len(world.gold)] == [19, 24, 12, 8]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_its_text(lang):
    speaker = say(Seti, "base", lang)
    for card in TABLES.cards.values():
        text = card_rules(card, speaker) + card_foot(card, speaker)
        assert text.strip() and "{" not in text and "_" not in text, (card.key, text)
    for exertian in TABLES.exertians.values():
        assert "_" not in exertian_rules(exertian, speaker)


def test_circles_with_one_deed_are_circles_after_one_sentence():
    speaker = say(Seti, "base", "en")
    doubled = [card for card in TABLES.cards.values() if len(set(card.circles)) < len(card.circles)]
    assert doubled
    for card in doubled:
        text = card_rules(card, speaker)
        assert text.count("○") == len(card.circles) and text.lower().count("when you") == 1, text


TestContract = contract(Seti, seeds=1, every=12, games_for_content=400, seats=(2, 3, 4), difficulties=("1",))
