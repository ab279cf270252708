#!/usr/bin/env bash
# Inline snapshots are written into the sources of a package, compile, and are left alone where they must be
# lane: own builds
set -euo pipefail

Scripts/check-inline "$SCRATCH-inline"
