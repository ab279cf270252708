"""What somebody saves, links or protects in a package while a program writes there."""

import os
import pathlib
import random
import shutil
import stat
import subprocess
import threading
import time

from .inline import Source
from .target import Target, attack

MARK = "saved by an editor"
DOCUMENT = pathlib.Path("Fixtures/InterfaceBuilder/Login.storyboard")
RESOLVE = ["resolve", "Login.storyboard", "--step", "update-constraints", "--write"]


def save(path: pathlib.Path, text: str, renames: bool) -> None:
    """As editors do: another file gets the name, or the file itself is written anew."""
    place = path.with_suffix(".new") if renames else path
    place.write_text(text)
    if renames:
        os.rename(place, path)


@attack("what an editor saves while a text is written into its source is lost")
def source_saved(target: Target) -> bool:
    for number in range(min(target.tries, 40)):
        target.reset()
        source = Source(target)
        saved = f"{source.text}// {MARK}\n"

        def edit(source=source, saved=saved, number=number) -> None:
            # The journal is written right before the source.
            end = time.monotonic() + 60
            while not source.journal.exists() and time.monotonic() < end:
                pass
            time.sleep(random.uniform(0, 0.01))
            save(source.path, saved, number % 2 == 0)

        thread = threading.Thread(target=edit)
        thread.start()
        target.test("inlineFirst")
        thread.join()
        if MARK not in source.path.read_text():
            return True
    return False


@attack("what an editor saves while resolve writes a document is lost")
def document_saved(target: Target) -> bool:
    path = target.package / "Login.storyboard"
    text, longest = DOCUMENT.read_text(), 0.5
    for number in range(min(target.tries, 40)):
        path.write_text(text)
        begun = time.monotonic()
        process = subprocess.Popen([*target.program, *RESOLVE], cwd=target.package, env=target.environment(),
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # Late in its time it writes.
        time.sleep(longest * random.uniform(0.5, 1))
        save(path, f"{text}<!-- {MARK} -->\n", number % 2 == 0)
        process.wait()
        longest = time.monotonic() - begun
        if MARK not in path.read_text():
            path.unlink()
            return True
    path.unlink()
    return False


@attack("a source that only its owner may read is given to everybody")
def source_mode(target: Target) -> bool:
    source = Source(target)
    source.path.chmod(0o600)
    target.test("inlineFirst")
    if source.texts()[1] is None:
        raise AssertionError("nothing was written")
    return stat.S_IMODE(source.path.stat().st_mode) != 0o600


@attack("a document that is a link becomes a file, and what it led to stays as it was")
def document_link(target: Target) -> bool:
    path, mine = target.package / "Login.storyboard", target.outside / "Login.storyboard"
    shutil.copy(DOCUMENT, mine)
    mine.chmod(0o640)
    path.symlink_to(mine)
    try:
        target.call(*RESOLVE)
        is_written = mine.read_text() != DOCUMENT.read_text() and stat.S_IMODE(mine.stat().st_mode) == 0o640
        return not path.is_symlink() or not is_written
    finally:
        path.unlink()


def register_init(what: str, place: str) -> None:
    @attack(f"init writes {what}")
    def _(target: Target) -> bool:
        folder = target.outside / "App"
        (folder / "Shop").mkdir(parents=True)
        (folder / "Shop/Shop.swift").write_text("import UIKit\nclass Shop: UIViewController {}\n")
        link, elsewhere = folder / place, target.outside / "elsewhere"
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(elsewhere)
        if place == "Tests":
            elsewhere.mkdir()
        before = target.tree()
        subprocess.run([*target.program, "init", "--app", "Shop"], cwd=folder, env=target.environment(), check=False,
                       capture_output=True)
        return target.tree() != before or not link.is_symlink()


register_init("in the place of a link that leads nowhere", "Package.swift")
register_init("where a linked folder leads", "Tests")
