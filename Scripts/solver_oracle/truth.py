"""What the documented rules say about a state, worked out by linear programming alone."""

from .program import Program

# Less than this apart counts as the same place; HiGHS is exact to about 1e-9 on numbers of this size.
SAME = 2e-6

# Rows that hold together further away only exclude each other, as Documentation/ConstraintSolver.md states it.
FARTHEST = 1e7


class Truth:
    """Solves a state level by level.

    `broken`: the required rows that cannot be satisfied together with the earlier unbroken ones.
    `levels`: (priority, least sum of violations), the highest priority first.
    `ambiguous`: the variables that differ between two optimal solutions.
    `hardly`: those that differ by so little that rounding decides whether they do.
    `values`: of the solved variables, after the tie-breaking rules.
    `borderline`: whether rounding decides about a conflict, so that nothing can be said.
    """

    def __init__(self, state, program=Program):
        self.state = state
        self.kind_of_program = program
        self.columns = {variable: column for column, variable in enumerate(state.solved_variables())}
        self.numbers = list(state.rows)
        self.positions = {row: position for position, row in enumerate(self.numbers)}
        self.relations = [state.rows[row]["relation"] for row in self.numbers]
        self.program = self.make_program()
        self.borderline = False
        self.broken = self.find_broken()
        self.levels = self.optimise_levels()
        self.ambiguous = self.find_ambiguous()
        self.break_ties()
        point = self.program.values() if self.columns else []
        self.values = {variable: float(point[column]) for variable, column in self.columns.items()}

    def make_program(self, farthest=None):
        """A program of all rows, none of which is required yet; with two more for each variable if it may only be so far."""
        rows = []
        number = self.kind_of_program.number
        for row in self.state.rows.values():
            terms, constant = {}, number(row["constant"])
            for term in row["terms"]:
                variable, coefficient = term["variable"], number(term["coefficient"])
                if variable in self.columns:
                    column = self.columns[variable]
                    terms[column] = terms.get(column, 0) + coefficient
                else:
                    constant -= coefficient * number(self.state.variables[variable]["parameter"])
            rows.append((terms, constant))
        if farthest is not None:
            for column in self.columns.values():
                rows += [({column: number(1)}, number(farthest)), ({column: number(1)}, -number(farthest))]
        return self.kind_of_program([self.state.variables[variable].get("bound") for variable in self.columns], rows)

    def required(self):
        return [row for row in self.numbers if self.state.rows[row]["priority"] >= 1000]

    def require(self, rows):
        for row in rows:
            self.program.require(self.positions[row], self.state.rows[row]["relation"])

    def release(self, rows):
        for row in rows:
            self.program.release(self.positions[row])

    # Conflicts

    def find_broken(self):
        required = self.required()
        self.require(required)
        if self.program.is_feasible():
            return []
        self.release(required)
        broken = []
        for row in required:
            self.require([row])
            if self.program.is_feasible():
                continue
            self.release([row])
            broken.append(row)
            kept = [other for other in required if other <= row and (other == row or other not in broken)]
            if self.least_violation(kept) < self.program.borderline:
                self.borderline = True
                break
        return broken

    def least_violation(self, rows):
        """By how much rows miss each other: all of them together, wherever that is least."""
        program = self.make_program()
        columns = []
        for row in rows:
            columns += program.violation_columns(self.positions[row], self.state.rows[row]["relation"])
        return program.minimise(columns)

    def is_satisfiable(self, rows, farthest=None):
        """Whether these rows can hold together, whatever the others say."""
        program = self.make_program(farthest)
        for row in rows:
            program.require(self.positions[row], self.state.rows[row]["relation"])
        if farthest is not None:
            for column in range(len(self.columns)):
                program.require(len(self.numbers) + 2 * column, "<=")
                program.require(len(self.numbers) + 2 * column + 1, ">=")
        return program.is_feasible()

    def exclude_each_other(self, rows):
        """Whether these rows cannot hold together, or no nearer than where no layout is."""
        if not self.is_satisfiable(rows):
            return True
        largest = max(abs(self.state.rows[row]["constant"]) for row in rows)
        return not self.is_satisfiable(rows, max(FARTHEST, 10.0 * largest))

    def surely_exclude_each_other(self, rows):
        """Whether these rows cannot hold together; in exact numbers, by more than rounding decides."""
        if self.is_satisfiable(rows):
            return False
        return not self.program.is_exact or self.least_violation(rows) >= self.program.borderline

    # Optimum

    def optimise_levels(self):
        levels = []
        by_priority = {}
        for row in self.numbers:
            by_priority.setdefault(self.state.rows[row]["priority"], []).append(row)
        for priority in sorted((p for p in by_priority if p < 1000), reverse=True):
            columns = []
            for row in by_priority[priority]:
                columns += self.program.violation_columns(
                    self.positions[row], self.state.rows[row]["relation"])
            levels.append((priority, self.program.minimise(columns)))
            self.program.keep_optimum()
        return levels

    def find_ambiguous(self):
        ambiguous = set()
        self.hardly = set()
        self.program.is_feasible()
        reference = list(self.program.values())
        for variable, column in self.columns.items():
            for sign in (1.0, -1.0):
                if variable in ambiguous:
                    break
                if self.program.extreme([column], sign) is None:
                    ambiguous.add(variable)
                    continue
                # Every point found is a witness for all variables, not only for the one that was pulled.
                for other, value in zip(self.columns, self.program.values()):
                    distance = abs(value - reference[self.columns[other]])
                    if distance > SAME:
                        ambiguous.add(other)
                    elif distance > 0 and self.program.is_exact:
                        self.hardly.add(other)
        self.hardly -= ambiguous
        return ambiguous

    # Choice among the optimal solutions

    def break_ties(self):
        by_rank = sorted(self.ambiguous, key=lambda variable: (self.state.rank(variable), variable))
        for variable in by_rank:
            if self.state.rank(variable) < 0:
                self.move_towards(self.columns[variable], self.state.preferred(variable))
        self.pull()
        for variable in by_rank:
            if self.state.rank(variable) >= 0:
                self.move_towards(self.columns[variable], self.state.preferred(variable))
        self.program.is_feasible()

    def pull(self):
        pulls = []
        for row in self.numbers:
            if self.state.rows[row]["relation"] != "==" and row not in self.broken:
                position = self.positions[row]
                pulls += [self.program.above(position), self.program.below(position)]
        self.program.minimise(pulls)
        self.program.keep_optimum()

    def move_towards(self, column, preferred):
        preferred = self.kind_of_program.number(preferred)
        for sign in (1, -1):
            # The least value if that is too large, the greatest if that is too small.
            extreme = self.program.extreme([column], sign)
            if extreme is not None and extreme > sign * preferred + (0 if self.program.is_exact else SAME):
                self.program.keep_optimum()
                return
        self.program.set_bounds(column, preferred, preferred)
