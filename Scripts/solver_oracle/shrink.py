"""Makes a system on which our solver and the oracle differ as small as it goes."""

import copy
import json
import re
import subprocess

from .judge import Undecided, judge
from .state import State


class Shrinker:
    """Leaves out steps, rows, terms and variables for as long as the answers stay wrong."""

    def __init__(self, command):
        self.command = command
        self.start_feed()

    def start_feed(self):
        self.feed = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def smallest(self, case):
        """A description of the smallest system found, with what is wrong about its answers."""
        system = case["system"]
        self.wanted = kinds(self.differences(system))
        progress = True
        while progress:
            progress = False
            for smaller in self.smaller_systems(system):
                if self.wanted & kinds(self.differences(smaller)):
                    system, progress = smaller, True
                    break
        differences = self.differences(system)
        self.feed.stdin.close()
        self.feed.wait()
        return describe(system, differences)

    def differences(self, system):
        self.feed.stdin.write(json.dumps(system).encode() + b"\n")
        self.feed.stdin.flush()
        line = self.feed.stdout.readline()
        if not line:
            self.start_feed()
            return ["step 0: the solver crashes"]
        try:
            return judge(json.loads(line))
        except Undecided:
            return []

    def smaller_systems(self, system):
        yield from self.with_fewer_steps(system)
        for row in range(len(system["rows"]) - 1, -1, -1):
            yield without_row(system, row)
        for variable in range(len(system["variables"]) - 1, -1, -1):
            smaller = without_variable(system, variable)
            if smaller:
                yield smaller
        for row, content in enumerate(system["rows"]):
            for term in range(len(content["terms"])):
                if len(content["terms"]) > 1:
                    smaller = copy.deepcopy(system)
                    del smaller["rows"][row]["terms"][term]
                    yield smaller
            if content["constant"] not in (0, 10):
                for constant in (0, 10):
                    smaller = copy.deepcopy(system)
                    smaller["rows"][row]["constant"] = constant
                    yield smaller

    def with_fewer_steps(self, system):
        steps = system["steps"]
        if len(steps) == 1 and not steps[0]:
            return
        # All steps at once, as a system that is built in its last state.
        for last in range(len(steps)):
            state = State(system)
            for edits in steps[: last + 1]:
                for edit in edits:
                    state.apply(edit)
            yield dict(system, variables=state.variables, rows=list(state.rows.values()), steps=[[]])
        for step in range(1, len(steps)):
            yield dict(system, steps=steps[:step] + steps[step + 1:])
            for edit in range(len(steps[step])):
                smaller = copy.deepcopy(system)
                removed = smaller["steps"][step].pop(edit)
                if "add" not in removed:
                    yield smaller


def kinds(differences):
    """What the differences are about: what has to stay the same while a system shrinks."""
    return {re.match(r"step \d+: ([a-z ]*)", difference)[1] for difference in differences}


def without_row(system, row):
    smaller = copy.deepcopy(system)
    del smaller["rows"][row]
    for step, edits in enumerate(smaller["steps"]):
        kept = []
        for edit in edits:
            (kind, values), = edit.items()
            if kind in ("setConstant", "setPriority", "remove"):
                if values["row"] == row:
                    continue
                values["row"] -= values["row"] > row
            kept.append(edit)
        smaller["steps"][step] = kept
    return smaller


def without_variable(system, variable):
    """The system without a variable that no row and no edit names."""
    smaller = copy.deepcopy(system)
    holders = [row["terms"] for row in smaller["rows"]]
    for edits in smaller["steps"]:
        for edit in edits:
            (kind, values), = edit.items()
            if kind == "setValue":
                holders.append([values])
            if kind == "add":
                holders.append(values["row"]["terms"])
    for holder in holders:
        for item in holder:
            if item["variable"] == variable:
                return None
            item["variable"] -= item["variable"] > variable
    del smaller["variables"][variable]
    return smaller


def describe(system, differences):
    lines = ["  smallest system found:"]
    for number, variable in enumerate(system["variables"]):
        if variable.get("parameter") is not None:
            lines.append(f"    v{number} is a parameter, {number_text(variable['parameter'])}")
        elif variable.get("bound") is not None:
            lines.append(f"    v{number} >= {number_text(variable['bound'])} implicitly")
        else:
            lines.append(f"    v{number}")
    lines += [f"    row {number}: {row_text(row)}" for number, row in enumerate(system["rows"])]
    lines += [f"    step {number}: {json.dumps(edits)}" for number, edits in enumerate(system["steps"]) if number]
    return "\n".join(lines + [f"    -> {difference}" for difference in differences])


def row_text(row):
    terms = " ".join(f"{number_text(term['coefficient'], '+')} v{term['variable']}" for term in row["terms"])
    return f"{terms} {row['relation']} {number_text(row['constant'])} @{number_text(row['priority'])}"


def number_text(number, sign=""):
    """With all digits: two numbers may differ in the last ones alone."""
    return format(int(number) if number == int(number) else number, sign)
