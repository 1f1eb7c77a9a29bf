"""All that can be worked out of the box and a mission before anybody plays: tables that rules look things up in."""

from collections.abc import Mapping
from typing import TypeAlias

from starboard.games.under_our_sun.constants import GOODS, LETTER, Kind
from starboard.games.under_our_sun.model.table import Table
from starboard.games.under_our_sun.world import Ability, DayNight, Dice, Marker, Piece, System, ThingCard, World
from starboard.kernel.game import Game
from starboard.kernel.texts import Text
from starboard.kernel.verbs import Verb


def pool(dice: Dice) -> str:
    """Dice as the engine writes them: a letter a die."""
    return "".join(LETTER[colour] for colour in dice)


def pools(dice: DayNight) -> tuple[str, str]:
    return pool(dice.day), pool(dice.night)


def goods_of(counts: Mapping[Kind, int]) -> tuple[int, ...]:
    """Counts by word as a tuple in the order of GOODS."""
    return tuple(counts.get(kind, 0) for kind in GOODS)


class Book:
    """The pieces of the box and of one mission, by key."""

    def __init__(self, system: System, world: World) -> None:
        self.system, self.world, self.mission = system, world, world.mission
        self.tiles = {tile.key: tile for tile in system.tiles}
        self.new_haven = next(tile.key for tile in system.tiles if tile.kind == "new_haven")
        self.tile_goods = {tile.key: goods_of(tile.goods) for tile in system.tiles}
        self.characters = {board.key: board for board in system.characters}
        self.enemies = {card.key: card for card in system.enemies}
        self.nights = {card.key: card for card in system.nights}
        self.suns = {card.key: card for card in system.suns}
        self.events = {card.key: card for card in system.events}
        self.teams = {card.key: card for card in system.teams}
        self.merchants = {board.key: board for board in system.merchants}
        self.markers = {marker.key: marker for marker in world.mission.markers}
        self.counters = {counter.key: counter for counter in world.mission.counters}
        self._read_things()
        self._read_dice()
        self._read_abilities()
        self.titles = self._titles()

    # Things

    def _read_things(self) -> None:
        box = self.system
        open_decks: tuple[ThingCard, ...] = (*box.items, *box.gear)
        self.things: dict[str, ThingCard] = {card.key: card for card in (*open_decks, *box.loot)}
        self.shop = {card.key: card.copies for card in open_decks}  # OS-CRD-02
        self.items = tuple(card.key for card in box.items)
        self.starred = tuple(card.key for card in open_decks for _ in range(card.copies) if card.stars)
        self.recipes = {key: goods_of(card.recipe) for key, card in self.things.items()}
        self.craftable = tuple(
            (key, self.recipes[key], tuple((at, n) for at, n in enumerate(self.recipes[key]) if n))
            for key in self.shop
            if any(self.recipes[key])
        )
        self.fixtures = {key: card.fixture for key, card in self.things.items() if card.fixture is not None}
        self.is_gear = {key for key, card in self.things.items() if card.slot == "gear"}

    # Dice

    def _read_dice(self) -> None:
        self.pools: dict[str, dict[str, str]] = {
            board.key: {
                "strength": pool(board.strength),
                "dexterity": pool(board.dexterity),
                "stealth": pool(board.stealth),
                "melee": pool(board.melee),
                "ranged": "",
            }
            for board in self.system.characters
        }
        self.enemy_melee = {card.key: pools(card.melee) for card in self.system.enemies}
        self.enemy_ranged = {card.key: pools(card.ranged) for card in self.system.enemies}
        self.merchant_melee = {board.key: pools(board.melee) for board in self.system.merchants}
        self.merchant_ranged = {board.key: pools(board.ranged) for board in self.system.merchants}

    # Abilities and modifiers

    def pieces(self) -> list[Piece]:
        """Everything printed that has a key and a title."""
        box = self.system
        return [
            *box.tiles, *box.characters, *box.enemies, *box.nights, *box.suns, *box.events, *box.items, *box.gear,
            *box.loot, *box.teams, *box.merchants, *self.mission.cards,
        ]  # fmt: skip

    def _read_abilities(self) -> None:
        """Which piece says what, and when; and which rules it changes."""
        self.abilities: dict[str, tuple[Ability, ...]] = {}
        self.statics: dict[str, dict[type[Verb], tuple[Verb, ...]]] = {}
        everything: list[Piece | Marker] = [*self.pieces(), *self.mission.markers]
        for piece in everything:
            if piece.abilities:
                self.abilities[piece.key] = piece.abilities
            if piece.static:
                self.statics[piece.key] = _by_kind(piece.static)
        self.moments: dict[str, dict[str, tuple[int, ...]]] = {}
        for key, abilities in self.abilities.items():
            for at, ability in enumerate(abilities):
                found = self.moments.setdefault(ability.when, {})
                found[key] = (*found.get(key, ()), at)

    def _titles(self) -> dict[str, Text]:
        found: dict[str, Text] = {piece.key: piece.title for piece in self.pieces()}
        named = (*self.mission.markers, *self.mission.counters)
        return found | {word.key: word.title for word in named}


def _by_kind(static: tuple[Verb, ...]) -> dict[type[Verb], tuple[Verb, ...]]:
    found: dict[type[Verb], tuple[Verb, ...]] = {}
    for verb in static:
        found[type(verb)] = (*found.get(type(verb), ()), verb)
    return found


G: TypeAlias = Game[Table, Book]
