"""Discoveries, unique ones, Leads.  IV-DSC, IV-UNI, IV-LEA"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import KINDS, SCIENCE, Kind
from starboard.games.iss_vanguard.model.table import Pile
from starboard.games.iss_vanguard.rules.charges import GainCharge
from starboard.games.iss_vanguard.rules.hand import DrawSection
from starboard.games.iss_vanguard.rules.moments import happen
from starboard.games.iss_vanguard.rules.rows import keep_uniques
from starboard.games.iss_vanguard.rules.team import deciding, living, member_id
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

KEPT = 32  # unique discoveries up to this number are kept for ever.  IV-UNI-04, IV-UNI-05
ENOUGH = 3  # IV-LEA-04


def deck_of(g: G, kind: Kind) -> Pile:
    pile: Pile = getattr(g.s, kind)
    return pile


def count(g: G, what: str, kind: str = "", n: int = 1) -> None:
    """What was gained in this exploration is counted by word, and by deck."""
    for word in (what, *((pid(what, kind),) if kind else ())):
        g.s.gained[word] = g.s.gained.get(word, 0) + n


# Discoveries


class TakeDiscovery(Verb, frozen=True):
    """The top card of a deck is stored on the lander, after its Leads are cleared; an empty deck gives nothing.

    IV-DSC-03, IV-DSC-08, IV-LEA-09
    """

    deck: Kind

    def run(self, g: G, here: Step) -> None:
        clear_leads(g, KINDS.index(self.deck))
        deck = deck_of(g, self.deck)
        if deck:
            key = g.draw(deck)
            on_board = g.s.ship if not g.s.planet else None
            (g.s.finds if on_board is None else on_board.found).append(key)
            g.s.last_find = here.seat
            count(g, "discovery", self.deck)
            g.did("discovery", here.seat, key)
            happen(g, "discovery_gained", here.seat, self.deck)


def give_back(g: G, key: str) -> None:
    """A discarded Discovery goes to the bottom of its deck.  IV-DSC-06, IV-GEN-02"""
    g.s.finds.remove(key)
    deck_of(g, g.book.discoveries[key].deck).insert(0, key)


# Unique discoveries


class TakeUnique(Verb, frozen=True):
    """A unique discovery is turned up: the first of the board's space, or the one named.

    Where there is none left the replacement that is printed there is followed.
    IV-UNI-01, IV-UNI-02, IV-UNI-03, IV-UNI-05, IV-TUT-12
    """

    number: int = 0

    def run(self, g: G, here: Step) -> None:
        s = g.s
        if not s.planet:  # on board
            keep_uniques(g, [self.number])
            g.did("unique", here.seat, g.book.uniques[self.number].key)
            return
        number = self.number or (s.uniques[0] if s.uniques else 0)
        if number not in s.uniques:
            g.flow(here.seat, g.book.worlds[s.planet].planet.replacement, "planet")
            return
        s.uniques.remove(number)
        card = g.book.uniques[number]
        if number <= KEPT or card.abilities or card.static:
            s.finds_unique.append(number)
        s.last_find = here.seat
        count(g, "unique")
        if not g.turn_page():
            return
        g.did("unique", here.seat, card.key)
        g.flow(here.seat, card.does, card.key)


# Leads


class TakeLeads(Verb, frozen=True):
    """So many tokens are drawn from the bag at random, as far as there are some; then they are placed one by one.

    IV-LEA-02, IV-LEA-03, IV-LEA-12
    """

    decks: tuple[Kind, ...]  # on which a token may lie: one, or all of them to choose from
    n: int = 1
    each: bool = False  # so many on each of the decks

    def run(self, g: G, here: Step) -> None:
        bag = g.s.bag
        wanted = [kind for kind in self.decks for _ in range(self.n)] if self.each else [""] * self.n
        drawn = tuple(bag.pop(g.roll(len(bag), "lead")) for _ in range(min(len(wanted), len(bag))))
        if drawn:
            g.s.last_find = here.seat
            open_ = tuple(wanted[: len(drawn)]) if self.each else ()
            g.push(deciding(g.s, here.seat), PlaceLeads(drawn, self.decks, open_), source=here.source)


class PlaceLeads(Ask, frozen=True):
    """Which of the tokens drawn is placed next, and on which deck.  IV-LEA-02, IV-LEA-05"""

    tokens: tuple[int, ...]
    decks: tuple[Kind, ...]
    each: tuple[str, ...] = ()  # decks that still get one of these tokens
    prompt: ClassVar[str] = "place_lead"

    def options(self, g: G, here: Step) -> list[Option]:
        decks = dict.fromkeys(self.each) if self.each else self.decks
        return [opt("lead", pid("lead", token), deck) for token in dict.fromkeys(self.tokens) for deck in decks]

    def answer(self, g: G, here: Step, option: Option) -> None:
        token, deck = number_of(option.ids[0], "lead"), str(option.ids[1])
        rest = list(self.tokens)
        rest.remove(token)
        each = list(self.each)
        if each:
            each.remove(deck)
        if rest:
            g.push(here.seat, PlaceLeads(tuple(rest), self.decks, tuple(each)), source=here.source)
        g.push(here.seat, PutLead(token, KINDS.index(deck)), source=here.source)


class PutLead(Verb, frozen=True):
    """A token lies on a deck: its bonus is given, then the total of the deck is looked at.

    IV-LEA-05, IV-LEA-07, IV-LEA-08
    """

    token: int
    deck: int

    def run(self, g: G, here: Step) -> None:
        g.s.leads[self.deck].append(self.token)
        count(g, "lead", KINDS[self.deck])
        g.did("lead", here.seat, pid("lead", self.token), KINDS[self.deck])
        bonus = g.book.leads[self.token].bonus
        g.push(here.seat, SumLeads(self.deck), source=here.source)
        if bonus:
            g.push(here.seat, GiveBonus(bonus), source=pid("lead", self.token))
        happen(g, "lead_placed", here.seat, KINDS[self.deck])


class GiveBonus(Ask, frozen=True):
    """The Science Section chooses who gets the bonus of a token, anywhere on the planet.

    IV-LEA-07, IV-LEA-08, IV-LEA-13, IV-SEC-09
    """

    bonus: str
    prompt: ClassVar[str] = "lead_bonus"

    def who(self, g: G, here: Step) -> Seat:
        return SCIENCE

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("bonus", member_id(me.seat)) for me in living(g.s)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        seat = number_of(option.ids[0], "member")
        g.push(seat, DrawSection() if self.bonus == "card" else GainCharge(), source=here.source)


class SumLeads(Verb, frozen=True):
    """With a total of 3 or more the tokens leave the deck and its top Discovery is gained; the excess is lost.

    IV-LEA-04, IV-LEA-05, IV-LEA-10
    """

    deck: int

    def run(self, g: G, here: Step) -> None:
        if total(g, self.deck) >= ENOUGH:
            g.push(here.seat, TakeDiscovery(KINDS[self.deck]), source=here.source)


def total(g: G, deck: int) -> int:
    return sum(g.book.leads[token].value for token in g.s.leads[deck])


def clear_leads(g: G, deck: int) -> None:
    """Tokens leave a deck: those with the recycle icon into the bag, the others aside.  IV-LEA-06, IV-LEA-09"""
    s = g.s
    for token in s.leads[deck]:
        (s.bag if g.book.leads[token].recycle else s.leads_aside).append(token)
    s.leads[deck] = []
