#!/usr/bin/env bash
# Sources of others are prepared, and what comes out is Swift
set -euo pipefail

Scripts/check-prepared

Scripts/check-articles

corpus="${LAYOUT_SNAPSHOT_CORPUS:-../shared/corpus}/uikit-sources"
if [ ! -d "$corpus" ]; then
  echo "coverage: SKIPPED: there are no sources at $corpus; name the corpus in LAYOUT_SNAPSHOT_CORPUS"
  exit 0
fi
last="$(Scripts/uikit-coverage "$corpus" | tail -n 1)"
echo "$last"
# Two use what is not there, and say so.
awk '{ exit !($1 >= 74 && $3 >= 72) }' <<<"$last" || { echo "coverage: fewer files compile than did" >&2; exit 1; }
