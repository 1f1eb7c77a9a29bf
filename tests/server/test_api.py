"""The lobby and the replay over HTTP, in both languages."""

import gzip
import json
from pathlib import Path

import httpx

from tests.server.served import Served, serving


def test_health_tells_that_it_is_there(at: Served):
    told = at.nobody().get("health")

    assert told["version"] and told["seconds"] >= 0


def test_games_come_with_their_cartridges_settings_and_bots(at: Served):
    games = {game["key"]: game for game in at.nobody().get("games", lang="fr")}

    tictactoe = games["tictactoe"]
    assert tictactoe["seats"] == [2] and tictactoe["title"] == "Morpion" and tictactoe["rulebook"]
    assert [cartridge["key"] for cartridge in tictactoe["cartridges"]] == ["classic", "wide"]
    assert {"key": "random", "label": "Au hasard"} in tictactoe["bots"]


def test_a_difficulty_says_with_how_many_players_it_matters_and_is_left_out_elsewhere(at: Served):
    games = {game["key"]: game for game in at.nobody().get("games")}
    assert games["seti"]["difficulty_seats"] == [1] and "difficulty_seats" not in games["unsettled"]

    two = at.person("Ann").opens("me", "hot", game="seti", cartridge="base", difficulty="3")
    alone = at.person("Bo").opens("me", game="seti", cartridge="base", difficulty="3")
    assert "difficulty" not in two and alone["difficulty"] == "3"


def test_a_rulebook_is_read_in_a_language(at: Served):
    english, french = (at.nobody().get("games/tictactoe/rulebook", lang=lang) for lang in ("en", "fr"))

    assert english["lang"] == "en" and french["title"] == "Morpion"
    rules = [rule for chapter in french["chapters"] for entry in chapter["entries"] for rule in entry.get("rules", [])]
    assert "TT-TRN-02" in rules


def test_a_picture_of_a_rulebook_is_a_scene_in_the_readers_language(at: Served):
    english, french = (at.nobody().get("games/tictactoe/pictures/middle", lang=lang) for lang in ("en", "fr"))

    assert sorted(piece["at"] for piece in english["board"][0]["pieces"]) == ["a3", "b2", "c3"]
    assert english["board"][0]["label"] != french["board"][0]["label"]


def test_the_rulebook_on_the_shelf_has_a_chapter_of_every_world_that_can_be_chosen(at: Served):
    titles = [c["title"] for c in at.nobody().get("games/unsettled/rulebook", lang="fr")["chapters"]]
    own = [title for title in titles if "les règles de cette planète" in title]
    assert [title.split("\u00a0:")[0] for title in own] == ["Méticula", "Vespéra"]
    assert titles.index(own[0]) < titles.index("Votre tour, règle par règle") and "La tâche jusqu’ici" not in titles


def test_the_rulebook_at_a_table_has_its_worlds_chapter_and_no_species_that_is_not_discovered(at: Served):
    ann = at.person("Ann")
    planet = ann.opens("me", "hot", game="unsettled", cartridge="vespera")
    titles = [c["title"] for c in ann.get(f"tables/{planet['id']}/rulebook")["chapters"]]
    assert "Vespera: this planet's own rules" in titles

    sky = ann.opens("me", "hot", game="seti", cartridge="base")
    titles = [c["title"] for c in ann.get(f"tables/{sky['id']}/rulebook")["chapters"]]
    assert "Species" in titles and "The Mascamites" not in titles


def test_a_cookie_out_of_reach_of_scripts_makes_somebody(at: Served):
    with httpx.Client(base_url=at.url) as browser:
        assert browser.get("/api/me").json() == {}

        made = browser.put("/api/me", json={"name": "Ann"})

        assert "HttpOnly" in made.headers["set-cookie"] and "samesite=lax" in made.headers["set-cookie"].lower()
        assert browser.get("/api/me").json()["name"] == "Ann"
        assert browser.put("/api/me", json={"name": "Anna"}).json()["id"] == made.json()["id"]
        assert "token" not in made.text


def test_a_friend_joins_by_a_link(at: Served):
    ann, bo, cleo = at.person("Ann"), at.person("Bo"), at.person("Cleo")
    table = ann.opens("me", "invite", name="Late Orbit")
    token = table["invites"][0]["token"]
    assert "invites" not in cleo.get(f"tables/{table['id']}")

    seen = bo.get(f"invites/{token}")
    assert seen["seat"] == 1 and "free" not in seen and seen["table"]["name"] == "Late Orbit"
    assert bo.post(f"invites/{token}")["seat"] == 1
    assert bo.post(f"invites/{token}")["seat"] == 1
    assert cleo.post(f"invites/{token}")["code"] == "seat_taken"
    assert cleo.get(f"invites/{token}")["free"] is False
    assert cleo.get("invites/nothing")["code"] == "unknown_invite"


def test_lists_show_open_running_and_my_tables(at: Served):
    ann, bo = at.person("Ann"), at.person("Bo")
    table = ann.opens("me", "open", listed=True, name="Everybody")
    private = ann.opens("me", "open")

    assert table["id"] in [card["id"] for card in bo.get("tables").get("open", [])]
    assert private["id"] not in [card["id"] for card in bo.get("tables").get("open", [])]
    assert bo.post(f"tables/{table['id']}/sit", {})["seat"] == 1
    assert table["id"] in [card["id"] for card in bo.get("tables").get("running", [])]
    assert bo.post(f"tables/{table['id']}/sit", {})["code"] in ("not_allowed", "seat_taken")
    mine = {card["id"]: card for card in ann.get("me/tables")}
    assert mine[table["id"]]["your_turn"] and mine[table["id"]]["yours"] == [0]
    assert [card["id"] for card in bo.get("me/tables")] == [table["id"]]


def test_a_list_says_in_one_line_where_a_long_game_stands(at: Served):
    ann = at.person("Ann")
    ann.opens("me", "hot", game="seti", cartridge="base", listed=True)
    ann.opens("me", "open", listed=True)

    english, french = ([card.get("standing") for card in ann.get("me/tables", lang=lang)] for lang in ("en", "fr"))
    assert english == [None, "Round 1 of 5"] and french == [None, "Manche 1 sur 5"]
    assert "Round 1 of 5" in [card.get("standing") for card in at.nobody().get("tables")["running"]]


def test_an_account_keeps_tables_across_devices(at: Served):
    credentials = {"name": "Ines", "password": "correct horse"}
    with httpx.Client(base_url=at.url) as laptop, httpx.Client(base_url=at.url) as phone:
        laptop.put("/api/me", json={"name": "Ines"})
        table = laptop.post(
            "/api/tables", json={"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "hot"}]}
        ).json()
        assert laptop.post("/api/account", json=credentials).json()["account"] == "ines"
        phone.put("/api/me", json={"name": "Somebody"})
        other = phone.post(
            "/api/tables", json={"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "open"}]}
        ).json()

        assert phone.post("/api/account/login", json=credentials | {"password": "wrong horse"}).status_code == 401
        assert phone.post("/api/account/login", json=credentials).json()["name"] == "Ines"

        ids = {card["id"] for card in phone.get("/api/me/tables").json()}
        assert ids == {table["table"]["id"], other["table"]["id"]}
        assert {card["id"] for card in laptop.get("/api/me/tables").json()} == ids
        phone.post("/api/account/logout")
        assert phone.get("/api/me").json() == {}
        assert phone.post("/api/account", json=credentials).status_code == 401


def test_a_name_is_taken_once(at: Served):
    ann, bo = at.person("Ann"), at.person("Bo")
    ann.post("account", {"name": "Twin", "password": "correct horse"})

    assert bo.post("account", {"name": "TWIN", "password": "another horse"})["code"] == "name_taken"


def test_a_game_is_stepped_through_continued_and_taken_along(at: Served):
    ann = at.person("Ann")
    table = ann.opens("me", "hot")["id"]
    with ann.sits(table, look=0) as a:
        a.answer("a1", seat=0, question=0)
        a.answer("b2", seat=1, question=1)

    steps = ann.get(f"tables/{table}/positions", seat=0)
    assert steps["last"] == 2 and steps["steps"][1]["lines"] == ["Player 2 marks b2."]
    then = ann.get(f"tables/{table}/scene", position=1, seat=0, lang="fr")
    assert then["position"] == 1 and then["scene"]["answers"] == 1
    again = ann.post(f"tables/{table}/whatif", {"position": 1})
    assert again["table"]["first"] == 1 and again["table"]["name"].startswith("What if")

    file = ann.http.get(f"/api/tables/{table}/export")
    assert "attachment" in file.headers["content-disposition"]
    back = ann.post("import", file.json())
    assert ann.get(f"tables/{back['table']['id']}/positions")["last"] == 2


def test_the_document_describes_the_socket_too(at: Served):
    document = at.nobody().get("openapi.json")
    schemas = document["components"]["schemas"]

    assert {"ClientFrame", "ServerFrame", "View", "Hello", "Scene", "Problem"} <= set(schemas)
    assert schemas["ClientFrame"]["discriminator"]["mapping"]["answer"].endswith("/Answer")
    assert "/api/tables/{table}/scene" in document["paths"]
    assert "cdn" not in json.dumps(document).lower()


def test_without_a_client_the_page_says_so(at: Served):
    page = httpx.get(f"{at.url}/")

    assert page.status_code == 200 and "make play" in page.text
    assert "default-src 'self'" in page.headers["content-security-policy"]


def test_the_client_is_served_and_every_other_address_is_its_page(tmp_path: Path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>client</title>" + " " * 600)
    (static / "assets" / "app-1a2b.js").write_text("export {}" + " " * 600)
    (tmp_path / "secret.txt").write_text("no")
    with serving(tmp_path, static=static) as at, httpx.Client(base_url=at.url) as browser:
        page = browser.get("/table/abc?at=3")
        assert "client" in page.text and page.headers["content-encoding"] == "gzip"
        script = browser.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
        assert browser.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
        assert browser.get("/%2e%2e/secret.txt").text != "no"
        assert browser.get("/api/nothing").status_code == 404


def test_a_file_goes_as_short_as_the_browser_can_read_it(tmp_path: Path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "app-1a2b.js").write_text("export {}" + " " * 600)
    (static / "assets" / "app-1a2b.js.br").write_bytes(b"as the build packed it")

    with serving(tmp_path, static=static) as at, httpx.Client(base_url=at.url) as browser:

        def sent(accepted: str) -> tuple[str | None, bytes]:
            headers = {"Accept-Encoding": accepted}
            with browser.stream("GET", "/assets/app-1a2b.js", headers=headers) as answer:
                assert answer.headers["vary"] == "Accept-Encoding"
                return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())

        assert sent("gzip, deflate, br, zstd") == ("br", b"as the build packed it")
        coding, packed = sent("gzip, deflate")
        assert coding == "gzip" and gzip.decompress(packed).startswith(b"export {}")
        assert sent("identity") == (None, b"export {}" + b" " * 600)
        assert sent("brotli-like")[0] is None
