"""Snapshots that could be taken for those of others."""

import json

from .target import Target, attack


def references(target: Target) -> dict[str, str]:
    return {str(path.relative_to(target.package / "Snapshots")): path.read_text()
            for path in sorted((target.package / "Snapshots").rglob("*.txt"))}


def share(target: Target, *tests: str, texts: set[str]) -> bool:
    """Whether tests that record get fewer references than they have texts, and nobody says so."""
    said = "".join(target.test(test).text for test in tests)
    found = references(target)
    if not found and "recorded" not in said:
        raise AssertionError(f"nothing was recorded: {said}")
    is_said = "share their references" in said or "would share" in said
    return {text.strip() for text in found.values()} != texts and not is_said


@attack("tests named `total (net)` and `total (gross)` share a reference")
def brackets(target: Target) -> bool:
    return share(target, "total (net)", "total (gross)", texts={"net", "gross"})


@attack("a test named `(only)` has a reference without a name")
def only(target: Target) -> bool:
    target.test("(only)")
    return not any("only" in name.split("/")[-1] for name in references(target))


@attack("arguments that make one file name share a reference")
def arguments(target: Target) -> bool:
    return share(target, "alike", texts={"a/b", "a b", "a-b"})


@attack("arguments of one description share a reference")
def descriptions(target: Target) -> bool:
    return share(target, "described", texts={"one", "two"})


@attack("calls in a loop share a reference")
def loop(target: Target) -> bool:
    return share(target, "loop", texts={"one", "two", "three"})


@attack("a thread that a test left behind writes for the next test")
def late(target: Target) -> bool:
    said = target.xctest("LateXCTests").text
    lines = [json.loads(line) for path in (target.artifacts / "manifests").glob("*.jsonl")
             for line in path.read_text().splitlines()]
    booked = [line for line in lines if "test2Follows" in line.get("test", "")]
    return bool(booked) or any("test2Follows" in name for name in references(target)) or "unknown test" not in said


@attack("a call that records wins over the environment's never")
def never(target: Target) -> bool:
    said = target.test("insistent", CI="1", LAYOUT_SNAPSHOT_RECORD="never").text
    if references(target):
        return True
    if "the record mode writes none" not in said:
        raise AssertionError(f"the test did not ask for a reference: {said}")
    return False


@attack("attributed text with other colours side by side ends the process")
def appended(target: Target) -> bool:
    return target.test("appended").code != 0
