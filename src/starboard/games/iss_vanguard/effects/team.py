"""What the team gains and loses: Success, Supplies, Leads, Discoveries, Equipment, the Rank card."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import FINDS, GAINS, KINDS, KIT, MOST_SUCCESS, SUCCESS, SUPPLIES, Kind
from starboard.games.iss_vanguard.rules import discoveries, equipment, missions
from starboard.games.iss_vanguard.rules.dice_choices import FitColumns
from starboard.games.iss_vanguard.rules.ending import damage_lander
from starboard.games.iss_vanguard.rules.hand_choices import KeepHand
from starboard.games.iss_vanguard.rules.supplies import can_pay, change_supplies, is_unlimited
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.kernel.forms import Amount, amount
from starboard.kernel.offers import UNKNOWN, Change
from starboard.kernel.verbs import NOTHING, Ask, Step, Verb
from starboard.kernel.words import Option, opt


class GainSuccess(Verb, frozen=True):
    """Success tokens come into the team's pool, 16 at most.  IV-RNK-06, IV-RNK-07"""

    n: Amount = 1
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = SUCCESS

    def run(self, g: G, here: Step) -> None:
        s = g.s
        before = s.success
        s.success = min(MOST_SUCCESS, before + amount(g, here, self.n))
        if s.success > before:
            discoveries.count(g, "success", n=s.success - before)
            g.did("success", here.seat, n=s.success - before)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if isinstance(self.n, int):
            yield Change("success", self.n, most=MOST_SUCCESS - g.s.success)


class LoseSuccess(Verb, frozen=True):
    """Success tokens are lost, as many as there are."""

    n: Amount = 1
    alters: ClassVar[int] = SUCCESS

    def at_stake(self, g: G, here: Step) -> int:
        return SUCCESS if g.s.success < amount(g, here, self.n) else NOTHING

    def possible(self, g: G, here: Step) -> bool:
        return g.s.success >= amount(g, here, self.n)

    def run(self, g: G, here: Step) -> None:
        lost = min(g.s.success, amount(g, here, self.n))
        g.s.success -= lost
        if lost:
            g.did("success_lost", here.seat, n=lost)


class GainSupplies(Verb, frozen=True):
    """Supplies rise, up to their maximum.  IV-SPL-02"""

    n: Amount = 1
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = SUPPLIES

    def run(self, g: G, here: Step) -> None:
        change_supplies(g, here.seat, amount(g, here, self.n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if isinstance(self.n, int) and not is_unlimited(g):
            yield Change("supplies", self.n, most=g.s.most_supplies - g.s.supplies)


class LoseSupplies(Verb, frozen=True):
    """Supplies fall, to zero at worst; as a cost all of them must be there.  IV-SPL-02, IV-SPL-04, IV-EVT-07"""

    n: Amount = 1
    alters: ClassVar[int] = SUPPLIES

    def at_stake(self, g: G, here: Step) -> int:
        return NOTHING if can_pay(g, amount(g, here, self.n)) else SUPPLIES

    def possible(self, g: G, here: Step) -> bool:
        return can_pay(g, amount(g, here, self.n))

    def lacks(self, g: G, here: Step) -> tuple[str, tuple[str, ...]]:
        return "why-supplies", ()

    def run(self, g: G, here: Step) -> None:
        change_supplies(g, here.seat, -amount(g, here, self.n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if not is_unlimited(g):
            yield Change("supplies", -min(g.s.supplies, amount(g, here, self.n)))


class GainLead(Verb, frozen=True):
    """Leads are drawn and placed on a deck, on decks of choice, or on each deck.  IV-LEA-02"""

    deck: Kind | Literal["choice", "each"] = "choice"
    n: Amount = 1
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = FINDS | GAINS

    def run(self, g: G, here: Step) -> None:
        decks = KINDS if self.deck in ("choice", "each") else (self.deck,)
        leads = discoveries.TakeLeads(decks, amount(g, here, self.n), self.deck == "each")  # type: ignore[arg-type]
        g.push(here.seat, leads, source=here.source)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield UNKNOWN


class GainDiscovery(Ask, frozen=True):
    """The top card of a deck is stored on the lander; of which deck, the member may choose.  IV-DSC-03"""

    deck: Kind | Literal["choice"] = "choice"
    n: int = 1
    prompt: ClassVar[str] = "discovery_deck"
    alters: ClassVar[int] = FINDS | GAINS

    def at_stake(self, g: G, here: Step) -> int:
        """What goes back under an empty deck can be drawn.  IV-DSC-06"""
        decks = KINDS if self.deck == "choice" else (self.deck,)
        return FINDS if any(len(discoveries.deck_of(g, kind)) < self.n for kind in decks) else NOTHING

    def options(self, g: G, here: Step) -> list[Option]:
        decks = KINDS if self.deck == "choice" else (self.deck,)
        return [opt("deck", kind) for kind in decks if self.n > 0 and discoveries.deck_of(g, kind)]

    def skip(self, g: G, here: Step) -> None:
        """An empty deck gives nothing, but its Leads are cleared all the same.  IV-DSC-08, IV-LEA-09"""
        if self.deck != "choice" and self.n > 0:
            discoveries.clear_leads(g, KINDS.index(self.deck))

    def answer(self, g: G, here: Step, option: Option) -> None:
        again = (GainDiscovery(self.deck, self.n - 1),) if self.n > 1 else ()
        deck: Kind = option.ids[0]  # type: ignore[assignment]  # an option names a deck
        g.push(here.seat, discoveries.TakeDiscovery(deck), *again, source=here.source)


class DiscardDiscovery(Ask, frozen=True):
    """Discoveries go from the lander to the bottom of their decks.  IV-DSC-06"""

    deck: Kind | Literal["any"] = "any"
    n: int = 1
    prompt: ClassVar[str] = "discard_discovery"
    alters: ClassVar[int] = FINDS

    def at_stake(self, g: G, here: Step) -> int:
        """Where it is no choice, some may be used up first, or found."""
        return FINDS if len(self.able(g)) <= self.n else NOTHING

    def able(self, g: G) -> list[str]:
        return [key for key in g.s.finds if self.deck in ("any", g.book.discoveries[key].deck)]

    def possible(self, g: G, here: Step) -> bool:
        return len(self.able(g)) >= self.n

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("discard", key) for key in dict.fromkeys(self.able(g))] if self.n > 0 else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        discoveries.give_back(g, str(option.ids[0]))
        g.did("discard", here.seat, option.ids[0])
        if self.n > 1:
            g.push(here.seat, DiscardDiscovery(self.deck, self.n - 1), source=here.source)


class DiscardThis(Verb, frozen=True):
    """The Discovery that says it goes from the lander to the bottom of its deck.  IV-DSC-06, IV-DSC-07"""

    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = FINDS

    def possible(self, g: G, here: Step) -> bool:
        return here.source in g.s.finds

    def run(self, g: G, here: Step) -> None:
        if here.source in g.s.finds:
            discoveries.give_back(g, str(here.source))
            g.did("discard", here.seat, here.source)


class GainUnique(Verb, frozen=True):
    """A unique discovery: the next one of the board, or one by its number.  IV-UNI-02"""

    number: int = 0
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, discoveries.TakeUnique(self.number), source=here.source)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield UNKNOWN


class CompleteRankCard(Verb, frozen=True):
    """The Rank card is turned to complete.  IV-RNK-02"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        missions.complete_rank_card(g, here.seat)


class ReturnEquipment(Verb, frozen=True):
    """The Equipment that says it returns to the Armoury.  IV-EQP-12"""

    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = KIT

    def possible(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and here.source in me.equipment

    def run(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is not None and here.source in me.equipment:
            equipment.to_armoury(g.s, me, str(here.source))
            g.did("returned", here.seat, here.source)
            g.push(here.seat, FitColumns(), KeepHand())


class DamageLander(Verb, frozen=True):
    """The lander is damaged, unless it never can be.  IV-LND-07"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        damage_lander(g)
