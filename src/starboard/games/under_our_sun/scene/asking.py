"""The question as it is shown: what each option touches, under which heading, and ways by the compass."""

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOODS
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import around, side_of
from starboard.games.under_our_sun.rules.ground import hex_at, hex_id
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.scene.boards import own
from starboard.games.under_our_sun.scene.counter import ware_id
from starboard.kernel.scene import Asked, Choice
from starboard.kernel.scene_kit import group, quiet_last
from starboard.kernel.show import in_rows, question
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat

WAYS = ("move", "sneak", "rush", "explore")
FIGHT = ("attack", "dodge", "shoot", "sneak_attack", "steal", "rob", "infiltrate", "command")
HERE = (
    "collect", "refill", "rain", "chest", "loot", "take_water", "trade", "deal", "mission", "recon", "set_up",
    "take_down", "pitch", "strike", "build_fire", "cooking_side", "cook", "revive", "take_from",
)  # fmt: skip
TRADED = ("give", "want", "dismantle")
SIDES = ("north_west", "north", "north_east", "south_west", "south", "south_east")  # as buttons stand in two rows


def asked_of(g: G, seat: Seat | None, say: Say) -> Asked | None:
    """The question of a seat."""
    asked = question(g, seat, say)
    if asked is None or seat is None or not g.s.characters:
        return asked
    me = person(g, seat)
    order = sorted(asked.choices, key=lambda choice: _order(choice, me))
    asked = structs.replace(asked, choices=in_rows(tuple(_show(choice, me, say) for choice in order)))
    headings = dict.fromkeys(FIGHT, say("group-fight")) | dict.fromkeys(WAYS, say("group-go"))
    headings |= dict.fromkeys(HERE, say("group-here"))
    if not _is_turn(asked):
        return asked
    shown = quiet_last(group(asked, headings, say("group-self")), "wait")
    return structs.replace(shown, headed=True) if shown is not None else None


def _is_turn(asked: Asked) -> bool:
    return any(choice.option.key == "wait" for choice in asked.choices)


def _order(choice: Choice, me: Character) -> tuple[int, int]:
    """Fights, ways, what is here, the rest; ways as their buttons lie on the compass."""
    key = choice.option.key
    if key in FIGHT:
        among = any(str(id_).startswith("character-") for id_ in choice.option.ids)
        return (4 if among else 0), 0  # one's own people are attacked last of all
    if key in WAYS:
        side = way_of(me, choice)
        return 1, 10 * WAYS.index(key) + (SIDES.index(side) if side else 0)
    return (2 if key in HERE else 5 if key == "discard" else 3), 0


def _show(choice: Choice, me: Character, say: Say) -> Choice:
    key, ids = choice.option.key, choice.option.ids
    if key in TRADED and ids:
        return structs.replace(choice, touches=(ware_id(key, str(ids[0])),))
    touches = tuple(_touch(id_, key, me) for id_ in choice.touches)
    if key in HERE:
        touches = (*touches, hex_id(me.at))
    if side := way_of(me, choice):
        row, button = say(f"way-{key}"), say(f"side-{side.replace('_', '-')}")
        return structs.replace(choice, touches=touches, row=row, button=button, note=say.word(side), mover=name(me))
    return structs.replace(choice, touches=touches)


def _touch(id_: str, key: str, me: Character) -> str:
    """What lies on a board has the board's number; what lies on the tile is the tile."""
    if id_.startswith("thing-") or (id_ in ("water", *GOODS) and key in ("drop", "give_up")):
        return own(id_, me)
    return id_


def way_of(me: Character, choice: Choice) -> str:
    """In which direction an option leads."""
    if choice.option.key in WAYS and choice.option.ids:
        to = hex_at(choice.option.ids[0])
        return side_of(me.at, to) if to in around(me.at) else ""
    return ""
