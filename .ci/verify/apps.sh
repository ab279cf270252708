#!/usr/bin/env bash
# Whole apps of others get a package and draw their screens
# needs: nothing
# takes: 2 min
# modules: LayoutSnapshotTesting UIKit UIKitLogging UIKitAVFoundation UIKitCombine UIKitCoreData UIKitFrameworks UIKitMapKit UIKitServices UIKitWebKit _Testing_UIKit UIKitSources layout-snapshot-prepare layout-snapshot
# paths: Scripts/check-apps
# sources: CodeExamples
set -euo pipefail

# The builds of other gates, in which next to nothing is left to compile.
mkdir -p "$SCRATCH-app/App"
swift build --scratch-path "$SCRATCH" --product layout-snapshot
export PROGRAM="$SCRATCH/debug/layout-snapshot" BUILD="$SCRATCH-app/App/.build"
# A few of them, because each is linked by itself; `Scripts/check-apps` alone takes all.
last="$(Scripts/check-apps "$LAYOUT_SNAPSHOT_FOREIGN_SOURCES/CodeExamples" "$SCRATCH-apps" \
  'AutoLayout|Stacks|DarkTheme|AllVisible|ListCollection' | tee /dev/stderr | tail -n 1)"
[ "$last" = "5 apps, 5 run" ] || { echo "apps: $last" >&2; exit 1; }
echo "$last"
