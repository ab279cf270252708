#!/usr/bin/env bash
# Inline snapshots are written into the sources of a package, compile, and are left alone where they must be
# needs: nothing
# takes: 1 min
# modules: LayoutSnapshotTesting
# paths: Scripts/check-inline Scripts/support/client-folder Fixtures/Projects/Inline
set -euo pipefail

Scripts/check-inline "$SCRATCH-inline" "$SCRATCH"
