"""Mission launch: briefing, team, load, decks, then the landing.

IV-LCH-01 to IV-LCH-13, IV-ARM-01, IV-ARM-02, IV-EQP-02, IV-EQP-03, IV-EQP-13, IV-ASG-06, IV-STR-12, IV-CRD-01
"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import KINDS, SECTIONS
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.memory import Exploration
from starboard.games.iss_vanguard.rules.crew import at_post, person_of, ship_of
from starboard.games.iss_vanguard.rules.dice_choices import FitColumns
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.games.iss_vanguard.rules.lander import capacity
from starboard.games.iss_vanguard.rules.landing import Land, TouchDown
from starboard.games.iss_vanguard.rules.loading import LoadLander
from starboard.games.iss_vanguard.rules.losing import lose_campaign
from starboard.games.iss_vanguard.rules.morale import DropMorale
from starboard.games.iss_vanguard.rules.pages import DONE, ShipOffers, new_chapter, turn_to
from starboard.games.iss_vanguard.rules.records import clear_planet, lay_planet
from starboard.games.iss_vanguard.rules.recruits import DrawRecruits, may_recruit
from starboard.games.iss_vanguard.rules.rounds import NextRound
from starboard.games.iss_vanguard.rules.setup import OWNERS, STARTING_HAND, LayRankCard
from starboard.games.iss_vanguard.rules.team import member, member_of
from starboard.kernel.ids import pid
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

FEWEST, MOST = 2, 4  # members of a team.  IV-LCH-03
FEWEST_CARDS = 10  # of a deck.  IV-CRD-01


def can_go(g: G) -> list[Seat]:
    """The Sections that can supply a member: Available, or Resting and called back.  IV-STR-12, IV-ASG-06"""
    ship = ship_of(g)
    return [seat for seat in range(len(SECTIONS)) if at_post(ship, "available", "resting", seat=seat)]


class OpenLaunch(Verb, frozen=True):
    """The briefing is read, the team prepared, the lander loaded; without a team the campaign is lost.

    IV-LCH-01, IV-LCH-02, IV-STR-12, IV-SCN-05
    """

    def run(self, g: G, here: Step) -> None:
        s, ship = g.s, ship_of(g)
        if not ship.destination:  # nothing was in reach: the ship waits for the next pass
            return
        turn_to(g, "launch")
        able = can_go(g)
        if len(able) < FEWEST and not any(may_recruit(g, seat) for seat in range(len(SECTIONS)) if seat not in able):
            lose_campaign(g, "crew")
            return
        clear_planet(s)
        s.planet = ship.destination
        new_chapter(g, s.planet)
        briefing = g.book.worlds[s.planet].planet.briefing
        read = (ReadEntry(briefing),) if briefing else ()
        short = [seat for seat in range(len(SECTIONS)) if seat not in able and may_recruit(g, seat)]
        wake = tuple(DrawRecruits(seat, must=True) for seat in short[: max(0, FEWEST - len(able))])
        g.push(here.seat, *read, *wake, ChooseField(), LoadLander(), BuildDecks())


# The team


class ChooseField(ShipOffers, frozen=True):
    """Two to four Available members of different Sections; each player sends one at least.

    They also say here how many they are, if that has changed since, and whether they play in Survival mode from now on.

    IV-LCH-03, IV-LCH-04, IV-ASG-06, IV-SEC-07, IV-SEC-08, IV-STR-10, IV-SUR-01
    """

    prompt: ClassVar[str] = "field_team"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        ship = ship_of(g)
        sent = {me.seat for me in g.s.members}
        for seat in range(len(SECTIONS)):
            ready = at_post(ship, "available", seat=seat)
            for person in ready if seat not in sent else ():
                yield Offer(opt("send", person.crew), does=(Send(person.crew),), rule="IV-LCH-03")
            for person in at_post(ship, "resting", seat=seat) if seat not in sent and not ready else ():
                yield Offer(
                    opt("recall", person.crew), costs=(DropMorale(),), does=(Send(person.crew),), rule="IV-ASG-06"
                )
        yield Offer(
            DONE,
            needs=(
                Need(is_large_enough, "why-team", "IV-LCH-03"),
                Need(all_players_send, "why-each-player", "IV-LCH-04"),
            ),
        )
        for n in OWNERS:
            if n != people_of(g):
                yield Offer(opt("people", pid("number", n)), does=(CountPeople(n),), rule="IV-STR-10")
        if not g.s.survival:
            yield Offer(opt("survival"), does=(BeginSurvival(),), rule="IV-SUR-01")

    def take(self, g: G, here: Step, offer: Offer) -> None:
        if offer.option != DONE:
            g.push(here.seat, *offer.payment, *offer.does, self, source=here.source)


def is_large_enough(g: G, here: Step) -> bool:
    return len(g.s.members) >= FEWEST


def all_players_send(g: G, here: Step) -> bool:
    """Every player sends at least one of the members of the own Sections, as far as they have one.  IV-LCH-04"""
    ship = ship_of(g)
    sent = {me.seat for me in g.s.members}
    return all(
        any(seat in sent for seat in owned) or not any(at_post(ship, "available", seat=seat) for seat in owned)
        for owned in OWNERS[people_of(g)]
    )


def people_of(g: G) -> int:
    """How many people are at the table.  IV-SEC-03, IV-STR-10"""
    return ship_of(g).people or int(g.s.setup.option("players") or 4)


class CountPeople(Verb, frozen=True):
    """Another number of people plays on; nothing else of the campaign changes.  IV-STR-10"""

    n: int

    def run(self, g: G, here: Step) -> None:
        ship_of(g).people = self.n


class BeginSurvival(Verb, frozen=True):
    """Survival mode is switched on, for the rest of the campaign.  IV-SUR-01"""

    def run(self, g: G, here: Step) -> None:
        g.s.survival = True
        g.did("survival_on", -1)


class Send(Verb, frozen=True):
    """A member joins the field team.  IV-LCH-03, IV-LCH-10"""

    crew: str

    def run(self, g: G, here: Step) -> None:
        person = person_of(ship_of(g), self.crew)
        person.post = "field"
        g.s.members.append(Member(person.seat, person.crew, person.rank))
        g.s.members.sort(key=lambda me: me.seat)
        g.did("sent", person.seat, self.crew)


# What they bring


class BuildDecks(Verb, frozen=True):
    """Dice, as far as the slots hold them, deck, hand and Charges of each member, the Rank card; then the landing.

    IV-LCH-06, IV-LCH-11, IV-LOC-14
    """

    def run(self, g: G, here: Step) -> None:
        s, book = g.s, g.book
        for me in s.members:
            me.slots = [*s.dice[me.seat]]
            me.charges = book.crew[me.crew].charges
            me.spent = owned_cards(g, me)  # open, until the deck is shuffled
        lay_out_decks(g)
        planet = book.worlds[s.planet].planet
        s.own_supplies = planet.supplies > 0
        s.supplies = s.most_supplies = planet.supplies or capacity(g, "supplies")
        g.put(
            *(Step(verb, me.seat) for me in s.members for verb in (FitColumns(), BuildDeck())),
            Step(TakeOff(), here.seat),
        )


def owned_cards(g: G, me: Member) -> list[str]:
    """The cards of the Section up to the Rank of its member.  IV-CRD-02, IV-CRD-03"""
    section = SECTIONS[me.seat]
    cards = g.book.section_cards.values()
    return [card.key for card in cards if card.section == section and card.rank <= me.rank and not card.tutorial]


def lay_out_decks(g: G) -> None:
    """Discovery decks as they lie, all Lead tokens in the bag, the event deck of the planet shuffled.  IV-LCH-06"""
    s, book = g.s, g.book
    world = book.worlds[s.planet]
    own, deck = {card.key for card in world.events}, event_deck(g)
    s.event = [key for key, card in book.events.items() if key in own or card.deck == deck]
    s.event_done = []
    g.shuffle(s.event)
    s.bag = [number for number, token in enumerate(book.leads) for _ in range(token.count)]
    s.leads, s.leads_aside = [[] for _ in KINDS], []
    s.injury_stock = {card.key: card.copies for card in book.injuries.values() if card.tutorial == world.tutorial}


def event_deck(g: G) -> str:
    """Which events of the box are met: those that the planet says; the campaign may replace the standard ones.

    IV-EVT-11
    """
    said: str = g.book.worlds[g.s.planet].planet.events
    return "advanced" if said == "standard" and ship_of(g).advanced else said


class BuildDeck(Ask, frozen=True):
    """Cards that a member leaves at home; at least ten go.  IV-CRD-01, IV-LCH-11"""

    prompt: ClassVar[str] = "build_deck"
    because: ClassVar[str] = "launch"

    def options(self, g: G, here: Step) -> list[Option]:
        me = member(g.s, here.seat)
        if len(me.spent) <= FEWEST_CARDS:
            return []
        return [opt("deck_done"), *(opt("leave_out", key) for key in me.spent)]

    def silence(self, g: G, here: Step) -> Option:
        return opt("deck_done")

    def skip(self, g: G, here: Step) -> None:
        draw_hand(g, here.seat)

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "deck_done":
            draw_hand(g, here.seat)
        else:
            member(g.s, here.seat).spent.remove(str(option.ids[0]))
            g.push(here.seat, self)


def draw_hand(g: G, seat: Seat) -> None:
    """The deck is shuffled and two cards are drawn.  IV-CRD-10, IV-LCH-11"""
    me = member_of(g.s, seat)
    assert me is not None
    me.deck, me.spent = me.spent, []
    g.shuffle(me.deck)
    me.hand = [g.draw(me.deck) for _ in range(min(STARTING_HAND, len(me.deck)))]


class TakeOff(Verb, frozen=True):
    """The exploration begins: Rank card, landing, then the board is prepared.  IV-LCH-07, IV-LCH-08, IV-LCH-11"""

    def run(self, g: G, here: Step) -> None:
        turn_to(g, "exploration")
        seat = g.s.members[0].seat
        g.s.result, g.s.rank_card, g.s.rank_done = "", "", False
        g.scope(Exploration(), seat, LayRankCard(), Land(), LayBoard(), TouchDown(), NextRound())


class LayBoard(Verb, frozen=True):
    """The planet board is prepared after the landing.  IV-LCH-07, IV-LCH-09"""

    def run(self, g: G, here: Step) -> None:
        lay_planet(g)
