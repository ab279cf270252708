"""What a run of `swift test` left out and why, and which of its tests were slow.

    python3 -B Scripts/support/test_summary.py EVENTS

EVENTS is what Swift Testing writes with `--event-stream-output-path`: a line of JSON for each event. Prints nothing for a run
that did not begin.
"""

import collections
import json
import pathlib
import re
import sys

# Tests that are told, and how long one takes at least to be told, in seconds.
SLOWEST, SLOW = 20, 0.2


class Run:
    """A run's tests: how long each took, and for which reason others were left out."""

    def __init__(self, lines):
        self.left_out: collections.Counter[str] = collections.Counter()
        self.times: dict[str, float] = {}
        self.seconds = 0.0
        # Whether each test ran alone. Otherwise all begin together, and a test's time is that of all that went before it.
        self.is_one_by_one = True
        functions: set[str] = set()
        begun: dict[str, float] = {}
        for line in lines:
            record = json.loads(line)
            event = record["payload"]
            name = event.get("testID", "the run")
            if record["kind"] == "test":
                if event["kind"] == "function":
                    functions.add(event["id"])
                continue
            instant = event["instant"]["absolute"]
            match event["kind"]:
                case "runStarted":
                    begun[name] = instant
                case "testStarted" if name in functions:
                    # The run and those that have ended have begun, too.
                    self.is_one_by_one = self.is_one_by_one and len(begun) == len(self.times) + 1
                    begun[name] = instant
                case "testEnded" if name in functions:
                    self.times[name] = instant - begun[name]
                case "testSkipped" if name in functions:
                    self.left_out[reason(event)] += 1
                case "runEnded":
                    self.seconds = instant - begun[name]


def reason(event: dict) -> str:
    """The comment of the trait that skipped a test, as Swift Testing quotes it."""
    text = " ".join(message["text"] for message in event["messages"])
    quoted = re.search(r'skipped: "(.*)"', text, re.DOTALL)
    return quoted[1] if quoted else "nothing was said"


def readable(name: str) -> str:
    """A test's identifier without its place in the file: `Module.Suite/test()`."""
    return re.sub(r"/[^/]+\.swift:\d+:\d+$", "", name)


def main() -> int:
    path = pathlib.Path(sys.argv[1])
    # The last line of a run that crashed may be cut off.
    *lines, _ = path.read_text(errors="replace").split("\n")
    if not lines:
        return 0
    run = Run(lines)
    print()
    for why, count in sorted(run.left_out.items()):
        print(f"left out: {count}, because {why}")
    if not run.left_out:
        print("left out: 0")
    if not run.seconds:
        print("The run ended before its tests did.")
    elif not run.times:
        print("No test of Swift Testing ran.")
    elif run.is_one_by_one:
        slow = sorted(run.times.items(), key=lambda item: (-item[1], item[0]))[:SLOWEST]
        slow = [(name, seconds) for name, seconds in slow if seconds >= SLOW]
        if slow:
            print(f"slowest of {len(run.times)} tests, in seconds of {run.seconds:.0f}:")
        for name, seconds in slow:
            print(f"{seconds:8.1f}  {readable(name)}")
    else:
        print("Tests ran at the same time. `Scripts/test --no-parallel` runs them one by one and names the slowest.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
