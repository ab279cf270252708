#!/usr/bin/env bash
# All tests pass, also those that take minutes, many processes, the compiler or files of others
set -euo pipefail

export LAYOUT_SNAPSHOT_THOROUGH_TESTS=1
mkdir -p "$SCRATCH"
.ci/judged-tests "$SCRATCH/thorough-tests.log"
