"""The parts of `scene_parts` in words, for the terminal and for a screen reader."""

from starboard.kernel.scene_parts import (
    Blow,
    Clash,
    Exchange,
    Fighter,
    Furnished,
    Lines,
    Party,
    Prospect,
    Slot,
    Slots,
    Steps,
)
from starboard.kernel.texts import Say
from starboard.kernel.tokens import Amount, Die, Piece


def furnished_text(part: Furnished, say: Say, numbers: dict[str, str]) -> str:
    match part:
        case Slots():
            head = say.fact(part.label, part.note) if part.note else part.label
            return "\n".join([head, *(f"  {_slot(slot, say)}" for slot in part.slots)])
        case Steps():
            return _steps(part, say)
        case Lines():
            return _lines(part, say, numbers)
        case Clash():
            return _clash(part, say, numbers)
        case Exchange():
            return _exchange(part, say, numbers)


def stock_text(amounts: tuple[Amount, ...]) -> str:
    """`health 3 / 5, water 2`."""
    found = []
    for amount in amounts:
        most = f" / {amount.most}" if amount.most is not None else ""
        found.append(f"{amount.label} {amount.value}{most}" if amount.value is not None else amount.label)
    return ", ".join(found)


def die_text(die: Die, say: Say) -> str:
    """A die, whether it is kept, and what it pays for: `red die Survey (pays for green)`."""
    notes = [say("text-kept")] if die.kept else []
    if die.serves:
        notes.append(say("text-die-serves", what=say.join([payee.label for payee in die.serves])))
    if die.faces:
        notes.append(say("text-die-pays", n=sum(face.pays for face in die.faces), of=len(die.faces)))
    shown = die.label if die.unrolled else f"{die.label} {die.face}"
    return f"{shown} ({'; '.join(notes)})" if notes else shown


def dice_text(dice: tuple[Die, ...]) -> str:
    return ", ".join(die.label if die.unrolled else f"{die.label} {die.face}" for die in dice)


def _with_number(id_: str, label: str, numbers: dict[str, str]) -> str:
    return f"{label} [{numbers[id_]}]" if id_ in numbers else label


def _piece_text(piece: Piece) -> str:
    return f"{piece.label} ×{piece.count}" if piece.count > 1 else piece.label


def _slot(slot: Slot, say: Say) -> str:
    taken = sum(piece.count for piece in slot.holds)
    what = ", ".join(map(_piece_text, slot.holds)) or say("text-locked" if slot.locked else "text-free-space")
    return say.fact(f"{slot.label} {taken} / {slot.room}" if slot.room > 1 else slot.label, what)


def _steps(part: Steps, say: Say) -> str:
    """What is now, and how many there are: `Day: 2 of 4`."""
    now = next((step for step in part.steps if step.state == "now"), None)
    counted = all(step.label.isdigit() for step in part.steps)
    said = "–" if now is None else now.label
    if now is not None and counted:
        said = say("text-track", at=now.label, most=part.steps[-1].label)
    if any(step.state == "skipped" for step in part.steps):
        left_out = [step.label for step in part.steps if step.state == "skipped"]
        said = f"{said}; {say('text-skipped', what=say.join(left_out))}"
    return say.fact(part.label, "; ".join(text for text in (said, now.note if now else "", part.note) if text))


def _lines(part: Lines, say: Say, numbers: dict[str, str]) -> str:
    found, group = [part.label], ""
    for line in part.lines:
        head = part.ready if line.ready else part.missing
        if head != group:
            found.append(f"  {head}")
            group = head
        found.append(f"    {_line(line, say, numbers)}")
    return "\n".join([*found, *([f"  {part.more}"] if part.more else [])])


def _line(line: Prospect, say: Say, numbers: dict[str, str]) -> str:
    needs = ", ".join(f"{need.label} {need.have} / {need.need}" for need in line.needs)
    chance = "" if line.chance is None else say("text-percent", n=round(100 * line.chance))
    facts = "; ".join(text for text in (line.text, needs, chance, line.note) if text)
    name = _with_number(line.id, line.label, numbers)
    return say.fact(name, facts) if facts else name


def _fighter(who: Fighter, say: Say, numbers: dict[str, str]) -> str:
    facts = [stock_text(who.stock), dice_text(who.dice), who.note, say(f"state-{who.state}") if who.state else ""]
    return say.fact(_with_number(who.id, who.label, numbers), "; ".join(fact for fact in facts if fact))


def _blow(blow: Blow, say: Say) -> str:
    facts = [dice_text(blow.dice), blow.text]
    return say.fact(blow.label, "; ".join(fact for fact in facts if fact))


def _clash(part: Clash, say: Say, numbers: dict[str, str]) -> str:
    lines = [say.fact(part.label, part.title)]
    for head, fighters in ((part.sides[0], part.ours), (part.sides[1], part.theirs), (part.joins, part.others)):
        if fighters:
            lines += [f"  {head}", *(f"    {_fighter(who, say, numbers)}" for who in fighters)]
    lines += [f"  {_blow(blow, say)}" for blow in part.blows]
    return "\n".join([*lines, *([f"  {stock_text(part.sums)}"] if part.sums else [])])


def _party(party: Party, say: Say, unit: str, numbers: dict[str, str]) -> list[str]:
    wares = [
        f"    {_with_number(ware.id, ware.label, numbers)} ×{ware.n} ({ware.worth} {unit})" for ware in party.wares
    ]
    given = [f"{ware.label} ×{ware.put}" for ware in party.wares if ware.put]
    put = say.fact(party.gives, f"{', '.join(given) or '–'} ({party.worth} {unit})")
    return [f"  {say.fact(party.label, party.note) if party.note else party.label}", *wares, f"    {put}"]


def _exchange(part: Exchange, say: Say, numbers: dict[str, str]) -> str:
    unit = part.unit.label
    lines = [*_party(part.left, say, unit, numbers), *_party(part.right, say, unit, numbers)]
    return "\n".join([part.label, *lines, f"  {part.verdict}"])
