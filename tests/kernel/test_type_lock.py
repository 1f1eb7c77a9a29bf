"""Games are loaded by several threads at once: a table is opened while the server still loads ahead."""

import subprocess
import sys

import pytest

LOAD = """
import sys, threading
from starboard.kernel.cartridge import rules
from starboard.kernel.registry import games

sys.setswitchinterval(1e-6)
games()
together = threading.Barrier(4)
loaded = []

def load():
    together.wait()
    loaded.append(rules(sys.argv[1]))

threads = [threading.Thread(target=load) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(loaded))
"""


@pytest.mark.parametrize("game", ["unsettled", "seti", "under_our_sun", "iss_vanguard"])
def test_a_game_that_several_threads_load_at_once_does_not_end_the_process(game: str):
    """It was ended by a segmentation fault about every second time."""
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", LOAD, game], capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stdout.strip()) == (0, "4"), done.stderr[-2_000:]
