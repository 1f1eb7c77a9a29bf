"""The fuzzer led by coverage: inputs that reached new lines are changed further.

`python -m bench.guided frames --runs 20000`, after `pip install atheris`, which has wheels for Linux only and is
therefore no dependency; `bench.fuzz` runs everywhere.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any

atheris: Any = import_module("atheris")  # untyped, and not among the tools of the tests: see above

with atheris.instrument_imports(include=["starboard.server", "starboard.table", "starboard.kernel"]):
    from bench.fuzz import SHARES, single_test, tries


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.guided", description=__doc__)
    parser.add_argument("kind", choices=sorted(SHARES))
    parser.add_argument("--runs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args(argv)
    with tries(args.kind) as (strategy, attempt):
        ran, tried = [0], [0]
        one: Any = single_test(strategy, attempt, tried, args.runs)

        def run(data: bytes) -> None:
            one.hypothesis.fuzz_one_input(data)
            ran[0] += 1
            if ran[0] % 10_000 == 0:
                print(f"{args.kind}: {ran[0]} runs, {tried[0]} of them with a whole input", flush=True)

        options = [f"-runs={args.runs}", f"-seed={args.seed}", "-max_len=4096"]
        atheris.Setup([sys.argv[0], *options], run)
        atheris.Fuzz()  # ends the process


if __name__ == "__main__":
    main()
