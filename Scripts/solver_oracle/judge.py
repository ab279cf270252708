"""Compares our solver's answers with the truth."""

import itertools
from fractions import Fraction

from .exact import DecimalProgram, ExactProgram
from .state import State
from .truth import Truth

INFINITY = float("inf")

# Our values lie on a grid of 2^-20; a row with a coefficient of 1e-6 or a chain of 0.666667 spreads that.
VALUE = 2e-5
SUM = 1e-4

# Coefficients that differ by less than this are one to HiGHS, whose tolerances they meet.
NEARLY = 1e-5


class Undecided(Exception):
    """There is no right answer to compare with: rounding decides, or HiGHS gives up."""


def judge(case, asks_exactly=True):
    """The differences between the answers and the truth, as sentences; none for a right answer."""
    state = State(case["system"])
    differences = []
    for step, edits in enumerate(case["system"]["steps"]):
        for edit in edits:
            state.apply(edit)
        if step >= len(case["answers"]):
            break  # The step before ended with an error, which was reported there.
        try:
            found = judge_step(state, case["answers"][step], asks_exactly)
        except Undecided:
            # What was found before holds all the same.
            if differences:
                break
            raise
        differences += [f"step {step}: {difference}" for difference in found]
    return differences


def judge_step(state, answer, asks_exactly):
    if answer.get("error"):
        return [f"the solver threw: {answer['error']}"]
    missed = judge_promise(state, answer)
    if missed:
        return missed
    if asks_exactly and has_near_parallels(state):
        return compare_exactly(state, answer)
    try:
        differences = compare(state, answer, Truth(state))
    except ArithmeticError as error:
        if not asks_exactly:
            raise Undecided(str(error)) from error
        differences = ["HiGHS gives up"]
    except Undecided:
        if not asks_exactly:
            raise
        differences = ["HiGHS cannot tell"]
    if not (differences and asks_exactly):
        return differences
    # HiGHS computes with doubles, too, and gets some systems wrong: exact numbers have the last word.
    return compare_exactly(state, answer)


def compare_exactly(state, answer):
    """Where 0.001 is not a thousandth, a tie is broken by that: the solution of the numbers as written is as good.

    Where those leave a conflict to rounding, the last bits of the doubles say nothing either.
    """
    differences = compare(state, answer, Truth(state, ExactProgram))
    if not differences:
        return []
    return differences if compare(state, answer, Truth(state, DecimalProgram)) else []


def has_near_parallels(state):
    """Whether two rows are multiples of each other but for less than what HiGHS tells from nothing."""
    rows = {}
    for row in state.rows.values():
        sums = {}
        for term in row["terms"]:
            sums[term["variable"]] = sums.get(term["variable"], 0) + Fraction(term["coefficient"])
        content = [(variable, sums[variable]) for variable in sorted(sums) if sums[variable]]
        if content:
            direction = [coefficient / content[0][1] for _, coefficient in content]
            rows.setdefault(tuple(variable for variable, _ in content), []).append(direction)
    return any(
        one != other and all(abs(a - b) <= NEARLY * abs(a) for a, b in zip(one, other))
        for alike in rows.values() for one, other in itertools.combinations(alike, 2)
    )


def judge_promise(state, answer):
    """Required rows and bounds that the values miss by more than is promised, in exact numbers."""
    differences = []
    broken = {conflict["broken"] for conflict in answer["conflicts"]}
    values = [Fraction(value) for value in answer["values"]]
    for number, row in state.rows.items():
        if row["priority"] < 1000 or number in broken:
            continue
        parts = [Fraction(term["coefficient"]) * values[term["variable"]] for term in row["terms"]]
        residual = sum(parts) - Fraction(row["constant"])
        weight = sum(abs(term["coefficient"]) for term in row["terms"])
        size = max(abs(part) for part in parts + [Fraction(row["constant"])])
        miss = {"==": abs(residual), "<=": max(residual, 0), ">=": max(-residual, 0)}[row["relation"]]
        if miss > promise(weight, size):
            differences.append(f"required row {number} is missed by {float(miss):g}, which breaks the promise")
    for variable, properties in enumerate(state.variables):
        bound = properties.get("bound")
        if bound is not None and bound - answer["values"][variable] > promise(1, abs(bound)):
            differences.append(f"bound of variable {variable} is missed, which breaks the promise")
    return differences


def promise(weight, size):
    """How far a required row may be off, as Documentation/ConstraintSolver.md states it."""
    return 1e-6 * max(weight, 1) + 1e-9 * float(size)


def compare(state, answer, truth):
    if truth.borderline:
        raise Undecided("rounding decides whether required rows conflict")
    differences = []
    if answer.get("coldDifference"):
        differences.append(f"cold and warm start differ: {answer['coldDifference']}")
    differences += judge_conflicts(state, truth, answer)
    # Where different rows are broken, everything else differs as well and would only hide the cause.
    if not differences:
        differences += judge_optimum(state, truth, answer)
        differences += judge_choice(state, truth, answer)
    # An explanation is of values that are right.
    if not differences:
        differences += judge_explanations(state, truth, answer)
    return differences


def judge_conflicts(state, truth, answer):
    broken = sorted(conflict["broken"] for conflict in answer["conflicts"])
    if broken != sorted(truth.broken):
        return [f"broken are rows {broken}, should be {sorted(truth.broken)}"]
    differences = []
    for conflict in answer["conflicts"]:
        members = conflict["members"]
        others = [row for row in members if row != conflict["broken"]]
        if conflict["broken"] not in members or len(set(members)) != len(members):
            differences.append(f"conflict {members} does not name its broken row {conflict['broken']} once")
        elif any(row not in state.rows or state.rows[row]["priority"] < 1000 for row in members):
            differences.append(f"conflict {members} names rows that are not required")
        elif any(row > conflict["broken"] or row in truth.broken for row in others):
            differences.append(f"conflict {members} of {conflict['broken']} names later or broken rows")
        elif not truth.exclude_each_other(members):
            differences.append(f"conflict {members} can be satisfied")
        else:
            for row in members:
                if truth.surely_exclude_each_other([other for other in members if other != row]):
                    differences.append(f"conflict {members} does not need row {row}")
    return differences


def noise(state, row, values):
    """How far the sum of a row may be off: values beyond 2^30 have a coarser grid."""
    terms = state.rows[row]["terms"]
    weight = sum(abs(term["coefficient"]) for term in terms)
    return max(SUM, 1e-6 * weight) + 1e-9 * max(abs(t["coefficient"] * values[t["variable"]]) for t in terms)


def judge_optimum(state, truth, answer):
    differences = []
    values = answer["values"]
    for variable, properties in enumerate(state.variables):
        if properties.get("bound") is not None and values[variable] < properties["bound"] - VALUE:
            differences.append(f"variable {variable} is {values[variable]}, below its bound")
        if properties.get("parameter") is not None and values[variable] != properties["parameter"]:
            differences.append(f"parameter {variable} reads {values[variable]}")
    # A multiplier of 1e-6 makes values of 1e8, on which both solvers compute with a relative precision.
    largest = max(map(abs, values), default=0.0)
    for row in truth.required():
        if row not in truth.broken and state.violation(row, values) > noise(state, row, values):
            differences.append(f"required row {row} is missed by {state.violation(row, values)}")
    for priority, least in truth.levels:
        rows = [row for row, content in state.rows.items() if content["priority"] == priority]
        total = sum(state.violation(row, values) for row in rows)
        if abs(total - least) > max(SUM, sum(noise(state, row, values) - SUM for row in rows)) + 1e-9 * largest:
            differences.append(f"priority {priority:g} is missed by {total}, should be {least}")
            break  # The levels below depend on this one.
    for reported in answer["violations"]:
        amount = state.exact_violation(reported["row"], values)
        if abs(reported["amount"] - amount) > SUM:
            differences.append(f"violation of row {reported['row']} is {amount}, not {reported['amount']}")
    if [reported["row"] for reported in answer["violations"]] != list(state.rows):
        differences.append("violations are not reported for the rows that are in the system")
    return differences


def judge_choice(state, truth, answer):
    differences = []
    ambiguous = {variable for variable, flag in enumerate(answer["ambiguous"]) if flag}
    for variable in sorted((ambiguous ^ truth.ambiguous) - truth.hardly):
        should = "ambiguous" if variable in truth.ambiguous else "determined"
        differences.append(f"variable {variable} should be {should}")
    for variable, value in truth.values.items():
        if abs(answer["values"][variable] - value) > VALUE * (1 + 1e-3 * abs(value)):
            differences.append(f"variable {variable} is {answer['values'][variable]}, should be {value}")
    return differences


def judge_explanations(state, truth, answer):
    """An explanation is right if it is true: tight rows whose weighted sum is the variable, and nothing else."""
    differences = []
    for variable, reasons in enumerate(answer["explanations"]):
        if state.variables[variable].get("parameter") is None:
            wrong = find_error(state, truth, answer, variable, reasons)
            if wrong:
                differences.append(f"explanation of variable {variable} {wrong}: {reasons}")
    return differences


def find_error(state, truth, answer, variable, reasons):
    values = answer["values"]
    # What is left of "variable = weighted sum of everything it follows" once the rows are written out.
    left = {variable: 1.0}
    scale = 1.0
    for reason in reasons["rows"]:
        row, weight = reason["number"], reason["weight"]
        scale = max(scale, abs(weight))
        if row not in state.rows or row in truth.broken:
            return f"names row {row}, which holds nothing"
        if abs(state.residual(row, values)) > noise(state, row, values):
            return f"names row {row}, which is not tight"
        for term in state.rows[row]["terms"]:
            left[term["variable"]] = left.get(term["variable"], 0.0) - weight * term["coefficient"]
    for reason in reasons["bounds"]:
        bounded = reason["number"]
        if abs(values[bounded] - state.variables[bounded].get("bound", INFINITY)) > VALUE:
            return f"names the bound of variable {bounded}, which is not there"
        left[bounded] = left.get(bounded, 0.0) - reason["weight"]
    for reason in reasons["parameters"]:
        left[reason["number"]] = left.get(reason["number"], 0.0) - reason["weight"]
    for free in reasons["free"]:
        if free not in truth.ambiguous or abs(values[free] - state.preferred(free)) > VALUE:
            return f"calls variable {free} free"
        left.pop(free, None)
    if any(abs(weight) > 1e-6 * scale for weight in left.values()):
        return "does not add up"
    return None
