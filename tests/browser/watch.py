"""What must not happen while somebody plays, on any page and in the server: watched in every test of the browser."""

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, Response

from starboard.kernel.texts import Say

TEXT = """() => {
  const foreign = [...document.querySelectorAll('body [lang]')];  // says that it is in another language
  const ours = (each) => !foreign.some((other) => other.contains(each));
  const said = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].filter(ours)
    .flatMap((each) => ['aria-label', 'title', 'placeholder', 'alt'].map((name) => each.getAttribute(name)));
  const drawn = [...document.querySelectorAll('svg text')].map((each) => each.textContent);
  const other = foreign.map((each) => each.innerText);
  const lines = document.body.innerText.split('\\n').filter((line) => !other.includes(line));
  return [...new Set([document.title, ...lines, ...drawn, ...said])].filter(Boolean);
}"""
RAW = [
    re.compile(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object |\bNone\b(?! of )"),  # a hole in a sentence
    re.compile(
        r"\b(?!end-of-)(?:ask|do|end|event|is|name|option|part|prompt|refuse|step|term|text|tip|why)-[a-z]+(?:-[a-z]+)*\b"
    ),
    re.compile(r"\b[a-z]+_[a-z_]+\b"),  # the key of a piece of content
]
ENGLISH = re.compile(r"\b(?:the|and|with|your|you|this|that|from|not|is|are|has|have|of|to|it|its|an)\b", re.IGNORECASE)
CANCELLED = "net::ERR_ABORTED"  # the page went elsewhere before it had it


class Watch:
    """Collects what went wrong; a test ends with none of it."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []
        self._read: set[tuple[bool, str]] = set()

    def forgive(self, pattern: str) -> None:
        """What a test brings about on purpose."""
        self.forgiven.append(re.compile(pattern))

    def saw(self, fault: str) -> None:
        if not any(each.search(fault) for each in self.forgiven):
            self.faults.append(fault)

    def over(self, page: Page) -> None:
        """From now on, whatever this page reports is seen."""
        page.on("pageerror", lambda error: self.saw(f"page error: {error}"))
        page.on("console", self._console)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.saw(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != CANCELLED:
            self.saw(f"request failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.saw(f"status {response.status}: {response.request.method} {response.url}")

    def read(self, page: Page, french: bool | None = None) -> None:
        """Reads all that the page says: no key in place of a text, and in French no English."""
        french = page.locator("html").get_attribute("lang") == "fr" if french is None else french
        lines: list[str] = page.evaluate(TEXT)
        for line in lines:
            if (french, line) in self._read:
                continue
            self._read.add((french, line))
            for pattern in [*RAW, *([ENGLISH] if french else [])]:
                if found := pattern.search(line):
                    self.saw(f"reads “{found[0]}” in: {line[:200]}")


class LogEar(logging.Handler):
    """Hears what the server logs as an error."""

    def __init__(self, watch: Watch) -> None:
        super().__init__(logging.ERROR)
        self.watch = watch

    def emit(self, record: logging.LogRecord) -> None:
        self.watch.saw(f"server: {self.format(record)}")


@contextmanager
def heard(watch: Watch) -> Iterator[None]:
    """What the server in this process logs as an error."""
    ear = LogEar(watch)
    logging.getLogger().addHandler(ear)
    yield
    logging.getLogger().removeHandler(ear)


def spied(found: list[str]) -> None:
    """From now on, texts that are looked for and not there are noted; before anything has spoken."""
    written = Say._written

    def noted(say: Say, key: str, args: tuple[tuple[str, Any], ...]) -> str:
        if not say.has(key):
            found.append(f"no text called {key} in {say.lang}")
        return written(say, key, args)

    Say._written = noted  # type: ignore[method-assign,assignment]  # the one place where texts are looked up
