"""All that the box and the missions say, written from verbs, as two files to read: a change of wording is seen as such.

`.venv/bin/python -m tests.games.under_our_sun.test_texts` writes them again.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.games.under_our_sun import UnderOurSun
from starboard.kernel.cartridge import cartridges, read, say
from starboard.kernel.texts import LANGUAGES, Language

TEXTS = Path(__file__).parent / "texts"


def lines(lang: Language) -> Iterator[str]:
    """The box once, then each mission."""
    shown: set[str] = set()
    for name, folder in cartridges(UnderOurSun).items():
        yield f"# {name}"
        for key, text in UnderOurSun(read(UnderOurSun, folder)).texts(say(UnderOurSun, name, lang)):
            if key not in shown:
                yield f"{key}: {text}"
            shown.add(key)


def written(lang: Language) -> str:
    return "\n".join(lines(lang)) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cards_say_is_what_was_read_and_approved(lang: Language):
    assert (TEXTS / f"{lang}.txt").read_text(encoding="utf-8") == written(lang)


if __name__ == "__main__":
    TEXTS.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (TEXTS / f"{language}.txt").write_text(written(language), encoding="utf-8")
