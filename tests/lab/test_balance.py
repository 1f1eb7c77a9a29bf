"""The table of win rates: a line for each value and difficulty, a column for each number of seats."""

from bench.balance import main, table
from starboard.lab.results import Row, read


def row(number: int, kind: str, seats: int, task: str = "a") -> Row:
    return Row(
        "run", "unsettled", "world", "tiny", "atrocious", seats, (f"task={task}",), 7, number, number,
        ("quick",) * seats, kind, (), (), "", 10, "", (), (), (),
    )  # fmt: skip


def test_rates_stand_by_seats_and_together_with_their_intervals():
    rows = [row(n, "win" if n < 3 else "loss", 2) for n in range(4)] + [row(n, "loss", 3) for n in range(4)]
    lines = table(rows, "task").splitlines()
    assert lines[0] == "| cartridge | task | difficulty | 2 seats | 3 seats | all | games |"
    assert lines[2] == "| tiny | a | atrocious | 75% [30, 95] | 0% [0, 49] | 38% [14, 69] | 8 |"


def test_all_cells_grow_together_and_what_is_there_is_not_played_again(tmp_path, capsys):
    words = ["unsettled", "--over", "task", "--cartridges", "tiny", "--difficulties", "plain", "--bots", "random"]
    words += ["--workers", "1", "--step", "1", "--out", str(tmp_path / "t.parquet")]
    main([*words, "--games", "1"])
    first = read(tmp_path / "t.parquet")
    main([*words, "--games", "2"])
    both = read(tmp_path / "t.parquet")
    cells = {(one.options, one.seats) for one in first}
    assert len(first) == len(cells)
    assert len(both) == 2 * len(first)
    assert all(one in both for one in first)
    assert "| tiny | a | plain |" in capsys.readouterr().out
