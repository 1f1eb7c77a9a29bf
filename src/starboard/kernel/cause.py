"""Why a question is put: the piece or the rule that it comes from, and what is printed there."""

from typing import TYPE_CHECKING, Any

from starboard.kernel.asking import Window
from starboard.kernel.ids import word_of
from starboard.kernel.scene import Cause
from starboard.kernel.texts import Say, sentence
from starboard.kernel.verbs import Ask, Scope, Step
from starboard.kernel.words import Id

if TYPE_CHECKING:
    from starboard.kernel.game import Game

TURN = "turn"  # the cause of a question that is the turn itself: it is not told


def cause_of(g: "Game[Any]", step: Step) -> Id:
    """From what a question comes: a piece, else the word of a rule; nothing, where nobody says."""
    if step.source != "":
        return step.source
    if isinstance(step.verb, Ask) and step.verb.because:
        return step.verb.because
    stack: list[Step] = g.s.stack
    for below in reversed(stack):
        if isinstance(below.verb, Scope) and below.verb.open:
            if below.source != "":
                return below.source
            if below.verb.because:
                return below.verb.because
    return ""


def cause(g: "Game[Any]", about: Id, prompt: str, say: Say) -> Cause | None:
    """The cause of a question in words: a card as it is printed, else what the texts say of that rule."""
    if about in ("", TURN):
        return None
    id_ = str(about)
    card = g.rules.face(g, about, say)
    if card is not None:
        ahead = _ahead(g, say) if prompt == Window.prompt else ""
        return Cause(id_, card.title, ahead or g.rules.reason(g, about, prompt, say) or card.rules, card)
    key = f"cause-{word_of(about)}".replace("_", "-")
    name = g.rules.name(g, about, say)
    if say.has(key):
        return Cause(id_, "", say(key, a=name, n=int(id_.rpartition("-")[2]) if id_[-1].isdigit() else 0))
    return Cause(id_, name, _ahead(g, say) if prompt == Window.prompt else "")


def _ahead(g: "Game[Any]", say: Say) -> str:
    """What happens after the window that is open."""
    window = g.s.stack[-1]
    step = window.verb.ahead(g, window) if isinstance(window.verb, Window) else None
    return sentence(g.rules.upcoming(g, step, say)) if step is not None and step is not window else ""


def cause_text(cause: Cause, say: Say) -> str:
    """A cause as one line."""
    if cause.title and cause.text:
        return say.fact(cause.title, cause.text)
    return cause.title or cause.text
