"""All that can be worked out of the box and a world before anybody plays: tables that rules look things up in.

IV-DIC-01, IV-DIC-04, IV-DIC-05, IV-DIC-06, IV-DIC-07
"""

from typing import Final, NamedTuple, TypeAlias

from msgspec import structs

from starboard.games.iss_vanguard.constants import COLOURS, ICONS, ICONS_OF, SECTIONS, Colour
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.world import (
    Ability,
    Action,
    Board,
    Combination,
    CrewCard,
    DieCard,
    Entry,
    EquipmentCard,
    EventCard,
    InjuryCard,
    OutcomeLine,
    Piece,
    Place,
    SectionCard,
    SectorCard,
    System,
    TestCard,
    UniqueCard,
    World,
)
from starboard.games.iss_vanguard.world.ship import Campaign
from starboard.kernel.game import Game
from starboard.kernel.ids import pid
from starboard.kernel.nouns import Noun, Text
from starboard.kernel.offers import Free, Offer
from starboard.kernel.rules import Printed
from starboard.kernel.verbs import Verb, Verbs

HERE: Final = "here"  # the one world of a cartridge that is played by itself
LANDING: Final = "landing"  # the Action of landing tests


class Die(NamedTuple):
    """A kind of Section die: its colour, and the icons of its six faces."""

    key: str  # `red_single_x`
    colour: int  # a number of COLOURS
    faces: tuple[tuple[int, ...], ...]  # numbers of ICONS, one or two a face
    type: str  # basic, single, double, triple, challenge, universal, expertise
    from_start: bool


class Deed(NamedTuple):
    """A Special Action and the card on which it is printed."""

    id: str
    card: str
    action: Action


class Way(NamedTuple):
    """A route in one of its directions."""

    to: int
    name: str  # of the route, for both directions
    icons: tuple[str, ...]
    one_way: bool
    closed: bool  # until an effect opens it


def landing_id(planet: str) -> str:
    """The Action of the landing tests of a world; a world played by itself has but one."""
    return LANDING if planet == HERE else pid(LANDING, planet)


def route_name(a: int, b: int) -> str:
    return pid("route", min(a, b), max(a, b))


def dice_of(card: DieCard, colour: Colour) -> Die:
    """A kind of die in a colour: x, y and z become its icons."""
    letters = dict(zip("xyz", ICONS_OF[colour], strict=True))
    faces = tuple(tuple(ICONS.index(letters.get(part, part)) for part in face.split("+")) for face in card.faces)
    return Die(f"{colour}_{card.key}", COLOURS.index(colour), faces, card.key.partition("_")[0], card.from_start)


class Book:
    """The pieces of the box and of the worlds of a cartridge, by key."""

    def __init__(
        self, system: System, worlds: dict[str, World], smooth: Verbs = (), campaign: Campaign | None = None
    ) -> None:
        self.system, self.worlds, self.campaign = system, worlds, campaign
        self.uses: dict[tuple[str, int, int, str], Free] = {}  # offers of abilities, made once
        self.special_offers: dict[str, Offer] = {}  # offers of Special Actions, made once
        self.smooth = smooth  # what a yellow landing test brings beside its own effects.  IV-LDP-06
        self.dice = tuple(dice_of(card, colour) for colour in COLOURS for card in system.dice)
        self.dice_supply = tuple(card.per_colour for _ in COLOURS for card in system.dice)  # of each kind.  IV-DIC-18
        self.die_number = {die.key: number for number, die in enumerate(self.dice)}
        self.starting_dice = {
            section: tuple(self.die_number[key] for key in keys) for section, keys in system.starting_dice.items()
        }
        self.dangers = {table.letter: table.results for table in system.dangers}
        self.injuries = {card.key: card for card in system.injuries}
        self.leads = system.leads
        self.events: dict[str, EventCard] = {card.key: card for card in system.events}
        self.discoveries = {card.key: card for card in system.discoveries}
        self.section_cards = {card.key: card for card in system.section_cards}
        self.crew = {card.key: card for card in system.crew}
        self.equipment = {card.key: card for card in system.equipment}
        self.landers = {card.key: card for card in system.landers}
        self.modules = {card.key: card for card in system.modules}
        self.ranks = {card.key: card for card in system.ranks}
        self.places = {card.key: card for card in system.places}
        self.blank_place = next(iter(self.places), "")  # what a bot imagines where it cannot know the card
        self.entries: dict[str, Entry] = {}
        self.uniques: dict[int, UniqueCard] = {}
        for world in worlds.values():
            self.events |= {card.key: card for card in world.events}
            self.places |= {card.key: card for card in world.places}
            self.entries |= {entry.key: entry for entry in world.entries}
            self.uniques |= {card.number: card for card in world.uniques}
        self.missions = {card.key: card for card in system.missions}
        self.missions |= {card.key: card for world in worlds.values() for card in world.missions}
        self.circumstances = {card.key: card for world in worlds.values() for card in world.circumstances}
        self.threats = {card.key: card for world in worlds.values() for card in world.threats}
        self._read_campaign()
        self.by_key: dict[str, Piece] = {piece.key: piece for piece in self.pieces()}
        self._read_boards()
        self._read_copies()
        self._read_deeds()
        self._read_abilities()
        self._read_printed()

    def pieces(self) -> list[Piece]:
        """Everything printed that has a key and a title."""
        tables: tuple[dict[str, Piece], ...] = (
            self.injuries, self.events, self.discoveries, self.section_cards, self.crew, self.equipment, self.landers,
            self.modules, self.ranks, self.places, self.missions, self.circumstances, self.threats, self.objectives,
            self.crises, self.research, self.production, self.bridge, self.facilities,
        )  # type: ignore[assignment]  # fmt: skip
        return [*(piece for table in tables for piece in table.values()), *self.uniques.values()]

    def _read_campaign(self) -> None:
        """The ship's cards by key, the atlas, and what a scan tells of each world; nothing of them in an Operation."""
        said = self.campaign
        self.objectives = {card.key: card for card in said.objectives} if said else {}
        self.crises = {card.key: card for card in said.crises} if said else {}
        self.research = {card.key: card for card in said.research} if said else {}
        self.production = {card.key: card for card in said.production} if said else {}
        self.bridge = {card.key: card for card in said.bridge} if said else {}
        self.facilities = {card.key: card for card in said.facilities} if said else {}
        self.systems = {system.key: system for system in said.systems} if said else {}
        self.objects = {thing.key: thing for system in self.systems.values() for thing in system.objects}
        self.landing_cards = {card.world: card for card in said.landing_cards} if said else {}
        self.rows = {row.key: row for row in said.rows} if said else {}
        self.endings = {ending.key: ending for ending in said.endings} if said else {}
        if said:
            self.entries |= {entry.key: entry for entry in said.entries}

    def _read_boards(self) -> None:
        """Sectors by number, and the routes that lead away from each.  IV-MOV-01"""
        self.sectors: dict[str, dict[int, SectorCard]] = {}
        self.ways: dict[str, dict[int, tuple[Way, ...]]] = {}
        for key, world in self.worlds.items():
            self.sectors[key] = {sector.number: sector for sector in world.planet.sectors}
            ways: dict[int, tuple[Way, ...]] = {sector.number: () for sector in world.planet.sectors}
            names: dict[str, int] = {}
            for route in world.planet.routes:
                name = route_name(route.a, route.b)
                names[name] = names.get(name, 0) + 1
                if names[name] > 1:  # a second route between the same sectors
                    name = pid(name, names[name])
                ways[route.a] = (*ways.get(route.a, ()), Way(route.b, name, route.icons, route.one_way, route.closed))
                if not route.one_way:
                    ways[route.b] = (*ways.get(route.b, ()), Way(route.a, name, route.icons, False, route.closed))
            self.ways[key] = ways

    def _read_copies(self) -> None:
        """Cards of one kind with one number: which of them is taken is chance.  IV-CIR-04"""
        self.copies: dict[str, tuple[str, ...]] = {}
        for table in (self.places, self.missions, self.circumstances):
            numbers: dict[str, tuple[str, ...]] = {}
            for card in table.values():
                if card.number:
                    numbers[card.number] = (*numbers.get(card.number, ()), card.key)
            for number, keys in numbers.items():
                if len(keys) > 1:
                    self.copies |= dict.fromkeys(keys, keys)
                self.copies.setdefault(number, keys)

    def _read_deeds(self) -> None:
        """Special Actions by id, and those of each card; tests of moving and of the landing.  IV-MOV-04, IV-LDP-14"""
        self.deeds: dict[str, Deed] = {}
        self.deeds_of: dict[str, tuple[Deed, ...]] = {}
        for piece in self.pieces():
            if isinstance(piece, Board) and piece.actions:
                found = tuple(Deed(pid("action", piece.key, at), piece.key, a) for at, a in enumerate(piece.actions))
                self.deeds_of[piece.key] = found
                self.deeds |= {deed.id: deed for deed in found}
        for key, card in self.circumstances.items():
            if card.move.test is not None:
                self.deeds[pid("move", key)] = Deed(pid("move", key), key, Action(card.title, test=card.move.test))
        for key, world in self.worlds.items():
            landing = world.planet.landing
            if landing is not None:
                lines = tuple(
                    structs.replace(line, does=(*line.does, *self.smooth)) if line.colour == "yellow" else line
                    for line in landing.lines
                )
                title = Noun("Landing", "Atterrissage")
                id_ = landing_id(key)
                self.deeds[id_] = Deed(id_, LANDING, Action(title, test=structs.replace(landing, lines=lines)))

    def _read_abilities(self) -> None:
        """Which piece says what, and when; and which rules it changes."""
        self.abilities = {piece.key: abilities for piece in self.pieces() if (abilities := abilities_of(piece))}
        self.abilities |= {pid("aid", key): card.aids for key, card in self.equipment.items() if card.aids}
        self.upgrades: dict[str, tuple[str, ...]] = {}  # of each piece of Equipment
        for key, card in self.equipment.items():
            if card.upgrades:
                self.upgrades[card.upgrades] = (*self.upgrades.get(card.upgrades, ()), key)
        self.static: dict[str, dict[type[Verb], tuple[Verb, ...]]] = {}
        for piece in self.pieces():
            for verb in piece.static:
                kinds = self.static.setdefault(piece.key, {})
                kinds[type(verb)] = (*kinds.get(type(verb), ()), verb)
        self.moments: dict[str, dict[str, tuple[int, ...]]] = {}
        for key, abilities in self.abilities.items():
            for at, ability in enumerate(abilities):
                found = self.moments.setdefault(ability.when, {})
                found[key] = (*found.get(key, ()), at)
        self.as_action: dict[str, tuple[int, ...]] = {}  # abilities that count as an Action.  IV-ACT-03
        for key, abilities in self.abilities.items():
            if found_at := tuple(at for at, ability in enumerate(abilities) if ability.as_action):
                self.as_action[key] = found_at

    def _read_printed(self) -> None:
        """The modifiers printed on pieces, by kind: what a member holds, for each seat; what lies open, for all.

        `held-KEY-SEAT` is a card that a member has, `at-KEY` a place, `token-KEY` a token: both for whoever is there.
        """
        self.printed_modifiers: dict[type[Verb], list[Printed]] = {}
        for piece in self.pieces():
            for verb in piece.static:
                kind = self.printed_modifiers.setdefault(type(verb), [])
                if isinstance(piece, CrewCard | InjuryCard | EquipmentCard):
                    kind += [(pid("held", piece.key, seat), verb, False) for seat in range(len(SECTIONS))]
                if isinstance(piece, EquipmentCard) and piece.token:
                    kind.append((pid("token", piece.key), verb, True))
                elif isinstance(piece, Place):
                    kind.append((pid("at", piece.key), verb, True))
                elif not isinstance(piece, CrewCard | InjuryCard | EquipmentCard | SectionCard):
                    kind.append((piece.key, verb, True))
        for name, world in self.worlds.items():
            for verb in world.planet.static:
                self.printed_modifiers.setdefault(type(verb), []).append((pid("planet", name), verb, True))

    def world(self, planet: str) -> World:
        return self.worlds[planet]

    def title(self, key: str) -> Text | None:
        """What a piece or an entry is called."""
        key = key.removeprefix("aid-")
        if key in self.by_key:
            return self.by_key[key].title
        for table in (self.entries, self.systems, self.objects, self.rows, self.endings):
            if key in table:
                title: Text = table[key].title
                return title
        return self.worlds[key].cartridge.title if key in self.worlds else None


def abilities_of(piece: Piece) -> tuple[Ability, ...]:
    """What a card lets its holder do: the upper half of a Section card is the first."""
    upper = getattr(piece, "upper", None)
    return (upper, *piece.abilities) if upper is not None else piece.abilities


def combination_of(piece: Piece) -> Combination | None:
    """The lower half of a Section card."""
    lower: Combination | None = getattr(piece, "lower", None)
    return lower


def red_line(test: TestCard) -> OutcomeLine | None:
    """The outcome of a test that nothing else met.  IV-TST-14"""
    return next((line for line in test.lines if line.colour == "red"), None)


G: TypeAlias = Game[Table, Book]
