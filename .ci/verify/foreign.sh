#!/usr/bin/env bash
# Sources of others are prepared, and what comes out is Swift
# needs: nothing
# takes: 1 min
# modules: layout-snapshot-prepare
# paths: Scripts/check-prepared Sources/LayoutSnapshotViews
# sources: .
set -euo pipefail

Scripts/check-prepared "$LAYOUT_SNAPSHOT_FOREIGN_SOURCES"
