"""Checks that the heads of gates that `Scripts/verify` runs name everything that these gates use.

    python3 -B .ci/heads.py

What a head does not name could change, and a gate be taken for one that has passed before.
"""

import pathlib
import re
import sys

import gates
import inputs
from gates import Gate

# Files and folders of this package that a script names.
FOLDERS = r"(?:\.ci|Benchmarks|Documentation|Fixtures|Fuzz|Plugins|Scripts|Snapshots|Sources|Tests|Tools)"
REFERENCE = re.compile(rf'(?<![\w./-])({FOLDERS}/[\w@./-]*\w)|(?:root|ROOT) / "({FOLDERS})"')
IMPORT = re.compile(r"^\s*(?:import|from) (\w+)", re.MULTILINE)
# Reasons for which tests are left out of the usual run, and tests that are.
REASONS = pathlib.Path("Tests/TestTools/Trait+Thorough.swift")
REASON = re.compile(r"^ +case (\w+) = ", re.MULTILINE)
LEFT_OUT = re.compile(r"^[^/\n]*\.thorough\(\.(\w+)\)", re.MULTILINE)


def problems(known: list[Gate], reasons: list[str]) -> list[str]:
    """What heads do not say, or say wrongly."""
    everything = inputs.files()
    found = [f"{gate.name}: {each}" for gate in known for each in problems_of(gate, everything)]
    run = [reason for gate in known for reason in gate.words("tests")]
    found += [f"no gate runs tests that are left out because of {reason}" for reason in reasons if reason not in run]
    return found + [f"tests are never left out because of {reason}" for reason in run if reason not in reasons]


def problems_of(gate: Gate, everything: list[str]) -> list[str]:
    unknown = [name for name in gate.words("modules") if name not in inputs.targets()]
    if unknown:
        return [f"there is no module {unknown[0]}"]
    found = [] if gate.head.get("needs") else ["its head does not say what it needs"]
    if not re.fullmatch(r"\d+ min", gate.head.get("takes", "")):
        found.append("its head does not say how long it takes, as in `takes: 2 min`")
    found += [f"there is nothing at {place}" for place in gate.words("paths")
              if not any(inputs.is_in(path, place) for path in everything)]
    mine = set(inputs.used(gate, everything))
    for path in sorted(mine):
        found += [f"{path} uses {each}, which its head does not name" for each in uses(path, everything)
                  if not any(inputs.is_in(other, each) for other in mine)]
    for path in everything:
        if gate.words("tests") and path.startswith("Tests/") and path.endswith(".swift") and path not in mine:
            if set(LEFT_OUT.findall((gates.ROOT / path).read_text())) & set(gate.words("tests")):
                found.append(f"it runs {path}, which its head does not name")
    return found


def uses(path: str, everything: list[str]) -> list[str]:
    """What a script names of this package, in its code rather than in what it says about itself."""
    if pathlib.Path(path).parts[0] not in (".ci", "Scripts", "Benchmarks") or path.endswith((".swift", ".md", ".txt", ".tsv")):
        return []
    text = (gates.ROOT / path).read_text(errors="replace")
    text = re.sub(r'\A(#!.*\n)?"""(.|\n)*?"""', r"\1", text)
    code = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    named = {first or second for first, second in REFERENCE.findall(code)}
    if "python" in text.partition("\n")[0] or path.endswith(".py"):
        named |= {f"Scripts/support/{name}{ending}" for name in IMPORT.findall(code) for ending in (".py", "")}
    return sorted(each for each in named if any(inputs.is_in(other, each) for other in everything))


def main() -> int:
    known = gates.gates_in(".ci/verify")
    found = problems(known, REASON.findall((gates.ROOT / REASONS).read_text()))
    print(*found, f"{len(known)} heads of gates that Scripts/verify runs, {len(found)} problems", sep="\n")
    return 1 if found or not known else 0


if __name__ == "__main__":
    sys.exit(main())
