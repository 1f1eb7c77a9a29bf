"""Weights that follow what came of games: the fit finds what is worth more, and a run that stops goes on as it was."""

import math
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from starboard.bots import bot
from starboard.bots.weighted import WeightedBot
from starboard.cli import main
from starboard.kernel.cartridge import rules
from starboard.kernel.replay import start
from starboard.kernel.setup import Setup
from starboard.kernel.weights import BadWeights, read_weights, write_weights
from starboard.lab import training
from starboard.lab.linear import add, ridge, solve
from starboard.lab.training import PHASES, Generation, Plan, Played, Training, Weights, train

PLAN = Plan("seti", Setup(2), seed=3, games=60, judged=20, generations=2)


def pretend(plan: Plan, seed: int, weights: Sequence[Weights]) -> Played:
    """A game in which the first weight is best at 2, the second at 1, and the third does not matter."""
    chance = Random(seed)
    scores = [100 - 40 * abs(w[0] - 2) - 40 * abs(w[1] - 1) + chance.gauss(0, 3) for w in weights]
    width = 3 + PHASES
    squares, sums = [[0.0] * width for _ in range(width)], [0.0] * width
    for _ in range(8):
        promises = [chance.uniform(0, 20) for _ in range(3)]
        row = [*promises, *(float(i == 0) for i in range(PHASES))]
        add(squares, sums, row, 1.5 * promises[0] + promises[1] + promises[2])
    leads = (scores[0] - scores[1], scores[1] - scores[0])
    return Played(leads, tuple(scores), squares, sums)


def begun() -> Training:
    return Training(PLAN, [Generation((1.0, 1.0, 1.0))])


def finished(run: Training) -> Training:
    for _ in train(run):
        pass
    return run


def test_equations_are_solved():
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])
    rows = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]
    assert ridge(rows, [2.0, -1.0, 1.0], [1e-9, 1e-9]) == pytest.approx([2.0, -1.0])
    assert abs(ridge(rows, [2.0, -1.0, 1.0], [100.0, 100.0])[0]) < 0.1, "a strong pull holds it to 0"


def test_what_is_worth_more_is_weighed_more(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(training, "play", pretend)

    run = finished(begun())

    assert run.done == run.steps
    first = run.generations[0]
    assert first.proposals["leads"][0] > 1.2, "a step towards 2"
    assert first.proposals["values"][0] == pytest.approx(1.5, abs=0.1), "what the promise came to"
    assert first.proposals["values"][1] == pytest.approx(1.0, abs=0.1)
    assert run.weights[0] > 1.2
    assert sum(verdict.taken for verdict in first.verdicts) == 1


def test_without_a_judge_every_step_is_taken(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(training, "play", pretend)

    run = finished(Training(msgspec.structs.replace(PLAN, judged=0), [Generation((1.0, 1.0, 1.0))]))

    assert run.done == run.steps == 2 * PLAN.games
    assert [list(one.proposals) for one in run.generations] == [["leads"], ["leads"]]
    assert run.generations[1].weights == run.generations[0].proposals["leads"]
    assert run.weights == run.generations[1].proposals["leads"]
    assert run.generations[1].weights[0] == pytest.approx(2.0, abs=0.1), "a step towards 2"
    assert 1.0 < run.weights[0] < run.generations[1].weights[0], "and back from it, not judged either"


@pytest.mark.parametrize("seats", [2, 3])
def test_the_changes_of_a_deal_add_up_to_none_and_go_round_the_seats(monkeypatch: pytest.MonkeyPatch, seats: int):
    asked: list[tuple[int, Sequence[Weights]]] = []

    def note(plan: Plan, seed: int, weights: Sequence[Weights]) -> Played:
        asked.append((seed, weights))
        width = 3 + PHASES
        return Played((0.0,) * seats, (0.0,) * seats, [[0.0] * width for _ in range(width)], [0.0] * width)

    monkeypatch.setattr(training, "play", note)
    plan = msgspec.structs.replace(PLAN, setup=Setup(seats), games=2 * seats, judged=0, generations=1)

    finished(Training(plan, [Generation((1.0, 2.0, 1.0))]))

    for at in range(0, 2 * seats, seats):
        deal = asked[at : at + seats]
        assert len({seed for seed, _ in deal}) == 1
        assert {weights[0] for _, weights in deal} == set(deal[0][1]), "each is in the first seat once"
        for word, weight in enumerate((1.0, 2.0, 1.0)):
            changes = [math.log(own[word] / weight) for own in deal[0][1]]
            assert sum(changes) == pytest.approx(0.0, abs=1e-9) and max(changes) > 0
    assert asked[0][0] != asked[seats][0]


def test_nothing_is_taken_that_is_not_ahead(monkeypatch: pytest.MonkeyPatch):
    def behind(plan: Plan, seed: int, weights: Sequence[Weights]) -> Played:
        played = pretend(plan, seed, weights)
        if min(map(max, weights)) == 1.0 or weights[0] == weights[1]:
            own = 0 if weights[1] == (1.0, 1.0, 1.0) else 1
            leads = [-5.0, -5.0]
            leads[1 - own] = 5.0
            return Played(tuple(leads), played.scores, played.squares, played.sums)
        return played

    monkeypatch.setattr(training, "play", behind)

    assert finished(begun()).weights == (1.0, 1.0, 1.0)


def test_a_run_that_stops_goes_on_to_the_same_end(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(training, "play", pretend)
    whole = finished(begun())

    for games in (1, 59, 60, 75, 101, 130):
        stopped = begun()
        for step in train(stopped):
            if step.done == games:
                break
        again = msgspec.json.decode(msgspec.json.encode(stopped), type=Training)
        assert again.done == games
        assert finished(again).weights == whole.weights


def test_a_file_of_weights_is_read_as_it_was_written_and_no_other_is(tmp_path: Path):
    file = tmp_path / "weights.yaml"
    write_weights(file, {"a": 0.5, "b": 1.25}, "of a test")

    assert read_weights(file, ("b", "a", "c")) == (1.25, 0.5, 1.0)
    for wrong, said in (("d: 1.0", "d is none of the words"), ("a: -1.0", "expected: from 0"), ("[]", "not weights")):
        file.write_text(wrong)
        with pytest.raises(BadWeights, match=said):
            read_weights(file, ("a", "b"))


def test_a_bot_with_weights_of_its_own_leaves_those_of_the_game():
    g = start("seti", Setup(2, seed=5))
    own = tuple(0.0 for _ in g.rules.weights)
    seen: list[tuple[float, ...]] = []

    class Looks:
        def choose(self, g, seat):
            seen.append(g.rules.weights)
            return g.moves(seat)[0]

    before = g.rules.weights
    WeightedBot(Looks(), own).choose(g, g.waiting[0])

    assert seen == [own] and g.rules.weights == before


def test_a_bot_takes_its_weights_from_a_file(tmp_path: Path):
    write_weights(tmp_path / "old.yaml", {"credits": 0.25}, "")
    g = start("seti", Setup(2, seed=5))
    made = bot(f"quick@{tmp_path / 'old.yaml'}", 1)

    made.choose(g, g.waiting[0])

    assert made.weights[0] == 0.25  # type: ignore[attr-defined]


def test_the_weights_of_seti_are_fitted():
    assert set(rules("seti").weights) != {1.0}


def test_a_game_that_promises_nothing_is_not_trained(capsys: pytest.CaptureFixture[str]):
    assert main(["train", "tictactoe"]) == 2
    assert "names no promises" in capsys.readouterr().err


def test_a_run_with_other_words_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "run.json"
    file.write_bytes(msgspec.json.encode(begun()))

    assert main(["train", "seti", "--run", str(file), "--out", str(tmp_path / "w.yaml")]) == 2
    assert "is a run with other words" in capsys.readouterr().err
    assert not (tmp_path / "w.yaml").exists()
