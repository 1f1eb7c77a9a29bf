"""The solar system: four rings around the Sun, three of them on discs that turn, and the stars around them."""

from starboard.games.seti.book import Book, G
from starboard.games.seti.constants import DISCS, RINGS, SECTORS
from starboard.games.seti.model.sky import Anomaly
from starboard.games.seti.names import space_label
from starboard.games.seti.rules.anomalies import next_anomaly, reward_of
from starboard.games.seti.scene.seats import all_named, piece_of
from starboard.kernel.ids import pid
from starboard.kernel.scene import Board, Piece, Place, Ring, Tip
from starboard.kernel.texts import Say


def solar(t: Book, g: G, say: Say) -> Board:
    """One board, so that a probe, the star behind it and its signals are seen together."""
    turning = g.s.cycle % DISCS + 1
    rings = [
        Ring(f"disc-{i + 1}", say("scene-disc", n=i + 1), SECTORS, -g.s.turned[i] % SECTORS, i < turning)
        for i in range(DISCS)
    ]
    rings.append(Ring(f"ring-{RINGS}", say("scene-ring", n=RINGS), SECTORS))
    rings.append(Ring("stars", say("scene-sectors"), SECTORS))
    return Board(
        "solar",
        say("scene-solar"),
        "rings",
        (*spaces(t, g, say), *stars(t, g, say)),
        (*probes(t, g, say), *signals(t, g, say), *anomalies(t, g, say)),
        rings=tuple(rings),
        look="solar",
        tip=Tip(say("scene-next-turn", n=turning), "SE-SOL-05"),
    )


def spaces(t: Book, g: G, say: Say) -> list[Place]:
    cells = t.sky(g.s.turned, g.s.oumuamua).cells
    return [
        Place(
            t.space[at],
            space_label(g, at, say),
            at // SECTORS,
            at % SECTORS,
            say(f"sky-{cell}") if cell else "",
            cell or "empty",
            tip=Tip(beneath(levels, say), "SE-SOL-02"),
            levels=levels,
        )
        for at, cell in enumerate(cells)
        for levels in [t.levels(g.s.turned, g.s.oumuamua, at)]
    ]


def beneath(levels: tuple[str, ...], say: Say) -> str:
    """On which disc a space is, and what the discs beneath it hide there."""
    top = next(i for i, look in enumerate(levels) if look != "hole")
    told = say("scene-on-disc", n=top + 1) if top < DISCS else say("scene-on-board")
    hidden = [say(f"sky-{look}") for look in levels[top + 1 :] if look not in ("hole", "empty")]
    return f"{told} {say('scene-beneath', what=say.join(hidden))}" if hidden else told


def probes(t: Book, g: G, say: Say) -> list[Piece]:
    return [
        Piece(
            pid("probe", probe.id),
            "capsule" if probe.capsule else "probe",
            piece_of(g, "capsule" if probe.capsule else "probe", probe.seat, say),
            t.space[probe.at],
            probe.seat,
            icon="capsule" if probe.capsule else "",
        )
        for probe in g.s.probes
    ]


def stars(t: Book, g: G, say: Say) -> list[Place]:
    """The eight stars in the order of their sectors; the outermost ring."""
    places = []
    for sector, number in enumerate(g.s.star_at):
        star, slot = t.world.stars[number], g.s.slots[number]
        name = say.word(star.key)
        label = say("scene-sector", star=name, colour=say.word(star.colour))
        note = say("scene-slot", data=slot.data, slots=star.slots, marks=all_named(g, slot.marks, say))
        note += "".join(f"; {anomaly_label(g, one, say)}" for one in g.s.anomalies if one.sector == sector)
        reward = say.rules(star.later if g.s.wins[number] else star.first)
        tip = Tip(say("scene-win", text=reward), "SE-SEC-12")
        places.append(Place(star.key, label, RINGS, sector, name, star.colour, note, tip=tip))
    return places


def signals(t: Book, g: G, say: Say) -> list[Piece]:
    """The markers in each slot, the data left, and the markers of past wins."""
    found = []
    for number, star in enumerate(t.world.stars):
        slot = g.s.slots[number]
        for i, who in enumerate(slot.marks):
            found.append(Piece(f"{star.key}-signal-{i}", "signal", piece_of(g, "signal", who, say), star.key, who))
        if slot.data:
            left = say("scene-data-left", n=slot.data)
            found.append(Piece(f"{star.key}-data", "data", left, star.key, icon="data", text=str(slot.data)))
        for i, who in enumerate(g.s.wins[number]):
            label = piece_of(g, "won", who, say)
            found.append(Piece(f"{star.key}-win-{i}", "win", label, star.key, who, icon="laurels"))
    return found


def anomaly_label(g: G, anomaly: Anomaly, say: Say) -> str:
    return say("scene-anomaly", colour=say.word(anomaly.colour), text=say.rules(reward_of(g, anomaly)))


def anomalies(t: Book, g: G, say: Say) -> list[Piece]:
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
