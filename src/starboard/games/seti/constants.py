"""Numbers and words of SETI that no cartridge changes: colours, costs, limits, the shape of the solar system."""

from typing import Final

RINGS: Final = 4  # SE-SOL-01
SECTORS: Final = 8  # SE-SEC-01
DISCS: Final = 3
ROW: Final = 3  # SE-SET-06

TRACES: Final = ("purple", "yellow", "blue")  # in the order of the discovery spaces.  SE-TRA-01
TECH_COLOURS: Final = ("orange", "purple", "blue")
TECHS: Final = tuple(f"{colour}_{n}" for colour in TECH_COLOURS for n in (1, 2, 3, 4))
TECH: Final = {key: number for number, key in enumerate(TECHS)}
TECH_COLOUR: Final = {f"{colour}_{n}": colour for colour in TECH_COLOURS for n in (1, 2, 3, 4)}

TWO_PROBES, ASTEROID_TECH, LANDING_TECH, MOON_TECH = (1 << TECH[f"orange_{n}"] for n in (1, 2, 3, 4))
NEIGHBOUR_TECH, MERCURY_TECH, HAND_TECH, PROBE_TECH = (1 << TECH[f"purple_{n}"] for n in (1, 2, 3, 4))

TOP_SPACES: Final = 6  # of the computer.  SE-ANA-04
SLOTS_AT: Final = (1, 3, 5, 6)  # the top spaces above the four slots for computer technologies

PUBLICITY_MOST: Final = 10
DATA_MOST: Final = 6
HAND_AFTER_PASS: Final = 4  # in a round there is no limit.  SE-CRD-08
ROUNDS: Final = 5  # SE-RND-01

LAUNCH_CREDITS: Final = 2
ORBIT_CREDITS, ORBIT_ENERGY = 1, 1
LAND_ENERGY: Final = 3
SCAN_CREDITS, SCAN_ENERGY = 1, 2
ANALYZE_ENERGY: Final = 1
RESEARCH_PUBLICITY: Final = 6
BUY_PUBLICITY: Final = 3

GOLD_MILESTONES: Final = (25, 50, 70)
NEUTRAL_MILESTONES: Final = (20, 30)
NEUTRAL_MARKERS: Final = {1: 2, 2: 2, 3: 1, 4: 0}  # by the number of players.  SE-SET-09

ANY: Final = ("any",)  # where content names nothing in particular
FREE: Final = -1  # a space that nobody has marked
NEUTRAL: Final = -2  # a marker of nobody
OUMUAMUA: Final = 8  # the slot of the Oumuamua tile, after those of the eight stars
LEFT, RIGHT = 0, 1  # the two places of species
RIVAL: Final = 1  # the seat of the automatic rival, where there is one
ALONE: Final = 0  # the seat of the player against it
