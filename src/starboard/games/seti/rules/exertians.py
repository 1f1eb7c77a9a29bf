"""The Exertians: secret cards and danger.  SE-EXE."""

from typing import ClassVar

from starboard.games.seti.book import G, clockwise
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.conditions import holds
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

DEALT = 3
AHEAD = (20, 40)
MARK_BIT = 8  # of the first Exertian milestone among the milestones claimed


def set_up(g: G, place: int) -> None:
    """Cards for all, some may be played at once; two milestones ahead of the leader.

    SE-EXE-01, SE-EXE-02, SE-EXE-03, SE-SLO-49, SE-SLO-51.
    """
    s = g.s
    s.exertian_deck = list(g.book.exertians)
    g.shuffle(s.exertian_deck)
    lead = max(player.vp for player in s.players)
    s.exertian_marks = [lead + ahead for ahead in AHEAD]
    later = []
    for player in clockwise(g, s.active):
        own = s.species[place].discovery.count(player.seat)
        agency = agency_of(s, player.seat)
        if agency.automatic:
            agency.instead(g, "card", own)
            continue
        player.exertian = [g.draw(s.exertian_deck) for _ in range(DEALT + own)]
        later += [Step(Plot(), player.seat)] * own
    if not any(agency_of(s, player.seat).automatic for player in s.players):
        s.exertian_deck.clear()
    g.put(*later)


def marks_reached(g: G, player: Player) -> list[tuple[int, Verb]]:
    """The Exertian milestones that the player's score has reached.  SE-EXE-04."""
    return [
        (score, ClaimMark(i))
        for i, score in enumerate(g.s.exertian_marks)
        if player.vp >= score and not player.claimed >> MARK_BIT + i & 1
    ]


class ClaimMark(Verb, frozen=True):
    """The first milestone lets a player play a card, the second for a credit, then or never.  SE-EXE-04."""

    number: int

    def run(self, g: G, here: Step) -> None:
        player = g.s.players[here.seat]
        player.claimed |= 1 << MARK_BIT + self.number
        if self.number == 0 or player.credits:
            g.push(here.seat, Plot(self.number))


class Plot(Ask, frozen=True):
    """Play an Exertian card face down, or not.  SE-EXE-02, SE-EXE-04, SE-EXE-17, SE-EXE-18."""

    cost: int = 0
    prompt: ClassVar[str] = "plot"

    def options(self, g: G, here: Step) -> list[Option]:
        cards = g.s.players[here.seat].exertian
        return [*(opt("plot", card) for card in cards), opt("decline")] if cards else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "decline":
            return
        player = g.s.players[here.seat]
        card = str(option.ids[0])
        player.credits -= self.cost
        player.exertian.remove(card)
        player.plotted.append(card)
        g.did("plot", here.seat, secret=(card,), to=(here.seat,))


def exertian_points(g: G, seat: Seat) -> int:
    """Played cards whose condition holds score once; those of the rival always hold.

    SE-EXE-08, SE-EXE-09, SE-SLO-50, SE-EXE-07.
    """
    cards, always = g.book.exertians, agency_of(g.s, seat).exertians_hold
    played = [cards[key] for key in g.s.players[seat].plotted]
    return sum(card.vp for card in played if always or holds(g, seat, card.requires, "exertians"))


def danger(g: G, player: Player) -> int:
    return player.danger + sum(g.book.exertians[key].danger for key in player.plotted)


def lose_to_danger(g: G) -> None:
    """All who are in most danger lose a tenth of their points, rounded down.  SE-EXE-14, SE-EXE-15, SE-EXE-16."""
    if not g.s.exertian_marks:
        return
    most = max(danger(g, player) for player in g.s.players)
    for player in g.s.players:
        if most and danger(g, player) == most:
            lost = player.vp // 10
            player.vp -= lost
            g.did("score", player.seat, "final-danger", n=-lost)
