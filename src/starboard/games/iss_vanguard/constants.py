"""Words and numbers that no cartridge changes.

IV-DIC-17
"""

from typing import Final, Literal, TypeAlias, get_args

Section: TypeAlias = Literal["engineering", "recon", "science", "security"]
SECTIONS: Final[tuple[Section, ...]] = get_args(Section)  # a seat is a Section.  IV-SEC-01
ENGINEERING, RECON, SCIENCE, SECURITY = range(4)

Colour: TypeAlias = Literal["red", "green", "blue"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
AnyColour: TypeAlias = Literal["any", "red", "green", "blue"]

Icon: TypeAlias = Literal[
    "physical", "collect", "defence",  # red.  IV-DIC-02
    "survey", "biology", "xenology",  # green
    "construction", "science", "technology",  # blue
    "basic", "vanguard", "accident",
]  # fmt: skip
ICONS: Final[tuple[Icon, ...]] = get_args(Icon)  # a face holds their numbers
BASIC, VANGUARD, ACCIDENT = ICONS.index("basic"), ICONS.index("vanguard"), ICONS.index("accident")
ICONS_OF: Final[dict[Colour, tuple[Icon, ...]]] = {"red": ICONS[0:3], "green": ICONS[3:6], "blue": ICONS[6:9]}

Harm: TypeAlias = Literal["damage", "major_damage", "psychic_damage", "special_damage"]
HARM_FACES: Final = ("damage", "damage", "major_damage", "psychic_damage", "special_damage", "")  # IV-DIC-15
Danger: TypeAlias = Literal["common", "uncommon", "rare", "special"]
DANGER_FACES: Final = ("common", "common", "common", "uncommon", "uncommon", "rare", "special", "")  # IV-DIC-16
Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "T"]

Biome: TypeAlias = Literal[
    "desert", "ruins", "rocky", "aquatic", "vegetation", "caves", "hostile", "volcanic", "deadly", "crystals", "void",
    "frozen", "drift",
]  # fmt: skip
Kind: TypeAlias = Literal["mineral", "micro_organism", "strange_flora", "alien_technology", "living_specimen"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)  # of Discoveries.  IV-DSC-01
Grade: TypeAlias = Literal["common", "rare", "very_rare"]
Result: TypeAlias = Literal["yellow", "green", "red"]
Stat: TypeAlias = Literal["armour", "sensors", "agility"]

ROOM: Final = (0, 3, 4, 5)  # slots of a column by Rank.  IV-LOC-03, IV-LOC-04
HAND: Final = (0, 2, 3, 4)  # cards by Rank.  IV-CRD-04
ACTIONS: Final = 2  # a turn.  IV-RND-05
INJURIES: Final = 3  # a fourth one is an evacuation.  IV-INJ-19
FEWEST_DICE: Final = 3  # whoever has no more cannot sacrifice one.  IV-LOC-11
MOST_SUCCESS: Final = 16  # IV-RNK-07
PERSEVERE: Final = 5  # dice that come back.  IV-PSV-02
ENOUGH_LEADS: Final = 3  # IV-LEA-04
DIE_KINDS: Final = (
    "basic", "single_x", "single_y", "single_z", "double_xy", "double_yz", "double_zx", "triple_x", "triple_y",
    "triple_z", "challenge", "universal", "expertise_x", "expertise_y", "expertise_z",
)  # fmt: skip  # as their names are written

# The ship
Morale: TypeAlias = Literal["very_low", "low", "neutral", "high"]
MORALE: Final[tuple[Morale, ...]] = get_args(Morale)  # IV-MOR-01
Bed: TypeAlias = Literal["light", "moderate", "critical"]
BEDS: Final[dict[Bed, int]] = {"light": 4, "moderate": 3, "critical": 2}  # IV-INF-10
Facility: TypeAlias = Literal["lab", "factory", "barracks", "situation_room"]
FACILITIES: Final[tuple[Facility, ...]] = get_args(Facility)  # IV-FAC-01
StarColour: TypeAlias = Literal["yellow", "red"]
MOST_ENERGY: Final = 8  # IV-ENG-03
MOST_COMMAND: Final = 6  # IV-CMD-02
ENERGY: Final = (2, 3, 4, 5, 6)  # by Technology Level.  IV-ENG-01, IV-ENG-02
MOST_TECHNOLOGY: Final = 4  # IV-TEC-03
MOST_CRISES: Final = 3  # open at a time.  IV-CRI-09
STAGES: Final = 3  # of a production order.  IV-PRO-05
SLEEVES: Final = (0, 4, 3, 2)  # of a Section, by Rank.  IV-CRW-08
PARTS: Final = ("biomes", "tests", "landing", "dangers")  # of a Landing card.  IV-SCN-03
STARTING_DICE: Final = 5  # morale takes no die below them.  IV-MOR-07

# What a free move changes and a link goes by: facets, as bits.
DICE: Final = 1  # the dice of a member
RESULTS: Final = 2  # the result pool
DANGER: Final = 4  # a danger die that was rolled
EVENT: Final = 8  # an event that was revealed
HELP: Final = 16  # what a supporter adds
SUPPLIES, SUCCESS, FINDS, GAINS, ARRIVAL, TIME, KIT, ACTS, LAW = (1 << i for i in range(5, 14))
# stocks of the team, Discoveries and Leads (`GAINS`: more of them), what is met on arrival, time tracks, Equipment and
# tokens, Actions left, what is in force
PLACE, USED, ALL_DICE, HURT, HEALED, CARDS, CHARGE = (1 << i for i in range(14, 21))
# of a member: where it stands, the dice discard, the dice that it has at all, injuries more or fewer, the hand, Charges
OWN: Final = PLACE | DICE | USED | ALL_DICE | HURT | HEALED | CARDS | CHARGE
OF_OTHERS: Final = 21  # the same facets of any other member lie so many bits higher
ANY_PLACE: Final = PLACE | PLACE << OF_OTHERS
LYING: Final = RESULTS | DANGER | EVENT | HELP  # changed only by what names its moment
