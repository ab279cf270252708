"""What is attacked: a package of a user, the command line, and the package's tests."""

import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import zlib

SECRET = "a very secret text that is none of the artifacts"
SUITE = "ClientTests/AttackedTests"
# What hangs uses so many seconds of the processor, hundreds of times what any call needs, or waits so long for something
# else. How busy the machine is decides nothing.
PROCESSOR = 300
HANGS_AFTER = 600


class Answer:
    """How a program ended."""

    def __init__(self, code: int | None, text: str):
        self.hangs = code is None or code == -signal.SIGXCPU
        # A signal, such as that for memory that is not to be had.
        self.crashed = code is not None and code < 0
        self.code, self.text = code, text


class Target:
    # How many seconds whoever has opened a pipe, waits for a lock or holds a connection may go on before it counts as one that
    # hangs.
    patience: float = HANGS_AFTER
    # How often an attack tries that needs luck.
    tries = 60

    def __init__(self, work: pathlib.Path, package: pathlib.Path, program: list[str], tests: list[str],
                 cases: list[str]):
        self.work, self.package, self.program = work, package, program
        # What runs a test of Swift Testing, and what runs a case of XCTest.
        self.tests, self.cases = tests, cases
        self.artifacts, self.outside = work / "artifacts", work / "outside"
        self.reset()

    def reset(self) -> None:
        """A package without references, empty artifacts, and files of somebody that are none of an attacker's business."""
        for folder in [self.artifacts, self.outside, self.package / "Snapshots", self.package / "Photos.xcassets"]:
            if folder.is_symlink() or folder.is_file():
                folder.unlink()
            shutil.rmtree(folder, ignore_errors=True)
        (self.artifacts / "manifests").mkdir(parents=True)
        (self.outside / SUITE).mkdir(parents=True)
        (self.outside / "secret.txt").write_text(SECRET)
        (self.outside / SUITE / "gone.txt").write_text(SECRET)

    def environment(self, **variables: str) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ["PATH", "HOME", "LD_LIBRARY_PATH"] if name in os.environ}
        return {**kept, "LAYOUT_SNAPSHOT_ARTIFACTS": str(self.artifacts), "SWIFT_BACKTRACE": "enable=no", **variables}

    def call(self, *words: str, limit: str = "", pipe: pathlib.Path | None = None, **variables: str) -> Answer:
        """Runs the command line in the package; `limit` is what a shell says before it."""
        return self.run([*self.program, *words], limit, pipe, **variables)

    def test(self, name: str, limit: str = "", pipe: pathlib.Path | None = None, lock: pathlib.Path | None = None,
             **variables: str) -> Answer:
        """Runs one of the package's tests."""
        # Names with brackets and blanks are patterns, too.
        pattern = re.sub(r"[^\w]", ".", name)
        answer = self.run([*self.tests, f"AttackedTests/.?{pattern}.?\\("], limit, pipe, lock, **variables)
        # A test that is not there passes, too.
        if answer.code == 0 and "with 0 tests" in answer.text:
            raise AssertionError(f"there is no test {name}: {answer.text}")
        return answer

    def xctest(self, name: str, **variables: str) -> Answer:
        """Runs one of the package's cases of XCTest, or all cases of a class."""
        return self.run([*self.cases, f"ClientTests.{name}"], **variables)

    def start_test(self, name: str, **variables: str) -> subprocess.Popen:
        return subprocess.Popen(
            [*self.tests, f"AttackedTests/{name}"], cwd=self.package, env=self.environment(**variables),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")

    def run(self, words: list[str], limit: str = "", pipe: pathlib.Path | None = None, lock: pathlib.Path | None = None,
            **variables: str) -> Answer:
        """Runs a program to its end, or until it hangs: who opens the pipe has a writer there that writes nothing, and who
        waits for the lock waits for somebody who keeps it."""
        words = ["sh", "-c", f'ulimit -S -t {PROCESSOR}; {limit or ":"}; exec "$@"', "sh", *words]
        writer, waits = None, False
        # A program that says much does not wait for this one to read it.
        with tempfile.TemporaryFile("w+", errors="replace") as said:
            process = subprocess.Popen(words, cwd=self.package, env=self.environment(**variables),
                                       stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT)
            end = time.monotonic() + HANGS_AFTER
            while process.poll() is None and time.monotonic() < end:
                if pipe and writer is None and (writer := writer_of(pipe)) is not None:
                    end = time.monotonic() + self.patience
                if lock and not waits and (waits := is_waited_for(lock)):
                    end = time.monotonic() + self.patience
                time.sleep(0.005)
            if hangs := process.poll() is None:
                process.kill()
                process.wait()
            if writer is not None:
                os.close(writer)
            said.seek(0)
            return Answer(None if hangs else process.returncode, said.read())

    def evidence(self, content: bytes, ending: str = "txt", test: str = "text", part: str = "actual") -> str:
        """Leaves what a test saw where it leaves it; the path is that of a manifest."""
        place = f"{SUITE}/{test}/{test}.{part}.{ending}"
        path = self.artifacts / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return "artifacts:" + place

    def plant(self, reference: str, actual: str, kind: str = "texts", **changes: object) -> None:
        """Writes a manifest with one result that waits to be accepted."""
        file = {"status": "missing", "reference": reference, "actual": actual, "changes": []}
        if "expected" in changes:
            file["expected"] = changes.pop("expected")
        if kind == "picture":
            file |= {"differingPixels": 0, "totalPixels": 0, "regions": [], "thresholds": []}
        target, suite = SUITE.split("/")
        device = {"device": "", "traits": [], "scale": 1, "pointWidth": 0, "pointHeight": 0, "status": "missing",
                  "texts": [], "problems": []}
        device |= {"texts": [file]} if kind == "texts" else {kind: file}
        result = {"kind": "result", "id": f"{SUITE}/text", "target": target, "suite": suite, "test": "text",
                  "function": "text()", "file": "package:Tests/ClientTests/AttackedTests.swift", "line": 1, "column": 1,
                  "status": "missing", "message": "", "causes": [], "groupKey": "key", "devices": [device],
                  "passed": []} | changes
        manifests = self.artifacts / "manifests"
        manifests.mkdir(exist_ok=True, parents=True)
        name = f"ClientTests-1-{len(list(manifests.iterdir())) + 1}.jsonl"
        (manifests / name).write_text(json.dumps(result) + "\n")

    def tree(self) -> dict[str, str]:
        """Every file of the package and outside of it but builds and artifacts, with what is in it; links are links."""
        found = {}
        for folder, names, files in os.walk(self.work):
            names[:] = [n for n in names if n != ".build" and pathlib.Path(folder) / n != self.artifacts]
            for name in files + names:
                path = pathlib.Path(folder) / name
                if path.is_symlink():
                    found[str(path)] = "-> " + os.readlink(path)
                elif path.is_file():
                    found[str(path)] = hashlib.sha256(path.read_bytes()).hexdigest()
        return found

    def leaks(self, folder: pathlib.Path) -> bool:
        """Whether a folder holds what lies outside."""
        return any(SECRET in path.read_text(errors="replace") for path in folder.rglob("*")
                   if path.is_file() and not path.is_symlink())


def writer_of(pipe: pathlib.Path) -> int | None:
    """A descriptor that writes into a pipe; none as long as nobody has it open to read, or waits in opening it."""
    try:
        return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
    except OSError:
        return None


def is_waited_for(lock: pathlib.Path) -> bool:
    """Whether a process sleeps until whoever holds the lock on a file lets it go, as the kernel of Linux lists it."""
    locks = pathlib.Path("/proc/locks")
    mine = f":{lock.stat().st_ino} "
    return locks.exists() and any("-> FLOCK" in line and mine in line for line in locks.read_text().splitlines())


def png(width: int = 2, height: int = 2) -> bytes:
    """A small white picture."""
    rows = zlib.compress((b"\0" + b"\xff" * 4 * width) * height)
    return png_of(struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0), rows)


def png_of(header: bytes, rows: bytes) -> bytes:
    """The file of a header and of deflated rows, whether they go together or not."""
    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


ATTACKS: list = []


def attack(title: str):
    """Registers an attack; it returns whether it succeeded."""
    def register(function):
        ATTACKS.append((title, function))
        return function
    return register


def python() -> str:
    return sys.executable
