"""All that can be worked out of the box and a mission before anybody plays: tables that rules look things up in."""

from collections.abc import Mapping
from typing import TypeAlias

from starboard.games.under_our_sun.constants import GOODS, LETTER, Kind
from starboard.games.under_our_sun.model.table import Table
from starboard.games.under_our_sun.world import (
    Ability,
    DayNight,
    Dice,
    EnemyCard,
    Marker,
    MerchantBoard,
    Piece,
    System,
    ThingCard,
    World,
)
from starboard.kernel.game import Game
from starboard.kernel.offers import Need
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


def as_enemy_card(board: MerchantBoard) -> EnemyCard:
    """A merchant as it fights: by the rules for enemies.  OS-MER-25."""
    return EnemyCard(
        key=board.key, title=board.title, standee=board.key, type="human", tier=1, health=board.health,
        melee=board.melee, ranged=board.ranged, moves=0, loot=((), (), ()),
    )  # fmt: skip


class Book:
    """The pieces of the box and of one mission, by key."""

    def __init__(self, system: System, world: World) -> None:
        self.system, self.world, self.mission = system, world, world.mission
        self.tiles = {tile.key: tile for tile in system.tiles}
        self.new_haven = next(tile.key for tile in system.tiles if tile.kind == "new_haven")
        self.tile_goods = {tile.key: goods_of(tile.goods) for tile in system.tiles}
        self.characters = {board.key: board for board in system.characters}
        fighters = [as_enemy_card(board) for board in system.merchants if board.health]
        self.enemies = {card.key: card for card in (*system.enemies, *fighters)}
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
        self._read_mission()
        self.titles = self._titles()
        cards = (self.nights, self.suns, self.events, self.teams)
        self.read_cards = frozenset(
            (*(key for deck in cards for key in deck), *(card.key for card in world.mission.cards))
        )
        self.by_key = {piece.key: piece for piece in self.pieces()}

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
        self.enemy_melee = {card.key: pools(card.melee) for card in self.enemies.values()}
        self.enemy_ranged = {card.key: pools(card.ranged) for card in self.enemies.values()}

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
        self.needs_of_abilities: dict[tuple[str, int], tuple[Need, ...]] = {}  # filled as abilities are offered
        self.printed_modifiers: dict[type[Verb], dict[str, tuple[Verb, ...]]] = {}  # modifiers by kind, then by piece
        for key, kinds in self.statics.items():
            for kind, verbs in kinds.items():
                self.printed_modifiers.setdefault(kind, {})[key] = verbs
        self.moments: dict[str, dict[str, tuple[int, ...]]] = {}
        for key, abilities in self.abilities.items():
            for at, ability in enumerate(abilities):
                found = self.moments.setdefault(ability.when, {})
                found[key] = (*found.get(key, ()), at)

    # The mission

    def _read_mission(self) -> None:
        """Which mission cards are in force when so many are revealed: an earlier one stays until a card ends it.

        OS-MIS-01
        """
        self.cards_in_force: list[tuple[str, ...]] = [()]
        for card in self.mission.cards:
            kept = tuple(key for key in self.cards_in_force[-1] if key not in card.ends)
            self.cards_in_force.append((*kept, card.key))
        self.static_cards = [tuple(key for key in keys if key in self.statics) for keys in self.cards_in_force]

    def _titles(self) -> dict[str, Text]:
        found: dict[str, Text] = {piece.key: piece.title for piece in self.pieces()}
        named = (*self.mission.markers, *self.mission.counters)
        return found | {word.key: word.title for word in named} | self._stories()

    def _stories(self) -> dict[str, Text]:
        """What is read out: the briefing, each card as it is revealed, the ending.  OS-SET-03, OS-MIS-03."""
        mission = self.mission
        ends = {"won": mission.won, "lost": mission.lost}
        ends |= {"son-won": mission.son_won or mission.lost, "son-gone": mission.son_gone or mission.won}
        cards = {card.key: card.text for card in mission.cards}
        for card in mission.cards:
            for n, aside in enumerate(card.asides):
                told = [f"{getattr(card.text, lang).strip()} {getattr(aside.story, lang)}" for lang in ("en", "fr")]
                cards[f"{card.key}-{n}"] = Text(*told)
        return {f"story-{key}": text for key, text in ({"briefing": mission.briefing} | cards | ends).items()}


def _by_kind(static: tuple[Verb, ...]) -> dict[type[Verb], tuple[Verb, ...]]:
    found: dict[type[Verb], tuple[Verb, ...]] = {}
    for verb in static:
        found[type(verb)] = (*found.get(type(verb), ()), verb)
    return found


G: TypeAlias = Game[Table, Book]
