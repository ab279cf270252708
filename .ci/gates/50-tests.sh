#!/usr/bin/env bash
# The usual tests pass
# after: build
set -euo pipefail

.ci/judged-tests "$SCRATCH/gates/swift-test.log"
