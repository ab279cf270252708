"""Presses keys in a review that SwiftPM runs as a plugin, serves a report, and stops it.

Usage, in a package with pending changes: plugin_on_terminal.py WORDS-THAT-CALL-THE-PLUGIN...
"""

import os
import pathlib
import pty
import re
import select
import sys
import time
import urllib.error
import urllib.request

# What takes longer hangs, in seconds: for a first answer SwiftPM may have to compile.
HANGS_AFTER = 1200


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, words):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execvpe(words[0], words, {**os.environ, "TERM": "xterm"})
        self.text = ""

    def wait_for(self, pattern):
        end = time.monotonic() + HANGS_AFTER
        while not (match := re.search(pattern, plain(self.text))):
            left = end - time.monotonic()
            try:
                if left <= 0 or not select.select([self.terminal], [], [], left)[0]:
                    raise OSError("nothing comes")
                self.text += os.read(self.terminal, 1 << 16).decode(errors="replace")
            except OSError as error:
                raise SystemExit(f"the terminal does not show {pattern} ({error}): {plain(self.text)[-2000:]!r}") from None
        return match

    def press(self, keys):
        self.text = ""
        os.write(self.terminal, keys.encode())

    def close(self):
        """The status with which the program ends. A terminal that is closed before would end it by a signal."""
        end = time.monotonic() + HANGS_AFTER
        while time.monotonic() < end:
            try:
                if select.select([self.terminal], [], [], 1)[0] and not os.read(self.terminal, 1 << 16):
                    break
            except OSError:
                break
        os.close(self.terminal)
        return os.waitpid(self.process, 0)[1]


def plain(text):
    """The text without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def answers(address):
    try:
        return b"<!DOCTYPE html>" in urllib.request.urlopen(address, timeout=HANGS_AFTER).read()
    except (urllib.error.URLError, OSError):
        return False


def main():
    call = sys.argv[1:]
    review = Terminal([*call, "review"])
    review.wait_for("Reviewing 1 of 4")
    # One change is passed over, so that the review ends by itself after three decisions with one left.
    for key, answer in [("s", "Reviewing 2"), ("a", "Accepted 1 assertion"), ("r", "Rejected 1 assertion"),
                        ("a", "Accepted 2, rejected 1, refused 0, left 1 decision")]:
        review.wait_for("q quit")
        review.press(key)
        review.wait_for(answer)
    if review.close() != 0:
        raise SystemExit("a review that left a change is no error")
    references = pathlib.Path("Snapshots/ClientTests/WordsTests")
    texts = [(references / f"{name}.txt").read_text().strip() for name in ["first", "second", "third"]]
    if texts != ["first after", "second before", "third after"]:
        raise SystemExit(f"the keys decided otherwise: {texts}")

    served = Terminal([*call, "report", "--serve"])
    address = served.wait_for(r"Serving at (http://127\S*)").group(1)
    served.wait_for("Control-C")
    if not answers(address):
        raise SystemExit("the served report does not answer")
    served.press("\x03")
    end = time.monotonic() + HANGS_AFTER
    while answers(address):
        if time.monotonic() > end:
            raise SystemExit("the report is served although Control-C was pressed")
        time.sleep(0.1)
    served.close()


main()
