"""Whole games at a real terminal, answered by typed numbers, to the end, in English and in French."""

import os
import pty
import random
import re
import subprocess
import sys

import pytest

RAW = re.compile(r"\{ ?\$|\b(?:do|event|option|prompt|term|text|why)-[a-z]|\b[a-z]+_[a-z_]+\b|Traceback")
ENGLISH = re.compile(r"\b(?:the|and|with|your|you|this|from|not|are|of)\b")
PROMPT = re.compile(r"(?:Player|Joueur|Explorer|Explorateur) \d+ > $")
PASSED = re.compile(r"(?:press Enter\.|appuyez sur Entrée\.)\s*$")
OVER = re.compile(r"(?:or Enter to leave|ou Entrée pour partir) > $")
OPTION = re.compile(r"^ +(\d+)\. (.*)$", re.MULTILINE)
MOST = 800


class Terminal:
    """`starboard play` behind a pty: what is shown, and what is typed."""

    def __init__(self, *words: str) -> None:
        ours, theirs = pty.openpty()
        command = [sys.executable, "-c", "from starboard.cli import main; raise SystemExit(main())", "play", *words]
        where = {**os.environ, "TERM": "dumb", "COLUMNS": "80"}
        self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=where, close_fds=True)
        os.close(theirs)
        self.end = ours
        self.shown = ""

    def read(self) -> str:
        """All that is shown until something is asked."""
        text = ""
        while not (PROMPT.search(text) or PASSED.search(text) or OVER.search(text)):
            try:
                data = os.read(self.end, 65_536)
            except OSError:  # the program has ended
                break
            text += data.decode(errors="replace").replace("\r\n", "\n")
        self.shown += text
        return text

    def type(self, words: str) -> None:
        os.write(self.end, f"{words}\n".encode())

    def close(self) -> int:
        """The exit code; who has not left by now is shown out."""
        try:
            return self.process.wait(timeout=60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()
        finally:
            os.close(self.end)


def play(terminal: Terminal, seed: int, prefers: str = r"(?!)") -> tuple[int, str]:
    """Numbers typed by a mind that a seed decides, until the game is over: how many, and what is shown at the end."""
    mind, liked, typed = random.Random(seed), re.compile(prefers), 0
    while not OVER.search(text := terminal.read()):
        assert terminal.process.poll() is None and typed < MOST, text[-3000:]
        if PASSED.search(text):
            terminal.type("")
            continue
        options = OPTION.findall(text)
        assert options, text[-3000:]
        best = [number for number, label in options if liked.match(label)]
        terminal.type(mind.choice(best if best and mind.random() < 0.5 else [number for number, _ in options]))
        typed += 1
    return typed, text


@pytest.mark.parametrize(
    ("lang", "words", "ends"),
    [
        ("en", ("unsettled", "--cartridge", "tiny"), "Nobody has any strength left"),
        ("fr", ("unsettled", "--cartridge", "meticula", "--bot", "1", "--bots", "quick"), "Plus personne n’a de force"),
        ("en", ("seti", "--bot", "1", "--bots", "quick"), "Won by"),
        ("fr", ("seti", "--seats", "1"), "Les cinq manches sont terminées"),
        ("en", ("under_our_sun", "--cartridge", "tiny", "--seats", "1"), "What became of them"),
        ("fr", ("under_our_sun", "--cartridge", "dry_well", "--bot", "1", "--bots", "quick"), "Ce qu’il en reste"),
    ],
    ids=["unsettled-en", "unsettled-fr", "seti-en", "seti-fr", "sun-en", "sun-fr"],
)
def test_a_whole_game_by_typed_numbers(lang: str, words: tuple[str, ...], ends: str):
    terminal = Terminal(*words, "--lang", lang, "--seed", "5")
    try:
        typed, last = play(terminal, 5, "Pass for this round|Passer")
        terminal.type("")
    finally:
        code = terminal.close()

    assert code == 0
    assert typed > 15
    assert ends in last, last[-2000:]
    assert not RAW.search(terminal.shown), RAW.search(terminal.shown)
    if lang == "fr":
        assert not ENGLISH.search(terminal.shown), ENGLISH.search(terminal.shown)
