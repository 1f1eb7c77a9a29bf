"""Numbers and words that no cartridge changes.

OS-CMP-05, OS-RES-02
"""

from typing import Final, Literal, TypeAlias

# Goods: what lies in resource spaces.  Lists and tuples of goods follow this order.
Kind: TypeAlias = Literal["ration", "cloth", "metal", "connector", "wood", "alcohol", "plastic", "bullet", "arrow"]
GOODS: Final[tuple[Kind, ...]] = (
    "ration", "cloth", "metal", "connector", "wood", "alcohol", "plastic", "bullet", "arrow",
)  # fmt: skip
RESOURCES: Final = GOODS[:7]
AMMO: Final = GOODS[7:]
NO_GOODS: Final = (0,) * len(GOODS)
GOOD: Final = {kind: at for at, kind in enumerate(GOODS)}
VALUE: Final = {
    "water": 1, "ration": 2, "cloth": 1, "metal": 1, "connector": 2, "wood": 2, "alcohol": 3, "plastic": 3,
    "bullet": 1, "arrow": 1,
}  # fmt: skip  # OS-RES-01, OS-MER-07
CUBES: Final = {
    "cloth": 18,
    "metal": 18,
    "connector": 16,
    "wood": 18,
    "alcohol": 12,
    "plastic": 13,
}  # OS-CMP-07, OS-CMP-08
BAG: Final = {"ration": 3, "cloth": 4, "metal": 4, "connector": 3, "wood": 4, "alcohol": 2, "plastic": 2}  # OS-BAG-01

# Dice: a pool is a string of letters.  Each colour has eight faces, by what a face counts.
Colour: TypeAlias = Literal["green", "yellow", "blue", "red"]
LETTER: Final[dict[str, str]] = {"green": "g", "yellow": "y", "blue": "b", "red": "r"}
FACES: Final[dict[str, tuple[int, ...]]] = {
    "g": (2, 1, 1, 1, 1, 0, 0, 0),  # OS-SKL-05
    "y": (1, 1, 1, 1, 0, 0, 0, 0),  # OS-SKL-06
    "b": (1, 1, 1, 0, 0, 0, 0, 0),  # OS-SKL-07
    "r": (-1, -1, -1, 0, 0, 0, 0, 0),  # OS-SKL-08
}
KARMA_SIDES: Final = 6
KARMA_SIGNS: Final = 2  # OS-KAR-09
KARMA: Final = 3  # OS-SET-12

Attribute: TypeAlias = Literal["strength", "dexterity", "stealth"]
Pool: TypeAlias = Literal["strength", "dexterity", "stealth", "melee", "ranged"]
Phase: TypeAlias = Literal["morning", "afternoon", "night"]
PHASES: Final[tuple[Phase, ...]] = ("morning", "afternoon", "night")
MORNING, AFTERNOON, NIGHT = 0, 1, 2
Weather: TypeAlias = Literal["", "clear", "storm", "solar_storm", "heat", "fog"]
EnemyType: TypeAlias = Literal["human", "mutant", "animal"]
Faction: TypeAlias = Literal["", "sons_of_liberty"]
Damage: TypeAlias = Literal["normal", "solar", "fire", "poison", "fall", "hunger", "thirst", "infection"]
Side: TypeAlias = Literal["survivor", "son_of_liberty"]

FITNESS: Final = ("tired", "ok", "fit")  # OS-CHR-09
TIRED, OK, FIT = 0, 1, 2
AP: Final = 6
AP_STORM: Final = 5
AP_TIRED: Final = 2  # fewer
MIXED_ROOM: Final = 3  # OS-CHR-14
WOUNDED_AT: Final = 2  # OS-CON-01
REVIVAL_PHASES: Final = 3  # OS-DTH-03
PROTECTION_MOST: Final = 2  # against one attack, by cards

# Prices in AP of actions that no tile or card sets.  Example OS-EX-18
RUSH, EXPLORE, RECON, COLLECT, REFILL, CRAFT, TRADE, LOOT, EAT, RAIN, CHEST = 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1
PITCH, STRIKE, BUILD_FIRE, COOKING_SIDE, COOK, MAKE_AMMO, TAKE_WATER = 1, 1, 1, 1, 2, 1, 1
STEALTH_MORE: Final = 1  # OS-MOV-06
SLEEP: Final = {"day": 4, "storm": 3, "night": 5}
SLEEP_LEAST: Final = 3  # OS-SLP-07
ATTACK, DODGE, SNEAK, SHOOT, DEAL, STEAL, REVIVE, COMMAND = 1, 1, 2, 1, 1, 1, 1, 2
BULLETS_OF_METAL, ARROWS_OF_WOOD = 2, 3
RATIONS_COOKED: Final = 3

STARTING_OFFER: Final = 6  # OS-SET-16
EQUIPMENT_LEAST: Final = 4  # OS-SET-13

# An action of a character, by the word of its option; cards that change a price name one of these.
ActionWord: TypeAlias = Literal[
    "move", "rush", "sneak", "explore", "recon", "collect", "refill", "craft", "use", "trade", "deal", "loot", "eat",
    "rain", "sleep", "chest", "pitch", "strike", "build_fire", "cooking_side", "cook", "make_ammo", "take_water",
    "attack", "dodge", "sneak_attack", "shoot", "steal", "revive", "mission", "set_up", "take_down", "dismantle",
]  # fmt: skip
