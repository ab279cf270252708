"""Lists sources that name a type of pointer and do not say so in their own name.

What handles raw memory stands in files called `...+Unsafe.swift`, so that a reviewer knows where to look. The compiler marks
each use (`.strictMemorySafety()`); this keeps the types together.
"""

import pathlib
import re
import sys

POINTER = re.compile(r"\bUnsafe(?:Mutable)?(?:Raw)?(?:Buffer)?Pointer\b")
COMMENT = re.compile(r"//.*")

# Here UIKit's own signatures have pointers.
UIKIT = {
    "Sources/LayoutSnapshotViews/Delegates/ScrollViewDelegate.swift",
    "Sources/LayoutSnapshotViews/Looks/Color+Spaces.swift",
    "Sources/LayoutSnapshotViews/Paths/BezierPath.swift",
    "Sources/LayoutSnapshotViews/Paths/CGPath.swift",
}


def main():
    found = set()
    count = 0
    for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
        if not POINTER.search(COMMENT.sub("", path.read_text())):
            continue
        count += 1
        if "+Unsafe" not in path.name:
            found.add(str(path))
    for path in sorted(found - UIKIT):
        print(f"{path}: names a type of pointer; move that into a file called ...+Unsafe.swift")
    for path in sorted(UIKIT - found):
        print(f"{path}: has no pointer any more; take it off the list in .ci/pointers.py")
    print(f"{count} files with pointers")
    if found != UIKIT or count == len(UIKIT):
        sys.exit(1)


if __name__ == "__main__":
    main()
