"""The command line: what it prints, and what it says to bad input, with exit code 2 and nothing changed on disk."""

import json

import pytest
import yaml
from jsonschema_rs import Draft202012Validator

from starboard.cli import main
from starboard.cli.schema import schemas
from starboard.kernel.cartridge import cartridges
from starboard.kernel.codec import codec
from starboard.kernel.registry import find
from starboard.kernel.rules import Setting


@pytest.fixture
def typed(monkeypatch):
    """Types these lines at the prompt."""

    def type_lines(*lines: str) -> None:
        left = iter(lines)

        def read(*args, **kwargs):
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("rich.console.Console.input", read)
        monkeypatch.setattr("builtins.input", read)

    return type_lines


def test_games_are_listed_in_the_language_asked_for(capsys):
    assert main(["games", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "tictactoe: 2 seats\n  classic: Trois en ligne. Neuf cases" in out


def test_a_game_is_played_to_its_end_by_number_by_name_and_by_label(typed, capsys):
    typed("a1", "1", "mark b2", "Mark b3", "c3")
    assert main(["play", "tictactoe"]) == 0
    out = capsys.readouterr().out
    assert "A line: the game is won.\nWon by Player 1." in out


def test_a_refused_answer_says_why_and_the_game_goes_on(typed, capsys):
    typed("why", "z9", "b2", "mark b2", "why", "help", "card moon", "quit")
    assert main(["play", "tictactoe"]) == 0
    out = capsys.readouterr().out
    assert "Everything that one might expect is open now." in out
    assert "“z9” is not an answer here." in out
    assert "No open card has that name." in out
    assert "B2 is marked already: choose an empty cell. [TT-TRN-02]" in out
    assert "Goodbye." in out


def test_a_guided_game_tells_a_lesson_at_a_time_and_can_be_quiet(typed, capsys):
    typed("", "launch", "guide", "", "guide", "quit")
    assert main(["play", "seti", "--guide"]) == 0
    out = " ".join(capsys.readouterr().out.split())  # it is set to the width of the terminal
    assert "The search (Enter: next; guide: off)" in out and "[SE-RND-01, SE-FIN-02]" in out
    assert out.index("The search (") < out.index("Launch a probe (Enter") < out.index("Fly (Enter")
    assert "The guide is off." in out and "The guide goes on." in out
    assert main(["play", "tictactoe", "--guide"]) == 2
    assert "tictactoe has no lessons" in capsys.readouterr().err


def test_undo_goes_back_over_the_bots_answers(typed, capsys):
    typed("undo", "b2", "undo", "undo", "quit")
    assert main(["play", "tictactoe", "--bot", "1", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert out.count("There is nothing to take back.") == 2
    assert "Taken back. No answer has been given yet." in out


def test_a_game_is_saved_loaded_and_stepped_through(typed, capsys, tmp_path):
    file = tmp_path / "evening.json"
    typed("b2", "a1", f"save {file}", "quit")
    assert main(["play", "tictactoe", "--seed", "1"]) == 0
    typed("c3", "quit")
    assert main(["play", "--load", str(file), "--lang", "fr"]) == 0
    assert "Joueur 1 marque c3." in capsys.readouterr().out.replace("\u00a0", " ")
    assert main(["replay", str(file), "--at", "1"]) == 0
    out = capsys.readouterr().out
    assert "Position 1 of 2  Player 1: mark b2" in out
    typed("", "b", "e", "0", "q")
    assert main(["replay", str(file)]) == 0
    shown = [line for line in capsys.readouterr().out.splitlines() if line.startswith("— ")]
    assert [line.split()[2] for line in shown] == ["0", "1", "0", "2", "0"]


def test_so_many_bots_as_are_asked_for_play_in_the_last_seats_under_their_names(typed, capsys):
    typed("quit")
    assert main(["play", "seti", "--bot", "2", "--bots", "random", "--seed", "5"]) == 0
    typed("look", "quit")
    assert main(["play", "seti", "--bot", "2", "--bots", "random", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert "● Player 1: you" in out and "◆ Vega" in out and "⬢ Rigel" in out
    assert "◆ Vega: you" not in out, "a bot is never asked here"


def test_what_changed_comes_first_and_the_whole_on_request(typed, capsys):
    typed("1", "look technologies", "look nonsense", "map", "quit")
    assert main(["play", "seti", "--bot", "1", "--bots", "random", "--seed", "5"]) == 0
    first, _, rest = capsys.readouterr().out.partition("Since your last question:")
    assert "Solar system" in first and "Card row" not in first, "the boards and one's hand are enough to begin with"
    news = rest.partition("which main action")[0]
    assert "Player 1, Hand: − " in news and " → " in news and "Card row" not in news
    assert "Technologies" in rest and "Nothing on the table is called “nonsense”" in rest and "Solar system" in rest


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["unsettled", "seti"])
def test_nothing_is_wider_than_80_columns(typed, capsys, game: str, lang: str, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    typed("look", "1", "why", "map", "1", "look", "help", "quit")
    assert main(["play", game, "--bot", "1", "--bots", "random", "--seed", "5", "--lang", lang]) == 0
    wide = [line for line in capsys.readouterr().out.splitlines() if len(line) > 80]
    assert wide == []


def test_a_save_that_cannot_be_written_is_said_and_the_game_goes_on(typed, capsys, tmp_path):
    typed(f"save {tmp_path / 'no' / 'such' / 'folder'}", "save", "b2", "quit")
    assert main(["play", "tictactoe"]) == 0
    out = capsys.readouterr().out
    assert "Not saved:" in out
    assert "Save where?" in out
    assert "marks b2." in out


def test_simulation_prints_the_figures_and_the_same_seed_gives_the_same_games(capsys):
    command = ["simulate", "tictactoe", "--games", "60", "--seed", "7", "--workers"]
    results = []
    for workers in ("1", "2"):
        assert main([*command, workers, "--json"]) == 0
        results.append(json.loads(capsys.readouterr().out))
    same = ("games", "errors", "decisions", "outcomes", "wins")
    assert [results[0][key] for key in same] == [results[1][key] for key in same]
    assert results[0]["games"] == 60
    assert results[0]["errors"] == 0
    assert results[0]["decisions_per_s"] > 0
    assert sum(results[0]["outcomes"].values()) == 60


def test_simulation_for_people(capsys):
    assert main(["simulate", "connect_four", "--games", "5", "--workers", "1", "--bots", "random,random"]) == 0
    assert "decisions_per_s" in capsys.readouterr().out


def test_a_broken_game_is_counted_with_its_seed(monkeypatch, capsys):
    def broken(self, g, here, option):
        raise ZeroDivisionError("planted")

    monkeypatch.setattr("tictactoe.Mark.answer", broken)
    assert main(["simulate", "tictactoe", "--games", "3", "--workers", "1", "--json"]) == 1
    result = json.loads(capsys.readouterr().out)
    assert result["errors"] == 3
    assert "ZeroDivisionError" in result["first_error"]
    assert "planted" in result["first_error"]


def test_check_finds_nothing_wrong_with_what_we_ship(capsys):
    assert main(["check"]) == 0
    assert "no problem" in capsys.readouterr().out


def test_check_names_file_and_line_of_what_is_wrong(capsys, tmp_path):
    (tmp_path / "cartridge.yaml").write_text("game: tictactoe\ntitle: {en: A, fr: B}\nblurb: {en: A, fr: B}\n")
    (tmp_path / "grid.yaml").write_text("size: 3\nlien: 3\n")
    assert main(["check", str(tmp_path)]) == 2
    assert (
        f"{tmp_path / 'grid.yaml'}:2:1: Object contains unknown field `lien`; did you mean line? ($)"
        in capsys.readouterr().err
    )


def test_schema_and_verbs_are_printed(capsys, tmp_path):
    assert main(["schema", "tictactoe"]) == 0
    assert json.loads(capsys.readouterr().out)["grid"]["$defs"]["Grid"]["required"] == ["size", "line"]
    assert main(["schema", "tictactoe", "--out", str(tmp_path)]) == 0
    assert {file.name for file in tmp_path.iterdir()} == {"cartridge.schema.json", "grid.schema.json"}
    assert main(["verbs", "tictactoe"]) == 0
    assert "### `whenever`" in capsys.readouterr().out


def test_the_list_of_verbs_also_has_conditions_and_counters(capsys):
    assert main(["verbs", "seti"]) == 0
    out = capsys.readouterr().out
    for line in ("## Verbs: `{do: ...}`", "## Conditions: `{is: ...}`", "### `has`", "- `count`: a counter, required"):
        assert line in out
    assert "### `figures`" in out.partition("## Counters: `{count: ...}`")[2]


@pytest.mark.parametrize("key", ["seti", "unsettled"])
def test_every_shipped_file_is_good_by_the_schema_and_a_misspelt_word_is_not(key):
    made = schemas(find(key))
    for folder in cartridges(find(key)).values():
        for name, schema in made.items():
            if (file := folder / f"{name}.yaml").exists():
                Draft202012Validator(schema).validate(yaml.safe_load(file.read_text(encoding="utf-8")))
    valid = Draft202012Validator({**made["cartridge"], "$ref": "#/$defs/verb"}).is_valid
    condition = {"is": "not", "what": {"is": "any", "of": []}}
    assert valid({"do": "if", "requires": [condition], "does": [{"do": "may", "does": []}]})
    for wrong in ({"do": "iff"}, {"do": "if", "requires": [{"is": "nott"}], "does": []}, {"do": "may", "then": []}):
        assert not valid(wrong)


SAVE = b'{"starboard": 1, "game": "tictactoe", "version": 1, "state": %s}'


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (["play", "chess"], "there is no game called 'chess'"),
        (["play"], "which game?"),
        (["play", "tictactoe", "--cartridge", "moon"], "no cartridge 'moon'; there are: classic, wide"),
        (["play", "tictactoe", "--seats", "5"], "tictactoe seats 2 to 2, not 5"),
        (["play", "tictactoe", "--difficulty", "hard"], "no difficulty 'hard'; there are: none"),
        (["play", "tictactoe", "--set", "a=b"], "no setting 'a=b'; there are: none"),
        (
            ["play", "seti", "--seats", "2", "--difficulty", "3"],
            "the difficulty of seti matters only with --seats 1, not with 2",
        ),
        (["play", "tictactoe", "--bot", "2"], "2 bots leave no seat for you: this table has 2, so at most 1 are bots"),
        (["play", "tictactoe", "--bot", "1", "--bots", "genius"], "no bot called 'genius'; there are: random"),
        (["simulate", "tictactoe", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["simulate", "tictactoe", "--games", "0"], "take a number from 1"),
        (["check", "."], "is not a cartridge"),
        (["check", "tictactoe"], "`starboard check --game tictactoe` checks the game"),
        (["check", "--game", "chess"], "there is no game called 'chess'"),
        (["schema", "chess"], "there is no game called 'chess'"),
        (["report", "/nowhere/r.parquet"], "there is no file /nowhere/r.parquet: `starboard simulate GAME --out"),
        (["play", "--load", "/nowhere/s.json"], "there is no /nowhere/s.json: check its name and its folder"),
        (["doctor", "/nowhere/s.db"], "there is no file /nowhere/s.db: check its name"),
        (["check", "/nowhere/world"], "there is no folder /nowhere/world: `starboard new GAME NAME` begins a world"),
        (["serve", "--drafts", "/nowhere", "--no-browser"], "/nowhere is no folder: `starboard new"),
        (["rulebook", "tictactoe", "wormhole"], "nothing about “wormhole”: try one word, or the id of a rule"),
        (["rulebook", "tictactoe", "TT-ZZZ-99"], "nothing about “TT-ZZZ-99”"),
    ],
)
def test_bad_words_get_a_sentence_and_exit_code_2(command, message, capsys):
    assert main(command) == 2
    err = capsys.readouterr().err
    assert message in err
    assert "Traceback" not in err


def test_a_server_with_no_drafts_to_serve_does_not_say_that_it_plays(capsys):
    assert main(["serve", "--drafts", "/nowhere", "--no-browser"]) == 2
    assert "plays at" not in capsys.readouterr().out


@pytest.mark.parametrize("port", ["x", "99999", "-1"])
def test_a_port_is_a_number_that_ports_have(port, capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["serve", f"--port={port}"])
    assert f"a port is a number from 0 to 65535, not {port}" in capsys.readouterr().err


def test_a_setting_says_with_how_many_players_it_matters(capsys, monkeypatch):
    game = find("tictactoe")
    monkeypatch.setattr(game, "seats", range(2, 4))
    monkeypatch.setattr(game, "settings", (Setting("rival", ("no", "yes"), (3,)),))
    assert main(["play", "tictactoe", "--seats", "2", "--set", "rival=yes"]) == 2
    assert "the setting rival of tictactoe matters only with --seats 3, not with 2" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not a save of Starboard"),
        (b"\xff\xfe", "not a save of Starboard"),
        (SAVE % b"{", "not a save of Starboard"),
        (SAVE % b'{"marks": "x"}', "damaged"),
        (SAVE.replace(b"1,", b"8,", 1) % b"{}", "format 8, and this program reads format 1"),
        (SAVE.replace(b'"version": 1', b'"version": 9') % b"{}", "version 9; this program reads up to 1"),
        (SAVE.replace(b"tictactoe", b"go") % b"{}", "there is no game called 'go'"),
        (SAVE % b'{"setup": {"cartridge": "moon"}}', "no cartridge 'moon'"),
    ],
)
def test_a_bad_save_gets_a_sentence_exit_code_2_and_stays_as_it_was(data, message, capsys, tmp_path):
    file = tmp_path / "bad.json"
    file.write_bytes(data)
    for command in (["play", "--load", str(file)], ["replay", str(file)]):
        assert main(command) == 2
        assert message in capsys.readouterr().err
    assert file.read_bytes() == data
    assert list(tmp_path.iterdir()) == [file]


def test_a_save_whose_answers_do_not_lead_to_its_state_is_not_stepped_through(capsys, tmp_path):
    from starboard.kernel.codec import Said
    from starboard.kernel.replay import start
    from starboard.kernel.setup import Setup
    from starboard.kernel.words import opt

    g = start("tictactoe", Setup())
    g.answer(0, opt("mark", "b2"))
    pack = codec(find("tictactoe"))
    file = tmp_path / "odd.json"
    for answers, message in (
        ((), "knows 0 of the 1 answers"),
        ((Said(0, opt("mark", "a1")),), "ends elsewhere"),
        ((Said(0, opt("fly")),), "answer 1, 'fly' by seat 1, does not hold"),
    ):
        file.write_bytes(pack.save(g.s, answers))
        assert main(["replay", str(file)]) == 2
        assert message in capsys.readouterr().err
