"""Every question says why it is asked: by the card that asks, else by the rule; only the turn itself needs no cause."""

from collections.abc import Iterable

from starboard.kernel.asking import Window
from starboard.kernel.cause import TURN, cause, cause_of, cause_text
from starboard.kernel.contract.run import Run
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Ask, name_of


def causes(run: Run, voices: Iterable[Say]) -> None:
    """Each open question has a cause, in words; a card that asks is named, and shown as it is printed."""
    for step, _ in run.g.open:
        verb = step.verb
        assert isinstance(verb, Ask)
        about = cause_of(run.g, step)
        if about == "":
            raise run.breach(f"nobody says why '{name_of(verb)}' is asked: give it a source, or a word in `because`")
        for voice in voices if about != TURN else ():
            found = cause(run.g, about, verb.prompt, voice)
            text = cause_text(found, voice) if found is not None else ""
            if text in ("", str(about)):
                raise run.breach(f"the cause of '{name_of(verb)}', {about}, has no words in {voice.lang}")
            card = run.rules.face(run.g, step.source, voice) if step.source != "" else None
            if card is not None and not isinstance(verb, Window) and card.title not in text:
                raise run.breach(f"'{name_of(verb)}' is asked by {card.title!r}, and its cause says only {text!r}")
