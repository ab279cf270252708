"""Presses keys in a review that SwiftPM runs as a plugin, serves a report, and stops it.

Usage, in a package with pending changes: plugin_on_terminal.py WORDS-THAT-CALL-THE-PLUGIN...
"""

import os
import pty
import re
import select
import sys
import time
import urllib.error
import urllib.request


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, words):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execvpe(words[0], words, {**os.environ, "TERM": "xterm"})
        self.text = ""

    def wait_for(self, pattern, patience=120):
        end = time.monotonic() + patience
        while not (match := re.search(pattern, self.text)):
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.terminal], [], [], left)[0]:
                raise SystemExit(f"the terminal does not show {pattern}: {self.text[-2000:]!r}")
            self.text += os.read(self.terminal, 1 << 16).decode(errors="replace")
        return match

    def press(self, keys):
        os.write(self.terminal, keys.encode())

    def close(self):
        os.close(self.terminal)
        return os.waitpid(self.process, 0)[1]


def answers(address):
    try:
        return b"<!DOCTYPE html>" in urllib.request.urlopen(address, timeout=10).read()
    except (urllib.error.URLError, OSError):
        return False


def main():
    call = sys.argv[1:]
    review = Terminal([*call, "review"])
    review.wait_for("quit")
    review.press("s")
    review.wait_for("Accepted 0, rejected 0, refused 0, left 1 decision")
    review.close()

    served = Terminal([*call, "report", "--serve"])
    address = served.wait_for(r"Serving at (http://127\S*)").group(1)
    served.wait_for("Control-C")
    if not answers(address):
        raise SystemExit("the served report does not answer")
    served.press("\x03")
    end = time.monotonic() + 10
    while answers(address):
        if time.monotonic() > end:
            raise SystemExit("the report is served although Control-C was pressed")
        time.sleep(0.1)
    served.close()


main()
