#!/usr/bin/env bash
# Everything compiles without a warning, and imports only what it depends on
# after: setup
set -euo pipefail

build() { swift build --build-tests --scratch-path "$SCRATCH" --explicit-target-dependency-import-check error; }
# The errors stand once more at the end, each once.
build 2>&1 | tee "$SCRATCH/gates/swift-build.log" || { grep -E '^(\S+: )?error: ' "$SCRATCH/gates/swift-build.log" | sort -u; exit 1; }
