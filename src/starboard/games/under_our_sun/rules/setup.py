"""How a game starts.  OS-SET, OS-BAG-01,
OS-MOD-02, OS-MOD-03, OS-MOD-04, OS-MOD-05, OS-MOD-18, OS-MOD-20, OS-MOD-21."""

from collections.abc import Iterable

from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.constants import BAG, GOODS
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.table import Table
from starboard.games.under_our_sun.rules.beginning import Begin, DealOffer, TakeBoard
from starboard.kernel.chance import draw, shuffle
from starboard.kernel.secrets import Secret
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step, Verb

SOLO_CHARACTERS = 2


class Chance:
    """The generator of the setup: its state goes on into the game."""

    def __init__(self, seed: int) -> None:
        self.rng = draw(seed)[1]

    def roll(self, sides: int) -> int:
        self.rng, number = draw(self.rng)
        return number % sides

    def shuffle(self, items: list[str]) -> list[str]:
        self.rng = shuffle(items, self.rng)
        return items


def new_table(book: Book, setup: Setup) -> Table:
    """The table before anybody has chosen a character.

    OS-SET-01, OS-SET-12, OS-SET-20, OS-SET-25, OS-CRD-01, OS-MOD-18, OS-MOD-21.
    """
    chance = Chance(setup.seed)
    s = Table(setup)
    count = SOLO_CHARACTERS if setup.seats == 1 else setup.seats
    s.characters = [Character(i, i if setup.seats > 1 else 0) for i in range(count)]
    s.first = first_player(chance, setup.seats)
    s.semi = setup.option("mode", "cooperative") == "semi_cooperative" and setup.seats > 1
    lay_decks(book, s, chance)
    if s.semi:
        deal_teams(book, s, chance)
    s.rng = chance.rng
    order = [(s.first + i) % count for i in range(count)] if setup.seats > 1 else list(range(count))
    choices: list[Verb] = [TakeBoard(who) for who in order]
    steps = [Step(verb, s.characters[who].seat) for who, verb in zip(order, choices, strict=True)]
    s.stack = [*reversed([*steps, Step(DealOffer(), s.first), Step(Begin(), s.first)])]
    return s


def first_player(chance: Chance, seats: int) -> int:
    """The most successes of 3 yellow dice; those who tie roll again.  OS-SET-04, OS-SET-05, OS-SET-06, OS-SET-07."""
    rolling = list(range(seats))
    while len(rolling) > 1:
        successes = {seat: sum(chance.roll(8) < 4 for _ in range(3)) for seat in rolling}
        most = max(successes.values())
        rolling = [seat for seat in rolling if successes[seat] == most]
    return rolling[0]


def copies(cards: Iterable[object], without: tuple[str, ...]) -> list[str]:
    """A deck: every card as often as it is there, but for those that a mission leaves in the box."""
    return [
        card.key  # type: ignore[attr-defined]  # every card has a key
        for card in cards
        for _ in range(getattr(card, "copies", 1))
        if card.key not in without  # type: ignore[attr-defined]
    ]


def lay_decks(book: Book, s: Table, chance: Chance) -> None:
    """Decks shuffled face down, the open decks, the bag, the stack of tiles.

    OS-SET-20, OS-SET-25, OS-BAG-01, OS-CRD-01, OS-CRD-02.
    """
    box, without = book.system, book.mission.without
    s.night = chance.shuffle(copies(box.nights, without))
    s.event = chance.shuffle(copies(box.events, without))
    s.enemy = chance.shuffle(copies(box.enemies, without))
    s.loot = chance.shuffle(copies(box.loot, without))
    s.sun = copies(box.suns, without)
    s.shop = {key: n for key, n in book.shop.items() if key not in without}
    s.bag = [BAG.get(kind, 0) for kind in GOODS]
    decks = (box.nights, box.events, box.enemies, box.loot)
    s.boxed = [key for cards in decks for key in copies(cards, ()) if key in without]
    normal = [tile.key for tile in box.tiles if tile.kind == "normal" and tile.key not in without]
    s.stack_tiles = chance.shuffle(normal)


def deal_teams(book: Book, s: Table, chance: Chance) -> None:
    """One unseen Son of Liberty among players + 4 Survivors; one card each, the rest stays unseen.

    OS-MOD-02, OS-MOD-03, OS-MOD-04, OS-MOD-05, OS-MOD-07.  Example OS-EX-17.
    """
    sons = chance.shuffle(copies((card for card in book.system.teams if card.side == "son_of_liberty"), ()))
    survivors = chance.shuffle(copies((card for card in book.system.teams if card.side == "survivor"), ()))
    pack = chance.shuffle([sons[0], *survivors[: s.setup.seats + 4]])
    for c in s.characters:
        c.team = Secret(pack.pop(), 1 << c.seat, "team")
    s.team_left = pack


def exchange_teams(book: Book, s: Table, unknown: list[str], rng: int) -> int:
    """Team cards that somebody does not know might be any others of their side: which are in the box is not known.

    OS-MOD-02, OS-MOD-03.
    """
    known = {*s.team_left, *(c.team.value for c in s.characters)} - set(unknown)
    for side in ("son_of_liberty", "survivor"):
        places = [at for at, key in enumerate(unknown) if book.teams[key].side == side]
        cards = [card.key for card in book.system.teams if card.side == side and card.key not in known]
        rng = shuffle(cards, rng)
        for at, key in zip(places, cards, strict=False):
            unknown[at] = key
    return rng
