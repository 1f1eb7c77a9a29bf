"""The chapter of the rulebook that a world writes."""

from typing import Any

import pytest

from starboard.games.iss_vanguard import IssVanguard
from starboard.kernel.cartridge import rules, say
from tests.games.iss_vanguard.aboard import Aboard
from tests.games.iss_vanguard.ground import Ground, rules_of


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_world_writes_its_own_rule_and_what_lies_open(lang: Any):
    verdigris = rules_of("verdigris")
    g, voice = Ground(verdigris).g, say(IssVanguard, "verdigris", lang)
    g.s.missions, g.s.circumstances, g.s.threats = ["heal_the_grove"], "pollen_drift", []

    (chapter,) = verdigris.chapters(g, voice)

    law, *cards = chapter.paragraphs
    open_now = (verdigris.book.circumstances["pollen_drift"], verdigris.book.missions["heal_the_grove"])
    assert law.term == voice("book-law") and law.text
    assert [card.term for card in cards] == [voice.text(card.title) for card in open_now]


def test_before_the_landing_it_tells_what_is_printed_and_on_board_nothing():
    voice = say(IssVanguard, "verdigris", "en")
    (printed,) = rules("iss_vanguard", "verdigris").chapters(None, voice)

    terms = [paragraph.term for paragraph in printed.paragraphs]
    assert terms[1:] == ["Green Dusk", "Win the Trust of the Shepherd", "Canopy Shepherd"]
    assert Aboard().g.rules.chapters(Aboard().g, voice) == ()
