"""Presses keys in a review on a terminal of its own, and looks at the screen and at the files.

Usage: review_in_terminal.py PROGRAM
"""

import fcntl
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import termios
import time

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
# What takes longer hangs, in seconds.
HANGS_AFTER = 300


class Terminal:
    """A program on a pseudo terminal."""

    def __init__(self, words, folder, background=False, **environment):
        self.main, side = pty.openpty()
        termios.tcsetwinsize(self.main, (40, 100))
        self.before = termios.tcgetattr(side)
        self.side = side
        call = [PROGRAM, *words]
        if background:
            call = [sys.executable, __file__, PROGRAM, "--in-background", *words]
        self.process = subprocess.Popen(
            call, cwd=folder, stdin=side, stdout=side, stderr=side, start_new_session=True,
            env={"PATH": "/usr/bin:/bin", "TERM": "xterm-256color", **environment})
        self.text = self.everything = ""

    def wait_for(self, words):
        end = time.monotonic() + HANGS_AFTER
        while words not in plain(self.text):
            has_ended = self.process.poll() is not None
            if select.select([self.main], [], [], 0.2)[0]:
                try:
                    read = os.read(self.main, 1 << 16).decode(errors="replace")
                    self.text += read
                    self.everything += read
                except OSError:
                    has_ended = True
            elif has_ended or time.monotonic() > end:
                state = "ended" if has_ended else "runs"
                raise AssertionError(f"the program {state}, and its screen does not say {words!r} but "
                                     f"{plain(self.text)[-600:]!r}")

    def wait_until_raw(self):
        """Returns at the first moment in which keys are read one by one: the program has just taken the terminal."""
        end = time.monotonic() + HANGS_AFTER
        while termios.tcgetattr(self.side)[3] & termios.ICANON:
            assert time.monotonic() < end, "the terminal was never taken"

    def press(self, keys):
        self.text = ""
        os.write(self.main, keys.encode())

    def end(self):
        code = self.process.wait(HANGS_AFTER)
        after = termios.tcgetattr(self.side)
        assert after[3] == self.before[3], "the terminal was not put back"
        os.close(self.side)
        os.close(self.main)
        return code


def in_background(words):
    """Runs the program as SwiftPM does: on the session's terminal, in a process group that is not in the foreground."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    process = subprocess.Popen([PROGRAM, *words], process_group=0)
    print(f"process {process.pid}", flush=True)
    code = process.wait()
    # A program that keeps the terminal would leave its caller where keys cannot be read.
    assert os.tcgetpgrp(0) == os.getpgrp(), "the terminal was not given back"
    sys.exit(code if code >= 0 else 128 - code)


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


def background():
    folder = demo()
    before = contents(folder)
    terminal = Terminal(["review"], folder, background=True)
    # One decision would prove nothing: a review that ends early says the same.
    for number, (key, answer) in enumerate([("s", "Reviewing 2"), ("r", "Rejected 1 assertion."), ("a", "Accepted 2 ")], 1):
        terminal.wait_for("q quit")
        terminal.press(key)
        terminal.wait_for(answer)
    assert changed(before, contents(folder)) == {"ProfileTests", "SettingsTests"}
    terminal.wait_for("q quit")
    terminal.press("A")
    terminal.wait_for("Accepted 4, rejected 1, refused 0, left 1 decision.")
    assert terminal.end() == 1
    shutil.rmtree(folder)


def ended_by_a_signal():
    for number in [signal.SIGTERM, signal.SIGHUP]:
        for moment in [Terminal.wait_until_raw, lambda terminal: terminal.wait_for("q quit")]:
            folder = demo()
            terminal = Terminal(["review"], folder, background=True)
            terminal.wait_for("process ")
            moment(terminal)
            os.kill(int(re.search(r"process (\d+)", terminal.everything)[1]), number)
            assert terminal.end() == 128 + number
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
    terminal.wait_for("Try:")
    assert terminal.end() == 0
    shutil.rmtree(folder)


if sys.argv[2:3] == ["--in-background"]:
    in_background(sys.argv[3:])
for check in [review_with_keys, interrupt, background, ended_by_a_signal, open_file, progress]:
    check()
print("keys, colours, interruption, opening and progress work on a terminal, also from the background")
