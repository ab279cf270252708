#!/usr/bin/env bash
# Threads that take snapshots, draw and write files at once do not disturb each other
# needs: the thread sanitizer
# takes: 12 min
# modules: LayoutSnapshotTestingTests LayoutSnapshotStoreTests LayoutSnapshotRasterTests LayoutSnapshotTurnsTests UIKitCombineTests UIKitCombineAppTests
# paths: Scripts/check-threads Fixtures Snapshots
set -euo pipefail

Scripts/check-threads "$SCRATCH-threads"
