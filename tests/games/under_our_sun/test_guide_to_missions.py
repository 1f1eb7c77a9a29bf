"""The mission of `docs/writing-a-mission.md` can be written as the page says, and played."""

import re
import shutil
from pathlib import Path

import pytest
import yaml

from starboard.cli import main
from starboard.games.under_our_sun import UnderOurSun
from starboard.kernel.cartridge import read
from starboard.kernel.contract.run import Run
from starboard.kernel.lint import cartridge_problems
from starboard.kernel.setup import Setup

GUIDE = Path(__file__).parents[3] / "docs" / "writing-a-mission.md"
TEXT = GUIDE.read_text(encoding="utf-8")
ABOUT, TOWER, KNOT, WORDS, VOTE = re.findall(r"```yaml\n(.*?)```", TEXT, re.DOTALL)
FLAG = re.findall(r"`(\{key: bell_lent.*?\})`\.", TEXT)[0]


@pytest.fixture
def bell(tmp_path: Path) -> Path:
    """The tiny mission, changed as the page says."""
    folder = tmp_path / "bell"
    shutil.copytree(UnderOurSun.home() / "cartridges" / "tiny", folder)
    (folder / "cartridge.yaml").write_text(ABOUT, encoding="utf-8")
    file = folder / "mission.yaml"
    mission = yaml.safe_load(file.read_text(encoding="utf-8")) | yaml.safe_load(WORDS)
    mission["cards"] = [card for block in (TOWER, KNOT, VOTE) for card in yaml.safe_load(block)]
    mission["counters"].append(yaml.safe_load(FLAG))
    file.write_text(yaml.safe_dump(mission, allow_unicode=True, sort_keys=False), encoding="utf-8")
    return folder


def test_the_mission_of_the_guide_has_no_problem(bell: Path):
    assert cartridge_problems(UnderOurSun, bell) == []


@pytest.mark.parametrize("seats", [1, 3])
def test_the_mission_of_the_guide_plays_to_an_end(bell: Path, seats: int):
    run = Run(UnderOurSun(read(UnderOurSun, bell)), Setup(seats, seed=1))
    while not run.g.over:
        said = run.choose()
        run.say(said.seat, said.option)


def test_the_check_prints_the_texts_of_a_mission(bell: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["check", str(bell), "--texts"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert "mission the_empty_tower [en]: The Abandoned Camp is laid 2 tiles from New Haven, face up. | " in "\n".join(
        lines
    )
    assert any(line.startswith("marker the_bell [fr]: Vous retirez un dé bleu pour la Furtivité.") for line in lines)


def test_the_fault_on_the_page_is_said_so(bell: Path):
    file = bell / "mission.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("which: abandoned_camp", "which: abandonned_camp", 1), encoding="utf-8")

    said = re.findall(r"mission\.yaml:\d+:\d+: (mission\.cards\[a_knot\].*)", TEXT)[0]
    assert any(said in fault for fault in cartridge_problems(UnderOurSun, bell))
