"""The desk as an MCP server: an assistant sits down at a game, reads the scene, lists options, asks a rule, answers."""

from collections.abc import Callable
from functools import wraps
from typing import Annotated, ParamSpec, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from starboard.doors.desk import Desk, DeskError
from starboard.kernel.texts import Language

P = ParamSpec("P")
R = TypeVar("R")

INSTRUCTIONS = """You sit at a board game. Call `games`, then `sit`. `answer` takes an option's number or its words, and
tells what happened, what changed and what is asked next; where an option shows [+], a + after the number also ends
your turn. A turn in which nothing is left that could matter ends by itself. `look` shows the whole table, `options`
lists all that you may answer, `card` opens a card or a place, `rule` the rulebook. A refused answer changes nothing
and says why. You never see what your seat may not know."""


def report_errors(work: Callable[P, R]) -> Callable[P, R]:
    """The same, with what goes wrong said in a sentence: other errors reach the assistant without their reason."""

    @wraps(work)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return work(*args, **kwargs)
        except (DeskError, LookupError, ValueError) as error:
            raise ToolError(str(error)) from None

    return wrapped


def server(lang: Language = "en") -> MCPServer:
    """A server with one desk."""
    desk = Desk(lang)
    server_ = MCPServer("starboard", instructions=INSTRUCTIONS, log_level="WARNING")

    @server_.tool()
    @report_errors
    def games() -> str:
        """Which games there are, with their seats, cartridges and difficulties."""
        return desk.games()

    @server_.tool()
    @report_errors
    def sit(
        game: Annotated[str, Field(description="the key of a game, as `games` lists it")],
        seat: Annotated[int, Field(description="your seat, from 1")] = 1,
        seats: Annotated[int, Field(description="how many play; 0: as few as may")] = 0,
        others: Annotated[str, Field(description="who plays the other seats: random, easy, normal, strong")] = "normal",
        cartridge: Annotated[str, Field(description="the world to play in; empty: the easiest")] = "",
        difficulty: Annotated[str, Field(description="one of those that `games` lists; empty: the first")] = "",
        seed: Annotated[int, Field(description="the same seed and answers give the same game")] = 0,
    ) -> str:
        """Start a table and take a seat (from 1); bots (random, easy, normal, strong) take the others."""
        return desk.sit(game, seat, seats, others, cartridge, difficulty, seed)

    @server_.tool()
    @report_errors
    def look() -> str:
        """What happened, what your seat sees now, and its question."""
        return desk.look()

    @server_.tool()
    @report_errors
    def options() -> str:
        """Everything you may answer now: number, words, meaning."""
        return "\n".join(f"{one.number}. {one.words} ({one.label})" for one in desk.choices()) or "nothing is asked now"

    @server_.tool()
    @report_errors
    def answer(
        option: Annotated[str, Field(description="the number of an option, or its words as `options` lists them")],
    ) -> str:
        """Answer; then bots answer until you are asked again.  You read what changed; `look` shows the whole."""
        return desk.answer(option)

    @server_.tool()
    @report_errors
    def card(name: Annotated[str, Field(description="part of the name of a card or a place that you can see")]) -> str:
        """A card with all that is written on it, or a place with what it gives, costs and holds."""
        return desk.card(name)

    @server_.tool()
    @report_errors
    def rule(
        about: Annotated[str, Field(description="the id of a rule, or words; empty: the open question")] = "",
    ) -> str:
        """The rulebook: by a rule's id, by words, or, without any, about the open question."""
        return desk.rule(about)

    @server_.tool()
    @report_errors
    def advice() -> str:
        """What a search thinks of your best three options; it knows no more than you do."""
        return desk.advice()

    return server_
