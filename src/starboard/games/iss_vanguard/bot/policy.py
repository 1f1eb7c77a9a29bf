"""What a member might well do next, chosen fast; and which options are worth a look."""

from collections.abc import Callable, Sequence
from typing import Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.bot import ship
from starboard.games.iss_vanguard.constants import ACCIDENT, BASIC, FEWEST_DICE, ICONS
from starboard.games.iss_vanguard.rules.dice import dice_in_play, kind_of
from starboard.games.iss_vanguard.rules.dice_choices import most_reactivated
from starboard.games.iss_vanguard.rules.missions import open_missions
from starboard.games.iss_vanguard.rules.persevere import persevere_amount
from starboard.games.iss_vanguard.rules.pool import card_of
from starboard.games.iss_vanguard.rules.sectors import far
from starboard.games.iss_vanguard.rules.team import living, member_of
from starboard.kernel.bot_kit import draw_by_weight
from starboard.kernel.ids import number_of
from starboard.kernel.words import Option, Seat

LIKES: Final = {
    "special": 6.0, "conclude": 30.0, "move": 3.0, "rest": 1.5, "prepare": 0.2, "done": 0.05, "lift_off": 0.01,
    "refuse": 1.0, "agree": 0.05, "commit": 3.0, "give": 0.02, "pass": 3.0, "pass_turn": 0.02, "persevere": 0.05,
    "play": 1.0, "use": 1.0, "enough": 3.0, "combine": 1.0,
}  # fmt: skip
MOST_DICE: Final = 9  # ways to choose dice that are looked at
MOST_PICKS: Final = 6
FEW_DICE, WORTH_A_DIE = 1, 4  # available dice with which one may persevere; dice for which one is given up
TOO_LONG: Final = 40  # rounds after which nobody is waited for
EXCHANGES: Final = frozenset({"give", "people", "survival"})


def rollout(g: G, seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
    """One of the options; those that are seldom wise, seldom."""
    first = options[0].key
    if first == "choose_dice" and g.s.test is not None and not g.s.test.pool:
        return _likely_dice(g, seat, options, chance)
    if first == "mark":
        return options[0]
    if first == "times":
        return options[-1] if chance() < 0.8 else options[0]
    if g.s.ship is not None and (g.s.result or not g.s.sectors) and g.s.test is None:
        return draw_by_weight(options, [ship.weight(g, option) for option in options], chance)
    done = not open_missions(g.book, g.s)
    weights = [_weight(g, seat, option, done) for option in options]
    return draw_by_weight(options, weights, chance)


def _weight(g: G, seat: Seat, option: Option, done: bool) -> float:
    s, weight = g.s, LIKES.get(option.key, 1.0)
    if done and option.key == "move":
        me = member_of(s, seat)
        if me is not None and s.lander_at:
            to = number_of(option.ids[0], "sector")
            weight *= 6.0 if 0 <= far(g.book, s, to, s.lander_at) < far(g.book, s, me.at, s.lander_at) else 0.2
    elif done and option.key in ("lift_off", "agree"):
        weight = 20.0 if is_together(g) else 0.1
    elif option.key in ("pass", "pass_turn") and seat != s.active >= 0:  # who does not help now does not this turn
        weight = 3.0 if option.key == "pass_turn" else 0.3
    elif option.key == "persevere" and not perseveres(g, seat):
        weight = 0.0
    elif option.key in ("play", "use") and getattr(s.stack[-1].verb, "prompt", "") in ("event", "modify", "danger"):
        weight = 4.0  # its moment is there
    return weight


def perseveres(g: G, seat: Seat) -> bool:
    """Whether persevering pays: nearly no die is left, most of those that it brings would come, and nothing hurts."""
    me = member_of(g.s, seat)
    if me is None or len(me.slots) > FEW_DICE or dice_in_play(g.s, me) <= FEWEST_DICE or len(me.used) <= WORTH_A_DIE:
        return False
    return min(persevere_amount(g, me), most_reactivated(g, me, me.used)[0]) >= WORTH_A_DIE


def is_together(g: G) -> bool:
    """Whether the whole team stands at the lander, or has waited for it long enough."""
    return g.s.round > TOO_LONG or all(me.at == g.s.lander_at for me in living(g.s))


# Dice


def usefulness(g: G, kind: int) -> float:
    """How often a die shows what the test asks for; a Vanguard always does."""
    test = g.s.test
    assert test is not None
    card = card_of(g.book, test)
    wanted: dict[str, float] = {}
    for effect in (effect for line in card.special for effect in line):
        bad = any(getattr(verb, "colour", "") == "red" for verb in effect.does)
        for word in _words(effect.req):
            wanted[word] = max(wanted.get(word, -1.0), -1.0 if bad else 1.0)
    for line in card.lines:
        for word in _words(line.req):
            wanted[word] = 1.0
    die = g.book.dice[kind]
    total = 0.0
    for face in die.faces:
        best = 0.0
        for icon in face:
            if icon == ACCIDENT:
                best = wanted.get("accident", -0.2)
            elif icon == BASIC:
                best = max(best, wanted.get("basic", 0.0), wanted.get("die", 0.0), wanted.get("A", 0.0) * 0.5)
            elif ICONS[icon] == "vanguard":
                best = 1.0
            else:
                best = max(best, wanted.get(ICONS[icon], 0.0), wanted.get("die", 0.0), wanted.get("A", 0.0) * 0.6)
        best = max(best, wanted.get(("red", "green", "blue")[die.colour], 0.0))
        total += best
    return total / len(die.faces)


def _words(requirement: str) -> list[str]:
    return (
        [part.rpartition("*")[2].strip() for alt in requirement.split("/") for part in alt.split("+")]
        if requirement
        else []
    )


def good_dice(g: G, options: Sequence[Option]) -> list[Option]:
    """Of all ways to choose dice those that take the most useful ones first: one, two, … all of them."""
    kinds = {id_: kind_of(g.book, id_) for option in options if option.key == "choose_dice" for id_ in option.ids}
    score = {kind: usefulness(g, kind) for kind in set(kinds.values())}
    best: dict[int, tuple[float, Option]] = {}
    for option in options:
        if option.key != "choose_dice":
            continue
        total, n = sum([score[kinds[id_]] for id_ in option.ids]), len(option.ids)
        if n not in best or total > best[n][0]:
            best[n] = (total, option)
    return [best[n][1] for n in sorted(best)]


def _likely_dice(g: G, seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
    """About three of the best; in support one or none."""
    test = g.s.test
    found = good_dice(g, options)
    others = [option for option in options if option.key != "choose_dice"]
    if test is not None and test.seat != seat:
        return found[-1] if found and chance() < 0.65 else (others or found)[0]
    weights = [0.1 if not option.ids else 1.0 + (2 <= len(option.ids) <= 4) for option in found]
    return draw_by_weight(found, weights, chance)


def prune(g: G, seat: Seat, options: Sequence[Option], ahead: bool = False) -> Sequence[Option]:
    """What is worth a look: no exchanges without a reason, few of the ways to choose dice, one way to prepare."""
    first = options[0].key
    test = g.s.test
    if first == "choose_dice" and test is not None and not test.pool:
        found = [option for option in good_dice(g, options) if option.ids or test.seat != seat]
        rest = [option for option in options if option.key in ("pass", "play", "use")]
        return [*found[:MOST_DICE], *rest][: MOST_PICKS if ahead else MOST_DICE] or options
    found = [
        option
        for option in options
        if option.key not in EXCHANGES
        and option.key != "pass_turn"
        and (option.key != "persevere" or perseveres(g, seat))
    ]
    if any(option.key == "special" for option in found) or any(option.key == "done" for option in found):
        found = [option for option in found if _pays(g, seat, option, ahead)]
    if first in ("reactivate", "spend", "pay_with", "choose_dice") and len(found) > MOST_PICKS:
        found = found[:MOST_PICKS]
    return found or options


def _pays(g: G, seat: Seat, option: Option, ahead: bool) -> bool:
    key, s = option.key, g.s
    if key == "lift_off":
        return not open_missions(g.book, s) and is_together(g)
    if key == "prepare":
        return option.ids[0] == "draw"
    if key == "rest":
        me = member_of(s, seat)
        return me is not None and len(me.used) >= 2
    return True
