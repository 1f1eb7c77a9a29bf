"""What a card adds to its own words, by what happened: a second game reads differently."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import structs

from starboard.games.under_our_sun import UnderOurSun, system
from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.rules.conditions import DayAtLeast, PhaseIs
from starboard.games.under_our_sun.rules.events import DrawEvent
from starboard.games.under_our_sun.rules.night import NightFalls
from starboard.games.under_our_sun.rules.progress import NextCard
from starboard.games.under_our_sun.scene.faces import face
from starboard.games.under_our_sun.scene.mission import mission_panel
from starboard.games.under_our_sun.world import EventCard, NightCard
from starboard.kernel.asides import Aside
from starboard.kernel.cartridge import cartridges, read, say
from starboard.kernel.nouns import Text
from tests.games.under_our_sun.given import RULES, Given, at

SPEAK = say(UnderOurSun, "tiny", "en")
LONGEST = 160  # letters of a flavour with what follows it
CRATE = "Nailed shut with care, then left."


def flavour(given: Given, key: str) -> str:
    card = face(given.g, key, SPEAK)
    assert card is not None
    return card.flavour


@pytest.mark.parametrize(
    ("phase", "together", "aside"),
    [
        (2, False, " By touch it is a coffin. It is not."),
        (0, False, " There is nobody to hold the other end."),
        (0, True, ""),
    ],
)
def test_an_event_reads_by_what_happened(phase: int, together: bool, aside: str):
    stand = {0: "north", 1: "north" if together else ""}
    given = Given(
        tiles={"north": "toll_bridge"}, at=stand, event=["forgotten_crate"], phase=phase, forced={"bag": [0, 0]}
    )

    given.doing(DrawEvent(at("north")))

    assert flavour(given, "forgotten_crate") == CRATE + aside


def test_an_event_that_comes_again_forgets_what_was_told():
    given = Given(event=["forgotten_crate"], asides={"forgotten_crate": 0}, forced={"bag": [0, 0]})

    given.doing(DrawEvent(at("")))

    assert given.s.asides == {} and flavour(given, "forgotten_crate") == CRATE


def test_a_night_reads_by_what_happened():
    given = Given(tiles={"north": "toll_bridge"}, at={0: "north"}, night=["still_night"], phase=2, day=4)

    given.doing(NightFalls())

    assert flavour(given, "still_night") == ("Nothing came. Write it down. You had forgotten that there are crickets.")


def test_a_card_of_a_mission_keeps_what_was_told_as_it_was_revealed(monkeypatch: pytest.MonkeyPatch):
    late, dark = Text("It is late.", "Il est tard."), Text("It is dark.", "Il fait noir.")
    asides = (Aside(late, (DayAtLeast(3),)), Aside(dark, (PhaseIs("night"),)))
    world = RULES.book.world
    first, second, *rest = world.mission.cards
    cards = (first, structs.replace(second, asides=asides), *rest)
    book = Book(system(), structs.replace(world, mission=structs.replace(world.mission, cards=cards)))
    monkeypatch.setattr(RULES, "book", book)
    monkeypatch.setattr("tests.games.under_our_sun.given.BOOK", book)

    given = Given(card=1, phase=2).doing(NextCard())
    given.s.day, given.s.phase = 5, 0

    assert second.key in given.s.asides
    assert given.events_of("mission_card") == [(-1, second.key, f"story-{second.key}-1")]
    assert book.titles[f"story-{second.key}-1"].fr.endswith(" Il fait noir.")
    assert "It is dark." in str(mission_panel(given.g, SPEAK)) and "It is late." not in str(
        mission_panel(given.g, SPEAK)
    )
    assert flavour(given, second.key).endswith(" It is dark.")


def told_apart(asides: tuple[Aside, ...]) -> bool:
    """Whether each has conditions and words of its own."""
    stories = {text for aside in asides for text in (aside.story.en, aside.story.fr)}
    return all(aside.requires for aside in asides) and len({a.requires for a in asides}) * 2 == len(stories)


@pytest.mark.parametrize(("cards", "least"), [(system().events, 2), (system().nights, 1)])
def test_every_event_and_every_night_has_other_sentences_that_fit_on_its_card(
    cards: Sequence[EventCard | NightCard], least: int
):
    for card in cards:
        assert len(card.asides) >= least and told_apart(card.asides), card.key
        for aside in card.asides:
            assert card.flavour is not None
            said = (f"{getattr(card.flavour, lang)} {getattr(aside.story, lang)}" for lang in ("en", "fr"))
            assert max(map(len, said)) <= LONGEST, card.key


@pytest.mark.parametrize("key", [key for key in cartridges(UnderOurSun) if key != "tiny"])
def test_every_card_of_a_mission_but_the_first_has_two_sentences_that_what_happened_chooses_from(key: Any):
    for card in read(UnderOurSun, cartridges(UnderOurSun)[key]).mission.cards[1:]:
        assert len(card.asides) == 2 and told_apart(card.asides), card.key
