"""What a seat sees of SETI: the turning sky, planets, the row, the species, and each player's board."""

from starboard.games.seti.book import Book
from starboard.games.seti.model.table import Table
from starboard.games.seti.scene.agency import player_of
from starboard.games.seti.scene.ending import count
from starboard.games.seti.scene.market import gold, own_gold, row, techs
from starboard.games.seti.scene.offered import offer_pile
from starboard.games.seti.scene.planets import planets
from starboard.games.seti.scene.sky import solar
from starboard.games.seti.scene.solo import solo_parts
from starboard.games.seti.scene.species import species
from starboard.kernel.game import Game
from starboard.kernel.render import render_once
from starboard.kernel.scene import Panel, Scene
from starboard.kernel.scene_kit import lay_out, quiet_last
from starboard.kernel.show import question
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def draw_scene(t: Book, g: Game[Table], seat: Seat | None, say: Say) -> Scene:
    asked = quiet_last(question(g, seat, say), "pass_round")
    players = tuple(player_of(t, g, player, seat, say) for player in g.s.players)
    shared = (
        render_once(g, row, t, g, say),
        *render_once(g, solo_parts, t, g, say),
    )
    life = Panel(
        "research",
        say("scene-research"),
        (
            render_once(g, techs, t, g, say),
            *render_once(g, species, t, g, say),
            own_gold(render_once(g, gold, t, g, say), g, seat, say),
        ),
    )
    return lay_out(
        g,
        seat,
        say,
        players,
        question=asked,
        ending=count(g, say),
        board=(render_once(g, solar, t, g, say), render_once(g, planets, t, g, say), life),
        shared=(*offer_pile(t, asked, players, (*shared, life), say), *shared),
        subtitle=say("scene-round", n=g.s.round),
    )


__all__ = ["draw_scene"]
