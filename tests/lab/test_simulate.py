"""Simulation: the same games whoever plays them, kept in a file, stopped and taken up again."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from starboard.cli import main
from starboard.kernel.registry import find
from starboard.kernel.setup import Setup
from starboard.lab.results import Results, ResultsError, read
from starboard.lab.simulate import Job, play, play_games


def every(job, workers, **more):
    games = [game for some in play_games(job, workers, **more) for game in some]
    return sorted(games, key=lambda game: game.number)


def test_workers_do_not_change_the_games(guests):
    job = Job("mini", Setup(2), ("random", "greedy"), 12, 3, facts=True)
    alone = every(job, 1)
    assert alone == every(job, 2)
    assert [game.number for game in alone] == list(range(12))
    assert len({game.seed for game in alone}) == 12


def test_bots_that_rotate_play_each_deal_from_every_seat(guests):
    job = Job("mini", Setup(3), ("random", "easy", "greedy"), 6, 1, rotate=True)
    seats = [job.seating(number) for number in range(6)]
    assert seats[:3] == [("random", "easy", "greedy"), ("easy", "greedy", "random"), ("greedy", "random", "easy")]
    assert len({job.seed_of(number) for number in range(3)}) == 1
    assert job.seed_of(3) != job.seed_of(0)


def test_facts_say_what_came_up_and_who_used_it(guests):
    result = play(Job("mini", Setup(2), ("random",) * 2, 1, 4, facts=True), 0)
    assert set(result.appeared) >= {key for key, _ in result.used}
    assert {seat for _, seat in result.used} == {0, 1}
    assert all("." not in key for key in result.appeared)


def test_facts_say_what_was_offered_what_was_taken_and_what_is_left(guests):
    result = play(Job("mini", Setup(2), ("random",) * 2, 1, 4, facts=True), 0)
    deeds = dict(result.deeds)
    assert sum(n for deed, n in deeds.items() if deed.startswith("do ")) == result.decisions
    assert {f"at {key}" for key, _ in result.used} <= {deed for deed, n in deeds.items() if n}
    assert min(deeds.values()) == 0


@pytest.mark.parametrize(
    ("game", "seats", "left"),
    [
        ("seti", 2, {"credits", "energy", "vp"}),
        ("unsettled", 2, {"data", "materials", "power"}),
        ("under_our_sun", 2, {"health", "water", "ration", "arrow"}),
        ("iss_vanguard", 4, {"supplies", "success", "dice", "injuries"}),
    ],
)
def test_rounds_pages_and_days_are_the_stages_of_the_report(game, seats, left):
    kind = find(game)
    world = "base" if game == "seti" else "tiny"
    setup = Setup(seats, cartridge=world, difficulty=next(iter(kind.levels(seats)), ""))
    result = play(Job(game, setup, ("random",) * seats, 1, 4, facts=True), 0)
    assert kind.stage_word != "stage"
    numbers = [stage for stage, _ in result.stages]
    if game != "unsettled":  # whose pages may be read without a decision
        assert numbers == list(range(1, len(numbers) + 1)), "none is left out"
    told = sum(n for _, n in result.stages)
    assert 0 < told <= result.decisions, "all but what comes before the first"
    assert left <= {word for word, _ in result.left}


def test_a_round_of_seti_is_a_stage_of_the_report():
    result = play(Job("seti", Setup(2), ("random",) * 2, 1, 4, facts=True), 0)
    assert [stage for stage, _ in result.stages] == [1, 2, 3, 4, 5]
    assert sum(n for _, n in result.stages) == result.decisions


def test_what_is_done_is_not_done_again(tmp_path, capsys):
    file = tmp_path / "results.parquet"
    command = ["simulate", "tictactoe", "--workers", "1", "--json", "--seed", "2", "--out", str(file), "--games"]
    assert main([*command, "10"]) == 0
    capsys.readouterr()
    assert main([*command, "25"]) == 0
    resumed = json.loads(capsys.readouterr().out)
    assert main([*command[:-3], "--games", "25"]) == 0
    at_once = json.loads(capsys.readouterr().out)
    same = ("games", "decisions", "outcomes", "wins", "win_rates", "length")
    assert [resumed[key] for key in same] == [at_once[key] for key in same]
    rows = read(file)
    assert [row.number for row in rows] == list(range(25))
    assert not file.with_name("results.parquet.part").exists()


def test_a_journal_that_was_cut_off_loses_only_its_last_line(tmp_path):
    file = tmp_path / "r.parquet"
    job = Job("tictactoe", Setup(2), ("random",) * 2, 8, 1)
    results = Results(file)
    results.add(job, [play(job, number) for number in range(6)])
    results._out.close()  # the machine goes down here
    torn = results.journal.read_bytes()[:-20]
    results.journal.write_bytes(torn)
    with Results(file) as again:
        assert sorted(game.number for game in again.finished_games(job)) == [0, 1, 2, 3, 4]
    assert len(read(file)) == 5


def test_another_bot_or_another_world_is_another_run(tmp_path):
    file = tmp_path / "r.parquet"
    with Results(file) as results:
        one = Job("tictactoe", Setup(2), ("random",) * 2, 3, 1)
        results.add(one, [play(one, 0)])
        for other in (
            Job("tictactoe", Setup(2), ("greedy", "random"), 3, 1),
            Job("tictactoe", Setup(2, cartridge="wide"), ("random",) * 2, 3, 1),
            Job("tictactoe", Setup(2), ("random",) * 2, 3, 2),
        ):
            assert results.finished_games(other) == []
        assert len(results.finished_games(one)) == 1


def test_several_seats_and_difficulties_in_one_command(guests, tmp_path, capsys):
    file = tmp_path / "r.parquet"
    command = ["simulate", "mini", "--seats", "2,3", "--difficulty", "all", "--games", "3", "--workers", "1"]
    assert main([*command, "--out", str(file), "--json"]) == 0
    runs = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    asked = [(run["seats"], run["difficulty"]) for run in runs]
    assert asked == [(2, "calm"), (2, "harsh"), (3, "calm"), (3, "harsh")]
    assert len(read(file)) == 12


def test_all_difficulties_are_those_that_matter_with_so_many_seats(guests, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(find("mini"), "difficulty_seats", (3,))
    command = ["simulate", "mini", "--seats", "2,3", "--difficulty", "all", "--games", "1", "--workers", "1", "--json"]
    assert main(command) == 0
    runs = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(run["seats"], run["difficulty"]) for run in runs] == [(2, ""), (3, "calm"), (3, "harsh")]


def test_a_file_that_holds_no_results_is_refused(tmp_path, capsys):
    file = tmp_path / "notes.parquet"
    file.write_text("hello")
    with pytest.raises(ResultsError, match="is not a results file"):
        read(file)
    assert main(["report", str(file)]) == 2
    assert "is not a results file" in capsys.readouterr().err
    assert main(["simulate", "tictactoe", "--games", "1", "--out", str(file)]) == 2
    assert file.read_text() == "hello"


def test_ctrl_c_keeps_what_is_done(tmp_path):
    file = tmp_path / "r.parquet"
    words = ["simulate", "connect_four", "--games", "30000", "--bots", "easy", "--workers", "2", "--out", str(file)]
    command = [sys.executable, "-c", "import sys; from starboard.cli import main; sys.exit(main(sys.argv[1:]))", *words]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    journal = file.with_name("r.parquet.part")
    until = time.monotonic() + 120
    while time.monotonic() < until and not (journal.exists() and journal.stat().st_size):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=120)
    assert running.returncode == 130, err
    assert "Traceback" not in err
    assert "the same command goes on from there" in err
    kept = read(file)
    assert 0 < len(kept) < 30_000
    assert f"games            {len(kept)}" in out


def test_games_that_are_all_alike_are_called_so(capsys):
    assert main(["simulate", "tictactoe", "--bots", "search", "--games", "3", "--workers", "1"]) == 0
    assert "All games ended alike" in capsys.readouterr().out

    assert main(["simulate", "tictactoe", "--bots", "random", "--games", "30", "--workers", "1"]) == 0
    assert "alike" not in capsys.readouterr().out


def test_a_game_that_all_win_or_lose_together_has_no_rate_by_seat(capsys):
    assert main(["simulate", "under_our_sun", "--cartridge", "tiny", "--games", "2", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "won by seat" not in out and ("\nwin " in out or "\nloss " in out)

    assert main(["simulate", "tictactoe", "--bots", "random", "--games", "30", "--workers", "1"]) == 0
    assert "won by seat 1" in capsys.readouterr().out


RUN = """
import sys
from starboard.kernel.setup import Setup
from starboard.lab.pool import Pool
from tests.lab.test_simulate import say_who_and_stay
with Pool(1) as pool:
    print(pool.executor.submit(say_who_and_stay, 0).result(), flush=True)
    pool.executor.submit(say_who_and_stay, 600).result()
"""


def say_who_and_stay(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such end here")
def test_a_worker_never_outlives_a_run_that_was_killed():
    with subprocess.Popen([sys.executable, "-c", RUN], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        worker = int(run.stdout.readline())
        os.kill(run.pid, signal.SIGKILL)

    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        if is_dead(worker):
            return
        time.sleep(0.1)
    raise AssertionError(f"the worker {worker} still runs")


def is_dead(pid: int) -> bool:
    """Whether it has ended and only waits to be counted, where the system tells."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
