"""The attacks of the nightly target run, people play meanwhile, and a limit that is missed is told."""

import sys

import pytest

from bench.attacks import Played, main

LAX = ["--seconds", "2", "--median", "30", "--worst", "60", "--memory", "4000"]


@pytest.mark.skipif(sys.platform != "linux", reason="players need an address of their own on loopback")
def test_people_play_during_an_attack(capsys: pytest.CaptureFixture[str]):
    assert main(["malformed frames", *LAX]) == 0

    head, row = capsys.readouterr().out.splitlines()
    assert head.split()[:2] == ["attack", "answers"]
    assert row.startswith("malformed frames") and int(row.split()[2]) > 0


def test_a_limit_that_is_missed_is_told():
    assert Played([0.01, 0.02, 0.03], 100).misses(0.05, 1, 400) is False
    assert Played([0.01, 0.06, 0.07], 100).misses(0.05, 1, 400), "the median"
    assert Played([0.01, 0.02, 1.5], 100).misses(0.05, 1, 400), "the worst"
    assert Played([0.01], 500).misses(0.05, 1, 400), "the memory"
    assert Played([], 100).misses(0.05, 1, 400), "nobody could play"
