"""On a Dask cluster: the same games, also when a worker dies in the middle."""

import os
import signal

import distributed
import pytest

from starboard.cli import main
from starboard.kernel.setup import Setup
from starboard.lab.cluster import ClusterError, cluster
from starboard.lab.simulate import Job, batch, play_games


@pytest.mark.filterwarnings("ignore")  # Dask's own, about sockets of processes that were killed
def test_a_killed_worker_loses_no_game():
    job = Job("connect_four", Setup(2), ("easy", "random"), 240, 7)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as machines:
        told: list[str] = []
        with cluster(machines.scheduler_address, "connect_four", told.append) as (executor, slots):
            assert slots == 2
            games, killed = [], False
            for some in play_games(job, slots, executor):
                games += some
                if not killed and len(games) > 20:
                    os.kill(machines.workers[0].pid, signal.SIGKILL)
                    killed = True
            assert killed
        assert len(told) == 1 and told[0].startswith("1 of 2 workers were lost on the way: ")
        with (
            pytest.raises(ClusterError, match="chess is not installed on"),
            cluster(machines.scheduler_address, "chess"),
        ):
            pass
    assert sorted(games, key=lambda game: game.number) == batch(job, range(240)).games


def test_no_scheduler_is_said_in_a_sentence(capsys, monkeypatch):
    def nobody(*args, **kwargs):
        raise OSError("connection refused")

    monkeypatch.setattr("distributed.Client", nobody)
    assert main(["simulate", "tictactoe", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "there is no Dask scheduler at tcp://127.0.0.1:1" in capsys.readouterr().err
