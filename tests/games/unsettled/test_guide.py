"""The planet of `docs/writing-a-planet.md` can be written as the page says, and played."""

import re
import shutil
from pathlib import Path
from typing import Any

import yaml

from starboard.games.unsettled import Unsettled
from starboard.kernel.cartridge import read
from starboard.kernel.contract.run import Run
from starboard.kernel.lint import cartridge_problems
from starboard.kernel.setup import Setup

GUIDE = Path(__file__).parents[3] / "docs" / "writing-a-planet.md"
ABOUT, NODE, JOURNAL, PAGES, _ASIDES = re.findall(r"```yaml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def change(file: Path, by: Any) -> None:
    """A file of the planet after `by` has changed what it holds."""
    held = yaml.safe_load(file.read_text(encoding="utf-8"))
    by(held)
    file.write_text(yaml.safe_dump(held, allow_unicode=True), encoding="utf-8")


def add_rules(journal: dict[str, Any]) -> None:
    for heading, lines in yaml.safe_load(JOURNAL).items():
        journal[heading] = [*journal.get(heading, ()), *lines]


def ask_otherwise(tasks: list[dict[str, Any]]) -> None:
    tasks[0]["pages"][2], tasks[0]["pages"][4], tasks[0]["pages"][6] = yaml.safe_load(PAGES)


def test_the_planet_of_the_guide_has_no_problem_and_plays_to_an_end(tmp_path):
    sleeper = tmp_path / "sleeper"
    shutil.copytree(Unsettled.home() / "cartridges" / "tiny", sleeper)
    (sleeper / "cartridge.yaml").write_text(ABOUT, encoding="utf-8")
    change(sleeper / "environment.yaml", lambda nodes: nodes.extend(yaml.safe_load(NODE)))
    change(sleeper / "journal.yaml", add_rules)
    change(sleeper / "tasks.yaml", ask_otherwise)

    assert cartridge_problems(Unsettled, sleeper) == []
    run = Run(Unsettled(read(Unsettled, sleeper)), Setup(3, seed=1, difficulty="plain"))
    while not run.g.over:
        said = run.choose()
        run.say(said.seat, said.option)
