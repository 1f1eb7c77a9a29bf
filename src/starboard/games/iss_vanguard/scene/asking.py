"""The question of a seat, with its options under headings."""

from msgspec import structs

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.crises import Strike
from starboard.games.iss_vanguard.wording.actions import after_colon, capital
from starboard.kernel.scene import Asked
from starboard.kernel.scene_kit import group, quiet_last
from starboard.kernel.show import question
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat

GROUPS = {"move": "go", "special": "act-here", "rest": "camp", "prepare": "camp", "lift_off": "leave"}


def asked_of(g: G, seat: Seat | None, say: Say) -> Asked | None:
    asked = question(g, seat, say)
    verb = g.s.stack[-1].verb if g.s.stack else None
    if asked is not None and isinstance(verb, Strike):
        asked = _with_losses(g, verb.crisis, asked, say)
    headings = {word: say(f"group-{heading}") for word, heading in GROUPS.items()}
    asked = quiet_last(group(asked, headings, say("group-other")), "give_up", "done", "turn_page", "deck_done")
    return quiet_last(asked, "people", "survival")  # what changes the table itself, after what the page is for


def _with_losses(g: G, crisis: str, asked: Asked, say: Say) -> Asked:
    """Each way out of a Crisis says what it takes.  IV-CRI-07"""
    losses = {way.key: capital(after_colon(way.does, say)) for way in g.book.crises[crisis].losses}
    return structs.replace(
        asked,
        choices=tuple(structs.replace(each, note=losses[str(each.option.ids[0])]) for each in asked.choices),
    )
