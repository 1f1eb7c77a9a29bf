"""Why not: free actions that one might expect and that are not open now, each with its rule."""

from collections.abc import Iterator

from starboard.games.seti.constants import BUY_PUBLICITY, SLOTS_AT
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.missions import completable
from starboard.games.seti.rules.movement import own_probes, price
from starboard.games.seti.rules.refusals import number
from starboard.games.seti.rules.resources import open_spaces
from starboard.games.seti.tables import G
from starboard.kernel.words import Refused, Seat, opt


def refused_free(g: G, seat: Seat) -> list[Refused]:
    """Every free action that is closed to the player on turn, with what is missing."""
    player = g.s.players[seat]
    found = [*refused_data(player), *refused_flights(g, seat, player), *refused_missions(g, seat, player)]
    if not player.hand and not player.aliens:
        found.append(Refused(opt("corner_card"), "why-hand-empty", "SE-FRE-02"))
    if player.publicity < BUY_PUBLICITY:
        found.append(Refused(opt("buy"), "why-publicity", "SE-FRE-03", (number(BUY_PUBLICITY),)))
    return [*found, *refused_exchanges(player)]


def refused_data(player: Player) -> Iterator[Refused]:
    """An empty pool, a full computer, and lower spaces with nothing above them."""
    spaces = open_spaces(player)
    if not spaces:
        yield Refused(opt("place_data"), "why-computer-full", "SE-DAT-02")
    elif not player.data:
        yield from (Refused(opt("place", space), "why-no-data", "SE-DAT-01") for space in spaces)
    for slot, (tech, above) in enumerate(zip(player.slots, SLOTS_AT, strict=True)):
        if tech >= 0 and above > player.top:
            yield Refused(opt("place", f"lower-{slot + 1}"), "why-above-empty", "SE-DAT-07", (number(above),))


def refused_flights(g: G, seat: Seat, player: Player) -> Iterator[Refused]:
    probes = own_probes(g, seat)
    if not probes:
        yield Refused(opt("fly_probe"), "why-no-probe", "SE-FRE-01")
    elif not player.energy:
        yield Refused(opt("fly_probe"), "why-energy", "SE-FRE-01", (number(1),))
    else:
        stuck = [(f"probe-{probe.id}", price(g, seat, probe.at)) for probe in probes]
        yield from (
            Refused(opt("fly_from", probe), "why-energy", "SE-MOV-04", (number(cost),))
            for probe, cost in stuck
            if cost > player.energy
        )


def refused_missions(g: G, seat: Seat, player: Player) -> Iterator[Refused]:
    """Conditions that do not hold, and circles that only deeds can cover."""
    done = completable(g, seat)
    for mission in player.missions:
        option = opt("complete", mission.card)
        if mission.open:
            yield Refused(option, "why-circles", "SE-MIS-11", (number(mission.open.bit_count()),))
        elif mission.card not in done:
            yield Refused(option, "why-mission", "SE-MIS-01", (f"needs-{mission.card}",))


def refused_exchanges(player: Player) -> Iterator[Refused]:
    have = {"credit": player.credits, "energy": player.energy, "card": len(player.hand) + len(player.aliens)}
    for given, n in have.items():
        if n < 2:
            yield Refused(opt("exchange_two", given), "why-two", "SE-FRE-04", (number(n),))
