"""How the game ended: the count of each player, step by step."""

from starboard.games.seti.book import G
from starboard.games.seti.model.player import Player
from starboard.kernel.ids import pid
from starboard.kernel.scene import Counter, Ending, Panel
from starboard.kernel.scene_kit import ending_with
from starboard.kernel.texts import Say


def count(g: G, say: Say) -> Ending | None:
    """The ending with what each player had before the final scoring, and what each step added."""
    return ending_with(g, say, lambda end: [count_of(g, player, say) for player in g.s.players if g.s.tally])


def count_of(g: G, player: Player, say: Say) -> Panel:
    steps = [(what, points[player.seat]) for what, points in g.s.tally if any(points)]
    before = player.vp - sum(n for _, n in steps)
    lines = [Counter(pid("count", player.seat), say("scene-before-scoring"), before, icon="vp")]
    lines += [
        Counter(pid("count", player.seat, what), say(f"name-final-{what}"), n, icon="vp", tone="bad" if n < 0 else "")
        for what, n in steps
    ]
    return Panel(pid("count", "of", player.seat), say("scene-count"), tuple(lines), player.seat)
