"""The solar system: four rings around the Sun, three of them on discs that turn, and the stars around them."""

from starboard.games.seti.constants import DISCS, RINGS, SECTORS
from starboard.games.seti.model.sky import Anomaly
from starboard.games.seti.rules.anomalies import next_anomaly, reward_of
from starboard.games.seti.tables import G, Tables
from starboard.kernel.scene import Board, Piece, Place, Ring, Tip
from starboard.kernel.texts import Say


def solar(t: Tables, g: G, say: Say) -> Board:
    """One board, so that a probe, the star behind it and its signals are seen together."""
    turned = [*g.s.turned, 0]
    rings = [Ring(f"ring-{i + 1}", say("scene-ring", n=i + 1), SECTORS, turned[i]) for i in range(RINGS)]
    rings.append(Ring("stars", say("scene-sectors"), SECTORS))
    return Board(
        "solar",
        say("scene-solar"),
        "rings",
        (*spaces(t, g, say), *stars(t, g, say)),
        (*probes(t, g, say), *signals(t, g, say), *anomalies(t, g, say)),
        rings=tuple(rings),
        look="solar",
        tip=Tip(say("scene-next-turn", n=g.s.cycle % DISCS + 1), "SE-SOL-05"),
    )


def spaces(t: Tables, g: G, say: Say) -> list[Place]:
    cells = t.sky(g.s.turned, g.s.oumuamua).cells
    return [
        Place(
            t.space[at],
            say("piece-space", ring=at // SECTORS + 1, sector=at % SECTORS + 1),
            at // SECTORS,
            at % SECTORS,
            look=cell or "empty",
            note=say(f"sky-{cell}") if cell else "",
        )
        for at, cell in enumerate(cells)
    ]


def probes(t: Tables, g: G, say: Say) -> list[Piece]:
    return [
        Piece(
            f"probe-{probe.id}",
            "capsule" if probe.capsule else "probe",
            say("scene-capsule" if probe.capsule else "scene-probe", seat=probe.seat + 1),
            t.space[probe.at],
            probe.seat,
            icon="capsule" if probe.capsule else "",
        )
        for probe in g.s.probes
    ]


def stars(t: Tables, g: G, say: Say) -> list[Place]:
    """The eight stars in the order of their sectors; the outermost ring."""
    places = []
    for sector, number in enumerate(g.s.star_at):
        star, slot = t.world.stars[number], g.s.slots[number]
        name = say.word(star.key)
        label = say("scene-sector", star=name, colour=say.word(star.colour))
        marks = say.joined([say("text-seat", n=who + 1) for who in slot.marks]) or say("scene-nobody")
        note = say("scene-slot", data=slot.data, slots=star.slots, marks=marks)
        note += "".join(f"; {anomaly_label(g, one, say)}" for one in g.s.anomalies if one.sector == sector)
        reward = say.rules(star.later if g.s.wins[number] else star.first)
        tip = Tip(say("scene-win", text=reward), "SE-SEC-12")
        places.append(Place(star.key, label, RINGS, sector, name, star.colour, note, tip=tip))
    return places


def signals(t: Tables, g: G, say: Say) -> list[Piece]:
    """The markers in each slot, the data left, and the markers of past wins."""
    found = []
    for number, star in enumerate(t.world.stars):
        slot = g.s.slots[number]
        for i, who in enumerate(slot.marks):
            found.append(Piece(f"{star.key}-signal-{i}", "signal", say("scene-signal", seat=who + 1), star.key, who))
        if slot.data:
            left = say("scene-data-left", n=slot.data)
            found.append(Piece(f"{star.key}-data", "data", left, star.key, icon="data", text=str(slot.data)))
        for i, who in enumerate(g.s.wins[number]):
            label = say("scene-won", seat=who + 1)
            found.append(Piece(f"{star.key}-win-{i}", "win", label, star.key, who, icon="laurels"))
    return found


def anomaly_label(g: G, anomaly: Anomaly, say: Say) -> str:
    return say("scene-anomaly", colour=say.word(anomaly.colour), text=say.rules(reward_of(g, anomaly)))


def anomalies(t: Tables, g: G, say: Say) -> list[Piece]:
    """The tokens at the rim, each with the side that lies up; the one that Earth meets next says so."""
    if not g.s.anomalies:
        return []
    coming = next_anomaly(g)
    found = []
    for anomaly in g.s.anomalies:
        star = t.world.stars[g.s.star_at[anomaly.sector]].key
        label = anomaly_label(g, anomaly, say)
        tip = Tip(say("scene-anomaly-next" if anomaly == coming else "scene-anomaly-later"), "SE-ANO-03")
        found.append(Piece(f"anomaly-{anomaly.colour}", "anomaly", label, star, icon=anomaly.colour, tip=tip))
    return found
