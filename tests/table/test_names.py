"""Names and chat: normal form, and nothing in them that cannot be seen or turns the line round."""

import unicodedata

import pytest

from starboard.table.names import clean_chat, clean_name, optional_name
from starboard.table.refusal import Refusal


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Ann \n Lee\t", "Ann Lee"),
        ("Zoe\u0301", "Zo\u00e9"),
        ("Ann\u202egnik", "Anngnik"),
        ("\u2066Ann\u2069", "Ann"),
        ("A\u200bn\u00adn\ufeff", "Ann"),
        ("Ann\u3164\u2800", "Ann"),
        ("Ann\U000e0041", "Ann"),
        ("Ann\x00\x1b[31m", "Ann[31m"),
        ("Ann\u2028Bo", "Ann Bo"),
        ("e" + "\u0316" * 50, "e" + "\u0316" * 3),
        ("\u0645\u062d\u0645\u062f", "\u0645\u062d\u0645\u062f"),
        ("\U0001f680", "\U0001f680"),
        ("x" * 60, "x" * 40),
    ],
)
def test_a_name_is_what_is_seen_of_it(name: str, cleaned: str):
    assert clean_name(name) == cleaned
    assert clean_name(cleaned) == cleaned


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "\n\t", "\u202e", "\u3164", "\u2800 \u2800", "\u0301"])
def test_a_name_must_be_visible(name: str):
    with pytest.raises(Refusal, match="bad_name"):
        clean_name(name)


def test_every_character_by_itself_is_shown_or_taken_out():
    bad = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    for code in (*range(0x3000), *range(0xD800, 0x10000), *range(0xE0000, 0xE0200)):
        cleaned = clean_name(f"a{chr(code)}b")
        assert not {unicodedata.category(c) for c in cleaned} & bad, hex(code)


def test_no_name_is_no_name():
    assert optional_name("  ") == "" and optional_name(" Late  Orbit ") == "Late Orbit"


def test_chat_keeps_lines_and_emoji_and_loses_what_turns_it_round():
    assert clean_chat(" one\ntwo\n\n\n\nthree ") == "one\ntwo\n\nthree"
    assert clean_chat("\u202eevil\u202c \x07") == "evil"
    assert clean_chat("\U0001f469\u200d\U0001f680") == "\U0001f469\u200d\U0001f680"
    for text in (" \n ", "\u200b", "\u202e\u202c", "\u200d"):
        with pytest.raises(Refusal, match="malformed"):
            clean_chat(text)
