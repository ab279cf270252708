"""Runs the landing gate: all gates of `.ci/gates`, or those that are named, and tells every failure.

    bash .ci/run [NAME ...]

The gates run one after the other, cheapest first. One that comes after a failed one says so and is skipped; the others
run all the same. At the end stand a row for each gate, and for each failure the end of its log and the command that
repeats it alone.
"""

import shutil
import sys
import time

import gates
import test_log


def main() -> int:
    begun = time.monotonic()
    logs = gates.ROOT / ".build/ci/gates"
    chosen = gates.named(gates.gates_in(".ci/gates"), sys.argv[1:])
    shutil.rmtree(logs, ignore_errors=True)
    outcomes = gates.run_all(chosen, lambda gate: gates.run(gate, logs))
    passed = gates.tell(outcomes, begun, "bash .ci/run")
    tests = logs / "swift-test.log"
    if tests.exists():
        print("\n".join(test_log.closing_lines(tests.read_text(errors="replace"))))
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
