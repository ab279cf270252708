"""Compares the floors of Documentation/Architecture.md with the manifest.

Reads `swift package describe --type json` from standard input. Every module that ships stands in the table once, and
depends on modules of lower floors alone; the table names no module that is not there.
"""

import json
import pathlib
import re
import sys

ROW = re.compile(r"^\| (\d+) \| `([\w-]+)` \|", re.MULTILINE)


def shipping(package, targets):
    """Targets of products and all that they depend on."""
    names = {target for product in package["products"] for target in product["targets"]}
    # Programs for this package's own work have products that nobody asked for.
    names = {name for name in names if targets[name]["path"].startswith("Sources/")}
    while True:
        more = {name for target in names for name in targets[target].get("target_dependencies", [])} - names
        if not more:
            return names
        names |= more


def problems(floors, package):
    targets = {target["name"]: target for target in package["targets"]}
    names = shipping(package, targets)
    for name in sorted(names - set(floors)):
        yield f"{name} ships, and has no floor"
    for name in sorted(set(floors) - names):
        yield f"{name} has a floor, and does not ship"
    for name in sorted(names & set(floors)):
        for other in sorted(targets[name].get("target_dependencies", [])):
            if other in floors and floors[other] >= floors[name]:
                yield f"{name} on floor {floors[name]} depends on {other} on floor {floors[other]}"


def main():
    text = sys.stdin.read()
    # With a build running elsewhere SwiftPM says so before it answers.
    package = json.loads(text[text.index("{"):])
    rows = ROW.findall(pathlib.Path("Documentation/Architecture.md").read_text())
    floors = {name: int(floor) for floor, name in rows}
    found = list(problems(floors, package))
    if len(floors) != len(rows):
        found.append("A module stands in the table twice")
    for problem in found:
        print(problem)
    print(f"{len(floors)} modules on {len(set(floors.values()))} floors")
    if found or not floors:
        sys.exit(1)


main()
