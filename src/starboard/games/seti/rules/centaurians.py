"""The Centaurians: messages that arrive later.  SE-CEN."""

from typing import ClassVar

from starboard.games.seti.book import G
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.cards import discard
from starboard.games.seti.rules.effects import steps
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt

AHEAD = 15


def set_up(g: G, place: int) -> None:
    """Everybody puts a message tile ahead of the own score; the rival keeps two more.

    SE-CEN-01, SE-CEN-12, SE-SLO-44.
    """
    for player in g.s.players:
        agency_of(g.s, player.seat).await_message(g, player.seat, player.vp + AHEAD)


def messages_reached(g: G, player: Player) -> list[tuple[int, Verb]]:
    """The message tile and the waiting cards that the player's score has reached.  SE-CEN-02, SE-CEN-05."""
    found: list[tuple[int, Verb]] = []
    if player.message and player.vp >= player.message:
        found.append((player.message, ReadMessage()))
    found += [(waiting.at, Arrive(waiting.card)) for waiting in player.waiting if player.vp >= waiting.at]
    return found


class ReadMessage(Ask, frozen=True):
    """Choose a reward that nobody has taken.  SE-CEN-02, SE-CEN-12."""

    prompt: ClassVar[str] = "message"

    def options(self, g: G, here: Step) -> list[Option]:
        count = len(g.book.world.messages)
        found = [opt("message", pid("message", i + 1)) for i in range(count) if not g.s.messages >> i & 1]
        return agency_of(g.s, here.seat).choose(g, self.prompt, found)

    def answer(self, g: G, here: Step, option: Option) -> None:
        i = number_of(option.ids[0], "message") - 1
        g.s.messages |= 1 << i
        g.s.players[here.seat].message = 0
        g.did("message", here.seat, *option.ids)
        body = tuple(reversed(steps(here.seat, g.book.world.messages[i], "centaurians")))
        g.put(Step(Source(body=body), here.seat, "centaurians"))


class Arrive(Verb, frozen=True):
    """The delayed part of a waiting card; without an income part the card is discarded.

    SE-CEN-05, SE-CEN-06, SE-CEN-11.
    """

    card: str

    def run(self, g: G, here: Step) -> None:
        player = g.s.players[here.seat]
        player.waiting = [waiting for waiting in player.waiting if waiting.card != self.card]
        g.did("arrive", here.seat, self.card)
        body = steps(here.seat, (*g.book.cards[self.card].later, Arrived(self.card)), self.card)
        g.put(Step(Source(card=self.card, body=tuple(reversed(body))), here.seat, self.card))


class Arrived(Verb, frozen=True):
    """The card has said all.  SE-CEN-11."""

    card: str
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        if self.card not in g.s.players[here.seat].tucked:
            discard(g, self.card)
