#!/usr/bin/env bash
# The constraint engine proves each of its steps to itself, and the rasterizer its bitmaps and masks
set -euo pipefail

swift test --scratch-path "$SCRATCH-invariants" -Xswiftc -DCHECK_INVARIANTS \
  --filter "ConstraintSolverTests|RasterTests"
