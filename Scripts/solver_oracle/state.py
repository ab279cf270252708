"""What a system looks like after each of its steps."""

import copy
from fractions import Fraction


class State:
    """The rows that are in the system, by number, in the order in which they were added."""

    def __init__(self, system):
        self.variables = copy.deepcopy(system["variables"])
        self.rows = dict(enumerate(copy.deepcopy(system["rows"])))
        self.next_row = len(self.rows)

    def apply(self, edit):
        (kind, values), = edit.items()
        if kind == "setValue":
            self.variables[values["variable"]]["parameter"] = values["value"]
        elif kind == "prefer":
            self.variables[values["variable"]]["preferred"] = values["value"]
        elif kind == "add":
            self.rows[self.next_row] = copy.deepcopy(values["row"])
            self.next_row += 1
        elif values["row"] not in self.rows:
            pass  # An edit of a row that an earlier step removed.
        elif kind == "setConstant":
            self.rows[values["row"]]["constant"] = values["constant"]
        elif kind == "setPriority":
            self.rows[values["row"]]["priority"] = values["priority"]
        elif kind == "remove":
            del self.rows[values["row"]]
        else:
            raise ValueError(f"unknown edit {kind}")

    def solved_variables(self):
        return [i for i, variable in enumerate(self.variables) if variable.get("parameter") is None]

    def rank(self, variable):
        return self.variables[variable].get("rank") or 0

    def preferred(self, variable):
        return self.variables[variable].get("preferred") or 0.0

    def residual(self, row, values):
        """By how much the sum of a row exceeds its constant."""
        terms = self.rows[row]["terms"]
        return sum(t["coefficient"] * values[t["variable"]] for t in terms) - self.rows[row]["constant"]

    def exact_violation(self, row, values):
        """The same as `violation` in exact numbers: where large ones cancel, doubles round what is left away."""
        terms = self.rows[row]["terms"]
        parts = [Fraction(t["coefficient"]) * Fraction(values[t["variable"]]) for t in terms]
        return float(self.side(row, sum(parts) - Fraction(self.rows[row]["constant"])))

    def violation(self, row, values):
        return self.side(row, self.residual(row, values))

    def side(self, row, residual):
        """How much of a residual is on the wrong side."""
        relation = self.rows[row]["relation"]
        if relation == "==":
            return abs(residual)
        return max(0, residual if relation == "<=" else -residual)
