"""What a seat sees of SETI: the turning solar system, stars, planets, the row, and each player's board."""

from starboard.games.seti.constants import FREE, NEUTRAL, RINGS, SECTORS, TECHS
from starboard.games.seti.model.player import Player as Agency
from starboard.games.seti.model.table import Table
from starboard.games.seti.names import card_foot, card_rules, exertian_rules
from starboard.games.seti.tables import G, Tables
from starboard.kernel.game import Game
from starboard.kernel.scene import Amount, Board, Card, Cards, Counter, Panel, Part, Piece, Place, Player, Ring, Scene
from starboard.kernel.show import ending, question
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def draw_scene(t: Tables, g: Game[Table], seat: Seat | None, say: Say) -> Scene:
    return Scene(
        "seti",
        say.text(t.world.cartridge.title),
        tuple(player_of(t, g, player, seat, say) for player in g.s.players),
        board=(solar(t, g, say), stars(t, g, say), planets(t, g, say)),
        shared=(row(t, g, say), techs(t, g, say), gold(t, g, say), *species(t, g, say)),
        subtitle=say("scene-round", n=g.s.round),
        viewer=seat,
        waiting=tuple(g.waiting),
        question=question(g, seat, say),
        ending=ending(g, say),
        answers=g.s.answers,
    )


def solar(t: Tables, g: G, say: Say) -> Board:
    """Four rings of eight spaces; three of them turn."""
    cells = t.sky(g.s.turned, g.s.oumuamua).cells
    places = tuple(
        Place(
            t.space[at],
            say("piece-space", ring=at // SECTORS + 1, sector=at % SECTORS + 1),
            at // SECTORS,
            at % SECTORS,
            look=cells[at] or "empty",
            note=say.word(cells[at]) if cells[at] else "",
        )
        for at in range(len(cells))
    )
    pieces = tuple(
        Piece(
            f"probe-{probe.id}",
            "capsule" if probe.capsule else "probe",
            say("scene-capsule" if probe.capsule else "scene-probe", seat=probe.seat + 1),
            t.space[probe.at],
            probe.seat,
        )
        for probe in g.s.probes
    )
    turned = [*g.s.turned, 0]
    rings = tuple(Ring(f"ring-{i + 1}", say("scene-ring", n=i + 1), SECTORS, turned[i]) for i in range(RINGS))
    return Board("solar", say("scene-solar"), "rings", places, pieces, rings=rings, look="solar")


def stars(t: Tables, g: G, say: Say) -> Board:
    """The eight stars in the order of their sectors, with their signals."""
    places = []
    for sector, number in enumerate(g.s.star_at):
        star, slot = t.world.stars[number], g.s.slots[number]
        won = say.joined([say("text-seat", n=who + 1) for who in g.s.wins[number]])
        marks = say.joined([say("text-seat", n=who + 1) for who in slot.marks]) or say("scene-nobody")
        note = say("scene-slot", data=slot.data, slots=star.slots, marks=marks)
        note += f"; {say('scene-wins', who=won)}" if won else ""
        label = say("scene-sector", star=say.word(star.key), colour=say.word(star.colour))
        places.append(Place(star.key, label, 0, sector, look=star.colour, note=note))
    ring = Ring("stars", say("scene-sectors"), SECTORS)
    return Board("stars", say("scene-sectors"), "rings", tuple(places), rings=(ring,), look="stars")


def planets(t: Tables, g: G, say: Say) -> Board:
    """The planetary board: planets and their moons, with orbiters and landers."""
    shown = [p for p in t.planets if p != "pluto" and (p != "oumuamua" or g.s.oumuamua)]
    places = []
    for x, planet in enumerate(shown):
        places.append(Place(planet, say.word(planet), x / max(1, len(shown) - 1), 0, look=planet))
        for y, moon in enumerate(t.moons_of[planet]):
            places.append(Place(moon, say.word(moon), x / max(1, len(shown) - 1), (y + 1) / 5, look="moon"))
    pieces = tuple(
        Piece(f"figure-{i}", f.kind, say(f"scene-{f.kind}", seat=f.seat + 1), f.at, f.seat)
        for i, f in enumerate(g.s.figures)
    )
    return Board("planets", say("scene-planets"), "graph", tuple(places), pieces, look="planets")


def face(t: Tables, key: str, say: Say, note: str = "") -> Card:
    """A card that this reader may see."""
    card = t.cards[key]
    icon = "credit" if card.pays == "credit" else "energy"
    return Card(
        key,
        say.text(card.title),
        card.kind,
        card_rules(card, say),
        say.text(card.flavour) if card.flavour else "",
        (Amount(say.word(icon), card.cost, icon=icon),),
        card_foot(card, say) + (f" {note}." if note else ""),
        key,
    )


def pile(t: Tables, id_: str, keys: list[str], say: Say, label: str) -> Cards:
    return Cards(id_, say(label), tuple(face(t, key, say) for key in keys), empty=say("scene-empty"))


def row(t: Tables, g: G, say: Say) -> Panel:
    deck = Cards("deck", say("scene-deck"), layout="pile", count=len(g.s.deck))
    return Panel("cards", say("scene-row"), (pile(t, "row", [c for c in g.s.row if c], say, "scene-row"), deck))


def techs(t: Tables, g: G, say: Say) -> Cards:
    """The twelve stacks: what each does, how many tiles are left, and the bonus that lies on top."""
    cards = []
    for tech, tiles in zip(t.techs, g.s.tiles, strict=True):
        bonus = say.rules(t.world.bonuses[tiles[-1].value]) if tiles else "–"
        rules = say("scene-tech-note", text=say.text(tech.text), left=len(tiles), bonus=bonus)
        cards.append(Card(tech.key, say.text(tech.title), "tech", rules, art=tech.key))
    return Cards("techs", say("scene-techs"), tuple(cards))


def gold(t: Tables, g: G, say: Say) -> Cards:
    cards = []
    for key, marks in zip(g.s.gold, g.s.gold_marks, strict=True):
        side = t.gold[key]
        pieces = tuple(Piece(f"gold-{key}-{who}", "mark", say("text-seat", n=who + 1), key, who) for who in marks)
        values = " / ".join(str(value) for value in side.values)
        cards.append(Card(key, say.text(side.title), "gold", say.text(side.text), foot=values, pieces=pieces))
    return Cards("gold", say("scene-gold"), tuple(cards))


def holder(mark: int, say: Say) -> str:
    if mark == FREE:
        return say("scene-free")
    return say("scene-neutral") if mark == NEUTRAL else say("text-seat", n=mark + 1)


def species(t: Tables, g: G, say: Say) -> list[Part]:
    """The two places of species: their discovery spaces, and once discovered the board, tokens and cards."""
    parts: list[Part] = []
    for place, one in enumerate(g.s.species):
        side = ("left", "right")[place]
        known = t.species[one.key.value] if one.found else None
        places = []
        for x, colour in enumerate(("purple", "yellow", "blue")):
            spaces = [("discovery", holder(one.discovery[x], say))]
            spaces += [
                (f"space-{y + 1}" if known and y < len(known.columns[x].spaces) else "top", holder(mark, say))
                for y, mark in enumerate(one.columns[x] if one.columns else [])
            ]
            over = say.joined([say("text-seat", n=who + 1) for who in one.overflow[x]]) or say("scene-free")
            spaces.append(("overflow", over))
            names = dict(spaces)  # markers on an open top space share one place
            for y, (at, note) in enumerate(names.items()):
                id_ = f"{side}-{colour}-{at}"
                places.append(Place(id_, trace_label(t, id_, say), x, y, look=colour, note=note))
        label = say.text(known.title) if known else f"{say.word(side)}: {say('scene-unknown')}"
        board = Board(f"species-{side}", label, "grid", tuple(places), look="species")
        cards = [one.face_up] if one.face_up else []
        deck = Cards(f"species-{side}-deck", say("scene-deck"), layout="pile", count=len(one.deck))
        up = pile(t, f"species-{side}-up", cards, say, "scene-aliens")
        parts.append(Panel(f"panel-{side}", label, (board, up, deck) if known else (board,)))
    return parts


def trace_label(t: Tables, id_: str, say: Say) -> str:
    from starboard.games.seti.names import name_of_piece

    return name_of_piece(t, id_, say)


def player_of(t: Tables, g: G, p: Agency, viewer: Seat | None, say: Say) -> Player:
    """A player's board as this viewer may see it: hands of others are counts."""
    mine = viewer == p.seat
    stock = [
        Amount(say(f"stock-{what}"), getattr(p, what), icon=what)
        for what in ("vp", "credits", "energy", "publicity", "data")
    ]
    if p.exofossils:
        stock.append(Amount(say("stock-exofossils"), p.exofossils, icon="exofossil"))
    if p.passed:
        stock.append(Amount(say("scene-passed")))
    parts: list[Part] = [computer(t, p, say), own_techs(t, p, say), *hands(t, p, mine, say)]
    missions = tuple(
        face(t, m.card, say, say("scene-circles", n=m.open.bit_count()) if m.open else "") for m in p.missions
    )
    parts.append(Cards(f"missions-{p.seat}", say("scene-missions"), missions, empty=say("scene-empty")))
    for what, keys in (("done", p.done), ("kept", [*p.kept, *(w.card for w in p.waiting)]), ("income", p.tucked)):
        if keys:
            parts.append(pile(t, f"{what}-{p.seat}", keys, say, f"scene-{what}"))
    return Player(p.seat, "", tuple(stock), tuple(parts))


def computer(t: Tables, p: Agency, say: Say) -> Counter:
    return Counter(f"computer-{p.seat}", say("scene-computer"), p.top, 6, "data")


def own_techs(t: Tables, p: Agency, say: Say) -> Cards:
    owned = [t.techs[i] for i in range(len(TECHS)) if p.techs >> i & 1]
    cards = tuple(Card(f"{tech.key}-{p.seat}", say.text(tech.title), "tech", say.text(tech.text)) for tech in owned)
    return Cards(f"techs-{p.seat}", say("scene-own-techs"), cards, empty=say("scene-empty"))


def hands(t: Tables, p: Agency, mine: bool, say: Say) -> list[Part]:
    """The hand, open to its owner alone; of alien cards the others see the backs, of Exertian cards the number."""
    hidden = tuple(card.value for card in p.aliens)
    own = tuple(face(t, key, say) for key in (*p.hand, *p.apart, *hidden)) if mine else ()
    count = len(p.hand) + len(p.aliens) + len(p.apart)
    parts: list[Part] = [Cards(f"hand-{p.seat}", say("scene-hand"), own, "hand", None if mine else count)]
    for what, keys in (("exertian", p.exertian), ("plotted", p.plotted)):
        if keys:
            cards = tuple(
                Card(key, say.text(t.exertians[key].title), "exertian", exertian_rules(t.exertians[key], say))
                for key in (keys if mine else ())
            )
            parts.append(Cards(f"{what}-{p.seat}", say(f"scene-{what}"), cards, "hand", None if mine else len(keys)))
    return parts
