#!/usr/bin/env bash
# Tests on pictures and documents of others pass
# needs: nothing
# takes: 2 min
# modules: LayoutSnapshotPNGTests LayoutSnapshotImageDiffTests LayoutSnapshotToolsTests LayoutSnapshotInterfaceBuilderTests
# paths: .ci/thorough-tests .ci/test_log.py Scripts/test Scripts/support/test_summary.py Scripts/setup Fixtures
# tests: needsCorpus
# corpus: interface-builder pixelmatch pngsuite
set -euo pipefail

.ci/thorough-tests needsCorpus
