"""A player's board as a viewer may see it: stock, computer, technologies, hand, missions, income."""

from starboard.games.seti.book import Book, G
from starboard.games.seti.constants import SLOTS_AT, TECHS, TOP_SPACES
from starboard.games.seti.model.player import Player as Agency
from starboard.games.seti.scene.faces import exertian, face, pile
from starboard.games.seti.scene.seats import own_name
from starboard.kernel.ids import pid
from starboard.kernel.scene import Amount, Card, Cards, Cell, Part, Piece, Player, Prose, Tip, Tone, Track
from starboard.kernel.scene_kit import hand, stock_of
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat

BLUE = 8  # the first computer technology among all


def player_of(t: Book, g: G, p: Agency, viewer: Seat | None, say: Say) -> Player:
    """Hands of others are counts."""
    mine = viewer == p.seat
    parts: list[Part] = [*computer(t, p, mine, say), own_techs(t, p, say), *hands(t, p, mine, say)]
    missions = tuple(
        face(t, m.card, say, say("scene-circles", n=m.open.bit_count()) if m.open else "") for m in p.missions
    )
    parts.append(Cards(f"missions-{p.seat}", say("scene-missions"), missions, empty=say("scene-empty")))
    for what, keys in (("done", p.done), ("kept", p.kept), ("income", p.tucked)):
        if keys:
            parts.append(pile(t, f"{what}-{p.seat}", keys, say, f"scene-{what}"))
    if p.waiting:
        late = tuple(face(t, one.card, say, say("scene-waits", score=one.at)) for one in p.waiting)
        parts.append(Cards(f"waiting-{p.seat}", say("scene-waiting"), late))
    if p.message:
        text = say("scene-message-at", score=p.message)
        parts.append(Prose(f"message-{p.seat}", say("scene-message"), (text,), Tip(text, "SE-CEN-02")))
    return Player(p.seat, own_name(g, p.seat, say), stock(p, say), tuple(parts))


def stock(p: Agency, say: Say) -> tuple[Amount, ...]:
    amounts = [*stock_of(p, ("vp", "credits", "energy", "publicity", "data"), say)]
    if p.exofossils:
        amounts.append(Amount(say("stock-exofossils"), p.exofossils, icon="exofossil"))
    if p.danger:
        amounts.append(Amount(say("stock-danger"), p.danger, icon="danger", tone="bad"))
    if p.passed:
        amounts.append(Amount(say("scene-passed")))
    return tuple(amounts)


def computer(t: Book, p: Agency, mine: bool, say: Say) -> list[Part]:
    """The top row, and below it a slot for each computer technology; only one's own can be pressed."""
    top = [
        Cell(str(n), f"top-{n}" if mine else "", "data" if n <= p.top else "", top_note(p, n, say), tone(n <= p.top))
        for n in range(1, TOP_SPACES + 1)
    ]
    low = []
    for slot, tech in enumerate(p.slots):
        filled = bool(p.lower >> slot & 1)
        id_ = f"{'slot' if tech < 0 else 'lower'}-{slot + 1}" if mine else ""
        note = say("scene-no-tech") if tech < 0 else say.rules(t.techs[BLUE + tech].lower)
        label = str(SLOTS_AT[slot])
        low.append(Cell(label, id_, "data" if filled else "", note, tone(filled)))
    marks = tuple(Piece(f"data-{p.seat}-{i}", "data", say.word("data"), str(i)) for i in range(p.top))
    tip = Tip(say("scene-computer-tip"), "SE-ANA-02")
    rows: list[Part] = [Track(f"computer-{p.seat}", say("scene-computer"), tuple(top), marks, tip)]
    if low:  # the rival has no slots
        rows.append(Track(f"lower-{p.seat}", say("scene-lower"), tuple(low)))
    return rows


def tone(filled: bool) -> Tone:
    return "info" if filled else ""


def top_note(p: Agency, n: int, say: Say) -> str:
    """What data on a top space gives."""
    if n in (2, 4):
        return say(f"scene-top-{n}")
    has = bool(p.slots) and p.slots[SLOTS_AT.index(n)] >= 0
    return say("scene-top-tech" if has else "scene-top-none")


def own_techs(t: Book, p: Agency, say: Say) -> Cards:
    owned = [t.techs[i] for i in range(len(TECHS)) if p.techs >> i & 1]
    cards = tuple(Card(f"{tech.key}-{p.seat}", say.text(tech.title), rules=say.text(tech.text)) for tech in owned)
    return Cards(f"techs-{p.seat}", say("scene-own-techs"), cards, empty=say("scene-empty"))


def hands(t: Book, p: Agency, mine: bool, say: Say) -> list[Part]:
    """The hand, open to its owner alone; of alien cards the others see the backs, of Exertian cards the number."""
    held = (*p.hand, *p.apart, *(card.value for card in p.aliens))
    parts: list[Part] = [hand(pid("hand", p.seat), say("scene-hand"), held, lambda key: face(t, key, say), mine)]
    for what, keys in (("exertian", p.exertian), ("plotted", p.plotted)):
        if keys:
            label = say(f"scene-{what}")
            parts.append(hand(pid(what, p.seat), label, keys, lambda key: exertian(t, key, say), mine))
    return parts
