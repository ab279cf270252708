"""What processes of tests leave when they are killed, raced or cut off."""

import json
import random
import re
import time

from .target import HANGS_AFTER, SUITE, Target, attack


@attack("a killed process leaves unfinished files among references")
def kill(target: Target) -> bool:
    # The same moments in every run, spread over what a recording takes.
    moments = random.Random(9)
    for _ in range(25):
        target.reset()
        process = target.start_test("many", LAYOUT_SNAPSHOT_RECORD="all")
        folder = target.package / "Snapshots" / SUITE
        while not folder.exists():
            if process.poll() is not None:
                raise AssertionError(f"nothing was recorded: {process.communicate()[0]}")
            time.sleep(0.001)
        time.sleep(moments.uniform(0, 0.04))
        process.kill()
        process.communicate()
        if folder.exists() and any(not path.name.endswith(".txt") for path in folder.iterdir()):
            return True
    return False


@attack("of two processes that record one reference, the second overwrites the first's")
def race(target: Target) -> bool:
    for number in range(12):
        target.reset()
        texts = [f"first {number}", f"second {number}"]
        both = [target.start_test("text", ATTACK_TEXT=text, LAYOUT_SNAPSHOT_RECORD="missing") for text in texts]
        said = [process.communicate(timeout=HANGS_AFTER)[0] for process in both]
        if sum("Automatically recorded" in text for text in said) != 1:
            return True
    return False


@attack("a line that was cut off takes the next one with it")
def cut(target: Target) -> bool:
    target.test("cut")
    lines = [line for path in (target.artifacts / "manifests").glob("ClientTests-*.jsonl")
             for line in path.read_text().splitlines()]
    tests = []
    for line in lines:
        try:
            tests.append(json.loads(line).get("test"))
        except ValueError:
            return True
    return not any(re.fullmatch(r"cut\.second", test or "") for test in tests)


@attack("an earlier run's recording stays in later reports")
def recording(target: Target) -> bool:
    def run() -> None:
        # Each time by a runner of its own, which has ended when the report is written.
        target.run(["sh", "-c", '"$@"; true', "sh", *target.tests, "AttackedTests/text"])

    run()
    if "AttackedTests/text" not in target.call("report", "--json", "-").text:
        raise AssertionError("the recording is not in its own run's report")
    run()
    target.call("report", "--junit", str(target.work / "junit.xml"))
    return "AttackedTests" in (target.work / "junit.xml").read_text()


@attack("after the clock went back, pending names the cause of an earlier run")
def clock(target: Target) -> bool:
    # Two processes of one runner. The later one began a day earlier by its clock, and its evidence is what there is.
    run = {"kind": "run", "version": 1, "target": "ClientTests", "packageRoot": str(target.package), "processID": 1,
           "startedAt": "", "framework": "Swift Testing", "run": "1", "sequence": 1}
    manifests = target.artifacts / "manifests"

    def lines(*records: dict) -> str:
        return "".join(json.dumps(record) + "\n" for record in [run, *records])

    for start, cause in [("200000", "first cause"), ("113600", "second cause")]:
        target.plant(f"package:Snapshots/{SUITE}/text.txt", target.evidence(cause.encode()),
                     causes=[{"text": cause, "devices": [""], "followers": 0}], groupKey=cause)
        planted = max(manifests.glob("ClientTests-1-?.jsonl"))
        result = json.loads(planted.read_text())
        planted.unlink()
        (manifests / f"ClientTests-1-{start}.jsonl").write_text(lines(result))
    begun = [{"kind": "begun", "process": f"1-{start}", "target": "ClientTests"} for start in ["200000", "113600"]]
    ended = [{"kind": "ended", "process": f"1-{start}", "verified": 1} for start in ["200000", "113600"]]
    note = {"kind": "noted", "id": f"{SUITE}/text"}
    (manifests / "run.1.jsonl").write_text(lines(*begun, note, note, *ended))
    return "first cause" in target.call("pending").text


@attack("merge calls tests that never ran fine")
def nothing(target: Target) -> bool:
    return target.call("merge", str(target.artifacts), "--into", str(target.work / "merged-nothing")).code == 0
