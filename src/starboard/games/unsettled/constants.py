"""Every number that stands in for a lost picture, or that a planet may print differently; each with its rule."""

from typing import Final

SPACES: Final = 12  # of the timeline, numbered from 0.  UN-TIM-13
ENDURANCE: Final = 5  # the top space; the pink one is 0.  UN-UNC-13
INSIGHT: Final = 4  # the spaces of the insight track: so many insight lead from the bottom off it.  UN-INS-11
DIE: Final = (1, 1, 2, 2, 2, 3, 3, 4)  # the faces of both discovery dice.  UN-LUN-19
FOCUS: Final = 3  # the highest value of a focus cube.  UN-FOC-01
POWER: Final = 6  # discs of the dynamo.  UN-RES-17
MOVE: Final = 1  # nodes of a Move, and of LUNA's.  UN-MOV-01, UN-LUN-01
TOKENS: Final = 4  # comprehension tokens of each discipline, and the most that an explorer holds.  UN-SET-09, UN-CMP-08
TRIGGERS: Final = 6  # trigger tokens.  UN-SET-20
DISTRESS_EACH: Final = 3  # distress cards in the deck for each explorer.  UN-SET-13
DISTRESS_MOST: Final = 5  # distress on one dashboard.  UN-DIS-05
BEYOND_TRUST: Final = 2  # focus to distribute when trust is pushed beyond its end.  UN-COH-04, UN-COH-05
PAGES: Final = 8  # of a survival task.  UN-SET-21

START: Final[dict[str, dict[int, tuple[int, int, int]]]] = {  # focus by difficulty and number of explorers
    "plain": {2: (2, 2, 2), 3: (2, 2, 2), 4: (2, 2, 2)},  # UN-SET-26, UN-DIF-02
    "uncomfortable": {2: (2, 2, 2), 3: (2, 1, 1), 4: (1, 1, 1)},  # UN-DIF-10
    "atrocious": {2: (2, 2, 2), 3: (2, 1, 1), 4: (1, 1, 1)},  # UN-DIF-06, UN-DIF-07, UN-DIF-08
    "unbearable": {2: (2, 1, 1), 3: (1, 1, 1), 4: (1, 1, 0)},  # UN-DIF-13
}
HARSH: Final = {"unbearable": 1}  # endurance lost before the game starts.  UN-DIF-11

CHANGEABLE: Final = frozenset({"spaces", "move", "luna_move", "insight"})  # what a planet's journal may print anew
