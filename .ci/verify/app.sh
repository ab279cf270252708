#!/usr/bin/env bash
# An app's own UIKit sources compile as they are, act and are drawn
# needs: nothing
# takes: 6 min
# modules: LayoutSnapshotTesting UIKit UIKitLogging UIKitAVFoundation UIKitCombine UIKitCoreData UIKitFrameworks UIKitMapKit UIKitServices UIKitWebKit _Testing_UIKit UIKitSources layout-snapshot-prepare
# paths: Scripts/check-app Scripts/support/client-folder Fixtures/Projects/App
set -euo pipefail

Scripts/check-app "$SCRATCH-app"
