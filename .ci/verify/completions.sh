#!/usr/bin/env bash
# Completions are understood by the shells that they are for
set -euo pipefail
source .ci/python

missing=()
for shell in zsh fish; do command -v "$shell" >/dev/null || missing+=("$shell"); done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

swift build --scratch-path "$SCRATCH" --product layout-snapshot
python3 Scripts/support/completions_in_shells.py "$SCRATCH/debug/layout-snapshot"
