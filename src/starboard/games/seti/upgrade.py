"""States of older versions of SETI in the shape of the present one."""

from typing import Any

Plain = dict[str, Any]


def upgrade(plain: Any, version: int) -> Any:
    """From version 1: effects, conditions and counters speak the kernel's grammar."""
    return _forms(plain) if version < 2 else plain


def _forms(value: Any) -> Any:
    """The same with every verb in it, however deep, in the words of version 2."""
    if isinstance(value, list):
        return [_forms(item) for item in value]
    if not isinstance(value, dict):
        return value
    found = {key: _forms(item) for key, item in value.items()}
    word = found.get("do")
    if word is None:
        return _lasting(found)
    if "then" in found:  # in every verb that held verbs
        found["does"] = found.pop("then")
    change = CHANGED.get(word)
    return change(found) if change else found


def _lasting(found: Plain) -> Plain:
    """What was in force for a turn is the trigger itself, not the verb that puts it in force."""
    verb = found.get("verb")
    if isinstance(verb, dict) and verb.get("do") == "last" and "until" in found:
        found["verb"] = verb["rule"][0]
    return found


def _if(verb: Plain) -> Plain:
    return {**{key: item for key, item in verb.items() if key != "when"}, "requires": verb["when"]}


def _count(verb: Plain) -> Plain:
    return {"count": verb["what"], **{key: item for key, item in verb.items() if key not in ("do", "what")}}


def _has(verb: Plain) -> Plain:
    counter = {key: item for key, item in verb.items() if key in ("do", "what", "of", "where")}
    limits = {key: item for key, item in verb.items() if key in ("least", "exactly")}
    return {"is": "has", "count": _count(counter), **limits}


def _when(verb: Plain) -> Plain:
    return {key: item for key, item in verb.items() if key != "do"}


def _this_turn(verb: Plain) -> Plain:
    if verb.get("instead"):
        rule = {"do": "instead_of_publicity", "does": verb["does"]}
    else:
        rule = {"do": "whenever", "when": verb["when"], "does": verb["does"]}
    return {"do": "last", "rule": [rule], **({"uses": 1} if verb.get("once") else {})}


def _waive(verb: Plain) -> Plain:
    return {"do": "last", "rule": [verb]}


def _cost(what: str, n: int) -> Plain:
    if what.startswith("remove_"):
        return {"do": "remove_figure", "kind": what.removeprefix("remove_")}
    return {"do": "lose", "what": what, "n": n}


def _pay(verb: Plain) -> Plain:
    rest = {key: item for key, item in verb.items() if key not in ("what", "n")}
    return {**rest, "cost": [_cost(verb["what"], verb.get("n", 1))]}


CHANGED = {
    "if": _if,
    "count": _count,
    "has": _has,
    "when": _when,
    "this_turn": _this_turn,
    "waive": _waive,
    "pay": _pay,
    "pay_or_not": _pay,
}
