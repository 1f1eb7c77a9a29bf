"""How a game starts.  SE-SET."""

from starboard.games.seti.book import Book
from starboard.games.seti.constants import FREE, NEUTRAL_MARKERS, ROUNDS, ROW, SECTORS, TECHS
from starboard.games.seti.model.memory import Aside
from starboard.games.seti.model.player import Player
from starboard.games.seti.model.sky import Slot
from starboard.games.seti.model.species import Species
from starboard.games.seti.model.table import Table
from starboard.games.seti.rules.income import FirstTuck
from starboard.games.seti.rules.rounds import TakeTurn
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.games.seti.rules.solo.setup import new_rival
from starboard.games.seti.world import World
from starboard.kernel.asking import AtOnce
from starboard.kernel.chance import draw, shuffle
from starboard.kernel.secrets import EVERYBODY, Secret
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step

PAIRS = ((7, 0), (1, 2), (3, 4), (5, 6))  # the sectors that each board of stars covers


class Chance:
    """The generator of the setup: its state goes on into the game."""

    def __init__(self, seed: int) -> None:
        self.rng = draw(seed)[1]

    def roll(self, sides: int) -> int:
        self.rng, drawn = draw(self.rng)
        return drawn % sides

    def shuffle(self, items: list[str]) -> list[str]:
        self.rng = shuffle(items, self.rng)
        return items


def deck_of(world: World, setup: Setup) -> list[str]:
    """The main deck: the alternates take the place of the cards with their numbers if the table says so."""
    instead = {card.number.rstrip("*"): card.key for card in world.alternates}
    other = setup.option("deck", "printed") == "alternates"
    deck = [instead.get(card.number, card.key) if other else card.key for card in world.cards]
    return deck + [card.key for card in world.promo] if setup.option("promo", "no") == "yes" else deck


def new_table(tables: Book, setup: Setup) -> Table:
    """The table before the first tuck: what is drawn at random, and what is the same in every game.

    SE-SET-01, SE-SET-02, SE-SET-03, SE-SET-04, SE-SET-06, SE-SET-07, SE-SET-08, SE-SET-09, SE-SET-13, SE-SET-14,
    SE-SET-15.
    """
    world, chance = tables.world, Chance(setup.seed)
    seats = max(2, setup.seats)  # a solo game is laid out for two
    s = Table(setup)
    species = chance.shuffle([species.key for species in world.species])
    s.species = [Species(Secret(key, 0, "species"), False, [FREE] * 3, [(), (), ()]) for key in species[:2]]
    s.unused = species[2:]
    s.turned = [chance.roll(SECTORS) for _ in range(3)]
    s.star_at = stars_dealt(world, chance)
    s.slots = [Slot(star.slots) for star in world.stars]
    s.wins = [() for _ in world.stars]
    s.gold = [chance.shuffle([side.key for side in world.gold if side.tile == tile])[0] for tile in gold_tiles(world)]
    s.gold_marks = [() for _ in s.gold]
    s.neutral = [NEUTRAL_MARKERS[seats]] * 2
    s.tiles = [tech_stack(tech, len(world.bonuses), chance) for tech in TECHS]
    s.fresh = (1 << len(TECHS)) - 1
    s.deck = chance.shuffle(deck_of(world, setup))
    s.row = [s.deck.pop() for _ in range(ROW)]
    s.stacks = [[Secret(s.deck.pop(), 0, "main") for _ in range(seats + 1)] for _ in range(ROUNDS - 1)]
    s.first = s.active = chance.roll(seats)
    if setup.seats == 1:
        s.rival = new_rival(world, setup.difficulty, chance.shuffle)
    seat_players(s, seats)
    s.rng = chance.rng
    return s


def gold_tiles(world: World) -> list[str]:
    return list(dict.fromkeys(side.tile for side in world.gold))


def stars_dealt(world: World, chance: Chance) -> list[int]:
    """The four boards go at random to the four edges, and are never split.  SE-SET-05."""
    boards = chance.shuffle([str(board) for board in dict.fromkeys(star.board for star in world.stars)])
    star_at = [0] * SECTORS
    for pair, board in zip(PAIRS, boards, strict=True):
        stars = [number for number, star in enumerate(world.stars) if star.board == int(board)]
        for sector, star in zip(pair, stars, strict=True):
            star_at[sector] = star
    return star_at


def tech_stack(tech: str, tiles: int, chance: Chance) -> list[Secret[int]]:
    """Four tiles that differ in their bonus; only the top one is seen.  SE-SET-10, SE-SET-11, SE-SET-12."""
    order = [int(bonus) for bonus in chance.shuffle([str(i) for i in range(tiles)])]
    return [Secret(bonus, EVERYBODY if i == tiles - 1 else 0, tech) for i, bonus in enumerate(order)]


def seat_players(s: Table, seats: int) -> None:
    """Scores by turn order, five cards each, and the first tuck, chosen in secret by all.  SE-SET-16, SE-SET-17,
    SE-SET-18, SE-SET-19, SE-SET-20, SE-SET-22, SE-SET-23.

    The rival of a solo game has neither cards nor anything to pay with.  SE-SLO-01, SE-SLO-02, SE-SLO-03.
    """
    s.players = [Player(seat, publicity=4, slots=[-1] * 4) for seat in range(seats)]
    order = [(s.first + i) % seats for i in range(seats)]
    people = [seat for seat in order if not agency_of(s, seat).automatic]
    for place, seat in enumerate(order):
        s.players[seat].vp = place + 1
    for seat in people:
        s.players[seat].credits, s.players[seat].energy = 4, 3
        s.players[seat].hand = [s.deck.pop() for _ in range(5)]
    tucks = Step(AtOnce(tuple((seat, FirstTuck()) for seat in people)), s.first)
    s.stack = [Step(TakeTurn(), s.first), Step(Aside(shut=True, body=(tucks,)), s.first)]
