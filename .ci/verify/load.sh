#!/usr/bin/env bash
# Thousands of snapshots from many threads and processes spoil nothing for each other, and leave no memory behind
# needs: nothing
# takes: 1 min
# modules: LayoutSnapshotTestingTests LayoutSnapshotCommandTests
# paths: .ci/thorough-tests .ci/test_log.py Scripts/test Scripts/support/test_summary.py Scripts/setup Fixtures Snapshots
# tests: startsManyProcesses
set -euo pipefail

.ci/thorough-tests startsManyProcesses
