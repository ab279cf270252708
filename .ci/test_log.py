"""What a log of `Scripts/test` says, of XCTest and of Swift Testing together.

    python3 -B .ci/test_log.py LOG CODE [--filtered]

CODE is what it ended with. Prints what failed, what `Scripts/test` says of tests that were left out or slow, and each framework's
closing line. Ends with 1 where the run failed or a framework executed no test: a run without tests passes, too. A run that was
filtered has to execute some test of any framework, and to leave none out.
"""

import collections
import pathlib
import re
import sys

# XCTest counts at its end, and with --parallel before each test.
XCTEST = re.compile(r"^\s*Executed (\d+) tests?,.*$|^\[(\d+)/\2\] Testing .*$", re.MULTILINE)
SWIFT_TESTING = re.compile(r"^.*Test run with (\d+) tests? .*$", re.MULTILINE)
# The lines at the end: see Scripts/support/test_summary.py.
LEFT_OUT = re.compile(r"^left out: (\d+), because .*$", re.MULTILINE)
SLOWEST = re.compile(r"^slowest of .*\n(?: +\d+\.\d  .*\n)*", re.MULTILINE)
# Where the lines of a failure begin, and what ends them.
FAILURE = re.compile(r"^✘ Test (?!run )|^(?:\S+:\d+(?::\d+)?: )?(?:error|Fatal error): ")
OTHER = re.compile(r"^\S (?:Test|Suite) .* (?:started|passed|skipped|recorded a known issue)|^. Attached ")
# Lines of one failure, and failures, that are shown.
LINES, FAILURES = 12, 30


def closing_lines(log: str) -> list[str]:
    """XCTest counts each bundle and then all of them; the last line is of all."""
    found = []
    for pattern in (XCTEST, SWIFT_TESTING):
        lines = [match[0].strip() for match in pattern.finditer(log)]
        if lines:
            found.append(lines[-1])
    return found


def executed(log: str) -> list[int]:
    """How many tests each framework executed."""
    last = [collections.deque(pattern.finditer(log), maxlen=1) for pattern in (XCTEST, SWIFT_TESTING)]
    return [int(match[0][match[0].lastindex]) if match else 0 for match in last]



def failures(log: str) -> list[str]:
    shown: list[str] = []
    count = room = 0
    for line in log.splitlines():
        if FAILURE.search(line):
            count += 1
            room = LINES
        elif OTHER.search(line):
            room = 0
        if room > 0 and count <= FAILURES:
            shown.append(line)
            room -= 1
    if count > FAILURES:
        shown.append(f"... and {count - FAILURES} more")
    return shown


def main() -> int:
    log = pathlib.Path(sys.argv[1]).read_text(errors="replace")
    failed, filtered = sys.argv[2] != "0", "--filtered" in sys.argv
    if failed:
        # A process that ended before its tests did says why at the end, if at all.
        print("what failed:", *(failures(log) or log.splitlines()[-20:]), sep="\n")
    print("".join(SLOWEST.findall(log)), end="")
    for line in LEFT_OUT.finditer(log):
        print(line[0])
    print(*closing_lines(log), sep="\n")
    counts, left_out = executed(log), sum(map(int, LEFT_OUT.findall(log)))
    print(f"{sum(counts) - left_out} tests executed, {left_out} left out")
    if filtered and (left_out or not any(counts)):
        print("not everything ran that was asked for")
        return 1
    if not filtered and 0 in counts:
        print("not every test framework executed tests")
        return 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
