"""What a log of `Scripts/test` says, of XCTest and of Swift Testing together.

    python3 -B .ci/test_log.py LOG CODE [--filtered]

CODE is what it ended with. Prints what failed, what `Scripts/test` says of tests that were left out or slow, and each framework's
closing line. Ends with 1 where the run failed, where a framework executed no test (a run without tests passes, too), and where
nothing says how many tests were left out. A run that was filtered has to execute some test of any framework, and to leave none out.
"""

import pathlib
import re
import sys

# XCTest counts at its end, and with --parallel before each test.
XCTEST = re.compile(r"^\s*Executed (\d+) tests?,.*$|^\[(\d+)/\2\] Testing .*$", re.MULTILINE)
SWIFT_TESTING = re.compile(r"^.*Test run with (\d+) tests? .*$", re.MULTILINE)
# What Scripts/support/test_summary.py says at the end of Swift Testing's tests.
LEFT_OUT = re.compile(r"^left out: (\d+).*$", re.MULTILINE)
SLOWEST = re.compile(r"^slowest of .*\n(?: +\d+\.\d  .*\n)*", re.MULTILINE)
# What XCTest says of each of its own.
XCTEST_LEFT_OUT = re.compile(r": Test skipped - .*$", re.MULTILINE)
# Where the lines of a failure begin, and what ends them.
FAILURE = re.compile(r"^✘ Test (?!run )|^(?:\S+:\d+(?::\d+)?: )?(?:error|Fatal error): ")
OTHER = re.compile(r"^\S (?:Test|Suite) .* (?:started|passed|skipped|recorded a known issue)|^. Attached ")
# Lines of one failure, and failures, that are shown.
LINES, FAILURES = 12, 30


def closings(log: str) -> list[re.Match[str] | None]:
    """The last line of each framework: XCTest counts each bundle and then all of them."""
    return [([None] + list(pattern.finditer(log)))[-1] for pattern in (XCTEST, SWIFT_TESTING)]


def closing_lines(log: str) -> list[str]:
    return [match[0].strip() for match in closings(log) if match]


def executed(log: str) -> list[int]:
    """How many tests each framework executed."""
    return [int(match[match.lastindex]) if match else 0 for match in closings(log)]


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
    said = list(LEFT_OUT.finditer(log))
    print(*(line[0] for line in said), *closing_lines(log), sep="\n")
    counts = executed(log)
    left_out = sum(int(line[1]) for line in said) + len(XCTEST_LEFT_OUT.findall(log))
    print(f"{sum(counts) - left_out} tests executed, {left_out} left out")
    if filtered and (left_out or not any(counts)):
        print("not everything ran that was asked for")
        return 1
    if not filtered and 0 in counts:
        print("not every test framework executed tests")
        return 1
    if counts[1] and not said:
        print("nothing says how many tests were left out")
        return 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
