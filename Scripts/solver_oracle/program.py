"""A system of constraints as a linear program that is optimised level by level."""

import highspy
import numpy as np

INFINITY = highspy.kHighsInf

OPTIONS = {
    "presolve": "off",
    "solver": "simplex",
    "threads": 1,
    "primal_feasibility_tolerance": 1e-10,
    "dual_feasibility_tolerance": 1e-10,
}

# The primal method goes on from the point that the level before ended in. One program in a thousand, with a
# multiplier of 1e-6 in it, it takes for unbounded wrongly; then the dual method is asked, which in turn ends
# without a status on some that are unbounded.
PRIMAL, DUAL = 4, 1

OPTIMAL = highspy.HighsModelStatus.kOptimal
INFEASIBLE = highspy.HighsModelStatus.kInfeasible
DECIDED = (OPTIMAL, INFEASIBLE, highspy.HighsModelStatus.kUnbounded)

# A reduced cost beyond this says that the level cannot afford to move the column. Coefficients lie between
# 1e-6 and 4, costs are 1, so true reduced costs are far larger and rounding errors far smaller.
REDUCED_COST = 1e-7


class Columns:
    """How the columns are numbered, and what rows and relations mean for them.

    Columns are the variables, then two per row: how far its sum is above and below the constant.

    Row i reads: sum of terms - above[i] + below[i] = constant. What a relation forbids is a bound or a cost on
    `above` and `below`, so a row can be switched between required, optional and absent without a new model,
    and HiGHS goes on from the basis that it has.
    """

    def __init__(self, variables, rows):
        self.variables = variables
        self.rows = rows

    def above(self, row):
        return self.variables + 2 * row

    def below(self, row):
        return self.variables + 2 * row + 1

    # Rows

    def require(self, row, relation):
        """Makes a row hold; whether it can is seen by the next solve."""
        if relation != ">=":
            self.set_bounds(self.above(row), 0, 0)
        if relation != "<=":
            self.set_bounds(self.below(row), 0, 0)

    def release(self, row):
        """Makes a row say nothing."""
        self.set_bounds(self.above(row), 0, INFINITY)
        self.set_bounds(self.below(row), 0, INFINITY)

    def violation_columns(self, row, relation):
        """The columns whose sum is by how much the row is missed."""
        if relation == ">=":
            return [self.below(row)]
        if relation == "<=":
            return [self.above(row)]
        return [self.above(row), self.below(row)]

class Program(Columns):
    """The columns in HiGHS."""

    number = float
    is_exact = False

    # A contradiction smaller than this is a matter of rounding, on which two solvers may differ.
    borderline = 1e-4

    def __init__(self, lower_bounds, rows):
        """`rows` are (terms as {column: coefficient}, constant)."""
        super().__init__(len(lower_bounds), len(rows))
        columns = self.variables + 2 * self.rows
        self.lower = np.array([-INFINITY if b is None else b for b in lower_bounds] + [0.0] * (2 * self.rows))
        self.upper = np.full(columns, INFINITY)

        starts, indices, values = [], [], []
        for number, (terms, _) in enumerate(rows):
            starts.append(len(indices))
            for column, coefficient in sorted(terms.items()):
                indices.append(column)
                values.append(coefficient)
            indices += [self.above(number), self.below(number)]
            values += [-1.0, 1.0]
        starts.append(len(indices))

        self.costs = np.zeros(columns)
        self.all_columns = np.arange(columns, dtype=np.int32)
        model = highspy.HighsLp()
        model.num_col_ = columns
        model.num_row_ = self.rows
        constants = np.array([constant for _, constant in rows], dtype=float)
        model.row_lower_ = constants
        model.row_upper_ = constants
        model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        model.a_matrix_.start_ = np.array(starts, dtype=np.int32)
        model.a_matrix_.index_ = np.array(indices, dtype=np.int32)
        model.a_matrix_.value_ = np.array(values, dtype=float)
        self.model = model
        self.start_solver(PRIMAL)

    def start_solver(self, method):
        """Hands bounds and costs as they stand now to a new solver."""
        self.solver = highspy.Highs()
        self.solver.silent()
        for option, value in OPTIONS.items():
            self.solver.setOptionValue(option, value)
        self.solver.setOptionValue("simplex_strategy", method)
        self.model.col_lower_ = self.lower
        self.model.col_upper_ = self.upper
        self.model.col_cost_ = self.costs
        self.solver.passModel(self.model)

    def set_bounds(self, column, lower, upper):
        self.lower[column] = lower
        self.upper[column] = upper
        self.solver.changeColBounds(column, lower, upper)

    # Solving

    def is_feasible(self):
        self.set_costs([])
        return self.run() == OPTIMAL

    def minimise(self, columns):
        """The least sum of columns none of which can be negative."""
        least = self.extreme(columns, 1.0)
        if least is None:
            # Impossible: a sum that is at least zero has a least value. Once more, from scratch.
            self.start_solver(DUAL)
            least = self.extreme(columns, 1.0)
        if least is None:
            raise ArithmeticError("HiGHS takes a sum of violations for unbounded")
        return least

    def extreme(self, columns, sign):
        """The least value of sign * the sum of the columns; None where there is none."""
        self.set_costs(columns, sign)
        status = self.run()
        if status == INFEASIBLE:
            # It was feasible before anything was minimised, and what was fixed since was optimal.
            self.start_solver(DUAL)
            status = self.run()
        if status == INFEASIBLE:
            raise ArithmeticError("HiGHS takes back that the system can be satisfied")
        return self.solver.getInfo().objective_function_value if status == OPTIMAL else None

    def set_costs(self, columns, sign=1.0):
        self.costs[:] = 0
        for column in columns:
            self.costs[column] += sign
        self.solver.changeColsCost(len(self.costs), self.all_columns, self.costs)

    def run(self):
        self.solver.run()
        status = self.solver.getModelStatus()
        if status not in DECIDED:
            # It may have given up on the basis that the objective before left.
            self.start_solver(PRIMAL)
            self.solver.run()
            status = self.solver.getModelStatus()
        if status not in DECIDED:
            raise ArithmeticError(f"HiGHS ended with {self.solver.modelStatusToString(status)}")
        return status

    def values(self):
        return self.solver.getSolution().col_value[: self.variables]

    def keep_optimum(self):
        """Restricts everything to the optimal face of what was just minimised.

        By complementary slackness the face is where every column with a reduced cost stays at its bound, for
        any one optimal dual solution. Fixing these columns is exact; a row "sum of costs <= optimum" would leave
        a sliver as wide as its tolerance, in which later levels could cheat.
        """
        for column, dual in enumerate(self.solver.getSolution().col_dual):
            if abs(dual) > REDUCED_COST and self.upper[column] != self.lower[column]:
                self.set_bounds(column, self.lower[column], self.lower[column])
