"""French says for a thing what the glossary calls it."""

from pathlib import Path

import pytest

from starboard.kernel.registry import find, games
from starboard.kernel.termlint import other_words, term_problems
from starboard.kernel.wordfile import word_file

TERMS = {"réussite": ("succès",), "investigation": (r"examin\w+",)}


def test_another_word_for_a_term_is_refused_in_messages_and_in_the_rulebook(tmp_path: Path):
    (tmp_path / "texts").mkdir()
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "texts" / "fr.ftl").write_text("event-a = { $a } gagne une réussite.\nevent-b = Un Succès.\n")
    (tmp_path / "rulebook" / "fr.md").write_text("Une réussite.\nExaminez « Le succès ».\n")

    assert [line.removeprefix(f"{tmp_path}/") for line in other_words(tmp_path, TERMS)] == [
        "texts/fr.ftl: event-b: « Succès »: the glossary says « réussite »",
        "rulebook/fr.md:2: « Examinez »: the glossary says « investigation »",
    ]


@pytest.mark.parametrize("game", games())
def test_every_game_speaks_by_its_glossary(game: str):
    assert term_problems(find(game)) == []


@pytest.mark.parametrize("game", ["iss_vanguard", "seti", "under_our_sun", "unsettled"])
def test_the_heavy_games_name_the_words_that_they_must_not_say(game: str):
    assert len(word_file(find(game).home()).terms) >= 5
