#!/usr/bin/env bash
# The usual tests pass
# after: build
set -euo pipefail

# One by one, so that the log has each test's own time.
.ci/judged-tests "$SCRATCH/gates/swift-test.log" --no-parallel
