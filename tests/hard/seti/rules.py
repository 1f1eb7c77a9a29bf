"""The rules of the fixture: free actions in one's own turn, each of them whole; one circle an event."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from starboard.kernel.chance import shuffled
from starboard.kernel.game import Game
from starboard.kernel.offers import Free, free_move
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step
from starboard.kernel.words import Event, Seat, opt
from tests.hard.seti.cards import CARDS
from tests.hard.seti.missions import Claim, Cover, Per, circles
from tests.hard.seti.model import ROW, Player, Probe, Sector, Table
from tests.hard.seti.sectors import ResolveSectors
from tests.hard.seti.turn import EndTurn, MainAction, NextTurn, Turn
from tests.hard.seti.verbs import Gain, Move, PlaceData, PlaceLower, steps

COMPUTER = 6


class Sky(Rules[Table]):
    key: ClassVar = "hard_seti"
    seats: ClassVar = range(2, 5)
    state: ClassVar = Table
    trigger_events: ClassVar = frozenset({"visit", "signal", "scan", "rotate", "gold"})
    free_is_whole: ClassVar = True
    longest: ClassVar = 3_000

    def new(self, setup: Setup) -> Table:
        s = Table(setup, turned=[0, 0, 0], sectors=[Sector()] * 8, neutrals={"20": setup.seats, "30": setup.seats})
        s.deck = [*CARDS] * 2
        s.rng = shuffled(s.deck, setup.seed)
        for seat in range(setup.seats):
            hand = [s.deck.pop() for _ in range(4)]
            s.players.append(Player(seat, credits=8, energy=6, publicity=4, hand=hand))
            s.probes += [Probe(f"{seat}a", seat, 1, 0), Probe(f"{seat}b", seat, 1, 6)]
        s.row = [s.deck.pop() for _ in range(ROW)]
        s.stack = [Step(NextTurn(), 0), Step(Turn(body=(Step(EndTurn(), 0), Step(MainAction(), 0))), 0)]
        return s

    def free(self, g: Game[Table]) -> Iterable[Free]:
        """SE-TRN-02, 03."""
        seat = g.s.active
        me = g.s.players[seat]
        pay = Gain(data=-1)
        if me.data and me.computer < COMPUTER:
            yield free_move(seat, opt("place_data"), (pay,), (PlaceData(),))
        if me.data and me.computer and "computer_1" in me.techs and not me.lower:
            yield free_move(seat, opt("place_lower"), (pay,), (PlaceLower(),))
        if me.energy and steps(g, seat, 1):
            yield free_move(seat, opt("energy_move"), (Gain(energy=-1),), (Move(1),))
        for number in dict.fromkeys(m.card for m in me.missions):
            if 0 < CARDS[number].needs <= me.publicity:
                yield free_move(seat, opt("claim", number), (Claim(number),), CARDS[number].gain)

    def window_seats(self, g: Game[Table], here: Step | None, holders: Sequence[Seat]) -> Sequence[Seat]:
        """Only before what reads what a free action can change: elsewhere a scan would be twice as many clicks."""
        return holders if here and isinstance(here.verb, Per | ResolveSectors) else ()

    def react(self, g: Game[Table], event: Event) -> None:
        if circles(g, event):
            g.push(event.seat, Cover(event))
        super().react(g, event)


RULES = Sky(CARDS)
