"""Links among artifacts and references that lead elsewhere."""

import os
import pathlib
import shutil
import threading

from .paths import OWN
from .target import SUITE, Target, attack


def linked_evidence(target: Target) -> None:
    target.plant(OWN, target.evidence(b"x"))
    path = target.artifacts / SUITE / "text/text.actual.txt"
    path.unlink()
    path.symlink_to(target.outside / "secret.txt")


@attack("report reads evidence that is a link")
def report(target: Target) -> bool:
    linked_evidence(target)
    target.call("report", "-o", str(target.work / "page"))
    return target.leaks(target.work / "page")


@attack("merge reads evidence that is a link")
def merge(target: Target) -> bool:
    linked_evidence(target)
    target.call("merge", str(target.artifacts), "--into", str(target.work / "merged"))
    return target.leaks(target.work / "merged")


@attack("accept reads evidence that is a link")
def accept(target: Target) -> bool:
    linked_evidence(target)
    target.call("accept")
    return target.leaks(target.package / "Snapshots")


@attack("a linked folder of manifests is read")
def manifests(target: Target) -> bool:
    target.plant(OWN, target.evidence(b"x"))
    folder = target.artifacts / "manifests"
    folder.rename(target.outside / "manifests")
    folder.symlink_to(target.outside / "manifests")
    return "AttackedTests" in target.call("pending").text


@attack("reject removes files in a linked folder")
def reject(target: Target) -> bool:
    actual = target.evidence(b"x")
    target.plant(OWN, actual)
    folder = target.artifacts / SUITE / "text"
    folder.rename(target.outside / "text")
    folder.symlink_to(target.outside / "text")
    target.call("reject")
    return not (target.outside / "text/text.actual.txt").exists()


@attack("accept writes into a linked folder of references")
def references(target: Target) -> bool:
    target.plant(OWN, target.evidence(b"x"))
    (target.package / "Snapshots").mkdir()
    (target.package / "Snapshots/ClientTests").symlink_to(target.outside / "ClientTests")
    target.call("accept")
    return (target.outside / SUITE / "text.txt").exists()


@attack("accept writes where Snapshots links to, and nobody said so")
def root(target: Target) -> bool:
    target.plant(OWN, target.evidence(b"x"))
    (target.package / "Snapshots").symlink_to(target.outside)
    target.call("accept")
    return (target.outside / SUITE / "text.txt").exists()


@attack("prune deletes in a linked folder")
def prune(target: Target) -> bool:
    (target.package / "Snapshots").symlink_to(target.outside)
    target.call("prune", "--delete")
    return not (target.outside / SUITE / "gone.txt").exists()


@attack("prune clears a linked folder of usage")
def usage(target: Target) -> bool:
    (target.artifacts / "usage").symlink_to(target.outside)
    target.call("prune", "--", "true")
    return not (target.outside / "secret.txt").exists()


@attack("report writes into a linked folder")
def page(target: Target) -> bool:
    target.plant(OWN, target.evidence(b"x"))
    (target.artifacts / "report").symlink_to(target.outside)
    target.call("report")
    return (target.outside / "index.html").exists()


@attack("a test reads a reference through a link")
def reading(target: Target) -> bool:
    folder = target.package / "Snapshots" / SUITE
    folder.mkdir(parents=True)
    (folder / "text.txt").symlink_to(target.outside / "secret.txt")
    return target.test("text", ATTACK_TEXT="a very secret text that is none of the artifacts").code == 0


@attack("a test records through a link")
def recording(target: Target) -> bool:
    (target.package / "Snapshots").mkdir()
    (target.package / "Snapshots/ClientTests").symlink_to(target.outside / "ClientTests")
    target.test("text")
    return (target.outside / SUITE / "text.txt").exists()


@attack("a link that leads nowhere passes for a missing reference")
def dangling(target: Target) -> bool:
    folder = target.package / "Snapshots" / SUITE
    folder.mkdir(parents=True)
    (folder / "text.txt").symlink_to(target.outside / "nothing.txt")
    said = target.test("text").text
    return "Automatically recorded" in said or not (folder / "text.txt").is_symlink()


@attack("a link that is put there while accept runs is followed")
def race(target: Target) -> bool:
    snapshots = target.package / "Snapshots"
    folder, aside, link = snapshots / "ClientTests", target.work / "aside", target.work / "link"
    (folder / "AttackedTests").mkdir(parents=True)
    link.symlink_to(target.outside / "ClientTests")
    stop = threading.Event()

    def move(source: pathlib.Path, place: pathlib.Path) -> None:
        while not stop.is_set():
            try:
                return os.rename(source, place)
            except OSError:
                # The program has made the folder in between.
                shutil.rmtree(place, ignore_errors=True)

    def swap() -> None:
        while not stop.is_set():
            for source, place in [(folder, aside), (link, folder), (folder, link), (aside, folder)]:
                move(source, place)

    thread = threading.Thread(target=swap)
    thread.start()
    try:
        for _ in range(target.tries):
            target.plant(OWN, target.evidence(b"x"))
            target.call("accept")
            if (target.outside / SUITE / "text.txt").exists():
                return True
    finally:
        stop.set()
        thread.join()
        for path in [link, aside]:
            path.unlink() if path.is_symlink() else shutil.rmtree(path, ignore_errors=True)
    return False
