"""What one game of Under our Sun came to: AP, water, food and health a character-day, deaths, length, who won."""

from collections import Counter
from typing import Any

from msgspec import Struct

from starboard.bots import Bot
from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.rules.actions import Act
from starboard.games.under_our_sun.rules.combat_actions import StepIn
from starboard.games.under_our_sun.rules.night import NightDone
from starboard.games.under_our_sun.rules.persons import person
from starboard.kernel.words import Event, Option, Seat

SPENT_ON = {
    "sleep": "sleep", "refill": "water", "rain": "water", "take_water": "water", "eat": "food", "cook": "food",
    "cooking_side": "food", "build_fire": "food", "collect": "collecting", "craft": "collecting", "loot": "collecting",
    "chest": "collecting", "make_ammo": "collecting", "move": "moving", "rush": "moving", "sneak": "moving",
    "explore": "moving", "recon": "moving", "attack": "fights", "dodge": "fights", "sneak_attack": "fights",
    "shoot": "fights", "mission": "mission", "wait": "unspent",
}  # fmt: skip
HARM = {"normal": "fights", "poison": "fights", "fire": "fights", "fall": "fights"}  # what else, by its own word
PASSES = frozenset({"keep", "stand_by", "hold", "decline", "refuse", "pass", "take_it", "endure", "no", "wait"})


class Ledger(Struct):
    """One game in numbers; amounts are totals of all characters."""

    mission: str
    mode: str
    seats: int
    bots: str
    seed: int
    kind: str = ""
    why: str = ""
    winners: tuple[int, ...] = ()
    son: int = -1  # the seat that was dealt the Son of Liberty
    son_card: str = ""
    shown: int = 0  # the day on which the Son of Liberty was revealed
    day: int = 0
    card: int = 0
    turns: int = 0
    answers: int = 0
    passes: int = 0  # of those that are put to a new player
    ordered: int = 0  # answers that a new player's standing orders give
    first_death: int = 0  # the day; 0: nobody died
    eliminated: int = 0
    living: int = 0
    health_left: int = 0
    ap: dict[str, int] = {}
    harm: dict[str, int] = {}
    healed: int = 0
    drunk: int = 0
    fed: int = 0


class Listener:
    """Fills a ledger while a game is played."""

    def __init__(self, g: G, ledger: Ledger) -> None:
        self.g, self.ledger = g, ledger
        self.ap: Counter[str] = Counter()
        self.harm: Counter[str] = Counter()
        g.emit = self.hear

    def hear(self, event: Event) -> None:
        ledger = self.ledger
        match event.what:
            case "hurt":
                kind = str(event.ids[1])
                night = kind == "normal" and any(isinstance(step.verb, NightDone) for step in self.g.s.stack)
                self.harm["night" if night else HARM.get(kind, kind)] += event.n
            case "heal":
                ledger.healed += event.n
            case "hydrate":
                ledger.drunk += 1
            case "fed":
                ledger.fed += 1
            case "turn":
                ledger.turns += 1
            case "dead":
                ledger.first_death = ledger.first_death or self.g.s.day
            case "eliminated":
                ledger.eliminated += 1
            case "unmasked":
                ledger.shown = self.g.s.day

    def answer(self, seat: Seat, option: Option) -> None:
        """Give an answer, and write down what it cost."""
        g, s = self.g, self.g.s
        acts = isinstance(s.stack[-1].verb, Act)
        saved = isinstance(s.stack[-1].verb, StepIn)
        me = person(g, seat)
        before, when = me.ap, (s.day, s.phase)
        self.ledger.answers += 1
        ordered = getattr(s.stack[-1].verb, "prompt", "") in g.rules.default_orders
        self.ledger.ordered += ordered
        self.ledger.passes += option.key in PASSES and not acts and not ordered
        g.answer(seat, option)
        if acts:
            spent = before - me.ap if (s.day, s.phase) == when and option.key != "wait" else before
            self.ap[SPENT_ON.get(option.key, "other")] += max(0, spent)
        elif saved and (s.day, s.phase) == when:  # points that were kept by waiting and are used after all
            self.ap["fights"] += max(0, before - me.ap)
            self.ap["unspent"] -= max(0, before - me.ap)

    def close(self) -> Ledger:
        s, ledger = self.g.s, self.ledger
        outcome = s.outcome
        assert outcome is not None
        ledger.kind, ledger.why, ledger.winners = outcome.kind, outcome.why, outcome.winners
        ledger.day, ledger.card = s.day, s.card
        ledger.living = sum(c.health > 0 for c in s.characters)
        ledger.health_left = sum(c.health for c in s.characters)
        ledger.ap, ledger.harm = dict(self.ap), dict(self.harm)
        return ledger


def play(g: G, bots: list[Bot], ledger: Ledger, choose: Any = None) -> Ledger:
    """A whole game; `choose` may answer in place of a bot."""
    listener = Listener(g, ledger)
    while g.s.outcome is None and ledger.answers < g.rules.longest:
        seat = g.waiting[0]
        option = choose(g, seat) if choose is not None else None
        listener.answer(seat, option or bots[seat].choose(g, seat))
    return listener.close()
