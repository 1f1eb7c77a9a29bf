"""The test that is made: its ten steps, the dice, the outcome lines with their chances."""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import DANGER_FACES, HARM_FACES
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.names import name_of
from starboard.games.iss_vanguard.rules.dice import rolled_ids
from starboard.games.iss_vanguard.rules.pool import card_of
from starboard.games.iss_vanguard.rules.team import member_id
from starboard.games.iss_vanguard.rules.tracks import track_id
from starboard.games.iss_vanguard.scene.dice_faces import die_label, faces_tip, frame_icon, rolled_die
from starboard.games.iss_vanguard.wording.actions import requirement_text
from starboard.kernel.ids import pid
from starboard.kernel.scene import Dice, Die, Panel, Part
from starboard.kernel.scene_parts import Lines, Prospect, StepMark, Steps
from starboard.kernel.texts import Say

STEPS = ("choose", "add", "roll", "change", "combine", "harm", "effects", "mark", "clear", "outcome")


def test_panel(g: G, say: Say) -> tuple[Panel, ...]:
    """The test as a scene of its own, while one is made."""
    test = g.s.test
    if test is None:
        return ()
    who = name_of(g, member_id(test.seat), say)
    title = name_of(g, test.action, say) if test.action else say("test-prepare")
    parts: tuple[Part, ...] = (
        _steps(g, test, say),
        Dice("pool", say("pool"), tuple(_dice(g, test, say))),
        *_lines(g, test, say),
    )
    return (Panel("test", say("test-of", what=title, who=who), parts, opens=True),)


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
    card = card_of(g.book, test)
    lines = [
        Prospect(
            pid("line", n), say.word(f"result_{line.colour}"), say.rules(line.does) if line.does else "",
            note=requirement_text(line.req, say) if line.req else "", look=line.colour,
            ready=line.colour == test.marked,
        )
        for n, line in enumerate(card.lines)
    ]  # fmt: skip
    lines += [
        Prospect(
            pid("track", n), say.word(f"result_{track.colour}"), say.rules(track.does) if track.does else "",
            note=say("track-at", now=g.s.tracks.get(track_id(test.action, n), 0), n=track.length), look=track.colour,
        )
        for n, track in enumerate(card.tracks)
    ]  # fmt: skip
    if lines:
        yield Lines("outcomes", say("outcomes"), tuple(lines))
