"""How an exploration is set up: the board, the team, its kit.

IV-TUT-01, IV-TUT-02, IV-TUT-03, IV-SEC-07, IV-SEC-08, IV-OPS-01, IV-OPS-04, IV-CRD-10, IV-SPL-01

IV-CRD-01, IV-CRD-02, IV-CRD-03, IV-CRW-01, IV-CRW-02, IV-LOC-14, IV-SEC-04, IV-STR-04, IV-TUT-17
"""

from typing import ClassVar, Final

from starboard.games.iss_vanguard.book import HERE, Book, G
from starboard.games.iss_vanguard.constants import ENGINEERING, KINDS, RECON, SCIENCE, SECTIONS, SECURITY
from starboard.games.iss_vanguard.model.board import Sector, Threat
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.memory import Exploration
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.dice_choices import FitColumns
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.games.iss_vanguard.rules.lander import capacity
from starboard.games.iss_vanguard.rules.landing import Land, TouchDown
from starboard.games.iss_vanguard.rules.rounds import NextRound
from starboard.games.iss_vanguard.world import Kit, KitMember, World
from starboard.kernel.asking import Together
from starboard.kernel.chance import draw, shuffle
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, Seat, opt

TEAM: Final = {1: 2, 2: 2, 3: 3, 4: 4}  # members by players.  IV-TUT-02
OWNERS: Final = {
    1: ((ENGINEERING, RECON, SCIENCE, SECURITY),),
    2: ((ENGINEERING, RECON), (SCIENCE, SECURITY)),
    3: ((ENGINEERING, RECON), (SCIENCE,), (SECURITY,)),
    4: ((ENGINEERING,), (RECON,), (SCIENCE,), (SECURITY,)),
}  # the Sections of each player.  IV-SEC-03
STARTING_HAND: Final = 2  # IV-CRD-10


class Chance:
    """The generator of the setup: its state goes on into the game."""

    def __init__(self, seed: int) -> None:
        self.rng = draw(seed)[1]

    def shuffle(self, items: list[str]) -> list[str]:
        self.rng = shuffle(items, self.rng)
        return items


def is_quick(s: Table) -> bool:
    """The first planet of a campaign that began with the quick setup.  IV-SET-15"""
    return s.ship is not None and s.mode == "tutorial" and s.setup.option("begin") == "quick"


def kit_for(book: Book, planet: str, setup: Setup) -> Kit:
    """The kit of a world; that of its act where it has none, and where it is played by itself and begins so.

    The Tutorial always has its own.  IV-OPS-04, IV-TUT-01
    """
    world = book.worlds[planet]
    by_act = setup.option("begin") == "act" and book.campaign is None and not world.tutorial
    return book.system.kits[world.planet.act - 1] if by_act or world.kit is None else world.kit


def kit_of(book: Book, s: Table, seat: Seat) -> KitMember:
    found: KitMember = getattr(kit_for(book, s.planet, s.setup), SECTIONS[seat])
    return found


def new_table(book: Book, setup: Setup) -> Table:
    """The table before the team is chosen.  IV-OPS-04, IV-SET-05, IV-SEC-05"""
    world = book.worlds[HERE]
    s = Table(setup)
    s.planet, s.mode = HERE, "tutorial" if world.tutorial else "operation"
    s.survival = setup.option("survival") == "on"
    chance = Chance(setup.seed)
    lay_board(book, s)
    lay_decks(book, s, chance)
    s.rng = chance.rng
    s.stack = [*reversed((*team_steps(world, setup), Step(Launch(), SCIENCE)))]
    return s


def lay_board(book: Book, s: Table) -> None:
    """The planet as it is printed, and what the kit brings."""
    world = book.worlds[s.planet]
    planet = world.planet
    s.sectors = {sector.number: Sector() for sector in planet.sectors}
    s.missions, s.uniques = [*planet.missions], [*planet.uniques]
    s.threats = [Threat(key, at) for key, at in planet.threats.items()]
    kit = kit_for(book, s.planet, s.setup)
    s.lander, s.modules = kit.lander, [*kit.modules]
    for seat, section in enumerate(SECTIONS):
        more = [book.die_number[key] for key in kit_of(book, s, seat).dice]
        s.dice[seat] = [*book.starting_dice[section], *more]
    s.injury_stock = {card.key: card.copies for card in book.injuries.values() if card.tutorial == world.tutorial}


def lay_decks(book: Book, s: Table, chance: Chance) -> None:
    """Events, Discoveries and Leads; the Tutorial uses neither of the latter.  IV-SET-11, IV-LEA-01, IV-DSC-01"""
    world = book.worlds[s.planet]
    own = {card.key for card in world.events}
    s.event = chance.shuffle(
        [key for key, card in book.events.items() if key in own or card.deck == world.planet.events]
    )
    if not world.tutorial:
        for kind in KINDS:
            setattr(s, kind, chance.shuffle([key for key, card in book.discoveries.items() if card.deck == kind]))
        s.bag = [number for number, token in enumerate(book.leads) for _ in range(token.count)]


# Who goes


def team_steps(world: World, setup: Setup) -> list[Step]:
    """The questions of who goes: each player chooses among the own Sections, or the team is chosen freely.

    IV-TUT-01, IV-TUT-02, IV-SEC-03, IV-SEC-07, IV-SEC-08
    """
    players = int(setup.option("players") or 4)
    wanted = setup.option("team")
    size = int(wanted) if wanted.isdigit() else TEAM[players]
    first = (SCIENCE,) if world.tutorial and setup.option("begin") != "quick" else ()
    if size == TEAM[players] and players > 1:
        verbs: list[Verb] = []
        for owned in OWNERS[players]:
            must = tuple(seat for seat in owned if seat in first)
            verbs.append(ChooseTeam(must or owned, 1, owned))
    else:
        everybody = tuple(range(len(SECTIONS)))
        verbs = [ChooseTeam((seat,), 1, everybody) for seat in first]
        verbs.append(ChooseTeam(everybody, size - len(first), everybody))
    return [Step(verb, verb.asked[0]) for verb in verbs]  # type: ignore[attr-defined]


class ChooseTeam(Together, frozen=True):
    """Which Sections send a member.  IV-TUT-02, IV-SEC-07, IV-SEC-08"""

    among: tuple[Seat, ...]
    n: int
    asked: tuple[Seat, ...]
    prompt: ClassVar[str] = "team"
    because: ClassVar[str] = "launch"

    def questions(self, g: G, here: Step) -> list[Step]:
        return [Step(self, seat, here.source) for seat in self.asked]

    def options(self, g: G, here: Step) -> list[Option]:
        chosen = {me.seat for me in g.s.members}
        return [opt("send", SECTIONS[seat]) for seat in self.among if seat not in chosen] if self.n else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        seat = SECTIONS.index(option.ids[0])
        ship = g.s.ship
        if ship is not None and is_quick(g.s):  # the first of its two.  IV-SET-04
            g.s.members.append(Member(seat, next(person.crew for person in ship.crew if person.seat == seat)))
        else:
            crew = kit_of(g.book, g.s, seat)
            g.s.members.append(Member(seat, crew.crew, crew.rank))
        g.s.members.sort(key=lambda me: me.seat)
        g.did("sent", seat, SECTIONS[seat])
        g.push(here.seat, ChooseTeam(self.among, self.n - 1, self.asked))


# What they bring


class Launch(Verb, frozen=True):
    """The team gets dice, decks, hands, Charges and Equipment; then it lands and explores.

    IV-LDP-15, IV-CRW-03, IV-SPL-01, IV-SPL-05, IV-TUT-18
    """

    def run(self, g: G, here: Step) -> None:
        s, book = g.s, g.book
        world = book.worlds[s.planet]
        for me in s.members:
            equip(g, me, kit_of(book, s, me.seat))
        s.own_supplies = world.planet.supplies > 0
        s.supplies = s.most_supplies = world.planet.supplies or capacity(g, "supplies")
        s.start = SCIENCE if world.tutorial and not is_quick(s) else -1  # IV-SET-09
        briefing = (ReadEntry(world.planet.briefing),) if world.planet.briefing else ()
        seat = s.members[0].seat
        g.scope(Exploration(), seat, LayRankCard(), *briefing, Land(), TouchDown(), NextRound())
        for me in reversed(s.members):
            g.push(me.seat, FitColumns())  # IV-LOC-14


def equip(g: G, me: Member, kit: KitMember) -> None:
    """The Tutorial deck is three cards in their order, without Charges; any other deck is shuffled, and two are drawn.

    IV-TUT-03, IV-SET-05, IV-SET-07, IV-SET-11, IV-CRD-10, IV-CRW-03
    """
    s, book = g.s, g.book
    section = SECTIONS[me.seat]
    cards = [card for card in book.section_cards.values() if card.section == section]
    me.slots = [*s.dice[me.seat]]
    me.equipment = [*kit.equipment]
    if s.mode == "tutorial" and not is_quick(s):
        ordered = sorted((card for card in cards if card.tutorial), key=lambda card: -card.tutorial)
        me.deck = [card.key for card in ordered]  # the next card is the last one
    else:
        me.deck = [*kit.deck] or [card.key for card in cards if card.starter and card.rank == 1 and not card.tutorial]
        g.shuffle(me.deck)
        me.charges = book.crew[me.crew].charges if not is_quick(s) else 0  # IV-SET-10
    me.hand = [g.draw(me.deck) for _ in range(min(STARTING_HAND, len(me.deck)))]


def rank_stock(g: G) -> list[str]:
    """The Rank cards of the kit; in a campaign all that have promoted nobody yet.  IV-RNK-01, IV-RNK-05"""
    ship = g.s.ship
    if ship is None or g.s.mode == "tutorial":
        return [*kit_for(g.book, g.s.planet, g.s.setup).rank_cards]
    return [key for key, card in g.book.ranks.items() if not card.tutorial and key not in ship.ranks_gone]


class LayRankCard(Together, frozen=True):
    """Two Rank cards are drawn, one of them is laid out; where there is one alone it lies there.  IV-RNK-01"""

    drawn: tuple[str, ...] = ()
    prompt: ClassVar[str] = "rank_card"
    because: ClassVar[str] = "launch"

    def questions(self, g: G, here: Step) -> list[Step]:
        return super().questions(g, here) if self.drawn else []

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("rank_card", key) for key in self.drawn]

    def skip(self, g: G, here: Step) -> None:
        cards = rank_stock(g)
        if len(cards) > 1:
            g.shuffle(cards)
            g.push(here.seat, LayRankCard(tuple(cards[:2])))
        elif cards:
            g.s.rank_card = cards[0]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.s.rank_card = str(option.ids[0])
        g.did("rank_card", -1, option.ids[0])
