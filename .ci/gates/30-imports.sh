#!/usr/bin/env bash
# Modules import only what the manifest lets them, and depend on lower floors alone
set -euo pipefail
source .ci/python

swift build --scratch-path "$SCRATCH" $SWIFT_FLAGS --explicit-target-dependency-import-check error
swift package --scratch-path "$SCRATCH" describe --type json | python3 .ci/imports.py
swift package --scratch-path "$SCRATCH" describe --type json | python3 .ci/floors.py
python3 .ci/pointers.py
