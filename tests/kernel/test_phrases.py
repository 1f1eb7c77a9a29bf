"""Clauses are joined as a person would: one subject a sentence, and what is the same is said once."""

from starboard.kernel.phrases import Phrase, Words, inside, join, parse, plain

AND = Words(" and ", ", then ", "; ")
OR = Words(" or ", ", or ", ", or ")


def told(*clauses: str, words: Words = AND) -> list[str]:
    return [str(phrase) for phrase in join([parse(clause) for clause in clauses], words)]


def test_a_clause_has_a_subject_a_verb_an_object_and_an_ending():
    assert parse("each explorer | gains | 1 insight | here") == Phrase("each explorer", "gains", "1 insight", "here")
    assert parse("| gain | 1 insight").ordered and not parse("LUNA | moves | 1 node").ordered
    assert plain("| gain | 1 insight |  , once") == "gain 1 insight, once"


def test_the_same_verb_is_said_once():
    assert told("| gain | 1 insight", "| gain | 2 data", "| gain | 1 card") == ["gain 1 insight, 2 data and 1 card"]


def test_the_same_ending_is_said_once():
    assert told("| lay | A | on the map", "| lay | B | on the map") == ["lay A and B on the map"]
    assert told("| mark | 1 signal | in a red sector", "| mark | 1 signal | in a blue sector") == [
        "mark 1 signal in a red and a blue sector"
    ]


def test_and_joins_only_clauses_of_one_subject():
    assert told("| gain | 1 data", "LUNA | moves | 1 node", "LUNA | scans") == [
        "gain 1 data",
        "LUNA moves 1 node and scans",
    ]


def test_a_list_with_lists_in_it_goes_on_with_then():
    assert told("| gain | 1 point", "| gain | 1 data", "| draw | 1 card") == [
        "gain 1 point and 1 data, then draw 1 card"
    ]


def test_a_choice_has_a_real_or():
    assert told("| gain | 2 data", "| gain | 1 card", words=OR) == ["gain 2 data or 1 card"]


def test_inside_a_sentence_other_subjects_follow_a_semicolon():
    assert inside([parse("| gain | 1 data"), parse("LUNA | scans")], AND) == "gain 1 data; LUNA scans"
    assert parse(inside([parse("| gain | 1 data"), parse("| gain | 1 card")], AND)).object == "1 data and 1 card"


def test_a_clause_without_bars_joins_no_other():
    assert told("if it rains, go", "if it rains, go") == ["if it rains, go", "if it rains, go"]


def test_words_with_which_both_endings_end_are_said_once():
    assert told("| lay | A | on space 4 of the timeline", "| lay | A | on space 1 of the timeline") == [
        "lay A on space 4 and space 1 of the timeline"
    ]
    assert told("| mark | 1 signal | in a red one, for no data", "| mark | 1 signal | in a blue one, for no data") == [
        "mark 1 signal in a red and a blue one, for no data"
    ]


def test_endings_that_begin_and_end_alike_say_their_preposition_and_their_noun_once():
    sectors = [f"| mark | 1 signal | in a {colour} sector" for colour in ("red", "blue", "black")]
    assert told(*sectors) == ["mark 1 signal in a red, a blue and a black sector"]
    assert told("| mark | 1 | dans un secteur rouge", "| mark | 1 | dans un secteur bleu") == [
        "mark 1 dans un secteur rouge and un secteur bleu"
    ]
    assert told("| place | 1 label | on A", "| place | 1 label | on B") == ["place 1 label on A and on B"]


def test_the_noun_of_two_objects_is_said_once_and_numbers_stay_with_theirs():
    assert told("| win | a red sector", "| win | a blue sector") == ["win a red and a blue sector"]
    assert told("| gain | 1 blue data", "| gain | 1 red data") == ["gain 1 blue data and 1 red data"]


def test_more_for_each_of_something_follows_what_is_given_once():
    assert told("| gain | 2 data", "| gain | 1 data | for each card") == ["gain 2 data, plus 1 data for each card"]
    assert told("| gain | 2 data | here", "| gain | 1 data | for each card") == [
        "gain 2 data here and gain 1 data for each card"
    ]
