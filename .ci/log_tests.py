"""Tests what is said of logs of tests: which failed, were left out or were slow.

    python3 -B .ci/log_tests.py
"""

import contextlib
import io
import json
import pathlib
import sys
import tempfile
import unittest
from unittest import mock

import test_log

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Scripts/support"))
import test_summary

XCTEST = "\t Executed 7 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds\n"
SWIFT_TESTING = "✔ Test run with 3 tests in 1 suite passed after 0.1 seconds.\n"
LEFT_OUT = "left out: 2, because it takes minutes\n"
NONE_LEFT_OUT = "left out: 0\n"


def said(main, *arguments: str) -> tuple[int, str]:
    """What a program ended with, and what it printed."""
    words = io.StringIO()
    with mock.patch.object(sys, "argv", ["", *arguments]), contextlib.redirect_stdout(words):
        return main(), words.getvalue()


def file(test: unittest.TestCase, text: str) -> str:
    folder = tempfile.TemporaryDirectory()
    test.addCleanup(folder.cleanup)
    path = pathlib.Path(folder.name) / "file"
    path.write_text(text)
    return str(path)


class Log(unittest.TestCase):
    def judged(self, log: str, code: int = 0, *options: str) -> tuple[int, str]:
        return said(test_log.main, file(self, log), str(code), *options)

    def test_both_frameworks_areCounted(self):
        code, text = self.judged(XCTEST + SWIFT_TESTING + LEFT_OUT)
        self.assertEqual(code, 0)
        self.assertIn("8 tests executed, 2 left out", text)
        self.assertIn("because it takes minutes", text)

    def test_parallel_tests_areCounted(self):
        log = "[1/2] Testing M.C/a\n[2/2] Testing M.C/b\n" + SWIFT_TESTING + NONE_LEFT_OUT
        self.assertEqual(self.judged(log)[0], 0)
        self.assertIn("5 tests executed, 0 left out", self.judged(log)[1])

    def test_skipped_testsOfXCTest_areLeftOut(self):
        log = "a.swift:1: C.a : Test skipped - not today\n" + XCTEST + SWIFT_TESTING + NONE_LEFT_OUT
        self.assertIn("9 tests executed, 1 left out", self.judged(log)[1])
        self.assertEqual(self.judged(log, 0, "--filtered")[0], 1)

    def test_run_thatDoesNotSayWhatItLeftOut_fails(self):
        code, text = self.judged(XCTEST + SWIFT_TESTING)
        self.assertEqual(code, 1)
        self.assertIn("nothing says how many", text)

    def test_framework_withoutTests_fails(self):
        self.assertEqual(self.judged(SWIFT_TESTING + NONE_LEFT_OUT)[0], 1)
        self.assertEqual(self.judged("[1/2] Testing M.C/a\n" + SWIFT_TESTING + NONE_LEFT_OUT)[0], 1)
        self.assertEqual(self.judged(XCTEST + NONE_LEFT_OUT)[0], 1)
        self.assertEqual(self.judged(SWIFT_TESTING + NONE_LEFT_OUT, 0, "--filtered")[0], 0)

    def test_filtered_run_leavesNothingOut(self):
        self.assertEqual(self.judged(SWIFT_TESTING + LEFT_OUT, 0, "--filtered")[0], 1)
        self.assertEqual(self.judged("", 0, "--filtered")[0], 1)

    def test_failure_isShown(self):
        code, text = self.judged("✘ Test a() recorded an issue at A.swift:1:2: it is wrong\n" + XCTEST + SWIFT_TESTING, 1)
        self.assertEqual(code, 1)
        self.assertIn("it is wrong", text)

    def test_slowest_areShown(self):
        slowest = "slowest of 3 tests, in seconds of 9:\n     1.5  M.S/a()\n     1.0  M.S/b()\n"
        self.assertTrue(self.judged(slowest + XCTEST + SWIFT_TESTING)[1].startswith(slowest))


class Summary(unittest.TestCase):
    def summary(self, *events: tuple[str, str, float], rest: str = "") -> str:
        lines = [{"kind": "test", "payload": {"kind": kind, "id": name}}
                 for kind, name in [("suite", "M.S"), *(("function", f"M.S/{each}()/S.swift:1:2") for each in "abc")]]
        for kind, name, instant in events:
            payload = {"kind": kind, "instant": {"absolute": instant}, "messages": [{"text": f'skipped: "it \u2028 is long"'}]}
            if name:
                payload["testID"] = "M.S" if name == "S" else f"M.S/{name}()/S.swift:1:2"
            lines.append({"kind": "event", "payload": payload})
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines) + rest
        code, text = said(test_summary.main, file(self, text))
        self.assertEqual(code, 0)
        return text

    def test_slowTests_ofARunOneByOne_areNamed(self):
        text = self.summary(
            ("runStarted", "", 0), ("testStarted", "S", 0), ("testStarted", "a", 0), ("testEnded", "a", 1), ("testStarted", "b", 1),
            ("testEnded", "b", 3), ("testStarted", "c", 3), ("testEnded", "c", 3.1), ("testEnded", "S", 3.1), ("runEnded", "", 3.1))
        self.assertEqual(text, "\nleft out: 0\nslowest of 3 tests, in seconds of 3:\n     2.0  M.S/b()\n     1.0  M.S/a()\n")

    def test_tests_atTheSameTime_haveNoTimes(self):
        # Also where they are short beside what the run takes.
        text = self.summary(
            ("runStarted", "", 0), ("testStarted", "a", 8), ("testStarted", "b", 8), ("testEnded", "a", 9), ("testEnded", "b", 10),
            ("runEnded", "", 10))
        self.assertIn("--no-parallel", text)
        self.assertNotIn("slowest of", text)

    def test_tests_thatWereLeftOut_areCounted_andSuitesAreNot(self):
        text = self.summary(("runStarted", "", 0), ("testSkipped", "S", 0), ("testSkipped", "a", 0), ("testSkipped", "b", 0),
                            ("runEnded", "", 0.1))
        self.assertEqual(text, "\nleft out: 2, because it \u2028 is long\nNo test of Swift Testing ran.\n")

    def test_run_thatCrashed_saysSo(self):
        self.assertIn("before its tests did", self.summary(("runStarted", "", 0), ("testStarted", "a", 0), rest='{"kind": "ev'))

    def test_run_thatDidNotBegin_saysNothing(self):
        self.assertEqual(said(test_summary.main, file(self, "")), (0, ""))


if __name__ == "__main__":
    unittest.main()
