"""Builds and asks `Probe.swift`, the module LayoutSnapshotTypeset behind a line-by-line question and answer."""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build/probe/probe"


def build() -> pathlib.Path:
    sources = sorted((ROOT / "Sources/LayoutSnapshotTypeset").rglob("*.swift")) + [ROOT / "Scripts/support/Probe.swift"]
    newest = max(source.stat().st_mtime for source in sources)
    if not PROGRAM.exists() or PROGRAM.stat().st_mtime < newest:
        PROGRAM.parent.mkdir(parents=True, exist_ok=True)
        command = ["swiftc", "-O", "-swift-version", "6", "-package-name", "probe", "-parse-as-library",
                   "-module-name", "Probing", "-o", str(PROGRAM), *map(str, sources)]
        if subprocess.run(command, check=False).returncode != 0:
            sys.exit("probe: the module LayoutSnapshotTypeset does not compile; run `swift build --target LayoutSnapshotTypeset`")
    return PROGRAM


def ask(questions: list[str]) -> list[str]:
    """One answer a question, in order."""
    result = subprocess.run([build()], input="\n".join(questions) + "\n", capture_output=True, text=True, check=False)
    answers = result.stdout.splitlines()
    if result.returncode != 0 or len(answers) != len(questions):
        at = questions[len(answers)] if len(answers) < len(questions) else "the end"
        sys.exit(f"probe: stopped at `{at}`: {result.stderr.strip()}")
    return answers


def characters(text: str) -> str:
    return " ".join(f"{ord(character):X}" for character in text)
