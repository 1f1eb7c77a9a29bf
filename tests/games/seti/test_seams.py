"""The solo game is asked for through `agency_of` and `mode_of`, and nowhere else."""

import re

from starboard.games.seti import Seti

ASKS = re.compile(r"\.rival\b|\bRIVAL\b|\bALONE\b")
MAKES_IT = "setup.py"


def test_no_rule_outside_the_solo_game_asks_whether_there_is_a_rival():
    home = Seti.home()
    files = [file for part in ("rules", "effects", "bot") for file in (home / part).rglob("*.py")]
    asking = {file.name for file in files if "solo" not in file.parts and ASKS.search(file.read_text())}

    assert len(files) > 60
    assert asking == {MAKES_IT}
