"""The chapter of the rulebook that a mission writes."""

from typing import Any

import pytest

from starboard.games.under_our_sun import UnderOurSun
from starboard.kernel.cartridge import cartridges, rules, say
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("cartridge", cartridges(UnderOurSun))
def test_a_mission_writes_its_limit_and_only_the_cards_that_were_revealed(cartridge: str, lang: Any):
    played = rules("under_our_sun", cartridge)
    g, voice = Game(played.new(Setup(2, 9, cartridge)), played), say(UnderOurSun, cartridge, lang)
    cards = played.book.mission.cards
    g.s.card = 2

    (chapter,) = played.chapters(g, voice)

    briefing, limit, *read = chapter.paragraphs
    assert briefing.text == voice.text(played.book.mission.briefing)
    assert str(played.book.mission.days) in limit.text
    assert [paragraph.term for paragraph in read] == [voice.text(card.title) for card in cards[:2]]
    assert len(played.chapters(None, voice)[0].paragraphs) == 2
