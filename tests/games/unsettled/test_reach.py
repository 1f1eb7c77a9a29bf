"""What `starboard check` says of planet cards that nothing draws."""

import shutil

from starboard.games.unsettled import Unsettled
from starboard.kernel.lint import cartridge_problems

TINY = Unsettled.home() / "cartridges" / "tiny"


def test_cards_of_a_deck_that_nothing_draws_can_never_come_into_play(tmp_path):
    folder = tmp_path / "lost"
    shutil.copytree(TINY, folder)
    for file in folder.glob("*.yaml"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("{do: draw_planet_card, deck: whim}", "{do: advance_time}"), encoding="utf-8")

    lost = [problem for problem in cartridge_problems(Unsettled, folder) if "can never come into play" in problem]

    assert lost
    assert not [problem for problem in cartridge_problems(Unsettled, TINY) if "can never come into play" in problem]
