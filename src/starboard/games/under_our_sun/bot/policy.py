"""What somebody might well do next, chosen fast; and which options are worth a look."""

from collections.abc import Callable, Sequence
from copy import copy

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.bot.distance import Land
from starboard.games.under_our_sun.bot.maker import JUDGED
from starboard.games.under_our_sun.bot.plans import plan
from starboard.games.under_our_sun.bot.worth import GOODS_WORTH, Worth, worth_of
from starboard.games.under_our_sun.constants import FACES, GOOD
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.actions import Act
from starboard.games.under_our_sun.rules.board import fits_thing
from starboard.games.under_our_sun.rules.combat_actions import StepIn
from starboard.games.under_our_sun.rules.conditions import Carried, Stored
from starboard.games.under_our_sun.rules.dice import Lying, net
from starboard.games.under_our_sun.rules.enemies import foes
from starboard.games.under_our_sun.rules.goods import thing_at
from starboard.games.under_our_sun.rules.ground import enemies_at, has_open_symbol, hex_at
from starboard.games.under_our_sun.rules.interactions import Discard
from starboard.games.under_our_sun.rules.persons import person
from starboard.games.under_our_sun.rules.sides import is_open, is_son, mission_people
from starboard.kernel.bot_kit import draw_by_word
from starboard.kernel.forms import amount
from starboard.kernel.ids import number_of
from starboard.kernel.verbs import Step
from starboard.kernel.words import Option, Seat

LIKED = {  # how gladly a playout does each thing, beside 1 for all else
    "wait": 0.15, "discard": 0.01, "drop": 0.02, "trade": 0.02, "deal": 0.05, "steal": 0.05, "rob": 0.01, "close": 2.0,
    "mission": 12.0, "move": 2.0, "rush": 2.0, "sneak": 0.8, "explore": 1.0, "refill": 3.0, "collect": 2.0, "eat": 2.0,
    "chest": 3.0, "loot": 4.0, "attack": 3.0, "dodge": 0.4, "sleep": 1.5, "drink": 30.0, "thirst": 0.1, "feed": 30.0,
    "hunger": 0.1, "keep": 6.0, "again": 1.0, "use": 2.0, "endure": 0.3, "unmask": 0.01, "infiltrate": 0.05,
    "command": 0.1, "hold": 2.0, "stand_by": 1.0, "take_it": 0.5, "refuse": 2.0, "agree": 1.0, "offer": 1.0,
    "strike": 0.05, "take_down": 0.05, "dismantle": 0.01, "enough": 30.0, "ignore": 20.0, "suffer": 0.1,
    "affect": 1.0, "grant": 0.2, "waive": 1.0, "pass": 0.6,
}  # fmt: skip
IDLE = frozenset(
    ("dodge", "discard", "rob", "take_down", "dismantle")
)  # what hardly ever pays, and can be done again and again
COUNTERS = frozenset(("trade", "deal", "steal"))
UPKEEP = frozenset(("thirst", "hunger"))  # never by choice
STEPS = ("move", "rush", "sneak")
STRUCK = 3  # health at which a blow may be the last
RATION = 3.0  # what a ration is worth beside other cubes, to who must drop something
WHIM = 0.2  # how often a step is taken that leads nowhere


def rollout(g: G, seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
    """One of the options; those that are seldom wise, seldom."""
    asked = g.s.stack[-1].verb
    if isinstance(asked, Lying):
        return reroll(asked, options)
    if isinstance(asked, Discard):
        return next(iter(laid_down(g, seat, options)), options[0])
    if isinstance(asked, Act):
        options = [option for option in options if not strikes_friend(g, seat, option)]
    first = draw_by_word(options, LIKED, chance)
    if first.key not in STEPS or chance() < WHIM:
        return first
    return heading(g, seat, [option for option in options if option.key == first.key]) or first


def reroll(asked: Lying, options: Sequence[Option]) -> Option:
    """Karma for one's own roll that came to nothing, and against a heavy blow of others."""
    bad = 0 if asked.by >= 0 else 1
    result = net(asked.dice, asked.faces, asked.cancel)
    if (asked.by >= 0) == (result > 0) or (asked.by < 0 and result <= bad):
        return options[0]
    again = [option for option in options[1:] if len(option.ids) == 2]
    return again[0] if again else options[0]


def laid_down(g: G, seat: Seat, options: Sequence[Option]) -> list[Option]:
    """Of what may be dropped here, what the open card wants to be laid down on this tile; or the least of what is
    carried, where it is in the way of something that the mission wants to be carried.
    """
    today, me = plan(g), person(g, seat)
    if lacks_room(g, me):
        dear = worth_of(g.book)
        return sorted(
            (o for o in options if o.key == "drop" and o.ids[0] != "water" and not is_marker(g, me, o)),
            key=lambda o: price_of(me, str(o.ids[0]), dear),
        )
    if today is None or not today.stores:
        return []
    wanted = {what for what, at in today.stores if g.s.places.get(at) == me.at}
    return [o for o in options if o.key == "drop" and str(o.ids[0]).rpartition("-")[2] in wanted] if wanted else []


def wanted_here(g: G, me: Character) -> set[str]:
    """The markers that lie here and that the open card wants to be taken up: those of which the group has too few."""
    today, lying = plan(g), {thing.key for thing in g.s.tiles[me.at].things if thing.key in g.book.markers}
    if today is None or not lying:
        return set()
    found, here, people = set(), Step(JUDGED, 0), mission_people(g)
    for it in today.loads:
        what = it.what
        if not isinstance(what, Carried | Stored) or what.what not in lying:
            continue
        have = sum(thing.key == what.what for c in people if c.health > 0 for thing in c.things)
        if isinstance(what, Stored):
            if g.s.places.get(what.at) == me.at:
                continue
            have += what.number(g, here)
        if have < amount(g, here, it.n):
            found.add(what.what)
    return found


def lacks_room(g: G, me: Character) -> bool:
    """Whether a marker that the open card wants to be taken up lies here, and this character has no room for it."""
    wanted = wanted_here(g, me)
    return bool(wanted) and not any(fits_thing(g, me, key) for key in wanted)


def is_marker(g: G, me: Character, option: Option) -> bool:
    return str(option.ids[0]) not in GOOD and thing_at(me, option.ids[0]).key in g.book.markers


def price_of(me: Character, what: str, dear: Worth) -> float:
    """What is lost with one cube, or with one card."""
    if what in GOOD:
        return RATION if what == "ration" else GOODS_WORTH[GOOD[what]]
    return dear.worth_of_all([thing_at(me, what)])


def has_to_lay_down(g: G, me: Character) -> bool:
    """Whether the open card wants something on this tile that this character carries, or has no room for."""
    if lacks_room(g, me):
        return True
    today = plan(g)
    wanted = {what for what, at in today.stores if g.s.places.get(at) == me.at} if today is not None else ()
    return any(thing.key in wanted for thing in me.things) or any(getattr(me, what, 0) for what in wanted)


def strikes_friend(g: G, seat: Seat, option: Option) -> bool:
    """An attack on a character that is not known to be an enemy."""
    if option.key not in ("attack", "shoot") or not str(option.ids[0]).startswith("character-"):
        return False
    other = g.s.characters[number_of(option.ids[0], "character")]
    return not (is_open(other) and is_son(g.book, other))


def heading(g: G, seat: Seat, steps: Sequence[Option]) -> Option | None:
    """The step that leads nearest to what the open card asks for."""
    today, me = plan(g), person(g, seat)
    if today is None or len(steps) < 2:
        return steps[0] if steps else None
    return min(steps, key=lambda option: today.effort(land_after(g, me, hex_at(option.ids[0]))))


def land_after(g: G, me: Character, at: int) -> Land:
    """The land as it would be after a step, on a shallow copy: the live state is never changed."""
    s, moved = copy(g.s), copy(me)
    moved.at = at
    s.characters = [moved if one is me else one for one in s.characters]
    return Land(g.with_state(s))


def prune(g: G, seat: Seat, options: Sequence[Option], ahead: bool = False) -> Sequence[Option]:
    """What is worth a look: no idle hands, no blow against a friend, stealth only where something lurks."""
    asked = g.s.stack[-1].verb
    if isinstance(asked, Lying):
        return few_dice(asked, options)
    if isinstance(asked, StepIn):
        return [option for option in options if option.key != "dodge" and not strikes_friend(g, seat, option)]
    if isinstance(asked, Discard):
        return laid_down(g, seat, options)[:1] or options[:1]
    if not isinstance(asked, Act):
        return [option for option in options if option.key not in UPKEEP] or options
    me = person(g, seat)
    traitor = g.s.semi and is_son(g.book, me)
    if not traitor and not foes(g, me) and (wanted := wanted_here(g, me)):
        taken = [option for option in options if option.key == "collect" and wanted.intersection(map(str, option.ids))]
        first = taken or ([option for option in options if option.key == "discard"] if lacks_room(g, me) else [])
        if first:
            return first
    found = [option for option in options if _pays(g, me, option, traitor, ahead)]
    return likely(g, seat, found) if ahead else found


def few_dice(asked: Lying, options: Sequence[Option]) -> Sequence[Option]:
    """To keep the dice, or to roll again those that show what is not wanted."""
    own = asked.by >= 0
    bad = {
        i for i, (die, face) in enumerate(zip(asked.dice, asked.faces, strict=True)) if (FACES[die][face] < 1) == own
    }
    found = [o for o in options[1:] if all(number_of(die, "die") in bad for die in o.ids[1:])]
    most = max((len(option.ids) for option in found), default=0)
    return [options[0], *(option for option in found if len(option.ids) in (2, most))][:4]


def _pays(g: G, me: Character, option: Option, traitor: bool, ahead: bool) -> bool:
    key = option.key
    if key == "discard":
        return has_to_lay_down(g, me)
    if key in IDLE or (key in COUNTERS and not (traitor and key == "steal")):
        return False
    if key == "sneak":
        at = hex_at(option.ids[0])
        return bool(enemies_at(g, at)) or has_open_symbol(g, at)
    if key == "make_ammo":
        return any(g.book.things[t.key].ammo == option.ids[0] for t in me.things if t.key in g.book.things)
    if key == "explore" and ahead:
        return False
    return not strikes_friend(g, me.seat, option) or (traitor and strike_pays(g, me, option))


def strike_pays(g: G, me: Character, option: Option) -> bool:
    """A hidden traitor strikes only who may fall by it; who is known has nothing to lose."""
    other = g.s.characters[number_of(option.ids[0], "character")]
    return is_open(me) or other.health <= STRUCK


def likely(g: G, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Further on, of all steps only those that lead on."""
    found = [option for option in options if option.key not in STEPS]
    for key in STEPS:
        best = heading(g, seat, [option for option in options if option.key == key])
        found += [best] if best is not None else []
    return found or options
