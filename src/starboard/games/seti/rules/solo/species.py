"""The actions of the rival that belong to a species.  SE-SLO-42, SE-SLO-44, SE-SLO-47, SE-SLO-48."""

from starboard.games.seti.book import G
from starboard.games.seti.constants import FREE, RIVAL, TRACES
from starboard.games.seti.rules import traces
from starboard.games.seti.rules.anomalies import next_anomaly
from starboard.games.seti.rules.cards import place_of
from starboard.games.seti.rules.centaurians import AHEAD
from starboard.games.seti.rules.solo.extras import extras
from starboard.games.seti.world import RivalAction
from starboard.kernel.ids import pid

ENOUGH_PLOTS = 5  # played Exertian cards and traces on their board


def anomaly_column(g: G) -> tuple[int, int]:
    """The place of the Anomalies and the colour of the next one."""
    return place_of(g, "anomalies"), TRACES.index(next_anomaly(g).colour)


def can_outbid(g: G, action: RivalAction) -> bool:
    """Whether somebody else, or nobody, holds the highest marker.  SE-SLO-42."""
    place, colour = anomaly_column(g)
    marks = [seat for seat in g.s.species[place].columns[colour] if seat != FREE]
    return not marks or marks[-1] != RIVAL


def do_outbid(g: G, action: RivalAction) -> None:
    place, colour = anomaly_column(g)
    column = g.s.species[place].columns[colour]
    at = pid("space", column.index(FREE) + 1) if FREE in column else "top"
    extras(g, action)
    traces.mark(g, RIVAL, place, colour, at)


def can_send(g: G, action: RivalAction) -> bool:
    assert g.s.rival is not None
    return not g.s.players[RIVAL].message and g.s.rival.messages > 0


def do_send(g: G, action: RivalAction) -> None:
    """A message tile goes ahead of the rival's score.  SE-SLO-44."""
    rival, player = g.s.rival, g.s.players[RIVAL]
    assert rival is not None
    rival.messages -= 1
    player.message = player.vp + AHEAD
    g.did("send", RIVAL)
    extras(g, action)


def can_plot(g: G, action: RivalAction) -> bool:
    """Played cards and traces on the board, which add danger, are fewer than five.  SE-SLO-47, SE-SLO-48."""
    columns = g.s.species[place_of(g, "exertians")].columns
    on_board = sum(column.count(RIVAL) for column in columns)
    return bool(g.s.exertian_deck) and len(g.s.players[RIVAL].plotted) + on_board < ENOUGH_PLOTS


def do_plot(g: G, action: RivalAction) -> None:
    g.s.players[RIVAL].plotted.append(g.draw(g.s.exertian_deck))
    g.did("plot", RIVAL)
