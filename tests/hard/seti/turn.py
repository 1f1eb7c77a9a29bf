"""A turn: one main action, free actions around and inside it, then its end."""

from typing import ClassVar

from starboard.kernel.verbs import Ask, Scope, Step, Verb
from starboard.kernel.words import Option, Outcome, opt
from tests.hard.seti.ending import Closing, Discoveries, Milestones
from tests.hard.seti.missions import PlayCard, card
from tests.hard.seti.sectors import Scan, ScanParts
from tests.hard.seti.verbs import G, Gain, Rotate, player

TECHS = ("telescope_2", "computer_1")
RESEARCH = 6


class Turn(Scope, frozen=True):
    """A player's turn."""

    wakes: ClassVar[bool] = True


class Main(Scope, frozen=True):
    """The one main action of a turn: the sectors completed in it are resolved when it is over."""


class MainAction(Ask, frozen=True):
    """Scan, play a card, research, or pass.  SE-TRN-01, 09."""

    prompt: ClassVar[str] = "main"
    asks_one: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        me = player(g, here)
        scan = [opt("scan")] if me.credits >= 1 and me.energy >= 2 else []
        cards = [opt("play", n) for n in dict.fromkeys(me.hand) if card(g, n).cost <= me.credits]
        research = [opt("research")] if me.publicity >= RESEARCH and len(me.techs) < len(TECHS) else []
        return [*scan, *cards, *research, opt("pass_round")]

    def answer(self, g: G, here: Step, option: Option) -> None:
        seat = here.seat
        if option.key == "scan":
            scan = Scan(body=(Step(ScanParts(), seat),))
            g.scope(Main(), seat, Gain(credits=-1, energy=-2), scan)
        elif option.key == "play":
            g.scope(Main(), seat, PlayCard(int(option.ids[0])))
        elif option.key == "research":
            g.scope(Main(), seat, Gain(publicity=-RESEARCH), Rotate(), Research())
        else:
            player(g, here).passed = True


class Research(Ask, frozen=True):
    """Choose a technology; free actions may come between the rotation and this.  SE-TRN-11."""

    prompt: ClassVar[str] = "research"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("tech", tech) for tech in TECHS if tech not in player(g, here).techs]

    def answer(self, g: G, here: Step, option: Option) -> None:
        player(g, here).techs.append(str(option.ids[0]))


class EndTurn(Ask, frozen=True):
    """After the main action, free actions until the player ends the turn.  SE-TRN-06."""

    prompt: ClassVar[str] = "end"
    asks_one: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("end")]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.scope(Closing(shut=True), here.seat, Milestones(), Discoveries())


class NextTurn(Verb, frozen=True):
    """The next player who has not passed; when all have, the game is over."""

    def run(self, g: G, here: Step) -> None:
        order = g.s.players[here.seat + 1 :] + g.s.players[: here.seat + 1]
        going = [me.seat for me in order if not me.passed]
        if not going:
            best = max(me.vp for me in g.s.players)
            won = tuple(me.seat for me in g.s.players if me.vp == best)
            g.end(Outcome("win", won, tuple(me.vp for me in g.s.players)))
            return
        g.s.active = going[0]
        g.push(going[0], NextTurn())
        g.scope(Turn(), going[0], MainAction(), EndTurn())
