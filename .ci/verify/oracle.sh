#!/usr/bin/env bash
# The constraint engine agrees with linear programming, and a wrong answer would be seen
# needs: HiGHS, by pip
# takes: 3 min
# modules: LayoutConstraintSolver SolverWorkloads
# paths: .ci/python .ci/apt Scripts/oracle Scripts/oracle-can-fail Scripts/solver_oracle Documentation/ConstraintSolver.md Benchmarks/Package.swift Benchmarks/Sources/solver-oracle-feed
set -euo pipefail
source .ci/python

# Debian's python3 cannot make virtual environments without a package of its own.
python3 -c 'import ensurepip' 2>/dev/null || .ci/apt python3-venv

Scripts/oracle --count 300
# What is hard for an engine is hard for the oracle as well, which asks exact numbers where it is in doubt.
for family in dense chains priorities contradictions squeeze lists choices parallels; do
  Scripts/oracle --family "$family" --count 60
done
Scripts/oracle-can-fail
