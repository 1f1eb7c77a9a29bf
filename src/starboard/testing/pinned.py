"""Which rules are pinned by passing tests: what the last runs of pytest found, kept test by test.

It lies in `.starboard/pinned.json` beside the tests' configuration.  A run of a part of the tests changes only what it
knows better: a test that ran counts as it ended this time; a file that was collected whole loses the tests that are no
longer in it, or that no longer name a rule; a file that is gone loses all.  What was not looked at stays as it was.
"""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct, field

FILE = Path(".starboard") / "pinned.json"


class Pinned(Struct):
    """The rules that each passing test pins, by the test's id."""

    tests: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def rules(self) -> frozenset[str]:
        return frozenset(rule for rules in self.tests.values() for rule in rules)


class Results(Struct):
    """What one run of pytest found."""

    rules_by_test: dict[str, tuple[str, ...]] = field(default_factory=dict)  # the tests collected that name rules
    whole_files: set[str] = field(default_factory=set)  # the files of which every test was collected
    passed: set[str] = field(default_factory=set)
    failed: set[str] = field(default_factory=set)  # or skipped: whatever did not pass


def merge(before: Pinned, run: Results, exists: Iterable[str]) -> Pinned:
    """What is pinned after a run, given what was pinned before it and which files of tests there are."""
    files = frozenset(exists)
    tests = {
        test: tuple(rule for rule in rules if rule in run.rules_by_test.get(test, rules))
        for test, rules in before.tests.items()
        if file_of(test) in files and (file_of(test) not in run.whole_files or test in run.rules_by_test)
    }
    tests |= {test: run.rules_by_test[test] for test in run.passed if test in run.rules_by_test}
    return Pinned({test: tests[test] for test in sorted(tests) if tests[test] and test not in run.failed})


def file_of(test: str) -> str:
    return test.partition("::")[0]


def read(root: Path) -> Pinned | None:
    """What the last runs under this folder found; None if there was none."""
    try:
        return msgspec.json.decode((root / FILE).read_bytes(), type=Pinned)
    except (OSError, msgspec.MsgspecError):
        return None


def update(root: Path, run: Results) -> Pinned:
    """Merge a run into what is kept under this folder."""
    before = read(root) or Pinned()
    files = {file_of(test) for test in before.tests}
    after = merge(before, run, {file for file in files if (root / file).exists()})
    (root / FILE).parent.mkdir(exist_ok=True)
    fresh = (root / FILE).with_suffix(f".{os.getpid()}")  # another run may end at the same moment
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(after)) + b"\n")
    fresh.replace(root / FILE)
    return after


def nearest(start: Path) -> Pinned | None:
    """What the last runs found, kept in this folder or in one above it."""
    return next((found for folder in (start, *start.parents) if (found := read(folder)) is not None), None)


def unknown(ids: Iterable[str], known: Mapping[str, frozenset[str]]) -> list[str]:
    """The ids that no list of rules has."""
    return [id_ for id_ in ids if not any(id_ in listed for listed in known.values())]
