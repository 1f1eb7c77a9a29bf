"""The rulebooks: how they are written, read and searched, and what is said of one that is wrong."""

from pathlib import Path

import pytest
from msgspec import structs

from starboard.kernel import pictures, rulelist
from starboard.kernel.bookfile import book_at, parse, rulebook
from starboard.kernel.booklint import not_drawn, problems
from starboard.kernel.cartridge import rules, say
from starboard.kernel.game import Game
from starboard.kernel.registry import find
from starboard.kernel.rulebook import Chapter, Mark, Paragraph, Picture
from starboard.kernel.rulelist import rules_of
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Language

BOOK = """# Ludo

A race.

## The turn

Roll the die,
then move. {LU-TRN-01 LU-TRN-02}

{LU-TRN-03} Rest, énormément.
## The end
Home first wins. {LU-END-01}
"""


def test_a_book_is_a_title_chapters_and_paragraphs_with_their_rules():
    book = parse(BOOK, "en")

    assert (book.title, book.opening) == ("Ludo", (Paragraph("A race."),))
    assert [chapter.title for chapter in book.chapters] == ["The turn", "The end"]
    assert book.chapters[0].paragraphs == (
        Paragraph("Roll the die, then move.", ("LU-TRN-01", "LU-TRN-02")),
        Paragraph("Rest, énormément.", ("LU-TRN-03",)),
    )


RICH = """# Ludo

## The turn
- **Roll.** Roll the die.
  A six rolls again. {LU-TRN-01}
- **Move.** Move on. {LU-TRN-02}

| roll | move |
|---|---|
| 1 | one |
{LU-TRN-01, LU-TRN-02}

![The board, with two pieces.](start board)
1. `home` Home.
2. `yard` The yard,
   where all begin.

{own chapters}

## The ghost {opens: ghost}
It walks. {LU-GHO-01}

## The end
Home first wins. {LU-END-01}
"""


def test_a_book_has_rules_behind_terms_tables_and_pictures():
    rules, more, table, picture = parse(RICH, "en").chapters[0].paragraphs

    assert rules == Paragraph("Roll the die.\nA six rolls again.", ("LU-TRN-01",), "Roll")
    assert (more.term, more.rules) == ("Move", ("LU-TRN-02",))
    assert table == Paragraph("", ("LU-TRN-01", "LU-TRN-02"), rows=(("roll", "move"), ("1", "one")))
    marks = (Mark("home", "Home."), Mark("yard", "The yard, where all begin."))
    assert picture == Paragraph("The board, with two pieces.", picture=Picture("start", "board", marks))


def test_a_book_is_read_aloud_with_its_tables_and_numbers():
    rules, _, table, picture = parse(RICH, "en").chapters[0].paragraphs

    assert rules.words == "Roll. Roll the die.\nA six rolls again."
    assert table.words == "roll · move\n1 · one"
    assert picture.words == "The board, with two pieces.\n1. Home.\n2. The yard, where all begin."


def test_a_book_opens_at_the_rule_itself_and_not_at_a_table_that_names_it():
    assert parse(RICH, "en").find("LU-TRN-02") == (0, parse(RICH, "en").chapters[0].paragraphs[1])


def test_a_chapter_is_closed_until_its_discovery_and_the_worlds_own_stand_in_their_place():
    own = (Chapter("The garden", (Paragraph("It grows."),)),)
    book = parse(RICH, "en")

    assert [chapter.title for chapter in book.at_table((), own).chapters] == ["The turn", "The garden", "The end"]
    opened = book.at_table(("ghost",), own)
    assert [chapter.title for chapter in opened.chapters] == ["The turn", "The garden", "The ghost", "The end"]
    assert book.at_table((), ()).find("LU-GHO-01") is None


def test_the_spaces_of_french_stay():
    assert parse("## Fin\n\nVictoire\u00a0: à vous\u00a0! {LU-END-01}", "fr").chapters[0].paragraphs == (
        Paragraph("Victoire\u00a0: à vous\u202f!", ("LU-END-01",)),
    )


def test_a_book_opens_at_a_rule():
    book = parse(BOOK, "en")

    assert book.find("LU-TRN-02") == (0, book.chapters[0].paragraphs[0])
    assert book.find("LU-TRN-99") is None


@pytest.mark.parametrize(
    ("words", "texts"),
    [
        ("ROLL", ["Roll the die, then move."]),
        ("enorm", ["Rest, énormément."]),
        ("die move", ["Roll the die, then move."]),
        ("die rest", []),
        ("lu-end-01", ["Home first wins."]),
        ("end", ["Home first wins."]),
        ("turn rest", ["Rest, énormément."]),
        ("olling", []),
        ("  ", []),
    ],
)
def test_a_book_is_searched_by_the_beginnings_of_words_without_accents(words: str, texts: list[str]):
    assert [paragraph.text for _, paragraph in parse(BOOK, "en").search(words)] == texts


def test_what_has_the_word_in_its_heading_comes_first():
    book = parse("## Moving\n\nAt the end, rest. {A-B-01}\n\n## The end\n\nHome first wins. {A-B-02}", "en")

    assert [paragraph.rules for _, paragraph in book.search("end")] == [("A-B-02",), ("A-B-01",)]


@pytest.mark.parametrize("game", ["tictactoe", "connect_four", "unsettled", "seti", "under_our_sun"])
def test_the_books_are_whole_in_both_languages(game: str):
    assert problems(game) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["tictactoe", "connect_four"])
def test_every_rule_of_the_examples_can_be_opened(game: str, lang: Language):
    book = rulebook(game, lang)

    assert all(book.find(rule.id) for rule in rules_of(game).rules)


@pytest.fixture
def ludo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game with two rules and no book."""
    (tmp_path / "ludo" / "rulebook").mkdir(parents=True)
    monkeypatch.setattr(rulelist, "SHIPPED", tmp_path)
    rule = "  - {id: %s, area: turn, kind: action, rule: Roll.}\n"
    head = "game: ludo\nprefix: LU\nsummary: A race.\nrules:\n"
    (tmp_path / "ludo" / "rules.yaml").write_text(head + rule % "LU-TRN-01" + rule % "LU-TRN-02")
    return tmp_path / "ludo"


def write(home: Path, en: str, fr: str) -> None:
    (home / "rulebook" / "en.md").write_text(en)
    (home / "rulebook" / "fr.md").write_text(fr)


def test_a_book_that_is_not_written_is_a_problem(ludo: Path):
    assert problems("ludo") == ["rulebook/en.md is missing", "rulebook/fr.md is missing"]


def test_a_rule_that_no_paragraph_tells_is_a_problem_unless_software_does_not_need_it(ludo: Path):
    write(ludo, "# L\n\n## T\n\nRoll. {LU-TRN-01}", "# L\n\n## T\n\nLancez. {LU-TRN-01}")

    assert problems("ludo") == ["rulebook/en.md does not tell LU-TRN-02", "rulebook/fr.md does not tell LU-TRN-02"]

    (ludo / "not_needed.yaml").write_text("LU-TRN-02: no need\n")
    assert problems("ludo") == []


def test_a_rule_that_is_only_named_beside_many_others_is_a_problem(ludo: Path):
    rule = "  - {id: LU-TRN-0%d, area: turn, kind: action, rule: Roll.}\n"
    with (ludo / "rules.yaml").open("a") as rules_file:
        rules_file.write(rule % 3 + rule % 4)
    every = "{LU-TRN-01 LU-TRN-02 LU-TRN-03 LU-TRN-04}"
    book = f"# L\n\n## T\n\nRoll, and do as the rules say. {every}\n\nRoll one die, once. {{LU-TRN-02 LU-TRN-03}}"
    write(ludo, book, book)

    left = ("LU-TRN-01", "LU-TRN-04")
    assert problems("ludo") == [
        f"rulebook/{lang}.md names {id_} and has no words for it" for lang in ("en", "fr") for id_ in left
    ]

    told = book.replace("as the rules say", "as the rules say, whatever the others think of it")
    write(ludo, told, told)
    assert problems("ludo") == []


def test_books_that_differ_are_a_problem(ludo: Path):
    write(
        ludo,
        "# L\n\n## T\n\nRoll. {LU-TRN-01}\n\nMove. {LU-TRN-02}",
        "# L\n\n## T\n\nLancez, puis avancez. {LU-TRN-01 LU-TRN-02}",
    )
    assert problems("ludo") == ["chapter 1 of the rulebook tells other rules in en than in fr"]

    write(ludo, "# L\n\n## T\n\nRoll. {LU-TRN-01 LU-TRN-02}", "# L\n\n## T\n\nL. {LU-TRN-01}\n\n## U\n\nA. {LU-TRN-02}")
    assert problems("ludo") == ["the rulebook has 1 chapters in en and 2 in fr"]


def test_a_paragraph_without_rules_and_an_unknown_rule_are_problems(ludo: Path):
    both = "## T\n\nRoll. {LU-TRN-01 LU-TRN-02 LU-TRN-03}\n\nHave fun, whatever happens on the board, always."
    write(ludo, both, "# L\n\n" + both)

    assert problems("ludo") == [
        "rulebook/en.md has no title",
        "rulebook/en.md tells LU-TRN-03, which is no rule",
        "rulebook/en.md: “Have fun, whatever happens on the board,…” names no rule",
        "rulebook/fr.md tells LU-TRN-03, which is no rule",
        "rulebook/fr.md: “Have fun, whatever happens on the board,…” names no rule",
    ]


def test_a_picture_from_nowhere_or_of_what_is_not_there_is_a_problem(monkeypatch: pytest.MonkeyPatch):
    def drawn(position: str, thing: str) -> list[str]:
        text = f"# T\n\n## T\n\n![A board.]({position} grid)\n1. `{thing}` Here."
        monkeypatch.setattr(pictures, "rulebook", lambda game, lang: parse(text, lang))
        return list(pictures.picture_problems("tictactoe"))

    assert drawn("middle", "b2") == []
    assert drawn("middle", "z9") == ["rulebook: middle shows no z9"]
    assert drawn("nowhere", "b2") == ["rulebook: “A board.” is drawn from nowhere, which is not in pictures.yaml"]


def test_a_picture_can_begin_with_a_save_where_the_way_there_is_long():
    ship = pictures.positions("iss_vanguard")["starmap"]
    shown = set(pictures.scene_ids(pictures.picture_scene("iss_vanguard", "starmap", "fr")))

    assert ship.save and not ship.answers
    assert {"atlas", "vanguard", "crises", "crew-0", "question"} <= shown
    left = structs.replace(ship, answers=("investigate relay_hulk",))
    assert pictures.play_to("iss_vanguard", left).s.ship.energy < pictures.play_to("iss_vanguard", ship).s.ship.energy


def test_a_save_that_is_not_there_is_a_problem(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pictures, "positions", lambda game: {"gone": pictures.Position(save="gone.json")})

    assert ["gone.json" in problem for problem in pictures.picture_problems("tictactoe")] == [True]


def test_a_position_names_the_answer_that_is_not_offered():
    with pytest.raises(ValueError, match="“mark b2” is not offered; the options are mark a3"):
        pictures.play_to("tictactoe", pictures.Position(answers=("mark b2", "mark b2")))


def test_the_chapter_of_a_species_opens_as_it_is_discovered():
    played = rules("seti", "base")
    g = Game(played.new(Setup(2, 3, "base")), played)
    voice = say(find("seti"), "base", "en")
    g.s.species[0].key = "oumuamua"
    assert book_at(g, voice).find("SE-OUM-05") is None

    g.s.species[0].found = True

    assert book_at(g, voice).find("SE-OUM-05") is not None
    assert book_at(g, voice).find("SE-EXE-03") is None


@pytest.mark.parametrize("game", ["unsettled", "seti"])
def test_the_book_of_a_game_with_cards_shows_its_screen_a_card_a_place_and_a_question(game: str):
    book = rulebook(game, "en")
    assert not_drawn(game, book) == []

    for without in ("", "question"):  # a book that loses such a picture is refused
        chapters = tuple(
            structs.replace(c, paragraphs=tuple(p for p in c.paragraphs if not p.picture or p.picture.part != without))
            for c in book.chapters
        )
        assert not_drawn(game, structs.replace(book, chapters=chapters)) == [f"the {without or 'screen'}"]


@pytest.mark.parametrize("game", ["unsettled", "seti"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_book_teaches_first_and_ends_with_setup_levels_and_solo(game: str, lang: Language):
    titles = [chapter.title for chapter in rulebook(game, lang).chapters]
    first = {"en": ["The aim", "in five sentences", "A turn", "The screen", "An example turn", "All actions"]}
    first["fr"] = ["Le but", "en cinq phrases", "Un tour", "L’écran", "Un tour pour exemple", "Toutes les actions"]
    shown = [title.replace("'", "’") for title in titles]

    assert all(words in title for words, title in zip(first[lang], shown, strict=False)), shown[:6]
    last = {"en": ("Set", "Level", "Alone", "Solo"), "fr": ("Mise en place", "Niveaux", "Seul", "Solo", "En solo")}
    assert [t for t in shown[-2:] if not t.startswith(last[lang])] == [], shown[-3:]


def test_a_line_of_two_sentences_or_of_more_than_a_breath_is_a_problem(ludo: Path):
    for line in ("Roll. Then move.", "word " * 41):
        for lang in ("en", "fr"):
            text = f"# Ludo\n\n## The turn\n\n- **Roll.** {line} {{LU-TRN-01, LU-TRN-02}}\n"
            (ludo / "rulebook" / f"{lang}.md").write_text(text)
        assert [p for p in problems("ludo") if p.endswith("is no single rule")] != []


@pytest.mark.parametrize("game", ["unsettled", "seti", "tictactoe"])
def test_a_french_book_is_set_as_it_is_printed(game: str):
    text = "\n".join(paragraph.words for _, paragraph in rulebook(game, "fr").paragraphs())

    assert "'" not in text and "« " not in text and " »" not in text and " :" not in text
