"""What a seat sees: map, fight, counter, bench, day, mission, each character's board, and the question."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.scene.asking import asked_of
from starboard.games.under_our_sun.scene.bench import bench
from starboard.games.under_our_sun.scene.boards import player
from starboard.games.under_our_sun.scene.counter import counter
from starboard.games.under_our_sun.scene.dice_faces import legend
from starboard.games.under_our_sun.scene.ending import fates
from starboard.games.under_our_sun.scene.fight import fight_panels
from starboard.games.under_our_sun.scene.ground import draw_map
from starboard.games.under_our_sun.scene.mission import day_strip, mission_panel
from starboard.kernel.render import render_once
from starboard.kernel.scene import Scene
from starboard.kernel.scene_kit import lay_out
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def scene(g: G, seat: Seat | None, say: Say) -> Scene:
    """One scene; Team cards are in nobody's but their owner's."""
    players = tuple(player(g, who, seat, say) for who in range(g.s.setup.seats))
    board = (
        render_once(g, draw_map, g, say),
        *render_once(g, fight_panels, g, say),
        *render_once(g, counter, g, say),
        *render_once(g, bench, g, say),
    )
    phase = say.word(("morning", "afternoon", "night")[g.s.phase])
    return lay_out(
        g,
        seat,
        say,
        players,
        board=board,
        strip=render_once(g, day_strip, g, say),
        shared=(render_once(g, mission_panel, g, say), render_once(g, legend, say)),
        subtitle=say("day-phase", n=g.s.day, phase=phase) if g.s.day else say("day-before"),
        question=asked_of(g, seat, say),
        ending=fates(g, say),
    )
