"""Inputs that nobody meant are taken or refused, never break anything; and what a fuzzer found stays mended."""

from pathlib import Path
from typing import get_args

import pytest

from bench.fuzz import SHARES, Broken, fuzz, try_wire
from bench.fuzz_inputs import VALID
from starboard.kernel.cartridge import cartridges, read
from starboard.kernel.content import ContentError
from starboard.kernel.registry import find
from starboard.server.frames import ClientFrame

SAMPLE = {"frames": 600, "wire": 1_500, "answers": 600, "files": 300, "cartridges": 40}


@pytest.mark.parametrize("kind", sorted(SHARES))
def test_a_sample_of_inputs_breaks_nothing(kind: str):
    assert fuzz(kind, SAMPLE[kind]) >= SAMPLE[kind] * 0.9


def test_the_fuzzer_knows_every_frame_that_a_client_may_send():
    assert {frame["type"] for frame in VALID} == {kind.__struct_config__.tag for kind in get_args(ClientFrame)}


def test_the_fuzzer_finds_what_is_broken(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bench.fuzz.bounds", lambda data: (2, 1 if b"\xff" in data else 2))

    with pytest.raises(Broken):
        try_wire(b"\xff")
    with pytest.raises(Broken):
        fuzz("wire", 500)


BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join(['*' + below] * 9)}]\n" for below, name in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    "text",
    [
        "\x00key: x",  # a control character
        "a: 2001-13-45",  # a date that there is not
        "? [a, b]\n: c",  # a list as a key
        "a: &a [*a]",  # a list that holds itself
        "[" * 500 + "]" * 500,
        BOMB,  # nine times nine times nine …
    ],
)
def test_a_cartridge_that_no_parser_takes_is_refused_with_its_place(tmp_path: Path, text: str):
    game = find("unsettled")
    for file in cartridges(game)["tiny"].glob("*.yaml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "cartridge.yaml").write_text(text, encoding="utf-8")

    with pytest.raises(ContentError) as refused:
        read(game, tmp_path)
    assert str(refused.value).startswith(f"{tmp_path / 'cartridge.yaml'}:1:")
