"""The same linear programs in rational numbers: slow, and never wrong by rounding."""

from fractions import Fraction

from .program import Columns


class ExactProgram(Columns):
    """Solves by the simplex method with Bland's rule, which ends on every program, from the start each time."""

    number = Fraction
    is_exact = True

    # What is promised is a millionth for each unit of the coefficients; whether that is met is a matter of rounding.
    borderline = 4e-6

    def __init__(self, lower_bounds, rows):
        super().__init__(len(lower_bounds), len(rows))
        columns = self.variables + 2 * self.rows
        self.lower = [None if b is None else self.number(b) for b in lower_bounds] + [Fraction(0)] * (2 * self.rows)
        # Either there is none, or it is the lower bound.
        self.is_fixed = [False] * columns
        self.contents = []
        for number, (terms, constant) in enumerate(rows):
            content = dict(terms)
            content[self.above(number)] = Fraction(-1)
            content[self.below(number)] = Fraction(1)
            self.contents.append((content, constant))
        self.costs = {}
        self.point = [Fraction(0)] * columns

    def set_bounds(self, column, lower, upper):
        self.lower[column] = Fraction(lower)
        self.is_fixed[column] = upper == lower

    def is_feasible(self):
        return self.solve({}) is not None

    def minimise(self, columns):
        return self.extreme(columns, 1)

    def extreme(self, columns, sign):
        """The least value of sign * the sum of the columns; None where there is none."""
        costs = {}
        for column in columns:
            costs[column] = costs.get(column, Fraction(0)) + Fraction(sign)
        value = self.solve(costs)
        if value is None:
            raise ArithmeticError("what could be satisfied cannot be any more")
        return None if value is UNBOUNDED else value

    def values(self):
        return self.point[: self.variables]

    def keep_optimum(self):
        """Restricts everything to the optimal face, by complementary slackness."""
        for column, (sign, reduced) in self.reduced.items():
            if reduced != 0 and not self.is_fixed[column]:
                self.set_bounds(column, self.point[column], self.point[column])

    def solve(self, costs):
        """The least cost, None where nothing is feasible, UNBOUNDED where there is no least."""
        # Each column as start + sign * a number that is not negative; a free one is two of them.
        parts = []
        for column, lower in enumerate(self.lower):
            if not self.is_fixed[column]:
                parts.append((column, 1))
                if lower is None:
                    parts.append((column, -1))
        start = [Fraction(0) if lower is None else lower for lower in self.lower]
        place = {}
        for index, (column, _) in enumerate(parts):
            place.setdefault(column, []).append(index)
        table = []
        for content, constant in self.contents:
            row = {}
            for column, coefficient in content.items():
                constant = constant - coefficient * start[column]
                for index in place.get(column, []):
                    if coefficient:
                        row[index] = coefficient * parts[index][1]
            if constant < 0:
                row, constant = {index: -value for index, value in row.items()}, -constant
            table.append([row, constant])
        simplex = Simplex(table, len(parts))
        if not simplex.find_feasible():
            return None
        part_costs = {}
        for column, cost in costs.items():
            for index in place.get(column, []):
                part_costs[index] = cost * parts[index][1]
        is_bounded = simplex.optimise(part_costs)
        self.point = list(start)
        for row, index in enumerate(simplex.basis):
            if index < len(parts):
                column, sign = parts[index]
                self.point[column] += sign * simplex.table[row][1]
        if not is_bounded:
            return UNBOUNDED
        self.reduced = {
            column: (1, simplex.costs.get(indices[0], Fraction(0)))
            for column, indices in place.items() if self.lower[column] is not None
        }
        return sum((cost * self.point[column] for column, cost in costs.items()), Fraction(0))


class DecimalProgram(ExactProgram):
    """The same of the numbers that were written, not of the doubles next to them: a thousand times 0.001 is one."""

    @staticmethod
    def number(value):
        return value if isinstance(value, Fraction) else Fraction(str(value))


UNBOUNDED = object()


class Simplex:
    """Rows `sum of coefficient * x = constant >= 0` over numbers that are not negative."""

    def __init__(self, table, columns):
        self.table = table
        self.columns = columns
        # One artificial number a row to begin with.
        for row, content in enumerate(table):
            content[0][columns + row] = Fraction(1)
        self.basis = [columns + row for row in range(len(table))]
        self.costs = {}

    def find_feasible(self):
        self.optimise({self.columns + row: Fraction(1) for row in range(len(self.table))})
        if any(self.table[row][1] != 0 for row, index in enumerate(self.basis) if index >= self.columns):
            return False
        # Artificial numbers that are still in the basis, at zero, leave it; where none can take their place the row says
        # nothing.
        for row in range(len(self.table) - 1, -1, -1):
            if self.basis[row] < self.columns:
                continue
            usable = [index for index in self.table[row][0] if index < self.columns]
            if usable:
                self.pivot(row, min(usable))
            else:
                del self.table[row]
                del self.basis[row]
        for content, _ in self.table:
            for index in [index for index in content if index >= self.columns]:
                del content[index]
        return True

    def optimise(self, costs):
        """Whether there is a least value."""
        self.costs = dict(costs)
        for row, index in enumerate(self.basis):
            self.reduce_costs(row, index)
        while True:
            entering = min((index for index, cost in self.costs.items() if cost < 0), default=None)
            if entering is None:
                return True
            best = None
            for row, (content, constant) in enumerate(self.table):
                coefficient = content.get(entering, 0)
                if coefficient > 0:
                    key = (constant / coefficient, self.basis[row])
                    if best is None or key < best[0]:
                        best = (key, row)
            if best is None:
                return False
            self.pivot(best[1], entering)
            self.reduce_costs(best[1], entering)

    def reduce_costs(self, row, index):
        cost = self.costs.get(index, 0)
        if cost:
            subtract(self.costs, self.table[row][0], cost)

    def pivot(self, row, entering):
        content, constant = self.table[row]
        factor = content[entering]
        content = {index: value / factor for index, value in content.items()}
        constant /= factor
        self.table[row] = [content, constant]
        for other, item in enumerate(self.table):
            share = item[0].get(entering, 0)
            if other != row and share:
                subtract(item[0], content, share)
                item[1] -= share * constant
        self.basis[row] = entering


def subtract(target, content, factor):
    for index, value in content.items():
        left = target.get(index, 0) - factor * value
        if left:
            target[index] = left
        else:
            target.pop(index, None)
