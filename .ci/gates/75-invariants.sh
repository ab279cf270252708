#!/usr/bin/env bash
# The engine and the rasterizer prove their steps to themselves, and no test touches memory that is not its own
set -euo pipefail

# Leaks are not looked for: the Swift runtime keeps what it has made for types until the end. The sanitizer needs
# memory of its own, so that memory is measured elsewhere.
export ASAN_OPTIONS=detect_leaks=0
swift test --scratch-path "$SCRATCH-invariants" --sanitize=address -Xswiftc -DCHECK_INVARIANTS \
  --filter "ConstraintSolverTests|GraphicsTests|ImageCheckTests|ImageDiffTests|PNGCodingTests|RasterTests|TypesetTests" \
  --skip 'memory_|largeCanvas_'
