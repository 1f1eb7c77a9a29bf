"""The planet: sectors, routes with all that they ask for, members, the lander, Threats."""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.names import name_of
from starboard.games.iss_vanguard.rules.places import top_place
from starboard.games.iss_vanguard.rules.sectors import has_no_move, is_final, is_important
from starboard.games.iss_vanguard.rules.team import member_id, sector_id
from starboard.games.iss_vanguard.world import Route, SectorCard
from starboard.kernel.ids import pid
from starboard.kernel.scene import Amount, Board, Edge, Piece, Place, Tip
from starboard.kernel.texts import Say


def draw_planet(g: G, say: Say) -> Board:
    planet = g.book.world(g.s.planet).planet
    places = tuple(_sector(g, sector, say) for sector in planet.sectors)
    edges = tuple(_route(g, route, say) for route in planet.routes)
    return Board("planet", say("planet"), "graph", places, _pieces(g, say), edges, look=g.s.planet or "planet")


def _sector(g: G, sector: SectorCard, say: Say) -> Place:
    s, at = g.s, sector.number
    top = top_place(g.book, s, at)
    unread = bool(sector.entry) and not top and sector.entry not in s.entries
    lying = s.sectors.get(at)
    signs = []
    for word, holds in (
        ("no_move", has_no_move(g.book, s, at)),
        ("important", is_important(g.book, s, at)),
        ("final", is_final(g.book, s, at)),
    ):
        if holds:
            signs.append(
                Amount(say(f"sign-{word.replace('_', '-')}"), icon=word, tone="bad" if word == "no_move" else "")
            )
    note = say.text(g.book.places[top].title) if top else say("unread-entry") if unread else ""
    biomes = ", ".join(say.word(biome) for biome in sector.biomes)
    return Place(
        sector_id(at),
        say.text(sector.title),
        sector.x,
        sector.y,
        look=" ".join(sector.biomes),
        note=note,
        unknown=unread,
        tip=Tip(say("sector-tip", n=at, biomes=biomes or "no"), "IV-EVT-04"),
        signs=tuple(signs),
        marked=say("marked") if lying is not None and lying.markers else "",
    )


def _route(g: G, route: Route, say: Say) -> Edge:
    s = g.s
    name = pid("route", route.a, route.b)
    closed = name in s.routes_closed or (route.closed and name not in s.routes_opened)
    signs = tuple(_sign(icon, say) for icon in route.icons)
    words = ", ".join(sign.label for sign in signs)
    if route.one_way:
        words = ", ".join(text for text in (words, say("one-way")) if text)
    label = say("route-closed") if closed else words
    return Edge(sector_id(route.a), sector_id(route.b), label, blocked=closed, one_way=route.one_way, signs=signs)


def _sign(icon: str, say: Say) -> Amount:
    """A sign of a route: `move`, `spend_red`, `danger_A`."""
    word, _, which = icon.partition("_")
    if word == "move":
        return Amount(say("route-move"), icon="move")
    if word == "danger":
        return Amount(say("route-danger", letter=which), icon=f"danger-{which}", tone="bad")
    return Amount(say("route-spend", colour=which), icon=f"spend-{which}")


def _pieces(g: G, say: Say) -> tuple[Piece, ...]:
    s = g.s
    found = []
    if s.lander_at:
        found.append(Piece("lander", "lander", say.text(g.book.landers[s.lander].title), sector_id(s.lander_at)))
    for threat in s.threats:
        label = say.text(g.book.threats[threat.key].title)
        if threat.at:
            found.append(Piece(pid("threat", threat.key), "threat", label, sector_id(threat.at), icon="threat"))
        for n, at in enumerate(threat.figures):
            found.append(Piece(pid("figure", threat.key, n), "figure", label, sector_id(at), icon="threat"))
    for at, sector in s.sectors.items():
        for n, token in enumerate(sector.tokens):
            title = say.text(g.book.equipment[token].title)
            found.append(Piece(pid("token", token, n), "token", title, sector_id(at), text=title[:1]))
        for n, marker in enumerate(sector.markers):
            found.append(Piece(pid("marker", marker, at, n), "marker", say.word(marker), sector_id(at), icon="flag"))
    for member in s.members:
        if member.at and not member.dead:
            label = name_of(g, member_id(member.seat), say)
            now = member.seat == s.active
            found.append(Piece(member_id(member.seat), "member", label, sector_id(member.at), member.seat, now=now))
    return tuple(found)
