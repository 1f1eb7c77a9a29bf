"""Flavour: every card of every deck has a line of its own in each language, and whoever may read the card reads it."""

import re
import shutil
from collections import Counter

import pytest

from starboard.games.seti import Seti
from starboard.games.seti.scene.agency import hands
from starboard.kernel.cartridge import say
from starboard.kernel.lint import cartridge_problems
from starboard.kernel.scene import Cards
from starboard.kernel.texts import set_french
from tests.games.seti.given import TABLES, Given

EN = say(Seti, "base", "en")
FR = say(Seti, "base", "fr")
KEYS = [*TABLES.cards, *TABLES.exertians]
MOST = 200


@pytest.mark.parametrize("key", KEYS)
def test_every_card_has_a_line_in_each_language(key):
    lines = [voice.flavour(key) for voice in (EN, FR)]
    assert all(25 < len(line) <= MOST and line.endswith((".", "!", "?", "”", "»")) for line in lines), lines
    assert lines[0] != lines[1]


@pytest.mark.parametrize("voice", [EN, FR], ids=lambda voice: voice.lang)
def test_no_two_cards_say_the_same_or_begin_alike(voice):
    begins = Counter(tuple(re.split(r"[\s’]+", voice.flavour(key))[:3]) for key in KEYS)
    assert [words for words, n in begins.items() if n > 1] == []


def test_french_is_set_as_it_is_printed():
    for key in KEYS:
        line = FR.flavour(key)
        assert set_french(line) == line and "'" not in line and '"' not in line, line


@pytest.mark.parametrize("voice", [EN, FR], ids=lambda voice: voice.lang)
def test_in_the_main_deck_the_flavour_names_mars_where_the_tag_does(voice):
    """Gateway to Mars asks which flavour names Mars; the tag answers, and the words must not belie it."""
    named = {card.key for card in TABLES.world.cards if "Mars" in voice.flavour(card.key)}
    assert named == {card.key for card in TABLES.world.cards if "mars" in card.tags}


@pytest.mark.parametrize("voice", [EN, FR], ids=lambda voice: voice.lang)
def test_no_alternate_and_no_alien_card_names_mars_since_none_has_the_tag(voice):
    cards = (*TABLES.world.alternates, *TABLES.world.aliens)
    assert [card.key for card in cards if "mars" in card.tags or "Mars" in voice.flavour(card.key)] == []


def test_cards_in_hand_show_it_exertian_cards_too():
    player = Given().s.players[0]
    player.hand, player.exertian = ["rosetta_probe"], ["deflector"]
    shown = [card for part in hands(TABLES, player, True, EN) if isinstance(part, Cards) for card in part.cards]
    assert [card.flavour for card in shown] == [EN.flavour("rosetta_probe"), EN.flavour("deflector")]


def test_the_lint_names_a_card_without_flavour_and_flavour_without_a_card(tmp_path):
    folder = tmp_path / "base"
    shutil.copytree(Seti.home() / "cartridges" / "base", folder)
    for file in folder.glob("texts/*/flavour-base.ftl"):
        file.write_text(file.read_text().replace("flavour-wow-signal =", "flavour-wowed ="))
    without, alone = cartridge_problems(Seti, folder)
    line = 1 + (folder / "cards.yaml").read_text().partition("key: wow_signal")[0].count("\n")
    assert without.startswith(f"{folder / 'cards.yaml'}:{line}:")
    assert without.endswith(" cards[wow_signal]: no text called flavour-wow-signal; others here have theirs")
    assert alone == f"{folder}: texts: nothing here has the key of flavour-wowed"
