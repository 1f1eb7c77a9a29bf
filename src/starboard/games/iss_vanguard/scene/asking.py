"""The question of a seat, with its options under headings."""

from starboard.games.iss_vanguard.book import G
from starboard.kernel.scene import Asked
from starboard.kernel.scene_kit import grouped, quiet_last
from starboard.kernel.show import question
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat

GROUPS = {"move": "go", "special": "act-here", "rest": "camp", "prepare": "camp", "lift_off": "leave"}


def asked_of(g: G, seat: Seat | None, say: Say) -> Asked | None:
    headings = {word: say(f"group-{heading}") for word, heading in GROUPS.items()}
    return quiet_last(
        grouped(question(g, seat, say), headings, say("group-other")), "give_up", "done", "turn_page", "deck_done"
    )
