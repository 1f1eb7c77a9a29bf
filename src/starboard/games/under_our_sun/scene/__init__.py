"""What a seat sees: the map, the day, each character's board, and the question."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.scene.boards import player
from starboard.games.under_our_sun.scene.ground import draw_map
from starboard.kernel.render import render_once
from starboard.kernel.scene import Scene
from starboard.kernel.scene_kit import lay_out
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def scene(g: G, seat: Seat | None, say: Say) -> Scene:
    """One scene; Team cards are in nobody's but their owner's."""
    players = tuple(player(g, who, seat, say) for who in range(g.s.setup.seats))
    return lay_out(
        g,
        seat,
        say,
        players,
        board=(render_once(g, draw_map, g, say),),
        subtitle=say("day-phase", n=g.s.day, phase=say.word(("morning", "afternoon", "night")[g.s.phase])),
    )
