"""What a seat knows as numbers: day and weather, the mission, characters from the own seat on, the land round them."""

from collections.abc import Sequence

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.bot.distance import FAR, Land
from starboard.games.under_our_sun.bot.plans import plan
from starboard.games.under_our_sun.bot.wellbeing import phases_left
from starboard.games.under_our_sun.bot.worth import worth_of
from starboard.games.under_our_sun.constants import GOODS, NIGHT
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import HOME, SIDES, around
from starboard.games.under_our_sun.rules.board import water_spaces
from starboard.games.under_our_sun.rules.enemies import foes
from starboard.games.under_our_sun.rules.ground import has_open_symbol
from starboard.games.under_our_sun.rules.persons import person
from starboard.games.under_our_sun.rules.sides import is_open, is_son
from starboard.kernel.features import Feature, Features, Group, repeat
from starboard.kernel.words import Seat

SEATS = ("me", "second", "third", "fourth", "fifth", "sixth")
WEATHERS = ("clear", "storm", "solar_storm", "heat", "fog")
MANY = 12  # more of a kind are as good as so many
STEEP = 12  # AP for a step: more is as good as barred


def clock(g: G, seat: Seat) -> Sequence[float]:
    s, today = g.s, plan(g)
    land = Land(g)
    return (
        s.day,
        g.book.mission.days - s.day,
        phases_left(g),
        *(s.phase == phase for phase in range(NIGHT + 1)),
        *(s.weather == weather for weather in WEATHERS),
        len(s.characters),
        (s.first - seat) % max(1, s.setup.seats),
        s.active >= 0 and s.characters[s.active].seat == seat,
        s.semi,
        s.revealed > 0,
        s.card,
        len(g.book.mission.cards) - s.card,
        g.book.mission.difficulty,
        today.effort(land) if today is not None else FAR,
        today.ahead(land) if today is not None else FAR,
        sum(s.counters.values()),
    )


CLOCK = Group(
    (
        Feature("day", 12),
        Feature("days_left", 12),
        Feature("phases_left", 40),
        *(Feature(f"is_{phase}") for phase in ("morning", "afternoon", "night")),
        *(Feature(f"weather_{weather}") for weather in WEATHERS),
        Feature("characters", 6),
        Feature("seats_to_first", 5),
        Feature("my_turn"),
        Feature("team_cards"),
        Feature("son_revealed"),
        Feature("mission_card", 6),
        Feature("mission_cards_ahead", 6),
        Feature("difficulty", 3),
        Feature("mission_effort", 120),
        Feature("next_card_effort", 120),
        Feature("mission_counters", 60),
    ),
    clock,
)

CHARACTER = (
    Feature("in_play"),
    Feature("health", 9),
    Feature("health_lost", 9),
    Feature("wounded"),
    Feature("dead_phases", 3),
    Feature("eliminated"),
    Feature("water", 9),
    Feature("water_room", 9),
    Feature("ap", 8),
    Feature("acted"),
    Feature("waiting"),
    Feature("fitness", 2),
    Feature("karma", 3),
    Feature("karma_used"),
    Feature("infected"),
    Feature("hidden"),
    *(Feature(kind, MANY) for kind in GOODS),
    Feature("things", MANY),
    Feature("gear_worth", 60),
    Feature("blow", 5),
    Feature("known_son"),
    Feature("ap_from_me", 30),
    Feature("ap_home", 30),
    Feature("company", 5),
    Feature("foes", 6),
    Feature("foe_harm", 9),
    Feature("camp_here"),
    Feature("fire_here"),
    Feature("water_here", 4),
)


def people(g: G, seat: Seat) -> Sequence[float]:
    s, land = g.s, Land(g)
    me = own(g, seat)
    row: list[float] = []
    for i in range(len(SEATS)):
        if i < len(s.characters):
            row += numbers(g, s.characters[(me.id + i) % len(s.characters)], me, land)
        else:
            row += [0.0] * len(CHARACTER)
    return row


def own(g: G, seat: Seat) -> Character:
    """The character that a seat looks out of: in solo play the one that is asked."""
    return person(g, seat)


def numbers(g: G, c: Character, me: Character, land: Land) -> Sequence[float]:
    worth = worth_of(g.book)
    tile = g.s.tiles.get(c.at)
    full = g.book.characters[c.key].health if c.key else 0
    enemies = foes(g, c) if c.key else []
    return (
        1,
        c.health,
        full - c.health,
        0 < c.health <= 2,
        c.dead,
        c.out,
        c.water,
        water_spaces(g, c) if c.key else 0,
        c.ap,
        c.acted,
        c.waiting,
        c.fitness,
        c.karma,
        c.karma_used,
        c.infected,
        c.hidden,
        *c.goods,
        len(c.things),
        worth.worth_of_all(c.things),
        worth.blow[c.key] if c.key else 0,
        is_open(c) and is_son(g.book, c),
        land.far(me.at, c.at),
        land.far(c.at, HOME),
        sum(other.at == c.at and other.health > 0 for other in g.s.characters if other is not c),
        len(enemies),
        sum(worth.harm[foe.key][g.s.phase == NIGHT] for foe in enemies),
        tile is not None and tile.has_camp,
        tile is not None and tile.fire > 0,
        tile.water if tile is not None else 0,
    )


SIDE = (
    Feature("known"),
    Feature("face_down"),
    Feature("price", STEEP),
    Feature("enemies", 5),
    Feature("open_symbol"),
    Feature("water", 4),
    Feature("goods", MANY),
)


def surroundings(g: G, seat: Seat) -> Sequence[float]:
    s, land, me = g.s, Land(g), own(g, seat)
    tiles = s.tiles.items()
    row: list[float] = [
        is_son(g.book, me),
        len(s.tiles),
        len(s.covered),
        len(s.enemies),
        len(s.remains),
        len(s.places),
        land.nearest(me.at, [at for at, tile in tiles if tile.water]),
        land.nearest(me.at, [at for at, tile in tiles if tile.goods[0]]),
        land.nearest(me.at, [at for at, tile in tiles if tile.has_camp]),
        land.nearest(me.at, [at for at, tile in tiles if tile.chest]),
        land.nearest(me.at, [enemy.at for enemy in s.enemies]),
        land.nearest(me.at, s.places.values()),
        land.nearest(me.at, s.covered),
        land.nearest(me.at, [m.at for m in s.merchants if not m.gone]),
    ]
    for at in around(me.at):
        tile = s.tiles.get(at)
        there = sum(enemy.at == at for enemy in s.enemies)
        row += (
            tile is not None,
            at in s.covered,
            min(STEEP, land.far(me.at, at)),
            there,
            has_open_symbol(g, at),
            tile.water if tile is not None else 0,
            sum(tile.goods) + sum(tile.dropped) if tile is not None else 0,
        )
    return row


LAND = Group(
    (
        Feature("i_am_the_son"),
        Feature("tiles", 40),
        Feature("tiles_face_down", 40),
        Feature("enemies", 30),
        Feature("remains", 20),
        Feature("places", 9),
        *(
            Feature(f"ap_to_{what}", 30)
            for what in ("water", "ration", "camp", "chest", "enemy", "objective", "face_down", "merchant")
        ),
        *repeat(SIDES, *SIDE),
    ),
    surroundings,
)

FEATURES = Features(CLOCK, Group(repeat(SEATS, *CHARACTER), people), LAND)
