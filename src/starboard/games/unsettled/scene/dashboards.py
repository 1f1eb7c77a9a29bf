"""A seat's dashboard: the cubes with their values, insight and endurance, and what the explorer holds.

Ids without a number belong to the reader's own dashboard: it is theirs that a question about `wonder` or `rest` means.
"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import ENDURANCE, FOCUS
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import ACTIONS, CUBES
from starboard.games.unsettled.scene.boards import card
from starboard.games.unsettled.scene.personality import actions
from starboard.kernel.ids import pid
from starboard.kernel.scene import Amount, Card, Cards, Cell, Panel, Part, Piece, Player, Prose, Tip, Track
from starboard.kernel.scene_kit import marker_track
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def player(g: G, seat: Seat, say: Say, mine: bool) -> Player:
    """An explorer with their dashboard, as its own player or another reads it."""
    e = g.s.explorers[seat]
    stock = (
        Amount(say("endurance"), e.endurance, icon="endurance", tone="bad" if e.endurance < 2 else ""),
        *(Amount(g.rules.name(g, cube, say), n, icon=cube) for cube, n in zip(CUBES, e.focus, strict=True)),
        Amount(say("insight"), e.insight, icon="insight"),
    )
    parts = (dashboard(g, e, say, mine), actions(g, e, say, mine), cards_of(g, e, say))
    return Player(e.seat, say.seat(e.seat, "explorer"), stock, parts, e.avatar)


def dashboard(g: G, e: Explorer, say: Say, mine: bool) -> Panel:
    """Three cubes, the climb of the pursuit cube, endurance, and who one is."""
    cubes = [focus(g, e, i, say, mine) for i in range(len(CUBES))]
    who = [g.rules.name(g, key, say) for key in (e.avatar, e.trait) if key and g.s.turns]
    who += [say("unconscious")] if not e.conscious else []
    facts = [Prose(f"who-{e.seat}", say("who"), (", ".join(who),))] if who else []
    parts: tuple[Part, ...] = (*cubes, insight(g, e, say), endurance(e, say), *facts)
    return Panel(f"dashboard-{e.seat}", say("dashboard"), parts, e.seat)


def focus(g: G, e: Explorer, i: int, say: Say, mine: bool) -> Track:
    """A cube as the track of its values; the cell that lies up carries the cube's own id."""
    cube, value = CUBES[i], e.focus[i]
    id_ = cube if mine else f"{cube}-{e.seat}"
    name = g.rules.name(g, cube, say)
    on = say("cube-on", cube=name, n=value, space=g.rules.name(g, e.on[i], say)) if e.on[i] else ""
    cells = tuple(Cell(str(n), id_ if n == value else "", tone="" if n else "bad", note=on) for n in range(FOCUS + 1))
    marker = Piece(pid("cube", cube, e.seat), "cube", name, icon=cube, text=str(value))
    tip = Tip(on or say("tip-cube"), "UN-FOC-03")
    return marker_track(pid("focus", cube, e.seat), name, cells, value, marker, tip)


def insight(g: G, e: Explorer, say: Say) -> Track:
    """How far the pursuit cube has climbed, and for which discipline."""
    what = g.rules.name(g, e.pursuit, say) if e.pursuit else say("insight")
    cells = tuple(Cell(str(n)) for n in range(g.book.numbers["insight"]))
    marker = Piece(pid("pursuit", e.seat), "pursuit", what, icon=e.pursuit)
    known = say.join([g.rules.name(g, d, say) for d in e.comprehension])
    tip = say("pursues", what=what) + (f" · {say.fact(say('comprehension'), known)}" if known else "")
    return marker_track(pid("insight", e.seat), say("insight"), cells, e.insight, marker, Tip(tip, "UN-INS-04"))


def endurance(e: Explorer, say: Say) -> Track:
    cells = tuple(Cell(str(n), tone="" if n else "bad") for n in range(ENDURANCE + 1))
    tip = Tip(say("tip-endurance"), "UN-UNC-02")
    return marker_track(pid("endurance", e.seat), say("endurance"), cells, e.endurance, tip=tip)


def cards_of(g: G, e: Explorer, say: Say) -> Cards:
    """Comprehension, breakthroughs, distress on its action, discoveries with their anomalies, and what was kept."""
    book = g.book
    by_key = {c.key: c for c in book.cards()}
    found = [
        Card(f"comprehension-{e.seat}-{i}", g.rules.name(g, d, say), say("comprehension"), art=d)
        for i, d in enumerate(e.comprehension)
    ]
    found += [card(g, by_key[key], say) for key in (*e.breakthroughs, *e.engaged, *e.cards)]
    for i, key in enumerate(e.distress):
        if key:
            covers = say("covers", action=g.rules.name(g, ACTIONS[i], say))
            found.append(card(g, by_key[key], say, covers))
    for find in e.finds:
        shown = find.anomaly or find.discovery
        found.append(card(g, by_key[shown], say, g.rules.name(g, find.discovery, say)))
    found += [
        Card(f"item-{key}-{e.seat}", g.rules.name(g, key, say), say("inventory"), foot=f"×{n}")
        for key, n in e.inventory.items()
        if n
    ]
    return Cards(f"held-{e.seat}", say("held"), tuple(found), "hand", empty=say("nothing-held"))
