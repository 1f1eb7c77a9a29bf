"""An assistant at a table, through the real protocol: it looks, lists, asks a rule, answers, and is refused."""

import asyncio

from mcp import Client
from mcp.types import TextContent

from starboard.doors.mcp import server


def talk(*calls, lang="en"):
    """Each call's text, and whether it was an error."""

    async def said():
        async with Client(server(lang)) as client:
            results = []
            for name, arguments in calls:
                result = await client.call_tool(name, arguments)
                content = result.content[0]
                assert isinstance(content, TextContent)
                results.append((content.text, bool(result.is_error)))
            return results

    return asyncio.run(said())


def test_it_lists_its_tools():
    async def names():
        async with Client(server()) as client:
            return {tool.name for tool in (await client.list_tools()).tools}

    assert asyncio.run(names()) == {"games", "sit", "look", "options", "answer", "card", "rule", "advice"}


def test_an_assistant_plays():
    listed, scene, options, after, rule = talk(
        ("games", {}),
        ("sit", {"game": "tictactoe", "others": "random", "seed": 3}),
        ("options", {}),
        ("answer", {"option": "b2"}),
        ("rule", {}),
    )
    assert "tictactoe: 2 to 2 seats; cartridges: classic, wide" in listed[0]
    assert "Which cell do you mark?" in scene[0]
    assert "5. mark b2 (Mark b2)" in options[0]
    assert "Player 1 marks b2." in after[0]
    assert "Player 2 marks " in after[0]
    assert "[TT-TRN-01]" in rule[0]
    assert not any(error for _, error in (listed, scene, options, after, rule))


def test_a_refusal_says_why_and_changes_nothing():
    _, _, refused, nonsense, after = talk(
        ("sit", {"game": "tictactoe", "others": "random"}),
        ("answer", {"option": "mark b2"}),
        ("answer", {"option": "mark b2"}),
        ("answer", {"option": "castle"}),
        ("look", {}),
    )
    assert refused == ("Error executing tool answer: B2 is marked already: choose an empty cell. [TT-TRN-02]", True)
    assert nonsense[1]
    assert "'castle' is not open; expected one of: mark" in nonsense[0]
    assert after[0].count("✕") == 1


def test_nothing_can_be_said_before_one_sits():
    ((text, error),) = talk(("answer", {"option": "b2"}))
    assert error
    assert "you sit at no table yet: call sit first" in text


def test_bad_seats_and_games_get_a_sentence():
    seats, game = talk(("sit", {"game": "tictactoe", "seat": 7}), ("sit", {"game": "chess"}))
    assert "tictactoe seats 2 to 2; take a seat from 1" in seats[0]
    assert "there is no game called 'chess'" in game[0]


def test_it_sees_no_more_than_its_seat(guests):
    """The other hand is a number of cards."""
    (scene, _), (advice, _) = talk(("sit", {"game": "mini", "seat": 1, "others": "random", "seed": 5}), ("advice", {}))
    assert scene.count("Hand") == 2
    assert "Chance to win: about " in advice


def test_in_french():
    ((scene, _),) = talk(("sit", {"game": "tictactoe", "others": "random"}), lang="fr")
    assert "Joueur 1" in scene


def test_the_game_is_played_to_its_end():
    sit = ("sit", {"game": "connect_four", "others": "random", "seed": 2})
    *_, last, options = talk(sit, *[("answer", {"option": "1"})] * 5, ("options", {}))
    assert "Won by" in last[0] or "cannot be said" in last[0]
    assert options[0] == "nothing is asked now"
