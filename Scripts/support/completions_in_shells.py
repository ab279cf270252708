"""Lets bash, zsh and fish read the completions, and presses the tabulator key in each.

Usage: completions_in_shells.py PROGRAM
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
import time

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
# What takes longer hangs, in seconds.
HANGS_AFTER = 120
# What is typed, and what has to appear on the line.
TYPED = [("layout-snapshot rev", "layout-snapshot review"), ("layout-snapshot diff --met", "layout-snapshot diff --metric"),
         ("layout-snapshot completions fi", "layout-snapshot completions fish")]
SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], "-n", "source {script}\n"),
    "zsh": (["zsh", "-f", "-i"], "-n", "autoload -Uz compinit; compinit -D; source {script}\n"),
    "fish": (["fish", "--no-config", "-i"], "--no-execute", "source {script}\n"),
}


def plain(text):
    """The text without escape sequences: what moves, colours and asks the terminal."""
    return re.sub(r"\x1b(\[[0-9;?<>=]*[A-Za-z]|\][^\x07\x1b]*(\x07|\x1b\\)|[()][A-Z0-9]|[=>P][^\x1b]*)", "", text)


def press(words, setup, typed):
    """Types a line and a tabulator into a shell, and gives what it shows."""
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(tempfile.gettempdir())
        environment = {"PATH": f"{PROGRAM.parent}:/usr/local/bin:/usr/bin:/bin", "HOME": tempfile.mkdtemp(), "TERM": "xterm"}
        os.execvpe(words[0], words, environment)
    shown = ""

    def read(until):
        nonlocal shown
        end = time.monotonic() + HANGS_AFTER
        while not until(plain(shown)) and (left := end - time.monotonic()) > 0:
            if select.select([terminal], [], [], left)[0]:
                part = os.read(terminal, 1 << 16).decode(errors="replace")
                shown += part
                # fish asks what the terminal can do, and waits for an answer.
                if "\x1b[c" in part or "\x1b[0c" in part:
                    os.write(terminal, b"\x1b[?1;2c")
        return until(plain(shown))

    try:
        os.write(terminal, (setup + "echo rea''dy\n").encode())
        if not read(lambda text: "ready" in text):
            raise AssertionError(f"{words[0]} does not start: {plain(shown)!r}")
        shown = ""
        os.write(terminal, typed.encode() + b"\t")
        return lambda wanted: read(lambda text: wanted in text), lambda: plain(shown)
    finally:
        press.open.append((process, terminal))


press.open = []


def check(shell):
    words, syntax, setup = SHELLS[shell]
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder, "layout-snapshot." + shell)
        script.write_bytes(subprocess.run([PROGRAM, "completions", shell], check=True, capture_output=True).stdout)
        answer = subprocess.run([shell, syntax, script], capture_output=True, text=True, check=False)
        assert answer.returncode == 0 and not answer.stderr, f"{shell} cannot read its script: {answer.stderr}"
        for typed, wanted in TYPED:
            appears, shown = press(words, setup.format(script=script), typed)
            if not appears(wanted):
                raise AssertionError(f"{shell}: {typed!r} and a tabulator give {shown()!r}")
        for process, terminal in press.open:
            os.close(terminal)
            os.kill(process, 9)
            os.waitpid(process, 0)
        press.open.clear()


for name in SHELLS:
    if shutil.which(name):
        check(name)
        print(f"{name}: reads its script and completes commands, options and values")
    else:
        raise SystemExit(f"there is no {name}; apt-get install {name}")
