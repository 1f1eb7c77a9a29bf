"""All conditions of the effect language, and how they combine."""

from typing import ClassVar, TypeAlias

from starboard.games.unsettled.effects.condition import Condition
from starboard.games.unsettled.effects.holding import (
    AvatarOn,
    ComprehensionPresent,
    CrewDistress,
    DistressPresent,
    EnduranceAtMost,
    Engaged,
    FocusAtLeast,
    FocusAtZero,
    FocusUsed,
    HasDiscovery,
    HasDistress,
    HasInventory,
    HasProperty,
    LacksProperty,
    PropertyPresent,
    Unconscious,
)
from starboard.games.unsettled.effects.presence import (
    AdjacentTo,
    At,
    AtMarker,
    AtStructure,
    CrewPresent,
    EveryoneAt,
    ExplorersPresent,
    LunaPresent,
    OnScarab,
)
from starboard.games.unsettled.effects.situation import (
    BuildSiteEmpty,
    Explorers,
    Investigated,
    MarkersOn,
    OpportunitiesActive,
    PageIs,
    Progress,
    ResourceOn,
    Revealed,
    ScarabAbility,
    Stored,
    StructuresBuilt,
    TokensOn,
    Trust,
)
from starboard.games.unsettled.model.table import G
from starboard.kernel.verbs import Step

Fact: TypeAlias = (
    At | AtStructure | OnScarab | AtMarker | EveryoneAt | CrewPresent | ExplorersPresent | LunaPresent | AdjacentTo
    | ComprehensionPresent | HasProperty | LacksProperty | PropertyPresent | HasDistress | DistressPresent
    | CrewDistress | HasDiscovery | HasInventory | AvatarOn | FocusUsed | FocusAtLeast | FocusAtZero | Engaged
    | Unconscious | EnduranceAtMost | Stored | ResourceOn | Trust | StructuresBuilt | BuildSiteEmpty
    | Investigated | Revealed | OpportunitiesActive | MarkersOn | TokensOn | Progress | PageIs | Explorers
    | ScarabAbility
)  # fmt: skip


class Any(Condition, frozen=True):
    """One of these holds."""

    of: "tuple[Fact | All | Not, ...]"

    def holds(self, g: G, here: Step) -> bool:
        return any(c.holds(g, here) for c in self.of)


class All(Condition, frozen=True):
    """All of these hold."""

    of: "tuple[Fact | Not, ...]"

    def holds(self, g: G, here: Step) -> bool:
        return all(c.holds(g, here) for c in self.of)


class Not(Condition, frozen=True):
    """This does not hold."""

    what: Fact
    mood_inside: ClassVar[str] = "not"  # messages of conditions have a wording for it

    def holds(self, g: G, here: Step) -> bool:
        return not self.what.holds(g, here)


AnyCondition: TypeAlias = Fact | Any | All | Not
Conditions: TypeAlias = tuple[AnyCondition, ...]
