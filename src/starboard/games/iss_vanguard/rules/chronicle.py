"""What a campaign has come to, chapter by chapter: numbers for reports.

Each visit of a world and each pass through the ship leaves a line of numbers when it is over.
"""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.ship import Visit
from starboard.games.iss_vanguard.rules.crew import at_post, ship_of


def note_visit(g: G) -> None:
    """An exploration is over: how it ended, how long it took, who was hurt, and how the ship stands."""
    s, ship = g.s, ship_of(g)
    ship.visits.append(
        Visit(
            s.planet, ship.number, s.result == "success", s.round,
            sum(len(me.injuries) for me in s.members), s.gained.get("success", 0), s.gained.get("discovery", 0),
            sum(me.dead for me in s.members), ship.morale, len(s.dice[0]),
            len(at_post(ship, "available", "resting", "field")),
            len(at_post(ship, "light", "moderate", "critical", "recovered")),
        )
    )  # fmt: skip


def measures(g: G) -> dict[str, float]:
    """The numbers of all chapters, under words such as `marrow-rounds` and `pass-3-morale`; and those of the end.

    Of an exploration by itself what the team has left: its stores, and of each member on average.
    """
    return dict(_measures(g)) if g.s.ship is not None else _left(g)


def _left(g: G) -> dict[str, float]:
    s = g.s
    team = max(1, len(s.members))
    return {
        "supplies": s.supplies,
        "success": s.success,
        "dice": sum(len(me.slots) for me in s.members) / team,
        "charges": sum(me.charges for me in s.members) / team,
        "injuries": sum(len(me.injuries) for me in s.members) / team,
    }


def _measures(g: G) -> Iterator[tuple[str, float]]:
    ship = ship_of(g)
    worlds: dict[str, list[Visit]] = {}
    for visit in ship.visits:
        worlds.setdefault(visit.world, []).append(visit)
        yield f"pass-{visit.number}-morale", visit.morale
        yield f"pass-{visit.number}-dice", visit.dice
        yield f"pass-{visit.number}-crew", visit.fit
        yield f"pass-{visit.number}-ill", visit.ill
    for world, visits in worlds.items():
        n = len(visits)
        yield f"{world}-visits", n
        yield f"{world}-success", sum(visit.success for visit in visits) / n
        yield f"{world}-rounds", sum(visit.rounds for visit in visits) / n
        yield f"{world}-injuries", sum(visit.injuries for visit in visits) / n
        yield f"{world}-tokens", sum(visit.tokens for visit in visits) / n
        yield f"{world}-discoveries", sum(visit.discoveries for visit in visits) / n
    yield "passes", ship.number
    yield "dead", len(at_post(ship, "dead"))
    yield "alive", len(ship.crew) - len(at_post(ship, "dead"))
    yield "morale", ship.morale
    yield "projects", len(ship.completed)
    yield "objectives", len(ship.fulfilled)
