"""What the adviser's number means in each game, and why it prefers an answer: from the evaluation itself."""

import random
from typing import Any

import pytest

from starboard.bots.adviser import Advice, advise, estimate, sentence
from starboard.bots.budget import Budget
from starboard.bots.reasons import Reason, because, compare
from starboard.games.seti.bot.standing import SPREAD, lead_of
from starboard.games.seti.bot.standing import value as seti_value
from starboard.games.unsettled.bot.odds import chance_to_win
from starboard.games.unsettled.bot.standing import LOWEST, PAGE, REGROUP, REST, TURNS
from starboard.games.unsettled.bot.standing import value as crew_value
from starboard.kernel.bot_kit import odds_of_lead
from starboard.kernel.cartridge import cartridges, rules, say
from starboard.kernel.game import Game
from starboard.kernel.playout import playout, sensible
from starboard.kernel.registry import find
from starboard.kernel.setup import Setup

BUDGET = Budget(playouts=40, looks=60)


def played(game: str, seats: int, answers: int, seed: int = 3) -> Game[Any]:
    cartridge = next(iter(cartridges(find(game))))
    made = rules(game, cartridge)
    options = tuple((setting.key, setting.values[0]) for setting in made.settings)
    g = Game(made.new(Setup(seats, seed, cartridge, next(iter(made.difficulties), ""), options)), made)
    playout(g, random.Random(seed).random, answers)
    return g


@pytest.mark.parametrize("answers", [20, 60, 100, 140])
def test_the_terms_of_the_crew_come_to_its_value(answers: int):
    g = played("unsettled", 2, answers)
    pages = len(g.book.tasks[g.s.task].pages) if g.s.task else 8
    score = sum(g.rules.terms(g, 0).values())
    whole = PAGE * pages + REGROUP * TURNS + REST - LOWEST
    assert min(0.99, max(0.01, (score - LOWEST) / whole)) == pytest.approx(crew_value(g))


@pytest.mark.parametrize("answers", [6, 25, 60, 120])
def test_the_terms_of_a_seat_come_to_its_lead(answers: int):
    g = played("seti", 3, answers)
    for seat in range(3):
        lead = sum(g.rules.terms(g, seat).values())
        assert odds_of_lead(lead, SPREAD) == pytest.approx(seti_value(g, seat))
        if abs(lead) < 2 * SPREAD:
            assert lead_of(seti_value(g, seat)) == pytest.approx(lead)


def test_the_chance_of_a_crew_rises_with_its_standing_and_ends_are_certain():
    g = played("unsettled", 2, 60)
    chances = [chance_to_win(g, value / 10) for value in range(11)]
    assert chances == sorted(chances) and chances[0] == 0.0 and chances[-1] == 1.0


@pytest.mark.parametrize(("game", "seats"), [("unsettled", 2), ("seti", 2)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_term_has_its_words_both_ways(game: str, seats: int, lang: str):
    g = played(game, seats, 60)
    speak = say(type(g.rules), g.s.setup.cartridge, "fr" if lang == "fr" else "en")
    for term in g.rules.terms(g, 0):
        more, less = (because((Reason(term, way),), speak) for way in (True, False))
        assert more and less and more != less


@pytest.mark.parametrize(("game", "unit"), [("unsettled", "Chance to win"), ("seti", "You may end")])
def test_the_adviser_says_what_its_number_means_and_why(game: str, unit: str):
    g = played(game, 2, 60)
    while len(sensible(g, g.waiting[0])) < 3:
        playout(g, random.Random(1).random, 1)
    seat = g.waiting[0]
    speak = say(type(g.rules), g.s.setup.cartridge, "en").at_table(("Ines", "Bo"))
    found = advise(g, seat, BUDGET)
    assert estimate(g, seat, found[0], speak).startswith(unit)
    told = [sentence(g, seat, each, speak) for each in found[:3]]
    assert all(told) and not any("Player " in each for each in told)
    assert not any("““" in each or "””" in each or "“Play “" in each for each in told)


def test_titles_inside_a_quoted_option_have_marks_of_the_second_kind():
    g = played("seti", 2, 0)
    seat = g.waiting[0]
    first, second, *_ = g.options(seat)
    advice = Advice(first, 0.5, 0.4, 0.6, 3, "advice-close", second)
    english, french = (
        sentence(g, seat, advice, say(type(g.rules), g.s.setup.cartridge, lang)) for lang in ("en", "fr")
    )
    assert english.startswith("About as good as “Tuck \u2018") and english.endswith("\u2019”.")
    assert french.startswith("Vaut à peu près «\u202fRéserver “") and french.endswith("”\u202f».")


def test_an_option_that_is_behind_is_told_what_speaks_against_it():
    g = played("seti", 2, 60)
    while len(sensible(g, g.waiting[0])) < 3:
        playout(g, random.Random(1).random, 1)
    seat = g.waiting[0]
    first, *_, last = advise(g, seat, BUDGET)
    reasons = compare(g, seat, last.option, first.option, random.Random(0).random)
    against = compare(g, seat, first.option, last.option, random.Random(0).random)
    assert {(reason.term, not reason.more) for reason in reasons} == {(reason.term, reason.more) for reason in against}


def test_a_game_without_terms_gives_no_reasons():
    g = Game(rules("tictactoe", "").new(Setup(2, 0)), rules("tictactoe", ""))
    best = advise(g, 0, Budget(playouts=60))[0]
    assert isinstance(best, Advice) and best.reasons == ()
