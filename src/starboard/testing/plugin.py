"""The pytest plugin: refuses ids that no rules have, and counts the rules that passing tests pin.

It speaks of the games whose rules lie under the root of the run, and says nothing where there are none.  With xdist
the workers collect and run, and the process that started them counts.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from starboard.testing.pinned import FILE, Pinned, Results, read, unknown, update
from starboard.testing.report import standing

NOTE = "starboard_rules"  # under which the workers of xdist tell what they collected


@cache
def rule_ids() -> dict[str, frozenset[str]]:
    """The ids of every game's rules."""
    from starboard.kernel.rulelist import homes, rules_of  # here: most runs of pytest elsewhere need no game

    return {game: rules_of(game).ids for game in homes()}


def ids_of(marks: Iterable[pytest.Mark]) -> list[str]:
    return list(dict.fromkeys(str(id_) for mark in marks if mark.name == "rule" for id_ in mark.args))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a game that this test pins")
    config.pluginmanager.register(Pins(config), "starboard-pins")


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector, name: str, obj: object) -> Iterator[None]:
    """A test that names a rule which there is not is an error where it stands."""
    item: Any = yield
    marks = [mark for mark in getattr(obj, "pytestmark", []) if isinstance(mark, pytest.Mark)] if item else []
    named = ids_of(marks)
    if named and (missing := unknown(named, rule_ids())):
        raise collector.CollectError(f"{name} pins {', '.join(missing)}: no rules.yaml has such a rule")
    return item  # type: ignore[no-any-return]  # whatever pytest made of it


class Pins:
    """What one run of pytest finds out about the rules that tests pin."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.is_worker = hasattr(config, "workerinput")
        self.results = Results()
        self.is_partial = any("::" in str(arg) for arg in config.args)
        self.pinned: Pinned | None = None

    # Collecting

    def pytest_collectstart(self, collector: pytest.Collector) -> None:
        if isinstance(collector, pytest.File):
            self.results.whole_files.add(collector.nodeid)

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.is_partial = self.is_partial or bool(items)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if named := ids_of(item.iter_markers("rule")):
                self.results.rules_by_test[item.nodeid] = tuple(named)
        if self.is_partial:
            self.results.whole_files.clear()

    # Running

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test passes if all of it passes; a test that was expected to fail pins nothing."""
        if not report.passed or hasattr(report, "wasxfail"):
            self.results.failed.add(report.nodeid)
        elif report.when == "call":
            self.results.passed.add(report.nodeid)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        """A worker of xdist is done: take over what it collected."""
        collected = getattr(node, "workeroutput", {}).get(NOTE)
        if collected:
            collected = msgspec.json.decode(collected, type=Results)
            self.results.rules_by_test |= collected.rules_by_test
            self.results.whole_files |= collected.whole_files

    # Telling

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.is_worker:
            collected = Results(self.results.rules_by_test, self.results.whole_files)
            self.config.workeroutput[NOTE] = msgspec.json.encode(collected).decode()  # type: ignore[attr-defined]
        elif not self.config.option.collectonly and (self.results.rules_by_test or read(self.config.rootpath)):
            self.pinned = update(self.config.rootpath, self.results)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        games = self._games_here() if self.pinned else []
        if self.pinned and games:
            terminalreporter.section(f"rules pinned by passing tests ({FILE})")
            for game in games:
                terminalreporter.write_line(standing(game, self.pinned.rules).line())

    def _games_here(self) -> list[str]:
        """The games whose rules lie under the root of this run."""
        from starboard.kernel.rulelist import homes  # as in `rule_ids`

        root = self.config.rootpath.resolve()
        return [game for game, home in homes().items() if home.resolve().is_relative_to(root)]
