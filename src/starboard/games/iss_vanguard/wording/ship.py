"""Cards of the ship as text."""

from collections.abc import Iterator

from starboard.games.iss_vanguard.wording.actions import after_colon
from starboard.games.iss_vanguard.world import Piece
from starboard.games.iss_vanguard.world.ship import (
    BridgeCard,
    Cost,
    CrisisCard,
    FacilityCard,
    ObjectiveCard,
    ProductionCard,
    ResearchCard,
)
from starboard.kernel.texts import Say


def ship_lines(piece: Piece, say: Say) -> Iterator[str]:
    """What only cards of the ship print.  The back of a project is not printed: it is secret.  IV-RES-01, IV-PRO-01"""
    if isinstance(piece, ObjectiveCard):
        if not piece.side:
            yield say("card-objective", command=piece.command, crises=piece.crises)
        if piece.goal:
            yield say("card-goal", what=say.aims(piece.goal))
    elif isinstance(piece, CrisisCard):
        yield say("card-sections", sections=say.either([say(f"solved-by-{word}") for word in piece.sections]))
        if piece.solved:
            yield say("card-solved", does=after_colon(piece.solved, say))
        yield say("card-returns" if piece.stays else "card-removed")
        for way in piece.losses:
            title = say.text(way.title) if way.title is not None else say.word(way.key)
            yield say("card-loss", title=title, does=after_colon(way.does, say))
    elif isinstance(piece, ResearchCard):
        cost = say.join([cost_text(line, say) for line in piece.cost])
        yield say("card-price", cost=cost) if piece.cost else say("card-no-price")
        if piece.level:
            yield say("card-level", n=piece.level)
    elif isinstance(piece, ProductionCard):
        yield say("card-stage", n=piece.stage)
        icons = say.either([say("expertise-in", icon=say.word(icon)) for icon in piece.by])
        yield say("card-by", icons=icons) if piece.by else say("card-by-any")
    elif isinstance(piece, BridgeCard | FacilityCard) and piece.level:
        yield say("card-level", n=piece.level)


def cost_text(cost: Cost, say: Say) -> str:
    """One line of the cost of a project.  IV-RES-05"""
    kind = say.word(cost.kind) if cost.kind != "any" else ""
    return say(
        "cost-of",
        n=cost.n,
        kind=cost.kind,
        kind_name=kind,
        grade=cost.grade,
        different="yes" if cost.different else "no",
    )
