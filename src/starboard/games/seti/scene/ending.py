"""How the game ended: the count of each player, step by step."""

from msgspec import structs

from starboard.games.seti.book import G
from starboard.kernel.scene import Counter, Ending, Panel
from starboard.kernel.show import ending
from starboard.kernel.texts import Say


def counted(g: G, say: Say) -> Ending | None:
    """The ending with what each player had before the final scoring, and what each step added."""
    end = ending(g, say)
    if end is None or not g.s.tally:
        return end
    panels = []
    for player in g.s.players:
        steps = [(what, points[player.seat]) for what, points in g.s.tally if any(points)]
        before = player.vp - sum(n for _, n in steps)
        lines = [Counter(f"count-{player.seat}", say("scene-before-scoring"), before, icon="vp")]
        lines += [
            Counter(f"count-{player.seat}-{what}", say(f"name-final-{what}"), n, icon="vp", tone="bad" if n < 0 else "")
            for what, n in steps
        ]
        panels.append(Panel(f"count-of-{player.seat}", say("scene-count"), tuple(lines), player.seat))
    return structs.replace(end, parts=tuple(panels))
