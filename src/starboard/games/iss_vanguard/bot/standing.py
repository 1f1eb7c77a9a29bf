"""How the team stands, counted in dice, then brought into 0 to 1; the same for all seats."""

from typing import Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.bot.goals import Board
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.hand_choices import hand_limit

MISSION, OPTIONAL = 55.0, 16.0  # a mission accomplished
PART = 0.85  # of it, as far as it has come
DICE: Final = (1.0, 0.9, 0.8, 0.65, 0.45, 0.3, 0.2, 0.15, 0.1, 0.1)  # the first available dice count most
CARD, CHARGE, SUCCESS, FIND, UNIQUE, LEAD = 1.1, 1.6, 4.0, 6.0, 8.0, 1.8
SUPPLIES: Final = (5.0, 4.0, 3.0, 2.5, 2.0, 1.6, 1.3, 1.1, 0.9, 0.8, 0.7, 0.6)
INJURIES: Final = (0.0, 6.0, 15.0, 32.0, 60.0)
DIE_OF_HARM, LOST_DIE, DEAD = 1.5, 5.0, 60.0
TIME, ROUND = 0.5, 0.9
MOST_CHARGES = 3  # of a member: more of them wait for ever
LOW, HIGH = -80.0, 340.0


def value(g: G) -> float:
    """From 0, lost, to 1, won."""
    score = sum(parts(g).values())
    return min(0.98, max(0.02, (score - LOW) / (HIGH - LOW)))


def parts(g: G) -> dict[str, float]:
    """What the standing is made of, by its words."""
    s, board = g.s, Board(g)
    team = board.team
    book = g.book
    done = sum([OPTIONAL if book.missions[key].optional else MISSION for key in s.missions_done])
    for key in s.missions:
        most = OPTIONAL if book.missions[key].optional else MISSION
        done += PART * most * board.progress(key)
    done -= 2 * MISSION * len([key for key in s.missions_failed if not book.missions[key].optional])
    found = {
        "mission": done,
        "side": board.side_work() + board.pursuit(),
        "success": SUCCESS * min(s.success, 12),
        "finds": FIND * len(s.finds) + UNIQUE * s.gained.get("unique", 0) + LEAD * sum(map(len, s.leads)),
        "dice": sum([_dice(me) for me in team]),
        "cards": sum(
            [CARD * min(len(me.hand), hand_limit(g, me)) + CHARGE * min(me.charges, MOST_CHARGES) for me in team]
        ),
        "supplies": 0.0 if s.mode == "tutorial" else sum(SUPPLIES[: s.supplies]),
        "health": -sum([INJURIES[min(4, len(me.injuries))] + DIE_OF_HARM * sum(me.harm) for me in team]),
        "time": -TIME * sum(s.times.values()) - ROUND * s.round,
    }
    found["health"] -= DEAD * sum([me.dead for me in s.members]) + LOST_DIE * sum([len(me.lost) for me in team])
    if not board.main():
        found["home"] = MISSION * board.home()
    if g.page_turned:
        found["page"] = 2.0
    return found


def _dice(me: Member) -> float:
    return sum(DICE[: len(me.slots)])
