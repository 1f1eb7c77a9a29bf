"""What a seat knows as numbers: the clock, the stores, the page, the crew from the own seat on, and the land around."""

from collections.abc import Sequence

from starboard.games.unsettled.book import G
from starboard.games.unsettled.bot.distance import Land
from starboard.games.unsettled.bot.plans import plan
from starboard.games.unsettled.constants import ENDURANCE, FOCUS, INSIGHT, POWER, SPACES, TOKENS
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import ACTIONS, CUBES, DISCIPLINES, SCARAB, STEP
from starboard.kernel.features import Feature, Features, Group, repeat
from starboard.kernel.words import Seat

SEATS = ("me", "next", "second", "third")
STRUCTURES = ("laboratory", "workshop")
STORE = 12  # more of a kind are as good as so many
WORK = 80  # hours
TURNS = 200


def clock(g: G, seat: Seat) -> Sequence[float]:
    s = g.s
    triggers = {trigger.space for trigger in s.triggers}
    spaces = g.book.numbers["spaces"]
    return (
        s.time,
        spaces - s.time,
        s.turns,
        s.page,
        (s.active - seat) % len(s.explorers),
        s.trust,
        len(s.freely),
        *(space in triggers for space in range(SPACES)),
    )


CLOCK = Group(
    (
        Feature("time", SPACES),
        Feature("time_left", SPACES),
        Feature("turns", TURNS),
        Feature("page", 8),
        Feature("active_after_me", 3),
        Feature("trust"),
        Feature("agree_to_leave", 4),
        *(Feature(f"trigger_at_{space}") for space in range(SPACES)),
    ),
    clock,
)


def work(g: G, seat: Seat) -> Sequence[float]:
    if not g.s.page:
        return (WORK, WORK)
    land, today = Land(g), plan(g)
    return (today.effort(land), today.ahead(land))


EFFORT = Group((Feature("hours_for_this_page", WORK), Feature("hours_for_later_pages", WORK)), work)


def stores(g: G, seat: Seat) -> Sequence[float]:
    s = g.s
    return (
        s.data,
        s.materials,
        s.power,
        *(s.tokens_left or (0,) * len(DISCIPLINES)),
        len(s.discoveries),
        sum(bool(moment.card) for moment in s.moments),
        len(s.spent),
        sum(structure.built for structure in s.structures),
        sum(bool(structure.at) and not structure.built for structure in s.structures),
        len(s.shown),
        len(s.tokens),
        s.scarab_cubes,
    )


STORES = Group(
    (
        Feature("data", STORE),
        Feature("materials", STORE),
        Feature("power", POWER),
        *(Feature(f"comprehension_left_{discipline}", TOKENS) for discipline in DISCIPLINES),
        Feature("discoveries_on_board", STORE),
        Feature("opportunities_open", 2),
        Feature("opportunities_spent", 16),
        Feature("structures_built", 8),
        Feature("building_sites", 8),
        Feature("planet_cards_shown", STORE),
        Feature("planet_tokens", 30),
        Feature("scarab_cubes", 8),
    ),
    stores,
)

EXPLORER = (
    Feature("present"),
    *(Feature(f"focus_{cube}", FOCUS) for cube in CUBES),
    *(Feature(f"assigned_{cube}") for cube in CUBES),
    *(Feature(f"cube_on_{action}") for action in ACTIONS),
    *(Feature(f"distress_on_{action}") for action in ACTIONS),
    Feature("endurance", ENDURANCE),
    *(Feature(f"pursues_{discipline}") for discipline in DISCIPLINES),
    Feature("insight", INSIGHT),
    *(Feature(f"comprehension_{discipline}", TOKENS) for discipline in DISCIPLINES),
    Feature("breakthroughs", 6),
    Feature("finds", 6),
    Feature("items", STORE),
    Feature("engaged", 2),
    Feature("aboard"),
    Feature("hours_from_me", 30),
    Feature("hours_home", 30),
    Feature("data_here", STORE),
    Feature("materials_here", STORE),
    Feature("discoveries_here", 4),
    Feature("investigated_here"),
    Feature("company", 3),
)


def crew(g: G, seat: Seat) -> Sequence[float]:
    people, land = g.s.explorers, Land(g)
    row: list[float] = []
    for explorer in (*people[seat:], *people[:seat]):
        row += explorer_numbers(explorer, people[seat], land)
    return row + [0.0] * (len(EXPLORER) * (len(SEATS) - len(people)))


def explorer_numbers(e: Explorer, me: Explorer, land: Land) -> Sequence[float]:
    node = land.s.nodes.get(e.at)
    return (
        1,
        *(e.focus or (0,) * len(CUBES)),
        *(map(bool, e.on) if e.on else (0,) * len(CUBES)),
        *(action in e.on for action in ACTIONS),
        *(map(bool, e.distress) if e.distress else (0,) * len(ACTIONS)),
        e.endurance,
        *(e.pursuit == discipline for discipline in DISCIPLINES),
        e.insight,
        *(e.comprehension.count(discipline) for discipline in DISCIPLINES),
        len(e.breakthroughs),
        len(e.finds),
        sum(e.inventory.values()),
        len(e.engaged),
        e.at == SCARAB,
        land.far(me.at, e.at),
        land.far(e.at, SCARAB),
        *((node.data, node.materials, len(node.discoveries), node.investigated) if node else (0, 0, 0, 0)),
        sum(other.at == e.at for other in land.s.explorers) - 1,
    )


def surroundings(g: G, seat: Seat) -> Sequence[float]:
    s, land = g.s, Land(g)
    here = s.explorers[seat].at
    nodes = s.nodes.values()
    place = s.nodes[here].place if here in s.nodes else -1
    row: list[float] = [
        len(s.nodes),
        len(s.covered),
        sum(node.investigated for node in nodes),
        s.luna == SCARAB,
        land.steps(s.luna, here),
        land.nearest(here, (node.key for node in nodes if node.data)),
        land.nearest(here, (node.key for node in nodes if node.materials)),
        land.nearest(here, (node.key for node in nodes if node.discoveries)),
        land.nearest(here, (node.key for node in nodes if not node.investigated and node.key != SCARAB)),
        land.nearest(here, (moment.at for moment in s.moments if moment.at)),
    ]
    for kind in STRUCTURES:
        row.append(land.nearest(here, (it.at for it in s.structures if it.at and it.key.startswith(kind))))
    for step in STEP.values():
        row += (place + step in s.grid, place + step in s.covered)
    return row


LAND = Group(
    (
        Feature("nodes", 40),
        Feature("nodes_face_down", 40),
        Feature("nodes_investigated", 40),
        Feature("luna_aboard"),
        Feature("luna_steps_away", STORE),
        *(Feature(f"hours_to_{what}", 30) for what in ("data", "materials", "discovery", "unknown", "opportunity")),
        *(Feature(f"hours_to_{kind}", 30) for kind in STRUCTURES),
        *(Feature(f"{side}_{what}") for side in STEP for what in ("node", "face_down")),
    ),
    surroundings,
)

FEATURES = Features(CLOCK, EFFORT, STORES, Group(repeat(SEATS, *EXPLORER), crew), LAND)
