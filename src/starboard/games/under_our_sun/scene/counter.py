"""The counter: both stocks, what is given and received, worth and balance; and the starting items."""

from collections.abc import Iterable

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.names import name_of
from starboard.games.under_our_sun.rules.beginning import BuyStarting, PayShare, TakeBoard, purse_of
from starboard.games.under_our_sun.rules.dealing import Dealing
from starboard.games.under_our_sun.rules.trade import Barter
from starboard.games.under_our_sun.scene.faces import face_of
from starboard.kernel.basket import Line, Offered
from starboard.kernel.ids import parts_of, pid
from starboard.kernel.scene import Amount, Card, Cards, Counter, Panel
from starboard.kernel.scene_parts import Exchange, Party, Ware
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Step

GIVEN = ("give", "dismantle")


def counter(g: G, say: Say) -> tuple[Panel, ...]:
    """What stands on the counter while somebody is asked about it; all of it is open to everybody."""
    if not g.s.stack:
        return ()
    here = g.s.stack[-1]
    verb = here.verb
    offered = isinstance(verb, Offered)
    if isinstance(verb, Offered):
        basket, here = verb.fill(here)
        verb = basket
    if isinstance(verb, Barter | Dealing):
        return (Panel("counter", say("counter"), (exchange(g, verb, here, offered, say),), opens=True),)
    if isinstance(verb, TakeBoard):
        return (people_panel(g, say),)
    return (starting_panel(g, say),) if isinstance(verb, BuyStarting | PayShare) else ()


def exchange(g: G, basket: Barter | Dealing, here: Step, offered: bool, say: Say) -> Exchange:
    """The basket from the side of who fills it: what the other has is what can be asked for."""
    lines = basket.lines(g, here)
    other = basket.merchant if isinstance(basket, Dealing) else pid("character", basket.other)
    who, whom = name_of(g, pid("character", basket.by), say), name_of(g, other, say)
    left = _party(g, basket, (line for line in lines if line.option.key in GIVEN), who, say)
    right = _party(g, basket, (line for line in lines if line.option.key == "want"), whom, say)
    balance = basket.balance(g, here)
    notes = (say("counter-agreed") if offered else "", say("counter-decides") if offered else "")
    seats = (g.s.characters[basket.by].seat, None if isinstance(basket, Dealing) else g.s.characters[basket.other].seat)
    left = Party(left.label, left.wares, left.gives, left.worth, seats[0], notes[0])
    right = Party(right.label, right.wares, right.gives, right.worth, seats[1], notes[1])
    tone = "good" if balance == 0 else "bad" if balance < 0 else "info"
    word = "counter-even" if balance == 0 else "counter-short" if balance < 0 else "counter-over"
    unit = Amount(say("stock-water"), icon="water")
    return Exchange("exchange", say("counter"), left, right, balance, say(word, n=abs(balance)), unit, tone)  # type: ignore[arg-type]


def ware_id(word: str, what: str) -> str:
    """A thing on one side of the counter."""
    return f"counter-{word}-{what}"


def _party(g: G, basket: Barter | Dealing, lines: Iterable[Line], who: str, say: Say) -> Party:
    wares, worth = [], 0
    for line in lines:
        word, what = line.option.key, str(line.option.ids[0])
        put = basket.put.count(line.option)
        worth += put * abs(line.worth)
        label = name_of(g, what, say)
        if word == "dismantle":
            label = say("counter-dismantled", what=label)
        wares.append(Ware(ware_id(word, what), label, line.most, put, abs(line.worth), _icon(g, what)))
    return Party(who, tuple(wares), say("counter-gives", who=who), worth)


def _icon(g: G, what: str) -> str:
    parts = parts_of(what)
    card = g.book.things.get(parts[-1]) if parts[0] == "thing" else None
    return card.type if card is not None else what


def starting_panel(g: G, say: Say) -> Panel:
    """The starting items on offer with their stars, and each player's equipment points.  OS-SET-16, OS-SET-17."""
    cards = tuple(
        _with_stars(face_of(g, g.book.things[key], key, say), g.book.things[key].stars, say)
        for key in dict.fromkeys(g.s.offer)
    )
    points = tuple(
        Counter(f"points-{seat}", say("points-of", seat=seat + 1), purse_of(g, seat).points, icon="star")
        for seat in range(g.s.setup.seats)
    )
    return Panel(
        "offer", say("starting-items"), (Cards("offer-cards", say("starting-items"), cards), *points), opens=True
    )


def _with_stars(card: Card, stars: int, say: Say) -> Card:
    return Card(
        card.id,
        card.title,
        card.kind,
        card.rules,
        card.flavour,
        (Amount(say("stars"), stars, icon="star"),),
        art=card.art,
    )


def people_panel(g: G, say: Say) -> Panel:
    """The characters that are still free."""
    taken = {c.key for c in g.s.characters}
    cards = tuple(face_of(g, board, board.key, say) for board in g.book.system.characters if board.key not in taken)
    return Panel("people", say("people"), (Cards("people-cards", say("people"), cards),), opens=True)
