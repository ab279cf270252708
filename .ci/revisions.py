"""Which commits `Scripts/verify` compares with."""

import subprocess
import sys

import gates
import inputs
import passed
from gates import Gate


def differing(known: list[Gate], revision: str) -> list[Gate]:
    """The gates that depend on a file which is another one in a revision, or is not there."""
    then = inputs.output("git", "diff", "-z", "--name-only", "--no-renames", revision, "--").split("\0")
    new = inputs.output("git", "ls-files", "-z", "--others", "--exclude-standard").split("\0")
    changed = [path for path in then + new if path]
    return [gate for gate in known if inputs.used(gate, changed)]


def base() -> str:
    """The last commit that was verified in full, or else where `main` stood at `origin`: what comes later is looked at."""
    try:
        commit = (gates.ROOT / passed.LOGS / "in-full").read_text().strip()
        if parent("merge-base", commit, "HEAD") == commit:
            return commit
    except OSError:
        pass
    there = parent("merge-base", "origin/main", "HEAD")
    if not there:
        sys.exit("verify: nothing was verified in full here, and there is no main at origin to compare with. "
                 "Name a commit: Scripts/verify --changed REV")
    return there


def parent(*command: str) -> str | None:
    """A commit that git finds, or nothing."""
    done = subprocess.run(["git", *command], cwd=gates.ROOT, check=False, text=True, capture_output=True)
    return done.stdout.strip() if done.returncode == 0 else None


def note_in_full(known: list[Gate]) -> None:
    """Notes the commit if all gates have passed with exactly what is in it, and not with what stood here meanwhile."""
    if inputs.output("git", "status", "--porcelain") or not all(passed.recall(gate, inputs.digest(gate)) for gate in known):
        return
    (gates.ROOT / passed.LOGS / "in-full").write_text(inputs.output("git", "rev-parse", "HEAD"))
