"""The test that is made: its ten steps, the dice, the outcome lines with their chances."""

from collections.abc import Iterator

from msgspec import structs

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import COLOURS, DANGER_FACES, HARM_FACES, ICONS
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.model.requirements import parse
from starboard.games.iss_vanguard.names import die_name, name_of
from starboard.games.iss_vanguard.rules.dice import rolled_ids
from starboard.games.iss_vanguard.rules.odds import Prospects
from starboard.games.iss_vanguard.rules.outcomes import open_lines
from starboard.games.iss_vanguard.rules.pool import card_of, conversion_of, counts_of, looks_of, more_of_a
from starboard.games.iss_vanguard.rules.requirements import is_met, serves
from starboard.games.iss_vanguard.rules.special_effects import effects_of
from starboard.games.iss_vanguard.rules.team import member_id, member_of
from starboard.games.iss_vanguard.rules.tracks import track_id
from starboard.games.iss_vanguard.scene.crew import with_ids
from starboard.games.iss_vanguard.scene.dice_faces import faces_tip, frame_icon, rolled_die
from starboard.games.iss_vanguard.scene.entry import is_read_now
from starboard.games.iss_vanguard.wording.actions import capital, element_label, requirement_text
from starboard.games.iss_vanguard.world import OutcomeLine, TrackLine
from starboard.kernel.ids import pid
from starboard.kernel.scene import Dice, Die, Face, Panel, Part, Payee
from starboard.kernel.scene_parts import Lines, Prospect, Requirement, StepMark, Steps
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat

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
    pool: tuple[Part, ...] = (Dice("pool", say(_heading(test)), dice),) if dice else ()
    parts: tuple[Part, ...] = (_steps(g, test, say), *pool, *_lines(g, test, say))
    return (Panel("test", say("test-of", what=title, who=who), parts, opens=not is_read_now(g)),)


def _steps(g: G, test: Test, say: Say) -> Steps:
    card = card_of(g.book, test)
    skipped = {7: not effects_of(g, test), 8: bool(card.tracks)}
    marks = []
    for number, word in enumerate(STEPS, 1):
        state = "done" if number < test.step else "now" if number == test.step else "ahead"
        marks.append(StepMark(say(f"step-{word}"), "skipped" if skipped.get(number) else state))  # type: ignore[arg-type]
    return Steps("test-steps", say("test-steps"), tuple(marks))


def _heading(test: Test) -> str:
    return "pool" if test.pool else "dice-in-hand" if test.hand or test.step > 1 else "dice-to-choose"


def _dice(g: G, test: Test, say: Say) -> Iterator[Die]:
    """What may be chosen, then the dice in hand before the roll, the pool after it; then injury and danger dice."""
    book = g.book
    asked_for = tuple(_payees(g, test, say))
    if test.step == 1 and not test.hand:
        me = member_of(g.s, test.seat)
        for id_, kind in with_ids("die", g, test.seat, me.slots if me is not None else []):
            yield _open_die(g, id_, test.seat, kind, asked_for, say)
    for n, (owner, kind) in enumerate(test.hand):
        yield _open_die(g, pid("held", owner, n), owner, kind, asked_for, say)
    conversion = conversion_of(g, test.seat)
    looks = {rolled: look for look, rolled in looks_of(g, test)}
    for id_, die in zip(rolled_ids(book, test.pool), test.pool, strict=True):
        paid = dict.fromkeys(payee for payee, req in asked_for if serves(looks[die], req, conversion))
        yield structs.replace(rolled_die(book, str(id_), die.owner, die.kind, die.face, say), serves=tuple(paid))
    for n, face in enumerate(test.injury):
        word = HARM_FACES[face]
        yield Die(pid("harm", n), say("injury-die"), say.word(word) if word else say("blank"), icon="injury_die")
    for n, danger in enumerate(test.danger):
        shown = DANGER_FACES[danger.face] if danger.face >= 0 else ""
        label = say("danger-die", letter=danger.letter)
        text = say.word(shown) if shown else "" if danger.face < 0 else say("blank")
        yield Die(pid("danger", n), label, text, 8, f"danger-{danger.letter}", unrolled=danger.face < 0)


def _open_die(g: G, id_: str, owner: Seat, kind: int, asked_for: tuple[tuple[Payee, str], ...], say: Say) -> Die:
    """A die that is not rolled yet, with its faces: those that would pay for something stand out."""
    book = g.book
    die = book.dice[kind]
    conversion = conversion_of(g, g.s.test.seat if g.s.test is not None else owner)
    faces = tuple(
        Face(
            tuple(ICONS[icon] for icon in icons),
            any(serves((die.colour, icons), req, conversion) for _, req in asked_for),
        )
        for icons in die.faces
    )
    return Die(
        id_, die_name(book.dice[kind].key, say), "", icon=frame_icon(book, kind), look=COLOURS[die.colour],
        seat=owner if owner >= 0 else None, unrolled=True, tip=faces_tip(book, kind, say), faces=faces,
    )  # fmt: skip


def _payees(g: G, test: Test, say: Say) -> Iterator[tuple[Payee, str]]:
    """What this test asks dice for, each with its requirement: its lines, and all special effects.  IV-SPE-09"""
    card = card_of(g.book, test)
    for line in card.lines:
        if line.req:
            yield Payee(say.word(f"result_{line.colour}"), line.colour), line.req
    for effect in effects_of(g, test):
        if effect.req:
            yield Payee(say("step-effects")), effect.req


def _lines(g: G, test: Test, say: Say) -> Iterator[Lines]:
    """The outcomes from the top: what they ask for, how likely they are, and which one the pool comes to now."""
    card = card_of(g.book, test)
    chances = _chances(g, test)
    reached = test.marked or _line_in_reach(g, test)
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
    return Prospects(g, test).outcomes if test.hand and test.step < ROLLED else {}


def _line_in_reach(g: G, test: Test) -> str:
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
