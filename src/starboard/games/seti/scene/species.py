"""The two places of species: their discovery spaces, and once discovered the board, tokens and cards."""

from starboard.games.seti.constants import FREE, TRACES
from starboard.games.seti.model.species import Species
from starboard.games.seti.names import name_of_piece
from starboard.games.seti.scene.faces import holder, pile
from starboard.games.seti.tables import G, Tables
from starboard.games.seti.world import Space, SpeciesData
from starboard.kernel.scene import Board, Cards, Panel, Part, Piece, Place, Prose, Tip
from starboard.kernel.texts import Say


def species(t: Tables, g: G, say: Say) -> list[Part]:
    parts: list[Part] = []
    for side, one in zip(("left", "right"), g.s.species, strict=True):
        known = t.species[one.key.value] if one.found else None
        label = say.text(known.title) if known else f"{say.word(side)}: {say('scene-unknown')}"
        board = board_of(t, side, one, known, label, say)
        if known is None:
            parts.append(Panel(f"panel-{side}", label, (board,)))
            continue
        deck = Cards(f"species-{side}-deck", say("scene-deck"), layout="pile", count=len(one.deck))
        up = pile(t, f"species-{side}-up", [one.face_up] if one.face_up else [], say, "scene-aliens")
        parts.append(Panel(f"panel-{side}", label, (board, *tokens(t, g, known, say), up, deck)))
    return parts


def board_of(t: Tables, side: str, one: Species, known: SpeciesData | None, label: str, say: Say) -> Board:
    """Three columns of spaces; the lowest is the discovery space, beneath it overflow."""
    places: list[Place] = []
    pieces: list[Piece] = []
    for x, colour in enumerate(TRACES):
        spaces = spaces_of(one, known, x)
        for y, (at, marks) in enumerate(reversed(spaces.items())):
            id_ = f"{side}-{colour}-{at}"
            note = say.joined([holder(mark, say) for mark in marks if mark != FREE]) or say("scene-free")
            tip = Tip(space_text(side, at, known, x, say), "SE-TRA-02")
            short = say(f"space-{at.partition('-')[0]}")
            places.append(Place(id_, name_of_piece(t, id_, say), x, y, short, colour, note, tip=tip))
            pieces += [
                Piece(f"{id_}-{i}", "trace", holder(mark, say), id_, mark if mark >= 0 else None, icon="trace")
                for i, mark in enumerate(marks)
                if mark != FREE
            ]
    return Board(f"species-{side}", label, "grid", tuple(places), tuple(pieces), look="species")


def spaces_of(one: Species, known: SpeciesData | None, x: int) -> dict[str, tuple[int, ...]]:
    """The spaces of a column from the foot, each with its markers; those on an open top space share it."""
    spaces: dict[str, tuple[int, ...]] = {"overflow": one.overflow[x], "discovery": (one.discovery[x],)}
    if known is None:
        return spaces
    column, marks = known.columns[x], one.columns[x]
    size = len(column.spaces)
    spaces |= {f"space-{y + 1}": (marks[y],) for y in range(size)}
    if column.open is not None:
        spaces["top"] = tuple(marks[size:])
    return spaces


def space_text(side: str, at: str, known: SpeciesData | None, x: int, say: Say) -> str:
    """What a space costs and gives."""
    if at == "overflow":
        return say("scene-overflow-gives")
    if at == "discovery" or known is None:
        return say("scene-discovery-gives", vp=5 if side == "left" else 3)
    column = known.columns[x]
    space: Space | None = column.open if at == "top" else column.spaces[int(at.removeprefix("space-")) - 1]
    assert space is not None  # a top space is shown only where there is one
    text = say.rules(space.gain)
    if space.pay:
        text = say("scene-space-costs", n=space.n, what=space.pay, text=text)
    return f"{text} {say('scene-space-danger', n=space.danger)}" if space.danger else text


def tokens(t: Tables, g: G, known: SpeciesData, say: Say) -> list[Part]:
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
