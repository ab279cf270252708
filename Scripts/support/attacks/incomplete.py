"""Artifacts of which something is missing, and which go green all the same."""

import pathlib
import re
import shutil
import time

from .target import Target, attack

# How to name tests to `shard`, as `swift test list` does.
TESTS = "".join(f"ClientTests.AttackedTests/{name}()\n" for name in ["text", "many", "cut"])


def signs(target: Target, *words: str) -> list[bool]:
    """Whether a command ends as if all were fine, and whether it says so in JUnit's form, if it says anything there."""
    junit = target.work / "incomplete.xml"
    junit.unlink(missing_ok=True)
    answer = target.call(*words, "--junit", str(junit), "-o", str(target.work / "incomplete-page"))
    return [answer.code == 0, *([not re.search("<failure|<error", junit.read_text())] if junit.exists() else [])]


def greens(target: Target, shards: pathlib.Path | None = None, *options: str) -> list[bool]:
    """The same for `merge`, for a later `report` of what was merged, and, without shards, for `report` at once."""
    merged = str(target.work / "incomplete")
    shutil.rmtree(merged, ignore_errors=True)
    calls = [["merge", str(shards or target.artifacts), "--into", merged, *options], ["report", "--artifacts", merged]]
    return [sign for words in (calls if shards else [*calls, ["report"]]) for sign in signs(target, *words)]


def has_to_be_green(target: Target, shards: pathlib.Path | None = None, *options: str) -> None:
    """What is red as a whole would be red for another reason than what is missing."""
    if not all(greens(target, shards, *options)):
        raise AssertionError("what is there as a whole is not green")


def record(target: Target, test: str) -> None:
    """Records a reference, and leaves no artifacts of that."""
    target.test(test, LAYOUT_SNAPSHOT_RECORD="all")
    shutil.rmtree(target.artifacts)


def passing(target: Target, test: str = "text") -> None:
    """Leaves what a run leaves that passes."""
    record(target, test)
    target.test(test, CI="1")
    has_to_be_green(target)


def failing(target: Target) -> None:
    """Leaves what a run leaves that has no reference."""
    target.test("text", CI="1")
    if any(greens(target)):
        raise AssertionError("a failure is green, although nothing is missing")


def manifests(target: Target, pattern: str) -> list[pathlib.Path]:
    found = list((target.artifacts / "manifests").glob(pattern))
    if not found:
        raise AssertionError(f"no manifest is called {pattern}")
    return found


def ledgers(target: Target) -> list[pathlib.Path]:
    return manifests(target, "run.*.jsonl")


def folder_of_shards(target: Target) -> pathlib.Path:
    folder = target.work / "shards"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


def register_evidence(what: str, change) -> None:
    @attack(f"a failure goes green where its evidence {what}")
    def _(target: Target) -> bool:
        failing(target)
        evidence = list(target.artifacts.rglob("*.actual*"))
        if not evidence:
            raise AssertionError("the failure left no evidence")
        for path in evidence:
            path.unlink()
            change(path, target.outside / "secret.txt")
        return any(greens(target))


register_evidence("was not uploaded", lambda path, other: None)
register_evidence("is a link", pathlib.Path.symlink_to)


@attack("a failure goes green where its line is cut in half")
def half(target: Target) -> bool:
    failing(target)
    for path in manifests(target, "ClientTests-*.jsonl"):
        *lines, last = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join(lines) + last[:len(last) // 2])
    return any(greens(target))


@attack("a failure goes green where the manifest of its process is lost")
def manifest(target: Target) -> bool:
    failing(target)
    for path in manifests(target, "ClientTests-*.jsonl"):
        path.unlink()
    return any(greens(target))


@attack("a process that was killed on its way goes green")
def killed(target: Target) -> bool:
    passing(target, "lasting")
    shutil.rmtree(target.artifacts)
    process = target.start_test("lasting", CI="1", ATTACK_SECONDS="600")
    folder = target.artifacts / "manifests"
    while not any('"begun"' in path.read_text() for path in folder.glob("run.*.jsonl")):
        if process.poll() is not None:
            raise AssertionError(f"the test did not last: {process.communicate()[0]}")
        time.sleep(0.001)
    process.kill()
    process.communicate()
    return any(greens(target))


@attack("an empty manifest goes green")
def empty(target: Target) -> bool:
    passing(target)
    (target.artifacts / "manifests/ClientTests-1-9.jsonl").touch()
    return any(greens(target))


@attack("a run goes green without its ledger")
def ledger(target: Target) -> bool:
    passing(target)
    for path in ledgers(target):
        path.unlink()
    return any(greens(target))


@attack("a recording goes green without the ledger of its run")
def recording(target: Target) -> bool:
    target.test("text", CI="1", LAYOUT_SNAPSHOT_RECORD="all", LAYOUT_SNAPSHOT_RECORD_PASSES="1")
    has_to_be_green(target)
    for path in ledgers(target):
        path.unlink()
    # The recording itself is still known.
    manifests(target, "ClientTests-*.jsonl")
    return any(greens(target))


@attack("report finds nothing wrong in a folder that is not there")
def absent(target: Target) -> bool:
    passing(target)
    typo = target.work / "artefacts"
    shutil.rmtree(typo, ignore_errors=True)
    return target.call("report", "--artifacts", str(typo)).code == 0 or typo.exists()


@attack("shards go green of which one left an empty folder")
def hollow(target: Target) -> bool:
    shards = folder_of_shards(target)
    passing(target)
    shutil.copytree(target.artifacts, shards / "1")
    has_to_be_green(target, shards)
    (shards / "2").mkdir()
    return any(greens(target, shards))


@attack("shards go green of which one never began")
def planned(target: Target) -> bool:
    shards = folder_of_shards(target)
    record(target, "text")
    tests = target.work / "tests.txt"
    tests.write_text(TESTS)
    for number in ["1", "2", "3"]:
        target.artifacts.mkdir()
        target.call("shard", str(tests), "--index", number, "--count", "3")
        target.test("text", CI="1")
        target.artifacts.rename(shards / number)
    has_to_be_green(target, shards)
    shutil.rmtree(shards / "2")
    return any(greens(target, shards))


@attack("shard hands a terminal what a test's name tells it to do")
def named(target: Target) -> bool:
    tests = target.work / "tests.txt"
    tests.write_text("ClientTests.\x1b]0;mine\x07Forms/test()\nClientTests.Forms/`\u202eb`()\n")
    answer = target.call("shard", str(tests), "--index", "1", "--count", "1")
    if "Forms" not in answer.text:
        raise AssertionError(f"the shard has no tests: {answer.text}")
    return any(letter in answer.text for letter in "\x1b\x07\u202e")


@attack("shards go green that are fewer than --expect-shards says")
def expected(target: Target) -> bool:
    shards = folder_of_shards(target)
    record(target, "text")
    for number in ["1", "3"]:
        target.test("text", CI="1")
        target.artifacts.rename(shards / number)
    has_to_be_green(target, shards, "--expect-shards", "2")
    return any(greens(target, shards, "--expect-shards", "3"))
