"""The words of a game: a question without a rule, a word without a message, a message that nothing uses."""

import shutil
from collections.abc import Callable
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel.lint import cartridge_problems, game_problems, spoken
from starboard.kernel.registry import games
from starboard.kernel.rules import Rules
from starboard.kernel.verblint import unused_words
from starboard.kernel.wordlint import console_problems, word_problems
from tests.fixtures.mini import Mini

EN = """prompt-pick = Which?
option-pick = { $a }
event-pick = Picks { $a }.
why-gone = Gone.
stock-coin = Coins
"""
FR = """prompt-pick = Lequel ?
option-pick = { $a }
event-pick = Prend { $a }.
why-gone = Parti.
stock-coin = Sous
"""
TEXTS = {"en": EN, "fr": FR}
GAME = """
from typing import ClassVar
from starboard.kernel.rules import Rules
from starboard.kernel.verbs import Ask
from starboard.kernel.words import Refused, opt

COIN = "coin"

class Pick(Ask, frozen=True):
    prompt: ClassVar[str] = "pick"

    def options(self, g, here):
        return [opt("pick", "a"), opt("pick", "b")]

    def refused(self, g, here):
        return [Refused(opt("pick", "c"), "why-gone")]

    def answer(self, g, here, option):
        g.did("pick", here.seat, *option.ids)

class Small(Rules):
    key = "small"
    prompts: ClassVar = {"pick": "SM-TRN-01"}

    def scene(self, g, seat, say):
        return say(f"stock-{COIN}")
"""
RULES = "game: small\nprefix: SM\nsummary: S.\nrules:\n  - {id: SM-TRN-01, area: turn, kind: action, rule: Pick.}\n"


CONDITION = """
from starboard.kernel.forms import Condition

class Lucky(Condition, frozen=True):
    pass

"""
COUNT = count()  # a kind of verb outlives its module, so each game has a package of its own


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """What is said of a small game whose source or texts were changed."""
    home = tmp_path / f"small_{next(COUNT)}"
    (home / "texts").mkdir(parents=True)
    (home / "rules.yaml").write_text(RULES)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("starboard.kernel.rulelist.homes", lambda: {"small": home})

    def problems(source: str = GAME, **texts: str) -> list[str]:
        (home / "__init__.py").write_text(source)
        for lang, text in (TEXTS | texts).items():
            (home / "texts" / f"{lang}.ftl").write_text(text)
        game: type[Rules[Any]] = import_module(home.name).Small
        return [problem.replace(f"{home}/", "") for problem in word_problems(game)]

    return problems


def test_a_sound_game_has_no_problem(small):
    assert small() == []


def test_a_question_without_a_rule_is_named(small):
    assert small(GAME.replace('{"pick": "SM-TRN-01"}', "{}")) == [
        "small: the question pick (pick) names no rule: add it to `prompts`"
    ]


def test_a_question_with_a_rule_that_there_is_not_is_named(small):
    assert small(GAME.replace("SM-TRN-01", "SM-TRN-02")) == [
        "small: the question pick names SM-TRN-02, which is no rule"
    ]


def test_a_rule_for_a_question_that_nothing_asks_is_named(small):
    assert small(GAME.replace('{"pick": "SM-TRN-01"}', '{"pick": "SM-TRN-01", "bid": "SM-TRN-01"}')) == [
        "small: `prompts` names the question bid, which nothing asks"
    ]


@pytest.mark.parametrize(
    ("message", "where"),
    [("prompt-pick", "small: pick"), ("option-pick", "__init__.py:13:17"), ("event-pick", "__init__.py:19:9"),
     ("why-gone", "__init__.py:16:43")],
)  # fmt: skip
def test_a_word_without_a_message_is_named_with_its_place(small, message, where):
    en = "".join(line for line in TEXTS["en"].splitlines(True) if not line.startswith(message))
    assert small(en=en) == [f"{where}: no text called {message} in en"]


def test_a_condition_and_a_price_without_a_message_are_named(small):
    source = GAME.replace("class Pick(", CONDITION + "class Pick(").replace(
        "COIN = ", "PRICE = dict(pays=(('tin', 1),))\nCOIN = "
    )
    assert small(source) == [
        f"{where}: no text called {message} in {lang}"
        for lang in ("en", "fr")
        for message, where in (("stock-tin", "__init__.py:7:9"), ("is-lucky", "small: lucky"))
    ]


def test_a_setting_without_a_name_is_named(small):
    source = GAME.replace('    key = "small"', '    key = "small"\n    difficulties: ClassVar = ("calm",)')
    assert small(source) == [f"small: no text called difficulty-calm in {lang}" for lang in ("en", "fr")]


def test_a_message_that_nothing_uses_is_named_with_its_line(small):
    assert small(en=TEXTS["en"] + "why-lost = Lost.\n", fr=TEXTS["fr"] + "why-lost = Perdu.\n") == [
        "texts/en.ftl:6: nothing uses the text why-lost"
    ]


def test_a_message_with_a_gap_that_no_word_fills_is_named(small):
    texts = {lang: text + "stock-thimble = T\n" for lang, text in TEXTS.items()}
    assert small(**texts) == ["texts/en.ftl:6: nothing uses the text stock-thimble"]


def test_a_message_that_another_one_uses_is_used(small):
    texts = {lang: text.replace("Coins", "{ gold }").replace("Sous", "{ gold }") for lang, text in TEXTS.items()}
    assert small(**{lang: text + "gold = G\n" for lang, text in texts.items()}) == []


def test_the_consoles_own_words_have_their_messages():
    assert console_problems() == []


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_every_installed_game_passes_all_checks(game: type[Rules[Any]]):
    assert game_problems(game) == []


def test_a_verb_without_a_card_is_named(monkeypatch: pytest.MonkeyPatch):
    assert "mini: nothing uses `do: all_bury`; `spare_words` may say why it stays" in unused_words(Mini, ())
    monkeypatch.setattr(Mini, "spare_words", {"do: gain": "used", "do: fly": "unknown"})
    assert unused_words(Mini, spoken(Mini)) == [
        "mini: `do: fly` of `spare_words` is in use, or unknown",
        "mini: `do: gain` of `spare_words` is in use, or unknown",
    ]


def test_a_verb_of_the_pieces_that_all_cartridges_share_is_used(monkeypatch: pytest.MonkeyPatch):
    unsettled = games()["unsettled"]
    monkeypatch.setattr(unsettled, "spare_words", {})
    idle = unused_words(unsettled, spoken(unsettled))
    assert "unsettled: nothing uses `do: engage`; `spare_words` may say why it stays" in idle
    assert not [problem for problem in idle if "`do: spend`" in problem]


def test_the_game_for_tests_passes_them_too_but_has_no_list_of_rules():
    assert game_problems(Mini) == [f"{Mini.home()}: rules.yaml is missing"]


def test_a_broken_reference_is_named_with_file_line_and_column(tmp_path: Path):
    folder = tmp_path / "tiny"
    unsettled = games()["unsettled"]
    shutil.copytree(unsettled.home() / "cartridges" / "tiny", folder)
    file = folder / "anomalies.yaml"
    file.write_text(file.read_text().replace("  property: static_hair", "  property: static_hare", 1))
    assert cartridge_problems(unsettled, folder) == [
        f"{file}:3:13: anomalies[absorbed_droplets].property: property static_hare, which is none of the properties;"
        " did you mean static_hair?"
    ]
