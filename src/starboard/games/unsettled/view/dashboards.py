"""A seat's dashboard: the cubes and where they lie, the tracks, and what the explorer holds."""

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import ACTIONS, CUBES
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.view.boards import card
from starboard.kernel.scene import Amount, Cards, Panel, Player, Prose
from starboard.kernel.texts import Say


def player(g: G, e: Explorer, say: Say) -> Player:
    stock = (
        Amount(say("endurance"), e.endurance),
        *(Amount(g.rules.name(g, cube, say), n) for cube, n in zip(CUBES, e.focus, strict=True)),
        Amount(say("insight"), e.insight),
    )
    return Player(e.seat, say("explorer", n=e.seat + 1), stock, (dashboard(g, e, say), held(g, e, say)))


def dashboard(g: G, e: Explorer, say: Say) -> Panel:
    """Cubes on spaces, the trait, the discipline pursued, comprehension."""
    lines = [
        say("cube-on", cube=g.rules.name(g, cube, say), n=n, space=g.rules.name(g, on, say))
        for cube, n, on in zip(CUBES, e.focus, e.on, strict=True)
        if on
    ]
    lines.append(say("pursues", what=g.rules.name(g, e.pursuit, say)))
    lines += [g.rules.name(g, e.trait, say)] if e.trait else []
    lines += [g.rules.name(g, d, say) for d in e.comprehension]
    lines += [say("unconscious")] if not e.conscious else []
    return Panel(f"dashboard-{e.seat}", say("dashboard"), (Prose(f"facts-{e.seat}", "", (", ".join(lines),)),), e.seat)


def held(g: G, e: Explorer, say: Say) -> Cards:
    """Breakthroughs, distress on its action, discoveries with their anomalies, engaged and kept cards."""
    book = console(g)
    by_key = {c.key: c for c in book.cards()}
    found = [card(g, by_key[key], say) for key in (*e.breakthroughs, *e.engaged, *e.cards)]
    for i, key in enumerate(e.distress):
        if key:
            covers = say("covers", action=g.rules.name(g, ACTIONS[i], say))
            found.append(card(g, by_key[key], say, covers))
    for find in e.finds:
        if find.anomaly:
            found.append(card(g, by_key[find.anomaly], say, g.rules.name(g, find.discovery, say)))
    return Cards(f"held-{e.seat}", say("held"), tuple(found), "hand", empty=say("none"))
