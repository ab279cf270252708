"""Files that never end, or never begin."""

import os

from .paths import OWN
from .target import SUITE, Target, attack

# So much memory a program may have, in KB: more than anything here needs, less than an endless file.
MEMORY = "ulimit -v 3000000"
TERABYTE = 1 << 40


def evidence(target: Target):
    target.plant(OWN, target.evidence(b"x"))
    path = target.artifacts / SUITE / "text/text.actual.txt"
    path.unlink()
    return path


def manifest(target: Target):
    return target.artifacts / "manifests/ClientTests-1-9.jsonl"


def reference(target: Target):
    path = target.package / "Snapshots" / SUITE / "text.txt"
    path.parent.mkdir(parents=True)
    return path


def sparse(path) -> None:
    with open(path, "wb") as file:
        os.truncate(file.fileno(), TERABYTE)


def register(what: str, place, name: str, calls: list) -> None:
    for kind, make in [("a pipe", os.mkfifo), ("a terabyte", sparse)]:
        for words in calls:
            @attack(f"{' '.join(words)} waits for {kind} as {what}")
            def _(target: Target, make=make, words=words) -> bool:
                path = place(target)
                make(path)
                pipe = path if make is os.mkfifo else None
                if words[0] == "test":
                    answer = target.test("text", limit=MEMORY, pipe=pipe)
                else:
                    answer = target.call(*words, limit=MEMORY, pipe=pipe)
                # The cause has to be named, too.
                return answer.hangs or answer.crashed or f"/{name}" not in answer.text


register("evidence", evidence, "text.actual.txt", [["pending"], ["accept"], ["report"]])
register("a manifest", manifest, "ClientTests-1-9.jsonl", [["pending"], ["report"]])
register("a reference", reference, "text.txt", [["check"], ["test"]])
