"""Gates: scripts that each check one thing about the package.

A gate runs from the package's root, installs what it needs, and exits 0 or not. Its head says what it is:

    #!/usr/bin/env bash
    # What holds once it has passed
    # after: build

`after` names the gates without which it says nothing. What a gate prints last is what it has to say.
"""

import dataclasses
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What runs longer hangs. No gate is judged by how long it takes.
HANGS_AFTER = 40 * 60
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

    @property
    def after(self) -> list[str]:
        return self.head.get("after", "").split()


@dataclasses.dataclass(frozen=True)
class Outcome:
    gate: Gate
    result: str  # "passed", "FAILED", "HANGS" or "skipped"
    seconds: float = 0
    processor: float = 0
    said: str = ""
    log: pathlib.Path | None = None

    @property
    def passed(self) -> bool:
        return self.result == "passed"

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


def run_all(chosen: list[Gate], logs: pathlib.Path) -> list[Outcome]:
    """Runs gates one after the other; a failure keeps only those from running that come after it."""
    shutil.rmtree(logs, ignore_errors=True)
    logs.mkdir(parents=True)
    outcomes: list[Outcome] = []
    for gate in chosen:
        missing = [each.gate.name for each in outcomes if not each.passed and each.gate.name in gate.after]
        print(f"--- {gate.name}: {gate.title}", flush=True)
        if missing:
            outcomes.append(Outcome(gate, "skipped", said=f"comes after {missing[0]}, which did not pass"))
        else:
            outcomes.append(run(gate, logs))
        print(f"    {outcomes[-1].result}: {outcomes[-1].said}", flush=True)
    return outcomes


def run(gate: Gate, logs: pathlib.Path) -> Outcome:
    """Runs a gate by itself, with all that it starts in a group that can be ended as a whole."""
    log = logs / f"{gate.name}.log"
    begun, used = time.monotonic(), processor_time()
    with open(log, "wb") as file:
        process = subprocess.Popen(
            ["bash", str(gate.path)], cwd=ROOT, env={**os.environ, **variables()}, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT)
        try:
            code = wait(process, log, begun)
            result = "HANGS" if code is None else "passed" if code == 0 else "FAILED"
        finally:
            end_group(process)
    outcome = Outcome(gate, result, time.monotonic() - begun, processor_time() - used, log=log)
    return dataclasses.replace(outcome, said=last_line(log))


def wait(process: subprocess.Popen, log: pathlib.Path, begun: float) -> int | None:
    """The code with which a gate ends, or nothing where it hangs. Says each minute what stands last in its log."""
    while time.monotonic() - begun < HANGS_AFTER:
        try:
            return process.wait(TELLS_EVERY)
        except subprocess.TimeoutExpired:
            print(f"    {minutes(time.monotonic() - begun)} min: {last_line(log)[:110]}", flush=True)
    return None


def last_line(log: pathlib.Path) -> str:
    """What a gate has to say: the last line of its log that is not empty."""
    return next((line.strip() for line in reversed(log.read_text(errors="replace").splitlines()) if line.strip()), "")


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
    failed = [each for each in outcomes if not each.passed]
    for each in failed:
        if each.log:
            print(f"\n=== {each.gate.name} {each.result} after {minutes(each.seconds)} min. It alone: {command} {each.gate.name}")
            print(f"    Its log: {os.path.relpath(each.log, ROOT)}")
            print("\n".join(each.last_lines(SHOWN)))
    print(f"\n=== gates\n{table(outcomes)}")
    verdict = f"{len(failed)} of {len(outcomes)} gates did not pass" if failed else "all gates passed"
    print(f"\n=== {verdict}: {minutes(time.monotonic() - begun)} min, {processor_time():.0f} s of processor time", flush=True)
    return not failed


def table(outcomes: list[Outcome]) -> str:
    """A row for each gate."""
    width = max(len(outcome.gate.name) for outcome in outcomes)
    rows = [f"{'gate':{width}}  result   minutes  processor  it says"]
    for each in outcomes:
        times = f"{minutes(each.seconds):>7}  {each.processor:7.0f} s" if each.result != "skipped" else " " * 18
        rows.append(f"{each.gate.name:{width}}  {each.result:7}  {times}  {each.said[:110]}".rstrip())
    return "\n".join(rows)
