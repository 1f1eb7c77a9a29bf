"""Inputs that nobody meant, as strategies: values, files with a piece changed or spoilt, and frames."""

import json
from typing import Any

from hypothesis import strategies as st

words = st.sampled_from(
    [
        "hello",
        "answer",
        "undo",
        "vote",
        "chat",
        "sit",
        "leave",
        "give",
        "hand_over",
        "take_along",
        "settings",
        "learn",
        "look",
        "lang",
        "ping",
        "weigh",
        "mark",
        "drop",
        "a1",
        "bot",
        "open",
        "hot",
        "invite",
        "table",
        "id",
        "seat",
        "question",
        "option",
        "key",
        "ids",
        "text",
        "to",
        "yes",
        "request",
        "kind",
        "name",
        "listed",
        "lesson",
        "on",
        "seq",
        "token",
        "type",
        "en",
        "fr",
        "T",
    ]
)
leaves = (
    st.none()
    | st.booleans()
    | st.integers(-3, 40)
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | words
    | st.text(max_size=30)
)
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words | st.text(max_size=8), inner, max_size=5)
)
VALID: tuple[dict[str, Any], ...] = (
    {"type": "hello", "table": "T", "lang": "en", "seq": 1, "look": 0, "token": ""},
    {"type": "answer", "id": "x", "seat": 0, "question": 0, "option": {"key": "mark", "ids": ["a1"]}},
    {
        "type": "answer",
        "id": "x",
        "seat": 0,
        "question": 0,
        "option": {"key": "mark", "ids": ["a1"]},
        "more": [{"key": "mark", "ids": ["a1"]}, {"key": "done", "ids": []}],
    },
    {"type": "undo", "id": "x", "to": 0},
    {"type": "take_along", "id": "x"},
    {"type": "vote", "id": "x", "request": 1, "yes": True},
    {"type": "chat", "id": "x", "text": "hello"},
    {"type": "sit", "id": "x", "seat": 1},
    {"type": "leave", "id": "x", "seat": 1},
    {"type": "give", "id": "x", "seat": 1, "kind": "open", "bot": "random", "name": ""},
    {"type": "settings", "id": "x", "name": "T", "listed": True},
    {"type": "hand_over", "id": "x", "seat": 0, "to": 1},
    {"type": "stand_in", "id": "x", "seat": 1, "bot": "random"},
    {"type": "absence", "id": "x", "seat": 0, "bot": ""},
    {"type": "mute", "id": "x", "seat": 1, "on": True},
    {"type": "remove", "id": "x", "line": 1},
    {"type": "order", "id": "x", "seat": 0, "prompt": "x", "about": "", "on": True},
    {"type": "learn", "id": "x", "seat": 0, "lesson": "x", "on": True},
    {"type": "look", "seat": 0},
    {"type": "lang", "lang": "fr"},
    {"type": "weigh", "seat": 0, "question": 0, "option": {"key": "mark", "ids": ["a1"]}},
    {"type": "ping"},
)

SAMPLE_OPTION = b'{"key": "mark", "ids": ["a1"]}'  # stands for whatever is open where the frame arrives


@st.composite
def change(draw: st.DrawFn, whole: Any) -> Any:
    """A value with one part of it replaced, left out or added."""
    if isinstance(whole, dict) and whole and draw(st.integers(0, 9)):
        key = draw(st.sampled_from(sorted(whole)))
        rest = {name: part for name, part in whole.items() if name != key}
        kind = draw(st.integers(0, 9))
        if kind == 0:
            return rest
        return {**whole, draw(words): draw(leaves)} if kind == 1 else {**whole, key: draw(change(whole[key]))}
    if isinstance(whole, list) and whole and draw(st.integers(0, 9)):
        at = draw(st.integers(0, len(whole) - 1))
        return [*whole[:at], draw(change(whole[at])), *whole[at + 1 :]]
    return draw(values)


@st.composite
def spoilt(draw: st.DrawFn, text: bytes) -> bytes:
    """Bytes with a piece cut out, put in twice or replaced."""
    start = draw(st.integers(0, len(text)))
    end = min(len(text), start + draw(st.integers(0, 40)))
    return text[:start] + draw(st.binary(max_size=20) | st.just(text[start:end] * 2)) + text[end:]


def json_bytes(value: Any) -> bytes:
    return json.dumps(value).encode()


frames = (
    st.sampled_from(VALID).flatmap(change).map(json_bytes)
    | st.sampled_from(VALID).map(json_bytes)
    | st.sampled_from(VALID).map(json_bytes).flatmap(spoilt)
    | values.map(json_bytes)
    | st.binary(max_size=200)
)
