"""The pytest plugin: which rules passing tests pin, through runs of all tests and of a part of them."""

from pathlib import Path

import msgspec
import pytest

from starboard.kernel import rulelist
from starboard.kernel.registry import games
from starboard.testing import plugin

pytest_plugins = ["pytester"]

RULES = """
game: ludo
prefix: LU
summary: A race.
rules:
  - {id: LU-TRN-01, area: turn, kind: action, rule: Roll the die.}
  - {id: LU-TRN-02, area: turn, kind: action, rule: Move a pawn.}
  - {id: LU-BOX-01, area: box, kind: setup, rule: Put the pawns back in the box.}
"""
# For the workers of xdist, which are processes of their own.
CONFTEST = """
from pathlib import Path
import starboard.kernel.rulelist as rulelist
rulelist.SHIPPED = Path(__file__).parent / "games"
"""
TURN = """
from starboard.testing import rule

@rule("LU-TRN-01")
def test_roll():
    pass

@rule("LU-TRN-02")
def test_move():
    pass
"""


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch):
    """Only the plugins that are named below: others take seconds to load."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    plugin.rule_ids.cache_clear()
    games()  # else the inner run imports them, and pytester forgets what the inner run imported
    yield
    plugin.rule_ids.cache_clear()


@pytest.fixture
def ludo(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A repository with one game and a file of tests."""
    monkeypatch.setattr(rulelist, "SHIPPED", pytester.path / "games")
    home = pytester.mkdir("games") / "ludo"
    home.mkdir()
    (home / "rules.yaml").write_text(RULES)
    (home / "not_needed.yaml").write_text("LU-BOX-01: software has no box\n")
    pytester.makeini("[pytest]\n")
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(test_turn=TURN)
    return pytester


def run(repository: pytest.Pytester, *args: str) -> pytest.RunResult:
    """A run inside this process, or with workers in processes of their own."""
    loaded = ["-p", "starboard.testing.plugin", *(["-p", "xdist"] if "-n2" in args else [])]
    rulelist._read.cache_clear()
    return repository.runpytest_inprocess("-q", *loaded, *args)


def pins(repository: pytest.Pytester) -> dict[str, list[str]]:
    found = msgspec.json.decode((repository.path / ".starboard" / "pinned.json").read_bytes())
    tests: dict[str, list[str]] = found["tests"]
    return tests


def test_a_run_ends_with_a_line_a_game(ludo: pytest.Pytester):
    result = run(ludo)

    result.stdout.fnmatch_lines(["ludo: 2 of 3 rules pinned (1 not needed)"])
    assert "tictactoe" not in result.stdout.str()  # its rules lie elsewhere
    assert pins(ludo) == {"test_turn.py::test_roll": ["LU-TRN-01"], "test_turn.py::test_move": ["LU-TRN-02"]}


def test_with_xdist_it_is_the_same(ludo: pytest.Pytester):
    result = run(ludo, "-n2")

    result.stdout.fnmatch_lines(["ludo: 2 of 3 rules pinned (1 not needed)"])
    assert len(pins(ludo)) == 2


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("    assert 0", "fails"),
        ("    import pytest\n    pytest.skip()", "is skipped"),
        ("    import pytest\n    pytest.xfail()", "is expected to fail"),
    ],
)
def test_a_test_that_does_not_pass_pins_nothing(ludo: pytest.Pytester, body: str, why: str):
    run(ludo)

    ludo.makepyfile(test_turn=TURN.replace("    pass", body, 1))
    result = run(ludo)

    result.stdout.fnmatch_lines(["ludo: 1 of 3 rules pinned (1 not needed)"])
    assert list(pins(ludo)) == ["test_turn.py::test_move"], why


def test_a_test_whose_fixture_fails_after_it_pins_nothing(ludo: pytest.Pytester):
    ludo.makepyfile(
        test_turn="""
        import pytest
        from starboard.testing import rule

        @pytest.fixture
        def board():
            yield
            assert 0

        @rule("LU-TRN-01")
        def test_roll(board):
            pass
        """
    )

    run(ludo).stdout.fnmatch_lines(["ludo: 0 of 3 rules pinned (1 not needed)"])


@pytest.mark.parametrize("workers", [(), ("-n2",)])
def test_an_id_that_no_rules_have_is_an_error_where_it_stands(ludo: pytest.Pytester, workers: tuple[str, ...]):
    ludo.makepyfile(test_turn=TURN.replace("LU-TRN-02", "LU-TRN-99"))

    result = run(ludo, *workers)

    assert result.ret != 0
    result.stdout.fnmatch_lines(["*ERROR*test_turn.py*", "*test_move pins LU-TRN-99: no rules.yaml has such a rule*"])


def test_a_run_of_one_test_leaves_the_others_as_they_were(ludo: pytest.Pytester):
    run(ludo)

    for part in (["test_turn.py::test_roll"], ["-k", "roll"], ["--deselect", "test_turn.py::test_move"]):
        run(ludo, *part).stdout.fnmatch_lines(["ludo: 2 of 3 rules pinned (1 not needed)"])


def test_a_run_of_another_file_leaves_this_one_as_it_was(ludo: pytest.Pytester):
    run(ludo)
    ludo.makepyfile(test_other="def test_nothing_in_particular(): pass")

    run(ludo, "test_other.py").stdout.fnmatch_lines(["ludo: 2 of 3 rules pinned (1 not needed)"])


@pytest.mark.parametrize("workers", [(), ("-n2",)])
def test_a_test_that_is_gone_pins_nothing_once_its_file_is_run(ludo: pytest.Pytester, workers: tuple[str, ...]):
    run(ludo)

    ludo.makepyfile(test_turn=TURN.replace("test_move", "test_other_name").replace("LU-TRN-02", "LU-TRN-01"))
    result = run(ludo, *workers)

    result.stdout.fnmatch_lines(["ludo: 1 of 3 rules pinned (1 not needed)"])
    assert set(pins(ludo)) == {"test_turn.py::test_roll", "test_turn.py::test_other_name"}


def test_a_file_that_is_gone_pins_nothing(ludo: pytest.Pytester):
    run(ludo)

    ludo.makepyfile(test_other="def test_nothing_in_particular(): pass")
    Path(ludo.path / "test_turn.py").unlink()

    run(ludo, "test_other.py").stdout.fnmatch_lines(["ludo: 0 of 3 rules pinned (1 not needed)"])


def test_a_test_that_was_collected_and_not_reached_stays_as_it_was(ludo: pytest.Pytester):
    run(ludo)
    ludo.makepyfile(test_turn=TURN.replace("    pass", "    assert 0", 1))

    run(ludo, "-x").stdout.fnmatch_lines(["ludo: 1 of 3 rules pinned (1 not needed)"])


def test_collecting_alone_writes_nothing(ludo: pytest.Pytester):
    run(ludo, "--collect-only")

    assert not (ludo.path / ".starboard").exists()


def test_a_run_without_games_and_rules_is_left_alone(pytester: pytest.Pytester):
    pytester.makeini("[pytest]\n")
    pytester.makepyfile("def test_something_else(): pass")

    result = run(pytester)

    assert "pinned" not in result.stdout.str() and not (pytester.path / ".starboard").exists()
