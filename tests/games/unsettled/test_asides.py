"""What a page of a task adds to its story, by what happened; and the chapters that a planet writes."""

from typing import Any

import pytest

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.rules import tasks
from starboard.games.unsettled.scene.task import story
from starboard.kernel.cartridge import rules, say
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup


def left_at_page_two(cartridge: str = "meticula") -> Game[Any]:
    played = rules("unsettled", cartridge)
    g = Game(played.new(Setup(2, 9, cartridge)), played)
    while g.s.page < 3:
        seat = g.waiting[0]
        asked = g.question(seat)
        assert asked is not None
        g.answer(seat, asked.options[0])
    g.s.page, g.s.task, g.s.asides = 2, "a", {}
    return g


def read_on(g: Game[Any]) -> str:
    g.s.page += 1
    tasks.tell_aside(g)
    return story(g, g.s.page, say(Unsettled, g.s.setup.cartridge, "en"))


def test_a_page_reads_by_what_happened():
    quarrel, calm = left_at_page_two(), left_at_page_two()
    quarrel.s.trust = False
    for e in calm.s.explorers:
        e.at = "scarab"

    assert read_on(quarrel).endswith("We are not speaking much. The hammers do.")
    assert read_on(calm).endswith("Two of us carry the first beam, in step.")


def test_a_page_where_nothing_fits_tells_its_story_alone():
    g = left_at_page_two()
    g.s.page = 4

    assert read_on(g).endswith("where the planet can watch.")
    assert g.s.asides == {}


def test_what_was_told_stays_told():
    g = left_at_page_two()
    g.s.trust = False
    before = read_on(g)

    g.s.trust = True

    assert story(g, 3, say(Unsettled, "meticula", "en")) == before


@pytest.mark.parametrize("cartridge", ["meticula", "vespera"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_planet_writes_its_chapter_and_the_task_only_the_pages_that_were_read(cartridge: str, lang: Any):
    g = left_at_page_two(cartridge)
    planet, task = g.rules.chapters(g, say(Unsettled, cartridge, lang))

    assert any("9" in paragraph.text for paragraph in planet.paragraphs if paragraph.rules == ("UN-TIM-13",))
    assert len(task.paragraphs) == 2
