#!/usr/bin/env bash
# Tests that take minutes or call the compiler pass
# needs: nothing
# takes: 2 min
# modules: GalleryTests LayoutConstraintSolverTests LayoutSnapshotProofsTests LayoutSnapshotSourcesTests LayoutSnapshotTestingTests LayoutSnapshotToolsTests LayoutSnapshotViewsTests
# paths: .ci/thorough-tests .ci/test_log.py Scripts/test Scripts/support/test_summary.py Scripts/setup Fixtures Snapshots
# tests: takesMinutes needsCompiler
set -euo pipefail

.ci/thorough-tests takesMinutes needsCompiler
