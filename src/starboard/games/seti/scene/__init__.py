"""What a seat sees of SETI: the turning sky, planets, the row, the species, and each player's board."""

from starboard.games.seti.model.table import Table
from starboard.games.seti.scene.agency import player_of
from starboard.games.seti.scene.ending import counted
from starboard.games.seti.scene.market import gold, row, techs
from starboard.games.seti.scene.planets import planets
from starboard.games.seti.scene.sky import solar
from starboard.games.seti.scene.solo import solo_parts
from starboard.games.seti.scene.species import species
from starboard.games.seti.tables import Tables
from starboard.kernel.game import Game
from starboard.kernel.scene import Scene
from starboard.kernel.show import question
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def draw_scene(t: Tables, g: Game[Table], seat: Seat | None, say: Say) -> Scene:
    return Scene(
        "seti",
        say.text(t.world.cartridge.title),
        tuple(player_of(t, g, player, seat, say) for player in g.s.players),
        board=(solar(t, g, say), planets(t, g, say)),
        shared=(row(t, g, say), *species(t, g, say), *solo_parts(t, g, say), techs(t, g, say), gold(t, g, say)),
        subtitle=say("scene-round", n=g.s.round),
        viewer=seat,
        waiting=tuple(g.waiting),
        question=question(g, seat, say),
        ending=counted(g, say),
        answers=g.s.answers,
    )


__all__ = ["draw_scene"]
