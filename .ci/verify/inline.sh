#!/usr/bin/env bash
# Inline snapshots are written into the sources of a package, compile, and are left alone where they must be
set -euo pipefail

Scripts/check-inline "$SCRATCH-inline" "$SCRATCH"
