#!/usr/bin/env bash
# A package that uses the library as the README says records, verifies, and fails with an explanation
# after: build
set -euo pipefail

# In the build of the package, in which next to nothing is left to compile.
Scripts/check-client "$SCRATCH-client" "$SCRATCH"
