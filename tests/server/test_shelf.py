"""The shelf of the lobby: the easiest cartridge first; one that is broken, and one for tests, are not on it."""

from starboard.kernel.cartridge import say
from starboard.kernel.registry import find
from starboard.server.infos import _shelf, game_infos
from starboard.testing import rule
from tests.server.served import Served

SAID = "title: {en: A, fr: A}\nblurb: {en: A., fr: A.}\n"


def test_a_broken_cartridge_is_left_out_and_told(tmp_path, monkeypatch, caplog):
    for name, text in (
        ("broken", "title: 3\n"),
        ("secret", SAID + "listed: false\n"),
        ("easy", SAID + "challenge: 0\n"),
    ):
        folder = tmp_path / "tictactoe" / name
        folder.mkdir(parents=True)
        (folder / "cartridge.yaml").write_text(text)
        (folder / "grid.yaml").write_text("{size: 3, line: 3}\n")
    monkeypatch.setenv("STARBOARD_CARTRIDGES", str(tmp_path))
    game = find("tictactoe")

    shelf = [one.key for one in _shelf("tictactoe", game, say(game, "classic", "en"))]

    assert shelf == ["easy", "classic", "wide"]
    assert "broken/cartridge.yaml:1:8" in caplog.text


def test_every_choice_of_a_new_table_is_called_something_in_both_languages():
    for game in (*game_infos("en"), *game_infos("fr")):
        offered = [(one.key, one.label) for one in game.difficulties]
        offered += [(one.key, one.label) for one in game.settings]
        offered += [(value.key, value.label) for one in game.settings for value in one.values]
        bare = [key for key, label in offered if label == key and not key.isdigit()]
        assert not bare, (game.title, bare)


@rule("IV-OPS-02")
def test_the_shelf_warns_of_an_operation_and_forbids_nothing(at: Served):
    """Not of the Tutorial, nor of the campaign itself."""
    ann = at.person("Ann")
    for lang, word in (("en", "secret envelope"), ("fr", "enveloppe secrète")):
        vanguard = next(game for game in ann.get("games", lang=lang) if game["key"] == "iss_vanguard")
        said = {one["key"]: one.get("warning", "") for one in vanguard["cartridges"]}
        assert {key for key in said if word in said[key]} == {"marrow", "tidewater", "verdigris"}
        assert {key for key in said if not said[key]} == {"ferry_rock", "unlit_road"}
    assert ann.opens("me", "me", "me", "me", game="iss_vanguard", cartridge="marrow")["cartridge"] == "marrow"
