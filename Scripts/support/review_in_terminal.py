"""Presses keys in a review on a terminal of its own, and looks at the screen and at the files.

Usage: review_in_terminal.py PROGRAM
"""

import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import termios
import time

PROGRAM = pathlib.Path(sys.argv[1]).resolve()


class Terminal:
    """A program on a pseudo terminal."""

    def __init__(self, words, folder, **environment):
        self.main, side = pty.openpty()
        termios.tcsetwinsize(self.main, (40, 100))
        self.before = termios.tcgetattr(side)
        self.side = side
        self.process = subprocess.Popen(
            [PROGRAM, *words], cwd=folder, stdin=side, stdout=side, stderr=side, start_new_session=True,
            env={"PATH": "/usr/bin:/bin", "TERM": "xterm-256color", **environment})
        self.text = ""

    def wait_for(self, words, patience=120):
        end = time.monotonic() + patience
        while words not in plain(self.text):
            left = end - time.monotonic()
            if left <= 0:
                raise AssertionError(f"the screen does not say {words!r} but {plain(self.text)[-600:]!r}")
            if select.select([self.main], [], [], left)[0]:
                try:
                    self.text += os.read(self.main, 1 << 16).decode(errors="replace")
                except OSError:
                    raise AssertionError(f"the program ended before it said {words!r}") from None

    def press(self, keys):
        self.text = ""
        os.write(self.main, keys.encode())

    def end(self):
        code = self.process.wait(20)
        after = termios.tcgetattr(self.side)
        assert after[3] == self.before[3], "the terminal was not put back"
        os.close(self.side)
        os.close(self.main)
        return code


def plain(text):
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def demo():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="review-"))
    subprocess.run([PROGRAM, "demo", "--into", "."], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder


def contents(folder):
    base = folder / "Snapshots"
    return {str(path.relative_to(base)): path.read_bytes() for path in sorted(base.rglob("*.*")) if path.is_file()}


def changed(before, after):
    return {name.split("/")[1] for name in after if after[name] != before.get(name)}


def review_with_keys():
    folder = demo()
    before = contents(folder)
    terminal = Terminal(["review"], folder)
    terminal.wait_for("Reviewing 1 of 5")
    terminal.wait_for("q quit")
    assert "emptyCart" in plain(terminal.text)
    assert "\x1b[38;2;" in terminal.text, "there is no picture"
    terminal.press("d")
    terminal.wait_for("q quit")
    assert "▀" not in terminal.text, "d hides nothing"
    terminal.press("d")
    terminal.wait_for("▀")
    terminal.wait_for("q quit")
    terminal.press("i")
    terminal.wait_for("CartTests.swift:12")
    terminal.wait_for("q quit")
    terminal.press("i")
    terminal.wait_for("q quit")
    terminal.press("s")
    terminal.wait_for("Reviewing 2 of 5")
    terminal.wait_for("q quit")
    terminal.press("r")
    terminal.wait_for("Rejected 1 assertion.")
    # One cause in two tests on eight devices is one key.
    terminal.wait_for("title.top == avatar.bottom + 28, was + 16")
    terminal.wait_for("q quit")
    terminal.press("\x1b[Aa")
    terminal.wait_for("Accepted 2 assertions.")
    assert changed(before, contents(folder)) == {"ProfileTests", "SettingsTests"}
    terminal.wait_for("q quit")
    terminal.press("A")
    terminal.wait_for("Accepted 4, rejected 1, refused 0, left 1 decision.")
    assert terminal.end() == 1
    assert changed(before, contents(folder)) == {"ProfileTests", "SettingsTests", "ThemeTests", "WelcomeTests"}
    shutil.rmtree(folder)


def interrupt():
    folder = demo()
    before = contents(folder)
    terminal = Terminal(["review"], folder, NO_COLOR="1")
    terminal.wait_for("q quit")
    assert not re.search(r"\x1b\[[0-9;]*m", terminal.text), "NO_COLOR is not honoured"
    terminal.press("\x03")
    terminal.wait_for("left 5 decisions.")
    assert terminal.end() == 1
    assert contents(folder) == before
    shutil.rmtree(folder)


def open_file():
    folder = demo()
    opener = folder / "opener"
    opener.write_text('#!/bin/sh\necho "$1" > opened\n')
    opener.chmod(0o755)
    terminal = Terminal(["review", "--filter", "accent"], folder, BROWSER=str(opener))
    terminal.wait_for("q quit")
    terminal.press("o")
    terminal.wait_for("q quit")
    assert (folder / "opened").read_text().strip().endswith("accent.iPhone8.diff.png")
    terminal.press("q")
    terminal.wait_for("left 1 decision.")
    terminal.end()
    shutil.rmtree(folder)


def progress():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="review-"))
    terminal = Terminal(["demo", "--into", ".", "--count", "150"], folder)
    terminal.wait_for("━")
    terminal.wait_for("Try:", 60)
    assert terminal.end() == 0
    shutil.rmtree(folder)


for check in [review_with_keys, interrupt, open_file, progress]:
    check()
print("keys, colours, interruption, opening and progress work on a terminal")
