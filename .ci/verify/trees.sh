#!/usr/bin/env bash
# The smallest trees that failed checks leave as code compile, fail the same checks, and need all of their views
# needs: nothing
# takes: 1 min
# modules: LayoutSnapshotTesting
# paths: Scripts/check-smallest-trees Scripts/support/client-folder Fixtures/Projects/Client Fixtures/SmallestTrees
set -euo pipefail

Scripts/check-smallest-trees "$SCRATCH-trees" "$SCRATCH"
