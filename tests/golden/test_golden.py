"""Golden games, counts and saves: what is said, shown and refused stays as it is until somebody means to change it."""

import difflib
import json
import random
from pathlib import Path

import pytest

from starboard import __version__
from starboard.kernel.cartridge import cartridges
from starboard.kernel.registry import find
from starboard.kernel.replay import open_save
from starboard.kernel.texts import Language
from tests.golden import perft, saves
from tests.golden.games import GAMES, HEAVY, GoldenGame, answer, golden_games, written
from tests.golden.renew import COUNTS, PLAYED, TEXTS
from tests.golden.texts import golden_texts, text_lines

AHEAD = 12  # answers that are played on from each save


@pytest.mark.parametrize("golden", golden_games(), ids=lambda golden: golden.name)
def test_a_golden_game_is_played_as_it_was_recorded(golden: GoldenGame):
    recorded = (PLAYED / f"{golden.name}.txt").read_text().splitlines()

    lines = list(written(golden))

    assert_equal(recorded, lines)


@pytest.mark.parametrize(("game", "lang"), golden_texts())
def test_a_game_says_what_it_said(game: str, lang: Language):
    recorded = (TEXTS / f"{game}.{lang}.txt").read_text().splitlines()

    assert_equal(recorded, list(text_lines(game, lang)))


def assert_equal(recorded: list[str], now: list[str]) -> None:
    changes = list(difflib.unified_diff(recorded, now, "recorded", "now", n=1, lineterm="")) * (now != recorded)
    assert not changes, "\n".join(["if this is meant, run `make golden` and review the diff", *changes[:24]])


@pytest.mark.parametrize("game", HEAVY)
def test_twelve_golden_games_and_more_see_every_world_number_of_seats_and_setting(game: str):
    played = [golden for golden in golden_games() if golden.game == game]

    assert len(played) >= 12
    assert {golden.cartridge for golden in played} == set(cartridges(find(game)))
    assert {golden.seats for golden in played} == set(find(game).seats)
    settings = {(setting.key, value) for setting in find(game).settings for value in setting.values}
    assert {option for golden in played for option in golden.options} == settings


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("folder", [".", "recorded"])
def test_there_are_saves_and_recordings_of_this_release(game: str, folder: str):
    assert (saves.FOLDER / __version__ / folder / f"{game}.json.gz").exists()


def test_every_recording_belongs_to_a_golden_game():
    assert {file.stem for file in PLAYED.glob("*.txt")} == {golden.name for golden in golden_games()}


def test_the_ways_to_begin_each_cartridge_are_as_many_as_they_were():
    assert perft.counts() == json.loads(COUNTS.read_text())


@pytest.mark.parametrize("file", sorted(saves.FOLDER.glob("*/*.json.gz")), ids=lambda f: f"{f.parent.name}-{f.name}")
def test_saves_of_every_release_are_read_and_played_on(file: Path):
    positions = saves.read(file)
    chance = random.Random(1)

    for position in positions:
        g, _ = open_save(position.save.encode())
        asked = position.seat in g.waiting
        assert asked or (position.prompt == "window" and g.waiting), position.prompt  # who is asked there is asked anew
        for _ in range(AHEAD):
            if not g.over:
                g.answer(g.waiting[0], answer(g, g.waiting[0], chance))

    assert positions
