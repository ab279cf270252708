"""Manifests of so many lines that reading them, or reading what is said of them, takes too long."""

import shutil

from .target import Target, attack

# So many seconds of the processor are a hundred times what refusing a manifest takes.
PROCESSOR = "ulimit -S -t 60"


def manifest(target: Target, line: str, count: int) -> None:
    (target.artifacts / "manifests/ClientTests-1-9.jsonl").write_text(f"{line}\n" * count)


def register(words: list[str]) -> None:
    @attack(f"{words[0]} is busy with a million lines of nothing")
    def _(target: Target) -> bool:
        manifest(target, "{}", 1_000_000)
        if words[0] == "merge":
            merged = target.work / "merged-masses"
            shutil.rmtree(merged, ignore_errors=True)
            answer = target.call("merge", str(target.artifacts), "--into", str(merged), limit=PROCESSOR)
        else:
            answer = target.call(*words, limit=PROCESSOR)
        # What is refused is red, and says where to look.
        return answer.hangs or answer.code == 0 or "ClientTests-1-9.jsonl: it has 1,000,000 lines" not in answer.text


for command in [["pending"], ["accept"], ["report"], ["merge"]]:
    register(command)


@attack("64,000 damaged lines are told one by one")
def damaged(target: Target) -> bool:
    manifest(target, "damaged", 64_000)
    answer = target.call("pending")
    return answer.code == 0 or len(answer.text.splitlines()) > 100 or "and 63,990 more lines like it" not in answer.text
