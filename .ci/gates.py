"""Gates: scripts that each check one thing about the package.

A gate runs from the package's root, installs what it needs, and exits 0 or not. Its head says what it is:

    #!/usr/bin/env bash
    # What holds once it has passed
    # after: build

`after` names the gates without which it says nothing; `inputs.py` describes the fields of those that `Scripts/verify` runs.
What a gate prints last is what it has to say. A part that it leaves out it names in a line with `SKIPPED: `.
"""

import collections.abc
import dataclasses
import os
import pathlib
import re
import resource
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What runs longer hangs, and so does what runs ten times as long as its head says. No gate is judged by how long it takes.
HANGS_AFTER = 40 * 60
# What a gate prints where it leaves something out.
SKIPPED = "SKIPPED: "
# How often a gate that runs says how far it is.
TELLS_EVERY = 60
# Lines of a failed gate's log that are shown.
SHOWN = 40


def variables() -> dict[str, str]:
    """What gates compile with and into: one build, which the package and its clients share."""
    return {
        "SCRATCH": str(ROOT / ".build/ci"),
        "LAYOUT_SNAPSHOT_WARNINGS_ARE_ERRORS": "1",
        # Nothing is recorded, whoever runs this.
        "CI": "true",
    }


@dataclasses.dataclass(frozen=True)
class Gate:
    path: pathlib.Path
    name: str
    title: str
    head: dict[str, str]

    def words(self, field: str) -> list[str]:
        """What a field of the head lists."""
        return self.head.get(field, "").split()

    @property
    def hangs_after(self) -> int:
        """In seconds."""
        taken = re.match(r"\d+", self.head.get("takes", ""))
        return max(HANGS_AFTER, 10 * 60 * int(taken[0])) if taken else HANGS_AFTER


@dataclasses.dataclass(frozen=True)
class Outcome:
    gate: Gate
    # "passed", "in part" (something was left out), "passed before", "left out" (as a whole), "skipped" (something before it did
    # not pass), "FAILED" or "HANGS"
    result: str
    seconds: float = 0
    processor: float = 0
    said: str = ""
    log: pathlib.Path | None = None

    @property
    def passed(self) -> bool:
        return self.result in ("passed", "passed before", "in part")

    @property
    def failed(self) -> bool:
        return self.result in ("skipped", "FAILED", "HANGS")

    def last_lines(self, count: int) -> list[str]:
        return self.log.read_text(errors="replace").splitlines()[-count:] if self.log else []


def gates_in(folder: str) -> list[Gate]:
    """The gates of a folder in the order of their files' names, which may begin with a number."""
    return [read(path) for path in sorted((ROOT / folder).glob("*.sh"))]


def read(path: pathlib.Path) -> Gate:
    head: dict[str, str] = {}
    title = ""
    for line in path.read_text().splitlines()[1:]:
        if not line.startswith("# "):
            break
        field = re.match(r"# ([a-z]+): (.*)", line)
        if field:
            head[field[1]] = field[2]
        elif not title:
            title = line[2:]
    return Gate(path, re.sub(r"^\d+-", "", path.stem), title, head)


def named(known: list[Gate], names: list[str]) -> list[Gate]:
    """The gates of these names in their usual order; all where none is named."""
    for name in names:
        if name not in [gate.name for gate in known]:
            sys.exit(f"there is no gate {name}; there are {', '.join(gate.name for gate in known)}")
    return [gate for gate in known if gate.name in names or not names]


def run_all(chosen: list[Gate], run: collections.abc.Callable[[Gate], Outcome]) -> list[Outcome]:
    """Runs gates one after the other; a failure keeps only those from running that come after it."""
    outcomes: list[Outcome] = []
    for gate in chosen:
        missing = [each.gate.name for each in outcomes if not each.passed and each.gate.name in gate.words("after")]
        print(f"--- {gate.name}: {gate.title}", flush=True)
        if missing:
            outcomes.append(Outcome(gate, "skipped", said=f"comes after {missing[0]}, which did not pass"))
        else:
            outcomes.append(run(gate))
        print(f"    {outcomes[-1].result}: {outcomes[-1].said}", flush=True)
    return outcomes


def run(gate: Gate, logs: pathlib.Path) -> Outcome:
    """Runs a gate by itself, with all that it starts in a group that can be ended as a whole."""
    logs.mkdir(parents=True, exist_ok=True)
    log = logs / f"{gate.name}.log"
    begun, used = time.monotonic(), processor_time()
    with open(log, "wb") as file:
        process = subprocess.Popen(
            ["bash", str(gate.path)], cwd=ROOT, env={**os.environ, **variables()}, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT)
        try:
            code = wait(process, log, begun, gate.hangs_after)
        finally:
            end_group(process)
    result, said = "HANGS" if code is None else "FAILED", last_line(log)
    if code == 0:
        missing = skipped(log)
        result = "in part" if missing else "passed"
        said = f"left out: {'; '.join(missing)}" if missing else said
    return Outcome(gate, result, time.monotonic() - begun, processor_time() - used, said, log)


def wait(process: subprocess.Popen, log: pathlib.Path, begun: float, hangs_after: int) -> int | None:
    """The code with which a gate ends, or nothing where it hangs. Says each minute what stands last in its log."""
    while time.monotonic() - begun < hangs_after:
        try:
            return process.wait(TELLS_EVERY)
        except subprocess.TimeoutExpired:
            print(f"    {minutes(time.monotonic() - begun)} min: {last_line(log)[:110] or 'it has said nothing yet'}", flush=True)
    return None


def last_line(log: pathlib.Path) -> str:
    """What a gate has to say: the last line of its log that is not empty."""
    return next((line.strip() for line in reversed(log.read_text(errors="replace").splitlines()) if line.strip()), "")


def skipped(log: pathlib.Path) -> list[str]:
    """What a gate says that it leaves out, each once."""
    lines = log.read_text(errors="replace").splitlines()
    return list(dict.fromkeys(line.replace(SKIPPED, "").strip() for line in lines if SKIPPED in line))


def end_group(process: subprocess.Popen) -> None:
    """Ends what a gate has left running, and the gate itself where it did not end."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


def processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def tell(outcomes: list[Outcome], begun: float, command: str) -> bool:
    """Prints the end of each failure's log with the command that repeats it, and a row for each gate; whether all passed."""
    failed = [each for each in outcomes if each.failed]
    for each in failed:
        if each.log:
            print(f"\n=== {each.gate.name} {each.result} after {minutes(each.seconds)} min. It alone: {command} {each.gate.name}")
            print(f"    Its log: {os.path.relpath(each.log, ROOT)}")
            print("\n".join(each.last_lines(SHOWN)))
    print(f"\n=== gates\n{table(outcomes)}")
    print(f"\n=== {verdict(outcomes)}: {minutes(time.monotonic() - begun)} min, {processor_time():.0f} s of processor time", flush=True)
    return not failed


def verdict(outcomes: list[Outcome]) -> str:
    """In one line, which does not say that all is well where something was left out."""
    def counted(result: str) -> int:
        return sum(each.result == result for each in outcomes)

    failed, passed = sum(each.failed for each in outcomes), sum(each.passed for each in outcomes)
    whole = f"{failed} of {len(outcomes)} gates did not pass" if failed else f"{passed} of {len(outcomes)} gates passed"
    parts = ["all gates passed" if passed == len(outcomes) else whole]
    parts += [f"{counted('passed before')} of them before"] if counted("passed before") else []
    return ", ".join(parts + [f"{counted(result)} {result}" for result in ("in part", "left out") if counted(result)])


def table(outcomes: list[Outcome]) -> str:
    """A row for each gate."""
    width = max(len(outcome.gate.name) for outcome in outcomes)
    logs = {outcome.gate.name: os.path.relpath(outcome.log, ROOT) if outcome.log else "" for outcome in outcomes}
    room = max(len("log"), *map(len, logs.values()))
    rows = [f"{'gate':{width}}  result         minutes  processor  {'log':{room}}  it says"]
    for each in outcomes:
        times = f"{minutes(each.seconds):>7}  {each.processor:7.0f} s" if each.log else " " * 18
        rows.append(f"{each.gate.name:{width}}  {each.result:13}  {times}  {logs[each.gate.name]:{room}}  {each.said[:110]}".rstrip())
    return "\n".join(rows)
