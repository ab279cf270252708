"""What a stranger puts among the artifacts while tests write texts into their sources."""

import base64
import fcntl
import json
import os
import pathlib
import re
import shutil
import threading
import time

from .target import Target, attack
from .waiting import MEMORY, sparse

PLACE = "Tests/ClientTests/InlineTests.swift"
ORIGINAL = pathlib.Path("Fixtures/Attacks/InlineTests.swift")
CLOSURE = ' {\n      """\n      old\n      """\n    }'


class Source:
    """The source that tests write, as it was compiled, and the artifacts of that."""

    def __init__(self, target: Target):
        self.path = target.package / PLACE
        self.inline = target.artifacts / "inline"
        self.journal = self.inline / (PLACE + ".json")
        self.lock = self.inline / (PLACE + ".lock")
        self.journal.parent.mkdir(parents=True)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.is_symlink():
            self.path.unlink()
        self.text = ORIGINAL.read_text()
        self.path.write_text(self.text)
        # The stand-in is no program that was built.
        built = pathlib.Path(target.cases[0])
        self.build = built.stat().st_mtime_ns if built.suffix == ".xctest" else time.time_ns()
        os.utime(self.path, ns=(self.build - 10**9, self.build - 10**9))

    def forge(self, source: str, column: int) -> None:
        """A journal of this very build: in `source` the first call had no text, and got it from a test."""
        line = source[:source.index("assertInlineSnapshot")].count("\n") + 1
        seconds, nanoseconds = divmod(self.build, 10**9)
        self.journal.write_text(json.dumps({
            "build": {"seconds": seconds, "nanoseconds": nanoseconds},
            "source": base64.b64encode(source.encode()).decode(),
            "edits": [{"line": line, "column": column, "text": "old"}]}))

    def texts(self) -> list[str | None]:
        """What each of the three calls has."""
        calls = re.findall(r'assertInlineSnapshot\(.*\)( \{\n +"""\n +(.*)\n)?', self.path.read_text())
        return [text if closure else None for closure, text in calls]


# The column of the parenthesis, from 1.
COLUMN = len("    assertInlineSnapshot") + 1


@attack("a text for a source is written where a linked folder of journals leads")
def folder(target: Target) -> bool:
    source = Source(target)
    shutil.rmtree(source.inline)
    source.inline.symlink_to(target.outside)
    before = target.tree()
    target.test("inlineFirst")
    return target.tree() != before


def register_link(what: str) -> None:
    @attack(f"a linked {what} of a source is followed")
    def _(target: Target) -> bool:
        source = Source(target)
        # Followed, it would be a journal or a lock like any other.
        other = target.outside / "other"
        source.forge(source.text.replace(CLOSURE, ""), COLUMN)
        source.journal.rename(other)
        getattr(source, what).symlink_to(other)
        before = target.tree()
        target.test("inlineFirst")
        return target.tree() != before


for name in ["journal", "lock"]:
    register_link(name)


@attack("a forged journal has a text written at another call")
def forged(target: Target) -> bool:
    source = Source(target)
    source.forge(source.text.replace(CLOSURE, ""), COLUMN)
    target.test("inlineFirst")
    texts = source.texts()
    if texts[1] is None and texts[2] is None:
        raise AssertionError(f"nothing was written: {texts}")
    return texts != ["old", "text", None]


@attack("a forged journal has a source written that was edited since the build")
def edited(target: Target) -> bool:
    source = Source(target)
    source.path.write_text(source.text)
    # The steps of the clock of files are a few milliseconds.
    time.sleep(0.05)
    source.forge(source.text, COLUMN)
    target.test("inlineFirst")
    return source.path.read_text() != source.text


@attack("a test waits for ever for a lock on a source that a stranger holds")
def locked(target: Target) -> bool:
    source = Source(target)
    with open(source.lock, "w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        answer = target.test("inlineFirst", lock=source.lock)
    return answer.hangs or answer.crashed or "InlineTests.swift.lock" not in answer.text


def register_endless(kind: str, make) -> None:
    @attack(f"a test waits for {kind} as the journal of a source")
    def _(target: Target) -> bool:
        source = Source(target)
        make(source.journal)
        pipe = source.journal if make is os.mkfifo else None
        answer = target.test("inlineFirst", limit=MEMORY, pipe=pipe)
        return answer.hangs or answer.crashed or "InlineTests.swift.json" not in answer.text


register_endless("a pipe", os.mkfifo)
register_endless("a terabyte", sparse)


@attack("a source that becomes a link while a text is written is followed")
def race(target: Target) -> bool:
    for _ in range(min(target.tries, 25)):
        target.reset()
        source = Source(target)
        mine = target.outside / "InlineTests.swift"
        mine.write_text(source.text)
        os.utime(mine, ns=(source.build - 10**9, source.build - 10**9))
        aside, link = target.work / "aside.swift", target.work / "link.swift"
        link.symlink_to(mine)
        stop = threading.Event()

        def swap(path=source.path, aside=aside, link=link, stop=stop) -> None:
            while not stop.is_set():
                for one, other in [(path, aside), (link, path), (path, link), (aside, path)]:
                    try:
                        os.rename(one, other)
                    except OSError:
                        # The program has replaced what was there.
                        break
                if not link.is_symlink():
                    link.unlink(missing_ok=True)
                    link.symlink_to(mine)

        thread = threading.Thread(target=swap)
        thread.start()
        try:
            target.test("inlineFirst")
        finally:
            stop.set()
            thread.join()
            for path in [link, aside]:
                path.unlink(missing_ok=True)
        if mine.read_text() != source.text:
            return True
    return False
