#!/usr/bin/env bash
# The report works in a real browser, reviewing on a terminal, and the recipes run
# needs: chromium, and PyYAML by apt or pip
# takes: 2 min
# modules: layout-snapshot
# paths: .ci/python .ci/apt Scripts/support/report_in_browser.py Scripts/support/chromium.py Scripts/support/review_in_terminal.py Scripts/support/recipes.py Documentation/CI Snapshots/LayoutSnapshotTestingTests
set -euo pipefail
source .ci/python

command -v chromium >/dev/null || command -v google-chrome >/dev/null || .ci/apt chromium

swift build --scratch-path "$SCRATCH" --product layout-snapshot
program="$SCRATCH/debug/layout-snapshot"
python3 Scripts/support/report_in_browser.py "$program" "$SCRATCH/report-screenshots"
python3 Scripts/support/review_in_terminal.py "$program"
echo "screenshots: $SCRATCH/report-screenshots"

# Debian's package serves Debian's Python, and no other.
if ! python3 -c 'import yaml' 2>/dev/null; then
  .ci/apt python3-yaml || true
  python3 -c 'import yaml' 2>/dev/null || python3 -m pip install --quiet pyyaml
fi
python3 Scripts/support/recipes.py "$program"
