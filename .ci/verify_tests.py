"""Tests what `Scripts/verify` remembers and chooses, with gates of a small repository.

    python3 -B .ci/verify_tests.py
"""

import contextlib
import io
import os
import pathlib
import subprocess
import tempfile
import unittest

import gates
import heads
import inputs
import passed
import revisions

GATE = """#!/usr/bin/env bash
# It holds
# needs: nothing
# takes: 1 min
# paths: {paths}
{more}
echo run >>runs
{body}
"""


class Verify(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.addCleanup(setattr, gates, "ROOT", gates.ROOT)
        gates.ROOT = self.root = pathlib.Path(folder.name)
        (self.root / ".ci/verify").mkdir(parents=True)
        (self.root / "Sources").mkdir()
        (self.root / "Sources/a").write_text("a")
        (self.root / "Sources/b").write_text("b")
        (self.root / ".gitignore").write_text(".build\nruns\n")
        self.gate("a")
        self.gate("b")
        self.git("init", "-q", "-b", "main")
        self.commit()

    def git(self, *words):
        return subprocess.run(["git", "-c", "user.name=T", "-c", "user.email=t@example.com", *words], cwd=self.root, check=True,
                              text=True, capture_output=True).stdout.strip()

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "c", "--allow-empty")
        return self.git("rev-parse", "HEAD")

    def gate(self, name, body="", more="set -eu", paths=None):
        text = GATE.format(paths=paths or f"Sources/{name}", body=body or f"echo {name} is fine", more=more)
        (self.root / f".ci/verify/{name}.sh").write_text(text)

    def verify(self, again=False, known=None):
        """The result of each gate, and how many ran."""
        (self.root / "runs").write_text("")
        with contextlib.redirect_stdout(io.StringIO()):
            self.outcomes = gates.run_all(known or gates.gates_in(".ci/verify"), lambda gate: passed.run(gate, again))
        return {each.gate.name: each.result for each in self.outcomes}, (self.root / "runs").read_text().count("run")

    def test_whatPassed_isNotRunAgain(self):
        self.assertEqual(self.verify(), ({"a": "passed", "b": "passed"}, 2))
        self.assertEqual(self.verify(), ({"a": "passed before", "b": "passed before"}, 0))
        self.assertIn("b is fine", self.outcomes[1].said)
        self.assertEqual(self.verify(again=True), ({"a": "passed", "b": "passed"}, 2))

    def test_gate_runsAgain_afterAChangeOfWhatItDependsOn(self):
        self.verify()
        (self.root / "Sources/b").write_text("other")
        self.assertEqual(self.verify()[0], {"a": "passed before", "b": "passed"})
        # What was there before is known, too.
        (self.root / "Sources/b").write_text("b")
        self.assertEqual(self.verify()[1], 0)
        os.chmod(self.root / "Sources/b", 0o755)
        self.assertEqual(self.verify()[0]["b"], "passed")
        (self.root / "Sources/b").unlink()
        self.assertEqual(self.verify()[0]["b"], "passed")

    def test_gate_runsAgain_afterAChangeOfItself_orANewFile(self):
        self.gate("a", paths="Sources")
        self.verify()
        (self.root / "Sources/c").write_text("new")
        self.assertEqual(self.verify()[0], {"a": "passed", "b": "passed before"})
        self.gate("b", body="echo otherwise")
        self.assertEqual(self.verify()[0], {"a": "passed before", "b": "passed"})

    def test_toolchain_isRemembered(self):
        self.verify()
        self.addCleanup(setattr, inputs, "toolchain", inputs.toolchain)
        inputs.toolchain = lambda: "another one"
        self.assertEqual(self.verify()[1], 2)

    def test_failure_stopsNothing_andIsNotRemembered(self):
        self.gate("a", body="echo no; exit 3")
        for _ in range(2):
            self.assertEqual(self.verify()[0]["a"], "FAILED")
        self.assertEqual(self.outcomes[1].result, "passed before")

    def test_whatIsEditedMeanwhile_isNotRemembered(self):
        self.gate("a", body="echo changed >>Sources/a")
        self.assertEqual(self.verify()[0]["a"], "passed")
        self.assertEqual(self.verify()[0]["a"], "passed")

    def test_whatLeavesSomethingOut_isNotRemembered(self):
        self.gate("a", body='echo "arm64: SKIPPED: there is no emulator"; echo fine')
        for _ in range(2):
            self.assertEqual(self.verify()[0]["a"], "in part")
        self.assertEqual(self.outcomes[0].said, "left out: arm64: there is no emulator")
        self.assertFalse(self.outcomes[0].failed)

    def test_filesOfOthers(self):
        self.gate("a", more="# corpus: documents")
        self.addCleanup(os.environ.pop, "LAYOUT_SNAPSHOT_CORPUS", None)
        os.environ["LAYOUT_SNAPSHOT_CORPUS"] = str(self.root / ".build/corpus")
        self.assertEqual(self.verify(), ({"a": "left out", "b": "passed"}, 1))
        self.assertIn("LAYOUT_SNAPSHOT_CORPUS", self.outcomes[0].said)
        document = self.root / ".build/corpus/documents/one"
        document.parent.mkdir(parents=True)
        for text in ("1", "2"):
            document.write_text(text)
            self.assertEqual(self.verify()[0]["a"], "passed")
            self.assertEqual(self.verify()[0]["a"], "passed before")

    def test_damagedMemory_isNone(self):
        self.verify()
        for path in (self.root / ".build/verify/passed").iterdir():
            path.write_text("{")
        self.assertEqual(self.verify()[1], 2)

    def test_changed_choosesByWhatDiffers(self):
        known = gates.gates_in(".ci/verify")
        first = self.git("rev-parse", "HEAD")

        def names():
            return [gate.name for gate in revisions.differing(known, first)]

        self.assertEqual(names(), [])
        (self.root / "Sources/b").write_text("other")
        self.assertEqual(names(), ["b"])
        self.commit()
        self.assertEqual(names(), ["b"])
        (self.root / "Sources/a").rename(self.root / "Sources/c")
        self.assertEqual(names(), ["a", "b"])

    def test_base_isTheLastCommitThatWasVerifiedInFull(self):
        with self.assertRaises(SystemExit):
            revisions.base()
        first = self.git("rev-parse", "HEAD")
        self.git("update-ref", "refs/remotes/origin/main", first)
        second = self.commit()
        self.assertEqual(revisions.base(), first)
        (self.root / "Sources/a").write_text("not committed")
        known = gates.gates_in(".ci/verify")
        self.verify()
        revisions.note_in_full(known)
        self.assertEqual(revisions.base(), first)
        # Gates that passed with something else than what is committed now say nothing of it.
        self.git("checkout", "-q", "Sources/a")
        revisions.note_in_full(known)
        self.assertEqual(revisions.base(), first)
        self.verify()
        revisions.note_in_full(known)
        self.assertEqual(revisions.base(), second)
        # What was verified on another branch is no beginning of this one.
        self.git("checkout", "-q", "-b", "other", first)
        self.assertEqual(revisions.base(), first)

    def test_heads_nameWhatGatesUse(self):
        def problems():
            return heads.problems(gates.gates_in(".ci/verify"), [])

        self.assertEqual(problems(), [])
        self.gate("a", body="cat Sources/b")
        self.assertEqual(problems(), ["a: .ci/verify/a.sh uses Sources/b, which its head does not name"])
        self.gate("a", paths="Sources/gone")
        self.assertEqual(problems(), ["a: there is nothing at Sources/gone"])
        self.gate("a", more="# tests: needsPatience")
        self.assertEqual(problems(), ["tests are never left out because of needsPatience"])
        self.assertEqual(heads.problems(gates.gates_in(".ci/verify"), ["needsPatience", "needsMore"]),
                         ["no gate runs tests that are left out because of needsMore"])


if __name__ == "__main__":
    unittest.main()
