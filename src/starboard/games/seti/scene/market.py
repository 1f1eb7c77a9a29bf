"""What lies open for all: the card row, the technologies, the gold tiles and the milestones."""

from msgspec import structs

from starboard.games.seti.book import Book, G
from starboard.games.seti.constants import NEUTRAL_MILESTONES
from starboard.games.seti.rules.gold import tile_points
from starboard.games.seti.scene.faces import gains, pile
from starboard.games.seti.scene.seats import title_of
from starboard.kernel.ids import pid
from starboard.kernel.scene import Amount, Card, Cards, Counter, Panel, Part, Piece, Tip
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def row(t: Book, g: G, say: Say) -> Panel:
    deck = Cards("deck", say("scene-deck"), layout="pile", count=len(g.s.deck))
    return Panel("cards", say("scene-row"), (pile(t, "row", [c for c in g.s.row if c], say, "scene-row"), deck))


def techs(t: Book, g: G, say: Say) -> Cards:
    """The twelve stacks: what each does, how many tiles are left, and the bonus that lies on top."""
    cards = []
    for number, (tech, tiles) in enumerate(zip(t.techs, g.s.tiles, strict=True)):
        bonus = say.rules(t.world.bonuses[tiles[-1].value]) if tiles else "–"
        rules = say("scene-tech-note", text=say.text(tech.text), left=len(tiles), bonus=bonus)
        fresh = say("scene-fresh") if g.s.fresh >> number & 1 else ""
        owners = [p.seat for p in g.s.players if p.techs >> number & 1]
        marks = tuple(
            Piece(pid(tech.key, "owner", who), "mark", title_of(g, who, say), tech.key, who) for who in owners
        )
        left = Amount(say("scene-tiles-left", n=len(tiles)), len(tiles))
        signs = (left, *(gains(t.world.bonuses[tiles[-1].value], say) if tiles else ()))
        effect = Tip(say.text(tech.text), "SE-TEC-01")
        cards.append(
            Card(
                tech.key,
                say.text(tech.title),
                rules=rules,
                foot=fresh,
                art=tech.key,
                pieces=marks,
                tip=effect,
                signs=signs,
            )
        )
    return Cards("techs", say("scene-techs"), tuple(cards))


def own_gold(panel: Panel, g: G, seat: Seat | None, say: Say) -> Panel:
    """The gold tiles with what each is worth to their reader now; those not marked yet, if they were marked next."""
    if seat is None:
        return panel
    tiles, *others = panel.parts
    assert isinstance(tiles, Cards)
    worth = (tile_points(g, seat, key, marks) for key, marks in zip(g.s.gold, g.s.gold_marks, strict=True))
    signs = (Amount(say("scene-gold-now"), n, icon="vp") for n in worth)
    cards = tuple(structs.replace(card, signs=(sign,)) for card, sign in zip(tiles.cards, signs, strict=True))
    return structs.replace(panel, parts=(structs.replace(tiles, cards=cards), *others))


def gold(t: Book, g: G, say: Say) -> Panel:
    cards = []
    for key, marks in zip(g.s.gold, g.s.gold_marks, strict=True):
        side = t.gold[key]
        pieces = tuple(Piece(f"gold-{key}-{who}", "mark", title_of(g, who, say), key, who) for who in marks)
        values = " / ".join(str(value) for value in side.values)
        cards.append(Card(key, say.text(side.title), rules=say.text(side.text), foot=values, pieces=pieces))
    parts: list[Part] = [Cards("gold", say("scene-gold"), tuple(cards), tip=Tip(say("scene-gold-tip"), "SE-MIL-05"))]
    for score, left in zip(NEUTRAL_MILESTONES, g.s.neutral, strict=True):
        if left:
            tip = Tip(say("scene-neutral-tip", score=score), "SE-MIL-08")
            parts.append(Counter(f"neutral-{score}", say("scene-neutral-left", score=score), left, tip=tip))
    return Panel("milestones", say("scene-gold"), tuple(parts))
