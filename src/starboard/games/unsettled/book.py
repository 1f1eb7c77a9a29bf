"""All that can be worked out of the system and a planet before anybody plays: tables that rules look things up in."""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct, structs

from starboard.games.unsettled.constants import INSIGHT, MOVE, SPACES
from starboard.games.unsettled.model.ids import CUBES, SCARAB, Side
from starboard.games.unsettled.model.table import Table
from starboard.games.unsettled.world import ActionSpace, Card, Clause, Named, StructureTile, System, World
from starboard.kernel.enough import rivals
from starboard.kernel.forms import Way
from starboard.kernel.game import Game
from starboard.kernel.ids import pid
from starboard.kernel.texts import Text
from starboard.kernel.verbs import Verb, snake

USED_FREELY = ("free_action", "each_turn", "each_of_your_turns")
WALLS: dict[str, tuple[Verb, ...]] = {"impassable_terrain": (), "barrier": ()}


class Book:
    """The pieces of one planet and of the system, by key."""

    def __init__(self, system: System, world: World) -> None:
        self.system, self.world = system, world
        self.numbers = {"spaces": SPACES, "move": MOVE, "luna_move": MOVE, "insight": INSIGHT, **world.journal.numbers}
        self.environment = {card.key: card for card in world.environment}
        self.opportunities = {card.key: card for card in world.opportunities}
        self.breakthroughs = {card.key: card for card in world.breakthroughs}
        self.distress = {card.key: card for card in world.distress}
        self.anomalies = {card.key: card for card in world.anomalies}
        self.discoveries = {card.key: card for card in world.discoveries}
        self.planet = {card.key: card for card in world.planet}
        self.counters = {counter.key: counter for counter in world.journal.counters}
        self.decks = {deck.key: deck for deck in world.journal.decks}
        self.tasks = {task.key: task for task in world.tasks}
        self.traits = {trait.key: trait for trait in system.traits}
        self.covers: dict[tuple[str, bool], dict[str, str]] = {
            (trait.key, trust): {side.covers: side.space.key}
            for trait in system.traits
            for trust, side in ((True, trait.white), (False, trait.black))
        }
        self.scarabs = {tile.key: tile for tile in system.scarabs}
        self.structures = (*system.structures, *world.journal.structures)
        self.edges: dict[str, dict[Side, tuple[str, ...]]] = {c.key: c.edges.sides() for c in world.environment}
        self.walled: dict[str, set[tuple[str, Side]]] = {
            wall: {(key, side) for key, sides in self.edges.items() for side, icons in sides.items() if wall in icons}
            for wall in WALLS
        }
        self.icons: dict[str, tuple[Verb, ...]] = {**system.icons, **WALLS}
        self.icons |= {icon.key: icon.does for icon in world.journal.icons}
        self.badges = {card.key: card.property for card in self.cards() if card.property}
        self._read_clauses()
        self._read_spaces()
        self._read_abilities()
        self.titles = self._titles()

    def cards(self) -> list[Card]:
        """Every card of the planet."""
        w = self.world
        return [
            *w.environment,
            *w.opportunities,
            *w.breakthroughs,
            *w.distress,
            *w.anomalies,
            *w.discoveries,
            *w.planet,
        ]

    def page_key(self, task: str, page: int) -> str:
        return pid("page", task, page)

    # Clauses

    def _read_clauses(self) -> None:
        """Which piece says what, and when."""
        w = self.world
        self.clauses: dict[str, tuple[Clause, ...]] = {card.key: card.clauses for card in self.cards()}
        for card in w.breakthroughs:  # each is used once a turn, whether it says so or not.  UN-BRK-05
            self.clauses[card.key] = tuple(structs.replace(clause, once_per_turn=True) for clause in card.clauses)
        self.kind: dict[str, str] = {card.key: snake(type(card).__name__) for card in self.cards()}
        self.kind |= dict.fromkeys(self.environment, "node")
        statics = [(card.key, card.static, card.static_for == "everybody") for card in self.cards()]
        self._piece("journal", "always", w.journal.clauses, w.journal.static, statics)
        for task in w.tasks:
            for i, page in enumerate(task.pages, 1):
                self._piece(self.page_key(task.key, i), "page", page.clauses, page.static, statics)
        for tile in self.structures:
            self._piece(tile.key, "structure", tile.clauses, tile.static, statics)
        self.statics: dict[type[Verb], list[tuple[str, Verb, bool]]] = {}
        for key, verbs, everybody in statics:
            for verb in verbs:
                self.statics.setdefault(type(verb), []).append((key, verb, everybody or key in self.environment))
        self.static_pieces = {key for some in self.statics.values() for key, _, _ in some}
        self.by_when: dict[str, list[tuple[str, int]]] = {}
        for key, clauses in self.clauses.items():
            for at, clause in enumerate(clauses):
                self.by_when.setdefault(clause.when, []).append((key, at))
        self.judged_cost = {
            (key, at): doubtful(clause.cost) for key, cs in self.clauses.items() for at, clause in enumerate(cs)
        }
        self.by_luna = {k for k, cs in self.clauses.items() if any(c.performed_by == "luna" for c in cs)} | {w.luna.key}

    def _piece(
        self,
        key: str,
        kind: str,
        clauses: tuple[Clause, ...],
        static: tuple[Verb, ...],
        statics: list[tuple[str, tuple[Verb, ...], bool]],
    ) -> None:
        self.clauses[key], self.kind[key] = clauses, kind
        statics.append((key, static, True))

    # Action spaces

    def _read_spaces(self) -> None:
        """Every space by key, who owns it, what its regroup finishes, and the parts by which it is judged."""
        w, system = self.world, self.system
        new = {space.key: space for space in w.journal.replaces}
        self.owner: dict[str, str] = {}
        self.finishes: dict[str, tuple[str, str]] = {}
        self.spaces: dict[str, ActionSpace] = {}
        self.judged: dict[str, tuple[Verb, ...]] = {}
        self.judged_bonus: dict[tuple[int, str], tuple[Verb, ...]] = {}
        for space in (*system.actions, *system.boards):
            self._space(new.get(space.key, space), space.key)
        self._space(w.luna, w.luna.key)
        for space in w.journal.spaces:
            self._space(space, space.key)
        self.boards = [space.key for space in (*system.boards, w.luna, *w.journal.spaces)]
        for trait in system.traits:
            for side in (trait.white, trait.black):
                self._space(side.space, side.covers)
        for tile in system.scarabs:
            self._space(tile.space, SCARAB)
        self.builds, self.destroys = self._tiles("build"), self._tiles("destroy")
        for card in self.cards():
            for space in card.spaces:
                self._space(space, card.key)
                if card.key in self.opportunities:
                    self.finishes[space.key] = ("opportunity", card.key)
        self.node_spaces = {key: tuple(s.key for s in card.spaces) for key, card in self.environment.items()}
        self.card_spaces = {card.key: tuple(s.key for s in card.spaces) for card in self.cards()}
        self._page_spaces()
        self.spaces_of: dict[str, tuple[str, ...]] = {}
        for key, owner in self.owner.items():
            self.spaces_of[owner] = (*self.spaces_of.get(owner, ()), key)

    def _space(self, space: ActionSpace, owner: str) -> None:
        self.spaces[space.key] = space
        self.owner[space.key] = owner
        listed = (*space.cost, *space.does)
        self.judged[space.key] = doubtful(listed)
        if space.bonus is not None:
            apart, together = doubtful(space.bonus.does), rivals((*listed, *space.bonus.does))
            more = dict.fromkeys((*apart, *together))
            if new := tuple(part for part in more if part not in self.judged[space.key]):
                self.judged_bonus[CUBES.index(space.bonus.focus), space.key] = new

    def _tiles(self, side: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for tile in self.structures:
            space = _side(tile, side)
            if space is not None:
                self._space(space, space.key)
                self.finishes[space.key] = (side, tile.key)
                found[tile.key] = space.key
        return found

    def _page_spaces(self) -> None:
        for task in self.world.tasks:
            for i, page in enumerate(task.pages, 1):
                for space in page.spaces:
                    self._space(space, self.page_key(task.key, i))
                    if space.completes == "page":
                        self.finishes[space.key] = ("page", self.page_key(task.key, i))

    # Free actions

    def _read_abilities(self) -> None:
        """Which pieces have free actions, and which do something as they are discarded."""
        self.abilities: dict[str, tuple[int, ...]] = {}
        self.discards: dict[str, tuple[int, ...]] = {}
        for key, clauses in self.clauses.items():
            free = tuple(at for at, c in enumerate(clauses) if c.when in USED_FREELY)
            if free:
                self.abilities[key] = free
            if lost := tuple(at for at, c in enumerate(clauses) if c.when == "on_discard"):
                self.discards[key] = lost
        self.always_abilities = ["journal"] if "journal" in self.abilities else []

    def ability_name(self, card: str, at: int) -> str:
        """By what an ability is remembered once it was used: the first one of a card by the card itself.

        A breakthrough is used once, whichever of its abilities it was.  UN-BRK-05
        """
        return f"{card}.{at}" if at and card not in self.breakthroughs else card

    # Names

    def _titles(self) -> dict[str, Text]:
        """The title of everything that an option or a line of the log may name."""
        j = self.world.journal
        words: tuple[tuple[Named, ...], ...] = (
            j.properties, j.tokens, j.triggers, j.markers, j.counters, j.items, j.decks,
        )  # fmt: skip
        found: dict[str, Text] = {named.key: named.title for group in words for named in group}
        found |= {icon.key: icon.title for icon in j.icons}
        found |= {space.key: space.title for space in self.spaces.values()}
        found |= {card.key: card.title for card in self.cards()}
        found |= {tile.key: tile.title for tile in self.structures}
        found |= {tile.key: tile.title for tile in self.system.scarabs}
        found |= {trait.key: trait.title for trait in self.system.traits}
        found |= {avatar.key: avatar.title for avatar in self.system.avatars}
        found |= {way.key: way.title for way in ways(self.world) if way.title is not None}
        return found


def doubtful(verbs: tuple[Verb, ...]) -> tuple[Verb, ...]:
    """Of these verbs those that may be impossible, alone or together: only they are asked."""
    return (*(verb for verb in verbs if type(verb).possible is not Verb.possible), *rivals(verbs))


def _side(tile: StructureTile, side: str) -> ActionSpace | None:
    return tile.build if side == "build" else tile.destroy


def ways(value: object) -> Iterator[Way]:
    """Everything to choose from in a world, or in a part of it."""
    if isinstance(value, Way):
        yield value
    if isinstance(value, Struct):
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if isinstance(value, tuple):
        for item in value:
            yield from ways(item)


G: TypeAlias = Game[Table, Book]
