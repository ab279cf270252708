"""Compares what clients can see of each module with what is stored, so that nothing becomes public, or goes, unseen.

Reads symbol graphs, as `swift symbolgraph-extract` writes them. Each public symbol is a line with its declaration, in
.ci/interface/<module>.txt. `interface.py GRAPHS... --update` stores what there is.
"""

import difflib
import json
import pathlib
import sys

STORED = pathlib.Path(__file__).resolve().parent / "interface"


def line(symbol):
    text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
    path = ".".join(symbol["pathComponents"])
    return f"{path}: {' '.join(text.split())}"


def interface(path):
    with open(path) as file:
        graph = json.load(file)
    # What the compiler made up, and what a protocol's extension gives to every type that conforms, is not ours to list.
    return sorted({line(each) for each in graph["symbols"] if "location" in each})


def module(path):
    """`LayoutSnapshotViews.symbols.json`, and `LayoutSnapshotViews@Swift.symbols.json` for what it adds to another module."""
    return pathlib.Path(path).name.removesuffix(".symbols.json")


def main(arguments):
    update = "--update" in arguments
    graphs = [path for path in arguments if not path.startswith("--")]
    now = {module(path): interface(path) for path in graphs}
    now = {name: lines for name, lines in now.items() if lines}
    if update:
        STORED.mkdir(exist_ok=True)
        for old in STORED.glob("*.txt"):
            old.unlink()
        for name, lines in now.items():
            (STORED / f"{name}.txt").write_text("".join(each + "\n" for each in lines))
    stored = {path.stem: path.read_text().splitlines() for path in STORED.glob("*.txt")}
    differs = False
    for name in sorted(stored.keys() | now.keys()):
        changes = list(difflib.unified_diff(stored.get(name, []), now.get(name, []), "stored", "now", name, name, n=0, lineterm=""))
        differs = differs or bool(changes)
        for change in changes[2:]:
            if not change.startswith("@@"):
                print(f"{name}: {change}")
    print(f"{sum(map(len, now.values()))} public declarations of {len(now)} modules")
    if differs:
        print("What clients can see has changed. Look at each line above; if all are meant, run")
        print("  bash .ci/gates/60-documentation.sh --update")
    if differs or not now:
        sys.exit(1)


main(sys.argv[1:])
