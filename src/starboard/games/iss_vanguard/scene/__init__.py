"""What a seat sees: the planet, the test that is made, missions and dangers, each member's board, and the question."""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.games.iss_vanguard.scene.asking import asked_of
from starboard.games.iss_vanguard.scene.crew import player
from starboard.games.iss_vanguard.scene.entry import entry_panel, is_read_now
from starboard.games.iss_vanguard.scene.papers import papers
from starboard.games.iss_vanguard.scene.planet import draw_planet
from starboard.games.iss_vanguard.scene.ship import (
    is_on_board,
    section,
    ship_board,
    ship_papers,
    ship_strip,
)
from starboard.games.iss_vanguard.scene.stocks import strip
from starboard.games.iss_vanguard.scene.test import test_panel
from starboard.kernel.render import render_once
from starboard.kernel.scene import Scene
from starboard.kernel.scene_kit import lay_out
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def scene(g: G, seat: Seat | None, say: Say) -> Scene:
    """One scene.  All that lies open is open to all; what nobody has read is in no scene."""
    if is_on_board(g) or not g.s.planet:
        return _on_board(g, seat, say)
    players = tuple(player(g, who, say) for who in range(len(SECTIONS)))
    board = (
        render_once(g, draw_planet, g, say),
        *render_once(g, test_panel, g, say),
        *render_once(g, entry_panel, g, say),
    )
    return lay_out(
        g,
        seat,
        say,
        players,
        board=board,
        strip=render_once(g, strip, g, say),
        shared=render_once(g, papers, g, say),
        subtitle=say("round-of", n=g.s.round) if g.s.round else say("landing" if g.s.landing else "before-landing"),
        question=asked_of(g, seat, say),
    )


def _on_board(g: G, seat: Seat | None, say: Say) -> Scene:
    """The ship: its book, its crew, what holds on every page."""
    ship = ship_of(g)
    return lay_out(
        g,
        seat,
        say,
        tuple(section(g, who, say) for who in range(len(SECTIONS))),
        board=(
            *(render_once(g, ship_board, g, say) if ship.page else ()),
            *(entry_panel(g, say) if is_read_now(g) else ()),
        ),
        strip=render_once(g, ship_strip, g, say),
        shared=render_once(g, ship_papers, g, say),
        subtitle=say("pass-of", n=ship.number),
        question=asked_of(g, seat, say),
    )
