"""Lists imports of a module of this package that the importing target does not name as a dependency.

Reads `swift package describe --type json` from standard input and the sources from the package's root.
SwiftPM's own check lets a target import whatever its dependencies depend on.
"""

import json
import pathlib
import re
import sys

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private)\s+)?import\s+"
    r"(?:(?:class|enum|func|let|protocol|struct|typealias|var)\s+)?(\w+)",
    re.MULTILINE,
)


def main():
    # With a build running elsewhere SwiftPM says so before it answers.
    text = sys.stdin.read()
    targets = json.loads(text[text.index("{"):])["targets"]
    modules = {target["name"] for target in targets}
    count = 0
    failed = False
    for target in targets:
        allowed = {target["name"], *target.get("target_dependencies", [])}
        for source in target["sources"]:
            path = pathlib.Path(target["path"], source)
            if path.suffix != ".swift":
                continue
            for module in IMPORT.findall(path.read_text()):
                count += 1
                if module in modules - allowed:
                    failed = True
                    print(f"{path}: imports {module}, which {target['name']} does not depend on")
    print(f"{count} imports")
    if failed or count == 0:
        sys.exit(1)


main()
