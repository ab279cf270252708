#!/usr/bin/env bash
# Modules import only what the manifest lets them
set -euo pipefail

swift build --scratch-path "$SCRATCH" -Xswiftc -warnings-as-errors -Xcc -Werror \
  --explicit-target-dependency-import-check error
