"""Remembers with what content gates have passed, so that `Scripts/verify` runs none twice for nothing."""

import dataclasses
import json
import os
import pathlib

import gates
import inputs
from gates import Gate, Outcome

LOGS = pathlib.Path(".build/verify")


def run(gate: Gate, again: bool) -> Outcome:
    """Runs a gate unless it has passed with exactly this content, or files of others that it needs are missing."""
    missing = inputs.missing(gate)
    if missing:
        return Outcome(gate, "left out", said=missing)
    digest = inputs.digest(gate)
    known = None if again else recall(gate, digest)
    if known:
        return known
    outcome = gates.run(gate, gates.ROOT / LOGS)
    # Who edits meanwhile does not know which of both was judged. What was left out may be there the next time.
    if outcome.result == "passed" and inputs.digest(gate) == digest:
        remember(outcome, digest)
    return outcome


def place(gate: Gate, digest: str) -> pathlib.Path:
    return gates.ROOT / LOGS / "passed" / f"{gate.name}-{digest}.json"


def remember(outcome: Outcome, digest: str) -> None:
    path = place(outcome.gate, digest)
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    commit = inputs.output("git", "rev-parse", "--short", "HEAD").strip()
    new.write_text(json.dumps({"at": commit, "said": outcome.said}))
    os.replace(new, path)


def recall(gate: Gate, digest: str) -> Outcome | None:
    try:
        known = json.loads(place(gate, digest).read_text())
        return dataclasses.replace(Outcome(gate, "passed before"), said=f"at {known['at']}: {known['said']}")
    except (OSError, ValueError, KeyError):
        # Nothing is known, or what a machine lost its power over: the gate runs.
        return None
