#!/usr/bin/env bash
# Whole apps of others get a package and draw their screens
set -euo pipefail

apps="${LAYOUT_SNAPSHOT_CORPUS:-../shared/corpus}/uikit-sources/CodeExamples"
if [ ! -d "$apps" ]; then
  echo "apps: SKIPPED: there are no apps at $apps; name the corpus in LAYOUT_SNAPSHOT_CORPUS"
  exit 0
fi
# The builds of other gates, in which next to nothing is left to compile.
mkdir -p "$SCRATCH-app/App"
swift build --scratch-path "$SCRATCH" --product layout-snapshot
export PROGRAM="$SCRATCH/debug/layout-snapshot" BUILD="$SCRATCH-app/App/.build"
# A few of them, because each is linked by itself; `Scripts/check-apps` alone takes all.
last="$(Scripts/check-apps "$apps" "$SCRATCH-apps" 'AutoLayout|Stacks|DarkTheme|AllVisible|ListCollection' | tee /dev/stderr | tail -n 1)"
[ "$last" = "5 apps, 5 run" ] || { echo "apps: $last" >&2; exit 1; }
