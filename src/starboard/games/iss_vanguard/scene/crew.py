"""A member's board: dice in the columns of their colours, the dice discard, injuries, cards, Equipment."""

from collections import Counter as Tally
from collections.abc import Iterator

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import COLOURS
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.names import die_name, name_of, section_name
from starboard.games.iss_vanguard.rules.dice import room_of
from starboard.games.iss_vanguard.rules.team import member_id
from starboard.games.iss_vanguard.scene.dice_faces import faces_tip, frame_icon
from starboard.games.iss_vanguard.scene.faces import card_by_key
from starboard.kernel.ids import pid
from starboard.kernel.scene import Amount, Card, Cards, Counter, Dice, Die, Panel, Part, Piece, Player
from starboard.kernel.scene_parts import Slot, Slots
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def player(g: G, who: Seat, say: Say) -> Player:
    """A Section; one that sent nobody has no board."""
    me = next((member for member in g.s.members if member.seat == who), None)
    if me is None:
        return Player(who, section_name(who, say))
    stock = (
        Amount(say("stock-dice"), len(me.slots), icon="basic", most=len(me.slots) + len(me.used)),
        Amount(say("stock-charges"), me.charges, icon="charges"),
        Amount(say("stock-injuries"), len(me.injuries), icon="injury_die", most=3),
    )
    name = say("member-of", name=name_of(g, member_id(who), say), section=section_name(who, say))
    return Player(who, name, stock, (board(g, me, say),), me.crew)


def board(g: G, me: Member, say: Say) -> Panel:
    parts: list[Part] = [
        Counter(f"charges-{me.seat}", say("stock-charges"), me.charges, icon="charges"),
        columns(g, me, say),
        Dice(f"used-{me.seat}", say("dice-discard"), tuple(_used_dice(g, me, say))),
        Cards(f"injuries-{me.seat}", say("injuries"), tuple(_injuries(g, me, say))),
        _cards(g, me, "hand", say("hand"), me.hand, say),
        Cards(f"skill-{me.seat}", say("skill"), (card_by_key(g, me.crew, say, f"{me.crew}@{me.seat}"),)),
        _cards(g, me, "equipment", say("equipment"), me.equipment, say),
    ]
    label = say("rank-of", name=name_of(g, member_id(me.seat), say), n=me.rank)
    return Panel(f"board-{me.seat}", label, tuple(parts), seat=me.seat, figure=member_id(me.seat))


def _cards(g: G, me: Member, word: str, label: str, keys: list[str], say: Say) -> Cards:
    cards = tuple(card_by_key(g, key, say, key if word == "hand" else f"{key}@{me.seat}") for key in keys)
    return Cards(f"{word}-{me.seat}", label, cards, "hand" if word == "hand" else "row")


def columns(g: G, me: Member, say: Say) -> Slots:
    """Three columns of slots; an injury die takes the top slot.  IV-LOC-02, IV-INJ-02"""
    slots = []
    for colour, word in enumerate(COLOURS):
        held = [Piece(f"harm-{me.seat}-{word}", "injury_die", say("injury-die"), icon="injury_die")] * me.harm[colour]
        held += [
            Piece(
                id_,
                "die",
                die_name(g.book.dice[kind].key, say),
                icon=frame_icon(g.book, kind),
                tip=faces_tip(g.book, kind, say),
            )
            for id_, kind in with_ids("die", g, me.seat, me.slots)
            if g.book.dice[kind].colour == colour
        ]
        slots.append(Slot(say.word(f"column_{word}"), word, room_of(g, me, colour) + len(held), tuple(held)))
    return Slots(f"columns-{me.seat}", say("available-dice"), tuple(slots))


def with_ids(word: str, g: G, seat: Seat, kinds: list[int]) -> Iterator[tuple[str, int]]:
    """Dice with their ids: two of a kind differ by their number."""
    seen: Tally[int] = Tally()
    for kind in sorted(kinds):
        yield pid(word, seat, g.book.dice[kind].key, seen[kind]), kind
        seen[kind] += 1


def _used_dice(g: G, me: Member, say: Say) -> Iterator[Die]:
    for id_, kind in with_ids("used", g, me.seat, me.used):
        die = g.book.dice[kind]
        yield Die(
            id_, die_name(g.book.dice[kind].key, say), "", icon=frame_icon(g.book, kind), look=COLOURS[die.colour],
            tip=faces_tip(g.book, kind, say),
        )  # fmt: skip


def _injuries(g: G, me: Member, say: Say) -> Iterator[Card]:
    for n, injury in enumerate(me.injuries):
        card = card_by_key(g, injury.key, say, pid("injury", me.seat, n))
        yield Card(card.id, card.title, card.kind, card.rules, card.flavour, face_down=injury.down)
