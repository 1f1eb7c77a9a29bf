"""The two places of species: their discovery spaces, and once discovered the board, tokens and cards."""

from starboard.games.seti.book import Book, G
from starboard.games.seti.constants import FREE, NEUTRAL, TRACES
from starboard.games.seti.model.species import Species
from starboard.games.seti.names import NAMES
from starboard.games.seti.scene.faces import pile
from starboard.games.seti.scene.seats import holder
from starboard.games.seti.wording import space_gives
from starboard.games.seti.world import Space, SpeciesData
from starboard.kernel.ids import number_of, pid
from starboard.kernel.scene import Cards, Cell, Panel, Part, Piece, Prose, Tip, Track
from starboard.kernel.texts import Say

OVERFLOW = 3
DISCOVERY = {"left": 5, "right": 3}


def species(t: Book, g: G, say: Say) -> list[Part]:
    parts: list[Part] = []
    for side, one in zip(("left", "right"), g.s.species, strict=True):
        known = t.species[one.key.value] if one.found else None
        label = say.text(known.title) if known else say(f"scene-hidden-{side}")
        columns = tuple(column_of(t, g, side, one, known, x, say) for x in range(len(TRACES)))
        if known is None:
            parts.append(Panel(f"panel-{side}", label, columns))
            continue
        deck = Cards(f"species-{side}-deck", say("scene-deck"), layout="pile", count=len(one.deck))
        up = pile(t, f"species-{side}-up", [one.face_up] if one.face_up else [], say, "scene-aliens")
        parts.append(Panel(f"panel-{side}", label, (*columns, *tokens(t, g, known, say), up, deck)))
    return parts


def column_of(t: Book, g: G, side: str, one: Species, known: SpeciesData | None, x: int, say: Say) -> Track:
    """The spaces of one colour from the foot: overflow, discovery, then those of the board."""
    cells: list[Cell] = []
    markers: list[Piece] = []
    for y, (at, marks) in enumerate(spaces_of(one, known, x).items()):
        id_ = pid(side, TRACES[x], at)
        held = say.join([holder(g, mark, say) for mark in marks if mark != FREE]) or say("scene-free")
        note = say("scene-space", name=NAMES(g, id_, say), text=space_text(side, at, known, x, say), held=held)
        cells.append(Cell(points_of(side, at, known, x), id_, "disc" if NEUTRAL in marks else "", note))
        markers += [
            Piece(pid(id_, i), "trace", holder(g, mark, say), str(y), mark) for i, mark in enumerate(marks) if mark >= 0
        ]
    label = say("scene-traces", colour=say.word(TRACES[x]))
    return Track(pid(side, TRACES[x]), label, tuple(cells), tuple(markers), Tip(say("scene-traces-tip"), "SE-TRA-02"))


def spaces_of(one: Species, known: SpeciesData | None, x: int) -> dict[str, tuple[int, ...]]:
    """The spaces of a column from the foot, each with its markers; those on an open top space share it."""
    spaces: dict[str, tuple[int, ...]] = {"overflow": one.overflow[x], "discovery": (one.discovery[x],)}
    if known is None:
        return spaces
    column, marks = known.columns[x], one.columns[x]
    size = len(column.spaces)
    spaces |= {pid("space", y + 1): (marks[y],) for y in range(size)}
    if column.open is not None:
        spaces["top"] = tuple(marks[size:])
    return spaces


def space_at(known: SpeciesData, at: str, x: int) -> Space:
    column = known.columns[x]
    space = column.open if at == "top" else column.spaces[number_of(at, "space") - 1]
    assert space is not None  # a top space is shown only where there is one
    return space


def points_of(side: str, at: str, known: SpeciesData | None, x: int) -> str:
    """What stands on a space at a glance: its points, or a dot where it gives something else."""
    if at == "overflow":
        return str(OVERFLOW)
    if at == "discovery" or known is None:
        return str(DISCOVERY[side])
    points = sum(getattr(verb, "n", 0) for verb in space_at(known, at, x).gain if getattr(verb, "what", "") == "vp")
    return str(points or "•")


def space_text(side: str, at: str, known: SpeciesData | None, x: int, say: Say) -> str:
    """What a space costs and gives."""
    if at == "overflow":
        return say("scene-overflow-gives")
    if at == "discovery" or known is None:
        return say("scene-discovery-gives", vp=DISCOVERY[side])
    return space_gives(space_at(known, at, x), say)


def tokens(t: Book, g: G, known: SpeciesData, say: Say) -> list[Part]:
    """What a species brings besides its board: samples, messages, milestones."""
    lines: list[str] = []
    if known.key == "mascamites":
        lines = [say.rules(known.tokens[sample].sides[0]) for sample in g.s.samples_out]
    elif known.key == "centaurians":
        lines = [
            say("scene-message-taken" if g.s.messages >> i & 1 else "scene-message-free", text=say.rules(verbs))
            for i, verbs in enumerate(t.world.messages)
        ]
    elif known.key == "exertians":
        first, second = g.s.exertian_marks
        lines = [say("scene-exertian-marks", first=first, second=second)]
    return [Prose(f"{known.key}-tokens", say(f"scene-tokens-{known.key}"), tuple(lines))] if lines else []
