"""Ids are made and read in one place, and named by a registry."""

import pytest

from starboard.kernel.ids import Names, number_of, parts_of, pid, word_of


class Voice:
    """Says messages and words as they are."""

    def __call__(self, key: str, **args: object) -> str:
        return f"{key} {args}"

    def word(self, word: str) -> str:
        return f"word {word}"


def name_probe(g: object, rest: tuple[str, ...], say: Voice) -> str:
    return {"3": "Third probe"}[rest[0]]


NAMES = Names(numbered=("slot",), probe=name_probe)


def test_an_id_is_read_as_it_was_made():
    assert pid("space", 2, 7) == "space-2-7"
    assert parts_of("space-2-7") == ("space", "2", "7")
    assert word_of("probe-3") == "probe"
    assert number_of("probe-3", "probe") == 3


def test_a_number_is_never_read_from_an_id_of_another_word():
    with pytest.raises(ValueError, match="no probe"):
        number_of("slot-3", "probe")


def test_words_have_their_own_namers_or_a_message_with_a_number():
    assert NAMES(None, "probe-3", Voice()) == "Third probe"
    assert NAMES(None, "slot-2", Voice()) == "piece-slot {'n': 2}"
    assert NAMES(None, "mars", Voice()) == "word mars"


@pytest.mark.parametrize("id_", ["probe-4", "slot-left", "probe_3", "slot-1-2"])
def test_an_id_that_nobody_knows_any_more_is_named_without_a_crash(id_: str):
    assert id_ in NAMES(None, id_, Voice())
