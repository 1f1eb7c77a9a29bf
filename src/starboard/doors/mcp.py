"""The desk as an MCP server: an assistant sits down at a game, reads the scene, lists options, asks a rule, answers."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from starboard.doors.desk import Desk, DeskError
from starboard.kernel.texts import Language

P = ParamSpec("P")
R = TypeVar("R")

INSTRUCTIONS = """You sit at a board game. Call `games`, then `sit`. `look` shows what your seat sees and its question;
`options` lists what you may answer. `answer` takes an option's number or its words. `rule` opens the rulebook. A
refused answer changes nothing and says why. You never see what your seat may not know."""


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
        game: str,
        seat: int = 1,
        seats: int = 0,
        others: str = "normal",
        cartridge: str = "",
        difficulty: str = "",
        seed: int = 0,
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
    def answer(option: str) -> str:
        """Answer with an option's number or its words; then bots answer until you are asked again."""
        return desk.answer(option)

    @server_.tool()
    @report_errors
    def rule(about: str = "") -> str:
        """The rulebook: by a rule's id, by words, or, without any, about the open question."""
        return desk.rule(about)

    @server_.tool()
    @report_errors
    def advice() -> str:
        """What a search thinks of your options; it knows no more than you do."""
        return desk.advice()

    return server_
