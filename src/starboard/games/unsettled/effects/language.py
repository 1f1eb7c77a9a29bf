"""The whole effect language in one import: content can only use a verb whose module is named here."""

from starboard.games.unsettled.effects import (
    costs,
    engagement,
    everywhere,
    finds,
    focus,
    forms,
    holding,
    learning,
    moves,
    planet,
    planetdeck,
    presence,
    progress,
    situation,
    stores,
    time,
)
from starboard.games.unsettled.rules import modifiers

CONDITIONS = (holding, presence, situation)  # known as soon as they are imported
MODULES = tuple(
    module.__name__
    for module in (
        costs, engagement, everywhere, finds, focus, forms, learning, moves, planet, planetdeck, progress, stores, time,
        modifiers,
    )
)  # fmt: skip

# Rules that speak of effects which none of our planets has yet; each is kept by a test.
SPARE = {
    "do: engage": "UN-OPP-15, UN-OPP-29: explorers are engaged with opportunities by effects",
    "do: disengage": "UN-OPP-18: an engagement ends",
    "do: move_marker_of_opportunity": "UN-OPP-17: who is engaged goes where the marker is put",
    "do: lose_endurance": "UN-UNC-01, UN-UNC-15: endurance is lost by effects",
    "do: lose_insight": "UN-INS-07, UN-INS-08: insight is lost by effects",
    "do: luna_scan": "UN-LUN-22: a granted scan comes on top of her own",
    "do: change_luna_move": "UN-MOV-33: effects change the length of her Move",
    "do: rest_optional": "UN-TRN-03: Rest is taken unless an effect says otherwise",
    "do: give_distress": "UN-DIS-11: distress moves to another dashboard where an effect says so",
    "do: give_discovery": "UN-DSC-02: a discovery and its anomaly are moved as one",
    "do: put_discovery": "UN-DSC-10: a discovery may lie on a node without an action",
    "do: remove_from_node": "UN-EXP-11: an effect on a node spares the stores",
    "do: reveal_node": "UN-EXP-09: a hidden node is revealed by effects",
    "do: set_aside_node": "UN-EXP-15: nodes set aside",
    "do: return_node": "UN-EXP-15, UN-GLO-06: what left comes back only by name",
    "do: remove_node": "UN-GLO-06: what is removed",
    "do: remove_scarab": "UN-SCA-18: the Scarab is lost",
    "do: return_scarab": "UN-SCA-18: the Scarab comes back",
    "do: remove_trigger": "UN-TIM-15: a trigger leaves the timeline only by an effect",
    "do: reveal_mystery": "UN-GLO-17: a mystery is revealed by name",
    "do: ignore_planet_card": "UN-GLO-16: a planet deck is ignored",
    "do: place_avatar": "UN-SET-30: an avatar matters where something names it",
    "is: avatar_on": "UN-SET-30: as above",
    "is: distress_present": "UN-GLO-08: a presence counts whoever owns the thing",
    "do: forbid": "docs/writing-a-planet.md: a planet closes a space or a kind of move",
}
