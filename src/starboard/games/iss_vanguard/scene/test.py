"""The test that is made: its ten steps, the dice, the outcome lines with their chances."""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import DANGER_FACES, HARM_FACES, ICONS
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.model.requirements import parse
from starboard.games.iss_vanguard.names import name_of
from starboard.games.iss_vanguard.rules.dice import rolled_ids
from starboard.games.iss_vanguard.rules.odds import Forecast
from starboard.games.iss_vanguard.rules.outcomes import open_lines
from starboard.games.iss_vanguard.rules.pool import card_of, conversion_of, counts_of, more_of_a
from starboard.games.iss_vanguard.rules.requirements import is_met
from starboard.games.iss_vanguard.rules.team import member_id
from starboard.games.iss_vanguard.rules.tracks import track_id
from starboard.games.iss_vanguard.scene.dice_faces import die_label, faces_tip, frame_icon, rolled_die
from starboard.games.iss_vanguard.scene.entry import is_read_now
from starboard.games.iss_vanguard.wording.actions import capital, element_label, requirement_text
from starboard.games.iss_vanguard.world import OutcomeLine, TrackLine
from starboard.kernel.ids import pid
from starboard.kernel.scene import Dice, Die, Panel, Part
from starboard.kernel.scene_parts import Lines, Prospect, Requirement, StepMark, Steps
from starboard.kernel.texts import Say

ROLLED, MARKED = 3, 8  # steps between which the dice lie in the pool
STEPS = ("choose", "add", "roll", "change", "combine", "harm", "effects", "mark", "clear", "outcome")


def test_panel(g: G, say: Say) -> tuple[Panel, ...]:
    """The test as a scene of its own, while one is made."""
    test = g.s.test
    if test is None:
        return ()
    who = name_of(g, member_id(test.seat), say)
    title = name_of(g, test.action, say) if test.action else say("test-prepare")
    dice = tuple(_dice(g, test, say))
    pool: tuple[Part, ...] = (Dice("pool", say("pool"), dice),) if dice else ()
    parts: tuple[Part, ...] = (_steps(g, test, say), *pool, *_lines(g, test, say))
    return (Panel("test", say("test-of", what=title, who=who), parts, opens=not is_read_now(g)),)


def _steps(g: G, test: Test, say: Say) -> Steps:
    card = card_of(g.book, test)
    skipped = {7: not card.special, 8: bool(card.tracks)}
    marks = []
    for number, word in enumerate(STEPS, 1):
        state = "done" if number < test.step else "now" if number == test.step else "ahead"
        marks.append(StepMark(say(f"step-{word}"), "skipped" if skipped.get(number) else state))  # type: ignore[arg-type]
    return Steps("test-steps", say("test-steps"), tuple(marks))


def _dice(g: G, test: Test, say: Say) -> Iterator[Die]:
    """The dice in hand before the roll, the pool after it; then injury and danger dice."""
    book = g.book
    for n, (owner, kind) in enumerate(test.hand):
        look = ("red", "green", "blue")[book.dice[kind].colour]
        yield Die(
            pid("held", owner, n), die_label(book, kind, say), "", icon=frame_icon(book, kind), look=look,
            seat=owner if owner >= 0 else None, unrolled=True, tip=faces_tip(book, kind, say),
        )  # fmt: skip
    for id_, die in zip(rolled_ids(book, test.pool), test.pool, strict=True):
        yield rolled_die(book, str(id_), die.owner, die.kind, die.face, say)
    for n, face in enumerate(test.injury):
        word = HARM_FACES[face]
        yield Die(pid("harm", n), say("injury-die"), say.word(word) if word else say("blank"), icon="injury_die")
    for n, danger in enumerate(test.danger):
        shown = DANGER_FACES[danger.face] if danger.face >= 0 else ""
        label = say("danger-die", letter=danger.letter)
        text = say.word(shown) if shown else "" if danger.face < 0 else say("blank")
        yield Die(pid("danger", n), label, text, 8, f"danger-{danger.letter}", unrolled=danger.face < 0)


def _lines(g: G, test: Test, say: Say) -> Iterator[Lines]:
    """The outcomes from the top: what they ask for, how likely they are, and which one the pool comes to now."""
    card = card_of(g.book, test)
    chances = _chances(g, test)
    reached = test.marked or _reached(g, test)
    lines = [
        Prospect(
            pid("line", n), say.word(f"result_{line.colour}"), _effect(line, say),
            tuple(_needs(g, test, line.req, say)),
            note=requirement_text(line.req, say) if line.req else say("line-else"), look=line.colour,
            ready=line.colour == reached, chance=chances.get(line.colour, 0.0) if chances else None,
        )
        for n, line in enumerate(card.lines)
    ]  # fmt: skip
    lines += [
        Prospect(
            pid("track", n), say.word(f"result_{track.colour}"), _effect(track, say),
            note=say("track-at", now=g.s.tracks.get(track_id(test.action, n), 0), n=track.length), look=track.colour,
        )
        for n, track in enumerate(card.tracks)
    ]  # fmt: skip
    if lines:
        yield Lines("outcomes", say("outcomes"), tuple(lines))


def _effect(line: OutcomeLine | TrackLine, say: Say) -> str:
    """What an outcome brings, and the one that its arrow adds."""
    does = say.rules(line.does) if line.does else ""
    arrow = say("line-arrow", colour=say.word(f"result_{line.arrow}")) if line.arrow else ""
    return " ".join(text for text in (does, arrow) if text)


def _chances(g: G, test: Test) -> dict[str, float]:
    """How likely each line is for the dice in hand before the roll; after it the dice speak for themselves."""
    return Forecast(g, test, [kind for _, kind in test.hand]).outcomes if test.hand and test.step < ROLLED else {}


def _reached(g: G, test: Test) -> str:
    """The line that the pool as it lies would come to, each wild result used for the best."""
    if not ROLLED <= test.step <= MARKED:
        return ""
    lines, _ = open_lines(card_of(g.book, test), counts_of(g, test), conversion_of(g, test.seat), more_of_a(g, test))
    return lines[0].colour if lines else ""


def _needs(g: G, test: Test, requirement: str, say: Say) -> Iterator[Requirement]:
    """What each way of a requirement takes, and how much of it lies in the pool by itself."""
    pool = counts_of(g, test) if ROLLED <= test.step <= MARKED else ()
    conversion = conversion_of(g, test.seat)
    for way, elements in enumerate(parse(requirement)):
        for element in dict.fromkeys(elements):
            need = elements.count(element)
            have = max([n for n in range(1, need + 1) if is_met(pool, f"{n}*{element}", True, conversion)], default=0)
            label, icon = element_label(element, say), f"die-{element}"
            if element in ICONS:
                label, icon = capital(say.word(element)), element
            yield Requirement(label, have, need, icon, way)
