#!/usr/bin/env bash
# An app whose models belong to the main actor compiles with the trait MainActorViews, and is drawn
# needs: nothing
# takes: 5 min
# modules: LayoutSnapshotTesting UIKit UIKitLogging UIKitAVFoundation UIKitCombine UIKitCoreData UIKitFrameworks UIKitMapKit UIKitServices UIKitWebKit _Testing_UIKit UIKitSources layout-snapshot-prepare
# paths: Scripts/check-isolation Scripts/support/client-folder Fixtures/Projects/IsolatedApp
set -euo pipefail

Scripts/check-isolation "$SCRATCH-isolated-app"
