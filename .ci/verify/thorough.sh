#!/usr/bin/env bash
# All tests pass, also those that take minutes, many processes, the compiler or files of others
set -euo pipefail

export LAYOUT_SNAPSHOT_THOROUGH_TESTS=1
log="$SCRATCH/thorough-tests.log"
code=0
mkdir -p "$SCRATCH"
Scripts/test --scratch-path "$SCRATCH" >"$log" 2>&1 || code=$?
python3 -B .ci/test_log.py "$log" "$code"
