"""The boards of a player's characters: body, dice, spaces that fill, skills, the Team card."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import AP, FITNESS, GOODS, KARMA, MIXED_ROOM
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.names import character_name
from starboard.games.under_our_sun.rules.board import spaces, water_spaces
from starboard.games.under_our_sun.rules.dice import is_wounded, pool_for_test
from starboard.games.under_our_sun.rules.goods import thing_id
from starboard.games.under_our_sun.rules.persons import name
from starboard.games.under_our_sun.rules.weapons import attack_dice
from starboard.games.under_our_sun.scene.dice_faces import pool_part
from starboard.games.under_our_sun.scene.faces import face_of
from starboard.games.under_our_sun.wording import card_text
from starboard.kernel.scene import Amount, Card, Cards, Counter, Panel, Part, Piece, Player, Prose, Tip
from starboard.kernel.scene_parts import Slot, Slots, StepMark, Steps
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat

VITAL = ("health", "water", "ap", "karma")


def player(g: G, who: Seat, viewer: Seat | None, say: Say) -> Player:
    """A seat with all its characters; its vital numbers are those of the one that acts."""
    mine = [c for c in g.s.characters if c.seat == who]
    acts = next((c for c in mine if c.id == g.s.active), mine[0])
    stock = tuple(Amount(say(f"stock-{what}"), getattr(acts, what), icon=what) for what in VITAL) if acts.key else ()
    return Player(who, stock=stock, parts=tuple(board(g, c, viewer, say) for c in mine if c.key), face=acts.key)


def own(id_: str, me: Character) -> str:
    """The id of a thing on a board: boards of others hold things of the same name."""
    return f"{id_}@{me.id}"


def board(g: G, me: Character, viewer: Seat | None, say: Say) -> Panel:
    """One character, and its Team card for those who may see it."""
    card = g.book.characters[me.key]
    parts: list[Part] = [
        Counter(f"health-{me.id}", say("stock-health"), me.health, card.health, "health", "bad"),
        Counter(f"water-{me.id}", say("stock-water"), me.water, water_spaces(g, me), "water", "info"),
        Counter(f"ap-{me.id}", say("stock-ap"), me.ap, max(AP, me.ap), "ap"),
        Counter(f"karma-{me.id}", say("stock-karma"), me.karma, KARMA, "karma"),
        _fitness(me, say),
        *_dice(g, me, say),
        load_of(g, me, say),
        Cards(f"skills-{me.id}", say("skills"), (_skill(g, me, say),)),
    ]
    if states := _states(me, say):
        parts.append(Prose(f"state-{me.id}", say("state"), tuple(states)))
    if g.s.semi and me.team.known_to(viewer):
        team = g.book.teams[me.team.value]
        parts.append(Cards(f"team-{me.id}", say("team"), (face_of(g, team, team.key, say),)))
    return Panel(f"board-{me.id}", character_name(g, me.id, say), tuple(parts), seat=me.seat, figure=name(me))


def _fitness(me: Character, say: Say) -> Steps:
    marks = tuple(
        StepMark(say.word(step), "now" if at == me.fitness else "done" if at < me.fitness else "ahead")
        for at, step in enumerate(FITNESS)
    )
    return Steps(f"fitness-{me.id}", say("fitness"), marks, tip=Tip(say("fitness-tip"), "OS-CHR-09"))


def _dice(g: G, me: Character, say: Say) -> list[Part]:
    """The pools as they are now: wounds and the night add red dice."""
    found: list[Part] = []
    for attribute in ("strength", "dexterity", "stealth"):
        dice, _ = pool_for_test(g, me, attribute)
        found.append(pool_part(f"{attribute}-{me.id}", say.word(attribute), dice, say))
    found.append(pool_part(f"melee-{me.id}", say("melee"), attack_dice(g, me, "melee", None), say))
    return found


def _skill(g: G, me: Character, say: Say) -> Card:
    return face_of(g, g.book.characters[me.key], own(me.key, me), say)


def _states(me: Character, say: Say) -> list[str]:
    """What ails or hides it, and that it waits."""
    words = (
        ("dead", me.health <= 0),
        ("wounded", is_wounded(me)),
        ("infected", me.infected),
        ("hidden", me.hidden),
        ("waiting", me.waiting),
    )
    return [say(f"state-is-{word}", n=me.dead) for word, holds in words if holds]


# Spaces


def load_of(g: G, me: Character, say: Say) -> Slots:
    """What it carries, in one arrangement: items in their spaces first, goods in as few mixed ones as hold them.

    OS-CHR-13, OS-CHR-14, OS-CHR-15, OS-CHR-16, OS-CHR-17
    """
    item, mixed, gear = spaces(g, me)
    things = [(own(thing_id(at, thing), me), thing) for at, thing in enumerate(me.things)]
    worn = [_piece(g, id_, thing, say) for id_, thing in things if thing.key in g.book.is_gear]
    items = [_piece(g, id_, thing, say) for id_, thing in things if thing.key not in g.book.is_gear]
    goods = [
        Piece(own(kind, me), "good", say(f"stock-{kind}"), icon=kind)
        for kind in GOODS
        for _ in range(getattr(me, kind))
    ]
    bags = [tuple(goods[at : at + MIXED_ROOM]) for at in range(0, len(goods), MIXED_ROOM)]
    more = [(piece,) for piece in items[item:]]
    mixed_holds = [*bags, *more] + [()] * (mixed - len(bags) - len(more))
    slots = [
        *(Slot(say.word("item"), "item", 1, (piece,)) for piece in items[:item]),
        *(Slot(say.word("item"), "item") for _ in range(item - len(items[:item]))),
        *(Slot(say.word("mixed"), "mixed", _room(holds), holds) for holds in mixed_holds),
        *(Slot(say.word("gear"), "gear", 1, (piece,)) for piece in worn),
        *(Slot(say.word("gear"), "gear") for _ in range(gear - len(worn))),
    ]
    free = (mixed - len(more)) * MIXED_ROOM - len(goods)
    return Slots(f"carried-{me.id}", say("carried"), tuple(slots), say("room-left", n=max(0, free)))


def _room(holds: tuple[Piece, ...]) -> int:
    """A mixed space takes one card or three goods."""
    return 1 if holds and holds[0].kind == "thing" else MIXED_ROOM


def _piece(g: G, id_: str, thing: Thing, say: Say) -> Piece:
    """A card with its markers: uses and ammunition left."""
    card = g.book.things.get(thing.key)
    stock = []
    if card is not None and card.uses:
        stock.append(Amount(say("uses"), thing.uses, most=card.uses))
    if card is not None and card.ammo:
        stock.append(Amount(say(f"stock-{card.ammo}"), thing.ammo, icon=card.ammo, most=card.rounds))
    tip = Tip(card_text(card, say), "OS-ITM-02") if card is not None else None
    return Piece(
        id_,
        "thing",
        say.text(g.book.titles[thing.key]),
        icon=card.type if card is not None else "flag",
        tip=tip,
        stock=tuple(stock),
        state="spent" if thing.turned else "",
    )
