"""The two planets are whole: every deck is there, and every card can be read."""

import pytest

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.wording import card_text
from starboard.kernel.cartridge import read, say
from starboard.kernel.texts import LANGUAGES

PLANETS = {name: Unsettled(read(Unsettled, Unsettled.home() / "cartridges" / name)) for name in ("meticula", "vespera")}


@pytest.mark.parametrize("planet", PLANETS)
def test_no_deck_is_short_and_there_are_three_tasks(planet):
    world = PLANETS[planet].cartridge
    decks = (world.distress, world.anomalies, world.discoveries, world.planet, world.breakthroughs)
    assert [len(deck) for deck in decks] == [12] * 5
    assert len(world.opportunities) >= len(world.environment) >= 12
    assert [task.key for task in world.tasks] == ["a", "b", "c"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("planet", PLANETS)
def test_titles_are_short_flavour_is_a_line_and_every_text_can_be_read(planet, lang):
    voice = say(Unsettled, planet, lang)
    for card in PLANETS[planet].book.cards():
        words = voice.text(card.title).replace("\u2019", " ").split()
        assert 2 <= len(words) <= 5, card.key  # an elided article is a word of its own
        assert card.flavour is not None and len(voice.text(card.flavour)) < 160, card.key
        assert "_" not in card_text(card, voice), card.key
