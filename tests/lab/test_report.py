"""The balance report: numbers that follow from the games, on a page that asks nothing of the network."""

import re

import pytest
from msgspec import structs

from starboard.cli import main
from starboard.kernel.setup import Setup
from starboard.kernel.textlint import text_problems
from starboard.kernel.texts import Language
from starboard.lab.intervals import Estimate
from starboard.lab.report import page
from starboard.lab.report.measures import by_seat, cards, groups, is_together, pairs, seats_are_fair
from starboard.lab.report.names import TEXTS, Names, voice
from starboard.lab.report.numbers import Numbers
from starboard.lab.report.section import Section
from starboard.lab.report.sections import sections
from starboard.lab.results import ResultsError, Row, row, run_of, world_of
from starboard.lab.simulate import Job, play


def rows_of(job: Job) -> list[Row]:
    return [row(job, run_of(job), world_of(job), play(job, number)) for number in range(job.games)]


def crew(difficulty: str, games: int = 40, bot: str = "random") -> list[Row]:
    return rows_of(Job("crew", Setup(2, difficulty=difficulty), (bot,) * 2, games, 1, facts=True))


@pytest.fixture
def model(guests) -> Row:
    return crew("calm", 1)[0]


def test_the_page_answers_a_designers_questions_offline(guests):
    text = page(crew("calm") + crew("harsh"))
    headings = re.findall("<section><h2>(.*?)</h2>", text)
    assert headings == [
        "How often is it won?",
        "How do games end?",
        "How long is a game?",
        "Which actions are taken?",
        "Which cards win?",
        "How often do cards come up?",
        "Dead cards",
    ]
    outside = re.sub(r"<script>.*?</script>", "", text, flags=re.DOTALL)
    assert not re.search(r"(src|href)=|url\(|@import|http", outside)
    assert "1 of 5 never came up in 80 games." in text
    assert "<li>never_printed</li>" in text
    assert "Too much light." in text
    assert "Ember" in text


def test_where_seats_compete_the_page_compares_them(guests):
    text = page(rows_of(Job("mini", Setup(2), ("random",) * 2, 15, 1, facts=True)))
    assert "Does it matter where one sits?" in text


def test_the_page_speaks_french(guests):
    text = page(crew("calm"), crew("harsh"), "fr")
    assert '<html lang="fr">' in text
    headings = re.findall("<section><h2>(.*?)</h2>", text)
    assert headings[0] == "Qu’est-ce qui a changé\u202f?"
    assert "À quelle fréquence gagne-t-on\u202f?" in headings
    assert "Trop de lumière." in text
    specs = text[text.index("const specs") :]
    assert '"parties gagn\\u00e9es"' in specs
    assert "games won" not in text
    assert text_problems(TEXTS) == []


def test_games_of_different_settings_are_counted_apart(model):
    other = structs.replace(model, options=("task=b",))
    labels = [group.kind for group in groups([model, other])]
    assert labels == ["calm · random", "calm · task=b · random"]


def test_two_versions_are_compared_on_the_same_seeds(guests):
    text = page(crew("calm"), crew("calm"))
    assert "What changed?" in text
    assert "0 of 2 measures changed beyond doubt" in text
    assert "<td>+0 [+0, +0]</td><td>40</td><td>within the noise</td>" in text


def test_a_change_beyond_doubt_is_told_from_noise(model):
    old = [structs.replace(model, number=n, seed=n, kind="loss", winners=(), decisions=10) for n in range(60)]
    new = [structs.replace(r, kind="win", winners=(0, 1)) if r.number % 2 else r for r in old]
    change = {one.what: one for one in pairs(old, new)}
    assert change["won"].change.value == 0.5
    assert change["won"].change.low > 0.3
    assert change["decisions"].change.value == 0
    assert pairs(old, [structs.replace(r, seed=r.seed + 1_000) for r in new]) == []


def test_the_effect_of_a_card_is_that_of_those_who_used_it(model):
    rivals = structs.replace(model, sides=("0", "1"))
    won = structs.replace(
        rivals, kind="win", winners=(0,), used=("ember", "torch"), used_by=(0, 1), appeared=("ember",)
    )
    facts = {
        fact.key: fact
        for fact in cards([structs.replace(won, number=n) for n in range(30)], ["ember", "torch", "flare"])
    }
    ember, torch = facts["ember"].effect, facts["torch"].effect
    assert ember is not None
    assert ember.value == 1.0
    assert ember.low > 0.7
    assert torch is not None
    assert torch.value == -1.0
    assert facts["flare"].effect is None
    assert facts["flare"].appeared.value == 0


def test_seats_share_wins_and_are_compared_only_when_all_bots_sat_everywhere(model):
    one = structs.replace(model, kind="win", winners=(0,), bots=("random", "greedy"))
    both = structs.replace(one, winners=(0, 1))
    assert [estimate.value for estimate in by_seat([one, both])] == [0.75, 0.25]
    assert not seats_are_fair([one, both])
    assert seats_are_fair([one, structs.replace(one, bots=("greedy", "random"))])


def test_seats_are_counted_together_by_their_sides_or_in_old_files_by_who_won(model):
    one = structs.replace(model, kind="win", winners=(0,), sides=("0", "1"))
    old = structs.replace(one, sides=())
    assert is_together([model])
    assert not is_together([one, model])
    assert is_together([structs.replace(old, winners=(0, 1))])
    assert not is_together([old])


def told(rows: list[Row], other: list[Row] | None = None, lang: Language = "en") -> dict[str, Section]:
    """The sections by their headings."""
    return {one.title: one for one in sections(rows, Names(rows[0], lang), other, voice(lang), Numbers(lang))}


def test_the_time_on_each_stage_counts_the_games_that_came_to_it(model):
    short = structs.replace(model, stages=(1,), stage_answers=(10,))
    long = structs.replace(model, stages=(1, 2), stage_answers=(20, 70))
    table = told([short, long])["Where does the time go?"].table
    assert [row[0] for row in table[1:]] == ["stage 1", "stage 2"]
    assert table[1][1::2] == ("100.0%", "30.0%")
    assert table[2] == ("stage 2", "50.0%", "70.0 [70.0, 70.0]", "70.0%")


def test_what_is_left_is_told_apart_for_games_won_and_lost(model):
    won = structs.replace(model, kind="win", left=("light",), left_amounts=(4.0,))
    lost = structs.replace(model, kind="loss", left=("light",), left_amounts=(1.0,))
    table = told([won, lost, lost])["What is left at the end?"].table
    assert table[0] == ("", "all games", "lost", "won")
    assert table[1][2:] == ("1.0 [1.0, 1.0]", "4.0 [4.0, 4.0]")


def test_an_action_is_counted_where_it_was_offered_and_named_if_nobody_took_it(model):
    row_ = structs.replace(model, deeds=("do pass", "do rest", "do wait"), deed_times=(6, 2, 0))
    other = structs.replace(model, deeds=("do pass",), deed_times=(2,))
    section = told([row_, other])["Which actions are taken?"]
    assert {row[0]: row[1:] for row in section.table[1:]} == {
        names_act("pass", model): ("100%", "100%", "4.0"),
        "rest": ("50%", "100%", "2.0"),
    }
    assert section.said[-1] == "1 offered and never taken: Wait."


def names_act(word: str, row_: Row) -> str:
    return Names(row_).act(word)


def test_both_files_are_shown_where_two_are_compared(guests):
    found = told(crew("calm", 6), crew("harsh", 6))
    assert found["Which actions are taken?"].table[0][1] == "offered, first"
    assert {"Dead cards (first)", "Dead cards (second)"} <= set(found)
    labels = {row[0].rpartition(" · ")[2] for row in found["How long is a game?"].table[1:]}
    assert labels == {"first", "second"}


def test_a_card_that_no_option_ever_names_is_not_called_idle(model):
    quiet = structs.replace(
        model, appeared=("ember", "torch"), used=(), used_by=(), deeds=("at torch",), deed_times=(0,)
    )
    facts = {fact.key: fact.named for fact in cards([quiet], ["ember", "torch"])}
    assert facts == {"ember": False, "torch": True}


def test_numbers_are_written_as_the_reader_writes_them():
    english, french = Numbers("en"), Numbers("fr")
    some = Estimate(0.125, 0.05, 0.25, 8)
    assert (english.count(12345), french.count(12345)) == ("12,345", "12\u202f345")
    assert english.rate(some) == "12.5% [5.0, 25.0]"
    assert french.rate(some) == "12,5\u202f% [5,0\u202f; 25,0]"
    assert french.write(-0.01, ",.1f") == "0,0"
    assert english.write(-3.25) == "\u22123.25"


def test_a_file_of_broken_games_has_no_report(model):
    with pytest.raises(ResultsError, match="no finished game"):
        page([structs.replace(model, kind="error", error="ZeroDivisionError")])


def test_the_command_writes_the_page(guests, tmp_path, capsys):
    file = tmp_path / "r.parquet"
    assert main(["simulate", "crew", "--games", "12", "--workers", "1", "--out", str(file), "--json"]) == 0
    assert main(["report", str(file)]) == 0
    assert "12 games in" in capsys.readouterr().out
    assert (tmp_path / "r.html").read_text(encoding="utf-8").startswith("<!doctype html>")
