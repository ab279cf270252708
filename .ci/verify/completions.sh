#!/usr/bin/env bash
# Completions are understood by the shells that they are for
# needs: zsh and fish
# takes: 1 min
# modules: layout-snapshot
# paths: .ci/python .ci/apt Scripts/support/completions_in_shells.py
set -euo pipefail
source .ci/python

for shell in zsh fish; do command -v "$shell" >/dev/null || .ci/apt "$shell"; done

swift build --scratch-path "$SCRATCH" --product layout-snapshot
python3 Scripts/support/completions_in_shells.py "$SCRATCH/debug/layout-snapshot"
