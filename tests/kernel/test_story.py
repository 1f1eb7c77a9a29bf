"""How events are told: one sentence an answer, its gains, its moment; nobody reads what they may not know."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel import story
from starboard.kernel.cartridge import say
from starboard.kernel.registry import find
from starboard.kernel.replay import start
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.story import WHO, Beat, StoryFile, Telling, beat_of
from starboard.kernel.storylint import story_problems
from starboard.kernel.words import Event


def told(game: str, world: str, seat: int, *events: Event, lang: str = "en") -> Beat | None:
    g = start(game, Setup(2, 7, world))
    return beat_of(g, seat, events, say(find(game), world, "fr" if lang == "fr" else "en"))


def test_an_answer_is_told_by_its_heaviest_event_with_gains_and_losses_summed():
    beat = told(
        "unsettled",
        "meticula",
        1,
        Event("lower_focus", 1, ("wonder",)),
        Event("assign", 1, ("wonder", "charge_power")),
        Event("gain", 1, ("power",), 2),
        Event("spend", 1, ("power",), 1),
        Event("insight", 0, ()),
    )

    assert beat is not None
    assert beat.text == f"{WHO} puts wonder on “Charge Power”." and beat.picture == "wonder"
    assert [(a.icon, a.by, a.tone) for a in beat.amounts] == [("wonder", -1, "bad"), ("power", 1, "good")]
    assert beat.moment is None


def test_a_moment_has_the_second_sentence_and_gives_the_picture():
    beat = told(
        "unsettled",
        "meticula",
        0,
        Event("reveal_node", 0, ("key_orchard",)),
        Event("luna_moves", 0, ("key_orchard",)),
        Event("opportunity", 0, ("key_orchard", "key_orchard")),
    )

    assert beat is not None and beat.moment is not None
    assert beat.text.startswith(f"{WHO} sends LUNA to “The Key Orchard”. An opportunity")
    assert (beat.moment.look, beat.moment.tone, beat.moment.title) == ("card", "info", "The Key Orchard")


def test_time_is_a_loss_although_it_rises():
    beat = told("unsettled", "meticula", 0, Event("time", 0, (3,)))

    assert beat is not None and [(a.by, a.tone) for a in beat.amounts] == [(1, "bad")]


def test_a_page_opens_with_its_own_title_and_story_once_it_was_read():
    g = start("unsettled", Setup(2, 7, "meticula"))
    g.s.task, g.s.page = next(iter(g.book.tasks)), 2
    voice = say(find("unsettled"), "meticula", "en")
    page = g.book.tasks[g.s.task].pages[1]

    beat = beat_of(g, 0, [Event("page", 0, (g.book.page_key(g.s.task, 2),))], voice)
    ahead = g.rules.headline(g, g.book.page_key(g.s.task, 3), voice)

    assert beat is not None and beat.moment is not None
    assert beat.moment.title == voice.text(page.title) and voice.text(page.story) in beat.moment.words
    assert ahead == ("Page 3 of 8", "")


def test_what_is_secret_is_told_to_nobody_else():
    event = Event("draw", 1, (), 1, ("lightsail",), 0b10)

    beat = told("seti", "base", 1, event.seen_by(0))

    assert beat is not None and beat.text == f"{WHO} draws a card."


def test_a_game_without_a_story_tells_nothing():
    assert told("tictactoe", "", 0, Event("mark", 0, ("a1",))) is None


def test_the_check_names_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    game: type[Rules[Any]] = find("seti")
    shutil.copytree(game.home() / "texts", tmp_path / "texts")
    (tmp_path / "story.yaml").write_text("events:\n  scan: {moment: card, weight: 1}\n  fly: {weight: 1}\n")
    monkeypatch.setattr(game, "home", lambda: tmp_path)

    problems = [problem.partition("story.yaml: ")[2] for problem in story_problems(game)]

    assert "scan: no text called moment-scan in en" in problems
    assert "scan: a moment without a picture needs a text called moment-scan-title in fr" in problems
    assert "fly: no text called event-fly in fr" in problems
    (tmp_path / "story.yaml").write_text("events:\n  scan: {wieght: 1}\n")
    assert "wieght" in story_problems(game)[0]


def test_an_event_without_a_weight_has_no_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(story, "story_of", lambda _: StoryFile({"turn": Telling(turn=True)}))

    beat = told("seti", "base", 0, Event("turn", 1, ()))

    assert beat == Beat(0, turn=True)
