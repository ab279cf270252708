#!/usr/bin/env bash
# Everything compiles without a warning, and imports only what it depends on
# after: setup
set -euo pipefail

swift build --build-tests --scratch-path "$SCRATCH" --explicit-target-dependency-import-check error
