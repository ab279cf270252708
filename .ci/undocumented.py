"""Lists public symbols without a documentation comment, or with a first sentence that is too long.

Reads symbol graphs, as `swift symbolgraph-extract` writes them, from the files given. The formatter's
own rule overlooks `open` declarations, requirements of protocols and cases of enumerations.
"""

import json
import re
import sys

LONGEST_ABSTRACT = 150


def abstract(lines):
    """The first sentence of a comment."""
    paragraph = []
    for line in lines:
        if not line["text"].strip():
            break
        paragraph.append(line["text"].strip())
    return re.split(r"(?<=[.:?!])\s", " ".join(paragraph))[0]


def problems(symbol):
    if "docComment" not in symbol:
        yield "has no documentation comment"
        return
    length = len(abstract(symbol["docComment"]["lines"]))
    if length > LONGEST_ABSTRACT:
        yield f"has a first sentence of {length} characters; the limit is {LONGEST_ABSTRACT}"


def main(paths):
    count = 0
    failed = False
    for path in paths:
        with open(path) as file:
            symbols = json.load(file)["symbols"]
        for symbol in symbols:
            # What the compiler made up has no place in a file.
            if "location" not in symbol:
                continue
            count += 1
            for problem in problems(symbol):
                failed = True
                place = symbol["location"]["uri"].removeprefix("file://")
                line = symbol["location"]["position"]["line"] + 1
                print(f"{place}:{line}: {'.'.join(symbol['pathComponents'])} {problem}")
    print(f"{count} public symbols")
    if failed or count == 0:
        sys.exit(1)


main(sys.argv[1:])
