#!/usr/bin/env bash
# The usual tests pass
# after: build
set -euo pipefail

# Kept beside the logs of the gates.
log="$SCRATCH/gates/swift-test.log"
code=0
Scripts/test --scratch-path "$SCRATCH" >"$log" 2>&1 || code=$?
python3 -B .ci/test_log.py "$log" "$code"
