#!/usr/bin/env bash
# Whole apps of others get a package and draw their screens
# lane: own builds
set -euo pipefail

apps="${LAYOUT_SNAPSHOT_CORPUS:-../shared/corpus}/uikit-sources/CodeExamples"
if [ ! -d "$apps" ]; then
  echo "apps: SKIPPED: there are no apps at $apps; name the corpus in LAYOUT_SNAPSHOT_CORPUS"
  exit 0
fi
mkdir -p "$SCRATCH-app/App" "$SCRATCH-client/Client"
# The builds of other gates, in which next to nothing is left to compile.
client="$(cd "$SCRATCH-client" && pwd)/Client/.build"
swift build --scratch-path "$client" --product layout-snapshot
export PROGRAM="$client/debug/layout-snapshot" BUILD="$(cd "$SCRATCH-app" && pwd)/App/.build"
# As many as there is time for, because each is linked by itself; `Scripts/check-apps --all` takes all.
said="$(Scripts/check-apps "$apps" "$SCRATCH-apps" --minutes 6 | tee /dev/stderr)"
if grep -q '^failed' <<<"$said"; then
  echo "apps: not all run" >&2
  exit 1
fi
tail -n 1 <<<"$said" | awk '{ exit !($1 >= 20 && $3 >= 5) }' || { echo "apps: fewer than five were run" >&2; exit 1; }
