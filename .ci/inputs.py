"""What a gate's verdict depends on, by which `Scripts/verify` knows that a gate would say the same again.

The heads of its gates have these fields:

    # needs: chromium               what is installed beside Swift
    # takes: 2 min                  on two cores, where what it shares with other gates is built
    # modules: layout-snapshot      targets of the manifest; all that they depend on counts, too
    # paths: Scripts/fuzz Fuzz      files and folders beside these
    # tests: needsCorpus            reasons of tests that the usual run leaves out, and this gate runs
    # corpus: interface-builder     parts of the corpus, without which the gate is left out
    # sources: CodeExamples         the same for sources of others

The corpus lies in the folder LAYOUT_SNAPSHOT_CORPUS, else in ../shared/corpus. Sources of others lie where
LAYOUT_SNAPSHOT_FOREIGN_SOURCES says.

`heads.py` checks that heads name everything that their gates use.
"""

import functools
import hashlib
import json
import os
import pathlib
import re
import stat
import subprocess
import sys

import gates
from gates import Gate

# Which variables name the folders of others' files, and where these lie otherwise.
FOLDERS = {"corpus": ("LAYOUT_SNAPSHOT_CORPUS", "../shared/corpus"), "sources": ("LAYOUT_SNAPSHOT_FOREIGN_SOURCES", None)}
# Articles of a module, which compile into nothing.
ARTICLE = re.compile(r"\.docc/")


def output(*command: str) -> str:
    done = subprocess.run(command, cwd=gates.ROOT, check=False, text=True, errors="surrogateescape",
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command[:3])} failed: {done.stderr.strip()}")
    return done.stdout


def files() -> list[str]:
    """All files of the checkout but ignored ones, whether they are committed or not."""
    listed = output("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    return sorted({path for path in listed if path and os.path.lexists(gates.ROOT / path)})


@functools.cache
def targets() -> dict[str, dict]:
    # With a build running elsewhere SwiftPM says so before it answers.
    text = output("swift", "package", "--scratch-path", str(gates.ROOT / ".build/verify/description"), "describe", "--type", "json")
    return {target["name"]: target for target in json.loads(text[text.index("{"):])["targets"]}


@functools.cache
def toolchain() -> str:
    return output("swift", "--version") + output("pkg-config", "--modversion", "libpng")


def with_dependencies(modules: list[str]) -> set[str]:
    found: set[str] = set()
    left = list(modules)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += targets()[name].get("target_dependencies") or []
    return found


def places(gate: Gate) -> list[str]:
    """The files and folders that a gate depends on."""
    modules = gate.words("modules")
    folders = [targets()[name]["path"] for name in with_dependencies(modules)]
    return [os.path.relpath(gate.path, gates.ROOT), *gate.words("paths"), *folders, *(["Package.swift"] if modules else [])]


def is_in(path: str, place: str) -> bool:
    return path == place or path.startswith(place + "/")


def used(gate: Gate, among: list[str]) -> list[str]:
    """Those files that a gate depends on."""
    named = places(gate)
    return [path for path in among if any(is_in(path, place) for place in named) and not ARTICLE.search(path)]


def others(gate: Gate) -> list[tuple[str, pathlib.Path | None]]:
    """The parts of others' files that a gate reads, with the folder of each that is here."""
    found = []
    for field, (variable, usual) in FOLDERS.items():
        named = os.environ.get(variable) or usual
        for part in gate.words(field):
            place = gates.ROOT / named / part if named else None
            found.append((part, place if place and place.is_dir() else None))
    return found


def missing(gate: Gate) -> str | None:
    """Why a gate is left out: files of others that are not here."""
    absent = [part for part, place in others(gate) if not place]
    return f"it needs files of others, which are not here: {needs(gate)[-1]}" if absent else None


def needs(gate: Gate) -> list[str]:
    """What has to be here beside Swift and this package."""
    found = [gate.head["needs"]] if gate.head.get("needs", "nothing") != "nothing" else []
    for field, (variable, _) in FOLDERS.items():
        parts = ", ".join(part for part in gate.words(field) if part != ".")
        if gate.words(field):
            found.append(f"{parts or 'sources of others'} in {variable}")
    return found


def digest(gate: Gate) -> str:
    """Of everything by which a gate's verdict could change."""
    whole = hashlib.sha256(toolchain().encode())
    for path in used(gate, files()):
        add(whole, path, gates.ROOT / path)
    for part, place in others(gate):
        for path in sorted(each for each in place.rglob("*") if each.is_symlink() or each.is_file()) if place else []:
            add(whole, f"{part}/{path.relative_to(place)}", path)
    return whole.hexdigest()


def add(whole, name: str, path: pathlib.Path) -> None:
    mode = path.lstat().st_mode
    if stat.S_ISLNK(mode):
        content = os.readlink(path).encode(errors="surrogateescape")
    else:
        content = path.read_bytes()
    kind = "link" if stat.S_ISLNK(mode) else "program" if mode & stat.S_IXUSR else "file"
    whole.update(f"{name}\0{kind}\0{len(content)}\0".encode(errors="surrogateescape"))
    whole.update(content)
