"""What a seat knows as numbers: players from the own seat on, technologies, sectors, planets, species, cards, gold."""

from collections.abc import Sequence

from starboard.games.seti.book import G, sky_of
from starboard.games.seti.bot.outlook import ways
from starboard.games.seti.constants import (
    ASTEROID_TECH,
    DATA_MOST,
    FREE,
    NEUTRAL,
    OUMUAMUA,
    PUBLICITY_MOST,
    ROUNDS,
    SECTORS,
    TECHS,
    TOP_SPACES,
    TRACES,
)
from starboard.games.seti.model.player import Player
from starboard.games.seti.model.species import Species
from starboard.games.seti.rules.conditions import count, holds
from starboard.games.seti.world import Card
from starboard.kernel.features import Feature, Features, Group, repeat
from starboard.kernel.words import Seat

SEATS = ("me", "next", "second", "third")
PLANETS = ("mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "oumuamua", "pluto")
PLANET = {planet: number for number, planet in enumerate(PLANETS)}
FIGURES = 5  # numbers of each planet: the way, orbiters and landers, own ones and those of others
SPECIES = ("anomalies", "centaurians", "exertians", "mascamites", "oumuamua")
PLACES = ("left", "right")
INCOME = ("credit", "energy", "card")
CORNERS = ("move", "data", "publicity")
STARS = tuple(f"star_{n}" for n in range(1, OUMUAMUA + 1))
GOLD = tuple(f"gold_{n}" for n in range(1, 5))
COLOURS = ("yellow", "red", "blue", "black")
FAR = 12  # moves: what is further, or cannot be reached, is as far
CARDS = 12  # more of a kind are as good as so many


def clock(g: G, seat: Seat) -> Sequence[float]:
    s = g.s
    seats = len(s.players)
    return (
        s.round,
        s.active == seat,
        (s.first - seat) % seats,
        s.rotated,
        s.cycle,
        *s.turned,
        sum(not player.passed for player in s.players),
        len(s.deck),
    )


CLOCK = Group(
    (
        Feature("round", ROUNDS, 1),
        Feature("my_turn"),
        Feature("first_player_after_me", 3),
        Feature("rotated"),
        Feature("next_disc", 2),
        *(Feature(f"disc_{n}_turned", SECTORS - 1) for n in (1, 2, 3)),
        Feature("players_not_passed", 4),
        Feature("deck", 160),
    ),
    clock,
)

PLAYER = (
    Feature("present"),
    Feature("points", 400),
    Feature("credits", 30),
    Feature("energy", 30),
    Feature("publicity", PUBLICITY_MOST),
    Feature("data", DATA_MOST),
    Feature("exofossils", CARDS),
    Feature("passed"),
    Feature("hand", 20),
    Feature("alien_cards", CARDS),
    *(Feature(f"income_{kind}", CARDS) for kind in INCOME),
    Feature("missions_open", CARDS),
    Feature("missions_done", 20),
    Feature("cards_for_the_end", CARDS),
    *(Feature(f"techs_{colour}", 4) for colour in ("orange", "purple", "blue")),
    Feature("computer_top", TOP_SPACES),
    Feature("computer_lower", 4),
    Feature("probes", 4),
    Feature("orbiters", CARDS),
    Feature("landers", CARDS),
    Feature("sectors_won", CARDS),
    Feature("traces", 30),
    Feature("milestones", 8),
    Feature("danger", 30),
)


def players(g: G, seat: Seat) -> Sequence[float]:
    table = g.s.players
    row: list[float] = []
    for player in (*table[seat:], *table[:seat]):
        row += player_numbers(g, player)
    return row + [0.0] * (len(PLAYER) * (len(SEATS) - len(table)))


def player_numbers(g: G, p: Player) -> Sequence[float]:
    s, seat, cards = g.s, p.seat, g.book.cards
    tucked: list[str] = [cards[key].income for key in p.tucked]
    kinds = [figure.kind for figure in s.figures if figure.seat == seat]
    return (
        1,
        p.vp,
        p.credits,
        p.energy,
        p.publicity,
        p.data,
        p.exofossils,
        p.passed,
        len(p.hand),
        len(p.aliens),
        *(tucked.count(kind) for kind in INCOME),
        len(p.missions),
        len(p.done),
        len(p.kept),
        *((p.techs >> 4 * colour & 0b1111).bit_count() for colour in range(3)),
        p.top,
        p.lower.bit_count(),
        sum(probe.seat == seat for probe in s.probes),
        kinds.count("orbiter"),
        kinds.count("lander"),
        sum(won.count(seat) for won in s.wins),
        sum(traces_of(place, seat) for place in s.species),
        p.claimed.bit_count(),
        p.danger,
    )


def traces_of(place: Species, seat: Seat) -> int:
    return (
        place.discovery.count(seat)
        + sum(marks.count(seat) for marks in place.overflow)
        + sum(column.count(seat) for column in place.columns)
    )


def technologies(g: G, seat: Seat) -> Sequence[float]:
    s = g.s
    row: list[float] = []
    mine = s.players[seat].techs
    for i, tiles in enumerate(s.tiles):
        row += (mine >> i & 1, len(tiles), s.fresh >> i & 1)
    return row


TECHNOLOGIES = Group(repeat(TECHS, Feature("mine"), Feature("left", 4), Feature("points_left")), technologies)


def sectors(g: G, seat: Seat) -> Sequence[float]:
    s = g.s
    row: list[float] = []
    facing = s.star_at[sky_of(g).at["earth"] % SECTORS]
    for star, slot in enumerate(s.slots[:OUMUAMUA]):
        marks, won = slot.marks, s.wins[star]
        rivals = max((marks.count(other) for other in set(marks) if other != seat), default=0)
        mine = won.count(seat)
        row += (slot.data, marks.count(seat), rivals, bool(marks) and marks[-1] == seat, mine, len(won) - mine)
        row.append(star == facing)
    return row


SIGNALS = Group(
    repeat(
        STARS,
        Feature("data_left", 8),
        Feature("my_signals", 8),
        Feature("most_signals_of_another", 8),
        Feature("last_signal_mine"),
        Feature("my_wins", 8),
        Feature("wins_of_others", 8),
        Feature("faces_earth"),
    ),
    sectors,
)


def planets(g: G, seat: Seat) -> Sequence[float]:
    s = g.s
    way = ways(g.book, sky_of(g).cells, bool(s.players[seat].techs & ASTEROID_TECH))
    own = [probe.at for probe in s.probes if probe.seat == seat]
    row = [0.0] * (len(PLANETS) * FIGURES)
    for i, planet in enumerate(PLANETS):
        far = way.get(planet)
        row[i * FIGURES] = min([far[at] for at in own]) if far is not None and own else FAR
    for figure in s.figures:
        row[FIGURES * PLANET[figure.planet] + 1 + 2 * (figure.kind == "lander") + (figure.seat != seat)] += 1
    return row


FLIGHTS = Group(
    repeat(
        PLANETS,
        Feature("moves_away", FAR),
        Feature("my_orbiters", 6),
        Feature("orbiters_of_others", 12),
        Feature("my_landers", 6),
        Feature("landers_of_others", 12),
    ),
    planets,
)


def species(g: G, seat: Seat) -> Sequence[float]:
    row: list[float] = []
    for place in g.s.species:
        key = place.key.value if place.found else ""
        row.append(place.found)
        row += (key == name for name in SPECIES)
        for colour in range(len(TRACES)):
            column = place.columns[colour] if place.columns else ()
            taken = sum(mark not in (FREE, NEUTRAL) for mark in column)
            row += (
                place.discovery[colour] == seat,
                place.discovery[colour] != FREE,
                column.count(seat),
                taken,
                place.overflow[colour].count(seat) if place.overflow else 0,
            )
    return row


ALIENS = Group(
    tuple(
        feature
        for place in PLACES
        for feature in (
            Feature(f"{place}_species_found"),
            *(Feature(f"{place}_species_{name}") for name in SPECIES),
            *repeat(
                [f"{place}_{colour}" for colour in TRACES],
                Feature("discovery_mine"),
                Feature("discovery_taken"),
                Feature("my_traces", CARDS),
                Feature("traces", 20),
                Feature("my_traces_beside", CARDS),
            ),
        )
    ),
    species,
)


def hand(g: G, seat: Seat) -> Sequence[float]:
    p, cards = g.s.players[seat], g.book.cards
    held = [cards[key] for key in p.hand]
    return (
        *kinds_of(held),
        *(sum(card.sector == colour for card in held) for colour in COLOURS),
        *(sum(card.cost == price for card in held) for price in range(4)),
        sum(card.cost <= (p.credits if card.pays == "credit" else p.energy) for card in held),
        sum(bool(card.circles or card.requires) for card in held),
        sum(card.scores is not None for card in held),
        sum(mission.open.bit_count() for mission in p.missions),
        sum(
            bool(requires := cards[mission.card].requires) and holds(g, seat, requires, mission.card)
            for mission in p.missions
        ),
    )


def kinds_of(held: Sequence[Card]) -> Sequence[float]:
    """How many of these cards give which income, and have which corner action."""
    incomes = [card.income for card in held]
    corners = [getattr(verb, "what", "move") for card in held for verb in card.corner]
    return (*(incomes.count(kind) for kind in INCOME), *(corners.count(kind) for kind in CORNERS))  # type: ignore[arg-type]


KINDS = (
    *(Feature(f"income_{kind}", CARDS) for kind in INCOME),
    *(Feature(f"corner_{kind}", CARDS) for kind in CORNERS),
)
HAND = Group(
    (
        *repeat(["hand"], *KINDS),
        *(Feature(f"hand_signal_{colour}", CARDS) for colour in COLOURS),
        *(Feature(f"hand_price_{price}", CARDS) for price in range(4)),
        Feature("hand_payable", 20),
        Feature("hand_missions", CARDS),
        Feature("hand_for_the_end", CARDS),
        Feature("circles_open", 20),
        Feature("missions_fulfilled", CARDS),
    ),
    hand,
)


def row_cards(g: G, seat: Seat) -> Sequence[float]:
    return kinds_of([g.book.cards[key] for key in g.s.row if key])


ROW = Group(repeat(["row"], *KINDS), row_cards)


def gold(g: G, seat: Seat) -> Sequence[float]:
    s, book = g.s, g.book
    row: list[float] = []
    for key, marks in zip(s.gold, s.gold_marks, strict=True):
        side = book.gold[key]
        sums = [sum(count(g, seat, what) for what in part) for part in side.sums]
        sets = (max(sums) if side.largest else min(sums)) // side.each
        value = side.values[min(2, marks.index(seat))] if seat in marks else 0
        row += (sets, sum(sums), value, len(marks))
    return row


TILES = Group(
    repeat(
        GOLD, Feature("my_sets", CARDS), Feature("pieces_of_sets", 40), Feature("my_value", 20), Feature("marks", 4)
    ),
    gold,
)


def rival(g: G, seat: Seat) -> Sequence[float]:
    found = g.s.rival
    if found is None:
        return (0,) * len(RIVAL.features)
    return (found.difficulty, found.space, found.completed - found.spent, len(found.objectives), len(found.shown))


RIVAL = Group(
    (
        Feature("rival_difficulty", 5),
        Feature("rival_progress", 11),
        Feature("objectives_completed", 20),
        Feature("objectives_open", 6),
        Feature("rival_cards_revealed", 20),
    ),
    rival,
)

FEATURES = Features(
    CLOCK, Group(repeat(SEATS, *PLAYER), players), TECHNOLOGIES, SIGNALS, FLIGHTS, ALIENS, HAND, ROW, TILES, RIVAL
)
