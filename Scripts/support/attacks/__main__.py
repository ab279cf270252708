"""Runs all attacks, and prints how many there were and how many succeeded."""

import argparse
import pathlib
import sys
import time
import traceback

# They register their attacks.
from . import editor, engine, identity, incomplete, inline, links, masses, paths, photos, pictures, records, serving, waiting  # noqa: F401
from .target import ATTACKS, Target, python

HERE = pathlib.Path(__file__).resolve().parent


def main() -> int:
    parser = argparse.ArgumentParser(prog="attack")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="a folder for everything that is made")
    parser.add_argument("--package", type=pathlib.Path, required=True, help="the package in there that is attacked")
    parser.add_argument("--program", help="another command line than the package's own")
    parser.add_argument("--defenceless", action="store_true", help="a stand-in; every attack has to succeed")
    parser.add_argument("--only", default="", help="only attacks with these words")
    given = parser.parse_args()

    package = given.package
    if given.defenceless:
        stand_in = [python(), str(HERE / "defenceless.py")]
        target = Target(given.work, package, stand_in, [*stand_in, "tests"], [*stand_in, "tests"])
        # Who has opened a pipe there, waits for a lock or holds a connection, goes on for ever.
        target.patience = 1
        # It is seen to be lucky in the end; the program has to withstand fewer tries.
        target.tries = 2000
    else:
        build = package / ".build/debug"
        program = given.program or str(build / "layout-snapshot")
        bundle = str(build / "ClientPackageTests.xctest")
        tests = [bundle, "--testing-library", "swift-testing", "--filter"]
        target = Target(given.work, package, [program], tests, [bundle])
    return run(target, given.only, given.defenceless)


def run(target: Target, only: str, has_to_succeed: bool) -> int:
    chosen = [(title, function) for title, function in ATTACKS if only in title]
    succeeded, odd = [], []
    for title, function in chosen:
        target.reset()
        begun = time.monotonic()
        try:
            success = function(target)
        except Exception:  # an attack that cannot be carried out proves nothing
            traceback.print_exc()
            odd.append(title)
            continue
        if success:
            succeeded.append(title)
        if success != has_to_succeed:
            odd.append(title)
        print(f"{'SUCCEEDED' if success else 'failed':9} {time.monotonic() - begun:5.1f} s  {title}", flush=True)
    print(f"{len(chosen)} attacks, {len(succeeded)} succeeded")
    for title in odd:
        print(f"not as it should be: {title}", file=sys.stderr)
    return 1 if odd else 0


sys.exit(main())
