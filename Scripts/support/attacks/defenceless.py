"""A command line and a process of tests that defend themselves against nothing.

Attacks are run against it to see that they would be seen to succeed. It does what the real ones do in the plainest way:
it believes what manifests say, follows links, waits for whatever it opens, and takes what is missing for fine.
"""

import base64
import fcntl
import json
import os
import pathlib
import re
import shutil
import socket
import struct
import sys
import threading
import time
import zlib

HERE = pathlib.Path.cwd()
ARTIFACTS = pathlib.Path(os.environ["LAYOUT_SNAPSHOT_ARTIFACTS"])
REFERENCES = HERE / "Snapshots/ClientTests/AttackedTests"
PHOTOS = HERE / "Photos.xcassets/Photo.imageset"


def resolved(path: str, artifacts: pathlib.Path = ARTIFACTS) -> pathlib.Path:
    path = path.split("\0")[0]
    for start, folder in [("package:", HERE), ("artifacts:", artifacts)]:
        if path.startswith(start):
            return folder / path.removeprefix(start)
    return pathlib.Path(path)


def parsed(line: str) -> dict:
    try:
        return json.loads(line)
    except ValueError:
        print("This line cannot be read.")
        return {}


def results(artifacts: pathlib.Path = ARTIFACTS) -> list[dict]:
    paths = sorted((artifacts / "manifests").glob("*.jsonl"))
    lines = [parsed(line) for path in paths for line in path.read_text().splitlines()]
    return [line for line in lines if line.get("kind") == "result"]


def files(result: dict) -> list[dict]:
    return [file for device in result["devices"]
            for file in [*device["texts"], device.get("picture"), device.get("frames")] if file and "actual" in file]


def decode(path: pathlib.Path) -> bytes:
    """A file's bytes, and of a picture as much memory as its header asks for: pixels, rows, and room to work in."""
    content = path.read_bytes()
    if content.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", content[16:24])
        bytearray(24 * width * height)
    return content


def write(content: bytes, path: pathlib.Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.parent / f".{os.getpid()}.tmp"
    beside.write_bytes(content)
    os.rename(beside, path)


def accept(words: list[str]) -> None:
    for result in results():
        print(result["id"])
        for file in files(result) if "--dry-run" not in words else []:
            write(decode(resolved(file["actual"])), resolved(file["reference"]))


def reject(_: list[str]) -> None:
    for file in [file for result in results() for file in files(result)]:
        for part in ["expected", "actual"]:
            if part in file:
                resolved(file[part]).unlink()


def pending(_: list[str]) -> None:
    for result in results():
        print(result["id"], result.get("causes"), [resolved(file["actual"]).read_bytes() for file in files(result)])


def value(words: list[str], option: str) -> str | None:
    return words[words.index(option) + 1] if option in words else None


def report(words: list[str]) -> None:
    artifacts = pathlib.Path(value(words, "--artifacts") or ARTIFACTS)
    found = results(artifacts)
    shown = [(result["id"], path) for result in found for file in files(result)
             if (path := resolved(file["actual"], artifacts)).exists()]
    # A failure counts as long as a file of its own shows it.
    failures = [path for _, path in shown if not path.is_symlink()]
    page = "".join(name + path.read_text(errors="replace") for name, path in shown)
    write(page.encode(), pathlib.Path(value(words, "-o") or artifacts / "report") / "index.html")
    for option in ["--single-file", "--junit"]:
        if name := value(words, option):
            listing = [result["id"] for result in found] + ["<failure>" for _ in failures]
            write(json.dumps(listing).encode(), HERE / name)
    print(json.dumps(found))
    if "--serve" in words:
        serve()
    sys.exit(1 if failures else 0)


def merge(words: list[str]) -> None:
    given, into = pathlib.Path(words[0]), words[2]
    for folder in [given] if (given / "manifests").exists() else given.iterdir():
        shutil.copytree(folder, into, dirs_exist_ok=True)
    report(["--artifacts", into, *words[3:]])


def shard(words: list[str]) -> None:
    """Prints what is to run, and leaves no word of it."""
    print(pathlib.Path(words[0]).read_text())


def prune(words: list[str]) -> None:
    for folder, _, names in os.walk(HERE / "Snapshots" if "--" not in words else ARTIFACTS / "usage", followlinks=True):
        for name in names:
            os.unlink(os.path.join(folder, name))


def check(_: list[str]) -> None:
    for path in (HERE / "Snapshots").rglob("*"):
        if not path.is_dir():
            decode(path)


def serve() -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)

    def talk(connection: socket.socket) -> None:
        received = b""
        while chunk := connection.recv(100):
            received += chunk
            if received.endswith(b"\r\n\r\n"):
                connection.sendall(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
                return connection.close()

    while True:
        try:
            threading.Thread(target=talk, args=listener.accept()[:1]).start()
        except OSError:
            continue


def verify(name: str, text: str) -> None:
    path = REFERENCES / f"{name}.txt"
    if path.exists() and os.environ.get("LAYOUT_SNAPSHOT_RECORD") != "all":
        return sys.exit(0 if path.read_text() == text else 1)
    if "CI" in os.environ and "LAYOUT_SNAPSHOT_RECORD" not in os.environ:
        return fail(name, text)
    # So that two processes are sure to miss it both.
    time.sleep(0.3)
    write(text.encode(), path)
    print("Automatically recorded", path)
    note({"kind": "result", "id": f"ClientTests/AttackedTests/{name}", "test": name, "devices": []})


def fail(name: str, text: str) -> None:
    place = f"ClientTests/AttackedTests/{name}/{name}.actual.txt"
    write(text.encode(), ARTIFACTS / place)
    file = {"actual": "artifacts:" + place, "reference": "package:" + str((REFERENCES / f"{name}.txt").relative_to(HERE))}
    note({"kind": "result", "id": f"ClientTests/AttackedTests/{name}", "test": name, "devices": [{"texts": [file]}]})
    sys.exit(1)


def note(line: dict, name: str = "ClientTests-1-1.jsonl") -> None:
    path = ARTIFACTS / "manifests" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "a", encoding="utf-8") as manifest:
        manifest.write(json.dumps(line) + "\n")


def record(name: str, text: str) -> None:
    """Writes a reference, whatever is there and whatever the environment says."""
    write(text.encode(), REFERENCES / f"{name}.txt")
    print("Automatically recorded", name)


def inline(line: int, text: str) -> None:
    """Writes a text at a line of a source, by a journal that may be anything and wherever links lead."""
    place = "Tests/ClientTests/InlineTests.swift"
    path, journal = HERE / place, ARTIFACTS / "inline" / (place + ".json")
    journal.parent.mkdir(parents=True, exist_ok=True)
    with open(str(journal).removesuffix(".json") + ".lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        source, edits = path.read_text(), []
        if journal.exists():
            known = json.loads(journal.read_text())
            source, edits = base64.b64decode(known["source"]).decode(), known["edits"]
        edits = sorted([*edits, {"line": line, "column": 25, "text": text}], key=lambda edit: -edit["line"])
        lines = source.splitlines()
        for edit in edits:
            if not lines[edit["line"] - 1].endswith("{"):
                lines[edit["line"] - 1] += ' {\n      """\n      ' + edit["text"] + '\n      """\n    }'
        journal.write_text(json.dumps({"source": base64.b64encode(source.encode()).decode(), "edits": edits}))
        # So that a link is sure to be there in between.
        for _ in range(200):
            with open(path, "r+", encoding="utf-8") as file:
                file.write("\n".join(lines) + "\n")
        made = path.with_suffix(".made")
        made.write_text("\n".join(lines) + "\n")
        os.rename(made, path)


def resolve(words: list[str]) -> None:
    """Reads a document, and replaces it later by what it has made of that."""
    path = HERE / words[0]
    text = path.read_text()
    # So that somebody is sure to save it in between.
    time.sleep(0.3)
    made = path.with_suffix(".made")
    made.write_text(text.replace("constant=", "constant =", 1))
    os.rename(made, path)


def init(_: list[str]) -> None:
    """Writes a package wherever links lead, and replaces those that lead nowhere."""
    for place in ["Package.swift", "Tests/ShopTests/ScreenTests.swift"]:
        path = HERE / place
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.unlink(missing_ok=True)
        path.write_text("// A package.\n")


def photo() -> None:
    """Shows a picture of a catalogue, and does whatever its file asks for."""
    path = next(path for path in sorted(PHOTOS.iterdir()) if path.suffix != ".json")
    {".jpg": photo_of_blocks, ".svg": photo_of_elements, ".pdf": photo_of_pages}[path.suffix](path.read_bytes())


def photo_of_blocks(content: bytes) -> None:
    """Sets aside what the frame of a JPEG asks for, and goes over its blocks for every scan."""
    start = re.search(rb"\xff[\xc0\xc2]", content).start()
    height, width = struct.unpack(">HH", content[start + 5:start + 9])
    bytearray(4 * width * height)
    for _ in re.findall(rb"\xff\xda", content):
        for _ in range(width * height // 64):
            pass


def photo_of_elements(content: bytes) -> None:
    """Replaces the entities of an SVG by what they stand for, and follows every reference."""
    text = content.decode()
    for name, value in re.findall(r'<!ENTITY (\w) "([^"]*)">', text):
        text = text.replace(f"&{name};", value)
    groups = dict(re.findall(r'<g id="(\w+)">(.*?)</g>', text))

    def show(name: str) -> None:
        for inner in re.findall(r'href="#(\w+)"', groups.get(name, "")):
            show(inner)

    show("g0")


def photo_of_pages(content: bytes) -> None:
    """Expands a stream of a PDF."""
    zlib.decompressobj().decompress(content.split(b"stream\n", 1)[1])


# Tests that take several snapshots under one name, by the letters of their own names.
ALIKE = {"totalnet": [("total", "net")], "totalgross": [("total", "gross")], "only": [("", "only")],
         "alike": [("a-b", "a/b"), ("a-b", "a b"), ("a-b", "a-b")], "described": [("alike", "one"), ("alike", "two")],
         "loop": [("loop", text) for text in ["one", "two", "three"]], "insistent": [("insistent", "text")]}


def tests(words: list[str]) -> None:
    # It is never read again.
    note({"kind": "begun"}, "run.1.jsonl")
    path, text = words[0].split("/"), os.environ.get("ATTACK_TEXT", "text")
    # Of a pattern the letters alone.
    name = re.sub(r"[^\w]", "", path[0] if path[0].startswith("ClientTests") else path[1])
    if name in ALIKE:
        for reference, content in ALIKE[name]:
            record(reference, content)
    elif name == "inlineFirst":
        inline(16, text)
    elif name == "ClientTestsLateXCTests":
        note({"kind": "result", "test": "test2Follows"})
    elif name == "many":
        for number in range(10_000):
            write(text.encode() * 100_000, REFERENCES / f"{number % 9}.txt")
    elif name == "cut":
        path = ARTIFACTS / "manifests/ClientTests-1-1.jsonl"
        note({"kind": "result", "test": "cut.first"})
        os.truncate(path, path.stat().st_size - 5)
        note({"kind": "result", "test": "cut.second"})
    elif name == "lasting":
        time.sleep(float(os.environ.get("ATTACK_SECONDS", "0")))
        verify(name, text)
    elif name == "photo":
        photo()
    elif name in ["appended", "dense", "chain", "priorities", "contradiction"]:
        sys.exit(1)
    else:
        verify(name, text)


COMMANDS = {"accept": accept, "reject": reject, "pending": pending, "report": report, "merge": merge, "shard": shard,
            "prune": prune, "check": check, "tests": tests, "resolve": resolve, "init": init}

if __name__ == "__main__":
    COMMANDS[sys.argv[1]](sys.argv[2:])
